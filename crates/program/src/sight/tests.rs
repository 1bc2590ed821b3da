//! The figures of the chapters, looked along by the command's own function: each in every book, with the hex that hides
//! the target.

use super::scene::{End, Scene, SceneTrouble};
use super::{Trace, weapon};
use crate::house;
use rulebook::{Book, Language};
use std::collections::BTreeSet;
use std::path::Path;

/// A line of a figure: `expect no sight A to b by LOS-3`.
struct Expected<'t> {
    from: &'t str,
    to: &'t str,
    blocked_by: Option<&'t str>,
}

impl<'t> Expected<'t> {
    fn read(line: &'t str) -> Option<Self> {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["expect", "sight", from, "to", to] => Some(Self { from, to, blocked_by: None }),
            ["expect", "no", "sight", from, "to", to, "by", clause] => {
                Some(Self { from, to, blocked_by: Some(clause) })
            }
            _ => None,
        }
    }
}

/// The hexes that hide the target, read off the figures by hand: those of the targets named in the case, in order.
fn masks(figure: &str, to: &str) -> &'static [&'static str] {
    match (figure, to) {
        ("LOS-2C", "b") => &["B2", "D2"],
        ("LOS-4A", "C2") | ("LOS-6A/foot" | "LOS-6A/elephants", "b") => &["B2"],
        (
            "LOS-1B" | "LOS-2A" | "LOS-2A/enemy" | "LOS-3B" | "LOS-4B" | "LOS-4C" | "LOS-5B" | "LOS-6B" | "LOS-6B/hill",
            "b",
        )
        | ("LOS-4B", "D2") => &["C2"],
        _ => &[],
    }
}

fn scene(name: &str) -> Scene {
    match Scene::of(name, &house::Asked::default(), None, Language::En) {
        Ok(scene) => scene,
        Err(SceneTrouble::Said(sentence)) => panic!("{sentence}"),
        Err(SceneTrouble::World(error)) => panic!("{error:?}"),
    }
}

fn end(scene: &Scene, word: &str) -> End {
    scene.end(word, Language::En).unwrap_or_else(|_| panic!("{word} is on the map of {}", scene.title))
}

#[test]
fn every_figure_of_the_chapters_is_seen_as_it_is_printed() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../trials/figures/sight.case");
    let text = std::fs::read_to_string(&file).unwrap();
    let mut figures = BTreeSet::new();
    for block in text.split("\ncase fig/{book}-").skip(1) {
        let figure = block.split_whitespace().next().unwrap();
        for book in Book::ALL {
            let scene = scene(&format!("{}:fig/{}-{figure}", file.display(), book.letter()));
            for expected in block.lines().filter_map(Expected::read) {
                let (from, to) = (end(&scene, expected.from), end(&scene, expected.to));
                let trace = Trace::of(&scene.view(), from.cell(), to.cell(), weapon(&scene, from, None));
                let place = |cell| scene.battle.setup().board.grid().place(cell).to_string();
                let seen = format!("{figure} in {book}, {} to {}", expected.from, expected.to);
                assert_eq!(trace.blocked_by.map(rulebook::Clause::id), expected.blocked_by, "{seen}");
                let found: Vec<String> = trace.masks().into_iter().map(place).collect();
                assert_eq!(found, masks(figure, expected.to), "{seen}");
                figures.insert(figure.split('/').next().unwrap());
            }
        }
    }
    assert_eq!(figures.len(), 17, "{figures:?}");
}

#[test]
fn what_the_line_meets_is_told_near_to_far_with_its_sides() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../trials/figures/sight.case");
    let scene = scene(&format!("{}:fig/J-LOS-2C/control", file.display()));
    let (from, to) = (end(&scene, "A"), end(&scene, "b"));
    let trace = Trace::of(&scene.view(), from.cell(), to.cell(), weapon(&scene, from, None));
    let page = super::page::page(&scene, &trace, Language::Fr);
    let hexes: Vec<&str> =
        page.lines().filter(|line| line.contains("(longée") || line.contains("(traversée")).collect();
    assert_eq!(hexes.len(), 5, "{page}");
    assert!(hexes[0].contains("B2 (longée, à gauche)") && hexes[0].contains("masque (LOS-4)"), "{page}");
    assert!(hexes[2].contains("C2 (traversée)"), "{page}");
    assert!(page.contains("elle n’est masquée que d’un côté"), "{page}");
}
