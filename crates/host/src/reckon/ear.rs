//! Reads words in the language of whoever wrote them, to complain in it.

use crate::trouble::Trouble;
use rulebook::{Book, HouseRules, Language, Rulebook, Words};
use speech::Fault;
use std::str::FromStr;
use strum::IntoEnumIterator;

/// Whoever listens to a question of the real table.
pub(super) struct Ear {
    pub(super) language: Language,
}

impl Ear {
    /// A book by its key, with house rules.
    pub(super) fn rulebook(&self, key: &str, options: &[String]) -> Result<Rulebook, Trouble> {
        let keys: Vec<String> = Book::ALL.iter().map(ToString::to_string).collect();
        let book: Book = key.parse().map_err(|_| {
            let known = keys.iter().map(String::as_str);
            Trouble::unknown(&Fault::unknown_in(self.language, Words::new("un livre", "a book"), key, known))
        })?;
        let rules: HouseRules = options
            .iter()
            .map(|word| word.parse().map_err(|_| Trouble::no_option(word, self.language)))
            .collect::<Result<_, _>>()?;
        books::of(book).with(rules).map_err(|error| Trouble::idle_option(&error))
    }

    pub(super) fn word<T>(&self, word: &str, what: Words) -> Result<T, Trouble>
    where
        T: FromStr + IntoEnumIterator + Into<&'static str>,
    {
        word.parse()
            .map_err(|_| Trouble::unknown(&Fault::unknown_in(self.language, what, word, T::iter().map(Into::into))))
    }

    pub(super) fn maybe<T>(&self, word: Option<&str>, what: Words) -> Result<Option<T>, Trouble>
    where
        T: FromStr + IntoEnumIterator + Into<&'static str>,
    {
        word.map(|word| self.word(word, what)).transpose()
    }
}
