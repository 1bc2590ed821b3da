//! What is kept.

use crate::StoreError;
use serde::{Deserialize, Serialize};
use std::fmt::{Debug, Formatter, Result as Written};

/// The SHA-256 of a seat's token; the token itself is not kept.
pub type TokenHash = [u8; 32];

/// Where a game stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameState {
    /// Somebody is still to come.
    #[default]
    Waiting,
    /// It is played.
    Playing,
    /// It waits until it is taken up again.
    Paused,
    /// It is over.
    Over,
    /// It cannot go on and must be looked at.
    Frozen,
}

impl GameState {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Waiting, Self::Playing, Self::Paused, Self::Over, Self::Frozen];

    /// The word it is kept as.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Paused => "paused",
            Self::Over => "over",
            Self::Frozen => "frozen",
        }
    }

    /// The state a word stands for.
    pub(crate) fn of(word: &str) -> Result<Self, StoreError> {
        let found = Self::ALL.into_iter().find(|state| state.word() == word);
        found.ok_or_else(|| StoreError::Damaged(vec![format!("`{word}` is no state of a game")]))
    }
}

/// A game.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameRecord {
    /// Its id.
    pub id: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// The id of its scenario.
    pub scenario: String,
    /// What was agreed: options, seats, visibility. JSON of the server's.
    pub terms: String,
    /// The seed of its dice. It never leaves the server.
    #[serde(with = "crate::records::hex")]
    pub seed: [u8; 32],
    /// Where it stands.
    pub state: GameState,
    /// When it last changed.
    pub updated: i64,
    /// How many entries its log has. The store counts them itself.
    pub entries: u64,
    /// The text of its battle, where no catalogue has it. It is written once, with the game; lists leave it out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub battle: Option<String>,
}

impl Debug for GameRecord {
    fn fmt(&self, out: &mut Formatter<'_>) -> Written {
        let mut shown = out.debug_struct("GameRecord");
        let shown = shown.field("id", &self.id).field("scenario", &self.scenario).field("state", &self.state);
        // No seed: what is printed ends up in logs.
        shown
            .field("created", &self.created)
            .field("updated", &self.updated)
            .field("entries", &self.entries)
            .finish_non_exhaustive()
    }
}

/// One entry of a game's log.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LogEntry {
    /// Its number: from 1, without gaps.
    pub number: u64,
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What: JSON of the server's.
    pub body: String,
}

/// A seat of a game, and the token that opens it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatRecord {
    /// The id of the game.
    pub game: String,
    /// Which: `north`, `south`, `host`…
    pub seat: String,
    /// The hash of its token.
    #[serde(with = "crate::records::hex")]
    pub token_hash: TokenHash,
    /// Who sits there.
    pub name: String,
}

impl Debug for SeatRecord {
    fn fmt(&self, out: &mut Formatter<'_>) -> Written {
        let mut shown = out.debug_struct("SeatRecord");
        shown.field("game", &self.game).field("seat", &self.seat).field("name", &self.name).finish_non_exhaustive()
    }
}

/// What is added to a game in one stroke: all of it is kept, or nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Append {
    /// The id of the game.
    pub game: String,
    /// The number of the last entry the caller knows: 0 for a log that is empty.
    pub after: u64,
    /// When, in milliseconds since 1970: the game's `updated`.
    pub at: i64,
    /// The entries, numbered from `after + 1`. There may be none, where only the rest changes.
    pub entries: Vec<LogEntry>,
    /// Where the game stands now; none where that has not changed.
    pub state: Option<GameState>,
    /// New terms; none where they have not changed.
    pub terms: Option<String>,
    /// Seats that are new or have changed.
    pub seats: Vec<SeatRecord>,
}

/// Which games are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// In one of these states; any where the list is empty.
    pub states: Vec<GameState>,
    /// Of this scenario.
    pub scenario: Option<String>,
    /// Whose terms contain this text.
    pub saying: Option<String>,
    /// Not changed since then: `updated` is earlier.
    pub idle_since: Option<i64>,
}

/// Which part of a long list is wanted: games, the newest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// `created` and `id` of the last game of the page before; none for the first page.
    pub after: Option<(i64, String)>,
    /// At most so many.
    pub limit: u32,
}

impl Default for Page {
    fn default() -> Self {
        Self { after: None, limit: 50 }
    }
}

/// News for whoever follows games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A log has grown, in this process or another.
    Appended {
        /// The game.
        game: String,
        /// The number of its last entry.
        last: u64,
    },
    /// News may have been missed: look at everything you follow.
    Missed,
}

/// How much there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Holdings {
    /// Games.
    pub games: u64,
    /// Seats.
    pub seats: u64,
    /// Entries.
    pub entries: u64,
    /// Battles on the shelf, those that were taken back among them.
    #[serde(default)]
    pub battles: u64,
}

/// Thirty-two bytes as hexadecimal digits in JSON.
pub(crate) mod hex {
    use serde::{Deserialize, Deserializer, Serializer, de::Error};
    use std::fmt::Write;

    pub(crate) fn serialize<S: Serializer>(bytes: &[u8; 32], to: S) -> Result<S::Ok, S::Error> {
        let written = bytes.iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        });
        to.serialize_str(&written)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<[u8; 32], D::Error> {
        let text = String::deserialize(from)?;
        read(&text).ok_or_else(|| D::Error::custom("expected 64 hexadecimal digits"))
    }

    fn read(text: &str) -> Option<[u8; 32]> {
        if text.len() != 64 || !text.is_ascii() {
            return None;
        }
        let byte = |place: usize| u8::from_str_radix(&text[2 * place..2 * place + 2], 16).ok();
        let bytes: Option<Vec<u8>> = (0..32).map(byte).collect();
        bytes?.try_into().ok()
    }
}
