//! Printed tables: written once and had twice, as rows to read and check and as straight code to run.
//!
//! A table is read in one of three ways: the first row that holds decides ([`FirstRow`]), all rows that hold add
//! up ([`AllRows`]), or any row that holds forbids ([`AnyRow`]).

use crate::{Clash, Clause};

/// One printed row: the clause it comes from, its result, and the condition it states.
#[derive(Clone, Copy, Debug)]
pub struct Row<R: 'static> {
    /// The sentence of the book.
    pub clause: Clause,
    /// What it gives: a result, or for a row that adds up, how much.
    pub result: R,
    /// When.
    pub applies: fn(&Clash) -> bool,
}

/// A table whose first row that holds decides.
#[derive(Clone, Copy, Debug)]
pub struct FirstRow<R: 'static> {
    /// Top row first.
    pub rows: &'static [Row<R>],
    /// What holds when no row does, and the clause that says so.
    pub otherwise: (R, Clause),
    /// The same rows as straight code.
    pub read: fn(&Clash) -> (R, Clause),
}

/// How much a row adds.
pub type Amount = fn(&Clash) -> i8;

/// A table whose rows add up.
#[derive(Clone, Copy, Debug)]
pub struct AllRows {
    /// In the order the book counts them.
    pub rows: &'static [Row<Amount>],
    /// The same rows as straight code.
    pub total: fn(&Clash) -> i8,
}

/// A table any row of which forbids.
#[derive(Clone, Copy, Debug)]
pub struct AnyRow {
    /// The row named to the player is the first that holds.
    pub rows: &'static [Row<()>],
    /// The same rows as straight code.
    pub forbidden_by: fn(&Clash) -> Option<Clause>,
}

/// Writes a table whose first row decides: `Result by Clause if condition;`.
#[macro_export]
macro_rules! first_row {
    ($(#[$doc:meta])* $name:ident: $result:ident ($clash:ident) {
        $($value:ident by $clause:ident if $condition:expr;)*
        _ => $default:ident by $reason:ident;
    }) => {
        $(#[$doc])*
        const $name: $crate::FirstRow<$crate::$result> = $crate::FirstRow {
            rows: &[$($crate::Row {
                clause: $crate::Clause::$clause,
                result: $crate::$result::$value,
                applies: |$clash: &$crate::Clash| $condition,
            }),*],
            otherwise: ($crate::$result::$default, $crate::Clause::$reason),
            read: {
                fn read($clash: &$crate::Clash) -> ($crate::$result, $crate::Clause) {
                    $(if $condition {
                        return ($crate::$result::$value, $crate::Clause::$clause);
                    })*
                    ($crate::$result::$default, $crate::Clause::$reason)
                }
                read
            },
        };
    };
}

/// Writes a table whose rows add up: `amount by Clause if condition;`.
#[macro_export]
macro_rules! all_rows {
    ($(#[$doc:meta])* $name:ident ($clash:ident) {
        $($amount:expr, by $clause:ident if $condition:expr;)*
    }) => {
        $(#[$doc])*
        const $name: $crate::AllRows = $crate::AllRows {
            rows: &[$($crate::Row {
                clause: $crate::Clause::$clause,
                result: { fn amount($clash: &$crate::Clash) -> i8 { let _ = $clash; $amount } amount },
                applies: |$clash: &$crate::Clash| $condition,
            }),*],
            total: {
                fn total($clash: &$crate::Clash) -> i8 {
                    let _ = $clash;
                    0 $(+ if $condition { $amount } else { 0 })*
                }
                total
            },
        };
    };
}

/// Writes a table any row of which forbids: `Clause if condition;`.
#[macro_export]
macro_rules! any_row {
    ($(#[$doc:meta])* $name:ident ($clash:ident) {
        $($clause:ident if $condition:expr;)*
    }) => {
        $(#[$doc])*
        const $name: $crate::AnyRow = $crate::AnyRow {
            rows: &[$($crate::Row {
                clause: $crate::Clause::$clause,
                result: (),
                applies: |$clash: &$crate::Clash| $condition,
            }),*],
            forbidden_by: {
                fn forbidden_by($clash: &$crate::Clash) -> Option<$crate::Clause> {
                    $(if $condition {
                        return Some($crate::Clause::$clause);
                    })*
                    None
                }
                forbidden_by
            },
        };
    };
}
