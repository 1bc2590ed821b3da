//! A flip: a book with one of its answers changed.

use rulebook::{Clause, Rulebook};
use std::fmt::{self, Debug, Display, Formatter};

/// Where an answer shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// At the table: a case notices.
    AtTheTable,
    /// Not there: it is looked up in the printed figures.
    LookedUp,
}

/// A book with one answer changed.
#[derive(Clone)]
pub(crate) struct Flip {
    /// The question, as its path in [`Rulebook`].
    pub(crate) question: String,
    /// What the book answers.
    pub(crate) from: String,
    /// What it answers here.
    pub(crate) to: String,
    /// The book, changed.
    pub(crate) book: Rulebook,
    /// The changed rows, where the answer is a printed table: they are read through the thread that plays.
    pub(crate) rows: Option<crate::flips::printed::Rows>,
    /// Where it shows.
    pub(crate) asked: Asked,
}

impl Display for Flip {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}: {} -> {}", self.book.book, self.question, self.from, self.to)
    }
}

/// The flips of one book, as they are listed.
pub(crate) struct Flips<'b> {
    pub(crate) book: &'b Rulebook,
    pub(crate) found: Vec<Flip>,
}

/// A clause that no answer names.
const NOT_THIS: Clause = Clause::HexTable;

impl Flips<'_> {
    /// One answer changed.
    pub(crate) fn flip(
        &mut self,
        question: &str,
        from: impl Debug,
        to: impl Debug,
        change: impl FnOnce(&mut Rulebook),
    ) {
        let mut book = *self.book;
        change(&mut book);
        let word = |text: String| text.trim_matches('"').to_owned();
        let (from, to) = (word(format!("{from:?}")), word(format!("{to:?}")));
        self.found.push(Flip { question: question.to_owned(), from, to, book, rows: None, asked: Asked::AtTheTable });
    }

    /// One answer changed that no table shows.
    pub(crate) fn look_up(
        &mut self,
        question: &str,
        from: impl Debug,
        to: impl Debug,
        change: impl FnOnce(&mut Rulebook),
    ) {
        self.flip(question, from, to, change);
        if let Some(flip) = self.found.last_mut() {
            flip.asked = Asked::LookedUp;
        }
    }

    /// A choice: every other answer.
    pub(crate) fn choice<A: Copy + PartialEq + Debug>(
        &mut self,
        question: &str,
        from: A,
        all: &[A],
        set: impl Fn(&mut Rulebook, A),
    ) {
        for to in all.iter().filter(|to| **to != from) {
            self.flip(question, from, to, |book| set(book, *to));
        }
    }

    /// A number: one more, and one less where there is less.
    pub(crate) fn number(&mut self, question: &str, from: u8, set: impl Fn(&mut Rulebook, u8)) {
        for to in [from.checked_add(1), from.checked_sub(1)].into_iter().flatten() {
            self.flip(question, from, to, |book| set(book, to));
        }
    }

    /// A clause cited: another one.
    pub(crate) fn clause(&mut self, question: &str, from: Clause, set: impl Fn(&mut Rulebook, Clause)) {
        self.flip(question, from, NOT_THIS, |book| set(book, NOT_THIS));
    }
}
