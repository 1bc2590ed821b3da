//! Faults of the clauses.

use super::sample::{CLAUSES, Sample, fault, seen};
use register::{Bilingual, ClauseStatus};

const OWN: &str = "rulebooks/panache/clauses.toml";

#[test]
fn a_clause_that_only_a_book_has_is_unknown() {
    let problems = Sample::new().change(OWN, "[MOD-5]", "[MOD-55]").problems();
    let unknown = problems.iter().find(|problem| problem.file == OWN).unwrap();
    let what = "[MOD-55] is not a clause of rulebooks/clauses.toml";
    assert_eq!(seen(unknown), (format!("{OWN}:5"), what, Some("MOD-5")));
}

#[test]
fn a_clause_that_no_book_has_is_idle() {
    let entry = "\n[MOD-9]\nname = \"Idle\"\nstatus = \"played\"\nfr = \"a\"\nen = \"b\"\n\n[TER-CLEAR]";
    fault(CLAUSES, "\n[TER-CLEAR]", entry, 13, "no book has the clause MOD-9", None);
}

#[test]
fn a_clause_has_a_name_a_status_and_both_languages() {
    fault(CLAUSES, "name = \"HexTable\"\n", "", 1, "missing key `name` in [GEO-1]", None);
    fault(CLAUSES, "status = \"played\"\n", "", 1, "missing key `status` in [GEO-1]", None);
    fault(CLAUSES, "en = \"the text\"\n", "", 1, "missing key `en` in [GEO-1]", None);
    fault(CLAUSES, "fr = \"le texte\"", "fr = \"  \"", 4, "`fr` is empty in [GEO-1]", None);
}

#[test]
fn an_unknown_status_is_refused() {
    fault(CLAUSES, "\"played\"", "\"playd\"", 3, "`playd` is not a known status in [GEO-1]", Some("played"));
}

#[test]
fn a_name_is_camel_case() {
    let what = "`hex_table` is not a CamelCase name in [GEO-1]";
    fault(CLAUSES, "\"HexTable\"", "\"hex_table\"", 2, what, Some("HexTable"));
    let what = "`HEXTABLE` is not a CamelCase name in [GEO-1]";
    fault(CLAUSES, "\"HexTable\"", "\"HEXTABLE\"", 2, what, Some("Hextable"));
    let what = "`Éléphant` is not a CamelCase name in [GEO-1]";
    fault(CLAUSES, "\"HexTable\"", "\"Éléphant\"", 2, what, None);
}

#[test]
fn a_name_belongs_to_one_clause() {
    let what = "the name `HexTable` is taken by GEO-1 in [MOD-5]";
    fault(CLAUSES, "CamelEffect", "HexTable", 8, what, None);
}

#[test]
fn an_id_has_the_shape_of_an_id() {
    let mut sample = Sample::new();
    for file in sample.files().clone().keys().filter(|file| file.ends_with("clauses.toml")) {
        sample = sample.change(file, "[GEO-1]", "[geo1]");
    }
    assert_eq!(seen(&sample.problem()), (format!("{CLAUSES}:1"), "`geo1` is no id of a clause", None));
}

#[test]
fn a_clause_that_is_not_played_says_why_in_both_languages() {
    fault(CLAUSES, "\"played\"", "\"not-played\"\nreason_fr = \"a\"", 1, "missing key `reason_en` in [GEO-1]", None);
    let silent = Sample::new().change(CLAUSES, "\"played\"", "\"not-played\"").problems();
    let silent: Vec<&str> = silent.iter().map(|problem| problem.what.en.as_str()).collect();
    assert_eq!(silent, ["missing key `reason_fr` in [GEO-1]", "missing key `reason_en` in [GEO-1]"]);

    let reasons = "\"not-played\"\nreason_fr = \"a\"\nreason_en = \"b\"";
    let register = Sample::new().change(CLAUSES, "\"played\"", reasons).register();
    let reason = Bilingual { fr: "a".to_owned(), en: "b".to_owned() };
    assert_eq!(register.clauses[0].status, ClauseStatus::NotPlayed(reason));
}

#[test]
fn a_clause_that_is_played_needs_no_reason() {
    let what = "`reason_fr` on a clause that is played in [GEO-1]";
    fault(CLAUSES, "\"played\"", "\"played\"\nreason_fr = \"a\"", 4, what, None);
}

#[test]
fn a_text_of_a_book_stands_in_both_languages_or_not_at_all() {
    let what = "`fr` without `en` in [GEO-1]";
    fault(OWN, "section = \"4\"", "section = \"4\"\nfr = \"autre\"", 3, what, None);
    let what = "`en` without `fr` in [GEO-1]";
    fault(OWN, "section = \"4\"", "section = \"4\"\nen = \"other\"", 3, what, None);
    let register = Sample::new().change(OWN, "section = \"4\"", "section = \"4\"\nfr = \"a\"\nen = \"b\"").register();
    let text = |book: usize| register.clauses[0].books[book].as_ref().unwrap().text.clone();
    assert_eq!([0, 1, 2, 3].map(|book| text(book).is_some()), [false, true, false, false]);
}

#[test]
fn a_clause_comes_from_somewhere() {
    fault(OWN, "\"text\"", "\"txt\"", 3, "`txt` is not a known source in [GEO-1]", Some("text"));
    fault(OWN, "\"text\"", "", 3, "`source` names nothing in [GEO-1]", None);
    fault(OWN, "\"text\"", "\"text\", \"text\"", 3, "`text` stands twice in `source` in [GEO-1]", None);
    fault(OWN, "[\"text\"]", "\"text\"", 3, "`source` is the text \"text\" in [GEO-1]", None);
    fault(OWN, "section = \"4\"", "section = 4", 2, "`section` is the number 4 in [GEO-1]", None);
    fault(OWN, "section", "sectoin", 2, "unknown key `sectoin` in [GEO-1]", Some("section"));
}

#[test]
fn a_ruling_cited_by_a_clause_exists_and_is_for_its_book() {
    let frederic = "rulebooks/frederic/clauses.toml";
    let cite = |number: u8| format!("section = \"4\"\nrulings = [{number}]");
    fault(frederic, "section = \"4\"", &cite(7), 3, "there is no ruling 7 in [GEO-1]", None);
    fault(OWN, "section = \"4\"", &cite(1), 3, "ruling 1 is not for Panache in [GEO-1]", None);
    fault(frederic, "section = \"4\"", &cite(0), 3, "`rulings` cannot be 0 in [GEO-1]", None);
    let register = Sample::new().change(frederic, "section = \"4\"", &cite(1)).register();
    assert_eq!(register.clauses[0].books[0].as_ref().unwrap().rulings, [1]);
}
