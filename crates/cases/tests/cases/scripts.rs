//! What scripts can say.

use crate::{duel, failures, read};
use cases::{Case, Claim};

#[test]
fn every_command_is_understood() {
    let script = "\
may activate Fritz
may select A
may select officer Fritz
may end selection
may end command
may end movement
may end combat
may order forced-march A
may order rally A 2
may order reconnaissance
may move A C4
may move A C4 normal
may move A C4 road-march
may move A C4 mounted
may move A C4 mounted-road-march past Otto
may move officer Fritz C4
may leave A by A1
may go along yes
may attack A b
may attack A elephant at C4
may attack order charge
may attack order none
may front rank Fritz
may front rank nobody
may defence order square
may defence order none
may evade no
may ignore 1
may retreat C4
may follow up yes
may pursue C4
may pursue stay
may pursue attack b
may pursue attack nobody
may pursue attack elephant at C4
may riposte no
may flee Fritz C4
may elephant to C4
may elephant attacks b
may replace general Fritz
may replace general at C4";
    let officers =
        "officer Fritz: north sub-general good manoeuvre at A\nofficer \"Otto\": south superior-officer at D4\n";
    let cases = read(&duel("frederic", "", script).replace("north plays", &format!("{officers}north plays")));
    let refused = cases[0].run();
    assert_eq!(refused.len(), script.lines().count() - 2, "all but the attack and the end of combat are refused");
}

#[test]
fn every_given_is_understood() {
    let given = "\
given A has 2 elements
given A moved 1
given A owes 1
given A is played
given A stood still
given b has fought
given south has 3 tokens
given C4 burns
given elephant of b at D4
given south must pass
level north 2
activations south 1x4
victory south 3
victory north by the book
exit south A1 B1 needs 2
objective south C3 D3
last turn 6 winner north
south begins
";
    let text = duel("jomini", "", "expect A 2 elements\nexpect tokens south 3\nexpect C4 burns\nexpect elephant at D4")
        .replace("activated A", &format!("{given}activated A"));
    assert_eq!(failures(&text), [""; 0]);
}

#[test]
fn a_case_is_played_in_each_of_its_books() {
    let cases =
        read(&duel("frederic thucidide", "bites CBT-2\n[T] bites CBT-8", "attack A b\ndice miss x3\n[T] riposte no"));
    assert_eq!(cases[0].runs().iter().map(|run| run.id.clone()).collect::<Vec<_>>(), ["duel/F", "duel/T"]);
    assert_eq!(cases[0].run(), []);
    assert_eq!(cases[0].title(), "Two lines of infantry");
}

#[test]
fn a_case_that_does_not_name_its_books_is_for_all_four() {
    let text = duel("frederic", "", "end combat").replace("books frederic\n", "").replace("{book}", "all");
    let ids: Vec<String> = read(&text)[0].ids().map(str::to_owned).collect();
    assert_eq!(ids, ["duel/all (frederic)", "duel/all (panache)", "duel/all (jomini)", "duel/all (thucidide)"]);
}

#[test]
fn claims_are_proofs_in_the_books_they_are_made_for() {
    let cases = read(&duel("frederic thucidide", "bites CBT-2\n[T] spares CBT-8\nwitness GEO-1", "end combat"));
    let proofs: Vec<(usize, &str, Claim, &str)> =
        cases[0].proofs().map(|proof| (proof.line, proof.case, proof.claim, proof.clause.id())).collect();
    assert_eq!(
        proofs,
        [
            (3, "duel/F", Claim::Bites, "CBT-2"),
            (5, "duel/F", Claim::Witness, "GEO-1"),
            (3, "duel/T", Claim::Bites, "CBT-2"),
            (4, "duel/T", Claim::Spares, "CBT-8"),
            (5, "duel/T", Claim::Witness, "GEO-1"),
        ]
    );
}

#[test]
fn comments_and_blank_lines_may_stand_anywhere() {
    let text = duel("frederic", "", "attack A b   # with the bayonet\n\n# and so\ndice miss x3")
        .replace(" 2 .   .   .A  .", "# the line\n\n 2 .   .   .A  .   # the attacker");
    assert_eq!(failures(&format!("# First of all\n\n{text}")), [""; 0]);
}

#[test]
fn what_could_only_be_done_may_be_said_or_left_out() {
    let text = |said: &str| {
        let script = format!("attack A b\ndice flag miss miss\n{said}expect b at D4");
        duel("frederic jomini thucidide", "", &script)
            .replace(" 4 .   .   .   .", " 4 .   .   .c  .")
            .replace("A: north", "c: south infantry\nA: north")
    };
    assert_eq!(failures(&text("")), [""; 0]);
    assert_eq!(failures(&text("retreat D4\n")), [""; 0]);
    assert_eq!(
        failures(&text("retreat C4\n").replace("frederic jomini thucidide", "jomini")),
        ["duel.case:19: duel/J: `retreat C4` is refused: not asked (TUR-1); north decides: combat"]
    );
}

#[test]
fn a_hit_hits_and_a_miss_misses_in_every_book_and_every_arm() {
    for target in ["infantry", "cavalry", "guns", "elephants", "heavy-cavalry", "camelry"] {
        let script = "attack A b\ndice hit miss x2";
        let text = duel("frederic jomini thucidide", "", script)
            .replace("b: south infantry elite", &format!("b: south {target}"));
        for run in read(&text).iter().flat_map(Case::runs) {
            let lost = run.story.matches("ElementsLost { unit: b, lost: 1 }").count();
            assert_eq!(lost, 1, "{target} in {}\n{}", run.id, run.story);
            assert!(!run.story.contains("RetreatOwed") && !run.story.contains("TokensGained"), "{}", run.story);
        }
    }
}
