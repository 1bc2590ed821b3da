//! The shelf in a file.

use super::Sqlite;
use super::trouble::SqliteTrouble;
use crate::exchange::Line;
use crate::shelf::{ShelfWrite, sql};
use crate::{
    ShelfFilter, ShelfReport, ShelfRoom, ShelfState, ShelfThumb, ShelvedBattle, ShelvedVersion, ShelvedWhole,
    StoreError,
};
use rusqlite::{Connection, OptionalExtension, Params, Row, params};

impl Sqlite {
    pub(crate) async fn shelf(&self, filter: &ShelfFilter) -> Result<Vec<ShelvedBattle>, StoreError> {
        let filter = filter.clone();
        self.read(move |connection| list(connection, &filter)).await
    }

    pub(crate) async fn shelved(
        &self,
        battle: &str,
        number: Option<u64>,
    ) -> Result<(ShelvedBattle, Vec<i64>, Option<ShelvedVersion>), StoreError> {
        let battle = battle.to_owned();
        self.read(move |connection| look(connection, &battle, number)).await
    }

    pub(crate) async fn whole_battle(&self, battle: &str) -> Result<ShelvedWhole, StoreError> {
        let battle = battle.to_owned();
        self.read(move |connection| whole(&*connection.unchecked_transaction()?, &battle)).await
    }
}

/// The state is a word that may be none of ours, so it is read apart.
fn battle(row: &Row<'_>) -> rusqlite::Result<(ShelvedBattle, String)> {
    let record = ShelvedBattle {
        id: row.get(0)?,
        created: row.get(1)?,
        updated: row.get(2)?,
        token_hash: row.get(3)?,
        state: ShelfState::default(),
        version: row.get(5)?,
        card: row.get(6)?,
        book: row.get(7)?,
        hexes: row.get(8)?,
        words: row.get(9)?,
        plays: row.get(10)?,
        thumbs: row.get(11)?,
        reports: row.get(12)?,
        bytes: row.get(13)?,
    };
    Ok((record, row.get(4)?))
}

fn with_state((record, word): (ShelvedBattle, String)) -> Result<ShelvedBattle, SqliteTrouble> {
    Ok(ShelvedBattle { state: ShelfState::of(&word)?, ..record })
}

fn version(row: &Row<'_>) -> rusqlite::Result<ShelvedVersion> {
    Ok(ShelvedVersion {
        battle: row.get(0)?,
        number: row.get(1)?,
        at: row.get(2)?,
        hash: row.get(3)?,
        body: row.get(4)?,
        certificate: row.get(5)?,
    })
}

fn all<T>(
    connection: &Connection,
    sql: &str,
    values: impl Params,
    read: fn(&Row<'_>) -> rusqlite::Result<T>,
) -> Result<Vec<T>, SqliteTrouble> {
    let mut query = connection.prepare_cached(sql)?;
    Ok(query.query_map(values, read)?.collect::<Result<_, _>>()?)
}

fn list(connection: &Connection, filter: &ShelfFilter) -> Result<Vec<ShelvedBattle>, SqliteTrouble> {
    let ShelfFilter { hidden_too, reported, book, saying, hexes, order, after, limit } = filter;
    let (least, most) = hexes.unwrap_or((0, u64::from(u32::MAX)));
    let (value, id) = after.as_ref().map(|(value, id)| (*value, id.as_str())).unzip();
    let values = params![hidden_too, reported, book, saying, least, most, value, id, limit];
    all(connection, &sql::listed(*order), values, battle)?.into_iter().map(with_state).collect()
}

fn row_of(connection: &Connection, id: &str) -> Result<ShelvedBattle, SqliteTrouble> {
    let found = connection.prepare_cached(sql::BATTLE)?.query_row([id], battle).optional()?;
    with_state(found.ok_or_else(|| StoreError::NoSuchBattle(id.to_owned()))?)
}

type Looked = (ShelvedBattle, Vec<i64>, Option<ShelvedVersion>);

fn look(connection: &Connection, id: &str, number: Option<u64>) -> Result<Looked, SqliteTrouble> {
    let moment = connection.unchecked_transaction()?;
    let record = row_of(&moment, id)?;
    let times = all(&moment, sql::TIMES, [id], |row| row.get(0))?;
    if record.state.is_gone() {
        return Ok((record, times, None));
    }
    let wanted = number.unwrap_or(record.version);
    let none = || StoreError::NoSuchBattle(format!("{id}/{wanted}"));
    let Ok(wanted) = i64::try_from(wanted) else { return Err(none().into()) };
    let found = moment.prepare_cached(sql::VERSION)?.query_row(params![id, wanted], version).optional()?;
    Ok((record, times, Some(found.ok_or_else(none)?)))
}

fn whole(moment: &Connection, id: &str) -> Result<ShelvedWhole, SqliteTrouble> {
    let thumb = |row: &Row<'_>| Ok(ShelfThumb { battle: row.get(0)?, mark: row.get(1)? });
    let report = |row: &Row<'_>| {
        Ok(ShelfReport { battle: row.get(0)?, mark: row.get(1)?, at: row.get(2)?, reason: row.get(3)? })
    };
    Ok(ShelvedWhole {
        battle: row_of(moment, id)?,
        versions: all(moment, sql::VERSIONS, [id], version)?,
        thumbs: all(moment, sql::THUMBS, [id], thumb)?,
        reports: all(moment, sql::REPORTS, [id], report)?,
    })
}

/// Everything on the shelf; false when nobody takes the lines any more.
pub(super) fn everything(moment: &Connection, mut take: impl FnMut(Line) -> bool) -> Result<bool, SqliteTrouble> {
    for id in all(moment, sql::IDS, [], |row| row.get::<_, String>(0))? {
        if !Line::of_shelved(whole(moment, &id)?).all(&mut take) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// What is damaged on the shelf.
pub(super) fn damaged(moment: &Connection) -> Result<Vec<String>, SqliteTrouble> {
    let gaps = all(moment, sql::SHELF_GAPS, [], |row| row.get::<_, String>(0))?;
    Ok(gaps.into_iter().map(|id| format!("the versions of battle {id} on the shelf have a gap")).collect())
}

pub(super) fn keep(write: &ShelfWrite, connection: &Connection) -> Result<(), SqliteTrouble> {
    match write {
        ShelfWrite::Publish { whole, room } => publish(connection, whole, *room),
        ShelfWrite::Version { battle, version, room } => renew(connection, battle, version, *room),
        ShelfWrite::Thumb { thumb: ShelfThumb { battle, mark }, yes } => {
            standing(connection, battle)?;
            run(connection, if *yes { sql::ADD_THUMB } else { sql::DROP_THUMB }, params![battle, mark])?;
            count(connection, battle)
        }
        ShelfWrite::Report(ShelfReport { battle, mark, at, reason }) => {
            standing(connection, battle)?;
            run(connection, sql::ADD_REPORT, params![battle, mark, at, reason])?;
            count(connection, battle)
        }
        ShelfWrite::Heard(battle) => {
            row_of(connection, battle)?;
            run(connection, sql::DROP_REPORTS, [battle])?;
            count(connection, battle)
        }
        ShelfWrite::PlayedText(hash) => run(connection, sql::PLAYED_TEXT, params![hash]),
        ShelfWrite::State { battle, state } => {
            standing(connection, battle)?;
            run(connection, sql::STATE, params![state.word(), battle])?;
            if state.is_gone() {
                for emptied in [sql::DROP_VERSIONS, sql::DROP_THUMBS, sql::DROP_REPORTS, sql::EMPTY] {
                    run(connection, emptied, [battle])?;
                }
            }
            count(connection, battle)
        }
    }
}

fn run(connection: &Connection, sql: &str, values: impl Params) -> Result<(), SqliteTrouble> {
    connection.prepare_cached(sql)?.execute(values)?;
    Ok(())
}

fn count(connection: &Connection, battle: &str) -> Result<(), SqliteTrouble> {
    run(connection, sql::COUNT, [battle])
}

/// A battle whose text is there.
fn standing(connection: &Connection, id: &str) -> Result<ShelvedBattle, SqliteTrouble> {
    let found = row_of(connection, id)?;
    if found.state.is_gone() { Err(StoreError::NoSuchBattle(id.to_owned()).into()) } else { Ok(found) }
}

fn publish(connection: &Connection, whole: &ShelvedWhole, room: Option<ShelfRoom>) -> Result<(), SqliteTrouble> {
    let ShelvedBattle { id, created, updated, token_hash, state, version, card, book, hexes, words, plays, .. } =
        &whole.battle;
    let values = params![id, created, updated, token_hash, state.word(), version, card, book, hexes, words, plays];
    if connection.prepare_cached(sql::PUBLISH)?.execute(values)? == 0 {
        return Err(StoreError::Exists(id.clone()).into());
    }
    for version in &whole.versions {
        add(connection, version)?;
    }
    for ShelfThumb { battle, mark } in &whole.thumbs {
        run(connection, sql::ADD_THUMB, params![battle, mark])?;
    }
    for ShelfReport { battle, mark, at, reason } in &whole.reports {
        run(connection, sql::ADD_REPORT, params![battle, mark, at, reason])?;
    }
    count(connection, id)?;
    room.map_or(Ok(()), |room| fits(connection, room))
}

fn renew(
    connection: &Connection,
    battle: &ShelvedBattle,
    version: &ShelvedVersion,
    room: ShelfRoom,
) -> Result<(), SqliteTrouble> {
    let ShelvedBattle { id, updated, card, book, hexes, words, .. } = battle;
    let last = standing(connection, id)?.version;
    if version.number != last + 1 {
        return Err(StoreError::Conflict { last }.into());
    }
    if room.versions < version.number {
        return Err(StoreError::ShelfFull.into());
    }
    add(connection, version)?;
    run(connection, sql::RENEW, params![updated, version.number, card, book, hexes, words, id])?;
    count(connection, id)?;
    fits(connection, room)
}

fn add(connection: &Connection, version: &ShelvedVersion) -> Result<(), SqliteTrouble> {
    let ShelvedVersion { battle, number, at, hash, body, certificate } = version;
    run(connection, sql::ADD_VERSION, params![battle, number, at, hash, body, certificate])
}

/// Whoever finds it too full takes everything of this write back.
fn fits(connection: &Connection, room: ShelfRoom) -> Result<(), SqliteTrouble> {
    let (battles, bytes): (u64, u64) =
        connection.prepare_cached(sql::FILLED)?.query_row([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    if room.battles < battles || room.bytes < bytes { Err(StoreError::ShelfFull.into()) } else { Ok(()) }
}
