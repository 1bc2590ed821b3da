//! What follows from a set-up, worked out once and shared by every copy of the battle.

use crate::activation::{ArmGroup, arm_groups};
use crate::movement::ground::Paths;
use crate::occupied::Occupied;
use crate::setup::{Setup, seat};
use crate::sight::lines::Lines;
use crate::{Camp, OfficerId, UnitId};
use enumset::EnumSet;
use hexes::Cell;
use rulebook::Trait;
use std::ops::Range;
use std::sync::OnceLock;

/// What follows from a set-up.
#[derive(Debug)]
pub(crate) struct Tables {
    pub(crate) paths: Paths,
    /// Lines of sight, if somebody has asked for them beforehand.
    pub(crate) lines: OnceLock<Lines>,
    units: [Vec<UnitId>; 2],
    officers: [Vec<OfficerId>; 2],
    /// The hexes around each hex.
    rings: Vec<Occupied>,
    /// The first and the last of a camp's units, and whoever is numbered between them.
    ranges: [Range<usize>; 2],
    /// The activations each unit may be part of.
    arm_groups: Vec<EnumSet<ArmGroup>>,
    /// Do camels or elephants take part, that frighten other animals (MOD-5, MOD-6)?
    pub(crate) with_beasts: bool,
}

impl Tables {
    pub(crate) fn new(setup: &Setup) -> Self {
        let units = |camp| -> Vec<UnitId> {
            let own = setup.units.iter().enumerate().filter(move |(_, unit)| unit.camp == camp);
            own.filter_map(|(number, _)| UnitId::new(number)).collect()
        };
        let officers = |camp| {
            let own = setup.officers.iter().enumerate().filter(move |(_, officer)| officer.camp == camp);
            own.filter_map(|(number, _)| OfficerId::new(number)).collect()
        };
        let units = [Camp::North, Camp::South].map(units);
        Self {
            rings: setup.board.grid().cells().map(|cell| setup.board.neighbours().of(cell).collect()).collect(),
            ranges: units.each_ref().map(|units| range(units)),
            paths: Paths::new(&setup.book, &setup.board),
            lines: OnceLock::new(),
            units,
            officers: [Camp::North, Camp::South].map(officers),
            arm_groups: setup.units.iter().map(arm_groups).collect(),
            with_beasts: setup.units.iter().any(|unit| !unit.traits.is_disjoint(Trait::Camels | Trait::ElephantBeasts)),
        }
    }

    /// The activations a unit may be part of (ACT-4).
    pub(crate) fn arm_groups(&self, unit: UnitId) -> EnumSet<ArmGroup> {
        self.arm_groups[unit.index()]
    }

    /// The hexes around a hex.
    pub(crate) fn ring(&self, cell: Cell) -> &Occupied {
        &self.rings[cell.index()]
    }

    /// Where a camp's units stand in the set-up, somebody else's perhaps among them.
    pub(crate) fn range_of(&self, camp: Camp) -> Range<usize> {
        self.ranges[seat(camp)].clone()
    }

    /// A camp's units.
    pub(crate) fn units_of(&self, camp: Camp) -> &[UnitId] {
        &self.units[seat(camp)]
    }

    /// A camp's officers.
    pub(crate) fn officers_of(&self, camp: Camp) -> &[OfficerId] {
        &self.officers[seat(camp)]
    }
}

/// From the first of these to the last.
fn range(units: &[UnitId]) -> Range<usize> {
    let first = units.first().map_or(0, |unit| unit.index());
    first..units.last().map_or(first, |unit| unit.index() + 1)
}
