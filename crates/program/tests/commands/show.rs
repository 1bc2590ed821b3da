//! `etendard list` and `etendard show`, run as a person runs them.

use crate::{Run, etendard};
use serde_json::Value;
use std::process::{Command, Stdio};

fn command(columns: &str, arguments: &[&str]) -> Command {
    let mut command = etendard(arguments);
    command.env("COLUMNS", columns).env("LC_ALL", "fr_FR.UTF-8");
    for name in ["NO_COLOR", "CLICOLOR_FORCE", "TERM"] {
        command.env_remove(name);
    }
    command
}

fn said(command: &mut Command) -> (String, String, Option<i32>) {
    let Run { out, err, code } = crate::run(command);
    (out, err, code)
}

fn run(arguments: &[&str]) -> String {
    let (out, err, code) = said(&mut command("80", arguments));
    assert_eq!((err.as_str(), code), ("", Some(0)), "{arguments:?}");
    out
}

fn ids() -> Vec<String> {
    let list: Value = serde_json::from_str(&run(&["list", "--json"])).expect("it prints JSON");
    list.as_array().expect("a list").iter().map(|row| row["id"].as_str().expect("an id").to_owned()).collect()
}

#[test]
fn the_battles_are_listed_in_the_readers_language() {
    let page = run(&["list"]);
    for words in ["nom", "bataille", "année", "unités", "Frédéric le Grand", "L’Hydaspe", "−326", "etendard show NOM"]
    {
        assert!(page.contains(words), "{words}\n{page}");
    }
    let page = run(&["--lang", "en", "list"]);
    for words in ["name", "battle", "year", "units", "The Hydaspes", "15×12", "16+16", "50–60"] {
        assert!(page.contains(words), "{words}\n{page}");
    }
    let files =
        std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios")).expect("the folder is there");
    let names = files.map(|file| file.expect("it can be read").file_name().into_string().expect("a plain name"));
    let mut wanted: Vec<String> = names.filter_map(|name| name.strip_suffix(".toml").map(str::to_owned)).collect();
    let mut listed = ids();
    wanted.sort();
    listed.sort();
    assert_eq!(listed, wanted);
}

#[test]
fn a_battle_is_shown_with_story_map_armies_and_victory() {
    let page = run(&["show", "hydaspes"]);
    for words in [
        "L’Hydaspe\n",
        "Thucidide · ",
        "     A   B   C   D   E   F   G   H   I   J   K   L   M\n",
        " 3       ▼I4☆▼I4 ▼I4 ▼I4     ▼I4     ▼C3 ========\n",
        "▲ Macédoniens",
        "E éléphants",
        "= grande rivière",
        "D4        Éléphants du roi",
        "solide",
        "★ Poros (D4), général en chef",
        "Victoire\n",
        "éliminer 10 unités.",
        "Au bout de 40 tours, partie nulle.",
    ] {
        assert!(page.contains(words), "{words}\n{page}");
    }
    let page = run(&["--lang", "en", "show", "waterloo"]);
    for words in [
        "▼ Allies",
        "hold C7 I6 at the end of its turn",
        "Winner after 15 turns: Allies.",
        "⚑ objective",
        "# fortification",
    ] {
        assert!(page.contains(words), "{words}\n{page}");
    }
}

#[test]
fn every_battle_fits_a_terminal_of_eighty_columns_in_both_languages() {
    for id in ids() {
        for language in ["fr", "en"] {
            let page = run(&["--lang", language, "show", &id]);
            let long = page.lines().find(|line| 80 < line.chars().count());
            assert_eq!(long, None, "{id} in {language}");
            assert!(!page.contains('\u{1b}'), "no colour where nobody looks");
        }
    }
}

#[test]
fn colour_is_for_terminals_and_for_those_who_insist() {
    let is_coloured = |set: &[(&str, &str)]| {
        let mut command = command("80", &["show", "ivry"]);
        said(command.envs(set.iter().copied())).0.contains("\u{1b}[")
    };
    assert!(!is_coloured(&[]));
    assert!(is_coloured(&[("CLICOLOR_FORCE", "1")]));
    assert!(!is_coloured(&[("CLICOLOR_FORCE", "0")]));
    assert!(!is_coloured(&[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
}

#[test]
fn a_slip_in_the_name_is_understood() {
    let (out, err, code) = said(&mut command("80", &["show", "waterlo"]));
    assert_eq!((out.as_str(), code), ("", Some(2)));
    assert!(err.contains("vouliez-vous dire waterloo\u{a0}?"), "{err}");
    let (_, err, _) = said(&mut command("80", &["--lang", "en", "show", "azincourt"]));
    assert_eq!(err, "etendard: unknown battle “azincourt”; did you mean agincourt?\n");
    let (_, err, code) = said(&mut command("80", &["--lang", "en", "show", "midway"]));
    assert_eq!(code, Some(2));
    assert_eq!(err, "etendard: unknown battle “midway”; etendard list names them all; a file is given by its path\n");
}

#[test]
fn a_file_is_shown_by_its_path_and_a_faulty_one_says_why_not() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let page = run(&["--lang", "en", "show", &format!("{root}/crates/scenario/tests/sound/everything.toml")]);
    for words in ["Everything\n", "turn 2: C7 G7", "Options: fire (optional).", "» exit", "1. Command (ACT-4, ACT-2)"]
    {
        assert!(page.contains(words), "{words}\n{page}");
    }
    let faulty = format!("{root}/crates/scenario/tests/spoiled/off-the-map.toml");
    for (language, told) in
        [("en", "`F5` is off the table"), ("fr", "«\u{a0}F5\u{a0}» n’est pas un hexagone de cette table")]
    {
        let (out, err, code) = said(&mut command("80", &["--lang", language, "show", &faulty]));
        assert_eq!((out.as_str(), code), ("", Some(2)));
        assert!(err.contains(&format!("off-the-map.toml:75:7: {told}")), "{err}");
    }
}

#[test]
fn programs_get_everything_as_json() {
    let battle: Value = serde_json::from_str(&run(&["--lang", "en", "show", "coutras", "--json"])).expect("it is JSON");
    assert_eq!(battle["map"]["hexes"].as_array().map(Vec::len), Some(13 * 12));
    assert_eq!(battle["book"], "panache");
    let units = battle["south"]["units"].as_array().expect("units");
    let detached = units.iter().filter(|unit| unit["parent"].is_string()).count();
    assert_eq!((units.len(), detached), (14, 2));
    assert_eq!(battle["north"]["activations"], 1);
}

#[test]
fn a_reader_who_has_gone_away_is_no_fault() {
    let mut child = command("80", &["show", "waterloo"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
}
