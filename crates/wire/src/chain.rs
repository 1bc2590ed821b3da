//! A chain of hashes: each link holds everything before it, so that a change shows where it was made.

use crate::Field;
use crate::header::Header;
use crate::table::table_words;
use battle::View;

/// Letters of a line's check: short enough to read past, long enough to name the line that was changed.
const CHECK: usize = 4;
/// Letters of a hash that stands for a whole file or battlefield.
const HASH: usize = 32;

/// Everything that was said and rolled so far, and where it led.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Chain(blake3::Hash);

impl Chain {
    /// The first link: the rules, the battlefield, and how the battle begins.
    pub(crate) fn start(header: &Header, view: &View<'_>, field: &Field) -> Self {
        Self(blake3::hash(format!("{}\n{}", header.terms(), table_words(view, field)).as_bytes()))
    }

    /// One line more, and the table after it.
    pub(crate) fn and(self, line: &str, view: &View<'_>, field: &Field) -> Self {
        let mut hasher = blake3::Hasher::new();
        hasher.update(self.0.as_bytes());
        hasher.update(line.as_bytes());
        hasher.update(b"\n");
        hasher.update(table_words(view, field).as_bytes());
        Self(hasher.finalize())
    }

    /// The last link: how it ended, and everything the header says, players included.
    pub(crate) fn end(self, ending: &str, header: &Header) -> Self {
        let mut hasher = blake3::Hasher::new();
        hasher.update(self.0.as_bytes());
        hasher.update(ending.as_bytes());
        hasher.update(b"\n");
        hasher.update(header.to_string().as_bytes());
        Self(hasher.finalize())
    }

    /// The check of a line.
    pub(crate) fn check(self) -> String {
        self.letters(CHECK)
    }

    /// The hash of the whole.
    pub(crate) fn hash(self) -> String {
        self.letters(HASH)
    }

    fn letters(self, count: usize) -> String {
        self.0.to_hex()[..count].to_owned()
    }
}

/// The hash of a text.
pub(crate) fn hash_of(text: &str) -> String {
    blake3::hash(text.as_bytes()).to_hex()[..HASH].to_owned()
}
