//! Writing what players say.

use crate::phrase::{NO, YES};
use crate::verb::{self, Verb};
use crate::vocabulary::Said;
use crate::{Answer, Lexicon, written_dice};
use battle::{Cell, Combatant, Command, OfficerId, Pace, UnitId, View};
use rulebook::{Language, Order, Words};

/// A command in words; it reads back as the same command on the same table.
///
/// The table is where a panicking elephant is looked for, which is called by the hex it stands in; without one it goes
/// by its number, which nobody reads.
#[must_use]
pub fn written(command: Command, view: Option<&View<'_>>, lexicon: &impl Lexicon, language: Language) -> String {
    Pen { view, lexicon, language }.command(command)
}

/// A command in words, or the faces of a roll.
#[must_use]
pub fn written_answer(answer: Answer, view: &View<'_>, lexicon: &impl Lexicon, language: Language) -> String {
    match answer {
        Answer::Command(command) => written(command, Some(view), lexicon, language),
        Answer::Roll(roll) => written_dice(roll, language),
    }
}

struct Pen<'p, 'v, L> {
    view: Option<&'p View<'v>>,
    lexicon: &'p L,
    language: Language,
}

impl<L: Lexicon> Pen<'_, '_, L> {
    fn word(&self, words: Words) -> &'static str {
        words.in_language(self.language)
    }

    fn say(&self, verb: Verb, rest: &str) -> String {
        let verb = self.word(verb.words());
        if rest.is_empty() { verb.to_owned() } else { format!("{verb} {rest}") }
    }

    fn unit(&self, unit: UnitId) -> String {
        self.lexicon.unit_word(unit)
    }

    fn officer(&self, officer: OfficerId) -> String {
        self.lexicon.officer_word(officer)
    }

    fn hex(&self, cell: Cell) -> String {
        self.lexicon.hex_word(cell)
    }

    fn yes(&self, yes: bool) -> &'static str {
        self.word(if yes { YES } else { NO })
    }

    fn order(&self, order: Option<Order>) -> &'static str {
        self.word(order.map_or(verb::NONE, Said::word))
    }

    /// A unit, or a panicking elephant by where it stands.
    fn combatant(&self, combatant: Combatant) -> String {
        match combatant {
            Combatant::Unit(unit) => self.unit(unit),
            Combatant::Elephant(marker) => {
                let at = self.view.and_then(|view| view.cell_of(combatant));
                let here = |at| format!("{} {}", self.word(verb::ELEPHANT_AT), self.hex(at));
                at.map_or_else(|| marker.to_string(), here)
            }
        }
    }

    fn command(&self, command: Command) -> String {
        let (verb, rest) = match command {
            Command::Activate { officer } => (Verb::Activate, self.officer(officer)),
            Command::Select { unit } => (Verb::Select, self.unit(unit)),
            Command::SelectOfficer { officer } => (Verb::SelectOfficer, self.officer(officer)),
            Command::EndSelection => (Verb::EndSelection, String::new()),
            Command::Manoeuvre { order, unit, amount } => (Verb::Order, self.manoeuvre(order, unit, amount)),
            Command::EndCommand => (Verb::EndCommand, String::new()),
            Command::Move { unit, to, pace, past } => (Verb::Move, self.movement(unit, to, pace, past)),
            Command::Leave { unit, by } => {
                (Verb::Leave, format!("{} {} {}", self.unit(unit), self.word(verb::BY), self.hex(by)))
            }
            Command::LeaveOfficer { officer, by } => {
                (Verb::LeaveOfficer, format!("{} {} {}", self.officer(officer), self.word(verb::BY), self.hex(by)))
            }
            Command::MoveOfficer { officer, to } => {
                (Verb::MoveOfficer, format!("{} {}", self.officer(officer), self.hex(to)))
            }
            Command::GoAlong { yes: goes } => (Verb::GoAlong, self.yes(goes).to_owned()),
            Command::EndMovement => (Verb::EndMovement, String::new()),
            Command::Attack { unit, target } => {
                (Verb::Attack, format!("{} {}", self.unit(unit), self.combatant(target)))
            }
            Command::EndCombat => (Verb::EndCombat, String::new()),
            Command::FrontRank { officer } => {
                let nobody = || self.word(verb::NOBODY).to_owned();
                (Verb::FrontRank, officer.map_or_else(nobody, |officer| self.officer(officer)))
            }
            Command::AttackOrder { order } => (Verb::AttackOrder, self.order(order).to_owned()),
            Command::DefenceOrder { order } => (Verb::DefenceOrder, self.order(order).to_owned()),
            Command::Evade { yes: evades } => (Verb::Evade, self.yes(evades).to_owned()),
            Command::IgnoreFlags { flags } => (Verb::Ignore, flags.to_string()),
            Command::RetreatTo { to } => (Verb::Retreat, self.hex(to)),
            Command::FollowUp { yes: follows } => (Verb::FollowUp, self.yes(follows).to_owned()),
            Command::PursueTo { to } => (Verb::Pursue, self.hex(to)),
            Command::PursueAttack { target } => {
                let nobody = || self.word(verb::NOBODY).to_owned();
                (Verb::PursueAttack, target.map_or_else(nobody, |target| self.combatant(target)))
            }
            Command::Riposte { yes: strikes } => (Verb::Riposte, self.yes(strikes).to_owned()),
            Command::Flee { officer, to } => (Verb::Flee, format!("{} {}", self.officer(officer), self.hex(to))),
            Command::ElephantTo { to } => (Verb::ElephantTo, self.hex(to)),
            Command::ElephantAttacks { target } => (Verb::ElephantAttacks, self.combatant(target)),
            Command::ReplaceGeneral { officer: Some(officer), .. } => (Verb::ReplaceGeneral, self.officer(officer)),
            Command::ReplaceGeneral { officer: None, at } => {
                (Verb::ReplaceGeneral, format!("{} {}", self.word(verb::AT), self.hex(at)))
            }
        };
        self.say(verb, &rest)
    }

    /// `forced-march A`, `rally A 2`.
    fn manoeuvre(&self, order: Order, unit: Option<UnitId>, amount: u8) -> String {
        let mut text = order.in_language(self.language).to_owned();
        if let Some(unit) = unit {
            text = format!("{text} {}", self.unit(unit));
        }
        if amount == 1 { text } else { format!("{text} {amount}") }
    }

    /// `A C4 road-march past Otto`.
    fn movement(&self, unit: UnitId, to: Cell, pace: Pace, past: Option<OfficerId>) -> String {
        let mut text = format!("{} {}", self.unit(unit), self.hex(to));
        if pace != Pace::Normal {
            text = format!("{text} {}", pace.in_language(self.language));
        }
        match past {
            Some(officer) => format!("{text} {} {}", self.word(verb::PAST), self.officer(officer)),
            None => text,
        }
    }
}
