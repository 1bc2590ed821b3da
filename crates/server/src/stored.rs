//! Games as the store keeps them, read and written.

use crate::metrics;
use dice::Seed;
use host::{Birth, GameAsKept, Grounds, ListedGame, LoggedDeed, NewbornGame, Terms, Trouble, seats};
use storage::{GameRecord, GameState, LogEntry, SeatRecord, StoreError};
use wire::live::{GameSummary, Progress};

/// What the terms of a public game say, as they are kept.
pub(crate) const PUBLIC: &str = "\"public\":true";

/// Entries as the store kept them, read.
pub(crate) fn log(kept: &[LogEntry]) -> Result<Vec<LoggedDeed>, String> {
    kept.iter().map(|one| LoggedDeed::read(one.number, one.at, &one.body)).collect()
}

/// An entry as the store keeps it.
pub(crate) fn kept(entry: &LoggedDeed) -> LogEntry {
    LogEntry { number: entry.number, at: entry.at, body: entry.body() }
}

/// A seat as the store keeps it.
pub(crate) fn seat_record(game: &str, taken: &seats::TakenSeat) -> SeatRecord {
    let seats::TakenSeat { you, token, name } = taken;
    SeatRecord { game: game.to_owned(), seat: seats::seat_name(*you), token_hash: *token, name: name.clone() }
}

/// What a game is made from.
pub(crate) fn birth(grounds: &Grounds, record: &GameRecord) -> Result<Birth, Trouble> {
    let GameRecord { id, scenario, terms, battle, .. } = record;
    let kept = GameAsKept { id, scenario, terms, battle: battle.as_deref() };
    Birth::of(grounds, kept, Seed::from_bytes(record.seed))
}

/// A new game, its seats and its first entries.
pub(crate) fn newborn(game: &NewbornGame) -> (GameRecord, Vec<SeatRecord>, Vec<LogEntry>) {
    let record = GameRecord {
        id: game.id.clone(),
        created: game.created,
        scenario: game.scenario.clone(),
        terms: game.terms.written(),
        seed: game.seed.to_bytes(),
        state: state(game.progress),
        updated: game.created,
        entries: 0,
        battle: game.battle.as_ref().map(ToString::to_string),
    };
    let seats = game.seats.iter().map(|taken| seat_record(&game.id, taken)).collect();
    (record, seats, game.log.iter().map(kept).collect())
}

/// A game in a list.
pub(crate) fn listed(record: &GameRecord, online: [bool; 2]) -> Option<GameSummary> {
    let terms: Terms = serde_json::from_str(&record.terms).ok()?;
    let GameRecord { id, scenario, state, updated, .. } = record;
    Some(terms.listed(ListedGame { id, scenario, progress: progress(*state), updated: *updated }, online))
}

/// Where a game stands, from the store's word for it.
pub(crate) const fn progress(state: GameState) -> Progress {
    match state {
        GameState::Waiting => Progress::Waiting,
        GameState::Playing => Progress::Playing,
        GameState::Paused => Progress::Paused,
        GameState::Over => Progress::Over,
        GameState::Frozen => Progress::Frozen,
    }
}

/// The store's word for where a game stands.
pub(crate) const fn state(progress: Progress) -> GameState {
    match progress {
        Progress::Waiting => GameState::Waiting,
        Progress::Playing => GameState::Playing,
        Progress::Paused => GameState::Paused,
        Progress::Over => GameState::Over,
        // Nothing is ever written of an outdated game.
        Progress::Frozen | Progress::Outdated => GameState::Frozen,
    }
}

/// The store failed: what was said may be said again, and is done once.
pub(crate) fn failed(error: &StoreError) -> Trouble {
    if let StoreError::NoSuchGame(id) = error {
        return Trouble::no_game(id);
    }
    tracing::error!(%error, "storage");
    let trouble = match error {
        StoreError::Full => Trouble::storage_full(),
        StoreError::ReadOnly(_) => Trouble::storage_read_only(),
        _ => Trouble::storage(),
    };
    metrics::storage_error(trouble.code);
    trouble
}
