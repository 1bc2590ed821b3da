//! The table: how many columns and rows of hexes.

use std::error::Error;
use std::fmt;

use crate::{Cell, Crossing, Direction, Edge, Hex, Place, PlaceError, PlaceFault, sight_line};

/// The size of a table, from 3 × 3 to 255 × 255 hexes; it translates between [`Cell`], [`Hex`] and [`Place`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grid {
    columns: u8,
    rows: u8,
    /// `2^24 / columns`, rounded up: the row of a cell is asked for all the time, and multiplying is several times
    /// faster than dividing.
    per_column: u32,
}

impl Grid {
    /// The fewest columns, and the fewest rows.
    pub const FEWEST: usize = 3;
    /// The most columns, and the most rows.
    pub const MOST: usize = 255;

    /// A table of so many columns and rows.
    ///
    /// # Errors
    ///
    /// When either count is not between [`Grid::FEWEST`] and [`Grid::MOST`].
    pub fn new(columns: usize, rows: usize) -> Result<Self, GridError> {
        let error = GridError { columns, rows };
        if columns < Self::FEWEST || rows < Self::FEWEST {
            return Err(error);
        }
        let columns = u8::try_from(columns).map_err(|_| error)?;
        let rows = u8::try_from(rows).map_err(|_| error)?;
        Ok(Self { columns, rows, per_column: (1_u32 << 24).div_ceil(u32::from(columns)) })
    }

    /// How many columns.
    #[must_use]
    pub const fn columns(self) -> u8 {
        self.columns
    }

    /// How many rows.
    #[must_use]
    pub const fn rows(self) -> u8 {
        self.rows
    }

    /// How many hexes.
    #[must_use]
    pub fn cell_count(self) -> usize {
        usize::from(self.columns) * usize::from(self.rows)
    }

    /// Every hex of the table in reading order.
    pub fn cells(self) -> impl DoubleEndedIterator<Item = Cell> + Clone {
        (0..u16::from(self.columns) * u16::from(self.rows)).map(Cell::on_table)
    }

    /// Is the hex on the table?
    #[must_use]
    #[inline]
    pub fn contains(self, hex: Hex) -> bool {
        self.cell(hex).is_some()
    }

    /// The cell of a hex; none off the table.
    #[must_use]
    #[inline]
    pub fn cell(self, hex: Hex) -> Option<Cell> {
        self.cell_at(Place::of(hex)?)
    }

    /// The cell of a place; none off the table.
    #[must_use]
    #[inline]
    pub fn cell_at(self, place: Place) -> Option<Cell> {
        let on_table = place.columns_east() < self.columns && place.rows_south() < self.rows;
        on_table.then(|| {
            let above = u16::from(place.rows_south()) * u16::from(self.columns);
            Cell::on_table(above + u16::from(place.columns_east()))
        })
    }

    /// The cell of a name such as `C7`.
    ///
    /// # Errors
    ///
    /// When the text names no place, or one off the table.
    pub fn find(self, name: &str) -> Result<Cell, PlaceError> {
        let place: Place = name.parse()?;
        self.cell_at(place)
            .ok_or_else(|| PlaceError { text: name.into(), fault: PlaceFault::OffTable { last: self.last_place() } })
    }

    /// The place in the south-east corner.
    fn last_place(self) -> Place {
        Place::from_corner(self.columns - 1, self.rows - 1).expect("a table has at most 255 columns and rows")
    }

    /// The place of a cell.
    ///
    /// # Panics
    ///
    /// When the cell is of another, larger table.
    #[must_use]
    #[inline]
    pub fn place(self, cell: Cell) -> Place {
        let number = u32::from(cell.number());
        // Exact: rounding up adds less than `columns` to `per_column * columns`, and `65_535 * 255` is below `2^24`.
        let row = (u64::from(number) * u64::from(self.per_column)) >> 24;
        let row = u8::try_from(row).ok().filter(|&row| row < self.rows).expect("a cell of this table");
        let column = number - u32::from(row) * u32::from(self.columns);
        u8::try_from(column)
            .ok()
            .and_then(|column| Place::from_corner(column, row))
            .expect("fewer than 255 to its west")
    }

    /// The hex of a cell.
    ///
    /// # Panics
    ///
    /// When the cell is of another, larger table.
    #[must_use]
    #[inline]
    pub fn hex(self, cell: Cell) -> Hex {
        self.place(cell).hex()
    }

    /// The cell on that side; none off the table. [`Neighbours`](crate::Neighbours) has it ready-made.
    #[must_use]
    #[inline]
    pub fn neighbour(self, cell: Cell, direction: Direction) -> Option<Cell> {
        self.cell(self.hex(cell).neighbour(direction))
    }

    /// The two neighbours a row nearer to an edge, those off the table missing; in the order of [`Direction::ALL`].
    #[must_use]
    #[inline]
    pub fn rear_neighbours(self, cell: Cell, edge: Edge) -> [Option<Cell>; 2] {
        edge.directions().map(|direction| self.neighbour(cell, direction))
    }

    /// How many rows lie between a cell and an edge: none for a cell in the last row.
    #[must_use]
    #[inline]
    pub fn rows_to(self, cell: Cell, edge: Edge) -> u8 {
        let row = self.place(cell).rows_south();
        match edge {
            Edge::North => row,
            Edge::South => self.rows - 1 - row,
        }
    }

    /// How many steps from one cell to the other.
    #[must_use]
    #[inline]
    pub fn distance(self, from: Cell, to: Cell) -> u32 {
        self.hex(from).distance(self.hex(to))
    }

    /// What the line of sight meets between two cells, near to far: [`sight_line`] without the hexes off the table.
    ///
    /// Those are never crossed, only run along, where the table's west and east borders are ragged.
    #[inline]
    pub fn sight_line(self, from: Cell, to: Cell) -> impl Iterator<Item = Crossing<Cell>> {
        sight_line(self.hex(from), self.hex(to)).filter_map(move |crossing| match crossing {
            Crossing::Through(hex) => self.cell(hex).map(Crossing::Through),
            Crossing::Along(hex, side) => self.cell(hex).map(|cell| Crossing::Along(cell, side)),
        })
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Grid({} x {})", self.columns, self.rows)
    }
}

/// A table too small or too large to play on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GridError {
    /// The columns asked for.
    pub columns: usize,
    /// The rows asked for.
    pub rows: usize,
}

impl fmt::Display for GridError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (fewest, most) = (Grid::FEWEST, Grid::MOST);
        write!(
            f,
            "a table of {} columns and {} rows: there must be {fewest} to {most} of each",
            self.columns, self.rows
        )
    }
}

impl Error for GridError {}
