//! Whoever asks for odds: one question at a time from each, players before onlookers, and an end to every question.

use crate::crowd::{Crowd, Held};
use crate::limits::Caller;
use host::Trouble;
use odds::OddsBudget;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Mutex as Turnstile, OwnedMutexGuard, OwnedSemaphorePermit, Semaphore};

/// Questions of one asker that may wait for their turn.
const WAITING: u32 = 8;

/// Who asks, and how long he may take up a processor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Precedence {
    /// At a table he plays at or keeps.
    Player,
    /// Somebody who watches, or asks without a table.
    Onlooker,
}

impl Precedence {
    /// No question takes longer, however many attacks it is about.
    const fn longest(self) -> Duration {
        match self {
            Self::Player => Duration::from_secs(4),
            Self::Onlooker => Duration::from_secs(2),
        }
    }
}

/// Those who reckon.
#[derive(Debug)]
pub(crate) struct Reckoners {
    /// Questions worked on at once.
    everybody: Arc<Semaphore>,
    /// Of these, so many at most are onlookers': there is always one free for the next player.
    onlookers: Arc<Semaphore>,
    waiting: Crowd<Caller>,
    turnstiles: Mutex<HashMap<Caller, Arc<Turnstile<()>>>>,
}

/// Set when nobody waits for the answer any more.
struct Asked(Arc<AtomicBool>);

impl Drop for Asked {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// An asker whose turn it is.
struct Turn {
    own: OwnedMutexGuard<()>,
    _place: Held<Caller>,
}

impl Reckoners {
    pub(crate) fn new(threads: usize) -> Self {
        let all = threads.max(2);
        Self {
            everybody: Arc::new(Semaphore::new(all)),
            onlookers: Arc::new(Semaphore::new(all - 1)),
            waiting: Crowd::default(),
            turnstiles: Mutex::default(),
        }
    }

    /// Works something out away from the threads that answer, when it is this asker's turn. It ends when nobody waits
    /// for it any more: whoever works asks his budget.
    pub(crate) async fn ask<T: Send + 'static>(
        &self,
        caller: Caller,
        rank: Precedence,
        work: impl FnOnce(OddsBudget) -> Result<T, Trouble> + Send + 'static,
    ) -> Result<T, Trouble> {
        let turn = self.turn(caller).await?;
        let permits = self.permits(rank).await?;
        let stop = Arc::new(AtomicBool::new(false));
        let asked = Asked(Arc::clone(&stop));
        let start = Instant::now();
        let is_over = move || stop.load(Ordering::Relaxed) || rank.longest() < start.elapsed();
        let budget = OddsBudget { is_over: Some(Arc::new(is_over)), ..OddsBudget::at_a_table() };
        let done = tokio::task::spawn_blocking(move || {
            // They are given back when the work ends, not when nobody waits for it.
            let _permits = permits;
            work(budget)
        });
        let done = done.await;
        drop(asked);
        if rank == Precedence::Onlooker {
            rest(turn, start.elapsed());
        }
        done.map_err(|error| Trouble::fault(&error.to_string()))?
    }

    /// Waits until an asker's own earlier questions are answered.
    async fn turn(&self, caller: Caller) -> Result<Turn, Trouble> {
        let place = self.waiting.enter(caller, WAITING).ok_or_else(Trouble::one_question)?;
        let turnstile = {
            let mut turnstiles = self.turnstiles.lock().unwrap_or_else(PoisonError::into_inner);
            // Those nobody stands at are put away.
            turnstiles.retain(|_, turnstile| 1 < Arc::strong_count(turnstile));
            Arc::clone(turnstiles.entry(caller).or_default())
        };
        Ok(Turn { own: turnstile.lock_owned().await, _place: place })
    }

    async fn permits(&self, rank: Precedence) -> Result<Vec<OwnedSemaphorePermit>, Trouble> {
        let queues: &[&Arc<Semaphore>] = match rank {
            Precedence::Player => &[&self.everybody],
            Precedence::Onlooker => &[&self.onlookers, &self.everybody],
        };
        let mut permits = Vec::new();
        for queue in queues {
            let permit = Arc::clone(queue).acquire_owned().await;
            permits.push(permit.map_err(|_| Trouble::closing())?);
        }
        Ok(permits)
    }
}

/// An onlooker's next question waits as long as the last one took: he has half a processor at most.
fn rest(turn: Turn, took: Duration) {
    tokio::spawn(async move {
        tokio::time::sleep(took).await;
        drop(turn.own);
    });
}

#[cfg(test)]
mod tests {
    use super::{Precedence, Reckoners, WAITING};
    use crate::limits::Caller;
    use host::Trouble;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
    use std::time::Duration;

    fn caller(number: u8) -> Caller {
        Caller::Address([10, 0, 0, number].into())
    }

    /// Something that goes on until it is told to stop.
    fn endless(ended: &Arc<AtomicU32>) -> impl FnOnce(odds::OddsBudget) -> Result<(), Trouble> + Send + use<> {
        let ended = Arc::clone(ended);
        move |budget| {
            let is_over = budget.is_over.unwrap();
            while !is_over() {
                std::thread::sleep(Duration::from_millis(1));
            }
            ended.fetch_add(1, Ordering::Relaxed);
            Ok(())
        }
    }

    async fn soon(wanted: impl Fn() -> bool) {
        while !wanted() {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_question_ends_with_its_asker() {
        let (reckoners, ended) = (Arc::new(Reckoners::new(2)), Arc::new(AtomicU32::new(0)));
        let (own, work) = (Arc::clone(&reckoners), endless(&ended));
        let asked = tokio::spawn(async move { own.ask(caller(1), Precedence::Player, work).await });
        soon(|| reckoners.everybody.available_permits() == 1).await;
        asked.abort();
        soon(|| ended.load(Ordering::Relaxed) == 1).await;
        soon(|| reckoners.everybody.available_permits() == 2).await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn onlookers_never_stand_before_a_player() {
        let (reckoners, ended) = (Arc::new(Reckoners::new(2)), Arc::new(AtomicU32::new(0)));
        for number in 0..6 {
            let (own, work) = (Arc::clone(&reckoners), endless(&ended));
            tokio::spawn(async move { own.ask(caller(number), Precedence::Onlooker, work).await });
        }
        soon(|| reckoners.onlookers.available_permits() == 0).await;
        let answered = reckoners.ask(caller(9), Precedence::Player, |_| Ok(7)).await.unwrap();
        assert_eq!(answered, 7);
        assert_eq!(ended.load(Ordering::Relaxed), 0, "a player waited for an onlooker");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn an_asker_has_one_question_under_way_and_only_a_few_that_wait() {
        let (reckoners, busy) = (Arc::new(Reckoners::new(8)), Arc::new(AtomicBool::new(false)));
        let twice = Arc::new(AtomicBool::new(false));
        let questions: Vec<_> = (0..WAITING + 3)
            .map(|_| {
                let (own, busy, twice) = (Arc::clone(&reckoners), Arc::clone(&busy), Arc::clone(&twice));
                tokio::spawn(async move {
                    let work = move |_| {
                        twice.fetch_or(busy.swap(true, Ordering::SeqCst), Ordering::SeqCst);
                        std::thread::sleep(Duration::from_millis(20));
                        busy.store(false, Ordering::SeqCst);
                        Ok(())
                    };
                    own.ask(caller(1), Precedence::Player, work).await
                })
            })
            .collect();
        let mut refused = 0;
        for question in questions {
            refused += u32::from(question.await.unwrap().is_err());
        }
        assert!(!twice.load(Ordering::SeqCst), "two questions of one asker at once");
        assert!((1..=3).contains(&refused), "{refused}");
    }
}
