//! What is written inside a transaction: many games in a few statements.

use super::CHANNEL;
use super::read::{count, rows};
use super::trouble::failed;
use crate::{Append, GameRecord, GameState, LogEntry, SeatRecord, StoreError};
use deadpool_postgres::Transaction;
use std::collections::BTreeMap;
use tokio_postgres::types::ToSql;

const CREATE: &str = "INSERT INTO games (id, created, scenario, terms, seed, state, updated, entries)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING";
/// Always in the same order, so that two servers cannot wait for each other.
const LAST: &str = "SELECT id, entries FROM games WHERE id = ANY ($1::text[]) ORDER BY id FOR UPDATE";
const UPDATE: &str = "UPDATE games SET updated = u.at, entries = u.last, state = coalesce(u.state, games.state),
         terms = coalesce(u.terms, games.terms)
     FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[], $5::text[]) AS u (id, at, last, state, terms)
     WHERE games.id = u.id";
const ENTRIES: &str = "INSERT INTO entries (game, number, at, body)
     SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::text[])";
const SEATS: &str = "INSERT INTO seats (game, seat, token_hash, name)
     SELECT * FROM unnest($1::text[], $2::text[], $3::bytea[], $4::text[])
     ON CONFLICT (game, seat) DO UPDATE SET token_hash = excluded.token_hash, name = excluded.name";
const NOTIFY: &str = "SELECT pg_notify($1, news) FROM unnest($2::text[]) AS news";

pub(super) async fn create(
    transaction: &Transaction<'_>,
    game: &GameRecord,
    seats: &[SeatRecord],
    entries: &[LogEntry],
) -> Result<(), StoreError> {
    let last = signed(entries.len() as u64)?;
    let GameRecord { id, created, scenario, terms, seed, state, updated, battle, .. } = game;
    let (seed, state) = (seed.as_slice(), state.word());
    let values: [&(dyn ToSql + Sync); 8] = [id, created, scenario, terms, &seed, &state, updated, &last];
    let made = transaction.execute(CREATE, &values).await.map_err(|error| failed(&error))?;
    if made == 0 {
        return Err(StoreError::Exists(id.clone()));
    }
    if let Some(battle) = battle {
        rows(transaction, "INSERT INTO battles (game, text) VALUES ($1, $2)", &[id, battle]).await?;
    }
    let entries: Vec<(&str, &LogEntry)> = entries.iter().map(|entry| (id.as_str(), entry)).collect();
    keep_entries(transaction, &entries).await?;
    keep_seats(transaction, &seats.iter().collect::<Vec<_>>()).await?;
    notify(transaction, &[format!("{last} {id}")]).await
}

/// Everything of a game; whoever follows it is told to look.
pub(super) async fn delete(transaction: &Transaction<'_>, game: &str) -> Result<(), StoreError> {
    rows(transaction, "DELETE FROM entries WHERE game = $1", &[&game]).await?;
    rows(transaction, "DELETE FROM seats WHERE game = $1", &[&game]).await?;
    rows(transaction, "DELETE FROM battles WHERE game = $1", &[&game]).await?;
    let gone =
        transaction.execute("DELETE FROM games WHERE id = $1", &[&game]).await.map_err(|error| failed(&error))?;
    if gone == 0 {
        return Err(StoreError::NoSuchGame(game.to_owned()));
    }
    notify(transaction, &[format!("{} {game}", i64::MAX)]).await
}

/// Which of these appends find their log where they expect it, each of another game.
pub(super) async fn decide(
    transaction: &Transaction<'_>,
    appends: &[&Append],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let ids: Vec<&str> = appends.iter().map(|append| append.game.as_str()).collect();
    let mut lasts = BTreeMap::new();
    for row in rows(transaction, LAST, &[&ids]).await? {
        lasts.insert(row.get::<_, String>(0), count(row.get(1))?);
    }
    let decided = appends.iter().map(|append| match lasts.get(&append.game) {
        None => Err(StoreError::NoSuchGame(append.game.clone())),
        Some(last) if *last != append.after => Err(StoreError::Conflict { last: *last }),
        Some(_) => Ok(()),
    });
    Ok(decided.collect())
}

/// Writes appends that were decided on.
pub(super) async fn append(transaction: &Transaction<'_>, appends: &[&Append]) -> Result<(), StoreError> {
    let ids: Vec<&str> = appends.iter().map(|append| append.game.as_str()).collect();
    let times: Vec<i64> = appends.iter().map(|append| append.at).collect();
    let last = |append: &&Append| signed(append.after + append.entries.len() as u64);
    let lasts: Vec<i64> = appends.iter().map(last).collect::<Result<_, _>>()?;
    let states: Vec<Option<&str>> = appends.iter().map(|append| append.state.map(GameState::word)).collect();
    let terms: Vec<Option<&str>> = appends.iter().map(|append| append.terms.as_deref()).collect();
    let entries = appends.iter().flat_map(|append| append.entries.iter().map(|entry| (append.game.as_str(), entry)));
    let entries: Vec<(&str, &LogEntry)> = entries.collect();
    let seats: Vec<&SeatRecord> = appends.iter().flat_map(|append| &append.seats).collect();
    let news: Vec<String> = ids.iter().zip(&lasts).map(|(id, last)| format!("{last} {id}")).collect();
    let games: [&(dyn ToSql + Sync); 5] = [&ids, &times, &lasts, &states, &terms];
    // Sent together: one journey to the server and back instead of four.
    let all = async {
        tokio::try_join!(
            rows(transaction, UPDATE, &games),
            keep_entries(transaction, &entries),
            keep_seats(transaction, &seats),
            notify(transaction, &news)
        )
    };
    all.await.map(drop)
}

async fn keep_entries(transaction: &Transaction<'_>, entries: &[(&str, &LogEntry)]) -> Result<(), StoreError> {
    if entries.is_empty() {
        return Ok(());
    }
    let games: Vec<&str> = entries.iter().map(|(game, _)| *game).collect();
    let numbers: Vec<i64> = entries.iter().map(|(_, entry)| signed(entry.number)).collect::<Result<_, _>>()?;
    let times: Vec<i64> = entries.iter().map(|(_, entry)| entry.at).collect();
    let bodies: Vec<&str> = entries.iter().map(|(_, entry)| entry.body.as_str()).collect();
    rows(transaction, ENTRIES, &[&games, &numbers, &times, &bodies]).await.map(drop)
}

async fn keep_seats(transaction: &Transaction<'_>, seats: &[&SeatRecord]) -> Result<(), StoreError> {
    if seats.is_empty() {
        return Ok(());
    }
    let games: Vec<&str> = seats.iter().map(|seat| seat.game.as_str()).collect();
    let places: Vec<&str> = seats.iter().map(|seat| seat.seat.as_str()).collect();
    let hashes: Vec<&[u8]> = seats.iter().map(|seat| seat.token_hash.as_slice()).collect();
    let names: Vec<&str> = seats.iter().map(|seat| seat.name.as_str()).collect();
    rows(transaction, SEATS, &[&games, &places, &hashes, &names]).await.map(drop)
}

/// Heard by every server at the moment of the commit.
async fn notify(transaction: &Transaction<'_>, news: &[String]) -> Result<(), StoreError> {
    rows(transaction, NOTIFY, &[&CHANNEL, &news]).await.map(drop)
}

fn signed(number: u64) -> Result<i64, StoreError> {
    i64::try_from(number).map_err(|_| StoreError::Invalid(format!("entry {number}")))
}
