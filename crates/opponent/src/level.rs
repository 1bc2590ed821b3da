//! The levels a person can choose, and three yardsticks.

use crate::temperament::Character;
use crate::{Player, Weights};
use rulebook::Words;
use std::str::FromStr;

/// How well a computer player plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// A yardstick: any legal command, by chance.
    Random,
    /// A yardstick: the nearest enemy, by exact odds, and no thought beyond.
    Greedy,
    /// A yardstick: weighs every answer by what comes of it at once, on the march too.
    Tactician,
    /// Knows the rules; nearly every turn is played with a weakness.
    Recruit,
    /// Knows the drill, and forgets it in half of his turns.
    Corporal,
    /// By rote: forward, at whoever can be hurt most, in good order; seldom a weak turn.
    Captain,
    /// The same on the march, in seven turns of eight; in the fight every attack, order and retreat is weighed.
    Colonel,
    /// Plans whole turns, in haste: few plans, seldom played on.
    Marshal,
    /// Plans whole turns, and plays plans and attacks on through the enemy's answer, again and again.
    General,
}

/// No level has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "no player is called “{0}”; expected one of recruit, corporal, captain, colonel, marshal, general, random, greedy, tactician"
)]
pub struct UnknownLevel(pub String);

impl Level {
    /// All of them, yardsticks first.
    pub const ALL: [Self; 9] = [
        Self::Random,
        Self::Greedy,
        Self::Tactician,
        Self::Recruit,
        Self::Corporal,
        Self::Captain,
        Self::Colonel,
        Self::Marshal,
        Self::General,
    ];

    /// Those a person plays against, easiest first.
    pub const RANKS: [Self; 6] =
        [Self::Recruit, Self::Corporal, Self::Captain, Self::Colonel, Self::Marshal, Self::General];

    /// What players call it.
    #[must_use]
    pub const fn words(self) -> Words {
        match self {
            Self::Random => Words::new("hasard", "random"),
            Self::Greedy => Words::new("glouton", "greedy"),
            Self::Tactician => Words::new("tacticien", "tactician"),
            Self::Recruit => Words::new("recrue", "recruit"),
            Self::Corporal => Words::new("caporal", "corporal"),
            Self::Captain => Words::new("capitaine", "captain"),
            Self::Colonel => Words::new("colonel", "colonel"),
            Self::Marshal => Words::new("maréchal", "marshal"),
            Self::General => Words::new("général", "general"),
        }
    }

    /// The key used in commands and files: its English name.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.words().en
    }

    /// The nodes a decision of this level is made for.
    #[must_use]
    pub const fn nodes(self) -> u64 {
        match self {
            Self::Random | Self::Greedy | Self::Recruit | Self::Corporal | Self::Captain => 1,
            Self::Colonel => 4_000,
            Self::Tactician => 30_000,
            Self::Marshal => 3_400,
            Self::General => 128_000,
        }
    }

    /// A player of this level; the same seed plays the same way.
    #[must_use]
    pub fn player(self, seed: u64) -> Box<dyn Player> {
        self.player_with(seed, &Weights::standard())
    }

    /// A player of this level with other weights; yardsticks have none.
    #[must_use]
    pub fn player_with(self, seed: u64, weights: &Weights) -> Box<dyn Player> {
        Character::from(self).player_with(seed, weights)
    }
}

impl FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let wanted = text.to_lowercase();
        let named = |level: &Self| {
            let words = level.words();
            [words.fr, words.en].contains(&wanted.as_str()) || words.fr.replace('é', "e") == wanted
        };
        Self::ALL.into_iter().find(named).ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

impl std::fmt::Display for Level {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(self.key())
    }
}

#[cfg(test)]
mod tests {
    use super::{Level, UnknownLevel};

    #[test]
    fn a_level_answers_to_its_name_in_both_languages() {
        assert_eq!("maréchal".parse(), Ok(Level::Marshal));
        assert_eq!("Marechal".parse(), Ok(Level::Marshal));
        assert_eq!("captain".parse(), Ok(Level::Captain));
        assert_eq!("private".parse::<Level>(), Err(UnknownLevel("private".to_owned())));
    }

    #[test]
    fn every_level_answers_to_its_key() {
        for level in Level::ALL {
            assert_eq!(level.key().parse(), Ok(level));
        }
    }
}
