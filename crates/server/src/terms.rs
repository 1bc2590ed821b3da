//! What a game was made with, as it is kept beside its log, and a summary for lists.

use battle::{Camp, seat};
use opponent::Level;
use serde::{Deserialize, Serialize};
use storage::GameState;
use wire::live::{CampWire, GameSummary, GameTerms, Progress, SeatView};
use wire::{Both, LevelWire, NameView};

/// What the terms of a public game say, as they are kept.
pub(crate) const PUBLIC: &str = "\"public\":true";

/// Who is wanted in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Wanted {
    /// A person.
    Person,
    /// A computer player of this level.
    Computer(LevelWire),
}

impl Wanted {
    /// The level of a computer player.
    pub(crate) fn level(&self) -> Option<Level> {
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
    }
}

/// What a game was made with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Terms {
    /// What the battle is called, in both languages.
    pub(crate) title: NameView,
    /// The key of the book.
    pub(crate) book: String,
    /// House rules in force.
    pub(crate) options: Vec<String>,
    /// The version of the rules it was begun under.
    pub(crate) rules: u32,
    /// The version of its log.
    #[serde(default = "first")]
    pub(crate) log: u32,
    pub(crate) public: bool,
    pub(crate) practice: bool,
    /// North, then south.
    pub(crate) seats: [Wanted; 2],
    /// What invites to an open seat.
    pub(crate) invitation: String,
    /// How it stands, for lists.
    #[serde(default)]
    pub(crate) summary: Summary,
}

const fn first() -> u32 {
    1
}

/// How a game stands, for lists.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Summary {
    /// Who sits there, north first.
    pub(crate) names: [Option<String>; 2],
    pub(crate) turn: u8,
    pub(crate) asked: Option<CampWire>,
}

impl Terms {
    /// Who is wanted on this side.
    pub(crate) fn wanted(&self, camp: Camp) -> &Wanted {
        &self.seats[seat(camp)]
    }

    /// As the store keeps them.
    pub(crate) fn written(&self) -> String {
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

/// A game in a list.
pub(crate) fn summary(record: &storage::GameRecord, online: impl Fn(Camp) -> bool) -> Option<GameSummary> {
    let terms: Terms = serde_json::from_str(&record.terms).ok()?;
    let seat_of = |camp| terms.seat(camp, terms.summary.names[seat(camp)].as_ref(), online(camp));
    Some(GameSummary {
        game: record.id.clone(),
        terms: terms.view(&record.scenario),
        progress: progress(record.state),
        seats: Both { north: seat_of(Camp::North), south: seat_of(Camp::South) },
        turn: terms.summary.turn,
        asked: terms.summary.asked,
        updated: record.updated,
    })
}

/// Where a game stands, from the store's word for it.
pub(crate) const fn progress(state: GameState) -> Progress {
    match state {
        GameState::Waiting => Progress::Waiting,
        GameState::Playing => Progress::Playing,
        GameState::Paused => Progress::Paused,
        GameState::Over => Progress::Over,
        GameState::Frozen => Progress::Frozen,
    }
}

/// The store's word for where a game stands.
pub(crate) const fn state(progress: Progress) -> GameState {
    match progress {
        Progress::Waiting => GameState::Waiting,
        Progress::Playing => GameState::Playing,
        Progress::Paused => GameState::Paused,
        Progress::Over => GameState::Over,
        // Nothing is ever written of an outdated game.
        Progress::Frozen | Progress::Outdated => GameState::Frozen,
    }
}
