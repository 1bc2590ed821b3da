//! The two edges armies come from and retreat to.

use crate::Direction;

/// An edge of the table behind one of the armies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Edge {
    /// Row 1 is the last row before it.
    North,
    /// The highest-numbered row is the last before it.
    South,
}

impl Edge {
    /// The edge across the table.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::South => Self::North,
        }
    }

    /// The two directions that lead a row nearer to this edge, in the order of [`Direction::ALL`].
    #[must_use]
    #[inline]
    pub const fn directions(self) -> [Direction; 2] {
        match self {
            Self::North => [Direction::NorthEast, Direction::NorthWest],
            Self::South => [Direction::SouthWest, Direction::SouthEast],
        }
    }
}
