//! Who is who: letters, officers' names and hexes of a case, for reading it and for telling what happened.

use crate::problem::Fault;
use battle::{Camp, Cell, Event, Grid, OfficerId, Pending, UnitId};
use reader::Sentence;
use rulebook::{Clause, Language, Words};
use speech::{Lexicon, Said, unquoted, written_dice};

/// The words of a case for its units, officers and hexes.
#[derive(Clone, Debug)]
pub(crate) struct Names {
    pub(crate) grid: Grid,
    pub(crate) units: Vec<char>,
    pub(crate) officers: Vec<String>,
}

/// A camp by its name.
pub(crate) fn camp(word: &str) -> Option<Camp> {
    need_camp(word).ok()
}

/// A camp, or what is wrong.
pub(crate) fn need_camp(word: &str) -> Result<Camp, Fault> {
    named(&[Camp::North, Camp::South], Words::new("un camp", "a camp"), word)
}

/// The name of a camp.
pub(crate) fn camp_name(camp: Camp) -> &'static str {
    camp.in_language(Language::En)
}

/// The value among these that has this word.
pub(crate) fn named<T: Said + Copy>(all: &[T], what: Words, word: &str) -> Result<T, Fault> {
    speech::named(all, what, word, Language::En)
}

/// The name of a value as case files write it: `IgnoreFlags` is `ignore-flags`.
pub(crate) fn kebab(value: impl std::fmt::Debug) -> String {
    let mut name = String::new();
    for letter in format!("{value:?}").chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.extend(letter.to_lowercase());
    }
    name
}

/// Where the machine stands, in words.
pub(crate) fn pending_words(pending: Pending) -> String {
    match pending {
        Pending::Decision(camp, question) => {
            format!("{} decides: {}", camp_name(camp), question.in_language(Language::En))
        }
        Pending::Chance(chance) => {
            format!("{} for {}", count(chance.dice, "die", "dice"), chance.purpose.in_language(Language::En))
        }
        Pending::Over(outcome) => {
            let winner = outcome.winner.map_or("a draw", camp_name);
            format!("the battle is over: {winner} by {}", outcome.by.in_language(Language::En))
        }
    }
}

/// `1 die`, `3 dice`.
pub(crate) fn count(number: u8, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

impl Lexicon for Names {
    fn grid(&self) -> Grid {
        self.grid
    }

    fn unit_named(&self, word: &str) -> Option<UnitId> {
        let mut letters = word.chars();
        let letter = letters.next().filter(|_| letters.next().is_none())?;
        self.units.iter().position(|known| *known == letter).and_then(UnitId::new)
    }

    fn officer_named(&self, word: &str) -> Option<OfficerId> {
        let name = unquoted(word);
        self.officers.iter().position(|known| known == name).and_then(OfficerId::new)
    }

    fn unit_word(&self, unit: UnitId) -> String {
        self.letter(unit)
    }

    fn officer_word(&self, officer: OfficerId) -> String {
        let name = self.officers.get(officer.index()).cloned();
        format!("\"{}\"", name.unwrap_or_else(|| officer.to_string()))
    }

    fn unit_words(&self) -> Vec<String> {
        self.units.iter().map(char::to_string).collect()
    }

    fn officer_words(&self) -> Vec<String> {
        self.officers.clone()
    }
}

impl Names {
    /// The unit of a letter.
    pub(crate) fn unit(&self, word: &str) -> Result<UnitId, Fault> {
        self.read_unit(word, Language::En)
    }

    /// The hex of a name.
    pub(crate) fn cell(&self, word: &str) -> Result<Cell, Fault> {
        self.read_hex(word, Language::En)
    }

    /// The name of a hex.
    pub(crate) fn place(&self, cell: Cell) -> String {
        self.grid.place(cell).to_string()
    }

    /// The letter of a unit.
    pub(crate) fn letter(&self, unit: UnitId) -> String {
        self.units.get(unit.index()).map_or_else(|| unit.to_string(), char::to_string)
    }

    /// What happened, with letters and hexes for numbers.
    pub(crate) fn tell(&self, event: Event) -> String {
        if let Event::Rolled { purpose, roll } = event {
            return format!("rolled for {}: {}", purpose.in_language(Language::En), written_dice(roll, Language::En));
        }
        if let Event::Noted { clause } = event {
            return format!("noted {clause}");
        }
        let mut told = self.named(&format!("{event:?}"));
        if let Some(clause) = event.clause() {
            let spelt = format!(", clause: {clause:?} }}");
            told = match told.strip_suffix(&spelt) {
                Some(before) => format!("{before} }}"),
                None => told,
            };
            told = format!("{told}  {clause}");
        }
        told
    }

    /// Puts names in the place of numbers in a `Debug` text: `UnitId(0)`, `Cell(12)`.
    fn named(&self, text: &str) -> String {
        let mut told = String::new();
        let mut rest = text;
        while let Some((start, kind, number, after)) = next_number(rest) {
            told.push_str(&rest[..start]);
            told.push_str(&self.name_of(kind, number));
            rest = after;
        }
        told.push_str(rest);
        told
    }

    fn name_of(&self, kind: &str, number: u16) -> String {
        let index = usize::from(number);
        match kind {
            "UnitId(" | "Unit(UnitId(" => {
                UnitId::new(index).map_or_else(|| number.to_string(), |unit| self.letter(unit))
            }
            "OfficerId(" => self.officers.get(index).cloned().unwrap_or_else(|| format!("officer {number}")),
            "Cell(" if index < self.grid.cell_count() => {
                Cell::from_index(number).map_or_else(|| number.to_string(), |cell| self.place(cell))
            }
            "MarkerId(" | "Elephant(MarkerId(" => format!("elephant {number}"),
            _ => number.to_string(),
        }
    }
}

/// The first `Kind(number)` of a text: where it starts, its kind, the number, and what follows.
fn next_number(text: &str) -> Option<(usize, &str, u16, &str)> {
    let kinds = ["Unit(UnitId(", "Elephant(MarkerId(", "UnitId(", "OfficerId(", "MarkerId(", "Cell("];
    let (start, kind) = kinds.iter().filter_map(|kind| Some((text.find(kind)?, *kind))).min()?;
    let closed = ")".repeat(kind.matches('(').count());
    let (number, after) = text[start + kind.len()..].split_once(&closed)?;
    Some((start, kind, number.parse().ok()?, after))
}

/// The clause with this id.
pub(crate) fn clause(word: &str) -> Result<Clause, Fault> {
    Clause::by_id(word)
        .ok_or_else(|| Fault::unknown(Sentence::new("une clause", "a clause"), word, Clause::all().map(Clause::id)))
}
