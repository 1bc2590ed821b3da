//! Units: each in a hex of its own where it may stand, of a strength it can have, within somebody's command.

use super::walk::{explorer, is_static};
use super::{check_arrival, field, traits};
use crate::read::army::{Army, Officer, Start, Unit};
use crate::read::{Reading, Spot};
use battle::{Board, Cell};
use reader::{Remedy, Sentence, sentence};
use rulebook::{LeaderTrait, RetreatThrough, Rulebook, Trait};
use std::collections::BTreeMap;

pub(super) fn check(reading: &Reading<'_>) {
    one_unit_a_hex(reading);
    for army in &reading.armies {
        for unit in &army.units {
            check_arrival(reading, unit.start.as_ref());
            check_ground(reading, unit);
            check_elements(unit);
            check_parent(army, unit);
            if let Some(book) = reading.head.rulebook() {
                traits::check_unit(book, unit);
                check_year(book, reading.head.year, unit);
                check_command(reading, book, army, unit);
            }
        }
    }
}

/// A hex holds one unit (GEO-4).
fn one_unit_a_hex(reading: &Reading<'_>) {
    let mut taken: BTreeMap<battle::Place, &str> = BTreeMap::new();
    for unit in reading.armies.iter().flat_map(|army| &army.units) {
        let Some(spot) = unit.start.as_ref().and_then(Start::spot) else { continue };
        let name = unit.id.as_ref().map_or("?", |id| id.what);
        if let Some(other) = taken.insert(spot.place, name) {
            let what = sentence!("«\u{a0}{other}\u{a0}» est déjà en {}", "{} holds `{other}` already", spot.place);
            let expected = Sentence::new(
                "un hexagone à elle\u{a0}: une unité par hexagone (GEO-4)",
                "a hex of its own: one unit a hex (GEO-4)",
            );
            spot.at.report(spot.at.problem(what + spot.at.place()).expecting(expected));
        }
    }
}

/// A unit starts, or arrives, on ground it may enter (MOV-13).
fn check_ground(reading: &Reading<'_>, unit: &Unit<'_>) {
    let Some((book, board)) = field(reading) else { return };
    let Some(explorer) = explorer(unit, book) else { return };
    let spots: &[Spot<'_>] = match &unit.start {
        Some(Start::At(spot)) => std::slice::from_ref(spot),
        Some(Start::Arrives(_, spots)) => spots,
        None => &[],
    };
    for spot in spots {
        if spot.cell.is_some_and(|cell| !explorer.may_stand(book, board, cell)) {
            report_ground(book, board, spot);
        }
    }
}

pub(super) fn report_ground(book: &Rulebook, board: &Board, spot: &Spot<'_>) {
    let Some(cell) = spot.cell else { return };
    let row = book.ground(board.footing(cell));
    let (place, clause) = (spot.place, row.clause);
    let what = Sentence::new(
        format!("{place}\u{a0}: {}, où cela ne peut se tenir ({clause})", row.name.fr),
        format!("{place} is {}, where it may not stand ({clause})", row.name.en),
    );
    let expected = Sentence::new("un hexagone où il est permis d’entrer", "a hex it may enter");
    spot.at.report(spot.at.problem(what + spot.at.place()).expecting(expected));
}

/// Never more than its troop has, one more if solid (UNI-2).
fn check_elements(unit: &Unit<'_>) {
    let (Some(elements), Some(most), Some(troop)) = (&unit.elements, unit.usual_elements(), &unit.troop) else {
        return;
    };
    if most < elements.what {
        let (count, key) = (elements.what, troop.what.key);
        let what =
            sentence!("{count} éléments, «\u{a0}{key}\u{a0}» en a {most}", "{count} elements, `{key}` has {most}");
        let solid = unit.written().is_disjoint(Trait::Solid | Trait::Detachment) && elements.what == most + 1;
        let more = if solid {
            Sentence::new(", ou le trait «\u{a0}solid\u{a0}» pour un de plus", ", or the trait `solid` for one more")
        } else {
            Sentence::default()
        };
        let expected = sentence!("1 à {most}", "1 to {most}") + more + " (UNI-2)".into();
        let problem = elements.at.problem(what + elements.at.place()).expecting(expected);
        // One more than usual may be meant: then there are two ways.
        elements.at.report(if solid { problem } else { problem.mended_by(Remedy::Number(most.into())) });
    }
}

/// A detachment was taken from a unit of its own army and troop, and nobody else has a parent.
fn check_parent(army: &Army<'_>, unit: &Unit<'_>) {
    let detached = unit.traits.iter().find(|one| one.what == Trait::Detachment);
    match (&unit.parent, detached) {
        (None, None) => {}
        (None, Some(trait_)) => {
            let what = Sentence::new("un détachement sans «\u{a0}parent\u{a0}»", "a detachment without `parent`");
            let expected = Sentence::new(
                "«\u{a0}parent\u{a0}»\u{a0}: l’id de l’unité dont il est tiré",
                "`parent`: the id of the unit it was taken from",
            );
            trait_.at.report(trait_.at.problem(what + trait_.at.place()).expecting(expected));
        }
        (Some(parent), None) => {
            let what =
                Sentence::new("un «\u{a0}parent\u{a0}», mais pas de détachement", "a `parent`, but no detachment");
            let expected = Sentence::new(
                "«\u{a0}traits = [\"detachment\"]\u{a0}», ou pas de «\u{a0}parent\u{a0}»",
                "`traits = [\"detachment\"]`, or no `parent`",
            );
            parent.at.report(parent.at.problem(what + parent.at.place()).expecting(expected));
        }
        (Some(parent), Some(_)) => {
            let ids: Vec<&str> = army.units.iter().filter_map(|unit| unit.id.as_ref()).map(|id| id.what).collect();
            let found = army.units.iter().find(|other| other.id.as_ref().is_some_and(|id| id.what == parent.what));
            // A detachment is lighter than the unit it was taken from, and otherwise the same.
            let kind = |key: &'static str| key.split_once('/').map_or(key, |(kind, _)| kind);
            let fits = |other: &Unit<'_>| {
                let same = match (&other.troop, &unit.troop) {
                    (Some(one), Some(other)) => kind(one.what.key) == kind(other.what.key),
                    _ => true,
                };
                same && !other.written().contains(Trait::Detachment)
            };
            match found {
                None => {
                    let noun = Sentence::new("une unité de cette armée", "unit of this army");
                    let problem = parent.at.unknown(parent.what, noun).expecting(Sentence::new(
                        "l’id de l’unité dont il est tiré",
                        "the id of the unit it was taken from",
                    ));
                    parent.at.report(problem.suggesting_nearest(parent.what, &ids));
                }
                Some(other) if !fits(other) => {
                    let what = sentence!(
                        "«\u{a0}{}\u{a0}» ne peut être son unité mère",
                        "`{}` cannot be its parent",
                        parent.what
                    );
                    let expected =
                        Sentence::new("une unité entière de la même troupe", "a whole unit of the same troop");
                    parent.at.report(parent.at.problem(what + parent.at.place()).expecting(expected));
                }
                Some(_) => {}
            }
        }
    }
}

/// Some guns are too new for the year: a warning, and the battle is played (UNI-6).
fn check_year(book: &Rulebook, year: Option<i16>, unit: &Unit<'_>) {
    let (Some(year), Some(troop)) = (year, &unit.troop) else { return };
    if let (Some(clause), Some(first)) = (book.anachronism(troop.what, year), book.light_guns_from) {
        let what = sentence!(
            "«\u{a0}{}\u{a0}» en {year}\u{a0}: cela apparaît vers {first} ({clause})",
            "`{}` in {year}: it appears about {first} ({clause})",
            troop.what.key
        );
        let expected = Sentence::new("une autre troupe, ou une année plus tardive", "another troop, or a later year");
        troop.at.report(troop.at.problem(what + troop.at.place()).expecting(expected).as_warning());
    }
}

/// A unit on the table starts within the range of an officer who may lead it, unless it is never to move; one that
/// arrives later has an officer waiting with it (ACT-3, ACT-7, MOV-12).
fn check_command(reading: &Reading<'_>, book: &Rulebook, army: &Army<'_>, unit: &Unit<'_>) {
    if army.officers.is_empty() {
        return;
    }
    let allied = unit.written().contains(Trait::Allied);
    let leads = |officer: &&Officer<'_>| allied || !officer.written().contains(LeaderTrait::Allied);
    let mut leaders = army.officers.iter().filter(leads);
    match &unit.start {
        Some(Start::At(spot)) => {
            let (Some(grid), Some(to)) = (reading.ground.grid(), spot.cell) else { return };
            let commands = |officer: &Officer<'_>| {
                let from: Option<Cell> = officer.start.as_ref().and_then(Start::spot).and_then(|spot| spot.cell);
                let range = officer.rank.as_ref().map(|rank| book.command.range.of(rank.what));
                // An officer who could not be read may be the one.
                let unread = officer.start.is_none() || range.is_none();
                unread || from.zip(range).is_some_and(|(from, range)| grid.distance(from, to) <= u32::from(range))
            };
            if !is_static(unit) && !leaders.any(commands) {
                let what =
                    sentence!("aucun officier ne commande jusqu’en {}", "no officer commands as far as {}", spot.place);
                let expected = Sentence::new(
                    "un officier qui puisse la mener, à portée de commandement (ACT-3)",
                    "an officer who may lead it within his command range (ACT-3)",
                );
                spot.at.report(spot.at.problem(what + spot.at.place()).expecting(expected));
            }
        }
        Some(start @ Start::Arrives(turn, _)) => {
            let waits = |officer: &Officer<'_>| {
                officer.start.is_none() || officer.start.as_ref().is_some_and(|other| other.setup() == start.setup())
            };
            if !leaders.any(waits) {
                let what = Sentence::new("aucun officier n’arrive avec elle", "no officer arrives with it");
                let expected = Sentence::new(
                    "un officier avec le même «\u{a0}arrives\u{a0}»\u{a0}: même tour, mêmes hexagones (MOV-12)",
                    "an officer with the same `arrives`: the same turn, the same hexes (MOV-12)",
                );
                turn.at.report(turn.at.problem(what + turn.at.place()).expecting(expected));
            }
        }
        None => {}
    }
}

/// Does the book know detachments?
pub(super) fn knows_detachments(book: &Rulebook) -> bool {
    book.retreat.through == RetreatThrough::LightTroopsAndParent
}
