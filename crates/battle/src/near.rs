//! Who is near: questions asked of whole sets at once, for whoever judges many positions.

use crate::sets::by_sets;
use crate::{Camp, View};
use hexes::Cell;

impl View<'_> {
    /// Does a unit of this camp stand within so many hexes of a hex, or in it?
    #[must_use]
    #[inline]
    pub fn is_near(&self, camp: Camp, cell: Cell, within: u32) -> bool {
        let by_sets = by_sets!(self.tables, |sets| sets.disc(cell, within).map(|disc| disc.meets(&self.ranks(camp))));
        by_sets.flatten().unwrap_or_else(|| self.nearest_by_hand(camp, cell).is_some_and(|far| far <= within))
    }

    /// How many units of this camp stand beside a hex?
    #[must_use]
    #[inline]
    pub fn count_beside(&self, camp: Camp, cell: Cell) -> u32 {
        let by_sets = by_sets!(self.tables, |sets| sets.ring(cell).both(&self.ranks(camp)).count());
        by_sets.unwrap_or_else(|| {
            let own = self.units_around(cell).filter(|unit| self.camp(*unit) == camp);
            u32::try_from(own.count()).unwrap_or(u32::MAX)
        })
    }

    /// Hexes from a hex to the nearest unit of a camp, if it has any on the table.
    #[must_use]
    pub fn nearest(&self, camp: Camp, cell: Cell) -> Option<u32> {
        let known = by_sets!(self.tables, |sets| {
            let ranks = self.ranks(camp);
            let mut discs = (0..).map_while(|far| sets.disc(cell, far));
            discs.position(|disc| disc.meets(&ranks)).and_then(|far| u32::try_from(far).ok())
        });
        known.flatten().or_else(|| self.nearest_by_hand(camp, cell))
    }

    fn nearest_by_hand(&self, camp: Camp, cell: Cell) -> Option<u32> {
        self.units_of(camp).filter_map(|unit| self.cell(unit)).map(|at| self.distance(at, cell)).min()
    }

    /// Is a hex beside this one free that lies within so many hexes of another?
    #[must_use]
    #[inline]
    pub fn has_room_beside(&self, cell: Cell, from: Cell, within: u32) -> bool {
        let by_sets = by_sets!(self.tables, |sets| {
            sets.disc(from, within).map(|disc| {
                let room = sets.ring(cell).both(disc);
                !room.without(&self.ranks(Camp::North)).without(&self.ranks(Camp::South)).is_empty()
            })
        });
        by_sets.flatten().unwrap_or_else(|| {
            self.around(cell).any(|near| self.distance(from, near) <= within && self.unit_at(near).is_none())
        })
    }
}
