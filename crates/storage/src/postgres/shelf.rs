//! The shelf in a database.

use super::read::{bytes, count as counted, rows};
use super::trouble::failed;
use super::{Postgres, client, moment};
use crate::exchange::Line;
use crate::shelf::{ShelfWrite, sql};
use crate::{
    ShelfFilter, ShelfReport, ShelfRoom, ShelfState, ShelfThumb, ShelvedBattle, ShelvedVersion, ShelvedWhole,
    StoreError,
};
use deadpool_postgres::{GenericClient, Transaction};
use tokio::sync::mpsc;
use tokio_postgres::Row;
use tokio_postgres::types::ToSql;

type Bound<'v> = &'v (dyn ToSql + Sync);

impl Postgres {
    pub(crate) async fn shelf(&self, filter: &ShelfFilter) -> Result<Vec<ShelvedBattle>, StoreError> {
        let ShelfFilter { hidden_too, reported, book, saying, hexes, order, after, limit } = filter;
        let (least, most) = hexes.unwrap_or((0, u64::from(u32::MAX)));
        let (least, most) = (signed(least)?, signed(most)?);
        let (value, id) = after.as_ref().map(|(value, id)| (*value, id.as_str())).unzip();
        let (hidden_too, reported, limit) = (i64::from(*hidden_too), i64::from(*reported), i64::from(*limit));
        let values: [Bound<'_>; 9] = [&hidden_too, &reported, book, saying, &least, &most, &value, &id, &limit];
        rows(&client(&self.pool).await?, &sql::listed(*order), &values).await?.iter().map(battle).collect()
    }

    pub(crate) async fn shelved(
        &self,
        id: &str,
        number: Option<u64>,
    ) -> Result<(ShelvedBattle, Vec<i64>, Option<ShelvedVersion>), StoreError> {
        let mut client = client(&self.pool).await?;
        let moment = moment(&mut client).await?;
        let record = row_of(&moment, sql::BATTLE, id).await?;
        let times = rows(&moment, sql::TIMES, &[&id]).await?.iter().map(|row| row.get(0)).collect();
        if record.state.is_gone() {
            return Ok((record, times, None));
        }
        let wanted = number.unwrap_or(record.version);
        let none = || StoreError::NoSuchBattle(format!("{id}/{wanted}"));
        let Ok(wanted) = i64::try_from(wanted) else { return Err(none()) };
        let found = rows(&moment, sql::VERSION, &[&id, &wanted]).await?;
        let found = found.first().ok_or_else(none)?;
        Ok((record, times, Some(version(found)?)))
    }

    pub(crate) async fn whole_battle(&self, id: &str) -> Result<ShelvedWhole, StoreError> {
        whole(&moment(&mut client(&self.pool).await?).await?, id).await
    }

    pub(crate) async fn tell_shelf(&self, write: &ShelfWrite) -> Result<(), StoreError> {
        let mut client = client(&self.pool).await?;
        let transaction = client.transaction().await.map_err(|error| failed(&error))?;
        keep(write, &transaction).await?;
        transaction.commit().await.map_err(|error| failed(&error))
    }
}

fn battle(row: &Row) -> Result<ShelvedBattle, StoreError> {
    Ok(ShelvedBattle {
        id: row.get(0),
        created: row.get(1),
        updated: row.get(2),
        token_hash: bytes(row.get(3))?,
        state: ShelfState::of(row.get(4))?,
        version: counted(row.get(5))?,
        card: row.get(6),
        book: row.get(7),
        hexes: counted(row.get(8))?,
        words: row.get(9),
        plays: counted(row.get(10))?,
        thumbs: counted(row.get(11))?,
        reports: counted(row.get(12))?,
        bytes: counted(row.get(13))?,
    })
}

fn version(row: &Row) -> Result<ShelvedVersion, StoreError> {
    Ok(ShelvedVersion {
        battle: row.get(0),
        number: counted(row.get(1))?,
        at: row.get(2),
        hash: bytes(row.get(3))?,
        body: row.get(4),
        certificate: row.get(5),
    })
}

fn thumb(row: &Row) -> Result<ShelfThumb, StoreError> {
    Ok(ShelfThumb { battle: row.get(0), mark: bytes(row.get(1))? })
}

fn report(row: &Row) -> Result<ShelfReport, StoreError> {
    Ok(ShelfReport { battle: row.get(0), mark: bytes(row.get(1))?, at: row.get(2), reason: row.get(3) })
}

async fn row_of(client: &impl GenericClient, query: &str, id: &str) -> Result<ShelvedBattle, StoreError> {
    let found = rows(client, query, &[&id]).await?;
    battle(found.first().ok_or_else(|| StoreError::NoSuchBattle(id.to_owned()))?)
}

async fn whole(moment: &Transaction<'_>, id: &str) -> Result<ShelvedWhole, StoreError> {
    Ok(ShelvedWhole {
        battle: row_of(moment, sql::BATTLE, id).await?,
        versions: rows(moment, sql::VERSIONS, &[&id]).await?.iter().map(version).collect::<Result<_, _>>()?,
        thumbs: rows(moment, sql::THUMBS, &[&id]).await?.iter().map(thumb).collect::<Result<_, _>>()?,
        reports: rows(moment, sql::REPORTS, &[&id]).await?.iter().map(report).collect::<Result<_, _>>()?,
    })
}

/// Everything on the shelf; false when nobody takes the lines any more.
pub(super) async fn everything(moment: &Transaction<'_>, lines: &mpsc::Sender<Line>) -> Result<bool, StoreError> {
    for row in rows(moment, sql::IDS, &[]).await? {
        for line in Line::of_shelved(whole(moment, row.get(0)).await?) {
            if lines.send(line).await.is_err() {
                return Ok(false);
            }
        }
    }
    Ok(true)
}

/// What is damaged on the shelf.
pub(super) async fn damaged(moment: &Transaction<'_>) -> Result<Vec<String>, StoreError> {
    let gaps = rows(moment, sql::SHELF_GAPS, &[]).await?;
    let said = |row: &Row| format!("the versions of battle {} on the shelf have a gap", row.get::<_, &str>(0));
    Ok(gaps.iter().map(said).collect())
}

async fn keep(write: &ShelfWrite, inside: &Transaction<'_>) -> Result<(), StoreError> {
    match write {
        ShelfWrite::Publish { whole, room } => publish(inside, whole, *room).await,
        ShelfWrite::Version { battle, version, room } => renew(inside, battle, version, *room).await,
        ShelfWrite::Thumb { thumb: ShelfThumb { battle, mark }, yes } => {
            standing(inside, battle).await?;
            let sql = if *yes { sql::ADD_THUMB } else { sql::DROP_THUMB };
            rows(inside, sql, &[battle, &mark.as_slice()]).await?;
            count(inside, battle).await
        }
        ShelfWrite::Report(report) => {
            standing(inside, &report.battle).await?;
            add_report(inside, report).await?;
            count(inside, &report.battle).await
        }
        ShelfWrite::Heard(battle) => {
            locked(inside, battle).await?;
            rows(inside, sql::DROP_REPORTS, &[battle]).await?;
            count(inside, battle).await
        }
        ShelfWrite::PlayedText(hash) => rows(inside, sql::PLAYED_TEXT, &[&hash.as_slice()]).await.map(drop),
        ShelfWrite::State { battle, state } => {
            standing(inside, battle).await?;
            rows(inside, sql::STATE, &[&state.word(), battle]).await?;
            if state.is_gone() {
                for emptied in [sql::DROP_VERSIONS, sql::DROP_THUMBS, sql::DROP_REPORTS, sql::EMPTY] {
                    rows(inside, emptied, &[battle]).await?;
                }
            }
            count(inside, battle).await
        }
    }
}

async fn count(inside: &Transaction<'_>, battle: &str) -> Result<(), StoreError> {
    rows(inside, sql::COUNT, &[&battle]).await.map(drop)
}

/// A battle nobody else writes to meanwhile.
async fn locked(inside: &Transaction<'_>, id: &str) -> Result<ShelvedBattle, StoreError> {
    row_of(inside, &format!("{} FOR UPDATE", sql::BATTLE), id).await
}

/// A battle whose text is there.
async fn standing(inside: &Transaction<'_>, id: &str) -> Result<ShelvedBattle, StoreError> {
    let found = locked(inside, id).await?;
    if found.state.is_gone() { Err(StoreError::NoSuchBattle(id.to_owned())) } else { Ok(found) }
}

async fn publish(inside: &Transaction<'_>, whole: &ShelvedWhole, room: Option<ShelfRoom>) -> Result<(), StoreError> {
    let ShelvedBattle { id, created, updated, token_hash, state, card, book, words, .. } = &whole.battle;
    let (hash, state) = (token_hash.as_slice(), state.word());
    let (version, hexes, plays) =
        (signed(whole.battle.version)?, signed(whole.battle.hexes)?, signed(whole.battle.plays)?);
    let values: [Bound<'_>; 11] = [id, created, updated, &hash, &state, &version, card, book, &hexes, words, &plays];
    let made = inside.execute(sql::PUBLISH, &values).await.map_err(|error| failed(&error))?;
    if made == 0 {
        return Err(StoreError::Exists(id.clone()));
    }
    for version in &whole.versions {
        add(inside, version).await?;
    }
    for ShelfThumb { battle, mark } in &whole.thumbs {
        rows(inside, sql::ADD_THUMB, &[battle, &mark.as_slice()]).await?;
    }
    for report in &whole.reports {
        add_report(inside, report).await?;
    }
    count(inside, id).await?;
    match room {
        Some(room) => fits(inside, room).await,
        None => Ok(()),
    }
}

async fn renew(
    inside: &Transaction<'_>,
    battle: &ShelvedBattle,
    version: &ShelvedVersion,
    room: ShelfRoom,
) -> Result<(), StoreError> {
    let ShelvedBattle { id, updated, card, book, words, .. } = battle;
    let last = standing(inside, id).await?.version;
    if version.number != last + 1 {
        return Err(StoreError::Conflict { last });
    }
    if room.versions < version.number {
        return Err(StoreError::ShelfFull);
    }
    add(inside, version).await?;
    let (number, hexes) = (signed(version.number)?, signed(battle.hexes)?);
    rows(inside, sql::RENEW, &[updated, &number, card, book, &hexes, words, id]).await?;
    count(inside, id).await?;
    fits(inside, room).await
}

async fn add(inside: &Transaction<'_>, version: &ShelvedVersion) -> Result<(), StoreError> {
    let ShelvedVersion { battle, number, at, hash, body, certificate } = version;
    let (number, hash) = (signed(*number)?, hash.as_slice());
    rows(inside, sql::ADD_VERSION, &[battle, &number, at, &hash, body, certificate]).await.map(drop)
}

async fn add_report(inside: &Transaction<'_>, report: &ShelfReport) -> Result<(), StoreError> {
    let ShelfReport { battle, mark, at, reason } = report;
    rows(inside, sql::ADD_REPORT, &[battle, &mark.as_slice(), at, reason]).await.map(drop)
}

/// Whoever finds it too full takes everything of this write back.
async fn fits(inside: &Transaction<'_>, room: ShelfRoom) -> Result<(), StoreError> {
    let found = inside.query_one(sql::FILLED, &[]).await.map_err(|error| failed(&error))?;
    let (battles, bytes) = (counted(found.get(0))?, counted(found.get(1))?);
    if room.battles < battles || room.bytes < bytes { Err(StoreError::ShelfFull) } else { Ok(()) }
}

fn signed(number: u64) -> Result<i64, StoreError> {
    i64::try_from(number).map_err(|_| StoreError::Invalid(format!("a count of {number}")))
}
