//! What is said of a file, in both languages.

use std::ops::Add;

/// A sentence, or a piece of one, in French and in English.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Sentence {
    /// In French.
    pub fr: String,
    /// In English.
    pub en: String,
}

impl Sentence {
    /// The same thing said twice.
    pub fn new(fr: impl Into<String>, en: impl Into<String>) -> Self {
        Self { fr: fr.into(), en: en.into() }
    }
}

/// What is written alike in both languages, a word of a file or a number; and what only its own makers read.
impl From<&str> for Sentence {
    fn from(alike: &str) -> Self {
        Self::new(alike, alike)
    }
}

impl From<String> for Sentence {
    fn from(alike: String) -> Self {
        Self { fr: alike.clone(), en: alike }
    }
}

impl Add for Sentence {
    type Output = Self;

    fn add(self, more: Self) -> Self {
        Self { fr: self.fr + &more.fr, en: self.en + &more.en }
    }
}

/// A [`Sentence`] of two formats, French first, with the same values in both.
#[macro_export]
macro_rules! sentence {
    ($fr:literal, $en:literal $(, $value:expr)* $(,)?) => {
        $crate::Sentence::new(format!($fr $(, $value)*), format!($en $(, $value)*))
    };
}
