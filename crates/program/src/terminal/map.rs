//! The table in letters, as it stands: rows of tiles, odd rows half a tile to the east, two lines each.

use super::paint::{Ink, Paint};
use super::words;
use battle::{Camp, Cell, Direction, Setup, Standing, View};
use rulebook::{Arm, Language, Rank, Terrain, Words};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;

/// Letters a tile is wide, where there is room, and where there is not.
const WIDE: usize = 6;
const NARROW: usize = 4;
/// Room for the number of a row.
pub(crate) const MARGIN: usize = 3;

const OBJECTIVE: char = '⚑';
const EXIT: char = '»';
const WORK: char = '#';
/// Stands before whoever may still do something.
const READY: char = '›';
/// Stands for a panicking elephant.
const LOOSE: [char; 4] = ['!', 'E', '!', ' '];

/// A letter and what it is painted as.
type Inked = (char, Ink);

/// A part of the table being drawn.
pub(crate) struct Map<'m> {
    setup: &'m Setup,
    view: View<'m>,
    paint: Paint,
    pitch: usize,
    columns: RangeInclusive<u8>,
    rows: RangeInclusive<u8>,
    marks: BTreeMap<Cell, char>,
    ready: BTreeSet<Cell>,
}

impl<'m> Map<'m> {
    /// The whole table, in tiles as wide as the page allows.
    pub(crate) fn of(setup: &'m Setup, view: View<'m>, width: usize, paint: Paint) -> Self {
        let grid = setup.board.grid();
        let map = Self {
            setup,
            view,
            paint,
            pitch: WIDE,
            columns: 0..=grid.columns() - 1,
            rows: 0..=grid.rows() - 1,
            marks: BTreeMap::new(),
            ready: BTreeSet::new(),
        };
        map.fitting(width)
    }

    fn fitting(mut self, width: usize) -> Self {
        let columns = usize::from(self.columns.end() - self.columns.start()) + 1;
        let room = MARGIN + columns * WIDE + WIDE / 2 <= width;
        self.pitch = if room { WIDE } else { NARROW };
        self
    }

    /// Only what lies around these hexes.
    pub(crate) fn around(mut self, cells: &[Cell], width: usize) -> Self {
        let board = &self.setup.board;
        let within = |places: Vec<u8>, all: &RangeInclusive<u8>| {
            let low = places.iter().min().map_or(*all.start(), |low| low.saturating_sub(1));
            let high = places.iter().max().map_or(*all.end(), |high| high.saturating_add(1));
            low.max(*all.start())..=high.min(*all.end())
        };
        let columns = within(cells.iter().map(|cell| board.coordinates(*cell).0).collect(), &self.columns);
        let rows = within(cells.iter().map(|cell| board.coordinates(*cell).1).collect(), &self.rows);
        (self.columns, self.rows) = (columns, rows);
        self.fitting(width)
    }

    /// With signs on some hexes.
    pub(crate) fn marked(mut self, marks: BTreeMap<Cell, char>) -> Self {
        self.marks = marks;
        self
    }

    /// With those hexes pointed out whose units may still do something.
    pub(crate) fn ready(mut self, cells: BTreeSet<Cell>) -> Self {
        self.ready = cells;
        self
    }

    /// The drawing.
    pub(crate) fn drawn(&self) -> String {
        let mut page = self.letters();
        for row in self.rows.clone() {
            page += &self.row(row);
        }
        page
    }

    /// The letters of the columns, midway between odd and even rows.
    fn letters(&self) -> String {
        let grid = self.setup.board.grid();
        let pitch = self.pitch;
        let shown = grid.cells().filter(|cell| {
            let (column, row) = self.setup.board.coordinates(*cell);
            row == 0 && self.columns.contains(&column)
        });
        let letters = shown.map(|cell| format!("{:<pitch$}", grid.place(cell).to_string().trim_end_matches('1')));
        let line = format!("{}{}", " ".repeat(MARGIN + pitch * 3 / 4 - 1), letters.collect::<String>());
        format!("{}\n", self.paint.on(Ink::Faint, line.trim_end()))
    }

    /// The two lines of a row of tiles.
    fn row(&self, row: u8) -> String {
        let board = &self.setup.board;
        let cells = board.grid().cells().filter(|cell| {
            let (column, south) = board.coordinates(*cell);
            south == row && self.columns.contains(&column)
        });
        let tiles: Vec<[Vec<Inked>; 2]> = cells.map(|cell| self.tile(cell)).collect();
        let number = self.paint.on(Ink::Faint, &format!("{:>2} ", u16::from(row) + 1));
        let indent = if row.is_multiple_of(2) { " ".repeat(self.pitch / 2) } else { String::new() };
        let line = |which: usize, margin: &str| {
            let inked: Vec<Inked> = tiles.iter().flat_map(|tile| tile[which].iter().copied()).collect();
            format!("{margin}{indent}{}", self.painted(&inked)).trim_end().to_owned() + "\n"
        };
        line(0, &number) + &line(1, &" ".repeat(MARGIN))
    }

    /// Letters in their inks, each ink said once for those in a row.
    fn painted(&self, letters: &[Inked]) -> String {
        let runs = letters.chunk_by(|(_, one), (_, other)| one == other);
        let run = |run: &[Inked]| {
            let text: String = run.iter().map(|(letter, _)| letter).collect();
            run.first().map_or_else(String::new, |(_, ink)| self.paint.on(*ink, &text))
        };
        runs.map(run).collect()
    }

    /// Who stands there above, what the ground is below, roads around.
    fn tile(&self, cell: Cell) -> [Vec<Inked>; 2] {
        let (board, last) = (&self.setup.board, self.pitch - 1);
        let (ground, height) = (self.ground(cell), board.height(cell));
        let (plain, road, mark) = (Ink::Ground(ground, height), Ink::Road(ground, height), Ink::Mark(ground, height));
        let mut lines = [false, true].map(|below| {
            texture(ground, height, self.pitch, below).into_iter().map(|letter| (letter, plain)).collect::<Vec<_>>()
        });
        let roads = [
            (Direction::West, 1, 0, '─'),
            (Direction::East, 1, last, '─'),
            (Direction::NorthWest, 0, 0, '╲'),
            (Direction::NorthEast, 0, last, '╱'),
            (Direction::SouthWest, 1, 0, '╱'),
            (Direction::SouthEast, 1, last, '╲'),
        ];
        for (direction, line, place, letter) in roads {
            if board.road(cell, direction) {
                lines[line][place] = (letter, road);
                if is_plain(ground) {
                    lines[1][self.pitch / 2 - 1] = ('▪', road);
                }
            }
        }
        let camps = &self.setup.camps;
        if camps.iter().any(|camp| camp.objectives.contains(&cell)) {
            lines[1][0] = (OBJECTIVE, mark);
        } else if camps.iter().any(|camp| camp.exits.contains(&cell)) {
            lines[1][0] = (EXIT, mark);
        }
        if Direction::ALL.into_iter().any(|way| board.side(cell, way).is_some_and(|side| side.inside)) {
            lines[1][last] = (WORK, mark);
        }
        if let Some(sign) = self.marks.get(&cell) {
            lines[1][0] = (*sign, mark);
        }
        let start = (self.pitch - NARROW) / 2;
        for (place, letter) in (start..).zip(self.somebody(cell)) {
            lines[0][place] = letter;
        }
        if self.ready.contains(&cell) && 0 < start {
            lines[0][0] = (READY, mark);
        }
        lines
    }

    fn ground(&self, cell: Cell) -> Terrain {
        if self.view.burns(cell) { Terrain::Fire } else { self.setup.board.footing(cell) }
    }

    /// Who stands in a hex, in four letters.
    fn somebody(&self, cell: Cell) -> Vec<Inked> {
        if let Some(marker) = self.view.elephant_at(cell) {
            let camp = self.view.camp_of(battle::Combatant::Elephant(marker));
            return LOOSE.map(|letter| (letter, Ink::Camp(camp))).to_vec();
        }
        let unit = self.view.unit_at(cell);
        let officers = [Camp::North, Camp::South].into_iter().flat_map(|camp| self.view.officers_at(cell, camp));
        let officer = officers.map(|officer| self.setup.officer(officer)).min_by_key(|officer| officer.rank);
        let camp = unit.map(|unit| self.view.camp(unit)).or(officer.map(|officer| officer.camp));
        let Some(camp) = camp else { return Vec::new() };
        let star = officer.map_or(' ', |officer| star(officer.rank));
        let letters = match unit {
            Some(unit) => [facing(camp), arm_letter(self.view.troop(unit).arm), digit(self.view.elements(unit)), star],
            None => [facing(camp), ' ', ' ', star],
        };
        letters.map(|letter| (letter, Ink::Camp(camp))).to_vec()
    }

    /// What the signs mean, those on this map only, as many to a line as fit.
    pub(crate) fn legend(&self, language: Language, width: usize) -> String {
        let mut page = Packed { page: String::new(), used: 0, width };
        for Item { sign, ink, words } in self.people().into_iter().chain(self.lands()) {
            page.add(&self.paint.on(ink, &sign.to_string()), words.in_language(language));
        }
        page.page + "\n"
    }

    /// The signs of units and officers.
    fn people(&self) -> Vec<Item> {
        let item = |sign, words| Item { sign, ink: Ink::Title, words };
        let arms: BTreeSet<Arm> = self.setup.units.iter().map(|unit| unit.troop.arm).collect();
        let mut items: Vec<Item> = arms.into_iter().map(|arm| item(arm_letter(arm), words::arm(arm))).collect();
        items.push(item('4', Words::new("éléments", "elements")));
        let ranks: BTreeSet<Rank> = self.setup.officers.iter().map(|officer| officer.rank).collect();
        items.extend(ranks.into_iter().map(|rank| item(star(rank), words::rank(rank))));
        if !self.ready.is_empty() {
            items.push(item(READY, Words::new("peut agir", "may act")));
        }
        items
    }

    /// The signs of the ground.
    fn lands(&self) -> Vec<Item> {
        let (board, camps) = (&self.setup.board, &self.setup.camps);
        let cells = || board.grid().cells();
        let ground = |terrain| self.setup.book.ground(terrain).name;
        let item = |sign, words| Item { sign, ink: Ink::Title, words };
        let grounds: BTreeSet<(Terrain, bool)> = cells()
            .map(|cell| (board.footing(cell), 0 < board.height(cell) && is_plain(board.footing(cell))))
            .collect();
        let land = |(terrain, hill): (Terrain, bool)| Item {
            sign: sign(terrain, u8::from(hill)),
            ink: Ink::Ground(terrain, u8::from(hill)),
            words: ground(if hill { Terrain::Hill } else { terrain }),
        };
        let mut items: Vec<Item> = grounds.into_iter().map(land).collect();
        if cells().any(|cell| board.on_road(cell)) {
            items.push(Item { sign: '─', ink: Ink::Road(Terrain::Clear, 0), words: Words::new("route", "road") });
        }
        let works = cells().flat_map(|cell| Direction::ALL.map(|way| board.side(cell, way)));
        let works: BTreeSet<Terrain> = works.flatten().map(|side| side.kind).collect();
        items.extend(works.into_iter().map(|work| item(WORK, ground(work))));
        if camps.iter().any(|camp| !camp.objectives.is_empty()) {
            items.push(item(OBJECTIVE, Words::new("objectif", "objective")));
        }
        if camps.iter().any(|camp| !camp.exits.is_empty()) {
            items.push(item(EXIT, Words::new("sortie", "exit")));
        }
        items
    }
}

/// A sign and what it means.
struct Item {
    sign: char,
    ink: Ink,
    words: Words,
}

/// Signs with their meanings one after the other, as many to a line as fit; paint takes no room.
struct Packed {
    page: String,
    used: usize,
    width: usize,
}

impl Packed {
    fn add(&mut self, sign: &str, words: &str) {
        let length = 2 + words.chars().count();
        if 0 < self.used && self.width < self.used + 3 + length {
            self.page.push('\n');
            self.used = 0;
        } else if 0 < self.used {
            self.page.push_str("   ");
            self.used += 3;
        }
        self.page.extend([sign, " ", words]);
        self.used += length;
    }
}

/// An army looks at the enemy.
pub(crate) fn facing(camp: Camp) -> char {
    match camp {
        Camp::North => '▼',
        Camp::South => '▲',
    }
}

/// The mark of an officer.
pub(crate) fn star(rank: Rank) -> char {
    match rank {
        Rank::GeneralInChief => '★',
        Rank::SubGeneral => '☆',
        Rank::SuperiorOfficer => '•',
        Rank::HistoricalFigure => '◦',
    }
}

fn digit(elements: u8) -> char {
    char::from_digit(u32::from(elements), 10).unwrap_or('+')
}

/// A letter that stands in the word for the arm in both languages.
fn arm_letter(arm: Arm) -> char {
    match arm {
        Arm::Infantry => 'I',
        Arm::Cavalry => 'C',
        Arm::Camelry => 'M',
        Arm::Chariotry => 'R',
        Arm::Elephants => 'E',
        Arm::Artillery => 'A',
    }
}

/// The sign of a ground.
fn sign(terrain: Terrain, height: u8) -> char {
    match terrain {
        Terrain::Clear | Terrain::Road if 0 < height => '∩',
        Terrain::Clear | Terrain::Road => '·',
        Terrain::Hill => '∩',
        Terrain::Forest => '♣',
        Terrain::Habitations => '⌂',
        Terrain::Marsh => '"',
        Terrain::Rocks => '∆',
        Terrain::Sand => ':',
        Terrain::Snow => '*',
        Terrain::Mountain => '^',
        Terrain::Lake => '≈',
        Terrain::River => '~',
        Terrain::LargeRiver => '=',
        Terrain::Stream => '-',
        Terrain::Ford => 'x',
        Terrain::Bridge | Terrain::LargeBridge => 'H',
        Terrain::Palisade | Terrain::Ditch | Terrain::Fortification => WORK,
        Terrain::Fire => '%',
    }
}

/// Is there nothing but grass?
fn is_plain(terrain: Terrain) -> bool {
    matches!(terrain, Terrain::Clear | Terrain::Road)
}

/// A line of a tile without anybody: water fills it, other signs stand below.
fn texture(terrain: Terrain, height: u8, pitch: usize, below: bool) -> Vec<char> {
    let sign = sign(terrain, height);
    let mut line = vec![' '; pitch];
    let middle = pitch / 2 - 1;
    match terrain {
        Terrain::Lake | Terrain::River | Terrain::LargeRiver => line.fill(sign),
        Terrain::Stream if below => line.fill(sign),
        Terrain::Mountain => line[middle..=middle + usize::from(below)].fill(sign),
        _ if !below => {}
        Terrain::Clear if height == 0 => line[middle] = sign,
        _ => {
            line[middle] = sign;
            line[middle + 1] = if 1 < height || 0 < height && !is_plain(terrain) { digit(height) } else { sign };
        }
    }
    line
}
