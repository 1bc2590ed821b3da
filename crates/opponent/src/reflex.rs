//! What a soldier does without thinking: an answer to every question at once.

use battle::{Battle, Camp, Command, Pending, Question, View};
use odds::{highest_answer, plain_answer, plain_rank};

/// The first thing that comes to mind.
///
/// # Panics
/// When nobody is asked.
pub(crate) fn reflex(battle: &Battle) -> Command {
    let Pending::Decision(camp, question) = battle.pending() else { panic!("nobody is asked") };
    let view = battle.view();
    let at_once = match question {
        Question::Movement => Some(Command::EndMovement),
        Question::Combat => Some(Command::EndCombat),
        // Where an officer's die alone makes the attack, one of those who are there must lead it (CBT-6).
        Question::FrontRank => plain_answer(question).filter(|command| battle.check(*command).is_ok()),
        _ => plain_answer(question),
    };
    let best = || highest_answer(view, |command| rank(view, camp, command));
    at_once.or_else(best).expect("a decision has at least one legal answer")
}

/// How an answer ranks among those of its question.
fn rank(view: View<'_>, camp: Camp, command: Command) -> i32 {
    match command {
        Command::Activate { officer } => view.unit_ids().fold(0, |count, unit| {
            let near = view
                .cell(unit)
                .zip(view.officer_cell(officer))
                .is_some_and(|(one, other)| view.camp(unit) == camp && view.distance(one, other) <= 3);
            count + i32::from(near)
        }),
        Command::Select { unit } => view.cell(unit).map_or(0, |cell| 20 - i32::from(nearest_enemy(view, camp, cell))),
        Command::RetreatTo { to: cell } | Command::Flee { to: cell, .. } | Command::ReplaceGeneral { at: cell, .. } => {
            let own = |unit: &battle::UnitId| view.camp(*unit) == camp;
            let friends = i32::try_from(view.units_around(cell).filter(own).count()).unwrap_or(0);
            let enemies = i32::try_from(view.units_around(cell).count()).unwrap_or(0) - friends;
            friends - 4 * enemies
        }
        // A pursuer goes where there is somebody to strike; of several, the weakest.
        Command::PursueTo { to: cell } => {
            let prey = view.units_around(cell).filter(|unit| view.camp(*unit) != camp);
            prey.map(|unit| 9 - i32::from(view.elements(unit))).max().unwrap_or(0)
        }
        Command::SelectOfficer { .. } | Command::Manoeuvre { .. } => -100,
        _ => plain_rank(view, camp, command),
    }
}

/// Hexes to the nearest enemy unit; many if there is none.
pub(crate) fn nearest_enemy(view: View<'_>, camp: Camp, cell: battle::Cell) -> u8 {
    let enemies = view.unit_ids().filter(|unit| view.camp(*unit) != camp).filter_map(|unit| view.cell(unit));
    enemies.map(|at| u8::try_from(view.distance(cell, at)).unwrap_or(u8::MAX)).min().unwrap_or(99)
}
