//! `dice.toml`: the six faces of a book's die.

use crate::DieLine;
use crate::shelf::Shelf;
use reader::{Table, Value};
use rulebook::{Book, Die, Face};

pub(crate) fn read(root: &Table, shelf: &Shelf, book: Book) -> Option<DieLine> {
    root.only(&["clause", "faces"]);
    let clause = root.need("clause").and_then(|value| shelf.clause_of(book, &value));
    let faces = root.need("faces").and_then(|value| faces(&value));
    Some(DieLine { clause: clause?, die: Die { faces: faces? } })
}

fn faces(value: &Value) -> Option<[Face; 6]> {
    let items = value.list()?;
    let faces: Vec<Option<Face>> = items.iter().map(|item| item.word("face")).collect();
    let count = faces.len();
    let Ok(faces) = <[Option<Face>; 6]>::try_from(faces) else {
        value.report(value.problem(format!("the die has {count} faces")).expecting("6 faces"));
        return None;
    };
    let faces: Option<Vec<Face>> = faces.into_iter().collect();
    faces?.try_into().ok()
}
