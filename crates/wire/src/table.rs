//! The table in words: what stands where, and what is asked. The same position, the same words.

use crate::Field;
use battle::{Outcome, Pending, Standing, View};
use rulebook::Language;
use speech::{Lexicon, Said};
use std::fmt::Write;

/// Who stands where with how much, in English: a line for each unit, officer, panicking elephant and burning hex.
#[must_use]
pub fn table_words(view: &View<'_>, field: &Field) -> String {
    let place = |cell| Option::map_or(cell, "-".to_owned(), |cell| field.hex_word(cell));
    let mut text = format!("turn {} {}\n", view.turn(), view.active().in_language(Language::En));
    let _ = writeln!(text, "{}", pending_words(view.pending(), Language::En));
    let [north, south] = [battle::Camp::North, battle::Camp::South].map(|camp| view.tokens(camp));
    let _ = writeln!(text, "tokens {north} {south}");
    for (unit, name) in view.unit_ids().zip(&field.cast().units) {
        let _ = writeln!(text, "{} {} {}", name.id, place(view.cell(unit)), view.elements(unit));
    }
    for (officer, name) in view.officer_ids().zip(&field.cast().officers) {
        let _ = writeln!(text, "{} {}", name.id, place(view.officer_cell(officer)));
    }
    for (_, camp, cell) in view.elephants() {
        let _ = writeln!(text, "elephant {} {}", camp.in_language(Language::En), field.hex_word(cell));
    }
    for cell in field.grid().cells().filter(|cell| view.burns(*cell)) {
        let _ = writeln!(text, "fire {}", field.hex_word(cell));
    }
    text
}

/// What the machine waits for: `decision south movement`, `dice 3 attack`, `over south by elimination`.
#[must_use]
pub fn pending_words(pending: Pending, language: Language) -> String {
    match pending {
        Pending::Decision(camp, question) => {
            let decision = match language {
                Language::Fr => "décision",
                Language::En => "decision",
            };
            format!("{decision} {} {}", camp.in_language(language), question.in_language(language))
        }
        Pending::Chance(chance) => {
            let dice = match language {
                Language::Fr => "dés",
                Language::En => "dice",
            };
            format!("{dice} {} {}", chance.dice, chance.purpose.in_language(language))
        }
        Pending::Over(outcome) => {
            let over = match language {
                Language::Fr => "fin",
                Language::En => "over",
            };
            format!("{over} {}", ending_words(outcome, language))
        }
    }
}

/// `south by elimination`, `draw by turn-limit`.
#[must_use]
pub fn ending_words(outcome: Outcome, language: Language) -> String {
    let (draw, by) = match language {
        Language::Fr => ("nul", "par"),
        Language::En => ("draw", "by"),
    };
    let winner = outcome.winner.map_or(draw, |camp| camp.in_language(language));
    format!("{winner} {by} {}", outcome.by.in_language(language))
}
