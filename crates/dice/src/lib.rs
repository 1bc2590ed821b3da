//! Dice nobody can choose, foresee or throw again.
//!
//! The host commits to a [`Chain`] of secrets before the game and shows the first hash of it. Whoever acts sends a
//! fresh [`Nonce`] with the command. A throw is a keyed hash: the next secret is the key, and the nonce, the command
//! and the place in the chain are the message. The secret is shown with the throw, so everybody can check that it
//! belongs to the chain and that the faces are the ones it gives. What this does and does not guarantee, and how to
//! check it in a browser, is told in `docs/fair-dice.md`.
//!
//! A host keeps one [`Cup`] for each game. Whoever checks reads a [`Record`], calls
//! [`Record::verify`], and holds it against what a player's own program kept, a [`SentFile`].

mod chain;
mod check;
mod cup;
mod flaw;
mod hex;
mod nonce;
mod record;
mod sent;
mod throw;

pub use chain::{Chain, LENGTH, Secret, Seed};
pub use check::Checked;
pub use cup::{Cup, Thrown};
pub use flaw::DiceFlaw;
pub use nonce::{BadNonce, Nonce};
pub use record::{FORMAT, NewChain, Record, RecordEnd, ThrowProof, Unread};
pub use sent::{Compared, SeenGame, SentCommand, SentFile, SentFlaw};
pub use throw::{Throw, roll};
