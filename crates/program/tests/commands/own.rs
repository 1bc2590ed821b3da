//! Replays of battles of no catalogue: the file carries the battle.

use crate::{Run, etendard};
use battle::{Battle, Pending};
use std::path::Path;
use std::sync::Arc;
use wire::{Field, Recorder};
use workshop::OwnBattle;

fn run(arguments: &[&str]) -> Run {
    crate::run(&mut etendard(arguments))
}

fn text() -> String {
    scenario::listed("training-jomini").expect("it can be").text.replace("[title]", "# À moi.\n[title]")
}

/// The first commands there are, as many as come before any dice.
fn replay() -> String {
    let own = OwnBattle::read(&text()).expect("it can be");
    let field = Arc::new(Field::of_own(&own.scenario, own.scenario.setup().book, own.text));
    let mut recorder = Recorder::new(field, &mut ()).expect("it can be");
    for _ in 0..12 {
        let battle: &Battle = recorder.battle();
        let Pending::Decision(..) = battle.pending() else { break };
        let Some(first) = battle.legal().into_iter().next() else { break };
        recorder.command(first, &mut ()).expect("it can be");
    }
    recorder.replay().to_string()
}

fn file(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, text).expect("it can be");
    path.to_str().expect("it can be").to_owned()
}

#[test]
fn a_replay_of_an_own_battle_is_told_and_verified_by_itself() {
    let folder = tempfile::tempdir().expect("it can be");
    let replay = replay();
    let path = file(folder.path(), "game.replay", &replay);
    let verified = run(&["--lang", "en", "replay", &path, "--verify"]);
    assert_eq!(verified.code, Some(0), "{}", verified.out);
    assert!(run(&["--lang", "en", "replay", &path]).out.contains("own-training-jomini"));

    let bare: String = replay.lines().filter(|line| !line.starts_with("#|")).flat_map(|line| [line, "\n"]).collect();
    let bare = file(folder.path(), "bare.replay", &bare);
    assert_eq!(run(&["replay", &bare, "--verify"]).code, Some(1), "nobody knows the battle");
    let mine = file(folder.path(), "training-jomini.toml", &text());
    let named = run(&["replay", &bare, "--verify", "--scenario", &mine]);
    assert_eq!(named.code, Some(0), "{}", named.out);

    let moved = replay.replacen("#| victory = ", "#| victory = 1 # ", 1);
    let moved = file(folder.path(), "moved.replay", &moved);
    assert_eq!(run(&["replay", &moved, "--verify"]).code, Some(1), "another battle is another game");
    let spoilt = file(folder.path(), "spoilt.replay", &replay.replacen("#| [map]", "#| [mop]", 1));
    let told = run(&["--lang", "en", "replay", &spoilt, "--verify"]);
    assert!(told.code == Some(1) && told.out.contains("its battle cannot be read"), "{}", told.out);
}
