//! What the shelf of a server and whoever looks at it say to each other: battles people publish.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A battle to be put on the shelf, or a new version of one that is there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PublishRequest {
    /// The text of its scenario file.
    pub text: String,
    /// What its author is called; for a new version, as before where it is left out.
    #[serde(default)]
    pub author: String,
    /// Its certificate of balance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub certificate: Option<String>,
}

/// A battle that was published.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PublishedView {
    /// Its id on the shelf: its link is `#/shelf/{id}`, that of this version `#/shelf/{id}/{version}`.
    pub id: String,
    /// The number of the version.
    #[ts(type = "number")]
    pub version: u64,
    /// What takes it back and renews it: to be kept secret, sent as `Authorization: Bearer …`. Only with the first version.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub token: Option<String>,
}

/// A battle on the shelf, as a list shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ShelfBattle {
    /// Its id on the shelf.
    pub id: String,
    /// The number of its newest version.
    #[ts(type = "number")]
    pub version: u64,
    /// What it is called.
    pub title: String,
    /// The key of its book.
    pub book: String,
    /// Columns of its map.
    pub columns: u16,
    /// Rows of its map.
    pub rows: u16,
    /// Units of the north, of the south.
    pub units: [u32; 2],
    /// What its author is called.
    pub author: String,
    /// When it was published, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: i64,
    /// When its newest version was.
    #[ts(type = "number")]
    pub updated: i64,
    /// Has its newest version a certificate of balance?
    pub certified: bool,
    /// Games that were made of it.
    #[ts(type = "number")]
    pub plays: u64,
    /// Browsers that hold it dear.
    #[ts(type = "number")]
    pub thumbs: u64,
}

/// A page of the shelf.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ShelfListView {
    /// The battles.
    pub battles: Vec<ShelfBattle>,
    /// What asks for the next page; none on the last.
    pub next: Option<String>,
}

/// A version of a battle on the shelf. It never changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ShelfVersionView {
    /// Its number.
    #[ts(type = "number")]
    pub number: u64,
    /// When it was published, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
}

/// A battle on the shelf, with the text of one version.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ShelfBattleView {
    /// The battle, as its newest version is.
    pub battle: ShelfBattle,
    /// The number of the version that is shown.
    #[ts(type = "number")]
    pub version: u64,
    /// The text of its scenario file.
    pub text: String,
    /// Its certificate of balance.
    pub certificate: Option<String>,
    /// All its versions.
    pub versions: Vec<ShelfVersionView>,
    /// Is it hidden? Only its author sees it then.
    pub hidden: bool,
}

/// Somebody holds a battle dear, or no more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ShelfThumbRequest {
    /// What the browser is known by: 64 hexadecimal digits by chance, always the same. Each has one thumb a battle.
    pub browser: String,
    /// Does he?
    pub yes: bool,
}

/// Something is wrong with a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ShelfReportRequest {
    /// What the browser is known by: 64 hexadecimal digits by chance, always the same. Its last word about a battle counts.
    pub browser: String,
    /// What is wrong, in 1 to 500 characters.
    pub reason: String,
}

/// It is done; the battle as it stands now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ShelfDone {
    /// Browsers that hold it dear.
    #[ts(type = "number")]
    pub thumbs: u64,
    /// Games that were made of it.
    #[ts(type = "number")]
    pub plays: u64,
}
