//! A value of a file.

use super::table::within;
use super::{Problem, Remedy, Sentence, Table, TomlFile, sentence};
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
    place: Sentence,
    /// The bytes of its text it stands for; all of it unless it is a part.
    part: Option<Range<usize>>,
}

impl<'f> Value<'f> {
    pub(super) fn new(
        file: &'f TomlFile<'f>,
        key: &'f Spanned<DeString<'f>>,
        node: &'f Spanned<DeValue<'f>>,
        path: String,
        place: Sentence,
    ) -> Self {
        file.count_asked();
        Self { file, key, node, path, place, part: None }
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
    pub fn place(&self) -> Sentence {
        within(&self.place)
    }

    /// A text that is not blank.
    #[must_use]
    pub fn text(&self) -> Option<&'f str> {
        let text = self.text_or_blank()?;
        if text.trim().is_empty() {
            let what = sentence!("«\u{a0}{}\u{a0}» est vide", "`{}` is empty", self.key()) + self.place();
            self.report(self.problem(what).expecting(Sentence::new("un texte", "a text")));
            return None;
        }
        Some(text)
    }

    /// A text, blank or not.
    #[must_use]
    pub fn text_or_blank(&self) -> Option<&'f str> {
        let DeValue::String(text) = self.node.get_ref() else {
            return self.reject_type(Sentence::new("un texte", "a text"));
        };
        Some(self.part.as_ref().map_or(text, |part| &text[part.clone()]))
    }

    /// The lines of a text: each a value of its own, at which problems point.
    #[must_use]
    pub fn lines(&self) -> Option<Vec<Self>> {
        self.text_or_blank().map(|text| self.parts(text.split('\n').map(|line| line.trim_end_matches('\r'))))
    }

    /// The words of a text: each a value of its own, at which problems point.
    #[must_use]
    pub fn split(&self) -> Option<Vec<Self>> {
        self.text_or_blank().map(|text| self.parts(text.split_whitespace()))
    }

    /// Some parts of its text, each as a value.
    fn parts<'s>(&self, slices: impl Iterator<Item = &'s str>) -> Vec<Self> {
        let Some(text) = self.node.get_ref().as_str() else { return Vec::new() };
        let part = |slice: &str| {
            let start = slice.as_ptr().addr() - text.as_ptr().addr();
            Self { part: Some(start..start + slice.len()), ..self.clone() }
        };
        slices.map(part).collect()
    }

    /// A whole number between two bounds.
    #[must_use]
    pub fn number<N: TryFrom<i64> + Into<i64> + Copy>(&self, bounds: RangeInclusive<N>) -> Option<N> {
        let (least, most): (i64, i64) = ((*bounds.start()).into(), (*bounds.end()).into());
        let expected = sentence!("un nombre entier de {least} à {most}", "a whole number from {least} to {most}");
        let DeValue::Integer(integer) = self.node.get_ref() else {
            return self.reject_type(expected);
        };
        let within = whole(integer).filter(|number| (least..=most).contains(number));
        let number = within.and_then(|number| N::try_from(number).ok());
        if number.is_none() {
            let what =
                sentence!("«\u{a0}{}\u{a0}» ne peut pas valoir {integer}", "`{}` cannot be {integer}", self.key())
                    + self.place();
            let near = whole(integer).map(|number| Remedy::Number(number.clamp(least, most)));
            let problem = self.problem(what).expecting(expected);
            self.report(Problem { remedy: near, ..problem });
        }
        number
    }

    /// `true` or `false`.
    #[must_use]
    pub fn truth(&self) -> Option<bool> {
        let DeValue::Boolean(truth) = self.node.get_ref() else {
            return self.reject_type(Sentence::new("true ou false", "true or false"));
        };
        Some(*truth)
    }

    /// One of the words of an enum, `noun` being what they are called.
    #[must_use]
    pub fn word<E: FromStr + IntoEnumIterator + Display>(&self, noun: impl Into<Sentence>) -> Option<E> {
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
    pub fn words<E>(&self, noun: impl Into<Sentence>) -> Option<EnumSet<E>>
    where
        E: EnumSetType + FromStr + IntoEnumIterator + Display,
    {
        let (mut set, noun) = (EnumSet::empty(), noun.into());
        let mut sound = true;
        for item in self.list()? {
            let word = item.word::<E>(noun.clone());
            sound &= word.is_some();
            if let Some(word) = word.filter(|word| !set.insert(*word)) {
                let what = sentence!(
                    "«\u{a0}{word}\u{a0}» est deux fois dans «\u{a0}{}\u{a0}»",
                    "`{word}` stands twice in `{}`",
                    self.key()
                );
                self.report(item.problem(what + self.place()));
            }
        }
        sound.then_some(set)
    }

    /// The items of a list.
    #[must_use]
    pub fn list(&self) -> Option<Vec<Self>> {
        let DeValue::Array(items) = self.node.get_ref() else {
            return self.reject_type(Sentence::new("une liste", "a list"));
        };
        let item =
            |(index, node)| Self::new(self.file, self.key, node, format!("{}[{index}]", self.path), self.place.clone());
        Some(items.iter().enumerate().map(item).collect())
    }

    /// The table it is.
    #[must_use]
    pub fn table(&self) -> Option<Table<'f>> {
        let Some(table) = self.as_table() else {
            return self.reject_type(Sentence::new("une table", "a table"));
        };
        let place = if self.place.en.is_empty() {
            Sentence::from(format!("[{}]", self.path))
        } else {
            sentence!("«\u{a0}{}\u{a0}» de ", "`{}` of ", self.key()) + self.place.clone()
        };
        Some(Table::within(self, table, place))
    }

    /// A problem at the value, not noted yet.
    #[must_use]
    pub fn problem(&self, what: impl Into<Sentence>) -> Problem {
        Problem { words: self.quoted(), ..self.file.problem(&self.span(), self.path.clone(), what) }
    }

    /// A problem at its key, not noted yet.
    #[must_use]
    pub fn key_problem(&self, what: impl Into<Sentence>) -> Problem {
        self.file.problem(&self.key.span(), self.path.clone(), what)
    }

    /// The problem of a word nobody knows, not noted yet; the noun has its article in French: `une arme`, `arm`.
    #[must_use]
    pub fn unknown(&self, word: &str, noun: impl Into<Sentence>) -> Problem {
        let (word, noun) = (beginning(word), noun.into());
        let what = sentence!("«\u{a0}{word}\u{a0}» n’est pas ", "`{word}` is not a known ");
        self.problem(what + noun + self.place())
    }

    /// Notes a problem.
    pub fn report(&self, problem: Problem) {
        self.file.report(problem);
    }

    /// Notes that the value is of the wrong type.
    pub(super) fn reject_type<T>(&self, expected: Sentence) -> Option<T> {
        let what = sentence!("«\u{a0}{}\u{a0}» est ", "`{}` is ", self.key());
        self.report(self.problem(what + self.found() + self.place()).expecting(expected));
        None
    }

    /// What it is, in the words of a sentence.
    #[must_use]
    pub fn found(&self) -> Sentence {
        match self.node.get_ref() {
            DeValue::String(text) => sentence!("le texte «\u{a0}{}\u{a0}»", "the text \"{}\"", beginning(text)),
            DeValue::Integer(number) => sentence!("le nombre {number}", "the number {number}"),
            DeValue::Float(number) => sentence!("le nombre {number}", "the number {number}"),
            DeValue::Boolean(truth) => truth.to_string().into(),
            DeValue::Datetime(date) => sentence!("la date {date}", "the date {date}"),
            DeValue::Array(_) => Sentence::new("une liste", "a list"),
            DeValue::Table(_) => Sentence::new("une table", "a table"),
        }
    }

    /// What it says, or the part of it that is meant; nothing for what is neither a text nor a number.
    fn quoted(&self) -> String {
        match self.node.get_ref() {
            DeValue::String(text) => self.part.as_ref().map_or(&**text, |part| &text[part.clone()]).to_owned(),
            DeValue::Integer(number) => number.to_string(),
            DeValue::Float(_) | DeValue::Boolean(_) | DeValue::Datetime(_) | DeValue::Array(_) | DeValue::Table(_) => {
                String::new()
            }
        }
    }

    pub(super) fn as_table(&self) -> Option<&'f DeTable<'f>> {
        self.node.get_ref().as_table()
    }

    pub(super) fn file(&self) -> &'f TomlFile<'f> {
        self.file
    }

    pub(super) fn span(&self) -> Range<usize> {
        let whole = self.node.span();
        let inside = |part: &Range<usize>| {
            let (text, raw) = (self.node.get_ref().as_str()?, self.file.text().get(whole.clone())?);
            let (start, end) = (place_in(raw, text, part.start)?, place_in(raw, text, part.end)?);
            Some(whole.start + start..whole.start + end)
        };
        self.part.as_ref().and_then(inside).unwrap_or(whole)
    }
}

/// A text as a sentence quotes it: not by the page.
fn beginning(text: &str) -> String {
    let mut shown: String = text.chars().take(60).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    shown
}

/// Where a byte of a text stands in the source that wrote it, quotes and all; none if an escape stands before it.
fn place_in(raw: &str, text: &str, wanted: usize) -> Option<usize> {
    let quotes = if raw.starts_with("\"\"\"") || raw.starts_with("'''") { 3 } else { 1 };
    let body = raw.get(quotes..)?;
    let body = if quotes == 3 { body.strip_prefix("\r\n").or(body.strip_prefix('\n')).unwrap_or(body) } else { body };
    let mut written = body.char_indices();
    let mut place = raw.len() - body.len();
    for meant in text.get(..wanted)?.chars() {
        let (mut offset, mut letter) = written.next()?;
        if letter == '\r' && meant == '\n' {
            (offset, letter) = written.next()?;
        }
        if letter != meant {
            return None;
        }
        place = raw.len() - body.len() + offset + letter.len_utf8();
    }
    Some(place)
}

fn whole(integer: &DeInteger<'_>) -> Option<i64> {
    i64::from_str_radix(integer.as_str(), integer.radix()).ok()
}

#[cfg(test)]
mod tests {
    use crate::TomlFile;

    /// Line and column of each word of the text `a`.
    fn words(text: &str) -> Vec<(String, usize, usize)> {
        let file = TomlFile::parse("a.toml", text);
        let value = file.root().unwrap().get("a").unwrap();
        let lines = value.lines().unwrap();
        let words = lines.iter().flat_map(|line| line.split().unwrap());
        let place = |word: super::Value<'_>| {
            let position = word.problem("wrong").position.unwrap();
            (word.text().unwrap().to_owned(), position.line, position.column.unwrap())
        };
        words.map(place).collect()
    }

    #[test]
    fn a_word_of_a_text_is_pointed_at_where_it_stands() {
        let said = [("été".to_owned(), 1, 6), ("C3".to_owned(), 1, 10)];
        assert_eq!(words("a = 'été C3'"), said);
        assert_eq!(words("a = \"été C3\""), said);
    }

    #[test]
    fn a_word_of_a_drawing_is_pointed_at_on_its_own_line() {
        for newline in ["\n", "\r\n"] {
            let text = ["b = 1", "a = \"\"\"", " M  .", "  f \"\"\""].join(newline);
            let places = [("M".to_owned(), 3, 2), (".".to_owned(), 3, 5), ("f".to_owned(), 4, 3)];
            assert_eq!(words(&text), places, "{text:?}");
        }
    }

    #[test]
    fn behind_an_escape_the_whole_text_is_pointed_at() {
        assert_eq!(words("a = \"\\u0041 C3\""), [("A".to_owned(), 1, 5), ("C3".to_owned(), 1, 5)]);
    }
}
