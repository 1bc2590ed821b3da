//! What is wrong with a replay, and where.

use rulebook::Language;
use scenario::Text;

/// One thing wrong with a replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The line of the file, from 1; none where the file as a whole is at fault.
    pub place: Option<usize>,
    /// What is wrong, and what was expected.
    pub text: Text,
}

impl Flaw {
    /// Something wrong with a line of the file.
    pub(crate) fn at(place: usize, fr: impl Into<String>, en: impl Into<String>) -> Self {
        Self { place: Some(place).filter(|place| 0 < *place), text: Text { fr: fr.into(), en: en.into() } }
    }

    /// Says something more.
    pub(crate) fn and(mut self, fr: &str, en: &str) -> Self {
        self.text.fr.push_str(fr);
        self.text.en.push_str(en);
        self
    }

    /// The sentence, after the file and the line it is about.
    #[must_use]
    pub fn said(&self, file: &str, language: Language) -> String {
        let text = self.text.in_language(language);
        match self.place {
            Some(place) => format!("{file}:{place}: {text}"),
            None => format!("{file}: {text}"),
        }
    }
}

/// Everything wrong with a replay, in the order of its lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Flaws(pub Vec<Flaw>);

impl Flaws {
    /// Each on a line of its own.
    #[must_use]
    pub fn said(&self, file: &str, language: Language) -> String {
        self.0.iter().map(|flaw| flaw.said(file, language)).collect::<Vec<_>>().join("\n")
    }
}
