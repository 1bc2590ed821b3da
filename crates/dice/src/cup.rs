//! The host's dice cup: throws one after the other, each with its proof.

use crate::chain::{Chain, LENGTH, Secret, Seed};
use crate::nonce::Nonce;
use crate::record::ThrowProof;
use crate::throw::{Throw, roll};

/// The dice of one game, on the host's side.
#[derive(Clone, Debug)]
pub struct Cup {
    game: String,
    seed: Seed,
    chain: Chain,
    /// The place of the next secret.
    index: u32,
    commitments: Vec<Secret>,
    /// What the chains since the last new beginning are made with besides the seed.
    salt: Option<Nonce>,
}

/// A throw, to be kept and shown before anything else happens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thrown {
    /// The faces and their proof.
    pub proof: ThrowProof,
    /// The commitment of the next chain, where this throw used the last secret of its own: to be shown with it.
    pub next: Option<Secret>,
}

impl Cup {
    /// The cup of a game that begins.
    #[must_use]
    pub fn new(game: impl Into<String>, seed: Seed) -> Self {
        Self::after(game, seed, 0)
    }

    /// The cup of a game in which so many throws were made.
    #[must_use]
    pub fn after(game: impl Into<String>, seed: Seed, throws: u32) -> Self {
        let chain = Chain::new(&seed, 1);
        let commitments = vec![chain.commitment()];
        let mut cup = Self { game: game.into(), seed, chain, index: 1, commitments, salt: None };
        cup.pass(throws);
        cup
    }

    /// Passes over throws that were made before.
    pub fn pass(&mut self, throws: u32) {
        let mut left = throws;
        while LENGTH < self.index + left {
            left -= LENGTH - self.index + 1;
            self.take_next_chain();
        }
        self.index += left;
    }

    /// Begins a new chain, whatever is left of the one in use: a copy of this game may have shown its secrets. The salt
    /// is drawn for this beginning, so that no copy has it.
    pub fn renew(&mut self, salt: Nonce) -> Secret {
        self.salt = Some(salt);
        self.take_next_chain()
    }

    /// The commitments to show: one for each chain so far, the one in use last.
    #[must_use]
    pub fn commitments(&self) -> &[Secret] {
        &self.commitments
    }

    /// Where the next throw stands: its chain and its place, both from 1.
    #[must_use]
    pub const fn next(&self) -> (u32, u32) {
        (self.chain.number(), self.index)
    }

    /// Throws so many dice.
    pub fn throw(&mut self, nonce: &Nonce, command: &str, purpose: &str, dice: u8) -> Thrown {
        let (chain, index) = self.next();
        // A chain that is used up is replaced at once, so there is always a next link.
        let secret = self.chain.link(index);
        let faces = roll(&Throw { game: &self.game, chain, index, nonce, command, purpose, dice }, &secret);
        let (command, purpose) = (command.to_owned(), purpose.to_owned());
        let nonce = nonce.clone();
        let proof = ThrowProof { chain, index, secret, nonce, command, purpose, faces, entry: None, follows: None };
        self.index += 1;
        let next = (LENGTH < self.index).then(|| self.take_next_chain());
        Thrown { proof, next }
    }

    fn take_next_chain(&mut self) -> Secret {
        self.chain = Chain::salted(&self.seed, self.chain.number() + 1, self.salt.as_ref());
        self.index = 1;
        self.commitments.push(self.chain.commitment());
        self.chain.commitment()
    }
}
