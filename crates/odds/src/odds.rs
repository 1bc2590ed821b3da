//! The answer: every outcome with its number of ways.

use crate::{Fraction, PolicyName, Tally};
use battle::{Combatant, UnitId};

/// How far a combat is followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Depth {
    /// The attack, its retreat and the riposte; it stops where a follow-up would be asked for.
    Exchange,
    /// Also the follow-up, the pursuit and its second combat.
    WholeChain,
}

/// What elephants let loose in a combat do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Elephants {
    /// They run, and fight whoever is in their way, as the dice say.
    Run,
    /// They are taken to stand where they were let loose: for combats where their running amok is too much to count.
    Stand,
}

/// The exact chances of a combat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Odds {
    /// Who attacks.
    pub attacker: UnitId,
    /// Whom.
    pub target: Combatant,
    /// Who decided inside, and how.
    pub policy: PolicyName,
    /// How far it was followed.
    pub depth: Depth,
    /// What elephants let loose were taken to do.
    pub elephants: Elephants,
    /// The ways together are six to this power: the dice of the longest course.
    pub dice: u32,
    /// Every outcome, each once, in the order of its numbers, with its ways.
    pub outcomes: Vec<(Tally, u128)>,
}

impl Odds {
    /// All ways together.
    #[must_use]
    pub const fn ways(&self) -> u128 {
        6_u128.pow(self.dice)
    }

    /// How likely something is.
    #[must_use]
    pub fn chance(&self, holds: impl Fn(Tally) -> bool) -> Fraction {
        let ways: u128 = self.outcomes.iter().filter(|(tally, _)| holds(*tally)).map(|(_, ways)| ways).sum();
        Fraction::new(signed(ways), signed(self.ways()))
    }

    /// What a number is on average.
    #[must_use]
    pub fn expected(&self, count: impl Fn(Tally) -> i8) -> Fraction {
        let total = self.outcomes.iter().map(|(tally, ways)| i128::from(count(*tally)) * signed(*ways)).sum();
        Fraction::new(total, signed(self.ways()))
    }

    /// What the attack is worth to the attacker on average: enemy elements lost less its own.
    #[must_use]
    pub fn expected_gain(&self) -> Fraction {
        self.expected(Tally::gain)
    }

    /// How likely each value of a number is, smallest first.
    #[must_use]
    pub fn spread(&self, count: impl Fn(Tally) -> i8) -> Vec<(i8, Fraction)> {
        let mut values: Vec<i8> = self.outcomes.iter().map(|(tally, _)| count(*tally)).collect();
        values.sort_unstable();
        values.dedup();
        values.into_iter().map(|value| (value, self.chance(|tally| count(tally) == value))).collect()
    }
}

/// Ways are below 6^46, which a signed number holds with a byte to spare (`MOST_DICE`).
const fn signed(ways: u128) -> i128 {
    ways.cast_signed()
}
