//! Names on the map: each says what is there, and has room.

use crate::pictured::NameKind;
use crate::read::names::MapName;
use crate::read::{Reading, Spot};
use battle::{Board, Cell, Direction};
use reader::{Sentence, sentence};
use rulebook::Terrain;
use std::collections::BTreeMap;

pub(super) fn check(reading: &Reading<'_>) {
    named_once(reading);
    let Some(board) = &reading.ground.board else { return };
    let held: Vec<Cell> = reading.standing().filter_map(|spot| spot.cell).collect();
    for name in &reading.names {
        check_ground(board, name);
        check_room(board, &held, name);
    }
}

/// A hex has one name.
fn named_once(reading: &Reading<'_>) {
    let mut seen = BTreeMap::new();
    for (index, name) in reading.names.iter().enumerate() {
        for spot in &name.hexes {
            if seen.insert(spot.place, index).is_some_and(|other| other != index) {
                let what = sentence!("{} a déjà un nom", "{} has a name already", spot.place);
                let expected = Sentence::new("un nom par hexagone", "one name a hex");
                spot.at.report(spot.at.problem(what + spot.at.place()).expecting(expected).as_warning());
            }
        }
    }
}

/// What is named is drawn in one of its hexes.
fn check_ground(board: &Board, name: &MapName<'_>) {
    let Some(kind) = &name.kind else { return };
    let expected = match kind.what {
        NameKind::Village => Sentence::new("des habitations «\u{a0}v\u{a0}» là", "habitations `v` there"),
        NameKind::Wood => Sentence::new("une forêt «\u{a0}f\u{a0}» là", "forest `f` there"),
        NameKind::Height => Sentence::new("une hauteur «\u{a0}h\u{a0}» là", "a hill `h` there"),
        NameKind::Water => Sentence::new("de l’eau là", "water there"),
        NameKind::Road => Sentence::new("une route là", "a road there"),
        NameKind::Place => return,
    } + Sentence::new(", ou «\u{a0}kind = \"place\"\u{a0}»", ", or `kind = \"place\"`");
    let cells: Vec<Cell> = name.hexes.iter().filter_map(|spot| spot.cell).collect();
    if !cells.is_empty() && !cells.iter().any(|cell| is_there(board, kind.what, *cell)) {
        let what = Sentence::new("rien de tel en ", "nothing of the kind at ") + Sentence::from(listed(&name.hexes));
        kind.at.report(kind.at.problem(what + kind.at.place()).expecting(expected).as_warning());
    }
}

fn is_there(board: &Board, kind: NameKind, cell: Cell) -> bool {
    let land = board.land(cell);
    match kind {
        NameKind::Village => land.ground == Terrain::Habitations,
        NameKind::Wood => land.ground == Terrain::Forest,
        NameKind::Height => 0 < land.height || [Terrain::Mountain, Terrain::Rocks].contains(&land.ground),
        NameKind::Water => [Terrain::Stream, Terrain::River, Terrain::LargeRiver, Terrain::Lake].contains(&land.ground),
        NameKind::Road => board.on_road(cell),
        NameKind::Place => true,
    }
}

/// A name is written in its hexes or beside them, where nobody stands at the start.
fn check_room(board: &Board, held: &[Cell], name: &MapName<'_>) {
    let grid = board.grid();
    let cells: Vec<Cell> = name.hexes.iter().filter_map(|spot| spot.cell).collect();
    let around = |cell: Cell| Direction::ALL.into_iter().filter_map(move |side| grid.neighbour(cell, side));
    let mut near = cells.iter().flat_map(|cell| around(*cell).chain([*cell]));
    if let Some(first) = name.hexes.first().filter(|_| !cells.is_empty() && near.all(|cell| held.contains(&cell))) {
        let what = sentence!("des unités tout autour de {}", "units all round {}", first.place);
        let expected = Sentence::new(
            "un hexagone libre au début, à côté ou parmi les siens",
            "a hex that is free at the start, beside its own or among them",
        );
        first.at.report(first.at.problem(what + first.at.place()).expecting(expected).as_warning());
    }
}

fn listed(spots: &[Spot<'_>]) -> String {
    spots.iter().map(|spot| spot.place.to_string()).collect::<Vec<_>>().join(", ")
}
