//! Exercises: a position, a question about it, and every answer that could be given, the right ones and the others.
//!
//! Positions come from play: computer players play a battle of the book, and the machine is asked at a moment of it. No
//! clause is written here. The list and the predicate of the battle, its accounts of dice and its lines of sight say what
//! is right, and each refusal says why not. What makes an exercise worth asking is that something tempts: an answer that
//! a common misreading would give, which the machine refuses by a clause.
//!
//! ```
//! use exercises::{Exercise, ExerciseWish};
//! use rulebook::Book;
//!
//! let wish = ExerciseWish { book: Book::Jomini, kind: None, clause: None, difficulty: None };
//! let exercise = Exercise::draw(wish, "a seed").unwrap();
//! assert_eq!(Exercise::again(Book::Jomini, &exercise.id()).unwrap().id(), exercise.id());
//! assert!(exercise.judge(&exercise.right_keys()).unwrap().is_right);
//! ```

mod cited;
mod day;
mod draw;
mod ear;
mod exercise;
mod field;
mod kinds;
mod options;
mod walk;

pub use cited::exercised;
pub use day::{EXERCISES_A_DAY, daily};
pub use draw::{ExerciseId, ExerciseWish, NoExercise};
pub use ear::UnitOnTheMove;
pub use exercise::{Exercise, ExerciseVerdict, UnknownPick};
pub use field::ExerciseField;
pub use options::{Difficulty, ExerciseKind, ExerciseOption, ExercisePick, ExerciseReply, OptionReason};
