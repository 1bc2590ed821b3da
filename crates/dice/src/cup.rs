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
        let number = throws / LENGTH + 1;
        let earlier = (1..number).map(|number| Chain::new(&seed, number).commitment());
        let mut commitments: Vec<Secret> = earlier.collect();
        let chain = Chain::new(&seed, number);
        commitments.push(chain.commitment());
        Self { game: game.into(), seed, chain, index: throws % LENGTH + 1, commitments }
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
        let proof = ThrowProof { chain, index, secret, nonce: nonce.clone(), command, purpose, faces };
        self.index += 1;
        let next = (LENGTH < self.index).then(|| self.take_next_chain());
        Thrown { proof, next }
    }

    fn take_next_chain(&mut self) -> Secret {
        self.chain = Chain::new(&self.seed, self.chain.number() + 1);
        self.index = 1;
        self.commitments.push(self.chain.commitment());
        self.chain.commitment()
    }
}
