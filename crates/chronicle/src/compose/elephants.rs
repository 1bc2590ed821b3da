//! Elephants out of hand.

use crate::chronicle::{Chronicle, News};
use crate::tale::{Deed, Gone, Tale};
use battle::{Camp, Cell, Combatant, MarkerId, Roll, UnitId};

impl News<'_> {
    /// Where a panicking elephant stands, and whose it is.
    fn elephant(&self, marker: MarkerId) -> (Cell, Camp) {
        let elephant = Combatant::Elephant(marker);
        let cell = self.before.cell_of(elephant).expect("an elephant runs and dies on the table");
        (cell, self.before.camp_of(elephant))
    }
}

impl Chronicle {
    pub(super) fn elephant_released(&mut self, unit: UnitId, news: News<'_>) {
        if let Some(Tale::Deeds { unit: told, deeds }) = self.last()
            && *told == unit
            && let Some(Deed::ReleasedElephants { count }) = deeds.last_mut()
        {
            *count += 1;
            return self.join(news);
        }
        self.deed(unit, Deed::ReleasedElephants { count: 1 }, news);
        // First the beast escapes, then those it carried walk.
        if let Some(Tale::Deeds { deeds, .. }) = self.last()
            && let [.., carrier @ Deed::LostCarrier, released] = deeds.as_mut_slice()
        {
            std::mem::swap(carrier, released);
        }
    }

    pub(super) fn flight_rolled(&mut self, roll: Roll, news: News<'_>) {
        let marker = news.before.concerned().elephant.expect("these dice are an elephant’s");
        let (from, camp) = news.elephant(marker);
        let run = Tale::ElephantRun { marker, from, roll: Some(roll), path: Vec::new() };
        self.begin(Some(camp), run, news, news.is_of_a_combat());
    }

    pub(super) fn elephant_fled(&mut self, marker: MarkerId, to: Cell, news: News<'_>) {
        if let Some(Tale::ElephantRun { marker: told, path, .. }) = self.last()
            && *told == marker
        {
            path.push(to);
            return self.join(news);
        }
        let (from, camp) = news.elephant(marker);
        self.go_on(camp, Tale::ElephantRun { marker, from, roll: None, path: vec![to] }, news);
    }

    /// Killed by whoever struck it, cut short by what bars its way, or at the end of its run.
    pub(super) fn elephant_removed(&mut self, marker: MarkerId, news: News<'_>) {
        let (cell, camp) = news.elephant(marker);
        let at_edge = self.backdrop.setup.board.grid().rows_to(cell, camp) == 0;
        let how = match news.before.combat() {
            Some(combat) if combat.target() == Combatant::Elephant(marker) => Gone::Killed,
            None if at_edge => Gone::OffTheTable,
            Some(_) | None => Gone::NoWay,
        };
        self.go_on(camp, Tale::ElephantGone { cell, how }, news);
    }
}
