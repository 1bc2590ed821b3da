//! Reading the dice: hits, advantages, flags, letters and ducats.

use crate::frame::{Combat, CombatMark};
use crate::roll::FACE_COUNT;
use crate::{Combatant, Roll, View};
use rulebook::{
    Advantage, AdvantageReading, Arm, Blow, Clash, Clause, ConfirmAdvantages, Exchange, Face, Letters, Mode, Trait,
    Weight,
};

/// What the roll of an attack or a riposte comes to.
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
    /// Guns that may burst.
    pub(crate) bursts: u8,
    /// Does the target's hex catch fire?
    pub(crate) ignites: bool,
}

/// How the dice of an attack or a riposte are read: everything is counted as it stands at the roll (PRC-1).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blows {
    /// What one die adds that shows this face.
    worth: [Worth; FACE_COUNT],
    /// Plain hits the target's weight takes back.
    cancels: u8,
    evaded: bool,
}

/// What one die adds to the counts of a roll, a byte each, so that all are added at once. No roll has 256 dice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Worth(u64);

/// The counts of a roll, in the order of their bytes.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    hits: u8,
    to_confirm: u8,
    morale: u8,
    gained: u8,
    bursts: u8,
    ignites: u8,
    /// Letters of which the first is a morale hit, and no letter.
    letters: u8,
    /// Hits that the target's weight may take back: plain ones only (PRC-3).
    plain: u8,
}

impl Blows {
    /// What a roll comes to.
    pub(crate) fn read(&self, roll: Roll) -> Results {
        let dice = roll.counts().into_iter().zip(&self.worth);
        let counts = Counts::from(dice.fold(0, |sum, (count, worth)| sum + u64::from(count) * worth.0));
        let first_letter = counts.letters.min(1);
        let cancelled = self.cancels.min(counts.plain).min(counts.hits);
        Results {
            hits: counts.hits - cancelled,
            to_confirm: counts.to_confirm,
            morale: if self.evaded { 0 } else { counts.morale + first_letter },
            gained: counts.gained - first_letter,
            cancelled,
            bursts: counts.bursts,
            ignites: 0 < counts.ignites,
        }
    }

    /// Can one of these faces always stand for the other?
    pub(crate) fn takes_alike(&self, one: Face, other: Face) -> bool {
        self.worth[one as usize] == self.worth[other as usize]
    }
}

impl From<Counts> for Worth {
    fn from(counts: Counts) -> Self {
        let Counts { hits, to_confirm, morale, gained, bursts, ignites, letters, plain } = counts;
        Self(u64::from_le_bytes([hits, to_confirm, morale, gained, bursts, ignites, letters, plain]))
    }
}

impl From<u64> for Counts {
    fn from(sum: u64) -> Self {
        let [hits, to_confirm, morale, gained, bursts, ignites, letters, plain] = sum.to_le_bytes();
        Self { hits, to_confirm, morale, gained, bursts, ignites, letters, plain }
    }
}

impl View<'_> {
    /// How the dice of an attack or a riposte are read.
    pub(crate) fn blows(&self, combat: &Combat) -> Blows {
        let (book, clash) = (self.book(), self.clash(combat));
        let cancels = u8::try_from((book.hits_cancelled.total)(&clash)).unwrap_or(0);
        let ignites = self.ignites_on(combat, &clash);
        let mut worth = [Worth::default(); FACE_COUNT];
        for face in book.die.faces {
            let mut counts = match face {
                Face::Flag => Counts { morale: 1, ..Counts::default() },
                Face::Letter | Face::Ducat => self.read_earnings(combat, &clash, face),
                Face::Advantage => self.read_advantage(combat, &clash),
                Face::Infantry
                | Face::Cavalry
                | Face::Artillery
                | Face::Green
                | Face::Blue
                | Face::Red
                | Face::Hit
                | Face::MeleeHit => match book.hits.blow(face, clash.mode(), &clash.attacker, &clash.defender) {
                    Blow::Hit => Counts { hits: 1, ..Counts::default() },
                    Blow::HitIfConfirmed => Counts { to_confirm: 1, ..Counts::default() },
                    Blow::Miss => Counts::default(),
                },
            };
            counts.plain = u8::from(face == Face::Hit && 0 < cancels);
            counts.bursts = u8::from(face == Face::MeleeHit && self.may_burst(combat));
            counts.ignites = u8::from(ignites == Some(face));
            worth[face as usize] = counts.into();
        }
        Blows { worth, cancels, evaded: combat.is(CombatMark::Evaded) }
    }

    /// Letters and ducats (LET-1, HIT-3); a panicking elephant earns nothing (HIT-5).
    fn read_earnings(&self, combat: &Combat, clash: &Clash, face: Face) -> Counts {
        let letter = face == Face::Letter;
        let (worth, shakes) = match self.book().letters {
            Letters::None => (!letter, false),
            Letters::Token => (true, false),
            Letters::TokenButFirstOfArtillery => (true, letter && clash.attacker.arm == Arm::Artillery),
        };
        let earns = worth && combat.attacker().unit().is_some();
        Counts { gained: u8::from(earns), letters: u8::from(earns && shakes), ..Counts::default() }
    }

    /// An advantage is worth what the table says (TAC).
    fn read_advantage(&self, combat: &Combat, clash: &Clash) -> Counts {
        let mut counts = Counts::default();
        let (worth, _) = self.worth_of_advantages(combat, clash);
        match worth {
            Advantage::Hit if self.book().confirm_advantages == ConfirmAdvantages::Yes && very_heavy(clash) => {
                counts.to_confirm = 1;
            }
            Advantage::Hit => counts.hits = 1,
            Advantage::MoraleHit => counts.morale = 1,
            Advantage::Miss => {}
        }
        match self.book().advantage_reading {
            AdvantageReading::NoAdvantages => return Counts::default(),
            AdvantageReading::OneResult => {}
            AdvantageReading::HitAndMorale => {
                if worth == Advantage::Hit && self.also_shakes(combat, clash).is_some() {
                    counts.morale = 1;
                }
            }
        }
        counts
    }

    /// What an advantage is worth, and by which clause (TAC); a panicking elephant's is a hit but against the palisade
    /// effect (PRC-11).
    pub(crate) fn worth_of_advantages(&self, combat: &Combat, clash: &Clash) -> (Advantage, Clause) {
        match combat.attacker() {
            Combatant::Elephant(_) if clash.is_sheltered() => (Advantage::Miss, Clause::PanicProcedure),
            Combatant::Elephant(_) => (Advantage::Hit, Clause::PanicProcedure),
            Combatant::Unit(_) => (self.book().advantages.read)(clash),
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
    pub(crate) fn advantage_clauses(&self, combat: &Combat, roll: Roll) -> [Option<Clause>; 2] {
        if roll.count(Face::Advantage) == 0 {
            return [None; 2];
        }
        let clash = self.clash(combat);
        let (worth, clause) = self.worth_of_advantages(combat, &clash);
        let other = if worth == Advantage::Hit { self.also_shakes(combat, &clash) } else { None };
        [Some(clause), other]
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

    /// The face by which this attack sets the target's hex on fire, if it can (FIR-1).
    fn ignites_on(&self, combat: &Combat, clash: &Clash) -> Option<Face> {
        let unit = combat.attacker().unit()?;
        let face = match self.book().fire {
            rulebook::SettingFire::OnDucat => Face::Ducat,
            rulebook::SettingFire::OnAdvantage => Face::Advantage,
            rulebook::SettingFire::Never | rulebook::SettingFire::Off => return None,
        };
        let burns = self.has(unit, Trait::Rockets) || self.has(unit, Trait::UsesFire);
        (burns && clash.mode() == Mode::Fire).then_some(face)
    }
}

fn very_heavy(clash: &Clash) -> bool {
    clash.target_armour() == Weight::VeryHeavy && !clash.attacker.is(Trait::ArmourIgnored)
}
