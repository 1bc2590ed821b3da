//! A map drawn in letters, a row of hexes a line, with its roads, works and heights.

use crate::problem::{Fault, Problems, problem};
use crate::words::Line;
use battle::{Board, BoardError, Cell, Direction, Grid, Land, Place, WaterCrossing, Work};
use reader::{Sentence, sentence};
use rulebook::Terrain;
use std::collections::BTreeMap;

/// A drawn map: what the ground is, and which letter stands where.
#[derive(Clone, Debug)]
pub struct Drawing {
    grid: Grid,
    lands: Vec<Land>,
    roads: Vec<Vec<Place>>,
    works: Vec<(Terrain, Place, Place)>,
    letters: BTreeMap<char, Place>,
}

impl Drawing {
    /// Reads the rows of a map: a letter of the ground for each hex, and the letter of the unit on it, if any.
    ///
    /// ```
    /// let map = cases::Drawing::read("
    ///     1   .   f   .A
    ///     2 .   h   .
    ///     3   .b  .   .
    /// ").unwrap();
    /// assert_eq!(map.letters().map(|(letter, place)| format!("{letter} {place}")).collect::<Vec<_>>(), ["A C1", "b A3"]);
    /// ```
    ///
    /// # Errors
    /// Everything wrong with the rows; the file name of these problems is empty.
    pub fn read(rows: &str) -> Result<Self, Problems> {
        let mut problems = Problems::default();
        let mut note = |line, fault| problems.push(problem("", line, fault));
        let mut sketch = Sketch::default();
        for line in Line::all(rows) {
            match line {
                Ok(line) => sketch.row(&line).unwrap_or_else(|fault| note(line.number, fault)),
                Err((number, fault)) => note(number, fault),
            }
        }
        let drawing = sketch.finish().map_err(|fault| note(1, fault)).ok();
        drawing.filter(|_| problems.is_empty()).ok_or(problems)
    }

    /// How many columns and rows are drawn.
    #[must_use]
    pub fn grid(&self) -> Grid {
        self.grid
    }

    /// The unit letters, and where they stand.
    pub fn letters(&self) -> impl Iterator<Item = (char, Place)> {
        self.letters.iter().map(|(letter, place)| (*letter, *place))
    }

    /// Lays a road.
    pub fn road(&mut self, places: Vec<Place>) {
        self.roads.push(places);
    }

    /// Raises a palisade, ditch or fortification.
    pub fn work(&mut self, kind: Terrain, inside: Place, outside: Place) {
        self.works.push((kind, inside, outside));
    }

    /// Sets the level of a hex; a place off the table is left alone.
    pub fn height(&mut self, place: Place, level: u8) {
        if let Some(cell) = self.grid.cell_at(place) {
            self.lands[cell.index()].height = level;
        }
    }

    /// Bridges a hex, over this water; a place off the table is left alone.
    pub fn bridge(&mut self, place: Place, water: Terrain) {
        if let Some(cell) = self.grid.cell_at(place) {
            let land = &mut self.lands[cell.index()];
            (land.ground, land.crossing) = (water, Some(WaterCrossing::Bridge));
        }
    }

    /// The board as drawn.
    ///
    /// # Errors
    /// When a layer contradicts another; the message says where.
    pub fn board(&self) -> Result<Board, BoardError> {
        let cell = |place: &Place| self.grid.cell_at(*place);
        let roads: Vec<Vec<Cell>> = self.roads.iter().map(|road| road.iter().filter_map(cell).collect()).collect();
        let works = self.works.iter().filter_map(|(kind, inside, outside)| {
            Some(Work { kind: *kind, inside: cell(inside)?, outside: cell(outside)? })
        });
        Board::new(self.grid, self.lands.clone(), &roads, &works.collect::<Vec<_>>())
    }

    /// The letter of the ground of a hex.
    pub(crate) fn glyph(&self, cell: Cell) -> char {
        glyph(self.lands[cell.index()])
    }
}

/// The letter of a ground.
pub(crate) fn glyph(land: Land) -> char {
    let drawn = match (land.crossing, land.ground, land.height) {
        (Some(WaterCrossing::Bridge), _, _) => Terrain::Bridge,
        (Some(WaterCrossing::Ford), _, _) => Terrain::Ford,
        (None, Terrain::Clear, 1..) => Terrain::Hill,
        (None, ground, _) => ground,
    };
    drawn.letter().unwrap_or('?')
}

/// A drawing under way.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sketch {
    rows: Vec<Vec<char>>,
    letters: BTreeMap<char, Place>,
    /// Where the first hex of the last row was drawn.
    indent: usize,
}

impl Sketch {
    /// Does a line look like a row of hexes: numbered, or nothing but one or two letters a hex?
    pub(crate) fn looks_like_row(line: &Line<'_>) -> bool {
        let mut words = line.text.split_whitespace();
        let first = words.next().unwrap_or_default();
        let numbered = first.parse::<u8>().is_ok();
        let hex = |word: &str| word.chars().count() <= 2 && !(word.chars().count() == 2 && word.ends_with(':'));
        numbered || hex(first) && words.all(hex)
    }

    /// Has a row been drawn?
    pub(crate) fn is_begun(&self) -> bool {
        !self.rows.is_empty()
    }

    /// Adds a row of hexes; a faulty one is put right as well as can be, so that the rest can be read.
    pub(crate) fn row(&mut self, line: &Line<'_>) -> Result<(), Fault> {
        let number = self.rows.len() + 1;
        let first = line.text.split_whitespace().next().unwrap_or_default();
        let numbered = first.parse::<usize>().ok();
        let hexes = if numbered.is_some() { line.text[first.len()..].trim_start() } else { line.text };
        let indent = line.indent + line.text[..line.text.len() - hexes.len()].chars().count();
        let in_place = self.check_indent(number, indent);
        let mut faults = Vec::new();
        let mut row = Vec::new();
        for (column, hex) in hexes.split_whitespace().enumerate() {
            row.push(self.hex(hex, column, number).unwrap_or_else(|fault| {
                faults.push(fault);
                '.'
            }));
        }
        let (found, columns) = (row.len(), self.rows.first().map_or(row.len(), Vec::len));
        row.resize(columns, '.');
        self.rows.push(row);
        if let Some(other) = numbered.filter(|other| *other != number) {
            let what = sentence!(
                "c’est la rangée {number} de la carte, pas la {other}",
                "this is row {number} of the map, not row {other}"
            );
            return Err(Fault::new(what));
        }
        in_place?;
        faults.into_iter().next().map_or(Ok(()), Err)?;
        if found == columns {
            return Ok(());
        }
        let what = sentence!(
            "la rangée {number} a {found} hexagones, la première {columns}",
            "row {number} has {found} hexes, row 1 has {columns}"
        );
        Err(Fault::new(what))
    }

    /// Odd rows stand half a hex to the east, and are drawn so: a map that misleads is worse than none.
    fn check_indent(&mut self, number: usize, indent: usize) -> Result<(), Fault> {
        let before = std::mem::replace(&mut self.indent, indent);
        let east_of_last = if number % 2 == 1 { before < indent } else { indent < before };
        if number == 1 || east_of_last {
            return Ok(());
        }
        let [fr, en] = if number % 2 == 1 { ["l’est", "east"] } else { ["l’ouest", "west"] };
        let what = sentence!("la rangée {number} n’est pas dessinée à sa place", "row {number} is drawn out of place");
        Err(Fault::new(what).expecting(sentence!(
            "de la voir un demi-hexagone à {fr} de la rangée {}\u{a0}: les rangées impaires sont en retrait",
            "it half a hex to the {en} of row {}: odd rows are indented",
            number - 1
        )))
    }

    fn hex(&mut self, hex: &str, column: usize, row: usize) -> Result<char, Fault> {
        let mut letters = hex.chars();
        let (ground, unit) = (letters.next().unwrap_or_default(), letters.next());
        if letters.next().is_some() || Terrain::drawn_by(ground).is_none() {
            let list = Terrain::LETTERS.map(|(letter, _)| letter.to_string()).join(" ");
            let what = sentence!("«\u{a0}{hex}\u{a0}» n’est pas un hexagone", "`{hex}` is not a hex");
            return Err(Fault::new(what).expecting(sentence!(
                "la lettre de son terrain ({list}), puis celle de l’unité qui s’y trouve, s’il y en a une",
                "the letter of its ground ({list}), then that of the unit on it, if any"
            )));
        }
        let corner = |count: usize| u8::try_from(count).ok();
        let place = corner(column).zip(corner(row - 1)).and_then(|(column, row)| Place::from_corner(column, row));
        if let (Some(unit), Some(place)) = (unit, place)
            && let Some(other) = self.letters.insert(unit, place)
        {
            let what = sentence!(
                "«\u{a0}{unit}\u{a0}» est en {other} et en {place}",
                "`{unit}` stands on {other} and on {place}"
            );
            return Err(Fault::new(what));
        }
        Ok(ground)
    }

    /// The whole map.
    pub(crate) fn finish(self) -> Result<Drawing, Fault> {
        let columns = self.rows.first().map_or(0, Vec::len);
        let grid = Grid::new(columns, self.rows.len()).map_err(|error| {
            let french = format!("une table de {columns} × {} n’est pas possible", self.rows.len());
            Fault::new(Sentence::new(french, error.to_string()))
        })?;
        let glyphs: Vec<char> = self.rows.concat();
        let lands = grid.cells().map(|cell| land(grid, &glyphs, cell)).collect();
        Ok(Drawing { grid, lands, roads: Vec::new(), works: Vec::new(), letters: self.letters })
    }
}

/// What a letter means where it stands.
pub(crate) fn land(grid: Grid, glyphs: &[char], cell: Cell) -> Land {
    let beside = |wanted: char| {
        let around = Direction::ALL.into_iter().filter_map(|direction| grid.neighbour(cell, direction));
        around.map(|near| glyphs[near.index()]).any(|glyph| glyph == wanted)
    };
    match Terrain::drawn_by(glyphs[cell.index()]).unwrap_or(Terrain::Clear) {
        // A bridge crosses the largest water beside it.
        Terrain::Bridge => {
            let ground = match (beside('='), beside('~'), beside('-')) {
                (true, _, _) => Terrain::LargeRiver,
                (false, false, true) => Terrain::Stream,
                (false, _, _) => Terrain::River,
            };
            Land { ground, height: 0, crossing: Some(WaterCrossing::Bridge) }
        }
        drawn => Land::drawn(drawn),
    }
}
