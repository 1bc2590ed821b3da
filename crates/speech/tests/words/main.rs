//! Commands and dice in words: both languages, both ways.

#[path = "../../../battle/tests/whole/fields.rs"]
mod fields;

mod faults;
mod names;
mod round;
mod scratch;
mod vocabulary;

use battle::{Battle, Command, View};
use names::People;
use rulebook::Language;
use speech::{Fault, Phrase, Speech};

const LANGUAGES: [Language; 2] = [Language::Fr, Language::En];

/// Reads what means one command.
fn read(text: &str, view: &View<'_>, people: &People, language: Language) -> Result<Command, Fault> {
    match Speech::read(&mut Phrase::of(text, language), people)?.as_slice() {
        [speech] => speech.command(view, people, language),
        several => panic!("`{text}` is {} commands", several.len()),
    }
}

/// A battle that has begun, from a number.
fn battle(book: usize, seed: u64) -> Battle {
    let mut battle = Battle::new(fields::setup(&books::ALL[book], seed)).expect("the field is sound");
    battle.begin(&mut ());
    battle
}
