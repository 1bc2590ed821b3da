//! `--house`: house rules at the command line, and games of earlier rules.

use crate::play::{file, text, told};
use crate::{etendard, run};
use opponent::{Budget, Level};
use rulebook::{Book, HouseRule, HouseRules};
use std::path::Path;
use std::sync::Arc;
use wire::{Field, Playback, RULES_VERSION, Recorder, Replay};

fn scenario(id: &str) -> scenario::Scenario {
    scenario::catalogue().iter().find(|listed| listed.id == id).expect("it is listed").read().expect("it is sound")
}

fn recorded(path: &Path) -> Replay {
    Replay::read(&std::fs::read_to_string(path).expect("a saved game")).expect("a replay")
}

#[test]
fn a_game_is_played_by_house_rules_that_are_told_saved_and_verified() {
    for (name, language, heading, says, script) in [
        ("le feu (option)", "fr", "Règles de la maison", "mettent le feu", "fin\noui\nquitter\n"),
        ("fire", "en", "House rules", "set the target hex alight", "end\nyes\nquit\n"),
    ] {
        let path = file(&format!("house-{language}.replay"));
        let game = ["play", "training-panache", "--house", name, "--house", "elephants-vanish", "--seed", "7"];
        let run_of = told(&[&game[..], &["--save", text(&path), "--lang", language]].concat(), script);
        assert_eq!(run_of.code, Some(0), "{}", run_of.err);
        let flat = run_of.out.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(flat.contains(heading) && flat.contains(says) && flat.contains("[ELE-1]"), "{}", run_of.out);
        let house: HouseRules = [HouseRule::SettingFire, HouseRule::ElephantsVanish].into_iter().collect();
        assert_eq!(recorded(&path).header.options, house);
        let verified = run(&mut etendard(&["replay", text(&path), "--verify"]));
        assert_eq!(verified.code, Some(0), "{}{}", verified.out, verified.err);
        let retold = run(&mut etendard(&["replay", text(&path), "--lang", language]));
        assert!(retold.out.contains("[FIR-1]"), "{}", retold.out);
        // A game taken up again has its own, and tells them again.
        let again = told(&["play", "--resume", text(&path), "--lang", language], "quit\n");
        assert!(again.out.contains(heading), "{}", again.out);
        let other = told(&["play", "--resume", text(&path), "--house", "elephants-vanish"], "quit\n");
        assert_eq!(other.code, Some(2), "{}", other.out);
    }
}

#[test]
fn a_wrong_house_rule_is_answered_everywhere_with_the_nearest_and_those_of_the_book() {
    let commands: [&[&str]; 6] = [
        &["play", "training-jomini"],
        &["arena", "recruit", "random", "--scenarios", "training-jomini"],
        &["selfplay", "training-jomini"],
        &["sight", "training-jomini", "A1", "C3"],
        &["odds", "training-jomini", "--all"],
        &["odds", "--book", "jomini", "--attacker", "line-infantry", "--defender", "line-infantry"],
    ];
    for command in commands {
        let said = |rule: &str| {
            let wrong = run(etendard(command).args(["--house", rule, "--lang", "en"]));
            assert_eq!(wrong.code, Some(2), "{command:?}: {}{}", wrong.out, wrong.err);
            wrong.err
        };
        let slip = said("lone-officer-masks");
        assert!(slip.contains("did you mean `lone-officers-mask`?"), "{command:?}: {slip}");
        assert!(slip.contains("three-units-per-activation") && !slip.contains("setting-fire"), "{command:?}: {slip}");
        let idle = said("setting-fire");
        assert!(idle.contains("changes nothing in Jomini"), "{command:?}: {idle}");
    }
}

#[test]
fn computers_play_by_house_rules_and_the_report_says_which() {
    let arena = ["arena", "recruit", "random", "--games", "2", "--lang", "en", "--scenarios"];
    let house = ["--house", "lone-officers-mask"];
    let games = run(etendard(&arena).arg("training-jomini,training-panache").args(house).arg("--json")).json();
    for line in games["scenarios"].as_array().unwrap() {
        assert_eq!(line["house_rules"], serde_json::json!(["lone-officers-mask"]));
    }
    let page = run(etendard(&arena).arg("training-jomini").args(house)).out;
    assert!(page.contains("house rules: a lone officer masks [LOS-3]"), "{page}");
    let csv = run(etendard(&arena).arg("training-jomini").args(house).arg("--csv")).out;
    assert!(csv.lines().skip(1).all(|line| line.ends_with(",lone-officers-mask")), "{csv}");
    // The battle's own are named too, and can be left out.
    let own = run(&mut etendard(&["selfplay", "talikota", "--player", "random", "--games", "1", "--json"])).json();
    assert_eq!(own["house_rules"], serde_json::json!(["setting-fire"]));
    let plain = ["selfplay", "talikota", "--player", "random", "--games", "1", "--house", "none", "--json"];
    assert_eq!(run(&mut etendard(&plain)).json()["house_rules"], serde_json::json!([]));
}

#[test]
fn odds_follow_house_rules() {
    let duel = ["odds", "--book", "frederic", "--attacker", "line-infantry", "--defender", "line-infantry"];
    let front = ["--defender-terrain", "habitations", "--attacker-officers", "1", "--front-rank", "--json"];
    let dice = |house: &[&str]| run(etendard(&duel).args(front).args(house)).json();
    let (plain, other) = (dice(&[]), dice(&["--house", "front rank beyond the limit"]));
    assert_ne!(plain["outcomes"], other["outcomes"]);
    assert_eq!(other["house_rules"], serde_json::json!(["front-rank-beyond-limit"]));
    let page =
        run(&mut etendard(&["odds", "training-jomini", "--all", "--house", "hesitant-foot-only", "--lang", "en"]));
    assert!(page.out.contains("house rules: hesitant: foot only"), "{}{}", page.out, page.err);
}

/// A game as an Étendard of earlier rules would have left it.
fn earlier(name: &str) -> std::path::PathBuf {
    let scenario = scenario("training-jomini");
    let field = Arc::new(Field::of(&scenario, *books::of(Book::Jomini)));
    let mut recorder = Recorder::new(field, &mut ()).expect("a battle that can begin").under(RULES_VERSION - 1);
    let mut player = Level::Random.player(3);
    for _ in 0..3 {
        let command = player.decide(recorder.battle(), &Budget::nodes(1));
        recorder.command(command, &mut ()).expect("a legal command");
    }
    let path = file(name);
    std::fs::write(&path, recorder.replay().to_string()).expect("a folder for games");
    path
}

#[test]
fn a_saved_game_of_earlier_rules_that_plays_the_same_goes_on_under_todays() {
    let path = earlier("earlier.replay");
    let again = told(&["play", "--resume", text(&path), "--lang", "fr"], "quitter\n");
    assert_eq!(again.code, Some(0), "{}", again.err);
    assert!(again.err.contains("continue sous elles"), "{}", again.err);
    let replay = recorded(&path);
    assert_eq!(replay.header.rules, RULES_VERSION);
    let field = Arc::new(Field::of(&scenario("training-jomini"), *books::of(Book::Jomini)));
    assert_eq!(replay.verify(field).unwrap().earlier_rules, None);
}

#[test]
fn a_saved_game_of_earlier_rules_that_plays_otherwise_is_left_as_it_is() {
    let path = earlier("earlier-otherwise.replay");
    let game = std::fs::read_to_string(&path).unwrap();
    // Another position than the one written down stands for a rule that has changed.
    let line = game.lines().find(|line| line.starts_with("2 ")).unwrap();
    let check = line.rsplit(' ').next().unwrap();
    let changed = game.replacen(&format!(" {check}"), if check == "#0000" { " #1111" } else { " #0000" }, 1);
    std::fs::write(&path, &changed).unwrap();
    let again = told(&["play", "--resume", text(&path), "--lang", "en"], "quit\n");
    assert_eq!(again.code, Some(1), "{}", again.out);
    let rules = format!("recorded under rules {}, played here under rules {RULES_VERSION}", RULES_VERSION - 1);
    assert!(again.err.contains(&rules) && again.err.contains("cannot be continued here"), "{}", again.err);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), changed);
    let field = Arc::new(Field::of(&scenario("training-jomini"), *books::of(Book::Jomini)));
    let replay = recorded(&path);
    assert!(Playback::new(&replay, field, &mut ()).unwrap().play(1, &mut ()).is_ok());
}
