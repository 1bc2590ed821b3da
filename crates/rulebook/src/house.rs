//! House rules: every edition decision and ruling that can be switched, as a typed value that travels with a game.

use crate::{
    AdvantageReading, ArtilleryRetreat, BlockedRetreat, Clause, ConfirmAdvantages, ElephantRelease, Evade, FlightFaces,
    FortifiedBorder, FrontRank, FrontRankIn, GeneralReturn, HesitantTroops, HillFoot, LoneOfficers, MeleeGuns,
    RetreatThrough, RiposteFirst, RiposteOrders, RoughRoad, Rulebook, SettingFire, SmallArmsOnHill, SupportIgnores,
    Words,
};
use enumset::{EnumSet, EnumSetType};
use strum::{Display, EnumIter, EnumString, IntoEnumIterator, IntoStaticStr};

#[rustfmt::skip]
mod generated;

/// One thing a table may agree to play otherwise.
#[derive(Debug, PartialOrd, Ord, Hash, EnumSetType, EnumIter, EnumString, Display, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum HouseRule {
    /// Optional rule: rockets and incendiaries set hexes on fire (FIR-1).
    SettingFire,
    /// Optional rule of Thucidide: evade in place of a defence order (EVA-3).
    EvadeOption,
    /// Ruling 1 the other way: one loss per morale hit a blocked retreat does not obey.
    BlockedRetreatByCaption,
    /// Ruling 2 the other way: an advantage may be a hit and a morale hit at once.
    BothAdvantages,
    /// Ruling 3 the other way: Panache's ducat is a hex of an elephant's flight.
    DucatIsAdvantage,
    /// Ruling 4 the other way: only flags are hexes of flight.
    FlightOnFlagsOnly,
    /// Ruling 6 the other way: support does not let a unit ignore a flag.
    OfficerOnlyIgnores,
    /// Ruling 7 the other way: Panache's guns are weak in melee with their last element, not in riposte.
    GunsWeakWhenLastInMelee,
    /// Ruling 8 the other way: no retreat through light guns.
    NoRetreatThroughLightGuns,
    /// Ruling 10 the other way: a lost war elephant vanishes.
    ElephantsVanish,
    /// Ruling 11 the other way: guns retreat within their allowance, as in the other books.
    ArtilleryRetreatLimited,
    /// Ruling 12 the other way: the front-rank die comes beyond the terrain limit.
    FrontRankBeyondLimit,
    /// Large armies activate three units at a time, not four (ACT-2).
    ThreeUnitsPerActivation,
    /// Hesitant mounted troops retreat like others (RET-1).
    HesitantFootOnly,
    /// Advantages against very heavy troops are confirmed too (HIT-2).
    ConfirmAdvantages,
    /// Small arms on a hill see past the shadow of woods and houses (LOS-6b).
    SmallArmsSeePastWoods,
    /// Officers alone mask a sight line (LOS-3).
    LoneOfficersMask,
    /// Ruling 13 the other way: no order at all in a riposte.
    NoOrdersInRiposte,
    /// Ruling 14 another way: small arms on a hill fire over troops.
    SmallArmsSeeOverTroops,
    /// Ruling 15 the other way: any unit that may riposte does so first.
    AnybodyRipostesFirst,
    /// Ruling 16 the other way: guns on a road through rough ground riposte.
    GunsRiposteOnRoughRoads,
    /// Ruling 17 the other way: guns have their whole retreat in each combat.
    GunRetreatsPerCombat,
    /// Ruling 19 the other way: the general returns in the passed turn.
    GeneralReturnsAtOnce,
    /// Ruling 20 the other way: any unit at the foot of a hill hides nobody.
    AnyUnitAtTheFoot,
    /// Ruling 21 the other way: the front rank in fire too.
    FrontRankInFire,
    /// Ruling 22 the other way: one fortified side covers a line along the border.
    OneFortifiedSideCovers,
}

/// The house rules of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HouseRules(EnumSet<HouseRule>);

impl HouseRules {
    /// The book as it stands.
    pub const NONE: Self = Self(EnumSet::empty());

    /// These and one more.
    #[must_use]
    pub fn and(self, rule: HouseRule) -> Self {
        Self(self.0 | rule)
    }

    /// Is it in force?
    #[must_use]
    pub fn has(&self, rule: HouseRule) -> bool {
        self.0.contains(rule)
    }

    /// Those in force.
    pub fn iter(&self) -> impl Iterator<Item = HouseRule> {
        self.0.iter()
    }
}

impl FromIterator<HouseRule> for HouseRules {
    fn from_iter<I: IntoIterator<Item = HouseRule>>(rules: I) -> Self {
        Self(rules.into_iter().collect())
    }
}

/// A house rule that means nothing in the book it was asked of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchChoice {
    /// The house rule.
    pub rule: HouseRule,
    /// The title of the book.
    pub book: &'static str,
}

impl std::fmt::Display for NoSuchChoice {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "the house rule `{}` changes nothing in {}: leave it out", self.rule, self.book)
    }
}

impl std::error::Error for NoSuchChoice {}

impl HouseRule {
    /// The clause it reads otherwise.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Self::SettingFire => Clause::SettingFire,
            Self::EvadeOption => Clause::EvadeOptional,
            Self::BlockedRetreatByCaption => Clause::BlockedRetreat,
            Self::BothAdvantages => Clause::AdvantagePrecedence,
            Self::DucatIsAdvantage | Self::FlightOnFlagsOnly => Clause::PanicFlight,
            Self::OfficerOnlyIgnores => Clause::FlagsIgnored,
            Self::GunsWeakWhenLastInMelee => Clause::ArtilleryDice,
            Self::NoRetreatThroughLightGuns => Clause::RetreatThroughFriends,
            Self::ElephantsVanish => Clause::ElephantsPanic,
            Self::ArtilleryRetreatLimited => Clause::RetreatTerrain,
            Self::FrontRankBeyondLimit | Self::FrontRankInFire => Clause::FrontRank,
            Self::ThreeUnitsPerActivation => Clause::ActivationsPerTurn,
            Self::HesitantFootOnly => Clause::RetreatHexes,
            Self::ConfirmAdvantages => Clause::HitsByColour,
            Self::SmallArmsSeePastWoods | Self::SmallArmsSeeOverTroops => Clause::SmallArmsOnHill,
            Self::LoneOfficersMask => Clause::Masks,
            Self::NoOrdersInRiposte => Clause::OneOrderPerKind,
            Self::AnybodyRipostesFirst => Clause::RiposteFirstUnarmed,
            Self::GunsRiposteOnRoughRoads => Clause::RiposteOptional,
            Self::GunRetreatsPerCombat => Clause::ArtilleryRetreatLimit,
            Self::GeneralReturnsAtOnce => Clause::GeneralLost,
            Self::AnyUnitAtTheFoot => Clause::ShadowBelowHill,
            Self::OneFortifiedSideCovers => Clause::Fortification,
        }
    }

    /// What it is called.
    #[must_use]
    pub const fn name(self) -> Words {
        match self {
            Self::SettingFire => Words::new("le feu (option)", "fire (optional)"),
            Self::EvadeOption => Words::new("l’esquive (option)", "evade (optional)"),
            Self::BlockedRetreatByCaption => {
                Words::new("repli bloqué\u{a0}: une perte par drapeau", "blocked retreat: one loss per flag")
            }
            Self::BothAdvantages => Words::new("l’avantage touche et ébranle", "an advantage hits and shakes"),
            Self::DucatIsAdvantage => Words::new("le ducat compte dans la fuite", "the ducat counts in flight"),
            Self::FlightOnFlagsOnly => Words::new("fuite sur drapeaux seuls", "flight on flags only"),
            Self::OfficerOnlyIgnores => {
                Words::new("seul l’officier annule un drapeau", "only the officer ignores a flag")
            }
            Self::GunsWeakWhenLastInMelee => {
                Words::new("canons affaiblis au dernier élément", "guns weak with their last element")
            }
            Self::NoRetreatThroughLightGuns => {
                Words::new("pas de repli à travers les canons légers", "no retreat through light guns")
            }
            Self::ElephantsVanish => Words::new("l’éléphant perdu disparaît", "a lost elephant vanishes"),
            Self::ArtilleryRetreatLimited => Words::new("repli de l’artillerie limité", "artillery retreat limited"),
            Self::FrontRankBeyondLimit => {
                Words::new("premier rang au-delà de la limite", "front rank beyond the limit")
            }
            Self::ThreeUnitsPerActivation => Words::new("trois unités par activation", "three units an activation"),
            Self::HesitantFootOnly => Words::new("hésitants\u{a0}: à pied seulement", "hesitant: foot only"),
            Self::ConfirmAdvantages => Words::new("avantages à confirmer", "advantages confirmed"),
            Self::SmallArmsSeePastWoods => {
                Words::new("armes légères\u{a0}: ombre des forêts", "small arms: shadow of woods")
            }
            Self::LoneOfficersMask => Words::new("l’officier seul masque", "a lone officer masks"),
            Self::NoOrdersInRiposte => Words::new("riposte sans ordre de défense", "no defence order in a riposte"),
            Self::SmallArmsSeeOverTroops => {
                Words::new("armes légères\u{a0}: par-dessus les troupes", "small arms: over troops")
            }
            Self::AnybodyRipostesFirst => Words::new("toute unité riposte d’abord", "any unit ripostes first"),
            Self::GunsRiposteOnRoughRoads => {
                Words::new("canons\u{a0}: riposte sur route en terrain difficile", "guns riposte on rough roads")
            }
            Self::GunRetreatsPerCombat => Words::new("repli des canons par combat", "gun retreats per combat"),
            Self::GeneralReturnsAtOnce => Words::new("le général revient aussitôt", "the general returns at once"),
            Self::AnyUnitAtTheFoot => Words::new("toute unité au pied de la colline", "any unit at the hill’s foot"),
            Self::FrontRankInFire => Words::new("premier rang au tir aussi", "front rank in fire too"),
            Self::OneFortifiedSideCovers => Words::new("un côté fortifié couvre", "one fortified side covers"),
        }
    }

    /// What changes with it, in a sentence; a rule the register does not know yet has only its name to say.
    #[must_use]
    pub fn says(self) -> Words {
        let said = generated::SAYS.iter().find(|(rule, _)| *rule == self);
        said.map_or(self.name(), |(_, words)| *words)
    }

    /// The house rules that mean something in a book as it stands.
    pub fn of(book: &Rulebook) -> impl Iterator<Item = Self> {
        Self::iter().filter(|rule| book.with(HouseRules::NONE.and(*rule)).is_ok())
    }
}

impl Rulebook {
    /// A copy of the book with house rules applied.
    ///
    /// # Errors
    /// When a rule means nothing in this book: nothing would change.
    pub fn with(&self, rules: HouseRules) -> Result<Self, NoSuchChoice> {
        let mut copy = *self;
        for rule in rules.iter() {
            if !copy.play(rule) {
                return Err(NoSuchChoice { rule, book: self.book.title() });
            }
            copy.house = copy.house.and(rule);
        }
        Ok(copy)
    }

    /// Applies one house rule; false if it means nothing here.
    fn play(&mut self, rule: HouseRule) -> bool {
        use crate::HitReading::{ByArm, ByColour, PlainAndMelee};
        use HouseRule as Rule;
        let [by_arm, by_colour, by_symbol] = [ByArm, ByColour, PlainAndMelee].map(|reading| self.hits == reading);
        let officers_lead = self.front_rank != FrontRank::No;
        match rule {
            Rule::SettingFire => self.light_fires(),
            Rule::EvadeOption => {
                let open = self.evade == Evade::Never && Clause::EvadeOptional.stands_in(self.book);
                open && change(&mut self.evade, Evade::InPlaceOfDefenceOrder)
            }
            Rule::BlockedRetreatByCaption => change(&mut self.retreat.blocked, BlockedRetreat::LossPerMoraleHit),
            Rule::BothAdvantages => by_colour && change(&mut self.advantage_reading, AdvantageReading::HitAndMorale),
            Rule::DucatIsAdvantage => by_symbol && change(&mut self.panic.faces, FlightFaces::FlagsAndDucats),
            Rule::FlightOnFlagsOnly => by_arm && change(&mut self.panic.faces, FlightFaces::Flags),
            Rule::OfficerOnlyIgnores => !by_arm && change(&mut self.support_ignores, SupportIgnores::Nothing),
            Rule::GunsWeakWhenLastInMelee => {
                self.factor_reading() == crate::FactorReading::FireAndMelee
                    && change(&mut self.melee_guns, MeleeGuns::WeakWithLastElement)
            }
            Rule::NoRetreatThroughLightGuns => {
                self.retreat.through == RetreatThrough::LightTroops
                    && change(&mut self.retreat.through, RetreatThrough::LightTroopsButGuns)
            }
            Rule::ElephantsVanish => by_symbol && change(&mut self.panic.release, ElephantRelease::Vanishes),
            Rule::ArtilleryRetreatLimited => {
                self.retreat.artillery == ArtilleryRetreat::AsOthers
                    && change(&mut self.retreat.artillery, ArtilleryRetreat::WithinAllowance)
            }
            Rule::FrontRankBeyondLimit => officers_lead && change(&mut self.front_rank, FrontRank::BeyondTheLimit),
            Rule::ThreeUnitsPerActivation => {
                let [_, _, largest] = &mut self.command.activations;
                change(&mut largest.units, 3)
            }
            Rule::HesitantFootOnly => change(&mut self.retreat.hesitant, HesitantTroops::FootOnly),
            Rule::ConfirmAdvantages => by_colour && change(&mut self.confirm_advantages, ConfirmAdvantages::Yes),
            Rule::SmallArmsSeePastWoods => change(&mut self.small_arms_on_hill, SmallArmsOnHill::AsArtillery),
            Rule::SmallArmsSeeOverTroops => {
                // Who sees past woods sees over troops already.
                self.small_arms_on_hill == SmallArmsOnHill::OverNothing
                    && change(&mut self.small_arms_on_hill, SmallArmsOnHill::OverTroops)
            }
            Rule::LoneOfficersMask => change(&mut self.lone_officers, LoneOfficers::Mask),
            Rule::NoOrdersInRiposte => change(&mut self.riposte.orders, RiposteOrders::None),
            Rule::AnybodyRipostesFirst => {
                self.riposte.first == RiposteFirst::AgainstUnarmedInfantry
                    && change(&mut self.riposte.first, RiposteFirst::AgainstUnarmedByAnybody)
            }
            Rule::GunsRiposteOnRoughRoads => change(&mut self.rough_road, RoughRoad::NoAttack),
            Rule::GunRetreatsPerCombat => {
                self.retreat.artillery == ArtilleryRetreat::ByAllowance
                    && change(&mut self.retreat.artillery, ArtilleryRetreat::ByAllowanceEachTime)
            }
            Rule::GeneralReturnsAtOnce => change(&mut self.command.general, GeneralReturn::AtOnce),
            Rule::AnyUnitAtTheFoot => change(&mut self.hill_foot, HillFoot::Anybody),
            Rule::FrontRankInFire => officers_lead && change(&mut self.front_rank_in, FrontRankIn::FireToo),
            // Cover takes away an advantage the die must have.
            Rule::OneFortifiedSideCovers => !by_symbol && change(&mut self.fortified_border, FortifiedBorder::OneSide),
        }
    }

    fn light_fires(&mut self) -> bool {
        let face = if self.die.has(crate::Face::Ducat) { SettingFire::OnDucat } else { SettingFire::OnAdvantage };
        self.fire == SettingFire::Off && change(&mut self.fire, face)
    }
}

/// Sets a field; false if it already stood so.
fn change<T: PartialEq>(field: &mut T, to: T) -> bool {
    let changes = *field != to;
    *field = to;
    changes
}
