//! Who may attack whom: the predicate is asked of everybody.

use super::Sketch;
use crate::options::{Difficulty, ExerciseOption, ExercisePick, OptionReason};
use crate::walk::BattleWalk;
use battle::{Actor, Battle, Because, Combatant, Command, Pending, Question, UnitId, View};
use chronicle::{ExerciseTask, InHand};

/// Whom each unit may attack whose time it is.
pub(super) fn whom(walk: &BattleWalk) -> Vec<Sketch> {
    let (battle, view) = (&walk.battle, walk.battle.view());
    let Some(fighters) = fighters(battle) else { return Vec::new() };
    let foes: Vec<UnitId> = on_table(view, view.active().opposite());
    let of = |unit: UnitId| {
        let options = foes.iter().filter_map(|foe| option(battle, unit, *foe, *foe)).collect();
        let sketch = Sketch::tempting(ExerciseTask::Whom(unit), options)?;
        // Nobody at all is an answer where much tempts, and only there.
        let someone = sketch.options.iter().any(|option| option.is_right);
        (someone || sketch.difficulty == Difficulty::Hard).then_some(sketch)
    };
    fighters.into_iter().filter(|unit| !walk.ear.ordered.contains(unit)).filter_map(of).collect()
}

/// Who may attack each enemy, of all who stand on the table.
pub(super) fn who(walk: &BattleWalk) -> Vec<Sketch> {
    let (battle, view) = (&walk.battle, walk.battle.view());
    if fighters(battle).is_none() || !walk.ear.ordered.is_empty() {
        return Vec::new();
    }
    let own = on_table(view, view.active());
    let of = |foe: UnitId| {
        let options = own.iter().filter_map(|unit| option(battle, *unit, foe, *unit)).collect();
        let sketch = Sketch::tempting(ExerciseTask::Who(foe), options)?;
        // Somebody must be able to: an enemy nobody can reach is no question.
        sketch.options.iter().any(|option| option.is_right).then_some(sketch)
    };
    on_table(view, view.active().opposite()).into_iter().filter_map(of).collect()
}

/// Those who may still fight now, while nothing is loose on the table; nothing outside the combat phase.
fn fighters(battle: &Battle) -> Option<Vec<UnitId>> {
    let view = battle.view();
    if !matches!(battle.pending(), Pending::Decision(_, Question::Combat)) || view.elephants().next().is_some() {
        return None;
    }
    let mut fighters = Vec::new();
    view.each_actor(|actor| {
        if let Actor::Unit(unit) = actor {
            fighters.push(unit);
        }
    });
    Some(fighters)
}

fn on_table(view: View<'_>, camp: battle::Camp) -> Vec<UnitId> {
    view.units_of(camp).filter(|unit| view.cell(*unit).is_some()).collect()
}

/// One of the two is what is picked.
fn option(battle: &Battle, unit: UnitId, foe: UnitId, picked: UnitId) -> Option<ExerciseOption> {
    let view = battle.view();
    let (from, at, cell) = (view.cell(unit)?, view.cell(foe)?, view.cell(picked)?);
    let target = Combatant::Unit(foe);
    let pick = ExercisePick::Hex(cell);
    Some(match battle.check(Command::Attack { unit, target }) {
        Ok(()) => ExerciseOption { pick, is_right: true, tempts: false, clause: None, reason: OptionReason::Allowed },
        Err(refusal) => ExerciseOption {
            pick,
            is_right: false,
            tempts: tempts(view, unit, foe, refusal.because),
            clause: Some(refusal.clause),
            reason: OptionReason::Pointed(Some(InHand::Unit(unit)), if picked == foe { cell } else { at }),
        },
    })
    .filter(|_| from != at)
}

/// Would somebody think that it may? Near enough or nearly so, and refused for another reason than being far away.
fn tempts(view: View<'_>, unit: UnitId, foe: UnitId, because: Because) -> bool {
    let Some(between) = view.cell(unit).zip(view.cell(foe)).map(|(from, at)| view.distance(from, at)) else {
        return false;
    };
    let range = u32::from(view.troop(unit).range).max(1);
    match because {
        Because::OutOfRange | Because::CannotFire => between == range + 1,
        Because::NotActivated => between <= range && view.account(unit, Combatant::Unit(foe)).is_ok(),
        Because::OutOfSight
        | Because::EnemyAdjacent
        | Because::MayNotAttack
        | Because::AlreadyFought
        | Because::NoDice => between <= range,
        _ => false,
    }
}
