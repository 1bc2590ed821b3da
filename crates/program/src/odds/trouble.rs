//! Why there are no odds to print.

use crate::error::Error;
use crate::sight::scene;
use crate::{table, terminal};
use battle::Refusal;
use odds::{OddsError, TableError};
use rulebook::{Book, Clause, Language, Rulebook, Words};
use serde_json::json;

/// What stands in the way.
pub(super) enum OddsTrouble {
    /// The world failed.
    World(Error),
    /// What was asked makes no sense here.
    Said(String),
    /// The rules say no.
    Refused(Refused),
}

/// A refusal, with the clause that makes it.
pub(super) struct Refused {
    sentence: Words,
    clause: Clause,
    book: Book,
    about: About,
}

/// What is refused.
enum About {
    /// What was asked.
    Attack,
    /// An answer as it was given.
    Answer(String),
    /// Every attack of a unit, this the nearest enemy of all.
    Nearest(String),
}

impl OddsTrouble {
    /// A sentence in the reader's language.
    pub(super) fn said(words: Words, language: Language) -> Self {
        Self::Said(words.in_language(language).to_owned())
    }

    /// What the odds themselves have to say.
    pub(super) fn of(error: &OddsError, book: &Rulebook, language: Language) -> Self {
        match error {
            OddsError::Refused(refusal) => Self::Refused(Refused::of(*refusal, book.book, About::Attack)),
            OddsError::Table(TableError::Evade) => {
                let sentence = Words::new("La cible ne peut pas esquiver.", "The target may not evade.");
                Self::unless_unknown(sentence, &[Clause::Evade, Clause::EvadeOptional], error, book, language)
            }
            OddsError::Table(TableError::FrontRank) => {
                let sentence = Words::new(
                    "Aucun officier de l’attaquant ne peut combattre au premier rang.",
                    "No officer of the attacker can fight in the front rank.",
                );
                Self::unless_unknown(sentence, &[Clause::FrontRank], error, book, language)
            }
            error => Self::Said(error.sentence(language)),
        }
    }

    /// A refusal by whichever of these clauses the book has; a plain sentence if it has none.
    fn unless_unknown(
        sentence: Words,
        clauses: &[Clause],
        error: &OddsError,
        book: &Rulebook,
        language: Language,
    ) -> Self {
        let clause = clauses.iter().find(|clause| clause.stands_in(book.book));
        let plain = || Self::Said(error.sentence(language));
        clause.map_or_else(plain, |clause| Self::forbidden(sentence, *clause, book.book))
    }

    /// The same said of a unit that cannot attack anybody, by its nearest enemy.
    pub(super) fn of_the_nearest(self, enemy: String) -> Self {
        match self {
            Self::Refused(refused) => Self::Refused(Refused { about: About::Nearest(enemy), ..refused }),
            other => other,
        }
    }

    /// An answer the rules refuse.
    pub(super) fn refused(refusal: Refusal, book: Book, answer: &str) -> Self {
        Self::Refused(Refused::of(refusal, book, About::Answer(answer.to_owned())))
    }

    /// Something the rules forbid before any attack: a ground nobody enters.
    pub(super) fn forbidden(sentence: Words, clause: Clause, book: Book) -> Self {
        Self::Refused(Refused { sentence, clause, book, about: About::Attack })
    }
}

impl From<scene::SceneTrouble> for OddsTrouble {
    fn from(trouble: scene::SceneTrouble) -> Self {
        match trouble {
            scene::SceneTrouble::World(error) => Self::World(error),
            scene::SceneTrouble::Said(sentence) => Self::Said(sentence),
        }
    }
}

impl Refused {
    fn of(refusal: Refusal, book: Book, about: About) -> Self {
        Self { sentence: refusal.because.sentence(), clause: refusal.clause, book, about }
    }

    /// The sentence, and under it what the clause says.
    pub(super) fn said(&self, language: Language) -> String {
        let sentence = self.sentence.in_language(language);
        let what = match (&self.about, language) {
            (About::Attack, Language::Fr) => format!("les règles refusent cela\u{a0}: {sentence}"),
            (About::Attack, Language::En) => format!("the rules refuse this: {sentence}"),
            (About::Answer(said), Language::Fr) => {
                format!("les règles refusent «\u{a0}{said}\u{a0}»\u{a0}: {sentence}")
            }
            (About::Answer(said), Language::En) => format!("the rules refuse “{said}”: {sentence}"),
            (About::Nearest(enemy), Language::Fr) => {
                format!(
                    "aucune attaque possible sans se déplacer\u{a0}; l’ennemi le plus proche, {enemy}\u{a0}: {sentence}"
                )
            }
            (About::Nearest(enemy), Language::En) => {
                format!("no attack is possible without moving; the nearest enemy, {enemy}: {sentence}")
            }
        };
        let text = self.clause.text(self.book, language);
        let text = table::paragraph(&format!("  {}  ", self.clause.id()), text, terminal::width().min(80));
        format!("{what} ({})\n{}", self.clause, text.trim_end())
    }

    /// The same for programs.
    pub(super) fn json(&self) -> String {
        let text = |language| self.clause.text(self.book, language);
        let answer = match &self.about {
            About::Answer(said) => Some(said),
            About::Attack | About::Nearest(_) => None,
        };
        let view = json!({ "refused": {
            "clause": self.clause.id(),
            "sentence": { "fr": self.sentence.fr, "en": self.sentence.en },
            "text": { "fr": text(Language::Fr), "en": text(Language::En) },
            "answer": answer,
        } });
        format!("{view:#}\n")
    }
}
