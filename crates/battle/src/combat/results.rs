//! Reading the dice: hits, advantages, flags, letters and ducats.

use crate::frame::{Combat, CombatMark};
use crate::{Combatant, Roll, View};
use rulebook::{
    Advantage, AdvantageReading, Arm, Blow, Clash, Clause, ConfirmAdvantages, Exchange, Face, Letters, Mode, Trait,
    Weight,
};

/// What a roll comes to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Results {
    /// Elements to lose.
    pub(crate) hits: u8,
    /// Hits still to confirm.
    pub(crate) to_confirm: u8,
    /// Morale hits.
    pub(crate) morale: u8,
    /// Tokens or ducats for the roller.
    pub(crate) gained: u8,
    /// Plain hits the target's weight took back.
    pub(crate) cancelled: u8,
    /// What the advantages were, and by which clause.
    pub(crate) advantage: Option<(Advantage, Clause)>,
}

/// The faces there are, each once.
const FACES: [Face; 9] = [
    Face::Infantry,
    Face::Cavalry,
    Face::Artillery,
    Face::Green,
    Face::Blue,
    Face::Red,
    Face::Hit,
    Face::MeleeHit,
    Face::Flag,
];

impl View<'_> {
    /// Reads a roll of attack or riposte: everything is counted as it stands at the roll (PRC-1).
    pub(crate) fn results(&self, combat: &Combat, roll: Roll) -> Results {
        let clash = self.clash(combat);
        let mut results = Results::default();
        for face in FACES {
            let count = roll.count(face);
            match self.book().hits.blow(face, clash.mode(), &clash.attacker, &clash.defender) {
                Blow::Hit => results.hits += count,
                Blow::HitIfConfirmed => results.to_confirm += count,
                Blow::Miss => {}
            }
        }
        results.morale = roll.count(Face::Flag);
        self.read_letters(combat, &clash, roll, &mut results);
        self.read_advantages(combat, &clash, roll.count(Face::Advantage), &mut results);
        self.cancel_hits(&clash, roll, &mut results);
        if combat.is(CombatMark::Evaded) {
            results.morale = 0;
        }
        results
    }

    /// Letters and ducats (LET-1, HIT-3); a panicking elephant earns nothing (HIT-5).
    fn read_letters(&self, combat: &Combat, clash: &Clash, roll: Roll, results: &mut Results) {
        let mut letters = roll.count(Face::Letter);
        match self.book().letters {
            Letters::TokenButFirstOfArtillery if clash.attacker.arm == Arm::Artillery && 0 < letters => {
                letters -= 1;
                results.morale += 1;
            }
            Letters::TokenButFirstOfArtillery | Letters::Token | Letters::None => {}
        }
        if combat.attacker().unit().is_some() {
            results.gained = letters + roll.count(Face::Ducat);
        }
    }

    /// Each advantage is worth what the table says (TAC); a panicking elephant's is a hit (PRC-11).
    fn read_advantages(&self, combat: &Combat, clash: &Clash, count: u8, results: &mut Results) {
        if count == 0 {
            return;
        }
        let (worth, clause) = match combat.attacker() {
            Combatant::Elephant(_) => (Advantage::Hit, Clause::PanicProcedure),
            Combatant::Unit(_) => (self.book().advantages.read)(clash),
        };
        results.advantage = Some((worth, clause));
        match worth {
            Advantage::Hit if self.book().confirm_advantages == ConfirmAdvantages::Yes && very_heavy(clash) => {
                results.to_confirm += count;
            }
            Advantage::Hit => results.hits += count,
            Advantage::MoraleHit => results.morale += count,
            Advantage::Miss => {}
        }
        let both = self.book().advantage_reading == AdvantageReading::HitAndMorale;
        if both && worth == Advantage::Hit && self.also_shakes(combat, clash).is_some() {
            results.morale += count;
        }
    }

    /// The lower row of the table that would give a morale hit too (TAC-9, and ruling 2 the other way). A panicking
    /// elephant's advantage is not read from the table.
    fn also_shakes(&self, combat: &Combat, clash: &Clash) -> Option<Clause> {
        combat.attacker().unit()?;
        let mut rows = self.book().advantages.rows.iter();
        rows.find(|row| row.result == Advantage::MoraleHit && (row.applies)(clash)).map(|row| row.clause)
    }

    /// The clause that said what an advantage is worth, and that of a morale hit it outranks or brings along (TAC-9).
    pub(crate) fn advantage_clauses(&self, combat: &Combat, results: Results) -> [Option<Clause>; 2] {
        let Some((worth, clause)) = results.advantage else { return [None; 2] };
        let other = if worth == Advantage::Hit { self.also_shakes(combat, &self.clash(combat)) } else { None };
        [Some(clause), other]
    }

    /// Hits the target's weight takes back: plain ones only (PRC-3).
    fn cancel_hits(&self, clash: &Clash, roll: Roll, results: &mut Results) {
        let cancelled = u8::try_from((self.book().hits_cancelled.total)(clash)).unwrap_or(0);
        results.cancelled = cancelled.min(roll.count(Face::Hit)).min(results.hits);
        results.hits -= results.cancelled;
    }

    /// Do this unit's guns burst on a second melee hit (GUN-1)?
    pub(crate) fn may_burst(&self, combat: &Combat) -> bool {
        let Some(unit) = combat.attacker().unit() else { return false };
        self.book().bursting == rulebook::BurstingGuns::OnSecondMeleeHit
            && !self.is_melee(combat)
            && combat.exchange() == Exchange::Attack
            && (self.has(unit, Trait::Powder) || self.has(unit, Trait::Rockets))
    }

    /// Do this unit's rockets stray (RKT-1)?
    pub(crate) fn may_stray(&self, combat: &Combat) -> bool {
        let Some(unit) = combat.attacker().unit() else { return false };
        self.book().dispersion == rulebook::RocketDispersion::ShortRightLongLeft
            && !self.is_melee(combat)
            && self.has(unit, Trait::Rockets)
    }

    /// Does this roll set the target's hex on fire (FIR-1)?
    pub(crate) fn ignites(&self, combat: &Combat, roll: Roll) -> bool {
        let Some(unit) = combat.attacker().unit() else { return false };
        let face = match self.book().fire {
            rulebook::SettingFire::OnDucat => Face::Ducat,
            rulebook::SettingFire::OnAdvantage => Face::Advantage,
            rulebook::SettingFire::Never | rulebook::SettingFire::Off => return false,
        };
        let burns = self.has(unit, Trait::Rockets) || self.has(unit, Trait::UsesFire);
        burns && self.clash(combat).mode() == Mode::Fire && 0 < roll.count(face)
    }
}

fn very_heavy(clash: &Clash) -> bool {
    clash.target_armour() == Weight::VeryHeavy && !clash.attacker.is(Trait::ArmourIgnored)
}
