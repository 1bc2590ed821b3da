//! Games in PostgreSQL, for several servers at once.

mod listener;
mod read;
mod shelf;
mod trouble;
mod write;
mod writer;

use crate::exchange::Line;
use crate::migrations::{self, POSTGRES};
use crate::{Append, Filter, GameRecord, Holdings, LogEntry, Notice, Page, SeatRecord, StoreError, TokenHash};
use deadpool_postgres::{Client, Manager, ManagerConfig, Pool, RecyclingMethod, Runtime, Transaction};
use listener::Ear;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio_postgres::{Config, IsolationLevel, NoTls};
use trouble::{failed, out_of_reach};
use writer::Job;

/// Where appended entries are announced.
const CHANNEL: &str = "etendard";
/// Servers that start together bring the database up to date one after the other; the number is only ours.
const TURNSTILE: i64 = 0x0065_7465_6e64_6172;
/// Connections of one server.
const CONNECTIONS: usize = 16;
/// Nobody waits longer than this for a connection.
const PATIENCE: Duration = Duration::from_secs(10);
/// Appends that may wait for the writer; whoever comes later waits for room.
const QUEUE: usize = 4096;

/// A database of games, open.
#[derive(Debug)]
pub(crate) struct Postgres {
    pool: Pool,
    jobs: mpsc::Sender<Job>,
    listener: JoinHandle<()>,
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

impl Postgres {
    pub(crate) async fn open(address: &str, news: broadcast::Sender<Notice>) -> Result<Self, StoreError> {
        let config = config(address)?;
        let recycling_method = RecyclingMethod::Verified;
        let manager = Manager::from_config(config.clone(), NoTls, ManagerConfig { recycling_method });
        let built = Pool::builder(manager).max_size(CONNECTIONS).runtime(Runtime::Tokio1);
        let built = built.wait_timeout(Some(PATIENCE)).create_timeout(Some(PATIENCE)).recycle_timeout(Some(PATIENCE));
        let pool = built.build().map_err(|error| StoreError::Unavailable(error.to_string()))?;
        migrate(&mut client(&pool).await?).await?;
        let ear = Ear::open(&config).await.map_err(|error| failed(&error))?;
        let listener = tokio::spawn(listener::run(config, ear, news));
        let (jobs, queue) = mpsc::channel(QUEUE);
        tokio::spawn(writer::run(pool.clone(), queue));
        Ok(Self { pool, jobs, listener })
    }

    pub(crate) async fn append(&self, append: Append) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        self.jobs.send(Job::Append(append, answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    pub(crate) async fn create(
        &self,
        game: &GameRecord,
        seats: &[SeatRecord],
        entries: &[LogEntry],
    ) -> Result<(), StoreError> {
        let mut client = client(&self.pool).await?;
        let transaction = client.transaction().await.map_err(|error| failed(&error))?;
        write::create(&transaction, game, seats, entries).await?;
        transaction.commit().await.map_err(|error| failed(&error))
    }

    /// Everything of a game.
    pub(crate) async fn delete(&self, game: &str) -> Result<(), StoreError> {
        let mut client = client(&self.pool).await?;
        let transaction = client.transaction().await.map_err(|error| failed(&error))?;
        write::delete(&transaction, game).await?;
        transaction.commit().await.map_err(|error| failed(&error))
    }

    /// Bytes of the database.
    pub(crate) async fn size(&self) -> Result<u64, StoreError> {
        read::size(&client(&self.pool).await?).await
    }

    /// Appends that wait for the writer.
    pub(crate) fn waiting(&self) -> usize {
        self.jobs.max_capacity() - self.jobs.capacity()
    }

    pub(crate) async fn close(&self) {
        let (closed, done) = oneshot::channel();
        if self.jobs.send(Job::Close(closed)).await.is_ok() {
            let _ = done.await;
        }
        self.listener.abort();
    }

    pub(crate) async fn load(&self, game: &str) -> Result<(GameRecord, Vec<SeatRecord>, Vec<LogEntry>), StoreError> {
        read::load(&moment(&mut client(&self.pool).await?).await?, game).await
    }

    pub(crate) async fn entries_after(&self, game: &str, number: u64) -> Result<Vec<LogEntry>, StoreError> {
        read::entries_after(&moment(&mut client(&self.pool).await?).await?, game, number).await
    }

    pub(crate) async fn list(&self, filter: &Filter, page: &Page) -> Result<Vec<GameRecord>, StoreError> {
        read::list(&client(&self.pool).await?, filter, page).await
    }

    pub(crate) async fn find_token(&self, hash: &TokenHash) -> Result<Option<SeatRecord>, StoreError> {
        read::find_token(&client(&self.pool).await?, hash).await
    }

    pub(crate) async fn check(&self) -> Result<Holdings, StoreError> {
        read::check(&moment(&mut client(&self.pool).await?).await?).await
    }

    pub(crate) async fn everything(&self, lines: mpsc::Sender<Line>) -> Result<(), StoreError> {
        read::everything(&moment(&mut client(&self.pool).await?).await?, lines).await
    }
}

/// The address read; it may hold a password, so it is not repeated.
fn config(address: &str) -> Result<Config, StoreError> {
    let mut config: Config = address.parse().map_err(|error: tokio_postgres::Error| {
        StoreError::Unavailable(format!("the address cannot be read, expected postgres://USER@HOST/DATABASE: {error}"))
    })?;
    config.application_name("etendard").keepalives_idle(Duration::from_secs(30)).tcp_user_timeout(3 * PATIENCE);
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(PATIENCE);
    }
    Ok(config)
}

async fn client(pool: &Pool) -> Result<Client, StoreError> {
    pool.get().await.map_err(|error| out_of_reach(&error))
}

/// Everything asked inside is as it stood at one moment.
async fn moment(client: &mut Client) -> Result<Transaction<'_>, StoreError> {
    let begun = client.build_transaction().isolation_level(IsolationLevel::RepeatableRead).read_only(true);
    begun.start().await.map_err(|error| failed(&error))
}

async fn migrate(client: &mut Client) -> Result<(), StoreError> {
    let wrong = |error: tokio_postgres::Error| failed(&error);
    let transaction = client.transaction().await.map_err(wrong)?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&TURNSTILE]).await.map_err(wrong)?;
    let versions = "CREATE TABLE IF NOT EXISTS versions
        (version bigint NOT NULL PRIMARY KEY, name text NOT NULL, checksum text NOT NULL)";
    transaction.batch_execute(versions).await.map_err(wrong)?;
    let rows =
        transaction.query("SELECT version, checksum FROM versions ORDER BY version", &[]).await.map_err(wrong)?;
    let version = |found: i64| u32::try_from(found).unwrap_or(u32::MAX);
    let done: Vec<(u32, String)> = rows.iter().map(|row| (version(row.get(0)), row.get(1))).collect();
    for step in migrations::missing(POSTGRES, &done)? {
        transaction.batch_execute(step.sql).await.map_err(wrong)?;
        let sql = "INSERT INTO versions (version, name, checksum) VALUES ($1, $2, $3)";
        let version = i64::from(step.version);
        transaction.execute(sql, &[&version, &step.name, &step.checksum()]).await.map_err(wrong)?;
    }
    transaction.commit().await.map_err(wrong)
}
