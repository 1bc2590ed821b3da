//! A tally figure by figure, for whoever writes all of it down.

use crate::Tally;
use crate::tally::{MARKS, NUMBERS};

impl Tally {
    /// Every number by name, also those that are zero: `target_lost` 2.
    pub fn numbers(self) -> impl Iterator<Item = (&'static str, u8)> {
        NUMBERS.iter().map(move |(name, place)| (*name, self.read(*place)))
    }

    /// Everything that is true or not, by name: `target_destroyed` false.
    pub fn marks(self) -> impl Iterator<Item = (&'static str, bool)> {
        MARKS.iter().map(move |(name, place)| (*name, self.is(*place)))
    }
}

#[cfg(test)]
mod tests {
    use crate::Tally;
    use crate::tally::{TARGET_DESTROYED, TARGET_LOST};

    #[test]
    fn figures_are_those_of_the_tally() {
        let mut tally = Tally::default();
        tally.add(TARGET_LOST, 2);
        tally.mark(TARGET_DESTROYED);
        assert_eq!(tally.numbers().filter(|(_, number)| *number != 0).collect::<Vec<_>>(), [("target_lost", 2)]);
        assert_eq!(tally.marks().filter(|(_, set)| *set).collect::<Vec<_>>(), [("target_destroyed", true)]);
    }
}
