//! What leaves the process: replays, positions and commands, each with its version.
//!
//! A [`Field`] is a scenario made ready to be played, with the names of everybody on it. A [`Recorder`] plays on it
//! and writes everything down; what it wrote is a [`Replay`], a readable file; a [`Playback`] plays that again and
//! names the line that differs. A [`Lesson`] is played by the same lines. [`Position`] and [`CommandWords`] are the same for programs, as JSON.

mod chain;
mod command;
pub mod fairness;
mod field;
mod flaw;
mod header;
mod lesson;
pub mod live;
mod playback;
mod position;
mod read;
mod recorder;
mod replay;
pub mod shelf;
mod table;
mod version;
mod words;
pub mod workshop;

pub use command::{CommandWire, CommandWords, TargetWire};
pub use field::{Field, OWN};
pub use flaw::{Flaw, Flaws};
pub use header::Header;
pub use lesson::{Lesson, LessonFlaw, LessonMove};
pub use playback::{Playback, PlayedLine, Verified};
pub use position::{
    ArmyView, Both, ElephantView, FlawView, NameView, OfficerView, PendingView, Position, ReplayLineView, ReplayView,
    UnitView,
};
pub use recorder::Recorder;
pub use replay::{Ending, Replay, ReplayLine, Speaker};
pub use table::{ending_words, pending_words, table_words};
pub use version::{FORMAT_VERSION, RULES_VERSION};
pub use words::*;
