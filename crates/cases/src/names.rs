//! Who is who: letters, officers' names and hexes of a case, for reading it and for telling what happened.

use crate::problem::Fault;
use battle::{Camp, Cell, Event, Grid, OfficerId, Pending, Place, Purpose, Question, Roll, UnitId, WonBy};
use rulebook::{Clause, Face, Order};
use strum::IntoEnumIterator;

/// The words of a case for its units, officers and hexes.
#[derive(Clone, Debug)]
pub(crate) struct Names {
    /// The board, island included.
    pub(crate) grid: Grid,
    /// What is drawn of it.
    pub(crate) drawn: Grid,
    pub(crate) units: Vec<char>,
    pub(crate) officers: Vec<String>,
}

/// A camp by its name.
pub(crate) fn camp(word: &str) -> Option<Camp> {
    match word {
        "north" => Some(Camp::North),
        "south" => Some(Camp::South),
        _ => None,
    }
}

/// A camp, or what is wrong.
pub(crate) fn need_camp(word: &str) -> Result<Camp, Fault> {
    camp(word).ok_or_else(|| Fault::unknown("a camp", word, ["north", "south"]))
}

/// The name of a camp.
pub(crate) fn camp_name(camp: Camp) -> &'static str {
    match camp {
        Camp::North => "north",
        Camp::South => "south",
    }
}

/// Every question, to be found by its name.
pub(crate) const QUESTIONS: [Question; 18] = [
    Question::Command,
    Question::Selection,
    Question::Movement,
    Question::GoAlong,
    Question::Combat,
    Question::FrontRank,
    Question::AttackOrder,
    Question::DefenceOrder,
    Question::Evade,
    Question::IgnoreFlags,
    Question::Retreat,
    Question::FollowUp,
    Question::Pursue,
    Question::PursueAttack,
    Question::Riposte,
    Question::Flee,
    Question::Elephant,
    Question::ReplaceGeneral,
];

/// Every reason to roll, to be found by its name.
pub(crate) const PURPOSES: [Purpose; 12] = [
    Purpose::Attack,
    Purpose::Riposte,
    Purpose::ElephantFight,
    Purpose::Confirm,
    Purpose::Dispersion,
    Purpose::Burst,
    Purpose::Desertion,
    Purpose::ElephantFlight,
    Purpose::FrontRank,
    Purpose::Staff,
    Purpose::Messengers,
    Purpose::BurnOut,
];

/// Every way to win, to be found by its name.
pub(crate) const ENDINGS: [WonBy; 4] = [WonBy::Elimination, WonBy::Objectives, WonBy::Exit, WonBy::TurnLimit];

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

/// The value with this name.
pub(crate) fn by_name<T: Copy + std::fmt::Debug>(all: &[T], what: &str, word: &str) -> Result<T, Fault> {
    let found = all.iter().copied().find(|value| kebab(value) == word);
    found.ok_or_else(|| {
        let names: Vec<String> = all.iter().map(kebab).collect();
        Fault::unknown(what, word, names.iter().map(String::as_str))
    })
}

/// Where the machine stands, in words.
pub(crate) fn pending_words(pending: Pending) -> String {
    match pending {
        Pending::Decision(camp, question) => format!("{} decides: {}", camp_name(camp), kebab(question)),
        Pending::Chance(chance) => format!("{} for {}", count(chance.dice, "die", "dice"), kebab(chance.purpose)),
        Pending::Over(outcome) => {
            let winner = outcome.winner.map_or("a draw", camp_name);
            format!("the battle is over: {winner} by {}", kebab(outcome.by))
        }
    }
}

/// `1 die`, `3 dice`.
pub(crate) fn count(number: u8, one: &str, many: &str) -> String {
    format!("{number} {}", if number == 1 { one } else { many })
}

impl Names {
    /// The unit of a letter.
    pub(crate) fn unit(&self, word: &str) -> Result<UnitId, Fault> {
        self.unit_if(word).ok_or_else(|| {
            let known: Vec<String> = self.units.iter().map(char::to_string).collect();
            Fault::unknown("a unit of this case", word, known.iter().map(String::as_str))
        })
    }

    /// The unit of a letter, if there is one.
    pub(crate) fn unit_if(&self, word: &str) -> Option<UnitId> {
        let mut letters = word.chars();
        let letter = letters.next().filter(|_| letters.next().is_none())?;
        self.units.iter().position(|known| *known == letter).and_then(UnitId::new)
    }

    /// The officer of a name.
    pub(crate) fn officer(&self, word: &str) -> Result<OfficerId, Fault> {
        let known = || self.officers.iter().map(String::as_str);
        self.officer_if(word).ok_or_else(|| Fault::unknown("an officer of this case", word, known()))
    }

    /// The officer of a name, if there is one.
    pub(crate) fn officer_if(&self, word: &str) -> Option<OfficerId> {
        let name = unquoted(word);
        self.officers.iter().position(|known| known == name).and_then(OfficerId::new)
    }

    /// The hex of a name.
    pub(crate) fn cell(&self, word: &str) -> Result<Cell, Fault> {
        let place: Place = word.parse().map_err(|error| Fault::new(format!("{error}")).expecting("a hex, as in C7"))?;
        let cell = self.drawn.cell_at(place).and_then(|_| self.grid.cell_at(place));
        cell.ok_or_else(|| {
            let (columns, rows) = (self.drawn.columns(), self.drawn.rows());
            Fault::new(format!("`{word}` is off the map, which has {columns} columns and {rows} rows"))
        })
    }

    /// The name of a hex.
    pub(crate) fn place(&self, cell: Cell) -> String {
        self.grid.place(cell).to_string()
    }

    /// Is the hex on the drawn map?
    pub(crate) fn is_drawn(&self, cell: Cell) -> bool {
        self.drawn.cell_at(self.grid.place(cell)).is_some()
    }

    /// The letter of a unit.
    pub(crate) fn letter(&self, unit: UnitId) -> String {
        self.units.get(unit.index()).map_or_else(|| unit.to_string(), char::to_string)
    }

    /// What happened, with letters and hexes for numbers.
    pub(crate) fn tell(&self, event: Event) -> String {
        if let Event::Rolled(purpose, roll) = event {
            return format!("rolled for {}: {}", kebab(purpose), roll_words(roll));
        }
        if let Event::Noted(clause) = event {
            return format!("noted {clause}");
        }
        let mut told = self.named(&format!("{event:?}"));
        if let Some(clause) = event.clause() {
            let spelt = format!(", {clause:?})");
            told = match told.strip_suffix(&spelt) {
                Some(before) => format!("{before})"),
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

/// A name without its quotes.
pub(crate) fn unquoted(word: &str) -> &str {
    word.strip_prefix('"').and_then(|inner| inner.strip_suffix('"')).unwrap_or(word)
}

/// What dice showed: `flag x2, cavalry`.
pub(crate) fn roll_words(roll: Roll) -> String {
    let faces = Face::iter().filter(|face| 0 < roll.count(*face)).map(|face| match roll.count(face) {
        1 => face.to_string(),
        many => format!("{face} x{many}"),
    });
    faces.collect::<Vec<_>>().join(", ")
}

/// The clause with this id.
pub(crate) fn clause(word: &str) -> Result<Clause, Fault> {
    Clause::by_id(word).ok_or_else(|| Fault::unknown("a clause", word, Clause::all().map(Clause::id)))
}

/// The order with this name.
pub(crate) fn order(word: &str) -> Result<Order, Fault> {
    word.parse().map_err(|_| Fault::unknown("an order", word, Order::iter().map(Into::into)))
}
