//! The words all four books share: books, languages, arms, weights, traits.

use enumset::{EnumSet, EnumSetType};
use strum::{Display, EnumIter, EnumString, IntoStaticStr};

/// One of the four rulebooks.
///
/// Only `books`, `chronicle` and `wire` may match on it: anyone else who wants to is missing a question in
/// [`Rulebook`](crate::Rulebook).
#[derive(Debug, PartialOrd, Ord, Hash, EnumSetType, EnumIter, EnumString, Display, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Book {
    /// *Frédéric le Grand*, the eighteenth century.
    Frederic,
    /// *Panache*, the Renaissance.
    Panache,
    /// *Jomini*, 1792–1815.
    Jomini,
    /// *Thucidide*, Antiquity and the Middle Ages.
    Thucidide,
}

impl Book {
    /// The four, in the order they are always shown.
    pub const ALL: [Self; 4] = [Self::Frederic, Self::Panache, Self::Jomini, Self::Thucidide];

    /// The title on the cover.
    #[must_use]
    pub const fn title(self) -> &'static str {
        ["Frédéric le Grand", "Panache", "Jomini", "Thucidide"][self as usize]
    }

    /// The letter used in figure ids and tables.
    #[must_use]
    pub const fn letter(self) -> char {
        ['F', 'P', 'J', 'T'][self as usize]
    }
}

/// A language players read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, Display, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum Language {
    /// French, the language of the rules.
    Fr,
    /// English.
    En,
}

/// A short text in both languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words {
    /// In French.
    pub fr: &'static str,
    /// In English.
    pub en: &'static str,
}

impl Words {
    /// Both languages at once.
    #[must_use]
    pub const fn new(fr: &'static str, en: &'static str) -> Self {
        Self { fr, en }
    }

    /// The text in one language.
    #[must_use]
    pub const fn in_language(self, language: Language) -> &'static str {
        match language {
            Language::Fr => self.fr,
            Language::En => self.en,
        }
    }
}

/// What a unit is, before its weapons (UNI-1).
///
/// Borneo dwarf elephants are cavalry with elephants: mounted in everything, plus the elephant effect (ELE-7).
#[derive(Debug, PartialOrd, Ord, Hash, EnumSetType, EnumIter, EnumString, Display, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Arm {
    /// Foot, also when something carries it.
    Infantry,
    /// Horse, lancers and dwarf elephants.
    Cavalry,
    /// Fighters on camels.
    Camelry,
    /// Chariots.
    Chariotry,
    /// War elephants.
    Elephants,
    /// Guns, rockets and engines, whatever draws or bears them.
    Artillery,
}

/// How heavy: the colour of the badge, from yellow circle to black octagon.
///
/// *Line* infantry is medium; the *super-heavy* class of Frédéric and Jomini is very heavy.
#[derive(Debug, PartialOrd, Ord, Hash, EnumSetType, EnumIter, EnumString, Display, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Weight {
    /// Yellow circle.
    VeryLight,
    /// Green triangle.
    Light,
    /// Blue diamond.
    Medium,
    /// Red square.
    Heavy,
    /// Black octagon.
    VeryHeavy,
}

impl Weight {
    /// Lightest first.
    pub const ALL: [Self; 5] = [Self::VeryLight, Self::Light, Self::Medium, Self::Heavy, Self::VeryHeavy];

    /// Black counts as yellow and yellow as black, red as green and green as red (MOD-12).
    #[must_use]
    pub const fn inverted(self) -> Self {
        Self::ALL[4 - self as usize]
    }
}

/// What sets a unit apart: some by its troop type, some written on the unit.
#[derive(Debug, PartialOrd, Ord, Hash, EnumSetType, EnumIter, EnumString, Display, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Trait {
    // Written on a unit by the scenario.
    /// Picked troops.
    Elite,
    /// Fights by choice: does not desert (Frédéric).
    Volunteer,
    /// Militia: one hex more per morale hit.
    Hesitant,
    /// Tests for desertion when it retreats.
    Panic,
    /// One element more.
    Solid,
    /// Always follows up.
    Fanatic,
    /// Always follows up.
    Fickle,
    /// Retreats into any free hex.
    Elusive,
    /// One die more attacking, always follows up.
    Aggressive,
    /// Horses used to camels.
    ArabHorses,
    /// Horses used to elephants.
    IndianHorses,
    /// Never moves.
    Static,
    /// One element taken from its parent unit (Panache).
    Detachment,
    /// Obeys allied officers too.
    Allied,
    /// Raw troops; no effect of its own (UNI-7).
    Recruit,
    /// Infantry that rides to battle on horses or mules.
    OnHorses,
    /// Infantry that rides camels and shelters behind them.
    OnCamels,
    /// Infantry that rides elephants.
    OnElephants,
    /// Infantry with wagons, its fort when it stands still.
    OnWagons,
    // Belonging to a troop type (some may be written on a unit too).
    /// Without order or drill: a modern enemy has the better of it.
    Irregular,
    /// No firearm nor thrown weapon.
    MeleeArmed,
    /// Trained and armed as regular troops of the time (UNI-5).
    Modern,
    /// Rifled firearm.
    Rifles,
    /// Lance in hand.
    Lances,
    /// A forest of pikes.
    Pikes,
    /// Spears or pikes that forbid a mounted assault (Thucidide).
    BracedSpears,
    /// Horses, camels or elephants in the ranks, for the three effects.
    Animals,
    /// Camels among them.
    Camels,
    /// Elephants among them.
    ElephantBeasts,
    /// Borneo dwarf elephants.
    Dwarf,
    /// Horse or flying guns, which gallop.
    HorseDrawn,
    /// Guns on camels or elephants.
    Borne,
    /// Guns drawn by an elephant.
    ElephantDrawn,
    /// Rockets, not guns.
    Rockets,
    /// Guns that burn powder.
    Powder,
    /// Static with a single element left (Panache's very heavy guns).
    StaticWhenLast,
    /// Engines of war, without an assault factor.
    Engine,
    /// Weapons that use fire.
    UsesFire,
    /// The target's armour does not count, the weapon names its faces.
    ArmourIgnored,
    /// The target's armour counts upside down.
    ArmourInverted,
    /// Not modern, though its type is (UNI-5).
    NotModern,
}

/// A set of traits.
pub type Traits = EnumSet<Trait>;

impl Trait {
    /// The traits a scenario may write on a unit; the others come with the troop type.
    pub const WRITTEN: Traits = enumset::enum_set!(
        Trait::Elite
            | Trait::Volunteer
            | Trait::Hesitant
            | Trait::Panic
            | Trait::Solid
            | Trait::Fanatic
            | Trait::Fickle
            | Trait::Elusive
            | Trait::Aggressive
            | Trait::ArabHorses
            | Trait::IndianHorses
            | Trait::Static
            | Trait::Detachment
            | Trait::Allied
            | Trait::Recruit
            | Trait::OnHorses
            | Trait::OnCamels
            | Trait::OnElephants
            | Trait::OnWagons
            | Trait::Irregular
            | Trait::MeleeArmed
            | Trait::Modern
            | Trait::NotModern
    );
}

/// The rank of a command character (ACT-3).
#[derive(Debug, PartialOrd, Ord, Hash, EnumSetType, EnumIter, EnumString, Display, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Rank {
    /// The general in chief: one a side, always.
    GeneralInChief,
    /// A sub-general.
    SubGeneral,
    /// A superior officer.
    SuperiorOfficer,
    /// A historical figure: he commands nobody, and flees as a general does (CHR-3).
    HistoricalFigure,
}

impl Rank {
    /// Does he command? Only those who do have influence (CHR-0).
    #[must_use]
    pub const fn commands(self) -> bool {
        !matches!(self, Self::HistoricalFigure)
    }
}

/// What sets a leader apart (ACT-7, ORD-3).
#[derive(Debug, PartialOrd, Ord, Hash, EnumSetType, EnumIter, EnumString, Display, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum LeaderTrait {
    /// One unit more per activation.
    Good,
    /// One unit fewer.
    Weak,
    /// Two units fewer.
    Bad,
    /// Commands allied units only.
    Allied,
    /// A flag may halt each unit he activates.
    PoorStaff,
    /// A lucky die gives a free Dispatch.
    Messengers,
    /// Manoeuvre orders cost one less.
    Manoeuvre,
    /// Attack orders cost one less.
    Attack,
    /// Defence orders cost one less.
    Defence,
    /// Manoeuvre orders cost one more.
    WeakManoeuvre,
    /// Attack orders cost one more.
    WeakAttack,
    /// Defence orders cost one more.
    WeakDefence,
    /// He rides in a vehicle: difficult ground slows him (MOV-10).
    InVehicle,
}

/// A set of leader traits.
pub type LeaderTraits = EnumSet<LeaderTrait>;
