//! The command phase: activations and orders.

use crate::chronicle::{Chronicle, News};
use crate::tale::{Activation, Manoeuvre, Tale};
use battle::{Camp, OfficerId, Roll, UnitId};
use rulebook::{Order, OrderKind};

impl Chronicle {
    pub(super) fn officer_activates(&mut self, officer: OfficerId, news: News<'_>) {
        let activation = Activation { officer, units: Vec::new(), officers: Vec::new() };
        self.open(self.officer_camp(officer), Tale::Activation(activation), news);
        self.stands(news.before.officer_cell(officer));
    }

    /// By the officer who selects; else by a dispatch.
    pub(super) fn unit_activated(&mut self, unit: UnitId, news: News<'_>) {
        match news.before.concerned().officer {
            Some(officer) => self.activation(officer, news).units.push(unit),
            None => self.dispatched(unit, news),
        }
        self.stands(news.before.cell(unit));
    }

    pub(super) fn officer_selected(&mut self, officer: OfficerId, news: News<'_>) {
        let commander = news.before.concerned().officer.expect("an officer selects");
        self.activation(commander, news).officers.push(officer);
        self.stands(news.before.officer_cell(officer));
    }

    /// The activation under way goes on; its beginning may not have been heard.
    fn activation(&mut self, officer: OfficerId, news: News<'_>) -> &mut Activation {
        if matches!(self.last(), Some(Tale::Activation(_))) {
            self.join(news);
        } else {
            self.officer_activates(officer, news);
        }
        let Some(Tale::Activation(activation)) = self.last() else { unreachable!("it was there, or has just begun") };
        activation
    }

    fn dispatched(&mut self, unit: UnitId, news: News<'_>) {
        if let Some(Tale::Manoeuvre(manoeuvre)) = self.last()
            && manoeuvre.order == Order::Dispatch
            && manoeuvre.unit.is_none()
        {
            manoeuvre.unit = Some(unit);
            return self.join(news);
        }
        // What messengers bring is free: no order was paid for.
        let camp = self.camp(unit);
        let mut manoeuvre = Manoeuvre::of(camp, Order::Dispatch, None);
        manoeuvre.unit = Some(unit);
        self.open(camp, Tale::Manoeuvre(manoeuvre), news);
    }

    pub(super) fn staff_rolled(&mut self, roll: Roll, news: News<'_>) {
        if let Some(Tale::Staff { rolls, .. }) = self.last() {
            rolls.push(roll);
            return self.join(news);
        }
        self.open(news.before.active(), Tale::Staff { rolls: vec![roll], delayed: Vec::new() }, news);
    }

    pub(super) fn unit_delayed(&mut self, unit: UnitId, news: News<'_>) {
        if let Some(Tale::Staff { delayed, .. }) = self.last() {
            delayed.push(unit);
        }
        self.join(news);
        self.stands(news.before.cell(unit));
    }

    pub(super) fn messengers_arrived(&mut self, news: News<'_>) {
        if let Some(Tale::Messengers { arrived, .. }) = self.last() {
            *arrived = true;
        }
        self.join(news);
    }

    pub(super) fn order_took(&mut self, unit: UnitId, news: News<'_>) {
        if let Some(Tale::Manoeuvre(manoeuvre)) = self.last() {
            manoeuvre.unit = Some(unit);
        }
        self.join(news);
        self.stands(news.before.cell(unit));
    }

    pub(super) fn rallied(&mut self, unit: UnitId, more: u8, news: News<'_>) {
        if let Some(Tale::Manoeuvre(manoeuvre)) = self.last() {
            manoeuvre.unit = Some(unit);
            manoeuvre.rallied = Some((more, news.before.elements(unit) + more));
        }
        self.join(news);
        self.stands(news.before.cell(unit));
    }

    pub(super) fn order_given(&mut self, camp: Camp, order: Order, cost: u8, news: News<'_>) {
        let is_manoeuvre = self.backdrop.scene().order(order).is_none_or(|row| row.kind == OrderKind::Manoeuvre);
        if is_manoeuvre {
            return self.open(camp, Tale::Manoeuvre(Manoeuvre::of(camp, order, Some(cost))), news);
        }
        match self.last() {
            Some(Tale::Strike(strike)) if strike.dice.is_none() => {
                strike.orders.push((camp, order, cost));
                self.join(news);
            }
            // It is told with the dice it is given for.
            _ => self.ahead.push(news.event),
        }
    }

    pub(super) fn tokens_gained(&mut self, camp: Camp, more: u8, news: News<'_>) {
        match self.last() {
            Some(Tale::Strike(strike)) if strike.roll.is_some() => strike.gained += more,
            Some(Tale::Manoeuvre(manoeuvre)) => manoeuvre.gained = Some(more),
            _ => return self.open(camp, Tale::Tokens { camp, gained: more }, news),
        }
        self.join(news);
    }
}

impl Manoeuvre {
    fn of(camp: Camp, order: Order, cost: Option<u8>) -> Self {
        Self { camp, order, cost, unit: None, rallied: None, gained: None }
    }
}
