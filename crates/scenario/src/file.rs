//! What stands in a scenario file, key by key: the border between a text and a battle.
//!
//! The doc comments of the fields are what an editor shows: they go into the JSON Schema.

use crate::cast::{Article, Gender, Number, Text};
use crate::drawing::MapLetters;
use crate::pictured::{BandHue, Ensign, Houses, NameEntry};
use crate::schema;
use battle::{Camp, Place};
use rulebook::{Book, Clause, HouseRule, LeaderTraits, Rank, Terrain, Traits};
use schemars::JsonSchema;
use strum::{Display, EnumIter, EnumString};

/// A battle of Étendard: story, map, two armies, what wins.
#[derive(Clone, Debug, PartialEq, Eq, JsonSchema)]
#[schemars(rename = "scenario", deny_unknown_fields)]
pub struct ScenarioFile {
    /// The comment lines at the top of the file, `#:schema` among them.
    #[schemars(skip)]
    pub head: Vec<String>,
    /// The file's name without `.toml`: lower case letters, digits and hyphens.
    #[schemars(schema_with = "schema::id")]
    pub id: String,
    /// The rulebook it is played by.
    #[schemars(schema_with = "schema::words::<Book>")]
    pub book: Book,
    /// A battle, a training battle with steps, or a lesson whose steps are played.
    pub kind: ScenarioKind,
    /// The year, negative before our era.
    pub year: i16,
    /// Shortest and longest usual length, in minutes.
    #[schemars(default, schema_with = "schema::minutes")]
    pub minutes: Option<[u16; 2]>,
    /// House rules in force, optional rules among them.
    #[schemars(default, schema_with = "schema::list_of_words::<HouseRule>")]
    pub options: Vec<HouseRule>,
    /// Books and chronicles the battle is drawn from.
    #[schemars(default)]
    pub sources: Vec<String>,
    /// What a lesson does not show yet.
    #[schemars(default, schema_with = "schema::list_of_words::<Hidden>")]
    pub hides: Vec<Hidden>,
    /// What has been played when a lesson begins: lines of a replay, dice among them.
    #[schemars(default)]
    pub before: Vec<String>,
    /// What the battle is called.
    pub title: Text,
    /// When it was fought.
    pub date: Option<Text>,
    /// Where it was fought.
    pub place: Option<Text>,
    /// Why it matters, in a few sentences.
    pub story: Text,
    /// Commanders and numbers.
    pub strengths: Option<Text>,
    /// What a unit stands for.
    pub scale: Option<Text>,
    /// What weighs on each side.
    pub balance: Option<Text>,
    /// What the battle teaches.
    pub lesson: Option<Text>,
    /// Conjectures and liberties.
    pub notes: Option<Text>,
    /// The ground.
    pub map: MapEntry,
    /// Names written on it, ten at most.
    #[schemars(default, length(max = NameEntry::MOST))]
    pub names: Vec<NameEntry>,
    /// Who starts, and when it ends.
    pub turns: TurnsEntry,
    /// The army that retreats to the north.
    pub north: ArmyEntry,
    /// The army that retreats to the south.
    pub south: ArmyEntry,
    /// What a training battle or a lesson teaches, step by step.
    #[schemars(default)]
    pub steps: Vec<StepEntry>,
}

impl ScenarioFile {
    /// One of the armies.
    #[must_use]
    pub fn army(&self, camp: Camp) -> &ArmyEntry {
        match camp {
            Camp::North => &self.north,
            Camp::South => &self.south,
        }
    }
}

/// A battle, a training battle or a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, EnumString, Display, JsonSchema)]
#[strum(serialize_all = "kebab-case")]
#[schemars(rename = "kind", rename_all = "kebab-case")]
pub enum ScenarioKind {
    /// Two armies, an open end.
    Battle,
    /// A battle with steps to read.
    Training,
    /// A few steps that are played, with given dice.
    Lesson,
}

/// Something of the table a lesson does not show yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, EnumString, Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Hidden {
    /// Orders of manoeuvre, attack and defence.
    Orders,
    /// Tokens or ducats.
    Tokens,
    /// Units taken and objectives held.
    Counts,
    /// The chances of attacks.
    Odds,
}

/// The ground.
#[derive(Clone, Debug, PartialEq, Eq, JsonSchema)]
#[schemars(rename = "map", deny_unknown_fields)]
pub struct MapEntry {
    /// A character a hex, rows from the north, a space between; odd rows are indented by one space more. `.` clear,
    /// `f` forest, `h` hill, `v` habitations, `m` marsh, `r` rocks, `s` sand, `n` snow, `M` mountain, `L` lake,
    /// `~` river, `=` large river, `x` ford, `b` bridge, `-` stream.
    #[schemars(with = "String")]
    pub drawing: MapLetters,
    /// Hexes in order, a road a line: `A4 B4 C4`.
    #[schemars(default, with = "Vec<String>")]
    pub roads: Vec<Vec<Place>>,
    /// A hex and its level: `D4 2`.
    #[schemars(default, with = "Vec<String>")]
    pub heights: Vec<(Place, u8)>,
    /// A hex and its water, where the map beside it does not say: `C3 large-river`.
    #[schemars(default, with = "Vec<String>")]
    pub bridges: Vec<(Place, Terrain)>,
    /// Sides of hexes, the inside first: `F4>E5 F4>E4`.
    #[schemars(default, with = "Vec<String>")]
    pub palisades: Sides,
    /// Sides of hexes, the inside first: `F4>E5 F4>E4`.
    #[schemars(default, with = "Vec<String>")]
    pub ditches: Sides,
    /// Sides of hexes, the inside first: `F4>E5 F4>E4`.
    #[schemars(default, with = "Vec<String>")]
    pub fortifications: Sides,
    /// How its houses are built; `village` if left out.
    #[schemars(default, schema_with = "schema::words::<Houses>")]
    pub houses: Option<Houses>,
    /// Habitations that are one walled farm.
    #[schemars(default, schema_with = "schema::hexes")]
    pub farms: Vec<Place>,
    /// What the top of the map is in reality.
    pub top: Option<Text>,
}

/// Sides of hexes, inside and outside, some to a line.
pub type Sides = Vec<Vec<(Place, Place)>>;

/// Who starts, and when it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, JsonSchema)]
#[schemars(rename = "turns", deny_unknown_fields)]
pub struct TurnsEntry {
    /// Who starts.
    #[schemars(schema_with = "schema::side")]
    pub first: Camp,
    /// The last turn; 40 if left out.
    #[schemars(range(min = 1))]
    pub last: Option<u8>,
    /// Who wins when it has been played; a draw if left out.
    #[schemars(default, schema_with = "schema::side")]
    pub winner: Option<Camp>,
}

/// An army: its means, its goals, its units and officers.
#[derive(Clone, Debug, PartialEq, Eq, JsonSchema)]
#[schemars(rename = "army", deny_unknown_fields)]
pub struct ArmyEntry {
    /// What it is called, in French.
    pub fr: String,
    /// What it is called, in English.
    pub en: String,
    /// The ensign it fights under.
    #[schemars(default, schema_with = "schema::words::<Ensign>")]
    pub ensign: Option<Ensign>,
    /// The colour of the band of its blocks; blue for the south and red for the north if left out.
    #[schemars(default, schema_with = "schema::words::<BandHue>")]
    pub band: Option<BandHue>,
    /// Activations a turn and units in each, `1x4`; by the book if left out.
    #[schemars(default, schema_with = "schema::activations")]
    pub activations: Option<(u8, u8)>,
    /// The command level of the general in chief: order tokens or ducats at the start.
    pub tokens: Option<u8>,
    /// Enemy units to eliminate; by the book if left out.
    #[schemars(range(min = 1))]
    pub victory: Option<u8>,
    /// Hexes to hold at the end of the own turn.
    #[schemars(default, schema_with = "schema::hexes")]
    pub objectives: Vec<Place>,
    /// How many of them; all if left out.
    #[schemars(range(min = 1))]
    pub objectives_needed: Option<u8>,
    /// Hexes of the edge by which units may leave the table.
    #[schemars(default, schema_with = "schema::hexes")]
    pub exits: Vec<Place>,
    /// Units that must leave to win; 0 if leaving wins nothing.
    pub exits_needed: Option<u8>,
    /// The units.
    #[schemars(length(min = 1))]
    pub units: Vec<UnitEntry>,
    /// The officers, one general in chief among them.
    #[schemars(length(min = 1))]
    pub officers: Vec<OfficerEntry>,
}

/// A unit.
#[derive(Clone, Debug, PartialEq, Eq, JsonSchema)]
#[schemars(rename = "unit", deny_unknown_fields, extend("oneOf" = schema::on_the_table_or_later()))]
pub struct UnitEntry {
    /// Unique in the battle: lower case letters, digits and hyphens.
    #[schemars(schema_with = "schema::id")]
    pub id: String,
    /// Its name in French, without article.
    pub fr: String,
    /// Its name in English, without article.
    pub en: String,
    /// What sentences need to know of the name.
    pub grammar: UnitGrammar,
    /// Its type: a key of the book's troop table.
    #[schemars(schema_with = "schema::troop")]
    pub troop: String,
    /// Elements, where they differ from the troop's (one more if *solid*).
    #[schemars(range(min = 1))]
    pub elements: Option<u8>,
    /// What sets it apart.
    #[schemars(default, schema_with = "schema::unit_traits")]
    pub traits: Traits,
    /// Where it starts.
    #[schemars(default, schema_with = "schema::hex")]
    pub hex: Option<Place>,
    /// When and where it arrives, instead of `hex`.
    pub arrives: Option<ArrivalEntry>,
    /// The unit it was detached from.
    #[schemars(default, schema_with = "schema::id")]
    pub parent: Option<String>,
}

/// The grammar of a unit's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, JsonSchema)]
#[schemars(rename = "unit-grammar", deny_unknown_fields)]
pub struct UnitGrammar {
    /// Gender and number in French.
    #[schemars(schema_with = "schema::words::<FrenchForm>")]
    pub fr: FrenchForm,
    /// Number in English, with `the` if the name takes it in a sentence.
    #[schemars(schema_with = "schema::words::<EnglishForm>")]
    pub en: EnglishForm,
}

/// Gender and number of a French name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, EnumString, Display)]
#[strum(serialize_all = "lowercase")]
pub enum FrenchForm {
    /// Le 21e de ligne.
    Ms,
    /// Les Éléphants du roi.
    Mp,
    /// La Phalange de Cleitos.
    Fs,
    /// Les Milices de Thespies.
    Fp,
}

impl FrenchForm {
    /// The gender.
    #[must_use]
    pub const fn gender(self) -> Gender {
        match self {
            Self::Ms | Self::Mp => Gender::Masculine,
            Self::Fs | Self::Fp => Gender::Feminine,
        }
    }

    /// The number.
    #[must_use]
    pub const fn number(self) -> Number {
        match self {
            Self::Ms | Self::Fs => Number::Singular,
            Self::Mp | Self::Fp => Number::Plural,
        }
    }
}

/// Number and article of an English name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, EnumString, Display)]
pub enum EnglishForm {
    /// Hood’s brigade was.
    #[strum(serialize = "s")]
    Singular,
    /// Seleucus’ hypaspists were.
    #[strum(serialize = "p")]
    Plural,
    /// The 21st Line was.
    #[strum(serialize = "the s")]
    TheSingular,
    /// The Cretan archers were.
    #[strum(serialize = "the p")]
    ThePlural,
}

impl EnglishForm {
    /// The number.
    #[must_use]
    pub const fn number(self) -> Number {
        match self {
            Self::Singular | Self::TheSingular => Number::Singular,
            Self::Plural | Self::ThePlural => Number::Plural,
        }
    }

    /// The article.
    #[must_use]
    pub const fn article(self) -> Article {
        match self {
            Self::Singular | Self::Plural => Article::None,
            Self::TheSingular | Self::ThePlural => Article::The,
        }
    }
}

/// An officer.
#[derive(Clone, Debug, PartialEq, Eq, JsonSchema)]
#[schemars(rename = "officer", deny_unknown_fields, extend("oneOf" = schema::on_the_table_or_later()))]
pub struct OfficerEntry {
    /// Unique in the battle: lower case letters, digits and hyphens.
    #[schemars(schema_with = "schema::id")]
    pub id: String,
    /// His name in French.
    pub fr: String,
    /// His name in English.
    pub en: String,
    /// What sentences need to know of the name.
    pub grammar: OfficerGrammar,
    /// His rank.
    #[schemars(schema_with = "schema::words::<Rank>")]
    pub rank: Rank,
    /// What sets him apart.
    #[schemars(default, schema_with = "schema::leader_traits")]
    pub traits: LeaderTraits,
    /// Where he starts.
    #[schemars(default, schema_with = "schema::hex")]
    pub hex: Option<Place>,
    /// When and where he arrives, instead of `hex`.
    pub arrives: Option<ArrivalEntry>,
}

/// The grammar of an officer's name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, JsonSchema)]
#[schemars(rename = "officer-grammar", deny_unknown_fields)]
pub struct OfficerGrammar {
    /// Gender: `m` or `f`.
    #[schemars(schema_with = "schema::words::<OfficerForm>")]
    pub fr: OfficerForm,
}

/// Gender of an officer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, EnumString, Display)]
#[strum(serialize_all = "lowercase")]
pub enum OfficerForm {
    /// Il.
    M,
    /// Elle.
    F,
}

impl OfficerForm {
    /// The gender.
    #[must_use]
    pub const fn gender(self) -> Gender {
        match self {
            Self::M => Gender::Masculine,
            Self::F => Gender::Feminine,
        }
    }
}

/// A reinforcement's arrival.
#[derive(Clone, Debug, PartialEq, Eq, JsonSchema)]
#[schemars(rename = "arrival", deny_unknown_fields)]
pub struct ArrivalEntry {
    /// From this turn on.
    #[schemars(range(min = 1))]
    pub turn: u8,
    /// Hexes of the edge by which it enters.
    #[schemars(schema_with = "schema::hexes")]
    pub at: Vec<Place>,
}

/// A step of a training battle or a lesson.
#[derive(Clone, Debug, PartialEq, Eq, JsonSchema)]
#[schemars(rename = "step", deny_unknown_fields)]
pub struct StepEntry {
    /// What it is about.
    pub title: Text,
    /// The clauses it shows: `ACT-4`.
    #[schemars(default, with = "Vec<String>")]
    pub clauses: Vec<Clause>,
    /// What is done in a lesson: lines of a replay. First what the pupil says, then what follows without him: dice and the
    /// answers of the other side.
    #[schemars(default, rename = "do")]
    pub doing: Vec<String>,
    /// What the player is told.
    pub text: Text,
    /// What a pupil is told when it is done.
    pub done: Option<Text>,
    /// What a pupil is told who touches something else.
    pub wrong: Option<Text>,
}
