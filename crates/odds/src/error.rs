//! Questions that have no odds for an answer.

use battle::{Command, Refusal, SetupError, UnitId};
use rulebook::Language;

/// Why there are no odds.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OddsError {
    /// The rulebook says no to this attack, by this clause.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// Nobody is fighting, so there is nothing to go on from.
    #[error("no combat is under way: ask for an attack instead")]
    NoCombat,
    /// A unit that the battle does not have.
    #[error("there is no unit {0}")]
    NoSuchUnit(UnitId),
    /// A policy gave an answer the rulebook refuses.
    #[error("the given answer {0:?} is refused: {1}")]
    Answer(Command, Refusal),
    /// The chain can roll more dice than a number can count.
    #[error(
        "the chain rolls {dice} dice or more one after the other, {most} can be counted: ask for the exchange only"
    )]
    TooDeep {
        /// Dice on the longest way so far.
        dice: u32,
        /// How many can be counted.
        most: u32,
    },
    /// There are more courses than can be followed in a reasonable time.
    #[error("there are too many courses to follow: let the elephants stand, or ask for the exchange only")]
    TooLong,
    /// The time for it is up, or nobody waits for the answer any more.
    #[error(
        "this is too much to work out in the time there is: ask for one target, for the exchange only or with usual \
         choices, or ask `etendard odds` on a machine of your own"
    )]
    TimeUp,
    /// What was laid out on the table cannot stand there.
    #[error("{0}")]
    Table(#[from] crate::TableError),
    /// The position laid out breaks a rule of the table.
    #[error("{0}")]
    Setup(#[from] SetupError),
}

impl OddsError {
    /// Is it only more than can be counted, so that less might be?
    #[must_use]
    pub const fn is_too_much(&self) -> bool {
        matches!(self, Self::TooLong | Self::TooDeep { .. })
    }

    /// The sentence a player reads.
    #[must_use]
    pub fn sentence(&self, language: Language) -> String {
        match (self, language) {
            (Self::Refused(refusal), _) => {
                format!("{} ({})", refusal.because.sentence().in_language(language), refusal.clause)
            }
            (Self::Table(error), _) => error.sentence(language),
            (_, Language::En) => self.to_string(),
            (Self::NoCombat, Language::Fr) => {
                "Aucun combat n’est en cours : demandez plutôt les chances d’une attaque.".to_owned()
            }
            (Self::NoSuchUnit(unit), Language::Fr) => format!("Il n’y a pas d’unité {unit}."),
            (Self::Answer(command, refusal), Language::Fr) => {
                format!(
                    "La réponse donnée {command:?} est refusée : {} ({})",
                    refusal.because.sentence().fr,
                    refusal.clause
                )
            }
            (Self::TooDeep { dice, most }, Language::Fr) => format!(
                "L’enchaînement lance {dice} dés ou plus à la suite, on n’en compte que {most} : demandez l’échange seul."
            ),
            (Self::TooLong, Language::Fr) => {
                "Il y a trop d’enchaînements à suivre : laissez les éléphants sur place, ou demandez l’échange seul."
                    .to_owned()
            }
            (Self::TimeUp, Language::Fr) => {
                "C’est trop à calculer dans le temps donné : demandez une seule cible, l’échange seul ou les choix \
                 habituels, ou demandez à « etendard odds » sur votre propre machine."
                    .to_owned()
            }
            (Self::Setup(error), Language::Fr) => format!("Cette position ne peut pas être posée : {error}"),
        }
    }
}
