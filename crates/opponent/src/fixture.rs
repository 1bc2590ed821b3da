//! Games in pairs: the same battle and the same dice, with sides swapped.

use crate::{Bout, BoutError, Budget, Luck, Player};
use battle::{Battle, Camp};

/// One game to play, of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// The pair it belongs to: both games of a pair have the same dice.
    pub pair: usize,
    /// Which of the battles.
    pub field: usize,
    /// The first player's side.
    pub first_is: Camp,
}

impl Fixture {
    /// Both games of a pair; pairs go from battle to battle in turn.
    #[must_use]
    pub fn pair(pair: usize, fields: usize) -> [Self; 2] {
        [Camp::North, Camp::South].map(|first_is| Self { pair, field: pair % fields.max(1), first_is })
    }

    /// Where the luck of the game comes from: the first numbers are its players', the others its dice.
    #[must_use]
    pub fn luck(&self, seed: u64) -> Luck {
        Luck::of(seed, u64::try_from(self.pair).unwrap_or(u64::MAX))
    }

    /// Plays it, the first player against the second.
    ///
    /// # Errors
    /// Those of [`Bout::play`].
    pub fn play(
        &self,
        battle: Battle,
        [first, second]: [&mut dyn Player; 2],
        [one, other]: [&Budget<'_>; 2],
        dice: Luck,
    ) -> Result<Bout, BoutError> {
        match self.first_is {
            Camp::North => Bout::play(battle, [first, second], [one, other], dice),
            Camp::South => Bout::play(battle, [second, first], [other, one], dice),
        }
    }

    /// The first player's score in halves: 2 won, 1 drawn, 0 lost.
    #[must_use]
    pub fn halves(&self, bout: &Bout) -> u32 {
        bout.outcome.winner.map_or(1, |winner| 2 * u32::from(winner == self.first_is))
    }
}
