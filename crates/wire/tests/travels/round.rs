//! What is recorded is written, read and played again, and ends where it ended.

use crate::fields::{self, Luck, answer};
use crate::{field, fingerprint, flaw, fought, give, play, recorded};
use battle::{Battle, Pending, UnitId};
use scenario::Scenario;
use speech::Lexicon;
use std::sync::Arc;
use wire::{Ending, Field, Playback, RULES_VERSION, Recorder, Replay};

/// Battles per book: a few on every run, many by `make soak`.
fn battles() -> u64 {
    if std::env::var_os("ETENDARD_SOAK").is_some() { 1_000 } else { 15 }
}

#[test]
fn every_game_comes_back_and_verifies_in_every_book() {
    let mut finished = 0;
    for book in 0..books::ALL.len() {
        for seed in 0..battles() {
            let most = if seed % 3 == 0 { 40 } else { usize::MAX };
            let (field, recorder) = recorded(book, seed, most);
            let replay = recorder.replay();
            let text = replay.to_string();
            let read = Replay::read(&text).unwrap_or_else(|flaws| panic!("{flaws:?}\n{text}"));
            assert_eq!(read.to_string(), text);
            let verified = read.verify(Arc::clone(&field)).unwrap_or_else(|flaw| panic!("{flaw:?}\n{text}"));
            assert_eq!(fingerprint(&verified.battle), fingerprint(recorder.battle()));
            assert_eq!(verified.earlier_rules, None);
            finished += usize::from(matches!(replay.ending, Ending::Over(_)));
        }
    }
    assert!(10 < finished, "{finished} games were finished");
}

#[test]
fn a_replay_reads_like_a_page() {
    let (_, recorder) = recorded(3, 1, 3);
    let text = recorder.replay().to_string();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[..3], ["étendard replay 2", "book thucidide", &format!("rules {RULES_VERSION}")]);
    assert!(lines[3].starts_with("options "), "{text}");
    assert!(lines[4].starts_with("scenario field-1 sha256:"), "{text}");
    assert_eq!(lines[5..8], ["north Alice", "south Bob l’Éponge", "date 2026-11-15"]);
    assert!(lines[8].starts_with("start ") && lines[9].is_empty(), "{text}");
    assert!(lines[10].starts_with("1 south ") && lines[10].contains(" #"), "{text}");
    assert!(lines[13].starts_with("end unfinished #") && lines[14].starts_with("hash "), "{text}");
}

#[test]
fn remarks_blank_lines_and_accents_left_out_change_nothing() {
    let (field, recorder) = recorded(0, 2, 30);
    let text = recorder.replay().to_string();
    let remarked = text.replace('\n', "\r\n\r\n# a good move\r\n").replace("étendard replay", "etendard   replay");
    assert_eq!(flaw(&remarked, &field), None);
}

#[test]
fn what_is_taken_back_was_never_said() {
    let (field, mut recorder) = recorded(2, 4, 60);
    let before = recorder.replay();
    play(&mut recorder, 99, 25);
    assert_ne!(recorder.replay(), before);
    while before.lines.len() < recorder.lines().len() {
        assert!(recorder.undo());
    }
    assert_eq!(recorder.replay(), before);
    while recorder.undo() {}
    let fresh = Recorder::new(field, &mut ()).expect("the field is sound");
    assert_eq!(fingerprint(recorder.battle()), fingerprint(fresh.battle()));
}

#[test]
fn a_game_broken_off_is_played_on_from_where_it_stood() {
    let (field, recorder) = recorded(1, 5, 50);
    let replay = Replay::read(&recorder.replay().to_string()).expect("it was just written");
    let mut playback = Playback::new(&replay, Arc::clone(&field), &mut ()).expect("the same field");
    playback.play(usize::MAX, &mut ()).expect("the same game");
    let mut again = playback.into_recorder();
    play(&mut again, 7, usize::MAX);
    assert!(matches!(again.battle().pending(), Pending::Over(_)));
    assert_eq!(flaw(&again.replay().to_string(), &field), None);
}

#[test]
fn writing_a_battle_down_does_not_change_it() {
    for book in 0..books::ALL.len() {
        let field = field(book, 12);
        let (mut luck, mut list) = (Luck::new(12), Vec::new());
        let mut battle = Battle::new(field.setup().clone()).expect("the field is sound");
        battle.begin(&mut ());
        let mut recorder = Recorder::new(field, &mut ()).expect("the field is sound");
        while let Some(next) = answer(&battle, &mut luck, &mut list) {
            fields::give(&mut battle, next, &mut ());
            give(&mut recorder, next);
            assert_eq!(fingerprint(recorder.battle()), fingerprint(&battle));
        }
    }
}

#[test]
fn a_refused_command_is_not_written() {
    let (_, mut recorder) = recorded(0, 6, 0);
    let lines = recorder.lines().len();
    assert!(recorder.command(battle::Command::EndCombat, &mut ()).is_err());
    assert!(recorder.roll(battle::Roll::default(), &mut ()).is_err());
    assert_eq!(recorder.lines().len(), lines);
}

#[test]
fn a_replay_of_earlier_rules_says_so_and_plays_if_it_can() {
    let (field, recorder) = recorded(0, 8, 40);
    let replay = recorder.replay();
    let later =
        replay.to_string().replace(&format!("\nrules {RULES_VERSION}\n"), &format!("\nrules {}\n", RULES_VERSION + 1));
    let (line, said) = flaw(&later, &field).expect("it is refused");
    assert_eq!(line, Some(3));
    assert!(said.contains("newer than those here"), "{said}");

    // The same game under the rules of an older program: its checks are of that version.
    let mut older = Recorder::new(Arc::clone(&field), &mut ()).expect("the field is sound").under(RULES_VERSION - 1);
    let mut playback = Playback::new(&replay, Arc::clone(&field), &mut ()).expect("the same field");
    playback.follow(usize::MAX, &mut (), |(), line| give(&mut older, line.answer)).expect("the same game");
    let older = Replay::read(&older.replay().to_string()).expect("it was just written");
    let verified = older.verify(Arc::clone(&field)).expect("the rules have not changed its meaning");
    assert_eq!(verified.earlier_rules, Some(RULES_VERSION - 1));
    let touched = older.to_string().replacen(" #", " #0", 1);
    let (_, said) = flaw(&touched, &field).expect("it is refused");
    assert!(said.contains(&format!("recorded under rules {}", RULES_VERSION - 1)), "{said}");
}

#[test]
fn names_are_understood_as_ids_and_as_players_write_them() {
    let field = field(0, 3);
    for word in ["unit-6", "UNIT-6", "\"unit numéro 6\"", "unit-numero-6", "\"Unit number 6\""] {
        assert_eq!(field.unit_named(word).map(UnitId::index), Some(6), "{word}");
    }
    assert_eq!(field.unit_named("7"), None, "a number stands for itself");
    assert_eq!(field.unit_named("\"7\"").map(UnitId::index), Some(1));
    assert_eq!(field.unit_named("unit"), None, "many begin so");
    assert_eq!(field.unit_named("elep").map(UnitId::index), Some(2), "only one does");
    assert_eq!(field.unit_named("el"), None, "too short to be sure");
    assert_eq!(field.officer_named("nobody-at-all"), None);
}

#[test]
fn every_answer_is_attributed_to_whoever_gave_it() {
    let (_, recorder) = fought(3);
    let text = recorder.replay().to_string();
    for who in [" north ", " south ", " dice attack "] {
        assert!(text.contains(who), "{who} in\n{text}");
    }
}

#[test]
fn a_replay_of_an_own_battle_carries_its_text_and_plays_from_it() {
    let listed = scenario::listed("leuctra").unwrap();
    let text: Arc<str> = listed.text.replace("[title]", "\n# À moi,  avec deux espaces.  \n#| et ceci\n[title]").into();
    let read = Scenario::read(listed.file, &text).unwrap();
    let field = Arc::new(Field::of_own(&read, read.setup().book, Arc::clone(&text)));
    assert_eq!(field.id(), "own-leuctra");
    let mut recorder = Recorder::new(Arc::clone(&field), &mut ()).unwrap();
    play(&mut recorder, 7, 60);
    let written = recorder.replay().to_string();
    let again = Replay::read(&written).unwrap();
    assert_eq!(again.battle.as_deref(), Some(&*text), "byte for byte");
    assert_eq!(again.to_string(), written);
    let battle = again.battle.clone().unwrap();
    let read = Scenario::read(listed.file, &battle).unwrap();
    again.verify(Arc::new(Field::of_own(&read, read.setup().book, battle))).unwrap();
    let ours = listed.read().unwrap();
    assert!(again.verify(Arc::new(Field::of(&ours, ours.setup().book))).is_err(), "it is no game of ours");
    let older: String = written.lines().filter(|line| !line.starts_with("#|")).flat_map(|line| [line, "\n"]).collect();
    assert_eq!(Replay::read(&older).unwrap().battle, None);
    assert!(scenario::catalogue().iter().all(|listed| !listed.id.starts_with(wire::OWN)));
}
