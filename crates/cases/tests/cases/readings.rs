//! The rulebooks as texts to read: every clause of a book once, every figure once, the same in both languages.

use rulebook::{Book, Clause};
use std::collections::BTreeSet;
use std::path::Path;

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn reading(book: Book, language: &str) -> String {
    std::fs::read_to_string(root().join(format!("rulebooks/{book}/reading.{language}.md")))
        .expect("every book has its text")
}

/// What stands at the beginning of a line between these.
fn marked<'t>(text: &'t str, open: &str, close: &str) -> Vec<&'t str> {
    text.lines().filter_map(|line| line.strip_prefix(open)?.split_once(close)).map(|(marked, _)| marked).collect()
}

/// Is this one figure of a chapter, and not the counter-proof of another?
fn is_figure(id: &str) -> bool {
    id.starts_with("fig/") && !id.ends_with("-control")
}

fn figures(book: Book) -> Vec<String> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(root().join("trials/figures")).expect("the folder is there") {
        let path = entry.expect("it can be read").path();
        let cases = cases::parse(&path.to_string_lossy(), &std::fs::read_to_string(&path).expect("a text"));
        let cases = cases.expect("cases as they should be");
        for case in &cases {
            assert!(case.titre().is_some(), "{}: no French title", case.title());
            let id = case.setup_in(book).map(|(id, _)| id).filter(|id| is_figure(id));
            found.extend(id.map(|id| id.trim_start_matches("fig/").to_owned()));
        }
    }
    found.sort();
    found
}

#[test]
fn every_clause_and_every_figure_of_a_book_stands_once_in_its_text() {
    for book in Book::ALL {
        for language in ["fr", "en"] {
            let text = reading(book, language);
            let mut clauses = marked(&text, "[", "] ");
            clauses.sort_unstable();
            let mut wanted: Vec<&str> = Clause::all().filter(|clause| clause.stands_in(book)).map(Clause::id).collect();
            wanted.sort_unstable();
            assert_eq!(clauses, wanted, "{book}, {language}: clauses");
            let mut drawn = marked(&text, "{figure ", "}");
            drawn.sort_unstable();
            assert_eq!(drawn, figures(book), "{book}, {language}: figures");
        }
    }
}

#[test]
fn both_languages_go_the_same_way() {
    let shape = |text: &str| -> Vec<String> {
        let mark = |line: &str| {
            let levels = line.len() - line.trim_start_matches('#').len();
            let clause = line.strip_prefix('[').and_then(|rest| rest.split_once(']')).map(|(id, _)| id.to_owned());
            let placed = line.starts_with('{').then(|| line.to_owned());
            clause.or(placed).or_else(|| (0 < levels).then(|| "#".repeat(levels)))
        };
        text.lines().filter_map(mark).collect()
    };
    for book in Book::ALL {
        assert_eq!(shape(&reading(book, "fr")), shape(&reading(book, "en")), "{book}");
    }
}

#[test]
fn tables_stand_where_there_is_something_to_table() {
    let known: BTreeSet<&str> = ["troops", "dice", "terrain", "orders", "advantage", "follow-up"].into();
    for book in Book::ALL {
        let text = reading(book, "fr");
        let tables: BTreeSet<&str> = marked(&text, "{table ", "}").into_iter().collect();
        assert!(tables.is_subset(&known), "{book}: {tables:?}");
        assert_eq!(tables.contains("orders"), !books::of(book).orders.is_empty(), "{book}");
    }
}
