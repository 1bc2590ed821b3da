//! Troop types: a row of a book's troop and movement tables.

use crate::{Arm, Clause, Traits, Weight, Words};

/// How many dice a troop rolls in one kind of fight, as printed in its row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Factor {
    /// It does not fight this way: `–`.
    Never,
    /// So many dice: `3`.
    Dice(u8),
    /// So many, fewer with a single element left: `3/2` (MOD-9).
    Weakens {
        /// With two elements or more.
        full: u8,
        /// With the last one.
        last: u8,
    },
    /// One die per element at the moment of the roll (MOD-13).
    PerElement,
}

impl Factor {
    /// The dice of a unit with so many elements, and the clause if one other than the troop table decides.
    #[must_use]
    pub const fn dice(self, elements: u8) -> (u8, Option<Clause>) {
        match self {
            Self::Never => (0, None),
            Self::Dice(dice) => (dice, None),
            Self::Weakens { full, last } => (if elements <= 1 { last } else { full }, Some(Clause::ArtilleryDice)),
            Self::PerElement => (elements, Some(Clause::OneDiePerElement)),
        }
    }
}

/// The dice of a troop, by kind of fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Factors {
    /// At a distance.
    pub fire: Factor,
    /// Attacking in melee with everything in its favour: Thucidide's assault, elsewhere the melee dice.
    pub assault: Factor,
    /// Attacking in melee when the assault is forbidden; elsewhere the same as the assault.
    pub melee: Factor,
    /// Striking back.
    pub riposte: Factor,
}

/// How far a troop moves, and what it may do then (MOV-4): `2`, `1/2`, `1nc`, `1nc!`, `static`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowance {
    /// Hexes after which it may still fight.
    pub with_combat: u8,
    /// Hexes if it gives up fighting.
    pub without_combat: u8,
    /// Never more than one hex, not even by road (MOV-5).
    pub never_more: bool,
}

impl Allowance {
    /// A troop that never moves.
    pub const STATIC: Self = Self { with_combat: 0, without_combat: 0, never_more: true };
}

/// What moving costs a gun that fires in the same turn (MOV-6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::EnumString, strum::Display, strum::EnumIter)]
#[strum(serialize_all = "kebab-case")]
pub enum FireAfterMove {
    /// Nothing.
    Free,
    /// One die for every hex.
    DiePerHex,
    /// One die in all.
    OneDie,
}

/// One row of a book's troop table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Troop {
    /// Stable key: `line-infantry`, `shot/light`.
    pub key: &'static str,
    /// What players call it.
    pub name: Words,
    /// Its arm.
    pub arm: Arm,
    /// Its weight, or for a gun its class.
    pub weight: Weight,
    /// Elements at full strength (UNI-2).
    pub elements: u8,
    /// Its movement.
    pub allowance: Allowance,
    /// Hexes its weapon reaches; 1 is melee only.
    pub range: u8,
    /// Its dice.
    pub factors: Factors,
    /// What moving costs its fire.
    pub after_move: FireAfterMove,
    /// What comes with the type.
    pub traits: Traits,
}

impl Troop {
    /// Armour as a target sees it: a gun's class is not armour, artillery counts as medium (MOD-11, HIT-2).
    #[must_use]
    pub fn armour(&self) -> Weight {
        if self.arm == Arm::Artillery { Weight::Medium } else { self.weight }
    }

    /// Is there a weapon that reaches beyond the next hex (TGT-1)?
    #[must_use]
    pub const fn fires(&self) -> bool {
        2 <= self.range
    }
}
