//! Where a clause stands in the tree: cited by code or tables, proved by tests.
//!
//! Comments, strings and commented-out tests count for nothing.

#[cfg(test)]
mod tests;

use crate::checkout;
use crate::error::Error;
use crate::source::{self, Kind};
use cases::{Claim, Problems};
use rulebook::{Book, Clause};
use std::collections::BTreeMap;
use std::path::Path;

/// A place in a file, with the test it stands in, if any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// File and line.
    pub(crate) at: String,
    /// The name of the test.
    pub(crate) test: Option<String>,
}

/// Everything found, by clause.
#[derive(Debug)]
pub(crate) struct Citations {
    names: BTreeMap<&'static str, Clause>,
    cited: BTreeMap<Clause, Vec<Place>>,
    proofs: BTreeMap<(Clause, Book, Claim), Vec<Place>>,
}

impl Citations {
    /// Before anything was read.
    fn none() -> Self {
        let names = Clause::all().map(|clause| (clause.entry().name, clause)).collect();
        Self { names, cited: BTreeMap::new(), proofs: BTreeMap::new() }
    }

    /// Reads the tree.
    pub(crate) fn read(root: &Path) -> Result<Self, Error> {
        let mut found = Self::none();
        for folder in ["crates", "trials"] {
            for (file, text) in checkout::files(root, folder, "rs")? {
                found.read_rust(&file, &text);
            }
        }
        for (file, text) in checkout::files(root, "trials", "case")? {
            // A file that cannot be read as cases proves nothing; the trials fail on it.
            found.read_cases(&file, &text).unwrap_or_else(|problems| eprintln!("etendard: {problems}"));
        }
        for (file, text) in checkout::files(root, "rulebooks", "toml")? {
            if !file.ends_with("clauses.toml") && !file.contains("/rulings/") {
                found.read_table(&file, &text);
            }
        }
        Ok(found)
    }

    /// Where code or a table cites the clause.
    pub(crate) fn cited(&self, clause: Clause) -> &[Place] {
        self.cited.get(&clause).map_or(&[], Vec::as_slice)
    }

    /// Which tests make this claim in this book.
    pub(crate) fn proofs(&self, clause: Clause, book: Book, claim: Claim) -> &[Place] {
        self.proofs.get(&(clause, book, claim)).map_or(&[], Vec::as_slice)
    }

    /// Proofs are looked for everywhere, citations outside tests.
    fn read_rust(&mut self, file: &str, text: &str) {
        let kind = source::kind(file);
        if kind == Kind::Generated {
            return;
        }
        let code = source::code(text);
        self.read_proofs(file, &code);
        if kind == Kind::Code {
            self.read_code(file, &source::without_tests(&code));
        }
    }

    /// `Clause::Name` anywhere, `by Name` in a printed table, `Name if` in a table that forbids.
    fn read_code(&mut self, file: &str, code: &str) {
        let mut in_forbidding_table = false;
        let mut words: Vec<(usize, bool, &str)> = Vec::new();
        for (line, text) in (1..).zip(code.lines()) {
            in_forbidding_table = (in_forbidding_table && !text.starts_with('}')) || text.contains("any_row!");
            let of_line = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_' && letter != ':');
            words.extend(of_line.filter(|word| !word.is_empty()).map(|word| (line, in_forbidding_table, word)));
        }
        for (index, (line, forbids, word)) in words.iter().enumerate() {
            let is =
                |other: Option<&(usize, bool, &str)>, wanted: &str| other.is_some_and(|(.., said)| *said == wanted);
            let before = index.checked_sub(1).and_then(|before| words.get(before));
            let name = match word.rsplit_once("Clause::") {
                Some((path, name)) if path.is_empty() || path.ends_with("::") => Some(name),
                _ if is(before, "by") => Some(*word),
                _ if *forbids && is(words.get(index + 1), "if") => Some(*word),
                _ => None,
            };
            if let Some(clause) = name.and_then(|name| self.names.get(name)) {
                let place = Place { at: format!("{file}:{line}"), test: None };
                self.cited.entry(*clause).or_default().push(place);
            }
        }
    }

    /// `clause = "MOD-5"` in a table of a book.
    fn read_table(&mut self, file: &str, text: &str) {
        for (line, row) in (1..).zip(text.lines()) {
            let id = row.trim().strip_prefix("clause = \"").and_then(|rest| rest.split('"').next());
            if let Some(clause) = id.and_then(Clause::by_id) {
                let place = Place { at: format!("{file}:{line}"), test: None };
                self.cited.entry(clause).or_default().push(place);
            }
        }
    }

    /// `bites!(Frederic, Jomini: Clause::Name, …)` and its sisters.
    fn read_proofs(&mut self, file: &str, code: &str) {
        let claims = [("bites!(", Claim::Bites), ("spares!(", Claim::Spares), ("witness!(", Claim::Witness)];
        for (word, claim) in claims {
            for (start, _) in code.match_indices(word) {
                let before = &code[..start];
                let Some((books, after)) = code[start + word.len()..].split_once(':') else { continue };
                let Some(after) = after.trim_start().strip_prefix("Clause::") else { continue };
                let name: String = after.chars().take_while(|letter| letter.is_alphanumeric()).collect();
                let Some(clause) = self.names.get(name.as_str()) else { continue };
                let line = before.matches('\n').count() + 1;
                let place = Place { at: format!("{file}:{line}"), test: test_around(before) };
                for book in books.split(',').filter_map(|title| named(title.trim())) {
                    self.proofs.entry((*clause, book, claim)).or_default().push(place.clone());
                }
            }
        }
    }

    /// `bites RET-1` and its sisters in a case file, for each book the case is played in.
    fn read_cases(&mut self, file: &str, text: &str) -> Result<(), Problems> {
        let cases = cases::parse(file, text)?;
        for proof in cases.iter().flat_map(cases::Case::proofs) {
            let place = Place { at: format!("{file}:{}", proof.line), test: Some(proof.case.to_owned()) };
            self.proofs.entry((proof.clause, proof.book, proof.claim)).or_default().push(place);
        }
        Ok(())
    }
}

/// The book of that name in Rust.
fn named(title: &str) -> Option<Book> {
    Book::ALL.into_iter().find(|book| format!("{book:?}") == title)
}

/// The function the code ends in.
fn test_around(before: &str) -> Option<String> {
    let (_, after) = before.rsplit_once("fn ")?;
    Some(after.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect())
}
