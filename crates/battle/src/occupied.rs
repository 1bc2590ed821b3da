//! Where units stand, a bit for each hex.

use crate::state::UnitState;
use hexes::Cell;

/// A bit for each hex where a unit stands; on a board of more than 256 hexes, those 256 apart share one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Occupied([u64; 4]);

impl Occupied {
    /// How many bits there are.
    pub(crate) const BITS: usize = 256;
    /// No hex at all.
    pub(crate) const NOBODY: Self = Self([0; 4]);

    pub(crate) fn of(units: &[UnitState]) -> Self {
        units.iter().filter_map(|unit| unit.cell).collect()
    }

    /// The word and the bit of a hex.
    fn place(cell: Cell) -> (usize, u64) {
        let place = cell.index() % Self::BITS;
        (place / 64, 1 << (place % 64))
    }

    /// May a unit stand there?
    pub(crate) fn may_hold(&self, cell: Cell) -> bool {
        let (word, bit) = Self::place(cell);
        self.0[word] & bit != 0
    }

    /// May a unit stand in one of these hexes?
    pub(crate) fn meets(&self, hexes: &Self) -> bool {
        self.0.iter().zip(hexes.0).fold(0, |common, (own, other)| common | own & other) != 0
    }

    /// These hexes and those.
    pub(crate) fn and(&self, more: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | more.0[word]))
    }

    pub(crate) fn enter(&mut self, cell: Cell) {
        let (word, bit) = Self::place(cell);
        self.0[word] |= bit;
    }

    /// A unit left its hex; the units are looked through only where another may stand on the same bit.
    pub(crate) fn leave(&mut self, board: &crate::Board, cell: Cell, units: &[UnitState]) {
        let same_bit = |other: Cell| Self::place(other) == Self::place(cell);
        let stays = || units.iter().any(|unit| unit.cell.is_some_and(same_bit));
        if board.grid().cell_count() <= Self::BITS || !stays() {
            let (word, bit) = Self::place(cell);
            self.0[word] &= !bit;
        }
    }
}

impl FromIterator<Cell> for Occupied {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut occupied = Self::NOBODY;
        cells.into_iter().for_each(|cell| occupied.enter(cell));
        occupied
    }
}
