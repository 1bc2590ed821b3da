//! Everything about a battle that never changes once it has begun.

use crate::{Board, Camp, OfficerId, UnitId};
use hexes::Cell;
use rulebook::{LeaderTraits, Rank, Rulebook, Trait, Traits, Troop};

/// When and where something enters the table (MOV-12).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// From this turn on.
    pub turn: u8,
    /// The first hex on the table.
    pub entries: Vec<Cell>,
}

/// A unit as it starts.
#[derive(Clone, Debug)]
pub struct UnitSetup {
    /// What players call it.
    pub name: String,
    /// Whose it is.
    pub camp: Camp,
    /// Its type.
    pub troop: &'static Troop,
    /// What is written on it, and what comes with its type.
    pub traits: Traits,
    /// Elements at the start.
    pub elements: u8,
    /// Its hex, or when it arrives.
    pub start: Result<Cell, Arrival>,
    /// The unit it was detached from (Panache).
    pub parent: Option<UnitId>,
}

impl UnitSetup {
    /// The traits of a unit of this type with these written on it: made irregular or melee-armed, it is no longer
    /// modern unless that is written too; nor where it is written that it is not (UNI-5).
    #[must_use]
    pub fn traits_of(troop: &Troop, written: Traits) -> Traits {
        let traits = troop.traits | written;
        let loses_it = !written.is_disjoint(Trait::Irregular | Trait::MeleeArmed) && !written.contains(Trait::Modern);
        if loses_it || written.contains(Trait::NotModern) { traits - Trait::Modern } else { traits }
    }

    /// Does it count for victory (VIC-2)?
    #[must_use]
    pub fn counts_for_victory(&self) -> bool {
        !self.traits.contains(Trait::Detachment)
    }
}

/// An officer as he starts.
#[derive(Clone, Debug)]
pub struct OfficerSetup {
    /// His name.
    pub name: String,
    /// Whose he is.
    pub camp: Camp,
    /// His rank.
    pub rank: Rank,
    /// What sets him apart.
    pub traits: LeaderTraits,
    /// His hex, or when he arrives.
    pub start: Result<Cell, Arrival>,
}

/// One camp's means and goals.
#[derive(Clone, Debug, Default)]
pub struct CampSetup {
    /// Activations a turn; the book's table where nothing is said.
    pub activations: u8,
    /// Units in each.
    pub units_per_activation: u8,
    /// Tokens or ducats at the start: the command level of the general in chief (ORD-1).
    pub command_level: u8,
    /// Enemy units to eliminate (VIC-1).
    pub units_to_eliminate: u8,
    /// Hexes to hold, and how many of them; none where the battle is not about ground.
    pub objectives: Vec<Cell>,
    /// How many of them; all, unless the scenario says otherwise (VIC-2).
    pub objectives_needed: u8,
    /// Hexes by which its units may leave the table (MOV-11).
    pub exits: Vec<Cell>,
    /// Units that must leave to win; 0 if leaving wins nothing.
    pub exits_needed: u8,
}

/// Everything about a battle that never changes.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The rules, house rules applied.
    pub book: Rulebook,
    /// The ground.
    pub board: Board,
    /// The units, both camps.
    pub units: Vec<UnitSetup>,
    /// The officers, both camps.
    pub officers: Vec<OfficerSetup>,
    /// North, then south.
    pub camps: [CampSetup; 2],
    /// Who starts.
    pub first: Camp,
    /// The last turn.
    pub last_turn: u8,
    /// Who wins when it has been played; nobody is a draw.
    pub at_last_turn: Option<Camp>,
}

/// The place of a camp in a pair.
#[must_use]
pub const fn seat(camp: Camp) -> usize {
    match camp {
        Camp::North => 0,
        Camp::South => 1,
    }
}

impl Setup {
    /// A unit.
    #[must_use]
    pub fn unit(&self, unit: UnitId) -> &UnitSetup {
        &self.units[unit.index()]
    }

    /// An officer.
    #[must_use]
    pub fn officer(&self, officer: OfficerId) -> &OfficerSetup {
        &self.officers[officer.index()]
    }

    /// A camp.
    #[must_use]
    pub fn camp(&self, camp: Camp) -> &CampSetup {
        &self.camps[seat(camp)]
    }

    /// Fills what the scenario left to the book: activations by army size (ACT-2), units to eliminate (VIC-1), the
    /// turn cap.
    #[must_use]
    pub fn completed(mut self) -> Self {
        for camp in [Camp::North, Camp::South] {
            let count = |wanted: Camp| {
                let units = self.units.iter().filter(|unit| unit.camp == wanted && unit.counts_for_victory());
                u8::try_from(units.count()).unwrap_or(u8::MAX)
            };
            let (own, enemy) = (self.book.activations(count(camp)), count(camp.opposite()));
            let to_eliminate = self.book.units_to_eliminate(enemy);
            let means = &mut self.camps[seat(camp)];
            if means.activations == 0 {
                means.activations = own.activations;
            }
            if means.units_per_activation == 0 {
                means.units_per_activation = own.units;
            }
            if means.units_to_eliminate == 0 {
                means.units_to_eliminate = to_eliminate;
            }
            if means.objectives_needed == 0 {
                means.objectives_needed = u8::try_from(means.objectives.len()).unwrap_or(u8::MAX);
            }
        }
        if self.last_turn == 0 {
            self.last_turn = self.book.turn_cap;
        }
        self
    }
}
