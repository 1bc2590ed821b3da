//! What was said and rolled, in the words of a script.

use super::Answer;
use crate::names::{Names, kebab};
use battle::{Battle, Cell, Combatant, Command, OfficerId, Pace, Roll, UnitId};
use rulebook::{Face, Order};
use std::fmt::Write;
use strum::IntoEnumIterator;

/// The line for an answer; the battle as it stood then.
pub(super) fn line(answer: Answer, names: &Names, battle: Option<&Battle>) -> String {
    match answer {
        Answer::Command(command) => Pen { names, battle }.command(command),
        Answer::Roll(roll) => dice(roll),
    }
}

/// `dice flag x2 plain-hit`.
fn dice(roll: Roll) -> String {
    let mut line = "dice".to_owned();
    for face in Face::iter().filter(|face| 0 < roll.count(*face)) {
        line.push(' ');
        // `hit` says what a face does, not which it is.
        line.push_str(if face == Face::Hit { "plain-hit" } else { face.into() });
        if 1 < roll.count(face) {
            let _ = write!(line, " x{}", roll.count(face));
        }
    }
    line
}

struct Pen<'n> {
    names: &'n Names,
    battle: Option<&'n Battle>,
}

impl Pen<'_> {
    fn unit(&self, unit: UnitId) -> String {
        self.names.letter(unit)
    }

    fn officer(&self, officer: OfficerId) -> String {
        let name = self.names.officers.get(officer.index()).cloned();
        format!("\"{}\"", name.unwrap_or_else(|| officer.to_string()))
    }

    fn hex(&self, cell: Cell) -> String {
        self.names.place(cell)
    }

    /// A unit, or a panicking elephant by where it stands.
    fn combatant(&self, combatant: Combatant) -> String {
        let elephant = || self.battle.and_then(|battle| battle.view().cell_of(combatant));
        match combatant {
            Combatant::Unit(unit) => self.unit(unit),
            Combatant::Elephant(marker) => {
                elephant().map_or_else(|| marker.to_string(), |at| format!("elephant at {}", self.hex(at)))
            }
        }
    }

    fn command(&self, command: Command) -> String {
        match command {
            Command::Activate(officer) => format!("activate {}", self.officer(officer)),
            Command::Select(unit) => format!("select {}", self.unit(unit)),
            Command::SelectOfficer(officer) => format!("select officer {}", self.officer(officer)),
            Command::EndSelection => "end selection".to_owned(),
            Command::Manoeuvre { order, unit, amount } => self.manoeuvre(order, unit, amount),
            Command::EndCommand => "end command".to_owned(),
            Command::Move { unit, to, pace, past } => self.movement(unit, to, pace, past),
            Command::LeaveOfficer { officer, by } => {
                format!("leave officer {} by {}", self.officer(officer), self.hex(by))
            }
            Command::Leave { unit, by } => format!("leave {} by {}", self.unit(unit), self.hex(by)),
            Command::MoveOfficer { officer, to } => format!("move officer {} {}", self.officer(officer), self.hex(to)),
            Command::GoAlong(goes) => format!("go along {}", yes(goes)),
            Command::EndMovement => "end movement".to_owned(),
            Command::Attack { unit, target } => format!("attack {} {}", self.unit(unit), self.combatant(target)),
            Command::EndCombat => "end combat".to_owned(),
            Command::FrontRank(officer) => {
                format!("front rank {}", officer.map_or_else(|| "nobody".to_owned(), |officer| self.officer(officer)))
            }
            Command::AttackOrder(order) => format!("attack order {}", order_or_none(order)),
            Command::DefenceOrder(order) => format!("defence order {}", order_or_none(order)),
            Command::Evade(evades) => format!("evade {}", yes(evades)),
            Command::IgnoreFlags(flags) => format!("ignore {flags}"),
            Command::RetreatTo(to) => format!("retreat {}", self.hex(to)),
            Command::FollowUp(follows) => format!("follow up {}", yes(follows)),
            Command::PursueTo(to) => format!("pursue {}", self.hex(to)),
            Command::PursueAttack(target) => {
                let target = target.map_or_else(|| "nobody".to_owned(), |target| self.combatant(target));
                format!("pursue attack {target}")
            }
            Command::Riposte(strikes) => format!("riposte {}", yes(strikes)),
            Command::Flee { officer, to } => format!("flee {} {}", self.officer(officer), self.hex(to)),
            Command::ElephantTo(to) => format!("elephant to {}", self.hex(to)),
            Command::ElephantAttacks(target) => format!("elephant attacks {}", self.combatant(target)),
            Command::ReplaceGeneral { officer: Some(officer), .. } => {
                format!("replace general {}", self.officer(officer))
            }
            Command::ReplaceGeneral { officer: None, at } => format!("replace general at {}", self.hex(at)),
        }
    }

    fn manoeuvre(&self, order: Order, unit: Option<UnitId>, amount: u8) -> String {
        let mut line = format!("order {order}");
        if let Some(unit) = unit {
            line = format!("{line} {}", self.unit(unit));
        }
        if amount == 1 { line } else { format!("{line} {amount}") }
    }

    fn movement(&self, unit: UnitId, to: Cell, pace: Pace, past: Option<OfficerId>) -> String {
        let mut line = format!("move {} {}", self.unit(unit), self.hex(to));
        if pace != Pace::Normal {
            line = format!("{line} {}", kebab(pace));
        }
        match past {
            Some(officer) => format!("{line} past {}", self.officer(officer)),
            None => line,
        }
    }
}

fn yes(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

fn order_or_none(order: Option<Order>) -> &'static str {
    order.map_or("none", Into::into)
}
