//! Luck from a number: the same number, the same luck, everywhere.

use battle::Roll;
use rulebook::Die;

/// `SplitMix64`: small and exact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Luck(u64);

impl Luck {
    /// The luck of this number.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Another luck for each pair of numbers, unlike those of their neighbours.
    #[must_use]
    pub fn of(seed: u64, number: u64) -> Self {
        let mut mixed = Self(seed ^ 0x6a09_e667_f3bc_c909);
        let stirred = mixed.number() ^ number.wrapping_mul(0xff51_afd7_ed55_8ccd);
        Self(Self(stirred).number())
    }

    /// The next number.
    pub const fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below this one; 0 if there is none.
    pub fn below(&mut self, bound: usize) -> usize {
        // The high half of a product: no division, and no bias worth a die.
        let bound = u128::from(u64::try_from(bound).unwrap_or(u64::MAX));
        usize::try_from((u128::from(self.number()) * bound) >> 64).unwrap_or(0)
    }

    /// One of these.
    pub fn pick<T: Copy>(&mut self, some: &[T]) -> Option<T> {
        some.get(self.below(some.len())).copied()
    }

    /// So many dice.
    pub fn roll(&mut self, die: &Die, count: u8) -> Roll {
        (0..count).map(|_| die.faces[self.below(6)]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Luck;

    #[test]
    fn every_side_of_a_die_comes_up_as_often() {
        let (mut luck, mut sides) = (Luck::new(1), [0_u32; 6]);
        for _ in 0..60_000 {
            sides[luck.below(6)] += 1;
        }
        assert!(sides.iter().all(|count| (9_600..=10_400).contains(count)), "{sides:?}");
    }

    #[test]
    fn neighbouring_numbers_have_lucks_of_their_own() {
        let first: std::collections::BTreeSet<u64> = (0..1000).map(|number| Luck::of(7, number).number()).collect();
        assert_eq!(first.len(), 1000);
    }

    #[test]
    fn nothing_is_picked_from_nothing() {
        assert_eq!(Luck::new(3).pick::<u8>(&[]), None);
    }
}
