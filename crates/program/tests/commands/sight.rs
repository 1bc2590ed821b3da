//! `etendard sight`, as it is typed.

use crate::{Run, etendard, root, run};
use serde_json::Value;

fn sight(arguments: &[&str]) -> Run {
    run(etendard(&["sight"]).args(arguments))
}

fn figure(id: &str) -> String {
    format!("{}:fig/{id}", root().join("trials/figures/sight.case").display())
}

#[test]
fn a_blocked_line_names_its_masks_and_ends_with_status_one() {
    let run = sight(&[&figure("F-LOS-2C"), "A", "b", "--lang", "fr"]);
    assert_eq!(run.code, Some(1), "{}", run.err);
    assert!(run.out.contains("masquée des deux côtés, en B2 et D2 (LOS-4)"), "{}", run.out);
    assert!(run.out.contains('○') && run.out.contains('◎') && run.out.contains('✕'), "{}", run.out);
    assert!(!run.out.contains('\u{1b}'), "no colour in a pipe");
    let run = sight(&[&figure("F-LOS-2C"), "A", "b", "--json"]);
    let page: Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!(page["sees"], false);
    assert_eq!(page["masks"], serde_json::json!(["B2", "D2"]));
    assert_eq!(page["hexes"][0]["line"], "left");
}

#[test]
fn small_arms_do_not_see_past_a_wood_that_guns_see_past_from_a_hill() {
    let guns = sight(&[&figure("J-LOS-4A"), "A", "b", "--json"]);
    assert_eq!(guns.code, Some(0), "{}{}", guns.out, guns.err);
    let muskets = sight(&[&figure("J-LOS-4A"), "A", "b", "--weapon", "small-arms", "--json"]);
    let page: Value = serde_json::from_str(&muskets.out).expect("JSON");
    assert_eq!((&page["sees"], &page["by"]), (&Value::from(false), &Value::from("LOS-6b")), "{}", muskets.out);
}

#[test]
fn ends_are_hexes_or_units_of_the_scenario_in_either_language() {
    let by_unit = sight(&["training-frederic", "field-guns", "saxon-grenadiers", "--lang", "en"]);
    let by_hex = sight(&["training-frederic", "d6", "D3", "--lang", "en"]);
    assert_eq!((by_unit.code, &by_unit.out), (Some(0), &by_hex.out), "{}", by_unit.err);
    assert!(by_hex.out.contains("The line is open."), "{}", by_hex.out);
}

#[test]
fn a_recorded_game_is_looked_at_where_it_stood() {
    let game = root().join("trials/replays/training-frederic-1.replay");
    let game = game.to_str().expect("a plain path");
    let start = sight(&["training-frederic", "D6", "D3", "--from-replay", game, "--to", "0", "--lang", "fr"]);
    assert_eq!(start.code, Some(0), "{}{}", start.out, start.err);
    assert!(start.out.contains("D3 (Grenadiers saxons)"), "{}", start.out);
    let later = sight(&["training-frederic", "D6", "D3", "--from-replay", game, "--lang", "fr"]);
    assert!(matches!(later.code, Some(0 | 1)), "{}", later.err);
    assert!(!later.out.contains("D3 (Grenadiers saxons)"), "they have moved by then:\n{}", later.out);
    let beyond = sight(&["training-frederic", "D6", "D3", "--from-replay", game, "--to", "99999", "--lang", "fr"]);
    assert_eq!(beyond.code, Some(2));
    assert!(beyond.err.contains("va trop loin"), "{}", beyond.err);
}

#[test]
fn what_makes_no_sense_is_answered_not_panicked() {
    let asked = |from: &str, to: &str| sight(&["training-frederic", from, to, "--lang", "fr"]);
    for (from, to, answer) in [
        ("D6", "Z99", "hors de la carte"),
        ("D6", "D6", "la même case"),
        ("D6", "saxon-grenadeers", "saxon-grenadiers"),
        ("", "D3", "n’est ni un hexagone ni une unité"),
        ("D6", "💥", "n’est ni un hexagone ni une unité"),
    ] {
        let run = asked(from, to);
        assert_eq!(run.code, Some(2), "{from} {to}");
        assert!(run.err.contains(answer), "{from} {to}: {}", run.err);
    }
    let unknown = sight(&[&figure("F-LOS-9Z"), "A", "b", "--lang", "fr"]);
    assert_eq!(unknown.code, Some(2));
    assert!(unknown.err.contains("n’a pas de cas"), "{}", unknown.err);
    assert_eq!(sight(&["nowhere.case:fig/X", "A", "b"]).code, Some(2));
}
