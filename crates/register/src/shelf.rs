//! The files of `rulebooks/`: found, opened, and asked for by name.

use reader::{Problem, Problems, Table, TomlFile, Value};
use rulebook::Book;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Files by their names from the root of the repository.
pub type Files = BTreeMap<String, String>;

pub(crate) const CLAUSES: &str = "rulebooks/clauses.toml";
pub(crate) const GLOSSARY: &str = "rulebooks/glossary.toml";
pub(crate) const HOUSE: &str = "rulebooks/house.toml";
const RULINGS: &str = "rulebooks/rulings/";
const OF_EACH_BOOK: [&str; 6] = ["clauses", "troops", "movement", "terrain", "dice", "orders"];

/// `rulebooks/panache/troops.toml`.
pub(crate) fn of_book(book: Book, what: &str) -> String {
    format!("rulebooks/{book}/{what}.toml")
}

/// Every file that must be there; rulings come besides.
fn expected() -> Vec<String> {
    let of_books = Book::ALL.into_iter().flat_map(|book| OF_EACH_BOOK.map(|what| of_book(book, what)));
    [CLAUSES, GLOSSARY, HOUSE].map(str::to_owned).into_iter().chain(of_books).collect()
}

/// Reads every TOML file of `rulebooks/`.
pub(crate) fn files_under(root: &Path) -> Result<Files, Problems> {
    let mut files = Files::new();
    let mut problems = Problems::default();
    gather(root, "rulebooks", &mut files, &mut problems);
    if problems.is_empty() { Ok(files) } else { Err(problems) }
}

fn gather(root: &Path, folder: &str, files: &mut Files, problems: &mut Problems) {
    let entries = match fs::read_dir(root.join(folder)).and_then(Iterator::collect::<Result<Vec<_>, _>>) {
        Ok(entries) => entries,
        Err(error) => return problems.push(Problem::of_file(folder, format!("cannot be listed: {error}"))),
    };
    for entry in entries {
        let path = entry.path();
        let name = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if path.is_dir() {
            gather(root, &name, files, problems);
        } else if path.extension().is_some_and(|extension| extension == "toml") {
            match fs::read_to_string(&path) {
                Ok(text) => drop(files.insert(name, text)),
                Err(error) => problems.push(Problem::of_file(name, format!("cannot be read: {error}"))),
            }
        }
    }
}

/// The files, opened.
pub(crate) struct Shelf<'t> {
    files: BTreeMap<&'t str, TomlFile<'t>>,
    problems: Problems,
}

impl<'t> Shelf<'t> {
    /// Opens every file; notes those that are missing and those nobody reads.
    pub(crate) fn open(files: &'t Files) -> Self {
        let expected = expected();
        let mut problems = Problems::default();
        for name in expected.iter().filter(|name| !files.contains_key(*name)) {
            problems.push(Problem::of_file(name, "this file is missing"));
        }
        let absent: Vec<&str> = expected.iter().filter(|name| !files.contains_key(*name)).map(String::as_str).collect();
        for name in files.keys().filter(|name| !expected.contains(name) && !name.starts_with(RULINGS)) {
            problems.push(Problem::of_file(name, "nothing reads this file").suggesting_nearest(name, &absent));
        }
        let files = files.iter().map(|(name, text)| (name.as_str(), TomlFile::parse(name, text))).collect();
        Self { files, problems }
    }

    /// A file as a table; none if it is missing or not TOML, which has been noted.
    pub(crate) fn root(&self, name: &str) -> Option<Table<'_>> {
        self.files.get(name)?.root()
    }

    /// The rulings, by the names of their files.
    pub(crate) fn rulings(&self) -> impl Iterator<Item = Table<'_>> {
        self.files.iter().filter(|(name, _)| name.starts_with(RULINGS)).filter_map(|(_, file)| file.root())
    }

    /// A clause of any book, by its id.
    pub(crate) fn clause(&self, value: &Value) -> Option<String> {
        let id = value.text()?;
        if let Some(root) = self.root(CLAUSES).filter(|root| !root.has(id)) {
            let ids: Vec<&str> = root.values().iter().map(Value::key).collect();
            let problem = value.unknown(id, "clause").expecting(format!("a clause of {CLAUSES}"));
            value.report(problem.suggesting_nearest(id, &ids));
            return None;
        }
        Some(id.to_owned())
    }

    /// A clause of one book, by its id.
    pub(crate) fn clause_of(&self, book: Book, value: &Value) -> Option<String> {
        let id = self.clause(value)?;
        let file = of_book(book, "clauses");
        if self.root(&file).is_some_and(|root| !root.has(&id)) {
            let what = format!("{id} is not a clause of {}{}", book.title(), value.place().en);
            value.report(value.problem(what).expecting(format!("a clause of {file}")));
            return None;
        }
        Some(id)
    }

    /// All that was found wrong, file by file.
    pub(crate) fn into_problems(self) -> Problems {
        let mut problems = self.problems;
        for file in self.files.into_values() {
            problems.extend(file.into_problems());
        }
        problems.sort();
        problems
    }
}
