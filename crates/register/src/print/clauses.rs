//! `enum Clause` and its entries.

use super::HEADER;
use super::rust::{doc, import, joined, literal, option, set, words};
use crate::{ClauseEntry, ClauseInBook, ClauseStatus, Register};

pub(super) fn print(register: &Register) -> String {
    let clauses = &register.clauses;
    let count = clauses.len();
    let variants = joined(clauses.iter().map(variant));
    let all = joined(clauses.iter().map(|clause| format!("    Clause::{},\n", clause.name)));
    let entries = joined(clauses.iter().map(entry));
    let entries = format!(
        "/// What the register says of each, in the order of the enum.\n\
         pub(super) static ENTRIES: [RegisterEntry; {count}] = [\n{entries}];\n"
    );
    let own = import("super", &["BookEntry", "RegisterEntry", "Source", "Status"], &entries);
    let enumset = import("enumset", &["EnumSet", "enum_set"], &entries);
    format!(
        "{HEADER}//! Every clause of the register.\n\n\
         {own}use crate::Words;\n{enumset}\n\
         /// A clause of the books, by what it is about; its text stands in the register.\n\
         #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]\n\
         pub enum Clause {{\n{variants}}}\n\n\
         /// Every clause, in the order of the enum.\n\
         pub(super) static ALL: [Clause; {count}] = [\n{all}];\n\n\
         {entries}"
    )
}

fn variant(clause: &ClauseEntry) -> String {
    format!("    /// {}: {}\n    {},\n", clause.id, doc(&clause.text.en), clause.name)
}

fn entry(clause: &ClauseEntry) -> String {
    let status = status(&clause.status);
    let books = clause.books.iter().map(|own| option(own.as_ref().map(in_book)));
    let books = joined(books.map(|own| format!("            {own},\n")));
    format!(
        "    RegisterEntry {{\n        id: {},\n        name: {},\n        status: {status},\n        text: {},\n        \
         books: [\n{books}        ],\n    }},\n",
        literal(&clause.id),
        literal(&clause.name),
        words(&clause.text),
    )
}

fn status(status: &ClauseStatus) -> String {
    match status {
        ClauseStatus::Played => "Status::Played".to_owned(),
        ClauseStatus::ByType => "Status::ByType".to_owned(),
        ClauseStatus::NotPlayed(reason) => format!("Status::NotPlayed({})", words(reason)),
    }
}

fn in_book(own: &ClauseInBook) -> String {
    format!(
        "BookEntry {{ section: {}, source: {}, rulings: &{:?}, status: {}, text: {} }}",
        literal(&own.section),
        set("Source", own.source),
        own.rulings,
        option(own.status.as_ref().map(status)),
        option(own.text.as_ref().map(words)),
    )
}
