//! A hex of the endless plane.

use std::fmt;

use crate::Direction;

/// A hex by its axial coordinates, on the table or beyond it.
///
/// Stepping past the range of `i16` is a bug; a table uses less than a hundredth of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex {
    /// Grows to the east.
    pub q: i16,
    /// Grows to the south edge, one a row.
    pub r: i16,
}

impl Hex {
    /// The hex at `(q, r)`.
    #[must_use]
    pub const fn new(q: i16, r: i16) -> Self {
        Self { q, r }
    }

    /// The hex on that side.
    #[must_use]
    #[inline]
    pub const fn neighbour(self, direction: Direction) -> Self {
        let (q, r) = direction.step();
        Self::new(self.q + q, self.r + r)
    }

    /// The six hexes around, in the order of [`Direction::ALL`].
    #[must_use]
    pub fn neighbours(self) -> [Self; 6] {
        Direction::ALL.map(|direction| self.neighbour(direction))
    }

    /// How many steps away the other hex is.
    #[must_use]
    #[inline]
    pub fn distance(self, other: Self) -> u32 {
        let (q, r) = self.way_to(other);
        length(q, r)
    }

    /// Through which side one steps to the other hex; none unless it is a neighbour.
    #[must_use]
    pub fn direction_to(self, neighbour: Self) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.neighbour(direction) == neighbour)
    }

    /// This hex after the plane has made a sixth of a turn counter-clockwise about a pivot.
    #[must_use]
    pub const fn turned_left_about(self, pivot: Self) -> Self {
        let (q, r) = (self.q - pivot.q, self.r - pivot.r);
        Self::new(pivot.q + q + r, pivot.r - q)
    }

    /// This hex after the plane has made a sixth of a turn clockwise about a pivot.
    #[must_use]
    pub const fn turned_right_about(self, pivot: Self) -> Self {
        let (q, r) = (self.q - pivot.q, self.r - pivot.r);
        Self::new(pivot.q - r, pivot.r + q + r)
    }

    /// The axial difference, wide enough for any two hexes.
    #[inline]
    pub(crate) fn way_to(self, other: Self) -> (i32, i32) {
        (i32::from(other.q) - i32::from(self.q), i32::from(other.r) - i32::from(self.r))
    }
}

/// How many steps an axial difference takes.
#[inline]
pub(crate) fn length(q: i32, r: i32) -> u32 {
    q.unsigned_abs().max(r.unsigned_abs()).max((q + r).unsigned_abs())
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.q, self.r)
    }
}
