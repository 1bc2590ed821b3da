//! Activations and orders.

use super::Teller;
use crate::catalogue::{Args, Message};
use crate::grammar::{self, Noun};
use crate::tale::{Activation, Manoeuvre};
use battle::{Camp, Roll, UnitId};
use rulebook::Order;

impl Teller<'_> {
    pub(super) fn activation(self, activation: &Activation) -> String {
        let officer = self.scene.officer(activation.officer, self.language);
        let args = Args::new().noun("officer", &officer);
        let units = activation.units.iter().map(|unit| self.scene.unit(*unit, self.language));
        let others = activation.officers.iter().filter(|other| **other != activation.officer);
        let others = others.map(|other| self.scene.officer(*other, self.language));
        let chosen: Vec<Noun> = units.chain(others).collect();
        let message = match (chosen.is_empty(), activation.officers.contains(&activation.officer)) {
            (true, true) => Message::SetsOff,
            (true, false) => Message::EntersAction,
            (false, true) => Message::ActivatesAndGoes,
            (false, false) => Message::Activates,
        };
        self.sentence(message, &args.noun("units", &grammar::together(&chosen, self.language)))
    }

    pub(super) fn staff(self, rolls: &[Roll], delayed: &[UnitId]) -> String {
        let args = Args::new().text("faces", self.faces_of_rolls(rolls));
        if delayed.is_empty() {
            return self.sentence(Message::StaffTested, &args);
        }
        self.sentence(Message::StaffDelays, &args.noun("units", &self.scene.units(delayed, self.language)))
    }

    pub(super) fn messengers(self, roll: Roll, arrived: bool) -> String {
        self.test(if arrived { Message::MessengersArrive } else { Message::MessengersLate }, roll, Args::new())
    }

    pub(super) fn tokens(self, camp: Camp, gained: u8) -> String {
        let args = Args::new().text("army", self.scene.army(camp, self.language)).text("gain", self.price(gained));
        self.sentence(Message::Gains, &args)
    }

    pub(super) fn manoeuvre(self, manoeuvre: &Manoeuvre) -> String {
        let mut args = Args::new()
            .text("army", self.scene.army(manoeuvre.camp, self.language))
            .text("order", self.scene.order_name(manoeuvre.order, self.language));
        if let Some(unit) = manoeuvre.unit {
            args = args.noun("unit", &self.scene.unit(unit, self.language));
        }
        let Some(cost) = manoeuvre.cost else { return self.sentence(Message::OrderFreeDispatch, &args) };
        let args = args.text("price", self.price(cost));
        match (manoeuvre.unit, manoeuvre.rallied, manoeuvre.gained) {
            (Some(_), Some((more, left)), _) => {
                self.sentence(Message::OrderRally, &args.count("lost", more).count("left", left))
            }
            (Some(_), None, _) if manoeuvre.order == Order::Dispatch => self.sentence(Message::OrderDispatch, &args),
            (Some(_), None, _) => self.sentence(Message::OrderUnit, &args),
            (None, _, Some(gained)) => {
                self.sentence(Message::OrderReconnaissance, &args.text("gain", self.price(gained)))
            }
            (None, _, None) => self.sentence(Message::OrderBare, &args),
        }
    }
}
