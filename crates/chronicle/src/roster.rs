//! Where everybody stands and what is left of them, followed event by event: a sentence says where from.

use battle::{Battle, Camp, Cell, Combatant, Event, MarkerId, OfficerId, Setup, UnitId, seat};
use rulebook::{Arm, Fighter, HitReading, Trait, Traits, Weight};

#[derive(Clone, Debug)]
struct Elephant {
    unit: Option<UnitId>,
    camp: Camp,
    cell: Cell,
    has_run: bool,
}

/// The table as it stands.
#[derive(Clone, Debug)]
pub(crate) struct Roster {
    units: Vec<(Option<Cell>, u8)>,
    officers: Vec<Option<Cell>>,
    front_rank: Vec<OfficerId>,
    elephants: Vec<Option<Elephant>>,
    /// Let loose and not yet run, the last on top.
    loose: Vec<usize>,
    pub(crate) active: Camp,
    pub(crate) turn: u8,
    pub(crate) exited: [u8; 2],
}

impl Roster {
    /// At the start of a battle.
    pub(crate) fn at_start(setup: &Setup) -> Self {
        Self {
            units: setup.units.iter().map(|unit| (unit.start.as_ref().ok().copied(), unit.elements)).collect(),
            officers: setup.officers.iter().map(|officer| officer.start.as_ref().ok().copied()).collect(),
            front_rank: Vec::new(),
            elephants: Vec::new(),
            loose: Vec::new(),
            active: setup.first,
            turn: 1,
            exited: [0; 2],
        }
    }

    /// In the middle of one.
    pub(crate) fn in_the_middle(battle: &Battle) -> Self {
        let view = battle.view();
        let mut roster = Self::at_start(battle.setup());
        roster.units = view.unit_ids().map(|unit| (view.cell(unit), view.elements(unit))).collect();
        roster.officers = view.officer_ids().map(|officer| view.officer_cell(officer)).collect();
        for (marker, camp, cell) in view.elephants() {
            roster.place_elephant(marker, Elephant { unit: None, camp, cell, has_run: false });
        }
        roster.active = view.active();
        roster.turn = view.turn();
        roster
    }

    pub(crate) fn cell(&self, unit: UnitId) -> Option<Cell> {
        self.units.get(unit.index()).and_then(|(cell, _)| *cell)
    }

    pub(crate) fn elements(&self, unit: UnitId) -> u8 {
        self.units.get(unit.index()).map_or(0, |(_, elements)| *elements)
    }

    pub(crate) fn officer_cell(&self, officer: OfficerId) -> Option<Cell> {
        self.officers.get(officer.index()).copied().flatten()
    }

    pub(crate) fn unit_at(&self, cell: Cell) -> Option<UnitId> {
        UnitId::new(self.units.iter().position(|(at, _)| *at == Some(cell))?)
    }

    /// A camp's officers in a hex.
    pub(crate) fn officers_at(&self, cell: Cell, camp: Camp, setup: &Setup) -> Vec<OfficerId> {
        let there = (0..).zip(&self.officers).filter(|(_, at)| **at == Some(cell));
        let known = there.filter_map(|(number, _)| OfficerId::new(number));
        known.filter(|officer| setup.officer(*officer).camp == camp).collect()
    }

    /// The officer in the front rank in a hex, else any in a front rank.
    pub(crate) fn leader_at(&self, cell: Option<Cell>) -> Option<OfficerId> {
        let here = self.front_rank.iter().find(|officer| cell.is_some() && self.officer_cell(**officer) == cell);
        here.or(self.front_rank.first()).copied()
    }

    pub(crate) fn elephant_cell(&self, marker: MarkerId) -> Option<Cell> {
        self.elephant(marker).map(|elephant| elephant.cell)
    }

    pub(crate) fn cell_of(&self, combatant: Combatant) -> Option<Cell> {
        match combatant {
            Combatant::Unit(unit) => self.cell(unit),
            Combatant::Elephant(marker) => self.elephant_cell(marker),
        }
    }

    pub(crate) fn camp_of(&self, combatant: Combatant, setup: &Setup) -> Camp {
        match combatant {
            Combatant::Unit(unit) => setup.unit(unit).camp,
            Combatant::Elephant(marker) => self.elephant(marker).map_or(self.active, |elephant| elephant.camp),
        }
    }

    /// The panicking elephant that runs next: the last let loose, else the active camp's first that has not run.
    pub(crate) fn next_to_run(&mut self) -> Option<MarkerId> {
        let waits = |one: &Option<Elephant>| one.as_ref().is_some_and(|one| !one.has_run && one.camp == self.active);
        let index = self.loose.pop().or_else(|| self.elephants.iter().position(waits))?;
        if let Some(elephant) = &mut self.elephants[index] {
            elephant.has_run = true;
        }
        MarkerId::new(index)
    }

    fn elephant(&self, marker: MarkerId) -> Option<&Elephant> {
        self.elephants.get(marker.index()).and_then(Option::as_ref)
    }

    fn place_elephant(&mut self, marker: MarkerId, elephant: Elephant) {
        if self.elephants.len() <= marker.index() {
            self.elephants.resize(marker.index() + 1, None);
        }
        self.elephants[marker.index()] = Some(elephant);
    }

    /// Enemy units a camp has eliminated, as victory counts them.
    pub(crate) fn eliminated_by(&self, camp: Camp, setup: &Setup) -> u8 {
        let lost = setup
            .units
            .iter()
            .zip(&self.units)
            .filter(|(unit, (_, elements))| unit.camp != camp && unit.counts_for_victory() && *elements == 0);
        u8::try_from(lost.count()).unwrap_or(u8::MAX)
    }

    /// A combatant as the rules see it when dice are read.
    pub(crate) fn fighter(&self, combatant: Combatant, at: Cell, setup: &Setup) -> Fighter {
        let ground = setup.board.footing(at);
        match combatant {
            Combatant::Unit(unit) => {
                let start = setup.unit(unit);
                let detached = start.traits.contains(Trait::Detachment);
                Fighter {
                    arm: start.troop.arm,
                    armour: if detached { Weight::VeryLight } else { start.troop.armour() },
                    traits: start.traits,
                    elements: self.elements(unit),
                    officers: u8::try_from(self.officers_at(at, start.camp, setup).len()).unwrap_or(u8::MAX),
                    ground,
                }
            }
            Combatant::Elephant(marker) => {
                let origin = self.elephant(marker).and_then(|elephant| elephant.unit);
                let by_colour = setup.book.hits == HitReading::ByColour;
                let armour = origin.filter(|_| by_colour).map_or(Weight::Medium, |unit| setup.unit(unit).troop.weight);
                Fighter { arm: Arm::Elephants, armour, traits: Traits::empty(), elements: 1, officers: 0, ground }
            }
        }
    }

    /// Where the one stands whom an event names.
    pub(crate) fn seat_of(&self, event: Event) -> Option<Cell> {
        match event {
            Event::UnitActivated { unit, .. }
            | Event::UnitDelayed { unit }
            | Event::OrderTook { unit, .. }
            | Event::Rallied { unit, .. }
            | Event::UnitStoodStill { unit }
            | Event::PlayedMarkerRemoved { unit }
            | Event::Evaded { unit, .. }
            | Event::ElementsLost { unit, .. }
            | Event::RetreatOwed { unit, .. }
            | Event::FollowedUp { unit, .. }
            | Event::FlagsIgnored { by: Combatant::Unit(unit), .. } => self.cell(unit),
            Event::OfficerActivated { officer, .. }
            | Event::OfficerSelected { officer, .. }
            | Event::OfficerFled { officer, .. }
            | Event::OfficerLost { officer, .. } => self.officer_cell(officer),
            _ => None,
        }
    }

    /// Follows one event.
    pub(crate) fn follow(&mut self, event: Event, setup: &Setup) {
        match event {
            Event::TurnBegan { camp, turn } => {
                self.active = camp;
                self.turn = turn;
                self.loose.clear();
                for elephant in self.elephants.iter_mut().flatten() {
                    elephant.has_run &= elephant.camp != camp;
                }
            }
            Event::UnitMoved { unit, to, .. } | Event::UnitEntered { unit, to, .. } => {
                self.units[unit.index()].0 = Some(to)
            }
            Event::UnitLeft { unit } => {
                self.units[unit.index()].0 = None;
                let start = setup.unit(unit);
                self.exited[seat(start.camp)] += u8::from(start.counts_for_victory());
            }
            Event::UnitDestroyed { unit } => self.units[unit.index()].0 = None,
            Event::ElementsLost { unit, lost, .. } => {
                let left = &mut self.units[unit.index()].1;
                *left = left.saturating_sub(lost);
            }
            Event::Rallied { unit, elements: more, .. } => self.units[unit.index()].1 += more,
            Event::Retreated { unit, to, .. } | Event::FollowedUp { unit, to, .. } | Event::Pursued { unit, to } => {
                self.relocate(unit, to, setup);
            }
            _ => self.follow_officers_and_elephants(event, setup),
        }
    }

    fn follow_officers_and_elephants(&mut self, event: Event, setup: &Setup) {
        match event {
            Event::OfficerMoved { officer, to }
            | Event::OfficerWentAlong { officer, to, .. }
            | Event::OfficerFled { officer, to }
            | Event::GeneralReplaced { officer, at: to } => self.officers[officer.index()] = Some(to),
            Event::OfficerLeft { officer } => self.officers[officer.index()] = None,
            Event::OfficerLost { officer, .. } => {
                self.officers[officer.index()] = None;
                self.front_rank.retain(|other| *other != officer);
            }
            Event::FrontRankTaken { officer } => self.front_rank.push(officer),
            Event::FrontRankLeft { officer } => self.front_rank.retain(|other| *other != officer),
            Event::ElephantReleased { elephant: marker, unit, at: cell, .. } => {
                let camp = setup.unit(unit).camp;
                self.place_elephant(marker, Elephant { unit: Some(unit), camp, cell, has_run: false });
                self.loose.push(marker.index());
            }
            Event::ElephantFled { elephant: marker, to } => {
                if let Some(Some(elephant)) = self.elephants.get_mut(marker.index()) {
                    elephant.cell = to;
                }
            }
            Event::ElephantRemoved { elephant: marker, .. } => {
                if let Some(elephant) = self.elephants.get_mut(marker.index()) {
                    *elephant = None;
                }
            }
            _ => {}
        }
    }

    /// A unit changes hex outside its move; its officers go with it (CHR-1).
    fn relocate(&mut self, unit: UnitId, to: Cell, setup: &Setup) {
        let from = self.units[unit.index()].0.replace(to);
        let camp = setup.unit(unit).camp;
        for (cell, officer) in self.officers.iter_mut().zip(&setup.officers) {
            if cell.is_some() && *cell == from && officer.camp == camp {
                *cell = Some(to);
            }
        }
    }
}
