//! How far a unit gets: a walk outward from its hex, one hex at a time.

use super::ground::{Footstep, Gait, Walker};
use crate::state::UnitMark;
use crate::{Pace, UnitId, View};
use arrayvec::ArrayVec;
use hexes::{Cell, Direction};
use rulebook::{Allowance, Trait};

/// The longest move there is: light cavalry by road, forced.
const FARTHEST: usize = 7;
/// Side of the square of hexes a move can stay within.
const WINDOW: usize = 2 * FARTHEST + 1;
/// Hexes within the longest move.
const MOST: usize = 1 + 3 * FARTHEST * (FARTHEST + 1);

/// A hex a walk came to.
#[derive(Clone, Copy, Debug)]
struct Visit {
    cell: Cell,
    steps: u8,
    /// The most steps the whole move may have, by the terrain entered so far.
    cap: u8,
    /// The walk ends here.
    stops: bool,
    /// A unit or officer stands here: to pass, not to stay.
    taken: bool,
    /// Difficult hexes entered so far.
    difficult: u8,
    /// The visit it came from.
    before: u8,
}

/// Everywhere a walk came to.
pub(crate) struct Walk {
    visits: ArrayVec<Visit, MOST>,
}

/// A hex a unit may end its move in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Destination {
    pub(crate) cell: Cell,
    pub(crate) steps: u8,
    pub(crate) pace: Pace,
}

impl Walk {
    /// The hexes passed on the way to one, the destination apart, the last one first.
    pub(crate) fn way(&self, to: Cell) -> impl Iterator<Item = Cell> + '_ {
        let mut next = self.visits.iter().position(|visit| visit.cell == to).map(|at| self.visits[at].before);
        std::iter::from_fn(move || {
            let visit = self.visits[usize::from(next?)];
            next = (visit.before != u8::MAX).then_some(visit.before);
            Some(visit.cell)
        })
    }

    /// Fewest hexes to an end of the walk.
    pub(crate) fn shortest(&self, to: Cell) -> Option<u8> {
        self.ends().find(|(cell, _)| *cell == to).map(|(_, steps)| steps)
    }

    /// The walk of someone who entered by its first hex, and may stay there.
    pub(crate) fn entered(mut self) -> Self {
        if let Some(first) = self.visits.first_mut() {
            first.taken = false;
        }
        self
    }

    fn steps_to(&self, to: Cell) -> Option<(u8, u8)> {
        let visit = self.visits.iter().find(|visit| visit.cell == to)?;
        (!visit.stops).then_some((visit.steps, visit.cap))
    }

    pub(crate) fn ends(&self) -> impl Iterator<Item = (Cell, u8)> + '_ {
        self.visits.iter().filter(|visit| !visit.taken && 0 < visit.steps).map(|visit| (visit.cell, visit.steps))
    }
}

/// Where a walk starts, and what bounds it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Start {
    pub(crate) from: Cell,
    pub(crate) steps: u8,
    pub(crate) most: u8,
    pub(crate) by_road: bool,
}

impl View<'_> {
    /// Walks outward as far as allowed.
    pub(crate) fn walk(&self, walker: Walker, start: Start) -> Walk {
        let mut walk = Walk { visits: ArrayVec::new() };
        let mut seen = [false; WINDOW * WINDOW];
        let origin = self.setup.board.coordinates(start.from);
        let first = Visit {
            cell: start.from,
            steps: start.steps,
            cap: u8::MAX,
            stops: false,
            taken: true,
            difficult: 0,
            before: u8::MAX,
        };
        walk.visits.push(first);
        seen[FARTHEST * WINDOW + FARTHEST] = true;
        let mut next = 0;
        while next < walk.visits.len() {
            let visit = walk.visits[next];
            let from = u8::try_from(next).unwrap_or(u8::MAX);
            next += 1;
            if visit.stops || start.most <= visit.steps || visit.cap <= visit.steps {
                continue;
            }
            for direction in Direction::ALL {
                let Some(cell) = self.setup.board.neighbours().toward(visit.cell, direction) else { continue };
                let slot = slot(origin, self.setup.board.coordinates(cell));
                if seen[slot] {
                    continue;
                }
                let Some(after) = self.step(walker, visit, direction, cell, start.by_road) else { continue };
                seen[slot] = true;
                walk.visits.push(Visit { before: from, ..after });
            }
        }
        walk
    }

    /// One more step, if it can be made.
    fn step(&self, walker: Walker, visit: Visit, direction: Direction, cell: Cell, by_road: bool) -> Option<Visit> {
        if by_road && !self.setup.board.road(visit.cell, direction) {
            return None;
        }
        let woodsmen = self.affairs.woodsmen;
        let footstep = self.footstep(walker, visit.cell, direction, cell)?;
        let mut after = Visit { cell, steps: visit.steps + 1, before: 0, ..visit };
        match footstep {
            Footstep::Free => after.stops = false,
            Footstep::Stop | Footstep::AtMost(_) if walker.is(Gait::Woodsman) && visit.difficult < woodsmen => {
                after.difficult += 1;
            }
            Footstep::Stop => after.stops = true,
            Footstep::AtMost(most) => {
                after.cap = after.cap.min(most);
                if after.cap < after.steps {
                    return None;
                }
            }
        }
        after.taken = match self.passage(walker, cell) {
            Passage::Free => false,
            Passage::Through if !after.stops => true,
            Passage::Through | Passage::Barred => return None,
        };
        Some(after)
    }

    /// Everywhere a unit may move to, with the slowest pace that gets it there.
    pub(crate) fn destinations(&self, unit: UnitId, mut found: impl FnMut(Destination)) {
        self.each_pace(unit, |view, walk, pace, slower| {
            for (cell, steps) in walk.ends() {
                if !slower.iter().any(|other: &&Walk| other.ends().any(|(known, _)| known == cell)) {
                    found(Destination { cell, steps, pace });
                }
            }
            let _ = view;
        });
    }

    /// Walks once for each pace a unit has, slowest first, handing each walk on with those of the paces that make it
    /// pointless.
    fn each_pace(&self, unit: UnitId, mut then: impl FnMut(&Self, &Walk, Pace, &[&Walk])) {
        let Some(normal) = self.walk_of(unit, Pace::Normal) else { return };
        then(self, &normal, Pace::Normal, &[]);
        let road = self.walk_of(unit, Pace::RoadMarch);
        if let Some(road) = &road {
            then(self, road, Pace::RoadMarch, &[&normal]);
        }
        let Some(mounted) = self.walk_of(unit, Pace::Mounted) else { return };
        then(self, &mounted, Pace::Mounted, &[&normal]);
        if let (Some(road), Some(both)) = (&road, self.walk_of(unit, Pace::MountedRoadMarch)) {
            then(self, &both, Pace::MountedRoadMarch, &[&normal, road, &mounted]);
        }
    }

    /// A unit's walk at a pace, from its hex; `None` if it has no such pace.
    pub(crate) fn walk_of(&self, unit: UnitId, pace: Pace) -> Option<Walk> {
        let from = self.cell(unit)?;
        let most = self.most_hexes(unit, pace)?;
        if pace.by_road() && !self.setup.board.on_road(from) {
            return None;
        }
        Some(self.walk(self.walker(unit), Start { from, steps: 0, most, by_road: pace.by_road() }))
    }

    /// Steps and pace to a destination, and the hexes passed, by way of a lone enemy officer if one is named.
    pub(crate) fn route(
        &self,
        unit: UnitId,
        to: Cell,
        pace: Pace,
        past: Option<Cell>,
    ) -> Option<(u8, ArrayVec<Cell, 16>)> {
        let mut passed = ArrayVec::new();
        let walk = self.walk_of(unit, pace)?;
        let Some(officer) = past else {
            let (_, steps) = walk.ends().find(|(cell, _)| *cell == to)?;
            passed.extend(walk.way(to).take(16));
            return Some((steps, passed));
        };
        let (before, cap) = walk.steps_to(officer)?;
        if officer == to || before == 0 {
            return None;
        }
        passed.push(officer);
        passed.extend(walk.way(officer).take(7));
        let most = self.most_hexes(unit, pace)?.min(cap);
        let start = Start { from: officer, steps: before, most, by_road: pace.by_road() };
        let onward = self.walk(self.walker(unit), start);
        let (_, steps) = onward.ends().find(|(cell, steps)| *cell == to && before < *steps)?;
        passed.extend(onward.way(to).take(8));
        Some((steps, passed))
    }

    /// Hexes a unit moves at most at a pace this turn, what it already owes taken off; `None` if it has no such pace.
    pub(crate) fn most_hexes(&self, unit: UnitId, pace: Pace) -> Option<u8> {
        let allowance = self.allowance(unit);
        let steps = self.book().steps;
        let mut extra = 0;
        if pace.by_road() {
            extra += steps.road_march;
        }
        if pace.mounted() {
            if !self.is_carried(unit) {
                return None;
            }
            extra += steps.mounted_move;
        }
        if 0 < extra && (allowance.never_more || allowance.without_combat == 0 || self.is(unit, UnitMark::Delayed)) {
            return None;
        }
        let whole = allowance.without_combat + extra;
        let most = if self.is(unit, UnitMark::Delayed) { whole.min(1) } else { whole };
        Some(most.saturating_sub(self.units[unit.index()].moved).min(7))
    }

    /// A unit's allowance this turn: its type, its traits, its orders.
    pub(crate) fn allowance(&self, unit: UnitId) -> Allowance {
        let traits = self.traits(unit);
        if traits.contains(Trait::Static) {
            return Allowance::STATIC;
        }
        let mut allowance = self.troop(unit).allowance;
        if self.is(unit, UnitMark::Dismounts) {
            let ridden = allowance.without_combat + self.book().steps.mounted_move;
            allowance.with_combat = allowance.with_combat.max(ridden - 1);
        }
        if self.is(unit, UnitMark::Forced) && !allowance.never_more {
            allowance.with_combat += 1;
            allowance.without_combat += 1;
        }
        allowance
    }

    /// Infantry with something to ride (MOV-9).
    pub(crate) fn is_carried(&self, unit: UnitId) -> bool {
        let carriers = Trait::OnHorses | Trait::OnCamels | Trait::OnElephants | Trait::OnWagons;
        !self.traits(unit).is_disjoint(carriers)
    }
}

/// Who is in the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Passage {
    /// Nobody.
    Free,
    /// A friend who may be passed, not joined.
    Through,
    /// Somebody who bars it.
    Barred,
}

/// The place of a hex in the window around the start.
fn slot(origin: (u8, u8), at: (u8, u8)) -> usize {
    let across = usize::from(at.0) + FARTHEST - usize::from(origin.0);
    let down = usize::from(at.1) + FARTHEST - usize::from(origin.1);
    down * WINDOW + across
}
