//! The Rust printed from a register: the same register, the same bytes.

mod book;
mod clauses;
mod house;
mod rust;

use crate::Register;
use std::path::Path;
use std::{fs, io};

/// The first line of every generated file.
pub const HEADER: &str = "// Generated from rulebooks/ by `make generate`: change the TOML, not this file.\n";

/// A generated file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// Its name from the root of the repository.
    pub name: String,
    /// What it must hold.
    pub text: String,
}

/// Every generated file.
#[must_use]
pub fn all(register: &Register) -> Vec<Printed> {
    let books = register.books.iter().map(|tables| Printed {
        name: format!("crates/books/src/generated/{}.rs", tables.book),
        text: book::print(register, tables),
    });
    let of_rulebook = [("clause", clauses::print(register)), ("house", house::print(register))];
    let of_rulebook =
        of_rulebook.map(|(what, text)| Printed { name: format!("crates/rulebook/src/{what}/generated.rs"), text });
    of_rulebook.into_iter().chain(books).collect()
}

impl Printed {
    /// Does the file under this root hold it already?
    ///
    /// # Errors
    /// When the file is there and cannot be read.
    pub fn is_current(&self, root: &Path) -> io::Result<bool> {
        match fs::read_to_string(root.join(&self.name)) {
            Ok(text) => Ok(text == self.text),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Writes the file under this root, and its folder.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn write(&self, root: &Path) -> io::Result<()> {
        let path = root.join(&self.name);
        path.parent().map_or(Ok(()), fs::create_dir_all)?;
        fs::write(path, &self.text)
    }
}
