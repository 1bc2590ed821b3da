//! How computer players are kept: a level and a temperament, in one word as everybody writes them.

use opponent::{Character, Level, Temperament};
use serde::de::IntoDeserializer;
use serde::de::value::Error as NotAWord;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use wire::{LevelWire, TemperamentWire};

/// A level and a temperament, written `general:bold`; a steady one by his level alone, as he was before there were
/// temperaments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptCharacter {
    /// How well he plays.
    pub level: LevelWire,
    /// What he likes.
    pub temperament: TemperamentWire,
}

impl KeptCharacter {
    /// Who plays so.
    #[must_use]
    pub const fn player(self) -> Character {
        Character { level: rank(self.level), temperament: temper(self.temperament) }
    }
}

impl Serialize for KeptCharacter {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.collect_str(&self.player())
    }
}

impl<'de> Deserialize<'de> for KeptCharacter {
    fn deserialize<D: Deserializer<'de>>(kept: D) -> Result<Self, D::Error> {
        let text = String::deserialize(kept)?;
        let (level, temperament) = text.split_once(':').unwrap_or((&text, TEMPERAMENT));
        let read = || -> Result<Self, NotAWord> {
            Ok(Self {
                level: LevelWire::deserialize(level.into_deserializer())?,
                temperament: TemperamentWire::deserialize(temperament.into_deserializer())?,
            })
        };
        read().map_err(serde::de::Error::custom)
    }
}

/// Of whoever is written by his level alone.
const TEMPERAMENT: &str = "steady";

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

/// A temperament of the wire as the players have it.
pub(crate) const fn temper(temperament: TemperamentWire) -> Temperament {
    match temperament {
        TemperamentWire::Steady => Temperament::Steady,
        TemperamentWire::Bold => Temperament::Bold,
        TemperamentWire::Cautious => Temperament::Cautious,
        TemperamentWire::Wily => Temperament::Wily,
    }
}

#[cfg(test)]
mod tests {
    use super::KeptCharacter;
    use crate::terms::Wanted;
    use wire::{LevelWire, TemperamentWire};

    #[test]
    fn a_character_is_kept_in_one_word_and_read_back() {
        for level in LevelWire::ALL {
            for temperament in TemperamentWire::ALL {
                let character = KeptCharacter { level: *level, temperament: *temperament };
                let kept = serde_json::to_string(&character).unwrap();
                assert_eq!(serde_json::from_str::<KeptCharacter>(&kept).unwrap(), character, "{kept}");
                assert_eq!(kept, format!("\"{}\"", character.player()));
            }
        }
    }

    #[test]
    fn a_game_kept_before_there_were_temperaments_has_a_steady_player_and_is_written_as_it_was() {
        let kept = r#"{"computer":"marshal"}"#;
        let read: Wanted = serde_json::from_str(kept).unwrap();
        let steady = KeptCharacter { level: LevelWire::Marshal, temperament: TemperamentWire::Steady };
        assert_eq!(read, Wanted::Computer(steady));
        assert_eq!(serde_json::to_string(&read).unwrap(), kept);
    }

    #[test]
    fn what_is_no_character_is_not_read() {
        for kept in [r#""god""#, r#""general:mad""#, r#""random""#, r#""general:""#] {
            assert!(serde_json::from_str::<KeptCharacter>(kept).is_err(), "{kept}");
        }
    }
}
