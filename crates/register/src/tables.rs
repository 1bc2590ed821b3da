//! One module for each table of a book.

pub(crate) mod dice;
mod factors;
pub(crate) mod movement;
pub(crate) mod orders;
pub(crate) mod terrain;
pub(crate) mod troops;
