//! The legal commands, grouped as a player looks at them: who, then what.

use crate::words::OrderWire;
use crate::{CommandWire, Field, NameView, PaceWire, TargetWire};
use battle::{Actor, Battle, Cell, Combat, Combatant, Command, Pace, Pending, Question, UnitId};
use rulebook::{Order, OrderKind};
use serde::{Deserialize, Serialize};
use speech::Lexicon;
use std::collections::BTreeMap;
use ts_rs::TS;
use utoipa::ToSchema;

/// Every legal command now. Moves and attacks stand with whoever makes them; everything else is an answer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Choices {
    /// Those who may still move or fight.
    pub actors: Vec<ActorView>,
    /// Everything else: the ends of phases, activations, orders, the answers to nested questions.
    pub answers: Vec<AnswerView>,
    /// The orders of manoeuvre of the book, where they are asked about, whether they can be given now or not.
    #[serde(default)]
    pub orders: Vec<OrderView>,
}

/// An order of manoeuvre.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OrderView {
    /// Which.
    pub order: OrderWire,
    /// What it is called.
    pub name: NameView,
    /// What it does, in one line, in the reader's language.
    pub effect: String,
    /// The clause of its list.
    pub clause: String,
    /// What it costs before leaders change it.
    pub base: u8,
    /// What it costs now at least, if it can be given.
    pub price: Option<u8>,
    /// Tokens or ducats that are missing, if that is why it cannot be given.
    pub missing: Option<u8>,
}

/// A unit or an officer who may still do something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ActorView {
    /// The unit; none if it is an officer.
    pub unit: Option<String>,
    /// The officer; none if it is a unit.
    pub officer: Option<String>,
    /// Where it may go: `{"do":"move","unit":…,"to":…,"pace":…,"past":…}`, or `move-officer` with `to`.
    pub moves: Vec<MoveView>,
    /// Hexes by which it may leave the table: `leave` or `leave-officer`.
    pub leaves: Vec<String>,
    /// Whom it may attack: `{"do":"attack","unit":…,"target":…}`.
    pub attacks: Vec<AttackView>,
}

/// A hex to go to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MoveView {
    /// The hex.
    pub to: String,
    /// At which pace; of an officer always `normal`.
    pub pace: PaceWire,
    /// The lone enemy officer to be passed on the way, if one is.
    pub past: Option<String>,
    /// The hexes it goes through in their order, `to` the last; nothing for an officer.
    pub way: Vec<String>,
    /// The ground ends the move there, though there was breath for more.
    pub stops: bool,
    /// May it still fight afterwards?
    pub fights: bool,
    /// Dice its fire loses by going so far.
    pub dice_lost: u8,
    /// Nothing is left to do afterwards: the turn goes to the other side.
    pub ends_turn: bool,
}

/// Somebody to attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AttackView {
    /// Whom.
    pub target: TargetWire,
    /// Where it stands.
    pub hex: String,
    /// With how many dice, before orders.
    pub dice: u8,
}

/// A command with its words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AnswerView {
    /// The command.
    pub command: CommandWire,
    /// As a short phrase in the reader's language: the text of a button.
    pub text: String,
    /// The hex it points at, if it does.
    pub hex: Option<String>,
    /// What it costs in tokens or ducats, if it does.
    pub price: Option<u8>,
    /// What a player does without thinking long: the answer to Enter. At most one is.
    pub usual: bool,
    /// The turn goes to the other side.
    pub ends_turn: bool,
}

/// What is said about a command that only the caller knows.
pub trait Phrasing {
    /// The text of its button, in the reader's language.
    fn phrase(&self, command: Command) -> String;
    /// The answer to Enter, if there is one.
    fn usual(&self) -> Option<Command>;
    /// What an order does, in one line.
    fn effect(&self, order: Order) -> String;
}

impl Choices {
    /// The legal commands of a battle at a decision; none where nobody is asked.
    #[must_use]
    pub fn of(battle: &Battle, field: &Field, phrasing: &impl Phrasing) -> Self {
        let mut choices = Self::default();
        let mut acting = Vec::new();
        battle.view().each_actor(|actor| acting.push(actor));
        let is_last = acting.iter().filter(|actor| **actor != Actor::Player).count() <= 1;
        let lister = Lister { battle, field, is_last };
        choices.orders = lister.orders(phrasing);
        let usual = phrasing.usual();
        for actor in acting {
            if actor == Actor::Player {
                battle.view().each_legal_of(actor, |command| {
                    choices.answers.push(lister.answer(command, phrasing.phrase(command), usual == Some(command)));
                });
            } else {
                let view = lister.actor(actor);
                choices.actors.extend(Some(view).filter(ActorView::may_act));
            }
        }
        choices
    }
}

impl ActorView {
    fn may_act(&self) -> bool {
        !(self.moves.is_empty() && self.leaves.is_empty() && self.attacks.is_empty())
    }
}

struct Lister<'a> {
    battle: &'a Battle,
    field: &'a Field,
    /// Nobody else may act.
    is_last: bool,
}

impl Lister<'_> {
    fn actor(&self, actor: Actor) -> ActorView {
        let cast = self.field.cast();
        let (unit, officer) = match actor {
            Actor::Unit(unit) => (Some(cast.unit(unit).id.clone()), None),
            Actor::Officer(officer) => (None, Some(cast.officer(officer).id.clone())),
            Actor::Player => (None, None),
        };
        let mut view = ActorView { unit, officer, moves: Vec::new(), leaves: Vec::new(), attacks: Vec::new() };
        self.battle.view().each_legal_of(actor, |command| match command {
            Command::Move { to, pace, past, .. } => {
                let past = past.map(|officer| cast.officer(officer).id.clone());
                view.moves.push(self.step(command, to, pace, past));
            }
            Command::MoveOfficer { to, .. } => view.moves.push(self.step(command, to, Pace::Normal, None)),
            Command::Leave { by, .. } | Command::LeaveOfficer { by, .. } => view.leaves.push(self.field.hex_word(by)),
            Command::Attack { unit, target } => view.attacks.extend(self.attack(unit, target)),
            _ => {}
        });
        view
    }

    fn step(&self, command: Command, to: Cell, pace: Pace, past: Option<String>) -> MoveView {
        let outlook = self.battle.outlook(command);
        MoveView {
            to: self.field.hex_word(to),
            pace: pace.into(),
            past,
            way: self.way(command),
            stops: outlook.is_some_and(|outlook| outlook.stops),
            fights: outlook.is_none_or(|outlook| outlook.fights),
            dice_lost: outlook.map_or(0, |outlook| outlook.dice_lost),
            ends_turn: self.ends_turn(command),
        }
    }

    /// Is it the other side's turn after this, without dice or another question? A move can be the last thing only of
    /// the last who may act.
    fn ends_turn(&self, command: Command) -> bool {
        let ends = matches!(command, Command::EndCommand | Command::EndMovement | Command::EndCombat);
        if !ends && !self.is_last {
            return false;
        }
        let mut after = self.battle.clone();
        let done = after.command(command, &mut ()).is_ok();
        let asked = matches!(after.pending(), Pending::Decision(..));
        done && asked && after.view().active() != self.battle.view().active()
    }

    fn way(&self, command: Command) -> Vec<String> {
        let route = self.battle.view().way_of(command);
        route.map_or_else(Vec::new, |route| route.hexes().map(|hex| self.field.hex_word(hex)).collect())
    }

    fn attack(&self, unit: UnitId, target: Combatant) -> Option<AttackView> {
        let view = self.battle.view();
        let dice = view.promised_dice(unit, target).ok()?;
        Some(AttackView {
            target: TargetWire::of(target, &view, self.field),
            hex: self.field.hex_word(view.cell_of(target)?),
            dice,
        })
    }

    fn answer(&self, command: Command, text: String, usual: bool) -> AnswerView {
        let view = self.battle.view();
        // Whoever follows up goes where the enemy stood.
        let freed = view.combat().filter(|_| command == Command::FollowUp { yes: true }).map(|combat| combat.at());
        let hex = view.pointed_at(command).or(freed).map(|cell| self.field.hex_word(cell));
        let command_wire = CommandWire::of(command, &view, self.field);
        let ends_turn = self.ends_turn(command);
        AnswerView { command: command_wire, text, hex, price: self.price(command), usual, ends_turn }
    }

    fn orders(&self, phrasing: &impl Phrasing) -> Vec<OrderView> {
        let Pending::Decision(camp, Question::Command) = self.battle.pending() else { return Vec::new() };
        let view = self.battle.view();
        let rows = view.book().orders.iter().filter(|row| row.kind == OrderKind::Manoeuvre);
        let mut prices = BTreeMap::new();
        view.each_legal_of(Actor::Player, |command| {
            if let (Command::Manoeuvre { order, .. }, Some(price)) = (command, self.price(command)) {
                let least: &mut u8 = prices.entry(order).or_insert(price);
                *least = price.min(*least);
            }
        });
        let purse = view.tokens(camp);
        let seen = rows.map(|row| {
            let price = prices.get(&row.order).copied();
            let cost = view.price(row.order, camp, None, 1).unwrap_or(row.cost);
            let missing = u16::from(cost).checked_sub(purse).filter(|lack| price.is_none() && 0 < *lack);
            OrderView {
                order: row.order.into(),
                name: row.name.into(),
                effect: phrasing.effect(row.order),
                clause: row.clause.id().to_owned(),
                base: row.cost,
                price,
                missing: missing.and_then(|lack| u8::try_from(lack).ok()),
            }
        });
        seen.collect()
    }

    fn price(&self, command: Command) -> Option<u8> {
        let Pending::Decision(camp, _) = self.battle.pending() else { return None };
        let view = self.battle.view();
        let whose = |fighter: fn(&Combat) -> Combatant| view.combat().and_then(|combat| fighter(&combat).unit());
        match command {
            Command::Manoeuvre { order, unit, amount } => view.price(order, camp, unit, amount),
            Command::AttackOrder { order: Some(order) } => view.price(order, camp, whose(Combat::attacker), 1),
            Command::DefenceOrder { order: Some(order) } => view.price(order, camp, whose(Combat::target), 1),
            _ => None,
        }
    }
}
