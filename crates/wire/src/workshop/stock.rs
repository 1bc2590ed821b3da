//! Everything a book has to choose from when a battle is made, from the values its rules are played by.

use crate::live::TroopView;
use crate::position::NameView;
use crate::words::{RankWire, TerrainWire};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The stock of a book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct StockView {
    /// The key of the book.
    pub book: String,
    /// Its title.
    pub title: String,
    /// Its troops, in the order of its table.
    pub troops: Vec<StockTroop>,
    /// What may be written on a unit of some troop.
    pub unit_traits: Vec<StockTrait>,
    /// The ranks of officers, the highest first.
    pub ranks: Vec<StockRank>,
    /// What may be written on an officer.
    pub leader_traits: Vec<StockTrait>,
    /// The grounds that are drawn, a letter each.
    pub grounds: Vec<StockGround>,
    /// Works on the sides of hexes.
    pub works: Vec<StockWord>,
    /// Waters a bridge may cross.
    pub waters: Vec<StockWord>,
    /// Ensigns.
    pub ensigns: Vec<StockWord>,
    /// Colours of the bands of blocks.
    pub bands: Vec<StockWord>,
    /// Ways of building.
    pub houses: Vec<StockWord>,
    /// What a name on the map may name.
    pub name_kinds: Vec<StockWord>,
    /// House rules that mean something in this book.
    pub house_rules: Vec<StockRule>,
    /// What its orders are paid with, which is what `tokens` counts; none where it has no orders.
    pub purse: Option<PurseWire>,
    /// Activations where the file says nothing, by the size of the army: the first row that is large enough.
    pub activations: Vec<StockActivations>,
    /// Where the file says nothing, one enemy unit in so many is to be eliminated, rounded up.
    pub victory_one_in: u8,
    /// The last turn where the file says nothing.
    pub last_turn: u8,
    /// How large a battle may be.
    pub limits: WorkshopLimits,
}

/// A troop to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct StockTroop {
    /// The row of its table.
    #[serde(flatten)]
    pub troop: TroopView,
    /// What is before the weight in its key: `war-elephants`; units of one kind differ by their weight.
    pub kind: String,
    /// The most elements, without the trait that gives one more.
    pub most: u8,
    /// Traits that say something on it.
    pub may_have: Vec<String>,
    /// The first year it belongs to, if there is one (UNI-6).
    pub from: Option<i16>,
    /// Grounds where it may stand without a road, by their letters.
    pub stands_on: String,
}

/// A trait to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct StockTrait {
    /// Its key.
    pub key: String,
    /// What it is called.
    pub name: NameView,
    /// Those it cannot stand beside.
    pub without: Vec<String>,
}

/// A rank to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct StockRank {
    /// Its key.
    pub key: RankWire,
    /// What it is called.
    pub name: NameView,
    /// Hexes its commands reach.
    pub range: u8,
    /// Must there be one of it, and no more?
    pub only_one: bool,
}

/// A ground to paint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct StockGround {
    /// Its letter.
    pub letter: String,
    /// What it draws.
    pub ground: TerrainWire,
    /// What it is called.
    pub name: NameView,
    /// Its level, unless the map gives it another.
    pub height: u8,
}

/// A word to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct StockWord {
    /// The word of the file.
    pub key: String,
    /// What it is called.
    pub name: NameView,
}

/// A house rule to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct StockRule {
    /// Its key.
    pub key: String,
    /// What it is called.
    pub name: NameView,
    /// What changes with it, in a sentence.
    pub says: NameView,
    /// The clause it reads otherwise.
    pub clause: String,
}

/// What orders are paid with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PurseWire {
    /// Order tokens.
    Tokens,
    /// Ducats.
    Ducats,
}

/// Activations of an army of some size.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct StockActivations {
    /// The largest army this is for.
    pub up_to_units: u8,
    /// Activations a turn and units in each, as the file writes them: `1x4`.
    pub activations: String,
}

/// How large a battle of the workshop may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct WorkshopLimits {
    /// The fewest columns, and the fewest rows.
    pub fewest: u8,
    /// The most columns.
    pub columns: u8,
    /// The most rows.
    pub rows: u8,
    /// The most bytes of its text.
    pub bytes: u32,
    /// The most units of both armies together.
    pub units: u8,
    /// The most officers of both armies together.
    pub officers: u8,
    /// The most names on its map.
    pub names: u8,
    /// The most letters of a name on its map.
    pub name_letters: u8,
    /// The highest level of a hex.
    pub height: u8,
    /// The first year.
    pub first_year: i16,
    /// The last year.
    pub last_year: i16,
}
