//! The glossary: one word for one thing, in both languages.

use crate::shelf::{GLOSSARY, Shelf};
use crate::{Bilingual, Term};
use std::collections::BTreeSet;

/// Every term, in the order of the file.
pub(crate) fn read(shelf: &Shelf) -> Vec<Term> {
    let Some(root) = shelf.root(GLOSSARY) else { return Vec::new() };
    root.only(&["term"]);
    let mut seen = BTreeSet::new();
    let mut terms = Vec::new();
    for row in root.rows("term", "fr") {
        row.only(&["fr", "en", "note_fr", "note_en"]);
        let [words, note] = ["", "note_"].map(|stem| Bilingual::read(&row, stem));
        let Some((words, note)) = words.zip(note) else { continue };
        if !seen.insert(words.fr.clone()) {
            row.report(row.problem(format!("the term `{}` stands twice", words.fr)));
        }
        terms.push(Term { words, note });
    }
    terms
}
