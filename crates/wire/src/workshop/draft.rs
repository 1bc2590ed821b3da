//! A battle on the bench: the keys of a scenario file, with whatever stands in them.

use serde::{Deserialize, Deserializer, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A word that may be left out, be null or be empty, which is the same.
fn word<'de, D: Deserializer<'de>>(given: D) -> Result<Option<String>, D::Error> {
    Ok(Option::deserialize(given)?.filter(|word: &String| !word.is_empty()))
}

/// A table that may be left out, be null or be empty, which is the same.
fn table<'de, D: Deserializer<'de>, T>(given: D) -> Result<Option<T>, D::Error>
where
    T: Deserialize<'de> + Default + PartialEq,
{
    Ok(Option::deserialize(given)?.filter(|table| *table != T::default()))
}

/// A part, a list or a text that may be left out, or be null.
fn part<'de, D: Deserializer<'de>, T: Deserialize<'de> + Default>(given: D) -> Result<T, D::Error> {
    Ok(Option::deserialize(given)?.unwrap_or_default())
}

/// A battle on the bench: what its scenario file says, faults and all. A text that is missing is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct Draft {
    /// Its id: the name of its file without `.toml`.
    #[serde(deserialize_with = "part")]
    pub id: String,
    /// The key of its book.
    #[serde(deserialize_with = "part")]
    pub book: String,
    /// `battle`, `training` or `lesson`.
    #[serde(deserialize_with = "part")]
    pub kind: String,
    /// The year, negative before our era.
    pub year: Option<i32>,
    /// Shortest and longest usual length, in minutes.
    pub minutes: Option<[i32; 2]>,
    /// House rules in force.
    #[serde(deserialize_with = "part")]
    pub options: Vec<String>,
    /// Books and chronicles.
    #[serde(deserialize_with = "part")]
    pub sources: Vec<String>,
    /// What a lesson does not show yet.
    #[serde(deserialize_with = "part")]
    pub hides: Vec<String>,
    /// What has been played when a lesson begins.
    #[serde(deserialize_with = "part")]
    pub before: Vec<String>,
    /// What the battle is called.
    #[serde(deserialize_with = "table")]
    pub title: Option<DraftText>,
    /// When it was fought.
    #[serde(deserialize_with = "table")]
    pub date: Option<DraftText>,
    /// Where it was fought.
    #[serde(deserialize_with = "table")]
    pub place: Option<DraftText>,
    /// Why it matters.
    #[serde(deserialize_with = "table")]
    pub story: Option<DraftText>,
    /// Commanders and numbers.
    #[serde(deserialize_with = "table")]
    pub strengths: Option<DraftText>,
    /// What a unit stands for.
    #[serde(deserialize_with = "table")]
    pub scale: Option<DraftText>,
    /// What weighs on each side.
    #[serde(deserialize_with = "table")]
    pub balance: Option<DraftText>,
    /// What the battle teaches.
    #[serde(deserialize_with = "table")]
    pub lesson: Option<DraftText>,
    /// Conjectures and liberties.
    #[serde(deserialize_with = "table")]
    pub notes: Option<DraftText>,
    /// The ground.
    #[serde(deserialize_with = "part")]
    pub map: DraftMap,
    /// Names written on it.
    #[serde(deserialize_with = "part")]
    pub names: Vec<DraftName>,
    /// Who starts, and when it ends.
    #[serde(deserialize_with = "part")]
    pub turns: DraftTurns,
    /// The army that retreats to the north.
    #[serde(deserialize_with = "part")]
    pub north: DraftArmy,
    /// The army that retreats to the south.
    #[serde(deserialize_with = "part")]
    pub south: DraftArmy,
    /// What a training battle or a lesson teaches, step by step.
    #[serde(deserialize_with = "part")]
    pub steps: Vec<DraftStep>,
}

/// A text in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct DraftText {
    /// In French.
    #[serde(deserialize_with = "part")]
    pub fr: String,
    /// In English.
    #[serde(deserialize_with = "part")]
    pub en: String,
}

/// The ground of a draft.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct DraftMap {
    /// The drawing: a row of hexes a text, from the north; a letter a hex, without spaces.
    #[serde(deserialize_with = "part")]
    pub rows: Vec<String>,
    /// A road a line: `A4 B4 C4`.
    #[serde(deserialize_with = "part")]
    pub roads: Vec<String>,
    /// A hex and its level: `D4 2`.
    #[serde(deserialize_with = "part")]
    pub heights: Vec<String>,
    /// A hex and its water: `C3 large-river`.
    #[serde(deserialize_with = "part")]
    pub bridges: Vec<String>,
    /// Sides of hexes, the inside first: `F4>E5 F4>E4`.
    #[serde(deserialize_with = "part")]
    pub palisades: Vec<String>,
    /// Sides of hexes, the inside first.
    #[serde(deserialize_with = "part")]
    pub ditches: Vec<String>,
    /// Sides of hexes, the inside first.
    #[serde(deserialize_with = "part")]
    pub fortifications: Vec<String>,
    /// How the country builds.
    #[serde(deserialize_with = "word")]
    pub houses: Option<String>,
    /// Habitations that are one walled farm.
    #[serde(deserialize_with = "part")]
    pub farms: Vec<String>,
    /// What the top of the map is in reality.
    #[serde(deserialize_with = "table")]
    pub top: Option<DraftText>,
}

/// A name on the map of a draft.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
pub struct DraftName {
    /// As the French write it.
    #[serde(deserialize_with = "part")]
    pub fr: String,
    /// As the English write it.
    #[serde(deserialize_with = "part")]
    pub en: String,
    /// What is named.
    #[serde(deserialize_with = "part")]
    pub kind: String,
    /// Where that is.
    #[serde(deserialize_with = "part")]
    pub hexes: Vec<String>,
}

/// Who starts, and when it ends.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct DraftTurns {
    /// Who starts: `north` or `south`.
    #[serde(deserialize_with = "part")]
    pub first: String,
    /// The last turn.
    pub last: Option<i32>,
    /// Who wins when it has been played.
    #[serde(deserialize_with = "word")]
    pub winner: Option<String>,
}

/// An army of a draft.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct DraftArmy {
    /// What it is called, in French.
    #[serde(deserialize_with = "part")]
    pub fr: String,
    /// What it is called, in English.
    #[serde(deserialize_with = "part")]
    pub en: String,
    /// The ensign it fights under.
    #[serde(deserialize_with = "word")]
    pub ensign: Option<String>,
    /// The colour of the band of its blocks.
    #[serde(deserialize_with = "word")]
    pub band: Option<String>,
    /// Activations a turn and units in each: `1x4`.
    #[serde(deserialize_with = "word")]
    pub activations: Option<String>,
    /// Order tokens or ducats at the start.
    pub tokens: Option<i32>,
    /// Enemy units to eliminate.
    pub victory: Option<i32>,
    /// Hexes to hold.
    #[serde(deserialize_with = "part")]
    pub objectives: Vec<String>,
    /// How many of them.
    pub objectives_needed: Option<i32>,
    /// Hexes to leave the table by.
    #[serde(deserialize_with = "part")]
    pub exits: Vec<String>,
    /// Units that must leave to win.
    pub exits_needed: Option<i32>,
    /// Its units.
    #[serde(deserialize_with = "part")]
    pub units: Vec<DraftUnit>,
    /// Its officers.
    #[serde(deserialize_with = "part")]
    pub officers: Vec<DraftOfficer>,
}

/// A unit of a draft.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct DraftUnit {
    /// Its id, unique in the battle.
    #[serde(deserialize_with = "part")]
    pub id: String,
    /// Its name in French.
    #[serde(deserialize_with = "part")]
    pub fr: String,
    /// Its name in English.
    #[serde(deserialize_with = "part")]
    pub en: String,
    /// What sentences need to know of the name.
    #[serde(deserialize_with = "table")]
    pub grammar: Option<DraftGrammar>,
    /// Its type: a key of the book's troop table.
    #[serde(deserialize_with = "part")]
    pub troop: String,
    /// Elements, where they differ from the troop's.
    pub elements: Option<i32>,
    /// What sets it apart.
    #[serde(deserialize_with = "part")]
    pub traits: Vec<String>,
    /// Where it starts.
    #[serde(deserialize_with = "word")]
    pub hex: Option<String>,
    /// When and where it arrives, instead.
    #[serde(deserialize_with = "table")]
    pub arrives: Option<DraftArrival>,
    /// The unit it was detached from.
    #[serde(deserialize_with = "word")]
    pub parent: Option<String>,
}

/// The grammar of a name: `ms`, `mp`, `fs`, `fp` in French (`m`, `f` of an officer); `s`, `p`, `the s`, `the p` in English,
/// and nothing of an officer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct DraftGrammar {
    /// Gender and number in French.
    #[serde(deserialize_with = "part")]
    pub fr: String,
    /// Number and article in English.
    #[serde(deserialize_with = "word")]
    pub en: Option<String>,
}

/// An officer of a draft.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct DraftOfficer {
    /// His id, unique in the battle.
    #[serde(deserialize_with = "part")]
    pub id: String,
    /// His name in French.
    #[serde(deserialize_with = "part")]
    pub fr: String,
    /// His name in English.
    #[serde(deserialize_with = "part")]
    pub en: String,
    /// What sentences need to know of the name.
    #[serde(deserialize_with = "table")]
    pub grammar: Option<DraftGrammar>,
    /// His rank.
    #[serde(deserialize_with = "part")]
    pub rank: String,
    /// What sets him apart.
    #[serde(deserialize_with = "part")]
    pub traits: Vec<String>,
    /// Where he starts.
    #[serde(deserialize_with = "word")]
    pub hex: Option<String>,
    /// When and where he arrives, instead.
    #[serde(deserialize_with = "table")]
    pub arrives: Option<DraftArrival>,
}

/// The arrival of a reinforcement of a draft.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct DraftArrival {
    /// From this turn on.
    pub turn: Option<i32>,
    /// Hexes of the edge by which it enters.
    #[serde(deserialize_with = "part")]
    pub at: Vec<String>,
}

/// A step of a training battle or a lesson of a draft.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields = nullable)]
pub struct DraftStep {
    /// What it is about.
    #[serde(deserialize_with = "table")]
    pub title: Option<DraftText>,
    /// The clauses it shows.
    #[serde(deserialize_with = "part")]
    pub clauses: Vec<String>,
    /// What is done in a lesson: lines of a replay.
    #[serde(rename = "do", deserialize_with = "part")]
    pub doing: Vec<String>,
    /// What the player is told.
    #[serde(deserialize_with = "table")]
    pub text: Option<DraftText>,
    /// What a pupil is told when it is done.
    #[serde(deserialize_with = "table")]
    pub done: Option<DraftText>,
    /// What a pupil is told who touches something else.
    #[serde(deserialize_with = "table")]
    pub wrong: Option<DraftText>,
}
