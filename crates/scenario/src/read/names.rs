//! `[[names]]`: what is written on the map.

use super::{Said, Spot, both_languages, places};
use crate::cast::Text;
use crate::keys;
use crate::pictured::{NameEntry, NameKind};
use battle::Grid;
use reader::{Sentence, Table, sentence};

/// A name as it was read.
pub(crate) struct MapName<'f> {
    text: Option<Text>,
    pub(crate) kind: Option<Said<'f, NameKind>>,
    pub(crate) hexes: Vec<Spot<'f>>,
}

impl<'f> MapName<'f> {
    /// All names of a file, in its order.
    pub(super) fn all(root: &Table<'f>, grid: Option<Grid>) -> Vec<Self> {
        let Some(value) = root.get("names") else { return Vec::new() };
        let rows = root.rows("names", "fr");
        if NameEntry::MOST < rows.len() {
            let what = sentence!("{} noms sur la carte", "{} names on the map", rows.len());
            let expected = sentence!("{} au plus", "{} at most", NameEntry::MOST);
            value.report(value.key_problem(what).expecting(expected));
        }
        rows.iter().map(|row| Self::read(row, grid)).collect()
    }

    fn read(row: &Table<'f>, grid: Option<Grid>) -> Self {
        row.only(&keys::NAME);
        for value in keys::TEXT.iter().filter_map(|language| row.get(language)) {
            let letters = value.text_or_blank().map_or(0, |text| text.chars().count());
            if NameEntry::LONGEST < letters {
                let what = sentence!("un nom de {letters} lettres", "a name of {letters} letters");
                let expected = sentence!("{} au plus", "{} at most", NameEntry::LONGEST);
                value.report(value.problem(what + value.place()).expecting(expected));
            }
        }
        let kind = row.need("kind").and_then(|value| {
            Said::of(value.clone(), value.word(Sentence::new("ce qu’un nom désigne", "kind of name")))
        });
        let listed = row.need("hexes").and_then(|value| Some((value.list()?.is_empty(), value)));
        if let Some((true, value)) = &listed {
            let what = Sentence::new("un nom sans lieu", "a name without a place");
            let expected = Sentence::new("un hexagone au moins, comme [\"C7\"]", "one hex at least, as in [\"C7\"]");
            value.report(value.problem(what + value.place()).expecting(expected));
        }
        let hexes = listed.map(|(_, value)| Spot::list(&value, grid)).unwrap_or_default();
        Self { text: both_languages(row), kind, hexes }
    }

    /// The name as the file says it.
    pub(crate) fn entry(&self) -> Option<NameEntry> {
        let Text { fr, en } = self.text.clone()?;
        Some(NameEntry { fr, en, kind: self.kind.as_ref()?.what, hexes: places(&self.hexes) })
    }
}
