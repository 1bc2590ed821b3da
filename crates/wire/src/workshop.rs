//! What a workshop of battles and whoever works in it say to each other: a battle on the bench, what is wrong with it, and
//! everything a book has to choose from.
//!
//! A [`Draft`] says what a scenario file says, with the same keys and the same words, and may be as faulty as what
//! somebody has just typed: it is data to be checked, never a battle.

mod draft;
mod problem;
mod stock;

pub use draft::{
    Draft, DraftArmy, DraftArrival, DraftGrammar, DraftMap, DraftName, DraftOfficer, DraftStep, DraftText, DraftTurns,
    DraftUnit,
};
pub use problem::{GravityWire, ProblemPlace, ProblemView, RepairValue, RepairView};
pub use stock::{
    PurseWire, StockActivations, StockGround, StockRank, StockRule, StockTrait, StockTroop, StockView, StockWord,
    WorkshopLimits,
};

use crate::live::ScenarioView;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A file to be put on the bench.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DraftReadRequest {
    /// The text of a scenario file.
    pub text: String,
}

/// A file on the bench.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DraftReadView {
    /// What it says, as far as it says anything; none where it is no TOML, or too long.
    pub draft: Option<Draft>,
    /// What is wrong with it.
    pub problems: Vec<ProblemView>,
}

/// A draft to be looked over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DraftCheckRequest {
    /// The draft.
    pub draft: Draft,
}

/// A draft that was looked over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DraftCheckView {
    /// What is wrong with it; nothing that is a fault if it can be played.
    pub problems: Vec<ProblemView>,
    /// How many things were looked at.
    pub checked: u32,
    /// What the board draws of it, as far as it goes; none where there is no map to draw.
    pub view: Option<ScenarioView>,
}

/// A draft to be written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DraftWriteRequest {
    /// The draft.
    pub draft: Draft,
    /// The file it came from: what does not differ stays as it stands there, comments among it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub text: Option<String>,
}

/// A draft that was written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DraftWrittenView {
    /// The text of its file.
    pub text: String,
}

/// The file of a battle of the catalogue, as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct BattleTextView {
    /// Its text.
    pub text: String,
}

/// The battle of a game: what the board draws of it, and where no catalogue has it, its text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct GameBattleView {
    /// Everything about it that does not change in play.
    pub view: ScenarioView,
    /// The text of its file, if it is somebody’s own.
    pub text: Option<String>,
}
