//! Exercises: a position with a question, and what the machine says of an answer.

use super::reckoning::{AccountView, SightView};
use crate::PaceWire;
use crate::position::{NameView, Position};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What can be exercised in a book, and what there is today.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ExerciseCourseView {
    /// The key of the book.
    pub book: String,
    /// The exercises of the date that was asked about, harder and harder; none where no date was.
    pub day: Vec<ExerciseSummary>,
    /// What exercises ask about.
    pub kinds: Vec<ExerciseChoiceView>,
    /// How hard they are.
    pub difficulties: Vec<ExerciseChoiceView>,
    /// The clauses that decide some.
    pub clauses: Vec<String>,
}

/// Something an exercise may be chosen by.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ExerciseChoiceView {
    /// Its key.
    pub key: String,
    /// What it is called.
    pub name: NameView,
}

/// An exercise in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ExerciseSummary {
    /// Its id.
    pub id: String,
    /// What it asks about.
    pub kind: String,
    /// How hard it is.
    pub difficulty: String,
}

/// What exercise is wished for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[ts(optional_fields)]
pub struct ExerciseRequest {
    /// Whatever the asker likes: the same seed, the same exercise.
    pub seed: String,
    /// Of this kind, or any.
    #[serde(default)]
    pub kind: Option<String>,
    /// Where this clause decides, or any does.
    #[serde(default)]
    pub clause: Option<String>,
    /// As hard as this, or any.
    #[serde(default)]
    pub difficulty: Option<String>,
}

/// An exercise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ExerciseView {
    /// Its id.
    pub id: String,
    /// The key of the book.
    pub book: String,
    /// What it asks about.
    pub kind: String,
    /// How hard it is.
    pub difficulty: String,
    /// The id of the battle.
    pub scenario: String,
    /// Who stands where.
    pub position: Position,
    /// What is asked, in the reader's language.
    pub question: String,
    /// Is everything to be picked that fits, or one answer?
    pub all: bool,
    /// The unit the question is about, if it is about one.
    pub unit: Option<String>,
    /// The hexes the question speaks of.
    pub hexes: Vec<String>,
    /// Who moved this turn.
    pub moved: Vec<MovedUnitView>,
    /// Everything that can be answered.
    pub options: Vec<ExerciseOptionView>,
}

/// How far a unit went this turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MovedUnitView {
    /// Which.
    pub unit: String,
    /// How many hexes.
    pub hexes: u8,
    /// At which pace.
    pub pace: PaceWire,
}

/// Something that can be answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ExerciseOptionView {
    /// What is sent when it is picked.
    pub key: String,
    /// The hex it is picked at; none for a number or a word.
    pub hex: Option<String>,
    /// What stands on its button; none where it is picked on the board.
    pub name: Option<NameView>,
}

/// An answer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ExerciseAnswer {
    /// The keys that were picked.
    pub picks: Vec<String>,
}

/// What the machine says of an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ExerciseVerdictView {
    /// Was all picked that fits, and nothing else?
    pub right: bool,
    /// Option by option.
    pub options: Vec<JudgedOptionView>,
    /// The clauses that decide.
    pub clauses: Vec<DecidingClauseView>,
    /// Why so many dice, if dice were asked about.
    pub account: Option<AccountView>,
    /// The line of sight, if one was asked about.
    pub sight: Option<SightView>,
}

/// What the machine says of one option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct JudgedOptionView {
    /// The option.
    pub key: String,
    /// Does it fit?
    pub right: bool,
    /// Was it picked?
    pub picked: bool,
    /// Would a common misreading give it?
    pub tempts: bool,
    /// Why not, in the reader's language; none where it fits, or where account or line of sight say it.
    pub reason: Option<String>,
    /// The clause that says so.
    pub clause: Option<String>,
}

/// A clause that decides an exercise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct DecidingClauseView {
    /// Its id.
    pub clause: String,
    /// What it says in this book, in the reader's language.
    pub text: String,
}
