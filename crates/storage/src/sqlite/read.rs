//! What readers ask.

use super::trouble::SqliteTrouble;
use crate::exchange::Line;
use crate::{Filter, GameRecord, GameState, Holdings, LogEntry, Page, SeatRecord, StoreError, TokenHash};
use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension, Row, params, params_from_iter};

const GAME: &str = "SELECT id, created, scenario, terms, seed, state, updated, entries,
         (SELECT text FROM battles WHERE game = games.id) FROM games";
/// In a list, without the battle.
const LISTED: &str = "SELECT id, created, scenario, terms, seed, state, updated, entries, NULL FROM games";

/// The state is a word that may be none of ours, so it is read apart.
fn game(row: &Row<'_>) -> rusqlite::Result<(GameRecord, String)> {
    let record = GameRecord {
        id: row.get(0)?,
        created: row.get(1)?,
        scenario: row.get(2)?,
        terms: row.get(3)?,
        seed: row.get(4)?,
        state: GameState::default(),
        updated: row.get(6)?,
        entries: row.get(7)?,
        battle: row.get(8)?,
    };
    Ok((record, row.get(5)?))
}

fn with_state((record, word): (GameRecord, String)) -> Result<GameRecord, SqliteTrouble> {
    Ok(GameRecord { state: GameState::of(&word)?, ..record })
}

fn seat(row: &Row<'_>) -> rusqlite::Result<SeatRecord> {
    Ok(SeatRecord { game: row.get(0)?, seat: row.get(1)?, token_hash: row.get(2)?, name: row.get(3)? })
}

fn entry(row: &Row<'_>) -> rusqlite::Result<LogEntry> {
    Ok(LogEntry { number: row.get(0)?, at: row.get(1)?, body: row.get(2)? })
}

fn record(connection: &Connection, id: &str) -> Result<GameRecord, SqliteTrouble> {
    let mut query = connection.prepare_cached(&format!("{GAME} WHERE id = ?"))?;
    let found = query.query_row([id], game).optional()?;
    with_state(found.ok_or_else(|| StoreError::NoSuchGame(id.to_owned()))?)
}

fn seats(connection: &Connection, id: &str) -> Result<Vec<SeatRecord>, SqliteTrouble> {
    let mut query =
        connection.prepare_cached("SELECT game, seat, token_hash, name FROM seats WHERE game = ? ORDER BY seat")?;
    Ok(query.query_map([id], seat)?.collect::<Result<_, _>>()?)
}

const ENTRIES: &str = "SELECT number, at, body FROM entries WHERE game = ? AND number > ? ORDER BY number";

fn entries(connection: &Connection, id: &str, after: u64) -> Result<Vec<LogEntry>, SqliteTrouble> {
    let Ok(after) = i64::try_from(after) else { return Ok(Vec::new()) };
    let mut query = connection.prepare_cached(ENTRIES)?;
    Ok(query.query_map(params![id, after], entry)?.collect::<Result<_, _>>()?)
}

/// A game as it stood at one moment.
pub(super) fn load(
    connection: &Connection,
    id: &str,
) -> Result<(GameRecord, Vec<SeatRecord>, Vec<LogEntry>), SqliteTrouble> {
    let moment = connection.unchecked_transaction()?;
    Ok((record(&moment, id)?, seats(&moment, id)?, entries(&moment, id, 0)?))
}

pub(super) fn entries_after(connection: &Connection, id: &str, number: u64) -> Result<Vec<LogEntry>, SqliteTrouble> {
    let moment = connection.unchecked_transaction()?;
    record(&moment, id)?;
    entries(&moment, id, number)
}

pub(super) fn list(connection: &Connection, filter: &Filter, page: &Page) -> Result<Vec<GameRecord>, SqliteTrouble> {
    let (mut sql, mut values) = (format!("{LISTED} WHERE true"), Vec::new());
    if !filter.states.is_empty() {
        let marks = vec!["?"; filter.states.len()].join(", ");
        sql += " AND state IN (";
        sql += &marks;
        sql += ")";
        values.extend(filter.states.iter().map(|state| Value::from(state.word().to_owned())));
    }
    if let Some(scenario) = &filter.scenario {
        sql += " AND scenario = ?";
        values.push(scenario.clone().into());
    }
    if let Some(text) = &filter.saying {
        sql += " AND instr(terms, ?) > 0";
        values.push(text.clone().into());
    }
    if let Some(since) = filter.idle_since {
        sql += " AND updated < ?";
        values.push(since.into());
    }
    if let Some((created, id)) = &page.after {
        sql += " AND (created, id) < (?, ?)";
        values.extend([Value::from(*created), Value::from(id.clone())]);
    }
    sql += " ORDER BY created DESC, id DESC LIMIT ?";
    values.push(page.limit.into());
    let mut query = connection.prepare_cached(&sql)?;
    let found: Vec<_> = query.query_map(params_from_iter(values), game)?.collect::<Result<_, _>>()?;
    found.into_iter().map(with_state).collect()
}

pub(super) fn find_token(connection: &Connection, hash: &TokenHash) -> Result<Option<SeatRecord>, SqliteTrouble> {
    let mut query = connection.prepare_cached(
        "SELECT game, seat, token_hash, name FROM seats WHERE token_hash = ? ORDER BY game, seat LIMIT 1",
    )?;
    Ok(query.query_row(params![hash], seat).optional()?)
}

/// Everything, as it stood at one moment; ends early when nobody takes the lines any more.
pub(super) fn everything(connection: &Connection, mut take: impl FnMut(Line) -> bool) -> Result<(), SqliteTrouble> {
    let moment = connection.unchecked_transaction()?;
    let mut games = moment.prepare(&format!("{GAME} ORDER BY id"))?;
    let mut log = moment.prepare(ENTRIES)?;
    for found in games.query_map([], game)? {
        let record = with_state(found?)?;
        let id = record.id.clone();
        let seats = seats(&moment, &id)?;
        if !take(Line::Game(record)) || !seats.into_iter().all(|seat| take(Line::Seat(seat))) {
            return Ok(());
        }
        for entry in log.query_map(params![id, 0], entry)? {
            if !take(Line::Entry(entry?)) {
                return Ok(());
            }
        }
    }
    super::shelf::everything(&moment, take).map(drop)
}

/// The file, the references in it, and the numbers of the logs.
pub(super) fn check(connection: &Connection) -> Result<Holdings, SqliteTrouble> {
    let moment = connection.unchecked_transaction()?;
    let mut found: Vec<String> = Vec::new();
    let mut pages = moment.prepare("PRAGMA integrity_check")?;
    let said: Vec<String> = pages.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    found.extend(said.into_iter().filter(|line| line != "ok"));
    let mut orphans = moment.prepare("PRAGMA foreign_key_check")?;
    let tables: Vec<String> = orphans.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    found.extend(tables.into_iter().map(|table| format!("{table} of a game that is not there")));
    let mut gaps = moment.prepare(GAPS)?;
    let games: Vec<String> = gaps.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    found.extend(games.into_iter().map(|game| format!("the log of game {game} has a gap")));
    found.extend(super::shelf::damaged(&moment)?);
    if !found.is_empty() {
        return Err(StoreError::Damaged(found).into());
    }
    Ok(tally(&moment)?)
}

/// Games whose log is not numbered from 1 to the count the game holds.
pub(crate) const GAPS: &str = "SELECT id FROM games g WHERE entries <> (SELECT count(*) FROM entries WHERE game = g.id)
     OR entries <> (SELECT coalesce(max(number), 0) FROM entries WHERE game = g.id) ORDER BY id";

pub(crate) const TALLY: &str = "SELECT (SELECT count(*) FROM games), (SELECT count(*) FROM seats), (SELECT count(*) FROM entries), (SELECT count(*) FROM shelf)";

pub(super) fn tally(connection: &Connection) -> rusqlite::Result<Holdings> {
    connection.query_row(TALLY, [], |row| {
        Ok(Holdings { games: row.get(0)?, seats: row.get(1)?, entries: row.get(2)?, battles: row.get(3)? })
    })
}
