//! Advice found by trying.

use super::{Wanted, paper};
use crate::Outcome;
use crate::arena::bell;
use crate::error::Error;
use balance::{AdviceCourse, FairShare, TrialBattle};
use rulebook::{Language, Words};
use std::process::ExitCode;
use wire::fairness::TriedCounts;

/// Tries changes and says what was measured.
pub(super) fn run(battle: &TrialBattle, wanted: &Wanted, language: Language) -> Result<Outcome, Error> {
    let contest = super::certificate::contest_of_player(wanted, language)?;
    let mut course = AdviceCourse::new(battle, contest.north, wanted.seed.min(balance::MAX_SEED), wanted.games);
    let bell = bell(usize::try_from(course.progress().1).unwrap_or(usize::MAX));
    while 0 < course.step(8).map_err(|error| Error::World(error.to_string()))? {
        bell.set_position(u64::from(course.progress().0));
    }
    bell.finish_and_clear();
    let say = |fr: &'static str, en: &'static str| Words::new(fr, en).in_language(language);
    let measured = |counts: &TriedCounts| {
        let share = FairShare::north(counts.won);
        let ((low, high), games) = (share.interval(), counts.won.games());
        format!(
            "{} ({}–{}), {games} {}, {} {}",
            paper::percent(share.per_mille(), language),
            paper::percent(low, language),
            paper::percent(high, language),
            say("parties", "games"),
            paper::mean(counts.turns, games, language),
            say("tours", "turns"),
        )
    };
    let mut lines = vec![format!(
        "{}{} {}",
        say("telle quelle, le nord", "as it is, the north"),
        say("\u{a0}:", ":"),
        measured(&course.state().base)
    )];
    for tried in course.advice() {
        let words = tried.change.words(battle);
        let mark = if tried.nearer {
            "*"
        } else if tried.counts.out {
            "-"
        } else {
            " "
        };
        lines.push(format!("{mark} {} → {}", paper::in_language(&words, language), measured(&tried.counts)));
    }
    lines.push(
        say(
            "* plus près de l’équilibre\u{a0}; - abandonnée en chemin",
            "* nearer to an even battle; - given up on the way",
        )
        .to_owned(),
    );
    Ok(Outcome { text: lines.join("\n") + "\n", code: ExitCode::SUCCESS })
}
