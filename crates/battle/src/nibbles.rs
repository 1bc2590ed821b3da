//! Small counts, two to a byte: a battle is copied at every step of a search, so every byte of it counts.

/// Counts that never pass 15.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Nibbles(u16);

impl Nibbles {
    /// The most one count can be.
    pub(crate) const MOST: u8 = 15;

    /// One of the four counts.
    pub(crate) const fn get(self, which: u32) -> u8 {
        (self.0 >> (4 * which)).to_le_bytes()[0] & Self::MOST
    }

    /// Hexes gone, for a count of them: nobody asks whether they were fifteen or more, no gun has so many dice to lose.
    pub(crate) const fn most(count: u8) -> u8 {
        if Self::MOST < count { Self::MOST } else { count }
    }

    /// The same with one of them changed.
    pub(crate) fn with(self, which: u32, count: u8) -> Self {
        debug_assert!(count <= Self::MOST, "{count} is more than a count can be: whoever sets it knows its limit");
        let kept = self.0 & !(u16::from(Self::MOST) << (4 * which));
        Self(kept | u16::from(count & Self::MOST) << (4 * which))
    }
}

/// Names counts: how to look at one, and how to change it.
macro_rules! counts {
    ($($(#[$doc:meta])* $which:literal $name:ident $set:ident;)+) => {
        $(
            $(#[$doc])*
            pub(crate) const fn $name(&self) -> u8 {
                self.counts.get($which)
            }

            pub(crate) fn $set(&mut self, count: u8) {
                self.counts = self.counts.with($which, count);
            }
        )+
    };
}
pub(crate) use counts;

#[cfg(test)]
mod tests {
    use super::Nibbles;

    #[test]
    fn four_counts_do_not_disturb_each_other() {
        let counts = Nibbles::default().with(0, 9).with(3, 4).with(1, Nibbles::most(200)).with(0, 2);
        assert_eq!([0, 1, 2, 3].map(|which| counts.get(which)), [2, 15, 0, 4]);
    }
}
