//! Positions a good general solves (`trials/generalship`): what is best in each is proved by playing out everything,
//! and computer players are put to it.
//!
//! [`prove`] plays every answer of both sides and every outcome of the dice through the machine, to the end of the
//! battle or of so many turns. [`put`] asks a player for his turn and looks at what he does.

mod exam;
mod proof;
mod search;

pub use exam::put;
pub use proof::{PositionProof, ProofError, RankedAnswer, prove, written_worth};
