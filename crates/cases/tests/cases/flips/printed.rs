//! The printed tables: every row gone, and every result changed.
//!
//! A table carries its rows twice, as rows and as straight code. A changed table reads its rows instead, and finds
//! them through the thread that plays: a plain function can hold nothing.

use crate::flips::flip::{Asked, Flip, Flips};
use rulebook::{Advantage, AllRows, Amount, AnyRow, Clash, Clause, FirstRow, FollowUp, Row, Rulebook};
use std::cell::Cell;
use std::fmt::Debug;

/// The rows of a changed table.
#[derive(Clone, Copy)]
pub(crate) enum Rows {
    Any(&'static [Row<()>]),
    /// With the amount that is changed, and by how much.
    All(&'static [Row<Amount>], Option<(Amount, i8)>),
    Advantages(&'static [Row<Advantage>], (Advantage, Clause)),
    FollowUps(&'static [Row<FollowUp>], (FollowUp, Clause)),
}

thread_local! {
    /// The changed table under which this thread plays.
    static PLAYED: Cell<Option<Rows>> = const { Cell::new(None) };
}

impl Rows {
    /// From here on this thread plays under these rows.
    pub(crate) fn lay_out(rows: Option<Self>) {
        PLAYED.set(rows);
    }
}

fn forbidden_by(clash: &Clash) -> Option<Clause> {
    let Some(Rows::Any(rows)) = PLAYED.get() else { panic!("a changed table that forbids is not laid out") };
    rows.iter().find(|row| (row.applies)(clash)).map(|row| row.clause)
}

fn total(clash: &Clash) -> i8 {
    let Some(Rows::All(rows, _)) = PLAYED.get() else { panic!("a changed table that adds up is not laid out") };
    rows.iter().filter(|row| (row.applies)(clash)).map(|row| (row.result)(clash)).sum()
}

/// The changed amount of a row.
fn amount(clash: &Clash) -> i8 {
    let Some(Rows::All(_, Some((amount, more)))) = PLAYED.get() else { panic!("a changed amount is not laid out") };
    amount(clash) + more
}

fn advantage(clash: &Clash) -> (Advantage, Clause) {
    let Some(Rows::Advantages(rows, otherwise)) = PLAYED.get() else { panic!("no changed advantages are laid out") };
    first(rows, otherwise, clash)
}

fn follow_up(clash: &Clash) -> (FollowUp, Clause) {
    let Some(Rows::FollowUps(rows, otherwise)) = PLAYED.get() else { panic!("no changed follow-up is laid out") };
    first(rows, otherwise, clash)
}

fn first<R: Copy>(rows: &[Row<R>], otherwise: (R, Clause), clash: &Clash) -> (R, Clause) {
    rows.iter().find(|row| (row.applies)(clash)).map_or(otherwise, |row| (row.result, row.clause))
}

/// `dice_modifiers[3] MOD-4`.
fn name<R>(question: &str, index: usize, row: &Row<R>) -> String {
    format!("{question}[{index}] {}", row.clause)
}

fn without<R: Copy>(rows: &[Row<R>], index: usize) -> &'static [Row<R>] {
    let mut left = rows.to_vec();
    left.remove(index);
    left.leak()
}

impl Flips<'_> {
    fn table(&mut self, question: String, from: String, to: String, rows: Rows, change: impl FnOnce(&mut Rulebook)) {
        let mut book = *self.book;
        change(&mut book);
        self.found.push(Flip { question, from, to, book, rows: Some(rows), asked: Asked::AtTheTable });
    }
}

/// A table any row of which forbids: every row gone.
pub(crate) fn flip_any(flips: &mut Flips<'_>, question: &str, table: AnyRow, set: fn(&mut Rulebook, AnyRow)) {
    let AnyRow { rows, forbidden_by: _ } = table;
    for (index, row) in rows.iter().enumerate() {
        let left = without(rows, index);
        flips.table(name(question, index, row), "forbids".to_owned(), "gone".to_owned(), Rows::Any(left), |book| {
            set(book, AnyRow { rows: left, forbidden_by });
        });
    }
}

/// A table whose rows add up: every row gone, one more, one less.
pub(crate) fn flip_all(flips: &mut Flips<'_>, question: &str, table: AllRows, set: fn(&mut Rulebook, AllRows)) {
    let AllRows { rows, total: _, needs } = table;
    for (index, row) in rows.iter().enumerate() {
        let left = without(rows, index);
        let mut needs_left = needs.to_vec();
        if !needs_left.is_empty() {
            needs_left.remove(index);
        }
        let needs_left: &'static [_] = needs_left.leak();
        let question = name(question, index, row);
        flips.table(question.clone(), "counts".to_owned(), "gone".to_owned(), Rows::All(left, None), |book| {
            set(book, AllRows { rows: left, total, needs: needs_left });
        });
        for (more, words) in [(1, "one more"), (-1, "one less")] {
            let mut changed = rows.to_vec();
            changed[index].result = amount;
            let changed: &'static [_] = changed.leak();
            let laid = Rows::All(changed, Some((row.result, more)));
            flips.table(question.clone(), "as printed".to_owned(), words.to_owned(), laid, |book| {
                set(book, AllRows { rows: changed, total, needs });
            });
        }
    }
}

/// A table whose first row decides: every row gone, every other result.
fn flip_first<R: Copy + PartialEq + Debug>(
    flips: &mut Flips<'_>,
    question: &str,
    table: FirstRow<R>,
    all: &[R],
    laid: fn(&'static [Row<R>], (R, Clause)) -> Rows,
    set: fn(&mut Rulebook, &'static [Row<R>], (R, Clause)),
) {
    let FirstRow { rows, otherwise, read: _ } = table;
    for (index, row) in rows.iter().enumerate() {
        let from = format!("{:?}", row.result);
        let left = without(rows, index);
        flips.table(name(question, index, row), from.clone(), "gone".to_owned(), laid(left, otherwise), |book| {
            set(book, left, otherwise);
        });
        for other in all.iter().filter(|other| **other != row.result) {
            let mut changed = rows.to_vec();
            changed[index].result = *other;
            let changed: &'static [_] = changed.leak();
            let to = format!("{other:?}");
            flips.table(name(question, index, row), from.clone(), to, laid(changed, otherwise), |book| {
                set(book, changed, otherwise);
            });
        }
    }
    for other in all.iter().filter(|other| **other != otherwise.0) {
        let (from, to) = (format!("{:?}", otherwise.0), format!("{other:?}"));
        let otherwise = (*other, otherwise.1);
        flips.table(format!("{question} otherwise {}", otherwise.1), from, to, laid(rows, otherwise), |book| {
            set(book, rows, otherwise);
        });
    }
}

pub(crate) fn flip_advantages(flips: &mut Flips<'_>, table: FirstRow<Advantage>) {
    flip_first(flips, "advantages", table, Advantage::ALL, Rows::Advantages, |book, rows, otherwise| {
        book.advantages = FirstRow { rows, otherwise, read: advantage };
    });
}

pub(crate) fn flip_follow_up(flips: &mut Flips<'_>, table: FirstRow<FollowUp>) {
    flip_first(flips, "follow_up", table, FollowUp::ALL, Rows::FollowUps, |book, rows, otherwise| {
        book.follow_up = FirstRow { rows, otherwise, read: follow_up };
    });
}
