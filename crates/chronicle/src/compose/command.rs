//! The command phase: activations and orders.

use crate::chronicle::Chronicle;
use crate::tale::{Activation, Manoeuvre, Tale};
use battle::{Camp, Event, OfficerId, Roll, UnitId};
use rulebook::{Order, OrderKind};

impl Chronicle {
    pub(super) fn compose_command(&mut self, event: Event) {
        match event {
            Event::OfficerActivated { officer, .. } => self.officer_activates(officer, event),
            Event::UnitActivated { unit, .. } => self.unit_activated(unit, event),
            Event::OfficerSelected { officer, .. } => {
                self.resume_activation(event);
                if let Some(Tale::Activation(activation)) = self.last() {
                    activation.officers.push(officer);
                }
            }
            Event::UnitDelayed { unit } => {
                if let Some(Tale::Staff { delayed, .. }) = self.last() {
                    delayed.push(unit);
                }
                self.join(event);
            }
            Event::MessengersArrived { .. } => {
                if let Some(Tale::Messengers { arrived, .. }) = self.last() {
                    *arrived = true;
                }
                self.join(event);
            }
            Event::OrderGiven { camp, order, cost, .. } => self.order_given(camp, order, cost, event),
            Event::OrderTook { unit, .. } => {
                if let Some(Tale::Manoeuvre(manoeuvre)) = self.last() {
                    manoeuvre.unit = Some(unit);
                }
                self.join(event);
            }
            Event::Rallied { unit, elements: more, .. } => {
                let left = self.roster.elements(unit) + more;
                if let Some(Tale::Manoeuvre(manoeuvre)) = self.last() {
                    manoeuvre.unit = Some(unit);
                    manoeuvre.rallied = Some((more, left));
                }
                self.join(event);
            }
            Event::TokensGained { camp, tokens: gained, .. } => self.tokens_gained(camp, gained, event),
            _ => self.join(event),
        }
    }

    pub(super) fn staff_rolled(&mut self, roll: Roll, event: Event) {
        if let Some(Tale::Staff { rolls, .. }) = self.last() {
            rolls.push(roll);
            return self.join(event);
        }
        self.open(self.roster.active, Tale::Staff { rolls: vec![roll], delayed: Vec::new() }, event);
    }

    fn officer_activates(&mut self, officer: OfficerId, event: Event) {
        self.commander = Some(officer);
        let activation = Activation { officer, units: Vec::new(), officers: Vec::new() };
        self.open(self.officer_camp(officer), Tale::Activation(activation), event);
    }

    fn unit_activated(&mut self, unit: UnitId, event: Event) {
        let camp = self.backdrop.setup.unit(unit).camp;
        match self.last() {
            Some(Tale::Manoeuvre(manoeuvre)) if manoeuvre.order == Order::Dispatch && manoeuvre.unit.is_none() => {
                manoeuvre.unit = Some(unit);
                self.join(event);
            }
            // What messengers bring is free: no order was paid for.
            Some(Tale::Messengers { .. }) => {
                let mut manoeuvre = Manoeuvre::of(camp, Order::Dispatch, None);
                manoeuvre.unit = Some(unit);
                self.open(camp, Tale::Manoeuvre(manoeuvre), event);
            }
            _ => {
                self.resume_activation(event);
                if let Some(Tale::Activation(activation)) = self.last() {
                    activation.units.push(unit);
                }
            }
        }
    }

    /// Goes on with the activation under way, which an order may have interrupted.
    fn resume_activation(&mut self, event: Event) {
        if matches!(self.last(), Some(Tale::Activation(_))) {
            return self.join(event);
        }
        match self.commander {
            Some(officer) => {
                let activation = Activation { officer, units: Vec::new(), officers: Vec::new() };
                self.open(self.officer_camp(officer), Tale::Activation(activation), event);
            }
            None => self.join(event),
        }
    }

    fn order_given(&mut self, camp: Camp, order: Order, cost: u8, event: Event) {
        let is_manoeuvre = self.backdrop.scene().order(order).is_none_or(|row| row.kind == OrderKind::Manoeuvre);
        if is_manoeuvre {
            return self.open(camp, Tale::Manoeuvre(Manoeuvre::of(camp, order, Some(cost))), event);
        }
        if let Some(Tale::Strike(strike)) = self.last()
            && strike.dice.is_none()
        {
            strike.orders.push((camp, order, cost));
            return self.join(event);
        }
        if let Some(fight) = self.fights.last_mut() {
            fight.orders.push((camp, order, cost));
        }
        self.ahead.push(event);
    }

    fn tokens_gained(&mut self, camp: Camp, more: u8, event: Event) {
        match self.last() {
            Some(Tale::Strike(strike)) if strike.roll.is_some() => strike.gained += more,
            Some(Tale::Manoeuvre(manoeuvre)) => manoeuvre.gained = Some(more),
            _ => return self.open(camp, Tale::Tokens { camp, gained: more }, event),
        }
        self.join(event);
    }
}

impl Manoeuvre {
    fn of(camp: Camp, order: Order, cost: Option<u8>) -> Self {
        Self { camp, order, cost, unit: None, rallied: None, gained: None }
    }
}
