//! What can go wrong with a store: the world failed, or somebody else was quicker.

use std::path::PathBuf;
use thiserror::Error;

/// Why a store did not do what it was asked. Whatever was asked was not done, unless the sentence says otherwise.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum StoreError {
    /// Somebody else has appended meanwhile.
    #[error("the log of the game has gone on to entry {last}; read what is new and decide again")]
    Conflict {
        /// The number of the last entry there is.
        last: u64,
    },
    /// There is no such game.
    #[error("there is no game `{0}`")]
    NoSuchGame(String),
    /// There is no such battle on the shelf, or its text is gone.
    #[error("there is no battle `{0}` on the shelf")]
    NoSuchBattle(String),
    /// The shelf holds as much as it may.
    #[error("the shelf is full; nothing was added")]
    ShelfFull,
    /// There is a game of this id already, or a battle.
    #[error("there is a game or a battle `{0}` already; choose another id")]
    Exists(String),
    /// What was handed in cannot be kept.
    #[error("this cannot be kept: {0}")]
    Invalid(String),
    /// There is no room left.
    #[error("the disk is full, nothing was written; make room, and the server goes on by itself")]
    Full,
    /// Nothing may be written there.
    #[error("{0} cannot be written to; give the server's user the right to write there, or name another place")]
    ReadOnly(String),
    /// Another server uses the file.
    #[error("{} is used by another server ({holder}); stop it, or name another file", path.display())]
    InUse {
        /// The file.
        path: PathBuf,
        /// The process that holds it, as far as it is known.
        holder: String,
    },
    /// The store cannot be reached, or broke off; an append that was under way may or may not have been kept.
    #[error("the store does not answer: {0}")]
    Unavailable(String),
    /// The store was closed.
    #[error("the store is closed")]
    Closed,
    /// A newer program has written this store.
    #[error("this store is of version {found}, this program knows version {known}; take a newer program")]
    Newer {
        /// The version of the store.
        found: u32,
        /// The newest this program knows.
        known: u32,
    },
    /// The store is not as it should be.
    #[error("the store is damaged: {}; restore a backup", .0.join("; "))]
    Damaged(Vec<String>),
    /// What is to be imported cannot be read.
    #[error("line {line}: {what}")]
    Import {
        /// The line, from 1.
        line: u64,
        /// What is wrong, and what was expected.
        what: String,
    },
    /// The address names no store.
    #[error("`{0}` names no store; expected a path, sqlite:PATH, or postgres://USER@HOST/DATABASE")]
    Address(String),
    /// There are no games to be read.
    #[error("there are no games at {0}; name the place they are kept in with --data or --database")]
    NoStore(String),
    /// A file could not be read or written.
    #[error("{}: {what}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        what: String,
    },
}

impl StoreError {
    /// The sentence in French; English is how it is displayed. Details that come from the system or from the database
    /// stay in the words they come in.
    #[must_use]
    pub fn in_french(&self) -> String {
        match self {
            Self::Conflict { last } => {
                format!("le journal de la partie en est à l’entrée {last}\u{a0}; lisez la suite et décidez de nouveau")
            }
            Self::NoSuchGame(id) => format!("il n’y a pas de partie «\u{a0}{id}\u{a0}»"),
            Self::NoSuchBattle(id) => format!("il n’y a pas de bataille «\u{a0}{id}\u{a0}» sur l’étagère"),
            Self::ShelfFull => "l’étagère est pleine\u{a0}; rien n’a été ajouté".to_owned(),
            Self::Exists(id) => {
                format!("il y a déjà une partie ou une bataille «\u{a0}{id}\u{a0}»\u{a0}; choisissez un autre nom")
            }
            Self::Invalid(what) => format!("cela ne peut être conservé\u{a0}: {what}"),
            Self::Full => {
                "le disque est plein, rien n’a été écrit\u{a0}; faites de la place et le serveur continuera de lui-même"
                    .to_owned()
            }
            Self::ReadOnly(place) => format!(
                "écriture impossible dans {place}\u{a0}; donnez-en le droit à l’utilisateur du serveur, ou nommez un autre endroit"
            ),
            Self::InUse { path, holder } => format!(
                "{} est utilisé par un autre serveur ({holder})\u{a0}; arrêtez-le, ou nommez un autre fichier",
                path.display()
            ),
            Self::Unavailable(what) => format!("la base ne répond pas\u{a0}: {what}"),
            Self::Closed => "la base est fermée".to_owned(),
            Self::Newer { found, known } => format!(
                "cette base est de la version {found}, ce programme connaît la version {known}\u{a0}; prenez un programme plus récent"
            ),
            Self::Damaged(found) => {
                format!("la base est abîmée\u{a0}: {}\u{a0}; reprenez une sauvegarde", found.join("\u{a0}; "))
            }
            Self::Import { line, what } => format!("ligne {line}\u{a0}: {what}"),
            Self::Address(address) => format!(
                "«\u{a0}{address}\u{a0}» ne désigne aucune base\u{a0}; attendu\u{a0}: un chemin, sqlite:CHEMIN ou postgres://UTILISATEUR@HÔTE/BASE"
            ),
            Self::NoStore(place) => {
                format!("il n’y a pas de parties dans {place}\u{a0}; nommez l’endroit avec --data ou --database")
            }
            Self::File { path, what } => format!("{}\u{a0}: {what}", path.display()),
        }
    }
}
