//! A scenario for whoever draws it: the ground hex by hex, the troop types, the plan of both armies.

use super::CampWire;
use crate::position::{Both, NameView};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Everything about a scenario that does not change in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ScenarioView {
    /// Its id.
    pub id: String,
    /// What the battle is called.
    pub title: NameView,
    /// The key of the book.
    pub book: String,
    /// `battle` or `training`.
    pub kind: String,
    /// The year, negative before our era.
    pub year: i16,
    /// Shortest and longest usual length, in minutes.
    pub minutes: Option<[u16; 2]>,
    /// House rules in force.
    pub options: Vec<String>,
    /// When it was fought.
    pub date: Option<NameView>,
    /// Where it was fought.
    pub place: Option<NameView>,
    /// Why it matters.
    pub story: NameView,
    /// Commanders and numbers.
    pub strengths: Option<NameView>,
    /// What a unit stands for.
    pub scale: Option<NameView>,
    /// What weighs on each side.
    pub balance: Option<NameView>,
    /// What the battle teaches.
    pub lesson: Option<NameView>,
    /// Conjectures and liberties.
    pub notes: Option<NameView>,
    /// Books and chronicles.
    pub sources: Vec<String>,
    /// The ground.
    pub map: MapView,
    /// The troop types that take part.
    pub troops: Vec<TroopView>,
    /// Who starts.
    pub first: CampWire,
    /// The last turn.
    pub last_turn: u8,
    /// Who wins when it has been played; a draw if nobody.
    pub winner: Option<CampWire>,
    /// Both armies.
    pub armies: Both<ArmyPlan>,
    /// The steps of a training battle.
    pub steps: Vec<StepView>,
}

/// The ground.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MapView {
    /// Hexes from west to east.
    pub columns: u16,
    /// Hexes from north to south.
    pub rows: u16,
    /// Every hex, row by row from the north-west.
    pub hexes: Vec<HexView>,
    /// What the top of the map is in reality, if not the north.
    pub top: Option<NameView>,
}

/// A hex. Sides are numbered as `battle::Direction` counts them: 0 east, then clockwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct HexView {
    /// Its name: `C4`.
    pub place: String,
    /// Its ground: `clear`, `forest`, `river`…
    pub ground: String,
    /// What the ground is called.
    pub name: NameView,
    /// Its level.
    pub height: u8,
    /// `ford` or `bridge`.
    pub crossing: Option<String>,
    /// Sides a road leaves by.
    pub roads: Vec<u8>,
    /// Works on its sides, each on the hex it shelters.
    pub works: Vec<WorkView>,
    /// Whose objective it is.
    pub objective: Vec<CampWire>,
    /// Whose exit it is.
    pub exit: Vec<CampWire>,
}

/// A work on the side of a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct WorkView {
    /// Which side.
    pub side: u8,
    /// `palisade`, `ditch`, `fortification`.
    pub kind: String,
}

/// A troop type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TroopView {
    /// Its key.
    pub key: String,
    /// What it is called.
    pub name: NameView,
    /// Its arm: `infantry`, `cavalry`, `artillery`, `elephants`…
    pub arm: String,
    /// Its weight, for the badge.
    pub weight: String,
    /// What sets it apart by type.
    pub traits: Vec<String>,
}

/// An army before the battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ArmyPlan {
    /// What it is called.
    pub name: NameView,
    /// Activations a turn.
    pub activations: u8,
    /// Units in each.
    pub units_per_activation: u8,
    /// Order tokens or ducats at the start.
    pub tokens: u8,
    /// Enemy units to eliminate.
    pub victory: u8,
    /// Units at the start, reinforcements included.
    pub units: u8,
    /// Officers at the start.
    pub officers: u8,
}

/// A step of a training battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct StepView {
    /// What it is about.
    pub title: NameView,
    /// What to do and why.
    pub text: NameView,
    /// The clauses it teaches.
    pub clauses: Vec<String>,
}
