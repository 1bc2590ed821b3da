//! Answers given beforehand to the choices inside a combat.

use super::position::Position;
use super::trouble::OddsTrouble;
use battle::{Battle, Because, Command, Refusal};
use odds::RealTable;
use rulebook::{Book, Language};
use speech::{Phrase, Speech};
use std::cell::Cell;

/// What became of an answer.
#[derive(Clone, Copy)]
enum Fate {
    /// Nobody asked.
    NotAsked,
    /// It was asked for, and refused.
    Refused(Refusal),
    /// It was followed.
    Followed,
}

/// An answer as it was given.
struct Given {
    text: String,
    speeches: Vec<Speech>,
    fate: Cell<Fate>,
}

/// Every answer given beforehand, and what was said of two units of the real table.
pub(super) struct Answers<'a> {
    given: Vec<Given>,
    table: Option<&'a RealTable<'a>>,
    position: &'a Position,
    language: Language,
}

impl<'a> Answers<'a> {
    /// Reads them, in the reader's language or in the other.
    pub(super) fn read(
        texts: &[String],
        table: Option<&'a RealTable<'a>>,
        position: &'a Position,
        language: Language,
    ) -> Result<Self, OddsTrouble> {
        let mut given = Vec::new();
        for text in texts {
            let read = |language| Speech::read(&mut Phrase::of(text, language), position);
            let other = match language {
                Language::Fr => Language::En,
                Language::En => Language::Fr,
            };
            let speeches = read(language).or_else(|fault| read(other).map_err(|_| fault));
            let speeches = speeches.map_err(|fault| OddsTrouble::Said(format!("--answer: {}", fault.in_one_line())))?;
            given.push(Given { text: text.clone(), speeches, fate: Cell::new(Fate::NotAsked) });
        }
        Ok(Self { given, table, position, language })
    }

    /// Was anything said?
    pub(super) fn is_empty(&self) -> bool {
        let said = |table: &RealTable<'_>| {
            table.front_rank || table.evades || table.attacker.order.is_some() || table.target.order.is_some()
        };
        self.given.is_empty() && !self.table.is_some_and(said)
    }

    /// The answer to what a battle asks now, if one was given and may be.
    pub(super) fn to(&self, battle: &Battle) -> Option<Command> {
        let said = self.given.iter().find_map(|given| self.heard(given, battle));
        said.or_else(|| self.table.and_then(|table| table.given(battle)))
    }

    fn heard(&self, given: &Given, battle: &Battle) -> Option<Command> {
        for speech in &given.speeches {
            let Ok(command) = speech.command(&battle.view(), self.position, self.language) else { continue };
            match battle.check(command) {
                Ok(()) => {
                    given.fate.set(Fate::Followed);
                    return Some(command);
                }
                Err(refusal) if refusal.because == Because::NotAsked => {}
                Err(refusal) => {
                    if matches!(given.fate.get(), Fate::NotAsked) {
                        given.fate.set(Fate::Refused(refusal));
                    }
                }
            }
        }
        None
    }

    /// Every answer must have been asked for, and followed at least once.
    pub(super) fn check_heard(&self, language: Language) -> Result<(), OddsTrouble> {
        for Given { text, fate, .. } in &self.given {
            match fate.get() {
                Fate::Followed => {}
                Fate::Refused(refusal) => return Err(OddsTrouble::refused(refusal, self.book(), text)),
                Fate::NotAsked => {
                    return Err(OddsTrouble::Said(match language {
                        Language::Fr => format!(
                            "«\u{a0}{text}\u{a0}» ne répond à aucune question de ce combat, si loin qu’il est suivi"
                        ),
                        Language::En => {
                            format!("“{text}” answers no question of this combat, as far as it is followed")
                        }
                    }));
                }
            }
        }
        Ok(())
    }

    fn book(&self) -> Book {
        self.position.book().book
    }
}
