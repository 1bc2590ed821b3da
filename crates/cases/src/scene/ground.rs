//! What lies on the drawn ground of a scene.

use crate::drawing::Drawing;
use crate::names::Names;
use crate::problem::Fault;
use reader::{Sentence, sentence};
use rulebook::{Terrain, Words};
use speech::Phrase;

/// `road A1 B2`, `work palisade C3>C2`, `bridge C3 large-river`, `height C3 2`.
pub(super) fn read(mut words: Phrase<'_>, drawing: &mut Drawing) -> Result<(), Fault> {
    let grid = drawing.grid();
    let names = Names { grid, units: Vec::new(), officers: Vec::new() };
    let place = |word: &str| names.cell(word).map(|cell| grid.place(cell));
    match words.take_one(Words::new("road, work, bridge ou height", "road, work, bridge or height"))? {
        "road" => {
            let mut road = Vec::new();
            while words.peek().is_some() {
                road.push(place(words.take_one(Words::new("un hexagone", "a hex"))?)?);
            }
            drawing.road(road);
        }
        "work" => {
            let kinds = [Terrain::Palisade, Terrain::Ditch, Terrain::Fortification];
            let word =
                words.take_one(Words::new("palisade, ditch ou fortification", "palisade, ditch or fortification"))?;
            let known = kinds.into_iter().find(|kind| kind.to_string() == word);
            let kind = known
                .ok_or_else(|| Fault::unknown(Sentence::new("un ouvrage", "a work"), word, kinds.map(Into::into)))?;
            while words.peek().is_some() {
                let side = words.take_one(Words::new("un côté, comme C3>C2", "a side, as in C3>C2"))?;
                let wrong = || {
                    Fault::new(sentence!("«\u{a0}{side}\u{a0}» n’est pas un côté", "`{side}` is no side")).expecting(
                        Sentence::new(
                            "«\u{a0}C3>C2\u{a0}»\u{a0}: du dedans vers le dehors",
                            "`C3>C2`: from the inside out",
                        ),
                    )
                };
                let (inside, outside) = side.split_once('>').ok_or_else(wrong)?;
                drawing.work(kind, place(inside)?, place(outside)?);
            }
        }
        "bridge" => {
            let at = place(words.take_one(Words::new("un hexagone", "a hex"))?)?;
            let waters = [Terrain::River, Terrain::LargeRiver, Terrain::Stream];
            let word = words.take_one(Words::new("river, large-river ou stream", "river, large-river or stream"))?;
            let known = waters.into_iter().find(|water| water.to_string() == word);
            drawing.bridge(
                at,
                known
                    .ok_or_else(|| Fault::unknown(Sentence::new("une eau", "a water"), word, waters.map(Into::into)))?,
            );
        }
        _ => {
            let at = place(words.take_one(Words::new("un hexagone", "a hex"))?)?;
            drawing.height(at, words.number(Sentence::new("un niveau", "a level"))?);
        }
    }
    words.finish()
}
