//! What can go wrong outside the rules, said in the reader's language.

use rulebook::{Language, TOPICS};
use std::path::PathBuf;

/// The world failed, or was not understood.
#[derive(Debug)]
pub(crate) enum Error {
    /// No checkout stands there.
    NoCheckout(PathBuf),
    /// Something could not be read.
    Unreadable(PathBuf, std::io::Error),
    /// There is no such topic.
    NoSuchTopic(String),
}

impl Error {
    /// The sentence.
    pub(crate) fn said(&self, language: Language) -> String {
        match (self, language) {
            (Self::NoCheckout(path), Language::Fr) => format!(
                "pas de copie d’Étendard dans {}\u{a0}: il y faut rulebooks/clauses.toml\u{a0}; lancez la commande dans une copie, ou nommez-la avec --root",
                path.display()
            ),
            (Self::NoCheckout(path), Language::En) => format!(
                "no checkout of Étendard at {}: it needs rulebooks/clauses.toml; run this inside one, or name it with --root",
                path.display()
            ),
            (Self::Unreadable(path, error), Language::Fr) => {
                format!("lecture impossible, {}\u{a0}: {error}", path.display())
            }
            (Self::Unreadable(path, error), Language::En) => format!("cannot read {}: {error}", path.display()),
            (Self::NoSuchTopic(topic), Language::Fr) => {
                format!("sujet inconnu «\u{a0}{topic}\u{a0}»\u{a0}; sujets\u{a0}: {}", topics())
            }
            (Self::NoSuchTopic(topic), Language::En) => format!("unknown topic “{topic}”; topics: {}", topics()),
        }
    }
}

fn topics() -> String {
    TOPICS.iter().map(|topic| topic.key).collect::<Vec<_>>().join(", ")
}
