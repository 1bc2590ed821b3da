//! Files that cannot be read as cases.

use crate::{duel, problems};
use cases::parse;

#[test]
fn everything_wrong_with_a_file_is_said_at_once() {
    let text = "\
case one/{book} A case with several slips
books jomini
bites RET-1 RET-99
map
 1   .   .   .   .
 2 .   .   .A  .
 3   .   .   .b  .
A: north infantri
b: souht infantry
nort plays, combat

play
atack A b
dice flagg miss
expect b att C4
";
    let found = problems(text);
    let said: Vec<&str> = found.lines().filter(|line| !line.starts_with("  expected")).collect();
    assert_eq!(
        said,
        [
            "duel.case:3: `RET-99` is not a clause",
            "  did you mean `RET-1`?",
            "duel.case:8: `infantri` is not a troop of Jomini",
            "  did you mean `infantry`?",
            "duel.case:9: `souht` is not a camp",
            "  did you mean `south`?",
            "duel.case:10: `nort` is not the beginning of a line here",
            "  did you mean `north`?",
            "duel.case:13: `atack` is not a line of a script",
            "  did you mean `attack`?",
            "duel.case:14: `flagg` is not a face of the die of Jomini",
            "  did you mean `flag`?",
            "duel.case:15: `att` is no number",
        ]
    );
}

/// What is wrong, for whoever reads French: what, and what was expected, line by line.
fn in_french(text: &str) -> Vec<String> {
    let found = parse("duel.case", text).expect_err("something is wrong with this");
    found.iter().flat_map(|problem| problem.in_french().lines().map(str::to_owned).collect::<Vec<_>>()).collect()
}

#[test]
fn whoever_reads_french_is_told_in_french() {
    let slip = |script: &str| in_french(&duel("frederic", "", script));
    assert_eq!(
        slip("dice flagg"),
        [
            "duel.case:16: «\u{a0}flagg\u{a0}» n’est pas une face du dé de Frédéric le Grand",
            "  attendu\u{a0}: l’un de\u{a0}: infantry, cavalry, artillery, flag, advantage, hit, miss",
            "  vouliez-vous dire «\u{a0}flag\u{a0}»\u{a0}?"
        ]
    );
    for (script, said) in [
        ("atack A b", "«\u{a0}atack\u{a0}» n’est pas une ligne de script"),
        ("attack A c", "«\u{a0}c\u{a0}» n’est pas une unité de cette bataille"),
        ("attack A", "la ligne s’arrête après «\u{a0}attack A\u{a0}»"),
        ("attack A b now", "«\u{a0}now\u{a0}» suit «\u{a0}attack A b\u{a0}», qui est complet"),
        ("retreat C44", "«\u{a0}C44\u{a0}» est hors de la carte, qui a 4 colonnes et 4 rangées"),
        ("refused attack A b", "un refus a sa clause"),
        ("expect b att C4", "«\u{a0}att\u{a0}» n’est pas un nombre"),
        ("[T] riposte no\nend combat", "cette ligne n’est pour aucun des livres du cas"),
        ("[X] riposte no\nend combat", "une ligne entre crochets n’est que pour certains livres"),
    ] {
        assert_eq!(slip(script)[0], format!("duel.case:16: {said}"));
    }
    let missing = |part: &str| in_french(&duel("frederic", "", "end combat").replace(part, "")).join("\n");
    for (part, said) in [
        ("play\n", "le cas n’est jamais joué"),
        ("north plays, combat\n", "rien ne dit de qui c’est le tour"),
        ("A: north infantry\n", "rien ne dit ce qu’est «\u{a0}A\u{a0}» en C2"),
        ("case duel/{book} ", "un fichier de cas commence par un cas"),
    ] {
        let told = missing(part);
        assert!(told.contains(said) && !told.contains('`'), "{told}");
    }
    let claim = |claim: &str| in_french(&duel("frederic jomini", claim, "end combat"))[0].clone();
    assert_eq!(claim("bites ART-1"), "duel.case:3: ART-1 n’est pas une clause de Jomini");
    assert_eq!(
        claim("bites GEO-1"),
        "duel.case:3: GEO-1 tient par construction dans Frédéric le Grand\u{a0}: elle ne parle jamais"
    );
}

#[test]
fn a_slip_in_a_script_is_named_with_the_word_probably_meant() {
    let said = |script: &str| problems(&duel("frederic", "", script)).lines().map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(said("atack A b")[0], "duel.case:16: `atack` is not a line of a script");
    assert_eq!(said("atack A b").last().unwrap(), "  did you mean `attack`?");
    assert_eq!(
        said("dice flagg"),
        [
            "duel.case:16: `flagg` is not a face of the die of Frédéric le Grand",
            "  expected one of: infantry, cavalry, artillery, flag, advantage, hit, miss",
            "  did you mean `flag`?"
        ]
    );
    assert_eq!(said("attack A c")[0], "duel.case:16: `c` is not a unit of this battle");
    assert_eq!(said("retreat C44")[0], "duel.case:16: `C44` is off the map, which has 4 columns and 4 rows");
    assert_eq!(said("expect asks south retrat").last().unwrap(), "  did you mean `retreat`?");
    assert_eq!(said("refused attack A b")[0], "duel.case:16: a refusal has its clause");
    assert_eq!(said("attack A b now")[0], "duel.case:16: `now` follows `attack A b`, which is complete");
    assert_eq!(
        said("attack A"),
        ["duel.case:16: the line ends after `attack A`", "  expected a unit, or `elephant at`"]
    );
}

#[test]
fn a_die_shows_only_the_faces_of_its_book() {
    let found = problems(&duel("panache", "", "attack A b\ndice advantage miss miss"));
    assert!(found.starts_with("duel.case:17: `advantage` is not a face of the die of Panache\n"), "{found}");
}

#[test]
fn a_claim_is_for_books_the_clause_stands_in() {
    let found = problems(&duel("frederic jomini", "bites ART-1", "end combat"));
    assert_eq!(
        found,
        "duel.case:3: ART-1 is no clause of Jomini
  expected the claim for those it stands in only: `[FP]` before the line"
    );
}

#[test]
fn by_type_clauses_have_a_witness_and_the_others_do_not() {
    let found = problems(&duel("frederic", "bites GEO-1", "end combat"));
    assert_eq!(
        found,
        "duel.case:3: GEO-1 holds by type in Frédéric le Grand: it never speaks
  expected `witness GEO-1`"
    );
    let found = problems(&duel("frederic", "witness RET-1", "end combat"));
    assert!(found.starts_with("duel.case:3: RET-1 is played in Frédéric le Grand: it can be heard\n"), "{found}");
}

#[test]
fn what_a_case_needs_is_missed() {
    let missing = |part: &str| problems(&duel("frederic", "", "end combat").replace(part, ""));
    assert!(missing("play\n").contains("the case is never played"));
    assert!(missing("north plays, combat\n").contains("nothing says whose turn it is"));
    assert!(missing("A: north infantry\n").contains("nothing says what `A` on C2 is"));
    assert!(missing(" 1   .   .   .   .\n 2 .   .   .A  .\n 3   .   .   .b  .\n 4 .   .   .   .\n").contains("no map"));
    assert!(missing("case duel/{book} ").starts_with("duel.case:1: a file of cases begins with one"));
}

#[test]
fn what_is_wrong_in_several_books_is_said_once() {
    let found = problems(&duel("frederic panache jomini thucidide", "", "attack A z"));
    assert_eq!(found.matches("duel.case").count(), 1, "{found}");
}

#[test]
fn a_line_for_books_the_case_does_not_have_is_missed() {
    let found = problems(&duel("frederic", "", "[T] riposte no\nend combat"));
    assert_eq!(found, "duel.case:16: this line is for none of the books of the case");
    let found = problems(&duel("frederic", "", "[X] riposte no\nend combat"));
    assert!(found.starts_with("duel.case:16: a line in brackets is for some books only\n"), "{found}");
}

#[test]
fn a_house_rule_that_changes_nothing_is_refused() {
    let text = duel("frederic", "", "end combat").replace("north plays", "house setting-fire\nnorth plays");
    assert!(problems(&text).contains("the house rule `setting-fire` changes nothing in Frédéric le Grand"));
}
