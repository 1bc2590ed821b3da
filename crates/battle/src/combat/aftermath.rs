//! After the melee: follow-up, pursuit, riposte.

use crate::command::Because;
use crate::frame::{Combat, CombatMark, Frame, Stage};
use crate::machine::{Play, Stop};
use crate::movement::ground::Footstep;
use crate::state::UnitMark;
use crate::{Combatant, Event, Onset, Refusal, Sink, View};
use hexes::Cell;
use rulebook::{Arm, Clause, Exchange, FollowUp, Order};

impl View<'_> {
    /// Must, may or can the attacker not go into the hex its target left, and by which clause (FOL)?
    #[must_use]
    pub fn follow_up(&self, combat: &Combat) -> (FollowUp, Clause) {
        let Combatant::Unit(unit) = combat.attacker() else { return (FollowUp::Never, Clause::FollowUp) };
        let vacated = self.cell_of(combat.target()) != Some(combat.at);
        let struck = combat.exchange() == Exchange::Attack && self.is_melee(combat);
        if !vacated || !struck || self.cell(unit) != Some(combat.from) {
            return (FollowUp::Never, Clause::FollowUp);
        }
        let held = self.combatant_at(combat.at).is_some();
        if held || !self.may_step(self.walker(unit), combat.from, combat.at) {
            return (FollowUp::Never, Clause::FollowUpBarred);
        }
        let mut clash = self.clash(combat);
        if combat.is(CombatMark::LedInFront) {
            clash.facts |= rulebook::Fact::FrontRank;
        }
        (self.book().follow_up.read)(&clash)
    }

    /// May a unit that followed up pursue (PUR-1, PUR-2)?
    fn may_pursue(&self, combat: &Combat) -> bool {
        let Combatant::Unit(unit) = combat.attacker() else { return false };
        let pressed = combat.attack_order == Some(Order::PressOn);
        let rides = self.is_mounted(unit) || self.troop(unit).arm == Arm::Elephants;
        combat.is(CombatMark::FollowedUp)
            && (pressed || rides && u8::from(self.is(unit, UnitMark::Pursued)) < self.book().pursuits)
    }

    /// The hexes a pursuing unit may go to: its own, or one more unless the ground stops it (PUR-3).
    pub(crate) fn each_pursuit(&self, combat: &Combat, mut found: impl FnMut(Cell)) {
        let Combatant::Unit(unit) = combat.attacker() else { return };
        let Some(from) = self.cell(unit) else { return };
        found(from);
        if self.is_stopped(combat) {
            return;
        }
        let walker = self.walker(unit);
        for cell in self.around(from) {
            if self.combatant_at(cell).is_none() && self.may_step(walker, from, cell) {
                found(cell);
            }
        }
    }

    /// Did the ground, or a work on the way, stop the unit that followed up (PUR-3)? A road is as clear.
    fn is_stopped(&self, combat: &Combat) -> bool {
        let Combatant::Unit(unit) = combat.attacker() else { return false };
        let direction = self.setup.board.neighbours().direction(combat.from, combat.at);
        direction.is_some_and(|direction| {
            self.tables.paths.footstep(self.walker(unit), combat.from, direction) == Some(Footstep::Stop)
        })
    }

    pub(crate) fn check_pursuit(&self, combat: &Combat, to: Cell) -> Result<(), Refusal> {
        let mut allowed = false;
        self.each_pursuit(combat, |cell| allowed |= cell == to);
        let near = self.setup.board.neighbours().direction(combat.at, to).is_some();
        let clause = if near && self.is_stopped(combat) { Clause::PursuitTerrain } else { Clause::Pursuit };
        if allowed { Ok(()) } else { Err(Because::OutOfReach.by(clause)) }
    }

    /// May a pursuing unit attack this one: an adjacent enemy, in melee?
    pub(crate) fn check_pursuit_attack(&self, combat: &Combat, target: Combatant) -> Result<(), Refusal> {
        let Combatant::Unit(unit) = combat.attacker() else { return Err(Because::NotAsked.by(Clause::Pursuit)) };
        let there = match target {
            Combatant::Unit(other) => other.index() < self.units.len() && self.camp(other) != self.camp(unit),
            Combatant::Elephant(marker) => self.is_struck_first(marker),
        };
        let missing = Because::NoSuchThing.by(Clause::Pursuit);
        let next =
            if there { self.prospect(combat.attacker(), target, Exchange::Attack) } else { None }.ok_or(missing)?;
        if self.distance(next.from, next.at) != 1 {
            return Err(Because::OutOfRange.by(Clause::Pursuit));
        }
        self.check_clash(&next, rulebook::Facts::empty(), &mut ()).map(drop)
    }

    pub(crate) fn each_pursuit_attack(&self, combat: &Combat, mut found: impl FnMut(Option<Combatant>)) {
        found(None);
        let Some(from) = self.cell_of(combat.attacker()) else { return };
        for cell in self.around(from) {
            let unit = self.unit_at(cell).map(Combatant::Unit);
            let elephant = self.elephant_at(cell).map(Combatant::Elephant);
            for target in unit.into_iter().chain(elephant) {
                if self.check_pursuit_attack(combat, target).is_ok() {
                    found(Some(target));
                }
            }
        }
    }

    pub(crate) fn check_follow_up(&self, combat: &Combat, follows: bool) -> Result<(), Refusal> {
        match (self.follow_up(combat), follows) {
            ((FollowUp::Must, clause), false) => Err(Because::Mandatory.by(clause)),
            ((FollowUp::Never, clause), true) => Err(Because::NotAllowed.by(clause)),
            ((FollowUp::May, _), _) | ((FollowUp::Must, _), true) | ((FollowUp::Never, _), false) => Ok(()),
        }
    }
}

impl<S: Sink> Play<'_, S> {
    /// The vacated hex, or the riposte of a unit that held its own.
    pub(crate) fn advance_follow_up(&mut self, combat: Combat) -> Stop {
        match self.view().follow_up(&combat) {
            (FollowUp::Never, clause) => {
                let vacated = self.view().cell_of(combat.target()) != Some(combat.at);
                if vacated && combat.exchange() == Exchange::Attack {
                    self.note(clause);
                }
                self.set_combat_stage(combat, Stage::Riposte)
            }
            (FollowUp::May | FollowUp::Must, _) => Stop::Ask,
        }
    }

    pub(crate) fn obey_follow_up(&mut self, mut combat: Combat, follows: bool) {
        let Combatant::Unit(unit) = combat.attacker() else { unreachable!("only a unit follows up and pursues") };
        let (_, clause) = self.view().follow_up(&combat);
        if !follows {
            self.emit(Event::HeldBack { unit, from: combat.at, clause });
            self.set_combat_stage(combat, Stage::End);
            return;
        }
        combat.marks |= CombatMark::FollowedUp;
        self.set_combat_stage(combat, Stage::Pursue);
        let officers = 0 < self.view().officers_with(unit);
        self.note(Clause::FollowUp);
        self.emit(Event::FollowedUp { unit, to: combat.at, clause });
        if officers {
            self.note(Clause::CharacterFollows);
        }
        let camp = self.setup.unit(unit).camp;
        self.sweep(camp, combat.at);
    }

    pub(crate) fn advance_pursuit(&mut self, combat: Combat) -> Stop {
        if self.view().may_pursue(&combat) {
            return Stop::Ask;
        }
        if let Combatant::Unit(unit) = combat.attacker() {
            let clause = match self.view().troop(unit).arm {
                Arm::Infantry => Clause::FollowUpEndsFight,
                Arm::Cavalry | Arm::Camelry | Arm::Chariotry | Arm::Elephants | Arm::Artillery => Clause::OnePursuit,
            };
            self.note(clause);
        }
        self.set_combat_stage(combat, Stage::End)
    }

    pub(crate) fn obey_pursuit(&mut self, combat: Combat, to: Cell) {
        let Combatant::Unit(unit) = combat.attacker() else { unreachable!("only a unit follows up and pursues") };
        if self.view().is_stopped(&combat) {
            self.note(Clause::PursuitTerrain);
        }
        self.set_combat_stage(combat, Stage::PursueAttack);
        self.emit(Event::Pursued { unit, to });
        let camp = self.setup.unit(unit).camp;
        self.sweep(camp, to);
    }

    /// A second combat, at once, or none.
    pub(crate) fn obey_pursuit_attack(&mut self, combat: Combat, target: Option<Combatant>) {
        match target {
            Some(target) => {
                let next = self.view().prospect(combat.attacker(), target, Exchange::Attack);
                self.begin_pursuit_combat(next.expect("whoever pursues and whoever is struck stand on the table"));
            }
            None => {
                self.set_combat_stage(combat, Stage::End);
            }
        }
    }

    /// The riposte of a unit that stands (RIP-1); one made first was the only one (RIP-4).
    pub(crate) fn advance_riposte(&mut self, combat: Combat) -> Stop {
        if combat.is(CombatMark::RipostedFirst) {
            if Clause::RiposteFirstOnce.stands_in(self.setup.book.book) {
                self.note(Clause::RiposteFirstOnce);
            }
            return self.set_combat_stage(combat, Stage::End);
        }
        if self.view().could_riposte(&combat) {
            return Stop::Ask;
        }
        let stands = combat.target().unit().is_some_and(|unit| self.view().cell(unit) == Some(combat.at));
        if stands && combat.exchange() == Exchange::Attack && !self.view().is_melee(&combat) {
            self.note(Clause::NoRiposteToFire);
        }
        self.set_combat_stage(combat, Stage::End)
    }

    pub(crate) fn obey_riposte(&mut self, mut combat: Combat, strikes: bool) {
        debug_assert_eq!(combat.exchange(), Exchange::Attack, "a riposte has no riposte (RIP-1)");
        let first = combat.is(CombatMark::RipostedFirst);
        combat.stage = if first { Stage::RiposteFirst } else { Stage::End };
        self.set_combat(combat);
        self.note(Clause::RiposteOptional);
        if !strikes {
            return;
        }
        self.note(Clause::RiposteRight);
        if combat.defence_order == Some(Order::CounterCharge) {
            self.note(Clause::DefenceOrders);
        }
        let mut back = Combat::declared(combat.target(), combat.attacker(), combat.at, combat.from, Exchange::Riposte);
        back.attack_order = combat.defence_order.filter(|order| *order == Order::CounterCharge);
        let onset = if first { Onset::RiposteFirst } else { Onset::Riposte };
        self.push(Frame::Combat(back));
        self.emit(Event::CombatDeclared { attacker: back.attacker(), target: back.target(), onset });
    }
}
