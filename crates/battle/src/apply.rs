//! State changes only here: one event, one change.

use crate::machine::Play;
use crate::markers::Marker;
use crate::state::{CampState, OfficerMark, TurnMark, UnitMark};
use crate::{Camp, Event, Pace, Sink, UnitId, View};
use enumset::EnumSet;
use hexes::Cell;
use rulebook::{Order, Rank};

impl<S: Sink> Play<'_, S> {
    /// Something happens: whoever listens hears it and sees the battle as it still stands, then the state changes.
    pub(crate) fn emit(&mut self, event: Event) {
        let before = View {
            setup: self.setup,
            tables: self.tables,
            units: self.units,
            officers: self.officers,
            affairs: self.affairs,
        };
        self.sink.hear(event, before);
        match event {
            Event::TurnBegan { .. }
            | Event::PhaseBegan { .. }
            | Event::OfficerActivated { .. }
            | Event::UnitActivated { .. }
            | Event::OfficerSelected { .. }
            | Event::MessengersArrived { .. }
            | Event::OrderGiven { .. }
            | Event::OrderTook { .. }
            | Event::TurnOrder { .. }
            | Event::TokensGained { .. }
            | Event::BattleOver { .. } => self.apply_to_turn(event),
            Event::UnitDelayed { .. }
            | Event::Rallied { .. }
            | Event::UnitMoved { .. }
            | Event::UnitEntered { .. }
            | Event::UnitLeft { .. }
            | Event::UnitStoodStill { .. }
            | Event::PlayedMarkerRemoved { .. }
            | Event::Evaded { .. }
            | Event::ElementsLost { .. }
            | Event::UnitDestroyed { .. }
            | Event::CarrierLost { .. }
            | Event::Retreated { .. }
            | Event::DebtIncurred { .. }
            | Event::FollowedUp { .. }
            | Event::Pursued { .. }
            | Event::Fought { .. } => self.apply_to_unit(event),
            Event::OfficerMoved { .. }
            | Event::OfficerWentAlong { .. }
            | Event::OfficerLeft { .. }
            | Event::FrontRankTaken { .. }
            | Event::FrontRankLeft { .. }
            | Event::OfficerFled { .. }
            | Event::OfficerLost { .. }
            | Event::GeneralReplaced { .. }
            | Event::ElephantReleased { .. }
            | Event::ElephantFled { .. }
            | Event::ElephantRemoved { .. }
            | Event::HexIgnited { .. }
            | Event::HexBurntOut { .. } => self.apply_to_others(event),
            Event::TurnPassed { .. }
            | Event::CombatDeclared { .. }
            | Event::DiceReasoned { .. }
            | Event::DiceCounted { .. }
            | Event::Rolled { .. }
            | Event::RocketsStrayed { .. }
            | Event::FlagsIgnored { .. }
            | Event::RetreatOwed { .. }
            | Event::Crossed { .. }
            | Event::Forced { .. }
            | Event::Noted { .. } => {}
        }
    }

    /// The turn, its activations, its orders.
    fn apply_to_turn(&mut self, event: Event) {
        match event {
            Event::TurnBegan { camp, turn } => self.begin_turn(camp, turn),
            Event::PhaseBegan { phase } => self.affairs.phase = phase,
            Event::OfficerActivated { officer, group } => {
                self.officers[officer.index()].marks |= OfficerMark::Commanded;
                self.affairs.groups = group;
                self.affairs.group = group;
                self.affairs.commander = Some(officer);
                self.affairs.selected = 0;
            }
            Event::UnitActivated { unit, group, .. } => {
                self.units[unit.index()].set_group(group);
                self.affairs.selected += 1;
            }
            Event::OfficerSelected { officer, group } => {
                self.officers[officer.index()].group = group;
                self.affairs.selected += 1;
            }
            Event::MessengersArrived { .. } => self.affairs.marks |= TurnMark::FreeDispatch,
            Event::OrderGiven { camp, cost, .. } => self.affairs.camp_mut(camp).tokens -= cost,
            Event::OrderTook { unit, order } => self.take_order(unit, order),
            Event::TurnOrder { order } => self.turn_order(order),
            Event::TokensGained { camp, tokens, .. } => {
                let own: &mut CampState = self.affairs.camp_mut(camp);
                own.tokens = own.tokens.saturating_add(tokens);
            }
            Event::BattleOver { outcome } => self.affairs.outcome = Some(outcome),
            _ => {}
        }
    }

    /// Units: where they stand, what they have left, what they did.
    fn apply_to_unit(&mut self, event: Event) {
        match event {
            Event::UnitDelayed { unit } => self.mark(unit, UnitMark::Delayed),
            Event::Rallied { unit, elements, .. } => {
                let own = &mut self.units[unit.index()];
                own.set_elements(own.elements() + elements);
            }
            Event::UnitMoved { unit, to, hexes, pace } => self.move_unit(unit, to, hexes, pace),
            Event::UnitEntered { unit, to, hexes, pace } => {
                self.units[unit.index()].marks -= UnitMark::Waiting;
                self.move_unit(unit, to, hexes, pace);
            }
            Event::UnitLeft { unit } => {
                self.place(unit, None);
                self.mark(unit, UnitMark::Left);
                // A detachment is no unit for victory (VIC-2).
                let start = self.setup.unit(unit);
                if start.counts_for_victory() {
                    self.affairs.camp_mut(start.camp).exited += 1;
                }
            }
            Event::UnitStoodStill { unit } => self.mark(unit, UnitMark::StoodStill),
            Event::PlayedMarkerRemoved { unit } => self.units[unit.index()].marks -= UnitMark::Played,
            Event::Evaded { unit, .. } => self.mark(unit, UnitMark::Played),
            Event::ElementsLost { unit, lost, .. } => {
                let own = &mut self.units[unit.index()];
                own.set_elements(own.elements() - lost);
            }
            Event::UnitDestroyed { unit } => {
                self.place(unit, None);
            }
            Event::CarrierLost { unit } => self.mark(unit, UnitMark::CarrierGone),
            Event::Retreated { unit, to, .. } | Event::FollowedUp { unit, to, .. } => self.relocate(unit, to),
            Event::Pursued { unit, to } => {
                self.relocate(unit, to);
                self.mark(unit, UnitMark::Pursued);
            }
            Event::DebtIncurred { unit, hexes } => {
                let own = &mut self.units[unit.index()];
                own.set_debt(own.debt() + hexes);
            }
            Event::Fought { unit } => self.mark(unit, UnitMark::Fought),
            _ => {}
        }
    }

    /// Officers, panicking elephants, fires.
    fn apply_to_others(&mut self, event: Event) {
        match event {
            Event::OfficerMoved { officer, to } => {
                let own = &mut self.officers[officer.index()];
                own.cell = Some(to);
                own.marks -= OfficerMark::Waiting;
                own.marks |= OfficerMark::Moved;
            }
            Event::OfficerWentAlong { officer, to, clause } => {
                let own = &mut self.officers[officer.index()];
                own.cell = Some(to);
                own.marks -= OfficerMark::Waiting;
                // Along with a move he has moved, once for the turn (MOV-1); along with a retreat he has not.
                if clause == rulebook::Clause::OfficerActivation {
                    own.marks |= OfficerMark::Moved;
                }
            }
            Event::OfficerFled { officer, to } => self.officers[officer.index()].cell = Some(to),
            Event::OfficerLeft { officer } => self.officers[officer.index()].cell = None,
            Event::FrontRankTaken { officer } => self.officers[officer.index()].marks |= OfficerMark::FrontRank,
            Event::FrontRankLeft { officer } => self.officers[officer.index()].marks -= OfficerMark::FrontRank,
            Event::OfficerLost { officer, .. } => self.lose_officer(officer),
            Event::GeneralReplaced { officer, at: cell } => {
                let own = &mut self.officers[officer.index()];
                own.cell = Some(cell);
                own.marks -= OfficerMark::Lost;
                let camp = self.setup.officer(officer).camp;
                self.affairs.camp_mut(camp).must_pass = false;
            }
            Event::ElephantReleased { elephant: marker, unit, at: cell, .. } => {
                self.affairs.markers.set(marker, Some(Marker { cell, unit, rolled: false }));
            }
            Event::ElephantFled { elephant: marker, to } => {
                self.affairs.markers.change(marker, |elephant| elephant.cell = to)
            }
            Event::ElephantRemoved { elephant: marker, .. } => self.affairs.markers.set(marker, None),
            Event::HexIgnited { at: cell } => self.ignite(cell),
            Event::HexBurntOut { at: cell } => {
                for fire in self.affairs.fires.iter_mut().filter(|fire| **fire == Some(cell)) {
                    *fire = None;
                }
            }
            _ => {}
        }
    }

    fn mark(&mut self, unit: UnitId, mark: UnitMark) {
        self.units[unit.index()].marks |= mark;
    }

    /// A new turn: what its camp did last turn is forgotten, what it owes begins to count (ART-2).
    fn begin_turn(&mut self, camp: Camp, turn: u8) {
        self.affairs.active = camp;
        self.affairs.turn = turn;
        // A general lost from here on is lost in his own turn, which goes on (CHR-5).
        let passes = self.affairs.camp(camp).must_pass;
        self.affairs.marks = if passes { TurnMark::Passed.into() } else { EnumSet::empty() };
        self.affairs.groups = 0;
        self.affairs.group = 0;
        self.affairs.commander = None;
        self.affairs.selected = 0;
        self.affairs.woodsmen = 0;
        let lasting =
            UnitMark::Played | UnitMark::StoodStill | UnitMark::CarrierGone | UnitMark::Waiting | UnitMark::Left;
        for (unit, start) in self.units.iter_mut().zip(&self.setup.units) {
            // The enemy's activations and orders are over too: they bind nobody and carry nobody farther (ACT-4, ORD-4).
            unit.set_group(0);
            unit.marks -= UnitMark::Forced | UnitMark::Woodsmen | UnitMark::Dismounts;
            if start.camp == camp {
                unit.marks &= lasting;
                unit.set_moved(unit.debt());
                unit.set_debt(0);
            }
        }
        for (id, elephant) in self.affairs.markers.iter() {
            let fresh = self.setup.unit(elephant.unit).camp == camp;
            self.affairs.markers.change(id, |elephant| elephant.rolled &= !fresh);
        }
        for (officer, start) in self.officers.iter_mut().zip(&self.setup.officers) {
            officer.group = 0;
            if start.camp == camp {
                officer.marks &= OfficerMark::Lost | OfficerMark::Waiting;
            }
        }
    }

    fn take_order(&mut self, unit: UnitId, order: Order) {
        match order {
            Order::ForcedMarch | Order::ForwardMarch => self.mark(unit, UnitMark::Forced),
            Order::Woodsmen => {
                self.mark(unit, UnitMark::Woodsmen);
                self.affairs.woodsmen += 1;
            }
            Order::MountOrDismount => self.mark(unit, UnitMark::Dismounts),
            Order::Reconnaissance
            | Order::Dispatch
            | Order::CombinedAttack
            | Order::Manoeuvre
            | Order::GeneralAssault
            | Order::Rally
            | Order::SteadyFire
            | Order::Charge
            | Order::ColdSteel
            | Order::AllOut
            | Order::PressOn
            | Order::StandFast
            | Order::TakeCover
            | Order::Square
            | Order::Ambush
            | Order::CounterCharge => {}
        }
    }

    fn turn_order(&mut self, order: Order) {
        self.affairs.marks |= TurnMark::OrderGiven;
        if order == Order::GeneralAssault {
            // It is a command phase of its own: every officer may make an activation again (ORD-4).
            for officer in self.officers.iter_mut() {
                officer.marks -= OfficerMark::Commanded;
            }
        }
        let mark = match order {
            Order::Reconnaissance => TurnMark::Reconnaissance,
            Order::CombinedAttack => TurnMark::Combined,
            Order::Manoeuvre => TurnMark::Anywhere,
            Order::ForwardMarch => TurnMark::Forward,
            Order::GeneralAssault => TurnMark::GeneralAssault,
            _ => return,
        };
        self.affairs.marks |= mark;
    }

    /// A unit stands elsewhere, or nowhere; gives back where it stood.
    fn place(&mut self, unit: UnitId, to: Option<Cell>) -> Option<Cell> {
        let from = std::mem::replace(&mut self.units[unit.index()].cell, to);
        if let Some(cell) = from {
            self.affairs.occupied.leave(&self.setup.board, cell, self.units);
        }
        if let Some(cell) = to {
            self.affairs.occupied.enter(cell);
        }
        from
    }

    fn move_unit(&mut self, unit: UnitId, to: Cell, hexes: u8, pace: Pace) {
        self.place(unit, Some(to));
        let own = &mut self.units[unit.index()];
        own.set_moved(own.moved() + hexes);
        own.marks |= UnitMark::Moved;
        own.marks -= UnitMark::StoodStill;
        if pace.by_road() {
            own.marks |= UnitMark::RoadMarched;
        }
        if pace.mounted() {
            own.marks |= UnitMark::MovedMounted;
        }
    }

    /// A unit changes hex outside its move; its officers follow (CHR-1).
    fn relocate(&mut self, unit: UnitId, to: Cell) {
        let from = self.place(unit, Some(to));
        let camp = self.setup.unit(unit).camp;
        for (officer, start) in self.officers.iter_mut().zip(&self.setup.officers) {
            if officer.cell.is_some()
                && officer.cell == from
                && start.camp == camp
                && !officer.marks.contains(OfficerMark::Lost)
            {
                officer.cell = Some(to);
            }
        }
    }

    fn lose_officer(&mut self, officer: crate::OfficerId) {
        let start = self.setup.officer(officer);
        let own = &mut self.officers[officer.index()];
        own.cell = None;
        own.marks |= OfficerMark::Lost;
        own.marks -= OfficerMark::FrontRank;
        if start.rank == Rank::GeneralInChief {
            self.affairs.camp_mut(start.camp).must_pass = true;
        }
    }

    fn ignite(&mut self, cell: Cell) {
        if self.affairs.burns(cell) {
            return;
        }
        if let Some(free) = self.affairs.fires.iter_mut().find(|fire| fire.is_none()) {
            *free = Some(cell);
        }
    }
}
