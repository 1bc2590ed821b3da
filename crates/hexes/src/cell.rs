//! A hex of one table, as a number.

use std::fmt;
use std::num::NonZeroU16;

/// A hex of a table, counted in reading order from the north-west corner: the index of whatever is kept per hex.
///
/// Only the [`Grid`](crate::Grid) that made it can say where it is.
// Kept one too high, so that zero is free to mean "no cell": an `Option<Cell>` is two bytes like a `Cell`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(NonZeroU16);

impl Cell {
    /// The cell of this index; none for `u16::MAX`, which no table reaches.
    #[must_use]
    pub const fn from_index(index: u16) -> Option<Self> {
        match NonZeroU16::MIN.checked_add(index) {
            Some(above) => Some(Self(above)),
            None => None,
        }
    }

    /// Where this cell stands in a list of the table's cells.
    #[must_use]
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.number())
    }

    /// The index, in two bytes.
    #[must_use]
    #[inline]
    pub const fn number(self) -> u16 {
        self.0.get() - 1
    }

    /// The cell of an index known to be on a table, and so far below `u16::MAX`.
    #[inline]
    pub(crate) const fn on_table(index: u16) -> Self {
        Self(NonZeroU16::MIN.saturating_add(index))
    }
}

/// A set of 256 cells has an index for every byte.
impl From<u8> for Cell {
    fn from(index: u8) -> Self {
        Self::on_table(u16::from(index))
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cell({})", self.number())
    }
}
