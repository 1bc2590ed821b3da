//! What a game was made with, as it is kept beside its log, and a summary for lists.

use battle::{Camp, seat};
use opponent::Level;
use serde::{Deserialize, Serialize};
use wire::live::{CampWire, GameSummary, GameTerms, Progress, SeatView};
use wire::{Both, LevelWire, NameView};

/// Who is wanted in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Wanted {
    /// A person.
    Person,
    /// A computer player of this level.
    Computer(LevelWire),
}

impl Wanted {
    /// The level of a computer player.
    pub fn level(&self) -> Option<Level> {
        match self {
            Self::Person => None,
            Self::Computer(level) => Some(rank(*level)),
        }
    }
}

/// The computer player of a level.
pub(crate) const fn rank(level: LevelWire) -> Level {
    match level {
        LevelWire::Recruit => Level::Recruit,
        LevelWire::Corporal => Level::Corporal,
        LevelWire::Captain => Level::Captain,
        LevelWire::Colonel => Level::Colonel,
        LevelWire::Marshal => Level::Marshal,
        LevelWire::General => Level::General,
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
        let seat_of = |camp| self.seat(camp, self.summary.names[seat(camp)].as_ref(), online[seat(camp)]);
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

    /// A seat as everybody may see it.
    pub(crate) fn seat(&self, camp: Camp, name: Option<&String>, online: bool) -> SeatView {
        match self.wanted(camp) {
            Wanted::Person => SeatView { name: name.cloned(), computer: None, online },
            Wanted::Computer(level) => SeatView { name: name.cloned(), computer: Some(*level), online: true },
        }
    }
}
