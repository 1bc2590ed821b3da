//! Combats: attacks, ripostes and pursuits with their dice.

use crate::chronicle::{Chronicle, Fight};
use crate::tale::{Fell, Onset, Strike, Tale};
use battle::{Combatant, Event, OfficerId, Purpose, Roll};
use rulebook::{Line, Mode};

impl Chronicle {
    pub(super) fn compose_combat(&mut self, event: Event) {
        match event {
            Event::CombatDeclared { attacker, target, .. } => self.attack_declared(attacker, target, event),
            Event::FrontRankTaken { officer } => self.front_rank_taken(officer, event),
            Event::DiceReasoned { line } => {
                if let Some(strike) = self.strike_to_count(event) {
                    strike.lines.push(line);
                }
            }
            Event::DiceCounted { dice } => {
                if let Some(strike) = self.strike_to_count(event) {
                    strike.dice = Some(dice);
                }
                if let Some(fight) = self.fights.last_mut() {
                    fight.counted = true;
                }
            }
            Event::RocketsStrayed { to: cell } => {
                if let Some(Tale::Rockets { fell, .. }) = self.last() {
                    *fell = cell.map_or(Fell::OffTheTable, Fell::On);
                }
                self.join(event);
            }
            Event::HexIgnited { at: cell } => self.go_on(self.roster.active, Tale::Ignited(cell), event),
            Event::HexBurntOut { at: cell } => self.open(self.roster.active, Tale::BurntOut(cell), event),
            Event::Fought { unit } => {
                let never_struck = self.fights.first().is_some_and(|fight| !fight.counted);
                if never_struck {
                    self.go_on(self.camp(unit), Tale::AttackLost(unit), event);
                } else {
                    self.join(event);
                }
                self.fights.clear();
            }
            _ => {}
        }
    }

    /// Who strikes whom, and how it came about: the target of a combat under way strikes back, its attacker pursues.
    fn attack_declared(&mut self, attacker: Combatant, target: Combatant, event: Event) {
        let places = self.roster.cell_of(attacker).zip(self.roster.cell_of(target));
        let Some((from, at)) = places else { return self.join(event) };
        let answered = self.fights.iter().rposition(|fight| fight.attacker == target && fight.target == attacker);
        let pursued = self.fights.iter().rposition(|fight| fight.attacker == attacker && !fight.riposte);
        let onset = match (answered, pursued) {
            (Some(place), _) => {
                self.fights.truncate(place + 1);
                Onset::Riposte
            }
            (None, Some(place)) => {
                self.fights.truncate(place);
                Onset::Pursuit
            }
            (None, None) => Onset::Attack,
        };
        let riposte = onset == Onset::Riposte;
        let fight = Fight { attacker, target, from, at, riposte, evaded: false, counted: false, orders: Vec::new() };
        let strike = self.strike(&fight, onset);
        let camp = self.roster.camp_of(attacker, &self.backdrop.setup);
        let in_a_run = attacker.unit().is_none() && matches!(self.last(), Some(Tale::ElephantRun { .. }));
        self.fights.push(fight);
        self.begin(Some(camp), Tale::Strike(strike), event, in_a_run);
    }

    fn strike(&self, fight: &Fight, onset: Onset) -> Strike {
        let setup = &self.backdrop.setup;
        let mut fighters = [
            self.roster.fighter(fight.attacker, fight.from, setup),
            self.roster.fighter(fight.target, fight.at, setup),
        ];
        if fight.evaded {
            fighters[1].armour = fighters[1].armour.inverted();
        }
        let near = setup.board.distance(fight.from, fight.at) <= 1;
        Strike {
            attacker: fight.attacker,
            target: fight.target,
            from: fight.from,
            at: fight.at,
            onset,
            evaded: fight.evaded,
            front_rank: None,
            fighters,
            mode: if near { Mode::Melee } else { Mode::Fire },
            orders: fight.orders.clone(),
            lines: Vec::new(),
            dice: None,
            roll: None,
            gained: 0,
            read_by: Vec::new(),
        }
    }

    fn front_rank_taken(&mut self, officer: OfficerId, event: Event) {
        if let Some(Tale::Strike(strike)) = self.last() {
            strike.front_rank = Some(officer);
        }
        self.join(event);
    }

    /// The strike whose dice are counted: the last entry, or the attack an evasion or a riposte interrupted.
    fn strike_to_count(&mut self, event: Event) -> Option<&mut Strike> {
        let is_open = matches!(self.last(), Some(Tale::Strike(strike)) if strike.dice.is_none());
        if is_open {
            self.join(event);
        } else {
            while 1 < self.fights.len() && self.fights.last().is_some_and(|fight| fight.counted) {
                self.fights.pop();
            }
            let fight = self.fights.last()?.clone();
            let strike = self.strike(&fight, Onset::Resumed);
            let camp = self.roster.camp_of(fight.attacker, &self.backdrop.setup);
            self.go_on(camp, Tale::Strike(strike), event);
        }
        match self.last() {
            Some(Tale::Strike(strike)) => Some(strike),
            _ => None,
        }
    }

    pub(super) fn strike_rolled(&mut self, purpose: Purpose, roll: Roll, event: Event) {
        if let Some(Tale::Strike(strike)) = self.last() {
            strike.roll = Some((purpose, roll));
        }
        self.reading = true;
        self.join(event);
    }
}

impl Strike {
    /// The line the count starts from.
    pub(crate) fn base(&self) -> Option<Line> {
        self.lines.iter().copied().find(|line| matches!(line, Line::Base(..)))
    }
}
