//! The clauses exercises can be drawn by: those that decide one now and then, and are found from every seed tried.
//!
//! `cargo run -p exercises --example clauses > crates/exercises/clauses.txt`

use exercises::{Exercise, ExerciseKind, ExerciseWish};
use rulebook::{Book, Clause};
use strum::IntoEnumIterator;

/// Exercises of each kind that are looked at for their clauses.
const LOOKED_AT: usize = 120;
/// Seeds each clause must be found from.
const TRIED: usize = 5;

fn main() {
    for book in Book::ALL {
        let mut met: Vec<Clause> = Vec::new();
        for kind in ExerciseKind::iter() {
            let wish = ExerciseWish { book, kind: Some(kind), clause: None, difficulty: None };
            let drawn = (0..LOOKED_AT).filter_map(|seed| Exercise::draw(wish, &format!("{kind} {seed}")).ok());
            met.extend(drawn.flat_map(|exercise| exercise.clauses));
        }
        let found = |clause: &Clause| {
            let wish = ExerciseWish { book, kind: None, clause: Some(*clause), difficulty: None };
            (0..TRIED).all(|seed| Exercise::draw(wish, &format!("{clause} {seed}")).is_ok())
        };
        let kept = Clause::all().filter(|clause| met.contains(clause) && found(clause));
        let ids: Vec<&str> = kept.map(Clause::id).collect();
        println!("{book} {}", ids.join(" "));
    }
}
