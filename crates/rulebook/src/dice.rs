//! The dice of the four books: faces, hits.

use crate::{Arm, Clause, Fighter, Mode, Trait, Weight, Worded, Words};
use strum::{Display, EnumIter, EnumString, IntoStaticStr};

/// A face of a battle die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, EnumIter, EnumString, Display, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Face {
    /// Hits infantry (Frédéric, Jomini).
    Infantry,
    /// Hits mounted troops (Frédéric, Jomini).
    Cavalry,
    /// Hits artillery (Frédéric, Jomini).
    Artillery,
    /// Hits light and very light troops (Thucidide).
    Green,
    /// Hits those and medium troops (Thucidide).
    Blue,
    /// Hits those and heavy troops (Thucidide).
    Red,
    /// Hits anybody (Panache).
    Hit,
    /// Hits in melee only (Panache).
    MeleeHit,
    /// One ducat for the roller (Panache).
    Ducat,
    /// A morale hit.
    Flag,
    /// One order token for the roller (Jomini, Thucidide).
    Letter,
    /// A tactical advantage, worth what the table says (all but Panache).
    Advantage,
}

impl Worded for Face {
    fn words(&self) -> Words {
        match self {
            Self::Infantry => Words::new("infanterie", "infantry"),
            Self::Cavalry => Words::new("cavalerie", "cavalry"),
            Self::Artillery => Words::new("artillerie", "artillery"),
            Self::Green => Words::new("touche verte", "green hit"),
            Self::Blue => Words::new("touche bleue", "blue hit"),
            Self::Red => Words::new("touche rouge", "red hit"),
            Self::Hit => Words::new("touche", "hit"),
            Self::MeleeHit => Words::new("touche de mêlée", "melee hit"),
            Self::Ducat => Words::new("ducat", "ducat"),
            Self::Flag => Words::new("drapeau", "flag"),
            Self::Letter => Words::new("lettre d’ordre", "order letter"),
            Self::Advantage => Words::new("avantage tactique", "tactical advantage"),
        }
    }
}

/// A battle die: six faces, each as likely as another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Die {
    /// The faces, in the order printed.
    pub faces: [Face; 6],
}

impl Die {
    /// On how many of the six sides a face stands.
    #[must_use]
    pub fn sides_showing(&self, face: Face) -> u8 {
        self.faces.iter().map(|side| u8::from(*side == face)).sum()
    }

    /// Does the die have this face at all?
    #[must_use]
    pub fn has(&self, face: Face) -> bool {
        self.faces.contains(&face)
    }
}

/// What a face does to a target, advantages apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blow {
    /// Nothing.
    Miss,
    /// One element.
    Hit,
    /// One element if one more die shows a hit of any colour (HIT-2).
    HitIfConfirmed,
}

crate::answers! {
    /// How hits are read off the dice.
    pub enum HitReading {
        /// Each arm has its symbol (HIT-1).
        ByArm = "symbole de l’arme visée", "symbol of the target’s arm";
        /// Plain hits always, melee hits in melee only (HIT-3).
        PlainAndMelee = "touche partout, touche de mêlée au contact seulement", "hit anywhere, melee hit in contact only";
        /// Three colours against five weights (HIT-2).
        ByColour = "couleur contre poids de la cible", "colour against the target’s weight";
    }
}

impl HitReading {
    /// The clause that reads them so.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Self::ByArm => Clause::HitsByArm,
            Self::PlainAndMelee => Clause::HitsAndMeleeHits,
            Self::ByColour => Clause::HitsByColour,
        }
    }

    /// What one face does to a target.
    #[must_use]
    pub fn blow(self, face: Face, mode: Mode, attacker: &Fighter, target: &Fighter) -> Blow {
        let hits = match self {
            Self::ByArm => face == symbol_of(target.arm),
            Self::PlainAndMelee => face == Face::Hit || (face == Face::MeleeHit && mode == Mode::Melee),
            Self::ByColour => return blow_by_colour(face, attacker, target),
        };
        if hits { Blow::Hit } else { Blow::Miss }
    }
}

/// The symbol that hits an arm (HIT-1), and by which it deserts (DES-1).
#[must_use]
pub const fn symbol_of(arm: Arm) -> Face {
    match arm {
        Arm::Infantry => Face::Infantry,
        Arm::Cavalry | Arm::Camelry | Arm::Chariotry | Arm::Elephants => Face::Cavalry,
        Arm::Artillery => Face::Artillery,
    }
}

/// Thucidide's colours (HIT-2), with weapons that ignore armour (MOD-15) or turn it round (MOD-12).
fn blow_by_colour(face: Face, attacker: &Fighter, target: &Fighter) -> Blow {
    if attacker.traits.contains(Trait::ArmourIgnored) {
        return if matches!(face, Face::Blue | Face::Red) { Blow::Hit } else { Blow::Miss };
    }
    let inverted = attacker.traits.contains(Trait::ArmourInverted);
    let armour = if inverted { target.armour.inverted() } else { target.armour };
    match (face, armour) {
        (Face::Green, Weight::VeryLight | Weight::Light)
        | (Face::Blue, Weight::VeryLight | Weight::Light | Weight::Medium)
        | (Face::Red, Weight::VeryLight | Weight::Light | Weight::Medium | Weight::Heavy) => Blow::Hit,
        (Face::Red, Weight::VeryHeavy) => Blow::HitIfConfirmed,
        _ => Blow::Miss,
    }
}
