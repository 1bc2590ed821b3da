//! The parts of a command, each read by its type.

use crate::fault::both;
use crate::grammar::Reader;
use crate::vocabulary::named;
use crate::{Fault, Lexicon, verb};
use battle::{Cell, Combatant, OfficerId, Pace, Route, UnitId};
use reader::Sentence;
use rulebook::{Order, Words};
use strum::IntoEnumIterator;

/// A part of a command, as it is said.
pub(crate) trait Spoken: Sized {
    /// What it is.
    const WHAT: Words;
    /// What is said where it could be named and is not.
    const NOBODY: Words = verb::NOBODY;

    /// Reads it; `expected` says what should be there.
    fn read<L: Lexicon>(reader: &mut Reader<'_, '_, L>, expected: Sentence) -> Result<Self, Fault>;

    /// Reads it after the little word before it, if it has one.
    fn after<L: Lexicon>(reader: &mut Reader<'_, '_, L>, before: Option<Words>) -> Result<Self, Fault> {
        if let Some(word) = before {
            reader.phrase.need_one(word)?;
        }
        Self::read(reader, both(Self::WHAT))
    }
}

impl Spoken for UnitId {
    const WHAT: Words = Words::new("une unité", "a unit");

    fn read<L: Lexicon>(reader: &mut Reader<'_, '_, L>, expected: Sentence) -> Result<Self, Fault> {
        reader.lexicon.read_unit(reader.phrase.take(expected)?, reader.language())
    }
}

/// A panicking elephant is called by its hex, which takes a look at the table.
impl Spoken for Combatant {
    const WHAT: Words = UnitId::WHAT;

    fn read<L: Lexicon>(reader: &mut Reader<'_, '_, L>, expected: Sentence) -> Result<Self, Fault> {
        UnitId::read(reader, expected).map(Self::Unit)
    }
}

impl Spoken for OfficerId {
    const WHAT: Words = Words::new("un officier", "an officer");

    fn read<L: Lexicon>(reader: &mut Reader<'_, '_, L>, expected: Sentence) -> Result<Self, Fault> {
        reader.lexicon.read_officer(reader.phrase.take(expected)?, reader.language())
    }
}

impl Spoken for Cell {
    const WHAT: Words = Words::new("un hexagone", "a hex");

    fn read<L: Lexicon>(reader: &mut Reader<'_, '_, L>, expected: Sentence) -> Result<Self, Fault> {
        reader.lexicon.read_hex(reader.phrase.take(expected)?, reader.language())
    }
}

/// As many hexes as are said.
impl Spoken for Route {
    const WHAT: Words = Words::new("les hexagones du chemin", "the hexes of the way");

    fn read<L: Lexicon>(reader: &mut Reader<'_, '_, L>, expected: Sentence) -> Result<Self, Fault> {
        let mut hexes = vec![Cell::read(reader, expected.clone())?];
        while let Some(hex) =
            reader.phrase.peek().and_then(|word| reader.lexicon.read_hex(word, reader.language()).ok())
        {
            reader.phrase.take(expected.clone())?;
            hexes.push(hex);
        }
        Self::new(&hexes).ok_or_else(|| {
            let long = Sentence::new(
                "personne ne va si loin\u{a0}: sept hexagones au plus",
                "nobody goes so far: at most seven hexes",
            );
            Fault::said_in(reader.language(), long)
        })
    }
}

impl Spoken for Order {
    const WHAT: Words = Words::new("un ordre", "an order");
    const NOBODY: Words = verb::NONE;

    fn read<L: Lexicon>(reader: &mut Reader<'_, '_, L>, expected: Sentence) -> Result<Self, Fault> {
        let all: Vec<Self> = Self::iter().collect();
        named(&all, Self::WHAT, reader.phrase.take(expected)?, reader.language())
    }
}

/// The usual pace goes without saying.
impl Spoken for Pace {
    const WHAT: Words = Words::new("une allure", "a pace");

    fn read<L: Lexicon>(reader: &mut Reader<'_, '_, L>, expected: Sentence) -> Result<Self, Fault> {
        if reader.is_before_little_word() {
            return Ok(Self::Normal);
        }
        named(&Self::ALL, Self::WHAT, reader.phrase.take(expected)?, reader.language())
    }
}

impl Spoken for u8 {
    const WHAT: Words = Words::new("un nombre", "a number");

    fn read<L: Lexicon>(reader: &mut Reader<'_, '_, L>, expected: Sentence) -> Result<Self, Fault> {
        reader.phrase.number(expected)
    }
}

impl Spoken for bool {
    const WHAT: Words = Words::new("oui ou non", "yes or no");

    fn read<L: Lexicon>(reader: &mut Reader<'_, '_, L>, _: Sentence) -> Result<Self, Fault> {
        reader.phrase.yes()
    }
}

/// Nobody, by a word of its own, or by leaving out the little word that would come before.
impl<T: Spoken> Spoken for Option<T> {
    const WHAT: Words = T::WHAT;

    fn read<L: Lexicon>(reader: &mut Reader<'_, '_, L>, expected: Sentence) -> Result<Self, Fault> {
        T::read(reader, expected).map(Some)
    }

    fn after<L: Lexicon>(reader: &mut Reader<'_, '_, L>, before: Option<Words>) -> Result<Self, Fault> {
        match before {
            Some(word) => reader.phrase.skip_one(word).then(|| T::after(reader, None)).transpose(),
            None if reader.phrase.skip_one(T::NOBODY) => Ok(None),
            None => {
                let expected = both(T::WHAT) + Sentence::new(", ou ", ", or ") + both(T::NOBODY);
                Self::read(reader, expected)
            }
        }
    }
}
