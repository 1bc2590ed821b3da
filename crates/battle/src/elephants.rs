//! Elephants out of hand: flight, and the fight when there is no way.

use crate::command::Because;
use crate::frame::{Combat, Frame};
use crate::machine::{Pending, Play, Question, Stop};
use crate::{Chance, Combatant, Command, Event, MarkerId, Onset, Purpose, Refusal, Sink, View};
use hexes::Cell;
use rulebook::{Clause, Exchange};

/// What lies behind a fleeing elephant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rear {
    /// The edge of the table: it runs off.
    Edge,
    /// Hexes, of which some may be free.
    Hexes([Option<Cell>; 2]),
}

impl View<'_> {
    pub(crate) fn panic_pending(&self, marker: MarkerId, left: Option<u8>) -> Pending {
        match left {
            None => Pending::Chance(Chance { dice: self.book().panic.dice, purpose: Purpose::ElephantFlight }),
            Some(_) => Pending::Decision(self.camp_of(Combatant::Elephant(marker)), Question::Elephant),
        }
    }

    /// What lies behind it, toward its own edge.
    fn behind(&self, marker: MarkerId) -> Rear {
        let elephant = Combatant::Elephant(marker);
        let Some(cell) = self.cell_of(elephant) else { return Rear::Edge };
        let camp = self.camp_of(elephant);
        if self.setup.board.grid().rows_to(cell, camp) == 0 {
            return Rear::Edge;
        }
        Rear::Hexes(self.setup.board.neighbours().rear(cell, camp))
    }

    /// The free hexes it may flee into.
    pub(crate) fn each_elephant_way(&self, marker: MarkerId, mut found: impl FnMut(Cell)) {
        let elephant = Combatant::Elephant(marker);
        let (Some(from), Rear::Hexes(rear)) = (self.cell_of(elephant), self.behind(marker)) else { return };
        let walker = self.running_elephant(self.camp_of(elephant));
        for cell in rear.into_iter().flatten() {
            if self.combatant_at(cell).is_none() && self.may_step(walker, from, cell) {
                found(cell);
            }
        }
    }

    /// The units that bar its way, when no hex is free (ELE-5).
    pub(crate) fn each_elephant_foe(&self, marker: MarkerId, mut found: impl FnMut(Combatant)) {
        let elephant = Combatant::Elephant(marker);
        let (Some(from), Rear::Hexes(rear)) = (self.cell_of(elephant), self.behind(marker)) else { return };
        let walker = self.running_elephant(self.camp_of(elephant));
        for cell in rear.into_iter().flatten() {
            if let Some(unit) = self.unit_at(cell).filter(|_| self.may_step(walker, from, cell)) {
                found(Combatant::Unit(unit));
            }
        }
    }

    /// Panicking elephants of the active camp that have still to run this turn, with their hexes: of several in one hex the
    /// first (ELE-4). One let loose by another's fight has run already.
    pub(crate) fn each_runner(&self, mut found: impl FnMut(MarkerId, Cell)) {
        let active = self.affairs.active;
        let waits = |id: MarkerId| self.loose(id).is_some_and(|elephant| !elephant.rolled);
        let own = || self.elephants().filter(move |(id, camp, _)| *camp == active && waits(*id));
        for (marker, _, at) in own() {
            if own().find(|(_, _, other)| *other == at).is_some_and(|(first, _, _)| first == marker) {
                found(marker, at);
            }
        }
    }

    /// Has a panicking elephant in this hex still to run?
    pub(crate) fn check_runs(&self, at: Cell) -> Result<(), Refusal> {
        let mut there = false;
        self.each_runner(|_, cell| there |= cell == at);
        if there { Ok(()) } else { Err(Because::NoSuchThing.by(Clause::PanicFlight)) }
    }

    pub(crate) fn check_elephant(&self, marker: MarkerId, command: Command) -> Result<(), Refusal> {
        let (mut free, mut allowed) = (false, false);
        match command {
            Command::ElephantTo { to } => {
                self.each_elephant_way(marker, |cell| allowed |= cell == to);
                if allowed { Ok(()) } else { Err(Because::OutOfReach.by(Clause::PanicFlight)) }
            }
            Command::ElephantAttacks { target } => {
                self.each_elephant_way(marker, |_| free = true);
                self.each_elephant_foe(marker, |foe| allowed |= foe == target);
                if allowed && !free { Ok(()) } else { Err(Because::NotAllowed.by(Clause::PanicFight)) }
            }
            _ => Err(Because::NotAsked.by(Clause::PanicFlight)),
        }
    }
}

impl<S: Sink> Play<'_, S> {
    /// It runs hex by hex, fights what bars every way, and is gone when it can do neither (ELE-4, ELE-5, ELE-6).
    pub(crate) fn advance_panic(&mut self, marker: MarkerId, left: Option<u8>) -> Stop {
        let view = self.view();
        if view.cell_of(Combatant::Elephant(marker)).is_none() || left == Some(0) {
            self.pop();
            return Stop::Next;
        }
        if left.is_none() {
            return Stop::Dice;
        }
        if view.behind(marker) == Rear::Edge {
            self.emit(Event::ElephantRemoved { elephant: marker, clause: Clause::PanicRemoved });
            return Stop::Next;
        }
        let (mut ways, mut foes) = (0, 0);
        view.each_elephant_way(marker, |_| ways += 1);
        view.each_elephant_foe(marker, |_| foes += 1);
        if 0 < ways || 0 < foes {
            return Stop::Ask;
        }
        self.emit(Event::ElephantRemoved { elephant: marker, clause: Clause::PanicRemoved });
        Stop::Next
    }

    pub(crate) fn obey_panic(&mut self, command: Command, marker: MarkerId, left: Option<u8>) {
        let elephant = Combatant::Elephant(marker);
        match command {
            Command::ElephantTo { to } => {
                self.set_top(Frame::Panic { marker, left: left.map(|hexes| hexes - 1) });
                let camp = self.view().camp_of(elephant);
                self.note(Clause::PanicMarker);
                self.emit(Event::ElephantFled { elephant: marker, to });
                self.sweep(camp, to);
            }
            Command::ElephantAttacks { target } => {
                let view = self.view();
                let place =
                    |combatant| view.cell_of(combatant).expect("an elephant and who bars its way stand on the table");
                let (from, at) = (place(elephant), place(target));
                self.note(Clause::PanicFight);
                let combat = Combat::declared(elephant, target, from, at, Exchange::Attack);
                self.push(Frame::Combat(combat));
                self.emit(Event::CombatDeclared { attacker: elephant, target, onset: Onset::Elephant });
            }
            other => unreachable!("what is said for an elephant was checked, and {other:?} is not for it"),
        }
    }

    /// Its owner lets this one run next (ELE-4).
    pub(crate) fn run_elephant(&mut self, at: Cell) {
        let mut runner = None;
        self.view().each_runner(|marker, cell| runner = runner.or(Some(marker).filter(|_| cell == at)));
        self.note(Clause::PanicFlight);
        let marker = runner.expect("an elephant runs from a hex that was offered");
        self.push(Frame::Panic { marker, left: None });
    }

    /// The dice say how far it runs (rulings 3 and 4).
    pub(crate) fn take_panic(&mut self, marker: MarkerId, hexes: u8) {
        debug_assert!(self.view().loose(marker).is_some(), "an elephant that rolls is on the table");
        let left = Some(hexes);
        self.note(Clause::PanicFlight);
        self.change_elephant(marker, |elephant| elephant.rolled = true);
        self.set_top(Frame::Panic { marker, left });
    }
}
