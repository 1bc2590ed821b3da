//! Files, TOML, and many faults at once.

use super::sample::{CLAUSES, RULING, Sample, TROOPS, fault, seen};
use register::Register;

#[test]
fn a_sound_folder_has_no_problem() {
    let register = Sample::new().register();
    assert_eq!(register.clauses.len(), 4);
    assert_eq!(register.rulings.len(), 1);
    assert_eq!(register.glossary.len(), 1);
    assert_eq!(register.books[0].terrain.len(), 21);
}

#[test]
fn a_problem_reads_like_a_compilers() {
    let problem = Sample::new().change(TROOPS, "elements = 4", "elemets = 4").problem();
    let expected = "\
rulebooks/frederic/troops.toml:8:1: unknown key `elemets` in [[troop]] `line-infantry`
  8 | elemets = 4
    | ^^^^^^^
  expected one of: key, fr, en, arm, weight, weights, movement, elements, range, dice, fire, assault, melee, riposte, \
                    after-move, traits
  did you mean `elements`?";
    assert_eq!(problem.to_string(), expected);
    assert_eq!(problem.path, "troop[0].elemets");
}

#[test]
fn what_is_not_toml_is_shown_where_it_stops_being_toml() {
    let problem = Sample::new().change(TROOPS, "key = \"guns\"", "key = \"guns").problem();
    assert_eq!(problem.file, TROOPS);
    assert_eq!(problem.line(), Some(14));
    assert!(problem.what.en.starts_with("not TOML: "), "{problem}");
}

#[test]
fn a_table_that_stands_twice_is_not_toml() {
    fault(CLAUSES, "[MOD-5]", "[GEO-1]", 7, "not TOML: duplicate key", None);
}

#[test]
fn a_file_that_stops_being_toml_twice_is_told_so_twice() {
    let twice = Sample::new().change(TROOPS, "range = 1", "range = one").change(TROOPS, "range = 4", "range = four");
    let lines: Vec<_> = twice.problems().iter().map(|problem| problem.line().unwrap()).collect();
    assert_eq!(lines, [9, 21]);
}

#[test]
fn one_broken_file_does_not_hide_or_invent_faults_elsewhere() {
    let broken = Sample::new().change(CLAUSES, "status = \"played\"", "status = ");
    let broken = broken.change(TROOPS, "range = 1", "range = 0");
    let places: Vec<String> = broken.problems().iter().map(|problem| seen(problem).0).collect();
    assert_eq!(places, ["rulebooks/clauses.toml:3", "rulebooks/frederic/troops.toml:9"]);
}

#[test]
fn every_fault_of_every_file_is_found_in_one_go() {
    let faulty = Sample::new()
        .change("rulebooks/thucidide/dice.toml", "\"flag\", ", "\"flagg\", ")
        .change(TROOPS, "arm = \"infantry\"", "arm = \"infantri\"")
        .change(TROOPS, "elements = 4", "elements = 300")
        .change(TROOPS, "after-move", "after_move");
    let problems = faulty.problems();
    let places: Vec<String> = problems.iter().map(|problem| seen(problem).0).collect();
    let troops = [5, 8, 23].map(|line| format!("{TROOPS}:{line}"));
    assert_eq!(places[..3], troops);
    assert_eq!(places[3..], ["rulebooks/thucidide/dice.toml:2"]);
    assert!(problems.to_string().ends_with("\n\n4 problems"));
}

#[test]
fn a_missing_file_is_named() {
    let problem = Sample::new().without("rulebooks/jomini/orders.toml").problem();
    assert_eq!(seen(&problem), ("rulebooks/jomini/orders.toml".to_owned(), "this file is missing", None));
}

#[test]
fn a_file_nobody_reads_is_named_with_the_one_it_should_be() {
    let mut sample = Sample::new();
    let troops = sample.files()[TROOPS].clone();
    sample.set("rulebooks/fredric/troops.toml", &troops);
    let problems = sample.without(TROOPS).problems();
    let missing = (TROOPS.to_owned(), "this file is missing", None);
    let misplaced = ("rulebooks/fredric/troops.toml".to_owned(), "nothing reads this file", Some(TROOPS));
    assert_eq!(problems.iter().map(seen).collect::<Vec<_>>(), [missing, misplaced]);
}

#[test]
fn a_glossary_term_has_both_languages_and_stands_once() {
    let glossary = "rulebooks/glossary.toml";
    let what = "missing key `note_en` in [[term]] `repli`";
    fault(glossary, "note_en = \"going back\"\n", "", 1, what, None);
    let mut sample = Sample::new();
    let text = sample.files()[glossary].clone();
    sample.set(glossary, &format!("{text}\n{text}"));
    assert_eq!(seen(&sample.problem()), (format!("{glossary}:7"), "the term `repli` stands twice", None));
}

#[test]
fn a_file_cut_off_anywhere_is_explained() {
    let files = [CLAUSES, TROOPS, RULING, "rulebooks/jomini/dice.toml", "rulebooks/panache/orders.toml"];
    for file in files {
        let mut sample = Sample::new();
        let text = sample.files()[file].clone();
        for (end, _) in text.char_indices() {
            sample.set(file, &text[..end]);
            let read = Register::read(sample.files());
            assert!(read.is_ok() || read.is_err_and(|problems| !problems.to_string().starts_with("0 ")));
        }
    }
}
