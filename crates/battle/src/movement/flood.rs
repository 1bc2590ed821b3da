//! How far a walker gets, all ways at once: sets of hexes in place of a walk.
//!
//! No clause is written here. What every step does is asked of [`Paths`](super::ground::Paths), the law hex by hex, once
//! per map; a flood only adds the steps up: free ground goes on, a stop ends, slow ground leaves so many hexes in all.
//! Debug builds walk as well, and hold the two equal.

use super::ground::{Footstep, Gait, Walker};
use super::reach::Destination;
use crate::area::{Area, GREAT, LARGE, ORDINARY};
use crate::sets::{SetsOf, by_sets};
use crate::{Board, OfficerId, Pace, UnitId, View};
use hexes::{Cell, Direction};
use rulebook::{Terrain, TerrainEntry};

/// Where the steps out of a hex lead.
#[derive(Clone, Copy, Debug)]
struct Ways<const WORDS: usize> {
    /// On, freely.
    free: Area<WORDS>,
    /// To a stop.
    stop: Area<WORDS>,
    /// On, but slowly: so many hexes in all.
    slow: Area<WORDS>,
}

impl<const WORDS: usize> Ways<WORDS> {
    const NOWHERE: Self = Self { free: Area::NONE, stop: Area::NONE, slow: Area::NONE };
}

/// Where the steps out of every hex lead, for one kind of walker.
#[derive(Clone, Debug)]
pub(crate) struct Ground<const WORDS: usize> {
    ways: Box<[Ways<WORDS>]>,
    /// Hexes in all once slowed, where any ground slows.
    cap: u8,
}

/// Who is in a walker's way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct InTheWay<const WORDS: usize> {
    /// Hexes nobody comes into.
    pub(crate) barred: Area<WORDS>,
    /// Those of whoever may be passed, not joined.
    pub(crate) through: Area<WORDS>,
}

/// The board or the walker is none that sets are kept for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ToBeWalked;

/// Where a flood came to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flood<const WORDS: usize> {
    /// Hexes a move may end in.
    pub(crate) ends: Area<WORDS>,
    /// Steps to the hex wanted, if it was come to.
    pub(crate) steps: Option<u8>,
}

/// Hexes a unit may move to.
#[derive(Clone, Debug)]
pub struct Reach(Hexes);

#[derive(Clone, Debug)]
enum Hexes {
    Ordinary(Area<ORDINARY>),
    Large(Area<LARGE>),
    Great(Box<Area<GREAT>>),
    /// In the order of the map.
    Listed(Vec<Cell>),
}

impl From<Area<ORDINARY>> for Reach {
    fn from(area: Area<ORDINARY>) -> Self {
        Self(Hexes::Ordinary(area))
    }
}

impl From<Area<LARGE>> for Reach {
    fn from(area: Area<LARGE>) -> Self {
        Self(Hexes::Large(area))
    }
}

impl From<Area<GREAT>> for Reach {
    fn from(area: Area<GREAT>) -> Self {
        Self(Hexes::Great(Box::new(area)))
    }
}

impl Reach {
    /// Is this one of them?
    #[must_use]
    pub fn holds(&self, cell: Cell) -> bool {
        match &self.0 {
            Hexes::Ordinary(area) => area.holds(cell),
            Hexes::Large(area) => area.holds(cell),
            Hexes::Great(area) => area.holds(cell),
            Hexes::Listed(cells) => cells.contains(&cell),
        }
    }

    /// How many they are.
    #[must_use]
    pub fn count(&self) -> usize {
        let count = match &self.0 {
            Hexes::Ordinary(area) => area.count(),
            Hexes::Large(area) => area.count(),
            Hexes::Great(area) => area.count(),
            Hexes::Listed(cells) => return cells.len(),
        };
        count as usize
    }

    /// Each of them, in the order of the map.
    pub fn each(&self, found: impl FnMut(Cell)) {
        match &self.0 {
            Hexes::Ordinary(area) => area.each(found),
            Hexes::Large(area) => area.each(found),
            Hexes::Great(area) => area.each(found),
            Hexes::Listed(cells) => cells.iter().copied().for_each(found),
        }
    }
}

impl<const WORDS: usize> Ground<WORDS> {
    /// What the law says of every step, set down as sets; nothing where ground slows in several ways.
    pub(crate) fn new(board: &Board, step: impl Fn(Cell, Direction) -> Option<Footstep>) -> Option<Self> {
        let mut cap = None;
        let mut ways = Vec::with_capacity(board.grid().cell_count());
        for from in board.grid().cells() {
            let mut out = Ways::NOWHERE;
            for (direction, to) in Direction::ALL.into_iter().zip(board.neighbours().around(from)) {
                let Some(to) = *to else { continue };
                match step(from, direction) {
                    None => {}
                    Some(Footstep::Free) => out.free.enter(to),
                    Some(Footstep::Stop) => out.stop.enter(to),
                    Some(Footstep::AtMost(most)) if *cap.get_or_insert(most) == most => out.slow.enter(to),
                    Some(Footstep::AtMost(_)) => return None,
                }
            }
            ways.push(out);
        }
        Some(Self { ways: ways.into(), cap: cap.unwrap_or(0) })
    }

    /// Floods outward as far as allowed, or until it comes to a hex that is wanted.
    #[inline]
    pub(crate) fn flood(&self, from: Cell, most: u8, way: &InTheWay<WORDS>, wanted: Option<Cell>) -> Flood<WORDS> {
        let mut barred = way.barred;
        barred.enter(from);
        let (mut ends, mut front, mut slowed) = (Area::NONE, Area::only(from), Area::NONE);
        let mut seen = barred;
        for steps in 1..=most {
            let mut out = Ways::NOWHERE;
            front.each(|cell| {
                let ways = &self.ways[cell.index()];
                out.free = out.free.and(&ways.free);
                out.stop = out.stop.and(&ways.stop);
                out.slow = out.slow.and(&ways.slow);
            });
            front = out.free.without(&seen);
            seen = seen.and(&front);
            slowed = if steps <= self.cap { self.slowly(&mut out, &slowed).without(&barred) } else { Area::NONE };
            let reached = front.and(&slowed).and(&out.stop.without(&barred)).without(&way.through);
            ends = ends.and(&reached);
            if wanted.is_some_and(|wanted| reached.holds(wanted)) {
                return Flood { ends, steps: Some(steps) };
            }
            if front.and(&slowed).is_empty() {
                break;
            }
        }
        Flood { ends, steps: None }
    }

    /// Where those come to who are slowed now or were before; their stops are added to the others.
    fn slowly(&self, out: &mut Ways<WORDS>, slowed: &Area<WORDS>) -> Area<WORDS> {
        let mut slow = out.slow;
        slowed.each(|cell| {
            let ways = &self.ways[cell.index()];
            slow = slow.and(&ways.free).and(&ways.slow);
            out.stop = out.stop.and(&ways.stop);
        });
        slow
    }

    /// Hexes beside one that the ground lets in, however it slows.
    #[inline]
    pub(crate) fn enterable(&self, from: Cell) -> Area<WORDS> {
        let ways = &self.ways[from.index()];
        ways.free.and(&ways.stop).and(&ways.slow)
    }

    /// Hexes beside one that can be stepped into by the ground alone.
    #[inline]
    pub(crate) fn beside(&self, from: Cell) -> Area<WORDS> {
        let ways = &self.ways[from.index()];
        let slow = if self.cap == 0 { Area::NONE } else { ways.slow };
        ways.free.and(&ways.stop).and(&slow)
    }
}

impl View<'_> {
    /// Who is in a walker's way.
    #[inline]
    fn in_the_way<const WORDS: usize>(&self, walker: Walker) -> InTheWay<WORDS> {
        let (friends, mut barred) = (self.ranks(walker.camp), self.ranks::<WORDS>(walker.camp.opposite()));
        let mut through: Area<WORDS> = Area::NONE;
        if let Some(unit) = walker.unit {
            let passed = self.tables.passes(unit).iter();
            passed.filter_map(|friend| self.cell(*friend)).for_each(|cell| through.enter(cell));
            barred = barred.and(&friends.without(&through));
        } else {
            let met = self.officers_of(walker.camp.opposite()).filter_map(|officer| self.officer_cell(officer));
            met.for_each(|cell| through.enter(cell));
            through = through.without(&barred).without(&friends);
        }
        if !self.is_calm() {
            barred = barred.and(&self.troubled());
        }
        InTheWay { barred, through: through.without(&barred) }
    }

    /// Panicking elephants, and fires that keep everybody out.
    #[cold]
    pub(crate) fn troubled<const WORDS: usize>(&self) -> Area<WORDS> {
        let bars = self.book().ground(Terrain::Fire).entry == TerrainEntry::Never;
        let fires = self.fires().flatten().filter(|_| bars);
        fires.chain(self.elephants().map(|(_, _, cell)| cell)).collect()
    }

    /// Everywhere a unit may move to, as [`ways`](Self::ways) has it; false where it has to be walked.
    pub(super) fn ways_by_sets(&self, unit: UnitId, found: &mut impl FnMut(Destination)) -> bool {
        by_sets!(self.tables, |sets| self.flood_everywhere(sets, unit, found)).unwrap_or(false)
    }

    #[inline]
    fn flood_everywhere<const WORDS: usize>(
        &self,
        sets: &SetsOf<WORDS>,
        unit: UnitId,
        found: &mut impl FnMut(Destination),
    ) -> bool {
        let walker = self.walker(unit);
        let (Some(ground), Some(roads)) = (sets.ground(walker), &sets.roads) else { return false };
        let Some(from) = self.cell(unit) else { return false };
        let way = self.in_the_way(walker);
        let go = |pace: Pace| {
            let ground = if pace.by_road() { roads } else { ground };
            self.most_hexes(unit, pace).map_or(Area::NONE, |most| ground.flood(from, most, &way, None).ends)
        };
        let mut hand_on = |ends: &Area<WORDS>, pace: Pace| ends.each(|cell| found(Destination { cell, pace }));
        let normal = go(Pace::Normal);
        hand_on(&normal, Pace::Normal);
        let (carried, on_road) = (self.is_carried(unit), self.setup.board.on_road(from));
        if carried | on_road {
            let road = if on_road { go(Pace::RoadMarch).without(&normal) } else { Area::NONE };
            hand_on(&road, Pace::RoadMarch);
            let mounted = if carried { go(Pace::Mounted).without(&normal) } else { Area::NONE };
            hand_on(&mounted, Pace::Mounted);
            if carried & on_road {
                let both = go(Pace::MountedRoadMarch).without(&normal).without(&road).without(&mounted);
                hand_on(&both, Pace::MountedRoadMarch);
            }
        }
        true
    }

    /// Everywhere a unit may move to, at whatever pace, were it its time.
    #[must_use]
    pub fn reach(&self, unit: UnitId) -> Reach {
        let flooded = by_sets!(self.tables, |sets| self.flood_any_pace(sets, unit).map(Reach::from));
        flooded.flatten().unwrap_or_else(|| {
            let mut listed = Vec::new();
            if self.cell(unit).is_some() {
                self.ways(unit, |to| listed.push(to.cell));
            }
            listed.sort_unstable();
            listed.dedup();
            Reach(Hexes::Listed(listed))
        })
    }

    /// Everywhere a unit may move to at any pace; nothing where it has to be walked.
    #[inline]
    fn flood_any_pace<const WORDS: usize>(&self, sets: &SetsOf<WORDS>, unit: UnitId) -> Option<Area<WORDS>> {
        let walker = self.walker(unit);
        let (ground, roads, from) = (sets.ground(walker)?, sets.roads.as_ref()?, self.cell(unit)?);
        let way = self.in_the_way(walker);
        let go = |ground: &Ground<WORDS>, pace: Pace| {
            self.most_hexes(unit, pace).map_or(Area::NONE, |most| ground.flood(from, most, &way, None).ends)
        };
        let (carried, on_road) = (self.is_carried(unit), self.setup.board.on_road(from));
        let mounted = if carried { go(ground, Pace::Mounted) } else { Area::NONE };
        let by_road = match (on_road, carried) {
            (false, _) => Area::NONE,
            (true, false) => go(roads, Pace::RoadMarch),
            (true, true) => go(roads, Pace::RoadMarch).and(&go(roads, Pace::MountedRoadMarch)),
        };
        Some(go(ground, Pace::Normal).and(&mounted).and(&by_road))
    }

    /// Fewest hexes to a destination at a pace; an error where it has to be walked.
    pub(super) fn steps_by_sets(&self, unit: UnitId, to: Cell, pace: Pace) -> Result<Option<u8>, ToBeWalked> {
        let steps = by_sets!(self.tables, |sets| {
            let walker = self.walker(unit);
            let (Some(own), Some(roads)) = (sets.ground(walker), &sets.roads) else { return Err(ToBeWalked) };
            let ground = if pace.by_road() { roads } else { own };
            let (from, most) = (self.cell(unit).ok_or(ToBeWalked)?, self.most_hexes(unit, pace));
            most.and_then(|most| ground.flood(from, most, &self.in_the_way(walker), Some(to)).steps)
        });
        steps.ok_or(ToBeWalked)
    }

    /// Fewest hexes to a destination at a pace, where no enemy officer can be met on the way; nothing where that has to be
    /// looked at.
    pub(super) fn steps_unseen(&self, unit: UnitId, to: Cell, pace: Pace) -> Option<u8> {
        let steps = by_sets!(self.tables, |sets| {
            let walker = self.walker(unit);
            let own = sets.ground(walker)?;
            let ground = if pace.by_road() { sets.roads.as_ref()? } else { own };
            let (from, most) = (self.cell(unit)?, self.most_hexes(unit, pace)?);
            let mut way = self.in_the_way(walker);
            let mut flood = ground.flood(from, most, &way, Some(to));
            let officers = self.officers_of(walker.camp.opposite()).filter_map(|officer| self.officer_cell(officer));
            let met = officers
                .filter(|cell| *cell != to && flood.ends.holds(*cell))
                .fold(Area::NONE, |met, cell| met.and(&Area::only(cell)));
            if !met.is_empty() {
                // Is there a way that leaves them alone?
                way.barred = way.barred.and(&met);
                flood = ground.flood(from, most, &way, Some(to));
            }
            flood.steps
        });
        debug_assert!(
            steps
                .flatten()
                .is_none_or(|steps| self.route(unit, to, pace, None).map(|(walked, _)| walked) == Some(steps)),
            "{unit} needs as many hexes by sets as on its way"
        );
        steps.flatten()
    }

    /// Is a hex beside a unit free for it to step into? Nothing where it has to be walked.
    pub(super) fn steps_aside_by_sets(&self, unit: UnitId, from: Cell) -> Option<bool> {
        by_sets!(self.tables, |sets| {
            let taken = self.ranks(self.active()).and(&self.ranks(self.active().opposite()));
            !sets.ground(self.walker(unit))?.beside(from).without(&taken).is_empty()
        })
    }

    /// Everywhere an officer may go alone from his hex, or the one hex that is wanted, if he gets there; false where it
    /// has to be walked.
    pub(super) fn officer_by_sets(
        &self,
        officer: OfficerId,
        wanted: Option<Cell>,
        found: &mut impl FnMut(Cell),
    ) -> bool {
        let walker = self.walking_officer(officer);
        let Some(from) = self.officer_cell(officer).filter(|_| !walker.is(Gait::Vehicle)) else { return false };
        let most = self.book().steps.officer;
        let flooded = by_sets!(self.tables, |sets| {
            let Some(ground) = sets.ground(walker) else { return false };
            let flood = ground.flood(from, most, &self.in_the_way(walker), wanted);
            match wanted {
                None => flood.ends.each(found),
                Some(wanted) if flood.steps.is_some() => found(wanted),
                Some(_) => {}
            }
        });
        flooded.is_some()
    }
}
