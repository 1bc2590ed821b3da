//! Reinforcements come on to the table (MOV-12), and officers go along with units (ACT-6).

use super::Offered;
use super::ground::{self, Footstep, Walker};
use super::reach::{Leaves, Passage, Start, Until, Walk, Way};
use crate::frame::Frame;
use crate::machine::{Play, Stop};
use crate::state::{OfficerMark, UnitMark};
use crate::{Command, Event, OfficerId, Pace, Sink, UnitId, View};
use hexes::Cell;
use rulebook::{Clause, Rank, TerrainEntry};

impl View<'_> {
    /// Every hex a reinforcement may come to.
    pub(super) fn each_entry(&self, unit: UnitId, mut found: impl FnMut(Command)) {
        let mut seen = Offered::new();
        for pace in [Pace::Normal, Pace::Mounted] {
            let slower = seen.len();
            self.entry_walks(unit, pace, false, |walk| {
                for (cell, _) in walk.ends() {
                    if !seen.contains(&cell) {
                        let _ = seen.try_push(cell);
                    }
                }
            });
            seen[slower..].sort_unstable();
            for cell in &seen[slower..] {
                found(Command::Move { unit, to: *cell, pace, past: None });
            }
        }
    }

    /// Hexes a reinforcement needs to a hex, the first one on the table included (MOV-12), and those it passes: a way that
    /// disturbs no lone enemy officer, if there is one (MOV-11b).
    pub(crate) fn entry_route(&self, unit: UnitId, pace: Pace, to: Cell) -> Option<(u8, Way)> {
        let shortest = |wary: bool| {
            let mut best: Option<(u8, Way)> = None;
            self.entry_walks(unit, pace, wary, |walk| {
                if let Some(steps) = walk.shortest(to)
                    && best.as_ref().is_none_or(|(known, _)| steps < *known)
                {
                    best = Some((steps, walk.way(to).take(16).collect()));
                }
            });
            best
        };
        let wary = self.some_officer_is_near(unit);
        if wary { shortest(true).or_else(|| shortest(false)) } else { shortest(false) }
    }

    /// Walks a reinforcement from each hex it may enter by: the first hex of its move is the first on the table. It
    /// comes from no road hex, so that it makes no road march (MOV-8).
    fn entry_walks(&self, unit: UnitId, pace: Pace, wary: bool, mut then: impl FnMut(&Walk)) {
        let Err(arrival) = &self.setup.unit(unit).start else { return };
        let mut walk = Walk::new();
        for entry in &arrival.entries {
            if let Some(start) = self.entry_start(unit, pace, *entry) {
                let meets = wary && self.swept(self.camp(unit), *entry);
                let most = if meets { 1 } else { start.most };
                self.walk(
                    self.walker(unit),
                    Start { most, wary: if wary { Leaves::All } else { Leaves::Nobody }, ..start },
                    &mut walk,
                );
                self.enter(self.walker(unit), &mut walk);
                then(&walk);
            }
        }
    }

    /// A reinforcement's walk in by a hex of the edge, if it may come so.
    pub(crate) fn entry_start(&self, unit: UnitId, pace: Pace, entry: Cell) -> Option<Start> {
        let arrival = self.setup.unit(unit).start.as_ref().err().filter(|arrival| arrival.turn <= self.affairs.turn)?;
        let most = self.most_hexes(unit, pace).filter(|most| 0 < *most && !pace.by_road())?;
        arrival.entries.contains(&entry).then(|| self.entering(self.walker(unit), entry, most))?
    }

    /// Whoever enters may stay in the first hex, unless he passes through a friend there (MOV-3, MOV-3b).
    pub(super) fn enter(&self, walker: Walker, walk: &mut Walk) {
        walk.enter(|first| self.passage(walker, first, false) == Passage::Free);
    }

    /// A walk in by a hex of the edge: its ground counts as anywhere, a road there leads in (MOV-12, MOV-13).
    pub(super) fn entering(&self, walker: Walker, entry: Cell, most: u8) -> Option<Start> {
        let passage = self.passage(walker, entry, false);
        if self.fire_bars(entry) || passage == Passage::Barred {
            return None;
        }
        let row = self.book().ground(self.setup.board.footing(entry));
        let eased = !walker.is_slowed() || self.setup.board.on_road(entry);
        let footstep =
            if eased && row.entry != TerrainEntry::Never { Footstep::Free } else { ground::entry(walker, row)? };
        let most = match footstep {
            Footstep::Free => most,
            Footstep::Stop if passage == Passage::Through => return None,
            Footstep::Stop => 1,
            Footstep::AtMost(hexes) => most.min(hexes),
        };
        Some(Start { steps: 1, ..Start::at(entry, most, Until::Everywhere) })
    }
}

impl<S: Sink> Play<'_, S> {
    /// The next officer in the hex a unit left says whether he goes along.
    pub(crate) fn advance_go_along(&mut self, unit: UnitId, from: Option<Cell>, next: u8) -> Stop {
        let Some(officer) = self.view().next_companion(unit, from, next) else {
            self.pop();
            return Stop::Next;
        };
        self.set_top(Frame::GoAlong { unit, from, next: officer.0 });
        Stop::Ask
    }

    pub(crate) fn obey_go_along(&mut self, command: Command, unit: UnitId, from: Option<Cell>, next: u8) {
        let officer = OfficerId(next);
        match (command, self.view().cell(unit)) {
            (Command::GoAlong { yes: true }, Some(to)) => {
                self.emit(Event::OfficerWentAlong { officer, to, clause: Clause::OfficerActivation });
            }
            (Command::GoAlong { yes: true }, None) => self.emit(Event::OfficerLeft { officer }),
            (Command::GoAlong { yes: false }, _) => {}
            (other, _) => unreachable!("an officer was asked whether he goes along, not {other:?}"),
        }
        self.set_top(Frame::GoAlong { unit, from, next: next + 1 });
    }
}

impl View<'_> {
    /// The next officer who could go along with a unit that moved from a hex, or came from off the table.
    fn next_companion(&self, unit: UnitId, from: Option<Cell>, next: u8) -> Option<OfficerId> {
        let camp = self.camp(unit);
        self.officer_ids().find(|officer| {
            let (start, state) = (self.setup.officer(*officer), &self.officers[officer.index()]);
            let beside = match from {
                Some(cell) => state.cell == Some(cell) && !state.marks.contains(OfficerMark::Moved),
                None => state.marks.contains(OfficerMark::Waiting) && start.start == self.setup.unit(unit).start,
            };
            next <= officer.0 && start.camp == camp && beside
        })
    }

    /// Must this officer enter with a unit that comes from off the table? He does who activated it, unless he is a
    /// sub-general or another who activated waits there too; with which unit is his player's choice, as long as another may
    /// still come (MOV-12).
    pub(crate) fn must_enter(&self, from: Option<Cell>, officer: OfficerId) -> bool {
        let start = &self.setup.officer(officer).start;
        let mut later = self.units_of(self.affairs.active).filter(|unit| self.setup.unit(*unit).start == *start);
        let comes = |unit: UnitId| {
            let mut enters = false;
            if self.check_may_move(unit).is_ok() {
                self.each_entry(unit, |_| enters = true);
            }
            enters
        };
        from.is_none() && self.owes_entry(officer) && !later.any(|unit| self.cell(unit).is_none() && comes(unit))
    }

    /// Did this officer, still off the table, activate those who come from there, so that he comes too (MOV-12)?
    pub(crate) fn owes_entry(&self, officer: OfficerId) -> bool {
        let start = self.setup.officer(officer);
        let leads =
            |id: OfficerId| self.officer_is(id, OfficerMark::Waiting) && self.officer_is(id, OfficerMark::Commanded);
        let other = |id: OfficerId| id != officer && leads(id) && self.setup.officer(id).start == start.start;
        leads(officer) && start.rank != Rank::SubGeneral && !self.officer_ids().any(other)
    }

    /// The hex of the last unit that came this turn from where an officer waits who owes his entry.
    pub(crate) fn late_entry(&self, officer: OfficerId) -> Option<Cell> {
        let start = &self.setup.officer(officer).start;
        if !self.owes_entry(officer) || start.is_ok() {
            return None;
        }
        let came = |unit: &UnitId| self.setup.unit(*unit).start == *start && self.is(*unit, UnitMark::Moved);
        self.units_of(self.affairs.active).filter(came).filter_map(|unit| self.cell(unit)).last()
    }
}
