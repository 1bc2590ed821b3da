//! What can go wrong with a store: the world failed, or somebody else was quicker.

use std::path::PathBuf;
use thiserror::Error;

/// Why a store did not do what it was asked. Whatever was asked was not done, unless the sentence says otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum StoreError {
    /// Somebody else has appended meanwhile.
    #[error("the log of the game has gone on to entry {last}; read what is new and decide again")]
    Conflict {
        /// The number of the last entry there is.
        last: u64,
    },
    /// There is no such game.
    #[error("there is no game `{0}`")]
    NoSuchGame(String),
    /// There is a game of this id already.
    #[error("there is a game `{0}` already; choose another id")]
    Exists(String),
    /// What was handed in cannot be kept.
    #[error("this cannot be kept: {0}")]
    Invalid(String),
    /// There is no room left.
    #[error("the disk is full, nothing was written; make room, and the server goes on by itself")]
    Full,
    /// Nothing may be written there.
    #[error("{0} cannot be written to; give the server's user the right to write there, or name another place")]
    ReadOnly(String),
    /// Another server uses the file.
    #[error("{} is used by another server ({holder}); stop it, or name another file", path.display())]
    InUse {
        /// The file.
        path: PathBuf,
        /// The process that holds it, as far as it is known.
        holder: String,
    },
    /// The store cannot be reached, or broke off; an append that was under way may or may not have been kept.
    #[error("the store does not answer: {0}")]
    Unavailable(String),
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
    /// A newer program has written this store.
    #[error("this store is of version {found}, this program knows version {known}; take a newer program")]
    Newer {
        /// The version of the store.
        found: u32,
        /// The newest this program knows.
        known: u32,
    },
    /// The store is not as it should be.
    #[error("the store is damaged: {}; restore a backup", .0.join("; "))]
    Damaged(Vec<String>),
    /// What is to be imported cannot be read.
    #[error("line {line}: {what}")]
    Import {
        /// The line, from 1.
        line: u64,
        /// What is wrong, and what was expected.
        what: String,
    },
    /// The address names no store.
    #[error("`{0}` names no store; expected a path, sqlite:PATH, or postgres://USER@HOST/DATABASE")]
    Address(String),
    /// A file could not be read or written.
    #[error("{}: {what}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        what: String,
    },
}
