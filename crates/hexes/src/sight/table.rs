//! Short sight lines, worked out once.

use std::sync::LazyLock;

use super::Crossing;
use super::walk::Walk;
use crate::Hex;
use crate::hex::length;

/// Where a hex lies seen from the shooter, in two bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Offset {
    /// Steps along `q`.
    pub q: i8,
    /// Steps along `r`.
    pub r: i8,
}

impl Offset {
    /// The hex that lies so from the shooter.
    #[must_use]
    #[inline]
    pub fn seen_from(self, shooter: Hex) -> Hex {
        Hex::new(shooter.q + i16::from(self.q), shooter.r + i16::from(self.r))
    }
}

/// The crossings of every line up to [`SightTable::REACH`] steps long.
#[derive(Clone, Debug)]
pub struct SightTable {
    /// Short lines stand first, so that those of ordinary ranges lie together.
    crossings: Box<[Crossing<Offset>]>,
    lines: [Line; SQUARE * SQUARE],
}

/// Where the crossings of one line stand in the list.
#[derive(Clone, Copy, Debug, Default)]
struct Line {
    first: u16,
    count: u16,
}

/// Offsets along one axis, from `-REACH` to `REACH`.
const SQUARE: usize = 2 * REACH as usize + 1;
const REACH: i8 = 12;

static SHARED: LazyLock<SightTable> = LazyLock::new(SightTable::new);

impl SightTable {
    /// The longest line in the table, in steps; the longest range of the game is half of it.
    pub const REACH: u32 = REACH.unsigned_abs() as u32;

    /// The table everybody uses, built when it is first asked for.
    #[must_use]
    #[inline]
    pub fn shared() -> &'static Self {
        &SHARED
    }

    /// What the line meets, near to far, as offsets from the shooter; none when it is too long for the table.
    #[must_use]
    #[inline]
    pub fn crossings(&self, from: Hex, to: Hex) -> Option<&[Crossing<Offset>]> {
        let Line { first, count } = self.lines[line_index(from.way_to(to))?];
        Some(&self.crossings[usize::from(first)..][..usize::from(count)])
    }

    fn new() -> Self {
        let mut crossings = Vec::new();
        let mut lines = [Line::default(); SQUARE * SQUARE];
        let start = Hex::new(0, 0);
        for (target, index) in targets() {
            let first = crossings.len();
            crossings.extend(Walk::new(start, target).map(|crossing| crossing.map(offset)));
            let count = crossings.len() - first;
            let (first, count) = u16::try_from(first).ok().zip(u16::try_from(count).ok()).expect("a short list");
            lines[index] = Line { first, count };
        }
        Self { crossings: crossings.into(), lines }
    }
}

/// The end of every line in the table and the line's index, short lines first.
fn targets() -> impl Iterator<Item = (Hex, usize)> {
    let axis = || -i16::from(REACH)..=i16::from(REACH);
    let start = Hex::new(0, 0);
    (0..=SightTable::REACH).flat_map(move |steps| {
        let square = axis().flat_map(move |q| axis().map(move |r| Hex::new(q, r)));
        square
            .filter(move |&target| start.distance(target) == steps)
            .filter_map(move |target| Some((target, line_index(start.way_to(target))?)))
    })
}

/// Which line of the table has this offset; none when it is too long.
#[inline]
fn line_index((q, r): (i32, i32)) -> Option<usize> {
    if SightTable::REACH < length(q, r) {
        return None;
    }
    let column = usize::try_from(q + i32::from(REACH)).ok()?;
    let row = usize::try_from(r + i32::from(REACH)).ok()?;
    Some(column * SQUARE + row)
}

/// A hex near the start, as an offset.
fn offset(hex: Hex) -> Offset {
    let (q, r) = i8::try_from(hex.q).ok().zip(i8::try_from(hex.r).ok()).expect("no line leaves its bounds");
    Offset { q, r }
}
