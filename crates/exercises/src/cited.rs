//! The clauses exercises are drawn by.

use rulebook::{Book, Clause};

/// Book by book; written by the example `clauses`.
const LISTED: &str = include_str!("../clauses.txt");

/// The clauses that decide exercises of a book, in the order of the register.
pub fn exercised(book: Book) -> impl Iterator<Item = Clause> {
    let key = book.to_string();
    let rows = LISTED.lines().filter_map(|row| row.split_once(' '));
    let row = rows.filter(move |(name, _)| *name == key).map(|(_, ids)| ids);
    row.flat_map(|ids| ids.split_whitespace().filter_map(Clause::by_id))
}
