//! Case files: their format (what is understood, what is said when something is wrong), the trials themselves, and
//! what would notice if a book answered otherwise.

#[path = "../../../battle/tests/whole/fields.rs"]
mod fields;

mod differences;
mod flips;
mod maps;
mod phases;
mod problems;
mod readings;
mod scripts;
mod trials;
mod written;

use cases::{Case, parse};

/// Two lines of infantry face to face, the north to attack, in the books named.
fn duel(books: &str, claims: &str, script: &str) -> String {
    format!(
        "case duel/{{book}} Two lines of infantry
books {books}
{claims}
map
 1   .   .   .   .
 2 .   .   .A  .
 3   .   .   .b  .
 4 .   .   .   .

A: north infantry
b: south infantry elite
north plays, combat
activated A

play
{script}
"
    )
}

#[track_caller]
fn read(text: &str) -> Vec<Case> {
    parse("duel.case", text).unwrap_or_else(|problems| panic!("{problems}"))
}

/// What goes wrong when the cases of a text are played.
#[track_caller]
fn failures(text: &str) -> Vec<String> {
    read(text).iter().flat_map(Case::run).map(|failure| failure.to_string()).collect()
}

/// What is wrong with a text.
#[track_caller]
fn problems(text: &str) -> String {
    let found = parse("duel.case", text).expect_err("something is wrong with this");
    found.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
}
