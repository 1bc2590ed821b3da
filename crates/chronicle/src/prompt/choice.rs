//! A legal command as a short phrase.

use super::Asker;
use crate::catalogue::{Args, Message};
use crate::grammar::Noun;
use battle::{Cell, Combatant, Command, OfficerId, Pace, UnitId};
use rulebook::{Order, Price};
use speech::{Naming, written_where};

impl Naming for Asker<'_> {
    fn unit_word(&self, unit: UnitId) -> String {
        self.unit(unit).plain
    }

    fn officer_word(&self, officer: OfficerId) -> String {
        self.officer(officer).plain
    }

    fn hex_word(&self, cell: Cell) -> String {
        self.place(cell)
    }
}

impl Asker<'_> {
    /// A kind of command without a phrase of its own goes by the words players say it with.
    pub(super) fn choice(self, command: Command) -> String {
        let phrase = self.of_turn(command).or_else(|| self.of_combat(command));
        let stands = |marker| self.battle.view().cell_of(Combatant::Elephant(marker));
        phrase.unwrap_or_else(|| written_where(command, stands, &self, self.teller.language))
    }

    /// What is said in a turn.
    fn of_turn(self, command: Command) -> Option<String> {
        use Message as M;
        Some(match command {
            Command::Activate { officer } => self.of_officer(M::ChooseActivate, officer),
            Command::Select { unit } => self.say(M::ChooseSelect, &Args::new().noun("who", &self.unit(unit))),
            Command::SelectOfficer { officer } => {
                self.say(M::ChooseSelect, &Args::new().noun("who", &self.officer(officer)))
            }
            Command::EndSelection => self.plain(M::ChooseEndSelection),
            Command::Manoeuvre { order, unit, amount } => self.manoeuvre(order, unit, amount),
            Command::EndCommand => self.plain(M::ChooseEndCommand),
            Command::Move { unit, to, pace, past } => self.march(unit, to, pace, past),
            Command::MoveBy { unit, way, pace } => self.march(unit, way.end(), pace, None),
            Command::Leave { unit, by } => self.leaving(&self.unit(unit), by),
            Command::LeaveOfficer { officer, by } => self.leaving(&self.officer(officer), by),
            Command::MoveOfficer { officer, to } => {
                self.going(&self.officer(officer), self.battle.view().officer_cell(officer), to)
            }
            Command::GoAlong { yes: goes } => self.plain(match (self.is_entering(), goes) {
                (false, true) => M::ChooseGoAlong,
                (false, false) => M::ChooseStayBehind,
                (true, true) => M::ChooseEnterWith,
                (true, false) => M::ChooseEnterLater,
            }),
            Command::EndMovement => self.plain(M::ChooseEndMovement),
            Command::Attack { unit, target } => self.attack(unit, target),
            Command::EndCombat => self.plain(M::ChooseEndCombat),
            Command::ReplaceGeneral { officer: Some(officer), at } => self.officer_to(M::ChooseReplace, officer, at),
            Command::ReplaceGeneral { officer: None, at: to } | Command::ElephantRuns { at: to } => {
                self.to(M::ChooseHex, to)
            }
            Command::PutOffGeneral => self.plain(M::ChoosePutOff),
            _ => return None,
        })
    }

    /// What is said in a combat, a flight or a panic.
    fn of_combat(self, command: Command) -> Option<String> {
        use Message as M;
        Some(match command {
            Command::FrontRank { officer: Some(officer) } => self.of_officer(M::ChooseFrontRank, officer),
            Command::FrontRank { officer: None } => self.plain(M::ChooseNoFrontRank),
            Command::AttackOrder { order: Some(order) } | Command::DefenceOrder { order: Some(order) } => {
                self.say(M::ChooseOrder, &Args::new().text("order", self.order(order)))
            }
            Command::AttackOrder { order: None } | Command::DefenceOrder { order: None } => {
                self.plain(M::ChooseNoOrder)
            }
            Command::Evade { yes: evades } => self.plain(if evades { M::ChooseEvade } else { M::ChooseStand }),
            Command::IgnoreFlags { flags: 0 } => self.plain(M::ChooseIgnoreNone),
            Command::IgnoreFlags { flags } => self.say(M::ChooseIgnoreFlags, &Args::new().count("flags", flags)),
            Command::RetreatTo { to } | Command::ElephantTo { to } => self.to(M::ChooseHex, to),
            Command::FollowUp { yes: follows } => self.plain(if follows { M::ChooseFollowUp } else { M::ChooseStay }),
            Command::PursueTo { to } => self.pursuit(to),
            Command::PursueAttack { target: None } => self.plain(M::ChooseNoPursuit),
            Command::PursueAttack { target: Some(target) } | Command::ElephantAttacks { target } => self.target(target),
            Command::Riposte { yes: true } => self.plain(M::ChooseRiposte),
            Command::Riposte { yes: false } => self.plain(M::ChooseNoRiposte),
            Command::Flee { officer, to } => self.officer_to(M::ChooseFlee, officer, to),
            _ => return None,
        })
    }

    fn plain(self, message: Message) -> String {
        self.say(message, &Args::new())
    }

    fn to(self, message: Message, to: Cell) -> String {
        self.say(message, &Args::new().text("to", self.place(to)))
    }

    fn of_officer(self, message: Message, officer: OfficerId) -> String {
        self.say(message, &Args::new().noun("officer", &self.officer(officer)))
    }

    fn officer_to(self, message: Message, officer: OfficerId, to: Cell) -> String {
        self.say(message, &Args::new().noun("officer", &self.officer(officer)).text("to", self.place(to)))
    }

    fn order(self, order: Order) -> String {
        self.teller.scene.order_name(order, self.teller.language)
    }

    fn manoeuvre(self, order: Order, unit: Option<UnitId>, amount: u8) -> String {
        let args = Args::new().text("order", self.order(order)).count("amount", amount);
        let Some(unit) = unit else { return self.say(Message::ChooseOrder, &args) };
        let price = self.teller.scene.order(order).map_or(Price::Order, |row| row.price);
        let message = match price {
            Price::Order => Message::ChooseOrderFor,
            Price::Hex => Message::ChooseOrderHexes,
            Price::Element => Message::ChooseOrderElements,
        };
        self.say(message, &args.noun("who", &self.unit(unit)))
    }

    fn march(self, unit: UnitId, to: Cell, pace: Pace, past: Option<OfficerId>) -> String {
        let who = self.unit(unit);
        let moved = self.teller.at_pace(&who, self.going(&who, self.battle.view().cell(unit), to), pace);
        match past {
            Some(officer) => {
                let args = Args::new().text("move", moved).noun("officer", &self.officer(officer));
                self.say(Message::ChooseSweep, &args)
            }
            None => moved,
        }
    }

    fn going(self, who: &Noun, from: Option<Cell>, to: Cell) -> String {
        let args = Args::new().noun("who", who).text("to", self.place(to));
        match from {
            Some(from) if from == to => self.say(Message::MoveBack, &args),
            Some(from) => self.say(Message::MoveFirst, &args.text("from", self.place(from))),
            None => self.say(Message::ChooseEnter, &args),
        }
    }

    fn leaving(self, who: &Noun, by: Cell) -> String {
        self.say(Message::ChooseLeave, &Args::new().noun("who", who).text("at", self.place(by)))
    }

    fn attack(self, unit: UnitId, target: Combatant) -> String {
        let view = self.battle.view();
        let distance = view.cell(unit).zip(view.cell_of(target)).map(|(from, at)| view.distance(from, at));
        let message =
            if distance.is_some_and(|distance| 1 < distance) { Message::ChooseFire } else { Message::ChooseMelee };
        self.say(message, &self.whom(target).noun("who", &self.unit(unit)))
    }

    fn target(self, target: Combatant) -> String {
        self.say(Message::ChooseAttackTarget, &self.whom(target))
    }

    fn whom(self, target: Combatant) -> Args {
        let at = self.battle.view().cell_of(target).map_or_else(String::new, |cell| self.place(cell));
        Args::new().noun("whom", &self.teller.scene.combatant(target, self.teller.language)).text("at", at)
    }

    /// A pursuer may stop where it has followed up.
    fn pursuit(self, to: Cell) -> String {
        let view = self.battle.view();
        let own = view.combat().and_then(|combat| view.cell_of(combat.attacker()));
        let message = if own == Some(to) { Message::ChooseStopHere } else { Message::ChooseHex };
        self.say(message, &Args::new().text("to", self.place(to)))
    }
}
