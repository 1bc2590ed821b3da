//! A line being read word by word.

use crate::Fault;
use crate::fault::both;
use reader::folded;
use reader::{Sentence, sentence};
use rulebook::{Language, Words};
use std::str::FromStr;

/// Words are parted by spaces and commas; `"a name in quotes"` is one word, quotes included.
fn split(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut rest = text;
    loop {
        rest = rest.trim_start_matches(|letter: char| letter.is_whitespace() || letter == ',');
        if rest.is_empty() {
            return words;
        }
        let quoted = rest.strip_prefix('"').and_then(|inner| inner.find('"')).map(|end| end + 2);
        let plain = || rest.find(|letter: char| letter.is_whitespace() || letter == ',').unwrap_or(rest.len());
        let (word, after) = rest.split_at(quoted.unwrap_or_else(plain));
        words.push(word);
        rest = after;
    }
}

/// A name without its quotes.
#[must_use]
pub fn unquoted(word: &str) -> &str {
    word.strip_prefix('"').and_then(|inner| inner.strip_suffix('"')).unwrap_or(word)
}

/// A line being read word by word, in one language.
#[derive(Clone, Debug)]
pub struct Phrase<'t> {
    words: Vec<&'t str>,
    next: usize,
    language: Language,
}

impl<'t> Phrase<'t> {
    /// The words of a text.
    #[must_use]
    pub fn of(text: &'t str, language: Language) -> Self {
        Self { words: split(text), next: 0, language }
    }

    /// The language it is said in.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// The next word, left where it is.
    #[must_use]
    pub fn peek(&self) -> Option<&'t str> {
        self.words.get(self.next).copied()
    }

    /// The next word; `expected` says what it should be.
    ///
    /// # Errors
    /// When there is none.
    pub fn take(&mut self, expected: impl Into<Sentence>) -> Result<&'t str, Fault> {
        let word = self.peek().ok_or_else(|| self.cut_short(expected))?;
        self.next += 1;
        Ok(word)
    }

    /// The next word, in the language of the phrase.
    ///
    /// # Errors
    /// When there is none.
    pub fn take_one(&mut self, expected: Words) -> Result<&'t str, Fault> {
        self.take(both(expected))
    }

    /// The line ends where something was expected.
    #[must_use]
    pub fn cut_short(&self, expected: impl Into<Sentence>) -> Fault {
        let so_far = self.so_far();
        let what = if so_far.is_empty() {
            Sentence::new("la ligne est vide", "the line is empty")
        } else {
            sentence!("la ligne s’arrête après «\u{a0}{so_far}\u{a0}»", "the line ends after `{so_far}`")
        };
        Fault::said_in(self.language, what).expecting(expected)
    }

    /// What was read.
    pub(crate) fn so_far(&self) -> String {
        self.words[..self.next].join(" ")
    }

    /// Takes the next words if they are these, parted by spaces.
    pub fn skip(&mut self, words: &str) -> bool {
        let there = self.starts_with(words);
        if there {
            self.next += words.split(' ').count();
        }
        there
    }

    /// Takes the next words if they are these, in the language of the phrase.
    pub fn skip_one(&mut self, words: Words) -> bool {
        self.skip(words.in_language(self.language))
    }

    /// Are these the next words?
    #[must_use]
    pub fn starts_with(&self, words: &str) -> bool {
        self.shared(words) == words.split(' ').count()
    }

    /// How many of these words are the next ones.
    pub(crate) fn shared(&self, words: &str) -> usize {
        let rest = self.words[self.next..].iter().map(|word| folded(word));
        words.split(' ').map(folded).zip(rest).take_while(|(wanted, found)| wanted == found).count()
    }

    /// The next word must be this one.
    ///
    /// # Errors
    /// When it is another, or there is none.
    pub fn need(&mut self, word: &str) -> Result<(), Fault> {
        let there = self.skip(word);
        if there {
            return Ok(());
        }
        let found = self.take(sentence!("«\u{a0}{word}\u{a0}»", "`{word}`"))?;
        Err(Fault::unknown_in(self.language, Words::new("ce qui vient ici", "what comes here"), found, [word]))
    }

    /// The next word must be this one, in the language of the phrase.
    ///
    /// # Errors
    /// When it is another, or there is none.
    pub fn need_one(&mut self, words: Words) -> Result<(), Fault> {
        self.need(words.in_language(self.language))
    }

    /// A small number.
    ///
    /// # Errors
    /// When it is none.
    pub fn number(&mut self, what: impl Into<Sentence>) -> Result<u8, Fault> {
        let what = what.into();
        let word = self.take(what.clone())?;
        word.parse().map_err(|_| {
            let wrong = sentence!("«\u{a0}{word}\u{a0}» n’est pas un nombre", "`{word}` is no number");
            Fault::said_in(self.language, wrong).expecting(what)
        })
    }

    /// One of the English words a type knows.
    ///
    /// # Errors
    /// When it knows no such word.
    pub fn one_of<T>(&mut self, what: Words, known: impl IntoIterator<Item = T>) -> Result<T, Fault>
    where
        T: FromStr + Copy + Into<&'static str>,
    {
        let word = self.take_one(what)?;
        word.parse().map_err(|_| Fault::unknown(both(what), word, known.into_iter().map(Into::into)))
    }

    /// `yes` or `no`.
    ///
    /// # Errors
    /// When it is neither.
    pub fn yes(&mut self) -> Result<bool, Fault> {
        if self.skip_one(YES) {
            return Ok(true);
        }
        if self.skip_one(NO) {
            return Ok(false);
        }
        let word = self.take_one(Words::new("oui ou non", "yes or no"))?;
        let known = [YES, NO].map(|answer| answer.in_language(self.language));
        Err(Fault::unknown_in(self.language, Words::new("une réponse", "an answer"), word, known))
    }

    /// Splits off the words from the last `word` on; it is left out.
    #[must_use]
    pub fn split_at_last(mut self, word: &str) -> Option<(Self, Self)> {
        let found = self.words[self.next..].iter().rposition(|other| *other == word)? + self.next;
        let after = self.words.split_off(found + 1);
        self.words.pop();
        let language = self.language;
        Some((self, Self { words: after, next: 0, language }))
    }

    /// Nothing more may follow.
    ///
    /// # Errors
    /// When something does.
    pub fn finish(&self) -> Result<(), Fault> {
        let Some(word) = self.peek() else { return Ok(()) };
        let so_far = self.so_far();
        let wrong = sentence!(
            "«\u{a0}{word}\u{a0}» suit «\u{a0}{so_far}\u{a0}», qui est complet",
            "`{word}` follows `{so_far}`, which is complete"
        );
        Err(Fault::said_in(self.language, wrong))
    }
}

/// An answer to a question.
pub(crate) const YES: Words = Words::new("oui", "yes");
/// The other.
pub(crate) const NO: Words = Words::new("non", "no");
