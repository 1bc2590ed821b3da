//! Reads TOML by hand, so that every mistake in a file is found at once and can be acted on.
//!
//! A [`TomlFile`] keeps the text and collects the [`Problem`]s; [`Table`] and [`Value`] are handles into it. Every
//! question returns `None` after noting what is wrong, so a reader asks all its questions first and only then puts
//! its row together:
//!
//! ```
//! use reader::{Table, TomlFile};
//! use rulebook::Arm;
//!
//! fn troop(row: &Table) -> Option<(String, Arm, u8)> {
//!     row.only(&["key", "arm", "elements"]);
//!     let key = row.need("key").and_then(|value| value.text());
//!     let arm = row.need("arm").and_then(|value| value.word::<Arm>("arm"));
//!     let elements = row.need("elements").and_then(|value| value.number(1..=9));
//!     Some((key?.to_owned(), arm?, elements?))
//! }
//!
//! let file = TomlFile::parse("troops.toml", "[[troop]]\nkey = 'guards'\narm = 'infantri'\nelemets = 4\n");
//! let rows: Vec<_> = file.root().iter().flat_map(|root| root.rows("troop", "key")).collect();
//! assert_eq!(rows.iter().filter_map(troop).count(), 0);
//! let problems = file.into_problems();
//! assert_eq!(problems[0].to_string(), "\
//! troops.toml:3:7: `infantri` is not a known arm in [[troop]] `guards`
//!   3 | arm = 'infantri'
//!     |       ^^^^^^^^^^
//!   expected one of: infantry, cavalry, camelry, chariotry, elephants, artillery
//!   did you mean `infantry`?");
//! assert_eq!(problems[1].what.en, "unknown key `elemets` in [[troop]] `guards`");
//! assert_eq!(problems.len(), 2, "the missing key is the misspelt one, said once");
//! ```

mod file;
mod fold;
mod nearest;
mod position;
mod problem;
mod sentence;
mod table;
mod value;

pub use file::TomlFile;
pub use fold::{folded, slug};
pub use nearest::nearest;
pub use position::FilePosition;
pub use problem::{Gravity, Problem, Problems, Remedy};
pub use sentence::Sentence;
pub use table::Table;
pub use value::Value;
