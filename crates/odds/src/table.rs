//! For the real table: two units described in words, put on a small board where everything said of them holds.
//!
//! The target stands in the middle, the attacker so many hexes south of it. Neighbours that give support stand where
//! they change nothing else: beside and behind, never next to the enemy, one way back left free.

mod error;
mod given;
mod layout;

pub use error::TableError;

use crate::account::{DiceAccount, account, account_under_way};
use crate::{Calculator, Depth, Elephants, Odds, OddsBudget, OddsError, OddsQuestion, Policy};
use battle::{
    Battle, Because, Camp, Chance, Combatant, Command, OfficerId, Pending, Purpose, Question as Asked, UnitId,
};
use rulebook::{Arm, Order, OrderKind, Rulebook, Terrain, Traits};

/// One of the two units.
#[derive(Clone, Copy, Debug)]
pub struct RealSide<'a> {
    /// Its troop, by its key in the book.
    pub troop: &'a str,
    /// Elements left; those of the troop where nothing is said.
    pub elements: Option<u8>,
    /// What is written on it.
    pub traits: Traits,
    /// What it stands on.
    pub ground: Terrain,
    /// How high.
    pub height: u8,
    /// Is it supported by its neighbours?
    pub supported: bool,
    /// Officers with it.
    pub officers: u8,
    /// Free rows behind it, toward its own edge.
    pub room: u8,
    /// The order given for it, by the attacker or by the defender.
    pub order: Option<Order>,
}

impl<'a> RealSide<'a> {
    /// A unit of this troop in the open, alone, with room behind it.
    #[must_use]
    pub const fn of(troop: &'a str) -> Self {
        Self {
            troop,
            elements: None,
            traits: Traits::empty(),
            ground: Terrain::Clear,
            height: 0,
            supported: false,
            officers: 0,
            room: 8,
            order: None,
        }
    }
}

/// A situation on the real table.
#[derive(Clone, Copy, Debug)]
pub struct RealTable<'a> {
    /// The rules.
    pub book: &'a Rulebook,
    /// Who attacks.
    pub attacker: RealSide<'a>,
    /// Whom.
    pub target: RealSide<'a>,
    /// Hexes between them; 1 is melee.
    pub distance: u8,
    /// Hexes the attacker has moved this turn.
    pub moved: u8,
    /// The palisade, ditch or fortification the target stands behind.
    pub work: Option<Terrain>,
    /// The arm of another unit of the attacker's side that stands beside the target.
    pub beside: Option<Arm>,
    /// Does one of the attacker's officers fight in the front rank?
    pub front_rank: bool,
    /// Does the target evade?
    pub evades: bool,
}

/// The units of a table, in the order they are set up.
const ATTACKER: usize = 0;
const TARGET: usize = 1;
/// The first officer who is not a general in chief: the attacker's, if it has one.
const FIRST_OFFICER: usize = 2;

impl<'a> RealTable<'a> {
    /// Two units face to face in the open.
    #[must_use]
    pub const fn duel(book: &'a Rulebook, attacker: &'a str, target: &'a str) -> Self {
        Self {
            book,
            attacker: RealSide::of(attacker),
            target: RealSide::of(target),
            distance: 1,
            moved: 0,
            work: None,
            beside: None,
            front_rank: false,
            evades: false,
        }
    }

    /// The odds of the attack, with the orders and choices said and usual ones besides.
    ///
    /// # Errors
    /// When it cannot be laid out, or the rulebook refuses the attack or what was said.
    pub fn odds(&self, depth: Depth, elephants: Elephants) -> Result<Odds, OddsError> {
        self.odds_within(OddsBudget::default(), depth, elephants)
    }

    /// The same for so much work and no more.
    ///
    /// # Errors
    /// As [`Self::odds`].
    pub fn odds_within(&self, budget: OddsBudget, depth: Depth, elephants: Elephants) -> Result<Odds, OddsError> {
        let battle = self.battle()?;
        let (attacker, target) = (id(ATTACKER), Combatant::Unit(id(TARGET)));
        battle.view().account(attacker, target)?;
        self.declared(&battle)?;
        // What was said is said wherever it can be, in a second combat too.
        let answer =
            |battle: &Battle, _: Camp, asked: Asked| self.said(asked).filter(|command| battle.check(*command).is_ok());
        let question = OddsQuestion { policy: Policy::Fixed(&answer), depth, elephants };
        Calculator::within(budget).of_attack(&battle, attacker, target, &question)
    }

    /// The account of its dice, with the front rank and the orders said; without them where no dice come first.
    ///
    /// # Errors
    /// When it cannot be laid out, or the rulebook refuses the attack or what was said.
    pub fn account(&self) -> Result<DiceAccount, OddsError> {
        let battle = self.battle()?;
        let plain = account(&battle, id(ATTACKER), Combatant::Unit(id(TARGET)))?;
        let declared = self.declared(&battle)?;
        match declared.pending() {
            Pending::Chance(Chance { purpose: Purpose::Attack, .. }) => account_under_way(&declared),
            _ => Ok(plain),
        }
    }

    /// What was said about a question.
    fn said(&self, asked: Asked) -> Option<Command> {
        match asked {
            Asked::FrontRank if self.front_rank => Some(Command::FrontRank { officer: OfficerId::new(FIRST_OFFICER) }),
            Asked::Evade | Asked::DefenceOrder if self.evades => Some(Command::Evade { yes: true }),
            Asked::AttackOrder => self.attacker.order.map(|order| Command::AttackOrder { order: Some(order) }),
            Asked::DefenceOrder => self.target.order.map(|order| Command::DefenceOrder { order: Some(order) }),
            _ => None,
        }
    }

    /// The attack played to its first dice: whatever was said must be asked for, and allowed.
    fn declared(&self, battle: &Battle) -> Result<Battle, OddsError> {
        let mut tried = battle.clone();
        tried.command(Command::Attack { unit: id(ATTACKER), target: Combatant::Unit(id(TARGET)) }, &mut ())?;
        let (mut fronts, mut evades, mut orders) =
            (!self.front_rank, !self.evades, [self.attacker.order, self.target.order]);
        while let Pending::Decision(_, asked) = tried.pending() {
            match asked {
                Asked::FrontRank => fronts = true,
                Asked::AttackOrder => orders[0] = None,
                Asked::DefenceOrder if !self.evades => orders[1] = None,
                Asked::DefenceOrder | Asked::Evade => {}
                _ => break,
            }
            let command = match self.said(asked) {
                Some(command) => {
                    evades |= command == Command::Evade { yes: true };
                    command
                }
                None => crate::usual_answer(&tried).ok_or(OddsError::NoCombat)?,
            };
            tried.command(command, &mut ())?;
        }
        for (order, kind) in orders.into_iter().zip([OrderKind::Attack, OrderKind::Defence]) {
            if let Some(order) = order {
                let row = self.book.orders.iter().find(|row| row.order == order && row.kind == kind);
                let clause = row.map_or_else(|| self.book.steps_clause(), |row| row.clause);
                return Err(Because::OrderDoesNotApply.by(clause).into());
            }
        }
        match (fronts, evades) {
            (false, _) => Err(TableError::FrontRank.into()),
            (true, false) => Err(TableError::Evade.into()),
            (true, true) => Ok(tried),
        }
    }
}

/// A unit by its place in the set-up.
fn id(index: usize) -> UnitId {
    UnitId::new(index).expect("a table has a handful of units")
}
