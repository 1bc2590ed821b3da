//! Officers in danger, and those who take their place.

use crate::chronicle::Chronicle;
use crate::tale::Tale;
use battle::{Event, OfficerId, Roll};
use rulebook::Clause;

impl Chronicle {
    pub(super) fn compose_officer(&mut self, event: Event) {
        match event {
            Event::OfficerFled { officer, to } => {
                let with = self.roster.unit_at(to);
                self.go_on(self.officer_camp(officer), Tale::OfficerFled { officer, to, with }, event);
            }
            Event::OfficerLost { officer, clause } => self.officer_lost(officer, clause, event),
            Event::GeneralReplaced { officer: general, at } => {
                let replaced = self.replaced.take();
                self.open(self.officer_camp(general), Tale::GeneralReplaced { general, at, replaced }, event);
            }
            _ => {}
        }
    }

    fn officer_lost(&mut self, officer: OfficerId, clause: Clause, event: Event) {
        // He gives up his place to the general who returns: that is told with the return.
        if clause == Clause::WithoutGeneral {
            self.replaced = Some(officer);
            self.ahead.push(event);
            return;
        }
        if let Some(Tale::FrontRankTest { officer: tested, lost, .. }) = self.last()
            && *tested == officer
        {
            *lost = true;
            return self.join(event);
        }
        self.go_on(self.officer_camp(officer), Tale::OfficerLost { officer }, event);
    }

    /// The officer tested led the unit that lost elements last.
    pub(super) fn front_rank_rolled(&mut self, roll: Roll, event: Event) {
        let cell = self.struck.and_then(|(unit, cell)| self.roster.cell(unit).or(cell));
        match self.roster.leader_at(cell) {
            Some(officer) => {
                let test = Tale::FrontRankTest { officer, roll, lost: false };
                self.go_on(self.officer_camp(officer), test, event);
            }
            None => self.join(event),
        }
    }
}
