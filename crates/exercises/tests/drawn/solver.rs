//! A solver that has never seen how exercises are made: it asks the list of legal commands, plays the attack to its dice,
//! looks which question the machine stops at.

use battle::{Actor, Battle, Combatant, Command, Pending, Question, UnitId};
use chronicle::ExerciseTask;
use exercises::{Exercise, ExercisePick};
use std::collections::BTreeSet;

/// What it would answer.
pub(crate) fn solve(exercise: &Exercise) -> BTreeSet<String> {
    let (battle, view) = (&exercise.battle, exercise.battle.view());
    let hex = |cell| exercise.key(ExercisePick::Hex(cell));
    let at = |unit| view.cell(unit).map(hex);
    let legal = battle.legal().into_iter();
    match exercise.task {
        ExerciseTask::Whom(own) => legal
            .filter_map(|command| match command {
                Command::Attack { unit, target: Combatant::Unit(target) } if unit == own => at(target),
                _ => None,
            })
            .collect(),
        ExerciseTask::Who(foe) => legal
            .filter_map(|command| match command {
                Command::Attack { unit, target } if target == Combatant::Unit(foe) => at(unit),
                _ => None,
            })
            .collect(),
        ExerciseTask::Dice(unit, target) => [rolled(battle, unit, target).to_string()].into(),
        ExerciseTask::Retreat(..) => legal
            .filter_map(|command| match command {
                Command::RetreatTo { to } => Some(hex(to)),
                _ => None,
            })
            .collect(),
        ExerciseTask::FollowUp(..) => {
            let asked = matches!(battle.pending(), Pending::Decision(_, Question::FollowUp));
            let may = |yes| battle.legal().contains(&Command::FollowUp { yes });
            let word = match (asked, may(true), may(false)) {
                (true, true, true) => "may",
                (true, true, false) => "must",
                _ => "never",
            };
            [word.to_owned()].into()
        }
        ExerciseTask::Riposte(..) => {
            let asked = matches!(battle.pending(), Pending::Decision(_, Question::Riposte));
            [if asked { "yes" } else { "no" }.to_owned()].into()
        }
        ExerciseTask::Call(_) => legal
            .filter_map(|command| match command {
                Command::Select { unit } => at(unit),
                _ => None,
            })
            .collect(),
        ExerciseTask::Reach(unit) => offered(exercise, &moves(battle, unit, &hex)),
        ExerciseTask::Sight(unit, foe) => {
            let ends = view.cell(unit).zip(view.cell(foe)).expect("both stand on the table");
            let sees = view.sees(ends.0, ends.1, view.weapon(unit));
            [if sees { "yes" } else { "no" }.to_owned()].into()
        }
    }
}

fn moves(battle: &Battle, unit: UnitId, hex: &impl Fn(battle::Cell) -> String) -> BTreeSet<String> {
    let mut ends = BTreeSet::new();
    battle.view().each_legal_of(Actor::Unit(unit), |command| {
        if let Command::Move { to, .. } = command {
            ends.insert(hex(to));
        }
    });
    ends
}

fn offered(exercise: &Exercise, ends: &BTreeSet<String>) -> BTreeSet<String> {
    let keys = exercise.options.iter().map(|option| exercise.key(option.pick));
    keys.filter(|key| ends.contains(key)).collect()
}

/// The dice the machine asks for when the attack is declared and nobody gives an order or stands in front.
fn rolled(battle: &Battle, unit: UnitId, target: UnitId) -> u8 {
    let mut played = battle.clone();
    played.by_hand().command(Command::Attack { unit, target: Combatant::Unit(target) }, &mut ()).expect("it is legal");
    loop {
        let answer = match played.pending() {
            Pending::Chance(chance) => return chance.dice,
            Pending::Over(_) => panic!("a battle does not end before the dice"),
            Pending::Decision(_, question) => match question {
                Question::FrontRank => Command::FrontRank { officer: None },
                Question::Evade => Command::Evade { yes: false },
                Question::AttackOrder => Command::AttackOrder { order: None },
                Question::DefenceOrder => Command::DefenceOrder { order: None },
                Question::Riposte => Command::Riposte { yes: false },
                other => panic!("{other:?} is not asked before the dice"),
            },
        };
        played.by_hand().command(answer, &mut ()).expect("nothing more is always allowed");
    }
}
