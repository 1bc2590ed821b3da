//! The six ways out of a hex.

/// A side of a hex, and the way to the neighbour beyond it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Direction {
    /// Along the row, `(1, 0)`.
    East,
    /// `(1, -1)`.
    NorthEast,
    /// `(0, -1)`.
    NorthWest,
    /// Along the row, `(-1, 0)`.
    West,
    /// `(-1, 1)`.
    SouthWest,
    /// `(0, 1)`.
    SouthEast,
}

impl Direction {
    /// All six, counter-clockwise from the east.
    pub const ALL: [Self; 6] =
        [Self::East, Self::NorthEast, Self::NorthWest, Self::West, Self::SouthWest, Self::SouthEast];

    /// The axial step `(q, r)` to the neighbour on that side.
    #[must_use]
    #[inline]
    pub const fn step(self) -> (i16, i16) {
        match self {
            Self::East => (1, 0),
            Self::NorthEast => (1, -1),
            Self::NorthWest => (0, -1),
            Self::West => (-1, 0),
            Self::SouthWest => (-1, 1),
            Self::SouthEast => (0, 1),
        }
    }

    /// The direction straight back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::East => Self::West,
            Self::NorthEast => Self::SouthWest,
            Self::NorthWest => Self::SouthEast,
            Self::West => Self::East,
            Self::SouthWest => Self::NorthEast,
            Self::SouthEast => Self::NorthWest,
        }
    }

    /// The next side counter-clockwise: the left hand of one who looks this way.
    #[must_use]
    pub const fn turned_left(self) -> Self {
        match self {
            Self::East => Self::NorthEast,
            Self::NorthEast => Self::NorthWest,
            Self::NorthWest => Self::West,
            Self::West => Self::SouthWest,
            Self::SouthWest => Self::SouthEast,
            Self::SouthEast => Self::East,
        }
    }

    /// The next side clockwise: the right hand of one who looks this way.
    #[must_use]
    pub const fn turned_right(self) -> Self {
        match self {
            Self::East => Self::SouthEast,
            Self::NorthEast => Self::East,
            Self::NorthWest => Self::NorthEast,
            Self::West => Self::NorthWest,
            Self::SouthWest => Self::West,
            Self::SouthEast => Self::SouthWest,
        }
    }

    /// Where this direction stands in [`Direction::ALL`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}
