//! What follows from a set-up, worked out once and shared by every copy of the battle.

use crate::activation::{ArmGroup, arm_groups};
use crate::combat::retreat::may_cross;
use crate::movement::ground::{Paths, Walker, lets_pass};
use crate::sets::Sets;
use crate::setup::{Setup, seat};
use crate::sight::lines::Lines;
use crate::{Camp, OfficerId, UnitId};
use enumset::{EnumSet, EnumSetType};
use rulebook::{Trait, Traits};
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
    /// What follows for sets of hexes.
    pub(crate) sets: Sets,
    /// Each unit as a walker, whatever it was ordered.
    walkers: Vec<Walker>,
    /// The friends each unit may pass.
    passes: Vec<Vec<UnitId>>,
    /// Those it may cross in retreat.
    crosses: Vec<Vec<UnitId>>,
    /// The first and the last of a camp's units, and whoever is numbered between them.
    ranges: [Range<usize>; 2],
    /// The activations each unit may be part of.
    arm_groups: Vec<EnumSet<ArmGroup>>,
    /// Who takes part that a rule looks for.
    parts: EnumSet<Part>,
}

/// Somebody who takes part, and whom a rule looks for only then.
#[derive(Debug, EnumSetType)]
pub(crate) enum Part {
    /// Whoever comes on later (MOV-12).
    Reinforcements,
    /// Wagons, that make a fort (MOD-8).
    Wagons,
    /// Detachments, who support nobody (SUP-3).
    Detachments,
    /// Camels or elephants, that frighten other animals (MOD-5, MOD-6).
    Beasts,
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
        let numbered = (0..).zip(&setup.units).map(|(number, unit)| (UnitId(number), unit));
        let walkers: Vec<Walker> = numbered.map(|(id, unit)| Walker::of(&setup.book, id, unit)).collect();
        let friends = |walker: &Walker| {
            let itself = walker.unit;
            units[seat(walker.camp)].iter().copied().filter(move |friend| Some(*friend) != itself)
        };
        let passed = |walker: &Walker| friends(walker).filter(|friend| lets_pass(setup, *walker, *friend)).collect();
        let crossed = |walker: &Walker| {
            let crosses = |friend: &UnitId| walker.unit.is_some_and(|unit| may_cross(setup, unit, *friend));
            friends(walker).filter(crosses).collect()
        };
        let paths = Paths::new(&setup.book, &setup.board);
        Self {
            ranges: units.each_ref().map(|units| range(units)),
            sets: Sets::new(setup, &paths, &walkers),
            passes: walkers.iter().map(passed).collect(),
            crosses: walkers.iter().map(crossed).collect(),
            walkers,
            paths,
            lines: OnceLock::new(),
            units,
            officers: [Camp::North, Camp::South].map(officers),
            arm_groups: setup.units.iter().map(arm_groups).collect(),
            parts: parts(setup),
        }
    }

    /// The activations a unit may be part of (ACT-4).
    pub(crate) fn arm_groups(&self, unit: UnitId) -> EnumSet<ArmGroup> {
        self.arm_groups[unit.index()]
    }

    /// Does anybody of this kind take part?
    pub(crate) fn has(&self, part: Part) -> bool {
        self.parts.contains(part)
    }

    /// A unit as a walker, whatever it was ordered.
    pub(crate) fn walker(&self, unit: UnitId) -> Walker {
        self.walkers[unit.index()]
    }

    /// The friends a unit may pass (MOV-3, MOV-3b).
    pub(crate) fn passes(&self, unit: UnitId) -> &[UnitId] {
        &self.passes[unit.index()]
    }

    /// The friends a unit may cross in retreat (RET-4).
    pub(crate) fn crosses(&self, unit: UnitId) -> &[UnitId] {
        &self.crosses[unit.index()]
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

fn parts(setup: &Setup) -> EnumSet<Part> {
    let bears = |traits: Traits| setup.units.iter().any(|unit| !unit.traits.is_disjoint(traits));
    let later = setup.units.iter().any(|unit| unit.start.is_err())
        || setup.officers.iter().any(|officer| officer.start.is_err());
    let here = |part: &Part| match part {
        Part::Reinforcements => later,
        Part::Wagons => bears(Trait::OnWagons.into()),
        Part::Detachments => bears(Trait::Detachment.into()),
        Part::Beasts => bears(Trait::Camels | Trait::ElephantBeasts),
    };
    EnumSet::all().iter().filter(here).collect()
}
