//! A battle of one's own: a text that was found sound, and small enough for anybody to play.

use crate::gather;
use crate::limits;
use crate::look::name;
use reader::{Problem, Problems, Sentence};
use scenario::{Scenario, ScenarioKind};
use sha2::{Digest, Sha256};
use std::fmt::Write;
use std::sync::Arc;
use toml_edit::DocumentMut;

/// A battle somebody made, ready to be played.
#[derive(Clone, Debug)]
pub struct OwnBattle {
    /// Its file, every line ended alike.
    pub text: Arc<str>,
    /// What it is known by: the SHA-256 of its text.
    pub hash: String,
    /// The battle.
    pub scenario: Arc<Scenario>,
}

impl OwnBattle {
    /// Reads a battle somebody made.
    ///
    /// # Errors
    /// Everything wrong with it.
    pub fn read(text: &str) -> Result<Self, Problems> {
        if let Err(excess) = limits::text(text) {
            return Err(one(excess));
        }
        let text = plain(text);
        let draft = text.parse::<DocumentMut>().map(|document| gather::draft(document.as_table())).unwrap_or_default();
        let mut beyond = Problems::default();
        for excess in limits::excesses(&draft) {
            let problem = Problem::of_file(name(&draft.id), excess.what).expecting(excess.expected);
            beyond.push(Problem { path: excess.path, ..problem });
        }
        if !beyond.is_empty() {
            return Err(beyond);
        }
        let scenario = Scenario::read(&name(&draft.id), &text)?;
        if scenario.file().kind == ScenarioKind::Lesson {
            return Err(one(Sentence::new(
                "une leçon se joue de son propre fichier, dans «\u{a0}scenarios/lessons\u{a0}»\u{a0}; attendu\u{a0}: «\u{a0}kind = \"battle\"\u{a0}»",
                "a lesson is played from a file of its own, in `scenarios/lessons`; expected `kind = \"battle\"`",
            )));
        }
        Ok(Self { hash: hash(&text), text: text.into(), scenario: Arc::new(scenario) })
    }

    /// What a text is known by.
    #[must_use]
    pub fn hash_of(text: &str) -> String {
        hash(&plain(text))
    }
}

/// A text with its lines ended as everywhere.
fn plain(text: &str) -> String {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text).replace("\r\n", "\n");
    if text.ends_with('\n') { text } else { text + "\n" }
}

fn hash(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().fold(String::new(), |mut hash, byte| {
        let _ = write!(hash, "{byte:02x}");
        hash
    })
}

fn one(what: Sentence) -> Problems {
    let mut problems = Problems::default();
    problems.push(Problem::of_file(name(""), what));
    problems
}
