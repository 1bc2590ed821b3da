//! The real folder: sound, complete, and what the generated files were printed from.

use register::{Bilingual, ClauseStatus, Register, print};
use rulebook::{Book, Clause, HouseRule, Language, Status};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use strum::IntoEnumIterator;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn rulebooks() -> Register {
    Register::load(&root()).unwrap_or_else(|problems| panic!("{problems}"))
}

#[test]
fn the_rulebooks_have_no_fault() {
    let register = rulebooks();
    assert_eq!(register.clauses.len(), 202);
    assert_eq!(register.rulings.iter().map(|ruling| ruling.number).collect::<Vec<_>>(), (1..=23).collect::<Vec<_>>());
    assert!(register.books.iter().all(|tables| tables.terrain.len() == 21 && !tables.troops.is_empty()));
    assert_eq!(register.books.each_ref().map(|tables| tables.book), Book::ALL);
}

#[test]
fn generated_code_is_up_to_date() {
    for file in print::all(&rulebooks()) {
        assert!(file.is_current(&root()).unwrap(), "{} is stale: run make generate", file.name);
    }
}

#[test]
fn the_clauses_compiled_in_are_those_of_the_register() {
    let register = rulebooks();
    assert_eq!(Clause::all().len(), register.clauses.len());
    for (clause, read) in Clause::all().zip(&register.clauses) {
        assert_eq!((clause.id(), format!("{clause:?}")), (read.id.as_str(), read.name.clone()));
        assert_eq!(clause.entry().name, read.name);
        assert_eq!(clause.entry().status == Status::ByType, read.status == ClauseStatus::ByType, "{clause}");
        for book in Book::ALL {
            let own = read.books[book as usize].as_ref();
            assert_eq!(clause.stands_in(book), own.is_some(), "{clause}");
            let text = own.and_then(|own| own.text.as_ref()).unwrap_or(&read.text);
            let compiled = [Language::Fr, Language::En].map(|language| clause.text(book, language));
            assert_eq!(compiled, [&text.fr, &text.en], "{clause}");
        }
    }
}

#[test]
fn no_text_of_a_clause_is_empty() {
    let register = rulebooks();
    let filled = |text: &Bilingual| !text.fr.trim().is_empty() && !text.en.trim().is_empty();
    for clause in &register.clauses {
        assert!(filled(&clause.text), "{}", clause.id);
        for own in clause.books.iter().flatten() {
            assert!(!own.section.is_empty() && own.text.as_ref().is_none_or(filled), "{}", clause.id);
        }
    }
}

/// The doc of a house rule says which ruling it turns round: `Ruling 4 the other way`.
#[test]
fn every_ruling_that_can_be_turned_round_names_its_house_rule() {
    let mut documented = BTreeMap::new();
    let mut number: Option<u8> = None;
    for line in include_str!("../../../rulebook/src/house.rs").lines().map(str::trim) {
        if let Some(rest) = line.strip_prefix("/// Ruling ") {
            number = rest
                .split_once(" the other way")
                .or_else(|| rest.split_once(" another way"))
                .and_then(|(number, _)| number.parse().ok());
        } else if let Some(number) = number.take() {
            documented.insert(number, line.trim_end_matches(',').to_owned());
        }
    }
    let named: BTreeMap<u8, String> = rulebooks()
        .rulings
        .iter()
        .filter_map(|ruling| Some((ruling.number, format!("{:?}", ruling.house_rule?))))
        .collect();
    assert_eq!(named, documented);
    assert_eq!(named.len(), 19);
    assert!(named.values().all(|name| HouseRule::iter().any(|rule| format!("{rule:?}") == *name)));
}

#[test]
fn every_house_rule_says_in_a_sentence_what_changes() {
    for rule in HouseRule::iter() {
        let says = rulebooks().house.into_iter().find(|line| line.rule == rule).map(|line| line.says);
        let Bilingual { fr, en } = says.unwrap_or_else(|| panic!("{rule}: write a sentence into rulebooks/house.toml"));
        assert_eq!((rule.says().fr, rule.says().en), (&*fr, &*en), "{rule}: run make generate");
        assert!(fr.ends_with('.') && en.ends_with('.'), "{rule}: {fr} {en}");
    }
}

#[test]
fn a_house_rule_reads_a_clause_of_its_ruling_otherwise() {
    for ruling in &rulebooks().rulings {
        let Some(rule) = ruling.house_rule else { continue };
        let clause = rule.clause();
        assert!(ruling.books.iter().all(|book| clause.stands_in(book)), "ruling {}: {clause}", ruling.number);
    }
}
