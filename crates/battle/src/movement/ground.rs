//! What the ground does to a step, and who may pass whom.

use super::reach::Passage;
use crate::setup::{Setup, UnitSetup};
use crate::state::UnitMark;
use crate::{Board, Camp, OfficerId, UnitId, View};
use enumset::{EnumSet, EnumSetType};
use hexes::{Cell, Direction};
use rulebook::{
    Arm, Barred, LeaderTrait, Passing, Quality, Rulebook, Terrain, TerrainEntry, TerrainRow, Trait, Weight,
};

/// What one step does to a move (MOV-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Footstep {
    /// Nothing.
    Free,
    /// It ends there.
    Stop,
    /// At most so many hexes in all.
    AtMost(u8),
}

/// What sets a walker apart.
#[derive(Debug, EnumSetType)]
#[enumset(repr = "u8")]
pub(crate) enum Gait {
    /// Mounted, by the book's reading.
    Mounted,
    /// On camels.
    Camels,
    /// Difficult terrain as clear, for a while (woodsmen).
    Woodsman,
    /// An officer alone: rough ground does not slow him (MOV-10), friends let him through.
    Officer,
    /// In a vehicle, which rough ground slows (MOV-10).
    Vehicle,
    /// Nobody is in its way: to tell what bars a move, units or ground.
    Ghost,
}

/// Who walks, as the ground sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Walker {
    pub(crate) camp: Camp,
    pub(crate) arm: Arm,
    pub(crate) gait: EnumSet<Gait>,
    /// The unit itself, which is not in its own way.
    pub(crate) unit: Option<UnitId>,
}

impl Walker {
    pub(crate) fn is(self, gait: Gait) -> bool {
        self.gait.contains(gait)
    }

    /// Does difficult ground slow it? Not an officer alone, unless he rides in a vehicle (MOV-10).
    pub(crate) fn is_slowed(self) -> bool {
        !self.is(Gait::Officer) || self.is(Gait::Vehicle)
    }
}

impl View<'_> {
    /// A unit as a walker.
    pub(crate) fn walker(&self, unit: UnitId) -> Walker {
        let mut walker = self.tables.walker(unit);
        if self.is(unit, UnitMark::Woodsmen) {
            walker.gait |= Gait::Woodsman;
        }
        walker
    }

    /// An officer alone as a walker.
    pub(crate) fn walking_officer(&self, officer: OfficerId) -> Walker {
        let vehicle = self.leads_with(officer, LeaderTrait::InVehicle);
        let gait = if vehicle { Gait::Officer | Gait::Vehicle } else { Gait::Officer.into() };
        Walker { camp: self.setup.officer(officer).camp, arm: Arm::Infantry, gait, unit: None }
    }

    /// A panicking elephant as a walker.
    pub(crate) fn running_elephant(&self, camp: Camp) -> Walker {
        let mounted = self.book().elephant_rank == rulebook::ElephantRank::Mounted;
        let gait = if mounted { Gait::Mounted.into() } else { EnumSet::empty() };
        Walker { camp, arm: Arm::Elephants, gait, unit: None }
    }

    /// Does a fire keep everybody out of a hex (TER-FIRE)?
    pub(crate) fn fire_bars(&self, cell: Cell) -> bool {
        self.is_burning(cell) && self.book().ground(Terrain::Fire).entry == TerrainEntry::Never
    }

    /// What a step into a neighbour does; `None` if the ground or a fire forbids it.
    pub(crate) fn footstep(&self, walker: Walker, from: Cell, direction: Direction, to: Cell) -> Option<Footstep> {
        if self.fire_bars(to) {
            return None;
        }
        self.tables.paths.footstep(walker, from, direction)
    }

    /// May the walker be in a neighbour at all: retreats, follow-ups and flights know no slowing (RET-3)?
    pub(crate) fn may_step(&self, walker: Walker, from: Cell, to: Cell) -> bool {
        let direction = self.setup.board.neighbours().direction(from, to);
        direction.is_some_and(|direction| self.footstep(walker, from, direction, to).is_some())
    }

    /// Who is in the way of a move (MOV-2, MOV-3, MOV-3b)? When all is calm no elephant is looked for.
    pub(crate) fn passage(&self, walker: Walker, cell: Cell, calm: bool) -> Passage {
        if !calm && self.elephant_at(cell).is_some() {
            return Passage::Barred;
        }
        let Some(unit) = self.unit_at(cell) else {
            // An officer alone passes an enemy officer, and does not stay with him (PRC-15).
            let met = walker.is(Gait::Officer) && self.officers_at(cell, walker.camp.opposite()).next().is_some();
            return if met { Passage::Through } else { Passage::Free };
        };
        if Some(unit) == walker.unit || walker.is(Gait::Ghost) {
            return Passage::Free;
        }
        if self.camp(unit) != walker.camp {
            return Passage::Barred;
        }
        if walker.is(Gait::Officer) {
            // He may join a friend as well as pass him.
            return Passage::Free;
        }
        if lets_pass(self.setup, walker, unit) { Passage::Through } else { Passage::Barred }
    }
}

/// Does a friend let a walker pass (MOV-3, MOV-3b)?
pub(crate) fn lets_pass(setup: &Setup, walker: Walker, friend: UnitId) -> bool {
    let light = |unit: UnitId| is_light(setup.unit(unit));
    match setup.book.passing {
        Passing::ThroughGuns => {
            setup.unit(friend).troop.arm == Arm::Artillery
                && matches!(walker.arm, Arm::Infantry | Arm::Cavalry | Arm::Camelry)
        }
        Passing::ThroughLightTroops => light(friend) || walker.unit.is_some_and(light),
    }
}

/// Light or very light, guns by their class.
pub(crate) fn is_light(unit: &UnitSetup) -> bool {
    unit.troop.weight <= Weight::Light || unit.traits.contains(Trait::Detachment)
}

/// Kinds of walkers the ground tells apart.
pub(crate) const KINDS: usize = 8;

impl Walker {
    /// A unit, whatever it was ordered.
    pub(crate) fn of(book: &Rulebook, id: UnitId, unit: &UnitSetup) -> Self {
        let mut gait = EnumSet::empty();
        if book.is_mounted(unit.troop) {
            gait |= Gait::Mounted;
        }
        if !unit.traits.is_disjoint(Trait::Camels | Trait::OnCamels) {
            gait |= Gait::Camels;
        }
        Self { camp: unit.camp, arm: unit.troop.arm, gait, unit: Some(id) }
    }

    /// An officer alone, in no vehicle.
    pub(crate) fn riding_alone() -> Self {
        Self { camp: Camp::South, arm: Arm::Infantry, gait: Gait::Officer.into(), unit: None }
    }

    /// Which kind.
    pub(crate) fn kind(self) -> usize {
        let camels = usize::from(self.is(Gait::Camels));
        match self.arm {
            Arm::Artillery => 2 + camels,
            Arm::Elephants => 4,
            Arm::Infantry | Arm::Cavalry | Arm::Camelry | Arm::Chariotry if self.is(Gait::Mounted) => 6 + camels,
            Arm::Infantry | Arm::Cavalry | Arm::Camelry | Arm::Chariotry => camels,
        }
    }

    /// A walker of each kind.
    fn of_kind(kind: usize) -> Self {
        let mut gait = EnumSet::empty();
        if kind % 2 == 1 {
            gait |= Gait::Camels;
        }
        let arm = match kind {
            2 | 3 => Arm::Artillery,
            4 | 5 => Arm::Elephants,
            6 | 7 => {
                gait |= Gait::Mounted;
                Arm::Cavalry
            }
            _ => Arm::Infantry,
        };
        Self { camp: Camp::South, arm, gait, unit: None }
    }
}

/// What every step on a board does to every kind of walker, worked out once per battle.
#[derive(Clone, Debug)]
pub(crate) struct Paths {
    steps: [Vec<[Option<Footstep>; 6]>; KINDS],
}

impl Paths {
    pub(crate) fn new(book: &Rulebook, board: &Board) -> Self {
        let of_kind = |kind| {
            let walker = Walker::of_kind(kind);
            let around = |cell| Direction::ALL.map(|direction| worked_out(book, board, walker, cell, direction));
            board.grid().cells().map(around).collect()
        };
        Self { steps: std::array::from_fn(of_kind) }
    }

    /// What every step does to a walker.
    pub(crate) fn of(&self, walker: Walker) -> Steps<'_> {
        Steps { steps: &self.steps[walker.kind()], slowed: walker.is_slowed() }
    }

    /// What one step does.
    pub(crate) fn footstep(&self, walker: Walker, from: Cell, direction: Direction) -> Option<Footstep> {
        self.of(walker).footstep(from, direction)
    }
}

/// What every step on a board does to one walker.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Steps<'a> {
    steps: &'a [[Option<Footstep>; 6]],
    /// An officer alone is never slowed (MOV-10).
    slowed: bool,
}

impl Steps<'_> {
    /// What one step does.
    pub(crate) fn footstep(self, from: Cell, direction: Direction) -> Option<Footstep> {
        let footstep = self.steps[from.index()][direction.index()]?;
        Some(if self.slowed { footstep } else { Footstep::Free })
    }
}

/// What a step does by the ground alone (MOV-13): a road is as clear, a work on the side adds its own.
pub(super) fn worked_out(
    book: &Rulebook,
    board: &Board,
    walker: Walker,
    from: Cell,
    direction: Direction,
) -> Option<Footstep> {
    let to = board.neighbours().toward(from, direction)?;
    if board.road(from, direction) {
        return Some(Footstep::Free);
    }
    let mut footstep = entry(walker, book.ground(board.footing(to)))?;
    if let Some(side) = board.side(from, direction) {
        let across = entry(walker, book.ground(side.kind))?;
        if across == Footstep::Stop {
            footstep = Footstep::Stop;
        }
    }
    Some(footstep)
}

/// What a row of the terrain table does to a walker off the road; `None` if it keeps him out.
pub(crate) fn entry(walker: Walker, row: &TerrainRow) -> Option<Footstep> {
    let barred = |who| row.barred.contains(who);
    let artillery = walker.arm == Arm::Artillery;
    let elephants = walker.arm == Arm::Elephants;
    if artillery && barred(Barred::Artillery)
        || walker.is(Gait::Mounted) && !elephants && barred(Barred::Mounted)
        || elephants && barred(Barred::Elephants)
    {
        return None;
    }
    match row.entry {
        TerrainEntry::Never => None,
        TerrainEntry::Stop | TerrainEntry::AtMost(_) if walker.is(Gait::Camels) && row.is(Quality::CamelsFree) => {
            Some(Footstep::Free)
        }
        TerrainEntry::Free => Some(Footstep::Free),
        TerrainEntry::Stop => Some(Footstep::Stop),
        TerrainEntry::AtMost(most) => Some(Footstep::AtMost(most)),
    }
}
