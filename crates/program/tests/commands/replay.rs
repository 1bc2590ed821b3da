//! `etendard replay`, and the games kept under `trials/replays`, which must never change their meaning.

use crate::{Run, etendard, root};
use serde_json::Value;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Stdio;

fn run(arguments: &[&str]) -> Run {
    crate::run(&mut etendard(arguments))
}

fn kept() -> PathBuf {
    root().join("trials/replays")
}

/// The games that are kept, by name.
fn games() -> Vec<PathBuf> {
    let found = std::fs::read_dir(kept()).expect("trials/replays").map(|entry| entry.expect("an entry").path());
    let mut games: Vec<PathBuf> = found.filter(|path| path.extension().is_some_and(|end| end == "replay")).collect();
    games.sort();
    games
}

/// A scenario and a number make a game; these are kept.
const RECORDED: [(&str, u64); 24] = [
    ("kolin", 1),
    ("leuthen", 1),
    ("leuthen", 2),
    ("panipat-1761", 1),
    ("rossbach", 1),
    ("training-frederic", 1),
    ("coutras", 1),
    ("ivry", 1),
    ("ivry", 2),
    ("pavia", 1),
    ("talikota", 1),
    ("training-panache", 1),
    ("austerlitz", 1),
    ("austerlitz", 2),
    ("pyramids", 1),
    ("salamanca", 1),
    ("waterloo", 1),
    ("training-jomini", 1),
    ("agincourt", 1),
    ("gaugamela", 1),
    ("hydaspes", 1),
    ("hydaspes", 2),
    ("leuctra", 1),
    ("training-thucidide", 1),
];

/// Records the games anew where `ETENDARD_RECORD` asks for it: after a rule has changed its meaning on purpose.
fn record() {
    if std::env::var_os("ETENDARD_RECORD").is_none() {
        return;
    }
    for (scenario, seed) in RECORDED {
        let path = kept().join(format!("{scenario}-{seed}.replay"));
        let mut command = etendard(&["engine"]);
        let mut engine = command.stdin(Stdio::piped()).stdout(Stdio::null()).spawn().expect("an engine");
        let script = format!(
            "lang en\nposition scenario {scenario}\nplayers north recruit\nplayers south recruit\ngo seed {seed} end\nsave {}\n",
            path.display()
        );
        engine.stdin.take().expect("a pipe").write_all(script.as_bytes()).expect("it listens");
        assert!(engine.wait().expect("it ends").success());
    }
}

#[test]
fn what_the_first_page_quotes_is_what_is_told() {
    for (page, language) in [("README.md", "en"), ("LISEZMOI.md", "fr")] {
        let text = std::fs::read_to_string(root().join(page)).expect("the first page");
        let (_, shown) = text.split_once("waterloo-1.replay\n").expect("an example");
        let (shown, _) = shown.split_once("```").expect("its end");
        let game = kept().join("waterloo-1.replay");
        let told = run(&["--lang", language, "replay", &game.to_string_lossy()]).out;
        for quoted in shown.split("…\n") {
            let sentence = quoted.trim().replace('\n', " ");
            assert!(told.lines().any(|line| line == sentence), "{page}: {sentence}");
        }
    }
}

#[test]
fn the_games_that_are_kept_still_mean_what_they_meant() {
    record();
    let games = games();
    assert_eq!(games.len(), RECORDED.len());
    let mut books: BTreeMap<String, usize> = BTreeMap::new();
    for path in &games {
        let name = path.to_string_lossy();
        let verdict = run(&["--lang", "en", "replay", "--verify", &name]);
        assert_eq!(
            verdict.code,
            Some(0),
            "{}\nIf a rule has changed its meaning on purpose: raise wire::RULES_VERSION, say so in the changelog, and \
             record the games anew (docs/replays.md).",
            verdict.out
        );
        assert!(verdict.out.contains(": as recorded, ") && !verdict.out.contains("unfinished"), "{}", verdict.out);
        let text = std::fs::read_to_string(path).expect("it is there");
        let book = text.lines().find_map(|line| line.strip_prefix("book ")).expect("a book");
        *books.entry(book.to_owned()).or_default() += 1;
    }
    assert_eq!(books.len(), 4, "{books:?}");
    assert!(books.values().all(|count| 3 <= *count), "{books:?}");
}

#[test]
fn games_of_the_first_format_play_and_their_reader_learns_that_their_checks_were_not_compared() {
    // Both battles have been amended since: their files of that time are kept beside them.
    for name in ["kolin", "rossbach"] {
        let beside = |end: &str| kept().join(format!("format-1/{name}{end}")).to_string_lossy().into_owned();
        let (file, scenario) = (beside("-1.replay"), beside(".toml"));
        for (language, wanted) in [
            ("fr", [": conforme, ", "BLAKE3), n’ont pas été comparées"]),
            ("en", [": as recorded, ", "BLAKE3), were not compared"]),
        ] {
            let verdict = run(&["--lang", language, "replay", "--verify", &file, "--scenario", &scenario]);
            assert_eq!(verdict.code, Some(0), "{}", verdict.out);
            assert!(wanted.iter().all(|words| verdict.out.replace('\u{a0}', "").contains(words)), "{}", verdict.out);
        }
        // The same game in the format of today: line by line the same, and told the same.
        let told = |file: &str| run(&["--lang", "en", "replay", file, "--scenario", &scenario]).out;
        assert_eq!(told(&file), told(&beside("-1-in-format-2.replay")));
    }
}

/// A kept game, with one line changed, in a file of its own.
fn touched(name: &str, change: impl Fn(&str) -> Option<String>) -> (PathBuf, usize) {
    let text = std::fs::read_to_string(kept().join("hydaspes-1.replay")).expect("it is kept");
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let (index, changed) =
        lines.iter().enumerate().find_map(|(index, line)| Some((index, change(line)?))).expect("such a line");
    lines[index] = changed;
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, lines.join("\n")).expect("a file");
    (path, index + 1)
}

#[test]
fn an_edited_game_is_refused_with_its_line() {
    let (path, line) = touched("edited.replay", |line| {
        line.contains(" dice attack ").then(|| line.replacen("attack ", "attack flag ", 1))
    });
    let file = path.to_string_lossy().into_owned();
    let verdict = run(&["--lang", "en", "replay", "--verify", &file]);
    assert_eq!(verdict.code, Some(1));
    assert!(verdict.out.starts_with(&format!("{file}:{line}: ")), "{}", verdict.out);
    assert!(verdict.out.contains("dice are asked for"), "{}", verdict.out);
    let french = run(&["--lang", "fr", "replay", "--verify", &file]);
    assert!(french.out.contains("dés sont demandés"), "{}", french.out);
    // Told without --verify, it goes as far as it can, and says where it stopped.
    let told = run(&["--lang", "en", "replay", &file]);
    assert_eq!(told.code, Some(1));
    assert!(told.out.contains(&format!("{file}:{line}: ")), "{}", told.out);
}

#[test]
fn a_game_is_told_in_either_language() {
    let file = kept().join("hydaspes-1.replay").to_string_lossy().into_owned();
    let french = run(&["--lang", "fr", "replay", &file]);
    let english = run(&["--lang", "en", "replay", &file]);
    assert_eq!((french.code, english.code), (Some(0), Some(0)), "{}{}", french.out, english.out);
    assert!(french.out.contains("hydaspes, Thucidide\u{a0}: nord recruit, sud recruit"), "{}", french.out);
    for (told, words) in
        [(&french, ["\nTour 1 — ", " active ", "Victoire"]), (&english, ["\nTurn 1 — ", " activates ", "Victory"])]
    {
        assert!(words.iter().all(|word| told.out.contains(word)), "{}", told.out);
    }
    let lines = run(&["--lang", "fr", "replay", "--lines", &file]);
    assert!(["activer ", "dés ", "fin mouvement"].iter().all(|word| lines.out.contains(word)), "{}", lines.out);
}

#[test]
fn a_position_in_the_middle_is_shown() {
    let file = kept().join("hydaspes-1.replay").to_string_lossy().into_owned();
    let told = run(&["--lang", "en", "replay", "--lines", "--to", "12", &file]);
    assert_eq!(told.code, Some(0));
    assert!(told.out.contains("\n  12 ") && !told.out.contains("\n  13 "), "{}", told.out);
    assert!(told.out.contains("\nTurn ") && told.out.contains("kings-elephants"), "{}", told.out);
}

#[test]
fn json_has_every_line_and_the_position() {
    let file = kept().join("hydaspes-1.replay").to_string_lossy().into_owned();
    let whole: Value = serde_json::from_str(&run(&["replay", "--json", &file]).out).expect("JSON");
    let text = std::fs::read_to_string(&file).expect("it is kept");
    let numbered = text.lines().filter(|line| line.starts_with(|letter: char| letter.is_ascii_digit())).count();
    assert_eq!(whole["lines"].as_array().map(Vec::len), Some(numbered));
    assert_eq!(whole["position"]["pending"]["asks"], "over");
    assert_eq!(whole["flaw"], Value::Null);
    assert_eq!(whole["players"]["north"], "recruit");
    let some: Value = serde_json::from_str(&run(&["replay", "--json", "--to", "5", &file]).out).expect("JSON");
    assert_eq!(some["lines"].as_array().map(Vec::len), Some(5));
    assert!(some["lines"][0]["command"]["do"].is_string(), "{}", some["lines"][0]);
}

#[test]
fn what_cannot_be_read_is_said() {
    let missing = run(&["--lang", "en", "replay", "/nowhere.replay"]);
    assert_eq!(missing.code, Some(2));
    assert!(missing.err.contains("cannot read /nowhere.replay"), "{}", missing.err);
    let (elsewhere, line) = touched("elsewhere.replay", |line| {
        line.starts_with("scenario ").then(|| line.replacen("hydaspes", "hydaspis", 1))
    });
    let verdict = run(&["--lang", "en", "replay", "--verify", &elsewhere.to_string_lossy()]);
    assert_eq!(verdict.code, Some(1));
    assert!(verdict.out.contains("did you mean hydaspes"), "line {line}: {}", verdict.out);
    let cases = root().join("trials/guide.case");
    let verdict = run(&["--lang", "fr", "replay", &cases.to_string_lossy()]);
    assert_eq!(verdict.code, Some(1));
    assert!(verdict.out.contains("ce n’est pas une partie"), "{}", verdict.out);
}
