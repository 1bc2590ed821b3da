//! Where a unit may go: some hexes it may reach, and some as near that it may not.

use super::Sketch;
use crate::options::{Difficulty, ExerciseOption, ExercisePick, OptionReason};
use crate::walk::BattleWalk;
use battle::{Actor, Battle, Because, Cell, Command, Pace, Pending, Question, Refusal, UnitId};
use chronicle::{ExerciseTask, InHand};
use opponent::Luck;
use std::collections::BTreeSet;

/// Hexes of each sort that are offered, at most.
const OFFERED: usize = 4;

/// The moves of every unit that may move now.
pub(super) fn reach(walk: &BattleWalk) -> Vec<Sketch> {
    let view = walk.battle.view();
    let Pending::Decision(_, Question::Movement) = walk.battle.pending() else { return Vec::new() };
    let mut movers = Vec::new();
    view.each_actor(|actor| {
        if let Actor::Unit(unit) = actor {
            movers.push(unit);
        }
    });
    let mut luck = Luck::of(walk.battle.fingerprint(), u64::from(walk.step));
    let plain = |unit: &UnitId| !walk.ear.ordered.contains(unit);
    movers.into_iter().filter(plain).filter_map(|unit| of_unit(&walk.battle, unit, &mut luck)).collect()
}

fn of_unit(battle: &Battle, unit: UnitId, luck: &mut Luck) -> Option<Sketch> {
    let view = battle.view();
    let from = view.cell(unit)?;
    let mut open: BTreeSet<Cell> = BTreeSet::new();
    view.each_legal_of(Actor::Unit(unit), |command| {
        if let Command::Move { to, .. } = command {
            open.insert(to);
        }
    });
    let far = open.iter().map(|cell| view.distance(from, *cell)).max().filter(|_| 2 <= open.len())?;
    let near = |cell: &Cell| *cell != from && view.distance(from, *cell) <= far;
    let is_free = |cell: &Cell| view.unit_at(*cell).is_none() && view.elephant_at(*cell).is_none();
    let shut = |cell: &Cell| near(cell) && is_free(cell) && !open.contains(cell) && refused(battle, unit, *cell);
    let shut: Vec<Cell> = view.setup().board.grid().cells().filter(shut).collect();
    let open: Vec<Cell> = open.into_iter().collect();
    let mut offered = some(&open, luck);
    let wrong = some(&shut, luck);
    let tempting = wrong.len();
    offered.extend(wrong);
    offered.sort();
    let of = |cell: &Cell| {
        let refusal = shut.contains(cell).then(|| battle.check(step(unit, *cell, Pace::Normal)).err()).flatten();
        let reason = refusal.map_or(OptionReason::Allowed, |refusal| why_not(refusal, unit, *cell));
        ExerciseOption {
            pick: ExercisePick::Hex(*cell),
            is_right: refusal.is_none(),
            tempts: refusal.is_some(),
            clause: refusal.map(|refusal| refusal.clause),
            reason,
        }
    };
    let sketch = Sketch::tempting(ExerciseTask::Reach(unit), offered.iter().map(of).collect())?;
    Some(Sketch { difficulty: Difficulty::of(tempting)?, ..sketch })
}

const fn step(unit: UnitId, to: Cell, pace: Pace) -> Command {
    Command::Move { unit, to, pace, past: None }
}

/// At no pace?
fn refused(battle: &Battle, unit: UnitId, to: Cell) -> bool {
    Pace::ALL.into_iter().all(|pace| battle.check(step(unit, to, pace)).is_err())
}

/// Whoever stands in the way is not where one points: there the clause says more.
const fn why_not(refusal: Refusal, unit: UnitId, at: Cell) -> OptionReason {
    match refusal.because {
        Because::Occupied => OptionReason::Decided(refusal.clause),
        _ => OptionReason::Pointed(Some(InHand::Unit(unit)), at),
    }
}

/// Some of these, no two alike.
fn some(cells: &[Cell], luck: &mut Luck) -> Vec<Cell> {
    let mut left = cells.to_vec();
    let mut taken = Vec::new();
    while taken.len() < OFFERED && !left.is_empty() {
        taken.push(left.swap_remove(luck.below(left.len())));
    }
    taken
}
