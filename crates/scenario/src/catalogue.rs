//! The battles and lessons that come with the program, wherever it is run.

use crate::Scenario;
use reader::Problems;

include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));

/// A battle or a lesson that comes with the program: a file of `scenarios/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its id: `waterloo`.
    pub id: &'static str,
    /// Where it stands: `scenarios/waterloo.toml`.
    pub file: &'static str,
    /// What stands in it.
    pub text: &'static str,
}

impl Listed {
    /// Reads it.
    ///
    /// # Errors
    /// As [`Scenario::read`]; the files of `scenarios/` are sound, a test holds them so.
    pub fn read(&self) -> Result<Scenario, Problems> {
        Scenario::read(self.file, self.text)
    }
}

/// Every battle that comes with the program, by id.
#[must_use]
pub fn catalogue() -> &'static [Listed] {
    &CATALOGUE
}

/// Every lesson that comes with the program, by id: book by book, in the order they are taken in.
#[must_use]
pub fn lessons() -> &'static [Listed] {
    &LESSONS
}

/// A battle or a lesson by its id.
#[must_use]
pub fn listed(id: &str) -> Option<&'static Listed> {
    catalogue().iter().chain(lessons()).find(|listed| listed.id == id)
}
