//! What befalls a unit in combat, and what it does next: one sentence as long as it is about the same unit.

use crate::chronicle::Chronicle;
use crate::tale::{Deed, Tale};
use battle::{Cell, Combatant, Command, Event, Roll, UnitId};
use rulebook::Clause;

impl Chronicle {
    pub(super) fn compose_fate(&mut self, event: Event) {
        match event {
            Event::Evaded { unit, .. } => {
                if let Some(fight) = self.fights.last_mut() {
                    fight.evaded = true;
                }
                self.deed(unit, Deed::Evaded { path: Vec::new(), crossed: Vec::new() }, event);
            }
            Event::ElementsLost { unit, lost, clause } => self.elements_lost(unit, lost, clause, event),
            Event::FlagsIgnored { by: combatant, flags: ignored } => self.flags_ignored(combatant, ignored, event),
            Event::RetreatOwed { unit, hexes: owed, .. } => {
                self.retreating = Some(unit);
                self.deed(unit, Deed::Retreated { owed, path: Vec::new(), crossed: Vec::new() }, event);
            }
            Event::Retreated { unit, to, .. } => self.stepped_back(unit, Some(to), None, event),
            Event::Crossed { unit, at: cell } => {
                let friend = self.roster.unit_at(cell);
                self.stepped_back(unit, None, friend, event);
            }
            Event::DebtIncurred { unit, .. } => self.deed(unit, Deed::Indebted, event),
            Event::FollowedUp { unit, to, .. } => {
                let forced = self.forced == Some(Command::FollowUp { yes: true });
                self.deed(unit, Deed::FollowedUp { to, forced }, event);
            }
            // Who stays where he followed up pursues nobody.
            Event::Pursued { unit, to } if self.roster.cell(unit) == Some(to) => self.join(event),
            Event::Pursued { unit, to } => self.deed(unit, Deed::Pursued { to }, event),
            _ => {}
        }
    }

    /// Adds to what is told of a unit, or begins to tell of it.
    pub(super) fn deed(&mut self, unit: UnitId, deed: Deed, event: Event) {
        match self.last() {
            Some(Tale::Deeds { unit: told, deeds }) if *told == unit => {
                deeds.push(deed);
                self.join(event);
            }
            _ => self.go_on(self.camp(unit), Tale::Deeds { unit, deeds: vec![deed] }, event),
        }
    }

    fn elements_lost(&mut self, unit: UnitId, lost: u8, clause: Clause, event: Event) {
        self.struck = Some((unit, self.roster.cell(unit)));
        let left = self.roster.elements(unit).saturating_sub(lost);
        if let Some(Tale::Burst { unit: tested, lost: told, .. } | Tale::Desertion { unit: tested, lost: told, .. }) =
            self.last()
            && *tested == unit
        {
            *told = Some((lost, left));
            return self.join(event);
        }
        self.deed(unit, Deed::Lost { lost, left, clause }, event);
    }

    /// The clauses that spoke just before say why.
    fn flags_ignored(&mut self, combatant: Combatant, ignored: u8, event: Event) {
        let Combatant::Unit(unit) = combatant else { return self.join(event) };
        let clauses: Vec<Clause> = self
            .ahead
            .iter()
            .filter_map(|event| match event {
                Event::Noted { clause } => Some(*clause),
                _ => None,
            })
            .collect();
        let setup = &self.backdrop.setup;
        let cell = self.roster.cell(unit);
        let officers = cell.map(|cell| self.roster.officers_at(cell, setup.unit(unit).camp, setup)).unwrap_or_default();
        self.deed(unit, Deed::IgnoredFlags { ignored, clauses, officers }, event);
    }

    fn stepped_back(&mut self, unit: UnitId, to: Option<Cell>, friend: Option<UnitId>, event: Event) {
        let is_told = match self.last() {
            Some(Tale::Deeds { unit: told, deeds }) => {
                *told == unit && matches!(deeds.last(), Some(Deed::Retreated { .. } | Deed::Evaded { .. }))
            }
            _ => false,
        };
        if is_told {
            self.join(event);
        } else {
            self.deed(unit, Deed::Retreated { owed: 0, path: Vec::new(), crossed: Vec::new() }, event);
        }
        if let Some(Tale::Deeds { deeds, .. }) = self.last()
            && let Some(Deed::Retreated { path, crossed, .. } | Deed::Evaded { path, crossed }) = deeds.last_mut()
        {
            path.extend(to);
            crossed.extend(friend);
        }
    }

    pub(super) fn desertion_rolled(&mut self, roll: Roll, event: Event) {
        match self.retreating {
            Some(unit) => self.go_on(self.camp(unit), Tale::Desertion { unit, roll, lost: None }, event),
            None => self.join(event),
        }
    }

    /// The guns that burst are those that fired.
    pub(super) fn burst_rolled(&mut self, roll: Roll, event: Event) {
        match self.fights.first().and_then(|fight| fight.attacker.unit()) {
            Some(unit) => self.go_on(self.camp(unit), Tale::Burst { unit, roll, lost: None }, event),
            None => self.join(event),
        }
    }
}
