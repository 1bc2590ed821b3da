//! The way of a move is the player's (MOV-11b): given by its end, by the officers it drives off, or hex by hex.

use super::reach::{Leaves, Start, Until, Visit, Walk, Way};
use crate::command::Because;
use crate::{Command, OfficerId, Pace, Refusal, UnitId, View};
use arrayvec::ArrayVec;
use hexes::Cell;
use rulebook::Clause;

/// Hexes of a move in their order, the last one its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Route {
    first: Cell,
    more: [Option<Cell>; Self::LONGEST - 1],
}

impl Route {
    /// The longest move there is.
    pub const LONGEST: usize = 7;

    /// The hexes of a move; `None` where there are none, or more than anybody moves.
    #[must_use]
    pub fn new(hexes: &[Cell]) -> Option<Self> {
        let (first, more) = hexes.split_first()?;
        let mut route = Self { first: *first, more: [None; Self::LONGEST - 1] };
        for (place, hex) in more.iter().enumerate() {
            *route.more.get_mut(place)? = Some(*hex);
        }
        Some(route)
    }

    /// Its hexes, the end last.
    #[must_use]
    pub fn hexes(&self) -> impl DoubleEndedIterator<Item = Cell> + Clone + use<> {
        std::iter::once(self.first).chain(self.more.into_iter().flatten())
    }

    /// Where it ends.
    #[must_use]
    pub fn end(&self) -> Cell {
        self.hexes().fold(self.first, |_, hex| hex)
    }
}

impl View<'_> {
    /// Fewest hexes to a destination at a pace and those passed: a way that disturbs no lone enemy officer but the one
    /// named wherever there is one.
    pub(crate) fn route(&self, unit: UnitId, to: Cell, pace: Pace, past: Option<Cell>) -> Option<(u8, Way)> {
        if let Some(officer) = past {
            return self.by_way_of(unit, to, pace, officer);
        }
        let go = |wary| self.straight(unit, to, pace, wary);
        if self.some_officer_is_near(unit) { go(true).or_else(|| go(false)) } else { go(false) }
    }

    /// Is an enemy officer alone near enough to stand in a unit's way?
    pub(crate) fn some_officer_is_near(&self, unit: UnitId) -> bool {
        let near = |cell| self.cell(unit).is_none_or(|from| self.distance(from, cell) < super::FARTHEST);
        let mut officers = self.officers_of(self.camp(unit).opposite());
        officers.any(|officer| self.is_alone(officer) && self.officer_cell(officer).is_some_and(near))
    }

    /// Does a way leave lone officers alone whom a shorter one would have disturbed?
    pub(crate) fn goes_round(&self, unit: UnitId, to: Cell, pace: Pace, passed: &[Cell]) -> bool {
        let disturbs = |way: &[Cell]| way.iter().any(|cell| self.swept(self.camp(unit), *cell));
        !disturbs(passed) && self.straight(unit, to, pace, false).is_some_and(|(_, short)| disturbs(&short))
    }

    pub(super) fn straight(&self, unit: UnitId, to: Cell, pace: Pace, wary: bool) -> Option<(u8, Way)> {
        let mut walk = Walk::new();
        let start = self.start_of(unit, pace, Until::At(to))?;
        self.walk(
            self.walker(unit),
            Start { wary: if wary { Leaves::All } else { Leaves::Nobody }, ..start },
            &mut walk,
        );
        let steps = walk.shortest(to)?;
        Some((steps, walk.way(to).take(16).collect()))
    }

    fn by_way_of(&self, unit: UnitId, to: Cell, pace: Pace, officer: Cell) -> Option<(u8, Way)> {
        let wary_first = [Leaves::AllBut(officer), Leaves::Nobody];
        self.each_onward(unit, pace, officer, &wary_first, |walk, coming, onward| {
            let steps = onward.shortest(to)?;
            let mut passed = Way::new();
            passed.extend(onward.way(to).take(8));
            passed.extend(walk.way_to(coming).take(7));
            Some((steps, passed))
        })
    }

    /// Does a unit get to a hex at a pace, through that of a lone enemy officer if one is named?
    pub(crate) fn reaches(&self, unit: UnitId, to: Cell, pace: Pace, past: Option<Cell>) -> bool {
        let Some(officer) = past else { return self.steps_to(unit, to, pace).is_some() };
        self.each_onward(unit, pace, officer, &[Leaves::Nobody], |_, _, onward| onward.shortest(to)).is_some()
    }

    /// Everywhere a unit may move to through the hex of a lone enemy officer, with the slowest pace that gets it there.
    pub(crate) fn each_way_past(&self, unit: UnitId, officer: Cell, mut found: impl FnMut(Cell, Pace)) {
        let mut reached: [ArrayVec<Cell, 256>; 4] = Default::default();
        for (place, pace) in Pace::ALL.into_iter().enumerate() {
            let (slower, own) = reached.split_at_mut(place);
            let is_slower = |other: usize| super::slower(pace).contains(&Pace::ALL[other]);
            self.each_onward(unit, pace, officer, &[Leaves::Nobody], |_, _, onward| {
                for (cell, _) in onward.ends() {
                    if !own[0].contains(&cell) {
                        own[0].push(cell);
                    }
                }
                None::<()>
            });
            own[0].sort_unstable();
            for cell in &own[0] {
                if !slower.iter().enumerate().any(|(other, cells)| is_slower(other) && cells.contains(cell)) {
                    found(*cell, pace);
                }
            }
        }
    }

    /// A unit's walk at a pace, how it comes to a hex, and its walk on from there: for every way of coming, until one is
    /// what was looked for.
    fn each_onward<T>(
        &self,
        unit: UnitId,
        pace: Pace,
        through: Cell,
        leaves: &[Leaves],
        mut found: impl FnMut(&Walk, Visit, &Walk) -> Option<T>,
    ) -> Option<T> {
        let start = self.start_of(unit, pace, Until::Everywhere)?;
        // No walk is shorter than the way as the crow flies, and one hex must be left to go on.
        if u32::from(start.most) <= self.distance(start.from, through) {
            return None;
        }
        let (mut walk, mut onward) = (Walk::new(), Walk::new());
        for wary in leaves {
            let start = Start { wary: *wary, ..start };
            self.walk(self.walker(unit), start, &mut walk);
            for coming in walk.comings(through) {
                self.walk(self.walker(unit), start.on_from(coming), &mut onward);
                if let Some(wanted) = found(&walk, coming, &onward) {
                    return Some(wanted);
                }
            }
        }
        None
    }

    /// Hexes a unit needs along a route at a pace, and those it passes; `None` if it cannot go so.
    pub(crate) fn along(&self, unit: UnitId, route: Route, pace: Pace) -> Option<(u8, Way)> {
        let walker = self.walker(unit);
        let mut hexes = route.hexes();
        let start = match self.cell(unit) {
            Some(_) => self.start_of(unit, pace, Until::Everywhere)?,
            None => self.entry_start(unit, pace, hexes.next()?)?,
        };
        let mut visit = self.first_visit(walker, start);
        for hex in hexes {
            visit = self.next_visit(walker, start, visit, hex)?;
        }
        let passed = route.hexes().rev().skip(1).collect();
        visit.may_stay().then_some((visit.steps, passed))
    }

    /// May a unit move hex by hex so?
    pub(crate) fn check_move_by(&self, unit: UnitId, route: Route, pace: Pace) -> Result<(), Refusal> {
        self.check_may_move(unit)?;
        let unknown = |cell: Cell| self.setup.board.grid().cell_count() <= cell.index();
        if route.hexes().any(unknown) {
            return Err(Because::NoSuchThing.by(Clause::HexTable));
        }
        let goes = |pace| self.along(unit, route, pace).is_some();
        if goes(pace) && !super::slower(pace).iter().any(|slow| goes(*slow)) {
            return Ok(());
        }
        match self.cell(unit) {
            None => Err(Because::OutOfReach.by(Clause::Reinforcements)),
            Some(_) if self.route(unit, route.end(), pace, None).is_some() => {
                Err(Because::OutOfReach.by(Clause::WayOfAMove))
            }
            Some(_) => Err(self.why_out_of_reach(unit, route.end(), pace)),
        }
    }

    /// The hexes a legal move leads through, its end last; nothing for other commands.
    #[must_use]
    pub fn way_of(&self, command: Command) -> Option<Route> {
        let (unit, to, pace, past) = match command {
            Command::MoveBy { way, .. } => return Some(way),
            Command::Move { unit, to, pace, past } => (unit, to, pace, past),
            _ => return None,
        };
        let past = past.and_then(|officer| self.officer_cell(officer));
        let (_, passed) = match self.cell(unit) {
            Some(_) => self.route(unit, to, pace, past)?,
            None => self.entry_route(unit, pace, to)?,
        };
        // The hex it leaves is no hex of the move, unless it comes back through it.
        let left = usize::from(self.cell(unit).is_some());
        let mut hexes: Vec<Cell> = passed.into_iter().rev().skip(left).collect();
        hexes.push(to);
        Route::new(&hexes)
    }

    /// The move along a way told hex by hex, at the slowest pace that makes it; the plain move where that goes the same
    /// way.
    ///
    /// # Errors
    /// When nobody may move so; the reason is that of the slowest pace.
    pub fn told_by(&self, unit: UnitId, way: Route) -> Result<Command, Refusal> {
        let told = |pace| Command::MoveBy { unit, way, pace };
        let made = Pace::ALL.into_iter().find(|pace| self.check(told(*pace)).is_ok());
        let Some(pace) = made else { return self.check(told(Pace::Normal)).map(|()| told(Pace::Normal)) };
        let plain = Command::Move { unit, to: way.end(), pace, past: None };
        let is_plain = self.check(plain).is_ok() && self.way_of(plain) == Some(way);
        Ok(if is_plain { plain } else { told(pace) })
    }

    /// The lone enemy officers a unit drives off along a way (CHR-2).
    pub fn driven_off_by(&self, unit: UnitId, way: Route) -> impl Iterator<Item = OfficerId> {
        let met = move |officer: &OfficerId| {
            self.is_alone(*officer) && self.officer_cell(*officer).is_some_and(|at| way.hexes().any(|hex| hex == at))
        };
        self.officers_of(self.camp(unit).opposite()).filter(met)
    }

    /// The move to a hex that drives off all these lone enemy officers, if there is one: hex by hex, the shortest.
    #[must_use]
    pub fn driving_off(&self, unit: UnitId, to: Cell, pace: Pace, officers: &[OfficerId]) -> Option<Command> {
        let mut best: Option<Vec<Cell>> = None;
        let mut stops: Vec<Cell> = officers.iter().map(|officer| self.officer_cell(*officer)).collect::<Option<_>>()?;
        stops.retain(|cell| *cell != to);
        each_order(&mut stops, &mut |order| {
            let found = self.through(unit, to, pace, order);
            if let Some(hexes) = found.filter(|hexes| best.as_ref().is_none_or(|known| hexes.len() < known.len())) {
                best = Some(hexes);
            }
        });
        Some(Command::MoveBy { unit, way: Route::new(&best?)?, pace })
    }

    /// The shortest way through hexes in this order, and to the end; other lone officers are left alone if they can be.
    fn through(&self, unit: UnitId, to: Cell, pace: Pace, stops: &[Cell]) -> Option<Vec<Cell>> {
        let first = self.start_of(unit, pace, Until::Everywhere)?;
        let ways = |wary| {
            self.legs(unit, Start { wary, ..first }, stops, to)
                .filter(|hexes| Route::new(hexes).is_some_and(|route| self.along(unit, route, pace).is_some()))
        };
        ways(Leaves::All).or_else(|| ways(Leaves::Nobody))
    }

    /// The hexes of a walk through all these to the end, leg by leg, however each is come to.
    fn legs(&self, unit: UnitId, start: Start, stops: &[Cell], to: Cell) -> Option<Vec<Cell>> {
        let aim = *stops.first().unwrap_or(&to);
        let wary = if start.wary == Leaves::Nobody { Leaves::Nobody } else { Leaves::AllBut(aim) };
        let mut walk = Walk::new();
        self.walk(self.walker(unit), Start { wary, ..start }, &mut walk);
        let leg = |passed: &mut dyn Iterator<Item = Cell>| {
            let mut hexes: Vec<Cell> = passed.collect();
            hexes.pop();
            hexes.reverse();
            hexes.push(aim);
            hexes
        };
        let Some((_, later)) = stops.split_first() else {
            return walk.shortest(to).map(|_| leg(&mut walk.way(to)));
        };
        walk.comings(aim).find_map(|coming| {
            let mut hexes = leg(&mut walk.way_to(coming));
            hexes.extend(self.legs(unit, start.on_from(coming), later, to)?);
            Some(hexes)
        })
    }
}

/// Hands on every order of a few things, which then stand as they stood.
fn each_order<T: Copy>(things: &mut [T], found: &mut impl FnMut(&[T])) {
    fn from<T: Copy>(things: &mut [T], first: usize, found: &mut impl FnMut(&[T])) {
        if things.len() <= first + 1 {
            return found(things);
        }
        for other in first..things.len() {
            things.swap(first, other);
            from(things, first + 1, found);
            things.swap(first, other);
        }
    }
    from(things, 0, found);
}
