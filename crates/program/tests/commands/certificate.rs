//! Certificates and skirmishes, made and verified as a person does it.

use crate::{Run, etendard, run};
use std::path::Path;

fn english(arguments: &[&str]) -> (String, String, Option<i32>) {
    let Run { out, err, code } = run(etendard(&["--lang", "en"]).args(arguments));
    (out, err, code)
}

fn text(path: &Path) -> String {
    std::fs::read_to_string(path).expect("it was written")
}

const BATTLE: &str = "training-jomini";

fn written(folder: &Path, name: &str, words: &[&str]) -> String {
    let file = folder.join(name);
    let levels = ["selfplay", BATTLE, "--levels", "recruit,corporal/recruit", "--seed", "9"];
    let place = ["--write-certificate", file.to_str().expect("a plain path")];
    let (out, err, code) = english(&[&levels[..], words, &place].concat());
    assert_eq!(code, Some(0), "{err}");
    assert!(out.contains("trial games") && out.contains("recruit in the north, corporal in the south"), "{out}");
    file.to_str().expect("a plain path").to_owned()
}

#[test]
fn parts_played_by_several_processes_make_the_certificate_of_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let whole = written(folder.path(), "whole.json", &["--games", "9"]);
    let parts: Vec<String> = std::thread::scope(|scope| {
        let ranges = [("a.json", "4", "3"), ("b.json", "0", "4"), ("c.json", "7", "2")];
        let part = |(name, from, games): (&'static str, &'static str, &'static str)| {
            let folder = folder.path();
            scope.spawn(move || written(folder, name, &["--from", from, "--games", games]))
        };
        let workers: Vec<_> = ranges.into_iter().map(part).collect();
        workers.into_iter().map(|worker| worker.join().expect("it played")).collect()
    });
    let merged = folder.path().join("merged.json");
    let place = merged.to_str().expect("a plain path");
    let (_, err, code) =
        english(&["selfplay", "--write-certificate", place, "--merge", &parts[0], &parts[1], &parts[2]]);
    assert_eq!(code, Some(0), "{err}");
    assert_eq!(text(&merged), text(Path::new(&whole)));

    let (_, err, code) = english(&["selfplay", "--merge", &parts[0], &parts[0]]);
    assert!(code == Some(2) && err.contains("games 4 to 6 are both in"), "{err}");
    let (_, err, code) = english(&["selfplay", "--merge", &parts[1], &parts[2]]);
    assert!(code == Some(2) && err.contains("missing") && err.contains("4–6"), "{err}");

    let (out, err, code) = english(&["selfplay", "--certificate", &whole]);
    assert!(code == Some(0) && out.starts_with("The same: 27 games played again"), "{out}{err}");
    // The program in French says as much.
    let french = run(&mut etendard(&["--lang", "fr", "selfplay", "--certificate", &whole]));
    assert!(french.out.starts_with("Le même\u{a0}: 27 parties"), "{}", french.out);
}

#[test]
fn each_level_plays_as_many_games_as_it_says() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("uneven.json");
    let place = file.to_str().expect("a plain path");
    let levels = ["selfplay", BATTLE, "--levels", "recruit:3,corporal@50:2,corporal/recruit", "--games", "1"];
    let (_, err, code) = english(&[&levels[..], &["--write-certificate", place]].concat());
    assert_eq!(code, Some(0), "{err}");
    let (out, err, code) = english(&["selfplay", "--certificate", place]);
    assert!(code == Some(0) && out.starts_with("The same: 7 games played again"), "{out}{err}");
    let (_, err, code) = english(&["selfplay", BATTLE, "--levels", "recruit:0"]);
    assert!(code == Some(2) && err.contains("expected a number from 1 to 1000000"), "{err}");
}

#[test]
fn a_changed_certificate_is_refused_before_anything_is_played_and_a_forged_one_by_its_games() {
    let folder = tempfile::tempdir().expect("a folder");
    let whole = written(folder.path(), "whole.json", &["--games", "3"]);
    let honest = text(Path::new(&whole));
    let changed = folder.path().join("changed.json");
    let place = changed.to_str().expect("a plain path");
    std::fs::write(&changed, honest.replacen("\"seed\": 9", "\"seed\": 8", 1)).expect("it can be written");
    let (_, err, code) = english(&["selfplay", "--certificate", place]);
    assert!(code == Some(2) && err.contains("something was changed"), "{err}");

    // Whoever makes a code for other figures is found out by the games.
    let mut forged: wire::fairness::CertificateWire = serde_json::from_str(&honest).expect("it is JSON");
    forged.levels[0].figures.leads.changes += 1;
    std::fs::write(&changed, balance::written(&balance::sealed(forged))).expect("it can be written");
    let (out, err, code) = english(&["selfplay", "--certificate", place]);
    assert!(code == Some(1) && out.contains("leads.changes"), "{out}{err}");

    let (_, err, code) = english(&["selfplay", "training-frederic", "--certificate", &whole]);
    assert!(code == Some(2) && err.contains("another battle"), "{err}");
    std::fs::write(&changed, "id = \"no certificate\"").expect("it can be written");
    let (_, err, code) = english(&["selfplay", "--certificate", place]);
    assert!(code == Some(2) && err.contains("no certificate of balance"), "{err}");
}

#[test]
fn advice_says_what_was_measured() {
    let (out, err, code) = english(&["selfplay", BATTLE, "--advice", "--player", "recruit", "--games", "24"]);
    assert_eq!(code, Some(0), "{err}");
    assert!(out.starts_with("as it is, the north: "), "{out}");
    assert!(out.contains("to eliminate instead of 2") && out.contains("moves first"), "{out}");
}

#[test]
fn a_skirmish_is_printed_and_passes_the_checker() {
    let folder = tempfile::tempdir().expect("a folder");
    let words =
        ["skirmish", "--book", "thucidide", "--size", "7x7", "--points", "60", "--ground", "boisé", "--seed", "4"];
    let into = ["--into", folder.path().to_str().expect("a plain path")];
    let (out, err, code) = english(&[&words[..], &into].concat());
    assert_eq!(code, Some(0), "{err}");
    let file = out.trim_end();
    assert!(file.ends_with("skirmish-thucidide-4.toml"), "{out}");
    let (out, err, code) = english(&["check", file]);
    assert!(code == Some(0) && out.is_empty(), "{out}{err}");
    let (_, err, code) = english(&["skirmish", "--book", "jomini", "--size", "3x3"]);
    assert!(code == Some(2) && err.contains("expected 7 to 40"), "{err}");
}
