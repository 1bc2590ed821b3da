//! Who stands where: a set of hexes for each camp, kept by every event that puts a unit somewhere.

use crate::Camp;
use crate::area::Area;
use crate::setup::{Setup, seat};
use crate::state::UnitState;
use hexes::Cell;

/// Where the units of each camp stand. On a board of more than 256 hexes, those 256 apart share a bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Ranks([Area; 2]);

#[expect(clippy::inline_always, reason = "a few instructions each, asked at every step")]
impl Ranks {
    /// Looked at anew.
    pub(crate) fn new(setup: &Setup, units: &[UnitState]) -> Self {
        let of = |camp| {
            let own = units.iter().zip(&setup.units).filter(move |(_, start)| start.camp == camp);
            own.filter_map(|(unit, _)| unit.cell).collect()
        };
        Self([of(Camp::North), of(Camp::South)])
    }

    /// Those of a camp.
    #[inline(always)]
    pub(crate) fn of(&self, camp: Camp) -> &Area {
        &self.0[seat(camp)]
    }

    /// Everybody's.
    #[inline(always)]
    pub(crate) fn all(&self) -> Area {
        self.0[0].and(&self.0[1])
    }

    /// May a unit stand there?
    #[inline(always)]
    pub(crate) fn may_hold(&self, cell: Cell) -> bool {
        self.0[0].holds(cell) | self.0[1].holds(cell)
    }

    /// A unit comes into a hex.
    pub(crate) fn enter(&mut self, camp: Camp, cell: Cell) {
        self.0[seat(camp)].enter(cell);
    }

    /// A unit has left its hex; the others are looked through only where one may stand on the same bit.
    pub(crate) fn leave(&mut self, setup: &Setup, camp: Camp, cell: Cell, units: &[UnitState]) {
        let stays = || {
            let mut own = units.iter().zip(&setup.units).filter(|(_, start)| start.camp == camp);
            own.any(|(unit, _)| unit.cell.is_some_and(|other| Area::<4>::share(other, cell)))
        };
        if setup.board.grid().cell_count() <= Area::<4>::BITS || !stays() {
            self.0[seat(camp)].leave(cell);
        }
    }
}
