//! A retreat at the real table: what is drawn, and where the unit goes.

use super::map::{MapView, TroopView};
use crate::position::Position;
use crate::words::{CampWire, TerrainWire};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A unit that was struck, and everybody around it: where does it go back?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RetreatRequest {
    /// The key of the book.
    pub book: String,
    /// House rules.
    #[serde(default)]
    pub options: Vec<String>,
    /// The ground.
    pub field: RetreatField,
    /// Who goes back.
    pub unit: RetreatPiece,
    /// Everybody else, friend and enemy; the nearest enemy is who struck.
    #[serde(default)]
    pub others: Vec<RetreatPiece>,
    /// Flags that struck it.
    pub flags: u8,
    /// Those of them that are ignored.
    #[serde(default)]
    pub ignored: u8,
    /// Hexes it has gone back into already, one after the other.
    #[serde(default)]
    pub path: Vec<String>,
}

/// The ground of a retreat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum RetreatField {
    /// The map of a battle.
    Battle {
        /// Its id.
        scenario: String,
    },
    /// One drawn hex by hex; its borders are the edges of the table.
    Drawn {
        /// Hexes from west to east.
        columns: u8,
        /// Hexes from north to south.
        rows: u8,
        /// What is not open ground.
        hexes: Vec<DrawnHex>,
    },
}

/// A hex that is not plain open ground.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DrawnHex {
    /// Its name: `C4`.
    pub hex: String,
    /// Its ground.
    #[serde(default = "clear")]
    pub ground: TerrainWire,
    /// Does a road run through it? Roads join those of the hexes beside it.
    #[serde(default)]
    pub road: bool,
    /// Is it burning?
    #[serde(default)]
    pub fire: bool,
}

const fn clear() -> TerrainWire {
    TerrainWire::Clear
}

/// A unit on a drawn field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RetreatPiece {
    /// Where it stands.
    pub hex: String,
    /// Whose it is; each side goes back to its own edge.
    pub camp: CampWire,
    /// Its troop, by its key in the book.
    pub troop: String,
    /// Elements left; those of the troop if left out.
    #[serde(default)]
    pub elements: Option<u8>,
    /// What is written on it.
    #[serde(default)]
    pub traits: Vec<String>,
    /// Officers with it.
    #[serde(default)]
    pub officers: u8,
}

/// Where a unit goes back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RetreatView {
    /// The ground.
    pub map: MapView,
    /// The troops on it.
    pub troops: Vec<TroopView>,
    /// Who stands where, after the hexes made so far.
    pub position: Position,
    /// Flags the unit may ignore.
    pub ignorable: u8,
    /// Hexes the flags that are left come to.
    pub owed: u8,
    /// The clause that says so.
    pub owed_clause: String,
    /// Hexes it can make, by any of its ways.
    pub longest: u8,
    /// Hexes made so far.
    pub made: u8,
    /// The hexes it may go into next.
    pub next: Vec<String>,
    /// Every hex on its ways from here, in the order they are come to.
    pub ways: Vec<WayBackView>,
    /// Why not into the others beside it.
    pub refused: Vec<RefusedHexView>,
    /// Elements lost for hexes that cannot be made.
    pub losses: u8,
    /// The clauses by which they are.
    pub losses_clauses: Vec<String>,
    /// Is it destroyed by them?
    pub destroyed: bool,
    /// Dice for those who desert, one for each hex made; 0 if nobody does.
    pub desertion: u8,
    /// The clause that says so.
    pub desertion_clause: String,
}

/// A hex on a way back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct WayBackView {
    /// Which.
    pub hex: String,
    /// The first of the retreat, the second…
    pub step: u8,
    /// The hexes it is come to from.
    pub from: Vec<String>,
    /// Does a friend stand there, who is passed through?
    pub through: bool,
    /// May it end there?
    pub ends: bool,
}

/// A hex a unit may not go back into.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct RefusedHexView {
    /// Which.
    pub hex: String,
    /// Why not, in a word or two, in the reader’s language.
    pub title: String,
    /// In one sentence.
    pub text: String,
    /// The clause.
    pub clause: Option<String>,
}
