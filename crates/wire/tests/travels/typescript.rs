//! The types of the wire for TypeScript: `web/src/wire/generated.ts` is written from the Rust ones.
//!
//! `REWRITE_TYPES=1 cargo test --package wire typescript` writes it anew.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use ts_rs::{Config, TS, TypeVisitor};
use wire::live::{
    AboutView, ClientMessage, DuelRequest, FigureSummary, FigureView, GameListView, HouseRuleView, JoinRequest, Joined,
    LanguageWire, LessonSummary, NewGame, OddsView, RuleView, ScenarioSummary, ScenarioView, ServerMessage,
    SightRequest,
};
use wire::{Position, ReplayView, shelf, workshop};

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire/generated.ts");
const HEAD: &str = "// Written from crates/wire by its test `typescript`; do not edit.\n";

/// Declarations by name: what a type needs is declared with it.
#[derive(Default)]
struct Declared(BTreeMap<String, String>);

impl TypeVisitor for Declared {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let config = Config::default();
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&config);
        if self.0.contains_key(&name) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        self.0.insert(name, format!("{docs}export {}\n", T::decl(&config)));
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}

fn declarations() -> String {
    let mut declared = Declared::default();
    declared.visit::<ClientMessage>();
    declared.visit::<ServerMessage>();
    // Answers are flattened into messages, and still have a name.
    declared.visit::<wire::live::AnswerWire>();
    declared.visit::<ScenarioView>();
    declared.visit::<NewGame>();
    declared.visit::<JoinRequest>();
    declared.visit::<Joined>();
    declared.visit::<GameListView>();
    declared.visit::<LanguageWire>();
    declared.visit::<wire::live::ExchangeView>();
    declared.visit::<wire::live::RecordedRequest>();
    declared.visit::<wire::live::RecordedView>();
    declared.visit::<OddsView>();
    declared.visit::<AboutView>();
    declared.visit::<ScenarioSummary>();
    declared.visit::<LessonSummary>();
    declared.visit::<FigureSummary>();
    declared.visit::<FigureView>();
    declared.visit::<wire::live::ExerciseCourseView>();
    declared.visit::<wire::live::ExerciseRequest>();
    declared.visit::<wire::live::ExerciseView>();
    declared.visit::<wire::live::ExerciseAnswer>();
    declared.visit::<wire::live::ExerciseVerdictView>();
    declared.visit::<RuleView>();
    declared.visit::<HouseRuleView>();
    declared.visit::<wire::live::TablesView>();
    declared.visit::<DuelRequest>();
    declared.visit::<SightRequest>();
    declared.visit::<wire::live::RetreatRequest>();
    declared.visit::<wire::live::RetreatView>();
    declared.visit::<wire::fairness::TrialRequest>();
    declared.visit::<wire::fairness::TrialView>();
    declared.visit::<wire::fairness::CertificateRequest>();
    declared.visit::<wire::fairness::CertificateView>();
    declared.visit::<wire::fairness::VerifyRequest>();
    declared.visit::<wire::fairness::VerifyView>();
    declared.visit::<wire::fairness::AdviceRequest>();
    declared.visit::<wire::fairness::AdviceView>();
    declared.visit::<wire::fairness::SkirmishRequest>();
    declared.visit::<wire::fairness::SkirmishView>();
    declared.visit::<wire::fairness::SkirmishChoicesView>();
    declared.visit::<Position>();
    declared.visit::<ReplayView>();
    declared.visit::<workshop::DraftReadRequest>();
    declared.visit::<workshop::DraftReadView>();
    declared.visit::<workshop::DraftCheckRequest>();
    declared.visit::<workshop::DraftCheckView>();
    declared.visit::<workshop::DraftWriteRequest>();
    declared.visit::<workshop::DraftWrittenView>();
    declared.visit::<workshop::StockView>();
    declared.visit::<workshop::BattleTextView>();
    declared.visit::<workshop::GameBattleView>();
    declared.visit::<shelf::PublishRequest>();
    declared.visit::<shelf::PublishedView>();
    declared.visit::<shelf::ShelfListView>();
    declared.visit::<shelf::ShelfBattleView>();
    declared.visit::<shelf::ShelfThumbRequest>();
    declared.visit::<shelf::ShelfReportRequest>();
    declared.visit::<shelf::ShelfDone>();
    let mut text = HEAD.to_owned();
    for declaration in declared.0.values() {
        text.push('\n');
        for line in declaration.lines() {
            let _ = writeln!(text, "{}", line.trim_end());
        }
    }
    text
}

#[test]
fn the_types_of_the_page_are_those_of_the_server() {
    let text = declarations();
    if std::env::var_os("REWRITE_TYPES").is_some() {
        std::fs::create_dir_all(Path::new(FILE).parent().unwrap()).unwrap();
        std::fs::write(FILE, &text).unwrap();
    }
    let kept = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(kept == text, "{FILE} is stale; run REWRITE_TYPES=1 cargo test --package wire typescript");
}
