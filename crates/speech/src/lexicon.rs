//! Who is who: what a battle's units, officers and hexes are called.

use crate::Fault;
use crate::verb;
use battle::{Cell, Grid, OfficerId, Place, UnitId};
use reader::{Sentence, sentence};
use rulebook::{Language, Words};

/// What units, officers and hexes are called.
pub trait Naming {
    /// The word for a unit.
    fn unit_word(&self, unit: UnitId) -> String;

    /// The word for an officer.
    fn officer_word(&self, officer: OfficerId) -> String;

    /// The word for a hex.
    fn hex_word(&self, cell: Cell) -> String;
}

impl<L: Lexicon> Naming for L {
    fn unit_word(&self, unit: UnitId) -> String {
        Lexicon::unit_word(self, unit)
    }

    fn officer_word(&self, officer: OfficerId) -> String {
        Lexicon::officer_word(self, officer)
    }

    fn hex_word(&self, cell: Cell) -> String {
        Lexicon::hex_word(self, cell)
    }
}

/// The names of one battle, both ways: from a word to what it names, and back.
pub trait Lexicon {
    /// The board.
    fn grid(&self) -> Grid;

    /// The unit of a word, which may stand in quotes.
    fn unit_named(&self, word: &str) -> Option<UnitId>;

    /// The officer of a word, which may stand in quotes.
    fn officer_named(&self, word: &str) -> Option<OfficerId>;

    /// The word for a unit, in quotes where it could be taken for another: it reads back as this unit.
    fn unit_word(&self, unit: UnitId) -> String;

    /// The word for an officer, in quotes where it could be taken for another.
    fn officer_word(&self, officer: OfficerId) -> String;

    /// The words of all units, to find the nearest.
    fn unit_words(&self) -> Vec<String>;

    /// The words of all officers, to find the nearest.
    fn officer_words(&self) -> Vec<String>;

    /// The word for a hex.
    fn hex_word(&self, cell: Cell) -> String {
        self.grid().place(cell).to_string()
    }

    /// The unit of a word.
    ///
    /// # Errors
    /// When no unit is called so.
    fn read_unit(&self, word: &str, language: Language) -> Result<UnitId, Fault> {
        self.unit_named(word).ok_or_else(|| {
            let what = Words::new("une unité de cette bataille", "a unit of this battle");
            Fault::unknown_in(language, what, word, self.unit_words().iter().map(String::as_str))
        })
    }

    /// The officer of a word.
    ///
    /// # Errors
    /// When no officer is called so.
    fn read_officer(&self, word: &str, language: Language) -> Result<OfficerId, Fault> {
        self.officer_named(word).ok_or_else(|| {
            let what = Words::new("un officier de cette bataille", "an officer of this battle");
            Fault::unknown_in(language, what, word, self.officer_words().iter().map(String::as_str))
        })
    }

    /// The hex of a word.
    ///
    /// # Errors
    /// When it names no hex of the board.
    fn read_hex(&self, word: &str, language: Language) -> Result<Cell, Fault> {
        let place = word.parse::<Place>().or_else(|error| word.to_uppercase().parse().map_err(|_| error));
        let place = place.map_err(|error| {
            let what = Sentence::new(format!("«\u{a0}{word}\u{a0}» n’est pas un hexagone"), error.to_string());
            Fault::said_in(language, what).expecting(Sentence::new("un hexagone, comme C7", "a hex, as in C7"))
        })?;
        self.grid().cell_at(place).ok_or_else(|| {
            let (columns, rows) = (self.grid().columns(), self.grid().rows());
            let what = sentence!(
                "«\u{a0}{word}\u{a0}» est hors de la carte, qui a {columns} colonnes et {rows} rangées",
                "`{word}` is off the map, which has {columns} columns and {rows} rows"
            );
            Fault::said_in(language, what)
        })
    }
}

/// A name as it is written: in quotes where it is several words, a number, or a word of the language itself.
#[must_use]
pub fn name_word(name: &str) -> String {
    let several = name.contains(|letter: char| letter.is_whitespace() || letter == ',');
    let number = name.chars().all(|letter| letter.is_ascii_digit());
    if several || number || verb::is_keyword(name) { format!("\"{name}\"") } else { name.to_owned() }
}
