//! The rulings, one file each.

use crate::shelf::Shelf;
use crate::{Bilingual, Ruling};
use enumset::EnumSet;
use reader::{Table, Value};
use rulebook::{Book, HouseRule};
use std::collections::BTreeMap;

const KEYS: [&str; 17] = [
    "number",
    "title_fr",
    "title_en",
    "books",
    "clauses",
    "house_rule",
    "figures",
    "question_fr",
    "question_en",
    "texts_fr",
    "texts_en",
    "ruling_fr",
    "ruling_en",
    "example_fr",
    "example_en",
    "other_fr",
    "other_en",
];

/// Every ruling, by number.
pub(crate) fn read(shelf: &Shelf) -> Vec<Ruling> {
    let mut taken: BTreeMap<u8, &str> = BTreeMap::new();
    let mut rulings = Vec::new();
    for root in shelf.rulings() {
        let ruling = one(shelf, &root);
        if let Some((ruling, value)) = ruling.as_ref().zip(root.get("number")) {
            check_number(ruling.number, &value, root.file().name(), &mut taken);
        }
        rulings.extend(ruling);
    }
    rulings.sort_by_key(|ruling| ruling.number);
    rulings
}

fn one(shelf: &Shelf, root: &Table) -> Option<Ruling> {
    root.only(&KEYS);
    let number = root.need("number").and_then(|value| value.number(1..=99));
    let books = root.need("books").and_then(|value| value.words::<Book>("book"));
    let clauses = root.need("clauses").and_then(|value| value.list());
    let clauses = clauses.and_then(|items| whole(items.iter().map(|item| clause(shelf, item, books))));
    let house_rule = root.need("house_rule").and_then(|value| match value.text_or_blank()? {
        "" => Some(None),
        _ => value.word::<HouseRule>("house rule").map(Some),
    });
    let figures = root.need("figures").and_then(|value| value.list());
    let figures = figures.and_then(|items| whole(items.iter().map(|item| item.text().map(str::to_owned))));
    let [title, question, texts, ruling, example, other] =
        ["title_", "question_", "texts_", "ruling_", "example_", "other_"].map(|stem| Bilingual::read(root, stem));
    Some(Ruling {
        number: number?,
        title: title?,
        books: books?,
        clauses: clauses?,
        house_rule: house_rule?,
        figures: figures?,
        question: question?,
        texts: texts?,
        ruling: ruling?,
        example: example?,
        other: other?,
    })
}

/// All of them if none is missing; each has been read either way, so each problem has been noted.
fn whole<T>(items: impl Iterator<Item = Option<T>>) -> Option<Vec<T>> {
    let items: Vec<Option<T>> = items.collect();
    items.into_iter().collect()
}

/// A clause that stands in every book of the ruling.
fn clause(shelf: &Shelf, item: &Value, books: Option<EnumSet<Book>>) -> Option<String> {
    let id = shelf.clause(item)?;
    whole(books.unwrap_or_default().iter().map(|book| shelf.clause_of(book, item)))?;
    Some(id)
}

/// The number is its own, and begins the name of the file.
fn check_number<'f>(number: u8, value: &Value, file: &'f str, taken: &mut BTreeMap<u8, &'f str>) {
    if let Some(other) = taken.insert(number, file) {
        value.report(value.problem(format!("ruling {number} stands in {other} too")).expecting("a number of its own"));
    }
    let begins = format!("{number:02}-");
    if !file.rsplit('/').next().is_some_and(|name| name.starts_with(&begins)) {
        let what = format!("ruling {number} stands in a file of another number");
        value.report(value.problem(what).expecting(format!("a file whose name begins with {begins}")));
    }
}
