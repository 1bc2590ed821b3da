//! What a table and the people round it say to each other: the messages of the WebSocket and of the HTTP interface.
//!
//! These are plain data. What they hold is worked out elsewhere: the position and the choices here in [`wire`](crate),
//! sentences by the chronicle, odds by `odds`. Sentences come in the reader's language; everything else is for
//! programs, in English words.

mod choices;
mod entry;
mod exercise;
mod figure;
mod game;
mod library;
mod map;
mod message;
mod reckoning;
mod retreat;
mod tables;

pub use choices::{ActorView, AnswerView, AttackView, Choices, MoveView, OrderView, Phrasing};
pub use entry::{
    DiceView, EffectWire, EntryBody, EntryView, ExchangeView, FaceView, FallenView, Rewind, ShownView, ThrowView,
    ToldView,
};
pub use exercise::{
    DecidingClauseView, ExerciseAnswer, ExerciseChoiceView, ExerciseCourseView, ExerciseOptionView, ExerciseRequest,
    ExerciseSummary, ExerciseVerdictView, ExerciseView, JudgedOptionView, MovedUnitView,
};
pub use figure::{FigureFrame, FigureLine, FigureSummary, FigureView};
pub use game::{
    AskView, DrawView, GameListView, GameSummary, GameTerms, IntentView, JoinRequest, Joined, MusterView, NewGame,
    Progress, ResultBy, ResultView, SeatKind, SeatView, TableView, UndoView, YouView,
};
pub use library::{
    AboutView, BookView, DuelRequest, DuelSide, HouseRuleView, LessonSummary, LevelView, PlayedReadings,
    RecordedRequest, RecordedView, RuleView, ScenarioSummary, SightRequest, TemperamentView,
};
pub use map::{
    ArmyPlan, HexView, MapNameView, MapView, ScenarioView, ScriptedView, StepView, TroopView, WorkView, troops_of,
};
pub use message::{AnswerWire, ClientMessage, ServerMessage};
pub use reckoning::{
    AccountLineView, AccountView, CardLineView, ChanceView, DepthWire, OddsView, PolicyWire, ProspectView,
    SightHexView, SightView, StakeView, WeaponWire, verdict,
};
pub use retreat::{DrawnHex, RefusedHexView, RetreatField, RetreatPiece, RetreatRequest, RetreatView, WayBackView};
pub use tables::{
    EntryWire, FaceDoesWire, FaceRowView, FactorView, NoteWire, OrderRowView, OutcomeRowView, TablesView,
    TerrainRowView, TroopNoteView, TroopRowView,
};

pub use crate::words::{CampWire, ToldKind};

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// The reader's language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LanguageWire {
    /// French.
    #[default]
    Fr,
    /// English.
    En,
}

impl From<LanguageWire> for rulebook::Language {
    fn from(language: LanguageWire) -> Self {
        match language {
            LanguageWire::Fr => Self::Fr,
            LanguageWire::En => Self::En,
        }
    }
}
