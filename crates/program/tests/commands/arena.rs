//! `etendard arena` and `etendard selfplay`, run as a person runs them.

use crate::{Run, etendard, run};
use battle::Battle;
use opponent::{Budget, Level};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

fn english(arguments: &[&str]) -> (String, String, Option<i32>) {
    let Run { out, err, code } = run(etendard(&["--lang", "en"]).args(arguments));
    (out, err, code)
}

fn json(arguments: &[&str]) -> serde_json::Value {
    let (out, err, code) = english(arguments);
    assert_eq!(code, Some(0), "{err}");
    serde_json::from_str(&out).expect("it prints JSON")
}

const TRAINING: &str = "training-jomini,training-frederic";

#[test]
fn a_recruit_beats_chance_and_the_figures_add_up() {
    let said = json(&["arena", "recruit", "random", "--scenarios", TRAINING, "--games", "16", "--json"]);
    let count = |key: &str| said[key].as_u64().expect("a number");
    assert_eq!(count("games"), 16);
    assert_eq!(count("won") + count("drawn") + count("lost"), 16);
    let score = said["score"].as_f64().expect("a number");
    let (low, high) = (said["interval"][0].as_f64().unwrap(), said["interval"][1].as_f64().unwrap());
    assert!(0.6 < score && low <= score && score <= high, "{said}");
    assert_eq!(said["scenarios"].as_array().map(Vec::len), Some(2));
}

#[test]
fn the_same_seed_tells_the_same_games_on_any_number_of_cores() {
    let lines = |cores: &str| {
        let games = ["arena", "recruit", "corporal", "--scenarios", TRAINING, "--games", "8", "--seed", "9", "--csv"];
        run(etendard(&games).env("RAYON_NUM_THREADS", cores)).out
    };
    let one = lines("1");
    assert_eq!(one.lines().count(), 9);
    assert_eq!(one, lines("3"));
}

#[test]
fn sides_are_swapped_with_the_same_dice() {
    let (out, _, _) =
        english(&["arena", "recruit", "recruit", "--scenarios", "training-panache", "--games", "4", "--csv"]);
    let rows: Vec<Vec<&str>> = out.lines().skip(1).map(|line| line.split(',').collect()).collect();
    let sides: Vec<(&str, &str)> = rows.iter().map(|row| (row[1], row[4])).collect();
    assert_eq!(sides, [("0", "north"), ("0", "south"), ("1", "north"), ("1", "south")]);
}

#[test]
fn a_sequential_test_stops_when_it_is_clear() {
    let said = json(&["arena", "recruit", "random", "--scenarios", TRAINING, "--games", "4000", "--sprt", "--json"]);
    assert!(said["games"].as_u64().expect("a number") < 4000, "{said}");
    assert!(2.9 < said["likelihood"].as_f64().expect("a number"));
}

#[test]
fn a_player_interrupted_after_fifty_milliseconds_answers_legally() {
    let listed = scenario::catalogue().iter().find(|listed| listed.id == "waterloo").expect("a battle of ours");
    let mut battle = Battle::new(listed.read().expect("it can be read").setup()).expect("it can be set up");
    battle.begin(&mut ());
    for level in Level::ALL {
        let began = Instant::now();
        let stop = || Duration::from_millis(50) <= began.elapsed();
        let command = level.player(1).decide(&battle, &Budget::nodes(u64::MAX).until(&stop));
        assert_eq!(battle.check(command), Ok(()), "{level}");
    }
}

#[test]
fn what_cannot_be_played_is_said() {
    let (_, err, code) = english(&["arena", "captian", "random"]);
    assert_eq!(code, Some(2));
    assert!(err.contains("captian") && err.contains("captain"), "{err}");
    let (_, err, code) = english(&["arena", "recruit", "random", "--scenarios", "watterloo"]);
    assert_eq!(code, Some(2));
    assert!(err.contains("waterloo"), "{err}");
    let (_, err, code) = english(&["arena", "recruit", "random", "--weights", "nowhere.toml"]);
    assert_eq!(code, Some(2));
    assert!(err.contains("nowhere.toml"), "{err}");
}

#[test]
fn a_battle_against_itself_is_weighed_and_drawn() {
    let chart: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join("balance.svg");
    let path = chart.to_string_lossy().into_owned();
    let (out, err, code) =
        english(&["selfplay", "training-thucidide", "--player", "recruit", "--games", "12", "--svg", &path]);
    assert_eq!(code, Some(0), "{err}");
    assert!(out.contains("12 games") && out.contains("turns:"), "{out}");
    let drawing = std::fs::read_to_string(&chart).expect("it was drawn");
    assert!(drawing.starts_with("<svg") && drawing.trim_end().ends_with("</svg>"));
    let said = json(&["selfplay", "training-thucidide", "--player", "recruit", "--games", "12", "--json"]);
    let won = said["north"]["won"].as_u64().unwrap() + said["south"]["won"].as_u64().unwrap();
    assert_eq!(won + said["north"]["drawn"].as_u64().unwrap(), 12);
    let endings = said["endings"].as_array().expect("a list").iter().map(|ending| ending["games"].as_u64().unwrap());
    assert_eq!(endings.sum::<u64>(), 12);
}

/// The columns of a file of positions, and its lines.
fn positions(arguments: &[&str]) -> (Vec<String>, Vec<Vec<String>>) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("positions.csv");
    let (_, err, code) =
        english(&[&["selfplay", "training-jomini", "--positions", file.to_str().expect("a path")], arguments].concat());
    assert_eq!(code, Some(0), "{err}");
    let text = std::fs::read_to_string(&file).expect("it was written");
    let mut lines = text.lines().map(|line| line.split(',').map(str::to_owned).collect::<Vec<_>>());
    (lines.next().expect("the names of the columns"), lines.collect())
}

#[test]
fn positions_of_games_can_be_learnt_from() {
    let (columns, rows) = positions(&["--player", "captain", "--games", "3", "--seed", "5"]);
    let column = |name: &str| columns.iter().position(|column| column == name).expect("a column");
    assert!(rows.iter().all(|row| row.len() == columns.len()));
    let of = |row: &Vec<String>, name: &str| row[column(name)].clone();
    for game in ["0", "1", "2"] {
        for (side, other) in [("north", "south"), ("south", "north")] {
            let own: Vec<_> = rows.iter().filter(|row| of(row, "game") == game && of(row, "side") == side).collect();
            let moments: Vec<String> = own.iter().map(|row| of(row, "moment")).collect();
            assert_eq!(moments.iter().filter(|moment| *moment == "turn").count(), 1, "{moments:?}");
            assert!(moments.contains(&"march".to_owned()) && moments.contains(&"reply".to_owned()), "{moments:?}");
            // Both sides tell the same end of the same game.
            let result = of(own[0], "result").parse::<f64>().expect("a number");
            let facing = rows.iter().find(|row| of(row, "game") == game && of(row, "side") == other);
            let theirs = of(facing.expect("the other side"), "result").parse::<f64>().expect("a number");
            assert!(
                (result + theirs - 1.0).abs() < 0.01 && own.iter().all(|row| of(row, "result") == of(own[0], "result"))
            );
        }
    }
    // Men lost are seen under their own names, and every judgement is a number.
    assert!(rows.iter().any(|row| of(row, "element") != "0" && of(row, "unit") != "0"));
    assert!(rows.iter().all(|row| row[column("worth")..].iter().all(|number| number.parse::<i32>().is_ok())));
}
