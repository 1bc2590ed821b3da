//! The program itself, run as a person runs it.

use crate::{Run, etendard};
use rulebook::{Book, Clause, Language, Status, TOPICS};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// The table of a run: rows of cells, told apart by two spaces or more.
fn rows(run: &Run) -> Vec<Vec<&str>> {
    run.out.lines().map(|line| line.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).collect()).collect()
}

/// Runs `etendard` in a terminal this wide.
fn run_in(columns: &str, arguments: &[&str]) -> Run {
    crate::run(etendard(arguments).env("COLUMNS", columns).env("LC_ALL", "fr_FR.UTF-8"))
}

fn run(arguments: &[&str]) -> Run {
    run_in("160", arguments)
}

/// The number of a summary.
fn number(summary: &Value, key: &str) -> u64 {
    summary[key].as_u64().unwrap_or_else(|| panic!("{key} is no number in {summary}"))
}

const STATES: [&str; 4] = ["done", "by-type", "not-played", "unproved"];

#[test]
fn the_register_lists_every_clause_in_every_book() {
    let register = run(&["clauses", "--json"]).json();
    let clauses = register["clauses"].as_array().expect("a list");
    let ids: BTreeSet<&str> = clauses.iter().map(|clause| clause["id"].as_str().expect("an id")).collect();
    assert_eq!(ids, Clause::all().map(Clause::id).collect());
    assert_eq!((clauses.len(), ids.len()), (202, 202));

    let lines: Vec<&Value> =
        clauses.iter().flat_map(|clause| clause["books"].as_object().expect("books").values()).collect();
    assert_eq!(lines.len(), 622);
    for line in lines {
        assert!(
            ["section", "fr", "en"].iter().all(|key| line[key].as_str().is_some_and(|text| !text.is_empty())),
            "{line}"
        );
        assert!(line["source"].as_array().is_some_and(|source| !source.is_empty()), "{line}");
        assert!(
            line["rulings"].as_array().is_some_and(|rulings| rulings.iter().all(serde_json::Value::is_u64)),
            "{line}"
        );
        assert!(STATES.contains(&line["state"].as_str().expect("a state")), "{line}");
        assert!(["cited", "bites", "spares", "witness"].iter().all(|key| line[key].is_array()), "{line}");
    }
    for clause in clauses {
        assert!(["id", "name", "fr", "en"].iter().all(|key| clause[key].is_string()), "{clause}");
    }
}

#[test]
fn the_summary_adds_up() {
    let register = run(&["clauses", "--json"]).json();
    let summary = &register["summary"];
    assert_eq!((number(summary, "ids"), number(summary, "total")), (202, 622));
    assert_eq!(STATES.map(|state| number(summary, state)).iter().sum::<u64>(), 622);
    let lines = register["clauses"].as_array().expect("a list").iter();
    let lines: Vec<Value> =
        lines.flat_map(|clause| clause["books"].as_object().expect("books").values().cloned()).collect();
    for state in STATES {
        let count = lines.iter().filter(|line| line["state"] == state).count();
        assert_eq!(number(summary, state), count as u64, "{state}");
    }
}

#[test]
fn one_book_can_be_asked_for_by_key_title_or_letter() {
    let jomini = run(&["clauses", "--json", "--book", "jomini"]);
    let register = jomini.json();
    assert_eq!(
        number(&register["summary"], "total"),
        Clause::all().filter(|clause| clause.stands_in(Book::Jomini)).count() as u64
    );
    for clause in register["clauses"].as_array().expect("a list") {
        assert_eq!(clause["books"].as_object().expect("books").keys().collect::<Vec<_>>(), ["jomini"], "{clause}");
    }
    for name in ["J", "j", "Jomini"] {
        assert_eq!(run(&["clauses", "--json", "--book", name]).out, jomini.out, "{name}");
    }
    assert_eq!(run(&["clauses", "--json", "--book", "Frédéric"]).code, run(&["clauses", "--book", "F"]).code);

    let page = run(&["clauses", "--book", "jomini", "--lang", "en"]).out;
    let heads = page.lines().filter_map(|line| line.split_once(" — ")).map(|(head, _)| head.split_whitespace().next());
    assert_eq!(heads.collect::<BTreeSet<_>>(), [Some("J")].into());
    assert!(page.contains("153 clauses\n"), "{page}");
}

#[test]
fn a_book_that_does_not_exist_is_refused_with_the_four_that_do() {
    let marx = run(&["clauses", "--book", "marx"]);
    assert_eq!((marx.code, marx.out.as_str()), (Some(2), ""));
    assert!(marx.err.contains("expected one of frederic, panache, jomini, thucidide"), "{}", marx.err);
}

#[test]
fn only_what_lacks_a_proof_can_be_shown() {
    let all = run(&["clauses", "--json"]).json();
    let some = run(&["clauses", "--json", "--unproved"]).json();
    assert_eq!(all["summary"], some["summary"]);
    let shown = some["clauses"].as_array().expect("a list").iter();
    let states: Vec<Value> = shown
        .flat_map(|clause| clause["books"].as_object().expect("books").values())
        .map(|line| line["state"].clone())
        .collect();
    assert_eq!(states.len() as u64, number(&all["summary"], "unproved"));
    assert!(states.iter().all(|state| state == "unproved"));
}

/// A checkout of its own, with these files.
fn checkout(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if root.exists() {
        std::fs::remove_dir_all(&root).expect("the target folder is ours");
    }
    for (file, text) in files {
        let path = root.join(file);
        std::fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("the target folder is ours");
        std::fs::write(path, text).expect("the target folder is ours");
    }
    root
}

/// Code that cites every clause, and tests that prove each in each of its books.
fn all_proved() -> (String, String) {
    let [mut code, mut tests] = [const { String::new() }; 2];
    for clause in Clause::all() {
        let name = clause.entry().name;
        let _ = writeln!(code, "const _: Clause = Clause::{name};");
        for book in clause.books() {
            let claims: &[&str] = match clause.status_in(book) {
                Status::Played => &["bites", "spares"],
                Status::ByType => &["witness"],
                Status::NotPlayed(_) => &[],
            };
            for claim in claims {
                let _ = writeln!(tests, "fn {name}() {{ {claim}!({book:?}: Clause::{name}, |_| it) }}");
            }
        }
    }
    (code, tests)
}

#[test]
fn the_exit_status_is_1_exactly_while_something_is_unproved() {
    let here = run(&["clauses", "--json"]);
    let unproved = number(&here.json()["summary"], "unproved");
    assert_eq!(here.code, Some(i32::from(0 < unproved)));

    let (code, tests) = all_proved();
    let root =
        checkout("proved", &[("rulebooks/clauses.toml", ""), ("crates/a/src/lib.rs", &code), ("trials/a.rs", &tests)]);
    let root = root.to_str().expect("a path in UTF-8");
    let proved = run(&["clauses", "--json", "--root", root]);
    assert_eq!((number(&proved.json()["summary"], "unproved"), proved.code), (0, Some(0)));

    let less = tests.replacen("spares!", "// spares!", 1);
    std::fs::write(Path::new(root).join("trials/a.rs"), less).expect("the target folder is ours");
    let proved = run(&["clauses", "--json", "--root", root]);
    assert_eq!((number(&proved.json()["summary"], "unproved"), proved.code), (1, Some(1)));
}

#[test]
fn what_is_missing_is_said_in_both_languages() {
    let root = checkout("empty", &[("rulebooks/clauses.toml", "")]);
    let root = root.to_str().expect("a path in UTF-8");
    let french = run(&["clauses", "--root", root]);
    assert!(french.out.contains(
        "FPJT manque\u{a0}: une citation dans le code, un essai où elle agit, un essai où elle n’agit pas\n"
    ));
    assert!(french.out.contains("202 clauses, 622 en comptant chaque livre\n"));
    let english = run(&["clauses", "--lang", "en", "--root", root]);
    assert!(
        english
            .out
            .contains("FPJT missing: a citation in code, a test where it bites, a test where it does not bite\n")
    );
    assert_eq!((french.code, english.code), (Some(1), Some(1)));
}

#[test]
fn a_folder_without_a_checkout_is_named() {
    let english = run(&["clauses", "--root", "/nonexistent", "--lang", "en"]);
    assert_eq!((english.code, english.out.as_str()), (Some(2), ""));
    assert_eq!(
        english.err,
        "etendard: no checkout of Étendard at /nonexistent: it needs rulebooks/clauses.toml; run this inside one, or name it with --root\n"
    );
    let french = run(&["clauses", "--root", "/nonexistent", "--lang", "fr"]);
    assert!(
        french.code == Some(2) && french.err.contains("pas de copie d’Étendard dans /nonexistent"),
        "{}",
        french.err
    );
}

#[test]
fn thucidide_alone_lets_an_unsupported_unit_strike_back() {
    let riposte = run(&["compare", "riposte", "--lang", "en", "--json"]).json();
    assert_eq!(riposte["topic"], "riposte");
    for question in riposte["questions"].as_array().expect("a list") {
        assert_eq!(question["answers"].as_object().expect("answers").len(), 4, "{question}");
    }
    let who =
        riposte["questions"].as_array().expect("a list").iter().find(|question| question["question"] == "who ripostes");
    let who = who.expect("the question");
    assert_eq!(who["alone"], "thucidide");
    let answers =
        ["frederic", "panache", "jomini", "thucidide"].map(|book| who["answers"][book].as_str().expect("an answer"));
    assert_eq!(answers[..3], ["if supported and still in place"; 3]);
    assert_eq!(answers[3], "if it did not retreat");
}

#[test]
fn the_odd_one_out_is_marked() {
    let page = run(&["compare", "riposte", "--lang", "en"]);
    let rows = rows(&page);
    assert_eq!(rows[0], ["riposte", "Frédéric le Grand", "Panache", "Jomini", "Thucidide"]);
    let who = rows.iter().find(|row| row.first() == Some(&"who ripostes")).expect("the question");
    assert!(who[4].starts_with("* ") && !who[1..4].iter().any(|answer| answer.starts_with('*')), "{who:?}");
    assert!(page.out.ends_with("* alone, where the three others agree\n"));
    let units = run(&["compare", "units", "--lang", "en"]);
    assert!(!units.out.contains('*'), "no mark, no note:\n{}", units.out);
}

#[test]
fn the_clauses_named_in_a_comparison_are_spelt_out() {
    let page = run(&["compare", "flags", "--lang", "en"]).out;
    let text = Clause::Supported.entry().text.en;
    assert!(page.contains(&format!("SUP-1              {text}\n")), "{page}");
}

/// What the books answer to a question of a topic, in English.
fn compared(topic: &str, question: &str) -> [String; 4] {
    let page = run(&["compare", topic, "--lang", "en", "--json"]).json();
    let questions = page["questions"].as_array().expect("a list");
    let asked = questions.iter().find(|asked| asked["question"] == question).expect("the question");
    ["frederic", "panache", "jomini", "thucidide"]
        .map(|book| asked["answers"][book].as_str().expect("words").to_owned())
}

#[test]
fn a_clause_is_spelt_out_in_the_words_of_each_book() {
    let page = run_in("2000", &["compare", "flags", "--lang", "en"]).out;
    let own = |book| Clause::FlagsIgnored.text(book, Language::En);
    for (titles, book) in
        [("Frédéric le Grand, Jomini", Book::Jomini), ("Panache", Book::Panache), ("Thucidide", Book::Thucidide)]
    {
        assert!(page.contains(&format!("  {titles}: {}\n", own(book))), "{titles}: {page}");
    }
    let page = run_in("2000", &["compare", "advantage", "--lang", "en"]).out;
    for clause in [Clause::AdvantageMounted, Clause::AdvantageArtillery, Clause::AdvantageElephants] {
        for book in [Book::Frederic, Book::Jomini, Book::Thucidide] {
            assert!(page.contains(clause.text(book, Language::En)), "{clause} in {book}: {page}");
        }
    }
}

#[test]
fn an_answer_says_what_the_book_has_and_under_which_condition() {
    assert_eq!(compared("flags", "with a leader"), ["1 (FLG-1)"; 4]);
    assert_eq!(compared("flags", "with two leaders"), ["2 (FLG-1)", "1 (FLG-1)", "2 (FLG-1)", "1 (FLG-1)"]);
    let [frederic, panache, jomini, thucidide] = compared("combat", "evade");
    assert_eq!([frederic, jomini], ["never"; 2]);
    assert_eq!([panache, thucidide], ["a faster unit or a detachment", "optional, off by default (EVA-3)"]);
    let first = compared("riposte", "before the attack");
    assert_eq!([&*first[1], &*first[3]], ["never", "only by the order “ambush”"], "Panache has no such order");
    assert!(first[2].ends_with("melee-armed attacker, or by the order “ambush”"), "{}", first[2]);
    let desertion = compared("retreat", "desertion");
    assert!(desertion[..2].iter().all(|answer| answer.starts_with("guns always; ")), "{desertion:?}");
}

#[test]
fn follow_up_is_told_troop_by_troop_not_clause_by_clause() {
    assert_eq!(compared("follow-up", "infantry")[1], "possible (FOL-3p)");
    assert_eq!(compared("follow-up", "infantry, target lower")[0], "mandatory (FOL-3)");
    let led = compared("follow-up", "officer in the front rank, target lower");
    assert_eq!(led, ["mandatory (FOL-3)", "possible (FOL-3p)", "–", "–"]);
    let page = run(&["compare", "follow-up", "--lang", "en", "--json"]).json();
    let marked = page["questions"].as_array().expect("a list").iter().filter(|asked| !asked["alone"].is_null());
    assert_eq!(
        marked.map(|asked| &asked["question"]).collect::<Vec<_>>(),
        ["infantry"],
        "another clause is no other answer"
    );
}

#[test]
fn without_a_topic_the_topics_are_listed() {
    let [french, english] = ["fr", "en"].map(|language| run(&["compare", "--lang", language]));
    for (topic, (fr, en)) in TOPICS.iter().zip(french.out.lines().skip(1).zip(english.out.lines().skip(1))) {
        assert_eq!(fr.split_whitespace().next(), Some(topic.key));
        assert!(fr.ends_with(topic.name.fr) && en.ends_with(topic.name.en), "{fr} / {en}");
    }
    assert_eq!((french.out.lines().count(), english.out.lines().count()), (TOPICS.len() + 1, TOPICS.len() + 1));
    let json = run(&["compare", "--json", "--lang", "en"]).json();
    assert_eq!(json.as_array().expect("a list").len(), TOPICS.len());
}

#[test]
fn a_topic_that_does_not_exist_is_refused_with_those_that_do() {
    for language in ["fr", "en"] {
        let nonsense = run(&["compare", "nonsense", "--lang", language]);
        assert_eq!((nonsense.code, nonsense.out.as_str()), (Some(2), ""));
        let keys: Vec<&str> = TOPICS.iter().map(|topic| topic.key).collect();
        assert!(nonsense.err.contains("nonsense") && nonsense.err.contains(&keys.join(", ")), "{}", nonsense.err);
    }
}

#[test]
fn a_topic_answers_to_its_name_in_either_language() {
    for (name, key) in [("repli", "retreat"), ("Riposte", "riposte"), ("line of sight", "sight")] {
        assert_eq!(run(&["compare", name, "--json"]).json()["topic"], key);
    }
}

#[test]
fn every_topic_is_answered_in_both_languages_within_the_terminal() {
    for topic in TOPICS {
        let [french, english] = ["fr", "en"].map(|language| run_in("100", &["compare", topic.key, "--lang", language]));
        let first = |text: &'static str| text.split(' ').next().expect("a word");
        assert!(french.out.starts_with(first(topic.name.fr)) && english.out.starts_with(first(topic.name.en)));
        assert_ne!(french.out, english.out, "{}", topic.key);
        for line in french.out.lines().chain(english.out.lines()) {
            assert!(line.chars().count() <= 100 && line == line.trim_end(), "{}: {line}", topic.key);
        }
    }
}

/// A French text has its own apostrophe, and a space that does not break before a colon.
#[test]
fn french_is_set_as_french() {
    let pages = TOPICS.iter().map(|topic| run(&["compare", topic.key, "--lang", "fr"]).out);
    for page in pages.chain([run(&["clauses", "--lang", "fr"]).out]) {
        for line in page.lines().filter(|line| !line.contains(".rs:")) {
            let plain = [" :", " ;", " !", " ?", " »", "« ", "'"].into_iter().find(|bad| line.contains(bad));
            assert_eq!(plain, None, "{line}");
        }
    }
}

/// As `etendard clauses | head` does.
#[test]
fn a_reader_that_goes_away_is_no_fault() {
    let mut command = etendard(&["clauses"]);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it was built");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("it ends");
    assert_eq!((output.stderr, output.status.code()), (Vec::new(), run(&["clauses"]).code));
}

#[test]
fn the_locale_chooses_the_language_unless_told() {
    let said = |locale: &str| crate::run(etendard(&["compare"]).env("LC_ALL", locale)).out;
    assert!(said("en_GB.UTF-8").starts_with("Topics:"));
    assert!(said("fr_FR.UTF-8").starts_with("Sujets"));
    assert!(said("C").starts_with("Sujets"));
}

#[test]
fn every_clause_of_every_book_is_proved() {
    let gate = run(&["clauses", "--unproved"]);
    assert_eq!(gate.code, Some(0), "a clause lacks a citation or a proof:\n{}", gate.out);
}
