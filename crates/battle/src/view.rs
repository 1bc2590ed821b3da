//! Looking at a battle: every question that changes nothing.

use crate::area::{Area, ORDINARY};
use crate::frame::Frame;
use crate::markers::{Marker, Markers, holds};
use crate::overflow::Spill;
use crate::sets::by_sets;
use crate::setup::Setup;
use crate::sight::{Body, Standing};
use crate::state::{Affairs, Battle, FIRES, OfficerMark, OfficerState, Scene, UnitMark, UnitState};
use crate::tables::{Part, Tables};
use crate::{Camp, Combatant, MarkerId, OfficerId, UnitId};
use hexes::Cell;
use rulebook::{Arm, LeaderTrait, Quality, Rank, Rulebook, Trait, Traits, Troop};

/// A battle as it stands.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    pub(crate) setup: &'a Setup,
    pub(crate) tables: &'a Tables,
    pub(crate) units: &'a [UnitState],
    pub(crate) officers: &'a [OfficerState],
    pub(crate) affairs: &'a Affairs,
    pub(crate) spill: &'a Spill,
}

impl Battle {
    /// A look at it.
    #[must_use]
    pub fn view(&self) -> View<'_> {
        let (units, officers) = self.both();
        let Scene { setup, tables } = &*self.scene;
        View { setup, tables, units, officers, affairs: &self.rows.affairs, spill: &self.spill }
    }
}

impl<'a> View<'a> {
    /// The rules.
    #[must_use]
    pub fn book(&self) -> &'a Rulebook {
        &self.setup.book
    }

    /// What never changes.
    #[must_use]
    pub fn setup(&self) -> &'a Setup {
        self.setup
    }

    /// Who plays.
    #[must_use]
    pub fn active(&self) -> Camp {
        self.affairs.active
    }

    /// The number of the turn.
    #[must_use]
    pub fn turn(&self) -> u8 {
        self.affairs.turn
    }

    /// Tokens or ducats of a camp.
    #[must_use]
    pub fn tokens(&self, camp: Camp) -> u16 {
        self.affairs.camp(camp).tokens
    }

    /// Every unit of the set-up.
    pub fn unit_ids(&self) -> impl Iterator<Item = UnitId> + Clone + 'static {
        (0..u8::try_from(self.units.len()).unwrap_or(u8::MAX)).map(UnitId)
    }

    /// Every officer of the set-up.
    pub fn officer_ids(&self) -> impl Iterator<Item = OfficerId> + Clone + 'static {
        (0..u8::try_from(self.officers.len()).unwrap_or(u8::MAX)).map(OfficerId)
    }

    /// A camp's units of the set-up.
    pub fn units_of(&self, camp: Camp) -> impl Iterator<Item = UnitId> + Clone + 'a {
        self.tables.units_of(camp).iter().copied()
    }

    /// The units of the activation that acts, somebody else of their camp perhaps among them.
    pub(crate) fn acting(&self) -> impl Iterator<Item = UnitId> + Clone + 'a {
        self.affairs.acting.units(self.tables.units_of(self.affairs.active), self.units.len())
    }

    /// A camp's officers of the set-up.
    pub fn officers_of(&self, camp: Camp) -> impl Iterator<Item = OfficerId> + Clone + 'a {
        self.tables.officers_of(camp).iter().copied()
    }

    /// Panicking elephants on the table.
    pub fn elephants(&self) -> impl Iterator<Item = (MarkerId, Camp, Cell)> + 'a {
        let view = *self;
        Markers::ids(self.spill).filter_map(move |id| {
            let elephant = view.loose(id)?;
            Some((id, view.camp(elephant.unit), elephant.cell))
        })
    }

    /// Where a unit stands, if it is on the table.
    #[must_use]
    pub fn cell(&self, unit: UnitId) -> Option<Cell> {
        self.units[unit.index()].cell
    }

    /// Elements a unit has left.
    #[must_use]
    pub fn elements(&self, unit: UnitId) -> u8 {
        self.units[unit.index()].elements()
    }

    /// Where an officer stands, if he is on the table.
    #[must_use]
    pub fn officer_cell(&self, officer: OfficerId) -> Option<Cell> {
        self.officers[officer.index()].cell
    }

    /// Whose a unit is.
    #[must_use]
    pub fn camp(&self, unit: UnitId) -> Camp {
        self.setup.unit(unit).camp
    }

    /// Whose a combatant is.
    #[must_use]
    pub fn camp_of(&self, combatant: Combatant) -> Camp {
        match combatant {
            Combatant::Unit(unit) => self.camp(unit),
            Combatant::Elephant(marker) => self.camp(self.origin(marker)),
        }
    }

    /// Where a combatant stands.
    #[must_use]
    pub fn cell_of(&self, combatant: Combatant) -> Option<Cell> {
        match combatant {
            Combatant::Unit(unit) => self.cell(unit),
            Combatant::Elephant(marker) => self.loose(marker).map(|elephant| elephant.cell),
        }
    }

    /// The unit a panicking elephant ran from.
    ///
    /// # Panics
    /// When no such elephant is on the table.
    #[must_use]
    pub fn origin(&self, elephant: MarkerId) -> UnitId {
        self.loose(elephant).expect("only an elephant on the table is asked where it ran from").unit
    }

    /// Units of a camp that left the table by its exits, as victory counts them.
    #[must_use]
    pub fn exited(&self, camp: Camp) -> u8 {
        self.affairs.camp(camp).exited
    }

    /// A camp's officers who fight in the front rank now.
    pub fn front_rank(&self, camp: Camp) -> impl Iterator<Item = OfficerId> + Clone {
        let officers = self.officers;
        self.officers_of(camp).filter(move |id| officers[id.index()].marks.contains(OfficerMark::FrontRank))
    }

    /// A unit's type.
    #[must_use]
    pub fn troop(&self, unit: UnitId) -> &'static Troop {
        self.setup.unit(unit).troop
    }

    pub(crate) fn is(&self, unit: UnitId, mark: UnitMark) -> bool {
        self.units[unit.index()].marks.contains(mark)
    }

    /// A unit's traits of the moment: lost elephants carry nobody and frighten nobody (ELE-2).
    #[must_use]
    pub fn traits(&self, unit: UnitId) -> Traits {
        let mut traits = self.setup.unit(unit).traits;
        if self.is(unit, UnitMark::CarrierGone) {
            if traits.contains(Trait::ElephantDrawn) {
                traits |= Trait::Static;
            }
            traits -= Trait::OnElephants | Trait::ElephantBeasts | Trait::Animals;
        }
        if traits.contains(Trait::StaticWhenLast) && self.elements(unit) <= 1 {
            traits |= Trait::Static;
        }
        traits
    }

    pub(crate) fn has(&self, unit: UnitId, wanted: Trait) -> bool {
        self.traits(unit).contains(wanted)
    }

    /// Mounted, by the book's reading (UNI-3).
    #[must_use]
    pub fn is_mounted(&self, unit: UnitId) -> bool {
        self.book().is_mounted(self.troop(unit))
    }

    /// Who stands in a hex.
    #[must_use]
    pub fn unit_at(&self, cell: Cell) -> Option<UnitId> {
        if !self.affairs.ranks.may_hold(cell) {
            return None;
        }
        let index = self.units.iter().position(|unit| unit.cell == Some(cell))?;
        UnitId::new(index)
    }

    /// Another than this unit in a hex: a retreat may cross a friend.
    pub(crate) fn other_at(&self, cell: Cell, unit: UnitId) -> Option<UnitId> {
        if !self.affairs.ranks.may_hold(cell) {
            return None;
        }
        let mut found = self.unit_ids().filter(|other| *other != unit && self.cell(*other) == Some(cell));
        found.next()
    }

    /// The panicking elephant in a hex.
    #[must_use]
    pub fn elephant_at(&self, cell: Cell) -> Option<MarkerId> {
        if self.affairs.are_more_apart() {
            return self.elephant_anywhere_at(cell);
        }
        self.affairs.markers.at(cell)
    }

    /// A panicking elephant, if it is on the table.
    pub(crate) fn loose(&self, elephant: MarkerId) -> Option<Marker> {
        self.affairs.markers.get(elephant, self.spill)
    }

    /// Is surely no elephant on the loose? Known at a glance.
    pub(crate) fn is_nothing_loose(&self) -> bool {
        self.affairs.markers.is_empty() & !self.affairs.are_more_apart()
    }

    /// Does a hex burn?
    #[must_use]
    pub fn is_burning(&self, cell: Cell) -> bool {
        holds(&self.affairs.fires, cell) || self.affairs.are_more_apart() && self.is_burning_apart(cell)
    }

    #[cold]
    #[inline(never)]
    fn is_burning_apart(&self, cell: Cell) -> bool {
        self.spill.fires().contains(&Some(cell))
    }

    #[cold]
    #[inline(never)]
    fn elephant_anywhere_at(&self, cell: Cell) -> Option<MarkerId> {
        let mut there =
            Markers::ids(self.spill).filter(|id| self.loose(*id).is_some_and(|elephant| elephant.cell == cell));
        there.next()
    }

    /// Burning hexes by their places in a row: those kept in place, then those apart; some places may be empty.
    pub(crate) fn fires(&self) -> impl Iterator<Item = Option<Cell>> {
        self.affairs.fires[..FIRES].iter().chain(self.spill.fires()).copied()
    }

    /// The innermost question under way.
    pub(crate) fn top(&self) -> Frame {
        self.affairs.stack.top(self.spill)
    }

    /// Is this the elephant that is struck in its hex? Two that ran from one unit may share it (ELE-8): nobody can tell
    /// them apart, and a player names the hex.
    pub(crate) fn is_struck_first(&self, marker: MarkerId) -> bool {
        self.cell_of(Combatant::Elephant(marker)).is_some_and(|cell| self.elephant_at(cell) == Some(marker))
    }

    /// A camp's officers in a hex.
    pub fn officers_at(&self, cell: Cell, camp: Camp) -> impl Iterator<Item = OfficerId> + Clone {
        let officers = self.officers;
        self.officers_of(camp).filter(move |id| officers[id.index()].cell == Some(cell))
    }

    /// Command characters with a unit.
    pub(crate) fn officers_with(&self, unit: UnitId) -> u8 {
        let leads = |id: &OfficerId| self.setup.officer(*id).rank.commands();
        let count = self.cell(unit).map_or(0, |cell| self.officers_at(cell, self.camp(unit)).filter(leads).count());
        u8::try_from(count).unwrap_or(u8::MAX)
    }

    /// Is an officer alone in his hex?
    #[must_use]
    pub fn is_alone(&self, officer: OfficerId) -> bool {
        self.officer_cell(officer).is_some_and(|cell| self.unit_at(cell).is_none())
    }

    pub(crate) fn officer_is(&self, officer: OfficerId, mark: OfficerMark) -> bool {
        self.officers[officer.index()].marks.contains(mark)
    }

    /// A camp's general in chief, if he is on the table.
    #[must_use]
    pub fn general(&self, camp: Camp) -> Option<OfficerId> {
        let mut found = self
            .officers_of(camp)
            .filter(|id| self.setup.officer(*id).rank == Rank::GeneralInChief && self.officer_cell(*id).is_some());
        found.next()
    }

    pub(crate) fn leads_with(&self, officer: OfficerId, wanted: LeaderTrait) -> bool {
        self.setup.officer(officer).traits.contains(wanted)
    }

    /// Hexes from one to the other.
    #[must_use]
    #[inline]
    pub fn distance(&self, from: Cell, to: Cell) -> u32 {
        self.setup.board.distance(from, to)
    }

    /// The hexes around one.
    pub fn around(&self, cell: Cell) -> impl Iterator<Item = Cell> + Clone + 'a {
        self.setup.board.neighbours().of(cell)
    }

    /// The units around a hex.
    pub fn units_around(&self, cell: Cell) -> impl Iterator<Item = UnitId> + Clone + 'a {
        let view = *self;
        self.around(cell).filter_map(move |near| view.unit_at(near))
    }

    /// Where a camp's units stand.
    #[inline]
    pub(crate) fn ranks<const WORDS: usize>(&self, camp: Camp) -> Area<WORDS> {
        if WORDS == ORDINARY {
            self.affairs.ranks.of(camp).sized()
        } else {
            self.units_of(camp).filter_map(|unit| self.cell(unit)).collect()
        }
    }

    /// A camp's units around a hex, by their numbers.
    pub(crate) fn camp_around(&self, camp: Camp, cell: Cell) -> impl Iterator<Item = UnitId> {
        let near = by_sets!(self.tables, |sets| self.ranks(camp).meets(sets.ring(cell))).unwrap_or(true);
        let range = if near { self.tables.range_of(camp) } else { 0..0 };
        let first = range.start;
        self.units[range].iter().enumerate().filter_map(move |(index, state)| {
            let beside = state.cell.is_some_and(|at| self.distance(at, cell) == 1);
            let unit = UnitId::new(first + index)?;
            (beside && self.camp(unit) == camp).then_some(unit)
        })
    }

    /// Has this camp an enemy unit beside this hex? Officers alone and panicking elephants do not count.
    #[must_use]
    pub fn enemy_beside(&self, cell: Cell, camp: Camp) -> bool {
        let by_sets = by_sets!(self.tables, |sets| self.ranks(camp.opposite()).meets(sets.ring(cell)));
        by_sets.unwrap_or_else(|| self.units_around(cell).any(|unit| self.camp(unit) != camp))
    }

    /// Is a unit supported: beside two other friendly units, detachments apart (SUP-1, SUP-3)?
    #[must_use]
    pub fn is_supported(&self, unit: UnitId) -> bool {
        self.cell(unit).is_some_and(|cell| self.is_supported_at(unit, cell))
    }

    /// Would it be, if it stood in this hex?
    fn is_supported_at(&self, unit: UnitId, cell: Cell) -> bool {
        let camp = self.camp(unit);
        let needed = usize::from(self.book().support_neighbours);
        let by_sets = by_sets!(self.tables, |sets| {
            let ring = sets.ring(cell);
            let itself = self.cell(unit).is_some_and(|own| ring.holds(own));
            needed + usize::from(itself) <= self.ranks(camp).both(ring).count() as usize
        });
        let counted = by_sets.filter(|_| !self.tables.has(Part::Detachments));
        counted.unwrap_or_else(|| self.has_supporters(unit, cell))
    }

    /// The same, neighbour by neighbour.
    fn has_supporters(&self, unit: UnitId, cell: Cell) -> bool {
        let supports = |near: &UnitId| *near != unit && !self.setup.unit(*near).traits.contains(Trait::Detachment);
        let needed = usize::from(self.book().support_neighbours);
        self.camp_around(self.camp(unit), cell).filter(supports).take(needed).count() == needed
    }

    /// Do sets and neighbours say the same of a unit's support?
    pub(crate) fn is_supported_as_counted(&self, unit: UnitId, cell: Cell) -> bool {
        self.is_supported_at(unit, cell) == self.has_supporters(unit, cell)
    }

    /// Would a unit be supported if detachments, officers alone and panicking elephants counted (SUP-3)?
    pub(crate) fn would_be_supported(&self, unit: UnitId) -> bool {
        let Some(cell) = self.cell(unit).filter(|_| !self.is_supported(unit)) else { return false };
        let camp = self.camp(unit);
        let friends = self.around(cell).filter(|near| {
            let own = self.unit_at(*near).is_some_and(|other| self.camp(other) == camp);
            let elephant = self.elephant_at(*near).is_some_and(|id| self.camp_of(Combatant::Elephant(id)) == camp);
            own || elephant || self.officers_at(*near, camp).next().is_some()
        });
        usize::from(self.book().support_neighbours) <= friends.count()
    }

    /// Is a unit supported when attacked: infantry in habitations always is (SUP-2)?
    #[must_use]
    pub fn is_supported_as_target(&self, unit: UnitId) -> bool {
        self.cell(unit).is_some_and(|cell| self.is_supported_as_target_at(unit, cell))
    }

    /// Would it be, if it were attacked in this hex? An evader counts where it was (PRC-10).
    pub(crate) fn is_supported_as_target_at(&self, unit: UnitId, cell: Cell) -> bool {
        self.shelters_in_habitations_at(unit, cell) || self.is_supported_at(unit, cell)
    }

    pub(crate) fn shelters_in_habitations(&self, unit: UnitId) -> bool {
        self.cell(unit).is_some_and(|cell| self.shelters_in_habitations_at(unit, cell))
    }

    fn shelters_in_habitations_at(&self, unit: UnitId, cell: Cell) -> bool {
        let ground = self.book().ground(self.setup.board.footing(cell));
        self.troop(unit).arm == Arm::Infantry && ground.is(Quality::SupportsInfantry)
    }

    /// Units of a camp eliminated so far (VIC-2).
    #[must_use]
    pub fn eliminated(&self, camp: Camp) -> u8 {
        self.affairs.camp(camp).eliminated
    }

    /// The same, counted.
    pub(crate) fn count_eliminated(&self, camp: Camp) -> u8 {
        let gone =
            self.units_of(camp).filter(|id| self.setup.unit(*id).counts_for_victory() && self.elements(*id) == 0);
        u8::try_from(gone.count()).unwrap_or(u8::MAX)
    }
}

impl Standing for View<'_> {
    fn body(&self, cell: Cell) -> Option<Body> {
        if let Some(unit) = self.unit_at(cell) {
            let camp = self.camp(unit);
            let tall = self.troop(unit).arm == Arm::Elephants
                || self.has(unit, Trait::ElephantBeasts) && self.has(unit, Trait::Borne);
            return Some(if tall { Body::Elephants(camp) } else { Body::Troops(camp) });
        }
        if let Some(marker) = self.elephant_at(cell) {
            return Some(Body::Elephants(self.camp_of(Combatant::Elephant(marker))));
        }
        self.officers.iter().any(|officer| officer.cell == Some(cell)).then_some(Body::LoneOfficers)
    }

    fn burns(&self, cell: Cell) -> bool {
        self.is_burning(cell)
    }
}
