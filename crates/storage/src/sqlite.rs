//! Games in a file: SQLite, one writer, many readers.

mod lock;
mod mark;
mod private;
mod read;
mod shelf;
mod trouble;
mod write;
mod writer;

use crate::exchange::Line;
use crate::migrations::{self, SQLITE};
use crate::{Filter, GameRecord, Holdings, LogEntry, Notice, Page, SeatRecord, StoreError, TokenHash};
use lock::Lock;
use rusqlite::{Connection, OpenFlags, params};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::{Semaphore, broadcast, mpsc, oneshot};
use trouble::SqliteTrouble;
use writer::{Job, Writer};

pub(crate) use read::{GAPS, TALLY};
pub(crate) use write::Write;

/// Earlier ones can damage a file in its write-ahead log.
const OLDEST: i32 = 3_051_003;
/// Somebody may look into the file with another program: wait so long for it.
const PATIENCE: Duration = Duration::from_secs(10);
/// What another process wrote is noticed after so long at most.
const GLANCE: Duration = Duration::from_millis(500);
/// Readers at once.
const READERS: usize = 4;
/// Writes that may wait for the writer; whoever comes later waits for room.
const QUEUE: usize = 4096;

/// A file of games, open.
#[derive(Debug)]
pub(crate) struct Sqlite {
    path: PathBuf,
    jobs: mpsc::Sender<Job>,
    readers: Arc<Readers>,
}

/// How a file is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Footing {
    /// As the one server of this file.
    Own,
    /// For a moment, beside a server that may be using it.
    Beside,
}

/// Asks the writer now and then whether somebody else has written.
async fn watch(jobs: mpsc::WeakSender<Job>) {
    loop {
        tokio::time::sleep(GLANCE).await;
        let Some(jobs) = jobs.upgrade() else { return };
        if jobs.send(Job::Look).await.is_err() {
            return;
        }
    }
}

/// Connections that only read.
#[derive(Debug)]
struct Readers {
    idle: Mutex<Vec<Connection>>,
    permits: Semaphore,
}

impl Sqlite {
    pub(crate) async fn open(
        path: PathBuf,
        news: broadcast::Sender<Notice>,
        footing: Footing,
    ) -> Result<Self, StoreError> {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let place = path.clone();
        let opened = blocking(move || {
            let lock = match footing {
                Footing::Own => Some(Lock::take(&place)?),
                Footing::Beside if place.exists() => None,
                Footing::Beside => return Err(StoreError::NoStore(place.display().to_string())),
            };
            let connection = prepared(&place).map_err(|trouble| trouble.at(&place))?;
            let seen = connection.pragma_query_value(None, "data_version", |row| row.get(0));
            let seen = seen.map_err(|error| SqliteTrouble::from(error).at(&place))?;
            let writer = Writer { connection, path: place.clone(), news, lock, seen };
            let thread = std::thread::Builder::new().name("storage writer".to_owned());
            let started = thread.spawn(move || writer.run(queue));
            started.map(drop).map_err(|error| StoreError::Unavailable(error.to_string()))
        });
        opened.await?;
        tokio::spawn(watch(jobs.downgrade()));
        let readers = Readers { idle: Mutex::default(), permits: Semaphore::new(READERS) };
        Ok(Self { path, jobs, readers: Arc::new(readers) })
    }

    /// Hands something to the writer and waits until it is on the disk.
    pub(crate) async fn write(&self, write: Write) -> Result<(), StoreError> {
        let (answer, answered) = oneshot::channel();
        self.jobs.send(Job::Write(Box::new(write), answer)).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Closed)?
    }

    pub(crate) async fn close(&self) {
        let (closed, done) = oneshot::channel();
        if self.jobs.send(Job::Close(closed)).await.is_ok() {
            let _ = done.await;
        }
        self.readers.idle.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    async fn read<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&Connection) -> Result<T, SqliteTrouble> + Send + 'static,
    ) -> Result<T, StoreError> {
        if self.jobs.is_closed() {
            return Err(StoreError::Closed);
        }
        let _permit = self.readers.permits.acquire().await.map_err(|_| StoreError::Closed)?;
        let (readers, path) = (Arc::clone(&self.readers), self.path.clone());
        blocking(move || {
            let idle = readers.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let result = idle.map_or_else(|| reader(&path), Ok).and_then(|connection| {
                let answer = ask(&connection)?;
                // One that failed is not used again.
                readers.idle.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
                Ok(answer)
            });
            result.map_err(|trouble| trouble.at(&path))
        })
        .await
    }

    pub(crate) async fn is_a_copy(&self) -> Result<bool, StoreError> {
        mark::is_behind(self.path.clone()).await
    }

    pub(crate) async fn mark(&self) -> Result<(), StoreError> {
        mark::raise(self.path.clone()).await
    }

    pub(crate) async fn load(&self, game: &str) -> Result<(GameRecord, Vec<SeatRecord>, Vec<LogEntry>), StoreError> {
        let game = game.to_owned();
        self.read(move |connection| read::load(connection, &game)).await
    }

    pub(crate) async fn entries_after(&self, game: &str, number: u64) -> Result<Vec<LogEntry>, StoreError> {
        let game = game.to_owned();
        self.read(move |connection| read::entries_after(connection, &game, number)).await
    }

    pub(crate) async fn list(&self, filter: &Filter, page: &Page) -> Result<Vec<GameRecord>, StoreError> {
        let (filter, page) = (filter.clone(), page.clone());
        self.read(move |connection| read::list(connection, &filter, &page)).await
    }

    pub(crate) async fn find_token(&self, hash: &TokenHash) -> Result<Option<SeatRecord>, StoreError> {
        let hash = *hash;
        self.read(move |connection| read::find_token(connection, &hash)).await
    }

    pub(crate) async fn check(&self) -> Result<Holdings, StoreError> {
        self.read(read::check).await
    }

    pub(crate) async fn everything(&self, lines: mpsc::Sender<Line>) -> Result<(), StoreError> {
        self.read(move |connection| read::everything(connection, |line| lines.blocking_send(line).is_ok())).await
    }

    /// Bytes of the file, and of what waits beside it to go into it.
    pub(crate) async fn size(&self) -> Result<u64, StoreError> {
        let path = self.path.clone();
        blocking(move || {
            let size = |end: &str| {
                let mut name = path.as_os_str().to_owned();
                name.push(end);
                std::fs::metadata(name).map_or(0, |found| found.len())
            };
            Ok(size("") + size("-wal"))
        })
        .await
    }

    /// Writes that wait for the writer.
    pub(crate) fn waiting(&self) -> usize {
        self.jobs.max_capacity() - self.jobs.capacity()
    }

    pub(crate) async fn backup(&self, path: &Path) -> Result<Holdings, StoreError> {
        copy(self.path.clone(), path).await
    }
}

/// A copy of a file of games as it stood at one moment, whole before it has its name. Whoever uses the file meanwhile is
/// not disturbed, a server in another process included: SQLite lets them read and write beside each other.
pub(crate) async fn copy(store: PathBuf, path: &Path) -> Result<Holdings, StoreError> {
    let path = path.to_owned();
    blocking(move || {
        if !store.exists() {
            return Err(StoreError::NoStore(store.display().to_string()));
        }
        let part = crate::backup::begin(&path)?;
        let copy = || -> Result<Holdings, SqliteTrouble> {
            let connection = Connection::open_with_flags(&store, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
            connection.busy_timeout(PATIENCE)?;
            connection.execute("VACUUM INTO ?", params![part.to_string_lossy()])?;
            mark::set(&part, 0)?;
            Ok(read::tally(&Connection::open_with_flags(&part, OpenFlags::SQLITE_OPEN_READ_ONLY)?)?)
        };
        let tally = copy().map_err(|trouble| trouble.at(&path));
        crate::backup::finish(&part, &path, tally)
    })
    .await
}

/// Runs what waits for the disk where nobody else has to wait for it.
pub(crate) async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, StoreError> + Send + 'static,
) -> Result<T, StoreError> {
    match tokio::task::spawn_blocking(work).await {
        Ok(result) => result,
        Err(error) => Err(StoreError::Unavailable(error.to_string())),
    }
}

/// The writer's connection, to a file brought up to date.
fn prepared(path: &Path) -> Result<Connection, SqliteTrouble> {
    let version = rusqlite::version_number();
    if version < OLDEST {
        let what = format!("SQLite {} is built in; 3.51.3 or later is needed", rusqlite::version());
        return Err(StoreError::Unavailable(what).into());
    }
    private::make(path).map_err(|error| crate::backup::failed(path, &error))?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE;
    let mut connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "journal_mode", "wal")?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", "on")?;
    migrate(&mut connection, path)?;
    Ok(connection)
}

fn reader(path: &Path) -> Result<Connection, SqliteTrouble> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.busy_timeout(PATIENCE)?;
    connection.pragma_update(None, "query_only", "on")?;
    Ok(connection)
}

fn migrate(connection: &mut Connection, path: &Path) -> Result<(), SqliteTrouble> {
    let transaction = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    let count = |sql: &str| transaction.query_row(sql, [], |row| row.get::<_, u32>(0));
    let ours = count("SELECT count(*) FROM sqlite_master WHERE name = 'versions'")?;
    let all = count("SELECT count(*) FROM sqlite_master")?;
    if ours == 0 && 0 < all {
        let what = "a database of something else; name another file".to_owned();
        return Err(StoreError::File { path: path.to_owned(), what }.into());
    }
    transaction.execute_batch(
        "CREATE TABLE IF NOT EXISTS versions
             (version INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL) STRICT",
    )?;
    let mut query = transaction.prepare("SELECT version, checksum FROM versions ORDER BY version")?;
    let done: Vec<(u32, String)> =
        query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_, _>>()?;
    drop(query);
    for step in migrations::missing(SQLITE, &done)? {
        transaction.execute_batch(step.sql)?;
        let row = params![step.version, step.name, step.checksum()];
        transaction.execute("INSERT INTO versions (version, name, checksum) VALUES (?, ?, ?)", row)?;
    }
    Ok(transaction.commit()?)
}
