//! Places by the names they have on the map, as they stand in a sentence.

use battle::{Board, Cell, Place};
use rulebook::Language;
use scenario::{NameEntry, NameKind};

/// The names of a map, in a language.
#[derive(Clone, Copy)]
pub(crate) struct Landmarks<'a> {
    pub(crate) names: &'a [NameEntry],
    pub(crate) board: &'a Board,
    pub(crate) language: Language,
}

/// Common nouns French names begin with, and their articles.
const FRENCH: [(&str, &str); 14] = [
    ("bois", "le "),
    ("butte", "la "),
    ("camp", "le "),
    ("château", "le "),
    ("colline", "la "),
    ("collines", "les "),
    ("étang", "l’"),
    ("étangs", "les "),
    ("gué", "le "),
    ("moulin", "le "),
    ("plaine", "la "),
    ("pont", "le "),
    ("retranchement", "le "),
    ("route", "la "),
];
/// What signs on the map begin with: they say where a road leads, not what is there.
const SIGNS: [&str; 2] = ["vers ", "to "];
/// Common nouns English names end with, and take an article.
const ENGLISH: [&str; 11] =
    ["camp", "entrenchment", "ford", "grove", "hills", "mill", "plain", "ponds", "road", "wall", "bridge"];
/// Articles a name may have already.
const ARTICLES: [&str; 7] = ["le ", "la ", "les ", "l’", "l'", "the ", "La "];

impl Landmarks<'_> {
    /// What the map calls this hex.
    pub(crate) fn at(self, cell: Cell) -> Option<String> {
        self.names.iter().filter(|name| self.far(name, cell) == Some(0)).find_map(|name| self.said(name))
    }

    /// What stands there or beside it, that somebody can be massed against: houses, a wood, a height.
    pub(crate) fn near(self, cell: Cell) -> Option<String> {
        let solid = self
            .names
            .iter()
            .filter(|name| matches!(name.kind, NameKind::Village | NameKind::Wood | NameKind::Height))
            .filter_map(|name| Some((self.far(name, cell).filter(|far| *far <= 1)?, name)));
        let mut near: Vec<_> = solid.collect();
        near.sort_by_key(|(far, name)| (*far, name.kind != NameKind::Village));
        near.into_iter().find_map(|(_, name)| self.said(name))
    }

    fn far(self, name: &NameEntry, cell: Cell) -> Option<u32> {
        let grid = self.board.grid();
        let cells = name.hexes.iter().filter_map(|place: &Place| grid.cell_at(*place));
        cells.map(|one| self.board.distance(one, cell)).min()
    }

    /// The name with its article; nothing where it is a sign, or its article is not known.
    fn said(self, name: &NameEntry) -> Option<String> {
        let text = match self.language {
            Language::Fr => &name.fr,
            Language::En => &name.en,
        };
        if SIGNS.iter().any(|sign| text.starts_with(sign)) {
            return None;
        }
        let proper = text.chars().next().is_some_and(char::is_uppercase);
        if ARTICLES.iter().any(|article| text.starts_with(article)) {
            return Some(text.clone());
        }
        match self.language {
            Language::Fr if proper => Some(text.clone()),
            Language::Fr => {
                let first = text.split(' ').next()?;
                let (_, article) = FRENCH.iter().find(|(noun, _)| *noun == first)?;
                Some(format!("{article}{text}"))
            }
            Language::En => {
                let owned = text.contains("’ ") || text.contains("’s ");
                let common = ENGLISH.iter().any(|noun| text.ends_with(noun)) || text.starts_with("plain of");
                Some(if common && !owned { format!("the {text}") } else { text.clone() })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Landmarks, SIGNS};
    use rulebook::Language;
    use scenario::{NameEntry, NameKind};

    fn said(fr: &str, en: &str) -> [Option<String>; 2] {
        let listed = scenario::catalogue().iter().find(|listed| listed.id == "waterloo").expect("the catalogue has it");
        let setup = listed.read().expect("the catalogue is sound").setup();
        let name = NameEntry { fr: fr.to_owned(), en: en.to_owned(), kind: NameKind::Place, hexes: Vec::new() };
        [Language::Fr, Language::En].map(|language| Landmarks { names: &[], board: &setup.board, language }.said(&name))
    }

    #[test]
    fn names_stand_in_a_sentence_with_their_article() {
        let some = |fr: &str, en: &str| [Some(fr.to_owned()), Some(en.to_owned())];
        assert_eq!(said("la Haye-Sainte", "La Haye Sainte"), some("la Haye-Sainte", "La Haye Sainte"));
        assert_eq!(said("bois d’Hougoumont", "Hougoumont wood"), some("le bois d’Hougoumont", "Hougoumont wood"));
        assert_eq!(said("camp macédonien", "Macedonian camp"), some("le camp macédonien", "the Macedonian camp"));
        assert_eq!(said("camp de Cratère", "Craterus’ camp"), some("le camp de Cratère", "Craterus’ camp"));
        assert_eq!(said("étangs de Satschan", "Satschan ponds"), some("les étangs de Satschan", "the Satschan ponds"));
        assert_eq!(said("vers Guîtres", "to Guîtres"), [None, None]);
    }

    #[test]
    fn every_name_on_our_maps_that_is_no_sign_can_be_said() {
        for listed in scenario::catalogue() {
            for name in &listed.read().expect("the catalogue is sound").file().names {
                let sign = SIGNS.iter().any(|sign| name.fr.starts_with(sign));
                let known = said(&name.fr, &name.en).iter().all(Option::is_some);
                assert_eq!(known, !sign, "{}: {}", listed.id, name.fr);
            }
        }
    }
}
