//! What must agree across a file: armies with the map, orders of battle with the book, goals with the enemy.

mod goals;
mod names;
mod officers;
pub(crate) mod prose;
pub(crate) mod traits;
mod units;
pub(crate) mod walk;

use crate::read::army::{Army, Start};
use crate::read::{Reading, Said, Spot};
use battle::{Board, Grid};
use reader::{Remedy, Sentence, sentence};
use rulebook::Rulebook;
use std::collections::BTreeMap;

/// Units, or officers, of both camps: no battle numbers more.
const MOST: usize = 255;

/// Looks at everything that could be read.
pub(crate) fn everything(reading: &Reading<'_>) {
    if !is_of_playable_size(reading) {
        return;
    }
    unique_ids(reading);
    units::check(reading);
    officers::check(reading);
    goals::check(reading);
    names::check(reading);
}

/// The rules and the ground, where both are known.
fn field<'r>(reading: &'r Reading<'_>) -> Option<(&'r Rulebook, &'r Board)> {
    reading.head.rulebook().zip(reading.ground.board.as_ref())
}

/// Too many to be played with are too many to be looked at one by one.
fn is_of_playable_size(reading: &Reading<'_>) -> bool {
    let counts = [
        (Sentence::new("unités", "units"), reading.armies.iter().map(|army| army.units.len()).sum::<usize>()),
        (Sentence::new("officiers", "officers"), reading.armies.iter().map(|army| army.officers.len()).sum()),
    ];
    for (what, count) in counts {
        if let Some(table) = reading.armies.iter().find_map(|army| army.table.as_ref()).filter(|_| MOST < count) {
            let both = Sentence::new(" dans les deux armées ensemble", " in both armies together");
            let problem = table.problem(Sentence::from(format!("{count} ")) + what + both);
            table.report(problem.expecting(sentence!("{MOST} au plus", "{MOST} at most")));
            return false;
        }
    }
    true
}

fn unique_ids(reading: &Reading<'_>) {
    let mut seen: BTreeMap<&str, (&str, &str)> = BTreeMap::new();
    for army in &reading.armies {
        let units = army.units.iter().map(|unit| (&unit.id, ("une unité", "a unit")));
        let officers = army.officers.iter().map(|officer| (&officer.id, ("un officier", "an officer")));
        for (id, kind) in units.chain(officers) {
            let Some(Said { what: id, at }) = id else { continue };
            if let Some((other_fr, other_en)) = seen.insert(id, kind) {
                let what = sentence!(
                    "«\u{a0}{id}\u{a0}» est déjà l’id d’{other_fr}",
                    "`{id}` is the id of {other_en} already"
                );
                let own = Sentence::new(
                    "un id propre à chaque unité et officier de la bataille",
                    "an id of its own for every unit and officer of the battle",
                );
                at.report(at.problem(what + at.place()).expecting(own));
            }
        }
    }
}

/// What an army is called in a sentence.
fn called(army: &Army<'_>) -> Sentence {
    let unnamed = || Sentence::new("l’armée", "the army");
    army.name.as_ref().map_or_else(unnamed, |name| Sentence::new(&*name.fr, &*name.en))
}

/// Is a hex on the edge of the table?
fn is_on_edge(grid: Grid, spot: &Spot<'_>) -> bool {
    let (column, row) = (spot.place.columns_east(), spot.place.rows_south());
    column == 0 || row == 0 || column + 1 == grid.columns() || row + 1 == grid.rows()
}

/// A hex that should be on the edge.
fn off_the_edge(spot: &Spot<'_>) -> reader::Problem {
    let what = sentence!("{} n’est pas au bord de la table", "{} is not on the edge of the table", spot.place);
    spot.at.problem(what + spot.at.place())
}

/// An arrival is by the edge, before the battle ends.
fn check_arrival(reading: &Reading<'_>, start: Option<&Start<'_>>) {
    let Some(Start::Arrives(turn, spots)) = start else { return };
    let last = reading.turns.last.as_ref().map(|last| last.what);
    let last = last.or(reading.head.book().map(|book| book.turn_cap));
    if let Some(last) = last.filter(|last| *last < turn.what) {
        let what = sentence!(
            "arrivée au tour {}, après le dernier tour",
            "it arrives on turn {}, after the last turn",
            turn.what
        );
        let problem = turn.at.problem(what + turn.at.place());
        let expected = sentence!("un tour de 1 à {last}", "a turn from 1 to {last}");
        turn.at.report(problem.expecting(expected).mended_by(Remedy::Number(last.into())));
    }
    let Some(grid) = reading.ground.grid() else { return };
    for spot in spots.iter().filter(|spot| !is_on_edge(grid, spot)) {
        let expected = Sentence::new(
            "des hexagones du bord, par où entrent les renforts",
            "hexes of the edge, where reinforcements come in",
        );
        spot.at.report(off_the_edge(spot).expecting(expected));
    }
}
