//! What happened and what is asked, in sentences.

use battle::{Battle, Command, Event, Pending, Question, Refusal};
use chronicle::{Chronicle, Entry, Kind, Prompt};
use rulebook::{Clause, Language};
use std::sync::Arc;
use wire::Field;

/// A piece of the story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Told {
    /// Does a turn or a phase begin with it?
    pub(super) heading: bool,
    /// The words.
    pub(super) text: String,
}

/// Whoever tells the battle to one reader.
#[derive(Clone)]
pub(super) struct Teller {
    field: Arc<Field>,
    chronicle: Chronicle,
    language: Language,
    /// Entries told so far.
    told: usize,
    /// The last of them, as it was told: it may have grown since.
    last: String,
    /// The clauses it cited then.
    cited: Vec<Clause>,
}

impl Teller {
    /// Hears the story of a battle so far, and will tell it from the last turn on.
    pub(super) fn new(field: &Arc<Field>, battle: &Battle, story: &[Event], language: Language) -> Self {
        let mut chronicle = Chronicle::new(field.cast(), battle.setup());
        chronicle.hear_all(story);
        let told = chronicle.entries().iter().rposition(|entry| entry.kind() == Kind::Turn).unwrap_or(0);
        Self { field: Arc::clone(field), chronicle, language, told, last: String::new(), cited: Vec::new() }
    }

    /// Hears what happened.
    pub(super) fn hear(&mut self, events: &[Event]) {
        self.chronicle.hear_all(events);
    }

    /// What has not been told yet; `done` says in a few words each what was just commanded. An activation and
    /// a retreat are told when they are complete.
    pub(super) fn tell(&mut self, done: &[String], battle: &Battle) -> Vec<Told> {
        let entries = self.chronicle.entries();
        let last = entries.last().map(Entry::kind);
        let incomplete = match battle.pending() {
            Pending::Decision(_, Question::Selection) => last == Some(Kind::Activation),
            // How far a retreat goes is not known before its last hex.
            Pending::Decision(_, Question::Retreat) => matches!(last, Some(Kind::Retreat | Kind::Loss)),
            Pending::Decision(..) | Pending::Chance(_) | Pending::Over(_) => false,
        };
        let mut told = self.tell_up_to(entries.len() - usize::from(incomplete), done);
        if last == Some(Kind::Activation) && incomplete {
            told.extend(done.iter().map(|done| Told { heading: false, text: format!("+ {done}") }));
        }
        told
    }

    /// The same without what may still grow: a march under way, an activation.
    pub(super) fn tell_what_is_over(&mut self) -> Vec<Told> {
        self.tell_up_to(self.chronicle.entries().len().saturating_sub(1), &[])
    }

    fn tell_up_to(&mut self, end: usize, done: &[String]) -> Vec<Told> {
        let entries = self.chronicle.entries();
        let mut told = Vec::new();
        let before = self.told.checked_sub(1).filter(|_| !self.last.is_empty());
        if let Some(entry) = before.and_then(|last| entries.get(last)) {
            let now = entry.sentence(self.language);
            let words = grown(entry, &self.last, &now, done);
            let new: Vec<Clause> =
                entry.telling_clauses().into_iter().filter(|clause| !self.cited.contains(clause)).collect();
            told.extend(words.into_iter().map(|text| Told { heading: false, text: with_clauses(text, &new) }));
            self.last = now;
            self.cited = entry.telling_clauses();
        }
        for entry in entries.get(self.told..end).unwrap_or_default() {
            let sentence = entry.sentence(self.language);
            self.cited = entry.telling_clauses();
            let heading = matches!(entry.kind(), Kind::Turn | Kind::Phase);
            told.push(Told { heading, text: with_clauses(sentence.clone(), &self.cited) });
            self.last = sentence;
            self.told += 1;
        }
        told
    }

    /// What is asked, in plain words.
    pub(super) fn question(&self, battle: &Battle) -> String {
        Prompt::new(self.field.cast(), battle).question(self.language)
    }

    /// A legal command as a short phrase.
    pub(super) fn choice(&self, battle: &Battle, command: Command) -> String {
        Prompt::new(self.field.cast(), battle).choice(command, self.language)
    }
}

/// What there is to add to an entry that was told and has grown since.
fn grown(entry: &Entry, before: &str, now: &str, done: &[String]) -> Vec<String> {
    if before == now {
        return Vec::new();
    }
    // A march of ten units is not told ten times: the last step is enough.
    if entry.kind() == Kind::Movement && !done.is_empty() {
        return done.iter().map(|done| format!("{done}.")).collect();
    }
    let begun = before.trim_end_matches('.');
    let rest = now.strip_prefix(begun).map(|rest| rest.trim_start_matches(['.', ' ']));
    // Only a whole sentence stands for itself.
    let whole = rest.filter(|rest| rest.chars().next().is_some_and(char::is_uppercase));
    vec![whole.unwrap_or(now).to_owned()]
}

/// A sentence, and the clauses worth a look.
fn with_clauses(sentence: String, clauses: &[Clause]) -> String {
    let ids: Vec<&str> = clauses.iter().map(|clause| clause.id()).collect();
    if ids.is_empty() { sentence } else { format!("{sentence} ({})", ids.join(", ")) }
}

/// The rulebook's no, with its clause.
pub(super) fn refusal(refusal: Refusal, language: Language) -> String {
    chronicle::refusal_sentence(refusal, language)
}
