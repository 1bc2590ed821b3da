//! Advice found by trying: changes are played with the same games as the battle itself, and the worse half is given up
//! again and again (sequential halving) until three are left. It goes step by step: whoever asks says how many games.

use crate::change::Adjustment;
use crate::share::FairShare;
use crate::trial::{Contest, TrialBattle, TrialError};
use std::collections::BTreeMap;
use wire::fairness::{AdviceState, TrialPlayer, TriedCounts};

/// Games of each change in the first round.
const FIRST: u32 = 24;
/// Changes that are kept to the end.
const KEPT: usize = 3;

/// The largest number of games of each change that can be asked for.
pub const MOST_GAMES: u32 = 1_000_000;

/// A search for advice.
#[derive(Debug)]
pub struct AdviceCourse<'b> {
    battle: &'b TrialBattle,
    changes: Vec<Adjustment>,
    state: AdviceState,
    /// Battles with something changed, made when they are first played.
    changed: BTreeMap<usize, TrialBattle>,
}

/// A change that was tried, and what was measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AdvisedChange {
    /// What is changed.
    pub change: Adjustment,
    /// What came of it.
    pub counts: TriedCounts,
    /// Is it measured to be nearer to an even battle than the battle as it is, over the same number of games or more?
    pub nearer: bool,
}

/// A search that cannot be taken up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CourseError {
    /// What was given back is not of this battle.
    #[error("this is a search for advice about another battle")]
    OtherBattle,
    /// A game could not be played.
    #[error(transparent)]
    Trial(#[from] TrialError),
}

/// What a game is played with: the battle as it is, or one of the changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tried {
    AsItIs,
    Changed(usize),
}

impl<'b> AdviceCourse<'b> {
    /// A new search: who plays both sides, the seed, and the games of each change that is kept to the end.
    #[must_use]
    pub fn new(battle: &'b TrialBattle, player: TrialPlayer, seed: u64, most: u32) -> Self {
        let changes = Adjustment::all(battle);
        let tried = vec![TriedCounts::default(); changes.len()];
        let state = AdviceState {
            player,
            seed,
            most: most.clamp(1, MOST_GAMES),
            round: 0,
            base: TriedCounts::default(),
            tried,
        };
        Self { battle, changes, state, changed: BTreeMap::new() }
    }

    /// Goes on from where it stood.
    ///
    /// # Errors
    /// When it is a search about another battle.
    pub fn resumed(battle: &'b TrialBattle, state: AdviceState) -> Result<Self, CourseError> {
        let changes = Adjustment::all(battle);
        let counts = std::iter::once(&state.base).chain(&state.tried);
        let sound = counts.into_iter().all(|counts| counts.won.games() <= state.most) && state.round < 32;
        if changes.len() != state.tried.len() || !sound || !(1..=MOST_GAMES).contains(&state.most) {
            return Err(CourseError::OtherBattle);
        }
        Ok(Self { battle, changes, state, changed: BTreeMap::new() })
    }

    /// Where it stands.
    #[must_use]
    pub fn state(&self) -> &AdviceState {
        &self.state
    }

    /// Plays so many games at most; says how many were.
    ///
    /// # Errors
    /// When a game cannot be played, which is a bug of ours.
    pub fn step(&mut self, games: u32) -> Result<u32, CourseError> {
        self.step_unless(games, &|| false)
    }

    /// The same; a game that somebody gives up counts for nothing.
    ///
    /// # Errors
    /// When a game was given up, or cannot be played.
    pub fn step_unless(&mut self, games: u32, stop: &dyn Fn() -> bool) -> Result<u32, CourseError> {
        let mut played = 0;
        while played < games {
            let Some(next) = self.next() else { break };
            self.play(next, stop)?;
            played += 1;
        }
        Ok(played)
    }

    /// Has everything been played?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.clone_state().next().is_none()
    }

    fn clone_state(&self) -> AdviceCourse<'b> {
        AdviceCourse {
            battle: self.battle,
            changes: self.changes.clone(),
            state: self.state.clone(),
            changed: BTreeMap::new(),
        }
    }

    /// Games played, and games that will be in all, if no more are wanted.
    #[must_use]
    pub fn progress(&self) -> (u32, u32) {
        let played = |counts: &TriedCounts| counts.won.games();
        let done = played(&self.state.base) + self.state.tried.iter().map(played).sum::<u32>();
        let mut rest = self.clone_state();
        let mut to_come = 0;
        // The same course with games nobody wins takes as long.
        while let Some(next) = rest.next() {
            let missing = rest.target().saturating_sub(rest.counts(next).won.games());
            rest.counts_mut(next).won.nobody += missing;
            to_come += missing;
        }
        (done, done + to_come)
    }

    /// What was measured: those kept to the end, the most even first; then those given up, by their order.
    #[must_use]
    pub fn advice(&self) -> Vec<AdvisedChange> {
        let uneven = |counts: &TriedCounts| FairShare::north(counts.won).per_mille().abs_diff(500);
        let base = uneven(&self.state.base);
        let mut tried: Vec<AdvisedChange> = self
            .changes
            .iter()
            .zip(&self.state.tried)
            .filter(|(_, counts)| 0 < counts.won.games())
            .map(|(change, counts)| AdvisedChange {
                change: *change,
                counts: *counts,
                nearer: !counts.out && uneven(counts) < base,
            })
            .collect();
        tried.sort_by_key(|tried| (tried.counts.out, uneven(&tried.counts)));
        tried
    }

    /// Whose game comes next: the battle as it is, or a change; none when all is played.
    fn next(&mut self) -> Option<Tried> {
        loop {
            let target = self.target();
            if self.state.base.won.games() < target {
                return Some(Tried::AsItIs);
            }
            let waits = |counts: &TriedCounts| !counts.out && counts.won.games() < target;
            if let Some(place) = self.state.tried.iter().position(waits) {
                return Some(Tried::Changed(place));
            }
            let left = self.state.tried.iter().filter(|counts| !counts.out).count();
            if left == 0 || (left <= KEPT && self.state.most <= target) {
                return None;
            }
            self.give_up(left);
            self.state.round += 1;
        }
    }

    /// Games each has played at the end of this round.
    fn target(&self) -> u32 {
        let doubled = 1_u32.checked_shl(self.state.round).map_or(u32::MAX, |times| FIRST.saturating_mul(times));
        // As long as there are too many, the last round waits.
        doubled.min(self.state.most)
    }

    /// The worse half is given up.
    fn give_up(&mut self, left: usize) {
        let keep = left.div_ceil(2).max(KEPT);
        let mut order: Vec<usize> = (0..self.state.tried.len()).filter(|place| !self.state.tried[*place].out).collect();
        order.sort_by_key(|place| FairShare::north(self.state.tried[*place].won).per_mille().abs_diff(500));
        for place in order.into_iter().skip(keep) {
            self.state.tried[place].out = true;
        }
    }

    fn counts(&self, whose: Tried) -> &TriedCounts {
        match whose {
            Tried::AsItIs => &self.state.base,
            Tried::Changed(place) => &self.state.tried[place],
        }
    }

    fn counts_mut(&mut self, whose: Tried) -> &mut TriedCounts {
        match whose {
            Tried::AsItIs => &mut self.state.base,
            Tried::Changed(place) => &mut self.state.tried[place],
        }
    }

    fn play(&mut self, whose: Tried, stop: &dyn Fn() -> bool) -> Result<(), CourseError> {
        let number = self.counts(whose).won.games();
        let (contest, seed) = (Contest::even(self.state.player), self.state.seed);
        let battle = match whose {
            Tried::AsItIs => self.battle,
            Tried::Changed(place) => {
                if !self.changed.contains_key(&place) {
                    let changed = self.changes[place].applied(self.battle).ok_or(CourseError::OtherBattle)?;
                    self.changed.insert(place, changed);
                }
                &self.changed[&place]
            }
        };
        let game = battle.game(contest, seed, number, stop)?;
        let counts = self.counts_mut(whose);
        counts.turns = counts.turns.saturating_add(u32::from(game.bout.turns));
        match game.bout.outcome.winner {
            Some(battle::Camp::North) => counts.won.north += 1,
            None => counts.won.nobody += 1,
            Some(battle::Camp::South) => counts.won.south += 1,
        }
        Ok(())
    }
}
