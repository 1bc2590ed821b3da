//! `etendard check`, run as a person runs it.

use crate::{Run, etendard, root, run};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

fn check(arguments: &[&str]) -> (String, String, Option<i32>) {
    let Run { out, err, code } = run(etendard(&["--lang", "en", "check"]).args(arguments));
    (out, err, code)
}

fn at(path: &str) -> String {
    root().join(path).to_string_lossy().into_owned()
}

/// A folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

#[test]
fn when_all_is_well_nothing_is_said() {
    assert_eq!(check(&[&at("scenarios")]), (String::new(), String::new(), Some(0)));
    assert_eq!(check(&[&at("scenarios/waterloo.toml"), "--json"]), ("[]\n".to_owned(), String::new(), Some(0)));
}

#[test]
fn every_fault_of_every_file_is_said_at_once() {
    let spoiled = at("crates/scenario/tests/spoiled");
    let (out, err, code) = check(&[&spoiled, &at("scenarios")]);
    assert_eq!((err.as_str(), code), ("", Some(1)));
    assert!(out.ends_with(" faults\n"), "{out}");
    let lines = [
        "unknown-troop.toml:74:9: `cavalry-ligth` is not a known troop of Jomini",
        "  did you mean `cavalry-light`?",
        "two-units-in-a-hex.toml:75:7: B5 holds `blue-line` already",
        "off-the-map.toml:75:7: `F5` is off the table, which runs from A1 to E5",
        "unreachable-objective.toml:30:15: no unit of Whites can ever reach C4",
        "no-general.toml:28:1: no general in chief for Whites",
        "road-through-a-lake.toml:23:26: the road runs through lake at D5",
        "wrong-book.toml:74:9: `lancers/heavy` is a troop of Panache and Thucidide, not of Jomini",
        "syntax.toml:26:9: not TOML: missing opening quote",
        "empty.toml: the file is empty",
    ];
    for line in lines {
        assert!(out.contains(line), "nobody said {line}\n{out}");
    }
    let (out, _, code) = check(&[&spoiled, "--json"]);
    let faults: Value = serde_json::from_str(&out).expect("it prints JSON");
    let lake = faults
        .as_array()
        .expect("a list")
        .iter()
        .find(|fault| fault["file"].as_str().is_some_and(|file| file.ends_with("road-through-a-lake.toml")));
    let lake = lake.expect("the lake is there");
    assert_eq!((lake["line"].as_u64(), lake["column"].as_u64()), (Some(23), Some(26)));
    assert_eq!((lake["path"].as_str(), lake["expected"].as_str()), (Some("map.roads[0]"), Some("a road around it")));
    assert_eq!(code, Some(1));
}

#[test]
fn whoever_reads_french_is_told_in_french() {
    let told = run(&mut etendard(&["--lang", "fr", "check", &at("crates/scenario/tests/spoiled/unknown-troop.toml")]));
    assert_eq!(told.code, Some(1));
    for said in [
        "«\u{a0}cavalry-ligth\u{a0}» n’est pas une troupe de Jomini, dans [[south.units]] «\u{a0}blue-horse\u{a0}»\n",
        "  attendu\u{a0}: une troupe de Jomini\u{a0}: light-infantry,",
        "  vouliez-vous dire «\u{a0}cavalry-light\u{a0}»\u{a0}?\n\n1 défaut\n",
    ] {
        assert!(told.out.contains(said), "{}", told.out);
    }
    let json = ["--lang", "fr", "check", "--json", &at("crates/scenario/tests/spoiled/empty.toml")];
    let problem: Value = serde_json::from_str(&run(&mut etendard(&json)).out).expect("it is JSON");
    assert_eq!((&problem[0]["gravity"], &problem[0]["what"]), (&"fault".into(), &"le fichier est vide".into()));
}

#[test]
fn a_warning_is_said_and_stops_nobody() {
    let folder = folder("warned");
    let text = std::fs::read_to_string(at("scenarios/waterloo.toml")).expect("it is there");
    let file = folder.join("waterloo.toml");
    std::fs::write(&file, text.replace("French: Ney", "French: Napoleon, Ney")).expect("it can be written");
    let (out, err, code) = check(&[&file.to_string_lossy()]);
    assert_eq!((err.as_str(), code), ("", Some(0)), "{out}");
    assert!(out.contains(": warning: `Napoleon` commands in the text, but is no officer of the battle"), "{out}");
    assert!(out.ends_with("\n\n1 warning\n"), "{out}");
}

#[test]
fn a_huge_file_is_answered_at_once() {
    let path = folder("huge").join("huge.toml");
    let file = std::fs::File::create(&path).expect("a file can be made");
    file.set_len(50 << 20).expect("it can be long");
    let before = Instant::now();
    let (out, _, code) = check(&[&path.to_string_lossy()]);
    assert!(before.elapsed() < Duration::from_secs(5), "{:?}", before.elapsed());
    assert!(out.contains("huge.toml: the file is longer than 1 MiB, too long for a scenario\n"), "{out}");
    assert_eq!(code, Some(1));
}

#[test]
fn a_file_that_is_no_text_is_said_to_be_none() {
    let path = folder("picture").join("picture.toml");
    std::fs::write(&path, b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR").expect("written");
    let (out, _, code) = check(&[&path.to_string_lossy()]);
    assert!(out.contains("picture.toml: the file is not text: line 1 holds a byte that is not UTF-8\n"), "{out}");
    assert!(out.contains("expected a TOML file saved as UTF-8"), "{out}");
    assert_eq!(code, Some(1));
}

#[test]
fn what_is_not_there_is_said() {
    let (out, err, code) = check(&["nowhere/at-all.toml"]);
    assert_eq!((out.as_str(), code), ("", Some(2)));
    assert!(err.starts_with("etendard: cannot read nowhere/at-all.toml: "), "{err}");
    let empty = folder("nothing");
    let (_, err, code) = check(&[&empty.to_string_lossy()]);
    assert_eq!((err, code), (format!("etendard: no .toml file in {}\n", empty.display()), Some(2)));
    let (_, err, code) = check(&[]);
    assert!(err.contains("<FILES>"), "{err}");
    assert_eq!(code, Some(2));
}

#[test]
fn a_sound_file_is_put_in_the_one_form_once() {
    let folder = folder("rewritten");
    let text = std::fs::read_to_string(at("scenarios/ivry.toml")).expect("the file is there");
    let path = folder.join("ivry.toml");
    std::fs::write(&path, text.replace(" = ", "=").replace("[turns]", "\n\n[turns] # said aside")).expect("written");
    let name = path.to_string_lossy().into_owned();
    assert_eq!(check(&["--write", &name]), (format!("rewritten: {name}\n"), String::new(), Some(0)));
    assert_eq!(std::fs::read_to_string(&path).expect("the file is there"), text);
    assert_eq!(check(&["--write", &name]), (String::new(), String::new(), Some(0)));

    let spoiled = text.replace("book = \"panache\"", "book = \"panash\"");
    std::fs::write(&path, &spoiled).expect("written");
    assert_eq!(check(&["--write", &name]).2, Some(1));
    assert_eq!(std::fs::read_to_string(&path).expect("the file is there"), spoiled, "a faulty file is left alone");
}

#[test]
fn the_schema_is_printed() {
    let (out, _, code) = check(&["--schema"]);
    let kept = std::fs::read_to_string(at("scenarios/scenario.schema.json")).expect("the file is there");
    assert!(out == kept, "it is the file beside the scenarios");
    assert_eq!(code, Some(0));
}
