//! A book is a value: every question of the chapters has its field, and no field has a default.

use crate::{Advantage, FollowUp};
use crate::{
    AdvantageReading, AllRows, AnyRow, ArtilleryRetreat, BlockedRetreat, Book, BurstingGuns, Clash, Clause,
    ConfirmAdvantages, Currency, Desertion, Die, ElephantRank, ElephantRelease, Evade, Exchange, Factor, FactorReading,
    Factors, FirstRow, Flight, FlightFaces, FortifiedBorder, FrontRank, FrontRankIn, GeneralReturn, HesitantTroops,
    HillFoot, HitReading, HouseRules, Letters, LoneOfficers, MeleeGuns, Mode, OrderKind, OrderRow, Passing, Rank,
    RetreatThrough, RiposteDice, RiposteFirst, RiposteOrders, RiposteRight, RocketDispersion, RocketFright, RoughRoad,
    SettingFire, SmallArmsOnHill, Step, SupportIgnores, Terrain, TerrainRow, Trait, Troop,
};

/// An answer for each rank: general in chief, sub-general, superior officer, historical figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByRank<A>(pub [A; 4]);

impl<A: Copy> ByRank<A> {
    /// The answer for one rank.
    #[must_use]
    pub const fn of(&self, rank: Rank) -> A {
        self.0[rank as usize]
    }
}

/// How many activations an army of a given size makes, and of how many units (ACT-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActivationRow {
    /// The largest army the row is for.
    pub up_to_units: u8,
    /// Activations a turn.
    pub activations: u8,
    /// Units in each.
    pub units: u8,
}

/// Command and activation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommandRules {
    /// By army size, smallest first (ACT-2).
    pub activations: [ActivationRow; 3],
    /// How far an officer commands (ACT-3).
    pub range: ByRank<u8>,
    /// How far he influences (ACT-3).
    pub influence: ByRank<u8>,
    /// How far he flees (CHR-3).
    pub flight: ByRank<Flight>,
    /// When a lost general in chief comes back (CHR-4).
    pub general: GeneralReturn,
}

/// Hexes of retreat for each morale hit (RET-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RetreatHexes {
    /// Infantry.
    pub infantry: u8,
    /// Cavalry, camelry, chariotry.
    pub mounted: u8,
    /// War elephants.
    pub elephants: u8,
    /// Guns on foot, and those drawn by elephants.
    pub foot_guns: u8,
    /// Horse or flying guns, and guns borne on camels or elephants.
    pub mobile_guns: u8,
    /// More for a hesitant unit.
    pub hesitant: u8,
}

/// Retreat and what it costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retreat {
    /// Hexes per morale hit.
    pub hexes: RetreatHexes,
    /// Whom *hesitant* drives farther.
    pub hesitant: HesitantTroops,
    /// Whom it may cross.
    pub through: RetreatThrough,
    /// What a blocked one costs.
    pub blocked: BlockedRetreat,
    /// How guns do it.
    pub artillery: ArtilleryRetreat,
    /// What rockets add.
    pub rockets: RocketFright,
}

/// Striking back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Riposte {
    /// Who may.
    pub right: RiposteRight,
    /// Against whom it comes first.
    pub first: RiposteFirst,
    /// Which orders it leaves.
    pub orders: RiposteOrders,
}

/// Elephants out of hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Panic {
    /// How many a war-elephant unit releases.
    pub release: ElephantRelease,
    /// Dice of flight, and of the fight when the way is barred (ELE-4, ELE-5).
    pub dice: u8,
    /// Which faces are hexes of flight.
    pub faces: FlightFaces,
}

/// What the extra steps of movement are worth (MOV-8, MOV-9, MOV-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExtraSteps {
    /// More hexes by road march.
    pub road_march: u8,
    /// More hexes for mounted infantry.
    pub mounted_move: u8,
    /// Hexes of an officer alone.
    pub officer: u8,
}

/// One rulebook, whole: copied into a game, with its house rules applied.
#[derive(Clone, Copy, Debug)]
pub struct Rulebook {
    /// Which book.
    pub book: Book,
    /// The house rules already applied to this copy.
    pub house: HouseRules,

    // Units.
    /// The troop table.
    pub troops: &'static [Troop],
    /// The clause of the troop table.
    pub troop_clause: Clause,
    /// What war elephants count as.
    pub elephant_rank: ElephantRank,
    /// The year horse or flying guns and heavy guns drawn by elephants appear, where the book says so (UNI-6).
    pub light_guns_from: Option<i16>,
    /// Friendly neighbours that make a unit supported (SUP-1).
    pub support_neighbours: u8,

    // Turn and command.
    /// Command and activation.
    pub command: CommandRules,
    /// A side wins when it has eliminated one enemy unit in so many (VIC-1).
    pub victory_one_in: u8,
    /// Turns after which a battle without its own limit ends.
    pub turn_cap: u8,

    // Movement and terrain.
    /// The terrain table.
    pub terrain: &'static [TerrainRow; Terrain::COUNT],
    /// Whom a moving unit may pass.
    pub passing: Passing,
    /// Extra steps.
    pub steps: ExtraSteps,

    // Fire and sight.
    /// Do lone officers mask?
    pub lone_officers: LoneOfficers,
    /// Small arms on a hill.
    pub small_arms_on_hill: SmallArmsOnHill,
    /// Who hides nobody at the foot of a hill.
    pub hill_foot: HillFoot,
    /// Lines of fire along a fortified border.
    pub fortified_border: FortifiedBorder,

    // Combat.
    /// The clause of the dice a unit starts from (CBT-8, or the troop table).
    pub factor_clause: Clause,
    /// The guns of Panache in melee.
    pub melee_guns: MeleeGuns,
    /// Guns on a road through rough ground.
    pub rough_road: RoughRoad,
    /// What forbids an attack; any row forbids.
    pub prohibitions: AnyRow,
    /// What forbids the assault factor; any row forbids.
    pub assault_forbidden: AnyRow,
    /// Modifiers to the number of dice; all rows add up.
    pub dice_modifiers: AllRows,
    /// Officers in the front rank.
    pub front_rank: FrontRank,
    /// In which combats.
    pub front_rank_in: FrontRankIn,
    /// May the defender evade?
    pub evade: Evade,

    // The dice.
    /// The die.
    pub die: Die,
    /// How hits are read.
    pub hits: HitReading,
    /// Hits the target's weight takes back; all rows add up.
    pub hits_cancelled: AllRows,
    /// Confirming advantages.
    pub confirm_advantages: ConfirmAdvantages,
    /// Order letters.
    pub letters: Letters,
    /// How advantages are read.
    pub advantage_reading: AdvantageReading,
    /// The tactical-advantage table; the first row decides.
    pub advantages: FirstRow<Advantage>,

    // Flags and retreat.
    /// Flags a unit may ignore; all rows add up.
    pub flags_ignored: AllRows,
    /// Does support ignore one?
    pub support_ignores: SupportIgnores,
    /// Retreat.
    pub retreat: Retreat,
    /// Who deserts.
    pub desertion: Desertion,

    // After the melee.
    /// The follow-up table; the first row decides.
    pub follow_up: FirstRow<FollowUp>,
    /// Pursuits a turn, orders apart (PUR-2).
    pub pursuits: u8,
    /// Striking back.
    pub riposte: Riposte,

    // Particular troops.
    /// Elephants out of hand.
    pub panic: Panic,
    /// Bursting guns.
    pub bursting: BurstingGuns,
    /// Straying rockets.
    pub dispersion: RocketDispersion,
    /// Setting fire.
    pub fire: SettingFire,

    // Orders.
    /// What pays for them.
    pub currency: Currency,
    /// The order table.
    pub orders: &'static [OrderRow],
}

impl Rulebook {
    /// The troop with this key.
    #[must_use]
    pub fn troop(&self, key: &str) -> Option<&'static Troop> {
        self.troops.iter().find(|troop| troop.key == key)
    }

    /// The clause that says a troop is too new for a year, if it is (UNI-6).
    #[must_use]
    pub fn anachronism(&self, troop: &Troop, year: i16) -> Option<Clause> {
        use crate::Weight;
        let heavy_drawn = troop.traits.contains(Trait::ElephantDrawn) && troop.weight == Weight::Heavy;
        let new = troop.traits.contains(Trait::HorseDrawn) || heavy_drawn;
        let early = self.light_guns_from.is_some_and(|first| year < first);
        (new && early).then_some(Clause::GunsOf1760)
    }

    /// The row of a terrain.
    #[must_use]
    pub fn ground(&self, terrain: Terrain) -> &'static TerrainRow {
        &self.terrain[terrain as usize]
    }

    /// Activations of an army of so many units (ACT-2).
    #[must_use]
    pub fn activations(&self, units: u8) -> ActivationRow {
        let rows = &self.command.activations;
        *rows.iter().find(|row| units <= row.up_to_units).unwrap_or(&rows[rows.len() - 1])
    }

    /// How many units a side must eliminate to win, of those the enemy started with: a share rounded up (VIC-1).
    #[must_use]
    pub const fn units_to_eliminate(&self, enemy_units: u8) -> u8 {
        enemy_units.div_ceil(self.victory_one_in)
    }

    /// Is this a step of a combat here (CBT-5 and its sisters)? In the place of a defence order, evading is no step.
    #[must_use]
    pub fn has_step(&self, step: Step) -> bool {
        match step {
            Step::CheckRightToFight
            | Step::CheckRangeAndSight
            | Step::CountDice
            | Step::RollAndApply
            | Step::Aftermath => true,
            Step::DeclareEvade => self.evade == Evade::FasterUnits,
            Step::AttackOrder => self.has_orders(OrderKind::Attack),
            Step::DefenceOrder => self.has_orders(OrderKind::Defence),
        }
    }

    /// The clause of the steps.
    #[must_use]
    pub fn steps_clause(&self) -> Clause {
        if self.has_step(Step::DeclareEvade) {
            Clause::CombatStepsWithEvade
        } else if self.has_step(Step::AttackOrder) {
            Clause::CombatStepsWithOrders
        } else {
            Clause::CombatSteps
        }
    }

    /// Are there orders of this kind?
    #[must_use]
    pub fn has_orders(&self, kind: OrderKind) -> bool {
        self.orders.iter().any(|row| row.kind == kind)
    }

    /// Does a troop of the book have this trait by itself?
    #[must_use]
    pub fn knows(&self, wanted: Trait) -> bool {
        self.troops.iter().any(|troop| troop.traits.contains(wanted))
    }

    /// Which factors the troop table tells apart (CBT-8).
    #[must_use]
    pub fn factor_reading(&self) -> FactorReading {
        let apart = |differ: fn(&Troop) -> bool| self.troops.iter().any(differ);
        if apart(|troop| troop.factors.assault != troop.factors.melee) {
            FactorReading::FireAssaultMelee
        } else if apart(|troop| troop.fires() && troop.factors.fire != troop.factors.melee) {
            FactorReading::FireAndMelee
        } else {
            FactorReading::OneFactor
        }
    }

    /// With which of its dice a unit strikes back (RIP-2).
    #[must_use]
    pub fn riposte_dice(&self) -> RiposteDice {
        let all = |alike: fn(&Factors) -> bool| self.troops.iter().all(|troop| alike(&troop.factors));
        if all(|factors| factors.riposte == factors.assault) {
            RiposteDice::AsAttacking
        } else if all(|factors| factors.riposte == factors.melee) {
            RiposteDice::Melee
        } else {
            RiposteDice::PrintedApart
        }
    }

    /// Mounted troops, by this book's reading of elephants (UNI-3).
    #[must_use]
    pub fn is_mounted(&self, troop: &Troop) -> bool {
        use crate::Arm;
        match troop.arm {
            Arm::Cavalry | Arm::Camelry | Arm::Chariotry => true,
            Arm::Elephants => self.elephant_rank == ElephantRank::Mounted,
            Arm::Infantry | Arm::Artillery => false,
        }
    }

    /// The dice a unit starts from, and why (CBT-8).
    #[must_use]
    pub fn base_factor(&self, factors: &Factors, clash: &Clash) -> (u8, Clause) {
        let (factor, reason) = match (clash.mode(), clash.exchange) {
            (Mode::Fire, _) => (factors.fire, None),
            (Mode::Melee, Exchange::Riposte) => (self.melee_gun(factors.riposte, clash), None),
            (Mode::Melee, Exchange::Attack) => match (self.assault_forbidden.forbidden_by)(clash) {
                Some(clause) => (factors.melee, Some(clause)),
                None => (self.melee_gun(factors.assault, clash), None),
            },
        };
        let (dice, special) = factor.dice(clash.attacker.elements);
        (dice, special.or(reason).unwrap_or(self.factor_clause))
    }

    /// Ruling 7: the second number of a Panache gun in melee.
    fn melee_gun(&self, printed: Factor, clash: &Clash) -> Factor {
        match self.melee_guns {
            MeleeGuns::WeakWithLastElement if clash.attacker.is_gun() && !clash.attacker.is(Trait::Borne) => {
                Factor::Weakens { full: 3, last: 2 }
            }
            MeleeGuns::WeakWithLastElement | MeleeGuns::AsPrinted => printed,
        }
    }
}
