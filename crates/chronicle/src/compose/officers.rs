//! Officers in danger, and those who take their place.

use crate::chronicle::{Chronicle, News};
use crate::tale::Tale;
use battle::{Cell, Event, OfficerId, Roll};
use rulebook::Clause;

impl Chronicle {
    pub(super) fn officer_fled(&mut self, officer: OfficerId, to: Cell, news: News<'_>) {
        let with = news.before.unit_at(to);
        self.go_on(self.officer_camp(officer), Tale::OfficerFled { officer, to, with }, news);
        self.stands(news.before.officer_cell(officer));
    }

    pub(super) fn officer_lost(&mut self, officer: OfficerId, clause: Clause, news: News<'_>) {
        // He gives up his place to the general who returns: that is told with the return.
        if clause == Clause::WithoutGeneral {
            return self.ahead.push(news.event);
        }
        if let Some(Tale::FrontRankTest { officer: tested, lost, .. }) = self.last()
            && *tested == officer
        {
            *lost = true;
            self.join(news);
        } else {
            self.go_on(self.officer_camp(officer), Tale::OfficerLost { officer }, news);
        }
        self.stands(news.before.officer_cell(officer));
    }

    pub(super) fn general_replaced(&mut self, general: OfficerId, at: Cell, news: News<'_>) {
        let gave_way =
            |event: &Event| if let Event::OfficerLost { officer, .. } = event { Some(*officer) } else { None };
        let replaced = self.ahead.iter().find_map(gave_way);
        self.open(self.officer_camp(general), Tale::GeneralReplaced { general, at, replaced }, news);
    }

    pub(super) fn front_rank_rolled(&mut self, roll: Roll, news: News<'_>) {
        let officer = news.before.concerned().officer.expect("an officer is tested");
        self.go_on(self.officer_camp(officer), Tale::FrontRankTest { officer, roll, lost: false }, news);
    }
}
