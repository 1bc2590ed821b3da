//! Files of format 1: they play, and are compared as far as they can be. Their checks were made another way.

use crate::{flaw, fought, recorded};
use std::sync::Arc;
use wire::Replay;

/// A game as an older program wrote it: another number at the top, another hash everywhere.
fn of_format_1(text: &str) -> String {
    let other = |line: &str| match line.rsplit_once(" #") {
        Some((words, check)) => format!("{words} #{}", check.chars().rev().collect::<String>()),
        None => line.replace("replay 2", "replay 1").replace("sha256:", "blake3:0").replace("hash ", "hash 0"),
    };
    text.lines().map(|line| other(line) + "\n").collect()
}

#[test]
fn a_file_of_format_1_plays_and_whoever_verifies_it_learns_what_was_not_compared() {
    for book in 0..books::ALL.len() {
        let (field, recorder) = recorded(book, 41, usize::MAX);
        let today = recorder.replay().to_string();
        let text = of_format_1(&today);
        let read = Replay::read(&text).expect("it was well written then");
        assert_eq!(read.to_string(), text, "it is written back as it was");
        let verified = read.verify(Arc::clone(&field)).expect("it plays");
        assert_eq!(verified.earlier_format, Some(1));
        assert_eq!(verified.battle.fingerprint(), recorder.battle().fingerprint());
        let verified = Replay::read(&today).expect("well written").verify(field).expect("it plays");
        assert_eq!(verified.earlier_format, None);
    }
}

#[test]
fn the_lines_the_dice_and_the_ending_of_a_file_of_format_1_are_held_to_the_rules() {
    let (field, recorder) = fought(3);
    let text = of_format_1(&recorder.replay().to_string());
    let lines: Vec<&str> = text.lines().collect();
    let place = |wanted: &str| lines.iter().position(|line| line.contains(wanted)).expect("such a line");
    for (index, changed) in [
        (lines.len() - 2, "end unfinished #0000".to_owned()),
        (place(" dice attack "), lines[place(" dice attack ")].replacen("attack ", "attack flag ", 1)),
        (place("2 south "), lines[place("2 south ")].replacen("south", "north", 1)),
        (place(" activate "), lines[place(" activate ")].replacen("activate", "activate nobody", 1)),
        (place("scenario "), "scenario elsewhere blake3:00".to_owned()),
    ] {
        let mut touched: Vec<&str> = lines.clone();
        touched[index] = &changed;
        assert_eq!(flaw(&touched.join("\n"), &field).expect("it is refused").0, Some(index + 1), "{changed}");
    }
}

#[test]
fn nobody_hides_a_change_by_calling_a_file_old() {
    let (field, recorder) = recorded(0, 43, 60);
    let text = recorder.replay().to_string().replace("étendard replay 2", "étendard replay 1");
    let (line, said) = flaw(&text, &field).expect("its hash is of today");
    assert_eq!(line, Some(5));
    assert!(said.contains("then `blake3:` and its hash"), "{said}");
}
