//! The mechanism: one deterministic machine for every book.
//!
//! After each step it stands at exactly one of three: a *decision* (whose, about what, with the legal commands as a
//! list and as a predicate), a *chance* (how many dice, for what), or *over*. It does not know how many books exist:
//! whoever needs one is handed a [`Rulebook`](rulebook::Rulebook).

mod acting;
mod activation;
mod apply;
mod area;
mod asked;
mod board;
mod combat;
mod command;
mod driver;
mod elephants;
mod event;
mod fingerprint;
mod frame;
mod ids;
mod leaders;
mod legal;
mod machine;
mod markers;
mod moment;
mod movement;
mod near;
mod nibbles;
mod orders;
mod overflow;
mod part;
mod ranks;
mod reading;
mod refused;
mod roll;
mod sets;
mod setup;
mod sight;
mod sound;
mod state;
mod tables;
mod trace;
mod turn;
mod view;

pub use activation::Activations;
pub use asked::Concerned;
pub use board::{Board, BoardError, Crossing as WaterCrossing, HexSide, Land, Work};
pub use combat::faces::{FaceEffect, FaceReading};
pub use command::{Because, Command, CommandKind, Pace, Refusal};
pub use driver::ByHand;
pub use event::{Event, Onset, Outcome, Phase, Sink, WonBy};
pub use frame::Combat;
pub use hexes::{Cell, Crossing as SightCrossing, Direction, Edge, Grid, Hex, Place, Side};
pub use ids::{Combatant, MarkerId, OfficerId, UnitId};
pub use legal::Actor;
pub use machine::{Pending, Question, RollError};
pub use moment::{Moment, Setback};
pub use movement::explorer::Explorer;
pub use movement::flood::Reach;
pub use movement::outlook::{Doing, Outlook};
pub use movement::way::Route;
pub use part::Part;
pub use reading::{Effect, Reader, Reading};
pub use refused::SetupError;
pub use roll::{Chance, Purpose, Roll};
pub use setup::{Arrival, CampSetup, OfficerSetup, Setup, UnitSetup, seat};
pub use sight::{Body, Camp, Look, Notes, Standing, Weapon};
pub use state::{Battle, NORMAL_OFFICERS, NORMAL_UNITS};
pub use trace::{Met, Trace};
pub use view::View;
