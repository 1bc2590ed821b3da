//! The map in letters: rows of tiles, odd rows half a tile to the east, two lines each.

use super::colour::{Colours, Ink, Sign};
use super::words;
use crate::table;
use battle::{Board, Camp, Cell, Direction, OfficerSetup, Setup, UnitSetup};
use rulebook::{Arm, Language, Rank, Terrain, Words};
use scenario::Scenario;
use std::collections::BTreeSet;

/// Letters a tile is wide, where there is room, and where there is not.
const WIDE: usize = 6;
const NARROW: usize = 4;
/// Room for the number of a row.
const MARGIN: usize = 3;

const OBJECTIVE: char = '⚑';
const EXIT: char = '»';
const WORK: char = '#';

/// The map and its legend.
pub(super) fn drawn(scenario: &Scenario, language: Language, width: usize, colours: Colours) -> String {
    let setup = scenario.setup();
    let columns = usize::from(setup.board.grid().columns());
    let room = |pitch: usize| MARGIN + columns * pitch + pitch / 2 <= width.min(120);
    let map = Map { setup: &setup, pitch: if room(WIDE) { WIDE } else { NARROW }, colours };
    let mut page = map.letters();
    for row in 0..setup.board.grid().rows() {
        page += &map.row(row);
    }
    if let Some(top) = &scenario.file().map.top {
        let words = Words::new("Haut de la carte\u{a0}:", "Top of the map:");
        let line = format!("{} {}", words.in_language(language), top.in_language(language));
        page += &table::paragraph(&" ".repeat(MARGIN), &line, width.min(100));
    }
    page.push('\n');
    page + &legend(scenario, &setup, language, width.min(100), colours)
}

/// A map being drawn.
struct Map<'s> {
    setup: &'s Setup,
    pitch: usize,
    colours: Colours,
}

/// A letter and what it is painted as.
type Inked = (char, Ink);

impl Map<'_> {
    fn board(&self) -> &Board {
        &self.setup.board
    }

    /// The letters of the columns, midway between odd and even rows.
    fn letters(&self) -> String {
        let grid = self.board().grid();
        let names = grid.cells().take(usize::from(grid.columns())).map(|cell| grid.place(cell).to_string());
        let pitch = self.pitch;
        let letters = names.map(|name| format!("{:<pitch$}", name.trim_end_matches('1')));
        let line = format!("{}{}", " ".repeat(MARGIN + (pitch * 3 - 2) / 4), letters.collect::<String>());
        format!("{}\n", self.colours.painted(Ink::Faint, line.trim_end()))
    }

    /// The two lines of a row of tiles.
    fn row(&self, row: u8) -> String {
        let grid = self.board().grid();
        let cells: Vec<Cell> = grid.cells().filter(|cell| grid.place(*cell).rows_south() == row).collect();
        let tiles: Vec<[Vec<Inked>; 2]> = cells.iter().map(|cell| self.tile(*cell)).collect();
        let number = self.colours.painted(Ink::Faint, &format!("{:>2} ", u16::from(row) + 1));
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
            run.first().map_or_else(String::new, |(_, ink)| self.colours.painted(*ink, &text))
        };
        runs.map(run).collect()
    }

    /// Who stands there above, what the ground is below, roads around.
    fn tile(&self, cell: Cell) -> [Vec<Inked>; 2] {
        let (board, last) = (self.board(), self.pitch - 1);
        let (footing, height) = (board.footing(cell), board.height(cell));
        let ink = |sign| Ink::Ground(footing, height, sign);
        let mut lines = [texture(footing, height, self.pitch, false), texture(footing, height, self.pitch, true)]
            .map(|line| line.into_iter().map(|letter| (letter, ink(Sign::Ground))).collect::<Vec<Inked>>());
        let roads: [(Direction, usize, usize, char); 6] = [
            (Direction::West, 1, 0, '─'),
            (Direction::East, 1, last, '─'),
            (Direction::NorthWest, 0, 0, '╲'),
            (Direction::NorthEast, 0, last, '╱'),
            (Direction::SouthWest, 1, 0, '╱'),
            (Direction::SouthEast, 1, last, '╲'),
        ];
        for (direction, line, place, letter) in roads {
            if board.road(cell, direction) {
                lines[line][place] = (letter, ink(Sign::Road));
                if is_plain(footing) {
                    lines[1][self.pitch / 2 - 1] = ('▪', ink(Sign::Road));
                }
            }
        }
        let camps = &self.setup.camps;
        if camps.iter().any(|camp| camp.objectives.contains(&cell)) {
            lines[1][0] = (OBJECTIVE, ink(Sign::Mark));
        } else if camps.iter().any(|camp| camp.exits.contains(&cell)) {
            lines[1][0] = (EXIT, ink(Sign::Mark));
        }
        if Direction::ALL.into_iter().any(|way| board.side(cell, way).is_some_and(|side| side.inside)) {
            lines[1][last] = (WORK, ink(Sign::Mark));
        }
        let start = (self.pitch - NARROW) / 2;
        for (place, letter) in (start..).zip(self.somebody(cell)) {
            lines[0][place] = letter;
        }
        lines
    }

    /// The unit and officers in a hex, in four letters.
    fn somebody(&self, cell: Cell) -> Vec<Inked> {
        let here = |start: &Result<Cell, battle::Arrival>| *start == Ok(cell);
        let unit = self.setup.units.iter().find(|unit| here(&unit.start));
        let officers = self.setup.officers.iter().filter(|officer| here(&officer.start));
        let officer = officers.min_by_key(|officer| officer.rank);
        let Some(camp) = unit.map(|unit| unit.camp).or(officer.map(|officer| officer.camp)) else { return Vec::new() };
        let star = officer.map_or(' ', |officer| star(officer.rank));
        let letters = match unit {
            Some(unit) => [facing(camp), arm_letter(unit.troop.arm), digit(unit.elements), star],
            None => [facing(camp), ' ', ' ', star],
        };
        letters.map(|letter| (letter, Ink::Camp(camp))).to_vec()
    }
}

/// An army looks at the enemy.
pub(super) fn facing(camp: Camp) -> char {
    match camp {
        Camp::North => '▼',
        Camp::South => '▲',
    }
}

/// The mark of an officer.
pub(super) fn star(rank: Rank) -> char {
    match rank {
        Rank::GeneralInChief => '★',
        Rank::SubGeneral => '☆',
        Rank::SuperiorOfficer => '•',
    }
}

fn digit(elements: u8) -> char {
    char::from_digit(u32::from(elements), 10).unwrap_or('+')
}

/// A letter that stands in the word for the arm in both languages.
pub(super) fn arm_letter(arm: Arm) -> char {
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

/// What the signs mean, those on this map only.
fn legend(scenario: &Scenario, setup: &Setup, language: Language, width: usize, colours: Colours) -> String {
    let board = &setup.board;
    let mut items: Vec<(String, Option<Ink>, String)> = Vec::new();
    for camp in [Camp::North, Camp::South] {
        let name = scenario.cast().army(camp).in_language(language).to_owned();
        items.push((facing(camp).to_string(), Some(Ink::Camp(camp)), name));
    }
    let arms: BTreeSet<Arm> = setup.units.iter().map(|unit: &UnitSetup| unit.troop.arm).collect();
    let unit_words = |arm| (arm_letter(arm).to_string(), None, words::arm(arm).in_language(language).to_owned());
    items.extend(arms.into_iter().map(unit_words));
    items.push(("4".to_owned(), None, Words::new("éléments", "elements").in_language(language).to_owned()));
    let ranks: BTreeSet<Rank> = setup.officers.iter().map(|officer: &OfficerSetup| officer.rank).collect();
    let officer_words = |rank| (star(rank).to_string(), None, words::rank(rank).in_language(language).to_owned());
    items.extend(ranks.into_iter().map(officer_words));
    let grounds: BTreeSet<(Terrain, u8)> =
        board.grid().cells().map(|cell| (board.footing(cell), board.height(cell).min(1))).collect();
    for (terrain, height) in grounds {
        let hill = 0 < height && is_plain(terrain);
        let row = setup.book.ground(if hill { Terrain::Hill } else { terrain });
        let item = (sign(terrain, height).to_string(), Some(Ink::Ground(terrain, height, Sign::Ground)));
        if height == 0 || hill {
            items.push((item.0, item.1, row.name.in_language(language).to_owned()));
        }
    }
    if board.grid().cells().any(|cell| board.on_road(cell)) {
        let ink = Ink::Ground(Terrain::Clear, 0, Sign::Road);
        items.push(("─".to_owned(), Some(ink), Words::new("route", "road").in_language(language).to_owned()));
    }
    let mut mark = |letter: char, wanted: bool, words: Words| {
        if wanted {
            items.push((letter.to_string(), None, words.in_language(language).to_owned()));
        }
    };
    let camps = &setup.camps;
    mark(OBJECTIVE, camps.iter().any(|camp| !camp.objectives.is_empty()), Words::new("objectif", "objective"));
    mark(EXIT, camps.iter().any(|camp| !camp.exits.is_empty()), Words::new("sortie", "exit"));
    let map = &scenario.file().map;
    for (works, terrain) in [
        (&map.palisades, Terrain::Palisade),
        (&map.ditches, Terrain::Ditch),
        (&map.fortifications, Terrain::Fortification),
    ] {
        mark(WORK, !works.is_empty(), setup.book.ground(terrain).name);
    }
    packed(&items, width, colours)
}

/// Items one after the other, as many to a line as fit.
fn packed(items: &[(String, Option<Ink>, String)], width: usize, colours: Colours) -> String {
    let (mut page, mut used) = (String::new(), 0);
    for (sign, ink, words) in items {
        let length = sign.chars().count() + 1 + words.chars().count();
        if 0 < used && width < used + 3 + length {
            page.push('\n');
            used = 0;
        }
        if 0 < used {
            page.push_str("   ");
            used += 3;
        }
        let sign = ink.map_or_else(|| sign.clone(), |ink| colours.painted(ink, sign));
        page.extend([sign.as_str(), " ", words]);
        used += length;
    }
    page + "\n"
}
