//! The clauses: the shared file, and what each book adds to it.

use crate::shelf::{CLAUSES, Shelf, of_book};
use crate::{Bilingual, ClauseEntry, ClauseInBook, ClauseStatus, Ruling};
use reader::{Table, Value};
use rulebook::{Book, Source};
use std::collections::BTreeMap;
use strum::{Display, EnumIter, EnumString};

const SHARED_KEYS: [&str; 6] = ["name", "status", "fr", "en", "reason_fr", "reason_en"];
const BOOK_KEYS: [&str; 8] = ["section", "source", "rulings", "status", "fr", "en", "reason_fr", "reason_en"];

/// The words of `status`.
#[derive(Clone, Copy, PartialEq, Eq, EnumIter, EnumString, Display)]
#[strum(serialize_all = "kebab-case")]
enum StatusWord {
    Played,
    ByType,
    NotPlayed,
}

/// Every clause with what each book adds.
pub(crate) fn read(shelf: &Shelf, rulings: &[Ruling]) -> Vec<ClauseEntry> {
    let books = Book::ALL.map(|book| in_book(shelf, book, rulings));
    let Some(root) = shelf.root(CLAUSES) else { return Vec::new() };
    let mut names = BTreeMap::new();
    let mut entries = Vec::new();
    for table in root.tables() {
        let entry = shared(&table, &mut names);
        let of_books = Book::ALL.map(|book| books[book as usize].get(table.name()).cloned());
        let nowhere = Book::ALL
            .into_iter()
            .all(|book| shelf.root(&of_book(book, "clauses")).is_some_and(|own| own.get(table.name()).is_none()));
        if nowhere {
            let what = format!("no book has the clause {}", table.name());
            table.report(table.problem(what).expecting("an entry in the clauses.toml of at least one book"));
        }
        entries.extend(entry.map(|entry| ClauseEntry { books: of_books, ..entry }));
    }
    entries
}

/// A clause of the shared file; the books come later.
fn shared<'f>(table: &Table<'f>, names: &mut BTreeMap<&'f str, &'f str>) -> Option<ClauseEntry> {
    table.only(&SHARED_KEYS);
    let id = table.name();
    if !is_id(id) {
        table.report(table.problem(format!("`{id}` is no id of a clause")).expecting("an id like MOD-5 or MOD-7e"));
    }
    let name = table.need("name").and_then(|value| variant_name(&value));
    if let Some((name, taken_by)) = name.and_then(|name| Some((name, names.insert(name, id)?))) {
        let problem =
            table.need("name")?.problem(format!("the name `{name}` is taken by {taken_by}{}", table.place().en));
        table.report(problem);
    }
    let status = status(table);
    let text = Bilingual::read(table, "");
    Some(ClauseEntry {
        id: id.to_owned(),
        name: name?.to_owned(),
        status: status?,
        text: text?,
        books: [const { None }; 4],
    })
}

/// `MOD-5`, `MOD-7e`, `TER-CLEAR`.
fn is_id(id: &str) -> bool {
    id.split_once('-').is_some_and(|(family, rest)| {
        family.len() == 3
            && family.bytes().all(|byte| byte.is_ascii_uppercase())
            && !rest.is_empty()
            && rest.bytes().all(|byte| byte.is_ascii_alphanumeric())
    })
}

/// A name that can stand as the variant of an enum.
fn variant_name<'f>(value: &Value<'f>) -> Option<&'f str> {
    let name = value.text()?;
    let camel = camel_case(name);
    if camel != name {
        let problem = value.problem(format!("`{name}` is not a CamelCase name{}", value.place().en));
        let problem = problem.expecting("letters and digits, each word with a capital");
        value.report(if name.is_ascii() && !camel.is_empty() { problem.suggesting(camel) } else { problem });
        return None;
    }
    if name == "Self" {
        value.report(value.problem("`Self` is a word of Rust").expecting("another name"));
        return None;
    }
    Some(name)
}

/// `camel_effect` and `camel effect` as `CamelEffect`; what is CamelCase stays.
fn camel_case(name: &str) -> String {
    let capitalised = |word: &str| {
        let mut chars = word.chars();
        chars.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(chars).collect::<String>()
    };
    let joined: String = name.split(|char: char| !char.is_ascii_alphanumeric()).map(capitalised).collect();
    let shouted = 1 < joined.len() && !joined.chars().any(|char| char.is_ascii_lowercase());
    let joined = if shouted { capitalised(&joined.to_ascii_lowercase()) } else { joined };
    joined.trim_start_matches(|char: char| char.is_ascii_digit()).to_owned()
}

fn status(table: &Table) -> Option<ClauseStatus> {
    let word = table.need("status").and_then(|value| value.word::<StatusWord>("status"))?;
    if word == StatusWord::NotPlayed {
        return Bilingual::read(table, "reason_").map(ClauseStatus::NotPlayed);
    }
    for reason in ["reason_fr", "reason_en"].iter().filter_map(|key| table.get(key)) {
        let what = format!("`{}` on a clause that is {word}{}", reason.key(), table.place().en);
        reason.report(reason.key_problem(what).expecting("a reason only where status is not-played"));
    }
    Some(if word == StatusWord::Played { ClauseStatus::Played } else { ClauseStatus::ByType })
}

/// What one book adds, by clause.
fn in_book<'s>(shelf: &'s Shelf, book: Book, rulings: &[Ruling]) -> BTreeMap<&'s str, ClauseInBook> {
    let Some(root) = shelf.root(&of_book(book, "clauses")) else { return BTreeMap::new() };
    if let Some(shared) = shelf.root(CLAUSES) {
        let ids: Vec<&str> = shared.values().iter().map(Value::key).collect();
        for value in root.values().iter().filter(|value| !ids.contains(&value.key())) {
            let problem = value.key_problem(format!("[{}] is not a clause of {CLAUSES}", value.key()));
            value.report(problem.suggesting_nearest(value.key(), &ids));
        }
    }
    root.tables().iter().filter_map(|table| Some((table.name(), entry(table, book, rulings)?))).collect()
}

fn entry(table: &Table, book: Book, rulings: &[Ruling]) -> Option<ClauseInBook> {
    table.only(&BOOK_KEYS);
    let section = table.need("section").and_then(|value| value.text());
    let sources = table.need("source");
    let source = sources.as_ref().and_then(|value| value.words::<Source>("source"));
    if let Some(sources) = sources.filter(|_| source.is_some_and(|source| source.is_empty())) {
        let what = format!("`source` names nothing{}", table.place().en);
        table.report(sources.problem(what).expecting("at least one of: text, companion, edition"));
    }
    let cited = table.get("rulings").map(|value| cited(&value, book, rulings));
    let text = Bilingual::read_if_any(table, "");
    let rulings = match cited {
        None => Vec::new(),
        Some(numbers) => numbers?,
    };
    let status = if table.has("status") { Some(status(table)?) } else { None };
    Some(ClauseInBook { section: section?.to_owned(), source: source?, rulings, status, text })
}

/// The numbers of the rulings a clause cites; each is read, so each problem is noted.
fn cited(value: &Value, book: Book, rulings: &[Ruling]) -> Option<Vec<u8>> {
    let numbers: Vec<Option<u8>> = value.list()?.iter().map(|item| ruling(item, book, rulings)).collect();
    numbers.into_iter().collect()
}

/// The number of a ruling that is for this book.
fn ruling(value: &Value, book: Book, rulings: &[Ruling]) -> Option<u8> {
    let number = value.number(1..=99)?;
    let what = match rulings.iter().find(|ruling| ruling.number == number) {
        Some(ruling) if ruling.books.contains(book) => return Some(number),
        Some(_) => format!("ruling {number} is not for {}{}", book.title(), value.place().en),
        None => format!("there is no ruling {number}{}", value.place().en),
    };
    let own = rulings.iter().filter(|ruling| ruling.books.contains(book));
    let own: Vec<String> = own.map(|ruling| ruling.number.to_string()).collect();
    value.report(value.problem(what).expecting(format!("a ruling for this book: {}", own.join(", "))));
    None
}
