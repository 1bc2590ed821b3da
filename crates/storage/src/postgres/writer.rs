//! The one writer of this server. It takes all that waits into one transaction, so that many appends share one wait for
//! the disk, and acknowledges each only after the commit.

use super::trouble::{failed, out_of_reach};
use super::write;
use crate::{Append, StoreError};
use deadpool_postgres::Pool;
use std::collections::{BTreeSet, VecDeque};
use tokio::sync::{mpsc, oneshot};

/// Appends in one transaction, at most: nobody waits long behind others.
const MOST: usize = 1024;

/// What the writer is asked.
#[derive(Debug)]
pub(super) enum Job {
    Append(Append, Answer),
    Close(oneshot::Sender<()>),
}

type Answer = oneshot::Sender<Result<(), StoreError>>;

/// Writes until it is told to close, or nobody is left to tell it.
pub(super) async fn run(pool: Pool, mut jobs: mpsc::Receiver<Job>) {
    let (mut waiting, mut closing) = (VecDeque::new(), None);
    loop {
        if waiting.is_empty() && closing.is_none() {
            let Some(job) = jobs.recv().await else { break };
            queue(job, &mut waiting, &mut closing);
        }
        while waiting.len() < MOST
            && closing.is_none()
            && let Ok(job) = jobs.try_recv()
        {
            queue(job, &mut waiting, &mut closing);
        }
        if waiting.is_empty() {
            break;
        }
        let batch = one_of_each_game(&mut waiting);
        let appends: Vec<&Append> = batch.iter().map(|(append, _)| append).collect();
        let kept = commit(&pool, &appends).await;
        for (place, (_, answer)) in batch.into_iter().enumerate() {
            let result = match &kept {
                Ok(results) => results[place].clone(),
                Err(error) => Err(error.clone()),
            };
            // Nobody may be waiting any more.
            let _ = answer.send(result);
        }
    }
    drop(jobs);
    pool.close();
    if let Some(closed) = closing {
        let _ = closed.send(());
    }
}

fn queue(job: Job, waiting: &mut VecDeque<(Append, Answer)>, closing: &mut Option<oneshot::Sender<()>>) {
    match job {
        Job::Append(append, answer) => waiting.push_back((append, answer)),
        Job::Close(closed) => *closing = Some(closed),
    }
}

/// The first append of each game; the others stay in their order, for they depend on the first.
fn one_of_each_game(waiting: &mut VecDeque<(Append, Answer)>) -> Vec<(Append, Answer)> {
    let (mut seen, mut batch, mut later) = (BTreeSet::new(), Vec::new(), VecDeque::new());
    for (append, answer) in waiting.drain(..) {
        if seen.insert(append.game.clone()) {
            batch.push((append, answer));
        } else {
            later.push_back((append, answer));
        }
    }
    *waiting = later;
    batch
}

/// One transaction; what one append is refused for does not spoil the others.
async fn commit(pool: &Pool, appends: &[&Append]) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut client = pool.get().await.map_err(|error| out_of_reach(&error))?;
    let transaction = client.transaction().await.map_err(|error| failed(&error))?;
    let results = write::decide(&transaction, appends).await?;
    let decided = appends.iter().zip(&results).filter(|(_, result)| result.is_ok());
    let kept: Vec<&Append> = decided.map(|(append, _)| *append).collect();
    if !kept.is_empty() {
        write::append(&transaction, &kept).await?;
    }
    transaction.commit().await.map_err(|error| failed(&error))?;
    Ok(results)
}
