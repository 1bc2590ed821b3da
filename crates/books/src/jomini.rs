//! *Jomini*: 1792–1815.

use crate::generated::jomini::{DIE, ORDERS, TERRAIN, TROOPS};
use rulebook::{
    ActivationRow, AdvantageReading, Arm, ArtilleryRetreat, BlockedRetreat, Book, BurstingGuns, ByRank, Clause,
    CommandRules, ConfirmAdvantages, Currency, Desertion, ElephantRank, ElephantRelease, Evade, ExtraSteps, Fact,
    Flight, FlightFaces, FortifiedBorder, FrontRank, FrontRankIn, GeneralReturn, HesitantTroops, HillFoot, HitReading,
    HouseRules, Letters, LoneOfficers, MeleeGuns, Panic, Passing, Retreat, RetreatHexes, RetreatThrough, Riposte,
    RiposteFirst, RiposteOrders, RiposteRight, RocketDispersion, RocketFright, RoughRoad, Rulebook, SettingFire,
    Shelter, Slope, SmallArmsOnHill, SupportIgnores, Trait, all_rows, any_row, dice_rows, first_row,
};

any_row! {
    /// What forbids an attack.
    PROHIBITIONS (clash) {
        OneCombatPerTurn if clash.has(Fact::HasFought);
        BarredFromAttack if clash.has(Fact::GunOnRoughRoad);
        RoadMarch if clash.has(Fact::RoadMarched);
        MountedMove if clash.has(Fact::MovedMounted);
        MovementAllowance if clash.has(Fact::MovedTooFar);
        LeaderTraits if clash.has(Fact::StaffDelayed);
        Fortification if clash.is_melee() && clash.has(Fact::AcrossFortification)
            && (clash.attacker.rides() || clash.attacker.arm == Arm::Elephants);
    }
}

any_row! {
    /// There is one factor, so nothing to forbid.
    ASSAULT_FORBIDDEN (_clash) {}
}

dice_rows! {
    /// More or fewer dice, in the order they are counted.
    DICE_MODIFIERS (clash) {
        -1, by RiflesInMelee if InMelee, Rifles;
        1, by IrregularsInMelee if InMelee, Modern, IrregularTarget;
        1, by LancersAttack if Lances, Attacking, CavalryOrGuns;
        -1, by SuperHeavyTarget if SuperHeavyTarget;
        1, by Aggressive if Aggressive, Attacking, InMelee;
        -clash.lost_by_moving.cast_signed(), by DiceLostByMoving if Attacking, LostByMoving;
        -1, by CamelEffect if Animals, NoCamels, NearCamels;
        -1, by ElephantEffect if Animals, NoElephants, NearElephants;
    }
}

all_rows! {
    /// Weight takes back no hits.
    HITS_CANCELLED (_clash) {}
}

first_row! {
    /// What a tactical advantage is worth; elephants are mounted here, so rough ground stops theirs too.
    ADVANTAGES: Advantage (clash) {
        Miss by AdvantageAlwaysMisses if clash.has(Fact::RoughGround)
            && (clash.attacker.rides() || clash.attacker.arm == Arm::Elephants);
        Miss by AdvantageAlwaysMisses
            if clash.has(Fact::FireCover) && !clash.is_melee() && clash.attacker.arm != Arm::Artillery;
        Miss by AdvantageAlwaysMisses if clash.is_sheltered();
        Miss by DefenceOrders if clash.has(Fact::Square);
        Hit by AdvantageElephants if clash.attacker.arm == Arm::Elephants;
        Hit by AdvantageInfantryOnOthers
            if clash.attacker.arm == Arm::Infantry && clash.defender.arm == Arm::Artillery;
        Hit by AdvantageInfantryOnOthers
            if clash.attacker.arm == Arm::Infantry && clash.defender.is(Trait::Fanatic);
        Hit by AdvantageInfantryOnInfantry if clash.attacker.arm == Arm::Infantry
            && clash.defender.arm == Arm::Infantry
            && (clash.has(Fact::AttackerSupported) && !clash.has(Fact::DefenderSupported)
                || clash.has(Fact::BesideArtillery) || clash.has(Fact::BesideCavalry));
        MoraleHit by AdvantageInfantryOnOthers if clash.attacker.arm == Arm::Infantry
            && clash.has(Fact::AttackerSupported)
            && (clash.defender.rides() || clash.defender.arm == Arm::Elephants);
        MoraleHit by AdvantageInfantryOnOthers
            if clash.attacker.arm == Arm::Infantry && clash.defender.is(Trait::Elusive);
        Hit by AdvantageMounted if clash.attacker.rides() && clash.defender.arm == Arm::Artillery;
        Hit by AdvantageMounted if clash.attacker.rides()
            && (clash.has(Fact::AttackerSupported) || clash.has(Fact::BesideInfantry)
                || clash.has(Fact::BesideArtillery) || clash.defender.is(Trait::Elusive));
        MoraleHit by AdvantageRockets if clash.attacker.is(Trait::Rockets);
        Hit by AdvantageArtillery if clash.attacker.is_gun() && clash.distance <= 2;
        MoraleHit by AdvantageArtillery if clash.attacker.is_gun()
            && (clash.attacker.is(Trait::Elite) || clash.defender.is(Trait::Elusive));
        _ => Miss by AdvantageOtherwiseMiss;
    }
}

all_rows! {
    /// Morale hits a unit may ignore.
    FLAGS_IGNORED (clash) {
        1, by Supported if clash.has(Fact::DefenderSupported);
        clash.defender.officers.cast_signed(), by FlagsIgnored if 0 < clash.defender.officers;
        1, by FlagsIgnored if clash.defender.arm == Arm::Artillery;
        1, by WagonFort if clash.is_melee() && clash.shelter == Shelter::Wagons;
        1, by Palisade if clash.is_melee() && clash.shelter == Shelter::Palisade;
        1, by Fortification if clash.is_melee() && clash.shelter == Shelter::Fortification;
        1, by DefenceOrders if clash.has(Fact::StandFast);
    }
}

first_row! {
    /// Who goes into the hex its target left.
    FOLLOW_UP: FollowUp (clash) {
        Never by FollowUpNever if clash.attacker.arm == Arm::Artillery
            || clash.attacker.is(Trait::OnWagons) || clash.attacker.is(Trait::Static);
        Must by FollowUpByTrait if clash.attacker.is(Trait::Fanatic)
            || clash.attacker.is(Trait::Fickle) || clash.attacker.is(Trait::Aggressive);
        Must by FollowUpMounted if clash.attacker.arm == Arm::Elephants;
        May by FollowUpInfantry if clash.attacker.arm == Arm::Infantry && clash.attacker.is(Trait::Elite);
        Must by FollowUpInfantry
            if clash.attacker.arm == Arm::Infantry && clash.slope == Slope::Downhill;
        Must by FollowUpMounted if clash.attacker.rides()
            && clash.slope == Slope::Downhill && !clash.attacker.is(Trait::Elite);
        May by FollowUpMounted if clash.attacker.rides();
        _ => Never by FollowUpInfantry;
    }
}

/// *Jomini*.
pub const JOMINI: Rulebook = Rulebook {
    book: Book::Jomini,
    house: HouseRules::NONE,

    troops: &TROOPS,
    troop_clause: Clause::TroopsJomini,
    elephant_rank: ElephantRank::Mounted,
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
    passing: Passing::ThroughGuns,
    steps: ExtraSteps { road_march: 1, mounted_move: 1, officer: 3 },

    lone_officers: LoneOfficers::DoNotMask,
    small_arms_on_hill: SmallArmsOnHill::OverNothing,
    hill_foot: HillFoot::Friends,
    fortified_border: FortifiedBorder::BothSides,

    factor_clause: Clause::TroopsJomini,
    melee_guns: MeleeGuns::AsPrinted,
    rough_road: RoughRoad::NoCombat,
    prohibitions: PROHIBITIONS,
    assault_forbidden: ASSAULT_FORBIDDEN,
    dice_modifiers: DICE_MODIFIERS,
    front_rank: FrontRank::No,
    front_rank_in: FrontRankIn::Melee,
    evade: Evade::Never,

    die: DIE,
    hits: HitReading::ByArm,
    hits_cancelled: HITS_CANCELLED,
    confirm_advantages: ConfirmAdvantages::No,
    letters: Letters::TokenButFirstOfArtillery,
    advantage_reading: AdvantageReading::OneResult,
    advantages: ADVANTAGES,

    flags_ignored: FLAGS_IGNORED,
    support_ignores: SupportIgnores::OneFlag,
    retreat: Retreat {
        hexes: RetreatHexes { infantry: 1, mounted: 2, elephants: 2, foot_guns: 1, mobile_guns: 2, hesitant: 1 },
        hesitant: HesitantTroops::Everyone,
        through: RetreatThrough::Guns,
        blocked: BlockedRetreat::LossPerHex,
        artillery: ArtilleryRetreat::AsOthers,
        rockets: RocketFright::Plain,
    },
    desertion: Desertion::Never,

    follow_up: FOLLOW_UP,
    pursuits: 1,
    riposte: Riposte {
        right: RiposteRight::WhenSupported,
        first: RiposteFirst::AgainstMeleeArmed,
        orders: RiposteOrders::Defence,
    },

    panic: Panic { release: ElephantRelease::OneInAll, dice: 3, faces: FlightFaces::FlagsAndAdvantages },
    bursting: BurstingGuns::Never,
    dispersion: RocketDispersion::Never,
    fire: SettingFire::Never,

    currency: Currency::Tokens,
    orders: &ORDERS,
};
