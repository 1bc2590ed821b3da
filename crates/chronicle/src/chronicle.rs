//! The chronicle of one battle: it hears every event and keeps the story.

use crate::entry::{self, Entry};
use crate::roster::Roster;
use crate::routine;
use crate::scene::Backdrop;
use crate::tale::Tale;
use battle::{Battle, Camp, Cell, Combatant, Command, Event, OfficerId, Phase, Setup, Sink, UnitId, View};
use rulebook::{Clause, Language, Order};
use scenario::Cast;
use std::sync::Arc;

/// One combat under way, as the story follows it.
#[derive(Clone, Debug)]
pub(crate) struct Fight {
    pub(crate) attacker: Combatant,
    pub(crate) target: Combatant,
    pub(crate) from: Cell,
    pub(crate) at: Cell,
    pub(crate) riposte: bool,
    pub(crate) evaded: bool,
    /// Its dice were counted.
    pub(crate) counted: bool,
    /// Orders given after the attack was told, for its dice.
    pub(crate) orders: Vec<(Camp, Order, u8)>,
}

/// The story of a battle, entry by entry.
///
/// It is a [`Sink`]: hand it to the battle, or let it hear events kept elsewhere, in their order. Only the last entry
/// may still grow, by a further unit activated, a further hex of a retreat, the dice of an attack.
#[derive(Clone, Debug)]
pub struct Chronicle {
    pub(crate) backdrop: Arc<Backdrop>,
    pub(crate) roster: Roster,
    pub(crate) entries: Vec<Entry>,
    /// Events that explain the next entry.
    pub(crate) ahead: Vec<Event>,
    /// A phase whose heading waits for something to stand under it.
    pub(crate) phase: Option<Phase>,
    pub(crate) fights: Vec<Fight>,
    /// The dice of an attack are being read: the clauses that speak now say what they are worth.
    pub(crate) reading: bool,
    /// What was done because there was nothing else to do.
    pub(crate) forced: Option<Command>,
    /// Who lost elements last, and where.
    pub(crate) struck: Option<(UnitId, Option<Cell>)>,
    pub(crate) retreating: Option<UnitId>,
    pub(crate) commander: Option<OfficerId>,
    pub(crate) replaced: Option<OfficerId>,
}

impl Chronicle {
    /// The chronicle of a battle about to begin.
    #[must_use]
    pub fn new(cast: &Cast, setup: &Setup) -> Self {
        let roster = Roster::at_start(setup);
        Self::of(cast, setup, roster)
    }

    /// The chronicle of a battle taken up as it stands: what came before is not told.
    #[must_use]
    pub fn taken_up(cast: &Cast, battle: &Battle) -> Self {
        Self::of(cast, battle.setup(), Roster::in_the_middle(battle))
    }

    fn of(cast: &Cast, setup: &Setup, roster: Roster) -> Self {
        Self {
            backdrop: Arc::new(Backdrop { cast: cast.clone(), setup: setup.clone() }),
            roster,
            entries: Vec::new(),
            ahead: Vec::new(),
            phase: None,
            fights: Vec::new(),
            reading: false,
            forced: None,
            struck: None,
            retreating: None,
            commander: None,
            replaced: None,
        }
    }

    /// The story so far.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Hears events in order; gives back the number of the first entry that is new or has grown.
    pub fn hear_all(&mut self, events: &[Event]) -> usize {
        let first = self.entries.len();
        let before = self.entries.last().map_or(0, |entry| entry.events.len());
        for event in events {
            self.tell(*event);
        }
        let grown = first.checked_sub(1).is_some_and(|last| before < self.entries[last].events.len());
        first - usize::from(grown)
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
    fn note(&mut self, event: Event, clause: Clause) {
        if self.reading {
            self.reading = clause != Clause::CountedAtTheRoll;
            if let Some(Tale::Strike(strike)) = self.last() {
                strike.read_by.push(clause);
            }
            self.join(event);
        } else if routine::comes_first(clause) {
            self.ahead.push(event);
        } else if let Some(entry) = self.entries.last_mut() {
            entry.events.push(event);
        }
    }

    /// What the last entry tells, to add to it.
    pub(crate) fn last(&mut self) -> Option<&mut Tale> {
        self.entries.last_mut().map(|entry| &mut entry.tale)
    }

    /// The event belongs to the last entry.
    pub(crate) fn join(&mut self, event: Event) {
        let seat = self.roster.seat_of(event);
        if let Some(entry) = self.entries.last_mut() {
            entry.events.append(&mut self.ahead);
            entry.events.push(event);
            entry.seats.extend(seat);
        }
    }

    /// A new entry begins with this event, in a paragraph of its own.
    pub(crate) fn open(&mut self, camp: Camp, tale: Tale, event: Event) {
        self.begin(Some(camp), tale, event, false);
    }

    /// A new entry that goes on with the combat it is part of.
    pub(crate) fn go_on(&mut self, camp: Camp, tale: Tale, event: Event) {
        let continues = !self.fights.is_empty() && self.phase.is_none();
        self.begin(Some(camp), tale, event, continues);
    }

    pub(crate) fn begin(&mut self, camp: Option<Camp>, tale: Tale, event: Event, continues: bool) {
        // A phase in which nothing happens has no heading, and the end needs none.
        if let Some(phase) = self.phase.take()
            && !matches!(tale, Tale::Turn(..) | Tale::Over(_))
        {
            self.push(Some(self.roster.active), Tale::Phase(phase), vec![Event::PhaseBegan { phase }], false);
        }
        let mut events = std::mem::take(&mut self.ahead);
        events.push(event);
        let continues = continues && !self.entries.is_empty();
        let seat = self.roster.seat_of(event);
        self.push(camp, tale, events, continues);
        if let Some(entry) = self.entries.last_mut() {
            entry.seats.extend(seat);
        }
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

    fn hear(&mut self, event: Event, _: View<'_>) {
        self.tell(event);
    }
}

impl Chronicle {
    fn tell(&mut self, event: Event) {
        match event {
            Event::Noted { clause } => return self.note(event, clause),
            Event::Forced { command } => {
                self.forced = Some(command);
                self.ahead.push(event);
                return;
            }
            _ => {}
        }
        self.reading &= matches!(event, Event::TokensGained { .. });
        self.compose(event);
        self.roster.follow(event, &self.backdrop.setup);
        self.forced = None;
    }
}
