//! Dice in words: `flag x2 red`.

use crate::fault::both;
use crate::vocabulary::Said;
use crate::{Fault, Phrase};
use battle::Roll;
use reader::{folded, slug};
use rulebook::{Die, Face, Language, Worded, Words};
use std::fmt::Write;
use strum::IntoEnumIterator;

/// The short word for a face; the longer one of the rules is understood too.
impl Said for Face {
    fn word(self) -> Words {
        let fr = match self {
            Self::Infantry => "infanterie",
            Self::Cavalry => "cavalerie",
            Self::Artillery => "artillerie",
            Self::Green => "verte",
            Self::Blue => "bleue",
            Self::Red => "rouge",
            Self::Hit => "touche",
            Self::MeleeHit => "touche-de-mêlée",
            Self::Ducat => "ducat",
            Self::Flag => "drapeau",
            Self::Letter => "lettre",
            Self::Advantage => "avantage",
        };
        Words::new(fr, self.into())
    }
}

/// Reads one face of a die.
///
/// # Errors
/// When the die has no such face.
pub fn read_face(word: &str, die: &Die, language: Language) -> Result<Face, Fault> {
    let wanted = folded(word);
    let long = |face: Face| slug(face.words().in_language(language));
    let mut known = Face::iter().filter(|face| die.has(*face));
    let found = known.find(|face| folded(face.in_language(language)) == wanted || folded(&long(*face)) == wanted);
    found.ok_or_else(|| {
        let faces = Face::iter().filter(|face| die.has(*face)).map(|face| face.in_language(language));
        Fault::unknown_in(language, Words::new("une face de ce dé", "a face of this die"), word, faces)
    })
}

/// Reads a whole roll: faces, each with how often it came up where that is more than once.
///
/// # Errors
/// When a word is no face of the die, or there are more dice than can be thrown at once.
pub fn read_dice(phrase: &mut Phrase<'_>, die: &Die) -> Result<Roll, Fault> {
    let language = phrase.language();
    let (mut roll, mut thrown) = (Roll::default(), 0_u8);
    let face = Words::new("une face de dé", "a face of a die");
    while phrase.peek().is_some() || thrown == 0 {
        let shown = read_face(phrase.take_one(face)?, die, language)?;
        let times = phrase.peek().and_then(|word| word.strip_prefix('x')).and_then(|number| number.parse::<u8>().ok());
        if times.is_some() {
            phrase.take_one(face)?;
        }
        for _ in 0..times.unwrap_or(1) {
            thrown = thrown.checked_add(1).filter(|thrown| *thrown <= MOST_DICE).ok_or_else(|| {
                let many = Words::new("plus de dés qu’on n’en lance jamais", "more dice than are ever thrown");
                Fault::said_in(language, both(many))
            })?;
            roll = roll.and(shown);
        }
    }
    Ok(roll)
}

/// No rule asks for so many.
const MOST_DICE: u8 = 60;

/// Writes a roll: `flag x2 red`.
#[must_use]
pub fn written_dice(roll: Roll, language: Language) -> String {
    let mut text = String::new();
    for face in Face::iter().filter(|face| 0 < roll.count(*face)) {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(face.in_language(language));
        if 1 < roll.count(face) {
            let _ = write!(text, " x{}", roll.count(face));
        }
    }
    text
}
