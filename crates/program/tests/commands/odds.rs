//! `etendard odds`, as it is typed.

use crate::{Run, etendard, root, run};
use serde_json::Value;

fn odds(arguments: &[&str]) -> Run {
    run(etendard(&["odds"]).args(arguments).env("COLUMNS", "80"))
}

/// Two units of the real table.
fn duel(book: &str, attacker: &str, defender: &str, more: &[&str]) -> Run {
    let mut arguments = vec!["--book", book, "--attacker", attacker, "--defender", defender];
    arguments.extend(more);
    odds(&arguments)
}

/// The same, up to the riposte, for programs.
fn exchange(book: &str, attacker: &str, defender: &str, more: &[&str]) -> Value {
    let mut options = vec!["--depth", "exchange", "--json"];
    options.extend(more);
    duel(book, attacker, defender, &options).json()
}

fn trial(path: &str) -> String {
    root().join("trials").join(path).display().to_string()
}

/// Waterloo right before its first attack, that of Foy's men on the Nassauers.
fn waterloo(more: &[&str]) -> Run {
    let game = trial("replays/format-1/waterloo-1.replay");
    let mut arguments = vec!["waterloo", "--from-replay", &game, "--to", "17"];
    arguments.extend(more);
    odds(&arguments)
}

#[track_caller]
fn chance(page: &Value, name: &str, fraction: &str) {
    assert_eq!(page["chances"][name], fraction, "{name}");
}

#[track_caller]
fn average(page: &Value, name: &str, fraction: &str) {
    assert_eq!(page["averages"][name], fraction, "{name}");
}

/// `3/8` in two numbers.
fn read(fraction: &Value) -> (u128, u128) {
    let (above, below) = fraction.as_str().and_then(|text| text.split_once('/')).expect("a fraction");
    (above.parse().expect("a number"), below.parse().expect("a number"))
}

/// How many of all ways have this number of elements lost by the target.
fn ways(page: &Value, lost: u64) -> u128 {
    let outcomes = page["outcomes"].as_array().expect("a list");
    let of = |outcome: &Value| outcome["target_lost"].as_u64().unwrap_or(0) == lost;
    let number = |outcome: &Value| outcome["ways"].as_str().and_then(|text| text.parse::<u128>().ok()).expect("ways");
    outcomes.iter().filter(|outcome| of(outcome)).map(number).sum()
}

#[test]
fn jomini_by_hand() {
    // Three dice, the infantry side hits: no loss by (5/6)³ = 125/216. One side is a flag: it leaves by 91/216.
    let page = exchange("jomini", "line infantry", "infanterie de ligne", &[]);
    assert_eq!((ways(&page, 0), page["ways"].as_str()), (125, Some("216")));
    chance(&page, "target_left", "91/216");
    chance(&page, "riposted", "0/1");
    average(&page, "target_lost", "1/2");
    // Two sides where the attacker is supported: one element on average.
    average(&exchange("jomini", "line-infantry", "line-infantry", &["--supported", "attacker"]), "target_lost", "1/1");
    // A supported target ignores a flag: driven back by two or three, 16/216; else it strikes back.
    let page = exchange("jomini", "line-infantry", "line-infantry", &["--supported", "defender"]);
    chance(&page, "target_left", "2/27");
    chance(&page, "riposted", "25/27");
    average(&page, "lost_to_riposte", "25/27");
}

#[test]
fn frederic_by_hand() {
    // Two sides are flags: it leaves by 1 − (4/6)³; a hit on one side, 1/2, and a deserter for each hex, 1 · 1/6.
    let page = exchange("frederic", "line-infantry", "line-infantry", &[]);
    chance(&page, "target_left", "19/27");
    average(&page, "target_deserted", "1/6");
    average(&page, "target_lost", "2/3");
    // An officer in the front rank is a die more: it stays by (4/6)⁴, but for the one way of four hits: 255/1296.
    let led = exchange("frederic", "line-infantry", "line-infantry", &["--attacker-officers", "1", "--front-rank"]);
    assert_eq!(led["dice"], 4);
    chance(&led, "target_left", "347/432");
}

#[test]
fn panache_by_hand() {
    // Three dice and one more on light foot, three sides hit, four elements: all four by (3/6)⁴.
    let page = exchange("panache", "melee-infantry/medium", "light foot light", &[]);
    chance(&page, "target_destroyed", "1/16");
    average(&page, "target_lost", "2/1");
    // Pikes have a die for each element: two of them hit twice by 1/4.
    let page = exchange("panache", "pikes/medium", "melee-infantry/medium", &["--attacker-elements", "2"]);
    assert_eq!(page["dice"], 2);
    assert_eq!(ways(&page, 2) * 4, read(&Value::from(format!("{}/1", page["ways"].as_str().expect("ways")))).0);
}

#[test]
fn thucidide_by_hand() {
    // Three dice, two sides hit medium troops; without a flag, (5/6)³, it strikes back: 125/216 · 3 · 2/6.
    let page = exchange("thucidide", "sword/medium", "épée (moyen)", &[]);
    chance(&page, "riposted", "125/216");
    average(&page, "lost_to_riposte", "125/216");
    average(&page, "target_lost", "1/1");
    // Evading is a house rule there.
    let evading = ["--evades", "--house", "evade"];
    chance(&exchange("thucidide", "sword/heavy", "light-cavalry/light", &evading), "target_evaded", "1/1");
}

#[test]
fn ground_height_works_distance_and_orders_count() {
    let dice = |attacker: &str, more: &[&str]| exchange("jomini", attacker, "line-infantry", more)["dice"].clone();
    assert_eq!(dice("line-infantry", &[]), 3);
    assert_eq!(dice("line-infantry", &["--terrain", "forêt"]), 2);
    assert_eq!(dice("line-infantry", &["--terrain", "hill"]), 2);
    assert_eq!(dice("line-infantry", &["--terrain", "hill", "--attacker-height", "1"]), 3);
    assert_eq!(dice("line-infantry", &["--work", "palisade"]), 2);
    assert_eq!(dice("line-infantry", &["--attacker-order", "à outrance"]), 5);
    assert_eq!(dice("line-infantry", &["--attacker-traits", "aggressive,elite"]), 4);
    assert_eq!(dice("horse-guns-light", &["--distance", "3", "--moved", "2"]), 1);
    // Cavalry beside the target makes the advantage a hit: (4/6)³ of nothing.
    let page = exchange("jomini", "line-infantry", "line-infantry", &["--beside", "cavalerie"]);
    assert_eq!(ways(&page, 0), 64);
    // At the edge of the table a flag is an element.
    average(
        &exchange("jomini", "line-infantry", "line-infantry", &["--defender-room", "0"]),
        "target_lost_blocked",
        "1/2",
    );
}

#[test]
fn the_ways_of_all_outcomes_sum_to_one() {
    let pages = [
        duel("thucidide", "sword/heavy", "war-elephants/medium", &["--json", "--supported", "both"]),
        duel("frederic", "melee-armed-line", "line-infantry", &["--json", "--supported", "both"]),
        waterloo(&["foys", "nassau", "--json"]),
    ];
    for page in pages.map(|run| run.json()) {
        let whole: u128 = page["ways"].as_str().and_then(|ways| ways.parse().ok()).expect("ways");
        let outcomes = page["outcomes"].as_array().expect("a list");
        assert!(3 < outcomes.len());
        let mut sum = 0;
        for outcome in outcomes {
            let (above, below) = read(&outcome["chance"]);
            assert_eq!(whole % below, 0);
            assert_eq!(outcome["ways"], (above * (whole / below)).to_string());
            sum += above * (whole / below);
        }
        assert_eq!(sum, whole);
        let destroyed = outcomes.iter().filter(|outcome| outcome["target_destroyed"] == true);
        let destroyed: u128 = destroyed.map(|outcome| outcome["ways"].as_str().unwrap().parse::<u128>().unwrap()).sum();
        let (above, below) = read(&page["chances"]["target_destroyed"]);
        assert_eq!(destroyed * below, above * whole);
    }
}

#[test]
fn the_page_fits_eighty_columns_in_both_languages() {
    let french = duel("jomini", "line-infantry", "line-infantry", &["--lang", "fr", "--terrain", "forest"]);
    for said in [
        "Jomini — infanterie de ligne contre infanterie de ligne",
        "mêlée · jusqu’au bout de la poursuite · choix habituels",
        "2 dés",
        "dés de base\u{a0}: infanterie de ligne",
        "≤2  TER-FOREST  ",
        "quitte son hexagone",
        "30,6\u{a0}%",
        "11/36",
        "ne peut rien perdre",
    ] {
        assert!(french.out.contains(said), "{said}\n{}", french.out);
    }
    let english = duel("jomini", "line-infantry", "line-infantry", &["--lang", "en", "--terrain", "forest", "--why"]);
    for said in ["2 dice", "usual choices", "is destroyed", "30.6%", "MOD-1", "the attacker has no rifles"] {
        assert!(english.out.contains(said), "{said}\n{}", english.out);
    }
    assert!(!french.out.contains("MOD-1 "), "only --why names what did not count:\n{}", french.out);
    let wide = |run: &Run| run.out.lines().map(|line| line.chars().count()).max();
    let list = odds(&["--book", "panache", "--list", "--lang", "fr"]);
    for run in [&french, &english, &list, &waterloo(&["--all"])] {
        assert_eq!(run.code, Some(0), "{}", run.err);
        assert!(wide(run) <= Some(80), "{}", run.out);
    }
}

#[test]
fn the_page_in_the_manual_is_the_page_printed() {
    for (manual, language) in [("docs/odds.md", "en"), ("docs/odds.fr.md", "fr")] {
        let manual = std::fs::read_to_string(root().join(manual)).expect("the manual");
        let (_, shown) = manual.split_once("--to 17\nwaterloo #17").expect("an example");
        let (shown, _) = shown.split_once("```").expect("its end");
        assert_eq!(waterloo(&["foys", "nassau", "--lang", language]).out, format!("waterloo #17{shown}"));
    }
}

#[test]
fn a_position_is_a_battle_a_recorded_game_or_a_case() {
    let case = format!("{}:fig/J-RET-1A", trial("figures/retreat.case"));
    let page = odds(&[&case, "A", "b", "--json", "--depth", "exchange"]).json();
    assert_eq!((&page["book"], &page["attacker"]["hex"]), (&Value::from("jomini"), &Value::from("C2")));
    chance(&page, "target_left", "91/216");
    // Units by id, by a part of the name, by their hex.
    let said = [["foys-92nd-and-93rd", "nassauers-and-hanoverians"], ["foys", "nassau"], ["D8", "d7"]];
    let [by_id, by_part, by_hex] = said.map(|[by, at]| waterloo(&[by, at, "--json"]).out);
    assert_eq!(by_id, by_part);
    assert_eq!(by_id, by_hex);
    // Two dice, for both stand in the wood; two sides: nothing by (4/6)².
    let page: Value = serde_json::from_str(&by_id).expect("JSON");
    assert_eq!((ways(&page, 0), page["ways"].as_str()), (16, Some("36")));
    let start = odds(&["training-frederic", "D6", "D3", "--lang", "fr"]);
    assert!(start.out.contains("tir à 3 hexagones"), "{}{}", start.out, start.err);
}

#[test]
fn all_attacks_are_ranked_by_what_they_gain() {
    let page = waterloo(&["--all", "--json"]).json();
    let attacks = page["attacks"].as_array().expect("a list");
    assert!(1 < attacks.len());
    let gains: Vec<f64> = attacks
        .iter()
        .map(|attack| {
            let (above, below) =
                attack["averages"]["gain"].as_str().and_then(|gain| gain.split_once('/')).expect("a gain");
            above.parse::<f64>().expect("a number") / below.parse::<f64>().expect("a number")
        })
        .collect();
    assert!(gains.is_sorted_by(|one, two| two <= one), "{gains:?}");
    let of_one = waterloo(&["foys", "--json"]).json();
    let of_one = of_one["attacks"].as_array().expect("a list");
    assert!(!of_one.is_empty() && of_one.len() < attacks.len());
    assert!(of_one.iter().all(|attack| attack["attacker"]["id"] == "foys-92nd-and-93rd"));
    let table = waterloo(&["--all", "--lang", "en"]);
    assert!(table.out.contains("inflicts") && table.out.contains("(D8)"), "{}", table.out);
}

#[test]
fn policies_and_answers_change_the_odds() {
    let usual = waterloo(&["foys", "nassau", "--json"]).json();
    let best = waterloo(&["foys", "nassau", "--json", "--policy", "best"]).json();
    assert_eq!((&usual["policy"], &usual["dice"]), (&Value::from("usual"), &Value::from(2)));
    // With tokens to spend the best attacker gives an order, two dice beyond the limit of the wood.
    assert_eq!((&best["policy"], &best["dice"]), (&Value::from("best"), &Value::from(4)));
    assert_eq!(best["choices"][0]["en"], "attack order all-out");
    assert_ne!(usual["averages"]["gain"], best["averages"]["gain"]);
    // The same order given by hand, in either language, is the same attack.
    for order in ["attack order all-out", "ordre d’attaque à-outrance"] {
        let given = waterloo(&["foys", "nassau", "--json", "--answer", order]).json();
        assert_eq!((&given["policy"], &given["outcomes"]), (&Value::from("given"), &best["outcomes"]));
        assert_eq!(given["account"].as_array().and_then(|lines| lines.last()).expect("a line")["clause"], "ORD-5");
    }
    let supported = |answer: &[&str]| {
        let mut options = vec!["--supported", "defender"];
        options.extend(answer);
        exchange("jomini", "line-infantry", "line-infantry", &options)
    };
    chance(&supported(&["--answer", "riposte no"]), "riposted", "0/1");
    chance(&supported(&["--answer", "ignore 0"]), "target_left", "91/216");
}

#[test]
fn an_attack_already_declared_is_reckoned_from_there() {
    let game = trial("replays/format-1/waterloo-1.replay");
    let at = |line: &str, more: &[&str]| {
        let mut arguments = vec!["waterloo", "--from-replay", &game, "--to", line, "--lang", "en"];
        arguments.extend(more);
        odds(&arguments)
    };
    // After line 18 the attack is declared; after 19 its order is given, and the usual choice no longer matters.
    assert!(at("18", &[]).out.contains("2 dice"), "{}", at("18", &[]).err);
    assert!(at("19", &[]).out.contains("4 dice"), "{}", at("19", &[]).err);
    let other = at("18", &["--all"]);
    assert_eq!(other.code, Some(2));
    assert!(other.err.contains("a combat is under way"), "{}", other.err);
    assert!(at("17", &[]).err.contains("who attacks?"));
}

#[test]
fn what_the_rules_refuse_is_refused_with_the_clause() {
    let of_table = |attacker: &str, defender: &str, more: &[&str], book: &str| duel(book, attacker, defender, more);
    let line = "line-infantry";
    for (run, clause) in [
        (of_table(line, line, &["--distance", "2"], "jomini"), "TGT-1"),
        (of_table("horse-guns-light", line, &["--distance", "4"], "jomini"), "TRP-J"),
        (of_table(line, line, &["--terrain", "mountain"], "jomini"), "TER-MOUNTAIN"),
        (of_table(line, line, &["--defender-order", "take-cover"], "jomini"), "ORD-6"),
        (of_table(line, line, &["--front-rank"], "frederic"), "MOD-14"),
        (of_table("cavalry/light", "pikes/heavy", &["--evades"], "panache"), "EVA-1"),
        (of_table("sword/heavy", "light-cavalry/light", &["--evades"], "thucidide"), "EVA-3"),
        (odds(&["waterloo", "foys", "nassau"]), "TGT-1"),
        (odds(&["waterloo", "foys"]), "TGT-1"),
    ] {
        assert_eq!(run.code, Some(1), "{clause}: {}{}", run.out, run.err);
        assert!(run.err.contains(&format!("({clause})")), "{clause}: {}", run.err);
        assert_eq!(run.out, "", "no table of zeros");
    }
    let refused = duel("jomini", line, line, &["--distance", "2", "--json"]);
    assert_eq!((refused.code, &refused.json()["refused"]["clause"]), (Some(1), &Value::from("TGT-1")));
    let nine = duel("jomini", line, line, &["--supported", "defender", "--answer", "ignore 9", "--lang", "en"]);
    assert_eq!(nine.code, Some(1), "{}{}", nine.out, nine.err);
    assert!(nine.err.contains("“ignore 9”"), "{}", nine.err);
}

#[test]
fn a_question_without_sense_gets_a_sentence_not_a_panic() {
    let french = |arguments: &[&str]| odds(&[arguments, &["--lang", "fr"]].concat());
    let said = |attacker: &str, more: &[&str]| {
        let duel = ["--book", "jomini", "--attacker", attacker, "--defender", "line-infantry"];
        french(&[&duel, more].concat())
    };
    let line = "line-infantry";
    for (run, answer) in [
        (french(&[]), "de quelle attaque"),
        (french(&["waterloo"]), "qui attaque"),
        (french(&["watterloo", "--all"]), "vouliez-vous dire waterloo"),
        (french(&["waterloo", "foyz-92nd-and-93rd", "D7"]), "foys-92nd-and-93rd"),
        (french(&["waterloo", "💥", "D7"]), "n’est pas une unité de cette bataille"),
        (french(&["waterloo", "D8", "Z99"]), "n’est pas une unité de cette bataille"),
        (french(&["waterloo", "--evades"]), "--book"),
        (french(&["--book", "thucidide"]), "--list"),
        (said("line infantri", &[]), "vouliez-vous dire «\u{a0}line-infantry\u{a0}»"),
        (said("shot/light", &[]), "est une troupe de Panache, non de Jomini (TRP-J)"),
        (said("line", &[]), "line-infantry, line-rifles"),
        (said("", &[]), "n’est pas une troupe"),
        (said(line, &["--terrain", "forrest"]), "vouliez-vous dire «\u{a0}forest\u{a0}»"),
        (said(line, &["--work", "forest"]), "n’est pas un ouvrage"),
        (said(line, &["--attacker-traits", "elyte"]), "«\u{a0}elite\u{a0}»"),
        (said(line, &["--attacker-traits", "rifles"]), "un trait qui s’inscrit"),
        (said(line, &["--beside", "chariotry"]), "chariotry"),
        (said(line, &["--attacker-order", "stand-fast"]), "n’est pas un ordre d’attaque"),
        (said(line, &["--distance", "9"]), "de 1 à 8"),
        (said(line, &["--attacker-elements", "0"]), "de 1 à 20"),
        (said(line, &["--house", "evade"]), "ne change rien dans Jomini"),
        (said(line, &["--policy", "best", "--attacker-order", "all-out"]), "--policy best"),
        (said(line, &["--answer", "esquiver oui"]), "ne répond à aucune question"),
        (said(line, &["--answer", "chanter"]), "n’est pas une commande"),
    ] {
        assert_eq!(run.code, Some(2), "{answer}: {}{}", run.out, run.err);
        assert!(run.err.contains(answer), "{answer}: {}", run.err);
    }
    assert_eq!(odds(&["waterloo", "--book", "jomini"]).code, Some(2), "a battle has its book");
    assert_eq!(odds(&["nowhere.case:fig/X", "A", "b"]).code, Some(2));
}

#[test]
fn the_troops_of_a_book_are_listed() {
    let list = odds(&["--book", "jomini", "--list", "--lang", "fr"]);
    for said in ["line-infantry", "infanterie de ligne", "forest (forêt)", "all-out (à outrance)", "palisade"] {
        assert!(list.out.contains(said), "{said}\n{}", list.out);
    }
    let page = odds(&["--book", "thucidide", "--list", "--json"]).json();
    let troops = page["troops"].as_array().expect("a list");
    // Whatever is listed can be named, by its key and by its name in either language.
    for troop in troops.iter().step_by(17) {
        for name in [&troop["key"], &troop["name"]["fr"], &troop["name"]["en"]] {
            let name = name.as_str().expect("a word");
            let run = duel("thucidide", "sword/medium", name, &["--depth", "exchange", "--json"]);
            assert_eq!(run.json()["target"]["id"], troop["key"], "{name}");
        }
    }
}
