//! State changes only here: one event, one change.

use crate::acting::Acting;
use crate::machine::Play;
use crate::markers::{Marker, Markers};
use crate::nibbles::Nibbles;
use crate::state::{OfficerMark, TurnMark, UnitMark};
use crate::{Camp, Event, MarkerId, OfficerId, Pace, Sink, UnitId, View};
use enumset::EnumSet;
use hexes::Cell;
use rulebook::{Clause, Order, Rank};

/// What an order leaves on its unit, and on the turn.
const fn marks_of(order: Order) -> (Option<UnitMark>, Option<TurnMark>) {
    match order {
        Order::ForcedMarch => (Some(UnitMark::Forced), None),
        Order::ForwardMarch => (Some(UnitMark::Forced), Some(TurnMark::Forward)),
        Order::Woodsmen => (Some(UnitMark::Woodsmen), None),
        Order::MountOrDismount => (Some(UnitMark::Dismounts), None),
        Order::Reconnaissance => (None, Some(TurnMark::Reconnaissance)),
        Order::CombinedAttack => (None, Some(TurnMark::Combined)),
        Order::Manoeuvre => (None, Some(TurnMark::Anywhere)),
        Order::GeneralAssault => (None, Some(TurnMark::GeneralAssault)),
        Order::Dispatch
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
        | Order::CounterCharge => (None, None),
    }
}

impl<S: Sink> Play<'_, S> {
    /// Something happens: whoever listens hears it and sees the battle as it still stands, then the state changes.
    pub(crate) fn emit(&mut self, event: Event) {
        if S::HEARS_ANYTHING {
            self.tell(event);
        }
        self.apply(event);
    }

    /// Whoever listens hears it.
    #[inline]
    fn tell(&mut self, event: Event) {
        let before = View {
            setup: self.setup,
            tables: self.tables,
            units: self.units,
            officers: self.officers,
            affairs: self.affairs,
            spill: self.spill,
        };
        self.sink.hear(event, before);
    }

    /// What an event changes: every event, each once.
    fn apply(&mut self, event: Event) {
        match event {
            Event::TurnBegan { camp, turn } => self.begin_turn(camp, turn),
            Event::PhaseBegan { phase } => self.affairs.phase = phase,
            Event::OfficerActivated { officer, group } => self.begin_activation(officer, group),
            Event::UnitActivated { unit, group, .. } => self.activate(unit, group),
            Event::OfficerSelected { officer, group } => self.activate_officer(officer, group),
            Event::MessengersArrived { .. } => self.affairs.marks |= TurnMark::FreeDispatch,
            Event::OrderGiven { camp, cost, .. } => self.spend(camp, cost),
            Event::OrderTook { unit, order } => self.take_order(unit, order),
            Event::TurnOrder { order } => self.turn_order(order),
            Event::TokensGained { camp, tokens, .. } => self.affairs.camp_mut(camp).tokens += u16::from(tokens),
            Event::BattleOver { outcome } => self.affairs.outcome = Some(outcome),
            Event::UnitDelayed { unit } => self.mark(unit, UnitMark::Delayed),
            Event::Rallied { unit, elements, .. } => self.rally(unit, elements),
            Event::UnitMoved { unit, to, hexes, pace } => self.move_unit(unit, to, hexes, pace),
            Event::UnitEntered { unit, to, hexes, pace } => self.come_on(unit, to, hexes, pace),
            Event::UnitLeft { unit } => self.leave(unit),
            Event::UnitStoodStill { unit } => self.mark(unit, UnitMark::StoodStill),
            Event::PlayedMarkerRemoved { unit } => self.units[unit.index()].marks -= UnitMark::Played,
            Event::Evaded { unit, .. } => self.mark(unit, UnitMark::Played),
            Event::ElementsLost { unit, lost, .. } => self.lose_elements(unit, lost),
            Event::UnitDestroyed { unit } => self.destroy(unit),
            Event::CarrierLost { unit } => self.mark(unit, UnitMark::CarrierGone),
            Event::Retreated { unit, to, .. } | Event::FollowedUp { unit, to, .. } => self.relocate(unit, to),
            Event::Pursued { unit, to } => self.pursue(unit, to),
            Event::DebtIncurred { unit, hexes, by_road } => self.owe(unit, hexes, by_road),
            Event::Fought { unit } => self.mark(unit, UnitMark::Fought),
            Event::OfficerMoved { officer, to } => self.move_officer(officer, to, OfficerMark::Moved.into()),
            Event::OfficerWentAlong { officer, to, clause } => self.go_along(officer, to, clause),
            Event::OfficerFled { officer, to } => self.officers[officer.index()].cell = Some(to),
            Event::OfficerLeft { officer } => self.officers[officer.index()].cell = None,
            Event::FrontRankTaken { officer } => self.officers[officer.index()].marks |= OfficerMark::FrontRank,
            Event::FrontRankLeft { officer } => self.officers[officer.index()].marks -= OfficerMark::FrontRank,
            Event::OfficerLost { officer, .. } => self.lose_officer(officer),
            Event::GeneralReplaced { officer, at } => self.replace(officer, at),
            Event::ElephantReleased { elephant, unit, at, .. } => self.release(elephant, unit, at),
            Event::ElephantFled { elephant, to } => self.change_elephant(elephant, |elephant| elephant.cell = to),
            Event::ElephantRemoved { elephant, .. } => self.affairs.set_elephant(elephant, None, self.spill),
            Event::HexIgnited { at } => self.ignite(at),
            Event::HexBurntOut { at } => self.put_out(at),
            Event::TurnPassed { .. }
            | Event::GeneralPutOff { .. }
            | Event::CombatDeclared { .. }
            | Event::DiceReasoned { .. }
            | Event::DiceCounted { .. }
            | Event::Rolled { .. }
            | Event::RocketsStrayed { .. }
            | Event::FlagsIgnored { .. }
            | Event::RetreatOwed { .. }
            | Event::Crossed { .. }
            | Event::Forced { .. }
            | Event::HeldBack { .. }
            | Event::Noted { .. } => {}
        }
    }

    fn mark(&mut self, unit: UnitId, mark: UnitMark) {
        let own = &mut self.units[unit.index()];
        debug_assert!(!own.marks.contains(UnitMark::Left), "{unit} left the table for good");
        own.marks |= mark;
    }

    /// It is the time of an activation; 0 for none.
    pub(crate) fn act(&mut self, group: u8) {
        self.affairs.group = group;
        self.affairs.acting = Acting::new(self.units, group);
    }

    fn begin_activation(&mut self, officer: OfficerId, group: u8) {
        debug_assert_eq!(group, self.affairs.groups + 1, "activations follow one another");
        debug_assert_eq!(self.setup.officer(officer).camp, self.affairs.active, "only the active camp activates");
        self.officers[officer.index()].marks |= OfficerMark::Commanded;
        self.affairs.groups = group;
        self.affairs.group = group;
        self.affairs.acting = Acting::default();
        self.affairs.commander = Some(officer);
        self.affairs.selected = 0;
        self.affairs.arms = EnumSet::all();
    }

    fn activate(&mut self, unit: UnitId, group: u8) {
        debug_assert_eq!(self.setup.unit(unit).camp, self.affairs.active, "only the active camp activates");
        self.units[unit.index()].set_group(group);
        if group == self.affairs.group {
            self.affairs.acting.join(unit, self.units.len());
        }
        self.affairs.selected += 1;
        self.affairs.arms &= self.tables.arm_groups(unit);
    }

    fn activate_officer(&mut self, officer: OfficerId, group: u8) {
        debug_assert_eq!(self.setup.officer(officer).camp, self.affairs.active, "only the active camp activates");
        self.officers[officer.index()].group = group;
        self.affairs.selected += 1;
    }

    fn spend(&mut self, camp: Camp, cost: u8) {
        let tokens = &mut self.affairs.camp_mut(camp).tokens;
        debug_assert!(u16::from(cost) <= *tokens, "an order is paid with what there is");
        *tokens -= u16::from(cost);
    }

    fn rally(&mut self, unit: UnitId, elements: u8) {
        let own = &mut self.units[unit.index()];
        debug_assert!(
            own.elements() + elements <= self.setup.unit(unit).elements,
            "{unit} rallies no more than it lost"
        );
        own.set_elements(own.elements() + elements);
    }

    fn come_on(&mut self, unit: UnitId, to: Cell, hexes: u8, pace: Pace) {
        let own = &mut self.units[unit.index()];
        debug_assert!(own.marks.contains(UnitMark::Waiting), "{unit} enters once");
        own.marks -= UnitMark::Waiting;
        self.move_unit(unit, to, hexes, pace);
    }

    fn leave(&mut self, unit: UnitId) {
        let from = self.place(unit, None);
        debug_assert!(from.is_some(), "{unit} leaves the table it stands on");
        self.mark(unit, UnitMark::Left);
        // A detachment is no unit for victory (VIC-2).
        let start = self.setup.unit(unit);
        if start.counts_for_victory() {
            self.affairs.camp_mut(start.camp).exited += 1;
        }
    }

    fn lose_elements(&mut self, unit: UnitId, lost: u8) {
        let own = &mut self.units[unit.index()];
        debug_assert!(0 < lost && lost <= own.elements(), "{unit} loses what it has");
        own.set_elements(own.elements() - lost);
        let start = self.setup.unit(unit);
        if own.elements() == 0 && start.counts_for_victory() {
            self.affairs.camp_mut(start.camp).eliminated += 1;
        }
    }

    fn destroy(&mut self, unit: UnitId) {
        let from = self.place(unit, None);
        debug_assert!(
            from.is_some() && self.units[unit.index()].elements() == 0,
            "{unit} has lost everything just now"
        );
    }

    fn pursue(&mut self, unit: UnitId, to: Cell) {
        self.relocate(unit, to);
        self.mark(unit, UnitMark::Pursued);
    }

    fn owe(&mut self, unit: UnitId, hexes: u8, by_road: bool) {
        let own = &mut self.units[unit.index()];
        debug_assert!(0 < hexes, "{unit} owes for hexes it went back");
        own.set_debt(Nibbles::most(own.debt() + hexes));
        if !by_road {
            own.marks |= UnitMark::BackOffRoad;
        }
    }

    fn move_officer(&mut self, officer: OfficerId, to: Cell, marks: EnumSet<OfficerMark>) {
        let own = &mut self.officers[officer.index()];
        debug_assert!(!own.marks.contains(OfficerMark::Lost), "{officer} is lost, and goes nowhere");
        own.cell = Some(to);
        own.marks -= OfficerMark::Waiting;
        own.marks |= marks;
    }

    /// Along with a move he has moved, once for the turn (MOV-1); along with a retreat he has not.
    fn go_along(&mut self, officer: OfficerId, to: Cell, clause: Clause) {
        let moved = clause == Clause::OfficerActivation;
        self.move_officer(officer, to, if moved { OfficerMark::Moved.into() } else { EnumSet::empty() });
    }

    fn replace(&mut self, general: OfficerId, at: Cell) {
        let own = &mut self.officers[general.index()];
        debug_assert!(own.marks.contains(OfficerMark::Lost), "{general} returns because he was lost");
        own.cell = Some(at);
        own.marks -= OfficerMark::Lost;
    }

    fn release(&mut self, elephant: MarkerId, unit: UnitId, cell: Cell) {
        debug_assert!(self.view().loose(elephant).is_none(), "{elephant} is loose already");
        self.affairs.set_elephant(elephant, Some(Marker { cell, unit, rolled: false }), self.spill);
    }

    /// A new turn: what its camp did last turn is forgotten, what it owes begins to count (ART-2).
    fn begin_turn(&mut self, camp: Camp, turn: u8) {
        debug_assert_eq!(
            (camp, turn),
            (self.affairs.active, self.affairs.turn),
            "the turn that begins is the next one"
        );
        // A general lost from here on is lost in his own turn, which goes on (CHR-5).
        let passes = std::mem::take(&mut self.affairs.camp_mut(camp).must_pass);
        self.affairs.marks = if passes { TurnMark::Passed.into() } else { EnumSet::empty() };
        self.affairs.groups = 0;
        self.affairs.group = 0;
        self.affairs.acting = Acting::default();
        self.affairs.commander = None;
        self.affairs.selected = 0;
        self.affairs.arms = EnumSet::all();
        self.affairs.woodsmen = 0;
        let lasting =
            UnitMark::Played | UnitMark::StoodStill | UnitMark::CarrierGone | UnitMark::Waiting | UnitMark::Left;
        for unit in self.units.iter_mut() {
            // The enemy's activations and orders are over too: they bind nobody and carry nobody farther (ACT-4, ORD-4).
            unit.set_group(0);
            unit.marks -= UnitMark::Forced | UnitMark::Woodsmen | UnitMark::Dismounts;
        }
        for unit in self.tables.units_of(camp) {
            let unit = &mut self.units[unit.index()];
            unit.marks &= lasting;
            unit.set_moved(unit.debt());
            unit.set_debt(0);
        }
        for id in Markers::ids(self.spill) {
            let setup = self.setup;
            self.change_elephant(id, |elephant| elephant.rolled &= setup.unit(elephant.unit).camp != camp);
        }
        for (officer, start) in self.officers.iter_mut().zip(&self.setup.officers) {
            officer.group = 0;
            if start.camp == camp {
                officer.marks &= OfficerMark::Lost | OfficerMark::Waiting;
            }
        }
    }

    fn take_order(&mut self, unit: UnitId, order: Order) {
        self.affairs.woodsmen += u8::from(order == Order::Woodsmen);
        if let (Some(mark), _) = marks_of(order) {
            self.mark(unit, mark);
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
        if let (_, Some(mark)) = marks_of(order) {
            self.affairs.marks |= mark;
        }
    }

    /// A unit stands elsewhere, or nowhere; gives back where it stood.
    fn place(&mut self, unit: UnitId, to: Option<Cell>) -> Option<Cell> {
        debug_assert!(
            to.is_none_or(|cell| self.view().other_at(cell, unit).is_none()),
            "{unit} comes into a hex that is taken (GEO-4)"
        );
        let camp = self.setup.unit(unit).camp;
        let from = std::mem::replace(&mut self.units[unit.index()].cell, to);
        if let Some(cell) = from {
            self.affairs.ranks.leave(self.setup, camp, cell, self.units);
        }
        if let Some(cell) = to {
            self.affairs.ranks.enter(camp, cell);
        }
        from
    }

    fn move_unit(&mut self, unit: UnitId, to: Cell, hexes: u8, pace: Pace) {
        debug_assert_eq!(self.setup.unit(unit).camp, self.affairs.active, "units move in their own turn");
        self.place(unit, Some(to));
        let own = &mut self.units[unit.index()];
        own.set_moved(Nibbles::most(own.moved() + hexes));
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
        debug_assert!(from.is_some(), "{unit} goes from one hex of the table to another");
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

    fn lose_officer(&mut self, officer: OfficerId) {
        let start = self.setup.officer(officer);
        let own = &mut self.officers[officer.index()];
        debug_assert!(!own.marks.contains(OfficerMark::Lost), "{officer} is lost once");
        own.cell = None;
        own.marks |= OfficerMark::Lost;
        own.marks -= OfficerMark::FrontRank;
        if start.rank == Rank::GeneralInChief {
            self.affairs.camp_mut(start.camp).must_pass = true;
        }
    }

    fn ignite(&mut self, cell: Cell) {
        if !self.view().is_burning(cell) {
            self.affairs.ignite(cell, self.spill);
        }
    }

    fn put_out(&mut self, cell: Cell) {
        debug_assert!(self.view().is_burning(cell), "only a hex that burns burns out");
        self.affairs.put_out(cell, self.spill);
    }

    /// Changes an elephant that is on the table.
    pub(crate) fn change_elephant(&mut self, id: MarkerId, change: impl FnOnce(&mut Marker)) {
        if let Some(mut elephant) = self.view().loose(id) {
            change(&mut elephant);
            self.affairs.set_elephant(id, Some(elephant), self.spill);
        }
    }
}
