//! The two homes, each test with one of its own: a folder for SQLite, a database of a real PostgreSQL.

use crate::postgres;
use std::path::PathBuf;
use storage::{Append, GameRecord, GameState, LogEntry, SeatRecord, Store};
use tempfile::TempDir;

/// Somewhere to keep games, gone when it is dropped.
pub(crate) enum House {
    Sqlite(TempDir),
    Postgres(String),
}

impl House {
    /// One of each.
    pub(crate) async fn both() -> [Self; 2] {
        [Self::sqlite(), Self::postgres().await]
    }

    pub(crate) fn sqlite() -> Self {
        Self::Sqlite(tempfile::tempdir().expect("a folder"))
    }

    pub(crate) async fn postgres() -> Self {
        Self::Postgres(postgres::database().await)
    }

    pub(crate) fn address(&self) -> String {
        match self {
            Self::Sqlite(_) => self.file().display().to_string(),
            Self::Postgres(address) => address.clone(),
        }
    }

    /// The file of games.
    pub(crate) fn file(&self) -> PathBuf {
        match self {
            Self::Sqlite(folder) => folder.path().join("games.db"),
            Self::Postgres(_) => panic!("PostgreSQL keeps no file of ours"),
        }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.address()).await.unwrap_or_else(|error| panic!("{}: {error}", self.address()))
    }
}

impl std::fmt::Display for House {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(if matches!(self, Self::Sqlite(_)) { "SQLite" } else { "PostgreSQL" })
    }
}

/// A game that begins.
pub(crate) fn game(id: &str) -> GameRecord {
    GameRecord {
        id: id.to_owned(),
        created: 1_000,
        scenario: "leuthen".to_owned(),
        terms: r#"{"options":[],"é":"«\u00a0»"}"#.to_owned(),
        seed: [0xab; 32],
        state: GameState::Waiting,
        updated: 1_000,
        entries: 0,
        battle: None,
    }
}

pub(crate) fn seat(game: &str, seat: &str, token: u8) -> SeatRecord {
    SeatRecord { game: game.to_owned(), seat: seat.to_owned(), token_hash: [token; 32], name: format!("Zoé {token}") }
}

pub(crate) fn entry(number: u64) -> LogEntry {
    let at = 1_000 + i64::try_from(number).expect("small");
    LogEntry { number, at, body: format!(r#"{{"number":{number},"said":"à l’attaque"}}"#) }
}

/// Entries after this number.
pub(crate) fn entries(after: u64, count: u64) -> Vec<LogEntry> {
    (after + 1..=after + count).map(entry).collect()
}

/// So many entries more.
pub(crate) fn append(game: &str, after: u64, count: u64) -> Append {
    let entries = entries(after, count);
    Append { game: game.to_owned(), after, at: 2_000, entries, ..Append::default() }
}
