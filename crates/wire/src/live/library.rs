//! What can be looked up without a game: the server itself, battles, rules, the odds of two units.

use super::{DepthWire, WeaponWire};
use crate::position::{Both, FlawView, NameView, Position};
use crate::words::{CampWire, LevelWire, ScenarioKindWire, StatusWire, TemperamentWire};
use rulebook::{Book, Clause, HouseRule, Language, Status};
use scenario::Scenario;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What a server is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AboutView {
    /// `Étendard`.
    pub name: String,
    /// The version of the program.
    pub version: String,
    /// The version of the rules.
    pub rules: u32,
    /// The version of replay files.
    pub replays: u32,
    /// The books, by key.
    pub books: Vec<BookView>,
    /// Computer players, the easiest first.
    pub levels: Vec<LevelView>,
    /// Their temperaments.
    pub temperaments: Vec<TemperamentView>,
}

/// A book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BookView {
    /// Its key.
    pub key: String,
    /// Its title.
    pub title: String,
}

/// A computer player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LevelView {
    /// Its key.
    pub key: LevelWire,
    /// What it is called.
    pub name: NameView,
}

/// A temperament of computer players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TemperamentView {
    /// Its key.
    pub key: TemperamentWire,
    /// What it is called.
    pub name: NameView,
}

/// A battle in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ScenarioSummary {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub title: NameView,
    /// The key of the book.
    pub book: String,
    /// A battle, or a training battle.
    pub kind: ScenarioKindWire,
    /// The year, negative before our era.
    pub year: i16,
    /// Shortest and longest usual length, in minutes.
    pub minutes: Option<[u16; 2]>,
    /// Hexes from west to east.
    pub columns: u8,
    /// Hexes from north to south.
    pub rows: u8,
    /// Units of both armies.
    pub units: u8,
    /// What the armies are called.
    pub armies: Both<NameView>,
}

impl ScenarioSummary {
    /// A scenario in a list.
    #[must_use]
    pub fn of(scenario: &Scenario) -> Self {
        let (file, setup) = (scenario.file(), scenario.setup());
        let grid = setup.board.grid();
        let army = |camp: CampWire| scenario.cast().army(camp.into()).into();
        Self {
            id: file.id.clone(),
            title: (&file.title).into(),
            book: file.book.to_string(),
            kind: file.kind.into(),
            year: file.year,
            minutes: file.minutes,
            columns: grid.columns(),
            rows: grid.rows(),
            units: u8::try_from(setup.units.len()).unwrap_or(u8::MAX),
            armies: Both { north: army(CampWire::North), south: army(CampWire::South) },
        }
    }
}

/// A lesson in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonSummary {
    /// Its id.
    pub id: String,
    /// The key of the book.
    pub book: String,
    /// Its place in the course of its book, from 1.
    pub number: u8,
    /// What it is called.
    pub title: NameView,
    /// Why it is taken, in two sentences.
    pub story: NameView,
    /// Shortest and longest usual length, in minutes.
    pub minutes: Option<[u16; 2]>,
    /// How many steps it has.
    pub steps: u8,
}

impl LessonSummary {
    /// A lesson in a list.
    #[must_use]
    pub fn of(scenario: &Scenario, number: u8) -> Self {
        let file = scenario.file();
        Self {
            id: file.id.clone(),
            book: file.book.to_string(),
            number,
            title: (&file.title).into(),
            story: (&file.story).into(),
            minutes: file.minutes,
            steps: u8::try_from(file.steps.len()).unwrap_or(u8::MAX),
        }
    }
}

/// A clause of the rules, as one book has it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RuleView {
    /// `MOD-5`.
    pub clause: String,
    /// The key of the book.
    pub book: String,
    /// The section of its chapter.
    pub section: String,
    /// What it says, in the reader's language.
    pub text: String,
    /// How it is played.
    pub status: StatusWire,
    /// Why it is not played, if it is not.
    pub why: Option<String>,
    /// The figures and cases that show it, as `/api/figures` knows them; the best first.
    pub shown: Vec<String>,
    /// Why nothing shows it, if nothing does; `shown` has then what comes nearest.
    pub unseen: Option<String>,
}

impl RuleView {
    /// A clause in a book; none where the book has no such clause.
    #[must_use]
    pub fn of(clause: Clause, book: Book, language: Language) -> Option<Self> {
        let place = Book::ALL.iter().position(|known| *known == book)?;
        let entry = clause.entry().books[place]?;
        let (status, why) = match clause.status_in(book) {
            Status::Played => (StatusWire::Played, None),
            Status::ByType => (StatusWire::ByType, None),
            Status::NotPlayed(why) => (StatusWire::NotPlayed, Some(why.in_language(language).to_owned())),
        };
        Some(Self {
            clause: clause.id().to_owned(),
            book: book.to_string(),
            section: entry.section.to_owned(),
            text: clause.text(book, language).to_owned(),
            status,
            why,
            shown: Vec::new(),
            unseen: None,
        })
    }
}

/// A house rule: something a table may agree to play otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct HouseRuleView {
    /// Its key, as `options` take it.
    pub key: String,
    /// What it is called.
    pub name: NameView,
    /// What changes with it, in a sentence.
    pub says: NameView,
    /// The clause it reads otherwise.
    pub clause: String,
    /// The keys of the books it means something in.
    pub books: Vec<String>,
    /// Both readings played, book by book.
    pub played: Vec<PlayedReadings>,
}

/// Two cases, as `/api/figures` knows them: what happens without a house rule, and with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PlayedReadings {
    /// The key of the book.
    pub book: String,
    /// The ruling it is about, if it is about one.
    pub ruling: Option<u8>,
    /// As the book is played.
    pub ours: String,
    /// As the house rule plays it.
    pub other: String,
}

impl HouseRuleView {
    /// A house rule, and the books it means something in.
    #[must_use]
    pub fn of(rule: HouseRule, books: impl Iterator<Item = Book>) -> Self {
        Self {
            key: rule.to_string(),
            name: rule.name().into(),
            says: rule.says().into(),
            clause: rule.clause().id().to_owned(),
            books: books.map(|book| book.to_string()).collect(),
            played: Vec::new(),
        }
    }
}

/// Two units at the real table: what are the odds?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DuelRequest {
    /// The key of the book.
    pub book: String,
    /// House rules.
    #[serde(default)]
    pub options: Vec<String>,
    /// Who attacks.
    pub attacker: DuelSide,
    /// Whom.
    pub target: DuelSide,
    /// Hexes between them; 1 is melee.
    #[serde(default = "one")]
    pub distance: u8,
    /// Hexes the attacker has moved this turn.
    #[serde(default)]
    pub moved: u8,
    /// The palisade, ditch or fortification the target stands behind.
    #[serde(default)]
    pub work: Option<String>,
    /// The arm of another unit of the attacker's side that stands beside the target.
    #[serde(default)]
    pub beside: Option<String>,
    /// Does one of the attacker's officers fight in the front rank?
    #[serde(default)]
    pub front_rank: bool,
    /// Does the target evade?
    #[serde(default)]
    pub evades: bool,
    /// How far the combat is followed.
    #[serde(default)]
    pub depth: DepthWire,
}

/// One of the two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DuelSide {
    /// Its troop, by its key in the book.
    pub troop: String,
    /// Elements left; those of the troop if left out.
    #[serde(default)]
    pub elements: Option<u8>,
    /// What is written on it.
    #[serde(default)]
    pub traits: Vec<String>,
    /// What it stands on; `clear` if left out.
    #[serde(default)]
    pub ground: Option<String>,
    /// How high.
    #[serde(default)]
    pub height: u8,
    /// Is it supported?
    #[serde(default)]
    pub supported: bool,
    /// Officers with it.
    #[serde(default)]
    pub officers: u8,
    /// Free rows behind it; 8 if left out.
    #[serde(default)]
    pub room: Option<u8>,
    /// The order given for it.
    #[serde(default)]
    pub order: Option<String>,
}

const fn one() -> u8 {
    1
}

/// Who sees whom on the field of a scenario, before the battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SightRequest {
    /// The id of the scenario.
    pub scenario: String,
    /// House rules in place of the scenario's; its own if left out.
    #[serde(default)]
    pub options: Option<Vec<String>>,
    /// From this hex.
    pub from: String,
    /// To this one.
    pub to: String,
    /// With what weapon; that of whoever stands there if left out.
    #[serde(default)]
    pub weapon: Option<WeaponWire>,
}

/// A replay file to be played again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RecordedRequest {
    /// The whole file.
    pub replay: String,
    /// How many of its lines.
    pub lines: usize,
}

/// The table as a replay file leaves it after so many lines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RecordedView {
    /// How many lines were played.
    pub played: usize,
    /// Who stands where.
    pub position: Position,
    /// What the last of them told, in the reader's language.
    pub told: Vec<String>,
    /// Why it plays no further, if it does not.
    pub flaw: Option<FlawView>,
}
