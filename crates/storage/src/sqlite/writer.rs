//! The one writer. It takes all that waits into one transaction, so that many appends share one wait for the disk, and
//! acknowledges each only after the commit.

use super::lock::Lock;
use super::trouble::SqliteTrouble;
use super::write::Write;
use crate::{Notice, StoreError};
use rusqlite::{Connection, TransactionBehavior};
use std::path::{Path, PathBuf};
use tokio::sync::{broadcast, mpsc, oneshot};

/// Writes in one transaction, at most: nobody waits long behind others.
const MOST: usize = 1024;
/// Bytes in one transaction, about, at most.
const HEAVIEST: usize = 8 << 20;

/// What the writer is asked.
#[derive(Debug)]
pub(crate) enum Job {
    Write(Box<Write>, Answer),
    /// Has another process written to the file?
    Look,
    Close(oneshot::Sender<()>),
}

type Answer = oneshot::Sender<Result<(), StoreError>>;

/// The writer's own things; the lock is let go of last.
pub(super) struct Writer {
    pub(super) connection: Connection,
    pub(super) path: PathBuf,
    pub(super) news: broadcast::Sender<Notice>,
    /// None where another process holds it: this one writes beside it.
    pub(super) lock: Option<Lock>,
    /// SQLite's number for what others have written.
    pub(super) seen: i64,
}

impl Writer {
    /// Writes until it is told to close, or nobody is left to tell it.
    pub(super) fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        let mut closing = None;
        while closing.is_none()
            && let Some(first) = jobs.blocking_recv()
        {
            let batch = gather(first, &mut jobs, &mut closing);
            self.look();
            self.keep(batch);
        }
        drop(jobs);
        let Self { connection, lock, .. } = self;
        // Whatever closing complains of, everything acknowledged is on the disk.
        drop(connection);
        drop(lock);
        if let Some(closed) = closing {
            let _ = closed.send(());
        }
    }

    /// Tells everybody to look again where another process has written.
    fn look(&mut self) {
        let seen = self.connection.pragma_query_value(None, "data_version", |row| row.get(0)).unwrap_or(self.seen);
        if seen != self.seen {
            self.seen = seen;
            let _ = self.news.send(Notice::Missed);
        }
    }

    fn keep(&mut self, batch: Vec<(Write, Answer)>) {
        if batch.is_empty() {
            return;
        }
        let (writes, answers): (Vec<Write>, Vec<Answer>) = batch.into_iter().unzip();
        let kept = commit(&mut self.connection, &self.path, &writes);
        for (place, (write, answer)) in writes.iter().zip(answers).enumerate() {
            let result = match &kept {
                Ok(results) => results[place].clone(),
                Err(error) => Err(error.clone()),
            };
            if result.is_ok()
                && let Some((game, last)) = write.news()
            {
                // Nobody may be listening.
                let _ = self.news.send(Notice::Appended { game: game.to_owned(), last });
            }
            // Nor waiting any more.
            let _ = answer.send(result);
        }
    }
}

/// Everything that waits, up to what one transaction should hold.
fn gather(
    first: Job,
    jobs: &mut mpsc::Receiver<Job>,
    closing: &mut Option<oneshot::Sender<()>>,
) -> Vec<(Write, Answer)> {
    let (mut batch, mut weight, mut next) = (Vec::new(), 0, Some(first));
    while let Some(job) = next {
        match job {
            Job::Write(write, answer) => {
                weight += write.weight();
                batch.push((*write, answer));
            }
            Job::Look => {}
            Job::Close(closed) => {
                *closing = Some(closed);
                break;
            }
        }
        next = if batch.len() < MOST && weight < HEAVIEST { jobs.try_recv().ok() } else { None };
    }
    batch
}

/// One transaction; what one write is refused for does not spoil the others.
fn commit(
    connection: &mut Connection,
    path: &Path,
    writes: &[Write],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut inside = || -> Result<Vec<Result<(), StoreError>>, SqliteTrouble> {
        let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let mut results = Vec::with_capacity(writes.len());
        for write in writes {
            let savepoint = transaction.savepoint()?;
            let result = match write.keep(&savepoint) {
                Ok(()) => {
                    savepoint.commit()?;
                    Ok(())
                }
                Err(SqliteTrouble::Store(refused)) => {
                    savepoint.finish()?;
                    Err(refused)
                }
                Err(trouble) => return Err(trouble),
            };
            results.push(result);
        }
        transaction.commit()?;
        Ok(results)
    };
    inside().map_err(|trouble| trouble.at(path))
}
