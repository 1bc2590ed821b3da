//! Replays: recorded, written, read, verified, and refused when they were touched.

#[path = "../../../battle/tests/whole/fields.rs"]
mod fields;

mod choices;
mod damage;
mod earlier;
mod json;
mod lessons;
mod people;
mod round;
mod tables;
mod typescript;

use battle::Battle;
use fields::{Luck, answer};
use rulebook::Language;
use speech::Answer;
use std::sync::Arc;
use wire::{Field, Flaw, Recorder, Replay};

/// A random battlefield, from a number.
fn field(book: usize, seed: u64) -> Arc<Field> {
    let setup = fields::setup(&books::ALL[book], seed);
    let cast = people::cast(&setup);
    Arc::new(Field::new(format!("field-{seed}"), setup, cast))
}

/// Plays by chance, up to so many answers.
fn play(recorder: &mut Recorder, seed: u64, most: usize) {
    let (mut luck, mut list) = (Luck::new(seed ^ 0x7_2e9_1a7), Vec::new());
    for _ in 0..most {
        let Some(next) = answer(recorder.battle(), &mut luck, &mut list) else { return };
        give(recorder, next);
    }
}

fn give(recorder: &mut Recorder, answer: Answer) {
    match answer {
        Answer::Command(command) => recorder.command(command, &mut ()).expect("it was on the list"),
        Answer::Roll(roll) => recorder.roll(roll, &mut ()).expect("these dice were asked for"),
    }
}

/// A game played by chance.
fn recorded(book: usize, seed: u64, most: usize) -> (Arc<Field>, Recorder) {
    let field = field(book, seed);
    let mut recorder = Recorder::new(Arc::clone(&field), &mut ()).expect("the field is sound");
    recorder.name_player(battle::Camp::North, "Alice ");
    recorder.name_player(battle::Camp::South, "Bob l’Éponge");
    recorder.date("2026-11-15");
    play(&mut recorder, seed, most);
    (field, recorder)
}

/// The first of them in which both sides speak and somebody attacks.
fn fought(book: usize) -> (Arc<Field>, Recorder) {
    let mut games = (11..).map(|seed| recorded(book, seed, usize::MAX));
    let told =
        |text: &str| [" dice attack ", "2 south ", " north ", " activate "].iter().all(|line| text.contains(line));
    games.find(|(_, game)| told(&game.replay().to_string())).expect("people fight")
}

/// What is wrong with a text, on which line; nothing if it verifies.
fn flaw(text: &str, field: &Arc<Field>) -> Option<(Option<usize>, String)> {
    let first = |flaw: &Flaw| (flaw.place, flaw.text.in_language(Language::En).to_owned());
    match Replay::read(text) {
        Err(flaws) => Some(first(flaws.0.first().expect("a reason"))),
        Ok(replay) => replay.verify(Arc::clone(field)).err().map(|flaw| first(&flaw)),
    }
}

/// The end of a battle.
fn fingerprint(battle: &Battle) -> u64 {
    battle.fingerprint()
}
