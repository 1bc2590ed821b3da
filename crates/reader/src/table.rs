//! A table of a file.

use super::{Problem, Sentence, TomlFile, Value, sentence};
use std::ops::Range;
use toml::de::DeTable;

/// A table of a file: `[MOD-5]`, one of several `[[troop]]`, `{ … }`, or the file itself.
#[derive(Clone, Debug)]
pub struct Table<'f> {
    file: &'f TomlFile<'f>,
    entries: &'f DeTable<'f>,
    /// Its head; the file itself has none.
    span: Option<Range<usize>>,
    name: &'f str,
    path: String,
    /// How a sentence speaks of it: `[[troop]] line-infantry`; nothing for the file itself.
    place: Sentence,
}

impl<'f> Table<'f> {
    pub(super) fn root(file: &'f TomlFile<'f>, entries: &'f DeTable<'f>) -> Self {
        Self { file, entries, span: None, name: "", path: String::new(), place: Sentence::default() }
    }

    /// The table a value is; `place` is how sentences will speak of it.
    pub(super) fn within(value: &Value<'f>, entries: &'f DeTable<'f>, place: Sentence) -> Self {
        let path = value.path().to_owned();
        Self { file: value.file(), entries, span: Some(value.span()), name: value.key(), path, place }
    }

    /// Its own key: `MOD-5`; empty for the file itself.
    #[must_use]
    pub fn name(&self) -> &'f str {
        self.name
    }

    /// The file it stands in.
    #[must_use]
    pub fn file(&self) -> &'f TomlFile<'f> {
        self.file
    }

    /// Notes every key that is none of these.
    pub fn only(&self, known: &[&str]) {
        for value in self.values() {
            let key = value.key();
            if known.contains(&key) {
                continue;
            }
            if self.file.is_full() {
                return;
            }
            let what = match value.as_table() {
                Some(_) => sentence!("table inconnue\u{a0}: [{key}]", "unknown table [{key}]") + value.place(),
                None => sentence!("clé inconnue\u{a0}: «\u{a0}{key}\u{a0}»", "unknown key `{key}`") + value.place(),
            };
            let absent: Vec<&str> = known.iter().copied().filter(|key| !self.entries.contains_key(*key)).collect();
            let problem = value.key_problem(what).expecting_one_of(key, known).suggesting_nearest(key, &absent);
            if let Some(meant) = &problem.suggestion {
                self.file.note_misspelt(self.path_of(meant));
            }
            value.report(problem);
        }
    }

    /// The value of a key, if it is there.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<Value<'f>> {
        let (key, node) = self.entries.get_key_value(key)?;
        Some(Value::new(self.file, key, node, self.path_of(key.get_ref()), self.place.clone()))
    }

    /// Is a key there, be it under a name that [`only`](Self::only) found misspelt?
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.entries.contains_key(key) || self.file.is_misspelt(&self.path_of(key))
    }

    /// The value of a key that must be there.
    #[must_use]
    pub fn need(&self, key: &str) -> Option<Value<'f>> {
        self.note_missing(key, sentence!("la clé «\u{a0}{key}\u{a0}»", "key `{key}`"));
        self.get(key)
    }

    /// A table `[key]` that must be there.
    #[must_use]
    pub fn need_table(&self, key: &str) -> Option<Self> {
        self.note_missing(key, sentence!("la table [{key}]", "table [{key}]"));
        self.get(key)?.table()
    }

    fn note_missing(&self, key: &str, what: Sentence) {
        if !self.has(key) {
            let mut problem = self.problem(Sentence::new("il manque ", "missing ") + what + self.place());
            problem.path = self.path_of(key);
            self.report(problem);
        }
    }

    /// Its values in the order of the file.
    #[must_use]
    pub fn values(&self) -> Vec<Value<'f>> {
        let mut keys: Vec<_> = self.entries.iter().collect();
        keys.sort_by_key(|(key, _)| key.span().start);
        let value = |(key, node)| Value::new(self.file, key, node, self.path_of(key.get_ref()), self.place.clone());
        keys.into_iter().map(value).collect()
    }

    /// Its tables `[name]` in the order of the file; anything else is noted.
    #[must_use]
    pub fn tables(&self) -> Vec<Self> {
        self.values().iter().filter_map(Value::table).collect()
    }

    /// The tables `[[key]]`, at least one, in the order of the file; sentences call each by the text of its key
    /// `label`.
    #[must_use]
    pub fn rows(&self, key: &str, label: &str) -> Vec<Self> {
        let Some(items) = self.need(key).and_then(|value| value.list()) else { return Vec::new() };
        let mut rows = Vec::new();
        for (number, item) in items.iter().enumerate() {
            let Some(table) = item.as_table() else {
                item.reject_type::<()>(Sentence::new("une table", "a table"));
                continue;
            };
            let label = table.get(label).and_then(|label| label.get_ref().as_str());
            let label = match label {
                Some(label) => sentence!("«\u{a0}{label}\u{a0}»", "`{label}`"),
                None => sentence!("nº {}", "no. {}", number + 1),
            };
            let place = Sentence::from(format!("[[{}]] ", self.path_of(key))) + label;
            rows.push(Self::within(item, table, place));
        }
        rows
    }

    /// A problem at its head, not noted yet.
    #[must_use]
    pub fn problem(&self, what: impl Into<Sentence>) -> Problem {
        match &self.span {
            Some(span) => self.file.problem(span, self.path.clone(), what),
            None => Problem::of_file(self.file.name(), what),
        }
    }

    /// Notes a problem.
    pub fn report(&self, problem: Problem) {
        self.file.report(problem);
    }

    /// How a sentence ends that speaks of it: ` in [MOD-5]`.
    #[must_use]
    pub fn place(&self) -> Sentence {
        within(&self.place)
    }

    fn path_of(&self, key: &str) -> String {
        if self.path.is_empty() { key.to_owned() } else { format!("{}.{key}", self.path) }
    }
}

pub(super) fn within(place: &Sentence) -> Sentence {
    if place.en.is_empty() { Sentence::default() } else { Sentence::new(", dans ", " in ") + place.clone() }
}
