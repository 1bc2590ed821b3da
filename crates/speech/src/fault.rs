//! What is wrong with some words, and what was probably meant.

use reader::nearest;
use rulebook::{Language, Words};
use std::fmt::{Display, Formatter, Result};

/// What is wrong with some words, wherever they stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub what: String,
    /// What should have stood there.
    pub expected: Option<String>,
    /// The word that was probably meant.
    pub suggestion: Option<String>,
    /// The language it is said in.
    pub language: Language,
}

impl Fault {
    /// Something is wrong, said in English.
    #[must_use]
    pub fn new(what: impl Into<String>) -> Self {
        Self::said_in(Language::En, what)
    }

    /// Something is wrong, said in this language.
    #[must_use]
    pub fn said_in(language: Language, what: impl Into<String>) -> Self {
        Self { what: what.into(), expected: None, suggestion: None, language }
    }

    /// Says what should have stood there.
    #[must_use]
    pub fn expecting(mut self, expected: impl Into<String>) -> Self {
        self.expected = Some(expected.into());
        self
    }

    /// An English word that is none of those it could have been; the closest is named.
    #[must_use]
    pub fn unknown<'w>(what: &str, word: &str, known: impl IntoIterator<Item = &'w str>) -> Self {
        Self::new(format!("`{word}` is not {what}")).listing(word, known)
    }

    /// A word that is none of those it could have been; the closest is named.
    #[must_use]
    pub fn unknown_in<'w>(
        language: Language,
        what: Words,
        word: &str,
        known: impl IntoIterator<Item = &'w str>,
    ) -> Self {
        let what = what.in_language(language);
        match language {
            Language::Fr => Self::said_in(language, format!("«\u{a0}{word}\u{a0}» n’est pas {what}")),
            Language::En => Self::new(format!("`{word}` is not {what}")),
        }
        .listing(word, known)
    }

    /// Lists what could have stood there, and names the word closest to `word`.
    fn listing<'w>(mut self, word: &str, known: impl IntoIterator<Item = &'w str>) -> Self {
        let known: Vec<&str> = known.into_iter().collect();
        self.suggestion = nearest(word, known.iter().copied()).map(str::to_owned);
        if !known.is_empty() && (known.len() <= MOST_LISTED || self.suggestion.is_none()) {
            self.expected = Some(match self.language {
                Language::Fr => format!("l’un de\u{a0}: {}", known.join(", ")),
                Language::En => format!("one of: {}", known.join(", ")),
            });
        }
        self
    }

    /// No panicking elephant stands in this hex.
    #[must_use]
    pub fn no_elephant_at(place: &str, language: Language) -> Self {
        let what = match language {
            Language::Fr => format!("il n’y a pas d’éléphant en panique en {place}"),
            Language::En => format!("there is no panicking elephant at {place}"),
        };
        Self::said_in(language, what)
    }

    /// All of it on one line.
    #[must_use]
    pub fn in_one_line(&self) -> String {
        let between = match self.language {
            Language::Fr => "\u{a0}; ",
            Language::En => "; ",
        };
        self.to_string().lines().map(str::trim).collect::<Vec<_>>().join(between)
    }
}

/// With a good guess, a longer list would only be in the way.
const MOST_LISTED: usize = 12;

impl Display for Fault {
    fn fmt(&self, out: &mut Formatter<'_>) -> Result {
        write!(out, "{}", self.what)?;
        match (&self.expected, self.language) {
            (Some(expected), Language::Fr) => write!(out, "\n  attendu\u{a0}: {expected}")?,
            (Some(expected), Language::En) => write!(out, "\n  expected {expected}")?,
            (None, _) => {}
        }
        match (&self.suggestion, self.language) {
            (Some(word), Language::Fr) => write!(out, "\n  vouliez-vous dire «\u{a0}{word}\u{a0}»\u{a0}?"),
            (Some(word), Language::En) => write!(out, "\n  did you mean `{word}`?"),
            (None, _) => Ok(()),
        }
    }
}
