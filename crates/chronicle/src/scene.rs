//! What never changes in a battle: who is who, the ground, the book.

use crate::grammar::{self, Noun};
use battle::{Camp, Cell, Combatant, OfficerId, Setup, UnitId};
use rulebook::{Clause, Currency, Language, Order, OrderRow};
use scenario::Cast;

/// The players of the story and their stage.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene<'a> {
    pub(crate) cast: &'a Cast,
    pub(crate) setup: &'a Setup,
}

/// The same, kept: shared by all entries of a chronicle.
#[derive(Clone, Debug)]
pub(crate) struct Backdrop {
    pub(crate) cast: Cast,
    pub(crate) setup: Setup,
}

impl Backdrop {
    /// A look at it.
    pub(crate) const fn scene(&self) -> Scene<'_> {
        Scene { cast: &self.cast, setup: &self.setup }
    }
}

impl<'a> Scene<'a> {
    /// A unit's name, for a sentence.
    pub(crate) fn unit(self, unit: UnitId, language: Language) -> Noun {
        grammar::unit(self.cast.unit(unit), language)
    }

    /// Several units' names, for a sentence.
    pub(crate) fn units(self, units: &[UnitId], language: Language) -> Noun {
        let nouns: Vec<Noun> = units.iter().map(|unit| self.unit(*unit, language)).collect();
        grammar::together(&nouns, language)
    }

    /// An officer's name.
    pub(crate) fn officer(self, officer: OfficerId, language: Language) -> Noun {
        grammar::officer(self.cast.officer(officer), language)
    }

    /// Several officers' names.
    pub(crate) fn officers(self, officers: &[OfficerId], language: Language) -> Noun {
        let nouns: Vec<Noun> = officers.iter().map(|officer| self.officer(*officer, language)).collect();
        grammar::together(&nouns, language)
    }

    /// Whoever fights.
    pub(crate) fn combatant(self, combatant: Combatant, language: Language) -> Noun {
        match combatant {
            Combatant::Unit(unit) => self.unit(unit, language),
            Combatant::Elephant(_) => grammar::panicking_elephant(language),
        }
    }

    /// An army's name: it stands alone before a colon, its grammar is not known.
    pub(crate) fn army(self, camp: Camp, language: Language) -> &'a str {
        self.cast.army(camp).in_language(language)
    }

    /// A hex as players call it: `C7`.
    pub(crate) fn place(self, cell: Cell) -> String {
        self.setup.board.grid().place(cell).to_string()
    }

    /// Hexes as players call them.
    pub(crate) fn places(self, cells: &[Cell], language: Language) -> String {
        let names: Vec<String> = cells.iter().map(|cell| self.place(*cell)).collect();
        grammar::list(&names, language)
    }

    /// The row of an order.
    pub(crate) fn order(self, order: Order) -> Option<&'static OrderRow> {
        self.setup.book.orders.iter().find(|row| row.order == order)
    }

    /// What players call an order.
    pub(crate) fn order_name(self, order: Order, language: Language) -> String {
        let name = self.order(order).map(|row| row.name.in_language(language));
        name.map_or_else(|| order.to_string(), str::to_owned)
    }

    /// Tokens or ducats?
    pub(crate) fn pays_in_ducats(self) -> bool {
        self.setup.book.currency == Currency::Ducats
    }

    /// Does this clause say which factor the dice start from, and nothing more?
    pub(crate) fn is_plain_factor(self, clause: Clause) -> bool {
        clause == self.setup.book.troop_clause
            || matches!(
                clause,
                Clause::ThreeFactors | Clause::ArtilleryDice | Clause::OneDiePerElement | Clause::PanicFight
            )
    }
}
