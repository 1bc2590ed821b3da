//! Dice words: faces by name, or by what they do to whom they are thrown at.

use crate::problem::Fault;
use battle::{Effect, Purpose, View};
use reader::sentence;
use rulebook::{Face, Language, Rulebook, Words};
use speech::{Phrase, Said, read_face};
use std::cmp::Reverse;
use strum::IntoEnumIterator;

/// What a die is said to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DieWord {
    /// This face.
    Face(Face),
    /// A face that hits the target; in a test, one that does what is tested.
    Hit,
    /// A face that does nothing.
    Miss,
}

/// Reads `flag x2 miss advantage`.
pub(crate) fn read(words: &mut Phrase<'_>, book: &Rulebook) -> Result<Vec<DieWord>, Fault> {
    let mut dice = Vec::new();
    while words.peek().is_some() {
        let shown = die_word(words.take_one(Words::new("une face", "a face"))?, book)?;
        let times =
            words.peek().and_then(|word| word.strip_prefix('x')).and_then(|number| number.parse::<usize>().ok());
        if times.is_some() {
            words.take_one(Words::new("combien de fois", "how many times"))?;
        }
        dice.extend(std::iter::repeat_n(shown, times.unwrap_or(1)));
    }
    Ok(dice)
}

fn die_word(word: &str, book: &Rulebook) -> Result<DieWord, Fault> {
    match word {
        "hit" => return Ok(DieWord::Hit),
        "miss" => return Ok(DieWord::Miss),
        "plain-hit" if book.die.has(Face::Hit) => return Ok(DieWord::Face(Face::Hit)),
        _ => {}
    }
    read_face(word, &book.die, Language::En).map(DieWord::Face).map_err(|_| {
        let faces = Face::iter().filter(|face| book.die.has(*face) && *face != Face::Hit).map(Into::into);
        let plain = book.die.has(Face::Hit).then_some("plain-hit");
        let title = book.book.title();
        let what = sentence!("une face du dé de {title}", "a face of the die of {title}");
        Fault::unknown(what, word, faces.chain(plain).chain(["hit", "miss"]))
    })
}

impl DieWord {
    /// The face it means for the dice asked for now; a sentence where it means none.
    pub(crate) fn face(self, purpose: Purpose, view: &View<'_>) -> Result<Face, String> {
        let (die, reader) = (&view.book().die, view.reader(purpose));
        // A blow is neither struck by an advantage nor missed by a flag.
        let plain = |face: &Face| !reader.is_blow() || !matches!(face, Face::Flag | Face::Advantage);
        let faces = Face::iter().filter(|face| die.has(*face)).filter(plain);
        // Of two that do the same, the one that is worth nothing elsewhere.
        let is_coin = |face: Face| matches!(face, Face::Ducat | Face::Letter);
        let (word, found) = match self {
            Self::Face(face) => return Ok(face),
            Self::Hit => {
                let hits = faces.filter(|face| Effect::MayHit <= reader.effect(*face));
                ("hit", hits.min_by_key(|face| (Reverse(reader.effect(*face)), is_coin(*face))))
            }
            Self::Miss => {
                let misses = faces.filter(|face| reader.effect(*face) < Effect::Strays);
                ("miss", misses.min_by_key(|face| (reader.effect(*face), is_coin(*face))))
            }
        };
        found.ok_or_else(|| {
            format!("`{word}` says nothing of dice for {}: name the face", purpose.in_language(Language::En))
        })
    }
}
