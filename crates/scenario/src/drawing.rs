//! The drawn map: a letter a hex, and what each letter says of the ground.

use battle::{Cell, Direction, Grid, Land, Place};
use rulebook::Terrain;
use std::fmt;

/// The letters of a map, row by row from the north; every row has as many.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapLetters {
    grid: Grid,
    letters: Vec<char>,
}

/// The names of columns, from the west: A, B, … Z, AA.
pub(crate) fn columns(count: usize) -> impl Iterator<Item = String> {
    let name = |column: usize| {
        let place = u8::try_from(column).ok().and_then(|column| Place::from_corner(column, 0));
        place.map_or_else(String::new, |place| place.to_string().trim_end_matches('1').to_owned())
    };
    (0..count).map(name)
}

impl MapLetters {
    /// So many letters on so large a table.
    ///
    /// # Panics
    /// When there is not a letter for every hex.
    #[must_use]
    pub fn new(grid: Grid, letters: Vec<char>) -> Self {
        assert_eq!(letters.len(), grid.cell_count(), "a letter for every hex");
        Self { grid, letters }
    }

    /// Its size.
    #[must_use]
    pub fn grid(&self) -> Grid {
        self.grid
    }

    /// The letter of a hex.
    #[must_use]
    pub fn letter(&self, cell: Cell) -> char {
        self.letters[cell.index()]
    }

    /// What the letter of a hex draws.
    fn drawn(&self, cell: Cell) -> Terrain {
        Terrain::drawn_by(self.letter(cell)).unwrap_or(Terrain::Clear)
    }

    /// The ground of a hex, but for bridges, which need to know their water.
    pub(crate) fn land(&self, cell: Cell) -> Land {
        Land::drawn(self.drawn(cell))
    }

    /// Is a bridge drawn there?
    pub(crate) fn is_bridge(&self, cell: Cell) -> bool {
        self.drawn(cell) == Terrain::Bridge
    }

    /// Is a ford drawn there?
    pub(crate) fn is_ford(&self, cell: Cell) -> bool {
        self.drawn(cell) == Terrain::Ford
    }

    /// The largest water drawn beside a hex; a ford lies in a river.
    pub(crate) fn water_beside(&self, cell: Cell) -> Option<Terrain> {
        let around = Direction::ALL.into_iter().filter_map(|direction| self.grid.neighbour(cell, direction));
        let waters = around.map(|near| self.land(near).ground);
        let size = |water: &Terrain| match water {
            Terrain::LargeRiver => 3,
            Terrain::River => 2,
            Terrain::Stream => 1,
            _ => 0,
        };
        waters.filter(|water| 0 < size(water)).max_by_key(size)
    }
}

/// The map as it is written: column letters, numbered rows, odd rows half a hex to the east.
impl fmt::Display for MapLetters {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = usize::from(self.grid.columns());
        let number = self.grid.rows().to_string().len().max(2);
        let names: Vec<String> = columns(width).collect();
        // A second letter past Z needs a wider pitch, or names would run into each other.
        let pitch = names.last().map_or(1, String::len);
        let line = |words: &mut dyn Iterator<Item = String>| {
            words.map(|word| format!("{word:<pitch$}")).collect::<Vec<_>>().join(" ").trim_end().to_owned()
        };
        writeln!(out, "{:number$}  {}", "", line(&mut names.into_iter()))?;
        for (row, letters) in (1..).zip(self.letters.chunks(width)) {
            let indent = if row % 2 == 1 { " " } else { "" };
            writeln!(out, "{row:>number$}  {indent}{}", line(&mut letters.iter().map(char::to_string)))?;
        }
        Ok(())
    }
}
