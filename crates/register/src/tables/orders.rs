//! `orders.toml`: the orders a book has, which may be none.

use crate::shelf::Shelf;
use crate::{Bilingual, OrderLine};
use reader::Table;
use rulebook::{Book, Order, OrderKind, Price};
use std::str::FromStr;
use strum::IntoEnumIterator;

const KEYS: [&str; 7] = ["fr", "en", "clause", "kind", "cost", "price", "dice"];

pub(crate) fn read(root: &Table, shelf: &Shelf, book: Book) -> Vec<OrderLine> {
    let words: Vec<&str> = Order::iter().map(Into::into).collect();
    root.only(&words);
    let rows = root.tables();
    rows.iter().filter_map(|row| line(Order::from_str(row.name()).ok()?, row, shelf, book)).collect()
}

fn line(order: Order, row: &Table, shelf: &Shelf, book: Book) -> Option<OrderLine> {
    row.only(&KEYS);
    let name = Bilingual::read(row, "");
    let clause = row.need("clause").and_then(|value| shelf.clause_of(book, &value));
    let kind = row.need("kind").and_then(|value| value.word::<OrderKind>("kind of order"));
    let cost = row.need("cost").and_then(|value| value.number(0..=20));
    let price = row.need("price").and_then(|value| value.word::<Price>("price"));
    let dice = row.get("dice").map_or(Some(0), |value| value.number(-9..=9));
    Some(OrderLine { order, kind: kind?, clause: clause?, name: name?, cost: cost?, price: price?, dice: dice? })
}
