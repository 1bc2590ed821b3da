//! The ways back of a unit, all at once: sets of hexes in place of trying every way.
//!
//! No clause is written here. Where a step leads is asked of the ground once per map, who may be crossed of the law of
//! retreats once per battle. Debug builds try every way as well, and hold the two equal.

use crate::area::Area;
use crate::movement::flood::Ground;
use crate::movement::ground::Gait;
use crate::sets::SetsOf;
use crate::{Camp, UnitId, View};
use hexes::Cell;

/// A unit's ways back.
pub(super) struct WaysBack<'a, const WORDS: usize> {
    sets: &'a SetsOf<WORDS>,
    ground: &'a Ground<WORDS>,
    camp: Camp,
    /// Hexes it does not come into.
    barred: Area<WORDS>,
    /// Those of friends it crosses, and does not stay in.
    crossed: Area<WORDS>,
}

impl<const WORDS: usize> WaysBack<'_, WORDS> {
    /// One step back from a hex.
    fn behind(&self, cell: Cell) -> Area<WORDS> {
        self.ground.enterable(cell).both(self.sets.rear(self.camp, cell)).without(&self.barred)
    }

    /// Is there a way back at all, up to so many hexes?
    pub(super) fn is_open(&self, from: Cell, left: u8) -> bool {
        0 < left && !self.behind(from).without(&self.crossed).is_empty() || 0 < self.farthest(from, left)
    }

    /// How many hexes, up to `left`, it can go back from here and end on a free one.
    fn farthest(&self, from: Cell, left: u8) -> u8 {
        let (mut best, mut front) = (0, Area::only(from));
        for made in 1..=left {
            let mut next = Area::NONE;
            front.each(|cell| next = next.and(&self.behind(cell)));
            if next.is_empty() {
                break;
            }
            if !next.without(&self.crossed).is_empty() {
                best = made;
            }
            front = next;
        }
        best
    }

    /// The hexes it may step back into next, and still go as far as any way lets it.
    pub(super) fn steps(&self, from: Cell, left: u8) -> Area<WORDS> {
        let best = self.farthest(from, left);
        let mut steps = Area::NONE;
        if 0 < best {
            self.behind(from).each(|cell| {
                let beyond = self.farthest(cell, best - 1);
                if beyond + 1 == best && (0 < beyond || !self.crossed.holds(cell)) {
                    steps.enter(cell);
                }
            });
        }
        steps
    }
}

impl View<'_> {
    /// A unit's ways back on these sets; nothing where no sets are kept for it.
    pub(super) fn ways_back<'a, const WORDS: usize>(
        &self,
        sets: &'a SetsOf<WORDS>,
        unit: UnitId,
    ) -> Option<WaysBack<'a, WORDS>> {
        let mut walker = self.walker(unit);
        walker.gait -= Gait::Woodsman;
        let ground = sets.ground(walker)?;
        let mut friends: Area<WORDS> = self.ranks(walker.camp);
        self.cell(unit).into_iter().for_each(|own| friends.leave(own));
        let crossed: Area<WORDS> = self.tables.crosses(unit).iter().filter_map(|friend| self.cell(*friend)).collect();
        let mut barred = self.ranks(walker.camp.opposite()).and(&friends.without(&crossed));
        if !self.is_calm() {
            barred = barred.and(&self.troubled());
        }
        Some(WaysBack { sets, ground, camp: walker.camp, barred, crossed })
    }
}
