//! Panicking elephants on the table: few, so a row of them is kept in as few bytes as it takes.

use crate::overflow::Spill;
use crate::{MarkerId, UnitId};
use hexes::Cell;

/// Panicking elephants kept in place.
const MARKERS: usize = 8;
/// Elephants that may take part: each that is loose has a number of its own beside the units, and those that rally may be
/// let loose again.
pub(crate) const MOST_ELEPHANTS: u8 = 63;

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

/// Those of a battle that have a place in the row; the ninth and those after it are in the overflow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Markers {
    cells: [Option<Cell>; MARKERS],
    /// The unit of each.
    owners: [u8; MARKERS],
    /// A bit for each that has rolled.
    rolled: u8,
}

const _: () = assert!(MARKERS <= u8::BITS as usize);

impl Markers {
    /// One of them, if it is on the table.
    pub(crate) fn get(&self, id: MarkerId, spill: &Spill) -> Option<Marker> {
        match self.cells.get(id.index()) {
            Some(cell) => {
                let rolled = self.rolled >> id.0 & 1 == 1;
                Some(Marker { cell: (*cell)?, unit: UnitId(self.owners[id.index()]), rolled })
            }
            None => *spill.elephants().get(id.index() - MARKERS)?,
        }
    }

    /// The first of them in a hex.
    pub(crate) fn at(&self, cell: Cell) -> Option<MarkerId> {
        if !holds(&self.cells, cell) {
            return None;
        }
        MarkerId::new(self.cells.iter().position(|own| *own == Some(cell))?)
    }

    /// Puts one on the table, moves it, or takes it away.
    pub(crate) fn set(&mut self, id: MarkerId, marker: Option<Marker>, spill: &mut Spill) {
        if let Some(cell) = self.cells.get_mut(id.index()) {
            *cell = marker.map(|marker| marker.cell);
            self.owners[id.index()] = marker.map_or(0, |marker| marker.unit.0);
            let rolled = marker.is_some_and(|marker| marker.rolled);
            self.rolled = self.rolled & !(1 << id.0) | u8::from(rolled) << id.0;
        } else {
            let apart = &mut spill.overflow().elephants;
            apart.resize(apart.len().max(id.index() - MARKERS + 1), None);
            apart[id.index() - MARKERS] = marker;
            spill.tidy();
        }
    }

    /// The numbers they can have now.
    pub(crate) fn ids(spill: &Spill) -> impl Iterator<Item = MarkerId> + Clone + use<> {
        (0..MARKERS + spill.elephants().len()).filter_map(MarkerId::new)
    }

    /// A place for one more.
    pub(crate) fn free(&self, spill: &Spill) -> MarkerId {
        let in_row = self.cells.iter().position(Option::is_none);
        let number = in_row.unwrap_or_else(|| {
            let apart = spill.elephants();
            MARKERS + apart.iter().position(Option::is_none).unwrap_or(apart.len())
        });
        let number = u8::try_from(number).ok().filter(|number| *number <= 2 * MOST_ELEPHANTS);
        MarkerId(number.expect("a set-up that could let loose so many elephants is refused"))
    }

    /// Is nothing loose in the row?
    pub(crate) fn is_empty(&self) -> bool {
        none(&self.cells)
    }
}
