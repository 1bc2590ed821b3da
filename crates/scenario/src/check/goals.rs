//! Means and goals: what an army is told to do can be done.

use super::walk::{explorer, is_static};
use super::{called, field, is_on_edge};
use crate::read::army::{Army, Start};
use crate::read::{Reading, Said, Spot};
use battle::Cell;
use rulebook::{Currency, Trait};

pub(super) fn check(reading: &Reading<'_>) {
    let [north, south] = &reading.armies;
    for (army, enemy) in [(north, south), (south, north)] {
        check_means(reading, army);
        check_counts(army, enemy);
        check_ways(reading, army);
    }
}

/// Tokens where there are orders to pay, an officer for each activation.
fn check_means(reading: &Reading<'_>, army: &Army<'_>) {
    if let Some(tokens) = army.tokens.as_ref().filter(|tokens| 0 < tokens.what)
        && let Some(book) = reading.head.book().filter(|book| book.currency == Currency::None)
    {
        let problem =
            tokens.at.problem(format!("tokens in {}, which has no orders{}", book.book.title(), tokens.at.place()));
        tokens.at.report(problem.expecting("no `tokens`"));
    }
    if let Some(table) = army.table.as_ref().filter(|table| army.units.is_empty() && table.has("units")) {
        let problem = table.problem(format!("no unit for {}{}", called(army), table.place()));
        table.report(problem.expecting("one unit at least"));
    }
    if let Some(activations) = &army.activations {
        let (wanted, officers) = (usize::from(activations.what.0), army.officers.len());
        if officers < wanted && 0 < officers {
            let place = activations.at.place();
            let problem = activations.at.problem(format!("{wanted} activations, but {officers} officers{place}"));
            activations.at.report(problem.expecting("an officer for each activation (ACT-4)"));
        }
    }
}

/// No more units to eliminate than there are, no more hexes to hold than are listed.
fn check_counts(army: &Army<'_>, enemy: &Army<'_>) {
    let counted =
        |army: &Army<'_>| army.units.iter().filter(|unit| !unit.written().contains(Trait::Detachment)).count();
    let too_many = |said: &Option<Said<'_, u8>>, most: usize, of: &str| {
        if let Some(said) = said.as_ref().filter(|said| most < usize::from(said.what)) {
            let problem = said.at.problem(format!("`{}` is {}, {of}{}", said.at.key(), said.what, said.at.place()));
            said.at.report(problem.expecting(format!("{most} at most")));
        }
    };
    let enemies = counted(enemy);
    if 0 < enemies {
        too_many(&army.victory, enemies, &format!("but {} has {enemies} units", called(enemy)));
    }
    let objectives = army.objectives.len();
    too_many(&army.objectives_needed, objectives, &format!("but {objectives} objectives are listed"));
    let leavers = if army.exits.is_empty() { 0 } else { counted(army) };
    let of = if army.exits.is_empty() {
        "but no exits are listed".to_owned()
    } else {
        format!("but it has {leavers} units")
    };
    too_many(&army.exits_needed, leavers, &of);
}

/// Exits are on the edge; objectives and exits can be walked to.
fn check_ways(reading: &Reading<'_>, army: &Army<'_>) {
    if let Some(grid) = reading.ground.grid() {
        for spot in army.exits.iter().filter(|spot| !is_on_edge(grid, spot)) {
            let problem = spot.at.problem(format!("{} is not on the edge of the table{}", spot.place, spot.at.place()));
            spot.at.report(problem.expecting("a hex of the edge: units leave by it"));
        }
    }
    let goals: Vec<&Spot<'_>> = army.objectives.iter().chain(&army.exits).collect();
    let Some((book, board)) = field(reading).filter(|_| !goals.is_empty()) else { return };
    let mut reached = vec![false; board.grid().cell_count()];
    for unit in &army.units {
        let cells: Vec<Cell> = match &unit.start {
            Some(Start::At(spot)) => spot.cell.into_iter().collect(),
            Some(Start::Arrives(_, spots)) => spots.iter().filter_map(|spot| spot.cell).collect(),
            None => continue,
        };
        match explorer(unit, book).filter(|_| !is_static(unit)) {
            Some(explorer) => {
                for (known, also) in reached.iter_mut().zip(explorer.reach(book, board, &cells)) {
                    *known |= also;
                }
            }
            None => cells.iter().for_each(|cell| reached[cell.index()] = true),
        }
    }
    for spot in goals.into_iter().filter(|spot| spot.cell.is_some_and(|cell| !reached[cell.index()])) {
        let ground = spot.cell.map(|cell| book.ground(board.footing(cell)).name.en).unwrap_or_default();
        let (at, place) = (&spot.at, spot.place);
        let problem =
            at.problem(format!("no unit of {} can ever reach {place} ({ground}){}", called(army), at.place()));
        at.report(problem.expecting("a hex its units can walk to, or a bridge or ford on the way"));
    }
}
