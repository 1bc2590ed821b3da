//! The one door to both homes.

use crate::exchange::{self, Line, Taken, Whole};
use crate::postgres::Postgres;
use crate::sqlite::{Footing, Sqlite, Write as Kept, blocking};
use crate::{
    Append, Filter, GameRecord, Holdings, LogEntry, Notice, Page, SeatRecord, StoreError, TokenHash, backup, valid,
};
use std::fs::File;
use std::io::{BufRead, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tokio::sync::{broadcast, mpsc};

/// News that may wait for a slow listener; beyond, he is told that he missed some.
const NEWS: usize = 4096;
/// Lines under way between a store and a file.
const LINES: usize = 1024;
/// Games and battles under way between a file and a store.
const UNDER_WAY: usize = 4;

/// Where games are kept. Cheap to clone; every clone is the same store.
#[derive(Clone, Debug)]
pub struct Store {
    home: Arc<Home>,
    news: broadcast::WeakSender<Notice>,
}

#[derive(Debug)]
pub(crate) enum Home {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

/// News of appended entries, as they come.
#[derive(Debug)]
pub struct Subscription {
    news: Option<broadcast::Receiver<Notice>>,
}

impl Subscription {
    /// The next piece of news; none once the store is closed.
    pub async fn next(&mut self) -> Option<Notice> {
        match self.news.as_mut()?.recv().await {
            Ok(notice) => Some(notice),
            Err(broadcast::error::RecvError::Lagged(_)) => Some(Notice::Missed),
            Err(broadcast::error::RecvError::Closed) => None,
        }
    }
}

/// The file an address names; none where it names no file.
fn file_of(address: &str) -> Option<PathBuf> {
    match address.split_once(':') {
        Some(("sqlite", path)) => Some(path),
        Some(_) => None,
        None => Some(address),
    }
    .filter(|path| !path.is_empty())
    .map(PathBuf::from)
}

fn is_postgres(address: &str) -> bool {
    matches!(address.split_once(':'), Some(("postgres" | "postgresql", _)))
}

impl Store {
    /// Opens a store, makes it where there is none, and brings it up to date: a path or `sqlite:PATH` for SQLite,
    /// `postgres://…` for PostgreSQL.
    ///
    /// # Errors
    /// Where it cannot be reached, is used by another server, is damaged, or comes from a newer program.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        Self::open_as(address, Footing::Own).await
    }

    /// Opens a store for a moment, beside a server that may be using it: what is written here the server hears of.
    ///
    /// # Errors
    /// As for [`Store::open`]; [`StoreError::NoStore`] where there is nothing.
    pub async fn beside(address: &str) -> Result<Self, StoreError> {
        Self::open_as(address, Footing::Beside).await
    }

    pub(crate) fn home(&self) -> &Home {
        &self.home
    }

    async fn open_as(address: &str, footing: Footing) -> Result<Self, StoreError> {
        let (sender, _) = broadcast::channel(NEWS);
        let news = sender.downgrade();
        let home = match file_of(address) {
            Some(path) => Home::Sqlite(Sqlite::open(path, sender, footing).await?),
            None if is_postgres(address) => Home::Postgres(Postgres::open(address, sender).await?),
            None => return Err(StoreError::Address(address.to_owned())),
        };
        Ok(Self { home: Arc::new(home), news })
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
        valid::new_game(&game, &seats, &entries)?;
        match &*self.home {
            Home::Sqlite(sqlite) => sqlite.write(Kept::Create { game: Box::new(game), seats, entries }).await,
            Home::Postgres(postgres) => postgres.create(&game, &seats, &entries).await,
        }
    }

    /// Adds to a game. When it returns, everything is on the disk.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] where the log does not end at `after`; then nothing of it was kept.
    pub async fn append(&self, append: Append) -> Result<(), StoreError> {
        valid::append(&append)?;
        match &*self.home {
            Home::Sqlite(sqlite) => sqlite.write(Kept::Append(append)).await,
            Home::Postgres(postgres) => postgres.append(append).await,
        }
    }

    /// Deletes a game, its seats and its log, for ever.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`], or the store fails.
    pub async fn delete(&self, game: &str) -> Result<(), StoreError> {
        match &*self.home {
            Home::Sqlite(sqlite) => sqlite.write(Kept::Delete(game.to_owned())).await,
            Home::Postgres(postgres) => postgres.delete(game).await,
        }
    }

    /// How many bytes it takes.
    ///
    /// # Errors
    /// Where the store fails.
    pub async fn size(&self) -> Result<u64, StoreError> {
        match &*self.home {
            Home::Sqlite(sqlite) => sqlite.size().await,
            Home::Postgres(postgres) => postgres.size().await,
        }
    }

    /// How many writes wait for the disk.
    #[must_use]
    pub fn waiting(&self) -> usize {
        match &*self.home {
            Home::Sqlite(sqlite) => sqlite.waiting(),
            Home::Postgres(postgres) => postgres.waiting(),
        }
    }

    /// A game, its seats by name, and its whole log.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`], or the store fails.
    pub async fn load(&self, game: &str) -> Result<(GameRecord, Vec<SeatRecord>, Vec<LogEntry>), StoreError> {
        match &*self.home {
            Home::Sqlite(sqlite) => sqlite.load(game).await,
            Home::Postgres(postgres) => postgres.load(game).await,
        }
    }

    /// The entries of a game after this number.
    ///
    /// # Errors
    /// [`StoreError::NoSuchGame`], or the store fails.
    pub async fn entries_after(&self, game: &str, number: u64) -> Result<Vec<LogEntry>, StoreError> {
        match &*self.home {
            Home::Sqlite(sqlite) => sqlite.entries_after(game, number).await,
            Home::Postgres(postgres) => postgres.entries_after(game, number).await,
        }
    }

    /// Games, the newest first.
    ///
    /// # Errors
    /// Where the store fails.
    pub async fn list(&self, filter: &Filter, page: &Page) -> Result<Vec<GameRecord>, StoreError> {
        match &*self.home {
            Home::Sqlite(sqlite) => sqlite.list(filter, page).await,
            Home::Postgres(postgres) => postgres.list(filter, page).await,
        }
    }

    /// The seat a token opens.
    ///
    /// # Errors
    /// Where the store fails.
    pub async fn find_token(&self, hash: &TokenHash) -> Result<Option<SeatRecord>, StoreError> {
        match &*self.home {
            Home::Sqlite(sqlite) => sqlite.find_token(hash).await,
            Home::Postgres(postgres) => postgres.find_token(hash).await,
        }
    }

    /// Follows every game, whoever appends.
    #[must_use]
    pub fn subscribe(&self) -> Subscription {
        Subscription { news: self.news.upgrade().map(|news| news.subscribe()) }
    }

    /// Writes everything into a new file, while games go on: another SQLite file, or for PostgreSQL what
    /// [`Store::export`] writes. It holds seeds and token hashes: keep it as safe as the store.
    ///
    /// # Errors
    /// Where the file exists, or cannot be written.
    pub async fn backup(&self, path: &Path) -> Result<Holdings, StoreError> {
        match &*self.home {
            Home::Sqlite(sqlite) => sqlite.backup(path).await,
            Home::Postgres(_) => self.export_to(path).await,
        }
    }

    /// The same for a store a server may be using meanwhile, in this process or in another.
    ///
    /// # Errors
    /// As for [`Store::backup`]; [`StoreError::NoStore`] where there is nothing to copy.
    pub async fn backup_of(address: &str, path: &Path) -> Result<Holdings, StoreError> {
        if let Some(file) = file_of(address) {
            return crate::sqlite::copy(file, path).await;
        }
        let store = Self::open(address).await?;
        let done = store.backup(path).await;
        store.close().await;
        done
    }

    /// Writes everything as lines of JSON, as it stood at one moment. It holds seeds and token hashes.
    ///
    /// # Errors
    /// Where the store fails, or nothing more can be written.
    pub async fn export<W: Write + Send + 'static>(&self, writer: W) -> Result<Holdings, StoreError> {
        let (sender, mut lines) = mpsc::channel::<Line>(LINES);
        let written = blocking(move || {
            let lines = std::iter::from_fn(|| lines.blocking_recv());
            exchange::write(writer, lines).map_err(|error| StoreError::Unavailable(error.to_string()))
        });
        let read = async {
            match &*self.home {
                Home::Sqlite(sqlite) => sqlite.everything(sender).await,
                Home::Postgres(postgres) => postgres.everything(sender).await,
            }
        };
        // Whoever stops first makes the other stop. A store that fails leaves a file without its last line.
        let (written, read) = tokio::join!(written, read);
        read.and(written)
    }

    /// Takes in what [`Store::export`] wrote. Each game and each battle is taken whole or not at all; one that is here
    /// already, and the same, is passed over.
    ///
    /// # Errors
    /// With the line that cannot be taken.
    pub async fn import<R: BufRead + Send + 'static>(&self, reader: R) -> Result<Holdings, StoreError> {
        let (sender, mut all) = mpsc::channel::<Taken>(UNDER_WAY);
        let read = blocking(move || exchange::read(reader, |whole| sender.blocking_send(whole).is_ok()));
        let kept = async move {
            while let Some((line, whole)) = all.recv().await {
                let taken = match whole {
                    Whole::Game { game, seats, entries } => self.take(game, seats, entries).await,
                    Whole::Battle(whole) => self.take_shelved(*whole).await,
                };
                taken.map_err(|error| StoreError::Import { line, what: error.to_string() })?;
            }
            Ok(())
        };
        let (read, kept) = tokio::join!(read, kept);
        kept.and(read)
    }

    async fn export_to(&self, path: &Path) -> Result<Holdings, StoreError> {
        let part = backup::begin(path)?;
        let written = match File::create(&part) {
            Ok(file) => self.export(BufWriter::new(file)).await,
            Err(error) => Err(backup::failed(&part, &error)),
        };
        let path = path.to_owned();
        blocking(move || backup::finish(&part, &path, written)).await
    }

    async fn take(&self, game: GameRecord, seats: Vec<SeatRecord>, entries: Vec<LogEntry>) -> Result<(), StoreError> {
        match self.create(game.clone(), seats.clone(), entries.clone()).await {
            Err(StoreError::Exists(id)) if self.load(&id).await? == (game, seats, entries) => Ok(()),
            result => result,
        }
    }

    /// Looks at everything: the file itself, its version, and that no log has a gap.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] with all that was found.
    pub async fn check(&self) -> Result<Holdings, StoreError> {
        match &*self.home {
            Home::Sqlite(sqlite) => sqlite.check().await,
            Home::Postgres(postgres) => postgres.check().await,
        }
    }

    /// Is this an older copy of the store, put in its place, or moved here from elsewhere? What was shown to players may
    /// be later than what stands in it. A database of PostgreSQL cannot tell: whoever restores it says so.
    ///
    /// # Errors
    /// Where the store fails.
    pub async fn is_a_copy(&self) -> Result<bool, StoreError> {
        match &*self.home {
            Home::Sqlite(sqlite) => sqlite.is_a_copy().await,
            Home::Postgres(_) => Ok(false),
        }
    }

    /// Notes how far the store has come, in it and beside it, so that [`Store::is_a_copy`] can tell.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub async fn mark(&self) -> Result<(), StoreError> {
        match &*self.home {
            Home::Sqlite(sqlite) => sqlite.mark().await,
            Home::Postgres(_) => Ok(()),
        }
    }

    /// Finishes what is under way and lets go of the store; afterwards it answers [`StoreError::Closed`].
    pub async fn close(&self) {
        match &*self.home {
            Home::Sqlite(sqlite) => sqlite.close().await,
            Home::Postgres(postgres) => postgres.close().await,
        }
    }
}
