//! The battles that come with the program, wherever it is run.

use crate::Scenario;
use reader::Problems;

include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));

/// A battle of the catalogue: a file of `scenarios/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its id: `waterloo`.
    pub id: &'static str,
    /// The file.
    pub text: &'static str,
}

impl Listed {
    /// Reads it.
    ///
    /// # Errors
    /// As [`Scenario::read`]; the files of `scenarios/` are sound, a test holds them so.
    pub fn read(&self) -> Result<Scenario, Problems> {
        Scenario::read(&format!("scenarios/{}.toml", self.id), self.text)
    }
}

/// Every battle that comes with the program, by id.
#[must_use]
pub fn catalogue() -> &'static [Listed] {
    &CATALOGUE
}
