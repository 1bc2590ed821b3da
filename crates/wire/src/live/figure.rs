//! A figure of the rules for whoever draws it: a small table, moment by moment.

use super::entry::FaceView;
use super::map::{MapView, TroopView};
use crate::position::{NameView, Position};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A figure in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FigureSummary {
    /// Its id: `J-TAC-1A`.
    pub id: String,
    /// What it is about.
    pub title: NameView,
    /// The clauses it shows.
    pub clauses: Vec<String>,
}

/// A figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FigureView {
    /// Its id: `J-TAC-1A`.
    pub id: String,
    /// The key of the book.
    pub book: String,
    /// What it is about.
    pub title: NameView,
    /// The clauses it shows.
    pub clauses: Vec<String>,
    /// The ground.
    pub map: MapView,
    /// The troop types that take part.
    pub troops: Vec<TroopView>,
    /// The table at its beginning, and after everything that happens.
    pub frames: Vec<FigureFrame>,
}

/// A moment of a figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FigureFrame {
    /// Who stands where.
    pub position: Position,
    /// What has just happened, in the reader's language.
    pub told: Vec<String>,
    /// The dice that fell, as they were read.
    pub dice: Vec<FaceView>,
    /// The clause that speaks.
    pub clause: Option<String>,
    /// Why something was refused, in the reader's language.
    pub refused: Option<String>,
    /// A line of sight that was looked along.
    pub line: Option<FigureLine>,
}

/// A line of sight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FigureLine {
    /// From where.
    pub from: String,
    /// To where.
    pub to: String,
    /// Does one see along it?
    pub clear: bool,
}

impl FigureFrame {
    /// The table, and nothing said of it yet.
    #[must_use]
    pub fn still(position: Position) -> Self {
        Self { position, told: Vec::new(), dice: Vec::new(), clause: None, refused: None, line: None }
    }
}
