//! Declaring an attack: the right to fight, range, sight, dice.

use crate::command::Because;
use crate::frame::{Combat, Frame};
use crate::machine::Play;
use crate::sets::by_sets;
use crate::sight::Notes;
use crate::{Combatant, Event, Onset, Refusal, Sink, UnitId, View};
use hexes::Cell;
use rulebook::{Clash, Clause, Exchange};

impl View<'_> {
    /// Is it this unit's time to fight (CBT-2, CBT-3, ACT-5)?
    fn check_may_fight(&self, unit: UnitId) -> Result<(), Refusal> {
        let start = self.setup.units.get(unit.index()).ok_or(Because::NoSuchThing.by(Clause::OneAgainstOne))?;
        if start.camp != self.affairs.active {
            return Err(Because::NotYours.by(Clause::OneAgainstOne));
        }
        let state = self.units[unit.index()];
        if state.cell.is_none() {
            return Err(Because::NoSuchThing.by(Clause::OneAgainstOne));
        }
        if state.group() == 0 {
            return Err(Because::NotActivated.by(Clause::OnlyActivated));
        }
        if state.group() != self.affairs.group {
            return Err(Because::NotActivated.by(Clause::ActivationOrder));
        }
        Ok(())
    }

    /// Is it this unit's time to fight, and has it not fought yet?
    pub(crate) fn may_still_fight(&self, unit: UnitId) -> bool {
        self.check_may_fight(unit).is_ok() && !self.is(unit, crate::state::UnitMark::Fought)
    }

    /// May this unit attack this target?
    pub(crate) fn check_attack(&self, unit: UnitId, target: Combatant, notes: &mut impl Notes) -> Result<(), Refusal> {
        self.check_may_fight(unit)?;
        let combat = self.check_target(unit, target)?;
        let facts = self.conduct(unit);
        self.check_clash(&combat, facts, notes).map(drop)
    }

    /// Could this unit attack this target from where it stands, were it its time? The combat it would be, and its facts.
    pub(crate) fn check_prospect(&self, unit: UnitId, target: Combatant) -> Result<(Combat, Clash), Refusal> {
        if self.units.len() <= unit.index() {
            return Err(Because::NoSuchThing.by(Clause::OneAgainstOne));
        }
        let combat = self.check_target(unit, target)?;
        let clash = self.check_clash(&combat, self.conduct(unit), &mut ())?;
        Ok((combat, clash))
    }

    /// Is the target there, an enemy or a panicking elephant (CBT-10)?
    fn check_target(&self, unit: UnitId, target: Combatant) -> Result<Combat, Refusal> {
        let there = match target {
            Combatant::Unit(other) => other.index() < self.units.len(),
            Combatant::Elephant(marker) => self.is_struck_first(marker),
        };
        let attacker = Combatant::Unit(unit);
        let missing = Because::NoSuchThing.by(Clause::OneAgainstOne);
        let combat = if there { self.prospect(attacker, target, Exchange::Attack) } else { None }.ok_or(missing)?;
        if target.unit().is_some_and(|other| self.camp(other) == self.camp(unit)) {
            return Err(Because::NotYours.by(Clause::OneAgainstOne));
        }
        if combat.from == combat.at {
            // A panicking elephant still in its unit's hex is nobody's neighbour there.
            return Err(Because::OutOfRange.by(Clause::PanicMarker));
        }
        Ok(combat)
    }

    /// The right to fight, then range and sight, then dice: the first steps of a combat (CBT-5). Hands on its facts.
    pub(crate) fn check_clash(
        &self,
        combat: &Combat,
        conduct: rulebook::Facts,
        notes: &mut impl Notes,
    ) -> Result<Clash, Refusal> {
        let Combatant::Unit(unit) = combat.attacker() else { return Err(Because::NotAsked.by(Clause::OneAgainstOne)) };
        let clash = self.clash(combat);
        let conducted = Clash { facts: clash.facts | conduct, ..clash };
        if let Some(clause) = (self.book().prohibitions.forbidden_by)(&conducted) {
            let because =
                if clause == Clause::OneCombatPerTurn { Because::AlreadyFought } else { Because::MayNotAttack };
            return Err(because.by(clause));
        }
        if !clash.is_melee() {
            self.check_fire(unit, combat, clash.distance, notes)?;
        }
        if !self.has_dice(combat, &clash) {
            return Err(Because::NoDice.by(Clause::NoDiceNoAttack));
        }
        Ok(clash)
    }

    /// Is there a die to roll, if need be that of an officer who could fight in the front rank (CBT-6)?
    pub(crate) fn has_dice(&self, combat: &Combat, clash: &Clash) -> bool {
        let led = |led| self.book().may_declare(&self.factors(combat), clash, led);
        led(false) || self.front_rankers(combat).next().is_some() && led(true)
    }

    /// Must an officer fight in the front rank, whose die alone makes the attack (CBT-6)?
    pub(crate) fn must_be_led(&self, combat: &Combat) -> bool {
        !self.book().may_declare(&self.factors(combat), &self.clash(combat), false)
    }

    fn check_fire(&self, unit: UnitId, combat: &Combat, distance: u8, notes: &mut impl Notes) -> Result<(), Refusal> {
        let troop = self.troop(unit);
        if !troop.fires() {
            return Err(Because::CannotFire.by(Clause::WhoFires));
        }
        if self.enemy_beside(combat.from, self.camp(unit)) {
            return Err(Because::EnemyAdjacent.by(Clause::ChoiceOfTarget));
        }
        if troop.range < distance {
            return Err(Because::OutOfRange.by(self.book().troop_clause));
        }
        match self.sight_blocked_by(unit, combat.at, notes) {
            Some(clause) => Err(Because::OutOfSight.by(clause)),
            None => Ok(()),
        }
    }

    /// Hands on every target a unit may attack now, until somebody has heard enough; says whether he has.
    pub(crate) fn each_target(&self, unit: UnitId, mut enough: impl FnMut(Combatant) -> bool) -> bool {
        let Some(from) = self.cell(unit).filter(|_| self.may_still_fight(unit)) else { return false };
        let (camp, troop) = (self.camp(unit), self.troop(unit));
        let beside = self.enemy_beside(from, camp);
        let reach = if troop.fires() && !beside { u32::from(troop.range) } else { 1 };
        let mut offers = |target: Combatant, at: Cell| {
            self.distance(from, at) <= reach && self.check_attack(unit, target, &mut ()).is_ok() && enough(target)
        };
        // Where nobody stands near enough, no enemy is looked at.
        let near = by_sets!(self.tables, |sets| {
            sets.disc(from, reach).is_none_or(|disc| disc.meets(&self.ranks(camp.opposite())))
        });
        let enemies = if near.unwrap_or(true) { self.tables.units_of(camp.opposite()) } else { &[] };
        for enemy in enemies {
            if self.cell(*enemy).is_some_and(|at| offers(Combatant::Unit(*enemy), at)) {
                return true;
            }
        }
        !self.is_nothing_loose() && self.elephants().any(|(marker, _, at)| offers(Combatant::Elephant(marker), at))
    }
}

impl<S: Sink> Play<'_, S> {
    /// A unit attacks.
    pub(crate) fn declare(&mut self, unit: UnitId, target: Combatant) {
        let attacker = Combatant::Unit(unit);
        let combat = self
            .view()
            .prospect(attacker, target, Exchange::Attack)
            .expect("who attacks and who is attacked stand on the table");
        self.note_sight(unit, &combat);
        if target.unit().is_none() {
            self.note(Clause::PanickingTargets);
        }
        self.push(Frame::Combat(combat));
        self.emit(Event::CombatDeclared { attacker, target, onset: Onset::Attack });
    }

    /// Says which clauses of sight let the shot be fired.
    fn note_sight(&mut self, unit: UnitId, combat: &Combat) {
        if !S::HEARS_CLAUSES || self.view().is_melee(combat) {
            return;
        }
        let mut spoke = Vec::new();
        let _ = self.view().sight_blocked_by(unit, combat.at, &mut spoke);
        self.note(Clause::WhoFires);
        self.note(Clause::ChoiceOfTarget);
        for clause in spoke {
            self.note(clause);
        }
    }
}
