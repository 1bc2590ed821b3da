//! Measuring a combat: the board looked at once, into a [`Clash`].

use crate::frame::{Combat, CombatMark, Frame};
use crate::sets::by_sets;
use crate::sight::{Look, Notes, Weapon};
use crate::state::{OfficerMark, UnitMark};
use crate::tables::Part;
use crate::{Camp, Combatant, MarkerId, Refusal, UnitId, View};
use hexes::{Cell, Crossing, Side};
use rulebook::{
    Account, Arm, Clash, Clause, Count, Exchange, Fact, Factor, Factors, Facts, Fighter, FireAfterMove,
    FortifiedBorder, HitReading, Ledger, Quality, Shelter, Slope, Terrain, Trait, Traits, Weight,
};

impl View<'_> {
    /// Is a combat hex to hex? Rockets that fall short beside those who fired them are still fire (PRC-12).
    pub(crate) fn is_melee(&self, combat: &Combat) -> bool {
        self.distance(combat.from, combat.at) <= 1 && !combat.is(CombatMark::Strayed)
    }

    /// The facts of a combat, at this moment; an evader counts where it was attacked (PRC-10).
    #[must_use]
    pub fn clash(&self, combat: &Combat) -> Clash {
        let (attacker, target) = (combat.attacker(), combat.target());
        let mut defender = self.fighter(target, combat.at);
        if combat.marks.contains(CombatMark::Evaded) {
            defender.armour = defender.armour.inverted();
        }
        let apart = u8::try_from(self.distance(combat.from, combat.at)).unwrap_or(u8::MAX);
        let distance = if self.is_melee(combat) { apart } else { apart.max(2) };
        let clash = Clash {
            attacker: self.fighter(attacker, combat.from),
            defender,
            distance,
            exchange: combat.exchange(),
            slope: self.slope(combat.from, combat.at),
            shelter: if distance <= 1 { self.shelter(target, combat.from, combat.at) } else { Shelter::Open },
            lost_by_moving: attacker.unit().map_or(0, |unit| self.lost_by_moving(unit)),
            facts: self.facts(combat, distance <= 1),
        };
        clash.on_the_ground(self.book())
    }

    /// A combatant as the rules see it.
    fn fighter(&self, combatant: Combatant, at: Cell) -> Fighter {
        let ground = self.setup.board.footing(at);
        match combatant {
            Combatant::Unit(unit) => Fighter {
                arm: self.troop(unit).arm,
                armour: self.armour(unit),
                traits: self.fighting_traits(unit),
                elements: self.elements(unit),
                officers: self.officers_with(unit),
                ground,
            },
            Combatant::Elephant(marker) => Fighter {
                arm: Arm::Elephants,
                armour: self.beast_armour(marker),
                traits: Trait::Animals | Trait::ElephantBeasts,
                elements: 1,
                officers: 0,
                ground,
            },
        }
    }

    /// A panicking elephant has its unit's weight where hits go by weight; elsewhere any hit is one (PRC-11). One that is
    /// gone is measured once more for the follow-up, which asks for no weight.
    fn beast_armour(&self, elephant: MarkerId) -> Weight {
        match (self.book().hits, self.loose(elephant)) {
            (HitReading::ByColour, Some(marker)) => self.troop(marker.unit).weight,
            (HitReading::ByColour, None) | (HitReading::ByArm | HitReading::PlainAndMelee, _) => Weight::Medium,
        }
    }

    /// Detachments are very light (RULES §12).
    fn armour(&self, unit: UnitId) -> rulebook::Weight {
        if self.has(unit, Trait::Detachment) { rulebook::Weight::VeryLight } else { self.troop(unit).armour() }
    }

    /// A unit's traits with the animals its infantry rides (UNI-4).
    pub(crate) fn fighting_traits(&self, unit: UnitId) -> Traits {
        let mut traits = self.traits(unit);
        if traits.contains(Trait::OnCamels) {
            traits |= Trait::Animals | Trait::Camels;
        }
        if traits.contains(Trait::OnElephants) {
            traits |= Trait::Animals | Trait::ElephantBeasts;
        }
        traits
    }

    fn slope(&self, from: Cell, at: Cell) -> Slope {
        match self.setup.board.height(from).cmp(&self.setup.board.height(at)) {
            std::cmp::Ordering::Less => Slope::Uphill,
            std::cmp::Ordering::Equal => Slope::Level,
            std::cmp::Ordering::Greater => Slope::Downhill,
        }
    }

    /// What the target shelters behind in melee (MOD-8).
    fn shelter(&self, target: Combatant, from: Cell, at: Cell) -> Shelter {
        match self.setup.board.between(at, from) {
            Some(side) if side.inside && side.kind == Terrain::Fortification => Shelter::Fortification,
            Some(side) if side.inside => Shelter::Palisade,
            Some(_) | None => match target {
                Combatant::Unit(unit) if self.has_wagon_fort(unit) => Shelter::Wagons,
                Combatant::Unit(_) | Combatant::Elephant(_) => Shelter::Open,
            },
        }
    }

    /// Dice a gun loses by having moved, retreat debt included (MOV-6, ART-2).
    pub(crate) fn lost_by_moving(&self, unit: UnitId) -> u8 {
        let moved = self.units[unit.index()].moved();
        match self.troop(unit).after_move {
            FireAfterMove::Free => 0,
            FireAfterMove::DiePerHex => moved,
            FireAfterMove::OneDie => moved.min(1),
        }
    }

    fn facts(&self, combat: &Combat, melee: bool) -> Facts {
        let mut facts = self.support_facts(combat) | self.fright_facts(combat, melee);
        if let Some(unit) = combat.attacker().unit() {
            let front =
                self.officers_at(combat.from, self.camp(unit)).any(|id| self.officer_is(id, OfficerMark::FrontRank));
            if front {
                facts |= Fact::FrontRank;
            }
        }
        if combat.defence_order == Some(rulebook::Order::Square) {
            facts |= Fact::Square;
        }
        if combat.defence_order == Some(rulebook::Order::StandFast) {
            facts |= Fact::StandFast;
        }
        if melee {
            if let Some(side) = self.setup.board.between(combat.at, combat.from) {
                facts |= Fact::AcrossObstacle;
                if side.kind == Terrain::Fortification {
                    facts |= Fact::AcrossFortification;
                }
            }
        } else if self.book().ground(Terrain::Fortification).is(Quality::CoversFromFire)
            && self.enters_by_fortification(combat.from, combat.at)
        {
            facts |= Fact::FireCover;
        }
        facts
    }

    /// Who supports whom, and who stands beside the target.
    fn support_facts(&self, combat: &Combat) -> Facts {
        let mut facts = Facts::empty();
        let camp = self.camp_of(combat.attacker());
        if combat.attacker().unit().is_some_and(|unit| self.is_supported(unit)) {
            facts |= Fact::AttackerSupported;
        }
        let evaded = combat.is(CombatMark::Evaded);
        let supported = |unit| {
            if evaded { self.is_supported_as_target_at(unit, combat.at) } else { self.is_supported_as_target(unit) }
        };
        if combat.target().unit().is_some_and(supported) {
            facts |= Fact::DefenderSupported;
        }
        let fights = |unit| Some(unit) == combat.attacker().unit() || Some(unit) == combat.target().unit();
        if !self.has_others_beside(camp, combat) {
            return facts;
        }
        for unit in self.camp_around(camp, combat.at).filter(|unit| !fights(*unit)) {
            match self.troop(unit).arm {
                Arm::Infantry => facts |= Fact::BesideInfantry,
                Arm::Cavalry => facts |= Fact::BesideCavalry | Fact::BesideMounted,
                Arm::Camelry | Arm::Chariotry => facts |= Fact::BesideMounted,
                Arm::Artillery => facts |= Fact::BesideArtillery,
                Arm::Elephants => {}
            }
        }
        facts
    }

    /// May any unit of a camp but the two that fight stand beside the one that is struck?
    fn has_others_beside(&self, camp: Camp, combat: &Combat) -> bool {
        let by_sets = by_sets!(self.tables, |sets| {
            let mut others = self.ranks(camp).both(sets.ring(combat.at));
            let fighters = [combat.attacker(), combat.target()].into_iter().filter_map(Combatant::unit);
            fighters.filter_map(|unit| self.cell(unit)).for_each(|cell| others.leave(cell));
            !others.is_empty()
        });
        by_sets.unwrap_or(true)
    }

    /// What frightens the attacker's animals (MOD-5, MOD-6, MOD-7): each effect once, however many sources (MOD-7e).
    fn fright_facts(&self, combat: &Combat, melee: bool) -> Facts {
        let mut facts = Facts::empty();
        let attacker = combat.attacker().unit();
        let calm = !self.tables.has(Part::Beasts) && self.is_calm();
        for near in self.around(combat.from).filter(|_| !calm) {
            if self.is_burning(near) {
                facts |= Fact::NearFire;
            }
            if self.elephant_at(near).is_some() {
                facts |= Fact::NearElephants;
            }
            let Some(unit) = self.unit_at(near).filter(|unit| Some(*unit) != attacker) else { continue };
            let traits = self.traits(unit);
            if traits.contains(Trait::Camels) {
                facts |= Fact::NearCamels;
            }
            if traits.contains(Trait::ElephantBeasts) {
                facts |= Fact::NearElephants;
            }
        }
        if let Some(target) = combat.target().unit() {
            let traits = self.traits(target);
            if traits.contains(Trait::UsesFire) {
                facts |= Fact::NearFire;
            }
            // An evader's animals count as if they had not gone (PRC-10).
            let evaded = combat.is(CombatMark::Evaded);
            if melee && traits.contains(Trait::OnCamels) || evaded && traits.contains(Trait::Camels) {
                facts |= Fact::NearCamels;
            }
            if melee && traits.contains(Trait::OnElephants) || evaded && traits.contains(Trait::ElephantBeasts) {
                facts |= Fact::NearElephants;
            }
        }
        facts
    }

    /// Do several sources of one effect, or several effects, frighten the attacker's animals (MOD-7e)?
    pub(crate) fn is_frightened_twice(&self, combat: &Combat) -> bool {
        let ledger = self.ledger(combat);
        let counts = |clause| ledger.lines().iter().any(|line| line.applied() && line.clause() == clause);
        let neighbours =
            |beasts: Trait| self.units_around(combat.from).filter(move |unit| self.has(*unit, beasts)).count();
        let near = |cell: &Cell| self.elephant_at(*cell).is_some();
        let facing = |wanted: Trait| usize::from(combat.target().unit().is_some_and(|unit| self.has(unit, wanted)));
        let sources = [
            (Clause::CamelEffect, neighbours(Trait::Camels) + facing(Trait::OnCamels)),
            (
                Clause::ElephantEffect,
                neighbours(Trait::ElephantBeasts)
                    + facing(Trait::OnElephants)
                    + self.around(combat.from).filter(near).count(),
            ),
            (
                Clause::FireEffect,
                self.around(combat.from).filter(|cell| self.is_burning(*cell)).count() + facing(Trait::UsesFire),
            ),
        ];
        1 < sources.into_iter().filter(|(clause, _)| counts(*clause)).map(|(_, many)| many).sum::<usize>()
    }

    /// Does the line of fire enter the target's hex by a fortified side, or along two of them (ruling 22)?
    fn enters_by_fortification(&self, from: Cell, at: Cell) -> bool {
        let board = &self.setup.board;
        let mut sides = [false; 2];
        for crossing in board.grid().sight_line(from, at) {
            let work = board.between(at, crossing.at());
            let fortified = work.is_some_and(|side| side.inside && side.kind == Terrain::Fortification);
            match crossing {
                Crossing::Through(_) if fortified => return true,
                Crossing::Through(_) => {}
                Crossing::Along(_, Side::Left) => sides[0] |= fortified,
                Crossing::Along(_, Side::Right) => sides[1] |= fortified,
            }
        }
        match self.book().fortified_border {
            FortifiedBorder::BothSides => sides == [true; 2],
            FortifiedBorder::OneSide => sides != [false; 2],
        }
    }

    /// What forbids the attacker to attack, beyond what the clash itself shows.
    pub(crate) fn conduct(&self, unit: UnitId) -> Facts {
        let state = self.units[unit.index()];
        let mut facts = Facts::empty();
        let mut add = |holds: bool, fact: Fact| {
            if holds {
                facts |= fact;
            }
        };
        add(state.marks.contains(UnitMark::Fought), Fact::HasFought);
        add(state.marks.contains(UnitMark::RoadMarched), Fact::RoadMarched);
        add(state.marks.contains(UnitMark::MovedMounted), Fact::MovedMounted);
        add(state.marks.contains(UnitMark::Delayed), Fact::StaffDelayed);
        let too_far = self.allowance(unit).with_combat < state.moved();
        let went = state.marks.contains(UnitMark::Moved);
        add(too_far && went, Fact::MovedTooFar);
        add(too_far && !went, Fact::InRetreatDebt);
        let board = &self.setup.board;
        let on_rough_road = state
            .cell
            .is_some_and(|cell| board.on_road(cell) && self.book().ground(board.footing(cell)).is(Quality::Rough));
        add(on_rough_road && self.troop(unit).arm == Arm::Artillery, Fact::GunOnRoughRoad);
        facts
    }

    /// The dice of a combat, orders included (CBT-6).
    pub(crate) fn dice(&self, combat: &Combat) -> u8 {
        let mut count = Count::default();
        let clash = self.clash(combat);
        if combat.attacker().unit().is_some() {
            self.book().count_dice(&self.factors(combat), &clash, &mut count);
        } else {
            self.count_elephant(&clash, &mut count);
        }
        let dice = i16::from(count.dice()) + self.order_dice(combat);
        u8::try_from(dice.max(0)).unwrap_or(u8::MAX)
    }

    /// The same with every reason.
    pub(crate) fn ledger(&self, combat: &Combat) -> Ledger {
        let mut ledger = Ledger::default();
        if combat.attacker().unit().is_some() {
            self.book().count_dice(&self.factors(combat), &self.clash(combat), &mut ledger);
        } else {
            self.count_elephant(&self.clash(combat), &mut ledger);
        }
        ledger
    }

    /// The dice of an attack as it could be declared now, with every reason, also those that did not count. Whether it
    /// is this unit's time to fight is not asked: a player may look ahead.
    ///
    /// # Errors
    /// When the attack would be refused, by the clause that forbids it.
    pub fn account(&self, unit: UnitId, target: Combatant) -> Result<Ledger, Refusal> {
        let (combat, _) = self.check_prospect(unit, target)?;
        Ok(self.ledger(&combat))
    }

    /// The bare number of the same dice, for whoever looks at thousands of attacks.
    ///
    /// # Errors
    /// When the attack would be refused, by the clause that forbids it.
    pub fn promised_dice(&self, unit: UnitId, target: Combatant) -> Result<u8, Refusal> {
        let (combat, clash) = self.check_prospect(unit, target)?;
        let mut count = Count::default();
        self.book().count_dice(&self.factors(&combat), &clash, &mut count);
        Ok(count.dice())
    }

    /// The dice of the combat under way, orders included, with every reason; nothing if nobody is fighting.
    #[must_use]
    pub fn account_under_way(&self) -> Option<Ledger> {
        let combat = self.combat()?;
        let mut ledger = self.ledger(&combat);
        for row in self.order_rows(&combat) {
            ledger.adjust(row.dice, row.clause);
        }
        Some(ledger)
    }

    /// The combat under way, if the question or the roll is part of one itself.
    #[must_use]
    pub fn combat(&self) -> Option<Combat> {
        match self.top() {
            Frame::Combat(combat) => Some(combat),
            Frame::Turn(_)
            | Frame::GoAlong { .. }
            | Frame::Panic { .. }
            | Frame::Flight { .. }
            | Frame::FrontRankTest { .. } => None,
        }
    }

    /// Every combat under way, the outermost first: an attack, its riposte, the fights of elephants they let loose.
    #[must_use]
    pub fn combats(&self) -> impl DoubleEndedIterator<Item = &Combat> {
        self.affairs.stack.frames(self.spill).filter_map(|frame| match frame {
            Frame::Combat(combat) => Some(combat),
            Frame::Turn(_)
            | Frame::GoAlong { .. }
            | Frame::Panic { .. }
            | Frame::Flight { .. }
            | Frame::FrontRankTest { .. } => None,
        })
    }

    /// A panicking elephant has its three dice, and only the ground limits them (ELE-5, PRC-11).
    fn count_elephant(&self, clash: &Clash, account: &mut impl Account) {
        account.base(self.book().panic.dice, Clause::PanicFight);
        self.book().each_limit(clash, |dice, clause| account.limit(dice, clause));
    }

    fn order_dice(&self, combat: &Combat) -> i16 {
        self.order_rows(combat).map(|row| i16::from(row.dice)).sum()
    }

    /// The orders of a combat that change its dice.
    pub(crate) fn order_rows(&self, combat: &Combat) -> impl Iterator<Item = &rulebook::OrderRow> {
        // A counter-charge strikes in the riposte it is given for, where it is the riposter's (ORD-6).
        let defence = combat.defence_order.filter(|order| *order != rulebook::Order::CounterCharge);
        let orders = [combat.attack_order, defence].into_iter().flatten();
        orders.filter_map(|order| self.order_row(order)).filter(|row| row.dice != 0)
    }

    /// The factors an attacker fights with; an evader is struck at with the melee factor (EVA-2).
    pub(crate) fn factors(&self, combat: &Combat) -> Factors {
        let Combatant::Unit(unit) = combat.attacker() else {
            return Factors {
                fire: Factor::Never,
                assault: Factor::Never,
                melee: Factor::Never,
                riposte: Factor::Never,
            };
        };
        let factors = self.troop(unit).factors;
        if combat.is(CombatMark::Evaded) { Factors { assault: factors.melee, ..factors } } else { factors }
    }

    /// The shooter's weapon, as sight knows it.
    #[must_use]
    pub fn weapon(&self, unit: UnitId) -> Weapon {
        if self.troop(unit).arm == Arm::Artillery { Weapon::Artillery } else { Weapon::SmallArms }
    }

    /// What blocks a unit's line of fire to a hex, if anything (LOS).
    pub fn sight_blocked_by<N: Notes>(&self, unit: UnitId, to: Cell, notes: &mut N) -> Option<Clause> {
        let (from, weapon) = (self.cell(unit)?, self.weapon(unit));
        // A line that is open has nothing to say to nobody.
        if !N::ARE_READ && self.sees(from, to, weapon) {
            return None;
        }
        self.look(from, to, weapon).blocked_by(notes)
    }

    /// May a hex be shot at from another? The answer of [`Look::blocked_by`], looked up where it is known beforehand.
    #[must_use]
    pub fn sees(&self, from: Cell, to: Cell, weapon: Weapon) -> bool {
        if self.is_calm()
            && let Some(lines) = self.tables.lines.get()
            && let Some(open) = lines.is_open(self.setup, [from, to], weapon, &self.affairs.ranks.all())
        {
            return open;
        }
        self.sees_by_walking(from, to, weapon)
    }

    /// The same, hex by hex.
    #[inline(never)]
    fn sees_by_walking(&self, from: Cell, to: Cell, weapon: Weapon) -> bool {
        self.look(from, to, weapon).blocked_by(&mut ()).is_none()
    }

    /// A look from a hex to another, past everybody on the table.
    #[must_use]
    pub fn look(&self, from: Cell, to: Cell, weapon: Weapon) -> Look<'_, Self> {
        Look { book: self.book(), board: &self.setup.board, standing: self, from, to, weapon }
    }

    /// A combat as it would be declared.
    pub(crate) fn prospect(&self, attacker: Combatant, target: Combatant, exchange: Exchange) -> Option<Combat> {
        let (from, at) = (self.cell_of(attacker)?, self.cell_of(target)?);
        Some(Combat::declared(attacker, target, from, at, exchange))
    }
}
