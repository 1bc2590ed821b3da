//! What is wrong with a draft, where, and what would put it right.

use crate::position::NameView;
use crate::words::CampWire;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// How bad a problem is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum GravityWire {
    /// The battle cannot be played.
    Fault,
    /// It can, and somebody should look.
    Warning,
}

/// One thing wrong with a draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ProblemView {
    /// How bad it is.
    pub gravity: GravityWire,
    /// What is wrong.
    pub text: NameView,
    /// What should be there.
    pub hint: Option<NameView>,
    /// The clause it comes from, if it comes from one.
    pub clause: Option<String>,
    /// The key of the draft as a JSON pointer: `/north/units/2/troop`, `/map/rows/3`; empty for the whole of it.
    pub path: String,
    /// The line of the file, where a file was read.
    pub line: Option<u32>,
    /// Where that is on the table.
    pub place: ProblemPlace,
    /// What puts it right, where only one thing makes sense.
    pub repair: Option<RepairView>,
}

/// Where on the table a problem is, as far as it is anywhere.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ProblemPlace {
    /// The hex: `C4`.
    pub hex: Option<String>,
    /// The side of a hex, the inside first: `F4>E5`.
    pub side: Option<String>,
    /// The army.
    pub camp: Option<CampWire>,
    /// The id of the unit.
    pub unit: Option<String>,
    /// The id of the officer.
    pub officer: Option<String>,
}

/// What puts a problem right: a value for a key of the draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RepairView {
    /// What is done, said to whoever is to do it.
    pub label: NameView,
    /// The key of the draft as a JSON pointer.
    pub path: String,
    /// What it becomes; null leaves it out.
    pub value: RepairValue,
}

/// What a key of a draft becomes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum RepairValue {
    /// Left out.
    Nothing,
    /// A number.
    Number(i32),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<String>),
}
