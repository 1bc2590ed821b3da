//! Nothing is undecided: every answer of every book is changed in turn, and something must notice.
//!
//! A flip is a book with one answer changed. The cases of `trials/` that play the book as it stands, without house
//! rules, are played under the changed one until one differs from its script. What no table can show (how often a die
//! shows a face, in which year a gun appears, the rows of a printed table of troops) is looked up instead
//! (`lookup.rs`). Flips that nothing can notice, because nothing in that book reaches the question, are named with
//! their reason (`beyond_reach.rs`), and fail here as soon as something does.
//!
//! `FLIPS=1 cargo test -p cases flips -- --nocapture` prints the list: book, question, from, to, who noticed.

mod answers;
mod beyond_reach;
mod flip;
mod ground;
mod lookup;
mod notice;
mod orders;
mod printed;
mod troops;

use flip::Flip;
use notice::Trials;
use rulebook::witness;
use std::fmt::Write;

/// Question by question: who notices in one book mostly notices in the others.
fn every_flip() -> Vec<Flip> {
    let mut flips: Vec<Flip> = books::ALL.iter().flat_map(answers::every_flip).collect();
    flips.sort_by(|one, other| one.question.cmp(&other.question));
    flips
}

#[test]
fn every_answer_of_every_book_is_noticed_when_it_changes() {
    let flips = every_flip();
    let noticed = Trials::read().notice(&flips);
    let mut list = String::new();
    let mut wrong = String::new();
    for (flip, by) in flips.iter().zip(&noticed) {
        let excuse = beyond_reach::reason(flip);
        let verdict = match (by, excuse) {
            (Some(by), _) => by.clone(),
            (None, Some(reason)) => format!("beyond reach: {reason}"),
            (None, None) => "NOBODY".to_owned(),
        };
        let _ = writeln!(list, "{flip}: {verdict}");
        if by.is_some() == excuse.is_some() {
            let _ =
                writeln!(wrong, "{flip}: {verdict}{}", if by.is_some() { ", yet said to be beyond reach" } else { "" });
        }
    }
    if std::env::var_os("FLIPS").is_some() {
        println!("{list}{} flips", flips.len());
    }
    assert!(wrong.is_empty(), "of {} flips, these are not as they should be:\n{wrong}", flips.len());
}

#[test]
fn nothing_is_said_to_be_beyond_reach_that_is_not_asked() {
    assert_eq!(beyond_reach::unused(&every_flip()), Vec::<String>::new());
}

#[test]
fn the_books_as_they_stand_agree_with_what_is_looked_up() {
    let noticed: Vec<_> = books::ALL.iter().filter_map(lookup::notices).collect();
    assert_eq!(noticed, Vec::<String>::new());
    witness!(Frederic: Clause::TroopsFrederic, |book| lookup::prints_its_troops(books::of(book)));
    witness!(Panache: Clause::TroopsPanache, |book| lookup::prints_its_troops(books::of(book)));
    witness!(Jomini: Clause::TroopsJomini, |book| lookup::prints_its_troops(books::of(book)));
    witness!(Thucidide: Clause::TroopsThucidide, |book| lookup::prints_its_troops(books::of(book)));
}
