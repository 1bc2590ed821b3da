//! What a player is, and how long he may think.

use battle::{Battle, Command, UnitId};
use std::cell::Cell;

/// How far a thought has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThoughtProgress {
    /// Positions looked at.
    pub nodes: u64,
    /// Positions that may be looked at.
    pub of: u64,
    /// The answer if it had to be given now.
    pub best: Option<Command>,
    /// What that answer is worth, in hundredths of an element.
    pub worth: i32,
}

/// How long a player may think about one decision.
///
/// Nodes are positions looked at: the same number gives the same answer on every machine. A clock or a cancelled game
/// comes in by [`until`](Self::until), asked before each node; the answer is then the best found so far.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    nodes: u64,
    stop: &'a dyn Fn() -> bool,
    progress: &'a dyn Fn(ThoughtProgress),
}

impl Budget<'static> {
    /// So many positions.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes, stop: &|| false, progress: &|_| {} }
    }
}

impl<'a> Budget<'a> {
    /// The same, and no longer than until this says so.
    #[must_use]
    pub fn until(self, stop: &'a dyn Fn() -> bool) -> Self {
        Self { stop, ..self }
    }

    /// The same, with somebody who wants to know how far it has come.
    #[must_use]
    pub fn telling(self, progress: &'a dyn Fn(ThoughtProgress)) -> Self {
        Self { progress, ..self }
    }
}

impl std::fmt::Debug for Budget<'_> {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Budget").field("nodes", &self.nodes).finish_non_exhaustive()
    }
}

/// A budget being spent.
pub(crate) struct Thought<'a> {
    budget: Budget<'a>,
    spent: Cell<u64>,
    /// Somebody said stop: he is not asked again.
    stopped: Cell<bool>,
}

impl<'a> Thought<'a> {
    pub(crate) fn new(budget: &Budget<'a>) -> Self {
        Self { budget: *budget, spent: Cell::new(0), stopped: Cell::new(false) }
    }

    /// One position more was looked at.
    pub(crate) fn spend(&self) {
        self.spent.set(self.spent.get() + 1);
    }

    /// Is it time to answer?
    pub(crate) fn is_over(&self) -> bool {
        if !self.stopped.get() && (self.budget.nodes <= self.spent.get() || (self.budget.stop)()) {
            self.stopped.set(true);
        }
        self.stopped.get()
    }

    /// One part in so many of the nodes.
    pub(crate) fn part(&self, of: u64) -> u64 {
        self.budget.nodes / of.max(1)
    }

    /// Are so many nodes spent, or is it time to answer?
    pub(crate) fn has_spent(&self, nodes: u64) -> bool {
        self.is_over() || nodes <= self.spent.get()
    }

    /// Says what is best so far.
    pub(crate) fn tell(&self, best: Option<Command>, worth: i32) {
        (self.budget.progress)(ThoughtProgress {
            nodes: self.spent.get().min(self.budget.nodes),
            of: self.budget.nodes,
            best,
            worth,
        });
    }
}

/// What a player is about in his turn, as he might say it himself once it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnAim {
    /// To bring what he can against this enemy.
    Against(UnitId),
    /// To take this hex, or to keep it.
    Ground(battle::Cell),
    /// To keep out of the enemy’s reach.
    Away,
    /// To stand, and let the enemy come.
    Stand,
}

/// What came of thinking ahead for a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pondering {
    /// There is more to think about: he may be asked again.
    GoesOn,
    /// There is nothing more to find out before somebody has spoken.
    Enough,
}

/// Somebody who decides.
pub trait Player: Send {
    /// Answers the question the battle stands at, whoever is asked.
    ///
    /// # Panics
    /// When nobody is asked: the battle stands at a chance, or is over.
    fn decide(&mut self, battle: &Battle, budget: &Budget<'_>) -> Command;

    /// Thinks ahead while somebody else is asked, and keeps for himself what he finds. It is called again and again, for a
    /// few positions each time. Whoever is never asked to ponder answers as if there were no such thing.
    fn ponder(&mut self, battle: &Battle, budget: &Budget<'_>) -> Pondering {
        let _ = (battle, budget);
        Pondering::Enough
    }

    /// What he is about in the turn he is playing, if he plans; asked after each of his answers.
    fn aim(&self) -> Option<TurnAim> {
        None
    }
}
