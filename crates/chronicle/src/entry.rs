//! One entry of a chronicle: what happened, kept without a language, told in either.

use crate::scene::Backdrop;
use crate::tale::{Activation, Deed, Fell, Manoeuvre, Move, Strike, Tale};
use crate::{routine, tell};
use battle::{Camp, Cell, Event};
use rulebook::{Clause, Language};
use std::sync::Arc;

/// What an entry is about, for filters and signs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A turn begins: a heading.
    Turn,
    /// A phase begins: a heading.
    Phase,
    /// An officer activates.
    Activation,
    /// An order, tokens, ducats.
    Order,
    /// Units or officers move.
    Movement,
    /// An attack with its dice, and dice that belong to it.
    Combat,
    /// A unit loses elements.
    Loss,
    /// A unit retreats or evades.
    Retreat,
    /// A unit follows up or pursues.
    Advance,
    /// Something happens to an officer.
    Officer,
    /// An elephant out of hand.
    Elephant,
    /// A hex burns, or burns no more.
    Fire,
    /// The battle is over.
    End,
}

/// One entry of a chronicle.
#[derive(Clone, Debug)]
pub struct Entry {
    pub(crate) backdrop: Arc<Backdrop>,
    pub(crate) tale: Tale,
    pub(crate) events: Vec<Event>,
    pub(crate) camp: Option<Camp>,
    pub(crate) continues: bool,
    /// Where those stood whom the events name.
    pub(crate) seats: Vec<Cell>,
}

impl Entry {
    /// The sentence, or the few sentences, in one language.
    #[must_use]
    pub fn sentence(&self, language: Language) -> String {
        tell::tell(self.backdrop.scene(), &self.tale, language)
    }

    /// Whose doing it is, or whose fate; nobody's when a battle ends undecided.
    #[must_use]
    pub const fn camp(&self) -> Option<Camp> {
        self.camp
    }

    /// Does it go on with what the entry before it tells, in the same paragraph?
    #[must_use]
    pub const fn continues(&self) -> bool {
        self.continues
    }

    /// The events it was made from.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Every clause that spoke, each once, in the order they did.
    #[must_use]
    pub fn clauses(&self) -> Vec<Clause> {
        let mut clauses = Vec::new();
        for clause in self.events.iter().filter_map(Event::clause) {
            if !clauses.contains(&clause) {
                clauses.push(clause);
            }
        }
        clauses
    }

    /// The clauses worth a look: those that speak every time are left out, and headings have none.
    #[must_use]
    pub fn telling_clauses(&self) -> Vec<Clause> {
        if matches!(self.tale, Tale::Turn(..) | Tale::Phase(_)) {
            return Vec::new();
        }
        let tells = |clause: &Clause| {
            !routine::is_routine(*clause) || *clause == Clause::OrderLetters && self.shakes_by_letter()
        };
        self.clauses().into_iter().filter(tells).collect()
    }

    /// Was a letter a morale hit? Then the clause that made it one is worth a look.
    fn shakes_by_letter(&self) -> bool {
        let Tale::Strike(strike) = &self.tale else { return false };
        0 < strike.letters_that_shake(self.backdrop.scene().setup.book.letters)
    }

    /// The clauses worth a look, as a log cites them: `(MOD-5, RET-1)`; nothing where there are none.
    #[must_use]
    pub fn citation(&self) -> String {
        citation(&self.telling_clauses())
    }

    /// What it is about.
    #[must_use]
    pub fn kind(&self) -> Kind {
        match &self.tale {
            Tale::Turn(..) | Tale::TurnPassed(_) | Tale::GeneralPutOff(_) => Kind::Turn,
            Tale::Phase(_) => Kind::Phase,
            Tale::Activation(_) | Tale::Staff { .. } | Tale::Messengers { .. } => Kind::Activation,
            Tale::Manoeuvre(_) | Tale::Tokens { .. } => Kind::Order,
            Tale::Moves(_) | Tale::WagonForts(_) | Tale::PlayedMarkers(_) => Kind::Movement,
            Tale::Strike(_)
            | Tale::AttackLost(_)
            | Tale::Confirmation(_)
            | Tale::Rockets { .. }
            | Tale::Burst { lost: None, .. }
            | Tale::Desertion { lost: None, .. } => Kind::Combat,
            Tale::Burst { .. } | Tale::Desertion { .. } => Kind::Loss,
            Tale::Deeds { deeds, .. } => kind_of(deeds),
            Tale::ElephantRun { .. } | Tale::ElephantGone { .. } => Kind::Elephant,
            Tale::FrontRankTest { .. }
            | Tale::OfficerFled { .. }
            | Tale::OfficerLost { .. }
            | Tale::GeneralReplaced { .. } => Kind::Officer,
            Tale::Ignited(_) | Tale::BurntOut(_) => Kind::Fire,
            Tale::Over(_) => Kind::End,
        }
    }

    /// The hexes it speaks of, each once, in the order it does.
    #[must_use]
    pub fn hexes(&self) -> Vec<Cell> {
        let mut hexes = Vec::new();
        let mut found = |cell| {
            if !hexes.contains(&cell) {
                hexes.push(cell);
            }
        };
        self.seats.iter().copied().for_each(&mut found);
        self.each_hex(&mut found);
        hexes
    }

    fn each_hex(&self, found: &mut impl FnMut(Cell)) {
        match &self.tale {
            Tale::Moves(moves) => moves.iter().for_each(|one| each_hex_of_move(one, found)),
            Tale::Strike(Strike { combat, .. }) => [combat.from(), combat.at()].into_iter().for_each(found),
            Tale::Deeds { deeds, .. } => deeds.iter().for_each(|deed| each_hex_of_deed(deed, found)),
            Tale::Ignited(cell)
            | Tale::BurntOut(cell)
            | Tale::Rockets { fell: Fell::On(cell), .. }
            | Tale::ElephantGone { cell, .. } => found(*cell),
            Tale::ElephantRun { from, path, .. } => [from].into_iter().chain(path).copied().for_each(found),
            Tale::OfficerFled { to, .. } => found(*to),
            Tale::GeneralReplaced { at, .. } => found(*at),
            Tale::Turn(..)
            | Tale::TurnPassed(_)
            | Tale::GeneralPutOff(_)
            | Tale::Phase(_)
            | Tale::Activation(Activation { .. })
            | Tale::Staff { .. }
            | Tale::Messengers { .. }
            | Tale::Manoeuvre(Manoeuvre { .. })
            | Tale::Tokens { .. }
            | Tale::WagonForts(_)
            | Tale::PlayedMarkers(_)
            | Tale::AttackLost(_)
            | Tale::Confirmation(_)
            | Tale::Rockets { .. }
            | Tale::Burst { .. }
            | Tale::Desertion { .. }
            | Tale::FrontRankTest { .. }
            | Tale::OfficerLost { .. }
            | Tale::Over(_) => {}
        }
    }
}

/// Clauses as a log cites them: `(MOD-5, RET-1)`.
pub(crate) fn citation(clauses: &[Clause]) -> String {
    let ids: Vec<&str> = clauses.iter().map(|clause| clause.id()).collect();
    if ids.is_empty() { String::new() } else { format!("({})", ids.join(", ")) }
}

/// The gravest of what befell a unit.
fn kind_of(deeds: &[Deed]) -> Kind {
    let any = |wanted: fn(&Deed) -> bool| deeds.iter().any(wanted);
    if any(|deed| matches!(deed, Deed::Lost { .. })) {
        Kind::Loss
    } else if any(|deed| matches!(deed, Deed::Retreated { .. } | Deed::Evaded { .. })) {
        Kind::Retreat
    } else if any(|deed| matches!(deed, Deed::FollowedUp { .. } | Deed::Pursued { .. })) {
        Kind::Advance
    } else {
        Kind::Combat
    }
}

fn each_hex_of_move(one: &Move, found: &mut impl FnMut(Cell)) {
    match one {
        Move::March { from, to, .. } => [*from, *to].into_iter().for_each(found),
        Move::Enter { to, .. } => found(*to),
        Move::Officer { from, to, .. } => from.iter().chain([to]).copied().for_each(found),
        Move::Leave { from, .. } | Move::OfficerLeaves { from, .. } => from.iter().copied().for_each(found),
    }
}

fn each_hex_of_deed(deed: &Deed, found: &mut impl FnMut(Cell)) {
    match deed {
        Deed::Retreated { path, .. } | Deed::Evaded { path, .. } => path.iter().copied().for_each(found),
        Deed::FollowedUp { to, .. } | Deed::Pursued { to } => found(*to),
        Deed::HeldBack { from } => found(*from),
        Deed::Lost { .. }
        | Deed::IgnoredFlags { .. }
        | Deed::ReleasedElephants { .. }
        | Deed::LostCarrier
        | Deed::Indebted => {}
    }
}
