//! A value of a file.

use super::table::sentence;
use super::{Problem, Table, TomlFile};
use enumset::{EnumSet, EnumSetType};
use std::fmt::Display;
use std::ops::{Range, RangeInclusive};
use std::str::FromStr;
use strum::IntoEnumIterator;
use toml::Spanned;
use toml::de::{DeInteger, DeString, DeTable, DeValue};

/// A value of a file, with its key. Each question notes a problem when the value cannot answer it.
#[derive(Clone, Debug)]
pub struct Value<'f> {
    file: &'f TomlFile<'f>,
    key: &'f Spanned<DeString<'f>>,
    node: &'f Spanned<DeValue<'f>>,
    path: String,
    place: String,
}

impl<'f> Value<'f> {
    pub(super) fn new(
        file: &'f TomlFile<'f>,
        key: &'f Spanned<DeString<'f>>,
        node: &'f Spanned<DeValue<'f>>,
        path: String,
        place: String,
    ) -> Self {
        Self { file, key, node, path, place }
    }

    /// Its key; for an item of a list, the key of the list.
    #[must_use]
    pub fn key(&self) -> &'f str {
        self.key.get_ref()
    }

    /// Its key from the top of the file: `troop[2].arm`.
    #[must_use]
    pub fn path(&self) -> &str {
        &self.path
    }

    /// How a sentence ends that speaks of it: ` in [MOD-5]`.
    #[must_use]
    pub fn place(&self) -> String {
        sentence(&self.place)
    }

    /// A text that is not blank.
    #[must_use]
    pub fn text(&self) -> Option<&'f str> {
        let text = self.text_or_blank()?;
        if text.trim().is_empty() {
            self.report(self.problem(format!("`{}` is empty{}", self.key(), self.place())).expecting("a text"));
            return None;
        }
        Some(text)
    }

    /// A text, blank or not.
    #[must_use]
    pub fn text_or_blank(&self) -> Option<&'f str> {
        let DeValue::String(text) = self.node.get_ref() else {
            return self.reject_type("a text");
        };
        Some(text)
    }

    /// A whole number between two bounds.
    #[must_use]
    pub fn number<N: TryFrom<i64> + Into<i64> + Copy>(&self, bounds: RangeInclusive<N>) -> Option<N> {
        let (least, most): (i64, i64) = ((*bounds.start()).into(), (*bounds.end()).into());
        let expected = format!("a whole number from {least} to {most}");
        let DeValue::Integer(integer) = self.node.get_ref() else {
            return self.reject_type(&expected);
        };
        let within = whole(integer).filter(|number| (least..=most).contains(number));
        let number = within.and_then(|number| N::try_from(number).ok());
        if number.is_none() {
            let what = format!("`{}` cannot be {integer}{}", self.key(), self.place());
            self.report(self.problem(what).expecting(expected));
        }
        number
    }

    /// `true` or `false`.
    #[must_use]
    pub fn truth(&self) -> Option<bool> {
        let DeValue::Boolean(truth) = self.node.get_ref() else {
            return self.reject_type("true or false");
        };
        Some(*truth)
    }

    /// One of the words of an enum, `noun` being what they are called.
    #[must_use]
    pub fn word<E: FromStr + IntoEnumIterator + Display>(&self, noun: &str) -> Option<E> {
        let text = self.text()?;
        let word = E::from_str(text).ok();
        if word.is_none() {
            let words: Vec<String> = E::iter().map(|word| word.to_string()).collect();
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            self.report(self.unknown(text, noun).expecting_one_of(text, &words));
        }
        word
    }

    /// A list of the words of an enum, none of them twice.
    #[must_use]
    pub fn words<E>(&self, noun: &str) -> Option<EnumSet<E>>
    where
        E: EnumSetType + FromStr + IntoEnumIterator + Display,
    {
        let mut set = EnumSet::empty();
        let mut sound = true;
        for item in self.list()? {
            let word = item.word::<E>(noun);
            sound &= word.is_some();
            if let Some(word) = word.filter(|word| !set.insert(*word)) {
                self.report(item.problem(format!("`{word}` stands twice in `{}`{}", self.key(), self.place())));
            }
        }
        sound.then_some(set)
    }

    /// The items of a list.
    #[must_use]
    pub fn list(&self) -> Option<Vec<Self>> {
        let DeValue::Array(items) = self.node.get_ref() else {
            return self.reject_type("a list");
        };
        let item =
            |(index, node)| Self::new(self.file, self.key, node, format!("{}[{index}]", self.path), self.place.clone());
        Some(items.iter().enumerate().map(item).collect())
    }

    /// The table it is.
    #[must_use]
    pub fn table(&self) -> Option<Table<'f>> {
        let Some(table) = self.as_table() else {
            return self.reject_type("a table");
        };
        let place = if self.place.is_empty() {
            format!("[{}]", self.path)
        } else {
            format!("`{}` of {}", self.key(), self.place)
        };
        Some(Table::within(self, table, place))
    }

    /// A problem at the value, not noted yet.
    #[must_use]
    pub fn problem(&self, what: impl Into<String>) -> Problem {
        self.file.problem(&self.node.span(), self.path.clone(), what)
    }

    /// A problem at its key, not noted yet.
    #[must_use]
    pub fn key_problem(&self, what: impl Into<String>) -> Problem {
        self.file.problem(&self.key.span(), self.path.clone(), what)
    }

    /// The problem of a word nobody knows, not noted yet.
    #[must_use]
    pub fn unknown(&self, word: &str, noun: &str) -> Problem {
        self.problem(format!("`{word}` is not a known {noun}{}", self.place()))
    }

    /// Notes a problem.
    pub fn report(&self, problem: Problem) {
        self.file.report(problem);
    }

    /// Notes that the value is of the wrong type.
    pub(super) fn reject_type<T>(&self, expected: &str) -> Option<T> {
        let what = format!("`{}` is {}{}", self.key(), self.found(), self.place());
        self.report(self.problem(what).expecting(expected));
        None
    }

    /// What it is, in the words of a sentence.
    #[must_use]
    pub fn found(&self) -> String {
        match self.node.get_ref() {
            DeValue::String(text) => format!("the text \"{text}\""),
            DeValue::Integer(number) => format!("the number {number}"),
            DeValue::Float(number) => format!("the number {number}"),
            DeValue::Boolean(truth) => format!("{truth}"),
            DeValue::Datetime(date) => format!("the date {date}"),
            DeValue::Array(_) => "a list".to_owned(),
            DeValue::Table(_) => "a table".to_owned(),
        }
    }

    pub(super) fn as_table(&self) -> Option<&'f DeTable<'f>> {
        self.node.get_ref().as_table()
    }

    pub(super) fn file(&self) -> &'f TomlFile<'f> {
        self.file
    }

    pub(super) fn span(&self) -> Range<usize> {
        self.node.span()
    }
}

fn whole(integer: &DeInteger<'_>) -> Option<i64> {
    i64::from_str_radix(integer.as_str(), integer.radix()).ok()
}
