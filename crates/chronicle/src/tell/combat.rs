//! Attacks, ripostes, pursuits: who, whom, with how many dice and why.

use super::Teller;
use crate::catalogue::{Args, Message};
use crate::grammar::sentence_case;
use crate::tale::{Fell, Strike};
use battle::{Camp, Combatant, Onset, Roll};
use rulebook::{Arm, Mode, Order, Trait};

impl Teller<'_> {
    pub(super) fn strike(self, strike: &Strike) -> String {
        let mut told = vec![self.declared(strike)];
        if let Some((purpose, roll)) = strike.roll {
            told.push(self.dice_shown(strike, purpose, roll));
            if strike.cancelled {
                told.push(self.sentence(Message::HitCancelled, &Args::new()));
            }
        }
        told.join(" ")
    }

    /// Who attacks whom, with how many dice.
    fn declared(self, strike: &Strike) -> String {
        let deed = self.with_orders(strike, self.blow(strike));
        let args = Args::new().text("deed", sentence_case(&deed));
        let Some(dice) = strike.dice else { return self.sentence(Message::StrikeAlone, &args) };
        let account = self.account(strike);
        let args = args.count("dice", dice);
        match (dice, account) {
            (0, account) => {
                let account = account.unwrap_or_else(|| self.base(strike).unwrap_or_default());
                self.sentence(Message::StrikeNoDice, &args.text("account", account))
            }
            (_, Some(account)) => self.sentence(Message::StrikeAccount, &args.text("account", account)),
            (_, None) => self.sentence(Message::StrikeDice, &args),
        }
    }

    fn blow(self, strike: &Strike) -> String {
        let args = Args::new()
            .noun("who", &self.scene.combatant(strike.combat.attacker(), self.language))
            .noun("whom", &self.scene.combatant(strike.combat.target(), self.language))
            .text("from", self.scene.place(strike.combat.from()))
            .text("at", self.scene.place(strike.combat.at()));
        self.say(verb(strike), &args)
    }

    fn with_orders(self, strike: &Strike, mut deed: String) -> String {
        if let Some(officer) = strike.front_rank {
            let args = Args::new().text("deed", deed).noun("officer", &self.scene.officer(officer, self.language));
            deed = self.say(Message::WithFrontRank, &args);
        }
        for (camp, order, cost) in &strike.orders {
            let message = if self.is_attackers(strike, *camp) { Message::WithOrder } else { Message::AgainstOrder };
            let args = Args::new()
                .text("deed", deed)
                .text("order", self.scene.order_name(*order, self.language))
                .text("price", self.price(*cost));
            deed = self.say(message, &args);
        }
        deed
    }

    fn is_attackers(self, strike: &Strike, camp: Camp) -> bool {
        match strike.combat.attacker() {
            Combatant::Unit(unit) => self.scene.setup.unit(unit).camp == camp,
            Combatant::Elephant(_) => false,
        }
    }

    /// The order of a side that changed the dice, by the sign of the change.
    pub(super) fn order_behind(self, strike: &Strike, change: i8) -> Option<Order> {
        let changes = |order: &Order| self.scene.order(*order).is_some_and(|row| row.dice == change);
        strike.combat.orders().into_iter().flatten().find(changes)
    }

    pub(super) fn rockets(self, roll: Roll, fell: Fell) -> String {
        match fell {
            Fell::True => self.test(Message::RocketsTrue, roll, Args::new()),
            Fell::OffTheTable => self.test(Message::RocketsOffTable, roll, Args::new()),
            Fell::On(cell) => self.test(Message::RocketsStray, roll, Args::new().text("at", self.scene.place(cell))),
        }
    }
}

/// What the blow is called.
fn verb(strike: &Strike) -> Message {
    let attacker = &strike.clash.attacker;
    match (strike.onset, strike.clash.mode()) {
        (None, _) if strike.combat.evaded() => Message::StrikeEvader,
        (None, _) => Message::StrikeResumed,
        (Some(Onset::Riposte | Onset::RiposteFirst), _) => Message::StrikeRiposte,
        (Some(Onset::Pursuit), _) => Message::StrikePursuit,
        (Some(Onset::Elephant), _) => Message::StrikeElephant,
        (Some(Onset::Attack), Mode::Melee) if attacker.rides() || attacker.arm == Arm::Elephants => {
            Message::StrikeCharge
        }
        (Some(Onset::Attack), Mode::Melee) => Message::StrikeAttack,
        (Some(Onset::Attack), Mode::Fire) if attacker.is(Trait::Powder) => Message::StrikeCannonade,
        (Some(Onset::Attack), Mode::Fire) => Message::StrikeFire,
    }
}
