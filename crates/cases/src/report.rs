//! What is told of a case that was played: where it differs, the table as it stands, and what happened.

use crate::names::{camp_name, count};
use crate::scene::Scene;
use battle::{Battle, Event, Place};
use rulebook::Book;
use std::fmt::{self, Display, Formatter, Write};

/// A case that was played in one book.
#[derive(Clone, Debug)]
pub struct Run {
    /// The id, with the letter of the book.
    pub id: String,
    /// In which book.
    pub book: Book,
    /// Where it differs from what the case says.
    pub failures: Vec<Failure>,
    /// The table at the end, and everything that happened.
    pub story: String,
    /// The number that stands for the moment it ended at ([`Battle::fingerprint`]), if the machine got there.
    pub fingerprint: Option<u64>,
}

/// One difference between what a case says and what happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The file, as the reader named it.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The case, with the letter of the book.
    pub case: String,
    /// What was expected and what was found.
    pub what: String,
}

impl Display for Failure {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}: {}: {}", self.file, self.line, self.case, self.what)
    }
}

impl Run {
    /// The differences and, if there are any, the story.
    #[must_use]
    pub fn report(&self) -> Option<String> {
        if self.failures.is_empty() {
            return None;
        }
        let mut text = String::new();
        for failure in &self.failures {
            let _ = writeln!(text, "{failure}");
        }
        Some(text + &self.story)
    }
}

/// The table as it stands, who is on it, and what happened.
pub(crate) fn story(scene: &Scene, battle: &Battle, log: &[Event]) -> String {
    let mut text = drawn(scene, battle);
    text.push_str(&roster(scene, battle));
    text.push_str(&told(scene, log));
    text
}

/// The map with the units where they stand now, drawn as case files draw it.
fn drawn(scene: &Scene, battle: &Battle) -> String {
    let (view, grid) = (battle.view(), scene.names.grid);
    let mut text = String::new();
    for row in 0..grid.rows() {
        let indent = if row % 2 == 0 { "  " } else { "" };
        let hexes = (0..grid.columns()).filter_map(|column| Place::from_corner(column, row)).map(|place| {
            let ground = grid.cell_at(place).map_or('?', |cell| scene.drawing.glyph(cell));
            let unit = grid.cell_at(place).and_then(|cell| view.unit_at(cell));
            format!("{ground}{:<3}", unit.map_or_else(String::new, |unit| scene.names.letter(unit)))
        });
        let line = format!("    {:>2} {indent}{}", row + 1, hexes.collect::<String>());
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text
}

/// Who is left, with how many elements; officers and panicking elephants.
fn roster(scene: &Scene, battle: &Battle) -> String {
    let (view, names) = (battle.view(), &scene.names);
    let place = |cell| format!("at {}", names.place(cell));
    let mut people: Vec<String> = Vec::new();
    for unit in view.unit_ids() {
        let at = match (view.elements(unit), view.cell(unit)) {
            (0, _) => "destroyed".to_owned(),
            (left, Some(cell)) => format!("{}, {}", count(left, "element", "elements"), place(cell)),
            (left, None) => format!("{}, off the table", count(left, "element", "elements")),
        };
        people.push(format!("{} ({} {}): {at}", names.letter(unit), camp_name(view.camp(unit)), view.troop(unit).key));
    }
    for (officer, name) in view.officer_ids().zip(&names.officers) {
        people
            .push(format!("{name}: {}", view.officer_cell(officer).map_or_else(|| "off the table".to_owned(), place)));
    }
    people.extend(view.elephants().map(|(_, _, cell)| format!("a panicking elephant {}", place(cell))));
    people.iter().fold(String::new(), |text, line| text + "    " + line + "\n")
}

/// What happened; clauses that only spoke are gathered on one line.
fn told(scene: &Scene, log: &[Event]) -> String {
    let mut text = String::new();
    let mut noted: Vec<String> = Vec::new();
    let flush = |noted: &mut Vec<String>, text: &mut String| {
        if !noted.is_empty() {
            let _ = writeln!(text, "      · {}", noted.join(" "));
            noted.clear();
        }
    };
    for event in log {
        if let Event::Noted { clause } = event {
            noted.push(clause.to_string());
        } else {
            flush(&mut noted, &mut text);
            let _ = writeln!(text, "      {}", scene.names.tell(*event));
        }
    }
    flush(&mut noted, &mut text);
    text
}
