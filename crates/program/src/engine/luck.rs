//! Chance from a number: the same number, the same dice and the same choices, on every machine.

use battle::Roll;
use rulebook::Die;

/// `SplitMix64`: small, exact, the same everywhere.
#[derive(Clone, Debug)]
pub(crate) struct Luck(u64);

impl Luck {
    /// The luck of a number.
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below this one; 0 below nothing.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        let bound = u64::try_from(bound.max(1)).unwrap_or(u64::MAX);
        usize::try_from(self.next() % bound).unwrap_or(0)
    }

    /// True once in so many times.
    pub(crate) fn one_in(&mut self, odds: usize) -> bool {
        self.below(odds) == 0
    }

    /// So many dice.
    pub(crate) fn roll(&mut self, die: Die, count: u8) -> Roll {
        (0..count).map(|_| die.faces[self.below(die.faces.len())]).collect()
    }
}
