//! What a game was made with, as it is kept beside its log, and a summary for lists.

use crate::character::KeptCharacter;
use crate::seats;
use crate::trouble::Trouble;
use battle::{Camp, seat};
use opponent::{Character, Level};
use serde::{Deserialize, Serialize};
use wire::live::{CampWire, GameSummary, GameTerms, Progress, SeatView};
use wire::{Both, LevelWire, NameView, TemperamentWire};

/// Who is wanted in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wanted {
    /// A person.
    Person,
    /// This computer player.
    Computer(KeptCharacter),
    /// The same, but chance drew his temperament: nobody is told before the game is over.
    Drawn(KeptCharacter),
}

impl Wanted {
    /// The level of a computer player.
    pub fn level(&self) -> Option<Level> {
        self.character().map(|character| character.level)
    }

    /// The computer player.
    pub fn character(&self) -> Option<Character> {
        match self {
            Self::Person => None,
            Self::Computer(kept) | Self::Drawn(kept) => Some(kept.player()),
        }
    }

    /// The same seat in the next game: what chance drew it draws again.
    pub(crate) fn anew(&self) -> Result<Self, Trouble> {
        match self {
            Self::Drawn(kept) => Self::drawn(kept.level),
            Self::Person | Self::Computer(_) => Ok(self.clone()),
        }
    }

    /// A computer player of this level, of a temperament by chance.
    pub(crate) fn drawn(level: LevelWire) -> Result<Self, Trouble> {
        let temperament = TemperamentWire::ALL[seats::one_of(TemperamentWire::ALL.len())?];
        Ok(Self::Drawn(KeptCharacter { level, temperament }))
    }
}

/// What a list knows of a game besides its terms.
#[derive(Clone, Copy, Debug)]
pub struct ListedGame<'a> {
    /// Its id.
    pub id: &'a str,
    /// Its battle.
    pub scenario: &'a str,
    /// Where it stands.
    pub progress: Progress,
    /// When it last changed, in milliseconds since 1970.
    pub updated: i64,
}

/// What a game was made with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Terms {
    /// What the battle is called, in both languages.
    pub title: NameView,
    /// The key of the book.
    pub book: String,
    /// House rules in force.
    pub options: Vec<String>,
    /// The version of the rules it was begun under.
    pub rules: u32,
    /// The version of its log.
    #[serde(default = "first")]
    pub log: u32,
    /// May anybody watch it, and take a free seat?
    pub public: bool,
    /// May anything be taken back?
    pub practice: bool,
    /// North, then south.
    pub seats: [Wanted; 2],
    /// The hash of the text of its battle, if that is somebody’s own; the text is kept beside.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub own: Option<String>,
    /// What invites to an open seat.
    pub invitation: String,
    /// How it stands, for lists.
    #[serde(default)]
    pub summary: Summary,
}

const fn first() -> u32 {
    1
}

/// How a game stands, for lists.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    /// Who sits there, north first.
    pub names: [Option<String>; 2],
    /// The turn under way.
    pub turn: u8,
    /// Who is asked.
    pub asked: Option<CampWire>,
}

impl Terms {
    /// Who is wanted on this side.
    pub(crate) fn wanted(&self, camp: Camp) -> &Wanted {
        &self.seats[seat(camp)]
    }

    /// As the store keeps them.
    ///
    /// # Panics
    /// Never: what is written is texts and numbers, what is thrown is asked for.
    #[must_use]
    pub fn written(&self) -> String {
        serde_json::to_string(self).expect("texts and numbers can always be written")
    }

    /// As everybody may see them.
    pub(crate) fn view(&self, scenario: &str) -> GameTerms {
        GameTerms {
            scenario: scenario.to_owned(),
            title: self.title.clone(),
            book: self.book.clone(),
            options: self.options.clone(),
            public: self.public,
            practice: self.practice,
            own: self.own.clone(),
        }
    }

    /// A game of these terms in a list.
    #[must_use]
    pub fn listed(&self, game: ListedGame<'_>, online: [bool; 2]) -> GameSummary {
        let over = game.progress == Progress::Over;
        let seat_of = |camp| self.seat(camp, self.summary.names[seat(camp)].as_ref(), online[seat(camp)], over);
        GameSummary {
            game: game.id.to_owned(),
            terms: self.view(game.scenario),
            progress: game.progress,
            seats: Both { north: seat_of(Camp::North), south: seat_of(Camp::South) },
            turn: self.summary.turn,
            asked: self.summary.asked,
            updated: game.updated,
        }
    }

    /// A seat as everybody may see it, while the game is played or when it is over.
    pub(crate) fn seat(&self, camp: Camp, name: Option<&String>, online: bool, over: bool) -> SeatView {
        let name = name.cloned();
        match self.wanted(camp) {
            Wanted::Person => SeatView { name, computer: None, temperament: None, drawn: false, online },
            Wanted::Computer(kept) => {
                let KeptCharacter { level, temperament } = *kept;
                SeatView { name, computer: Some(level), temperament: Some(temperament), drawn: false, online: true }
            }
            Wanted::Drawn(kept) => {
                let temperament = Some(kept.temperament).filter(|_| over);
                SeatView { name, computer: Some(kept.level), temperament, drawn: true, online: true }
            }
        }
    }
}
