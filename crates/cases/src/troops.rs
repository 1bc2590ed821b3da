//! Words for troops that every book has under another name.

use crate::problem::Fault;
use reader::sentence;
use rulebook::{Book, Rulebook, Troop};

/// A word and the troop it means in Frédéric, Panache, Jomini and Thucidide; nothing where a book has none.
type Kind = (&'static str, [Option<&'static str>; 4]);

const fn kind(word: &'static str, f: &'static str, p: &'static str, j: &'static str, t: &'static str) -> Kind {
    (word, [some(f), some(p), some(j), some(t)])
}

const fn some(key: &'static str) -> Option<&'static str> {
    if key.is_empty() { None } else { Some(key) }
}

/// The generic words. Each means an ordinary troop of its kind: medium where nothing else is said, on foot, without
/// special weapons; `shooters` reach two hexes or more, `guns` three or more.
const KINDS: &[Kind] = &[
    kind("infantry", "line-infantry", "melee-infantry/medium", "line-infantry", "sword/medium"),
    kind("light-infantry", "light-infantry", "light-foot/light", "light-infantry", "light-arms/light"),
    kind("shooters", "line-rifles", "shot/medium", "line-rifles", "bow/medium"),
    kind("rifles", "line-rifles", "shot/medium", "line-rifles", "bow/medium"),
    kind("light-shooters", "light-rifles", "shot/light", "light-rifles", "bow/light"),
    kind("cavalry", "cavalry-medium", "cavalry/medium", "cavalry-medium", "cavalry/medium"),
    kind("light-cavalry", "cavalry-light", "cavalry/light", "cavalry-light", "cavalry/light"),
    kind("heavy-cavalry", "cavalry-heavy", "cavalry/heavy", "cavalry-heavy", "cavalry/heavy"),
    kind("lancers", "lancers-medium", "lancers/medium", "lancers-medium", "lancers/medium"),
    kind("camelry", "camelry-medium", "camelry/medium", "camelry-medium", "camelry/medium"),
    kind("elephants", "war-elephants-medium", "war-elephants/medium", "war-elephants-medium", "war-elephants/medium"),
    kind("dwarf-elephants", "dwarf-elephants", "dwarf-elephants/medium", "dwarf-elephants", ""),
    kind("guns", "foot-guns-light", "guns-light", "foot-guns-light", "bombard/medium"),
    kind("heavy-guns", "foot-guns-heavy", "guns-heavy", "foot-guns-heavy", "bombard/heavy"),
    kind("horse-guns", "horse-guns-light", "", "horse-guns-light", ""),
    kind("rockets", "rockets-light", "rockets-light", "rockets-light", "fire-rockets/medium"),
];

/// The generic words, and the key each stands for in a book.
pub fn generic_words(book: Book) -> impl Iterator<Item = (&'static str, &'static str)> {
    KINDS.iter().filter_map(move |(word, keys)| Some((*word, keys[book as usize]?)))
}

/// The troop of a key of this book, or of a generic word.
///
/// # Errors
/// When the book has no such troop; the closest word is named.
pub fn troop(book: &Rulebook, word: &str) -> Result<&'static Troop, Fault> {
    let generic = || generic_words(book.book).find(|(known, _)| *known == word).and_then(|(_, key)| book.troop(key));
    book.troop(word).or_else(generic).ok_or_else(|| {
        let words = generic_words(book.book).map(|(known, _)| known);
        let keys = book.troops.iter().map(|troop| troop.key);
        Fault::unknown(sentence!("une troupe de {}", "a troop of {}", book.book.title()), word, words.chain(keys))
    })
}
