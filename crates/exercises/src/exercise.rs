//! An exercise drawn: its position, its question, its answers.

use crate::draw::ExerciseId;
use crate::ear::UnitOnTheMove;
use crate::field::ExerciseField;
use crate::kinds::Sketch;
use crate::options::{Difficulty, ExerciseKind, ExerciseOption, ExercisePick};
use crate::walk::BattleWalk;
use battle::Battle;
use chronicle::{ExerciseTask, Prompt};
use rulebook::{Clause, Language};
use std::collections::BTreeSet;

/// An exercise.
#[derive(Clone, Debug)]
pub struct Exercise {
    id: ExerciseId,
    /// Where it is played.
    pub field: &'static ExerciseField,
    /// The battle as it stands.
    pub battle: Battle,
    /// What is asked.
    pub task: ExerciseTask,
    /// Every answer that can be given.
    pub options: Vec<ExerciseOption>,
    /// The clauses that decide.
    pub clauses: Vec<Clause>,
    /// How much there is to be misread.
    pub difficulty: Difficulty,
    /// Who moved this turn, how far and at which pace: nothing on the table shows it.
    pub moved: Vec<UnitOnTheMove>,
}

/// What the machine says of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExerciseVerdict {
    /// Was all picked that fits, and nothing else?
    pub is_right: bool,
    /// For each option, in order: was it picked?
    pub picked: Vec<bool>,
}

/// An answer that is none of those that can be given.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no answer to this exercise")]
pub struct UnknownPick(pub String);

impl Exercise {
    pub(crate) fn new(id: ExerciseId, walk: BattleWalk, sketch: Sketch) -> Self {
        let Sketch { task, options, clauses, difficulty } = sketch;
        let BattleWalk { field, battle, ear, .. } = walk;
        Self { id, field, battle, task, options, clauses, difficulty, moved: ear.moved }
    }

    /// The name it can be asked for again by.
    #[must_use]
    pub fn id(&self) -> String {
        self.id.to_string()
    }

    /// What it asks about.
    #[must_use]
    pub const fn kind(&self) -> ExerciseKind {
        self.id.kind
    }

    /// The question, in one sentence.
    #[must_use]
    pub fn question(&self, language: Language) -> String {
        self.prompt().task(self.task, language)
    }

    /// The position, ready to be asked about.
    #[must_use]
    pub fn prompt(&self) -> Prompt<'_> {
        Prompt::new(self.field.scenario.cast(), &self.battle)
    }

    /// What an answer is called: a hex, a number, a word.
    #[must_use]
    pub fn key(&self, pick: ExercisePick) -> String {
        match pick {
            ExercisePick::Hex(cell) => self.battle.setup().board.grid().place(cell).to_string(),
            ExercisePick::Dice(dice) => dice.to_string(),
            ExercisePick::Reply(reply) => reply.to_string(),
        }
    }

    /// What has to be picked.
    #[must_use]
    pub fn right_keys(&self) -> Vec<String> {
        self.options.iter().filter(|option| option.is_right).map(|option| self.key(option.pick)).collect()
    }

    /// Judges what was picked.
    ///
    /// # Errors
    /// When one of them is no answer to this exercise.
    pub fn judge(&self, picks: &[String]) -> Result<ExerciseVerdict, UnknownPick> {
        let keys: Vec<String> = self.options.iter().map(|option| self.key(option.pick)).collect();
        if let Some(unknown) = picks.iter().find(|pick| !keys.contains(*pick)) {
            return Err(UnknownPick(unknown.clone()));
        }
        let wanted: BTreeSet<&String> = picks.iter().collect();
        let picked: Vec<bool> = keys.iter().map(|key| wanted.contains(key)).collect();
        let is_right = self.options.iter().zip(&picked).all(|(option, picked)| option.is_right == *picked);
        Ok(ExerciseVerdict { is_right, picked })
    }
}
