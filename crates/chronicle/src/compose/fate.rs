//! What befalls a unit in combat, and what it does next: one sentence as long as it is about the same unit.

use crate::chronicle::{Chronicle, News};
use crate::tale::{Deed, Tale};
use battle::{Cell, Combatant, Command, Event, Roll, UnitId};
use rulebook::Clause;

impl Chronicle {
    /// Adds to what is told of a unit, or begins to tell of it.
    pub(super) fn deed(&mut self, unit: UnitId, deed: Deed, news: News<'_>) {
        match self.last() {
            Some(Tale::Deeds { unit: told, deeds }) if *told == unit => {
                deeds.push(deed);
                self.join(news);
            }
            _ => self.go_on(self.camp(unit), Tale::Deeds { unit, deeds: vec![deed] }, news),
        }
        self.stands(news.before.cell(unit));
    }

    pub(super) fn elements_lost(&mut self, unit: UnitId, lost: u8, clause: Clause, news: News<'_>) {
        let left = news.before.elements(unit).saturating_sub(lost);
        if let Some(Tale::Burst { unit: tested, lost: told, .. } | Tale::Desertion { unit: tested, lost: told, .. }) =
            self.last()
            && *tested == unit
        {
            *told = Some((lost, left));
            self.join(news);
            return self.stands(news.before.cell(unit));
        }
        self.deed(unit, Deed::Lost { lost, left, clause }, news);
    }

    /// The clauses that spoke just before say why.
    pub(super) fn flags_ignored(&mut self, by: Combatant, ignored: u8, news: News<'_>) {
        let Combatant::Unit(unit) = by else { return self.join(news) };
        let spoke = |event: &Event| if let Event::Noted { clause } = event { Some(*clause) } else { None };
        let clauses = self.ahead.iter().filter_map(spoke).collect();
        let cell = news.before.cell(unit).into_iter();
        let officers = cell.flat_map(|cell| news.before.officers_at(cell, self.camp(unit))).collect();
        self.deed(unit, Deed::IgnoredFlags { ignored, clauses, officers }, news);
    }

    pub(super) fn followed_up(&mut self, unit: UnitId, to: Cell, news: News<'_>) {
        let forced = self.ahead.contains(&Event::Forced { command: Command::FollowUp { yes: true } });
        self.deed(unit, Deed::FollowedUp { to, forced }, news);
    }

    pub(super) fn pursued(&mut self, unit: UnitId, to: Cell, news: News<'_>) {
        // Who stays where he followed up pursues nobody.
        if news.before.cell(unit) == Some(to) {
            return self.join(news);
        }
        self.deed(unit, Deed::Pursued { to }, news);
    }

    pub(super) fn stepped_back(&mut self, unit: UnitId, to: Option<Cell>, friend: Option<UnitId>, news: News<'_>) {
        let is_told = match self.last() {
            Some(Tale::Deeds { unit: told, deeds }) => {
                *told == unit && matches!(deeds.last(), Some(Deed::Retreated { .. } | Deed::Evaded { .. }))
            }
            _ => false,
        };
        if is_told {
            self.join(news);
        } else {
            self.deed(unit, Deed::retreated(0), news);
        }
        if let Some(Tale::Deeds { deeds, .. }) = self.last()
            && let Some(Deed::Retreated { path, crossed, .. } | Deed::Evaded { path, crossed }) = deeds.last_mut()
        {
            path.extend(to);
            crossed.extend(friend);
        }
    }

    /// Those may desert who were struck.
    pub(super) fn desertion_rolled(&mut self, roll: Roll, news: News<'_>) {
        let struck = news.before.combat().and_then(|combat| combat.target().unit());
        let unit = struck.expect("a unit deserts in the combat that struck it");
        self.go_on(self.camp(unit), Tale::Desertion { unit, roll, lost: None }, news);
    }

    /// The guns that burst are those that fired.
    pub(super) fn burst_rolled(&mut self, roll: Roll, news: News<'_>) {
        let fires = news.before.combat().and_then(|combat| combat.attacker().unit());
        let unit = fires.expect("guns burst in the combat they fire in");
        self.go_on(self.camp(unit), Tale::Burst { unit, roll, lost: None }, news);
    }
}

impl Deed {
    /// A retreat of so many hexes, before its first.
    pub(super) const fn retreated(owed: u8) -> Self {
        Self::Retreated { owed, path: Vec::new(), crossed: Vec::new() }
    }

    /// An evasion before its first hex.
    pub(super) const fn evaded() -> Self {
        Self::Evaded { path: Vec::new(), crossed: Vec::new() }
    }
}
