//! Officers: one general in chief a side, nobody among the enemy.

use super::{called, check_arrival, field, traits, units};
use crate::read::Reading;
use crate::read::army::{Army, Officer, Start};
use battle::Explorer;
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
            let problem = table.problem(format!("no general in chief for {}{}", called(army), table.place()));
            table.report(problem.expecting("one officer with `rank = \"general-in-chief\"` (ACT-3)"));
        }
        return;
    };
    for rank in generals.filter_map(|officer| officer.rank.as_ref()) {
        let problem = rank.at.problem(format!("a second general in chief for {}{}", called(army), rank.at.place()));
        rank.at.report(problem.expecting("one general in chief a side, always (ACT-3)").suggesting("sub-general"));
    }
    if let Some(Start::Arrives(turn, _)) = &first.start {
        let problem = turn.at.problem(format!("the general in chief arrives later{}", turn.at.place()));
        turn.at.report(problem.expecting("`hex`: the general in chief is there from the start (ACT-3)"));
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
            let problem = spot.at.problem(format!("the enemy holds {}{}", spot.place, spot.at.place()));
            spot.at.report(problem.expecting("the hex of a unit of his, or an empty one"));
        }
    }
}
