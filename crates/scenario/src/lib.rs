//! Battles as files a person writes by hand.
//!
//! A [`ScenarioFile`] is what stands in a file; a [`Scenario`] is a file that was read, checked against its book and
//! its own map, and turned into a set-up. What is wrong comes all at once, each with its line, what was expected and
//! the nearest word. [`catalogue`] holds the battles that come with the program, [`lessons`] its lessons.

mod cast;
mod catalogue;
mod check;
mod drawing;
mod file;
mod keys;
mod pictured;
mod read;
mod scenario;
mod schema;
mod sketch;
mod write;

pub use cast::{ArmyName, Article, Cast, Gender, Name, Number, Text};
pub use catalogue::{Listed, catalogue, lessons, listed};
pub use check::traits::{EXCLUSIVE, says_something, says_something_of_a_leader};
pub use drawing::MapLetters;
pub use file::{
    ArmyEntry, ArrivalEntry, EnglishForm, FrenchForm, Hidden, MapEntry, OfficerEntry, OfficerForm, OfficerGrammar,
    ScenarioFile, ScenarioKind, Sides, StepEntry, TurnsEntry, UnitEntry, UnitGrammar,
};
pub use pictured::{BandHue, Ensign, Houses, NameEntry, NameKind};
pub use reader::Remedy;
pub use reader::{Gravity, Problem, Problems, Sentence};
pub use scenario::Scenario;
pub use schema::schema;
pub use sketch::{LookedOver, ScenarioSketch};
pub use write::quoted;
