//! What trial games say of a battle, and the certificate it travels with: sums of whole numbers, in one order, so that the
//! same games make the same text everywhere.

mod doors;

use crate::words::{CampWire, EndingWire, LevelWire};
use crate::{Both, NameView};
pub use doors::*;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The version of the certificate itself: which figures there are and how they are written.
pub const CERTIFICATE_VERSION: u32 = 1;

/// Trial games that follow one another by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GameRange {
    /// The number of the first.
    pub from: u32,
    /// How many.
    pub games: u32,
}

/// Games by who won them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WinCounts {
    /// By the north.
    pub north: u32,
    /// By nobody.
    pub nobody: u32,
    /// By the south.
    pub south: u32,
}

impl WinCounts {
    /// Games in all.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.north.saturating_add(self.nobody).saturating_add(self.south)
    }
}

/// Games that ended on a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TurnCounts {
    /// The last turn played.
    pub turn: u8,
    /// By who won them.
    pub won: WinCounts,
}

/// Games that ended in the same way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct EndingCounts {
    /// What decided.
    pub by: EndingWire,
    /// By who won them.
    pub won: WinCounts,
}

/// Games whose first attack fell on a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ContactCounts {
    /// The turn.
    pub turn: u8,
    /// The games.
    pub games: u32,
}

/// How often the lead went from one side to the other. The side leads that has more of the units it must eliminate; who led
/// leads on while both have as much.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LeadCounts {
    /// Changes of lead, all games together.
    pub changes: u32,
    /// Games in which it changed at least once.
    pub games: u32,
}

/// What a side lost, all games together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LossCounts {
    /// Elements.
    pub elements: u32,
    /// Units that count for victory.
    pub units: u32,
}

/// An objective of a side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ObjectiveCounts {
    /// Whose.
    pub camp: CampWire,
    /// Which hex.
    pub hex: String,
    /// Games in which the side held it at the end of some turn.
    pub taken: u32,
    /// The turns on which it did so first, added up.
    pub turns: u32,
    /// Games at whose end it held it.
    pub kept: u32,
}

/// A unit. It was of no use in a game in which it never moved, never attacked and was never attacked; each such game is
/// counted once, by its reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct UnitCounts {
    /// Its id.
    pub unit: String,
    /// Whose.
    pub camp: CampWire,
    /// Games in which it was destroyed.
    pub lost: u32,
    /// Of no use: the battle was over before its turn to arrive.
    pub late: u32,
    /// Of no use: it could have arrived and was not brought in.
    pub waited: u32,
    /// Of no use: nobody ever activated it, and no enemy ever came within its march and its reach.
    pub far: u32,
    /// Of no use: nobody ever activated it, though an enemy was within its march and its reach.
    pub uncalled: u32,
    /// Of no use: it was activated, and did nothing.
    pub idle: u32,
}

impl UnitCounts {
    /// Games in which it was of no use.
    #[must_use]
    pub const fn unused(&self) -> u32 {
        self.late
            .saturating_add(self.waited)
            .saturating_add(self.far)
            .saturating_add(self.uncalled)
            .saturating_add(self.idle)
    }
}

/// The sums of some trial games. Sums of other games add to them, in whatever order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TrialFigures {
    /// The games, as few stretches as say it, lowest first.
    pub played: Vec<GameRange>,
    /// By who won.
    pub won: WinCounts,
    /// By their last turn, and who won.
    pub turns: Vec<TurnCounts>,
    /// By what decided, and who won.
    pub endings: Vec<EndingCounts>,
    /// By the turn of the first attack; a game without one is not here.
    pub contact: Vec<ContactCounts>,
    /// Changes of lead.
    pub leads: LeadCounts,
    /// Losses.
    pub lost: Both<LossCounts>,
    /// The objectives, the north’s first, in the order of the file.
    pub objectives: Vec<ObjectiveCounts>,
    /// The units, the north’s first, in the order of the file.
    pub units: Vec<UnitCounts>,
    /// The last positions of all games, folded into one number: sixteen hexadecimal digits.
    pub fingerprint: String,
}

impl TrialFigures {
    /// How many games they are of.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.won.games()
    }
}

/// Who plays a side in trial games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TrialPlayer {
    /// His level.
    pub level: LevelWire,
    /// Nodes a decision.
    pub nodes: u32,
}

/// The trial games of two players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LevelFigures {
    /// Who plays the north.
    pub north: TrialPlayer,
    /// Who plays the south.
    pub south: TrialPlayer,
    /// What came of it.
    pub figures: TrialFigures,
}

/// The battle a certificate is of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CertifiedBattle {
    /// Its id.
    pub id: String,
    /// What it is called.
    pub title: NameView,
    /// The key of its book.
    pub book: String,
    /// SHA-256 of its file in the one form every file has, without the comments at its top: 64 hexadecimal digits.
    pub hash: String,
    /// House rules in force.
    pub house_rules: Vec<String>,
    /// Who moves first.
    pub first: CampWire,
}

/// A certificate of balance: which battle, which games, what came of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CertificateWire {
    /// The version of this form.
    pub certificate: u32,
    /// The version of the rules.
    pub rules: u32,
    /// The version of the program, whose computer players played.
    pub program: String,
    /// The battle.
    pub battle: CertifiedBattle,
    /// The number all luck comes from.
    #[ts(type = "number")]
    pub seed: u64,
    /// The games, pair of players by pair of players.
    pub levels: Vec<LevelFigures>,
    /// Sixteen letters and digits made of everything above: another figure makes another code.
    pub code: String,
}

/// The games of a battle with one thing changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TriedCounts {
    /// By who won.
    pub won: WinCounts,
    /// Their last turns, added up.
    pub turns: u32,
    /// It was given up: others came nearer to an even battle.
    pub out: bool,
}

/// How far the search for advice has come: given back with the next question, it goes on from there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AdviceState {
    /// Who plays both sides.
    pub player: TrialPlayer,
    /// The number all luck comes from: every change is tried with the games of the same numbers.
    #[ts(type = "number")]
    pub seed: u64,
    /// Games of each change that is kept to the end.
    pub most: u32,
    /// Rounds done: after each, the worse half of the changes is given up.
    pub round: u32,
    /// The battle as it is.
    pub base: TriedCounts,
    /// The changes, in their order.
    pub tried: Vec<TriedCounts>,
}
