//! The host's secrets: a chain of hashes, shown from its end.

use crate::hex;
use crate::nonce::Nonce;
use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt::{Debug, Display, Formatter, Result as Written};

/// Throws in one chain.
pub const LENGTH: u32 = 4096;
/// One secret in so many is kept; the others are worked out from the next one that is.
const STEP: u32 = 64;

/// What all the chains of one game come from. It never leaves the host: it is not shown, not even for debugging, and
/// cannot be serialised.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A new seed from the machine's own source of chance.
    ///
    /// # Errors
    /// Where the machine has none; it says why.
    pub fn fresh() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Self(bytes))
    }

    /// A seed that was kept.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// To be kept, where nobody else looks.
    #[must_use]
    pub const fn to_bytes(&self) -> [u8; 32] {
        self.0
    }

    /// The last secret of a chain; all the others follow from it.
    fn last(&self, number: u32, salt: Option<&Nonce>) -> Secret {
        let text = match salt {
            None => format!("étendard chain 1 {number}"),
            Some(salt) => format!("étendard chain 1 {number} {salt}"),
        };
        Secret(keyed(&self.0, &text))
    }
}

impl Debug for Seed {
    fn fmt(&self, out: &mut Formatter<'_>) -> Written {
        out.write_str("Seed(…)")
    }
}

/// A link of a chain: before the game the commitment, then one secret for each throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Secret([u8; 32]);

impl Secret {
    /// A link from its bytes.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Its bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The link before: everybody can go this way, nobody can go back.
    #[must_use]
    pub fn before(&self) -> Self {
        Self(Sha256::digest(self.0).into())
    }
}

impl Display for Secret {
    fn fmt(&self, out: &mut Formatter<'_>) -> Written {
        out.write_str(&hex::written(&self.0))
    }
}

impl From<Secret> for String {
    fn from(secret: Secret) -> Self {
        secret.to_string()
    }
}

impl TryFrom<String> for Secret {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        hex::read(&text).map(Self).ok_or("expected 64 hexadecimal digits, lower case")
    }
}

/// One chain of secrets, [`LENGTH`] throws long.
#[derive(Clone)]
pub struct Chain {
    number: u32,
    /// Every [`STEP`]th secret, from the commitment to the last.
    kept: Vec<Secret>,
}

impl Chain {
    /// The chain of this number, from 1, that comes from this seed.
    #[must_use]
    pub fn new(seed: &Seed, number: u32) -> Self {
        Self::salted(seed, number, None)
    }

    /// The same where the dice were begun anew with a salt: no other life of the game has this chain.
    #[must_use]
    pub fn salted(seed: &Seed, number: u32, salt: Option<&Nonce>) -> Self {
        let mut secret = seed.last(number, salt);
        let mut kept = vec![secret];
        for index in (0..LENGTH).rev() {
            secret = secret.before();
            if index % STEP == 0 {
                kept.push(secret);
            }
        }
        kept.reverse();
        Self { number, kept }
    }

    /// Its number, from 1.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// What is shown before the first throw.
    #[must_use]
    pub fn commitment(&self) -> Secret {
        self.kept[0]
    }

    /// The secret of a throw, from 1 to [`LENGTH`]; none past the end. Number 0 is the commitment.
    #[must_use]
    pub fn secret(&self, index: u32) -> Option<Secret> {
        (index <= LENGTH).then(|| self.link(index))
    }

    /// A link inside the chain.
    pub(crate) fn link(&self, index: u32) -> Secret {
        let above = index.div_ceil(STEP);
        let kept = self.kept[above as usize];
        (index..above * STEP).fold(kept, |secret, _| secret.before())
    }
}

impl Debug for Chain {
    fn fmt(&self, out: &mut Formatter<'_>) -> Written {
        out.debug_struct("Chain")
            .field("number", &self.number)
            .field("commitment", &self.commitment())
            .finish_non_exhaustive()
    }
}

/// HMAC-SHA256 of a text.
pub(crate) fn keyed(key: &[u8; 32], message: &str) -> [u8; 32] {
    let mut hash = Hmac::<Sha256>::new_from_slice(key).expect("any length of key is good");
    hash.update(message.as_bytes());
    hash.finalize().into_bytes().into()
}

#[cfg(test)]
mod tests {
    use super::{Chain, LENGTH, Seed};

    #[test]
    fn every_secret_hashes_to_the_one_before() {
        let chain = Chain::new(&Seed::from_bytes([7; 32]), 1);
        assert_eq!(chain.secret(0), Some(chain.commitment()));
        for index in 1..=LENGTH {
            let [before, secret] = [index - 1, index].map(|index| chain.secret(index).expect("in the chain"));
            assert_eq!(secret.before(), before, "{index}");
        }
        assert_eq!(chain.secret(LENGTH + 1), None);
        assert_eq!(chain.secret(u32::MAX), None);
    }

    #[test]
    fn every_seed_and_every_number_has_its_own_chain() {
        let [one, other] = [[1; 32], [2; 32]].map(Seed::from_bytes);
        let commitments = [Chain::new(&one, 1), Chain::new(&one, 2), Chain::new(&other, 1)].map(|c| c.commitment());
        assert!(commitments[0] != commitments[1] && commitments[0] != commitments[2]);
        assert_eq!(Chain::new(&one, 1).commitment(), commitments[0]);
    }

    #[test]
    fn a_salt_makes_another_chain_of_the_same_number() {
        let seed = Seed::from_bytes([1; 32]);
        let [one, other] = ["0123456789abcdef", "0123456789abcdee"].map(|salt| salt.parse().expect("a salt"));
        let chains = [None, Some(&one), Some(&other)].map(|salt| Chain::salted(&seed, 2, salt).commitment());
        assert!(chains[0] != chains[1] && chains[1] != chains[2] && chains[0] != chains[2]);
        assert_eq!(chains[0], Chain::new(&seed, 2).commitment());
    }

    #[test]
    fn nothing_secret_is_printed() {
        let seed = Seed::from_bytes([0xab; 32]);
        assert_eq!(format!("{seed:?}"), "Seed(…)");
        let chain = Chain::new(&seed, 1);
        let printed = format!("{chain:?}");
        assert!(printed.contains("commitment"), "{printed}");
        assert!(!printed.contains(&format!("{:?}", chain.secret(LENGTH).expect("the last"))), "{printed}");
    }

    #[test]
    fn two_fresh_seeds_differ() {
        assert_ne!(Seed::fresh().expect("chance"), Seed::fresh().expect("chance"));
    }
}
