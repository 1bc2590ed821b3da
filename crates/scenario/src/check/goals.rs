//! Means and goals: what an army is told to do can be done.

use super::walk::{explorer, is_static};
use super::{called, field, is_on_edge, off_the_edge};
use crate::read::army::{Army, Start};
use crate::read::{Reading, Said, Spot};
use battle::Cell;
use reader::{Remedy, Sentence, sentence};
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
        let what = sentence!(
            "des jetons dans {}, qui n’a pas d’ordres",
            "tokens in {}, which has no orders",
            book.book.title()
        );
        let problem = tokens.at.problem(what + tokens.at.place());
        let expected = Sentence::new("pas de «\u{a0}tokens\u{a0}»", "no `tokens`");
        tokens.at.report(problem.expecting(expected).mended_by(Remedy::LeaveOut));
    }
    if let Some(table) = army.table.as_ref().filter(|table| army.units.is_empty() && table.has("units")) {
        let problem =
            table.problem(Sentence::new("aucune unité\u{a0}: ", "no unit for ") + called(army) + table.place());
        table.report(problem.expecting(Sentence::new("une unité au moins", "one unit at least")));
    }
    if let Some(activations) = &army.activations {
        let (wanted, officers) = (usize::from(activations.what.0), army.officers.len());
        if officers < wanted && 0 < officers {
            let what = sentence!(
                "{wanted} activations, mais {officers} officiers",
                "{wanted} activations, but {officers} officers"
            );
            let problem = activations.at.problem(what + activations.at.place());
            let expected =
                Sentence::new("un officier par activation (ACT-4)", "an officer for each activation (ACT-4)");
            activations.at.report(problem.expecting(expected));
        }
    }
}

/// No more units to eliminate than there are, no more hexes to hold than are listed.
fn check_counts(army: &Army<'_>, enemy: &Army<'_>) {
    let counted =
        |army: &Army<'_>| army.units.iter().filter(|unit| !unit.written().contains(Trait::Detachment)).count();
    let too_many = |said: &Option<Said<'_, u8>>, most: usize, of: Sentence| {
        if let Some(said) = said.as_ref().filter(|said| most < usize::from(said.what)) {
            let what = sentence!("«\u{a0}{}\u{a0}» vaut {}, ", "`{}` is {}, ", said.at.key(), said.what);
            let problem = said.at.problem(what + of + said.at.place());
            let problem = problem.expecting(sentence!("{most} au plus", "{most} at most"));
            said.at.report(if most == 0 {
                problem.mended_by(Remedy::LeaveOut)
            } else {
                problem.mended_by(Remedy::Number(i64::try_from(most).unwrap_or(i64::MAX)))
            });
        }
    };
    let enemies = counted(enemy);
    if 0 < enemies {
        let Sentence { fr, en } = called(enemy);
        let of = sentence!("mais l’ennemi ({fr}) a {enemies} unités", "but the enemy ({en}) has {enemies} units");
        too_many(&army.victory, enemies, of);
    }
    let objectives = army.objectives.len();
    let listed = sentence!("mais {objectives} objectifs sont donnés", "but {objectives} objectives are listed");
    too_many(&army.objectives_needed, objectives, listed);
    let leavers = if army.exits.is_empty() { 0 } else { counted(army) };
    let of = if army.exits.is_empty() {
        Sentence::new("mais aucune sortie n’est donnée", "but no exits are listed")
    } else {
        sentence!("mais elle a {leavers} unités", "but it has {leavers} units")
    };
    too_many(&army.exits_needed, leavers, of);
}

/// Exits are on the edge; objectives and exits can be walked to.
fn check_ways(reading: &Reading<'_>, army: &Army<'_>) {
    if let Some(grid) = reading.ground.grid() {
        for spot in army.exits.iter().filter(|spot| !is_on_edge(grid, spot)) {
            let expected = Sentence::new(
                "un hexagone du bord\u{a0}: les unités sortent par là",
                "a hex of the edge: units leave by it",
            );
            spot.at.report(off_the_edge(spot).expecting(expected));
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
        let Some(cell) = spot.cell else { continue };
        let (ground, Sentence { fr, en }) = (book.ground(board.footing(cell)).name, called(army));
        let (at, place) = (&spot.at, spot.place);
        let what = Sentence::new(
            format!("aucune unité ({fr}) ne peut jamais atteindre {place} ({})", ground.fr),
            format!("no unit of {en} can ever reach {place} ({})", ground.en),
        );
        let expected = Sentence::new(
            "un hexagone où ses unités peuvent aller, ou un pont ou un gué en chemin",
            "a hex its units can walk to, or a bridge or ford on the way",
        );
        at.report(at.problem(what + at.place()).expecting(expected));
    }
}
