//! What a move leaves a unit to do, before it is made: for whoever shows a player where he may go.

use super::reach::{Until, Walk};
use crate::state::UnitMark;
use crate::{Battle, Command, Pace, UnitId, View};
use enumset::{EnumSet, EnumSetType};
use hexes::Cell;
use rulebook::Fact;

/// What a move leaves a unit to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    /// The ground ends the move there, though it could have gone on.
    pub stops: bool,
    /// Nothing in the move forbids it to fight this turn.
    pub fights: bool,
    /// Dice its fire loses by having gone so far (MOV-6).
    pub dice_lost: u8,
}

/// Something a unit has done this turn.
#[derive(Debug, EnumSetType)]
pub enum Doing {
    /// It belongs to an activation.
    Activated,
    /// It has moved.
    Moved,
    /// It has fought.
    Fought,
    /// It carries a "played" marker.
    Played,
}

impl Battle {
    /// What a legal move leaves its unit to do; nothing for any other command.
    #[must_use]
    pub fn outlook(&self, command: Command) -> Option<Outlook> {
        let (unit, stops) = match command {
            Command::Move { unit, to, pace, past } => (unit, past.is_none() && self.view().stops_at(unit, pace, to)),
            Command::MoveBy { unit, .. } => (unit, false),
            _ => return None,
        };
        let mut after = self.clone();
        after.command(command, &mut ()).ok()?;
        let view = after.view();
        let barred = view.conduct(unit) - Fact::HasFought;
        Some(Outlook { stops, fights: barred.is_empty(), dice_lost: view.lost_by_moving(unit) })
    }
}

impl View<'_> {
    /// What a unit has done this turn.
    #[must_use]
    pub fn doings(&self, unit: UnitId) -> EnumSet<Doing> {
        let holds = |doing: &Doing| match doing {
            Doing::Activated => 0 < self.units[unit.index()].group(),
            Doing::Moved => self.is(unit, UnitMark::Moved),
            Doing::Fought => self.is(unit, UnitMark::Fought),
            Doing::Played => self.is(unit, UnitMark::Played),
        };
        EnumSet::all().iter().filter(holds).collect()
    }

    /// Does the ground end a unit's walk in this hex, short of its breath?
    fn stops_at(&self, unit: UnitId, pace: Pace, to: Cell) -> bool {
        let mut walk = Walk::new();
        let most = self.most_hexes(unit, pace).unwrap_or(0);
        self.walk_of(unit, pace, Until::At(to), &mut walk) && walk.ends_short(to, most)
    }
}
