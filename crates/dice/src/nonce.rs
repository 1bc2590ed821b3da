//! What the player who acts adds to a throw.

use crate::chain::Secret;
use crate::hex;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt::{Display, Formatter, Result as Written};
use std::str::FromStr;

const SHORTEST: usize = 16;
const LONGEST: usize = 64;

/// A number used once, drawn by the player's own browser: 16 to 64 lower-case hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Nonce(String);

impl Nonce {
    /// A new one from this machine's source of chance, 32 digits long.
    ///
    /// # Errors
    /// Where the machine has none; it says why.
    pub fn fresh() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)?;
        Ok(Self(hex::written(&bytes)))
    }

    /// What a computer player's nonces follow from before any person has sent one: the game and its first commitment,
    /// so that nothing is left to choose once the commitment is shown.
    #[must_use]
    pub fn first(game: &str, commitment: &Secret) -> Self {
        let text = format!("étendard first nonce 1 {game} {commitment}");
        Self(hex::written(&Sha256::digest(text.as_bytes())[..16]))
    }

    /// As it is written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The nonce of a computer player's command: it follows from the last nonce a person sent and from the place of
    /// the throw, so a host that plays for the computer has no nonce to choose.
    #[must_use]
    pub fn following(&self, chain: u32, index: u32) -> Self {
        let text = format!("étendard nonce 1 {} {chain} {index}", self.0);
        Self(hex::written(&Sha256::digest(text.as_bytes())[..16]))
    }
}

impl Display for Nonce {
    fn fmt(&self, out: &mut Formatter<'_>) -> Written {
        out.write_str(&self.0)
    }
}

impl From<Nonce> for String {
    fn from(nonce: Nonce) -> Self {
        nonce.0
    }
}

/// Not a nonce.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BadNonce;

impl Display for BadNonce {
    fn fmt(&self, out: &mut Formatter<'_>) -> Written {
        write!(
            out,
            "a nonce is {SHORTEST} to {LONGEST} hexadecimal digits, lower case; draw a new one for each command"
        )
    }
}

impl std::error::Error for BadNonce {}

impl TryFrom<String> for Nonce {
    type Error = BadNonce;

    fn try_from(text: String) -> Result<Self, BadNonce> {
        let is_long_enough = (SHORTEST..=LONGEST).contains(&text.len());
        let is_hex = text.bytes().all(|letter| letter.is_ascii_digit() || (b'a'..=b'f').contains(&letter));
        if is_long_enough && is_hex { Ok(Self(text)) } else { Err(BadNonce) }
    }
}

impl FromStr for Nonce {
    type Err = BadNonce;

    fn from_str(text: &str) -> Result<Self, BadNonce> {
        text.to_owned().try_into()
    }
}

#[cfg(test)]
mod tests {
    use super::{BadNonce, Nonce};

    #[test]
    fn a_nonce_is_16_to_64_digits() {
        for good in ["0123456789abcdef".to_owned(), "f".repeat(64)] {
            assert_eq!(good.parse::<Nonce>().map(String::from), Ok(good));
        }
        for bad in ["", "0123456789abcde", "0123456789ABCDEF", "0123456789abcdeg", &"f".repeat(65), "0123456789abcdé"]
        {
            assert_eq!(bad.parse::<Nonce>(), Err(BadNonce), "{bad}");
        }
        assert!(serde_json::from_str::<Nonce>("\"xyz\"").is_err());
    }

    #[test]
    fn a_computers_nonce_follows_from_the_last_and_the_place() {
        let last: Nonce = "0123456789abcdef".parse().expect("a nonce");
        let all = [last.following(1, 5), last.following(1, 6), last.following(2, 5)];
        assert!(all[0] != all[1] && all[0] != all[2] && all[1] != all[2]);
        assert_eq!(all[0], last.following(1, 5));
        assert!(all[0].as_str().parse::<Nonce>().is_ok());
    }

    #[test]
    fn two_fresh_nonces_differ() {
        let [one, other] = [(); 2].map(|()| Nonce::fresh().expect("chance"));
        assert!(one != other && one.as_str().len() == 32);
    }
}
