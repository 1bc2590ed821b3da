//! The tables of one book.

use crate::BookTables;
use crate::shelf::{Shelf, of_book};
use crate::tables::{dice, movement, orders, terrain, troops};
use rulebook::Book;

/// Reads the tables of a book; none if a file is missing or not TOML, or has no die, which has been noted.
pub(crate) fn read(shelf: &Shelf, book: Book) -> Option<BookTables> {
    let file = |what| shelf.root(&of_book(book, what));
    let movement = file("movement").map(|root| movement::read(&root));
    let troops = file("troops").map(|root| troops::read(&root, movement.as_ref()));
    let terrain = file("terrain").map(|root| terrain::read(&root, shelf, book));
    let orders = file("orders").map(|root| orders::read(&root, shelf, book));
    let die = file("dice").and_then(|root| dice::read(&root, shelf, book));
    Some(BookTables { book, troops: troops?, terrain: terrain?, orders: orders?, die: die? })
}
