//! `[map]`: from the drawing and its layers to a board. Faulty pieces are noted and left out, so that the armies can
//! be looked at on the rest.

use super::drawing::Drawn;
use super::{Spot, places, text};
use crate::file::{MapEntry, Sides};
use crate::keys;
use crate::pictured::Houses;
use battle::{Board, Cell, Grid, Land, WaterCrossing, Work};
use reader::{Sentence, Table, Value, sentence};
use rulebook::{Rulebook, Terrain, TerrainEntry};
use std::collections::{BTreeMap, BTreeSet};

/// The ground of a battle.
pub(crate) struct Ground<'f> {
    pub(crate) entry: Option<MapEntry>,
    pub(crate) board: Option<Board>,
    drawn: Option<Drawn<'f>>,
}

impl<'f> Ground<'f> {
    pub(super) fn read(root: &Table<'f>, book: Option<&Rulebook>) -> Self {
        let nothing = Self { entry: None, board: None, drawn: None };
        let Some(table) = root.need_table("map") else { return nothing };
        table.only(&keys::MAP);
        let Some(drawn) = table.need("drawing").and_then(Drawn::read) else { return nothing };
        let layers = Layers::read(&table, drawn.drawing.grid());
        let lands = lands(&drawn, &layers);
        let [palisades, ditches, fortifications] = layers.works.clone().map(|(_, lines)| sides(&lines));
        let entry = MapEntry {
            drawing: drawn.drawing.clone(),
            roads: layers.roads.iter().map(|road| places(road)).collect(),
            heights: layers.heights.iter().map(|(spot, level)| (spot.place, *level)).collect(),
            bridges: layers.bridges.iter().map(|(spot, water)| (spot.place, *water)).collect(),
            palisades,
            ditches,
            fortifications,
            houses: houses(&table),
            farms: places(&farms(&table, &drawn)),
            top: table.get("top").and_then(|value| text(&value)),
        };
        let board = layers.board(drawn.drawing.grid(), lands, drawn.whole());
        let ground = Self { entry: Some(entry), board, drawn: Some(drawn) };
        ground.check_roads(&layers, book);
        ground
    }

    /// The size of the table.
    pub(crate) fn grid(&self) -> Option<Grid> {
        self.drawn.as_ref().map(|drawn| drawn.drawing.grid())
    }

    /// A road leads over ground somebody can walk on, and a bridge carries one.
    fn check_roads(&self, layers: &Layers<'f>, book: Option<&Rulebook>) {
        let (Some(board), Some(book), Some(drawn)) = (&self.board, book, &self.drawn) else { return };
        for spot in layers.roads.iter().flatten() {
            let Some(cell) = spot.cell else { continue };
            let row = book.ground(board.footing(cell));
            if row.entry == TerrainEntry::Never {
                let what = Sentence::new(
                    format!("la route traverse un terrain infranchissable en {} ({})", spot.place, row.name.fr),
                    format!("the road runs through {} at {}", row.name.en, spot.place),
                );
                let wanted = if board.land(cell).ground == Terrain::River {
                    Sentence::new(
                        "un pont «\u{a0}b\u{a0}» ou un gué «\u{a0}x\u{a0}» dessiné là, ou une route qui l’évite",
                        "a bridge `b` or a ford `x` drawn there, or a road around it",
                    )
                } else if board.land(cell).ground == Terrain::LargeRiver {
                    Sentence::new(
                        "un pont «\u{a0}b\u{a0}» dessiné là, ou une route qui l’évite",
                        "a bridge `b` drawn there, or a road around it",
                    )
                } else {
                    Sentence::new("une route qui l’évite", "a road around it")
                };
                spot.at.report(spot.at.problem(what).expecting(wanted));
            }
        }
        for cell in board.grid().cells() {
            if board.land(cell).crossing == Some(WaterCrossing::Bridge) && !board.on_road(cell) {
                let place = board.grid().place(cell);
                let what = sentence!(
                    "aucune route ne passe sur le pont en {place}",
                    "no road leads over the bridge at {place}"
                );
                let expected =
                    sentence!("une route par {place} dans «\u{a0}roads\u{a0}»", "a road through {place} in `roads`");
                drawn.at(cell).report(drawn.at(cell).problem(what).expecting(expected));
            }
        }
    }
}

/// How the country builds; the usual way goes without saying.
fn houses(table: &Table<'_>) -> Option<Houses> {
    let houses = table.get("houses")?.word::<Houses>(Sentence::new("une façon de bâtir", "way of building"))?;
    (houses != Houses::default()).then_some(houses)
}

/// Walled farms, each drawn as habitations.
fn farms<'f>(table: &Table<'f>, drawn: &Drawn<'f>) -> Vec<Spot<'f>> {
    let grid = drawn.drawing.grid();
    let farms = table.get("farms").map(|value| Spot::list(&value, Some(grid))).unwrap_or_default();
    for spot in &farms {
        if spot.cell.is_some_and(|cell| drawn.drawing.land(cell).ground != Terrain::Habitations) {
            let what = sentence!("pas de maisons en {}", "no houses at {}", spot.place);
            let expected = Sentence::new("des habitations «\u{a0}v\u{a0}» dessinées là", "habitations `v` drawn there");
            spot.at.report(spot.at.problem(what + spot.at.place()).expecting(expected));
        }
    }
    farms
}

/// What lies on the drawn ground.
struct Layers<'f> {
    roads: Vec<Vec<Spot<'f>>>,
    heights: Vec<(Spot<'f>, u8)>,
    bridges: Vec<(Spot<'f>, Terrain)>,
    /// Palisades, ditches and fortifications: inside and outside.
    works: [(Terrain, WorkLines<'f>); 3],
}

/// Sides of hexes, as they stand in lines.
type WorkLines<'f> = Vec<Vec<(Spot<'f>, Spot<'f>)>>;

fn sides(lines: &WorkLines<'_>) -> Sides {
    let side = |(inside, outside): &(Spot<'_>, Spot<'_>)| (inside.place, outside.place);
    lines.iter().map(|line| line.iter().map(side).collect()).collect()
}

impl<'f> Layers<'f> {
    fn read(table: &Table<'f>, grid: Grid) -> Self {
        let lines = |key: &str| table.get(key).and_then(|value| value.list()).unwrap_or_default();
        let works =
            [(Terrain::Palisade, "palisades"), (Terrain::Ditch, "ditches"), (Terrain::Fortification, "fortifications")];
        let mut known = BTreeSet::new();
        Self {
            roads: lines("roads").iter().map(|line| road(line, grid)).collect(),
            heights: once_each(lines("heights").iter().filter_map(|line| height(line, grid)).collect()),
            bridges: once_each(lines("bridges").iter().filter_map(|line| bridge(line, grid)).collect()),
            works: works.map(|(kind, key)| {
                let line = |line: &Value<'f>| {
                    line.split().unwrap_or_default().iter().filter_map(|word| side(word, grid, &mut known)).collect()
                };
                (kind, lines(key).iter().map(line).collect())
            }),
        }
    }

    /// The board of all that is sound.
    fn board(&self, grid: Grid, lands: Vec<Land>, drawing: &Value<'_>) -> Option<Board> {
        let touching = |pair: &[Cell]| grid.distance(pair[0], pair[1]) == 1;
        let mut roads: Vec<Vec<Cell>> = Vec::new();
        for road in &self.roads {
            let cells: Vec<Cell> = road.iter().filter_map(|spot| spot.cell).collect();
            roads.extend(cells.windows(2).filter(|pair| touching(pair)).map(<[Cell]>::to_vec));
        }
        let work = |kind: Terrain, (inside, outside): &(Spot<'_>, Spot<'_>)| {
            Some(Work { kind, inside: inside.cell?, outside: outside.cell? })
        };
        let works =
            self.works.iter().flat_map(|(kind, lines)| lines.iter().flatten().filter_map(|side| work(*kind, side)));
        let board = Board::new(grid, lands, &roads, &works.collect::<Vec<_>>());
        let told = |error: battle::BoardError| {
            Sentence::new("ces hexagones ne forment pas un champ de bataille", error.to_string())
        };
        board.map_err(|error| drawing.report(drawing.problem(told(error)))).ok()
    }
}

/// The ground, hex by hex, with its crossings and heights.
fn lands(drawn: &Drawn<'_>, layers: &Layers<'_>) -> Vec<Land> {
    let drawing = &drawn.drawing;
    let waters: BTreeMap<Option<Cell>, Terrain> =
        layers.bridges.iter().map(|(spot, water)| (spot.cell, *water)).collect();
    let mut lands: Vec<Land> = drawing.grid().cells().map(|cell| drawing.land(cell)).collect();
    for cell in drawing.grid().cells() {
        let place = drawing.grid().place(cell);
        let at = drawn.at(cell);
        if drawing.is_bridge(cell) {
            let water = waters.get(&Some(cell)).copied().or_else(|| drawing.water_beside(cell));
            if let Some(ground) = water {
                lands[cell.index()] = Land { ground, height: 0, crossing: Some(WaterCrossing::Bridge) };
            } else {
                let what = sentence!("le pont en {place} ne franchit rien", "the bridge at {place} crosses nothing");
                at.report(at.problem(what).expecting(sentence!(
                    "de l’eau à côté, ou son eau dans «\u{a0}bridges\u{a0}»\u{a0}: \"{place} river\"",
                    "water beside it, or its water in `bridges`: `\"{place} river\"`"
                )));
            }
        } else if drawing.is_ford(cell) && drawing.water_beside(cell) != Some(Terrain::River) {
            let what = sentence!("le gué en {place} n’est dans aucune rivière", "the ford at {place} lies in no river");
            at.report(
                at.problem(what)
                    .expecting(Sentence::new("une rivière «\u{a0}~\u{a0}» à côté", "a river `~` beside it")),
            );
        }
    }
    for (spot, water) in &layers.bridges {
        let Some(cell) = spot.cell.filter(|cell| !drawing.is_bridge(*cell)) else { continue };
        if lands[cell.index()].ground == *water && !drawing.is_ford(cell) {
            lands[cell.index()].crossing = Some(WaterCrossing::Bridge);
        } else {
            let what = sentence!(
                "«\u{a0}bridges\u{a0}» nomme {}, où la carte dessine «\u{a0}{}\u{a0}»",
                "`bridges` names {}, where the map draws `{}`",
                spot.place,
                drawing.letter(cell)
            );
            let expected = Sentence::new("un pont «\u{a0}b\u{a0}» dessiné là", "a bridge `b` drawn there");
            spot.at.report(spot.at.problem(what).expecting(expected));
        }
    }
    for (spot, level) in &layers.heights {
        if let Some(cell) = spot.cell {
            lands[cell.index()].height = *level;
        }
    }
    lands
}

/// `A4 B4 C4`: each hex beside the one before.
fn road<'f>(line: &Value<'f>, grid: Grid) -> Vec<Spot<'f>> {
    let words = line.split().unwrap_or_default();
    let (count, spots) = (words.len(), words.into_iter().filter_map(|word| Spot::of(word, Some(grid))));
    let spots: Vec<Spot<'f>> = spots.collect();
    if count < 2 {
        let what = Sentence::new("une route de moins de deux hexagones", "a road of fewer than two hexes");
        line.report(line.problem(what).expecting(Sentence::new(
            "ses hexagones dans l’ordre, comme \"A4 B4 C4\"",
            "its hexes in order, as in \"A4 B4 C4\"",
        )));
    }
    // Where a hex could not be read, its neighbours need not touch.
    for pair in spots.windows(2).filter(|_| spots.len() == count) {
        if let (Some(from), Some(to)) = (pair[0].cell, pair[1].cell)
            && grid.distance(from, to) != 1
        {
            let (from, to) = (pair[0].place, pair[1].place);
            let what = sentence!("la route saute de {from} à {to}", "the road jumps from {from} to {to}");
            let expected = sentence!("un hexagone voisin de {from}", "a neighbour of {from}");
            pair[1].at.report(pair[1].at.problem(what).expecting(expected));
        }
    }
    spots
}

/// A line of a hex and one more word.
fn pair<'f>(line: &Value<'f>, example: Sentence) -> Option<(Value<'f>, Value<'f>)> {
    let words = line.split()?;
    if let [first, second] = words.as_slice() {
        return Some((first.clone(), second.clone()));
    }
    let text = line.text_or_blank().unwrap_or_default();
    let what = sentence!("«\u{a0}{text}\u{a0}» n’est pas deux mots", "`{text}` is not two words");
    line.report(line.problem(what).expecting(example));
    None
}

/// `D4 2`.
fn height<'f>(line: &Value<'f>, grid: Grid) -> Option<(Spot<'f>, u8)> {
    let example = Sentence::new("un hexagone et son niveau, comme \"D4 2\"", "a hex and its level, as in \"D4 2\"");
    let (hex, level) = pair(line, example)?;
    let spot = Spot::of(hex, Some(grid));
    let number = level.text().and_then(|text| text.parse().ok()).filter(|level| (1..=9).contains(level));
    if number.is_none() {
        let text = level.text_or_blank().unwrap_or_default();
        let what = sentence!("«\u{a0}{text}\u{a0}» n’est pas un niveau", "`{text}` is no level");
        level.report(level.problem(what).expecting(Sentence::new("un nombre de 1 à 9", "a number from 1 to 9")));
    }
    Some((spot?, number?))
}

/// `C3 large-river`.
fn bridge<'f>(line: &Value<'f>, grid: Grid) -> Option<(Spot<'f>, Terrain)> {
    let example = Sentence::new(
        "un hexagone et son eau, comme \"C3 large-river\"",
        "a hex and its water, as in \"C3 large-river\"",
    );
    let (hex, water) = pair(line, example)?;
    let spot = Spot::of(hex, Some(grid));
    let waters = [Terrain::River, Terrain::LargeRiver, Terrain::Stream];
    let text = water.text()?;
    let found = waters.into_iter().find(|water| water.to_string() == text);
    if found.is_none() {
        let noun = Sentence::new("une eau", "water");
        water.report(water.unknown(text, noun).expecting_one_of(text, &["river", "large-river", "stream"]));
    }
    Some((spot?, found?))
}

/// Notes hexes that come twice.
fn once_each<T>(lines: Vec<(Spot<'_>, T)>) -> Vec<(Spot<'_>, T)> {
    let (mut once, mut seen) = (Vec::new(), BTreeSet::new());
    for (spot, what) in lines {
        if seen.insert(spot.place) {
            once.push((spot, what));
        } else {
            spot.report_twice();
        }
    }
    once
}

/// `F4>E5`: two hexes that touch; no side has two works.
fn side<'f>(word: &Value<'f>, grid: Grid, known: &mut BTreeSet<(Cell, Cell)>) -> Option<(Spot<'f>, Spot<'f>)> {
    let text = word.text()?;
    let Some((inside, outside)) = text.split_once('>') else {
        let what = sentence!("«\u{a0}{text}\u{a0}» n’est pas un côté d’hexagone", "`{text}` is not a side of a hex");
        let expected =
            Sentence::new("l’intérieur et l’extérieur, comme F4>E5", "the inside and the outside, as in F4>E5");
        word.report(word.problem(what).expecting(expected));
        return None;
    };
    let spot = |name: &str| {
        let place = grid.find(name).map(|cell| (grid.place(cell), cell));
        let noted = place.map_err(|error| {
            let french = format!("«\u{a0}{name}\u{a0}» n’est pas un hexagone de cette table");
            let problem = word.problem(Sentence::new(french, error.to_string()));
            word.report(problem.expecting(Sentence::new("comme F4>E5", "as in F4>E5")));
        });
        noted.ok().map(|(place, cell)| Spot { place, cell: Some(cell), at: word.clone() })
    };
    let (inside, outside) = (spot(inside), spot(outside));
    let (inside, outside) = (inside?, outside?);
    let (from, to) = (inside.cell?, outside.cell?);
    if grid.distance(from, to) != 1 {
        let what = sentence!("{} et {} ne se touchent pas", "{} and {} do not touch", inside.place, outside.place);
        let expected = sentence!(
            "un hexagone voisin de {} après le «\u{a0}>\u{a0}»",
            "a neighbour of {} after the `>`",
            inside.place
        );
        word.report(word.problem(what).expecting(expected));
        return None;
    }
    if known.contains(&(to, from)) || !known.insert((from, to)) {
        let (one, other) = (inside.place, outside.place);
        let what = sentence!(
            "le côté entre {one} et {other} a déjà un ouvrage",
            "the side between {one} and {other} has a work already"
        );
        let expected =
            Sentence::new("chaque côté une seule fois, avec un seul intérieur", "each side once, with one inside");
        word.report(word.problem(what).expecting(expected));
        return None;
    }
    Some((inside, outside))
}
