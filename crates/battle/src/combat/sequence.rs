//! The steps of a combat (CBT-5 and its sisters).

use super::results::Results;
use crate::command::Because;
use crate::frame::{Combat, CombatMark, Frame, Stage, Trail};
use crate::machine::{Pending, Play, Question, Stop};
use crate::reading::Fall;
use crate::state::OfficerMark;
use crate::{Chance, Combatant, Command, Event, OfficerId, Onset, Purpose, Reading, Refusal, Roll, Sink, UnitId, View};
use rulebook::{
    Clause, Evade, Exchange, Face, Fact, FrontRank, FrontRankIn, RiposteFirst, RiposteOrders, RiposteRight, RoughRoad,
    Step, Trait,
};

impl View<'_> {
    /// Whose answer a combat waits for, or which dice.
    pub(crate) fn combat_pending(&self, combat: &Combat) -> Pending {
        // The target may be gone: whose it was is asked only where it answers.
        let attacker = |question| Pending::Decision(self.camp_of(combat.attacker()), question);
        let target = |question| Pending::Decision(self.camp_of(combat.target()), question);
        match combat.stage {
            Stage::FrontRank => attacker(Question::FrontRank),
            Stage::Evade => target(Question::Evade),
            Stage::EvadeRetreat | Stage::Retreat => target(Question::Retreat),
            Stage::AttackOrder => attacker(Question::AttackOrder),
            Stage::DefenceOrder => target(Question::DefenceOrder),
            Stage::RiposteFirst | Stage::Riposte => target(Question::Riposte),
            Stage::Flags => target(Question::IgnoreFlags),
            Stage::FollowUp => attacker(Question::FollowUp),
            Stage::Pursue => attacker(Question::Pursue),
            Stage::PursueAttack => attacker(Question::PursueAttack),
            Stage::Roll => {
                let purpose = match (combat.attacker(), combat.exchange()) {
                    (Combatant::Elephant(_), _) => Purpose::ElephantFight,
                    (Combatant::Unit(_), Exchange::Attack) => Purpose::Attack,
                    (Combatant::Unit(_), Exchange::Riposte) => Purpose::Riposte,
                };
                Pending::Chance(Chance { dice: combat.more, purpose })
            }
            Stage::Disperse => Pending::Chance(Chance { dice: 1, purpose: Purpose::Dispersion }),
            Stage::Confirm => Pending::Chance(Chance { dice: combat.more, purpose: Purpose::Confirm }),
            Stage::Burst => Pending::Chance(Chance { dice: combat.more, purpose: Purpose::Burst }),
            Stage::Desert => Pending::Chance(Chance { dice: combat.made, purpose: Purpose::Desertion }),
            Stage::Losses | Stage::Shortfall | Stage::End => {
                unreachable!("a combat never waits at {:?}: the machine goes on by itself", combat.stage)
            }
        }
    }

    /// Officers who could fight in the attacker's front rank (MOD-14): with the unit, in melee (ruling 21).
    pub(crate) fn front_rankers(&self, combat: &Combat) -> impl Iterator<Item = OfficerId> {
        let camp = self.camp_of(combat.attacker());
        let open = combat.attacker().unit().is_some()
            && self.book().front_rank != FrontRank::No
            && (self.is_melee(combat) || self.book().front_rank_in == FrontRankIn::FireToo);
        let officers = self.officers_at(combat.from, camp).filter(move |_| open);
        officers.filter(|officer| self.setup.officer(*officer).rank.commands())
    }

    /// May the target evade (EVA-1): faster than the attacker, or a detachment?
    pub(crate) fn may_evade(&self, combat: &Combat) -> bool {
        let (Combatant::Unit(attacker), Combatant::Unit(target)) = (combat.attacker(), combat.target()) else {
            return false;
        };
        let pace = |unit| self.printed_allowance(unit).with_combat;
        self.book().evade != Evade::Never
            && combat.exchange() == Exchange::Attack
            && self.is_melee(combat)
            && (pace(attacker) < pace(target) || self.has(target, Trait::Detachment))
    }

    /// Could the target strike back now (RIP-1)? It stands in its hex, beside the attacker, and has dice to roll.
    pub(crate) fn could_riposte(&self, combat: &Combat) -> bool {
        let Combatant::Unit(target) = combat.target() else { return false };
        let right = match self.book().riposte.right {
            RiposteRight::WhenSupported => {
                let charges = combat.defence_order == Some(rulebook::Order::CounterCharge);
                charges || self.is_supported_as_target(target)
            }
            RiposteRight::WhenGroundHeld => true,
        };
        right
            && combat.exchange() == Exchange::Attack
            && self.is_melee(combat)
            && !combat.is(CombatMark::Evaded)
            && combat.defence_order != Some(rulebook::Order::Square)
            && self.cell(target) == Some(combat.at)
            && self.cell_of(combat.attacker()) == Some(combat.from)
            && !self.is_barred_from_combat(target)
            && self.has_riposte_dice(combat)
    }

    fn has_riposte_dice(&self, combat: &Combat) -> bool {
        let back = Combat::declared(combat.target(), combat.attacker(), combat.at, combat.from, Exchange::Riposte);
        self.has_dice(&back, &self.clash(&back))
    }

    /// May a unit not fight at all, not even strike back: a gun on a road through rough ground (PRC-5, ruling 16)?
    fn is_barred_from_combat(&self, unit: UnitId) -> bool {
        self.book().rough_road == RoughRoad::NoCombat && self.conduct(unit).contains(Fact::GunOnRoughRoad)
    }

    /// Does the riposte come before the attack (CBT-7, CBT-7j, the ambush of ORD-6)? By which clause.
    fn riposte_first(&self, combat: &Combat) -> Option<Clause> {
        let clash = self.clash(combat);
        let (unarmed, modern) = (clash.attacker.is(Trait::MeleeArmed), clash.defender.is(Trait::Modern));
        let foot = clash.attacker.arm == rulebook::Arm::Infantry;
        let first = match self.book().riposte.first {
            RiposteFirst::Never => false,
            RiposteFirst::AgainstUnarmedInfantry => unarmed && foot && modern,
            RiposteFirst::AgainstUnarmedByAnybody => unarmed && foot,
            RiposteFirst::AgainstMeleeArmed => unarmed && modern,
        };
        let clause = if combat.defence_order == Some(rulebook::Order::Ambush) {
            self.order_row(rulebook::Order::Ambush).map(|row| row.clause)
        } else {
            self.book().riposte.first.clause().filter(|_| first)
        };
        clause.filter(|_| self.could_riposte(combat))
    }

    /// May the front rank be taken by him?
    pub(crate) fn check_front_rank(&self, combat: &Combat, officer: Option<OfficerId>) -> Result<(), Refusal> {
        match officer {
            None if self.must_be_led(combat) => Err(Because::Mandatory.by(Clause::DiceCountOrder)),
            None => Ok(()),
            Some(officer) if self.front_rankers(combat).any(|other| other == officer) => Ok(()),
            Some(_) => Err(Because::NoSuchThing.by(self.front_rank_clause())),
        }
    }

    fn front_rank_clause(&self) -> Clause {
        if self.book().front_rank == FrontRank::No { self.book().steps_clause() } else { Clause::FrontRank }
    }
}

impl<S: Sink> Play<'_, S> {
    /// A combat goes on by itself.
    pub(crate) fn advance_combat(&mut self, combat: Combat) -> Stop {
        match combat.stage {
            Stage::FrontRank => {
                let asked = self.view().front_rankers(&combat).next().is_some();
                if asked { Stop::Ask } else { self.enter(combat, self.after_front_rank(&combat)) }
            }
            Stage::Evade => {
                let asked = self.view().book().has_step(Step::DeclareEvade) && self.view().may_evade(&combat);
                if asked { Stop::Ask } else { self.set_combat_stage(combat, Stage::AttackOrder) }
            }
            Stage::EvadeRetreat | Stage::Retreat => self.advance_retreat(combat),
            Stage::AttackOrder => {
                let asked = self.view().book().has_step(Step::AttackOrder);
                if asked { Stop::Ask } else { self.set_combat_stage(combat, Stage::DefenceOrder) }
            }
            Stage::DefenceOrder => {
                let asked = self.view().book().has_step(Step::DefenceOrder) && combat.target().unit().is_some();
                if asked { Stop::Ask } else { self.enter(combat, after_defence_order(&combat)) }
            }
            Stage::RiposteFirst => self.advance_riposte_first(combat),
            Stage::Roll => self.advance_roll(combat),
            Stage::Disperse | Stage::Confirm | Stage::Burst => Stop::Dice,
            Stage::Losses => self.advance_losses(combat),
            Stage::Flags => self.advance_flags(combat),
            Stage::Shortfall => self.advance_shortfall(combat),
            Stage::Desert => self.advance_desertion(combat),
            // The target's results come first (GUN-1).
            Stage::FollowUp if 0 < combat.more && self.view().may_burst(&combat) => {
                self.set_combat_stage(combat, Stage::Burst)
            }
            Stage::FollowUp => self.advance_follow_up(combat),
            Stage::Pursue => self.advance_pursuit(combat),
            Stage::PursueAttack => Stop::Ask,
            Stage::Riposte => self.advance_riposte(combat),
            Stage::End => self.end_of_combat(&combat),
        }
    }

    /// Ripostes and the rushes of elephants have fewer steps: a riposte leaves a defence order (ORD-2, ruling 13).
    fn after_front_rank(&self, combat: &Combat) -> Stage {
        let ordered = self.setup.book.riposte.orders == RiposteOrders::Defence;
        match (combat.attacker(), combat.exchange()) {
            (Combatant::Unit(_), Exchange::Attack) => Stage::Evade,
            (Combatant::Unit(_), Exchange::Riposte) if ordered => Stage::DefenceOrder,
            (Combatant::Unit(_) | Combatant::Elephant(_), _) => Stage::Roll,
        }
    }

    /// The next step; at the roll the dice are counted aloud.
    fn enter(&mut self, combat: Combat, stage: Stage) -> Stop {
        if stage == Stage::Roll {
            self.count_aloud(&combat);
        }
        self.set_combat_stage(combat, stage)
    }

    /// A riposte that comes first is offered; whatever is answered, it is the only one (RIP-4).
    fn advance_riposte_first(&mut self, mut combat: Combat) -> Stop {
        if combat.is(CombatMark::RipostedFirst) {
            let view = self.view();
            let stands = view.cell_of(combat.attacker()) == Some(combat.from)
                && view.cell_of(combat.target()) == Some(combat.at);
            if stands {
                return self.enter(combat, Stage::Roll);
            }
            // An ambush comes first in every book that has the order, RIP-4 speaks in fewer.
            if Clause::RiposteFirstOnce.stands_in(self.setup.book.book) {
                self.note(Clause::RiposteFirstOnce);
            }
            return self.set_combat_stage(combat, Stage::End);
        }
        match self.view().riposte_first(&combat) {
            Some(clause) => {
                self.note(clause);
                combat.marks |= CombatMark::RipostedFirst;
                combat.stage = Stage::Riposte;
                self.set_combat(combat);
                Stop::Ask
            }
            // An elephant the evader let loose may have destroyed the attacker, or driven it off: it strikes no more.
            None if self.view().cell_of(combat.attacker()) != Some(combat.from) => {
                self.set_combat_stage(combat, Stage::End)
            }
            None => self.enter(combat, Stage::Roll),
        }
    }

    /// Does what was said in a combat.
    pub(crate) fn obey_combat(&mut self, command: Command, mut combat: Combat) {
        match command {
            Command::FrontRank { officer } => {
                if let Some(officer) = officer {
                    self.emit(Event::FrontRankTaken { officer });
                    combat.marks |= CombatMark::LedInFront;
                }
                self.enter(combat, self.after_front_rank(&combat));
            }
            Command::Evade { yes: evades } => self.obey_evade(combat, evades),
            Command::AttackOrder { order } => {
                combat.attack_order = order;
                if let (Some(order), Combatant::Unit(unit)) = (order, combat.attacker()) {
                    let camp = self.setup.unit(unit).camp;
                    self.pay(order, camp, Some(unit), 1);
                }
                self.set_combat_stage(combat, Stage::DefenceOrder);
            }
            Command::DefenceOrder { order } => {
                combat.defence_order = order;
                if let (Some(order), Combatant::Unit(unit)) = (order, combat.target()) {
                    let camp = self.setup.unit(unit).camp;
                    self.pay(order, camp, Some(unit), 1);
                }
                self.enter(combat, after_defence_order(&combat));
            }
            Command::IgnoreFlags { flags: ignored } => self.obey_flags(combat, ignored),
            Command::RetreatTo { to: cell } => self.obey_retreat(combat, cell),
            Command::FollowUp { yes: follows } => self.obey_follow_up(combat, follows),
            Command::PursueTo { to: cell } => self.obey_pursuit(combat, cell),
            Command::PursueAttack { target } => self.obey_pursuit_attack(combat, target),
            Command::Riposte { yes: strikes } => self.obey_riposte(combat, strikes),
            other => unreachable!("what is said in a combat was checked, and {other:?} is not for it"),
        }
    }

    fn obey_evade(&mut self, mut combat: Combat, evades: bool) {
        let Combatant::Unit(unit) = combat.target() else { unreachable!("only a unit may evade") };
        if !evades {
            self.set_combat_stage(combat, Stage::AttackOrder);
            return;
        }
        let clause = match self.setup.book.evade {
            Evade::InPlaceOfDefenceOrder => Clause::EvadeOptional,
            Evade::FasterUnits | Evade::Never => Clause::Evade,
        };
        self.emit(Event::Evaded { unit, clause });
        self.note(Clause::EvadeProcedure);
        combat.marks |= CombatMark::Evaded;
        combat.owed = self.view().printed_allowance(unit).with_combat;
        combat.made = 0;
        self.set_combat_stage(combat, Stage::EvadeRetreat);
    }

    /// No dice, no roll: an attack already declared that falls to nothing ends (CBT-6, PRC-4).
    fn advance_roll(&mut self, mut combat: Combat) -> Stop {
        combat.more = self.view().dice(&combat);
        if 0 < combat.more {
            self.set_combat(combat);
            return Stop::Dice;
        }
        self.note(Clause::NoDiceNoAttack);
        self.set_combat_stage(combat, Stage::Flags)
    }

    /// Takes what dice inside a combat come to.
    pub(crate) fn take_combat(&mut self, mut combat: Combat, reading: Reading) {
        match combat.stage {
            Stage::Roll => self.take_blow(combat, reading.blow()),
            Stage::Disperse => self.take_dispersion(combat, reading.fall()),
            Stage::Confirm => {
                combat.hits += reading.count();
                combat.more = 0;
                self.set_combat_stage(combat, Stage::Losses);
            }
            Stage::Burst => {
                combat.more = 0;
                self.set_combat_stage(combat, Stage::FollowUp);
                if let (1.., Combatant::Unit(unit)) = (reading.count(), combat.attacker()) {
                    self.lose(unit, reading.count(), Clause::BurstingGuns);
                }
            }
            Stage::Desert => self.take_desertion(combat, reading.count()),
            Stage::FrontRank
            | Stage::Evade
            | Stage::EvadeRetreat
            | Stage::AttackOrder
            | Stage::DefenceOrder
            | Stage::RiposteFirst
            | Stage::Losses
            | Stage::Flags
            | Stage::Retreat
            | Stage::Shortfall
            | Stage::FollowUp
            | Stage::Pursue
            | Stage::PursueAttack
            | Stage::Riposte
            | Stage::End => unreachable!("no dice are asked for at {:?}", combat.stage),
        }
    }

    fn take_blow(&mut self, mut combat: Combat, results: Results) {
        debug_assert_eq!((combat.hits, combat.morale), (0, 0), "a combat has one roll");
        let view = self.view();
        let strays = view.may_stray(&combat);
        let camp = view.camp_of(combat.attacker());
        if 0 < results.gained {
            self.emit(Event::TokensGained { camp, tokens: results.gained, clause: self.currency_clause() });
        }
        combat.hits = results.hits;
        combat.morale = results.morale;
        if results.ignites && strays {
            combat.marks |= CombatMark::Ignites;
        } else if results.ignites {
            self.emit(Event::HexIgnited { at: combat.at });
        }
        combat.more = results.bursts;
        let next = if strays {
            // The weight of whoever is hit in the end decides what is taken back.
            combat.hits += results.cancelled;
            Stage::Disperse
        } else if 0 < results.to_confirm {
            combat.more = results.to_confirm;
            Stage::Confirm
        } else {
            Stage::Losses
        };
        self.set_combat_stage(combat, next);
    }

    fn currency_clause(&self) -> Clause {
        match self.setup.book.currency {
            rulebook::Currency::Ducats => self.setup.book.hits.clause(),
            rulebook::Currency::Tokens | rulebook::Currency::None => Clause::OrderLetters,
        }
    }

    /// Says which clauses made the roll of an attack or a riposte what it is.
    pub(crate) fn note_blow(&mut self, roll: Roll, reading: Reading) {
        if S::HEARS_CLAUSES
            && let Frame::Combat(combat) = self.top()
            && combat.stage == Stage::Roll
        {
            self.note_results(&combat, roll, reading.blow());
        }
    }

    fn note_results(&mut self, combat: &Combat, roll: Roll, results: Results) {
        if 0 < results.hits + results.to_confirm {
            self.note(self.setup.book.hits.clause());
        }
        if combat.attacker().unit().is_some() && 0 < roll.count(Face::Letter) {
            self.note(Clause::OrderLetters);
        }
        self.note(Clause::AfterTheRoll);
        for clause in self.view().advantage_clauses(combat, roll).into_iter().flatten() {
            self.note(clause);
        }
        if 0 < results.cancelled && !self.view().may_stray(combat) {
            self.note(Clause::HitsCancelled);
        }
        let ignores_armour = combat.attacker().unit().is_some_and(|unit| self.view().has(unit, Trait::ArmourIgnored));
        if ignores_armour {
            self.note(Clause::ArmourIgnored);
        }
        if combat.is(CombatMark::Evaded) {
            let optional = self.setup.book.evade == Evade::InPlaceOfDefenceOrder;
            self.note(if optional { Clause::EvadeOptional } else { Clause::EvadeRoll });
        }
        self.note(Clause::CountedAtTheRoll);
    }

    /// The rockets fall on their target, or stray (RKT-1, PRC-12).
    fn take_dispersion(&mut self, mut combat: Combat, fall: Fall) {
        debug_assert!(self.view().may_stray(&combat), "only rockets stray");
        let mut struck_hex = Some(combat.at);
        if fall != Fall::OnTarget {
            let hex = self.view().stray_hex(combat.from, combat.at, fall);
            struck_hex = hex;
            self.emit(Event::RocketsStrayed { to: hex });
            self.note(Clause::DispersionHexes);
            combat.marks |= CombatMark::Strayed;
            let struck = hex.and_then(|cell| Some((cell, self.view().combatant_at(cell)?)));
            if let Some((cell, target)) = struck {
                combat.set_target(target);
                combat.at = cell;
            } else {
                combat.hits = 0;
                combat.morale = 0;
            }
        }
        if let Some(cell) = struck_hex.filter(|_| combat.is(CombatMark::Ignites)) {
            self.emit(Event::HexIgnited { at: cell });
        }
        let cancelled = (self.setup.book.hits_cancelled.total)(&self.view().clash(&combat));
        let cancelled = u8::try_from(cancelled).unwrap_or(0).min(combat.hits);
        if 0 < cancelled {
            self.note(Clause::HitsCancelled);
        }
        combat.hits -= cancelled;
        self.set_combat_stage(combat, Stage::Losses);
    }

    /// A combat is over: its attacker has fought, its officers leave the front rank.
    fn end_of_combat(&mut self, combat: &Combat) -> Stop {
        debug_assert_eq!(self.affairs.trail, Trail::default(), "no retreat outlives its combat");
        match combat.attacker() {
            Combatant::Unit(unit) if combat.exchange() == Exchange::Attack => {
                self.emit(Event::Fought { unit });
                self.pop();
                self.leave_front_rank();
            }
            Combatant::Unit(_) => self.pop(),
            Combatant::Elephant(marker) => {
                let view = self.view();
                let barred = view.unit_at(combat.at).is_some();
                let runs = view.cell_of(combat.attacker()).is_some();
                if barred && runs {
                    self.emit(Event::ElephantRemoved { elephant: marker, clause: Clause::PanicProcedure });
                }
                self.pop();
                // Whoever led against it leads no more, unless it ran in the middle of a combat that goes on (MOD-14).
                if self.view().combats().next().is_none() {
                    self.leave_front_rank();
                }
            }
        }
        Stop::Next
    }

    fn leave_front_rank(&mut self) {
        for number in self.view().officer_ids() {
            if self.view().officer_is(number, OfficerMark::FrontRank) {
                self.emit(Event::FrontRankLeft { officer: number });
            }
        }
    }

    /// Starts a second combat in the place of the first.
    pub(crate) fn begin_pursuit_combat(&mut self, combat: Combat) {
        debug_assert_eq!(combat.exchange(), Exchange::Attack, "a pursuit attacks, it does not strike back");
        self.leave_front_rank();
        self.note(Clause::PursuitTerrain);
        let (attacker, target) = (combat.attacker(), combat.target());
        self.set_top(Frame::Combat(combat));
        self.emit(Event::CombatDeclared { attacker, target, onset: Onset::Pursuit });
    }
}

/// A riposte is never answered by one.
fn after_defence_order(combat: &Combat) -> Stage {
    match combat.exchange() {
        Exchange::Attack => Stage::RiposteFirst,
        Exchange::Riposte => Stage::Roll,
    }
}
