//! Exact sight lines: which hexes does the segment between two centres really cross?

mod table;
mod walk;

use std::iter::FusedIterator;
use std::slice;

use crate::Hex;

pub use table::{Offset, SightTable};
use walk::Walk;

/// How a sight line meets a hex on its way. A line that only touches a corner does not meet the hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Crossing<At = Hex> {
    /// The line passes through the inside of the hex.
    Through(At),
    /// The line runs along the border of the hex, which lies on the given side.
    Along(At, Side),
}

impl<At> Crossing<At> {
    /// The hex met.
    #[inline]
    pub fn at(self) -> At {
        match self {
            Self::Through(at) | Self::Along(at, _) => at,
        }
    }

    /// The same crossing, with its hex said another way.
    #[inline]
    pub fn map<Other>(self, translate: impl FnOnce(At) -> Other) -> Crossing<Other> {
        match self {
            Self::Through(at) => Crossing::Through(translate(at)),
            Self::Along(at, side) => Crossing::Along(translate(at), side),
        }
    }
}

/// Which side of the line, seen from the shooter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// To the shooter's left.
    Left,
    /// To the shooter's right.
    Right,
}

impl Side {
    /// The same side, seen from the target.
    #[must_use]
    #[inline]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

/// Every hex the line from one centre to the other crosses or runs along, near to far, both ends left out.
///
/// Where it runs between two hexes, the left one comes first. Up to [`SightTable::REACH`] steps this is a look-up,
/// beyond it an exact walk; neither allocates.
#[must_use]
#[inline]
pub fn sight_line(from: Hex, to: Hex) -> SightLine {
    let source = match SightTable::shared().crossings(from, to) {
        Some(known) => Source::Known { from, known: known.iter() },
        None => Source::Walked(Walk::new(from, to)),
    };
    SightLine { source }
}

/// The crossings of one sight line; made by [`sight_line`].
#[derive(Clone, Debug)]
pub struct SightLine {
    source: Source,
}

#[derive(Clone, Debug)]
enum Source {
    Known { from: Hex, known: slice::Iter<'static, Crossing<Offset>> },
    Walked(Walk),
}

impl Iterator for SightLine {
    type Item = Crossing;

    #[inline]
    fn next(&mut self) -> Option<Crossing> {
        match &mut self.source {
            Source::Known { from, known } => {
                known.next().map(|crossing| crossing.map(|offset| offset.seen_from(*from)))
            }
            Source::Walked(walk) => walk.next(),
        }
    }

    // Asks once, not at every hex, which of the two it is.
    #[inline]
    fn fold<Sum, Add: FnMut(Sum, Crossing) -> Sum>(self, start: Sum, mut add: Add) -> Sum {
        match self.source {
            Source::Known { from, known } => {
                known.fold(start, |sum, crossing| add(sum, crossing.map(|offset| offset.seen_from(from))))
            }
            Source::Walked(walk) => walk.fold(start, add),
        }
    }
}

impl FusedIterator for SightLine {}
