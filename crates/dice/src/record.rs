//! The dice of a game, written down so that anybody can check them.

use crate::chain::Secret;
use crate::nonce::Nonce;
use rulebook::Language;
use serde::de::DeserializeOwned;
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
    /// The number of the command in the log of the game; files of earlier versions have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entry: Option<u64>,
    /// The nonce a computer player's follows from; a person sends his own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub follows: Option<Nonce>,
}

impl ThrowProof {
    /// The side that gave the command, and its words.
    #[must_use]
    pub fn said(&self) -> (&str, &str) {
        self.command.split_once(' ').unwrap_or(("", &self.command))
    }
}

/// A chain that was begun before the one before it was used up, because the game was taken up from a copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NewChain {
    /// The number of the chain.
    pub chain: u32,
    /// The first throw made with it, from 1; one more than there are where none was made yet.
    pub throw: usize,
    /// The entry of the log that told its commitment to everybody.
    pub entry: u64,
}

/// How far a file goes, so that one that was cut short is found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordEnd {
    /// Entries of the log of the game.
    pub entries: u64,
    /// Lines of its replay.
    pub lines: usize,
    /// Is the game over?
    pub over: bool,
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
    /// Chains begun early, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub begun: Vec<NewChain>,
    /// The sides a computer plays: `north`, `south`; none in files of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub computers: Option<Vec<String>>,
    /// How far it goes; none in files of earlier versions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub extent: Option<RecordEnd>,
    /// Lines at the head of its replay that were played before the game came to this host: nobody here vouches for
    /// their dice.
    #[serde(default, skip_serializing_if = "is_none")]
    pub elsewhere: usize,
    /// Its throws, in order.
    pub throws: Vec<ThrowProof>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_none(lines: &usize) -> bool {
    *lines == 0
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
        read(text)
    }

    /// A file without a throw.
    #[must_use]
    pub fn empty(game: impl Into<String>, commitments: Vec<Secret>) -> Self {
        let (begun, throws) = (Vec::new(), Vec::new());
        Self {
            format: FORMAT,
            game: game.into(),
            commitments,
            begun,
            computers: None,
            extent: None,
            elsewhere: 0,
            throws,
        }
    }

    /// As a file.
    #[must_use]
    pub fn written(&self) -> String {
        written(self)
    }
}

/// A file in JSON.
pub(crate) fn written(file: &impl Serialize) -> String {
    serde_json::to_string_pretty(file).expect("texts and numbers can always be written") + "\n"
}

/// A list in JSON without spaces.
pub(crate) fn compact(parts: &impl Serialize) -> String {
    serde_json::to_string(parts).expect("texts and numbers can always be written")
}

/// Reads a file in JSON of this version; another says so before anything else.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, Unread> {
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
