//! Who sits where: a person, or a computer player of some level and temperament.

use opponent::{Character, Level, Temperament};
use std::str::FromStr;

/// Who plays a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seat {
    /// Whoever types.
    Human,
    /// A computer player.
    Computer(Character),
}

/// How a person is called in a replay.
const HUMAN: &str = "human";

impl Seat {
    /// As replays name it.
    pub(super) fn key(self) -> String {
        match self {
            Self::Human => HUMAN.to_owned(),
            Self::Computer(character) => character.to_string(),
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
            let temperaments = Temperament::ALL.map(|one| format!("{} ({})", one.key(), one.words().fr));
            format!(
                "expected human, or a level: {}; after it, if you like, a colon and a temperament: {}",
                levels.join(", "),
                temperaments.join(", ")
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Seat;

    #[test]
    fn a_seat_is_read_back_from_the_name_a_replay_gives_it() {
        for text in ["human", "recruit", "general:bold", "captain:cautious"] {
            assert_eq!(text.parse::<Seat>().unwrap().key(), text);
        }
        assert_eq!("maréchal:rusé".parse::<Seat>().unwrap().key(), "marshal:wily");
    }

    #[test]
    fn whoever_is_not_known_is_refused_with_the_levels_and_temperaments_there_are() {
        let error = "general:mad".parse::<Seat>().unwrap_err();
        assert!(error.contains("marshal") && error.contains("rusé"), "{error}");
    }
}
