//! Officers: one general in chief a side, nobody among the enemy.

use super::{called, check_arrival, field, traits, units};
use crate::read::Reading;
use crate::read::army::{Army, Officer, Start};
use battle::Explorer;
use reader::{Sentence, sentence};
use rulebook::Rank;

pub(super) fn check(reading: &Reading<'_>) {
    let [north, south] = &reading.armies;
    for (army, enemy) in [(north, south), (south, north)] {
        one_general(army);
        for officer in &army.officers {
            check_arrival(reading, officer.start.as_ref());
            check_place(reading, officer, enemy);
            if let Some(book) = reading.head.rulebook() {
                traits::check_officer(book, officer);
            }
        }
    }
}

/// One general in chief, always, and on the table (ACT-3).
fn one_general(army: &Army<'_>) {
    let rank = |officer: &Officer<'_>| officer.rank.as_ref().map(|rank| rank.what);
    let mut generals = army.officers.iter().filter(|officer| rank(officer) == Some(Rank::GeneralInChief));
    let Some(first) = generals.next() else {
        // An officer whose rank could not be read may be the one.
        if let Some(table) = army.table.as_ref().filter(|_| army.officers.iter().all(|one| one.rank.is_some())) {
            let what = Sentence::new("aucun général en chef\u{a0}: ", "no general in chief for ");
            let expected = Sentence::new(
                "un officier avec «\u{a0}rank = \"general-in-chief\"\u{a0}» (ACT-3)",
                "one officer with `rank = \"general-in-chief\"` (ACT-3)",
            );
            table.report(table.problem(what + called(army) + table.place()).expecting(expected));
        }
        return;
    };
    for rank in generals.filter_map(|officer| officer.rank.as_ref()) {
        let what = Sentence::new("un second général en chef\u{a0}: ", "a second general in chief for ");
        let problem = rank.at.problem(what + called(army) + rank.at.place());
        let expected = Sentence::new(
            "un seul général en chef par camp, toujours (ACT-3)",
            "one general in chief a side, always (ACT-3)",
        );
        rank.at.report(problem.expecting(expected).suggesting("sub-general"));
    }
    if let Some(Start::Arrives(turn, _)) = &first.start {
        let what = Sentence::new("le général en chef arrive plus tard", "the general in chief arrives later");
        let expected = Sentence::new(
            "«\u{a0}hex\u{a0}»\u{a0}: le général en chef est là dès le début (ACT-3)",
            "`hex`: the general in chief is there from the start (ACT-3)",
        );
        turn.at.report(turn.at.problem(what + turn.at.place()).expecting(expected));
    }
}

/// With a friend or alone, on ground somebody can cross; never in a hex of the enemy.
fn check_place(reading: &Reading<'_>, officer: &Officer<'_>, enemy: &Army<'_>) {
    let (spots, on_table) = match &officer.start {
        Some(Start::At(spot)) => (std::slice::from_ref(spot), true),
        Some(Start::Arrives(_, spots)) => (spots.as_slice(), false),
        None => return,
    };
    for spot in spots {
        if let Some((book, board)) = field(reading)
            && spot.cell.is_some_and(|cell| !Explorer::on_foot().may_stand(book, board, cell))
        {
            units::report_ground(book, board, spot);
        }
        let starts = enemy.units.iter().map(|unit| &unit.start);
        let starts = starts.chain(enemy.officers.iter().map(|officer| &officer.start));
        let mut held = starts.flatten().filter_map(Start::spot).map(|other| other.place);
        if on_table && held.any(|place| place == spot.place) {
            let what = sentence!("l’ennemi tient {}", "the enemy holds {}", spot.place);
            let expected = Sentence::new(
                "l’hexagone d’une unité à lui, ou un hexagone vide",
                "the hex of a unit of his, or an empty one",
            );
            spot.at.report(spot.at.problem(what + spot.at.place()).expecting(expected));
        }
    }
}
