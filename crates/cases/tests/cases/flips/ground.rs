//! The terrain table: every cell that is ever asked for, changed.

use crate::flips::flip::Flips;
use rulebook::{Barred, Clause, DiceLimits, Quality, Terrain, TerrainEntry, TerrainRow};
use strum::IntoEnumIterator;

type Table = &'static [TerrainRow; Terrain::COUNT];

/// What a row of the table is there for. The cells nobody can ask for are not flipped: a hill is a height and a road a
/// way, neither is a footing; nobody stands in a lake; what lies on a side of a hex is crossed, not stood in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// A ground troops stand in and look across.
    Ground,
    /// A crossing: troops stand in it; whoever looks across sees the water.
    Crossing,
    /// Nobody enters; it may hide what lies beyond.
    Impassable,
    /// A height.
    Hill,
    /// A way, which only has a name here.
    Road,
    /// A work on the side of a hex.
    Work,
    /// A hex on fire.
    Fire,
}

const fn role(terrain: Terrain) -> Role {
    match terrain {
        Terrain::Clear
        | Terrain::Forest
        | Terrain::Habitations
        | Terrain::Marsh
        | Terrain::Rocks
        | Terrain::Sand
        | Terrain::Snow
        | Terrain::Stream => Role::Ground,
        Terrain::Ford | Terrain::Bridge | Terrain::LargeBridge => Role::Crossing,
        Terrain::Mountain | Terrain::Lake | Terrain::River | Terrain::LargeRiver => Role::Impassable,
        Terrain::Hill => Role::Hill,
        Terrain::Road => Role::Road,
        Terrain::Palisade | Terrain::Ditch | Terrain::Fortification => Role::Work,
        Terrain::Fire => Role::Fire,
    }
}

/// The rows a changed cell is asked for through.
struct Cells<'f, 'b> {
    flips: &'f mut Flips<'b>,
    table: Table,
    terrain: Terrain,
}

impl Cells<'_, '_> {
    fn flip(&mut self, cell: &str, from: &str, to: &str, change: impl Fn(&mut TerrainRow)) {
        let (table, terrain) = (self.table, self.terrain);
        self.flips.flip(&format!("terrain.{terrain}.{cell}"), from, to, |book| {
            let mut rows = *table;
            change(&mut rows[terrain as usize]);
            book.terrain = Box::leak(Box::new(rows));
        });
    }

    fn turn(&mut self, cell: &str, is: bool, change: impl Fn(&mut TerrainRow)) {
        let word = |is: bool| if is { "yes" } else { "no" };
        self.flip(cell, word(is), word(!is), change);
    }

    fn limit(&mut self, cell: &str, from: Option<u8>, field: fn(&mut DiceLimits) -> &mut Option<u8>) {
        let others = from.map_or(vec![Some(2)], |dice| vec![Some(dice + 1), Some(dice - 1), None]);
        for to in others {
            self.flip(&format!("limits.{cell}"), &format!("{from:?}"), &format!("{to:?}"), |row| {
                *field(&mut row.limits) = to;
            });
        }
    }
}

pub(crate) fn flip_all(flips: &mut Flips<'_>, table: Table) {
    for row in table {
        // Which terrain a row is for is its name.
        let TerrainRow { terrain, clause, name: _, entry, barred, qualities, limits } = *row;
        let mut cells = Cells { flips: &mut *flips, table, terrain };
        let role = role(terrain);
        if is_cited(role, *row) {
            cells.flip("clause", clause.id(), Clause::HexTable.id(), |row| row.clause = Clause::HexTable);
        }
        for to in other_entries(role, entry) {
            cells.flip("entry", &format!("{entry:?}"), &format!("{to:?}"), |row| row.entry = to);
        }
        for who in Barred::iter().filter(|_| matches!(role, Role::Ground | Role::Crossing | Role::Work)) {
            cells.turn(&format!("barred.{who}"), barred.contains(who), |row| row.barred ^= who);
        }
        for what in Quality::iter().filter(|what| asks(role, *row, *what)) {
            cells.turn(&format!("qualities.{what}"), qualities.contains(what), |row| row.qualities ^= what);
        }
        let DiceLimits { melee_into, melee_out, fire_into, mounted_only } = limits;
        let stood_in = matches!(role, Role::Ground | Role::Crossing);
        // The inside of a ditch is sheltered as by a palisade.
        if stood_in || role == Role::Hill || role == Role::Work && terrain != Terrain::Ditch {
            cells.limit("melee_into", melee_into, |limits| &mut limits.melee_into);
        }
        if stood_in {
            cells.limit("melee_out", melee_out, |limits| &mut limits.melee_out);
            cells.limit("fire_into", fire_into, |limits| &mut limits.fire_into);
        }
        if stood_in && (melee_into.is_some() || melee_out.is_some()) {
            cells.turn("limits.mounted_only", mounted_only, |row| row.limits.mounted_only ^= true);
        }
    }
}

/// Does the clause of a row speak: for a limit it sets, or for keeping somebody out? Works and fires speak by name.
fn is_cited(role: Role, row: TerrainRow) -> bool {
    let DiceLimits { melee_into, melee_out, fire_into, mounted_only: _ } = row.limits;
    let limits = [melee_into, melee_out, fire_into].iter().any(Option::is_some);
    match role {
        Role::Ground | Role::Crossing => limits || !row.barred.is_empty(),
        Role::Impassable => true,
        Role::Hill | Role::Road | Role::Work | Role::Fire => false,
    }
}

/// Can somebody ask whether the row has the quality?
fn asks(role: Role, row: TerrainRow, what: Quality) -> bool {
    let stood_in = matches!(role, Role::Ground | Role::Crossing);
    match what {
        // Camels are freed from what slows.
        Quality::CamelsFree => stood_in && row.entry != TerrainEntry::Free,
        // What masks from any height masks on the level.
        Quality::Masks => matches!(role, Role::Ground | Role::Impassable) && !row.is(Quality::MasksAnyHeight),
        Quality::MasksAnyHeight => matches!(role, Role::Ground | Role::Impassable | Role::Fire),
        Quality::Rough | Quality::SupportsInfantry => stood_in,
        Quality::AdvantagesMiss => stood_in || role == Role::Hill,
        Quality::CoversFromFire => stood_in || row.terrain == Terrain::Fortification,
    }
}

/// What entering could be instead.
fn other_entries(role: Role, entry: TerrainEntry) -> Vec<TerrainEntry> {
    use TerrainEntry::{AtMost, Free, Never, Stop};
    let mut others = match role {
        Role::Ground | Role::Crossing | Role::Impassable => vec![Free, Stop, AtMost(2), Never],
        Role::Work => vec![Free, Stop, Never],
        Role::Fire => vec![Free, Never],
        Role::Hill | Role::Road => vec![],
    };
    if let AtMost(hexes) = entry {
        others.extend([AtMost(hexes - 1), AtMost(hexes + 1)]);
    }
    others.retain(|other| *other != entry);
    others
}
