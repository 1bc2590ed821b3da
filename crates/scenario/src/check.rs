//! What must agree across a file: armies with the map, orders of battle with the book, goals with the enemy.

mod goals;
mod officers;
mod traits;
mod units;
pub(crate) mod walk;

use crate::read::army::{Army, Start};
use crate::read::{Reading, Said, Spot};
use battle::{Board, Grid};
use rulebook::Rulebook;
use std::collections::BTreeMap;

/// Units, or officers, of both camps: no battle numbers more.
const MOST: usize = 127;

/// Looks at everything that could be read.
pub(crate) fn everything(reading: &Reading<'_>) {
    if !is_of_playable_size(reading) {
        return;
    }
    unique_ids(reading);
    units::check(reading);
    officers::check(reading);
    goals::check(reading);
}

/// The rules and the ground, where both are known.
fn field<'r>(reading: &'r Reading<'_>) -> Option<(&'r Rulebook, &'r Board)> {
    reading.head.rulebook().zip(reading.ground.board.as_ref())
}

/// Too many to be played with are too many to be looked at one by one.
fn is_of_playable_size(reading: &Reading<'_>) -> bool {
    let counts = [
        ("units", reading.armies.iter().map(|army| army.units.len()).sum::<usize>()),
        ("officers", reading.armies.iter().map(|army| army.officers.len()).sum()),
    ];
    for (what, count) in counts {
        if let Some(table) = reading.armies.iter().find_map(|army| army.table.as_ref()).filter(|_| MOST < count) {
            let problem = table.problem(format!("{count} {what} in both armies together"));
            table.report(problem.expecting(format!("{MOST} at most")));
            return false;
        }
    }
    true
}

fn unique_ids(reading: &Reading<'_>) {
    let mut seen: BTreeMap<&str, &str> = BTreeMap::new();
    for army in &reading.armies {
        let units = army.units.iter().map(|unit| (&unit.id, "unit"));
        let officers = army.officers.iter().map(|officer| (&officer.id, "officer"));
        for (id, kind) in units.chain(officers) {
            let Some(Said { what: id, at }) = id else { continue };
            if let Some(other) = seen.insert(id, kind) {
                let article = if other == "officer" { "an" } else { "a" };
                let problem = at.problem(format!("`{id}` is the id of {article} {other} already{}", at.place()));
                at.report(problem.expecting("an id of its own for every unit and officer of the battle"));
            }
        }
    }
}

/// What an army is called in a sentence.
fn called<'a>(army: &'a Army<'_>) -> &'a str {
    army.name.as_ref().map_or("the army", |name| &name.en)
}

/// Is a hex on the edge of the table?
fn is_on_edge(grid: Grid, spot: &Spot<'_>) -> bool {
    let (column, row) = (spot.place.columns_east(), spot.place.rows_south());
    column == 0 || row == 0 || column + 1 == grid.columns() || row + 1 == grid.rows()
}

/// An arrival is by the edge, before the battle ends.
fn check_arrival(reading: &Reading<'_>, start: Option<&Start<'_>>) {
    let Some(Start::Arrives(turn, spots)) = start else { return };
    let last = reading.turns.last.as_ref().map(|last| last.what);
    let last = last.or(reading.head.book().map(|book| book.turn_cap));
    if let Some(last) = last.filter(|last| *last < turn.what) {
        let problem =
            turn.at.problem(format!("it arrives on turn {}, after the last turn{}", turn.what, turn.at.place()));
        turn.at.report(problem.expecting(format!("a turn from 1 to {last}")));
    }
    let Some(grid) = reading.ground.grid() else { return };
    for spot in spots.iter().filter(|spot| !is_on_edge(grid, spot)) {
        let problem = spot.at.problem(format!("{} is not on the edge of the table{}", spot.place, spot.at.place()));
        spot.at.report(problem.expecting("hexes of the edge, where reinforcements come in"));
    }
}
