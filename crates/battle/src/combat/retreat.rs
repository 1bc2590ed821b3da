//! Retreat: how far, where to, and what it costs when there is no way.

use crate::command::Because;
use crate::frame::{Combat, CombatMark, Stage, Trail};
use crate::machine::{Play, Stop};
use crate::movement::ground::{Walker, is_light};
use crate::sets::by_sets;
use crate::setup::Setup;
use crate::state::UnitMark;
use crate::{Combatant, Event, Refusal, Sink, UnitId, View};
use arrayvec::ArrayVec;
use hexes::{Cell, Direction};
use rulebook::{Arm, ArtilleryRetreat, BlockedRetreat, Clause, HesitantTroops, RetreatThrough, RocketFright, Trait};

/// What a retreat came from so far: where it stands, and the hexes an elusive unit may not enter again.
#[derive(Clone, Copy, Debug)]
struct Way {
    at: Cell,
    path: u64,
    made: u8,
    by_road: bool,
}

impl View<'_> {
    /// Hexes a unit owes for the morale hits of a combat (RET-1, RET-7), and the clause.
    pub(crate) fn hexes_owed(&self, combat: &Combat, unit: UnitId) -> (u8, Clause) {
        let hexes = self.book().retreat.hexes;
        let traits = self.traits(unit);
        let arm = self.troop(unit).arm;
        let each = match arm {
            Arm::Infantry => hexes.infantry,
            Arm::Cavalry | Arm::Camelry | Arm::Chariotry => hexes.mounted,
            Arm::Elephants => hexes.elephants,
            Arm::Artillery if traits.contains(Trait::HorseDrawn) || traits.contains(Trait::Borne) => hexes.mobile_guns,
            Arm::Artillery => hexes.foot_guns,
        };
        let doubled = self.is_chased_by_rockets(combat) && self.fighting_traits(unit).contains(Trait::Animals);
        let hesitant = traits.contains(Trait::Hesitant)
            && (self.book().retreat.hesitant == HesitantTroops::Everyone || arm == Arm::Infantry);
        let more = if hesitant { hexes.hesitant } else { 0 };
        let whole = combat.morale * (each * if doubled { 2 } else { 1 } + more);
        (whole, if doubled { Clause::RocketRetreatDoubled } else { Clause::RetreatHexes })
    }

    /// Do rockets double the retreat of animals in this combat (MOD-10)?
    pub(crate) fn is_chased_by_rockets(&self, combat: &Combat) -> bool {
        let rockets = combat.attacker().unit().is_some_and(|attacker| self.has(attacker, Trait::Rockets));
        rockets && self.book().retreat.rockets == RocketFright::DoublesRetreat
    }

    /// The hexes a unit may step back into next: those from which it can still go as far as any way lets it (RET-6).
    pub(crate) fn each_retreat(&self, combat: &Combat, mut found: impl FnMut(Cell)) {
        let Combatant::Unit(unit) = combat.target() else { return };
        if self.retreats_by_sets(combat, unit, &mut found) {
            debug_assert!(self.retreats_alike(combat, unit), "{unit} goes back by sets as step by step");
            return;
        }
        self.retreats_by_steps(combat, unit, found);
    }

    /// The same by sets, in the order of the directions; false where no sets are kept.
    fn retreats_by_sets(&self, combat: &Combat, unit: UnitId, found: &mut impl FnMut(Cell)) -> bool {
        if !self.goes_back_by_sets(unit) {
            return false;
        }
        let at = self.way(combat, unit).at;
        let offered = by_sets!(self.tables, |sets| {
            let Some(back) = self.ways_back(sets, unit) else { return false };
            let steps = back.steps(at, combat.owed - combat.made);
            self.around(at).filter(|cell| steps.holds(*cell)).for_each(found);
        });
        offered.is_some()
    }

    /// Is there a hex the unit may step back into next?
    fn has_some_retreat(&self, combat: &Combat, unit: UnitId) -> bool {
        let (at, left) = (self.way(combat, unit).at, combat.owed - combat.made);
        let open = if self.goes_back_by_sets(unit) {
            by_sets!(self.tables, |sets| self.ways_back(sets, unit).map(|back| back.is_open(at, left))).flatten()
        } else {
            None
        };
        open.unwrap_or_else(|| {
            let mut open = false;
            self.each_retreat(combat, |_| open = true);
            open
        })
    }

    /// Are a unit's ways back kept as sets? Not of those who remember where they were, nor of guns that count their hexes.
    fn goes_back_by_sets(&self, unit: UnitId) -> bool {
        let counts =
            self.troop(unit).arm == Arm::Artillery && self.book().retreat.artillery != ArtilleryRetreat::AsOthers;
        !counts && self.traits(unit).is_disjoint(Trait::Elusive | Trait::Static)
    }

    /// Do sets and steps offer the same hexes?
    fn retreats_alike(&self, combat: &Combat, unit: UnitId) -> bool {
        let (mut by_sets, mut by_steps) = (ArrayVec::<Cell, 6>::new(), ArrayVec::<Cell, 6>::new());
        let kept = self.retreats_by_sets(combat, unit, &mut |cell| by_sets.push(cell));
        self.retreats_by_steps(combat, unit, |cell| by_steps.push(cell));
        !kept || by_sets == by_steps && self.has_some_retreat(combat, unit) != by_steps.is_empty()
    }

    /// Would they, if this unit had to go back two hexes now?
    pub(crate) fn goes_back_alike(&self, combat: &Combat, unit: UnitId) -> bool {
        let mut back = *combat;
        back.owed = combat.made + 2;
        combat.target() != Combatant::Unit(unit) || self.retreats_alike(&back, unit)
    }

    /// The same, every way tried.
    fn retreats_by_steps(&self, combat: &Combat, unit: UnitId, mut found: impl FnMut(Cell)) {
        let way = self.way(combat, unit);
        let left = combat.owed - combat.made;
        let best = self.farthest(combat, unit, way, left);
        if best == 0 {
            return;
        }
        for (cell, next) in self.steps_back(combat, unit, way).into_iter().flatten() {
            let beyond = self.farthest(combat, unit, next, left - 1);
            let ends = beyond + 1 == best && (0 < beyond || self.other_at(cell, unit).is_none());
            if ends {
                found(cell);
            }
        }
    }

    /// May the unit retreat into this hex now?
    pub(crate) fn check_retreat(&self, combat: &Combat, to: Cell) -> Result<(), Refusal> {
        let mut allowed = false;
        self.each_retreat(combat, |cell| allowed |= cell == to);
        if allowed {
            return Ok(());
        }
        let Combatant::Unit(unit) = combat.target() else {
            return Err(Because::NotAsked.by(Clause::RetreatTowardEdge));
        };
        let way = self.way(combat, unit);
        let possible = self.steps_back(combat, unit, way).into_iter().flatten().any(|(cell, _)| cell == to);
        if possible {
            return Err(Because::MustRetreatFarther.by(Clause::BlockedRetreat));
        }
        Err(Because::OutOfReach.by(self.why_not_back(combat, unit, way, to)))
    }

    /// What keeps a unit out of a hex it would retreat into.
    fn why_not_back(&self, combat: &Combat, unit: UnitId, way: Way, to: Cell) -> Clause {
        let elusive = self.has(unit, Trait::Elusive);
        let rear = self.camp(unit).directions();
        let direction = self.setup.board.neighbours().direction(way.at, to);
        let Some(direction) = direction.filter(|direction| elusive || rear.contains(direction)) else {
            return Clause::RetreatTowardEdge;
        };
        if elusive && (to == combat.at || self.was_there(way, to)) {
            return Clause::RetreatTowardEdge;
        }
        if self.bars_retreat(to) {
            return Clause::WhatBlocksRetreat;
        }
        if self.other_at(to, unit).is_some() {
            return Clause::RetreatThroughFriends;
        }
        match self.footstep(self.walker(unit), way.at, direction, to) {
            None => Clause::RetreatTerrain,
            Some(_) => Clause::RetreatTowardEdge,
        }
    }

    /// Does a panicking elephant or a fire bar this hex (PRC-7)?
    fn bars_retreat(&self, cell: Cell) -> bool {
        self.elephant_at(cell).is_some() || self.fire_bars(cell)
    }

    /// Does a panicking elephant or a fire bar a hex the unit could step back into?
    fn is_barred_behind(&self, combat: &Combat, unit: UnitId) -> bool {
        let way = self.way(combat, unit);
        let elusive = self.has(unit, Trait::Elusive);
        let rear = self.camp(unit).directions();
        let neighbours = self.setup.board.neighbours();
        let mut behind = Direction::ALL.into_iter().filter(|direction| elusive || rear.contains(direction));
        behind.any(|direction| neighbours.toward(way.at, direction).is_some_and(|cell| self.bars_retreat(cell)))
    }

    /// Is there a way back that other troops could take and these guns cannot (ART-1)?
    fn is_stopped_as_guns(&self, combat: &Combat, unit: UnitId) -> bool {
        let way = self.way(combat, unit);
        let foot = Walker { arm: Arm::Infantry, ..self.walker(unit) };
        let open = |direction: &Direction| {
            let cell = self.setup.board.neighbours().toward(way.at, *direction);
            cell.is_some_and(|cell| {
                self.footstep(foot, way.at, *direction, cell).is_some() && self.combatant_at(cell).is_none()
            })
        };
        self.has(unit, Trait::Static) || self.camp(unit).directions().iter().any(open)
    }

    fn way(&self, combat: &Combat, unit: UnitId) -> Way {
        let at = self.affairs.trail.crossing.or_else(|| self.cell(unit)).unwrap_or(combat.at);
        let start_on_road = combat.made == 0 || self.affairs.trail.path() & ROAD != 0;
        Way { at, path: self.affairs.trail.path(), made: combat.made, by_road: start_on_road }
    }

    /// How many hexes, up to `left`, a unit can go back from here and end on a free one.
    fn farthest(&self, combat: &Combat, unit: UnitId, way: Way, left: u8) -> u8 {
        if left == 0 {
            return 0;
        }
        let mut best = 0;
        for (cell, next) in self.steps_back(combat, unit, way).into_iter().flatten() {
            let beyond = self.farthest(combat, unit, next, left - 1);
            let made = if 0 < beyond { beyond + 1 } else { u8::from(self.other_at(cell, unit).is_none()) };
            best = best.max(made);
            if best == left {
                break;
            }
        }
        best
    }

    /// The steps back a unit can make from a hex, free or crossed.
    fn steps_back(&self, combat: &Combat, unit: UnitId, way: Way) -> [Option<(Cell, Way)>; 6] {
        let elusive = self.has(unit, Trait::Elusive);
        let edge = self.camp(unit);
        let rear = edge.directions();
        let (paths, calm) = (self.tables.paths.of(self.walker(unit)), self.is_calm());
        let mut steps = [None; 6];
        for direction in Direction::ALL {
            if !elusive && !rear.contains(&direction) {
                continue;
            }
            let Some(cell) = self.setup.board.neighbours().toward(way.at, direction) else { continue };
            let barred = || !calm && (self.fire_bars(cell) || self.elephant_at(cell).is_some());
            if paths.footstep(way.at, direction).is_none() || barred() {
                continue;
            }
            if self.may_retreat_into(combat, unit, way, direction, cell, elusive) {
                let by_road = way.by_road && self.setup.board.road(way.at, direction);
                let index = u64::try_from(direction.index()).unwrap_or(0);
                let path = ((way.path & STEPS) << 3 | index) & STEPS | if by_road { ROAD } else { 0 };
                steps[direction.index()] = Some((cell, Way { at: cell, path, made: way.made + 1, by_road }));
            }
        }
        steps
    }

    /// May a retreat enter a hex that neither ground nor fire nor elephant bars (RET-3, RET-4, PRC-7)? Guns of some books
    /// have less leave (ART-1).
    fn may_retreat_into(
        &self,
        combat: &Combat,
        unit: UnitId,
        way: Way,
        direction: Direction,
        cell: Cell,
        elusive: bool,
    ) -> bool {
        if elusive && (cell == combat.at || self.was_there(way, cell)) {
            return false;
        }
        if !self.guns_may_go(unit, way, direction) {
            return false;
        }
        match self.other_at(cell, unit) {
            None => true,
            Some(other) => !elusive && self.camp(other) == self.camp(unit) && may_cross(self.setup, unit, other),
        }
    }

    /// Has an elusive unit been in this hex on its way?
    fn was_there(&self, way: Way, cell: Cell) -> bool {
        let mut at = way.at;
        let mut path = way.path & STEPS;
        for _ in 0..way.made.min(REMEMBERED) {
            if at == cell {
                return true;
            }
            let direction = Direction::ALL[usize::try_from(path & 7).unwrap_or(0).min(5)];
            match self.setup.board.neighbours().toward(at, direction.opposite()) {
                Some(before) => at = before,
                None => return false,
            }
            path >>= 3;
        }
        at == cell
    }

    /// Guns that retreat within their allowance: one hex more only if wholly by road (ART-1).
    fn guns_may_go(&self, unit: UnitId, way: Way, direction: Direction) -> bool {
        if self.troop(unit).arm != Arm::Artillery || self.book().retreat.artillery == ArtilleryRetreat::AsOthers {
            return !self.has(unit, Trait::Static);
        }
        if self.has(unit, Trait::Static) {
            return false;
        }
        let allowance = self.troop(unit).allowance;
        let by_road = way.by_road && self.setup.board.road(way.at, direction);
        let own = &self.units[unit.index()];
        // All its retreats since its owner's last turn together (ruling 17).
        let (before, kept_to_road) = match self.book().retreat.artillery {
            ArtilleryRetreat::ByAllowance => (own.debt(), !own.marks.contains(UnitMark::BackOffRoad)),
            ArtilleryRetreat::ByAllowanceEachTime | ArtilleryRetreat::WithinAllowance | ArtilleryRetreat::AsOthers => {
                (0, true)
            }
        };
        let extra = if by_road && kept_to_road && !allowance.never_more { self.book().steps.road_march } else { 0 };
        before + way.made < allowance.without_combat + extra
    }
}

/// May a retreating unit cross this friend (RET-4, ruling 8)?
pub(crate) fn may_cross(setup: &Setup, unit: UnitId, friend: UnitId) -> bool {
    let start = setup.unit(friend);
    let (light, gun) = (is_light(start), start.troop.arm == Arm::Artillery);
    // A detachment and its parent are kin.
    let kin = || start.parent == Some(unit) || setup.unit(unit).parent == Some(friend);
    match setup.book.retreat.through {
        RetreatThrough::Guns => gun,
        RetreatThrough::LightTroops => light,
        RetreatThrough::LightTroopsAndParent => light || kin(),
        RetreatThrough::LightTroopsButGuns => light && !gun,
    }
}

/// The steps of a path that are remembered.
const REMEMBERED: u8 = 20;
/// The bits of a path that are steps.
const STEPS: u64 = (1 << (3 * REMEMBERED)) - 1;
/// The bit that says a path ran wholly by road.
const ROAD: u64 = STEPS + 1;

impl<S: Sink> Play<'_, S> {
    /// The next hex of a retreat, or what it costs not to make it.
    pub(crate) fn advance_retreat(&mut self, combat: Combat) -> Stop {
        let mut open = false;
        if let (true, Combatant::Unit(unit)) = (combat.made < combat.owed, combat.target()) {
            open = self.view().has_some_retreat(&combat, unit);
            if S::HEARS_CLAUSES && self.view().is_barred_behind(&combat, unit) {
                self.note(Clause::WhatBlocksRetreat);
            }
        }
        if open {
            return Stop::Ask;
        }
        self.set_combat_stage(combat, Stage::Shortfall)
    }

    pub(crate) fn obey_retreat(&mut self, mut combat: Combat, to: Cell) {
        let Combatant::Unit(unit) = combat.target() else { unreachable!("only units are asked where they retreat") };
        let view = self.view();
        let way = view.way(&combat, unit);
        let mut steps = view.steps_back(&combat, unit, way).into_iter().flatten();
        let (_, next) = steps.find(|(cell, _)| *cell == to).expect("a retreat goes where it was offered");
        let crossed = view.other_at(to, unit).is_some();
        let slowed = view.book().ground(view.setup.board.footing(to)).entry != rulebook::TerrainEntry::Free;
        let camp = view.camp(unit);
        let met = !crossed && view.officers_at(to, camp.opposite()).next().is_some();
        combat.made = next.made;
        self.affairs.trail = Trail::new(crossed.then_some(to), next.path);
        self.set_combat(combat);
        if slowed {
            self.note(Clause::RetreatTerrain);
        }
        if crossed {
            self.emit(Event::Crossed { unit, at: to });
            self.note(Clause::CrossedEntirely);
            return;
        }
        let officers = 0 < self.view().officers_with(unit);
        self.emit(Event::Retreated { unit, to, clause: Clause::RetreatTowardEdge });
        if officers {
            self.note(Clause::CharacterFollows);
            self.note(Clause::OfficersFollow);
        }
        if met {
            self.note(Clause::WhatBlocksRetreat);
        }
        self.sweep(camp, to);
    }

    /// Hexes not made are losses (RET-6); guns owe for those they made (ART-2).
    pub(crate) fn advance_shortfall(&mut self, combat: Combat) -> Stop {
        debug_assert!(combat.made <= combat.owed, "nobody retreats farther than he owes");
        let Combatant::Unit(unit) = combat.target() else { return self.set_combat_stage(combat, Stage::FollowUp) };
        let evading = combat.is(CombatMark::Evaded);
        let next = if evading { Stage::RiposteFirst } else { Stage::Desert };
        let view = self.view();
        let per_hit = combat.owed.checked_div(combat.morale).unwrap_or(1);
        let losses = blocked_losses(view.book().retreat.blocked, combat.owed, combat.made, per_hit);
        let gun = view.troop(unit).arm == Arm::Artillery;
        let owes = gun
            && matches!(
                view.book().retreat.artillery,
                ArtilleryRetreat::ByAllowance | ArtilleryRetreat::ByAllowanceEachTime
            );
        let still = view.has(unit, Trait::Static);
        let edge_row = view.cell(unit).is_some_and(|cell| view.setup.board.grid().rows_to(cell, view.camp(unit)) == 0);
        let (made, by_road) = (combat.made, self.affairs.trail.path() & ROAD != 0);
        let as_guns = owes && view.is_stopped_as_guns(&combat, unit);
        let after_evasion = if evading && losses >= view.elements(unit) { Stage::FollowUp } else { next };
        self.affairs.trail = Trail::default();
        self.set_combat_stage(combat, after_evasion);
        if owes && 0 < made && !evading {
            self.emit(Event::DebtIncurred { unit, hexes: made, by_road });
            if self.setup.unit(unit).camp == self.affairs.active {
                self.note(Clause::DebtFromOwnTurn);
            }
        }
        if 0 < losses {
            let clause = match (as_guns, still) {
                (true, _) => Clause::ArtilleryRetreatLimit,
                (false, true) if Clause::StaticDoNotRetreat.stands_in(self.setup.book.book) => {
                    Clause::StaticDoNotRetreat
                }
                (false, _) => Clause::BlockedRetreat,
            };
            if edge_row {
                self.note(Clause::EdgeRowRetreat);
            }
            self.lose(unit, losses, clause);
        }
        Stop::Next
    }
}

/// Losses of a blocked retreat, by the book's reading (RET-6, ruling 1).
fn blocked_losses(reading: BlockedRetreat, owed: u8, made: u8, per_hit: u8) -> u8 {
    let short = owed - made;
    match reading {
        BlockedRetreat::LossPerHex => short,
        BlockedRetreat::LossPerMoraleHit => short.div_ceil(per_hit.max(1)),
    }
}
