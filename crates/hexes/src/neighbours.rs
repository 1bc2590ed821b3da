//! The neighbours of every cell, worked out once.

use crate::{Cell, Direction, Edge, Grid};

/// For every cell of a table the cells around it: a look-up where [`Grid::neighbour`] is a calculation.
///
/// All questions panic when asked about a cell of another, larger table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Neighbours {
    around: Box<[[Option<Cell>; 6]]>,
}

impl Neighbours {
    /// The neighbours on a table of this size.
    #[must_use]
    pub fn new(grid: Grid) -> Self {
        let around = grid.cells().map(|cell| Direction::ALL.map(|direction| grid.neighbour(cell, direction))).collect();
        Self { around }
    }

    /// The six cells around, in the order of [`Direction::ALL`]; missing where the table ends.
    #[must_use]
    #[inline]
    pub fn around(&self, cell: Cell) -> &[Option<Cell>; 6] {
        &self.around[cell.index()]
    }

    /// The neighbours that are on the table.
    #[inline]
    pub fn of(&self, cell: Cell) -> impl Iterator<Item = Cell> + Clone + '_ {
        self.around(cell).iter().flatten().copied()
    }

    /// The cell on that side; none off the table.
    #[must_use]
    #[inline]
    pub fn toward(&self, cell: Cell, direction: Direction) -> Option<Cell> {
        self.around(cell)[direction.index()]
    }

    /// The two neighbours a row nearer to an edge, those off the table missing.
    #[must_use]
    #[inline]
    pub fn rear(&self, cell: Cell, edge: Edge) -> [Option<Cell>; 2] {
        let around = self.around(cell);
        edge.directions().map(|direction| around[direction.index()])
    }

    /// Through which side one steps to the other cell; none unless it is a neighbour.
    #[must_use]
    pub fn direction(&self, from: Cell, to: Cell) -> Option<Direction> {
        let around = self.around(from);
        Direction::ALL.into_iter().find(|direction| around[direction.index()] == Some(to))
    }
}
