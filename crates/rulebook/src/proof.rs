//! Proofs: a test names the clause it covers, and fails if that clause did not fire.
//!
//! `bites!` shows a clause at work, `spares!` a case it leaves alone, `witness!` one that has nothing to bite on.
//! The register tool finds them by these names.

use crate::{Clause, Ledger};

/// Something that can say which clauses fired in it.
pub trait Fired {
    /// Did this clause fire?
    fn fired(&self, clause: Clause) -> bool;
}

impl Fired for Clause {
    fn fired(&self, clause: Clause) -> bool {
        *self == clause
    }
}

impl<T> Fired for (T, Clause) {
    fn fired(&self, clause: Clause) -> bool {
        self.1 == clause
    }
}

impl<T: Fired> Fired for Option<T> {
    fn fired(&self, clause: Clause) -> bool {
        self.as_ref().is_some_and(|inner| inner.fired(clause))
    }
}

impl<T: Fired> Fired for [T] {
    fn fired(&self, clause: Clause) -> bool {
        self.iter().any(|inner| inner.fired(clause))
    }
}

impl<T: Fired> Fired for Vec<T> {
    fn fired(&self, clause: Clause) -> bool {
        self.as_slice().fired(clause)
    }
}

impl Fired for Ledger {
    fn fired(&self, clause: Clause) -> bool {
        self.lines().iter().any(|line| line.applied() && line.clause() == clause)
    }
}

/// The clause must have fired, in each of the books named: `bites!(Frederic, Jomini: Clause::X, |book| …)`.
#[macro_export]
macro_rules! bites {
    ($($book:ident),+: Clause::$clause:ident, $fired:expr) => {{
        let clause = $crate::Clause::$clause;
        let fired = $fired;
        for book in [$($crate::Book::$book),+] {
            assert!(clause.stands_in(book), "{clause} is no clause of {book}");
            assert!($crate::Fired::fired(&fired(book), clause), "{clause} should have fired in {book} and did not");
        }
    }};
}

/// The clause must not have fired, in any of the books named.
#[macro_export]
macro_rules! spares {
    ($($book:ident),+: Clause::$clause:ident, $fired:expr) => {{
        let clause = $crate::Clause::$clause;
        let fired = $fired;
        for book in [$($crate::Book::$book),+] {
            assert!(clause.stands_in(book), "{clause} is no clause of {book}");
            assert!(!$crate::Fired::fired(&fired(book), clause), "{clause} fired in {book} and should not have");
        }
    }};
}

/// A clause that has nothing to bite on holds by the way things are built; this shows it, in each book named.
#[macro_export]
macro_rules! witness {
    ($($book:ident),+: Clause::$clause:ident, $holds:expr) => {{
        let clause = $crate::Clause::$clause;
        let holds = $holds;
        for book in [$($crate::Book::$book),+] {
            assert!(clause.stands_in(book), "{clause} is no clause of {book}");
            assert!(holds(book), "{clause} does not hold in {book}");
        }
    }};
}
