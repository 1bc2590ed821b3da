//! What is not as a player's own program kept it.

use rulebook::Language;
use std::fmt::{Display, Formatter, Result as Written};

/// The first thing in the host's file that is not as it was shown, sent or seen. Throws are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SentFlaw {
    /// The nonce is none the player sent.
    NotSent {
        /// Which throw.
        throw: usize,
    },
    /// With this nonce the player sent another command.
    OtherCommand {
        /// Which throw.
        throw: usize,
        /// What he sent.
        sent: String,
    },
    /// The player was told another entry for this command.
    OtherEntry {
        /// Which throw.
        throw: usize,
        /// The entry in the file.
        entry: u64,
        /// The entry he was told.
        answered: u64,
    },
    /// The chain was not shown before the player sent his nonce.
    LateChain {
        /// Which throw.
        throw: usize,
        /// Its chain.
        chain: u32,
    },
    /// A computer's nonce does not follow from the last one the player sent.
    OtherLast {
        /// Which throw.
        throw: usize,
    },
    /// The throws are not those the player saw.
    OtherThrows {
        /// How many he saw.
        seen: usize,
    },
    /// The game was taken back to before throws the player saw.
    TakenBack {
        /// The first of them.
        throw: usize,
        /// How many throws he saw.
        seen: usize,
    },
    /// A commitment is not the one the player was shown.
    OtherCommitment {
        /// Which chain.
        chain: usize,
    },
    /// The file is of another game.
    OtherGame {
        /// Which.
        found: String,
    },
    /// Other sides were played by a computer than the player saw.
    OtherSeats,
    /// The player saw more throws.
    ThrowsCut {
        /// How many he saw.
        seen: usize,
        /// How many there are.
        found: usize,
    },
    /// The player saw more entries.
    EntriesCut {
        /// The last he saw.
        seen: u64,
        /// The last of the file.
        found: u64,
    },
    /// The player saw the end of the game; the file says that it goes on.
    NotOver,
}

impl SentFlaw {
    /// Which throw, from 1; none where it is about the whole file.
    #[must_use]
    pub const fn throw(&self) -> Option<usize> {
        match self {
            Self::NotSent { throw }
            | Self::OtherCommand { throw, .. }
            | Self::OtherEntry { throw, .. }
            | Self::LateChain { throw, .. }
            | Self::OtherLast { throw }
            | Self::TakenBack { throw, .. } => Some(*throw),
            Self::OtherCommitment { .. }
            | Self::OtherGame { .. }
            | Self::OtherSeats
            | Self::OtherThrows { .. }
            | Self::ThrowsCut { .. }
            | Self::EntriesCut { .. }
            | Self::NotOver => None,
        }
    }

    /// The sentence.
    #[must_use]
    pub fn said(&self, language: Language) -> String {
        match (self.throw(), language) {
            (None, Language::Fr) => self.french(),
            (None, Language::En) => self.english(),
            (Some(throw), Language::Fr) => format!("jet {throw}\u{a0}: {}", self.french()),
            (Some(throw), Language::En) => format!("throw {throw}: {}", self.english()),
        }
    }

    fn french(&self) -> String {
        match self {
            Self::NotSent { .. } => "ce nonce n’est pas de ceux que vous avez envoyés".to_owned(),
            Self::OtherCommand { sent, .. } => {
                format!("avec ce nonce vous aviez envoyé un autre ordre, «\u{a0}{sent}\u{a0}»")
            }
            Self::OtherEntry { entry, answered, .. } => {
                format!("le fichier le met à l’entrée {entry}\u{a0}; on vous avait répondu {answered}")
            }
            Self::LateChain { chain, .. } => {
                format!("la chaîne {chain} ne vous avait pas été annoncée quand vous avez envoyé votre nonce")
            }
            Self::OtherLast { .. } => {
                "le nonce de l’ordinateur ne découle pas du dernier que vous aviez envoyé".to_owned()
            }
            Self::OtherThrows { seen } => {
                format!("ce ne sont pas les {seen} jets que vous avez vus, tels que vous les avez vus")
            }
            Self::TakenBack { seen, .. } => format!(
                "la partie a été reprise d’une copie plus ancienne, avant ce jet\u{a0}; vous en aviez vu {seen}"
            ),
            Self::OtherCommitment { chain } => {
                format!("l’engagement de la chaîne {chain} n’est pas celui qui vous a été montré")
            }
            Self::OtherGame { found } => format!("le fichier de dés est celui de la partie {found}, pas de la vôtre"),
            Self::OtherSeats => "ce ne sont pas les camps que l’ordinateur jouait".to_owned(),
            Self::ThrowsCut { found, seen } => {
                format!("le fichier de dés est coupé\u{a0}: il a {found} jets, vous en aviez vu {seen}")
            }
            Self::EntriesCut { found, seen } => {
                format!("le fichier de dés s’arrête à l’entrée {found}\u{a0}; vous aviez vu l’entrée {seen}")
            }
            Self::NotOver => "vous aviez vu la fin de la partie, le fichier la dit inachevée".to_owned(),
        }
    }

    fn english(&self) -> String {
        match self {
            Self::NotSent { .. } => "this nonce is none of those you sent".to_owned(),
            Self::OtherCommand { sent, .. } => format!("with this nonce you had sent another command, `{sent}`"),
            Self::OtherEntry { entry, answered, .. } => {
                format!("the file has it at entry {entry}; you were answered {answered}")
            }
            Self::LateChain { chain, .. } => {
                format!("chain {chain} had not been shown to you when you sent your nonce")
            }
            Self::OtherLast { .. } => "the computer’s nonce does not follow from the last one you had sent".to_owned(),
            Self::OtherThrows { seen } => format!("these are not the {seen} throws you saw, as you saw them"),
            Self::TakenBack { seen, .. } => {
                format!("the game was taken up from an older copy, before this throw; you had seen {seen}")
            }
            Self::OtherCommitment { chain } => format!("the commitment of chain {chain} is not the one you were shown"),
            Self::OtherGame { found } => format!("the file of dice is of game {found}, not of yours"),
            Self::OtherSeats => "these are not the sides the computer played".to_owned(),
            Self::ThrowsCut { found, seen } => {
                format!("the file of dice is cut short: it has {found} throws, you had seen {seen}")
            }
            Self::EntriesCut { found, seen } => {
                format!("the file of dice ends at entry {found}; you had seen entry {seen}")
            }
            Self::NotOver => "you had seen the end of the game, the file says it is unfinished".to_owned(),
        }
    }
}

impl Display for SentFlaw {
    fn fmt(&self, out: &mut Formatter<'_>) -> Written {
        out.write_str(&self.said(Language::En))
    }
}

impl std::error::Error for SentFlaw {}
