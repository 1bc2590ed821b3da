//! The facts of one combat: measured on the board once, read by every rule.

use crate::{Arm, Clause, Quality, Rulebook, Terrain, TerrainRow, Trait, Traits, Weight};
use enumset::{EnumSet, EnumSetType};
use strum::EnumIter;

/// Fire or melee: an attack at one hex is a melee, whatever the weapon (TGT-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, EnumIter)]
pub enum Mode {
    /// At two hexes or more.
    Fire,
    /// Hex to hex.
    Melee,
}

/// Who strikes: the activated unit, or its target striking back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumIter)]
pub enum Exchange {
    /// The attack.
    Attack,
    /// The riposte; "attacker" is then the unit that ripostes.
    Riposte,
}

/// The lie of the land between the two: hill levels only (PRC-17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, EnumIter)]
pub enum Slope {
    /// The same level.
    Level,
    /// The attacker fights uphill.
    Uphill,
    /// The target stands below.
    Downhill,
}

/// What the defender shelters behind, in melee (MOD-8): two dice at most, no advantage, one flag ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, EnumIter)]
pub enum Shelter {
    /// Nothing.
    Open,
    /// Its own wagons.
    Wagons,
    /// The inside of a palisade or ditch.
    Palisade,
    /// The inside of a fortification.
    Fortification,
}

impl Shelter {
    /// The clause that shelters.
    #[must_use]
    pub const fn clause(self) -> Option<Clause> {
        match self {
            Self::Open => None,
            Self::Wagons => Some(Clause::WagonFort),
            Self::Palisade => Some(Clause::Palisade),
            Self::Fortification => Some(Clause::Fortification),
        }
    }
}

/// One side of a combat, as the rules see it at the moment of the roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fighter {
    /// Its arm.
    pub arm: Arm,
    /// Its weight against blows; artillery is medium whatever its class.
    pub armour: Weight,
    /// Its traits of the moment: those of the troop and those of the unit.
    pub traits: Traits,
    /// Elements left.
    pub elements: u8,
    /// Command characters in its hex.
    pub officers: u8,
    /// What it stands on; a hill is a height, not a footing.
    pub ground: Terrain,
}

impl Fighter {
    /// Is the trait there?
    #[must_use]
    pub fn is(&self, wanted: Trait) -> bool {
        self.traits.contains(wanted)
    }

    /// Cavalry, camelry or chariotry (UNI-3); elephants are their own arm, each table says what becomes of them.
    #[must_use]
    pub fn rides(&self) -> bool {
        matches!(self.arm, Arm::Cavalry | Arm::Camelry | Arm::Chariotry)
    }

    /// Guns, but not rockets.
    #[must_use]
    pub fn is_gun(&self) -> bool {
        self.arm == Arm::Artillery && !self.is(Trait::Rockets)
    }
}

/// Something true or not of a combat.
#[derive(Debug, PartialOrd, Ord, EnumSetType, EnumIter)]
pub enum Fact {
    /// The attacker is supported (SUP-1).
    AttackerSupported,
    /// The defender is supported, infantry in habitations always (SUP-1, SUP-2).
    DefenderSupported,
    /// The defender is beside another infantry unit of the attacker's side.
    BesideInfantry,
    /// The defender is beside another cavalry unit of the attacker's side (lancers, dwarf elephants; not camelry).
    BesideCavalry,
    /// The defender is beside another mounted unit of the attacker's side.
    BesideMounted,
    /// The defender is beside another artillery unit of the attacker's side.
    BesideArtillery,
    /// A mounted attacker stands in, or fights against, ground where its advantages miss (TAC-1).
    RoughGround,
    /// The target has cover against small arms: forest, habitations, a fortification (TAC-1).
    FireCover,
    /// The attacker is beside camels (MOD-5).
    NearCamels,
    /// The attacker is beside elephants (MOD-6).
    NearElephants,
    /// The attacker is beside a burning hex, or faces an enemy that uses fire (MOD-7).
    NearFire,
    /// An officer fights in the attacker's front rank (MOD-14).
    FrontRank,
    /// The defender has formed square (ORD-6).
    Square,
    /// The defender stands fast (ORD-6).
    StandFast,
    /// A linear obstacle lies between the two (CBT-8e).
    AcrossObstacle,
    /// That obstacle is a fortification (TER-FORTIFICATION).
    AcrossFortification,
    /// A gun stands on a road through rough terrain (CBT-4).
    GunOnRoughRoad,
    /// The unit made a road march this turn (MOV-8).
    RoadMarched,
    /// The unit made a mounted move this turn (MOV-9).
    MovedMounted,
    /// The unit moved farther than lets it fight (MOV-4).
    MovedTooFar,
    /// A retreat it still owes for forbids it to fight (ART-2).
    InRetreatDebt,
    /// The unit has fought already (CBT-3).
    HasFought,
    /// Its orders came too late (ACT-7).
    StaffDelayed,
}

/// A set of facts.
pub type Facts = EnumSet<Fact>;

/// The facts of one combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clash {
    /// Who strikes.
    pub attacker: Fighter,
    /// Who is struck.
    pub defender: Fighter,
    /// Hexes between them; 1 is melee.
    pub distance: u8,
    /// Attack or riposte.
    pub exchange: Exchange,
    /// Who stands higher.
    pub slope: Slope,
    /// What the defender shelters behind.
    pub shelter: Shelter,
    /// Dice the attacker loses by having moved (MOV-6).
    pub lost_by_moving: u8,
    /// What else is true.
    pub facts: Facts,
}

impl Clash {
    /// Two medium infantry units face to face on open ground, four elements each, and nothing more: the case every
    /// other is told apart from.
    #[must_use]
    pub fn plain() -> Self {
        let fighter = Fighter {
            arm: Arm::Infantry,
            armour: Weight::Medium,
            traits: Traits::empty(),
            elements: 4,
            officers: 0,
            ground: Terrain::Clear,
        };
        Self {
            attacker: fighter,
            defender: fighter,
            distance: 1,
            exchange: Exchange::Attack,
            slope: Slope::Level,
            shelter: Shelter::Open,
            lost_by_moving: 0,
            facts: Facts::empty(),
        }
    }

    /// Fire or melee (TGT-1).
    #[must_use]
    pub const fn mode(&self) -> Mode {
        if self.distance <= 1 { Mode::Melee } else { Mode::Fire }
    }

    /// Is this melee?
    #[must_use]
    pub const fn is_melee(&self) -> bool {
        self.distance <= 1
    }

    /// Does the activated unit strike, not its target?
    #[must_use]
    pub fn is_attack(&self) -> bool {
        self.exchange == Exchange::Attack
    }

    /// Is the fact true?
    #[must_use]
    pub fn has(&self, fact: Fact) -> bool {
        self.facts.contains(fact)
    }

    /// The target's weight as the attacker's weapon finds it: upside down for some (MOD-12).
    #[must_use]
    pub fn target_armour(&self) -> Weight {
        let inverted = self.attacker.is(Trait::ArmourInverted);
        if inverted { self.defender.armour.inverted() } else { self.defender.armour }
    }

    /// Is the defender under the palisade effect (MOD-8)?
    #[must_use]
    pub fn is_sheltered(&self) -> bool {
        self.is_melee() && self.shelter != Shelter::Open
    }

    /// Completes the facts that follow from the two grounds by the book's terrain table (TAC-1).
    #[must_use]
    pub fn on_the_ground(mut self, book: &Rulebook) -> Self {
        let (from, into) = (book.ground(self.attacker.ground), book.ground(self.defender.ground));
        let uphill = self.slope == Slope::Uphill && book.ground(Terrain::Hill).is(Quality::AdvantagesMiss);
        // What slows no camels is not rough for them (TER-SAND, TAC-1).
        let camels = self.attacker.is(Trait::Camels);
        let rough = |row: &TerrainRow| row.is(Quality::AdvantagesMiss) && !(camels && row.is(Quality::CamelsFree));
        if rough(from) || rough(into) || uphill {
            self.facts |= Fact::RoughGround;
        }
        if into.is(Quality::CoversFromFire) {
            self.facts |= Fact::FireCover;
        }
        self
    }
}
