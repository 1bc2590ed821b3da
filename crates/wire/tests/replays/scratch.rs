use crate::choices::Mute;
use crate::fields::{Luck, answer};
use crate::{give, recorded};
use std::fmt::Write;
use wire::live::Choices;
use wire::{CommandWords, Position};

#[test]
fn scratch_golden() {
    let mut out = String::new();
    for book in 0..books::ALL.len() {
        for seed in 0..10 {
            let (field, mut recorder) = recorded(book, seed, 0);
            let (mut luck, mut list) = (Luck::new(seed ^ 0x5_7043), Vec::new());
            while let Some(next) = answer(recorder.battle(), &mut luck, &mut list) {
                let battle = recorder.battle();
                if luck.one_in(6) {
                    let choices = Choices::of(battle, &field, &Mute);
                    writeln!(out, "{}", serde_json::to_string(&choices).unwrap()).unwrap();
                    writeln!(out, "{}", serde_json::to_string(&Position::of(battle, &field)).unwrap()).unwrap();
                }
                if let speech::Answer::Command(command) = next {
                    writeln!(out, "{}", serde_json::to_string(&CommandWords::of(command, battle, &field)).unwrap())
                        .unwrap();
                }
                give(&mut recorder, next);
            }
            writeln!(out, "{}", recorder.replay()).unwrap();
        }
    }
    std::fs::write(std::env::var("SCRATCH_OUT").unwrap(), out).unwrap();
}
