//! Faults of the troop and movement tables.

use super::sample::{Sample, TROOPS, fault, seen};
use rulebook::{Allowance, Factor, FireAfterMove, Weight};

const PANACHE: &str = "rulebooks/panache/troops.toml";
const THUCIDIDE: &str = "rulebooks/thucidide/troops.toml";
const MOVEMENT: &str = "rulebooks/frederic/movement.toml";
const IN_LINE: &str = " in [[troop]] `line-infantry`";

/// The same for the first troop of Frédéric.
#[track_caller]
fn line_fault(from: &str, to: &str, line: usize, what: &str, suggestion: Option<&str>) {
    fault(TROOPS, from, to, line, &format!("{what}{IN_LINE}"), suggestion);
}

#[test]
fn a_row_of_several_weights_is_a_troop_in_each() {
    let register = Sample::new().register();
    let troops = &register.books[1].troops;
    let named: Vec<_> = troops.iter().map(|troop| [&troop.key, &troop.name.fr, &troop.name.en]).collect();
    assert_eq!(named[0], ["shot/light", "arquebuses (léger)", "shot (light)"]);
    assert_eq!(named[1], ["shot/medium", "arquebuses (moyen)", "shot (medium)"]);
    assert_eq!(named[2], ["pikes", "piques", "pikes"]);
    assert_eq!(troops[1].weight, Weight::Medium);
}

#[test]
fn the_three_ways_of_printing_dice_are_read() {
    let books = Sample::new().register().books;
    let [line, guns, _] = &books[0].troops[..] else { panic!("three troops") };
    let dice = |troop: &register::TroopLine| {
        let factors = troop.factors;
        [factors.fire, factors.assault, factors.melee, factors.riposte]
    };
    assert_eq!(dice(line), [Factor::Never, Factor::Dice(3), Factor::Dice(3), Factor::Dice(3)]);
    assert_eq!(dice(guns), [Factor::Weakens { full: 3, last: 2 }; 4]);
    assert_eq!(guns.after_move, FireAfterMove::DiePerHex);
    let [shot, _, pikes] = &books[1].troops[..] else { panic!("three troops") };
    assert_eq!(dice(shot), [Factor::Dice(3), Factor::Dice(2), Factor::Dice(2), Factor::Dice(2)]);
    assert_eq!(dice(pikes), [Factor::Never, Factor::PerElement, Factor::PerElement, Factor::Dice(2)]);
    let [spear, thrower] = &books[3].troops[..] else { panic!("two troops") };
    assert_eq!(dice(spear), [Factor::Never, Factor::Dice(3), Factor::Dice(2), Factor::Dice(2)]);
    assert_eq!(dice(thrower), [Factor::Dice(2), Factor::Never, Factor::Dice(1), Factor::Dice(1)]);
}

#[test]
fn the_words_of_movement_are_read() {
    let moves = |word: &str| {
        let sample = Sample::new().change(MOVEMENT, "\"1/2\"", &format!("\"{word}\""));
        let Allowance { with_combat, without_combat, never_more } = sample.register().books[0].troops[0].allowance;
        (with_combat, without_combat, never_more)
    };
    assert_eq!(moves("2"), (2, 2, false));
    assert_eq!(moves("1/2"), (1, 2, false));
    assert_eq!(moves("1nc"), (0, 1, false));
    assert_eq!(moves("1nc!"), (0, 1, true));
    assert_eq!(moves("static"), (0, 0, true));
}

#[test]
fn an_allowance_that_is_none_of_them_is_refused() {
    for word in ["0", "2/1", "2/2", "nc", "2!", "-1", "300", "two", "1 nc"] {
        let what = format!("`{word}` is not an allowance in [infantry]");
        fault(MOVEMENT, "\"1/2\"", &format!("\"{word}\""), 3, &what, None);
    }
    fault(MOVEMENT, "\"1/2\"", "2", 3, "`medium` is the number 2 in [infantry]", None);
}

#[test]
fn a_weight_of_the_movement_table_is_a_known_one() {
    let problems = Sample::new().change(MOVEMENT, "very-heavy", "very-heavi").problems();
    let what = "unknown key `very-heavi` in [guns]";
    assert_eq!(seen(&problems[0]), (format!("{MOVEMENT}:7"), what, Some("very-heavy")));
}

#[test]
fn a_troop_moves_by_a_row_and_a_weight_that_exist() {
    let what = "`infantri` is not a known row of movement.toml";
    line_fault("movement = \"infantry\"", "movement = \"infantri\"", 7, what, Some("infantry"));
    let what = "the movement row [infantry] has no `heavy`";
    line_fault("weight = \"medium\"", "weight = \"heavy\"", 6, what, None);
    let what = "the movement row [guns] has no `light` in [[troop]] `guns`";
    fault(TROOPS, "[\"heavy\", ", "[\"light\", ", 18, what, None);
}

#[test]
fn unknown_and_missing_keys_are_named() {
    line_fault("arm = ", "arms = ", 5, "unknown key `arms`", Some("arm"));
    line_fault("elements = 4\n", "", 1, "missing key `elements`", None);
    line_fault("en = \"line infantry\"\n", "", 1, "missing key `en`", None);
    fault(TROOPS, "key = \"line-infantry\"\n", "", 1, "missing key `key` in [[troop]] no. 1", None);
    fault(TROOPS, "[[troop]]", "[other]\nx = 1\n\n[[troop]]", 1, "unknown table [other]", None);
}

#[test]
fn a_value_of_the_wrong_type_is_named() {
    line_fault("elements = 4", "elements = \"4\"", 8, "`elements` is the text \"4\"", None);
    line_fault("elements = 4", "elements = 4.5", 8, "`elements` is the number 4.5", None);
    line_fault("dice = \"3\"", "dice = 3", 10, "`dice` is the number 3", None);
    line_fault("[\"modern\"]", "true", 11, "`traits` is true", None);
    line_fault("[\"modern\"]", "[2000-01-01]", 11, "`traits` is the date 2000-01-01", None);
    line_fault("fr = \"infanterie de ligne\"", "fr = []", 3, "`fr` is a list", None);
    line_fault("fr = \"infanterie de ligne\"", "fr = {}", 3, "`fr` is a table", None);
    let problem = Sample::new().change(TROOPS, "elements = 4", "elements = \"4\"").problem();
    assert_eq!(problem.expected.as_ref().map(|expected| expected.en.as_str()), Some("a whole number from 1 to 9"));
}

#[test]
fn a_number_out_of_bounds_is_refused() {
    for number in ["0", "-4", "300", "0xFFFF", "99999999999999999999"] {
        line_fault("elements = 4", &format!("elements = {number}"), 8, &format!("`elements` cannot be {number}"), None);
    }
    line_fault("range = 1", "range = 300", 9, "`range` cannot be 300", None);
    for dice in ["0", "10", "2/3", "3/3", "-1"] {
        let what = format!("`{dice}` is not a number of dice for `dice`");
        line_fault("dice = \"3\"", &format!("dice = \"{dice}\""), 10, &what, None);
    }
    let what = "`per-elment` is not a number of dice for `dice`";
    line_fault("dice = \"3\"", "dice = \"per-elment\"", 10, what, Some("per-element"));
}

#[test]
fn an_unknown_word_is_named_with_the_one_meant() {
    line_fault("arm = \"infantry\"", "arm = \"infantri\"", 5, "`infantri` is not a known arm", Some("infantry"));
    line_fault("\"medium\"", "\"mediun\"", 6, "`mediun` is not a known weight", Some("medium"));
    line_fault("\"modern\"", "\"moderm\"", 11, "`moderm` is not a known trait", Some("modern"));
    line_fault("\"modern\"", "\"splendid\"", 11, "`splendid` is not a known trait", None);
    line_fault("\"modern\"", "\"modern\", \"modern\"", 11, "`modern` stands twice in `traits`", None);
    let what = "`die-per-hexes` is not a known after-move in [[troop]] `guns`";
    fault(TROOPS, "die-per-hex", "die-per-hexes", 23, what, Some("die-per-hex"));
}

#[test]
fn weights_are_one_or_several_and_none_twice() {
    line_fault("weight = \"medium\"\n", "", 1, "missing key `weight`", None);
    let both = "weight = \"medium\"\nweights = [\"light\"]";
    line_fault("weight = \"medium\"", both, 7, "`weight` and `weights`", None);
    let in_guns = " in [[troop]] `guns`";
    fault(TROOPS, "\"heavy\", \"very-heavy\"", "", 18, &format!("`weights` names none{in_guns}"), None);
    let twice = format!("`heavy` stands twice in `weights`{in_guns}");
    fault(TROOPS, "\"heavy\", \"very-heavy\"", "\"heavy\", \"heavy\"", 18, &twice, None);
}

#[test]
fn fire_stands_exactly_where_the_weapon_reaches() {
    let in_shot = " in [[troop]] `shot`";
    fault(PANACHE, "range = 2", "range = 1", 10, &format!("`fire` with a range of 1{in_shot}"), None);
    fault(PANACHE, "fire = \"3\"\n", "", 1, &format!("a range of 2 without `fire`{in_shot}"), None);
    fault(
        PANACHE,
        "fire = \"3\"",
        "fire = \"never\"",
        10,
        &format!("`fire` is never, with a range of 2{in_shot}"),
        None,
    );
    fault(PANACHE, "fire = ", "fir = ", 10, &format!("unknown key `fir`{in_shot}"), Some("fire"));
}

#[test]
fn all_rows_of_a_table_have_the_same_columns() {
    let in_spear = "the dice do not stand in the columns of this table in [[troop]] `bolt-thrower`";
    fault(THUCIDIDE, "assault = \"never\"\n", "", 13, in_spear, None);
    let problem = Sample::new().change(THUCIDIDE, "assault = \"never\"\n", "").problem();
    let expected = "`assault` and `melee`, with `fire` if it reaches 2 hexes, as in [[troop]] `spear`";
    assert_eq!(problem.expected.as_ref().map(|expected| expected.en.as_str()), Some(expected));
    line_fault("dice = \"3\"", "dice = \"3\"\nmelee = \"2\"", 11, "`melee` has no place", None);
    let what = "`riposte` has no place in [[troop]] `spear`";
    fault(THUCIDIDE, "melee = \"2\"", "melee = \"2\"\nriposte = \"2\"", 12, what, None);
    fault(PANACHE, "melee = \"2\"\n", "", 1, "missing key `melee` in [[troop]] `shot`", None);
}

#[test]
fn keys_and_names_of_troops_are_their_own() {
    let what = "the key `line-infantry` stands twice: in [[troop]] `line-infantry` and here";
    fault(TROOPS, "key = \"guns\"", "key = \"line-infantry\"", 14, what, None);
    let what = "the fr `infanterie de ligne` stands twice: in [[troop]] `line-infantry` and here";
    fault(TROOPS, "\"canons\"", "\"infanterie de ligne\"", 15, what, None);
    fault(TROOPS, "\"line-infantry\"", "\"Line infantry\"", 2, "`Line infantry` is no key of a troop", None);
}

#[test]
fn a_table_without_troops_is_refused() {
    let mut sample = Sample::new();
    sample.set(TROOPS, "# Nothing.\n");
    assert_eq!(seen(&sample.problem()), (TROOPS.to_owned(), "missing key `troop`", None));
}
