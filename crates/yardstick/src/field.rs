//! The battles that are measured: 13 × 12 hexes with 16 units a side, and the same thought larger.

use battle::{
    Battle, Board, Camp, CampSetup, Grid, Land, Moment, OfficerSetup, Phase, Setup, UnitId, UnitSetup, WaterCrossing,
};
use rulebook::{Arm, Currency, LeaderTraits, Rank, Rulebook, Terrain, Troop};

/// Columns, rows, units a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Size {
    pub(crate) columns: usize,
    pub(crate) rows: usize,
    pub(crate) units: usize,
}

/// An ordinary battle.
pub(crate) const ORDINARY: Size = Size { columns: 13, rows: 12, units: 16 };

/// A great one.
pub(crate) const GREAT: Size = Size { columns: 40, rows: 30, units: 60 };

/// The first type of an arm in the book, or its first type.
fn troop(book: &Rulebook, arm: Arm) -> &'static Troop {
    book.troops.iter().find(|troop| troop.arm == arm).unwrap_or(&book.troops[0])
}

/// Woods, hills, a village, a stream with a ford here and there: a quarter of the map.
fn land(number: usize) -> Land {
    // A number without a pattern the eye would see.
    let mixed = number.wrapping_mul(2_654_435_761) >> 7;
    match mixed % 24 {
        0..=2 => Land { ground: Terrain::Forest, ..Land::CLEAR },
        3 | 4 => Land { height: 1, ..Land::CLEAR },
        5 => Land { ground: Terrain::Habitations, ..Land::CLEAR },
        6 => Land { ground: Terrain::River, height: 0, crossing: Some(WaterCrossing::Ford) },
        _ => Land::CLEAR,
    }
}

/// Who stands where when a battle begins.
struct Line {
    camp: Camp,
    /// From the front backward.
    rows: Vec<usize>,
}

/// A set-up of this size, each side in lines.
fn setup(book: &Rulebook, size: Size, lines: [Line; 2], lands: Vec<Land>) -> Setup {
    let grid = Grid::new(size.columns, size.rows).expect("a table");
    let (mut units, mut officers) = (Vec::new(), Vec::new());
    for line in lines {
        let abreast = size.units.div_ceil(line.rows.len());
        let first = (size.columns - abreast) / 2;
        let place = |number: usize| {
            let (row, column) = (line.rows[number / abreast], first + number % abreast);
            grid.cells().nth(row * size.columns + column).expect("on the table")
        };
        for number in 0..size.units {
            let arm = match number % 8 {
                2 => Arm::Artillery,
                0 | 7 => Arm::Cavalry,
                _ => Arm::Infantry,
            };
            let troop = troop(book, arm);
            let (traits, elements) = (troop.traits, troop.elements);
            let name = format!("{:?} {number}", line.camp);
            units.push(UnitSetup {
                name,
                camp: line.camp,
                troop,
                traits,
                elements,
                start: Ok(place(number)),
                parent: None,
            });
        }
        let ranks = [Rank::GeneralInChief, Rank::SubGeneral, Rank::SuperiorOfficer];
        for (number, rank) in ranks.into_iter().enumerate() {
            let start = Ok(place(size.units * number / ranks.len()));
            officers.push(OfficerSetup {
                name: rank.to_string(),
                camp: line.camp,
                rank,
                traits: LeaderTraits::empty(),
                start,
            });
        }
    }
    let board = Board::new(grid, lands, &[], &[]).expect("a board");
    let command_level = if book.currency == Currency::None { 0 } else { 6 };
    let camp = || CampSetup { command_level, ..CampSetup::default() };
    let camps = [camp(), camp()];
    Setup { book: *book, board, units, officers, camps, first: Camp::South, last_turn: 40, at_last_turn: None }
}

/// A battle that begins: two lines a side on mixed ground, two empty rows between the fronts.
pub(crate) fn opening(book: &Rulebook, size: Size) -> Battle {
    let depth = size.units.div_ceil(size.columns - 2).max(2);
    let middle = size.rows / 2;
    let lines = [
        Line { camp: Camp::North, rows: (middle - 1 - depth..middle - 1).rev().collect() },
        Line { camp: Camp::South, rows: (middle + 1..middle + 1 + depth).collect() },
    ];
    let lands = (0..size.columns * size.rows).map(land).collect();
    let mut battle = Battle::new(setup(book, size, lines, lands)).expect("a sound field");
    battle.survey_sight();
    battle.begin(&mut ());
    battle
}

/// A movement phase on open ground, a unit of cavalry alone with nobody near: the widest reach there is to look at.
pub(crate) fn gallop(book: &Rulebook) -> Battle {
    let size = Size { columns: 19, rows: 18, units: 1 };
    let lines = [Line { camp: Camp::North, rows: vec![0] }, Line { camp: Camp::South, rows: vec![10] }];
    let lands = vec![Land::CLEAR; size.columns * size.rows];
    let mut moment = Moment::combat_of(Camp::South);
    moment.phase = Phase::Movement;
    moment.activated = UnitId::new(1).into_iter().collect();
    let mut battle = Battle::at(setup(book, size, lines, lands), &moment).expect("a sound position");
    battle.begin(&mut ());
    battle
}

/// A combat phase with both fronts in contact in the middle of open ground, room behind them.
pub(crate) fn clash(book: &Rulebook, size: Size) -> Battle {
    let depth = size.units.div_ceil(size.columns - 2).max(2);
    let middle = size.rows / 2;
    // The second line stands apart: there is a way back, and support is not the same everywhere.
    let behind = |front: usize, row: usize, back: bool| {
        let gap = usize::from(0 < row && row + depth + 1 < middle);
        if back { front - row - gap } else { front + row + gap }
    };
    let lines = [
        Line { camp: Camp::North, rows: (0..depth).map(|row| behind(middle - 1, row, true)).collect() },
        Line { camp: Camp::South, rows: (0..depth).map(|row| behind(middle, row, false)).collect() },
    ];
    let lands = vec![Land::CLEAR; size.columns * size.rows];
    let mut moment = Moment::combat_of(Camp::South);
    moment.activated = (size.units..size.units + 6).filter_map(UnitId::new).collect();
    let mut battle = Battle::at(setup(book, size, lines, lands), &moment).expect("a sound position");
    battle.begin(&mut ());
    battle
}
