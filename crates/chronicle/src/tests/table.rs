//! A small battle with every gender and number among its units, and words for its parts.

use crate::Chronicle;
use battle::{Cell, Combatant, Event, OfficerId, Roll, UnitId};
use rulebook::{Clause, Face, Language};
use scenario::Scenario;

pub(super) fn scenario(id: &str) -> Scenario {
    let listed = scenario::catalogue().iter().find(|listed| listed.id == id).expect("the catalogue has it");
    listed.read().expect("the catalogue is sound")
}

/// A chronicle and the names of those it is about.
pub(super) struct Table {
    scenario: Scenario,
    pub(super) chronicle: Chronicle,
}

impl Table {
    pub(super) fn of(id: &str) -> Self {
        let scenario = scenario(id);
        let chronicle = Chronicle::new(scenario.cast(), &scenario.setup());
        Self { scenario, chronicle }
    }

    pub(super) fn unit(&self, id: &str) -> UnitId {
        let place = self.scenario.cast().units.iter().position(|name| name.id == id).expect("a unit of the cast");
        UnitId::new(place).expect("a small number")
    }

    pub(super) fn officer(&self, id: &str) -> OfficerId {
        let place = self.scenario.cast().officers.iter().position(|name| name.id == id).expect("an officer");
        OfficerId::new(place).expect("a small number")
    }

    pub(super) fn at(&self, place: &str) -> Cell {
        self.chronicle.backdrop.setup.board.grid().find(place).expect("a hex of the table")
    }

    /// One unit attacks another, and the dice show this.
    pub(super) fn attack(&mut self, attacker: &str, target: &str, faces: &[Face]) {
        let (attacker, target) = (Combatant::Unit(self.unit(attacker)), Combatant::Unit(self.unit(target)));
        let roll: Roll = faces.iter().copied().collect();
        self.hear(&[
            Event::CombatDeclared { attacker, target, onset: battle::Onset::Attack },
            Event::DiceCounted { dice: roll.dice() },
            Event::Rolled { purpose: battle::Purpose::Attack, roll },
            Event::Noted { clause: Clause::CountedAtTheRoll },
        ]);
    }

    pub(super) fn hear(&mut self, events: &[Event]) {
        self.chronicle.hear_all(events);
    }

    /// The last entry, in French and English.
    pub(super) fn last(&self) -> [String; 2] {
        let last = self.chronicle.entries().last().expect("something was told");
        [last.sentence(Language::Fr), last.sentence(Language::En)]
    }
}

/// The sentence with plain spaces, for texts written in a test.
pub(super) fn plain(text: &str) -> String {
    text.replace(['\u{a0}', '\u{202f}'], " ")
}

/// The last entry says this, French and English.
#[track_caller]
pub(super) fn says(table: &Table, french: &str, english: &str) {
    let [fr, en] = table.last();
    assert_eq!(plain(&fr), french);
    assert_eq!(en, english);
}
