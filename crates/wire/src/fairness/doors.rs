//! Trial games, certificates, advice and skirmishes as they are asked for.

use super::{AdviceState, CertificateWire, LevelFigures, TrialFigures, TriedCounts, WinCounts};
use crate::NameView;
use crate::words::LevelWire;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A share of games, per mille, and where the truth lies 95 times in a hundred.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FairShareView {
    /// The share.
    pub value: u16,
    /// At least.
    pub low: u16,
    /// At most.
    pub high: u16,
    /// Is it within 400 and 600?
    pub fair: bool,
}

/// Trial games to be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct TrialRequest {
    /// The battle, as its file.
    pub text: String,
    /// Who plays the north.
    pub north: LevelWire,
    /// Who plays the south; the same level where nothing is said.
    #[serde(default)]
    pub south: Option<LevelWire>,
    /// The number all luck comes from, below 2^53.
    #[ts(type = "number")]
    pub seed: u64,
    /// The number of the first game.
    pub from: u32,
    /// How many; a call plays no more than its level allows, and says in `figures.played` which it played.
    pub games: u32,
    /// Sums of other games of the same battle, players and seed, which these are added to.
    #[serde(default)]
    pub so_far: Option<TrialFigures>,
}

/// Trial games that were played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TrialView {
    /// Who plays whom, and the sums, as a certificate takes them.
    pub level: LevelFigures,
    /// The share of the north.
    pub north: FairShareView,
    /// The share of the south.
    pub south: FairShareView,
    /// The number of the game that comes next.
    pub next: u32,
}

/// Games a certificate is wanted of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CertificateRequest {
    /// The battle, as its file.
    pub text: String,
    /// The number all luck came from.
    #[ts(type = "number")]
    pub seed: u64,
    /// The games.
    pub levels: Vec<LevelFigures>,
}

/// A certificate, opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CertificateView {
    /// As a file: byte for byte what the program writes.
    pub text: String,
    /// What it says.
    pub certificate: CertificateWire,
    /// The verdict in a sentence; none where the battle is not known.
    pub verdict: Option<NameView>,
    /// The shares of the north, level by level.
    pub shares: Vec<FairShareView>,
}

/// A certificate to be verified.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct VerifyRequest {
    /// The certificate, as its file.
    pub certificate: String,
    /// The battle it should be of.
    #[serde(default)]
    pub text: Option<String>,
    /// Games of it that were played again, each the same stretch as in the certificate.
    #[serde(default)]
    pub found: Vec<LevelFigures>,
}

/// A figure that is another when the games are played again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DifferenceView {
    /// Of which level, by its place in the certificate.
    pub level: u32,
    /// Which figure: `won.north`.
    pub figure: String,
    /// What the certificate says.
    pub written: String,
    /// What the games say.
    pub found: String,
}

/// What became of a certificate that was verified. One that was changed is refused before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct VerifyView {
    /// The certificate.
    pub opened: CertificateView,
    /// Is it of the battle that was sent? None if none was.
    pub battle: Option<bool>,
    /// Is it of the rules and the program that play here?
    pub versions: bool,
    /// The first figure that differs among the games that were sent.
    pub difference: Option<DifferenceView>,
}

/// Advice that is sought: one batch of games a call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct AdviceRequest {
    /// The battle, as its file.
    pub text: String,
    /// Who plays both sides.
    pub level: LevelWire,
    /// The number all luck comes from, below 2^53.
    #[ts(type = "number")]
    pub seed: u64,
    /// Games of each change that is kept to the end.
    pub most: u32,
    /// Games of this call at most.
    pub games: u32,
    /// Where it stood; from the beginning if nothing is said.
    #[serde(default)]
    pub state: Option<AdviceState>,
}

/// A value in the draft that is changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DraftChangeView {
    /// Where: `north.victory`, `south.units[2].arrives.turn`.
    pub path: String,
    /// What stands there then.
    pub value: DraftValue,
}

/// A value of a draft.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(untagged)]
pub enum DraftValue {
    /// A number.
    Number(u8),
    /// A word.
    Word(String),
}

/// A change that was tried, and what was measured; the battle as it is where nothing is changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AdviceLine {
    /// What is changed.
    pub words: NameView,
    /// The same in the draft.
    pub changes: Vec<DraftChangeView>,
    /// What came of it.
    pub counts: TriedCounts,
    /// The share of the north.
    pub north: FairShareView,
    /// It was measured to be nearer to an even battle than the battle as it is.
    pub nearer: bool,
}

/// How far the search for advice has come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AdviceView {
    /// To be given back with the next question.
    pub state: AdviceState,
    /// Games played.
    pub played: u32,
    /// Games in all.
    pub of: u32,
    /// Nothing is left to play.
    pub over: bool,
    /// The battle as it is.
    pub base: AdviceLine,
    /// The changes: those kept first, the most even first.
    pub tried: Vec<AdviceLine>,
}

/// A skirmish that is wanted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct SkirmishRequest {
    /// The key of the book.
    pub book: String,
    /// Columns of the map.
    pub columns: u8,
    /// Rows of the map.
    pub rows: u8,
    /// The worth of each army.
    pub points: u16,
    /// The year; any period of the book if left out.
    #[serde(default)]
    pub year: Option<i16>,
    /// The ground: `open`, `wooded`, `hilly`, `river`, `village`.
    pub ground: String,
    /// What for: `meeting`, `assault`.
    pub aim: String,
    /// The number all luck comes from, below 2^53.
    #[ts(type = "number")]
    pub seed: u64,
}

/// A skirmish that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SkirmishView {
    /// The battle, as its file.
    pub text: String,
    /// What captains made of it.
    pub won: WinCounts,
    /// The share of the north.
    pub north: FairShareView,
}

/// A word to choose by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SkirmishWordView {
    /// Its key.
    pub key: String,
    /// What it is called.
    pub name: NameView,
}

/// The years of a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SkirmishPeriodView {
    /// The first.
    pub from: i16,
    /// The last.
    pub to: i16,
}

/// What skirmishes of a book can be wished for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SkirmishChoicesView {
    /// Columns, least and most.
    pub columns: [u8; 2],
    /// Rows, least and most.
    pub rows: [u8; 2],
    /// Points, least and most.
    pub points: [u16; 2],
    /// Kinds of ground.
    pub grounds: Vec<SkirmishWordView>,
    /// What they fight for.
    pub aims: Vec<SkirmishWordView>,
    /// Periods.
    pub periods: Vec<SkirmishPeriodView>,
}
