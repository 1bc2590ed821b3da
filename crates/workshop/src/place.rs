//! Where on the table a problem is.

use crate::drawing;
use crate::key::{WayPart, at, parts};
use battle::Place;
use reader::Problem;
use serde_json::Value;
use wire::CampWire;
use wire::workshop::ProblemPlace;

/// Keys whose words are hexes.
const HEXES: [&str; 12] = [
    "hex",
    "at",
    "objectives",
    "exits",
    "hexes",
    "farms",
    "roads",
    "heights",
    "bridges",
    "palisades",
    "ditches",
    "fortifications",
];

/// Where the letter of a map is that a problem points at: its row and its column.
pub(crate) fn letter(problem: &Problem, text: &str) -> Option<(usize, usize)> {
    let position = problem.position.as_ref()?;
    let (line, column) = (position.line, position.column?);
    let before: usize = text.split_inclusive('\n').take(line - 1).map(str::len).sum();
    let own = text.get(before..)?;
    let offset = own.char_indices().nth(column - 1).map_or(own.len(), |(offset, _)| offset);
    // The drawing begins behind the first quotes above this line that open one.
    let opened = text[..before + offset].rfind("\"\"\"").or_else(|| text[..before + offset].rfind("'''"))? + 3;
    let drawn = text.get(opened..)?;
    let drawn = &drawn[..drawn.find("\"\"\"").or_else(|| drawn.find("'''")).unwrap_or(drawn.len())];
    let wanted = (before + offset).checked_sub(opened)?;
    let (spots, _) = drawing::letters(drawn);
    spots.iter().find(|spot| spot.at == wanted).map(|spot| (spot.row, spot.column))
}

/// Where a problem is, by the key it stands at and the words it points at.
pub(crate) fn of(path: &str, words: &str, draft: &Value, letter: Option<(usize, usize)>) -> ProblemPlace {
    let parts = parts(path);
    let mut place = ProblemPlace::default();
    let key = parts.iter().rev().find_map(|part| match part {
        WayPart::Key(key) => Some(*key),
        WayPart::Item(_) => None,
    });
    if let Some((row, column)) = letter {
        place.hex = corner(column, row);
    }
    if key.is_some_and(|key| HEXES.contains(&key)) {
        let first = words.split_whitespace().next().unwrap_or_default();
        let inside = first.split_once('>').map(|(inside, _)| inside);
        place.side = inside.and_then(hex).map(|_| first.to_owned());
        place.hex = place.hex.or_else(|| hex(inside.unwrap_or(first)));
    }
    place.camp = match parts.first() {
        Some(WayPart::Key("north")) => Some(CampWire::North),
        Some(WayPart::Key("south")) => Some(CampWire::South),
        Some(WayPart::Key(_) | WayPart::Item(_)) | None => None,
    };
    if let [_, WayPart::Key(kind @ ("units" | "officers")), WayPart::Item(_), ..] = parts.as_slice()
        && let Some(somebody) = at(draft, &parts[..3])
    {
        let id = somebody["id"].as_str().filter(|id| !id.is_empty()).map(str::to_owned);
        if *kind == "units" {
            place.unit = id;
        } else {
            place.officer = id;
        }
        let stands = somebody["hex"].as_str().or_else(|| somebody["arrives"]["at"][0].as_str());
        place.hex = place.hex.or_else(|| stands.and_then(hex));
    }
    if let [WayPart::Key("names"), WayPart::Item(_), ..] = parts.as_slice()
        && let Some(name) = at(draft, &parts[..2])
    {
        place.hex = place.hex.or_else(|| name["hexes"][0].as_str().and_then(hex));
    }
    place
}

/// The hex a word names.
fn hex(word: &str) -> Option<String> {
    word.parse::<Place>().ok().map(|place| place.to_string())
}

fn corner(column: usize, row: usize) -> Option<String> {
    let place = Place::from_corner(u8::try_from(column).ok()?, u8::try_from(row).ok()?)?;
    Some(place.to_string())
}
