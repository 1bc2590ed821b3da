//! The exercises of a day: the same for everybody who reads the same date.

use crate::draw::{ExerciseWish, number_of};
use crate::exercise::Exercise;
use crate::options::{Difficulty, ExerciseKind};
use opponent::Luck;
use rulebook::Book;
use strum::IntoEnumIterator;

/// Exercises there are each day in each book.
pub const EXERCISES_A_DAY: usize = 5;

/// How hard each of them is.
const HARDER: [Difficulty; EXERCISES_A_DAY] =
    [Difficulty::Easy, Difficulty::Easy, Difficulty::Medium, Difficulty::Medium, Difficulty::Hard];

/// The exercises of a date in a book, harder and harder, each of another kind. The date is what whoever asks calls it:
/// nobody here looks at a calendar.
#[must_use]
pub fn daily(book: Book, date: &str) -> Vec<Exercise> {
    let mut kinds: Vec<ExerciseKind> = ExerciseKind::iter().collect();
    let mut found = Vec::new();
    for (number, difficulty) in HARDER.into_iter().enumerate() {
        let seed = format!("{date} {number}");
        let mut luck = Luck::of(u64::try_from(number).unwrap_or(0), number_of(date));
        // A kind that is not to be had so hard leaves its place to the next.
        while !kinds.is_empty() {
            let kind = kinds.swap_remove(luck.below(kinds.len()));
            let wish = ExerciseWish { book, kind: Some(kind), clause: None, difficulty: Some(difficulty) };
            if let Ok(exercise) = Exercise::draw(wish, &seed) {
                found.push(exercise);
                break;
            }
        }
    }
    found
}
