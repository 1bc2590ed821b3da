//! How far a unit gets: a walk outward from its hex, one hex at a time.

use super::ground::{Footstep, Gait, Walker};
use crate::state::UnitMark;
use crate::{Pace, UnitId, View};
use arrayvec::ArrayVec;
use hexes::{Cell, Direction};
use rulebook::{Allowance, Trait};

/// The longest move there is: light cavalry by road, forced.
pub(super) const FARTHEST: u32 = 7;
const REACH: usize = FARTHEST as usize;
/// The window a move stays within has fifteen hexes a row, the rows each half a hex further than the one before.
const _: () = assert!(2 * FARTHEST + 1 == 15);
/// The start, in the middle of the window.
const MIDDLE: u8 = 7 * 15 + 7;
/// How far on in the window a step in each direction leads.
const ASIDE: [i8; 6] = [1, -14, -15, -1, 14, 15];
/// Hexes within the longest move, each come to three times at most: to a stop, slowly, then freely.
const MOST: usize = 3 * (1 + 3 * REACH * (REACH + 1));

/// A hex a walk came to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Visit {
    cell: Cell,
    pub(crate) steps: u8,
    /// The most steps the whole move may have, by the terrain entered so far.
    cap: u8,
    /// The walk ends here.
    stops: bool,
    /// A unit or officer stands here: to pass, not to stay.
    taken: bool,
    /// Difficult hexes entered so far.
    difficult: u8,
    /// The hex was come to before, slowed; this is the way on.
    again: bool,
    /// The visit it came from.
    before: u16,
    /// Its place in the window around the start.
    slot: u8,
}

/// Everywhere a walk came to.
pub(crate) struct Walk {
    visits: ArrayVec<Visit, MOST>,
}

/// A hex a unit may end its move in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Destination {
    pub(crate) cell: Cell,
    pub(crate) pace: Pace,
}

/// The hexes passed on a move.
pub(crate) type Way = ArrayVec<Cell, 16>;

impl Visit {
    /// May a walk end here?
    pub(crate) const fn may_stay(&self) -> bool {
        !self.taken && 0 < self.steps
    }

    /// Has it a step left, of so many?
    pub(crate) fn may_go_on(&self, most: u8) -> bool {
        self.steps < most.min(self.cap)
    }
}

impl Walk {
    /// Forgets where it was.
    pub(crate) fn clear(&mut self) {
        self.visits.clear();
    }

    /// A walk not begun.
    pub(crate) const fn new() -> Self {
        Self { visits: ArrayVec::new_const() }
    }

    /// The hexes passed on the way to one, the destination apart, the last one first.
    pub(crate) fn way(&self, to: Cell) -> impl Iterator<Item = Cell> + '_ {
        self.visits.iter().find(|visit| visit.cell == to).into_iter().flat_map(|visit| self.way_to(*visit))
    }

    /// The same, come to so.
    pub(crate) fn way_to(&self, coming: Visit) -> impl Iterator<Item = Cell> + '_ {
        let mut next = Some(coming.before).filter(|before| *before != u16::MAX);
        std::iter::from_fn(move || {
            let visit = self.visits[usize::from(next?)];
            next = (visit.before != u16::MAX).then_some(visit.before);
            Some(visit.cell)
        })
    }

    /// Fewest hexes to an end of the walk.
    pub(crate) fn shortest(&self, to: Cell) -> Option<u8> {
        self.ends().find(|(cell, _)| *cell == to).map(|(_, steps)| steps)
    }

    /// Did the ground end the walk in this hex with fewer steps than it had?
    pub(crate) fn ends_short(&self, to: Cell, most: u8) -> bool {
        let end = self.visits.iter().find(|visit| visit.cell == to && !visit.taken && !visit.again);
        end.is_some_and(|visit| (visit.stops || visit.cap <= visit.steps) && visit.steps < most)
    }

    /// It is the walk of someone who entered by its first hex, and stays there if he may.
    pub(crate) fn enter(&mut self, may_stay: impl Fn(Cell) -> bool) {
        if let Some(first) = self.visits.first_mut() {
            first.taken = !may_stay(first.cell);
        }
    }

    /// How it came to a hex from which it may go on: slowed, then freely.
    pub(crate) fn comings(&self, to: Cell) -> impl Iterator<Item = Visit> + '_ {
        self.visits.iter().copied().filter(move |visit| visit.cell == to && !visit.stops && 0 < visit.steps)
    }

    /// The hexes it may end in, in the order of the map.
    pub(crate) fn ends_by_map(&self, found: impl FnMut(Cell)) {
        let mut ends: ArrayVec<Cell, MOST> = self.ends().map(|(cell, _)| cell).collect();
        ends.sort_unstable();
        ends.into_iter().for_each(found);
    }

    /// Where it may end, and the fewest steps there.
    pub(crate) fn ends(&self) -> impl Iterator<Item = (Cell, u8)> + '_ {
        let ends = self.visits.iter().filter(|visit| !visit.taken && !visit.again && 0 < visit.steps);
        ends.map(|visit| (visit.cell, visit.steps))
    }
}

/// Where a walk starts, and what bounds it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Start {
    pub(crate) from: Cell,
    pub(crate) steps: u8,
    pub(crate) most: u8,
    pub(crate) by_road: bool,
    pub(crate) until: Until,
    /// Which lone enemy officers it does not pass.
    pub(crate) wary: Leaves,
    /// Difficult hexes entered before it.
    pub(crate) difficult: u8,
}

impl Start {
    /// A walk from a hex, all its steps before it.
    pub(crate) const fn at(from: Cell, most: u8, until: Until) -> Self {
        Self { from, steps: 0, most, by_road: false, until, wary: Leaves::Nobody, difficult: 0 }
    }

    /// The walk goes on from where it came to.
    pub(crate) fn on_from(self, coming: Visit) -> Self {
        let Visit { cell: from, steps, cap, difficult, .. } = coming;
        Self { from, steps, most: self.most.min(cap), difficult, ..self }
    }
}

/// Which lone enemy officers a walk leaves alone (MOV-11b); it may end where one stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leaves {
    /// None.
    Nobody,
    /// All.
    All,
    /// All but the one in this hex.
    AllBut(Cell),
}

/// When a walk has come far enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Until {
    /// When it has been everywhere.
    Everywhere,
    /// When it has found a hex to stay in.
    Anywhere,
    /// When it has come to this hex.
    At(Cell),
}

impl View<'_> {
    /// Walks outward as far as allowed.
    pub(crate) fn walk(&self, walker: Walker, start: Start, walk: &mut Walk) {
        walk.visits.clear();
        let mut seen = [Seen::Not; 256];
        walk.visits.push(Visit { taken: true, ..self.first_visit(walker, start) });
        seen[usize::from(MIDDLE)] = Seen::Freely;
        let (calm, wary) = (self.is_calm(), start.wary != Leaves::Nobody);
        let steps = self.tables.paths.of(walker);
        let mut next = 0;
        while next < walk.visits.len() {
            let visit = walk.visits[next];
            let from = u16::try_from(next).unwrap_or(u16::MAX);
            next += 1;
            if visit.stops || start.most <= visit.steps || visit.cap <= visit.steps {
                continue;
            }
            for (direction, cell) in Direction::ALL.into_iter().zip(self.setup.board.neighbours().around(visit.cell)) {
                let slot = visit.slot.wrapping_add_signed(ASIDE[direction.index()]);
                let known = seen[usize::from(slot)];
                let Some(cell) = *cell else { continue };
                if known == Seen::Freely {
                    continue;
                }
                if start.by_road && !self.setup.board.road(visit.cell, direction) {
                    continue;
                }
                let Some(footstep) = steps.footstep(visit.cell, direction) else { continue };
                let Some(mut after) = self.step(walker, visit, footstep, cell, calm) else { continue };
                if wary {
                    after.stops |= self.shies(walker, start, cell);
                }
                let how = match after {
                    Visit { stops: true, .. } => Seen::Stopped,
                    Visit { cap: u8::MAX, .. } => Seen::Freely,
                    Visit { .. } => Seen::Slowed,
                };
                if known < how {
                    let again = known != Seen::Not;
                    seen[usize::from(slot)] = how;
                    walk.visits.push(Visit { before: from, again, slot, ..after });
                    let enough = match start.until {
                        Until::Everywhere => false,
                        Until::Anywhere => !after.taken,
                        Until::At(wanted) => wanted == cell && !after.taken,
                    };
                    if enough {
                        return;
                    }
                }
            }
        }
    }

    /// Does a wary walk go no farther than this hex?
    #[inline(never)]
    fn shies(&self, walker: Walker, start: Start, cell: Cell) -> bool {
        match start.wary {
            Leaves::Nobody => false,
            Leaves::All => self.swept(walker.camp, cell),
            Leaves::AllBut(but) => but != cell && self.swept(walker.camp, cell),
        }
    }

    /// Where a walk begins: in the walker's own hex, or on the first of the table (MOV-12).
    pub(crate) fn first_visit(&self, walker: Walker, start: Start) -> Visit {
        let free = 0 < start.steps && self.passage(walker, start.from, false) == Passage::Free;
        Visit {
            cell: start.from,
            steps: start.steps,
            cap: u8::MAX,
            stops: false,
            taken: !free,
            difficult: start.difficult,
            again: false,
            before: u16::MAX,
            slot: MIDDLE,
        }
    }

    /// The next hex of a walk told hex by hex, if it can go there.
    #[cold]
    pub(crate) fn next_visit(&self, walker: Walker, start: Start, visit: Visit, cell: Cell) -> Option<Visit> {
        let direction = self.setup.board.neighbours().direction(visit.cell, cell)?;
        let breath = !visit.stops && visit.steps < start.most && visit.steps < visit.cap;
        if !breath || start.by_road && !self.setup.board.road(visit.cell, direction) {
            return None;
        }
        let footstep = self.tables.paths.of(walker).footstep(visit.cell, direction)?;
        self.step(walker, visit, footstep, cell, self.is_calm())
    }

    /// Nothing burns and no elephant is loose: two things less to look for at every step.
    pub(crate) fn is_calm(&self) -> bool {
        debug_assert!(
            self.affairs.calm == (self.is_nothing_loose() && self.fires().all(|fire| fire.is_none())),
            "calm is what the rows say"
        );
        self.affairs.calm
    }

    /// One more step over this ground, if it can be made.
    #[expect(clippy::inline_always, reason = "a walk makes hundreds of them, and a call costs as much as a step")]
    #[inline(always)]
    fn step(&self, walker: Walker, visit: Visit, footstep: Footstep, cell: Cell, calm: bool) -> Option<Visit> {
        if !calm && self.fire_bars(cell) {
            return None;
        }
        let woodsmen = self.affairs.woodsmen;
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
        after.taken = match self.passage(walker, cell, calm) {
            Passage::Free => false,
            Passage::Through if !after.stops => true,
            Passage::Through | Passage::Barred => return None,
        };
        Some(after)
    }

    /// Everywhere a unit may move to, with the slowest pace that gets it there: for each pace in the order of the map.
    pub(crate) fn ways(&self, unit: UnitId, mut found: impl FnMut(Destination)) {
        if !self.ways_by_sets(unit, &mut found) {
            return self.ways_by_walking(unit, found);
        }
        debug_assert!(self.floods_as_it_walks(unit), "{unit} comes to the same hexes by sets and by walking");
    }

    /// The same, hex by hex.
    fn ways_by_walking(&self, unit: UnitId, mut found: impl FnMut(Destination)) {
        let go = |pace: Pace, walk: &mut Walk| self.walk_of(unit, pace, Until::Everywhere, walk);
        let mut hand_on = |walk: &Walk, pace: Pace, slower: &[&Walk]| {
            walk.ends_by_map(|cell| {
                if !slower.iter().any(|other| other.shortest(cell).is_some()) {
                    found(Destination { cell, pace });
                }
            });
        };
        let mut normal = Walk::new();
        if go(Pace::Normal, &mut normal) {
            hand_on(&normal, Pace::Normal, &[]);
        }
        let carried = self.is_carried(unit);
        let on_road = self.cell(unit).is_some_and(|cell| self.setup.board.on_road(cell));
        if !carried && !on_road {
            return;
        }
        let (mut road, mut mounted, mut both) = (Walk::new(), Walk::new(), Walk::new());
        if on_road && go(Pace::RoadMarch, &mut road) {
            hand_on(&road, Pace::RoadMarch, &[&normal]);
        }
        if carried && go(Pace::Mounted, &mut mounted) {
            hand_on(&mounted, Pace::Mounted, &[&normal]);
        }
        if carried && on_road && go(Pace::MountedRoadMarch, &mut both) {
            hand_on(&both, Pace::MountedRoadMarch, &[&normal, &road, &mounted]);
        }
    }

    /// Do sets and walks come to the same hexes?
    pub(crate) fn floods_as_it_walks(&self, unit: UnitId) -> bool {
        let (mut flooded, mut walked) = (ArrayVec::<Destination, MOST>::new(), ArrayVec::<Destination, MOST>::new());
        let by_sets = self.ways_by_sets(unit, &mut |to| flooded.push(to));
        self.ways_by_walking(unit, |to| walked.push(to));
        !by_sets || flooded == walked
    }

    /// Are these the hexes a unit is told it may move to?
    pub(crate) fn reaches_what_is_listed(&self, unit: UnitId) -> bool {
        let mut listed: Vec<Cell> = Vec::new();
        self.ways(unit, |to| listed.push(to.cell));
        listed.sort_unstable();
        // A hex by road and on horseback is one hex.
        listed.dedup();
        let mut reached = Vec::new();
        self.reach(unit).each(|cell| reached.push(cell));
        reached == listed
    }

    /// Fewest hexes to a destination at a pace, whoever is met on the way.
    pub(crate) fn steps_to(&self, unit: UnitId, to: Cell, pace: Pace) -> Option<u8> {
        let by_walking = || self.straight(unit, to, pace, false).map(|(steps, _)| steps);
        let Ok(steps) = self.steps_by_sets(unit, to, pace) else { return by_walking() };
        debug_assert_eq!(steps, by_walking(), "{unit} needs as many hexes by sets as by walking");
        steps
    }

    /// Is a hex beside a unit free for it to step into?
    pub(crate) fn has_some_step(&self, unit: UnitId) -> bool {
        let (Some(from), Some(1..)) = (self.cell(unit), self.most_hexes(unit, Pace::Normal)) else { return false };
        let (walker, calm) = (self.walker(unit), self.is_calm());
        if let Some(free) = self.steps_aside_by_sets(unit, from).filter(|_| calm) {
            return free;
        }
        let steps = self.tables.paths.of(walker);
        let around = Direction::ALL.into_iter().zip(self.setup.board.neighbours().around(from));
        around.into_iter().any(|(direction, cell)| {
            let free = |cell| self.passage(walker, cell, calm) == Passage::Free && (calm || !self.fire_bars(cell));
            let enters = !matches!(steps.footstep(from, direction), None | Some(Footstep::AtMost(0)));
            enters && cell.is_some_and(free)
        })
    }

    /// Where a unit's walk at a pace starts; `None` if it has no such pace.
    pub(crate) fn start_of(&self, unit: UnitId, pace: Pace, until: Until) -> Option<Start> {
        let (from, most) = (self.cell(unit)?, self.most_hexes(unit, pace)?);
        let by_road = pace.by_road();
        let begins = !by_road || self.setup.board.on_road(from);
        begins.then_some(Start { by_road, ..Start::at(from, most, until) })
    }

    /// A unit's walk at a pace, from its hex; false if it has no such pace.
    pub(crate) fn walk_of(&self, unit: UnitId, pace: Pace, until: Until, walk: &mut Walk) -> bool {
        walk.clear();
        let Some(start) = self.start_of(unit, pace, until) else { return false };
        self.walk(self.walker(unit), start, walk);
        true
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
        let gone = self.units[unit.index()].moved();
        if pace.by_road() && 0 < gone {
            // A gun in debt makes no road march (ART-2).
            return None;
        }
        let whole = allowance.without_combat + extra;
        let most = if self.is(unit, UnitMark::Delayed) { whole.min(1) } else { whole };
        Some(most.saturating_sub(gone).min(7))
    }

    /// A unit's allowance as printed, for its type and traits.
    pub(crate) fn printed_allowance(&self, unit: UnitId) -> Allowance {
        if self.has(unit, Trait::Static) { Allowance::STATIC } else { self.troop(unit).allowance }
    }

    /// A unit's allowance this turn: its type, its traits, its orders.
    pub(crate) fn allowance(&self, unit: UnitId) -> Allowance {
        let mut allowance = self.printed_allowance(unit);
        if allowance == Allowance::STATIC {
            return allowance;
        }
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

/// How a walk came to a hex so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Seen {
    /// Not at all.
    Not,
    /// And goes no farther.
    Stopped,
    /// Slowed by the ground.
    Slowed,
    /// Freely.
    Freely,
}
