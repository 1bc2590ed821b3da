//! The machine: it stops at a decision, at a chance, or because the battle is over.

use crate::frame::{Frame, Stage, TurnStage};
use crate::overflow::Spill;
use crate::setup::Setup;
use crate::state::{Affairs, OfficerState, UnitState};
use crate::tables::Tables;
use crate::{Battle, Camp, Chance, Command, Event, Outcome, Purpose, Reading, Roll, Sink, View};
use rulebook::{Clause, Currency, Face};

/// What a decision is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Question {
    /// Which officer activates, which manoeuvre order.
    Command,
    /// Which units.
    Selection,
    /// Who moves where.
    Movement,
    /// Does the officer go along?
    GoAlong,
    /// Who attacks whom.
    Combat,
    /// An officer in the front rank?
    FrontRank,
    /// An attack order?
    AttackOrder,
    /// A defence order?
    DefenceOrder,
    /// Evade or stand?
    Evade,
    /// How many morale hits to ignore.
    IgnoreFlags,
    /// Where to retreat.
    Retreat,
    /// Follow up?
    FollowUp,
    /// Pursue where?
    Pursue,
    /// Pursue whom?
    PursueAttack,
    /// Strike back?
    Riposte,
    /// Where an officer flees.
    Flee,
    /// Which way a panicking elephant takes, or whom it fights.
    Elephant,
    /// Where the new general appears.
    ReplaceGeneral,
    /// Which panicking elephant runs next?
    ElephantOrder,
}

/// Where the machine stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// Somebody decides.
    Decision(Camp, Question),
    /// Dice are rolled.
    Chance(Chance),
    /// It is over.
    Over(Outcome),
}

/// Dice that do not answer what was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RollError {
    /// No dice are asked for.
    #[error("no dice are asked for now")]
    NotAsked,
    /// Not so many.
    #[error("{expected} dice are asked for, {found} were rolled")]
    Count {
        /// Asked.
        expected: u8,
        /// Rolled.
        found: u8,
    },
    /// The book's die has no such face.
    #[error("the die of this book has no such face")]
    Face,
}

/// A battle in motion, with whoever listens.
pub(crate) struct Play<'a, S> {
    pub(crate) setup: &'a Setup,
    pub(crate) tables: &'a Tables,
    pub(crate) units: &'a mut [UnitState],
    pub(crate) officers: &'a mut [OfficerState],
    pub(crate) affairs: &'a mut Affairs,
    pub(crate) spill: &'a mut Spill,
    pub(crate) sink: &'a mut S,
}

/// Why the machine stopped, or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stop {
    /// It goes on.
    Next,
    /// Somebody decides.
    Ask,
    /// Dice are rolled.
    Dice,
}

impl Battle {
    /// Where the machine stands.
    #[must_use]
    pub fn pending(&self) -> Pending {
        self.view().pending()
    }
}

impl View<'_> {
    /// Where the machine stands.
    #[must_use]
    pub fn pending(&self) -> Pending {
        if let Some(outcome) = self.affairs.outcome {
            return Pending::Over(outcome);
        }
        let active = self.affairs.active;
        let one_die = |purpose| Pending::Chance(Chance { dice: 1, purpose });
        match self.top() {
            Frame::Turn(stage) => match stage {
                TurnStage::Replace => Pending::Decision(active, Question::ReplaceGeneral),
                TurnStage::Panic => Pending::Decision(active, Question::ElephantOrder),
                TurnStage::Select => Pending::Decision(active, Question::Selection),
                TurnStage::Movement => Pending::Decision(active, Question::Movement),
                TurnStage::Combat => Pending::Decision(active, Question::Combat),
                TurnStage::Command => Pending::Decision(active, Question::Command),
                TurnStage::Staff(_) => one_die(Purpose::Staff),
                TurnStage::Messengers => one_die(Purpose::Messengers),
                TurnStage::BurnOut(_) => one_die(Purpose::BurnOut),
                TurnStage::Start | TurnStage::End => {
                    unreachable!("a turn never waits at {stage:?}: a battle is asked once it has begun")
                }
            },
            Frame::GoAlong { .. } => Pending::Decision(active, Question::GoAlong),
            Frame::Combat(combat) => self.combat_pending(&combat),
            Frame::Panic { marker, left } => self.panic_pending(marker, left),
            Frame::Flight { camp, .. } => Pending::Decision(camp, Question::Flee),
            Frame::FrontRankTest { dice, .. } => Pending::Chance(Chance { dice, purpose: Purpose::FrontRank }),
        }
    }
}

impl<S: Sink> Play<'_, S> {
    pub(crate) fn view(&self) -> View<'_> {
        View {
            setup: self.setup,
            tables: self.tables,
            units: self.units,
            officers: self.officers,
            affairs: self.affairs,
            spill: self.spill,
        }
    }

    /// The innermost question under way.
    pub(crate) fn top(&self) -> Frame {
        self.affairs.stack.top(self.spill)
    }

    /// It has come so far.
    pub(crate) fn set_top(&mut self, frame: Frame) {
        self.affairs.set_top(frame, self.spill);
    }

    /// Another question is raised inside it.
    pub(crate) fn push(&mut self, frame: Frame) {
        self.affairs.push(frame, self.spill);
    }

    /// It is answered for good.
    pub(crate) fn pop(&mut self) {
        self.affairs.pop(self.spill);
    }

    /// Says what the camps begin with.
    pub(crate) fn open(&mut self) {
        if self.affairs.camps.iter().any(|camp| 0 < camp.tokens) {
            match self.setup.book.currency {
                Currency::Tokens => self.note(Clause::StartTokens),
                Currency::Ducats => self.note(Clause::Ducats),
                Currency::None => {}
            }
        }
    }

    /// Goes on until somebody must decide or roll. Where there is only one answer the driver may want it taken: an event
    /// says so.
    pub(crate) fn run<const TAKES_FORCED: bool>(&mut self) {
        loop {
            if self.affairs.outcome.is_some() || self.sink.has_heard_enough() {
                return;
            }
            let stop = self.advance();
            debug_assert_eq!(
                stop_is_sound(stop, self.view()),
                None,
                "wherever the machine stops, the table is in order"
            );
            match stop {
                Stop::Next => {}
                Stop::Dice => return,
                Stop::Ask => {
                    let only = if TAKES_FORCED { self.view().only_command() } else { None };
                    let Some(command) = only else { return };
                    self.emit(Event::Forced { command });
                    self.obey(command);
                }
            }
        }
    }

    /// One move of the machine by itself.
    fn advance(&mut self) -> Stop {
        match self.top() {
            Frame::Turn(stage) => self.advance_turn(stage),
            Frame::GoAlong { unit, from, next } => self.advance_go_along(unit, from, next),
            Frame::Combat(combat) => self.advance_combat(combat),
            Frame::Panic { marker, left } => self.advance_panic(marker, left),
            Frame::Flight { camp, cell } => self.advance_flight(camp, cell),
            Frame::FrontRankTest { .. } => Stop::Dice,
        }
    }

    /// Does what was said; it is legal.
    pub(crate) fn obey(&mut self, command: Command) {
        match self.top() {
            Frame::Turn(_) => self.obey_turn(command),
            Frame::GoAlong { unit, from, next } => self.obey_go_along(command, unit, from, next),
            Frame::Combat(combat) => self.obey_combat(command, combat),
            Frame::Panic { marker, left } => self.obey_panic(command, marker, left),
            Frame::Flight { camp, cell } => self.obey_flight(command, camp, cell),
            Frame::FrontRankTest { .. } => unreachable!("a front-rank test waits for dice, not for {command:?}"),
        }
    }

    /// Takes the dice asked for, and what they come to. Only the notes see the dice themselves: rolls that are read alike
    /// lead to the same moment.
    pub(crate) fn take(&mut self, roll: Roll, reading: Reading) {
        self.emit(Event::Rolled { purpose: reading.purpose(), roll });
        self.note_tests(reading.purpose(), roll);
        self.note_blow(roll, reading);
        match self.top() {
            Frame::Turn(stage) => self.take_turn(stage, reading.count()),
            Frame::Combat(combat) => self.take_combat(combat, reading),
            Frame::Panic { marker, .. } => self.take_panic(marker, reading.count()),
            Frame::FrontRankTest { officer, .. } => self.take_front_rank(officer, reading.count()),
            Frame::GoAlong { .. } | Frame::Flight { .. } => unreachable!("an answer is awaited here, and no dice"),
        }
    }

    pub(crate) fn set_stage(&mut self, stage: TurnStage) {
        debug_assert!(matches!(self.top(), Frame::Turn(_)), "a turn goes on when everything inside it is settled");
        self.set_top(Frame::Turn(stage));
    }

    pub(crate) fn set_combat(&mut self, combat: crate::frame::Combat) {
        debug_assert!(matches!(self.top(), Frame::Combat(_)), "a combat goes on when everything inside it is settled");
        self.set_top(Frame::Combat(combat));
    }

    pub(crate) fn set_combat_stage(&mut self, mut combat: crate::frame::Combat, stage: Stage) -> Stop {
        combat.stage = stage;
        self.set_combat(combat);
        Stop::Next
    }

    /// Letters and ducats of any other dice than those of an attack or a riposte earn nothing (HIT-5).
    fn note_tests(&mut self, purpose: Purpose, roll: Roll) {
        let earns = matches!(purpose, Purpose::Attack | Purpose::Riposte);
        if !earns && 0 < roll.count(Face::Letter) + roll.count(Face::Ducat) {
            self.note(Clause::NoTokensFromTests);
        }
    }

    /// Says that a clause spoke, to whoever wants to hear it.
    pub(crate) fn note(&mut self, clause: Clause) {
        if S::HEARS_CLAUSES {
            self.emit(Event::Noted { clause });
        }
    }
}

/// What is broken where the machine stops, if anything is.
fn stop_is_sound(stop: Stop, view: View<'_>) -> Option<String> {
    if stop == Stop::Next { None } else { view.unsound() }
}
