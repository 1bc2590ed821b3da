//! What is wrong with some words, and what was probably meant.

use reader::{Sentence, nearest, sentence};
use rulebook::{Language, Words};
use std::fmt::{Display, Formatter, Result};

/// What is wrong with some words, wherever they stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong.
    pub what: Sentence,
    /// What should have stood there.
    pub expected: Option<Box<Sentence>>,
    /// The word that was probably meant.
    pub suggestion: Option<String>,
    /// The language it is shown in.
    pub language: Language,
}

impl Fault {
    /// Something is wrong, shown in English.
    #[must_use]
    pub fn new(what: impl Into<Sentence>) -> Self {
        Self::said_in(Language::En, what)
    }

    /// Something is wrong, shown in this language.
    #[must_use]
    pub fn said_in(language: Language, what: impl Into<Sentence>) -> Self {
        Self { what: what.into(), expected: None, suggestion: None, language }
    }

    /// Says what should have stood there.
    #[must_use]
    pub fn expecting(mut self, expected: impl Into<Sentence>) -> Self {
        self.expected = Some(Box::new(expected.into()));
        self
    }

    /// A word that is none of those it could have been; the closest is named. Shown in English.
    #[must_use]
    pub fn unknown<'w>(what: impl Into<Sentence>, word: &str, known: impl IntoIterator<Item = &'w str>) -> Self {
        let what = sentence!("«\u{a0}{word}\u{a0}» n’est pas ", "`{word}` is not ") + what.into();
        Self::new(what).listing(word, known)
    }

    /// A word that is none of those it could have been; the closest is named.
    #[must_use]
    pub fn unknown_in<'w>(
        language: Language,
        what: Words,
        word: &str,
        known: impl IntoIterator<Item = &'w str>,
    ) -> Self {
        Self { language, ..Self::unknown(both(what), word, known) }
    }

    /// Lists what could have stood there, and names the word closest to `word`.
    fn listing<'w>(mut self, word: &str, known: impl IntoIterator<Item = &'w str>) -> Self {
        let known: Vec<&str> = known.into_iter().collect();
        self.suggestion = nearest(word, known.iter().copied()).map(str::to_owned);
        if !known.is_empty() && (known.len() <= MOST_LISTED || self.suggestion.is_none()) {
            let list = known.join(", ");
            self.expected = Some(Box::new(sentence!("l’un de\u{a0}: {list}", "one of: {list}")));
        }
        self
    }

    /// No panicking elephant stands in this hex.
    #[must_use]
    pub fn no_elephant_at(place: &str, language: Language) -> Self {
        let what =
            sentence!("il n’y a pas d’éléphant en panique en {place}", "there is no panicking elephant at {place}");
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

/// Words as a sentence.
pub(crate) fn both(words: Words) -> Sentence {
    Sentence::new(words.fr, words.en)
}

/// With a good guess, a longer list would only be in the way.
const MOST_LISTED: usize = 12;

impl Display for Fault {
    fn fmt(&self, out: &mut Formatter<'_>) -> Result {
        match self.language {
            Language::Fr => write!(out, "{}", self.what.fr)?,
            Language::En => write!(out, "{}", self.what.en)?,
        }
        match (&self.expected, self.language) {
            (Some(expected), Language::Fr) => write!(out, "\n  attendu\u{a0}: {}", expected.fr)?,
            (Some(expected), Language::En) => write!(out, "\n  expected {}", expected.en)?,
            (None, _) => {}
        }
        match (&self.suggestion, self.language) {
            (Some(word), Language::Fr) => write!(out, "\n  vouliez-vous dire «\u{a0}{word}\u{a0}»\u{a0}?"),
            (Some(word), Language::En) => write!(out, "\n  did you mean `{word}`?"),
            (None, _) => Ok(()),
        }
    }
}
