//! What a soldier does without thinking: an answer to every question at once.

use battle::{Battle, Camp, Combatant, Command, Pending, Question, View};

/// The first thing that comes to mind.
///
/// # Panics
/// When nobody is asked.
pub(crate) fn reflex(battle: &Battle) -> Command {
    let Pending::Decision(camp, question) = battle.pending() else { panic!("nobody is asked") };
    let view = battle.view();
    let plain = match question {
        Question::FrontRank => Some(Command::FrontRank { officer: None }),
        Question::AttackOrder => Some(Command::AttackOrder { order: None }),
        Question::DefenceOrder => Some(Command::DefenceOrder { order: None }),
        Question::Evade => Some(Command::Evade { yes: false }),
        Question::Riposte => Some(Command::Riposte { yes: true }),
        Question::GoAlong => Some(Command::GoAlong { yes: true }),
        Question::Movement => Some(Command::EndMovement),
        Question::Combat => Some(Command::EndCombat),
        Question::Command
        | Question::Selection
        | Question::IgnoreFlags
        | Question::Retreat
        | Question::FollowUp
        | Question::Pursue
        | Question::PursueAttack
        | Question::Flee
        | Question::Elephant
        | Question::ReplaceGeneral => None,
    };
    plain.unwrap_or_else(|| pick(view, camp))
}

/// The listed answer that ranks highest; the first of those that rank alike.
fn pick(view: View<'_>, camp: Camp) -> Command {
    let mut best: Option<(i32, Command)> = None;
    view.each_legal(|command| {
        let rank = rank(view, camp, command);
        if best.is_none_or(|(other, _)| other < rank) {
            best = Some((rank, command));
        }
    });
    best.expect("a decision has at least one legal answer").1
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
        Command::IgnoreFlags { flags } => i32::from(flags),
        Command::RetreatTo { to: cell } | Command::Flee { to: cell, .. } | Command::ReplaceGeneral { at: cell, .. } => {
            let own = |unit: &battle::UnitId| view.camp(*unit) == camp;
            let friends = i32::try_from(view.units_around(cell).filter(own).count()).unwrap_or(0);
            let enemies = i32::try_from(view.units_around(cell).count()).unwrap_or(0) - friends;
            friends - 4 * enemies
        }
        Command::FollowUp { yes: follows } => i32::from(follows),
        // A pursuer goes where there is somebody to strike; of several, the weakest.
        Command::PursueTo { to: cell } => {
            let prey = view.units_around(cell).filter(|unit| view.camp(*unit) != camp);
            prey.map(|unit| 9 - i32::from(view.elements(unit))).max().unwrap_or(0)
        }
        Command::PursueAttack { target: Some(Combatant::Unit(unit)) } => 20 - i32::from(view.elements(unit)),
        Command::PursueAttack { target: Some(Combatant::Elephant(_)) } => 1,
        Command::ElephantAttacks { target: foe } => i32::from(view.camp_of(foe) != camp),
        Command::SelectOfficer { .. } | Command::Manoeuvre { .. } => -100,
        _ => 0,
    }
}

/// Hexes to the nearest enemy unit; many if there is none.
pub(crate) fn nearest_enemy(view: View<'_>, camp: Camp, cell: battle::Cell) -> u8 {
    let enemies = view.unit_ids().filter(|unit| view.camp(*unit) != camp).filter_map(|unit| view.cell(unit));
    enemies.map(|at| u8::try_from(view.distance(cell, at)).unwrap_or(u8::MAX)).min().unwrap_or(99)
}
