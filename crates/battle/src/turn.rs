//! A turn: command, movement, combat, end (TUR-1).

use crate::frame::{Frame, TurnStage};
use crate::machine::{Play, Stop};
use crate::state::{TurnMark, UnitMark, UnitState};
use crate::tables::Part;
use crate::{Camp, Command, Event, MarkerId, OfficerId, Outcome, Phase, Sink, UnitId, UnitSetup, View, WonBy};
use arrayvec::ArrayVec;
use hexes::Cell;
use rulebook::{Clause, Face, GeneralReturn, LeaderTrait, Order, Trait};

impl View<'_> {
    /// Who has won now, if anybody (VIC-1): both camps are looked at, the one whose turn ends first (PRC-18).
    #[must_use]
    pub fn victory(&self) -> Option<Outcome> {
        let active = self.affairs.active;
        [active, active.opposite()].into_iter().find_map(|camp| {
            let by = self.wins_by(camp, camp == active)?;
            Some(Outcome { winner: Some(camp), by })
        })
    }

    fn wins_by(&self, camp: Camp, own_turn: bool) -> Option<WonBy> {
        let goals = self.setup.camp(camp);
        if goals.units_to_eliminate <= self.eliminated(camp.opposite()) {
            return Some(WonBy::Elimination);
        }
        if 0 < goals.exits_needed && goals.exits_needed <= self.affairs.camp(camp).exited {
            return Some(WonBy::Exit);
        }
        // An objective is held at the end of one's own turn (VIC-2).
        (own_turn && self.holds_objectives(camp)).then_some(WonBy::Objectives)
    }

    /// Does a camp stand on as many objectives as it needs?
    fn holds_objectives(&self, camp: Camp) -> bool {
        let goals = self.setup.camp(camp);
        let held = goals.objectives.iter().filter(|cell| self.holds(camp, **cell)).count();
        !goals.objectives.is_empty() && usize::from(goals.objectives_needed) <= held
    }

    /// Does a camp hold a hex? A detachment holds none (VIC-2).
    #[must_use]
    pub fn holds(&self, camp: Camp, cell: Cell) -> bool {
        self.unit_at(cell).is_some_and(|unit| self.camp(unit) == camp && !self.has(unit, Trait::Detachment))
    }

    /// Does VIC-2 leave somebody out at the end of this turn: a detachment lost or gone, whoever stands on an
    /// objective without being a unit, or the other camp, whose turn it is not?
    fn leaves_somebody_out(&self) -> bool {
        let active = self.affairs.active;
        let gone = |unit: UnitId| self.elements(unit) == 0 || self.is(unit, UnitMark::Left);
        let lost = self.unit_ids().any(|unit| gone(unit) && !self.setup.unit(unit).counts_for_victory());
        let no_unit = |cell: &Cell| {
            let elephant = self.elephant_at(*cell).is_some_and(|marker| self.camp(self.origin(marker)) == active);
            let detached = self.unit_at(*cell).is_some_and(|unit| self.camp(unit) == active);
            !self.holds(active, *cell) && (elephant || detached || self.officers_at(*cell, active).next().is_some())
        };
        lost || self.setup.camp(active).objectives.iter().any(no_unit) || self.holds_objectives(active.opposite())
    }
}

impl<S: Sink> Play<'_, S> {
    /// A turn goes on by itself.
    pub(crate) fn advance_turn(&mut self, stage: TurnStage) -> Stop {
        match stage {
            TurnStage::Start => {
                let active = self.affairs.active;
                let owes = |(unit, start): (&UnitState, &UnitSetup)| start.camp == active && 0 < unit.debt();
                if self.units.iter().zip(&self.setup.units).any(owes) {
                    self.note(Clause::DebtHoldsOneTurn);
                }
                self.emit(Event::TurnBegan { camp: active, turn: self.affairs.turn });
                self.set_stage(TurnStage::Panic);
                Stop::Next
            }
            TurnStage::Panic => self.next_panic(),
            TurnStage::Replace | TurnStage::Select | TurnStage::Movement | TurnStage::Combat | TurnStage::Command => {
                Stop::Ask
            }
            TurnStage::Staff(next) => self.next_staff_die(next),
            TurnStage::Messengers => Stop::Dice,
            TurnStage::BurnOut(next) => self.next_fire(next),
            TurnStage::End => self.end_turn(),
        }
    }

    /// The next panicking elephant of the active camp flees, by its owner's choice where there is one (ELE-4); then the
    /// general may return, and the command phase begins or the turn is passed.
    fn next_panic(&mut self) -> Stop {
        let mut waiting: ArrayVec<MarkerId, 2> = ArrayVec::new();
        self.view().each_runner(|marker, _| {
            let _ = waiting.try_push(marker);
        });
        match waiting[..] {
            [] => {}
            [marker] => {
                self.push(Frame::Panic { marker, left: None });
                return Stop::Next;
            }
            _ => return Stop::Ask,
        }
        let active = self.affairs.active;
        let passed = self.affairs.marks.contains(TurnMark::Passed);
        if passed {
            self.emit(Event::TurnPassed { camp: active });
        }
        let view = self.view();
        // One lost as this turn began is asked for in the next, which is passed (CHR-5).
        let waits = view.book().command.general == GeneralReturn::WhenWanted
            && view.lost_general(active).is_some()
            && !self.affairs.camp(active).must_pass;
        if passed || waits {
            self.set_stage(TurnStage::Replace);
            return Stop::Next;
        }
        self.begin_command()
    }

    fn begin_command(&mut self) -> Stop {
        self.emit(Event::PhaseBegan { phase: Phase::Command });
        self.set_stage(TurnStage::Command);
        Stop::Next
    }

    /// Does what was said at a stage of the turn.
    pub(crate) fn obey_turn(&mut self, command: Command) {
        match command {
            Command::Activate { officer } => {
                let group = self.affairs.groups + 1;
                self.emit(Event::OfficerActivated { officer, group });
                self.set_stage(TurnStage::Select);
            }
            Command::Select { unit } => self.select(unit),
            Command::SelectOfficer { officer } => {
                let group = self.affairs.group;
                self.emit(Event::OfficerSelected { officer, group });
            }
            Command::EndSelection => self.end_selection(),
            Command::Manoeuvre { order, unit, amount } => self.give_manoeuvre(order, unit, amount),
            Command::EndCommand => {
                self.act(1);
                self.emit(Event::PhaseBegan { phase: Phase::Movement });
                self.set_stage(TurnStage::Movement);
            }
            Command::Move { unit, to, pace, past } => self.march(unit, to, pace, past),
            Command::MoveBy { unit, way, pace } => self.march_by(unit, way, pace),
            Command::Leave { unit, by } => self.leave_table(unit, by),
            Command::LeaveOfficer { officer, .. } => self.emit(Event::OfficerLeft { officer }),
            Command::MoveOfficer { officer, to } => self.march_officer(officer, to),
            Command::EndMovement => self.end_movement(),
            Command::Attack { unit, target } => self.declare(unit, target),
            Command::EndCombat => self.end_combat(),
            Command::ReplaceGeneral { officer, at } => self.replace_general(officer, at),
            Command::PutOffGeneral => {
                self.emit(Event::GeneralPutOff { camp: self.affairs.active });
                self.after_replacement();
            }
            Command::ElephantRuns { at } => self.run_elephant(at),
            other => unreachable!("what is said in a turn was checked, and {other:?} is not for it"),
        }
    }

    fn select(&mut self, unit: UnitId) {
        debug_assert!(self.affairs.commander.is_some(), "somebody selects {unit}");
        let (group, clause) = (self.affairs.group, self.view().why_selectable(unit));
        self.emit(Event::UnitActivated { unit, group, clause });
        if self.affairs.marks.contains(TurnMark::Forward) {
            self.emit(Event::OrderTook { unit, order: Order::ForwardMarch });
        }
    }

    /// The activation is complete: orders given for it end, staff and messengers are tested (ACT-7).
    fn end_selection(&mut self) {
        debug_assert_eq!(self.affairs.group, self.affairs.groups, "the last activation is the one being made");
        let once = TurnMark::Combined | TurnMark::Anywhere | TurnMark::Forward;
        let commander = self.affairs.commander;
        if let Some(clause) = commander.filter(|_| S::HEARS_CLAUSES).and_then(|officer| self.view().full_by(officer)) {
            self.note(clause);
        }
        self.affairs.marks -= once;
        let leads = |view: View<'_>, wanted| commander.is_some_and(|officer| view.leads_with(officer, wanted));
        if leads(self.view(), LeaderTrait::PoorStaff) {
            self.set_stage(TurnStage::Staff(0));
        } else if self.messengers_ride(commander) {
            self.set_stage(TurnStage::Messengers);
        } else {
            self.set_stage(TurnStage::Command);
        }
    }

    fn messengers_ride(&self, commander: Option<OfficerId>) -> bool {
        let view = self.view();
        commander.is_some_and(|officer| view.leads_with(officer, LeaderTrait::Messengers))
            && self.setup.book.die.has(Face::Advantage)
            && self.setup.book.orders.iter().any(|row| row.order == Order::Dispatch)
    }

    /// A die for the next unit of an activation by a poor staff.
    fn next_staff_die(&mut self, next: u8) -> Stop {
        let group = self.affairs.group;
        let waiting = self.view().unit_ids().find(|unit| next <= unit.0 && self.units[unit.index()].group() == group);
        let Some(unit) = waiting else {
            let commander = self.affairs.commander;
            let messengers = self.messengers_ride(commander);
            self.set_stage(if messengers { TurnStage::Messengers } else { TurnStage::Command });
            return Stop::Next;
        };
        self.set_stage(TurnStage::Staff(unit.0));
        Stop::Dice
    }

    /// Takes a die of the turn.
    pub(crate) fn take_turn(&mut self, stage: TurnStage, count: u8) {
        match stage {
            TurnStage::Staff(unit) => {
                if 0 < count {
                    self.emit(Event::UnitDelayed { unit: UnitId(unit) });
                }
                self.set_stage(TurnStage::Staff(unit + 1));
            }
            TurnStage::Messengers => {
                if 0 < count {
                    self.emit(Event::MessengersArrived { camp: self.affairs.active });
                }
                self.set_stage(TurnStage::Command);
            }
            TurnStage::BurnOut(slot) => {
                let fire = self.view().fires().nth(usize::from(slot)).flatten();
                if let (1.., Some(cell)) = (count, fire) {
                    self.emit(Event::HexBurntOut { at: cell });
                }
                self.set_stage(TurnStage::BurnOut(slot + 1));
            }
            TurnStage::Start
            | TurnStage::Panic
            | TurnStage::Replace
            | TurnStage::Command
            | TurnStage::Select
            | TurnStage::Movement
            | TurnStage::Combat
            | TurnStage::End => unreachable!("no dice are asked for at {stage:?}"),
        }
    }

    /// One group has moved: the next one, or the end of the phase (ACT-5, MOV-1).
    fn end_movement(&mut self) {
        debug_assert_eq!(self.affairs.phase, Phase::Movement, "only a movement phase ends so");
        // Whoever was to come with the last who enters, and saw nobody enter any more, comes with those who did (MOV-12).
        let late = if self.tables.has(Part::Reinforcements) { self.officers.len() } else { 0 };
        for officer in self.view().officer_ids().take(late) {
            if let Some(to) = self.view().late_entry(officer) {
                self.emit(Event::OfficerWentAlong { officer, to, clause: Clause::Reinforcements });
            }
        }
        if self.affairs.group < self.affairs.groups {
            self.act(self.affairs.group + 1);
            return;
        }
        self.settle_movement();
        self.act(1);
        self.emit(Event::PhaseBegan { phase: Phase::Combat });
        self.set_stage(TurnStage::Combat);
    }

    /// At the end of a movement phase "played" markers go (MOV-14), and wagons that stood still form their fort (MOD-8).
    fn settle_movement(&mut self) {
        debug_assert!(self.affairs.groups <= self.affairs.group, "every activation has moved");
        let tables = self.tables;
        for unit in tables.units_of(self.affairs.active).iter().copied() {
            let view = self.view();
            let marked = view.is(unit, UnitMark::Played);
            if view.cell(unit).is_none() || !marked && !tables.has(Part::Wagons) {
                continue;
            }
            if marked {
                self.emit(Event::PlayedMarkerRemoved { unit });
            }
            let view = self.view();
            if view.has(unit, Trait::OnWagons)
                && !view.is(unit, UnitMark::Moved)
                && !view.is(unit, UnitMark::StoodStill)
            {
                self.emit(Event::UnitStoodStill { unit });
            }
        }
    }

    /// One group has fought: the next one, or the end of the turn.
    fn end_combat(&mut self) {
        debug_assert_eq!(self.affairs.phase, Phase::Combat, "only a combat phase ends so");
        if self.affairs.group < self.affairs.groups {
            self.act(self.affairs.group + 1);
            return;
        }
        self.finish_turn();
    }

    pub(crate) fn finish_turn(&mut self) {
        self.emit(Event::PhaseBegan { phase: Phase::End });
        self.set_stage(TurnStage::BurnOut(0));
    }

    /// The next burning hex, then the end (FIR-1).
    fn next_fire(&mut self, next: u16) -> Stop {
        let burning = (0..).zip(self.view().fires()).find(|(slot, fire)| next <= *slot && fire.is_some());
        let Some(slot) = burning.map(|(slot, _)| slot) else {
            self.set_stage(TurnStage::End);
            return Stop::Next;
        };
        self.set_stage(TurnStage::BurnOut(slot));
        Stop::Dice
    }

    /// Victory is looked at for both camps, then the other one plays.
    fn end_turn(&mut self) -> Stop {
        debug_assert!(self.view().combats().next().is_none(), "no combat outlives its turn");
        let outcome = self.view().victory();
        let by_ground = outcome.is_some_and(|outcome| outcome.by == WonBy::Objectives);
        if S::HEARS_CLAUSES && (by_ground || self.view().leaves_somebody_out()) {
            self.note(Clause::WhatCountsForVictory);
        }
        if let Some(outcome) = outcome {
            if outcome.winner != Some(self.affairs.active) {
                self.note(Clause::VictoryBothSides);
            }
            self.emit(Event::BattleOver { outcome });
            return Stop::Next;
        }
        let next = self.affairs.active.opposite();
        if next == self.setup.first {
            if self.setup.last_turn <= self.affairs.turn {
                self.emit(Event::BattleOver {
                    outcome: Outcome { winner: self.setup.at_last_turn, by: WonBy::TurnLimit },
                });
                return Stop::Next;
            }
            self.affairs.turn += 1;
        }
        self.affairs.active = next;
        self.set_stage(TurnStage::Start);
        Stop::Next
    }

    /// The general in chief returns in the place of another officer, or anywhere (CHR-4).
    fn replace_general(&mut self, replaced: Option<OfficerId>, at: Cell) {
        let active = self.affairs.active;
        if let Some(officer) = replaced {
            self.emit(Event::OfficerLost { officer, clause: Clause::WithoutGeneral });
        }
        let general = self.view().lost_general(active).expect("a general returns who was lost");
        self.emit(Event::GeneralReplaced { officer: general, at });
        self.after_replacement();
    }

    /// The general has returned or waits: a passed turn is over, another one begins.
    fn after_replacement(&mut self) {
        if self.affairs.marks.contains(TurnMark::Passed) {
            // Markers and forts still run in a passed turn (CHR-5).
            self.settle_movement();
            self.finish_turn();
        } else {
            self.begin_command();
        }
    }
}
