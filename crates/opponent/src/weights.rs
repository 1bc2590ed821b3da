//! What things are worth: numbers in a file, not in the code.

use serde::{Deserialize, Serialize};

/// The numbers of `weights.toml`, in hundredths of an element or in percent, as the file says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weights {
    pub(crate) element: i32,
    pub(crate) element_per_die: i32,
    pub(crate) unit: i32,
    pub(crate) defeat: i32,
    pub(crate) reach: i32,
    pub(crate) menace_next: i32,
    pub(crate) menace_after: i32,
    pub(crate) last_unit: i32,
    pub(crate) danger_last: i32,
    pub(crate) flag: i32,
    pub(crate) support: i32,
    pub(crate) friend: i32,
    pub(crate) room: i32,
    pub(crate) gun_in_contact: i32,
    pub(crate) horse_in_rough: i32,
    pub(crate) cover: i32,
    pub(crate) approach: i32,
    pub(crate) haste: i32,
    pub(crate) patience: i32,
    pub(crate) objective: i32,
    pub(crate) objective_near: i32,
    pub(crate) objective_denied: i32,
    pub(crate) exit_near: i32,
    pub(crate) exited: i32,
    pub(crate) out_of_command: i32,
    pub(crate) general: i32,
    pub(crate) officer: i32,
    pub(crate) officer_alone: i32,
    pub(crate) general_exposed: i32,
    pub(crate) officer_with_weak: i32,
    pub(crate) token: i32,
    pub(crate) prospect: i32,
    pub(crate) riposte: i32,
    pub(crate) reluctance: i32,
}

/// A file of weights that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsError {
    /// Not the keys and whole numbers expected.
    #[error("{0}\nexpected the keys of crates/opponent/weights.toml, each a whole number")]
    Unread(String),
    /// A number too large to add up.
    #[error("the weights must lie between -{most} and {most}")]
    TooLarge {
        /// How large one may be.
        most: i32,
    },
}

/// No weight is larger: sums of a whole army then stay far below what a number holds.
const MOST: i32 = 20_000;
/// The file that comes with the program.
const STANDARD: &str = include_str!("../weights.toml");

impl Weights {
    /// Reads a file of weights.
    ///
    /// # Errors
    /// When a key is missing, unknown or no whole number, with its line; when a number is too large.
    pub fn read(text: &str) -> Result<Self, WeightsError> {
        let table: toml::Table =
            text.parse().map_err(|error: toml::de::Error| WeightsError::Unread(error.to_string()))?;
        let fits = |value: &toml::Value| value.as_integer().is_none_or(|number| number.abs() <= i64::from(MOST));
        if !table.values().all(fits) {
            return Err(WeightsError::TooLarge { most: MOST });
        }
        toml::from_str(text).map_err(|error| WeightsError::Unread(error.to_string()))
    }

    /// The weights that come with the program.
    ///
    /// # Panics
    /// Never: a test reads them.
    #[must_use]
    pub fn standard() -> Self {
        Self::read(STANDARD).expect("a test reads the file")
    }

    /// The keys of the file, in its order of the alphabet.
    ///
    /// # Panics
    /// Never: a test reads the file.
    #[must_use]
    pub fn keys() -> Vec<String> {
        let table: toml::Table = STANDARD.parse().expect("a test reads the file");
        table.keys().cloned().collect()
    }

    /// The same, with one of them at nothing.
    pub(crate) fn without(&self, key: &str) -> Self {
        let numbers = toml::Table::try_from(self).map(|mut table| {
            table.insert(key.to_owned(), toml::Value::Integer(0));
            table
        });
        numbers.ok().and_then(|table| table.try_into().ok()).unwrap_or_else(|| self.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::{Weights, WeightsError};

    #[test]
    fn the_weights_that_come_with_the_program_can_be_read() {
        assert!(0 < Weights::standard().element);
    }

    #[test]
    fn a_wrong_key_is_named_with_its_line() {
        let text = include_str!("../weights.toml").replace("\nsupport =", "\nsuport =");
        let error = Weights::read(&text).unwrap_err().to_string();
        assert!(error.contains("suport") && error.contains("expected the keys"), "{error}");
    }

    #[test]
    fn a_number_that_could_overflow_is_refused() {
        let text = include_str!("../weights.toml").replace("unit = 180", "unit = 2000000000");
        assert_eq!(Weights::read(&text), Err(WeightsError::TooLarge { most: 20_000 }));
    }
}
