//! The legal commands, grouped as a player looks at them: who, then what.

use crate::{CommandWire, TargetWire};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Every legal command now. Moves and attacks stand with whoever makes them; everything else is an answer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Choices {
    /// Those who may still move or fight.
    pub actors: Vec<ActorView>,
    /// Everything else: the ends of phases, activations, orders, the answers to nested questions.
    pub answers: Vec<AnswerView>,
}

/// A unit or an officer who may still do something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ActorView {
    /// The unit; none if it is an officer.
    pub unit: Option<String>,
    /// The officer; none if it is a unit.
    pub officer: Option<String>,
    /// Where it may go: `{"do":"move","unit":…,"to":…,"pace":…,"past":…}`, or `move-officer` with `to`.
    pub moves: Vec<MoveView>,
    /// Hexes by which it may leave the table: `leave` or `leave-officer`.
    pub leaves: Vec<String>,
    /// Whom it may attack: `{"do":"attack","unit":…,"target":…}`.
    pub attacks: Vec<AttackView>,
}

/// A hex to go to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MoveView {
    /// The hex.
    pub to: String,
    /// At which pace; of an officer always `normal`.
    pub pace: String,
    /// The lone enemy officer to be passed on the way, if one is.
    pub past: Option<String>,
    /// The ground ends the move there, though there was breath for more.
    pub stops: bool,
    /// May it still fight afterwards?
    pub fights: bool,
    /// Dice its fire loses by going so far.
    pub dice_lost: u8,
}

/// Somebody to attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AttackView {
    /// Whom.
    pub target: TargetWire,
    /// Where it stands.
    pub hex: String,
    /// With how many dice, before orders.
    pub dice: u8,
}

/// A command with its words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AnswerView {
    /// The command.
    pub command: CommandWire,
    /// As a short phrase in the reader's language: the text of a button.
    pub text: String,
    /// The hex it points at, if it does.
    pub hex: Option<String>,
    /// What it costs in tokens or ducats, if it does.
    pub price: Option<u8>,
    /// What a player does without thinking long: the answer to Enter. At most one is.
    pub usual: bool,
}
