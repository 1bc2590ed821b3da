//! A battle on the table, words for its parts, and the chronicle that listens to it.

use crate::{Chronicle, Entry};
use battle::{Battle, Camp, Cell, Combatant, Command, Event, Moment, OfficerId, Pending, Question, Roll, Sink, UnitId};
use rulebook::{Face, Language, Trait};
use scenario::Scenario;

pub(super) fn scenario(id: &str) -> Scenario {
    let listed = scenario::catalogue().iter().find(|listed| listed.id == id).expect("the catalogue has it");
    listed.read().expect("the catalogue is sound")
}

/// A battle, whoever tells it, and the names of those it is about. It stops at every question, so that the last thing
/// told is the last thing done.
pub(super) struct Table {
    pub(super) scenario: Scenario,
    pub(super) setup: battle::Setup,
    pub(super) battle: Battle,
    pub(super) chronicle: Chronicle,
}

impl Table {
    /// A battle about to begin.
    pub(super) fn of(id: &str) -> Self {
        let scenario = scenario(id);
        let setup = scenario.setup();
        let battle = Battle::new(setup.clone()).expect("a sound set-up");
        let chronicle = Chronicle::new(scenario.cast(), &setup);
        Self { scenario, setup, battle, chronicle }
    }

    /// A battle at its first question; nothing is told yet.
    pub(super) fn begun(id: &str) -> Self {
        let mut table = Self::of(id);
        table.battle.begin(&mut ());
        table
    }

    /// The same, where a unit stands elsewhere from the start.
    pub(super) fn begun_with(unit: &str, hex: &str) -> Self {
        let mut table = Self::of("training-jomini").with(unit, hex);
        table.battle = Battle::new(table.setup.clone()).expect("a sound set-up");
        table.battle.begin(&mut ());
        table
    }

    /// A unit stands elsewhere from the start.
    pub(super) fn with(mut self, unit: &str, hex: &str) -> Self {
        let (unit, cell) = (self.unit(unit), self.at(hex));
        self.setup.units[unit.index()].start = Ok(cell);
        self
    }

    /// So does an officer.
    pub(super) fn led(mut self, officer: &str, hex: &str) -> Self {
        let (officer, cell) = (self.officer(officer), self.at(hex));
        self.setup.officers[officer.index()].start = Ok(cell);
        self
    }

    /// Something more is written on a unit.
    pub(super) fn marked(mut self, unit: &str, written: Trait) -> Self {
        let unit = self.unit(unit);
        self.setup.units[unit.index()].traits |= written;
        self
    }

    /// Taken up at a moment; nothing is told yet.
    pub(super) fn taken_up(mut self, moment: &Moment) -> Self {
        self.battle = Battle::at(self.setup.clone(), moment).expect("a sound set-up");
        self.battle.by_hand().begin(&mut ());
        self.chronicle = Chronicle::new(self.scenario.cast(), &self.setup);
        self
    }

    /// A camp's combat phase, with this unit activated and ten tokens on either side.
    pub(super) fn combat_of(&self, camp: Camp, unit: &str) -> Moment {
        let mut moment = Moment::combat_of(camp);
        moment.activated.push(self.unit(unit));
        moment.tokens = vec![(Camp::North, 10), (Camp::South, 10)];
        moment
    }

    /// One unit attacks another, of the camp that is not its own, where they stand.
    pub(super) fn fight(self, attacker: &str, target: &str) -> Self {
        let camp = self.setup.unit(self.unit(attacker)).camp;
        let moment = self.combat_of(camp, attacker);
        self.taken_up(&moment).declared(attacker, target)
    }

    /// The attack is declared.
    pub(super) fn declared(mut self, attacker: &str, target: &str) -> Self {
        let (unit, target) = (self.unit(attacker), Combatant::Unit(self.unit(target)));
        self.say(Command::Attack { unit, target });
        self
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
        self.setup.board.grid().find(place).expect("a hex of the table")
    }

    /// Somebody says something, which is legal.
    #[track_caller]
    pub(super) fn say(&mut self, command: Command) {
        if let Err(refusal) = self.battle.by_hand().command(command, &mut self.chronicle) {
            panic!("{command:?}: {refusal} at {:?}: {:?}", self.battle.pending(), self.battle.legal());
        }
    }

    /// Nobody gives an order, leads from the front or evades: the dice fall.
    #[track_caller]
    pub(super) fn roll(&mut self, faces: &[Face]) {
        while let Pending::Decision(_, question) = self.battle.pending() {
            self.say(match question {
                Question::FrontRank => Command::FrontRank { officer: None },
                Question::Evade => Command::Evade { yes: false },
                Question::AttackOrder => Command::AttackOrder { order: None },
                Question::DefenceOrder => Command::DefenceOrder { order: None },
                other => panic!("{other:?} is asked before the dice: {:?}", self.battle.legal()),
            });
        }
        let roll: Roll = faces.iter().copied().collect();
        let asked = self.battle.pending();
        self.battle.by_hand().roll(roll, &mut self.chronicle).unwrap_or_else(|error| panic!("{asked:?}: {error}"));
    }

    /// The chronicle hears what has not happened, over the table as it stands.
    pub(super) fn hear(&mut self, events: &[Event]) {
        for event in events {
            self.chronicle.hear(*event, self.battle.view());
        }
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

/// An entry says this, French and English.
#[track_caller]
pub(super) fn said(table: &Table, french: &str, english: &str) {
    let both = |entry: &Entry| (plain(&entry.sentence(Language::Fr)), entry.sentence(Language::En));
    let told: Vec<(String, String)> = table.chronicle.entries().iter().map(both).collect();
    assert!(told.contains(&(french.to_owned(), english.to_owned())), "{told:#?}");
}
