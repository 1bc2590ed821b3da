//! The parts of a command one by one: for whoever says or draws a command of any kind.

use crate::{Cell, Combatant, Command, OfficerId, Pace, Route, UnitId, View};
use rulebook::Order;

/// A part of a command: whom or what it names, or nobody where nobody need be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// A unit.
    Unit(Option<UnitId>),
    /// An officer.
    Officer(Option<OfficerId>),
    /// Whoever is attacked.
    Target(Option<Combatant>),
    /// An order.
    Order(Option<Order>),
    /// A hex.
    Hex(Cell),
    /// Hexes one after the other.
    Way(Route),
    /// A pace.
    Pace(Pace),
    /// A number.
    Number(u8),
    /// Yes, or no.
    Yes(bool),
}

macro_rules! parts {
    ($($type:ty: $value:ident => $part:expr;)*) => {
        $(impl From<$type> for Part {
            fn from($value: $type) -> Self {
                $part
            }
        })*
    };
}

parts! {
    UnitId: unit => Self::Unit(Some(unit));
    Option<UnitId>: unit => Self::Unit(unit);
    OfficerId: officer => Self::Officer(Some(officer));
    Option<OfficerId>: officer => Self::Officer(officer);
    Combatant: target => Self::Target(Some(target));
    Option<Combatant>: target => Self::Target(target);
    Order: order => Self::Order(Some(order));
    Option<Order>: order => Self::Order(order);
    Cell: cell => Self::Hex(cell);
    Route: way => Self::Way(way);
    Pace: pace => Self::Pace(pace);
    u8: number => Self::Number(number);
    bool: yes => Self::Yes(yes);
}

impl View<'_> {
    /// The hex a command points at: the one it names, or else the one where the last it names stands.
    #[must_use]
    pub fn pointed_at(&self, command: Command) -> Option<Cell> {
        let mut stands = None;
        for (_, part) in command.parts() {
            match part {
                Part::Hex(cell) => return Some(cell),
                Part::Way(way) => return Some(way.end()),
                Part::Unit(who) => stands = who.and_then(|unit| self.cell(unit)),
                Part::Officer(who) => stands = who.and_then(|officer| self.officer_cell(officer)),
                Part::Target(whom) => stands = whom.and_then(|target| self.cell_of(target)),
                Part::Order(_) | Part::Pace(_) | Part::Number(_) | Part::Yes(_) => {}
            }
        }
        stands
    }
}
