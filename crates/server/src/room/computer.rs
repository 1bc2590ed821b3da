//! Computer players: they think on a few threads of their own, and their commands go the way of everybody's.

use super::{Inner, Room, Undone};
use crate::house::{House, now};
use battle::{Battle, Camp};
use host::{DecidedWire, KeptAim, seats};
use opponent::{Budget, Character, Player, ThoughtProgress};
use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU16, Ordering};
use std::time::{Duration, Instant};
use wire::{CommandWire, Field};

/// No decision takes longer.
const LONGEST: Duration = Duration::from_secs(20);
/// What could not be kept is tried again after a while, and ever less often.
const PAUSES: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(30)];
/// How often a thought says how far it has come.
const TELLING: Duration = Duration::from_millis(250);

/// Somebody who thinks, and what about.
struct Thought {
    player: Box<dyn Player>,
    /// Positions he may look at.
    nodes: u64,
    battle: Battle,
    field: Arc<Field>,
    house: Arc<House>,
    flags: Arc<Flags>,
    progress: Arc<AtomicU16>,
}

/// What is said to somebody who thinks.
#[derive(Debug, Default)]
pub(super) struct Flags {
    /// It is about something that is no more.
    pub(super) stop: AtomicBool,
    /// The best so far is good enough.
    pub(super) hurry: AtomicBool,
}

impl Flags {
    fn lower(&self) {
        self.stop.store(false, Ordering::Relaxed);
        self.hurry.store(false, Ordering::Relaxed);
    }
}

impl Thought {
    /// Thinks; the player is handed back, for he may have a plan. None if he failed.
    fn decide(mut self) -> Option<(DecidedWire, Box<dyn Player>)> {
        let start = Instant::now();
        let (house, flags, progress) = (self.house, self.flags, self.progress);
        // Whoever is hurried before he has an answer gives the first he has.
        let answers = Cell::new(false);
        let is_over = || {
            let hurried = answers.get() && flags.hurry.load(Ordering::Relaxed);
            hurried || flags.stop.load(Ordering::Relaxed) || house.is_closing() || LONGEST < start.elapsed()
        };
        let telling = |made: ThoughtProgress| {
            answers.set(made.best.is_some());
            progress.store(host::per_mille(made), Ordering::Relaxed);
        };
        let budget = Budget::nodes(self.nodes).until(&is_over).telling(&telling);
        let decided = catch_unwind(AssertUnwindSafe(|| self.player.decide(&self.battle, &budget)));
        let (view, field) = (self.battle.view(), &self.field);
        let aim = self.player.aim().map(|aim| KeptAim::of(aim, field));
        let wire = |command| DecidedWire { command: CommandWire::of(command, &view, field), aim };
        decided.ok().map(wire).map(|decided| (decided, self.player))
    }
}

/// What is to be thought about.
struct NextThought {
    camp: Camp,
    character: Character,
    nodes: u64,
    battle: Battle,
    number: u64,
}

impl Room {
    /// Sets a computer player to work, if one is asked and none is at it.
    pub(super) fn wake_computer(self: &Arc<Self>, house: &Arc<House>, inner: &mut Inner) {
        if inner.thinking.is_some() || inner.to_think().is_none() || house.is_closing() {
            return;
        }
        let flags = Arc::new(Flags::default());
        inner.thinking = Some(Arc::clone(&flags));
        let (room, house) = (Arc::clone(self), Arc::clone(house));
        tokio::spawn(async move { room.play_computer(&house, flags).await });
    }

    /// Plays while a computer is asked.
    async fn play_computer(self: Arc<Self>, house: &Arc<House>, flags: Arc<Flags>) {
        let mut players: [Option<Box<dyn Player>>; 2] = [None, None];
        let mut pause = PAUSES[0];
        loop {
            let Some(next) = self.next_thought(house, &flags).await else { return };
            let NextThought { camp, character, nodes, battle, number } = next;
            let own = &mut players[battle::seat(camp)];
            let player = own.take().unwrap_or_else(|| character.player(seats::mind(&self.birth.seed)));
            let progress = Arc::new(AtomicU16::new(0));
            let (own_house, own_flags) = (Arc::clone(house), Arc::clone(&flags));
            let thought = Thought {
                player,
                nodes,
                battle,
                field: Arc::clone(&self.birth.ground.field),
                house: own_house,
                flags: own_flags,
                progress: Arc::clone(&progress),
            };
            let Some((decided, player)) = self.await_thought(house, thought, &progress).await else {
                self.give_up(house).await;
                return;
            };
            *own = Some(player);
            if let Err(Undone::Trouble(trouble)) = self.obey_computer(house, decided, number).await {
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
    async fn next_thought(&self, house: &House, flags: &Flags) -> Option<NextThought> {
        let mut inner = self.inner.lock().await;
        flags.lower();
        let next = inner.to_think().filter(|_| !house.is_closing());
        if next.is_none() {
            inner.thinking = None;
        }
        let game = &inner.game;
        next.map(|(camp, character)| NextThought {
            camp,
            character,
            nodes: inner.haste.nodes(game, character.level),
            battle: game.battle.clone(),
            number: game.number,
        })
    }

    /// Waits for a thought, and says now and then how far it has come.
    async fn await_thought(
        &self,
        house: &House,
        thought: Thought,
        progress: &AtomicU16,
    ) -> Option<(DecidedWire, Box<dyn Player>)> {
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
    async fn obey_computer(
        self: &Arc<Self>,
        house: &Arc<House>,
        decided: DecidedWire,
        number: u64,
    ) -> Result<(), Undone> {
        let mut inner = self.enter(house).await?;
        if inner.game.changed > number || inner.to_think().is_none() {
            return Ok(());
        }
        let now = now();
        let planned = self.plan(house, &mut inner, |game| {
            house.trip(&game.id, game.number + 1);
            game.obey_computer(decided, now)
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
    fn to_think(&self) -> Option<(Camp, Character)> {
        self.game.to_think(!self.listeners.is_empty())
    }

    /// He answers at once, and thinks little until the turn is over.
    pub(super) fn hurry(&mut self) {
        self.haste.begin(&self.game);
        if let Some(flags) = &self.thinking {
            flags.hurry.store(true, Ordering::Relaxed);
        }
    }
}
