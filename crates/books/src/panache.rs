//! *Panache*: the Renaissance.

use crate::generated::panache::{DIE, ORDERS, TERRAIN, TROOPS};
use rulebook::{
    ActivationRow, AdvantageReading, Arm, ArtilleryRetreat, BlockedRetreat, Book, BurstingGuns, ByRank, Clause,
    CommandRules, ConfirmAdvantages, Currency, Desertion, ElephantRank, ElephantRelease, Evade, ExtraSteps, Fact,
    Flight, FlightFaces, FortifiedBorder, FrontRank, FrontRankIn, GeneralReturn, HesitantTroops, HillFoot, HitReading,
    HouseRules, Letters, LoneOfficers, MeleeGuns, Panic, Passing, Retreat, RetreatHexes, RetreatThrough, Riposte,
    RiposteFirst, RiposteOrders, RiposteRight, RocketDispersion, RocketFright, RoughRoad, Rulebook, SettingFire,
    Shelter, Slope, SmallArmsOnHill, SupportIgnores, Trait, Weight, all_rows, any_row, dice_rows, first_row,
};

any_row! {
    /// What forbids an attack.
    PROHIBITIONS (clash) {
        OneCombatPerTurn if clash.has(Fact::HasFought);
        BarredFromAttack if clash.has(Fact::GunOnRoughRoad);
        RoadMarch if clash.has(Fact::RoadMarched);
        MountedMove if clash.has(Fact::MovedMounted);
        MovementAllowance if clash.has(Fact::MovedTooFar);
        ArtilleryRetreatDebt if clash.has(Fact::InRetreatDebt);
        LeaderTraits if clash.has(Fact::StaffDelayed);
        RocketEffect if clash.is_melee() && clash.attacker.is(Trait::Rockets);
        Fortification
            if clash.is_melee() && clash.has(Fact::AcrossFortification) && clash.attacker.rides();
    }
}

any_row! {
    /// Attacking in melee there is one factor, so nothing to forbid.
    ASSAULT_FORBIDDEN (_clash) {}
}

dice_rows! {
    /// More or fewer dice, in the order they are counted.
    DICE_MODIFIERS (clash) {
        1, by LancersAttack if Lances, Attacking, InMelee, NoPikes, NoElephantTarget;
        1, by Aggressive if Aggressive, Attacking, InMelee;
        2, by WeightOfTarget if InMelee, VeryLightTarget;
        1, by WeightOfTarget if InMelee, LightTarget;
        -1, by WeightOfTarget if InMelee, HeavyTarget;
        -1, by WeightOfTarget if InFire, NotMedium;
        -clash.lost_by_moving.cast_signed(), by DiceLostByMoving if Attacking, LostByMoving;
        -1, by CamelEffect if Animals, NoCamels, NoArabHorses, NearCamels;
        -1, by ElephantEffect if Animals, NoElephants, NoIndianHorses, NearElephants;
        -1, by FireEffect if Animals, NearFire;
        1, by FrontRank if FrontRank;
    }
}

all_rows! {
    /// Plain hits the weight of the target takes back.
    HITS_CANCELLED (clash) {
        1, by WeightOfTarget if !clash.is_melee()
            && matches!(clash.target_armour(), Weight::VeryLight | Weight::VeryHeavy);
        1, by WeightOfTarget if clash.is_melee() && clash.target_armour() == Weight::VeryHeavy;
    }
}

first_row! {
    /// The die has no tactical advantage.
    ADVANTAGES: Advantage (_clash) {
        _ => Miss by PanacheDie;
    }
}

all_rows! {
    /// Morale hits a unit may ignore; one officer is as good as three.
    FLAGS_IGNORED (clash) {
        1, by Supported if clash.has(Fact::DefenderSupported);
        1, by FlagsIgnored if 0 < clash.defender.officers;
        1, by WagonFort if clash.is_melee() && clash.shelter == Shelter::Wagons;
        1, by Palisade if clash.is_melee() && clash.shelter == Shelter::Palisade;
        1, by Fortification if clash.is_melee() && clash.shelter == Shelter::Fortification;
    }
}

first_row! {
    /// Who goes into the hex its target left; an officer in the front rank can hold his men.
    FOLLOW_UP: FollowUp (clash) {
        Never by FollowUpNever if clash.attacker.arm == Arm::Artillery
            || clash.attacker.is(Trait::OnWagons) || clash.attacker.is(Trait::Static);
        Must by FollowUpByTrait if clash.attacker.is(Trait::Fanatic)
            || clash.attacker.is(Trait::Fickle) || clash.attacker.is(Trait::Aggressive);
        Must by FollowUpMountedPanache if clash.attacker.arm == Arm::Elephants;
        Must by FollowUpInfantryPanache if clash.attacker.arm == Arm::Infantry && clash.slope == Slope::Downhill
            && !clash.attacker.is(Trait::Elite) && !clash.has(Fact::FrontRank);
        May by FollowUpInfantryPanache if clash.attacker.arm == Arm::Infantry;
        Must by FollowUpMountedPanache if clash.attacker.rides() && clash.slope == Slope::Downhill
            && !clash.attacker.is(Trait::Elite) && !clash.has(Fact::FrontRank);
        _ => May by FollowUpMountedPanache;
    }
}

/// *Panache*.
pub const PANACHE: Rulebook = Rulebook {
    book: Book::Panache,
    house: HouseRules::NONE,

    troops: &TROOPS,
    troop_clause: Clause::TroopsPanache,
    elephant_rank: ElephantRank::OwnKind,
    light_guns_from: None,
    support_neighbours: 2,

    command: CommandRules {
        activations: [
            ActivationRow { up_to_units: 9, activations: 1, units: 3 },
            ActivationRow { up_to_units: 15, activations: 1, units: 4 },
            ActivationRow { up_to_units: u8::MAX, activations: 2, units: 4 },
        ],
        range: ByRank([5, 3, 1, 0]),
        influence: ByRank([1, 1, 0, 0]),
        flight: ByRank([Flight::TwoHexes, Flight::TwoHexes, Flight::NextHex, Flight::TwoHexes]),
        general: GeneralReturn::WhenWanted,
    },
    victory_one_in: 3,
    turn_cap: 40,

    terrain: &TERRAIN,
    passing: Passing::ThroughLightTroops,
    steps: ExtraSteps { road_march: 1, mounted_move: 1, officer: 3 },

    lone_officers: LoneOfficers::DoNotMask,
    small_arms_on_hill: SmallArmsOnHill::OverNothing,
    hill_foot: HillFoot::Friends,
    fortified_border: FortifiedBorder::BothSides,

    factor_clause: Clause::TroopsPanache,
    melee_guns: MeleeGuns::AsPrinted,
    rough_road: RoughRoad::NoCombat,
    prohibitions: PROHIBITIONS,
    assault_forbidden: ASSAULT_FORBIDDEN,
    dice_modifiers: DICE_MODIFIERS,
    front_rank: FrontRank::UnderTheLimit,
    front_rank_in: FrontRankIn::Melee,
    evade: Evade::FasterUnits,

    die: DIE,
    hits: HitReading::PlainAndMelee,
    hits_cancelled: HITS_CANCELLED,
    confirm_advantages: ConfirmAdvantages::No,
    letters: Letters::None,
    advantage_reading: AdvantageReading::NoAdvantages,
    advantages: ADVANTAGES,

    flags_ignored: FLAGS_IGNORED,
    support_ignores: SupportIgnores::OneFlag,
    retreat: Retreat {
        hexes: RetreatHexes { infantry: 1, mounted: 2, elephants: 1, foot_guns: 1, mobile_guns: 1, hesitant: 1 },
        hesitant: HesitantTroops::Everyone,
        through: RetreatThrough::LightTroopsAndParent,
        blocked: BlockedRetreat::LossPerHex,
        artillery: ArtilleryRetreat::ByAllowance,
        rockets: RocketFright::DoublesRetreat,
    },
    desertion: Desertion::WrittenPanic,

    follow_up: FOLLOW_UP,
    pursuits: 1,
    riposte: Riposte { right: RiposteRight::WhenSupported, first: RiposteFirst::Never, orders: RiposteOrders::None },

    panic: Panic { release: ElephantRelease::OnePerElement, dice: 3, faces: FlightFaces::Flags },
    bursting: BurstingGuns::OnSecondMeleeHit,
    dispersion: RocketDispersion::ShortRightLongLeft,
    fire: SettingFire::Off,

    currency: Currency::Ducats,
    orders: &ORDERS,
};
