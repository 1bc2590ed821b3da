//! The answers: four rulebooks, each one value, each in the order of its own pages.
//!
//! A book has no defaults and borrows nothing from another: a new question in [`Rulebook`] does not compile until
//! all four have answered it. Numbers come from `rulebooks/<book>/*.toml` through `generated`.

mod frederic;
mod jomini;
mod panache;
mod thucidide;

#[rustfmt::skip]
mod generated {
    pub(crate) mod frederic;
    pub(crate) mod jomini;
    pub(crate) mod panache;
    pub(crate) mod thucidide;
}

pub use frederic::FREDERIC;
pub use jomini::JOMINI;
pub use panache::PANACHE;
use rulebook::{Book, Rulebook};
pub use thucidide::THUCIDIDE;

/// The four, in the order they are always shown.
pub static ALL: [Rulebook; 4] = [FREDERIC, PANACHE, JOMINI, THUCIDIDE];

/// The book of that name.
#[must_use]
pub fn of(book: Book) -> &'static Rulebook {
    &ALL[book as usize]
}
