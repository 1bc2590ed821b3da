//! A game in memory, with the people who look at it. Whatever changes is kept first and told afterwards.

mod computer;
mod live;
mod records;
mod say;
mod seating;
mod welcome;

pub(crate) use live::written;
pub(crate) use say::{Gate, Speaker};
pub(crate) use seating::Maker;
pub(crate) use welcome::Welcome;

use crate::house::{House, now};
use crate::metrics;
use crate::stored;
use axum::extract::ws::Utf8Bytes;
use host::{
    Birth, Change, Haste, HostedGame, LOG_VERSION, LoggedDeed, Misplayed, Plan, Summary, TableDeed, TableReader, Terms,
    ToldSentence, Trouble,
};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use storage::{Append, StoreError};
use tokio::sync::{Mutex, MutexGuard, mpsc};
use wire::live::AnswerWire;

/// A game in memory.
#[derive(Debug)]
pub(crate) struct Room {
    pub(crate) birth: Birth,
    inner: Mutex<Inner>,
    /// When somebody last came in, in milliseconds since 1970.
    used: AtomicI64,
}

/// Somebody who is told what happens.
#[derive(Debug)]
struct Listener {
    serial: u64,
    reader: TableReader,
    /// How often each seat had been freed when he came.
    freed: [u32; 3],
    post: mpsc::Sender<Utf8Bytes>,
}

#[derive(Debug)]
struct Inner {
    game: HostedGame,
    /// The store may know more than this room: look before anything else.
    doubtful: bool,
    /// What was last kept for lists.
    summary: Summary,
    listeners: Vec<Listener>,
    serial: u64,
    /// A computer player is thinking, and can be told to stop.
    thinking: Option<Arc<computer::Flags>>,
    /// Was it hurried?
    haste: Haste,
}

/// Why nothing was done.
#[derive(Debug)]
enum Undone {
    /// Another process was first.
    Stale(u64),
    Trouble(Trouble),
}

impl From<Trouble> for Undone {
    fn from(trouble: Trouble) -> Self {
        Self::Trouble(trouble)
    }
}

impl Undone {
    fn answer(&self, reader: TableReader) -> AnswerWire {
        match self {
            Self::Stale(number) => AnswerWire::Stale { number: *number },
            Self::Trouble(trouble) => trouble.answer(reader.language),
        }
    }
}

impl Room {
    /// A room for a game as its log makes it.
    pub(crate) fn new(birth: Birth, game: HostedGame, now: i64) -> Self {
        let summary = birth.terms.summary.clone();
        // Somebody else may have written since it was read, before this room was there to hear of it.
        let (doubtful, listeners) = (true, Vec::new());
        let inner = Inner { game, doubtful, summary, listeners, serial: 0, thinking: None, haste: Haste::default() };
        Self { birth, inner: Mutex::new(inner), used: AtomicI64::new(now) }
    }

    /// When somebody last came in.
    pub(crate) fn last_used(&self) -> i64 {
        self.used.load(Ordering::Relaxed)
    }

    /// Is nobody here, and nothing under way? A room somebody works in is busy.
    pub(crate) fn is_idle(&self) -> bool {
        self.inner.try_lock().is_ok_and(|inner| inner.listeners.is_empty() && inner.thinking.is_none())
    }

    /// Comes in; what another process did meanwhile is looked up where there is doubt.
    async fn enter(&self, house: &House) -> Result<MutexGuard<'_, Inner>, Trouble> {
        self.used.store(now(), Ordering::Relaxed);
        let mut inner = self.inner.lock().await;
        if inner.doubtful {
            self.catch_up(house, &mut inner).await?;
        }
        Ok(inner)
    }

    /// The game as it stands.
    pub(crate) async fn look(&self, house: &House) -> Result<HostedGame, Trouble> {
        Ok(self.enter(house).await?.game.clone())
    }

    /// The game with all that any process did: for files, of which two must fit together wherever each was asked for.
    pub(crate) async fn look_anew(&self, house: &House) -> Result<HostedGame, Trouble> {
        let mut inner = self.enter(house).await?;
        self.catch_up(house, &mut inner).await?;
        Ok(inner.game.clone())
    }

    /// Who is there now, for lists: nobody if the room is busy.
    pub(crate) fn online(&self) -> [bool; 2] {
        self.inner.try_lock().map(|inner| inner.presence().online).unwrap_or_default()
    }

    /// The log after a number, as far as it can be read.
    pub(crate) async fn log(&self, house: &House, after: u64) -> Result<Vec<LoggedDeed>, Trouble> {
        let kept = house.store.entries_after(&self.birth.id, after).await.map_err(|error| stored::failed(&error))?;
        let mut log = stored::log(&kept).map_err(|what| Trouble::fault(&what))?;
        log.truncate(self.birth.readable(&log).len());
        Ok(log)
    }

    /// Reads the log again and tells what was not known.
    async fn catch_up(&self, house: &House, inner: &mut Inner) -> Result<(), Trouble> {
        inner.doubtful = true;
        if self.log(house, inner.game.number).await?.is_empty() {
            inner.doubtful = false;
            return Ok(());
        }
        let log = self.log(house, 0).await?;
        let fault = |error: Misplayed| Trouble::fault(&error.to_string());
        let game = HostedGame::load(&self.birth, &log).map_err(fault)?;
        inner.doubtful = false;
        let seen = inner.game.number;
        if seen < game.number {
            let told = HostedGame::tell(&self.birth, &log, seen).map_err(fault)?;
            inner.summary = game.summary();
            inner.game = game;
            inner.stop_thinking();
            inner.tell(&told);
        }
        Ok(())
    }

    /// Another process appended to this game, or may have.
    pub(crate) async fn hear_of(self: &Arc<Self>, house: &Arc<House>, last: Option<u64>) {
        let mut inner = self.inner.lock().await;
        if last.is_some_and(|last| last <= inner.game.number) {
            return;
        }
        match self.catch_up(house, &mut inner).await {
            Ok(()) => self.wake_computer(house, &mut inner),
            Err(trouble) if trouble.is_no_game() => {
                // It was deleted: whoever is here is told so when he looks.
                inner.stop_thinking();
                inner.listeners.clear();
                house.forget(&self.birth.id);
            }
            Err(trouble) => {
                tracing::warn!(game = &*self.birth.id, code = trouble.code, "cannot catch up");
                self.wake_computer(house, &mut inner);
            }
        }
    }

    /// Keeps what was planned, makes it the game, tells everybody; nothing of it if it cannot be kept.
    async fn keep(self: &Arc<Self>, house: &Arc<House>, inner: &mut Inner, plan: Plan) -> Result<u64, Undone> {
        let Plan { changes, seats, interrupts } = plan;
        if let Some(outdated) = inner.game.outdated() {
            return Err(outdated.into());
        }
        let Some(last) = changes.last() else { return Ok(inner.game.number) };
        // A game that ends by it may always end.
        let full = u64::from(house.options.entries_per_game) < last.entry.number;
        if full && last.next.result().is_none() && !matches!(last.entry.deed, TableDeed::Frozen {}) {
            return Err(Trouble::game_full().into());
        }
        let (summary, progress) = (last.next.summary(), last.next.progress());
        let terms = (summary != inner.summary)
            .then(|| Terms { summary: summary.clone(), log: LOG_VERSION, ..(*self.birth.terms).clone() }.written());
        let append = Append {
            game: self.birth.id.to_string(),
            after: inner.game.number,
            at: last.entry.at,
            entries: changes.iter().map(|change| stored::kept(&change.entry)).collect(),
            state: (progress != inner.game.progress()).then(|| stored::state(progress)),
            terms,
            seats: seats.iter().map(|taken| stored::seat_record(&self.birth.id, taken)).collect(),
        };
        if interrupts {
            inner.stop_thinking();
        }
        match house.store.append(append).await {
            Ok(()) => {}
            Err(StoreError::Conflict { last }) => {
                inner.doubtful = true;
                self.catch_up(house, inner).await?;
                return Err(Undone::Stale(last));
            }
            Err(error) => {
                inner.doubtful = true;
                return Err(stored::failed(&error).into());
            }
        }
        metrics::kept(changes.len());
        inner.summary = summary;
        let mut told = Vec::new();
        for Change { next, entry, told: sentences } in changes {
            inner.game = next;
            told.push((entry, sentences));
        }
        inner.tell(&told);
        self.wake_computer(house, inner);
        Ok(inner.game.number)
    }

    /// Works something out on a copy. A panic freezes this game at its last good state; the others go on.
    async fn plan<T>(
        self: &Arc<Self>,
        house: &Arc<House>,
        inner: &mut Inner,
        work: impl FnOnce(&HostedGame) -> T,
    ) -> Result<T, Undone> {
        let game = &inner.game;
        match catch_unwind(AssertUnwindSafe(|| work(game))) {
            Ok(done) => Ok(done),
            Err(_) => Err(self.freeze(house, inner).await),
        }
    }

    /// Stops this game where it stands, after a fault of ours.
    async fn freeze(self: &Arc<Self>, house: &Arc<House>, inner: &mut Inner) -> Undone {
        tracing::error!(game = &*self.birth.id, number = inner.game.number, "a fault froze this game");
        metrics::frozen();
        match inner.game.and(TableDeed::Frozen {}, now()) {
            Ok(frozen) => match self.keep(house, inner, frozen.into()).await {
                Ok(_) => Trouble::frozen().into(),
                Err(undone) => undone,
            },
            Err(trouble) => trouble.into(),
        }
    }
}

impl Inner {
    fn stop_thinking(&mut self) {
        if let Some(flags) = &self.thinking {
            flags.stop.store(true, Ordering::Relaxed);
        }
    }
}

/// Entries with what they told.
type News = [(LoggedDeed, Vec<ToldSentence>)];
