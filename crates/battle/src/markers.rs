//! Panicking elephants on the table: few, so a row of them is kept in as few bytes as it takes.

use crate::{MarkerId, UnitId};
use hexes::Cell;

/// Panicking elephants a battle can hold.
const MARKERS: usize = 8;
/// The bit that says an elephant has rolled; a battle has fewer units.
const ROLLED: u8 = 128;

/// A panicking elephant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Marker {
    pub(crate) cell: Cell,
    /// The unit it ran from.
    pub(crate) unit: UnitId,
    /// Has it rolled for its flight since its owner's turn began (ELE-4)?
    pub(crate) rolled: bool,
}

/// Is this one of these hexes? Looks at all of them at once, which is quicker than stopping at the first.
pub(crate) fn holds<const COUNT: usize>(cells: &[Option<Cell>; COUNT], cell: Cell) -> bool {
    0 < cells.iter().filter(|own| **own == Some(cell)).count()
}

/// Is none of these a hex? Looks at all of them at once too.
pub(crate) fn none<const COUNT: usize>(cells: &[Option<Cell>; COUNT]) -> bool {
    cells.iter().fold(0, |all, own| all | own.map_or(0, |cell| u32::from(cell.number()) + 1)) == 0
}

/// Those of a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Markers {
    cells: [Option<Cell>; MARKERS],
    /// The unit of each, and whether it has rolled.
    owners: [u8; MARKERS],
}

impl Markers {
    /// One of them, if it is on the table.
    pub(crate) fn get(&self, id: MarkerId) -> Option<Marker> {
        let (cell, owner) = (*self.cells.get(id.index())?, self.owners[id.index()]);
        Some(Marker { cell: cell?, unit: UnitId(owner & !ROLLED), rolled: ROLLED <= owner })
    }

    /// The first of them in a hex.
    pub(crate) fn at(&self, cell: Cell) -> Option<MarkerId> {
        if !holds(&self.cells, cell) {
            return None;
        }
        MarkerId::new(self.cells.iter().position(|own| *own == Some(cell))?)
    }

    /// Puts one on the table, moves it, or takes it away.
    pub(crate) fn set(&mut self, id: MarkerId, marker: Option<Marker>) {
        self.cells[id.index()] = marker.map(|marker| marker.cell);
        self.owners[id.index()] = marker.map_or(0, |marker| marker.unit.0 | if marker.rolled { ROLLED } else { 0 });
    }

    /// Changes one that is there.
    pub(crate) fn change(&mut self, id: MarkerId, change: impl FnOnce(&mut Marker)) {
        if let Some(mut marker) = self.get(id) {
            change(&mut marker);
            self.set(id, Some(marker));
        }
    }

    /// All of them.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (MarkerId, Marker)> + Clone + use<> {
        let markers = *self;
        (0..8).map(MarkerId).filter_map(move |id| Some((id, markers.get(id)?)))
    }

    /// A place for one more.
    pub(crate) fn free(&self) -> Option<MarkerId> {
        MarkerId::new(self.cells.iter().position(Option::is_none)?)
    }

    /// Is nothing loose?
    pub(crate) fn is_empty(&self) -> bool {
        none(&self.cells)
    }
}
