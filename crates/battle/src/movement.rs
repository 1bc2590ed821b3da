//! Movement: units and officers go where they are told, as far as they can.

mod entry;
pub(crate) mod explorer;
pub(crate) mod flood;
pub(crate) mod ground;
pub(crate) mod outlook;
pub(crate) mod reach;
pub(crate) mod way;

use crate::command::Because;
use crate::frame::Frame;
use crate::machine::Play;
use crate::state::{OfficerMark, UnitMark};
use crate::{Camp, Command, Event, OfficerId, Pace, Refusal, Sink, UnitId, View};
use arrayvec::ArrayVec;
use ground::Gait;
use hexes::Cell;
use reach::{Destination, FARTHEST, Start, Until, Walk, Way};
use rulebook::{Clause, TerrainEntry, Trait};
use way::Route;

/// Hexes offered already to somebody who comes in by several; a table too wide for it may offer one twice.
type Offered = ArrayVec<Cell, 1024>;

/// The paces that make a faster one pointless.
fn slower(pace: Pace) -> &'static [Pace] {
    match pace {
        Pace::Normal => &[],
        Pace::RoadMarch | Pace::Mounted => &[Pace::Normal],
        Pace::MountedRoadMarch => &[Pace::Normal, Pace::RoadMarch, Pace::Mounted],
    }
}

impl View<'_> {
    /// Is it this unit's time to move (ACT-1, ACT-5, MOV-1, MOV-14)?
    pub(crate) fn check_may_move(&self, unit: UnitId) -> Result<(), Refusal> {
        let start = self.setup.units.get(unit.index()).ok_or(Because::NoSuchThing.by(Clause::OneMoveEach))?;
        if start.camp != self.affairs.active {
            return Err(Because::NotYours.by(Clause::OnlyActivated));
        }
        let state = self.units[unit.index()];
        if state.group() == 0 {
            return Err(Because::NotActivated.by(Clause::OnlyActivated));
        }
        if state.group() != self.affairs.group {
            return Err(Because::NotActivated.by(Clause::ActivationOrder));
        }
        if state.marks.contains(UnitMark::Moved) {
            return Err(Because::AlreadyMoved.by(Clause::OneMoveEach));
        }
        if state.marks.contains(UnitMark::Played) {
            return Err(Because::NotAllowed.by(Clause::PlayedMarker));
        }
        if state.cell.is_none() && !state.marks.contains(UnitMark::Waiting) || state.elements() == 0 {
            return Err(Because::NoSuchThing.by(Clause::OneMoveEach));
        }
        Ok(())
    }

    pub(crate) fn check_move(
        &self,
        unit: UnitId,
        to: Cell,
        pace: Pace,
        past: Option<OfficerId>,
    ) -> Result<(), Refusal> {
        self.check_may_move(unit)?;
        if self.setup.board.grid().cell_count() <= to.index() {
            return Err(Because::NoSuchThing.by(Clause::HexTable));
        }
        if self.cell(unit).is_none() {
            let enters = |pace| self.entry_route(unit, pace, to).is_some();
            let open = past.is_none() && enters(pace) && !slower(pace).iter().any(|slow| enters(*slow));
            return if open { Ok(()) } else { Err(Because::OutOfReach.by(Clause::Reinforcements)) };
        }
        let past = match past {
            None => None,
            Some(officer) => Some(self.sweeping(unit, officer)?),
        };
        let reaches = |pace| self.reaches(unit, to, pace, past);
        if reaches(pace) && !slower(pace).iter().any(|slow| reaches(*slow)) {
            return Ok(());
        }
        Err(self.why_out_of_reach(unit, to, pace))
    }

    /// The hex of a lone enemy officer a move may sweep.
    fn sweeping(&self, unit: UnitId, officer: OfficerId) -> Result<Cell, Refusal> {
        let refused = Because::NoSuchThing.by(Clause::CharacterMustFlee);
        let start = self.setup.officers.get(officer.index()).ok_or(refused)?;
        let alone = start.camp != self.camp(unit) && self.is_alone(officer);
        self.officer_cell(officer).filter(|_| alone).ok_or(refused)
    }

    pub(crate) fn why_out_of_reach(&self, unit: UnitId, to: Cell, pace: Pace) -> Refusal {
        if self.unit_at(to).is_some() {
            return Because::Occupied.by(Clause::NoStackingNorPassing);
        }
        if self.elephant_at(to).is_some() {
            return Because::Occupied.by(Clause::PanicMarker);
        }
        if self.fire_bars(to) {
            return Because::OutOfReach.by(Clause::BurningHex);
        }
        let row = self.book().ground(self.setup.board.footing(to));
        let kept_out = ground::entry(self.walker(unit), row).is_none();
        if row.entry == TerrainEntry::Never || kept_out && !self.setup.board.on_road(to) {
            return Because::OutOfReach.by(row.clause);
        }
        if self.is_barred_by_units(unit, to, pace) {
            return Because::Occupied.by(Clause::NoStackingNorPassing);
        }
        let clause = match pace {
            Pace::Normal if self.is_within_allowance(unit, to) => Clause::TerrainMovement,
            _ if self.is(unit, UnitMark::Delayed) => Clause::LeaderTraits,
            _ if self.has(unit, Trait::Static) => self.why_static(unit),
            _ if self.allowance(unit).never_more => Clause::NeverMoreThanOne,
            _ if 0 < self.units[unit.index()].moved() => Clause::ArtilleryRetreatDebt,
            Pace::Normal => Clause::MovementAllowance,
            Pace::RoadMarch => Clause::RoadMarch,
            Pace::Mounted | Pace::MountedRoadMarch => Clause::MountedMove,
        };
        Because::OutOfReach.by(clause)
    }

    /// Never meant to move, or left without the elephant that drew it (ELE-2)?
    fn why_static(&self, unit: UnitId) -> Clause {
        if self.is(unit, UnitMark::CarrierGone) { Clause::CarryingElephantLost } else { Clause::MovementAllowance }
    }

    /// Would the unit get there if nobody stood in its way (MOV-2)?
    fn is_barred_by_units(&self, unit: UnitId, to: Cell, pace: Pace) -> bool {
        let (Some(from), Some(most)) = (self.cell(unit), self.most_hexes(unit, pace)) else { return false };
        let mut walker = self.walker(unit);
        walker.gait |= Gait::Ghost;
        let mut walk = Walk::new();
        self.walk(walker, Start { by_road: pace.by_road(), ..Start::at(from, most, Until::At(to)) }, &mut walk);
        walk.shortest(to).is_some() && self.route(unit, to, pace, None).is_none()
    }

    /// Is a hex near enough for the allowance of a unit, were it not for the ground?
    fn is_within_allowance(&self, unit: UnitId, to: Cell) -> bool {
        let far = self.cell(unit).map(|from| self.distance(from, to));
        far.zip(self.most_hexes(unit, Pace::Normal)).is_some_and(|(far, most)| far <= u32::from(most))
    }

    /// Is there any hex a unit could move to, before looking at them all?
    pub(crate) fn has_some_move(&self, unit: UnitId) -> bool {
        self.has_some_step(unit) || {
            let mut walk = Walk::new();
            self.walk_of(unit, Pace::Normal, Until::Anywhere, &mut walk) && walk.ends().next().is_some()
        }
    }

    /// Everywhere a unit may be told to go.
    pub(crate) fn each_move(&self, unit: UnitId, mut found: impl FnMut(Command)) {
        if self.cell(unit).is_none() {
            self.each_entry(unit, found);
            return;
        }
        self.ways(unit, |Destination { cell, pace, .. }| {
            found(Command::Move { unit, to: cell, pace, past: None });
        });
        self.each_sweep(unit, &mut found);
    }

    /// May a unit come to a hex with a step left to go on? The way as the crow flies is the shortest.
    fn may_come_past(&self, unit: UnitId, cell: Cell) -> bool {
        let far = self.cell(unit).map_or(0, |from| self.distance(from, cell));
        let most = |pace: &Pace| self.most_hexes(unit, *pace).is_some_and(|most| far < u32::from(most));
        Pace::ALL.into_iter().filter(most).any(|pace| self.steps_to(unit, cell, pace).is_some())
    }

    /// Moves through the hex of a lone enemy officer.
    fn each_sweep(&self, unit: UnitId, found: &mut impl FnMut(Command)) {
        let camp = self.camp(unit);
        for officer in self.officers_of(camp.opposite()) {
            let Some(cell) = self.officer_cell(officer) else { continue };
            let far = self.cell(unit).is_none_or(|from| FARTHEST < self.distance(from, cell));
            if far || !self.is_alone(officer) || !self.may_come_past(unit, cell) {
                continue;
            }
            self.each_way_past(unit, cell, |to, pace| found(Command::Move { unit, to, pace, past: Some(officer) }));
        }
    }

    /// May this unit leave the table by this hex (MOV-11)? The step off the table is a hex of its move.
    pub(crate) fn check_leave(&self, unit: UnitId, by: Cell) -> Result<(), Refusal> {
        self.check_may_move(unit)?;
        let from = self.cell(unit).ok_or(Because::NoSuchThing.by(Clause::LeavingTheTable))?;
        if !self.setup.camp(self.camp(unit)).exits.contains(&by) {
            return Err(Because::NotAllowed.by(Clause::LeavingTheTable));
        }
        // Who leaves does not fight: who can ride out does (MOV-9).
        let ridden = self.most_hexes(unit, Pace::Mounted);
        let pace = if ridden.is_some() { Pace::Mounted } else { Pace::Normal };
        let most = self.most_hexes(unit, pace).unwrap_or(0);
        let mut walk = Walk::new();
        let gets_out = if from == by {
            0 < most
        } else {
            // A hex that stops the unit, or that a friend holds, is no way out.
            self.walk_of(unit, pace, Until::Everywhere, &mut walk);
            self.unit_at(by).is_none() && walk.comings(by).any(|coming| coming.may_go_on(most))
        };
        if gets_out {
            return Ok(());
        }
        let stopped = walk.shortest(by).is_some_and(|steps| steps < most);
        let clause = if stopped { Clause::TerrainMovement } else { Clause::MovementAllowance };
        Err(Because::OutOfReach.by(clause))
    }

    /// Is it this officer's time to move alone (ACT-6)?
    pub(crate) fn check_officer_may_move(&self, officer: OfficerId) -> Result<(), Refusal> {
        let start = self.setup.officers.get(officer.index()).ok_or(Because::NoSuchThing.by(Clause::OfficerMove))?;
        if start.camp != self.affairs.active {
            return Err(Because::NotYours.by(Clause::OfficerActivation));
        }
        let state = self.officers[officer.index()];
        if state.group == 0 || state.group != self.affairs.group {
            return Err(Because::NotActivated.by(Clause::OfficerActivation));
        }
        if state.marks.contains(OfficerMark::Moved) {
            return Err(Because::AlreadyMoved.by(Clause::OneMoveEach));
        }
        if state.cell.is_none() && !state.marks.contains(OfficerMark::Waiting) {
            return Err(Because::NoSuchThing.by(Clause::OfficerMove));
        }
        Ok(())
    }

    pub(crate) fn check_move_officer(&self, officer: OfficerId, to: Cell) -> Result<(), Refusal> {
        self.check_officer_may_move(officer)?;
        let mut reaches = false;
        if !self.officer_by_sets(officer, Some(to), &mut |_| reaches = true) {
            reaches = self.officer_walk(officer, Until::At(to), |walk| walk.shortest(to).is_some());
        }
        if reaches { Ok(()) } else { Err(Because::OutOfReach.by(Clause::OfficerMove)) }
    }

    /// Everywhere an officer may go alone.
    pub(crate) fn each_officer_move(&self, officer: OfficerId, mut found: impl FnMut(Command)) {
        if self.officer_by_sets(officer, None, &mut |to| found(Command::MoveOfficer { officer, to })) {
            debug_assert!(self.officer_floods_as_he_walks(officer), "{officer} comes to the same hexes by sets");
            return;
        }
        for to in self.officer_moves_by_walking(officer) {
            found(Command::MoveOfficer { officer, to });
        }
    }

    /// The same, hex by hex; walks in by several hexes of the edge may meet.
    fn officer_moves_by_walking(&self, officer: OfficerId) -> Offered {
        let mut seen = Offered::new();
        self.officer_walk(officer, Until::Everywhere, |walk| {
            for (cell, _) in walk.ends() {
                if !seen.contains(&cell) {
                    let _ = seen.try_push(cell);
                }
            }
            false
        });
        seen.sort_unstable();
        seen
    }

    /// Do sets and walks bring an officer to the same hexes?
    pub(crate) fn officer_floods_as_he_walks(&self, officer: OfficerId) -> bool {
        let mut flooded = Offered::new();
        let by_sets = self.officer_by_sets(officer, None, &mut |to| flooded.push(to));
        !by_sets || flooded == self.officer_moves_by_walking(officer)
    }

    /// May an officer go anywhere alone?
    pub(crate) fn officer_has_some_move(&self, officer: OfficerId) -> bool {
        self.check_officer_may_move(officer).is_ok()
            && self.officer_walk(officer, Until::Anywhere, |walk| walk.ends().next().is_some())
    }

    /// Walks an officer from his hex, or from each hex he may enter by, until `done`.
    fn officer_walk(&self, officer: OfficerId, until: Until, mut done: impl FnMut(&Walk) -> bool) -> bool {
        let start = self.setup.officer(officer);
        let walker = self.walking_officer(officer);
        let most = self.book().steps.officer;
        let mut walk = Walk::new();
        if let Some(from) = self.officer_cell(officer) {
            self.walk(walker, Start::at(from, most, until), &mut walk);
            return done(&walk);
        }
        let Some(arrival) = start.start.as_ref().err().filter(|arrival| arrival.turn <= self.affairs.turn) else {
            return false;
        };
        arrival.entries.iter().any(|entry| {
            let Some(start) = self.entering(walker, *entry, most) else { return false };
            self.walk(walker, start, &mut walk);
            self.enter(walker, &mut walk);
            done(&walk)
        })
    }

    /// Enemy officers who would have to flee from these hexes: alone there.
    pub(crate) fn swept(&self, camp: Camp, cell: Cell) -> bool {
        self.officers_at(cell, camp.opposite()).next().is_some()
    }
}

impl<S: Sink> Play<'_, S> {
    /// A unit moves; enemy officers in its way flee (CHR-2), its own may go along (ACT-6).
    pub(crate) fn march(&mut self, unit: UnitId, to: Cell, pace: Pace, past: Option<OfficerId>) {
        let view = self.view();
        let past = past.and_then(|officer| view.officer_cell(officer));
        // Which way it takes is asked only where somebody could hear of it or be met on it.
        let unseen = if S::HEARS_CLAUSES || past.is_some() { None } else { view.steps_unseen(unit, to, pace) };
        let way = match (view.cell(unit), unseen) {
            (_, Some(steps)) => Some((steps, Way::new())),
            (Some(_), None) => view.route(unit, to, pace, past),
            (None, None) => view.entry_route(unit, pace, to),
        };
        let way = way.expect("a unit moves by a way that was offered");
        if S::HEARS_CLAUSES && past.is_none() && view.goes_round(unit, to, pace, &way.1) {
            self.note(Clause::WayOfAMove);
        }
        self.march_along(unit, to, pace, way);
    }

    /// A unit moves hex by hex (MOV-11b).
    pub(crate) fn march_by(&mut self, unit: UnitId, route: Route, pace: Pace) {
        let way = self.view().along(unit, route, pace).expect("a unit moves by a way that is open");
        self.note(Clause::WayOfAMove);
        self.march_along(unit, route.end(), pace, way);
    }

    fn march_along(&mut self, unit: UnitId, to: Cell, pace: Pace, (steps, passed): (u8, Way)) {
        let (camp, from) = (self.view().camp(unit), self.view().cell(unit));
        if pace.by_road() {
            self.note(Clause::Road);
            self.note(Clause::RoadMarch);
        }
        if from.is_some() {
            self.note_move(unit, to, &passed);
            self.emit(Event::UnitMoved { unit, to, hexes: steps, pace });
        } else {
            if pace.mounted() {
                self.note(Clause::MountedMove);
            }
            self.emit(Event::UnitEntered { unit, to, hexes: steps, pace });
        }
        self.push(Frame::GoAlong { unit, from, next: 0 });
        for cell in std::iter::once(to).chain(passed) {
            self.sweep(camp, cell);
        }
    }

    /// A unit leaves the table; its officers may go along (MOV-11), an enemy officer alone on the exit flees (CHR-2).
    pub(crate) fn leave_table(&mut self, unit: UnitId, by: Cell) {
        let from = self.view().cell(unit);
        self.emit(Event::UnitLeft { unit });
        self.push(Frame::GoAlong { unit, from, next: 0 });
        self.sweep(self.setup.unit(unit).camp, by);
    }

    /// Says which clauses let the move be what it is.
    fn note_move(&mut self, unit: UnitId, to: Cell, passed: &[Cell]) {
        if !S::HEARS_CLAUSES {
            return;
        }
        let view = self.view();
        let passes_friend = passed.iter().any(|cell| view.other_at(*cell, unit).is_some());
        let through = match view.book().passing {
            rulebook::Passing::ThroughGuns => Clause::PassThroughGuns,
            rulebook::Passing::ThroughLightTroops => Clause::PassThroughLight,
        };
        let row = view.book().ground(view.setup.board.footing(to));
        let board = &view.setup.board;
        let road_to = |from: &Cell| board.neighbours().direction(*from, to).is_some_and(|way| board.road(*from, way));
        let by_road = passed.iter().any(road_to);
        let ground = if by_road { Clause::Road } else { row.clause };
        if passes_friend {
            self.note(through);
        }
        if row.entry != TerrainEntry::Free {
            self.note(Clause::TerrainMovement);
            self.note(ground);
        }
    }

    /// A hex is entered: enemy officers alone there flee.
    pub(crate) fn sweep(&mut self, camp: Camp, cell: Cell) {
        if self.view().swept(camp, cell) {
            self.note(Clause::CharacterMustFlee);
            self.push(Frame::Flight { camp: camp.opposite(), cell });
        }
    }

    /// An officer moves alone.
    pub(crate) fn march_officer(&mut self, officer: OfficerId, to: Cell) {
        debug_assert_eq!(self.setup.officer(officer).camp, self.affairs.active, "officers move in their own turn");
        self.note(Clause::OfficerMove);
        self.emit(Event::OfficerMoved { officer, to });
    }
}

impl View<'_> {
    /// Does a unit hold on to what carries it, for the wagon fort (MOD-8)?
    pub(crate) fn has_wagon_fort(&self, unit: UnitId) -> bool {
        self.has(unit, Trait::OnWagons) && self.is(unit, UnitMark::StoodStill)
    }
}
