//! One word for each value, in each language.

use crate::LANGUAGES;
use battle::{Camp, CommandKind, Pace};
use rulebook::{Face, Language, Order, Worded, Words};
use speech::{ENDINGS, PURPOSES, QUESTIONS, Said, folded, named, read_face, slug};
use std::collections::BTreeSet;
use strum::IntoEnumIterator;

/// Words that are told apart even without accents, and found again.
fn are_words<T: Said + Copy + PartialEq + std::fmt::Debug>(all: &[T]) {
    for language in LANGUAGES {
        let words: BTreeSet<String> = all.iter().map(|value| folded(value.in_language(language))).collect();
        assert_eq!(words.len(), all.len(), "{words:?}");
        for value in all {
            let word = value.in_language(language);
            assert!(!word.is_empty() && !word.contains(|letter: char| letter.is_whitespace() || letter == ','));
            assert_eq!(named(all, Words::new("", ""), &folded(word), language).as_ref(), Ok(value));
        }
    }
}

#[test]
fn every_word_means_one_thing() {
    are_words(&QUESTIONS);
    are_words(&PURPOSES);
    are_words(&ENDINGS);
    are_words(&Pace::ALL);
    are_words(&[Camp::North, Camp::South]);
    are_words(&Order::iter().collect::<Vec<_>>());
    are_words(&Face::iter().collect::<Vec<_>>());
}

#[test]
fn every_kind_of_command_has_words_of_its_own() {
    for language in LANGUAGES {
        // A move is told by its end or hex by hex with the same verb.
        let kinds = CommandKind::ALL.iter().filter(|kind| **kind != CommandKind::MoveBy);
        let words: BTreeSet<String> = kinds.clone().map(|kind| folded(kind.words().in_language(language))).collect();
        assert_eq!(words.len(), kinds.count(), "{words:?}");
    }
}

#[test]
fn orders_go_by_the_names_their_books_give_them() {
    for row in books::ALL.iter().flat_map(|book| book.orders) {
        assert_eq!(row.order.in_language(Language::Fr), slug(row.name.fr));
        assert_eq!(row.order.in_language(Language::En), row.order.to_string());
    }
}

#[test]
fn a_face_goes_by_its_short_word_and_by_the_one_of_the_rules() {
    for book in &books::ALL {
        for face in book.die.faces {
            for language in LANGUAGES {
                let long = slug(face.words().in_language(language));
                assert_eq!(read_face(face.in_language(language), &book.die, language), Ok(face));
                assert_eq!(read_face(&long, &book.die, language), Ok(face), "{long}");
            }
        }
    }
}
