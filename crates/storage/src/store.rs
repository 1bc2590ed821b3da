//! The one door to both homes.

use crate::{Append, Filter, GameRecord, LogEntry, Notice, Page, SeatRecord, StoreError, Tally, TokenHash};
use std::io::{BufRead, Write};
use std::path::Path;
use tokio::sync::broadcast;

/// Where games are kept. Cheap to clone; every clone is the same store.
#[derive(Clone, Debug)]
pub struct Store {
    news: broadcast::Sender<Notice>,
}

/// News of appended entries, as they come.
#[derive(Debug)]
pub struct Subscription {
    news: broadcast::Receiver<Notice>,
}

impl Subscription {
    /// The next piece of news; none once the store is closed.
    pub async fn next(&mut self) -> Option<Notice> {
        match self.news.recv().await {
            Ok(notice) => Some(notice),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Notice::Missed),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

#[expect(clippy::unused_async, reason = "the two homes come next")]
impl Store {
    /// Opens a store, makes it where there is none, and brings it up to date: a path or `sqlite:PATH` for SQLite,
    /// `postgres://…` for PostgreSQL.
    ///
    /// # Errors
    /// Where it cannot be reached, is used by another server, is damaged, or comes from a newer program.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        let _ = (address,);
        Err(StoreError::Unavailable(String::new()))
    }

    /// Makes a game, with its seats and the first entries of its log.
    ///
    /// # Errors
    /// [`StoreError::Exists`]; the others as for [`Store::append`].
    pub async fn create(
        &self,
        game: GameRecord,
        seats: Vec<SeatRecord>,
        entries: Vec<LogEntry>,
    ) -> Result<(), StoreError> {
        let _ = (game, seats, entries);
        Err(StoreError::Unavailable(String::new()))
    }

    /// Adds to a game. When it returns, everything is on the disk.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] where the log does not end at `after`; then nothing of it was kept.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        let _ = (append,);
        Err(StoreError::Unavailable(String::new()))
    }

    /// A game, its seats by name, and its whole log.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`], or the store fails.
    pub async fn load(&self, game: &str) -> Result<(GameRecord, Vec<SeatRecord>, Vec<LogEntry>), StoreError> {
        let _ = (game,);
        Err(StoreError::Unavailable(String::new()))
    }

    /// The entries of a game after this number.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`], or the store fails.
    pub async fn entries_after(&self, game: &str, number: u64) -> Result<Vec<LogEntry>, StoreError> {
        let _ = (game, number);
        Err(StoreError::Unavailable(String::new()))
    }

    /// Games, the newest first.
    ///
    /// # Errors
    /// Where the store fails.
    pub async fn list(&self, filter: &Filter, page: &Page) -> Result<Vec<GameRecord>, StoreError> {
        let _ = (filter, page);
        Err(StoreError::Unavailable(String::new()))
    }

    /// The seat a token opens.
    ///
    /// # Errors
    /// Where the store fails.
    pub async fn find_token(&self, hash: &TokenHash) -> Result<Option<SeatRecord>, StoreError> {
        let _ = (hash,);
        Err(StoreError::Unavailable(String::new()))
    }

    /// Writes everything into a new file, while games go on: another SQLite file, or for PostgreSQL what
    /// [`Store::export`] writes. It holds seeds and token hashes: keep it as safe as the store.
    ///
    /// # Errors
    /// Where the file exists, or cannot be written.
    pub async fn backup(&self, path: &Path) -> Result<Tally, StoreError> {
        let _ = (path,);
        Err(StoreError::Unavailable(String::new()))
    }

    /// Writes everything as lines of JSON, as it stood at one moment.
    ///
    /// # Errors
    /// Where the store fails, or nothing more can be written.
    pub async fn export<W: Write + Send + 'static>(&self, writer: W) -> Result<Tally, StoreError> {
        let _ = (writer,);
        Err(StoreError::Unavailable(String::new()))
    }

    /// Takes in what [`Store::export`] wrote. Each game is taken whole or not at all; one that is here already, and the
    /// same, is passed over.
    ///
    /// # Errors
    /// With the line that cannot be taken.
    pub async fn import<R: BufRead + Send + 'static>(&self, reader: R) -> Result<Tally, StoreError> {
        let _ = (reader,);
        Err(StoreError::Unavailable(String::new()))
    }

    /// Looks at everything: the file itself, its version, and that no log has a gap.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] with all that was found.
    pub async fn check(&self) -> Result<Tally, StoreError> {
        Err(StoreError::Unavailable(String::new()))
    }

    /// Follows every game, whoever appends.
    #[must_use]
    pub fn subscribe(&self) -> Subscription {
        Subscription { news: self.news.subscribe() }
    }

    /// Finishes what is under way and lets go of the store; afterwards it answers [`StoreError::Closed`].
    pub async fn close(&self) {}
}
