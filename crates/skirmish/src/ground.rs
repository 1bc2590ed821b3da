//! The ground: rivers from edge to edge with their crossings, woods and hills in clumps, a road from north to south.

use crate::wish::{Landscape, SkirmishAim, Wish};
use battle::{Cell, Direction, Grid, Place};
use opponent::Luck;

/// A map being drawn.
#[derive(Clone, Debug)]
pub(crate) struct Canvas {
    pub(crate) grid: Grid,
    pub(crate) letters: Vec<char>,
    pub(crate) road: Vec<Cell>,
    pub(crate) heights: Vec<Cell>,
    /// Is one half the image of the other?
    even: bool,
}

impl Canvas {
    /// The map of a wish.
    pub(crate) fn drawn(wish: &Wish, luck: &mut Luck) -> Self {
        let grid = Grid::new(usize::from(wish.columns), usize::from(wish.rows)).expect("a size that was checked");
        let letters = vec!['.'; grid.cell_count()];
        let mut canvas =
            Self { grid, letters, road: Vec::new(), heights: Vec::new(), even: wish.aim == SkirmishAim::Meeting };
        canvas.paint(wish.landscape, luck);
        canvas.lay_road(luck);
        canvas
    }

    fn paint(&mut self, landscape: Landscape, luck: &mut Luck) {
        let area = self.grid.cell_count();
        // Clumps of each half: of woods, of hills, of rough ground.
        let (woods, hills, rough) = match landscape {
            Landscape::Open => (1, 1, 0),
            Landscape::Wooded => (area / 36 + 1, area / 120, 0),
            Landscape::Hilly => (area / 150 + 1, area / 44 + 1, area / 90),
            Landscape::River | Landscape::Village => (area / 90 + 1, area / 90, 0),
        };
        if landscape == Landscape::River {
            self.flood();
        }
        // What stands on one half only must be there for both.
        let halves = if self.even { 1 } else { 2 };
        let (woods, hills, rough) = (halves * woods, halves * hills, halves * rough);
        for _ in 0..hills {
            let clump = self.clump('h', 2 + luck.below(4), luck);
            if landscape == Landscape::Hilly
                && let Some(top) = clump.first().filter(|_| 3 <= clump.len())
            {
                self.heights.extend([*top, self.image(*top)]);
            }
        }
        for _ in 0..woods {
            self.clump('f', 2 + luck.below(4), luck);
        }
        for _ in 0..rough {
            self.clump(if luck.below(2) == 0 { 'r' } else { 'm' }, 1 + luck.below(2), luck);
        }
        if landscape == Landscape::Village {
            for cell in self.middle().into_iter().take(1) {
                self.set(cell, 'v');
                let beside: Vec<Cell> = self.around(cell).collect();
                for _ in 0..=luck.below(2) {
                    let house = luck.pick(&beside).unwrap_or(cell);
                    self.set(house, 'v');
                }
            }
        }
        let even = self.even;
        self.heights.sort_unstable();
        self.heights.dedup();
        let letters = &self.letters;
        self.heights.retain(|cell| letters[cell.index()] == 'h');
        debug_assert!(
            !even || self.grid.cells().all(|cell| self.letters[cell.index()] == self.letters[self.image(cell).index()])
        );
    }

    /// The same hex as the other side sees it: half a turn round the middle, or, where the rows are odd in number, across
    /// the middle row. Either leaves every distance as it is.
    pub(crate) fn image(&self, cell: Cell) -> Cell {
        let (columns, rows) = (self.grid.columns(), self.grid.rows());
        let (column, row) = self.coordinates(cell);
        let column = if rows % 2 == 1 { column } else { columns - 1 - column };
        self.at(column, rows - 1 - row).expect("the image of a hex is a hex")
    }

    pub(crate) fn coordinates(&self, cell: Cell) -> (u8, u8) {
        let place = self.grid.place(cell);
        (place.columns_east(), place.rows_south())
    }

    pub(crate) fn at(&self, column: u8, row: u8) -> Option<Cell> {
        Place::from_corner(column, row).and_then(|place| self.grid.cell_at(place))
    }

    pub(crate) fn around(&self, cell: Cell) -> impl Iterator<Item = Cell> + use<> {
        let grid = self.grid;
        Direction::ALL.into_iter().filter_map(move |direction| grid.neighbour(cell, direction))
    }

    /// Draws a letter, and on a map that is the same for both its image.
    pub(crate) fn set(&mut self, cell: Cell, letter: char) {
        self.letters[cell.index()] = letter;
        if self.even {
            let image = self.image(cell);
            self.letters[image.index()] = letter;
        }
    }

    pub(crate) fn letter(&self, cell: Cell) -> char {
        self.letters[cell.index()]
    }

    /// A hex of the middle, and its image beside it or itself.
    pub(crate) fn middle(&self) -> Vec<Cell> {
        let (columns, rows) = (self.grid.columns(), self.grid.rows());
        let row = rows / 2;
        let order = (0..columns)
            .map(|step| if step % 2 == 0 { columns / 2 - step / 2 } else { columns / 2 + step.div_ceil(2) });
        let cells = order.filter_map(|column| self.at(column, row));
        cells
            .filter(|cell| {
                let image = self.image(*cell);
                image == *cell || self.around(*cell).any(|near| near == image)
            })
            .collect()
    }

    /// A river across the middle, from edge to edge, with fords on both sides.
    fn flood(&mut self) {
        let (columns, rows) = (self.grid.columns(), self.grid.rows());
        let Some(bend) = self.middle().first().copied() else { return };
        let (bend_column, lower) = self.coordinates(bend);
        let upper = rows - 1 - lower;
        let (upper_column, _) = self.coordinates(self.image(bend));
        for column in 0..columns {
            // Where the rows are even the river comes in by the upper of the middle rows and leaves by the lower.
            if column <= upper_column
                && let Some(cell) = self.at(column, upper)
            {
                self.letters[cell.index()] = '~';
            }
            if bend_column <= column
                && let Some(cell) = self.at(column, lower)
            {
                self.letters[cell.index()] = '~';
            }
        }
        let quarter = columns / 5;
        for column in [quarter, columns - 1 - quarter] {
            for row in [upper, lower] {
                if let Some(cell) = self.at(column, row).filter(|cell| self.letter(*cell) == '~') {
                    self.set(cell, 'x');
                }
            }
        }
    }

    /// A clump of hexes of one kind, grown from one of them over clear ground.
    fn clump(&mut self, letter: char, size: usize, luck: &mut Luck) -> Vec<Cell> {
        let clear: Vec<Cell> = self.grid.cells().filter(|cell| self.letter(*cell) == '.').collect();
        let Some(first) = luck.pick(&clear) else { return Vec::new() };
        let mut clump = vec![first];
        self.set(first, letter);
        for _ in 1..size {
            let from = luck.pick(&clump).unwrap_or(first);
            let near: Vec<Cell> = self.around(from).filter(|cell| self.letter(*cell) == '.').collect();
            if let Some(next) = luck.pick(&near) {
                self.set(next, letter);
                clump.push(next);
            }
        }
        clump
    }

    /// A road from the northern edge to the southern one through the middle.
    fn lay_road(&mut self, luck: &mut Luck) {
        let Some(start) = self.middle().first().copied() else { return };
        let south = self.way_south(start, luck);
        let image: Vec<Cell> = south.iter().rev().map(|cell| self.image(*cell)).collect();
        let mut road = image;
        let joint = usize::from(self.image(start) == start);
        road.extend(south.iter().skip(joint));
        for cell in &road {
            let letter = match self.letter(*cell) {
                '~' | 'x' | 'b' => 'b',
                'h' => 'h',
                'v' => 'v',
                _ => '.',
            };
            self.letters[cell.index()] = letter;
        }
        self.road = road;
    }

    /// The cheapest way from a hex to the southern edge, over ground of which each hex has its own whim.
    fn way_south(&self, start: Cell, luck: &mut Luck) -> Vec<Cell> {
        let whims: Vec<usize> = self.grid.cells().map(|_| luck.below(4)).collect();
        let price = |cell: Cell| match self.letter(cell) {
            '.' | 'v' | 'b' => Some(2 + whims[cell.index()]),
            'h' => Some(4 + whims[cell.index()]),
            '~' | 'x' => None,
            _ => Some(7 + whims[cell.index()]),
        };
        let count = self.grid.cell_count();
        let mut best: Vec<Option<(usize, Option<Cell>)>> = vec![None; count];
        best[start.index()] = Some((0, None));
        let mut done = vec![false; count];
        let last_row = self.grid.rows() - 1;
        loop {
            let open = self.grid.cells().filter(|cell| !done[cell.index()]);
            let next = open.filter_map(|cell| best[cell.index()].map(|(cost, _)| (cost, cell))).min();
            let Some((cost, cell)) = next else { return vec![start] };
            done[cell.index()] = true;
            if self.coordinates(cell).1 == last_row {
                let mut way = vec![cell];
                let mut at = cell;
                while let Some((_, Some(before))) = best[at.index()] {
                    way.push(before);
                    at = before;
                }
                way.reverse();
                return way;
            }
            for near in self.around(cell) {
                // The way goes south; never along the middle, where it would meet its image.
                let back = self.coordinates(near).1 <= self.coordinates(start).1;
                let Some(step) = price(near).filter(|_| !back) else { continue };
                let known = best[near.index()].map_or(usize::MAX, |(cost, _)| cost);
                if cost + step < known {
                    best[near.index()] = Some((cost + step, Some(cell)));
                }
            }
        }
    }

    /// The hexes of the road that lie on one of its sides, from the middle outwards.
    pub(crate) fn road_towards_south(&self) -> Vec<Cell> {
        let middle = self.grid.rows() / 2;
        self.road.iter().copied().filter(|cell| middle < self.coordinates(*cell).1).collect()
    }
}
