//! The dice of a game, written down so that anybody can check them.

use crate::chain::{LENGTH, Secret};
use crate::flaw::DiceFlaw;
use crate::nonce::Nonce;
use crate::throw::{Throw, roll};
use rulebook::Language;
use serde::{Deserialize, Serialize};

/// The version of the file.
pub const FORMAT: u32 = 1;

/// One throw with everything needed to check it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ThrowProof {
    /// The number of the chain, from 1.
    pub chain: u32,
    /// The place of the secret in the chain, from 1.
    pub index: u32,
    /// The secret, shown now that it is used.
    pub secret: Secret,
    /// What the player who acted sent.
    pub nonce: Nonce,
    /// The command that led here, as a replay writes it: `south attack left-wing centre`.
    pub command: String,
    /// What the dice were for, as a replay writes it: `attack`.
    pub purpose: String,
    /// What they showed: for each die a number from 0 to 5, in the order the book's die is printed.
    pub faces: Vec<u8>,
}

/// The dice of a game: what `etendard replay --verify-dice` reads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The version of the file, [`FORMAT`].
    pub format: u32,
    /// The id of the game.
    pub game: String,
    /// The commitments of its chains, in the order of their numbers.
    pub commitments: Vec<Secret>,
    /// Its throws, in order.
    pub throws: Vec<ThrowProof>,
}

/// Dice that are what they should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// How many throws.
    pub throws: usize,
    /// How often each face came up.
    pub faces: [u64; 6],
}

/// Why a file is no record of dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// Not what is expected there.
    Malformed {
        /// The line of the file, from 1.
        line: usize,
        /// What is wrong.
        what: String,
    },
    /// A version this program does not know.
    Format(u32),
}

impl Unread {
    /// The sentence, after the name of the file.
    #[must_use]
    pub fn said(&self, file: &str, language: Language) -> String {
        match (self, language) {
            (Self::Malformed { line, what }, Language::Fr) => {
                format!("{file}:{line}: ce n’est pas un fichier de dés (docs/fair-dice.md)\u{a0}: {what}")
            }
            (Self::Malformed { line, what }, Language::En) => {
                format!("{file}:{line}: this is no file of dice (docs/fair-dice.md): {what}")
            }
            (Self::Format(found), Language::Fr) => format!(
                "{file}: fichier de dés de format {found}, ce programme lit le format {FORMAT}\u{a0}; prenez une version plus récente"
            ),
            (Self::Format(found), Language::En) => {
                format!(
                    "{file}: a file of dice of format {found}, this program reads format {FORMAT}; take a newer one"
                )
            }
        }
    }
}

impl Record {
    /// Reads a file.
    ///
    /// # Errors
    /// Where it is no record of dice, with the line.
    pub fn read(text: &str) -> Result<Self, Unread> {
        /// Only the version: a later one may have other fields.
        #[derive(Deserialize)]
        struct Version {
            format: u32,
        }
        let malformed = |error: serde_json::Error| Unread::Malformed { line: error.line(), what: error.to_string() };
        let version: Version = serde_json::from_str(text).map_err(malformed)?;
        if version.format != FORMAT {
            return Err(Unread::Format(version.format));
        }
        serde_json::from_str(text).map_err(malformed)
    }

    /// As a file.
    #[must_use]
    pub fn written(&self) -> String {
        pretty(self)
    }

    /// Checks every throw.
    ///
    /// # Errors
    /// With the first that is not what it should be.
    pub fn verify(&self) -> Result<Checked, DiceFlaw> {
        verify(&self.game, &self.commitments, &self.throws)
    }
}

fn pretty(record: &Record) -> String {
    serde_json::to_string_pretty(record).expect("texts and numbers can always be written") + "\n"
}

/// Checks the throws of a game from its first: each secret belongs to the chain that was committed to, none is passed
/// over or used again, and the faces are those it gives.
///
/// # Errors
/// With the first throw that is not what it should be.
pub fn verify(game: &str, commitments: &[Secret], proofs: &[ThrowProof]) -> Result<Checked, DiceFlaw> {
    let mut counts = [0; 6];
    let (mut chain, mut index) = (1, 1);
    let mut before = commitments.first();
    for (throw, proof) in (1..).zip(proofs) {
        let place = (proof.chain, proof.index);
        if place < (chain, index) {
            return Err(DiceFlaw::UsedTwice { throw, chain: proof.chain, index: proof.index });
        }
        if (chain, index) < place {
            return Err(DiceFlaw::Missing { throw, chain, index });
        }
        let Some(known) = before else { return Err(DiceFlaw::NoCommitment { throw, chain }) };
        if proof.secret.before() != *known {
            return Err(DiceFlaw::WrongSecret { throw, chain, index });
        }
        let expected = faces(game, proof);
        if expected != proof.faces {
            return Err(DiceFlaw::WrongFaces { throw, expected, found: proof.faces.clone() });
        }
        for face in expected {
            counts[usize::from(face)] += 1;
        }
        before = Some(&proof.secret);
        index += 1;
        if LENGTH < index {
            before = usize::try_from(chain).ok().and_then(|next| commitments.get(next));
            (chain, index) = (chain + 1, 1);
        }
    }
    Ok(Checked { throws: proofs.len(), faces: counts })
}

/// What a throw should show. One with more dice than can be thrown shows the most that can, and so is found wrong.
fn faces(game: &str, proof: &ThrowProof) -> Vec<u8> {
    let dice = u8::try_from(proof.faces.len()).unwrap_or(u8::MAX);
    let ThrowProof { chain, index, secret, nonce, command, purpose, .. } = proof;
    roll(&Throw { game, chain: *chain, index: *index, nonce, command, purpose, dice }, secret)
}
