//! The movement phase: moves told together, officers with the units they go along with.

use crate::chronicle::{Chronicle, News};
use crate::tale::{Move, Tale};
use battle::{Camp, Cell, Command, OfficerId, Pace, UnitId};

impl Chronicle {
    pub(super) fn unit_moved(&mut self, unit: UnitId, to: Cell, pace: Pace, news: News<'_>) {
        let from = news.before.cell(unit).unwrap_or(to);
        let route = news.before.way_of(Command::Move { unit, to, pace, past: None });
        let way = route.map_or_else(|| vec![to], |route| route.hexes().collect());
        self.moved(self.camp(unit), Move::March { unit, from, to, pace, along: Vec::new(), way }, news);
    }

    pub(super) fn unit_entered(&mut self, unit: UnitId, to: Cell, news: News<'_>) {
        self.moved(self.camp(unit), Move::Enter { unit, to, along: Vec::new() }, news);
    }

    pub(super) fn unit_left(&mut self, unit: UnitId, news: News<'_>) {
        let from = news.before.cell(unit);
        self.moved(self.camp(unit), Move::Leave { unit, from, along: Vec::new() }, news);
    }

    pub(super) fn officer_moved(&mut self, officer: OfficerId, to: Cell, news: News<'_>) {
        let from = news.before.officer_cell(officer);
        self.moved(self.officer_camp(officer), Move::Officer { officer, from, to }, news);
    }

    pub(super) fn stood_still(&mut self, unit: UnitId, news: News<'_>) {
        if let Some(Tale::WagonForts(units)) = self.last() {
            units.push(unit);
            self.join(news);
        } else {
            self.open(self.camp(unit), Tale::WagonForts(vec![unit]), news);
        }
        self.stands(news.before.cell(unit));
    }

    fn moved(&mut self, camp: Camp, one: Move, news: News<'_>) {
        if let Some(Tale::Moves(moves)) = self.last() {
            moves.push(one);
            return self.join(news);
        }
        self.open(camp, Tale::Moves(vec![one]), news);
    }

    pub(super) fn went_along(&mut self, officer: OfficerId, news: News<'_>) {
        let moves = self.entries.iter_mut().rev().find_map(|entry| match &mut entry.tale {
            Tale::Moves(moves) => Some(moves),
            _ => None,
        });
        if let Some(along) = moves.and_then(|moves| moves.last_mut()).and_then(Move::along_mut) {
            along.push(officer);
        }
        self.join(news);
    }

    /// With a unit that just left from the same hex, or on his own.
    pub(super) fn officer_left(&mut self, officer: OfficerId, news: News<'_>) {
        let from = news.before.officer_cell(officer);
        if let Some(Tale::Moves(moves)) = self.last()
            && let Some(Move::Leave { from: left, along, .. }) = moves.last_mut()
            && *left == from
        {
            along.push(officer);
            return self.join(news);
        }
        self.moved(self.officer_camp(officer), Move::OfficerLeaves { officer, from }, news);
    }

    pub(super) fn marker_removed(&mut self, unit: UnitId, news: News<'_>) {
        if let Some(Tale::PlayedMarkers(units)) = self.last() {
            units.push(unit);
            self.join(news);
        } else {
            self.open(self.camp(unit), Tale::PlayedMarkers(vec![unit]), news);
        }
        self.stands(news.before.cell(unit));
    }
}
