//! A player who weighs: each answer by what is expected to come of it.

use crate::activation::{Muster, fighters};
use crate::foresight::{Foresight, settle};
use crate::judgement::Judgement;
use crate::luck::Luck;
use crate::player::Thought;
use crate::reflex::reflex;
use crate::{Budget, Player, Weights};
use battle::{Actor, Battle, Command, Pending, Question};
use rulebook::Order;

/// Looks one answer ahead, through the dice, and judges what it sees.
#[derive(Debug)]
pub(crate) struct Tactician {
    seed: u64,
    weights: Weights,
}

impl Tactician {
    pub(crate) fn new(seed: u64, weights: Weights) -> Self {
        Self { seed, weights }
    }
}

impl Tactician {
    /// What he holds dear.
    pub(crate) fn weights(&self) -> &Weights {
        &self.weights
    }

    /// The answer that looks best; of several alike the seed chooses.
    pub(crate) fn choose(&self, battle: &Battle, judgement: &Judgement, thought: &Thought<'_>) -> Command {
        self.pick(battle, &offers(battle, judgement, thought))
    }

    /// The best of these answers.
    pub(crate) fn pick(&self, battle: &Battle, offers: &[(i32, Command)]) -> Command {
        let best = offers.iter().map(|(worth, _)| *worth).max();
        let alike: Vec<Command> =
            offers.iter().filter(|(worth, _)| Some(*worth) == best).map(|(_, command)| *command).collect();
        Luck::of(self.seed, battle.fingerprint()).pick(&alike).unwrap_or_else(|| reflex(battle))
    }
}

impl Player for Tactician {
    fn decide(&mut self, battle: &Battle, budget: &Budget<'_>) -> Command {
        let thought = Thought::new(budget);
        if thought.is_over() {
            return reflex(battle);
        }
        self.choose(battle, &Judgement::of(battle, &self.weights), &thought)
    }
}

/// Every answer he thinks of, with what it looks like.
pub(crate) fn offers(battle: &Battle, judgement: &Judgement, thought: &Thought<'_>) -> Vec<(i32, Command)> {
    let Pending::Decision(camp, question) = battle.pending() else { return Vec::new() };
    let foresight = Foresight { judgement, thought, camp, next: battle.view().active().opposite() };
    let mut choice = Choice { thought, offers: Vec::new(), best: i32::MIN };
    match question {
        Question::Command => command(&foresight, battle, &mut choice),
        Question::Selection => Muster::new(&foresight, battle).each(battle, |gain, first| choice.offer(first, gain)),
        Question::Movement => movement(&foresight, battle, &mut choice),
        Question::Combat => combat(&foresight, battle, &mut choice),
        Question::GoAlong
        | Question::FrontRank
        | Question::AttackOrder
        | Question::DefenceOrder
        | Question::Evade
        | Question::IgnoreFlags
        | Question::Retreat
        | Question::FollowUp
        | Question::Pursue
        | Question::PursueAttack
        | Question::Riposte
        | Question::Flee
        | Question::Elephant
        | Question::ReplaceGeneral
        | Question::ElephantOrder => answer(&foresight, battle, &mut choice),
    }
    choice.offers
}

/// The answers found so far.
struct Choice<'a> {
    thought: &'a Thought<'a>,
    offers: Vec<(i32, Command)>,
    best: i32,
}

impl Choice<'_> {
    fn offer(&mut self, command: Command, worth: i32) {
        self.offers.push((worth, command));
        if self.best < worth {
            self.best = worth;
            self.thought.tell(Some(command), worth);
        }
    }
}

/// Who activates, and whether an order is worth its price.
fn command(foresight: &Foresight<'_>, battle: &Battle, choice: &mut Choice<'_>) {
    let mut muster = Muster::new(foresight, battle);
    let legal = battle.legal();
    let mut gathered = 0;
    for officer in legal.iter().filter(|command| matches!(command, Command::Activate { .. })) {
        let mut next = battle.clone();
        next.obey(*officer, &mut ());
        let (gain, _) = muster.gather(&next);
        gathered = gathered.max(gain);
        choice.offer(*officer, gain);
    }
    choice.offer(Command::EndCommand, 0);
    for order in legal {
        if foresight.thought.is_over() {
            return;
        }
        if let Command::Manoeuvre { order: which, unit, .. } = order {
            let mut next = battle.clone();
            next.obey(order, &mut ());
            let actor = unit.map_or(Actor::Player, Actor::Unit);
            let paid = foresight.here(&next) - muster.base();
            let gain = match which {
                Order::Rally => paid,
                // One more unit, when the officers have named theirs.
                Order::Dispatch if gathered == 0 => muster.gain(next, actor),
                Order::MountOrDismount | Order::ForcedMarch | Order::Woodsmen if gathered == 0 => {
                    muster.gain(next, actor) - muster.gain(battle.clone(), actor)
                }
                Order::Manoeuvre | Order::CombinedAttack | Order::GeneralAssault | Order::Reconnaissance => {
                    paid + regathered(foresight, &next) - gathered
                }
                _ => continue,
            };
            // An order comes before the activation it is for: it is weighed with it.
            if 0 < gain {
                choice.offer(order, gathered + gain);
            }
        }
    }
}

/// The best activation once an order is given.
fn regathered(foresight: &Foresight<'_>, battle: &Battle) -> i32 {
    let mut muster = Muster::new(foresight, battle);
    let mut best = 0;
    for officer in battle.legal() {
        if matches!(officer, Command::Activate { .. }) {
            let mut next = battle.clone();
            next.obey(officer, &mut ());
            best = best.max(muster.gather(&next).0);
        }
    }
    best
}

/// Who moves where.
fn movement(foresight: &Foresight<'_>, battle: &Battle, choice: &mut Choice<'_>) {
    let fighters = fighters(battle);
    let worth = |battle: &Battle| {
        foresight.here(battle) + foresight.judgement.prospects(battle.view(), battle.setup(), &fighters)
    };
    choice.offer(Command::EndMovement, worth(battle));
    battle.view().each_actor(|actor| {
        battle.view().each_legal_of(actor, |command| {
            if command == Command::EndMovement || foresight.thought.is_over() {
                return;
            }
            let mut next = battle.clone();
            next.obey(command, &mut ());
            settle(&mut next, &mut Luck::new(1));
            choice.offer(command, worth(&next));
        });
    });
}

/// Who attacks whom.
fn combat(foresight: &Foresight<'_>, battle: &Battle, choice: &mut Choice<'_>) {
    choice.offer(Command::EndCombat, foresight.ended(battle) + foresight.judgement.weights.reluctance);
    battle.each_legal(|command| {
        if command != Command::EndCombat && !foresight.thought.is_over() {
            choice.offer(command, foresight.after(battle, command));
        }
    });
}

/// Any other question: every answer is tried.
fn answer(foresight: &Foresight<'_>, battle: &Battle, choice: &mut Choice<'_>) {
    battle.each_legal(|command| {
        if !foresight.thought.is_over() {
            choice.offer(command, foresight.after(battle, command));
        }
    });
}
