//! What is wrong with a record of dice.

use crate::chain::LENGTH;
use rulebook::Language;
use std::fmt::{Display, Formatter, Result as Written};

/// The first thing wrong with a list of throws. Throws are counted from 1, in the order they stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiceFlaw {
    /// The secret does not belong to the chain the host committed to.
    WrongSecret {
        /// Which throw.
        throw: usize,
        /// Its chain.
        chain: u32,
        /// Its place in the chain.
        index: u32,
    },
    /// The faces are not those the secret, the nonce and the command give.
    WrongFaces {
        /// Which throw.
        throw: usize,
        /// What they give.
        expected: Vec<u8>,
        /// What stands there.
        found: Vec<u8>,
    },
    /// A secret was passed over.
    Missing {
        /// Where a throw with it should stand.
        throw: usize,
        /// Its chain.
        chain: u32,
        /// Its place in the chain.
        index: u32,
    },
    /// A secret was used before.
    UsedTwice {
        /// Which throw.
        throw: usize,
        /// Its chain.
        chain: u32,
        /// Its place in the chain.
        index: u32,
    },
    /// Nobody committed to this chain.
    NoCommitment {
        /// Which throw.
        throw: usize,
        /// Its chain.
        chain: u32,
    },
    /// A chain begins where none may.
    WrongChain {
        /// Which throw.
        throw: usize,
        /// The chain.
        chain: u32,
    },
    /// The number of its entry does not fit its neighbours, or one entry has two nonces or two commands.
    WrongEntry {
        /// Which throw.
        throw: usize,
        /// Its entry.
        entry: u64,
    },
    /// A computer's nonce is not the one that follows from the nonce named.
    WrongFollowing {
        /// Which throw.
        throw: usize,
    },
}

impl DiceFlaw {
    /// Which throw, from 1.
    #[must_use]
    pub const fn throw(&self) -> usize {
        match self {
            Self::WrongSecret { throw, .. }
            | Self::WrongFaces { throw, .. }
            | Self::Missing { throw, .. }
            | Self::UsedTwice { throw, .. }
            | Self::NoCommitment { throw, .. }
            | Self::WrongChain { throw, .. }
            | Self::WrongEntry { throw, .. }
            | Self::WrongFollowing { throw } => *throw,
        }
    }

    /// The sentence.
    #[must_use]
    pub fn said(&self, language: Language) -> String {
        let throw = self.throw();
        match language {
            Language::Fr => format!("jet {throw}\u{a0}: {}", self.french()),
            Language::En => format!("throw {throw}: {}", self.english()),
        }
    }

    fn french(&self) -> String {
        match self {
            Self::WrongSecret { chain, index, .. } => format!(
                "ce secret n’est pas le numéro {index} de la chaîne {chain}\u{a0}: son empreinte SHA-256 devrait être le secret d’avant"
            ),
            Self::WrongFaces { expected, found, .. } => format!(
                "les faces devraient être {}, trouvé\u{a0}: {}\u{a0}; les faces, le nonce, l’ordre ou son usage a changé",
                faces(expected),
                faces(found)
            ),
            Self::Missing { chain, index, .. } => {
                format!("il manque le jet du secret {index} de la chaîne {chain}, qui en a {LENGTH}")
            }
            Self::UsedTwice { chain, index, .. } => {
                format!("le secret {index} de la chaîne {chain} a déjà servi")
            }
            Self::NoCommitment { chain, .. } => {
                format!("aucun engagement pour la chaîne {chain}\u{a0}; il devrait être publié avant elle")
            }
            Self::WrongChain { chain, .. } => {
                format!(
                    "la chaîne {chain} ne peut pas commencer ici\u{a0}; une chaîne suit la précédente, dans l’ordre"
                )
            }
            Self::WrongEntry { entry, .. } => format!(
                "l’entrée {entry} n’est pas à sa place, ou porte deux nonces ou deux ordres\u{a0}; les jets suivent le journal de la partie"
            ),
            Self::WrongFollowing { .. } => {
                "le nonce de l’ordinateur n’est pas celui qui découle du dernier nonce d’un joueur".to_owned()
            }
        }
    }

    fn english(&self) -> String {
        match self {
            Self::WrongSecret { chain, index, .. } => format!(
                "this secret is not number {index} of chain {chain}: its SHA-256 should be the secret before it"
            ),
            Self::WrongFaces { expected, found, .. } => format!(
                "the faces should be {}, found {}; the faces, the nonce, the command or the purpose was changed",
                faces(expected),
                faces(found)
            ),
            Self::Missing { chain, index, .. } => {
                format!("the throw with secret {index} of chain {chain} is missing; a chain has {LENGTH}")
            }
            Self::UsedTwice { chain, index, .. } => format!("secret {index} of chain {chain} was used before"),
            Self::NoCommitment { chain, .. } => {
                format!("no commitment for chain {chain}; it should be published before the chain is used")
            }
            Self::WrongChain { chain, .. } => {
                format!("chain {chain} may not begin here; a chain follows the one before it, in order")
            }
            Self::WrongEntry { entry, .. } => format!(
                "entry {entry} is out of place, or has two nonces or two commands; throws follow the log of the game"
            ),
            Self::WrongFollowing { .. } => {
                "the computer’s nonce is not the one that follows from the last nonce of a player".to_owned()
            }
        }
    }
}

/// Faces as they stand in the file.
fn faces(faces: &[u8]) -> String {
    let numbers: Vec<String> = faces.iter().map(u8::to_string).collect();
    format!("[{}]", numbers.join(", "))
}

impl Display for DiceFlaw {
    fn fmt(&self, out: &mut Formatter<'_>) -> Written {
        out.write_str(&self.said(Language::En))
    }
}

impl std::error::Error for DiceFlaw {}
