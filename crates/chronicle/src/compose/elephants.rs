//! Elephants out of hand.

use crate::chronicle::Chronicle;
use crate::tale::{Deed, Gone, Tale};
use battle::{Cell, Combatant, Event, MarkerId, Roll, UnitId};
use rulebook::Clause;

impl Chronicle {
    pub(super) fn compose_elephant(&mut self, event: Event) {
        match event {
            Event::ElephantReleased { unit, .. } => self.elephant_released(unit, event),
            Event::CarrierLost { unit } => self.deed(unit, Deed::LostCarrier, event),
            Event::ElephantFled { elephant: marker, to } => self.elephant_fled(marker, to, event),
            Event::ElephantRemoved { elephant: marker, clause } => self.elephant_removed(marker, clause, event),
            _ => {}
        }
    }

    fn elephant_released(&mut self, unit: UnitId, event: Event) {
        if let Some(Tale::Deeds { unit: told, deeds }) = self.last()
            && *told == unit
            && let Some(Deed::ReleasedElephants { count }) = deeds.last_mut()
        {
            *count += 1;
            return self.join(event);
        }
        self.deed(unit, Deed::ReleasedElephants { count: 1 }, event);
        // First the beast escapes, then those it carried walk.
        if let Some(Tale::Deeds { deeds, .. }) = self.last()
            && let [.., carrier @ Deed::LostCarrier, released] = deeds.as_mut_slice()
        {
            std::mem::swap(carrier, released);
        }
    }

    pub(super) fn flight_rolled(&mut self, roll: Roll, event: Event) {
        let marker = self.roster.next_to_run();
        let from = marker.and_then(|marker| self.roster.elephant_cell(marker));
        let elephant = marker.map(Combatant::Elephant);
        let camp = elephant.map_or(self.roster.active, |one| self.roster.camp_of(one, &self.backdrop.setup));
        self.go_on(camp, Tale::ElephantRun { marker, from, roll: Some(roll), path: Vec::new() }, event);
    }

    fn elephant_fled(&mut self, marker: MarkerId, to: Cell, event: Event) {
        if let Some(Tale::ElephantRun { marker: told, path, .. }) = self.last()
            && *told == Some(marker)
        {
            path.push(to);
            return self.join(event);
        }
        let from = self.roster.elephant_cell(marker);
        let camp = self.roster.camp_of(Combatant::Elephant(marker), &self.backdrop.setup);
        let run = Tale::ElephantRun { marker: Some(marker), from, roll: None, path: vec![to] };
        self.go_on(camp, run, event);
    }

    /// Off the table, or nowhere to go, in the middle of its run; killed otherwise.
    fn elephant_removed(&mut self, marker: MarkerId, clause: Clause, event: Event) {
        let elephant = Combatant::Elephant(marker);
        let camp = self.roster.camp_of(elephant, &self.backdrop.setup);
        let cell = self.roster.elephant_cell(marker);
        let at_edge = cell.is_some_and(|cell| self.backdrop.setup.board.grid().rows_to(cell, camp) == 0);
        let runs = matches!(self.last(), Some(Tale::ElephantRun { marker: told, .. }) if *told == Some(marker));
        let attacked = self.fights.iter().any(|fight| fight.target == elephant);
        let how = match (clause, runs, at_edge) {
            (Clause::PanicProcedure, ..) | (_, true, false) => Gone::NoWay,
            (_, false, _) if attacked => Gone::Killed,
            (_, _, true) => Gone::OffTheTable,
            (_, false, false) => Gone::NoWay,
        };
        self.go_on(camp, Tale::ElephantGone { cell, how }, event);
    }
}
