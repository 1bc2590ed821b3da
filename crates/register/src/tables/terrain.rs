//! `terrain.toml`: the terrain table of a book, every terrain in it.

use crate::shelf::Shelf;
use crate::{Bilingual, TerrainLine};
use enumset::EnumSet;
use reader::{Table, Value};
use rulebook::{Book, DiceLimits, Terrain, TerrainEntry};
use strum::IntoEnumIterator;

const KEYS: [&str; 7] = ["fr", "en", "clause", "entry", "barred", "qualities", "limits"];
const LIMITS: [&str; 4] = ["melee-into", "melee-out", "fire-into", "mounted-only"];

pub(crate) fn read(root: &Table, shelf: &Shelf, book: Book) -> Vec<TerrainLine> {
    let words: Vec<&str> = Terrain::iter().map(Into::into).collect();
    root.only(&words);
    let line = |terrain: Terrain| line(terrain, &root.need_table(terrain.into())?, shelf, book);
    Terrain::iter().filter_map(line).collect()
}

fn line(terrain: Terrain, row: &Table, shelf: &Shelf, book: Book) -> Option<TerrainLine> {
    row.only(&KEYS);
    let name = Bilingual::read(row, "");
    let clause = row.need("clause").and_then(|value| shelf.clause_of(book, &value));
    let entry = row.need("entry").and_then(|value| entry(&value));
    let barred = row.get("barred").map_or(Some(EnumSet::empty()), |value| value.words("bar"));
    let qualities = row.get("qualities").map_or(Some(EnumSet::empty()), |value| value.words("quality"));
    let limits = row.get("limits").map_or(Some(NO_LIMITS), |value| limits(&value));
    Some(TerrainLine {
        terrain,
        clause: clause?,
        name: name?,
        entry: entry?,
        barred: barred?,
        qualities: qualities?,
        limits: limits?,
    })
}

/// `free`, `stop`, `at-most-2` or `never`.
fn entry(value: &Value) -> Option<TerrainEntry> {
    let text = value.text()?;
    let entry = match text {
        "free" => Some(TerrainEntry::Free),
        "stop" => Some(TerrainEntry::Stop),
        "never" => Some(TerrainEntry::Never),
        _ => text.strip_prefix("at-most-").and_then(at_most),
    };
    if entry.is_none() {
        let problem = value.unknown(text, "entry").expecting("one of: free, stop, at-most-1 to at-most-9, never");
        value.report(problem.suggesting_nearest(text, &["free", "stop", "never", "at-most-2"]));
    }
    entry
}

fn at_most(hexes: &str) -> Option<TerrainEntry> {
    hexes.parse().ok().filter(|hexes| (1..=9).contains(hexes)).map(TerrainEntry::AtMost)
}

const NO_LIMITS: DiceLimits = DiceLimits { melee_into: None, melee_out: None, fire_into: None, mounted_only: false };

fn limits(value: &Value) -> Option<DiceLimits> {
    let table = value.table()?;
    table.only(&LIMITS);
    let dice = |key: &str| match table.get(key) {
        Some(value) => value.number(1..=9).map(Some),
        None => Some(None),
    };
    let [melee_into, melee_out, fire_into] = ["melee-into", "melee-out", "fire-into"].map(dice);
    let mounted_only = table.get("mounted-only").map_or(Some(false), |value| value.truth());
    Some(DiceLimits {
        melee_into: melee_into?,
        melee_out: melee_out?,
        fire_into: fire_into?,
        mounted_only: mounted_only?,
    })
}
