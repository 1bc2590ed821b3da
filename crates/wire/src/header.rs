//! What a replay says before its first line.

use crate::{Field, RULES_VERSION};
use battle::{Camp, seat};
use rulebook::{Book, HouseRules};
use std::fmt::{Display, Formatter, Result};

/// Which game was played, under which rules, by whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The book.
    pub book: Book,
    /// The version of the rules it was played by.
    pub rules: u32,
    /// House rules in force, rulings the other way and optional rules among them.
    pub options: HouseRules,
    /// The id of the scenario.
    pub scenario: String,
    /// The hash of its battlefield, and which hash it is: `sha256:…`.
    pub ground: String,
    /// Who played north, and who south.
    pub players: [String; 2],
    /// The day, as in 2026-11-15.
    pub date: Option<String>,
}

impl Header {
    /// The header of a game on this field, played by today's rules.
    #[must_use]
    pub fn of(field: &Field) -> Self {
        let book = &field.setup().book;
        Self {
            book: book.book,
            rules: RULES_VERSION,
            options: book.house,
            scenario: field.id().to_owned(),
            ground: field.ground().to_owned(),
            players: [NOBODY, NOBODY].map(str::to_owned),
            date: None,
        }
    }

    /// Names a player; a name is one line, and not empty.
    pub(crate) fn name_player(&mut self, camp: Camp, name: &str) {
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        self.players[seat(camp)] = if name.is_empty() { NOBODY.to_owned() } else { name };
    }

    /// What the game is played by, players apart.
    pub(crate) fn terms(&self) -> String {
        let Self { book, rules, scenario, ground, .. } = self;
        let options: Vec<String> = self.options.iter().map(|rule| rule.to_string()).collect();
        let options = if options.is_empty() { "none".to_owned() } else { options.join(" ") };
        format!("book {book}\nrules {rules}\noptions {options}\nscenario {scenario} {ground}")
    }
}

/// A player nobody named.
const NOBODY: &str = "-";

impl Display for Header {
    fn fmt(&self, out: &mut Formatter<'_>) -> Result {
        let [north, south] = &self.players;
        write!(out, "{}\nnorth {north}\nsouth {south}", self.terms())?;
        match &self.date {
            Some(date) => write!(out, "\ndate {date}"),
            None => Ok(()),
        }
    }
}

/// Is it a day, as in 2026-11-15?
pub(crate) fn is_day(text: &str) -> bool {
    let number = |part: &str, length| part.len() == length && part.bytes().all(|letter| letter.is_ascii_digit());
    let parts: Vec<&str> = text.split('-').collect();
    matches!(parts.as_slice(), [year, month, day] if number(year, 4) && number(month, 2) && number(day, 2))
}
