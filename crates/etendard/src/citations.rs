//! Where a clause stands in the tree: cited by code or tables, proved by tests.

use crate::checkout;
use rulebook::{Book, Clause};
use std::collections::BTreeMap;
use std::path::Path;

/// What a test claims of a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Claim {
    /// It bites here.
    Bites,
    /// It leaves this alone.
    Spares,
    /// It holds by the way things are built.
    Witness,
}

/// A place in a file, with the test it stands in, if any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// File and line.
    pub(crate) at: String,
    /// The name of the test.
    pub(crate) test: Option<String>,
}

/// Everything found, by clause.
#[derive(Debug, Default)]
pub(crate) struct Citations {
    cited: BTreeMap<Clause, Vec<Place>>,
    proofs: BTreeMap<(Clause, Book, Claim), Vec<Place>>,
}

impl Citations {
    /// Reads the tree.
    pub(crate) fn read(root: &Path) -> Result<Self, String> {
        let mut found = Self::default();
        let names: BTreeMap<&str, Clause> = Clause::all().map(|clause| (clause.entry().name, clause)).collect();
        for folder in ["crates", "trials"] {
            for (file, text) in checkout::files(root, folder, &["rs"])? {
                if is_test(&file) {
                    found.read_proofs(&file, &text, &names);
                } else if !file.contains("generated") && !file.ends_with("proof.rs") {
                    found.read_code(&file, &text, &names);
                }
            }
        }
        for (file, text) in checkout::files(root, "rulebooks", &["toml"])? {
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

    /// `Clause::Name` anywhere, `by Name` in a printed table, `Name if` in a table that forbids.
    fn read_code(&mut self, file: &str, text: &str, names: &BTreeMap<&str, Clause>) {
        let mut in_forbidding_table = false;
        for (number, line) in text.lines().enumerate() {
            let code = line.split("//").next().unwrap_or_default();
            if code.contains("any_row! {") {
                in_forbidding_table = true;
            } else if code.starts_with('}') {
                in_forbidding_table = false;
            }
            let words: Vec<&str> = code
                .split(|letter: char| !letter.is_alphanumeric() && letter != '_' && letter != ':')
                .filter(|word| !word.is_empty())
                .collect();
            for (index, word) in words.iter().enumerate() {
                let name = match word.strip_prefix("Clause::") {
                    Some(name) => Some(name),
                    None if index > 0 && words[index - 1] == "by" => Some(*word),
                    None if in_forbidding_table && index == 0 => Some(*word),
                    None => None,
                };
                if let Some(clause) = name.and_then(|name| names.get(name)) {
                    let place = Place { at: format!("{file}:{}", number + 1), test: None };
                    self.cited.entry(*clause).or_default().push(place);
                }
            }
        }
    }

    /// `clause = "MOD-5"` in a table of a book.
    fn read_table(&mut self, file: &str, text: &str) {
        for (number, line) in text.lines().enumerate() {
            let Some(id) = line.trim().strip_prefix("clause = \"").and_then(|rest| rest.split('"').next()) else {
                continue;
            };
            if let Some(clause) = Clause::by_id(id) {
                let place = Place { at: format!("{file}:{}", number + 1), test: None };
                self.cited.entry(clause).or_default().push(place);
            }
        }
    }

    /// `bites!(Frederic, Jomini: Clause::Name, …)` and its sisters.
    fn read_proofs(&mut self, file: &str, text: &str, names: &BTreeMap<&str, Clause>) {
        let claims = [("bites!(", Claim::Bites), ("spares!(", Claim::Spares), ("witness!(", Claim::Witness)];
        for (word, claim) in claims {
            for (start, _) in text.match_indices(word) {
                let rest = &text[start + word.len()..];
                let Some((books, after)) = rest.split_once(": Clause::") else { continue };
                let name: String = after.chars().take_while(|letter| letter.is_alphanumeric()).collect();
                let Some(clause) = names.get(name.as_str()) else { continue };
                let place = Place {
                    at: format!("{file}:{}", text[..start].lines().count().max(1)),
                    test: test_around(&text[..start]),
                };
                for book in books.split(',').filter_map(|title| named(title.trim())) {
                    self.proofs.entry((*clause, book, claim)).or_default().push(place.clone());
                }
            }
        }
    }
}

fn is_test(file: &str) -> bool {
    file.contains("/tests/") || file.ends_with("tests.rs") || file.starts_with("trials/")
}

/// The book of that name in Rust.
fn named(title: &str) -> Option<Book> {
    Book::ALL.into_iter().find(|book| format!("{book:?}") == title)
}

/// The function the text ends in.
fn test_around(before: &str) -> Option<String> {
    let (_, after) = before.rsplit_once("fn ")?;
    Some(after.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect())
}
