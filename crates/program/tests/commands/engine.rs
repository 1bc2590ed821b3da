//! The engine, driven by a script over a pipe as another program would.

use crate::etendard;
use opponent::Luck;
use serde_json::Value;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

/// An engine at the other end of a pipe.
struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start(language: &str) -> Self {
        let mut command = etendard(&["--lang", language, "engine"]);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().expect("it was just built");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        Self { child, input, output }
    }

    /// Says a line; the answer up to its last line, which begins with `ok` or `error`.
    fn ask(&mut self, line: &str) -> (Vec<String>, String) {
        writeln!(self.input, "{line}").expect("it listens");
        let mut lines = Vec::new();
        loop {
            let answer = self.line();
            if answer == "ok" || answer.starts_with("ok ") || answer.starts_with("error ") {
                return (lines, answer);
            }
            lines.push(answer);
        }
    }

    /// Says a line that must be right.
    fn tell(&mut self, line: &str) -> (Vec<String>, String) {
        let (lines, last) = self.ask(line);
        assert!(last.starts_with("ok"), "`{line}`: {last}");
        (lines, last.trim_start_matches("ok").trim().to_owned())
    }

    /// Says a line in JSON format.
    fn json(&mut self, line: &str) -> Value {
        writeln!(self.input, "{line}").expect("it listens");
        serde_json::from_str(&self.line()).expect("a line of JSON")
    }

    fn line(&mut self) -> String {
        let mut answer = String::new();
        self.output.read_line(&mut answer).expect("it answers");
        assert!(answer.ends_with('\n'), "the engine fell silent: {answer:?}");
        answer.trim_end().to_owned()
    }

    fn quit(mut self) {
        writeln!(self.input, "quit").expect("it listens");
        assert!(self.child.wait().expect("it ends").success());
    }
}

fn scratch(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

fn verifies(path: &Path) -> bool {
    etendard(&["replay", "--verify"]).arg(path).status().expect("it was just built").success()
}

/// Plays a whole game by words: legal commands are taken from the list as they are written.
fn whole_game(language: &str, scenario: &str, chance: u64, path: &Path) -> usize {
    let (mut engine, mut luck) = (Engine::start(language), Luck::new(chance));
    let (_, mut asked) = engine.tell(&format!("position scenario {scenario}"));
    let mut answers = 0;
    while !asked.starts_with("over") && !asked.starts_with("fin ") {
        assert!(answers < 20_000, "the game does not end");
        answers += 1;
        asked = if asked.starts_with("dice") || asked.starts_with("dés") {
            engine.tell(&format!("roll random {}", luck.number())).1
        } else {
            let (legal, count) = engine.tell("legal");
            assert_eq!(legal.len().to_string(), count);
            engine.tell(&format!("apply {}", legal[luck.below(legal.len())])).1
        };
    }
    assert_eq!(engine.tell("legal count").1, "0");
    engine.tell(&format!("save {}", path.display()));
    engine.quit();
    answers
}

#[test]
fn a_whole_game_goes_through_the_pipe_and_its_replay_verifies() {
    for (language, scenario, seed) in [("fr", "training-frederic", 1), ("en", "training-thucidide", 2)] {
        let path = scratch(&format!("whole-{scenario}.replay"));
        assert!(10 < whole_game(language, scenario, seed, &path));
        assert!(verifies(&path));
    }
}

#[test]
fn the_engine_says_who_it_is() {
    let mut engine = Engine::start("en");
    let (lines, last) = engine.tell("etendard");
    assert_eq!(last, "etendard");
    for wanted in ["name Étendard ", "protocol 1", "rules ", "replay 2", "books frederic panache jomini thucidide"] {
        assert!(lines.iter().any(|line| line.starts_with(wanted)), "{wanted} in {lines:?}");
    }
    assert_eq!(engine.tell("isready").1, "ready");
    let (scenarios, _) = engine.tell("scenarios");
    assert!(scenarios.contains(&"waterloo".to_owned()), "{scenarios:?}");
    engine.quit();
}

#[test]
fn json_says_the_same_as_words() {
    let mut engine = Engine::start("en");
    engine.tell("position scenario austerlitz options none");
    let (words, _) = engine.tell("legal");
    assert_eq!(engine.json("format json")["ok"], true);
    let legal = engine.json("legal");
    let commands = legal["commands"].as_array().expect("a list").clone();
    assert_eq!(commands.iter().map(|command| command["en"].as_str().expect("words")).collect::<Vec<_>>(), words);
    assert_eq!(legal["count"], words.len());

    let before = engine.json("view");
    let answer = engine.json(&format!("apply {}", commands[0]["command"]));
    assert_eq!(answer["ok"], true, "{answer}");
    assert_eq!(answer["played"].as_array().map(Vec::len), Some(1), "{answer}");
    assert_eq!(answer["pending"], engine.json("pending")["pending"]);
    engine.json("undo");
    assert_eq!(engine.json("view"), before);
    assert_eq!(before["position"]["scenario"], "austerlitz");
    assert_eq!(before["position"]["book"], "jomini");

    let error = engine.json("apply {\"do\": \"select\", \"unit\": \"nobody\"}");
    assert_eq!(error["ok"], false);
    assert!(error["error"].as_str().is_some_and(|said| said.contains("is not a unit of this battle")), "{error}");
    engine.quit();
}

#[test]
fn a_replay_is_taken_up_where_it_is_wanted_and_played_on() {
    let (path, longer) = (scratch("taken-up.replay"), scratch("played-on.replay"));
    let mut engine = Engine::start("en");
    engine.tell("position scenario leuctra");
    engine.tell("players north Alice");
    engine.tell("go seed 9 40");
    let (_, asked) = engine.tell("pending");
    engine.tell(&format!("save {}", path.display()));
    engine.tell("go 20");
    engine.tell(&format!("position replay {}", path.display()));
    assert_eq!(engine.tell("pending").1, asked);
    engine.tell("undo 10");
    let (lines, shown) = engine.tell("show");
    engine.tell(&format!("position replay {} to 30", path.display()));
    assert_eq!(engine.tell("show"), (lines, shown));
    engine.tell("go turn");
    engine.tell("go end");
    engine.tell(&format!("save {}", longer.display()));
    engine.quit();
    assert!(verifies(&path) && verifies(&longer));
    assert!(std::fs::read_to_string(&longer).expect("it was written").contains("\nnorth Alice\n"));
}

#[test]
fn what_is_wrong_is_said_in_one_line_in_the_language_spoken() {
    let mut engine = Engine::start("fr");
    for (line, wanted) in [
        ("legal", "pas encore de position"),
        ("posision scenario ivry", "vouliez-vous dire «\u{a0}position\u{a0}»"),
        ("position scenario ivri", "ivry"),
        ("position scenario", "il manque le nom"),
        ("position replay /nowhere.replay", "lecture impossible"),
        ("position scenario ivry options setting-fires", "setting-fire"),
        ("lang de", "une langue d’ici"),
        ("format xml", "un format"),
    ] {
        let (lines, last) = engine.ask(line);
        assert!(lines.is_empty() && last.starts_with("error ") && last.contains(wanted), "`{line}`: {last}");
    }
    engine.tell("position scenario ivry");
    for (line, wanted) in [
        ("apply", "une commande"),
        ("apply fin combat", "Ce n’est pas ce qui est demandé maintenant. ("),
        ("apply activer personne-du-tout", "n’est pas un officier"),
        ("roll drapeau", "aucun dé n’est demandé"),
        ("roll random 3", "aucun dé n’est demandé"),
        ("undo", "à reprendre"),
        ("go seed", "n’est pas un nombre"),
        ("go 3 4", "est de trop"),
        ("players est Alice", "un camp"),
        ("save", "il manque le nom du fichier"),
        ("save /nowhere/at/all.replay", "écriture impossible"),
        ("show me", "rien ne suit"),
    ] {
        let (lines, last) = engine.ask(line);
        assert!(lines.is_empty() && last.starts_with("error ") && last.contains(wanted), "`{line}`: {last}");
    }
    engine.tell("lang en");
    assert!(engine.ask("roll flag").1.contains("no dice are asked for now"));
    engine.quit();
}
