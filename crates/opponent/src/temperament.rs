//! Four ways of playing at the same strength.

use crate::general::General;
use crate::greedy::Greedy;
use crate::level::{Level, UnknownLevel};
use crate::random::Random;
use crate::ranks::{Drilled, Swordsman};
use crate::tactician::Tactician;
use crate::{Player, Weights};
use rulebook::{Language, Words};
use std::str::FromStr;

/// Weak turns of a recruit, in sixteen.
const MOSTLY: usize = 13;
/// Weak turns of a corporal.
const OFTEN: usize = 8;
/// Weak turns of a captain.
const SELDOM: usize = 1;

/// What a computer player likes, beside what it is worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Temperament {
    /// Takes everything for what it is worth.
    #[default]
    Steady,
    /// Closes fast and strikes often; the stroke back frightens him less.
    Bold,
    /// Keeps his ranks closed and out of reach, and lets the other come.
    Cautious,
    /// Looks for ground that decides, for the way back he can bar, and keeps his tokens.
    Wily,
}

/// No temperament has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no temperament is called “{0}”; expected one of steady, bold, cautious, wily")]
pub struct UnknownTemperament(pub String);

impl Temperament {
    /// All of them, the plain one first.
    pub const ALL: [Self; 4] = [Self::Steady, Self::Bold, Self::Cautious, Self::Wily];

    /// What players call it.
    #[must_use]
    pub const fn words(self) -> Words {
        match self {
            Self::Steady => Words::new("posé", "steady"),
            Self::Bold => Words::new("hardi", "bold"),
            Self::Cautious => Words::new("prudent", "cautious"),
            Self::Wily => Words::new("rusé", "wily"),
        }
    }

    /// What players call it beside the name of a level: in French a recruit is a woman, whoever she is.
    #[must_use]
    pub const fn said_of(self, level: Level) -> Words {
        let fr = match (level, self) {
            (Level::Recruit, Self::Steady) => "posée",
            (Level::Recruit, Self::Bold) => "hardie",
            (Level::Recruit, Self::Cautious) => "prudente",
            (Level::Recruit, Self::Wily) => "rusée",
            _ => self.words().fr,
        };
        Words::new(fr, self.words().en)
    }

    /// The key used in commands and files: its English name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.words().en
    }

    /// The weights of somebody of this temperament.
    pub(crate) fn coloured(self, weights: &Weights) -> Weights {
        let mut own = weights.clone();
        let scale = |weight: &mut i32, percent: i32| *weight = *weight * percent / 100;
        match self {
            Self::Steady => {}
            Self::Bold => {
                scale(&mut own.menace_after, 150);
                scale(&mut own.prospect, 115);
                scale(&mut own.riposte, 70);
                scale(&mut own.approach, 150);
                own.reluctance -= 10;
            }
            Self::Cautious => {
                scale(&mut own.menace_next, 110);
                scale(&mut own.riposte, 115);
                scale(&mut own.support, 150);
                scale(&mut own.friend, 150);
                scale(&mut own.approach, 90);
                scale(&mut own.officer_alone, 150);
            }
            Self::Wily => {
                scale(&mut own.objective, 150);
                scale(&mut own.objective_near, 150);
                scale(&mut own.objective_denied, 150);
                scale(&mut own.room, 250);
                scale(&mut own.flag, 150);
                scale(&mut own.token, 175);
            }
        }
        own
    }
}

impl FromStr for Temperament {
    type Err = UnknownTemperament;

    fn from_str(text: &str) -> Result<Self, UnknownTemperament> {
        let wanted = text.to_lowercase();
        let named = |temperament: &Self| {
            [Level::Captain, Level::Recruit].into_iter().any(|level| {
                let words = temperament.said_of(level);
                [words.fr, words.en].contains(&wanted.as_str()) || words.fr.replace('é', "e") == wanted
            })
        };
        Self::ALL.into_iter().find(named).ok_or_else(|| UnknownTemperament(text.to_owned()))
    }
}

impl std::fmt::Display for Temperament {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(self.key())
    }
}

/// A level and a temperament, as one writes them: `general:bold`, or `general` alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Character {
    /// How well he plays.
    pub level: Level,
    /// What he likes.
    pub temperament: Temperament,
}

/// Neither a level nor a level with a temperament.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnknownCharacter {
    /// The level is not known.
    #[error(transparent)]
    Level(#[from] UnknownLevel),
    /// What follows the colon is not known.
    #[error(transparent)]
    Temperament(#[from] UnknownTemperament),
}

impl Character {
    /// What players call him: a steady one by his level alone.
    #[must_use]
    pub fn called(self, language: Language) -> String {
        let level = self.level.words().in_language(language);
        let word = self.temperament.said_of(self.level).in_language(language);
        match (self.temperament, language) {
            (Temperament::Steady, _) => level.to_owned(),
            (_, Language::Fr) => format!("{level} {word}"),
            (_, Language::En) => format!("{word} {level}"),
        }
    }

    /// A player of this character with other weights, which yardsticks have not; the same seed plays the
    /// same way.
    #[must_use]
    pub fn player_with(self, seed: u64, weights: &Weights) -> Box<dyn Player> {
        let (temperament, weights) = (self.temperament, self.temperament.coloured(weights));
        match self.level {
            Level::Random => Box::new(Random { seed }),
            Level::Greedy => Box::new(Greedy::new()),
            Level::Recruit => Box::new(Drilled::new(seed, temperament, weights, MOSTLY)),
            Level::Corporal => Box::new(Drilled::new(seed, temperament, weights, OFTEN)),
            Level::Captain => Box::new(Drilled::new(seed, temperament, weights, SELDOM)),
            Level::Colonel => Box::new(Swordsman::new(seed, weights)),
            Level::Tactician => Box::new(Tactician::new(seed, weights)),
            Level::Marshal | Level::General => Box::new(General::new(seed, weights)),
        }
    }

    /// A player of this character.
    #[must_use]
    pub fn player(self, seed: u64) -> Box<dyn Player> {
        self.player_with(seed, &Weights::standard())
    }
}

impl From<Level> for Character {
    fn from(level: Level) -> Self {
        Self { level, temperament: Temperament::Steady }
    }
}

impl FromStr for Character {
    type Err = UnknownCharacter;

    fn from_str(text: &str) -> Result<Self, UnknownCharacter> {
        let (level, temperament) = match text.split_once(':') {
            Some((level, temperament)) => (level, temperament.parse()?),
            None => (text, Temperament::Steady),
        };
        Ok(Self { level: level.parse()?, temperament })
    }
}

impl std::fmt::Display for Character {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.temperament {
            Temperament::Steady => write!(out, "{}", self.level),
            other => write!(out, "{}:{other}", self.level),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Character, Temperament, UnknownTemperament};
    use crate::{Level, Weights};
    use rulebook::Language;

    #[test]
    fn a_character_is_read_as_it_is_written() {
        for level in Level::ALL {
            for temperament in Temperament::ALL {
                let character = Character { level, temperament };
                assert_eq!(character.to_string().parse(), Ok(character));
            }
        }
        assert_eq!("maréchal:rusé".parse::<Character>().map(|one| one.temperament), Ok(Temperament::Wily));
        assert_eq!("general:mad".parse::<Character>(), Err(UnknownTemperament("mad".to_owned()).into()));
    }

    #[test]
    fn a_character_is_called_as_one_speaks() {
        let called = |text: &str| {
            let character: Character = text.parse().unwrap();
            [Language::Fr, Language::En].map(|language| character.called(language))
        };
        assert_eq!(called("general:bold"), ["général hardi", "bold general"]);
        assert_eq!(called("recruit:wily"), ["recrue rusée", "wily recruit"]);
        assert_eq!(called("captain"), ["capitaine", "captain"]);
        assert_eq!(called("recrue:hardie"), ["recrue hardie", "bold recruit"]);
    }

    #[test]
    fn a_steady_player_takes_everything_for_what_it_is_worth_and_the_others_do_not() {
        let weights = Weights::standard();
        for temperament in Temperament::ALL {
            assert_eq!(temperament.coloured(&weights) == weights, temperament == Temperament::Steady);
        }
    }
}
