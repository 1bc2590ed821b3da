//! What readers ask.

use super::trouble::failed;
use crate::exchange::Line;
use crate::sqlite::{GAPS, TALLY};
use crate::{Filter, GameRecord, GameState, Holdings, LogEntry, Page, SeatRecord, StoreError, TokenHash};
use deadpool_postgres::{GenericClient, Transaction};
use tokio::sync::mpsc;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

const GAME: &str = "SELECT id, created, scenario, terms, seed, state, updated, entries,
         (SELECT text FROM battles WHERE game = games.id) FROM games";
/// In a list, without the battle.
const LISTED: &str = "SELECT id, created, scenario, terms, seed, state, updated, entries, NULL::text FROM games
     WHERE (cardinality($1::text[]) = 0 OR state = ANY ($1))
       AND ($2::text IS NULL OR scenario = $2)
       AND ($3::bigint IS NULL OR updated < $3)
       AND ($4::bigint IS NULL OR (created, id) < ($4, $5::text))
       AND ($7::text IS NULL OR strpos(terms, $7) > 0)
     ORDER BY created DESC, id DESC LIMIT $6";
const SEAT: &str = "SELECT game, seat, token_hash, name FROM seats";
const ENTRIES: &str = "SELECT number, at, body FROM entries WHERE game = $1 AND number > $2 ORDER BY number";

pub(super) async fn rows(
    client: &impl GenericClient,
    sql: &str,
    values: &[&(dyn ToSql + Sync)],
) -> Result<Vec<Row>, StoreError> {
    let query = client.prepare_cached(sql).await.map_err(|error| failed(&error))?;
    client.query(&query, values).await.map_err(|error| failed(&error))
}

fn game(row: &Row) -> Result<GameRecord, StoreError> {
    Ok(GameRecord {
        id: row.get(0),
        created: row.get(1),
        scenario: row.get(2),
        terms: row.get(3),
        seed: bytes(row.get(4))?,
        state: GameState::of(row.get(5))?,
        updated: row.get(6),
        entries: count(row.get(7))?,
        battle: row.get(8),
    })
}

fn seat(row: &Row) -> Result<SeatRecord, StoreError> {
    Ok(SeatRecord { game: row.get(0), seat: row.get(1), token_hash: bytes(row.get(2))?, name: row.get(3) })
}

fn entry(row: &Row) -> Result<LogEntry, StoreError> {
    Ok(LogEntry { number: count(row.get(0))?, at: row.get(1), body: row.get(2) })
}

pub(super) fn bytes(found: &[u8]) -> Result<[u8; 32], StoreError> {
    found.try_into().map_err(|_| StoreError::Damaged(vec![format!("{} bytes where 32 should stand", found.len())]))
}

pub(super) fn count(found: i64) -> Result<u64, StoreError> {
    u64::try_from(found).map_err(|_| StoreError::Damaged(vec![format!("a count of {found}")]))
}

async fn record(client: &impl GenericClient, id: &str) -> Result<GameRecord, StoreError> {
    let found = rows(client, &format!("{GAME} WHERE id = $1"), &[&id]).await?;
    game(found.first().ok_or_else(|| StoreError::NoSuchGame(id.to_owned()))?)
}

async fn seats(client: &impl GenericClient, id: &str) -> Result<Vec<SeatRecord>, StoreError> {
    let found = rows(client, &format!("{SEAT} WHERE game = $1 ORDER BY seat"), &[&id]).await?;
    found.iter().map(seat).collect()
}

async fn entries(client: &impl GenericClient, id: &str, after: u64) -> Result<Vec<LogEntry>, StoreError> {
    let Ok(after) = i64::try_from(after) else { return Ok(Vec::new()) };
    rows(client, ENTRIES, &[&id, &after]).await?.iter().map(entry).collect()
}

pub(super) async fn load(
    moment: &Transaction<'_>,
    id: &str,
) -> Result<(GameRecord, Vec<SeatRecord>, Vec<LogEntry>), StoreError> {
    Ok((record(moment, id).await?, seats(moment, id).await?, entries(moment, id, 0).await?))
}

pub(super) async fn entries_after(
    moment: &Transaction<'_>,
    id: &str,
    number: u64,
) -> Result<Vec<LogEntry>, StoreError> {
    record(moment, id).await?;
    entries(moment, id, number).await
}

pub(super) async fn list(
    client: &impl GenericClient,
    filter: &Filter,
    page: &Page,
) -> Result<Vec<GameRecord>, StoreError> {
    let states: Vec<&str> = filter.states.iter().map(|state| state.word()).collect();
    let (created, id) = page.after.as_ref().map(|(created, id)| (*created, id.as_str())).unzip();
    let limit = i64::from(page.limit);
    let values: [&(dyn ToSql + Sync); 7] =
        [&states, &filter.scenario, &filter.idle_since, &created, &id, &limit, &filter.saying];
    rows(client, LISTED, &values).await?.iter().map(game).collect()
}

pub(super) async fn size(client: &impl GenericClient) -> Result<u64, StoreError> {
    let found = rows(client, "SELECT pg_database_size(current_database())", &[]).await?;
    found.first().map_or(Ok(0), |row| count(row.get(0)))
}

pub(super) async fn find_token(
    client: &impl GenericClient,
    hash: &TokenHash,
) -> Result<Option<SeatRecord>, StoreError> {
    let sql = format!("{SEAT} WHERE token_hash = $1 ORDER BY game, seat LIMIT 1");
    rows(client, &sql, &[&hash.as_slice()]).await?.first().map(seat).transpose()
}

/// Everything, as it stood at one moment; ends early when nobody takes the lines any more.
pub(super) async fn everything(moment: &Transaction<'_>, lines: mpsc::Sender<Line>) -> Result<(), StoreError> {
    for row in rows(moment, &format!("{GAME} ORDER BY id"), &[]).await? {
        let record = game(&row)?;
        let id = record.id.clone();
        let seats = seats(moment, &id).await?.into_iter().map(Line::Seat);
        let entries = entries(moment, &id, 0).await?.into_iter().map(Line::Entry);
        for line in std::iter::once(Line::Game(record)).chain(seats).chain(entries) {
            if lines.send(line).await.is_err() {
                return Ok(());
            }
        }
    }
    super::shelf::everything(moment, &lines).await.map(drop)
}

/// The numbers of the logs; PostgreSQL looks after references itself.
pub(super) async fn check(moment: &Transaction<'_>) -> Result<Holdings, StoreError> {
    let gaps = rows(moment, GAPS, &[]).await?;
    let gaps = gaps.iter().map(|row| format!("the log of game {} has a gap", row.get::<_, &str>(0)));
    let found: Vec<String> = gaps.chain(super::shelf::damaged(moment).await?).collect();
    if !found.is_empty() {
        return Err(StoreError::Damaged(found));
    }
    let found = moment.query_one(TALLY, &[]).await.map_err(|error| failed(&error))?;
    let [games, seats, entries, battles] = [0, 1, 2, 3].map(|column| count(found.get(column)));
    Ok(Holdings { games: games?, seats: seats?, entries: entries?, battles: battles? })
}
