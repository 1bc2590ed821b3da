//! What happened and what is asked, in sentences.

use battle::{Battle, Command, Event, Pending, Question, Refusal, Sink, View};
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
    /// Has nobody been activated this turn?
    pub(super) idle: bool,
    /// Has a turn begun since this was last asked?
    pub(super) new_turn: bool,
    /// Has a phase?
    pub(super) new_phase: bool,
}

impl Sink for Teller {
    const HEARS_CLAUSES: bool = true;

    fn hear(&mut self, event: Event, before: View<'_>) {
        let turn = matches!(event, Event::TurnBegan { .. });
        self.idle = turn || self.idle && !matches!(event, Event::UnitActivated { .. } | Event::OfficerSelected { .. });
        self.new_turn |= turn;
        self.new_phase |= matches!(event, Event::PhaseBegan { .. });
        self.chronicle.hear(event, before);
    }
}

impl Teller {
    /// Will tell a battle on this field.
    pub(super) fn new(field: &Arc<Field>, language: Language) -> Self {
        Self {
            field: Arc::clone(field),
            chronicle: Chronicle::new(field.cast(), field.setup()),
            language,
            told: 0,
            last: String::new(),
            cited: Vec::new(),
            idle: true,
            new_turn: false,
            new_phase: false,
        }
    }

    /// Has heard the story of a battle so far, and will tell it from the last turn on.
    pub(super) fn begin_with_the_last_turn(&mut self) {
        let entries = self.chronicle.entries();
        self.told = entries.iter().rposition(|entry| entry.kind() == Kind::Turn).unwrap_or(0);
        (self.new_turn, self.new_phase) = (false, false);
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
