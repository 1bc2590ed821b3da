//! One line of sight taken apart: every hex it meets, and whether that hex hides the target.

use crate::{Cell, Side, SightCrossing, View, Weapon};
use rulebook::Clause;

/// A hex on the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Met {
    /// Through it, or along which side.
    pub crossing: SightCrossing<Cell>,
    /// The clause by which it would hide the target, if it does.
    pub hides: Option<Clause>,
    /// The clauses that were looked at, in order.
    pub looked_at: Vec<Clause>,
}

/// A line of sight, hex by hex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trace {
    /// The shooter's hex.
    pub from: Cell,
    /// The target's hex.
    pub to: Cell,
    /// The shooter's weapon.
    pub weapon: Weapon,
    /// What the line meets, near to far.
    pub met: Vec<Met>,
    /// The machine's own verdict: the clause that blocks the line, or nothing.
    pub blocked_by: Option<Clause>,
    /// The clauses that spoke in that verdict.
    pub clauses: Vec<Clause>,
}

impl Trace {
    /// Looks along a line as the machine does.
    #[must_use]
    pub fn of(view: &View<'_>, from: Cell, to: Cell, weapon: Weapon) -> Self {
        let look = view.look(from, to, weapon);
        let met = look.board.grid().sight_line(from, to).map(|crossing| {
            let mut looked_at = Vec::new();
            let hides = look.hides(crossing.at(), &mut looked_at);
            Met { crossing, hides, looked_at }
        });
        let met = met.collect();
        let mut clauses = Vec::new();
        let blocked_by = look.blocked_by(&mut clauses);
        Self { from, to, weapon, met, blocked_by, clauses }
    }

    /// The hexes that block the line: one it crosses, or the first that hides on either side of it; none if it is
    /// open.
    #[must_use]
    pub fn masks(&self) -> Vec<Cell> {
        if self.blocked_by.is_none() {
            return Vec::new();
        }
        let hiding = self.met.iter().filter(|met| met.hides.is_some()).map(|met| met.crossing);
        let across = hiding.clone().find(|crossing| matches!(crossing, SightCrossing::Through(_)));
        if let Some(crossing) = across {
            return vec![crossing.at()];
        }
        let beside = |wanted| {
            hiding.clone().find(|crossing| matches!(crossing, SightCrossing::Along(_, side) if *side == wanted))
        };
        let sides = [beside(Side::Left), beside(Side::Right)];
        sides.into_iter().flatten().map(SightCrossing::at).collect()
    }
}
