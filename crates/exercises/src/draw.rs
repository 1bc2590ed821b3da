//! Drawing an exercise: battles are played until a moment of one is what was wished for.

use crate::exercise::Exercise;
use crate::kinds::sketches;
use crate::options::{Difficulty, ExerciseKind};
use crate::walk::BattleWalk;
use opponent::Luck;
use rulebook::{Book, Clause};
use std::fmt;
use std::str::FromStr;
use strum::IntoEnumIterator;

/// Battles played before nobody looks any further.
const BATTLES: u64 = 150;
/// Moments of a battle that are looked at.
const MOMENTS: u32 = 70;

/// What exercise is wished for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExerciseWish {
    /// Of this book.
    pub book: Book,
    /// Of this kind, or any.
    pub kind: Option<ExerciseKind>,
    /// Where this clause decides, or any does.
    pub clause: Option<Clause>,
    /// As hard as this, or any.
    pub difficulty: Option<Difficulty>,
}

/// What an exercise is asked for again by: its kind, its battle, the moment and which of those at that moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExerciseId {
    /// What it asks about.
    pub kind: ExerciseKind,
    number: u64,
    step: u32,
    index: usize,
}

/// Nothing of the kind was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no such exercise was found")]
pub struct NoExercise;

impl fmt::Display for ExerciseId {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}.{:x}.{}.{}", self.kind, self.number, self.step, self.index)
    }
}

impl FromStr for ExerciseId {
    type Err = NoExercise;

    fn from_str(word: &str) -> Result<Self, NoExercise> {
        let parts: Vec<&str> = word.split('.').collect();
        let [kind, number, step, index] = parts.as_slice() else { return Err(NoExercise) };
        let id = Self {
            kind: kind.parse().map_err(|_| NoExercise)?,
            number: u64::from_str_radix(number, 16).map_err(|_| NoExercise)?,
            step: step.parse().map_err(|_| NoExercise)?,
            index: index.parse().map_err(|_| NoExercise)?,
        };
        // One name for one exercise: nothing is read that is not written so.
        if id.to_string() == word { Ok(id) } else { Err(NoExercise) }
    }
}

impl Exercise {
    /// Draws an exercise: the same wish and seed, the same exercise.
    ///
    /// # Errors
    /// When no battle played from this seed came to such a moment.
    pub fn draw(wish: ExerciseWish, seed: &str) -> Result<Self, NoExercise> {
        let seed = number_of(seed);
        (0..BATTLES).find_map(|attempt| found_in(wish, seed, attempt)).ok_or(NoExercise)
    }

    /// The exercise of this name.
    ///
    /// # Errors
    /// When none is called so.
    pub fn again(book: Book, id: &str) -> Result<Self, NoExercise> {
        let id: ExerciseId = id.parse()?;
        let mut walk = BattleWalk::of(book, id.number);
        if id.step < walk.opening || walk.opening + MOMENTS < id.step {
            return Err(NoExercise);
        }
        while walk.step < id.step {
            if !walk.advance() {
                return Err(NoExercise);
            }
        }
        let sketch = sketches(&walk, id.kind).into_iter().nth(id.index).ok_or(NoExercise)?;
        Ok(Self::new(id, walk, sketch))
    }
}

/// What a battle has of what is wished for, at its first moment that has something.
fn found_in(wish: ExerciseWish, seed: u64, attempt: u64) -> Option<Exercise> {
    let mut luck = Luck::of(seed, attempt);
    let number = luck.number();
    let all: Vec<ExerciseKind> = ExerciseKind::iter().collect();
    let kinds = match (wish.kind, wish.clause) {
        (Some(kind), _) => vec![kind],
        // Whatever asks about the clause will do.
        (None, Some(_)) => all,
        (None, None) => luck.pick(&all).into_iter().collect(),
    };
    let mut walk = BattleWalk::of(wish.book, number);
    while walk.step < walk.opening {
        if !walk.advance() {
            return None;
        }
    }
    for _ in 0..MOMENTS {
        let mut fits = Vec::new();
        for kind in &kinds {
            for (index, sketch) in sketches(&walk, *kind).into_iter().enumerate() {
                let hard = wish.difficulty.is_none_or(|wanted| wanted == sketch.difficulty);
                let cited = wish.clause.is_none_or(|clause| sketch.clauses.contains(&clause));
                if hard && cited {
                    fits.push((ExerciseId { kind: *kind, number, step: walk.step, index }, sketch));
                }
            }
        }
        if !fits.is_empty() {
            let (id, sketch) = fits.swap_remove(luck.below(fits.len()));
            return Some(Exercise::new(id, walk, sketch));
        }
        if !walk.advance() {
            return None;
        }
    }
    None
}

/// The number of a seed that somebody wrote.
pub(crate) fn number_of(seed: &str) -> u64 {
    seed.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |number, byte| (number ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3))
}
