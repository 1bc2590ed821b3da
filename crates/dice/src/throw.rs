//! One throw: from a secret, a nonce and a command to faces.

use crate::chain::{Secret, keyed};
use crate::nonce::Nonce;

/// The first word of every message: another way of throwing would have another number.
const VERSION: &str = "étendard dice 1";
/// A byte has 256 values and 252 of them share out evenly over six faces; the others are passed over.
const EVEN: u8 = 252;

/// Everything a throw depends on, but for its secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw<'t> {
    /// The id of the game.
    pub game: &'t str,
    /// The number of the chain, from 1.
    pub chain: u32,
    /// The place of the secret in the chain, from 1.
    pub index: u32,
    /// What the player who acted sent.
    pub nonce: &'t Nonce,
    /// The command that led here, as a replay writes it: `south attack left-wing centre`.
    pub command: &'t str,
    /// What the dice are for, as a replay writes it: `attack`.
    pub purpose: &'t str,
    /// How many.
    pub dice: u8,
}

impl Throw<'_> {
    /// What is hashed, one block after the other: a list in JSON, so that no two throws read alike.
    fn message(&self, block: u32) -> String {
        let Self { game, chain, index, nonce, command, purpose, dice } = *self;
        let parts = (VERSION, game, chain, index, nonce.as_str(), command, purpose, dice, block);
        serde_json::to_string(&parts).expect("texts and numbers can always be written")
    }
}

/// The faces of a throw: for each die a number from 0 to 5, in the order the book's die is printed.
#[must_use]
pub fn roll(throw: &Throw<'_>, secret: &Secret) -> Vec<u8> {
    let bytes = (0..).flat_map(|block| keyed(secret.as_bytes(), &throw.message(block)));
    bytes.filter(|byte| *byte < EVEN).map(|byte| byte % 6).take(usize::from(throw.dice)).collect()
}
