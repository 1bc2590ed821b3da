//! The house is tidy: arrows, lengths, names, words that must not stand somewhere, one French name for a hex,
//! guides in both languages, manifests, plain text.
//!
//! Each check is a function over files, so that its own tests can hand it bad ones.

mod arrows;
mod french;
mod guides;
mod lengths;
mod manifests;
mod names;
#[path = "../../src/source.rs"]
mod source;
mod text;
mod tree;
mod words;

use tree::File;

/// Fails with everything the check found, not the first thing only.
#[track_caller]
fn tidy(check: fn(&[File]) -> Vec<String>) {
    let found = check(&tree::files());
    assert!(found.is_empty(), "{} untidy:\n  {}\n", found.len(), found.join("\n  "));
}

#[test]
fn the_whole_tree_is_read() {
    let files = tree::files();
    for wanted in
        ["Cargo.toml", "rulebooks/glossary.toml", "crates/hexes/src/lib.rs", "crates/program/tests/tidy/main.rs"]
    {
        assert!(files.iter().any(|file| file.path == wanted), "{wanted} was not read");
    }
}

#[test]
fn crates_use_only_the_crates_the_drawing_allows() {
    tidy(arrows::check);
}

#[test]
fn no_file_and_no_function_is_too_long() {
    tidy(lengths::check);
}

#[test]
fn an_exported_name_exists_once() {
    tidy(names::check);
}

#[test]
fn nobody_asks_which_book_it_is() {
    tidy(words::naming_a_book);
}

#[test]
fn nothing_is_left_undone_skipped_or_silenced() {
    tidy(words::left_undone);
}

#[test]
fn the_exact_crates_know_no_float_no_clock_no_hash_order() {
    tidy(words::inexact);
}

#[test]
fn a_hex_has_one_name_in_french() {
    tidy(french::check);
}

#[test]
fn a_guide_is_the_same_page_in_french_and_in_english() {
    tidy(guides::check);
}

#[test]
fn every_crate_takes_the_lints_of_the_workspace_and_stays_unpublished() {
    tidy(manifests::check);
}

#[test]
fn every_text_is_utf8_and_ends_its_lines_cleanly() {
    tidy(text::check);
}
