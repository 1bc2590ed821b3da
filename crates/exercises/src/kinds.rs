//! What can be asked at a moment of a battle, kind by kind.

mod aftermath;
mod attack;
mod call;
mod dice;
mod look;
mod reach;
mod retreat;

use crate::options::{Difficulty, ExerciseKind, ExerciseOption};
use crate::walk::BattleWalk;
use chronicle::ExerciseTask;
use rulebook::Clause;

/// An exercise as it could be asked now.
#[derive(Clone, Debug)]
pub(crate) struct Sketch {
    pub(crate) task: ExerciseTask,
    pub(crate) options: Vec<ExerciseOption>,
    pub(crate) clauses: Vec<Clause>,
    pub(crate) difficulty: Difficulty,
}

impl Sketch {
    /// With the clauses of whatever tempts; nothing where nothing does.
    pub(crate) fn tempting(task: ExerciseTask, options: Vec<ExerciseOption>) -> Option<Self> {
        let tempts = || options.iter().filter(|option| option.tempts);
        let difficulty = Difficulty::of(tempts().count())?;
        let mut clauses: Vec<Clause> = Vec::new();
        for clause in tempts().filter_map(|option| option.clause) {
            if !clauses.contains(&clause) {
                clauses.push(clause);
            }
        }
        Some(Self { task, options, clauses, difficulty })
    }
}

/// Everything of a kind that can be asked now, always in the same order.
pub(crate) fn sketches(walk: &BattleWalk, kind: ExerciseKind) -> Vec<Sketch> {
    match kind {
        ExerciseKind::Whom => attack::whom(walk),
        ExerciseKind::Who => attack::who(walk),
        ExerciseKind::Dice => dice::dice(&walk.battle),
        ExerciseKind::Retreat => retreat::retreat(walk).into_iter().collect(),
        ExerciseKind::FollowUp => aftermath::follow_up(walk).into_iter().collect(),
        ExerciseKind::Riposte => aftermath::riposte(walk).into_iter().collect(),
        ExerciseKind::Call => call::call(walk).into_iter().collect(),
        ExerciseKind::Reach => reach::reach(walk),
        ExerciseKind::Sight => look::sight(&walk.battle),
    }
}
