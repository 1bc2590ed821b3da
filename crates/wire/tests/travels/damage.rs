//! Replays that were touched are refused, and the line is named.

use crate::fields::Luck;
use crate::{field, flaw, recorded};
use std::sync::Arc;
use wire::{Field, Replay};

/// A finished game and its field.
fn game(book: usize, seed: u64) -> (Arc<Field>, Vec<String>) {
    let (field, recorder) = recorded(book, seed, usize::MAX);
    let text = recorder.replay().to_string();
    assert_eq!(flaw(&text, &field), None);
    (field, text.lines().map(str::to_owned).collect())
}

fn is_numbered(line: &str) -> bool {
    line.starts_with(|letter: char| letter.is_ascii_digit())
}

/// Numbers the lines anew, so that only what they say can give them away.
fn renumbered(lines: &[String]) -> String {
    let mut number = 0;
    let numbered = lines.iter().map(|line| match line.split_once(' ') {
        Some((_, rest)) if is_numbered(line) => {
            number += 1;
            format!("{number} {rest}")
        }
        _ => line.clone(),
    });
    numbered.collect::<Vec<_>>().join("\n")
}

#[test]
fn two_commands_that_change_places_are_found_where_they_stand() {
    for book in 0..books::ALL.len() {
        let (field, lines) = game(book, 20);
        let first = lines.iter().position(|line| is_numbered(line)).expect("a line");
        let last = lines.iter().rposition(|line| is_numbered(line)).expect("a line");
        let words = |index: usize| lines[index].split_once(' ').expect("words").1;
        for index in first..last {
            if words(index).split('#').next() == words(index + 1).split('#').next() {
                continue;
            }
            let mut swapped = lines.clone();
            swapped.swap(index, index + 1);
            let place = flaw(&swapped.join("\n"), &field).expect("it is refused").0;
            assert_eq!(place, Some(index + 1), "{:#?}", &swapped[index..index + 2]);
            let place = flaw(&renumbered(&swapped), &field).expect("it is refused").0;
            assert_eq!(place, Some(index + 1), "{:#?}", &swapped[index..index + 2]);
        }
    }
}

#[test]
fn a_line_left_out_or_said_twice_is_found() {
    for book in 0..books::ALL.len() {
        let (field, lines) = game(book, 21);
        let first = lines.iter().position(|line| is_numbered(line)).expect("a line");
        let last = lines.iter().rposition(|line| is_numbered(line)).expect("a line");
        for index in (first..=last).step_by(3) {
            let mut fewer = lines.clone();
            fewer.remove(index);
            let place = flaw(&fewer.join("\n"), &field).expect("it is refused").0.expect("a line");
            assert_eq!(place, index + 1, "without {}", lines[index]);
            assert!(flaw(&renumbered(&fewer), &field).is_some(), "without {}", lines[index]);
            let mut more = lines.clone();
            more.insert(index, lines[index].clone());
            let place = flaw(&more.join("\n"), &field).expect("it is refused").0.expect("a line");
            assert_eq!(place, index + 2, "twice {}", lines[index]);
            assert!(flaw(&renumbered(&more), &field).is_some(), "twice {}", lines[index]);
        }
    }
}

#[test]
fn a_game_cut_short_anywhere_is_refused() {
    let (field, lines) = game(0, 22);
    for kept in 0..lines.len() {
        assert!(flaw(&lines[..kept].join("\n"), &field).is_some(), "{kept} of {} lines", lines.len());
    }
    // Even where somebody keeps the end.
    let first = lines.iter().position(|line| is_numbered(line)).expect("a line");
    for kept in (first..lines.len() - 2).step_by(5) {
        let cut: Vec<String> = [&lines[..kept], &lines[lines.len() - 2..]].concat();
        let (place, said) = flaw(&cut.join("\n"), &field).expect("it is refused");
        assert_eq!(place, Some(kept + 1), "{said}");
    }
}

#[test]
fn dice_that_were_changed_are_found() {
    let other = |line: &str| {
        let faces = [("green", "red"), ("red", "flag"), ("flag", "green"), ("blue", "flag"), ("letter", "blue")];
        faces.into_iter().find(|(face, _)| line.contains(face)).map(|(face, other)| line.replacen(face, other, 1))
    };
    let mut tried = 0;
    for seed in 40..56 {
        let (field, lines) = game(3, seed);
        for (index, line) in lines.iter().enumerate().filter(|(_, line)| line.contains(" dice ")) {
            let Some(changed) = other(line) else { continue };
            let mut touched = lines.clone();
            touched[index] = changed;
            tried += 1;
            assert_eq!(flaw(&touched.join("\n"), &field).expect("it is refused").0, Some(index + 1), "{line}");
        }
    }
    assert!(20 < tried, "{tried} rolls were changed");
}

#[test]
fn moves_that_were_changed_are_found() {
    let (field, lines) = game(3, 23);
    for (index, line) in lines.iter().enumerate().filter(|(_, line)| line.contains(" move ")) {
        let mut touched = lines.clone();
        let (before, check) = line.rsplit_once(" #").expect("a check");
        let (before, _) = before.rsplit_once(' ').expect("a hex");
        touched[index] = format!("{before} A1 #{check}");
        if touched != lines {
            assert_eq!(flaw(&touched.join("\n"), &field).expect("it is refused").0, Some(index + 1), "{line}");
        }
    }
}

#[test]
fn what_the_header_says_is_held_to_it() {
    let (field, recorder) = recorded(2, 0, usize::MAX);
    let text = recorder.replay().to_string();
    for (line, from, to, wanted) in [
        (1, "étendard replay 2", "étendard replay 3", "use a newer one"),
        (1, "étendard replay 2", "[scenario]", "this is no replay"),
        (2, "book jomini", "book panache", "is of jomini"),
        (2, "book jomini", "book jominy", "did you mean `jomini`?"),
        (3, "rules 2", "rules two", "expected a number"),
        (4, "options ", "options lone-officer-mask ", "did you mean `lone-officers-mask`?"),
        (5, "scenario field-0 sha256:", "scenario field-1 sha256:", "is not the one that was played"),
        (5, "scenario field-0 sha256:", "scenario field-0 sha256:00", "is not the one that was played"),
        (5, "scenario field-0 sha256:", "scenario field-0 ", "then `sha256:` and its hash"),
        (8, "date 2026-11-15", "date yesterday", "is no date"),
        (8, "date 2026-11-15", "day 2026-11-15", "a line of the header"),
        (8, "date 2026-11-15", "south Carol", "was said on line 7 already"),
        (9, "start ", "start 0", "the beginning is not"),
    ] {
        assert!(text.contains(from), "{from} in\n{text}");
        let (place, said) = flaw(&text.replacen(from, to, 1), &field).expect("it is refused");
        assert!(said.contains(wanted), "{wanted}: {said}");
        assert_eq!(place, Some(line), "{said}");
    }
    let last = text.lines().count();
    for (from, to) in [("north Alice", "north Alicia"), ("date 2026-11-15", "date 2026-11-16")] {
        assert_eq!(flaw(&text.replacen(from, to, 1), &field).expect("it is refused").0, Some(last), "{to}");
    }
    assert!(
        flaw(&text.replacen("north Alice\n", "", 1), &field).expect("it is refused").1.contains("`north` is missing")
    );
}

#[test]
fn another_ending_is_refused() {
    let (field, lines) = game(1, 25);
    let end = lines.len() - 2;
    for other in ["end unfinished", "end north by exit", "end draw by objectives", "end nobody", "end south"] {
        let mut touched = lines.clone();
        let check = lines[end].rsplit_once(" #").expect("a check").1;
        touched[end] = format!("{other} #{check}");
        assert_eq!(flaw(&touched.join("\n"), &field).expect("it is refused").0, Some(end + 1), "{other}");
    }
    let mut more = lines.clone();
    more.push("1 south end command #0000".to_owned());
    assert!(flaw(&more.join("\n"), &field).expect("it is refused").1.contains("nothing may follow"));
}

#[test]
fn another_battlefield_is_refused() {
    let (_, lines) = game(0, 26);
    let other = field(0, 27);
    assert_eq!(flaw(&lines.join("\n"), &other).expect("it is refused").0.map(|line| line < 6), Some(true));
}

#[test]
fn no_letter_can_be_changed_in_silence() {
    let mut luck = Luck::new(31);
    for book in 0..books::ALL.len() {
        let (field, recorder) = recorded(book, 28, 120);
        let text = recorder.replay().to_string();
        let original = Replay::read(&text).expect("it was just written");
        let letters: Vec<char> = text.chars().collect();
        let pool: Vec<char> = "abcxyzABC019 #:-\"\n\té\u{0}".chars().collect();
        for _ in 0..300 {
            let mut touched = letters.clone();
            let at = luck.below(touched.len());
            match luck.below(3) {
                0 => touched[at] = pool[luck.below(pool.len())],
                1 => touched.insert(at, pool[luck.below(pool.len())]),
                _ => {
                    touched.remove(at);
                }
            }
            let touched: String = touched.into_iter().collect();
            if flaw(&touched, &field).is_none() {
                let read = Replay::read(&touched).expect("it verifies");
                let spaced =
                    |replay: &Replay| replay.to_string().split_whitespace().map(str::to_owned).collect::<Vec<_>>();
                assert_eq!(spaced(&read), spaced(&original), "only spaces may differ");
            }
        }
    }
}

#[test]
fn no_bytes_break_the_reader() {
    let mut luck = Luck::new(5);
    let (_, recorder) = recorded(0, 30, 20);
    let text = recorder.replay().to_string();
    let pieces: Vec<&str> =
        text.split_inclusive([' ', '\n']).chain(["\u{feff}", "#", "x9", "-1 ", "99999999999999999999 "]).collect();
    for _ in 0..3_000 {
        let many = luck.below(40);
        let soup: String = (0..many).map(|_| pieces[luck.below(pieces.len())]).collect();
        let whole = if luck.one_in(2) { format!("étendard replay 2\n{soup}") } else { soup };
        if let Err(flaws) = Replay::read(&whole) {
            assert!(!flaws.0.is_empty() && !flaws.said("a.replay", rulebook::Language::Fr).is_empty());
        }
    }
}
