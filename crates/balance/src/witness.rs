//! Somebody who watches a trial game and writes down what its sums need.

use battle::{Battle, Camp, Cell, Combatant, Event, Setup, Sink, UnitId, View, seat};

/// What a unit did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "four things that happen or do not, in any company")]
pub(crate) struct Deeds {
    /// It moved, attacked or was attacked.
    pub(crate) used: bool,
    /// It was activated.
    pub(crate) called: bool,
    /// An enemy was within its march and its reach.
    pub(crate) near: bool,
    /// It was destroyed.
    pub(crate) lost: bool,
}

/// An objective watched.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Watched {
    pub(crate) camp: Camp,
    pub(crate) cell: Cell,
    /// The turn at whose end its side held it first.
    pub(crate) taken: Option<u8>,
}

/// What was seen of a game.
#[derive(Clone, Debug)]
pub(crate) struct Witness {
    /// The turn of the first attack.
    pub(crate) contact: Option<u8>,
    /// Changes of lead.
    pub(crate) changes: u32,
    leader: Option<Camp>,
    pub(crate) units: Vec<Deeds>,
    pub(crate) objectives: Vec<Watched>,
}

impl Witness {
    pub(crate) fn new(setup: &Setup) -> Self {
        let goals =
            [Camp::North, Camp::South].map(|camp| setup.camp(camp).objectives.iter().map(move |cell| (camp, *cell)));
        let watched = |(camp, cell)| Watched { camp, cell, taken: None };
        Self {
            contact: None,
            changes: 0,
            leader: None,
            units: vec![Deeds::default(); setup.units.len()],
            objectives: goals.into_iter().flatten().map(watched).collect(),
        }
    }

    /// Looks at the table between two turns of either side.
    pub(crate) fn look(&mut self, view: View<'_>) {
        self.look_who_leads(view);
        for goal in self.objectives.iter_mut().filter(|goal| goal.taken.is_none()) {
            if holds(view, goal.camp, goal.cell) {
                goal.taken = Some(view.turn().max(1));
            }
        }
        for unit in view.unit_ids() {
            let deeds = &mut self.units[unit.index()];
            if !deeds.used && !deeds.near {
                deeds.near = sees_work(view, unit);
            }
        }
    }

    fn look_who_leads(&mut self, view: View<'_>) {
        let setup = view.setup();
        // Of the units to be eliminated so many are: compared without dividing.
        let progress = |camp: Camp| {
            let done = u32::from(view.eliminated(camp.opposite()));
            done * u32::from(setup.camp(camp.opposite()).units_to_eliminate.max(1))
        };
        let (north, south) = (progress(Camp::North), progress(Camp::South));
        let leader = match north.cmp(&south) {
            std::cmp::Ordering::Greater => Some(Camp::North),
            std::cmp::Ordering::Less => Some(Camp::South),
            std::cmp::Ordering::Equal => self.leader,
        };
        if leader != self.leader && self.leader.is_some() {
            self.changes += 1;
        }
        self.leader = leader;
    }

    fn used(&mut self, unit: UnitId) {
        self.units[unit.index()].used = true;
    }
}

/// Does a unit of this camp stand there?
pub(crate) fn holds(view: View<'_>, camp: Camp, cell: Cell) -> bool {
    view.unit_at(cell).is_some_and(|unit| view.camp(unit) == camp)
}

/// Is an enemy within a unit's march and its reach?
fn sees_work(view: View<'_>, unit: UnitId) -> bool {
    let Some(from) = view.cell(unit) else { return false };
    let troop = view.troop(unit);
    let reach = u32::from(troop.allowance.with_combat) + u32::from(troop.range);
    let mut enemies = view.units_of(view.camp(unit).opposite()).filter_map(|enemy| view.cell(enemy));
    enemies.any(|at| view.distance(from, at) <= reach)
}

impl Sink for Witness {
    const HEARS_CLAUSES: bool = false;

    fn hear(&mut self, event: Event, before: View<'_>) {
        match event {
            Event::TurnBegan { .. } => self.look(before),
            Event::UnitActivated { unit, .. } => self.units[unit.index()].called = true,
            Event::UnitMoved { unit, .. }
            | Event::UnitEntered { unit, .. }
            | Event::UnitLeft { unit }
            | Event::Retreated { unit, .. }
            | Event::FollowedUp { unit, .. }
            | Event::Pursued { unit, .. } => self.used(unit),
            Event::CombatDeclared { attacker, target, .. } => {
                self.contact = self.contact.or(Some(before.turn()));
                for side in [attacker, target] {
                    if let Combatant::Unit(unit) = side {
                        self.used(unit);
                    }
                }
            }
            Event::UnitDestroyed { unit } => self.units[unit.index()].lost = true,
            // What else happens changes none of the figures.
            _ => {}
        }
    }
}

/// Why a unit was of no use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unused {
    Late,
    Waited,
    Far,
    Uncalled,
    Idle,
}

impl Witness {
    /// Why a unit was of no use in a battle that ended so; none if it was.
    pub(crate) fn unused(&self, ended: &Battle, unit: UnitId) -> Option<Unused> {
        let deeds = self.units[unit.index()];
        if deeds.used || deeds.lost {
            return None;
        }
        if let Err(arrival) = &ended.setup().unit(unit).start {
            let late = ended.view().turn() < arrival.turn;
            return Some(if late { Unused::Late } else { Unused::Waited });
        }
        Some(match (deeds.called, deeds.near) {
            (true, _) => Unused::Idle,
            (false, true) => Unused::Uncalled,
            (false, false) => Unused::Far,
        })
    }

    /// Who leads when all is over is looked at too.
    pub(crate) fn close(&mut self, ended: &Battle) {
        self.look(ended.view());
    }
}

/// North, then south.
pub(crate) const CAMPS: [Camp; 2] = [Camp::North, Camp::South];

/// One of a pair by camp.
pub(crate) fn of<T: Copy>(pair: [T; 2], camp: Camp) -> T {
    pair[seat(camp)]
}
