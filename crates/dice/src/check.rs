//! Checking a record of dice: the whole of it, from its first throw.

use crate::chain::{LENGTH, Secret};
use crate::flaw::DiceFlaw;
use crate::hex;
use crate::nonce::Nonce;
use crate::record::{NewChain, Record, ThrowProof, compact};
use crate::throw::{Throw, roll};
use sha2::{Digest, Sha256};

/// Dice that are what they should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// How many throws.
    pub throws: usize,
    /// How often each face came up.
    pub faces: [u64; 6],
    /// Throws of a computer player whose nonce is not said to follow from another: an earlier version wrote them.
    pub unexplained: usize,
}

impl Record {
    /// Checks every throw: each secret belongs to the chain that was committed to, none is passed over or used again,
    /// the faces are those it gives, and a computer's nonce is the one that follows.
    ///
    /// # Errors
    /// With the first throw that is not what it should be.
    pub fn verify(&self) -> Result<Checked, DiceFlaw> {
        let mut checked = Checked { throws: self.throws.len(), faces: [0; 6], unexplained: 0 };
        let mut place =
            NextSecret { commitments: &self.commitments, chain: 1, index: 1, before: self.commitments.first() };
        let mut begun = self.begun.as_slice();
        for (throw, proof) in (1..).zip(&self.throws) {
            begun = place.begin(begun, throw)?;
            place.check(throw, proof)?;
            let expected = faces(&self.game, proof);
            if expected != proof.faces {
                return Err(DiceFlaw::WrongFaces { throw, expected, found: proof.faces.clone() });
            }
            for face in expected {
                checked.faces[usize::from(face)] += 1;
            }
            self.check_entry(throw, proof)?;
            checked.unexplained += usize::from(!self.check_computer(throw, proof)?);
            place.take(proof);
        }
        match place.begin(begun, self.throws.len() + 1)? {
            [] => Ok(checked),
            [early, ..] => Err(DiceFlaw::WrongChain { throw: early.throw, chain: early.chain }),
        }
    }

    /// Entries go on, a new chain is told before it is used, and all throws of one entry have its nonce and its command.
    fn check_entry(&self, throw: usize, proof: &ThrowProof) -> Result<(), DiceFlaw> {
        let Some(entry) = proof.entry else {
            // Files that say where they end name every entry.
            return if self.extent.is_some() { Err(DiceFlaw::WrongEntry { throw, entry: 0 }) } else { Ok(()) };
        };
        let wrong = Err(DiceFlaw::WrongEntry { throw, entry });
        if self.extent.is_some_and(|extent| extent.entries < entry) {
            return wrong;
        }
        let told_late = |begun: &NewChain| begun.throw <= throw && entry <= begun.entry;
        let used_after = |begun: &NewChain| throw < begun.throw && begun.entry <= entry;
        if self.begun.iter().any(|begun| told_late(begun) || used_after(begun)) {
            return wrong;
        }
        match throw.checked_sub(2).and_then(|before| self.throws.get(before)) {
            Some(before) if before.entry > Some(entry) => wrong,
            Some(before) if before.entry == Some(entry) => {
                let same = before.nonce == proof.nonce && before.command == proof.command;
                if same { Ok(()) } else { wrong }
            }
            _ => Ok(()),
        }
    }

    /// Is a computer's nonce the one that follows? False if that cannot be told.
    fn check_computer(&self, throw: usize, proof: &ThrowProof) -> Result<bool, DiceFlaw> {
        if !self.is_computers(proof) {
            return Ok(true);
        }
        let Some(follows) = &proof.follows else { return Ok(false) };
        if self.following(throw, follows) == proof.nonce { Ok(true) } else { Err(DiceFlaw::WrongFollowing { throw }) }
    }

    /// So many throws of the file in one figure, whatever of them is changed: each is hashed together with the figure of
    /// those before it.
    #[must_use]
    pub fn digest(&self, throws: usize) -> String {
        self.throws.iter().take(throws).fold(String::new(), |before, proof| {
            let ThrowProof { chain, index, secret, nonce, command, purpose, faces, entry, .. } = proof;
            let parts = (before, entry, chain, index, secret, nonce, command, purpose, faces);
            hex::written(&Sha256::digest(compact(&parts).as_bytes()))
        })
    }

    /// Did a computer player give the command of this throw?
    #[must_use]
    pub fn is_computers(&self, proof: &ThrowProof) -> bool {
        self.computers.iter().flatten().any(|side| side == proof.said().0)
    }

    /// The nonce of a computer's throw that follows from another: that of the first throw of its entry.
    pub(crate) fn following(&self, throw: usize, last: &Nonce) -> Nonce {
        let up_to = &self.throws[..throw];
        let entry = up_to.last().and_then(|proof| proof.entry);
        let same = up_to.iter().rev().take_while(|proof| entry.is_some() && proof.entry == entry);
        let first = same.last().or(up_to.last());
        first.map_or_else(|| last.clone(), |first| last.following(first.chain, first.index))
    }
}

/// Where the next throw stands.
struct NextSecret<'r> {
    commitments: &'r [Secret],
    chain: u32,
    index: u32,
    /// What its secret must hash to.
    before: Option<&'r Secret>,
}

impl<'r> NextSecret<'r> {
    /// Begins the chains that begin with this throw; gives back those that begin later.
    fn begin<'b>(&mut self, begun: &'b [NewChain], throw: usize) -> Result<&'b [NewChain], DiceFlaw> {
        let mut left = begun;
        while let [next, rest @ ..] = left
            && next.throw <= throw
        {
            if next.throw < throw || next.chain != self.chain + 1 {
                return Err(DiceFlaw::WrongChain { throw, chain: next.chain });
            }
            self.next_chain();
            if self.before.is_none() {
                return Err(DiceFlaw::NoCommitment { throw, chain: self.chain });
            }
            left = rest;
        }
        Ok(left)
    }

    fn next_chain(&mut self) {
        self.before = usize::try_from(self.chain).ok().and_then(|next| self.commitments.get(next));
        (self.chain, self.index) = (self.chain + 1, 1);
    }

    fn check(&self, throw: usize, proof: &ThrowProof) -> Result<(), DiceFlaw> {
        let &Self { chain, index, .. } = self;
        let place = (proof.chain, proof.index);
        if place < (chain, index) {
            return Err(DiceFlaw::UsedTwice { throw, chain: proof.chain, index: proof.index });
        }
        if (chain, index) < place {
            return Err(DiceFlaw::Missing { throw, chain, index });
        }
        let Some(known) = self.before else { return Err(DiceFlaw::NoCommitment { throw, chain }) };
        if proof.secret.before() == *known { Ok(()) } else { Err(DiceFlaw::WrongSecret { throw, chain, index }) }
    }

    fn take(&mut self, proof: &'r ThrowProof) {
        self.before = Some(&proof.secret);
        self.index += 1;
        if LENGTH < self.index {
            self.next_chain();
        }
    }
}

/// What a throw should show. One with more dice than can be thrown shows the most that can, and so is found wrong.
fn faces(game: &str, proof: &ThrowProof) -> Vec<u8> {
    let dice = u8::try_from(proof.faces.len()).unwrap_or(u8::MAX);
    let ThrowProof { chain, index, secret, nonce, command, purpose, .. } = proof;
    roll(&Throw { game, chain: *chain, index: *index, nonce, command, purpose, dice }, secret)
}
