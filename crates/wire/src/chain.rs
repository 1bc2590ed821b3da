//! A chain of hashes: each link holds everything before it, so that a change shows where it was made.

use crate::Field;
use crate::header::Header;
use crate::table::table_words;
use battle::View;
use sha2::{Digest, Sha256};

/// Letters of a line's check: short enough to read past, long enough to name the line that was changed.
const CHECK: usize = 4;
/// Letters of a hash that stands for a whole file or battlefield.
const HASH: usize = 32;

/// Everything that was said and rolled so far, and where it led.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Chain([u8; 32]);

impl Chain {
    /// The first link: the rules, the battlefield, and how the battle begins.
    pub(crate) fn start(header: &Header, view: &View<'_>, field: &Field) -> Self {
        Self(Sha256::digest(format!("{}\n{}", header.terms(), table_words(view, field))).into())
    }

    /// One line more, and the table after it.
    pub(crate) fn and(self, line: &str, view: &View<'_>, field: &Field) -> Self {
        self.then(line, &table_words(view, field))
    }

    /// The last link: how it ended, and everything the header says, players included.
    pub(crate) fn end(self, ending: &str, header: &Header) -> Self {
        self.then(ending, &header.to_string())
    }

    fn then(self, line: &str, more: &str) -> Self {
        Self(Sha256::new().chain_update(self.0).chain_update(format!("{line}\n{more}")).finalize().into())
    }

    /// The check of a line.
    pub(crate) fn check(self) -> String {
        letters(self.0, CHECK)
    }

    /// The hash of the whole.
    pub(crate) fn hash(self) -> String {
        letters(self.0, HASH)
    }
}

/// The hash of a text, with the name of the hash before it.
pub(crate) fn hash_of(text: &str) -> String {
    format!("sha256:{}", letters(Sha256::digest(text).into(), HASH))
}

/// The first hexadecimal digits of a hash.
fn letters(hash: [u8; 32], count: usize) -> String {
    hash.iter()
        .flat_map(|byte| [byte >> 4, byte & 15])
        .filter_map(|digit| char::from_digit(digit.into(), 16))
        .take(count)
        .collect()
}
