//! Whoever listens to one course of a combat, and counts what comes of it.

use crate::tally::{self as t, Tally};
use crate::{Depth, Elephants};
use battle::{Camp, Combatant, Command, Event, Onset, Purpose, Setup, Sink, UnitId, View};
use rulebook::{Clause, Face};

/// Who is asked about, and how far.
#[derive(Clone, Copy)]
pub(crate) struct Subject<'a> {
    pub(crate) setup: &'a Setup,
    pub(crate) attacker: UnitId,
    pub(crate) target: Combatant,
    pub(crate) camp: Camp,
    pub(crate) depth: Depth,
    pub(crate) elephants: Elephants,
}

/// The listener of one course.
#[derive(Clone, Copy)]
pub(crate) struct Ear<'a> {
    pub(crate) subject: Subject<'a>,
    pub(crate) tally: Tally,
}

impl Sink for Ear<'_> {
    const HEARS_CLAUSES: bool = false;

    fn hear(&mut self, event: Event, _: View<'_>) {
        if !self.tally.is(t::CLOSED) {
            self.count(event);
        }
    }

    fn has_heard_enough(&self) -> bool {
        self.tally.is(t::CLOSED)
    }
}

impl Ear<'_> {
    fn count(&mut self, event: Event) {
        let attacker = self.subject.attacker;
        match event {
            Event::CombatDeclared { target, onset, .. } => self.hear_declared(target, onset),
            Event::Rolled { purpose, roll } => self.hear_roll(purpose, roll.count(Face::Flag)),
            Event::ElementsLost { unit, lost, clause } => self.hear_lost(unit, lost, clause),
            Event::UnitDestroyed { unit } if unit == attacker => self.tally.mark(t::ATTACKER_DESTROYED),
            Event::UnitDestroyed { unit } if self.is_target(unit) => self.hear_target_gone(),
            Event::ElephantRemoved { elephant: marker, .. } if self.subject.target == Combatant::Elephant(marker) => {
                self.hear_target_gone();
            }
            Event::ElephantFled { elephant: marker, .. } if self.subject.target == Combatant::Elephant(marker) => {
                self.tally.add(t::MADE, 1);
                self.tally.mark(t::LEFT);
            }
            Event::ElephantReleased { unit, .. } => {
                self.add_for(self.subject.setup.unit(unit).camp, t::ELEPHANTS, t::ENEMY_ELEPHANTS, 1);
            }
            Event::OfficerLost { officer, .. } => {
                self.add_for(self.subject.setup.officer(officer).camp, t::OFFICERS_LOST, t::ENEMY_OFFICERS_LOST, 1);
            }
            Event::TokensGained { camp, tokens, .. } => self.add_for(camp, t::GAINED, t::ENEMY_GAINED, tokens),
            Event::FlagsIgnored { by, flags: ignored } if by == self.subject.target => {
                self.tally.add(t::IGNORED, ignored);
            }
            Event::RetreatOwed { unit, hexes, .. } => self.add_to(unit, t::ATTACKER_OWED, t::OWED, hexes),
            Event::Crossed { unit, .. } => self.add_to(unit, t::ATTACKER_MADE, t::MADE, 1),
            Event::Retreated { unit, .. } => {
                self.add_to(unit, t::ATTACKER_MADE, t::MADE, 1);
                if self.is_target(unit) {
                    self.tally.mark(t::LEFT);
                }
            }
            Event::FollowedUp { unit, .. } if unit == attacker => self.tally.mark(t::TAKEN),
            Event::Evaded { unit, .. } if self.is_target(unit) => self.tally.mark(t::EVADED),
            Event::RocketsStrayed { .. } => self.tally.mark(t::STRAYED),
            Event::HexIgnited { .. } => self.tally.mark(t::IGNITED),
            Event::Forced { command: Command::FollowUp { .. } } if self.subject.depth == Depth::Exchange => {
                self.tally.mark(t::CLOSED);
            }
            Event::Fought { unit } if unit == attacker => self.tally.mark(t::CLOSED),
            Event::BattleOver { .. } => self.tally.mark(t::CLOSED),
            _ => {}
        }
    }

    fn is_target(&self, unit: UnitId) -> bool {
        self.subject.target == Combatant::Unit(unit)
    }

    /// The attack itself, a second one in pursuit, a riposte; or an elephant's affair.
    fn hear_declared(&mut self, target: Combatant, onset: Onset) {
        self.tally.unmark(t::RIPOSTING);
        // Whoever an elephant ran into may strike back too.
        let strikes_back = target == Combatant::Unit(self.subject.attacker);
        match onset {
            Onset::Pursuit => {
                self.tally.mark(t::SECOND_COMBAT);
                self.tally.unmark(t::STRUCK);
            }
            Onset::Riposte | Onset::RiposteFirst if strikes_back => {
                self.tally.mark(t::RIPOSTED);
                self.tally.mark(t::RIPOSTING);
                if onset == Onset::RiposteFirst {
                    self.tally.mark(t::RIPOSTED_FIRST);
                }
            }
            Onset::Attack | Onset::Elephant | Onset::Riposte | Onset::RiposteFirst => {}
        }
    }

    fn hear_roll(&mut self, purpose: Purpose, flags: u8) {
        match purpose {
            Purpose::Attack => {
                self.tally.mark(t::STRUCK);
                self.tally.unmark(t::RIPOSTING);
                self.tally.add(t::FLAGS, flags);
            }
            Purpose::Riposte if self.tally.is(t::RIPOSTING) => self.tally.add(t::RIPOSTE_FLAGS, flags),
            _ => {}
        }
    }

    fn hear_lost(&mut self, unit: UnitId, lost: u8, clause: Clause) {
        let blocked =
            matches!(clause, Clause::BlockedRetreat | Clause::ArtilleryRetreatLimit | Clause::StaticDoNotRetreat);
        if unit == self.subject.attacker {
            self.tally.add(t::ATTACKER_LOST, lost);
            match clause {
                Clause::LossPerHit if self.tally.is(t::RIPOSTING) => self.tally.add(t::RIPOSTE_LOST, lost),
                Clause::BurstingGuns => self.tally.add(t::BURST, lost),
                Clause::Desertion => self.tally.add(t::ATTACKER_DESERTED, lost),
                _ if blocked => self.tally.add(t::ATTACKER_BLOCKED, lost),
                _ => {}
            }
        } else if self.is_target(unit) {
            self.tally.add(t::TARGET_LOST, lost);
            if blocked {
                self.tally.add(t::TARGET_BLOCKED, lost);
            } else if clause == Clause::Desertion {
                self.tally.add(t::TARGET_DESERTED, lost);
            }
        } else {
            self.add_for(self.subject.setup.unit(unit).camp, t::FRIENDS_LOST, t::FOES_LOST, lost);
        }
    }

    fn hear_target_gone(&mut self) {
        self.tally.mark(t::TARGET_DESTROYED);
        self.tally.mark(t::LEFT);
    }

    /// For the attacker's side, or for the target's.
    fn add_for(&mut self, camp: Camp, own: t::Place, enemy: t::Place, more: u8) {
        self.tally.add(if camp == self.subject.camp { own } else { enemy }, more);
    }

    /// For the attacker or the target; nobody else counts here.
    fn add_to(&mut self, unit: UnitId, attacker: t::Place, target: t::Place, more: u8) {
        if unit == self.subject.attacker {
            self.tally.add(attacker, more);
        } else if self.is_target(unit) {
            self.tally.add(target, more);
        }
    }
}
