//! What the writer does inside its transaction.

use super::trouble::SqliteTrouble;
use crate::shelf::ShelfWrite;
use crate::{Append, GameRecord, GameState, LogEntry, SeatRecord, StoreError};
use rusqlite::{Connection, OptionalExtension, params};

/// Something to be kept, whole or not at all.
#[derive(Debug)]
pub(crate) enum Write {
    Create { game: Box<GameRecord>, seats: Vec<SeatRecord>, entries: Vec<LogEntry> },
    Append(Append),
    Delete(String),
    Shelf(ShelfWrite),
}

impl Write {
    pub(super) fn keep(&self, connection: &Connection) -> Result<(), SqliteTrouble> {
        match self {
            Self::Create { game, seats, entries } => create(connection, game, seats, entries),
            Self::Append(append) => self::append(connection, append),
            Self::Delete(game) => delete(connection, game),
            Self::Shelf(write) => super::shelf::keep(write, connection),
        }
    }

    /// The game, and the number of its last entry once this is kept; nobody follows the shelf.
    pub(super) fn news(&self) -> Option<(&str, u64)> {
        match self {
            Self::Create { game, entries, .. } => Some((&game.id, entries.len() as u64)),
            Self::Append(append) => Some((&append.game, append.after + append.entries.len() as u64)),
            // Nobody has seen as much: whoever is told looks, and finds nothing.
            Self::Delete(game) => Some((game, u64::MAX)),
            Self::Shelf(_) => None,
        }
    }

    /// About how much is written.
    pub(super) fn weight(&self) -> usize {
        match self {
            Self::Create { game, entries, .. } => game.battle.as_ref().map_or(0, String::len) + weight(entries),
            Self::Append(Append { entries, .. }) => weight(entries),
            Self::Delete(_) => 64,
            Self::Shelf(write) => write.weight(),
        }
    }
}

fn weight(entries: &[LogEntry]) -> usize {
    entries.iter().map(|entry| entry.body.len() + 64).sum()
}

fn create(
    connection: &Connection,
    game: &GameRecord,
    seats: &[SeatRecord],
    entries: &[LogEntry],
) -> Result<(), SqliteTrouble> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO games (id, created, scenario, terms, seed, state, updated, entries)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
    )?;
    let GameRecord { id, created, scenario, terms, seed, state, updated, battle, .. } = game;
    let made = insert.execute(params![id, created, scenario, terms, seed, state.word(), updated, entries.len()])?;
    if made == 0 {
        return Err(StoreError::Exists(id.clone()).into());
    }
    if let Some(battle) = battle {
        connection.prepare_cached("INSERT INTO battles (game, text) VALUES (?, ?)")?.execute(params![id, battle])?;
    }
    keep_seats(connection, seats)?;
    keep_entries(connection, id, entries)
}

fn append(connection: &Connection, append: &Append) -> Result<(), SqliteTrouble> {
    let Append { game, after, at, entries, state, terms, seats } = append;
    let mut last = connection.prepare_cached("SELECT entries FROM games WHERE id = ?")?;
    let last: Option<u64> = last.query_row([game], |row| row.get(0)).optional()?;
    match last {
        None => return Err(StoreError::NoSuchGame(game.clone()).into()),
        Some(last) if last != *after => return Err(StoreError::Conflict { last }.into()),
        Some(_) => {}
    }
    let mut update = connection.prepare_cached(
        "UPDATE games SET updated = ?, entries = entries + ?, state = coalesce(?, state), terms = coalesce(?, terms)
         WHERE id = ?",
    )?;
    update.execute(params![at, entries.len(), state.map(GameState::word), terms, game])?;
    keep_seats(connection, seats)?;
    keep_entries(connection, game, entries)
}

/// Everything of a game.
fn delete(connection: &Connection, game: &str) -> Result<(), SqliteTrouble> {
    for table in ["entries", "seats", "battles"] {
        connection.execute(&format!("DELETE FROM {table} WHERE game = ?"), [game])?;
    }
    if connection.execute("DELETE FROM games WHERE id = ?", [game])? == 0 {
        return Err(StoreError::NoSuchGame(game.to_owned()).into());
    }
    Ok(())
}

fn keep_seats(connection: &Connection, seats: &[SeatRecord]) -> Result<(), SqliteTrouble> {
    for SeatRecord { game, seat, token_hash, name } in seats {
        let mut upsert = connection.prepare_cached(
            "INSERT INTO seats (game, seat, token_hash, name) VALUES (?, ?, ?, ?)
             ON CONFLICT (game, seat) DO UPDATE SET token_hash = excluded.token_hash, name = excluded.name",
        )?;
        upsert.execute(params![game, seat, token_hash, name])?;
    }
    Ok(())
}

fn keep_entries(connection: &Connection, game: &str, entries: &[LogEntry]) -> Result<(), SqliteTrouble> {
    let mut insert = connection.prepare_cached("INSERT INTO entries (game, number, at, body) VALUES (?, ?, ?, ?)")?;
    for LogEntry { number, at, body } in entries {
        insert.execute(params![game, number, at, body])?;
    }
    Ok(())
}
