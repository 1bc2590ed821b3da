//! The chronicle of one battle: it hears every event and keeps the story.

use crate::entry::{self, Entry};
use crate::routine;
use crate::scene::Backdrop;
use crate::tale::Tale;
use battle::{Camp, Cell, Event, OfficerId, Phase, Setup, Sink, UnitId, View};
use rulebook::{Clause, Language};
use scenario::Cast;
use std::sync::Arc;

/// What is heard: an event, and the table as it stood before it.
#[derive(Clone, Copy)]
pub(crate) struct News<'a> {
    pub(crate) event: Event,
    pub(crate) before: View<'a>,
}

impl News<'_> {
    /// Does it happen in a combat?
    pub(crate) fn is_of_a_combat(&self) -> bool {
        self.before.combats().next().is_some()
    }
}

/// A place in a story, to ask later what was told after it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bookmark {
    entries: usize,
    /// Events of the last of them, which may still grow.
    events: usize,
}

impl Bookmark {
    /// How many entries there were.
    #[must_use]
    pub const fn entries(self) -> usize {
        self.entries
    }
}

/// The story of a battle, entry by entry.
///
/// It is a [`Sink`]: hand it to the battle. Only the last entry may still grow, by a further unit activated, a further
/// hex of a retreat, the dice of an attack.
#[derive(Clone, Debug)]
pub struct Chronicle {
    pub(crate) backdrop: Arc<Backdrop>,
    pub(crate) entries: Vec<Entry>,
    /// Events that explain the next entry.
    pub(crate) ahead: Vec<Event>,
    /// A phase whose heading waits for something to stand under it.
    pub(crate) phase: Option<Phase>,
    /// The dice of an attack are being read: the clauses that speak now say what they are worth.
    pub(crate) reading: bool,
    /// Were the dice of the attack under way counted? One that comes to nothing never strikes.
    pub(crate) struck: bool,
}

impl Chronicle {
    /// The chronicle of a battle, from where it stands on: what came before is not told.
    #[must_use]
    pub fn new(cast: &Cast, setup: &Setup) -> Self {
        Self {
            backdrop: Arc::new(Backdrop { cast: cast.clone(), setup: setup.clone() }),
            entries: Vec::new(),
            ahead: Vec::new(),
            phase: None,
            reading: false,
            struck: true,
        }
    }

    /// The story so far.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Where the story stands.
    #[must_use]
    pub fn bookmark(&self) -> Bookmark {
        Bookmark { entries: self.entries.len(), events: self.entries.last().map_or(0, |entry| entry.events.len()) }
    }

    /// The number of the first entry that is new since then, or has grown.
    #[must_use]
    pub fn first_since(&self, then: Bookmark) -> usize {
        let grown = |last: &usize| self.entries.get(*last).is_some_and(|entry| then.events < entry.events.len());
        then.entries.checked_sub(1).filter(grown).unwrap_or(then.entries)
    }

    /// The entries that are new since then, or have grown.
    #[must_use]
    pub fn since(&self, then: Bookmark) -> &[Entry] {
        &self.entries[self.first_since(then)..]
    }

    /// Forgets every entry but the last, which may still grow: for whoever has passed them on and keeps many
    /// chronicles.
    pub fn forget(&mut self) {
        let told = self.entries.len().saturating_sub(1);
        self.entries.drain(..told);
        self.entries.shrink_to(1);
    }

    /// The whole story as plain text: a line for each heading and each paragraph, which ends with the clauses worth a
    /// look.
    #[must_use]
    pub fn text(&self, language: Language) -> String {
        let mut text = String::new();
        for paragraph in self.entries.chunk_by(|_, next| next.continues()) {
            let mut told: Vec<String> = paragraph.iter().map(|entry| entry.sentence(language)).collect();
            let mut clauses = Vec::new();
            for clause in paragraph.iter().flat_map(Entry::telling_clauses) {
                if !clauses.contains(&clause) {
                    clauses.push(clause);
                }
            }
            told.extend(Some(entry::citation(&clauses)).filter(|cited| !cited.is_empty()));
            text.push_str(&told.join(" "));
            text.push('\n');
        }
        text
    }

    /// A clause spoke: it belongs to the roll being read, to what comes, or to what was.
    pub(crate) fn note(&mut self, clause: Clause, news: News<'_>) {
        if self.reading {
            self.reading = clause != Clause::CountedAtTheRoll;
            if let Some(Tale::Strike(strike)) = self.last() {
                strike.cancelled |= clause == Clause::HitsCancelled;
            }
            self.join(news);
        } else if routine::comes_first(clause) {
            self.ahead.push(news.event);
        } else if let Some(entry) = self.entries.last_mut() {
            entry.events.push(news.event);
        }
    }

    /// What the last entry tells, to add to it.
    pub(crate) fn last(&mut self) -> Option<&mut Tale> {
        self.entries.last_mut().map(|entry| &mut entry.tale)
    }

    /// The event belongs to the last entry.
    pub(crate) fn join(&mut self, news: News<'_>) {
        if let Some(entry) = self.entries.last_mut() {
            entry.events.append(&mut self.ahead);
            entry.events.push(news.event);
        }
    }

    /// Where somebody stands whom the last entry names.
    pub(crate) fn stands(&mut self, cell: Option<Cell>) {
        if let Some(entry) = self.entries.last_mut() {
            entry.seats.extend(cell);
        }
    }

    /// A new entry begins with this event, in a paragraph of its own.
    pub(crate) fn open(&mut self, camp: Camp, tale: Tale, news: News<'_>) {
        self.begin(Some(camp), tale, news, false);
    }

    /// A new entry that goes on with the combat, or with the run of an elephant, it is part of.
    pub(crate) fn go_on(&mut self, camp: Camp, tale: Tale, news: News<'_>) {
        let goes_on = news.is_of_a_combat() || news.before.concerned().elephant.is_some();
        self.begin(Some(camp), tale, news, goes_on);
    }

    pub(crate) fn begin(&mut self, camp: Option<Camp>, tale: Tale, news: News<'_>, goes_on: bool) {
        let continues = goes_on && self.phase.is_none() && !self.entries.is_empty();
        // A phase in which nothing happens has no heading, and the end needs none.
        if let Some(phase) = self.phase.take()
            && !matches!(tale, Tale::Turn(..) | Tale::Over(_))
        {
            self.push(Some(news.before.active()), Tale::Phase(phase), vec![Event::PhaseBegan { phase }], false);
        }
        let mut events = std::mem::take(&mut self.ahead);
        events.push(news.event);
        self.push(camp, tale, events, continues);
    }

    fn push(&mut self, camp: Option<Camp>, tale: Tale, events: Vec<Event>, continues: bool) {
        let seats = Vec::new();
        self.entries.push(Entry { backdrop: Arc::clone(&self.backdrop), tale, events, camp, continues, seats });
    }

    pub(crate) fn camp(&self, unit: UnitId) -> Camp {
        self.backdrop.setup.unit(unit).camp
    }

    pub(crate) fn officer_camp(&self, officer: OfficerId) -> Camp {
        self.backdrop.setup.officer(officer).camp
    }
}

impl Sink for Chronicle {
    const HEARS_CLAUSES: bool = true;

    fn hear(&mut self, event: Event, before: View<'_>) {
        // What an attack earns is told with its dice.
        self.reading &= matches!(event, Event::Noted { .. } | Event::Forced { .. } | Event::TokensGained { .. });
        self.compose(News { event, before });
    }
}
