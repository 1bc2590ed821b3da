//! A case that does not come out as it says.

use crate::{duel, failures, read};

#[test]
fn a_wrong_expectation_says_what_differed_and_where() {
    let text = duel("jomini", "", "attack A b\ndice flag miss miss\nretreat D4\nexpect b at C4\nexpect b 3 elements");
    assert_eq!(
        failures(&text),
        [
            "duel.case:19: duel/J: expected b at C4, found it at D4",
            "duel.case:20: duel/J: expected b with 3 elements, found it with 4",
        ]
    );
}

#[test]
fn a_difference_comes_with_the_table_and_what_happened() {
    let text = duel("frederic", "", "attack A b\ndice flag x2 hit\nretreat D4\nexpect b at C4");
    let runs = read(&text)[0].runs();
    let report = runs[0].report().unwrap();
    let first = "\
duel.case:19: duel/F: expected b at C4, found it at D4
     1   .   .   .   .
     2 .   .   .A  .
     3   .   .   .   .
     4 .   .   .   .b
    A (north line-infantry): 4 elements, at C2
    b (south line-infantry): 2 elements, at D4
      CombatDeclared { attacker: A, target: b, onset: Attack }  CBT-2
";
    assert!(report.starts_with(first), "{report}");
    for line in [
        "rolled for attack: infantry flag x2",
        "ElementsLost { unit: b, lost: 1 }  HIT-4",
        "Retreated { unit: b, to: D4 }  RET-2",
    ] {
        assert!(report.contains(&format!("\n      {line}\n")), "{line} in\n{report}");
    }
}

#[test]
fn too_few_dice_are_told_from_too_many() {
    let text = duel("frederic", "", "attack A b\ndice flag");
    assert_eq!(failures(&text), ["duel.case:17: duel/F: 3 dice are asked for attack, 1 is given"]);
    let text = duel("frederic", "", "attack A b\ndice flag x5");
    assert_eq!(failures(&text), ["duel.case:17: duel/F: 3 dice are asked for attack, 5 are given"]);
}

#[test]
fn dice_nobody_asked_for_are_a_difference() {
    let text = duel("frederic", "", "dice flag\nexpect b at A1");
    assert_eq!(
        failures(&text),
        ["duel.case:16: duel/F: 1 die is given, but none is asked for: north decides: combat"],
        "nothing sensible can follow"
    );
}

#[test]
fn a_script_may_not_stop_at_an_open_question() {
    let dice = duel("frederic", "", "attack A b");
    let still = "the script ends, and something is still asked";
    assert_eq!(failures(&dice), [format!("duel.case:16: duel/F: {still}: 3 dice for attack")]);
    let retreat = duel("frederic", "", "attack A b\ndice flag miss miss");
    assert_eq!(failures(&retreat), [format!("duel.case:17: duel/F: {still}: south decides: retreat")]);
}

#[test]
fn unless_it_says_what_is_asked() {
    for last in ["expect asks south retreat", "expect options C4 D4"] {
        assert_eq!(failures(&duel("frederic", "", &format!("attack A b\ndice flag miss miss\n{last}"))), [""; 0]);
    }
    assert_eq!(failures(&duel("frederic", "", "attack A b\nexpect dice 3 attack")), [""; 0]);
}

#[test]
fn a_claimed_bite_must_speak_and_a_spared_clause_must_not() {
    let script = "attack A b\ndice flag miss miss\nretreat C4";
    assert_eq!(failures(&duel("jomini", "bites RET-1 RET-2\nspares RET-6", script)), [""; 0]);
    assert_eq!(
        failures(&duel("jomini", "bites RET-6\nspares RET-1", script)),
        [
            "duel.case:3: duel/J: RET-6 should have spoken and did not",
            "duel.case:4: duel/J: RET-1 spoke and should not have",
        ]
    );
}

#[test]
fn a_refusal_has_its_clause() {
    let refused = |clause: &str| failures(&duel("frederic", "", &format!("refused attack b A by {clause}")));
    assert_eq!(refused("CBT-2"), [""; 0]);
    assert_eq!(
        refused("CBT-3"),
        ["duel.case:16: duel/F: expected `attack b A` refused by CBT-3, found it refused: not yours (CBT-2)"]
    );
    assert_eq!(
        failures(&duel("frederic", "", "refused attack A b by CBT-3")),
        ["duel.case:16: duel/F: expected `attack A b` refused by CBT-3, found it legal"]
    );
}

#[test]
fn what_may_be_done_must_be_legal() {
    assert_eq!(failures(&duel("frederic", "", "may attack A b\nmay end combat")), [""; 0]);
    assert_eq!(
        failures(&duel("frederic", "", "may retreat C4")),
        [
            "duel.case:16: duel/F: expected `retreat C4` to be legal, found it refused: not asked (TUR-1); north decides: combat"
        ]
    );
}

#[test]
fn what_is_said_and_refused_ends_the_case() {
    let text = duel("frederic", "bites RET-6", "attack b A\nexpect b at A1");
    assert_eq!(
        failures(&text),
        ["duel.case:16: duel/F: `attack b A` is refused: not yours (CBT-2); north decides: combat"],
        "neither the expectation nor the claim is judged"
    );
}

#[test]
fn every_kind_of_expectation_says_what_it_found() {
    let script = "\
expect A off the table
expect A destroyed
expect elephant at C3
expect tokens south 3
expect asks south retreat
expect dice 3 attack
expect options C4
expect fired MOD-5
expect not fired CBT-2
expect C3 burns
expect over south by elimination
expect south plays
expect turn 3
expect supported A
expect no sight A to b
expect Fritz at C3";
    let text =
        duel("frederic", "", script).replace("north plays", "officer Fritz: south superior-officer at b\nnorth plays");
    let found: Vec<String> = failures(&text).iter().map(|line| line.split_once("/F: ").unwrap().1.to_owned()).collect();
    assert_eq!(
        found,
        [
            "expected A off the table, found it at C2",
            "expected A destroyed, found it at C2 with 4 elements",
            "expected a panicking elephant at C3, found none",
            "expected south with 3 tokens, found 0",
            "expected south decides: retreat, found north decides: combat",
            "expected 3 dice for attack, found north decides: combat",
            "expected the options C4, found none (north decides: combat)",
            "expected MOD-5 to have spoken, found it silent",
            "expected C3 to burn, found it does not",
            "expected the battle is over: south by elimination, found north decides: combat",
            "expected south to play, found north",
            "expected turn 3, found turn 1",
            "expected A supported, found it unsupported",
            "expected the line from A to b blocked, found it open",
        ]
    );
}
