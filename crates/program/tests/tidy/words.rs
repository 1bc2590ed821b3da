//! Words that must not stand in certain places.

use crate::source::{self, Kind};
use crate::tree::File;

/// Everybody else who wants to know which book it is lacks a question in `Rulebook`.
const MAY_NAME_A_BOOK: [&str; 3] = ["books", "chronicle", "wire"];
/// The enum itself.
const THE_BOOKS: &str = "crates/rulebook/src/vocabulary.rs";
/// `Book` taken apart: its variants, or a `use` that hides them.
const A_BOOK: [&str; 6] = ["Book::Frederic", "Book::Panache", "Book::Jomini", "Book::Thucidide", "Book::{", "Book::*"];
/// These are handed a `&Rulebook` and never fetch one.
const HANDED_A_BOOK: [&str; 4] = ["battle", "odds", "opponent", "rulebook"];

const EXACT: [&str; 5] = ["hexes", "rulebook", "books", "battle", "odds"];
const INEXACT: [&str; 6] = ["f32", "f64", "HashMap", "HashSet", "SystemTime", "Instant"];

/// Left for later, written so that this file does not say it.
const LATER: [&str; 2] = [concat!("TO", "DO"), concat!("FIX", "ME")];
const UNDONE: [&str; 5] = ["todo!", "unimplemented!", "#[ignore", "#[allow(", "#![allow("];

/// A book named outside the crates that may.
pub(crate) fn naming_a_book(files: &[File]) -> Vec<String> {
    let mut found = Vec::new();
    for file in files.iter().filter(|file| file.is_rust() && file.kind() == Kind::Code && file.path != THE_BOOKS) {
        let Some(name) = file.src_of() else { continue };
        let code = source::without_tests(&file.code());
        if !MAY_NAME_A_BOOK.contains(&name) {
            found.extend(said(file, &code, &A_BOOK).map(|(place, word)| {
                format!("{place}: {name} may not ask which book it is (`{word}`): a question is missing in Rulebook")
            }));
        }
        if HANDED_A_BOOK.contains(&name) {
            let fetched = said(file, &code, &["books::"]);
            found.extend(fetched.map(|(place, _)| format!("{place}: {name} is handed a &Rulebook and fetches none")));
        }
    }
    found
}

/// What is not done, not run, or not looked at.
pub(crate) fn left_undone(files: &[File]) -> Vec<String> {
    let mut found = Vec::new();
    for file in files.iter().filter(|file| file.is_rust()) {
        let code = file.code();
        let undone = said(file, &code, &UNDONE).chain(said(file, &file.text(), &LATER));
        found.extend(undone.map(|(place, word)| format!("{place}: `{word}` must not stay")));
        if file.src_of().is_some() && file.kind() == Kind::Code {
            let code = source::without_tests(&code);
            let unwraps = said(file, &code, &[".unwrap()"]);
            found.extend(
                unwraps.map(|(place, _)| {
                    format!("{place}: `unwrap` outside tests: say why it cannot fail, with `expect`")
                }),
            );
        }
    }
    found
}

/// Floats, clocks and hash order in the crates that must give the same on every machine.
pub(crate) fn inexact(files: &[File]) -> Vec<String> {
    let mut found = Vec::new();
    for file in files.iter().filter(|file| file.is_rust()) {
        let Some(name) = file.src_of().filter(|name| EXACT.contains(name)) else { continue };
        let words = said(file, &file.code(), &INEXACT);
        found.extend(words.map(|(place, word)| format!("{place}: `{word}` in {name}, which is exact")));
    }
    found
}

/// Where a text says one of these words.
fn said<'w>(file: &File, text: &str, words: &[&'w str]) -> impl Iterator<Item = (String, &'w str)> + use<'w> {
    let mut found = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let here = words.iter().filter(|word| says(line, word));
        found.extend(here.map(|word| (format!("{}:{number}", file.path), *word)));
    }
    found.into_iter()
}

/// Does the line say the word, and not a longer one? A number may be glued before it: `1f64`.
fn says(line: &str, word: &str) -> bool {
    let is_letter = |letter: char| letter.is_alphabetic() || letter == '_';
    line.match_indices(word).any(|(start, _)| {
        let before = line[..start].trim_end_matches(|letter: char| letter.is_ascii_digit() || letter == '_');
        let glued_before = word.starts_with(is_letter) && before.ends_with(char::is_alphabetic);
        let after = &line[start + word.len()..];
        let glued_after = word.ends_with(char::is_alphanumeric)
            && after.starts_with(|letter| is_letter(letter) || letter.is_ascii_digit());
        !glued_before && !glued_after
    })
}

#[cfg(test)]
mod tests {
    use super::{File, LATER, inexact, left_undone, naming_a_book};

    fn file(path: &str, text: &str) -> [File; 1] {
        [File::new(path, text)]
    }

    #[test]
    fn a_book_may_be_named_by_those_who_hold_books_only() {
        let text = "fn f(book: Book) -> bool {\n    book == Book::Jomini\n}\n";
        assert_eq!(
            naming_a_book(&file("crates/battle/src/turn.rs", text)),
            [
                "crates/battle/src/turn.rs:2: battle may not ask which book it is (`Book::Jomini`): a question is missing in Rulebook"
            ]
        );
        for free in
            ["crates/wire/src/a.rs", "crates/battle/tests/a.rs", "crates/rulebook/src/vocabulary.rs", "trials/a.rs"]
        {
            assert_eq!(naming_a_book(&file(free, text)), [""; 0], "{free}");
        }
    }

    #[test]
    fn a_book_cannot_be_named_in_hiding() {
        for text in ["use rulebook::Book::*;", "use rulebook::Book::{self, Panache};"] {
            assert_eq!(naming_a_book(&file("crates/odds/src/a.rs", text)).len(), 1, "{text}");
        }
        for text in [
            "Book::ALL",
            "// Book::Panache",
            "\"Book::Panache\"",
            "Book::Panaches",
            "#[cfg(test)]\nfn f() { Book::Panache; }",
        ] {
            assert_eq!(naming_a_book(&file("crates/odds/src/a.rs", text)), [""; 0], "{text}");
        }
    }

    #[test]
    fn the_mechanism_is_handed_its_book() {
        let text = "const BOOK: Rulebook = books::FREDERIC;";
        let sentence = "crates/battle/src/a.rs:1: battle is handed a &Rulebook and fetches none";
        assert_eq!(naming_a_book(&file("crates/battle/src/a.rs", text)), [sentence]);
        assert_eq!(naming_a_book(&file("crates/server/src/a.rs", text)), [""; 0]);
    }

    #[test]
    fn nothing_is_left_for_later() {
        for (text, word) in [
            ("fn f() { todo!() }".to_owned(), "todo!"),
            ("fn f() { unimplemented!() }".to_owned(), "unimplemented!"),
            (format!("// {}: later", LATER[0]), LATER[0]),
            (format!("/// {} later", LATER[1]), LATER[1]),
            (format!("#[{}]\nfn f() {{}}", concat!("ign", "ore")), concat!("#[ign", "ore")),
            (concat!("#[all", "ow(dead_code)]").to_owned(), concat!("#[all", "ow(")),
        ] {
            let expected = [format!("crates/a/tests/b.rs:1: `{word}` must not stay")];
            assert_eq!(left_undone(&file("crates/a/tests/b.rs", &text)), expected, "{text}");
        }
        let free = "// todo! in a comment\n#[expect(dead_code, reason = \"unimplemented!\")]\nfn f() {}\n";
        assert_eq!(left_undone(&file("crates/a/tests/b.rs", free)), [""; 0]);
    }

    #[test]
    fn unwrap_is_for_tests() {
        let text = "fn f() {\n    g().unwrap();\n    g().unwrap_or(1);\n}\n";
        let sentence = "crates/a/src/b.rs:2: `unwrap` outside tests: say why it cannot fail, with `expect`";
        assert_eq!(left_undone(&file("crates/a/src/b.rs", text)), [sentence]);
        let inside = format!("#[cfg(test)]\nmod tests {{\n{text}}}\n");
        assert_eq!(left_undone(&file("crates/a/src/b.rs", &inside)), [""; 0]);
        assert_eq!(left_undone(&file("crates/a/benches/b.rs", text)), [""; 0]);
    }

    #[test]
    fn an_exact_crate_says_no_inexact_word() {
        for (text, word) in [
            ("let a: f32 = b;", "f32"),
            ("let a = 1f64;", "f64"),
            ("let a = 1_f64;", "f64"),
            ("use std::collections::HashMap;", "HashMap"),
            ("use std::collections::HashSet;", "HashSet"),
            ("std::time::SystemTime::now()", "SystemTime"),
            ("#[cfg(test)]\nmod tests { use std::time::Instant; }", "Instant"),
        ] {
            let line = text.lines().count();
            let expected = [format!("crates/odds/src/a.rs:{line}: `{word}` in odds, which is exact")];
            assert_eq!(inexact(&file("crates/odds/src/a.rs", text)), expected, "{text}");
            assert_eq!(inexact(&file("crates/server/src/a.rs", text)), [""; 0], "{text}");
        }
        let free = "/// No f64.\nlet buf64 = Instantly::new(\"HashMap\"); let f640 = FrederickHashMaps;";
        assert_eq!(inexact(&file("crates/odds/src/a.rs", free)), [""; 0]);
    }
}
