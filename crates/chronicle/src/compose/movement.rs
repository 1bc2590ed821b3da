//! The movement phase: moves told together, officers with the units they go along with.

use crate::chronicle::Chronicle;
use crate::tale::{Move, Tale};
use battle::{Camp, Event, OfficerId, UnitId};

impl Chronicle {
    pub(super) fn compose_movement(&mut self, event: Event) {
        match event {
            Event::UnitMoved { unit, to, pace, .. } => {
                let from = self.roster.cell(unit).unwrap_or(to);
                self.moved(self.camp(unit), Move::March { unit, from, to, pace, along: Vec::new() }, event);
            }
            Event::UnitEntered { unit, to, .. } => {
                self.moved(self.camp(unit), Move::Enter { unit, to, along: Vec::new() }, event);
            }
            Event::UnitLeft { unit } => {
                let from = self.roster.cell(unit);
                self.moved(self.camp(unit), Move::Leave { unit, from, along: Vec::new() }, event);
            }
            Event::OfficerMoved { officer, to } => {
                let from = self.roster.officer_cell(officer);
                self.moved(self.officer_camp(officer), Move::Officer { officer, from, to }, event);
            }
            Event::OfficerWentAlong { officer, .. } => self.went_along(officer, event),
            Event::OfficerLeft { officer } => self.officer_left(officer, event),
            Event::UnitStoodStill { unit } => {
                if let Some(Tale::WagonForts(units)) = self.last() {
                    units.push(unit);
                    return self.join(event);
                }
                self.open(self.camp(unit), Tale::WagonForts(vec![unit]), event);
            }
            Event::PlayedMarkerRemoved { unit } => self.marker_removed(unit, event),
            _ => {}
        }
    }

    fn moved(&mut self, camp: Camp, one: Move, event: Event) {
        if let Some(Tale::Moves(moves)) = self.last() {
            moves.push(one);
            return self.join(event);
        }
        self.open(camp, Tale::Moves(vec![one]), event);
    }

    fn went_along(&mut self, officer: OfficerId, event: Event) {
        let moves = self.entries.iter_mut().rev().find_map(|entry| match &mut entry.tale {
            Tale::Moves(moves) => Some(moves),
            _ => None,
        });
        if let Some(along) = moves.and_then(|moves| moves.last_mut()).and_then(Move::along_mut) {
            along.push(officer);
        }
        self.join(event);
    }

    /// With a unit that just left from the same hex, or on his own.
    fn officer_left(&mut self, officer: OfficerId, event: Event) {
        let from = self.roster.officer_cell(officer);
        if let Some(Tale::Moves(moves)) = self.last()
            && let Some(Move::Leave { from: left, along, .. }) = moves.last_mut()
            && *left == from
        {
            along.push(officer);
            return self.join(event);
        }
        self.moved(self.officer_camp(officer), Move::OfficerLeaves { officer, from }, event);
    }

    fn marker_removed(&mut self, unit: UnitId, event: Event) {
        if let Some(Tale::PlayedMarkers(units)) = self.last() {
            units.push(unit);
            return self.join(event);
        }
        self.open(self.camp(unit), Tale::PlayedMarkers(vec![unit]), event);
    }
}
