//! Faults of the rulings.

use super::sample::{HOUSE, RULING, Sample, fault, seen};

#[test]
fn a_ruling_decides_clauses_that_exist_in_its_books() {
    fault(RULING, "\"MOD-5\"", "\"MOD-55\"", 5, "`MOD-55` is not a known clause", Some("MOD-5"));
    let mut sample = Sample::new().change(RULING, "\"frederic\", ", "");
    let jomini = "rulebooks/jomini/clauses.toml";
    let text = sample.files()[jomini].clone();
    sample.set(jomini, &text.replace("[MOD-5]\nsection = \"4\"\nsource = [\"text\"]\n", ""));
    let problems = sample.problems();
    let what = "MOD-5 is not a clause of Jomini";
    assert_eq!(seen(&problems[problems.len() - 1]), (format!("{RULING}:5"), what, None));
}

#[test]
fn a_ruling_names_a_house_rule_or_none() {
    let what = "`both-advantage` is not a known house rule";
    fault(RULING, "\"both-advantages\"", "\"both-advantage\"", 6, what, Some("both-advantages"));
    let register = Sample::new().change(RULING, "\"both-advantages\"", "\"\"").register();
    assert_eq!(register.rulings[0].house_rule, None);
}

#[test]
fn a_ruling_is_for_books_that_exist() {
    fault(RULING, "\"jomini\"", "\"jomimi\"", 4, "`jomimi` is not a known book", Some("jomini"));
}

#[test]
fn a_ruling_has_every_text_in_both_languages() {
    let problem = Sample::new().change(RULING, "example_en = \"h\"\n", "").problem();
    assert_eq!(seen(&problem), (RULING.to_owned(), "missing key `example_en`", None));
    fault(RULING, "other_fr", "othr_fr", 16, "unknown key `othr_fr`", Some("other_fr"));
}

#[test]
fn a_ruling_has_a_number_of_its_own_that_begins_its_file() {
    let mut sample = Sample::new();
    let text = sample.files()[RULING].clone();
    sample.set("rulebooks/rulings/02-other.toml", &text);
    let problems = sample.problems();
    let twice = "ruling 1 stands in rulebooks/rulings/01-blocked.toml too";
    assert_eq!(seen(&problems[0]), ("rulebooks/rulings/02-other.toml:1".to_owned(), twice, None));
    let misfiled = "ruling 1 stands in a file of another number";
    assert_eq!(seen(&problems[1]), ("rulebooks/rulings/02-other.toml:1".to_owned(), misfiled, None));
    fault(RULING, "number = 1", "number = \"1\"", 1, "`number` is the text \"1\"", None);
}

#[test]
fn a_house_rule_says_what_it_changes_in_its_own_words_or_its_rulings() {
    let says = |sample: Sample| {
        let house = sample.register().house;
        house.into_iter().map(|line| (line.rule.to_string(), line.says.en)).collect::<Vec<_>>()
    };
    let fire = ("setting-fire".to_owned(), "fire starts".to_owned());
    let by_ruling = ("both-advantages".to_owned(), "j".to_owned());
    assert_eq!(says(Sample::new()), [fire.clone(), by_ruling]);
    let mut sample = Sample::new();
    let own = format!("{}[both-advantages]\nfr = \"les deux\"\nen = \"both\"\n", sample.files()[HOUSE]);
    sample.set(HOUSE, &own);
    assert_eq!(says(sample), [fire, ("both-advantages".to_owned(), "both".to_owned())]);
    fault(HOUSE, "[setting-fire]", "[setting-fires]", 1, "unknown table [setting-fires]", Some("setting-fire"));
    fault(HOUSE, "en = \"fire starts\"\n", "", 1, "missing key `en` in [setting-fire]", None);
}
