//! The house: every game that is in memory, and what they share.

use crate::crowd::Crowd;
use crate::limits::Limits;
use crate::metrics;
use crate::options::Options;
use crate::reckoners::Reckoners;
use crate::room::Room;
use crate::stored;
use host::{Birth, Grounds, HostedGame, TakenUp, Trouble};
use metrics_exporter_prometheus::PrometheusHandle;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, SystemTime};
use storage::{Append, Filter, GameState, Notice, Page, Store, StoreError, TokenHash};
use tokio::sync::{Semaphore, watch};

/// How often rooms nobody uses are let go.
const SWEEP: Duration = Duration::from_secs(20);
/// Games deleted in one sweep.
const DELETED_AT_ONCE: u32 = 200;
/// Rooms nobody is in that are kept all the same, for whoever comes back soon.
const IDLE_ROOMS: usize = 200;
/// A room nobody has come into for so long is let go, in milliseconds.
const IDLE: i64 = 5 * 60 * 1000;

/// Every game in memory, and what they share.
pub(crate) struct House {
    pub(crate) store: Store,
    pub(crate) grounds: Grounds,
    pub(crate) options: Options,
    pub(crate) limits: Limits,
    pub(crate) figures: PrometheusHandle,
    /// Computer players that may think at once.
    pub(crate) thinkers: Semaphore,
    /// Those who ask for odds.
    pub(crate) reckoners: Reckoners,
    /// WebSockets, by where they come from.
    pub(crate) sockets: Crowd<IpAddr>,
    /// WebSockets of those who watch, by game.
    pub(crate) watchers: Crowd<String>,
    /// WebSockets of those who play, by seat.
    pub(crate) seated: Crowd<TokenHash>,
    closing: watch::Sender<bool>,
    /// Something was written since the store was last marked.
    written: AtomicBool,
    rooms: Mutex<HashMap<String, Arc<Room>>>,
}

impl std::fmt::Debug for House {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("House").field("options", &self.options).finish_non_exhaustive()
    }
}

impl House {
    /// Opens a house on a store.
    pub(crate) fn new(store: Store, options: Options) -> Arc<Self> {
        let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let house = Arc::new(Self {
            store,
            grounds: Grounds::default(),
            limits: Limits::new(&options),
            options,
            figures: metrics::begin(),
            thinkers: Semaphore::new(threads),
            reckoners: Reckoners::new(threads),
            sockets: Crowd::default(),
            watchers: Crowd::default(),
            seated: Crowd::default(),
            closing: watch::channel(false).0,
            written: AtomicBool::new(false),
            rooms: Mutex::default(),
        });
        tokio::spawn(sweep(Arc::downgrade(&house)));
        tokio::spawn(follow(Arc::downgrade(&house), house.store.subscribe()));
        house
    }

    /// The room of a game; it is read from the store if nobody was there.
    pub(crate) async fn room(&self, id: &str) -> Result<Arc<Room>, Trouble> {
        if let Some(room) = self.known(id) {
            return Ok(room);
        }
        if id.len() != 16 || !id.bytes().all(|letter| letter.is_ascii_hexdigit()) {
            return Err(Trouble::no_game(id));
        }
        let (birth, game) = loop {
            let (record, _, kept) = self.store.load(id).await.map_err(|error| stored::failed(&error))?;
            let birth = stored::birth(&self.grounds, &record)?;
            let log = stored::log(&kept).map_err(|what| Trouble::fault(&what))?;
            // Whoever else was first to take it up has written so: it is read again.
            if let Some(taken_up) = self.take_up(TakenUp::of(birth, &log, now())?).await? {
                break taken_up;
            }
        };
        let room = Arc::new(Room::new(birth, game, now()));
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        // Two who come at once come into the same room.
        Ok(Arc::clone(rooms.entry(id.to_owned()).or_insert(room)))
    }

    /// A game that goes on under later rules says so first; none if another process was first to take it up.
    async fn take_up(&self, taken_up: TakenUp) -> Result<Option<(Birth, HostedGame)>, Trouble> {
        let TakenUp { birth, game, goes_on } = taken_up;
        let Some(change) = goes_on else { return Ok(Some((birth, game))) };
        let append = Append {
            game: birth.id.to_string(),
            after: game.number,
            at: change.entry.at,
            entries: vec![stored::kept(&change.entry)],
            terms: Some(birth.terms.written()),
            ..Append::default()
        };
        match self.store.append(append).await {
            Ok(()) => Ok(Some((birth, change.next))),
            Err(StoreError::Conflict { .. }) => Ok(None),
            Err(error) => Err(stored::failed(&error)),
        }
    }

    /// The room of a game, if it is in memory.
    pub(crate) fn known(&self, id: &str) -> Option<Arc<Room>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    /// Lets go of a game that is no more.
    pub(crate) fn forget(&self, id: &str) {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }

    fn all(&self) -> Vec<Arc<Room>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }

    /// Lets go of rooms nobody has used for a while, and of the oldest where there are many.
    fn sweep(&self) {
        let now = now();
        let mut rooms = self.rooms.lock().unwrap_or_else(PoisonError::into_inner);
        // Whoever holds a room is about to go in: only this map may hold it.
        let free = |room: &Arc<Room>| Arc::strong_count(room) == 1 && room.is_idle();
        let mut idle: Vec<(i64, String)> =
            rooms.iter().filter(|(_, room)| free(room)).map(|(id, room)| (room.last_used(), id.clone())).collect();
        idle.sort_unstable();
        let many = idle.len().saturating_sub(IDLE_ROOMS);
        for (_, id) in
            idle.iter().enumerate().filter(|(place, (used, _))| *place < many || *used + IDLE < now).map(|(_, one)| one)
        {
            rooms.remove(id);
        }
        metrics::rooms(rooms.len());
        drop(rooms);
        self.limits.forget();
    }

    /// Notes how far the games have come, where they have: an older copy put in their place is known by it.
    pub(crate) async fn mark(&self) {
        if self.written.swap(false, Ordering::Relaxed)
            && let Err(error) = self.store.mark().await
        {
            self.written.store(true, Ordering::Relaxed);
            tracing::warn!(%error, "cannot note how far the games have come");
        }
    }

    /// Deletes finished games nobody has touched for as long as they are kept, some at a time.
    async fn delete_finished(&self) {
        let Some(kept) = self.options.keep_finished else { return };
        let since = now().saturating_sub(i64::try_from(kept.as_millis()).unwrap_or(i64::MAX));
        let filter = Filter { states: vec![GameState::Over], idle_since: Some(since), ..Filter::default() };
        let found = self.store.list(&filter, &Page { after: None, limit: DELETED_AT_ONCE }).await;
        for record in found.unwrap_or_default() {
            match self.store.delete(&record.id).await {
                Ok(()) => {
                    tracing::info!(game = record.id, "deleted: it was over for as long as games are kept");
                    metrics::deleted();
                }
                // Another server on the same games was first, or the store fails and is asked again.
                Err(error) => tracing::warn!(game = record.id, %error, "not deleted"),
            }
        }
    }

    /// What tests do before a command is worked out.
    pub(crate) fn trip(&self, game: &str, number: u64) {
        if let Some(trip) = &self.options.trip {
            trip(game, number);
        }
    }

    /// Is the server closing?
    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// To be told when the server closes.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closing.subscribe()
    }

    /// Tells everybody that the server closes.
    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Waits until everybody who was to be told has gone.
    pub(crate) async fn empty(&self) {
        self.closing.closed().await;
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

/// Lets go of idle rooms, as long as the house stands, and of games whose time is over.
async fn sweep(house: std::sync::Weak<House>) {
    loop {
        {
            let Some(house) = house.upgrade() else { return };
            house.sweep();
            house.mark().await;
            house.delete_finished().await;
            house.figures.run_upkeep();
        }
        tokio::time::sleep(SWEEP).await;
    }
}

/// Follows what other processes append to games that are open here.
async fn follow(house: std::sync::Weak<House>, mut news: storage::Subscription) {
    while let Some(notice) = news.next().await {
        let Some(house) = house.upgrade() else { return };
        match notice {
            Notice::Appended { game, last } => {
                house.written.store(true, Ordering::Relaxed);
                if let Some(room) = house.known(&game) {
                    room.hear_of(&house, Some(last)).await;
                }
            }
            Notice::Missed => {
                for room in house.all() {
                    room.hear_of(&house, None).await;
                }
            }
        }
    }
}
