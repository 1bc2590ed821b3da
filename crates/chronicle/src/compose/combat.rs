//! Combats: attacks, ripostes and pursuits with their dice.

use crate::chronicle::{Chronicle, News};
use crate::tale::{Fell, Strike, Tale};
use battle::{Cell, Event, OfficerId, Onset, Purpose, Roll, UnitId, View};
use rulebook::{Exchange, Line};

impl Chronicle {
    pub(super) fn combat_declared(&mut self, onset: Onset, news: News<'_>) {
        let strike = Strike::of(news.before, Some(onset));
        let camp = news.before.camp_of(strike.combat.attacker());
        let runs = match onset {
            Onset::Attack | Onset::Pursuit => {
                self.struck = false;
                false
            }
            Onset::Riposte | Onset::RiposteFirst => false,
            Onset::Elephant => true,
        };
        self.begin(Some(camp), Tale::Strike(strike), news, runs);
    }

    pub(super) fn front_rank_taken(&mut self, officer: OfficerId, news: News<'_>) {
        if let Some(Tale::Strike(strike)) = self.last() {
            strike.front_rank = Some(officer);
        }
        self.join(news);
    }

    /// The strike whose dice are counted: the last entry, or the attack an evasion or a riposte interrupted.
    pub(super) fn strike_to_count(&mut self, news: News<'_>) -> &mut Strike {
        if matches!(self.last(), Some(Tale::Strike(strike)) if strike.dice.is_none()) {
            self.join(news);
        } else {
            let mut strike = Strike::of(news.before, None);
            for event in &self.ahead {
                if let Event::OrderGiven { camp, order, cost, .. } = *event {
                    strike.orders.push((camp, order, cost));
                }
            }
            let camp = news.before.camp_of(strike.combat.attacker());
            self.go_on(camp, Tale::Strike(strike), news);
        }
        let Some(Tale::Strike(strike)) = self.last() else { unreachable!("it was there, or has just begun") };
        strike
    }

    pub(super) fn dice_counted(&mut self, dice: u8, news: News<'_>) {
        let Strike { combat, clash, .. } = Strike::of(news.before, None);
        self.struck |= combat.exchange() == Exchange::Attack && combat.attacker().unit().is_some();
        let faces = news.before.faces(&combat);
        let strike = self.strike_to_count(news);
        (strike.combat, strike.clash, strike.dice, strike.faces) = (combat, clash, Some(dice), faces);
    }

    pub(super) fn strike_rolled(&mut self, purpose: Purpose, roll: Roll, news: News<'_>) {
        if let Some(Tale::Strike(strike)) = self.last() {
            strike.roll = Some((purpose, roll));
        }
        self.reading = true;
        self.join(news);
    }

    pub(super) fn rockets_strayed(&mut self, to: Option<Cell>, news: News<'_>) {
        if let Some(Tale::Rockets { fell, .. }) = self.last() {
            *fell = to.map_or(Fell::OffTheTable, Fell::On);
        }
        self.join(news);
    }

    pub(super) fn fought(&mut self, unit: UnitId, news: News<'_>) {
        if self.struck {
            self.join(news);
        } else {
            self.go_on(self.camp(unit), Tale::AttackLost(unit), news);
        }
    }
}

impl Strike {
    /// The combat under way, before its dice.
    fn of(before: View<'_>, onset: Option<Onset>) -> Self {
        let combat = before.combat().expect("whoever strikes is in a combat");
        Self {
            combat,
            clash: before.clash(&combat),
            onset,
            front_rank: None,
            orders: Vec::new(),
            lines: Vec::new(),
            dice: None,
            roll: None,
            faces: Vec::new(),
            gained: 0,
            cancelled: false,
        }
    }

    /// The line the count starts from.
    pub(crate) fn base(&self) -> Option<Line> {
        self.lines.iter().copied().find(|line| matches!(line, Line::Base(..)))
    }
}
