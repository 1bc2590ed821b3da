//! Who sits where: a person, or a computer player of some level.

use opponent::Level;
use std::str::FromStr;

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seat {
    /// Whoever types.
    Human,
    /// A computer player.
    Computer(Level),
}

/// How a person is called in a replay.
const HUMAN: &str = "human";

impl Seat {
    /// As replays name it.
    pub(super) fn key(self) -> &'static str {
        match self {
            Self::Human => HUMAN,
            Self::Computer(level) => level.key(),
        }
    }

    /// Is it a person?
    pub(super) fn is_human(self) -> bool {
        self == Self::Human
    }
}

impl FromStr for Seat {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if ["human", "humain", "moi", "me"].contains(&text.to_lowercase().as_str()) {
            return Ok(Self::Human);
        }
        text.parse().map(Self::Computer).map_err(|_| {
            let levels = Level::RANKS.map(|level| format!("{} ({})", level.key(), level.words().fr));
            format!("expected human, or a level: {}", levels.join(", "))
        })
    }
}
