//! Computer players: they think on a few threads of their own, and their commands go the way of everybody's.

use super::{Inner, Room, Undone};
use crate::house::{House, now};
use battle::{Battle, Camp, Command};
use host::seats;
use opponent::{Budget, Level, Player};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU16, Ordering};
use std::time::{Duration, Instant};

/// No decision takes longer.
const LONGEST: Duration = Duration::from_secs(20);
/// What could not be kept is tried again after a while, and ever less often.
const PAUSES: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(30)];
/// How often a thought says how far it has come.
const TELLING: Duration = Duration::from_millis(250);

/// Somebody who thinks, and what about.
struct Thought {
    level: Level,
    player: Box<dyn Player>,
    battle: Battle,
    house: Arc<House>,
    stop: Arc<AtomicBool>,
    progress: Arc<AtomicU16>,
}

impl Thought {
    /// Thinks; the player is handed back, for he may have a plan. None if he failed.
    fn decide(mut self) -> Option<(Command, Box<dyn Player>)> {
        let start = Instant::now();
        let (house, stop, progress) = (self.house, self.stop, self.progress);
        let is_over = || stop.load(Ordering::Relaxed) || house.is_closing() || LONGEST < start.elapsed();
        let telling = |made| progress.store(host::per_mille(made), Ordering::Relaxed);
        let budget = Budget::nodes(self.level.nodes()).until(&is_over).telling(&telling);
        let decided = catch_unwind(AssertUnwindSafe(|| self.player.decide(&self.battle, &budget)));
        decided.ok().map(|command| (command, self.player))
    }
}

impl Room {
    /// Sets a computer player to work, if one is asked and none is at it.
    pub(super) fn wake_computer(self: &Arc<Self>, house: &Arc<House>, inner: &mut Inner) {
        if inner.thinking.is_some() || inner.to_think().is_none() || house.is_closing() {
            return;
        }
        let stop = Arc::new(AtomicBool::new(false));
        inner.thinking = Some(Arc::clone(&stop));
        let (room, house) = (Arc::clone(self), Arc::clone(house));
        tokio::spawn(async move { room.play_computer(&house, stop).await });
    }

    /// Plays while a computer is asked.
    async fn play_computer(self: Arc<Self>, house: &Arc<House>, stop: Arc<AtomicBool>) {
        let mut players: [Option<Box<dyn Player>>; 2] = [None, None];
        let mut pause = PAUSES[0];
        loop {
            let Some((camp, level, battle, number)) = self.next_thought(house, &stop).await else { return };
            let own = &mut players[battle::seat(camp)];
            let player = own.take().unwrap_or_else(|| level.player(seats::mind(&self.birth.seed)));
            let progress = Arc::new(AtomicU16::new(0));
            let (own_house, own_stop) = (Arc::clone(house), Arc::clone(&stop));
            let thought =
                Thought { level, player, battle, house: own_house, stop: own_stop, progress: Arc::clone(&progress) };
            let Some((command, player)) = self.await_thought(house, thought, &progress).await else {
                self.give_up(house).await;
                return;
            };
            *own = Some(player);
            if let Err(Undone::Trouble(trouble)) = self.obey_computer(house, command, number).await {
                tracing::warn!(game = &*self.birth.id, code = trouble.code, "a computer player waits");
                players = [None, None];
                tokio::time::sleep(pause).await;
                pause = PAUSES[1].min(pause * 2);
            } else {
                pause = PAUSES[0];
            }
        }
    }

    /// What a computer is asked now; none, and the work is over, when none is.
    async fn next_thought(&self, house: &House, stop: &AtomicBool) -> Option<(Camp, Level, Battle, u64)> {
        let mut inner = self.inner.lock().await;
        stop.store(false, Ordering::Relaxed);
        let next = inner.to_think().filter(|_| !house.is_closing());
        if next.is_none() {
            inner.thinking = None;
        }
        next.map(|(camp, level)| (camp, level, inner.game.battle.clone(), inner.game.number))
    }

    /// Waits for a thought, and says now and then how far it has come.
    async fn await_thought(
        &self,
        house: &House,
        thought: Thought,
        progress: &AtomicU16,
    ) -> Option<(Command, Box<dyn Player>)> {
        let _permit = house.thinkers.acquire().await.ok()?;
        let mut decided = tokio::task::spawn_blocking(move || thought.decide());
        loop {
            match tokio::time::timeout(TELLING, &mut decided).await {
                Ok(done) => return done.ok().flatten(),
                Err(_) => self.inner.lock().await.tell_thinking(progress.load(Ordering::Relaxed)),
            }
        }
    }

    /// Does what a computer decided, if the game still stands where it was thought about.
    async fn obey_computer(self: &Arc<Self>, house: &Arc<House>, command: Command, number: u64) -> Result<(), Undone> {
        let mut inner = self.enter(house).await?;
        if inner.game.changed > number || inner.to_think().is_none() {
            return Ok(());
        }
        let now = now();
        let planned = self.plan(house, &mut inner, |game| {
            house.trip(&game.id, game.number + 1);
            game.obey_computer(command, now)
        });
        let change = planned.await??;
        self.keep(house, &mut inner, change.into()).await?;
        Ok(())
    }

    /// A computer player failed: the game is frozen rather than left waiting for ever.
    async fn give_up(self: &Arc<Self>, house: &Arc<House>) {
        let mut inner = self.inner.lock().await;
        inner.thinking = None;
        if !house.is_closing() {
            self.freeze(house, &mut inner).await;
        }
    }
}

impl Inner {
    /// The computer player that is asked.
    fn to_think(&self) -> Option<(Camp, Level)> {
        self.game.to_think(!self.listeners.is_empty())
    }
}
