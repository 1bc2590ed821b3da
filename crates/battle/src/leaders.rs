//! Characters: where they flee, who replaces the general.

use crate::command::Because;
use crate::machine::{Play, Stop};
use crate::movement::reach::{Start, Until, Walk};
use crate::state::OfficerMark;
use crate::{Camp, Command, Event, OfficerId, Refusal, Sink, View};
use hexes::Cell;
use rulebook::{Clause, Flight, GeneralReturn, Rank, TerrainEntry};

impl View<'_> {
    /// The hexes an officer may flee to: with a friendly unit, adjacent or two hexes off by rank, never through an
    /// enemy or impassable ground (CHR-3). Friends may be crossed (PRC-15).
    pub(crate) fn each_refuge(&self, officer: OfficerId, mut found: impl FnMut(Cell)) {
        let Some(from) = self.officer_cell(officer) else { return };
        let start = self.setup.officer(officer);
        let walker = self.walking_officer(officer);
        let refuge = |cell: Cell| cell != from && self.unit_at(cell).is_some_and(|unit| self.camp(unit) == start.camp);
        // An enemy officer alone bars the way of one who flees (PRC-15).
        let open = |from: Cell, to: Cell| {
            self.may_step(walker, from, to)
                && self.unit_at(to).is_none_or(|unit| self.camp(unit) == start.camp)
                && self.officers_at(to, start.camp.opposite()).next().is_none()
        };
        let near = |cell: Cell| open(from, cell);
        for cell in self.around(from).filter(|cell| near(*cell) && refuge(*cell)) {
            found(cell);
        }
        match self.book().command.flight.of(start.rank) {
            Flight::NextHex => return,
            Flight::TwoHexes => {}
        }
        for cell in self.setup.board.grid().cells() {
            if self.distance(from, cell) == 2 && refuge(cell) {
                let mut between = self.around(from).filter(|step| near(*step) && self.distance(*step, cell) == 1);
                if between.any(|step| open(step, cell)) {
                    found(cell);
                }
            }
        }
    }

    pub(crate) fn check_flee(&self, camp: Camp, cell: Cell, officer: OfficerId, to: Cell) -> Result<(), Refusal> {
        let flees = officer.index() < self.officers.len() && self.officers_at(cell, camp).any(|other| other == officer);
        if !flees {
            return Err(Because::NoSuchThing.by(Clause::CharactersFleeInTurn));
        }
        let mut allowed = false;
        self.each_refuge(officer, |refuge| allowed |= refuge == to);
        if allowed { Ok(()) } else { Err(Because::OutOfReach.by(Clause::CharacterFlight)) }
    }

    /// May this officer leave the table alone by this hex (MOV-11)? The step off the table is a hex of his move.
    pub(crate) fn check_leave_officer(&self, officer: OfficerId, by: Cell) -> Result<(), Refusal> {
        self.check_officer_may_move(officer)?;
        let from = self.officer_cell(officer).ok_or(Because::NoSuchThing.by(Clause::LeavingTheTable))?;
        let camp = self.setup.officer(officer).camp;
        if !self.setup.camp(camp).exits.contains(&by) {
            return Err(Because::NotAllowed.by(Clause::LeavingTheTable));
        }
        let most = self.book().steps.officer;
        let mut walk = Walk::new();
        let start = Start::at(from, most, Until::At(by));
        self.walk(self.walking_officer(officer), start, &mut walk);
        let steps = if from == by { Some(0) } else { walk.shortest(by) };
        if steps.is_some_and(|steps| steps < most) { Ok(()) } else { Err(Because::OutOfReach.by(Clause::OfficerMove)) }
    }

    /// Where a new general in chief may appear, and that he stays away for now (CHR-4, ruling 19).
    pub(crate) fn each_replacement(&self, mut found: impl FnMut(Command)) {
        self.each_return(&mut found);
        if self.book().command.general == GeneralReturn::WhenWanted {
            found(Command::PutOffGeneral);
        }
    }

    fn each_return(&self, found: &mut impl FnMut(Command)) {
        let camp = self.affairs.active;
        let mut any = false;
        for officer in self.successors(camp) {
            if let Some(at) = self.officer_cell(officer) {
                any = true;
                found(Command::ReplaceGeneral { officer: Some(officer), at });
            }
        }
        if any {
            return;
        }
        for at in self.setup.board.grid().cells() {
            if self.may_appear(camp, at) {
                found(Command::ReplaceGeneral { officer: None, at });
            }
        }
    }

    /// The general in chief a camp has lost, if he is not back yet.
    pub(crate) fn lost_general(&self, camp: Camp) -> Option<OfficerId> {
        let lost = |id: &OfficerId| self.officer_is(*id, OfficerMark::Lost);
        self.officers_of(camp).filter(lost).find(|id| self.setup.officer(*id).rank == Rank::GeneralInChief)
    }

    fn may_appear(&self, camp: Camp, at: Cell) -> bool {
        let open = self.book().ground(self.setup.board.footing(at)).entry != TerrainEntry::Never;
        let held = self.unit_at(at).is_some_and(|unit| self.camp(unit) != camp);
        let met = self.officers_at(at, camp.opposite()).next().is_some();
        open && !held && !met && !self.fire_bars(at) && self.elephant_at(at).is_none()
    }

    /// May he return so, or be put off (ruling 19)?
    pub(crate) fn check_replacement(&self, wanted: Command) -> Result<(), Refusal> {
        let mut allowed = false;
        self.each_replacement(|command| allowed |= command == wanted);
        if allowed { Ok(()) } else { Err(Because::NotAllowed.by(Clause::GeneralLost)) }
    }
}

impl<S: Sink> Play<'_, S> {
    /// Officers flee one by one, in their owner's order (PRC-15); one without refuge is lost (CHR-3).
    pub(crate) fn advance_flight(&mut self, camp: Camp, cell: Cell) -> Stop {
        let view = self.view();
        let safe = view.unit_at(cell).is_some_and(|unit| view.camp(unit) == camp);
        let lost = view.officers_at(cell, camp).find(|officer| {
            let mut refuge = false;
            view.each_refuge(*officer, |_| refuge = true);
            !refuge
        });
        if safe || view.officers_at(cell, camp).next().is_none() {
            self.pop();
            return Stop::Next;
        }
        match lost {
            Some(officer) => {
                self.emit(Event::OfficerLost { officer, clause: Clause::CharacterFlight });
                Stop::Next
            }
            None => Stop::Ask,
        }
    }

    pub(crate) fn obey_flight(&mut self, command: Command, camp: Camp, cell: Cell) {
        let Command::Flee { officer, to } = command else {
            unreachable!("an officer was asked where he flees, not {command:?}")
        };
        if 1 < self.view().officers_at(cell, camp).count() {
            self.note(Clause::CharactersFleeInTurn);
        }
        self.emit(Event::OfficerFled { officer, to });
    }
}
