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
    /// Something could not be written.
    Unwritable(PathBuf, std::io::Error),
    /// No battle has this name; the one probably meant.
    NoSuchScenario(String, Option<&'static str>),
    /// A folder without scenario files.
    NoScenarios(PathBuf),
    /// A scenario file with faults.
    Unsound(scenario::Problems),
    /// The system failed, in its own words.
    World(String),
    /// What was asked makes no sense, in a sentence in the reader's language.
    Said(String),
    /// Games cannot be kept.
    Store(storage::StoreError),
    /// Games cannot be looked after.
    Keep(server::KeeperError),
    /// Games cannot be served.
    Serve(server::ServerError),
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
            (Self::Unwritable(path, error), Language::Fr) => {
                format!("écriture impossible, {}\u{a0}: {error}", path.display())
            }
            (Self::Unwritable(path, error), Language::En) => format!("cannot write {}: {error}", path.display()),
            (Self::NoSuchScenario(name, meant), language) => no_such_scenario(name, *meant, language),
            (Self::NoScenarios(path), Language::Fr) => {
                format!("aucun fichier .toml dans {}", path.display())
            }
            (Self::NoScenarios(path), Language::En) => format!("no .toml file in {}", path.display()),
            (Self::Unsound(problems), Language::Fr) => problems.in_french(),
            (Self::Unsound(problems), Language::En) => problems.to_string(),
            (Self::World(words) | Self::Said(words), _) => words.clone(),
            (Self::Store(error), Language::Fr) => error.in_french(),
            (Self::Store(error), Language::En) => error.to_string(),
            (Self::Keep(error), Language::Fr) => error.in_french(),
            (Self::Keep(error), Language::En) => error.to_string(),
            (Self::Serve(error), Language::Fr) => error.in_french(),
            (Self::Serve(error), Language::En) => error.to_string(),
        }
    }
}

fn topics() -> String {
    TOPICS.iter().map(|topic| topic.key).collect::<Vec<_>>().join(", ")
}

fn no_such_scenario(name: &str, meant: Option<&str>, language: Language) -> String {
    let (unknown, ask, advice) = match language {
        Language::Fr => (
            format!("bataille inconnue «\u{a0}{name}\u{a0}»"),
            meant.map(|meant| format!("vouliez-vous dire {meant}\u{a0}?")),
            "etendard list les nomme toutes\u{a0}; un fichier se donne par son chemin",
        ),
        Language::En => (
            format!("unknown battle “{name}”"),
            meant.map(|meant| format!("did you mean {meant}?")),
            "etendard list names them all; a file is given by its path",
        ),
    };
    format!("{unknown}{} {}", if language == Language::Fr { "\u{a0};" } else { ";" }, ask.as_deref().unwrap_or(advice))
}
