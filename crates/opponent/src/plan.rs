//! A plan for a whole turn: who is called, and who goes where; and how it is carried out.

use crate::drill::Drill;
use crate::foresight::{settle, toss};
use crate::judgement::Judgement;
use crate::luck::Luck;
use crate::player::Thought;
use crate::reflex::reflex;
use crate::way::{Aim, Amendment, Way};
use battle::{Actor, Battle, Camp, Command, OfficerId, Pending, Question, UnitId};

/// Questions before anybody fights, and more.
const PATIENCE: usize = 240;

/// What is to be said in a turn before anybody fights.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TurnPlan {
    /// Orders, officers and the units they call, in this order.
    pub(crate) calls: Vec<Command>,
    /// Who goes where, in this order where they can.
    pub(crate) moves: Vec<Command>,
}

/// A decision of a plan: where it is taken, and what is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlanStep {
    /// The fingerprint of the battle before.
    pub(crate) at: u64,
    pub(crate) command: Command,
}

/// A plan carried out in thought, up to the fight.
#[derive(Clone, Debug)]
pub(crate) struct March {
    pub(crate) plan: TurnPlan,
    pub(crate) steps: Vec<PlanStep>,
    /// Where it leads.
    pub(crate) end: Battle,
}

/// The unit or officer a move is of.
pub(crate) fn actor_of(command: Command) -> Option<Actor> {
    match command {
        Command::Move { unit, .. } | Command::MoveBy { unit, .. } | Command::Leave { unit, .. } => {
            Some(Actor::Unit(unit))
        }
        Command::MoveOfficer { officer, .. } | Command::LeaveOfficer { officer, .. } => Some(Actor::Officer(officer)),
        _ => None,
    }
}

impl TurnPlan {
    /// The move it has for somebody.
    pub(crate) fn move_of(&self, actor: Actor) -> Option<Command> {
        self.moves.iter().copied().find(|command| actor_of(*command) == Some(actor))
    }

    /// The officers it calls on, each with his place among the calls.
    pub(crate) fn officers(&self) -> Vec<(usize, OfficerId)> {
        let officer = |(place, command): (usize, &Command)| match command {
            Command::Activate { officer } => Some((place, *officer)),
            _ => None,
        };
        self.calls.iter().enumerate().filter_map(officer).collect()
    }

    /// The units it calls.
    pub(crate) fn units(&self) -> impl Iterator<Item = UnitId> + '_ {
        self.calls.iter().filter_map(|command| match command {
            Command::Select { unit } => Some(*unit),
            _ => None,
        })
    }
}

/// Somebody who answers the questions of a march.
pub(crate) trait Leader {
    /// What he says here.
    fn say(&mut self, battle: &Battle, question: Question) -> Command;
}

/// Leads a battle up to the fight; nothing if the thought ends first.
pub(crate) fn march(
    battle: &Battle,
    leader: &mut impl Leader,
    luck: &mut Luck,
    thought: &Thought<'_>,
) -> Option<March> {
    let camp = battle.view().active();
    let turn = battle.view().turn();
    let (mut next, mut plan, mut steps) = (battle.clone(), TurnPlan::default(), Vec::with_capacity(24));
    for _ in 0..PATIENCE {
        match next.pending() {
            Pending::Chance(chance) => toss(&mut next, chance, luck),
            Pending::Decision(asked, question)
                if next.view().turn() == turn && next.view().active() == camp && question != Question::Combat =>
            {
                if thought.is_over() {
                    return None;
                }
                let command = if asked == camp { leader.say(&next, question) } else { reflex(&next) };
                if asked == camp {
                    steps.push(PlanStep { at: next.fingerprint(), command });
                    match question {
                        Question::Command | Question::Selection => plan.calls.push(command),
                        Question::Movement if command != Command::EndMovement => plan.moves.push(command),
                        _ => {}
                    }
                }
                next.obey(command, &mut ());
            }
            Pending::Decision(..) | Pending::Over(_) => break,
        }
    }
    Some(March { plan, steps, end: next })
}

/// Does what a plan says, as far as it can be done, with changes.
pub(crate) struct Follower<'a> {
    pub(crate) judgement: &'a Judgement,
    pub(crate) thought: &'a Thought<'a>,
    pub(crate) camp: Camp,
    plan: TurnPlan,
    change: Amendment,
    luck: Luck,
    said: usize,
    /// Whose move was said, or who is to stay.
    done: Vec<Actor>,
}

impl<'a> Follower<'a> {
    pub(crate) fn new(
        (judgement, thought): (&'a Judgement, &'a Thought<'a>),
        camp: Camp,
        (plan, change): (TurnPlan, Amendment),
        luck: Luck,
    ) -> Self {
        Self { judgement, thought, camp, plan, change, luck, said: 0, done: Vec::new() }
    }

    /// The next call that can be made here.
    fn call(&mut self, battle: &Battle, question: Question) -> Command {
        while let Some(command) = self.plan.calls.get(self.said).copied() {
            let ends = matches!(command, Command::EndSelection | Command::EndCommand);
            if question == Question::Selection && matches!(command, Command::Activate { .. } | Command::EndCommand) {
                break;
            }
            self.said += 1;
            if !ends && battle.check(command).is_ok() {
                return command;
            }
        }
        // Whoever may still be called is: he need not move, and may fight.
        Drill::new(self.judgement).answer(battle)
    }

    /// The next move that can be made here.
    fn go(&mut self, battle: &Battle) -> Command {
        let first = if self.change.first { self.sent(battle) } else { None };
        let said = first.or_else(|| self.planned(battle)).or_else(|| self.sent(battle));
        said.or_else(|| self.filled(battle)).unwrap_or(Command::EndMovement)
    }

    /// The next who was sent elsewhere.
    fn sent(&mut self, battle: &Battle) -> Option<Command> {
        for (actor, aim) in self.change.sent.clone() {
            if self.done.contains(&actor) || !may_move(battle, actor) {
                continue;
            }
            self.done.push(actor);
            let way = Way { judgement: self.judgement, camp: self.camp, actor, aim };
            if let Some(command) = way.choose(battle, &mut self.luck) {
                return Some(command);
            }
        }
        None
    }

    fn planned(&mut self, battle: &Battle) -> Option<Command> {
        let free = |actor: &Actor| !self.done.contains(actor) && self.change.sent.iter().all(|(sent, _)| sent != actor);
        let next = self.plan.moves.iter().copied().find_map(|command| {
            let actor = actor_of(command).filter(free)?;
            battle.check(command).is_ok().then_some((actor, command))
        });
        let (actor, command) = next?;
        self.done.push(actor);
        Some(command)
    }

    /// Somebody the plan says nothing of.
    fn filled(&mut self, battle: &Battle) -> Option<Command> {
        if !self.change.fills {
            return None;
        }
        let mut idle = Vec::new();
        battle.view().each_actor(|actor| {
            if matches!(actor, Actor::Unit(_)) && !self.done.contains(&actor) && self.plan.move_of(actor).is_none() {
                idle.push(actor);
            }
        });
        for actor in idle {
            self.done.push(actor);
            let way = Way { judgement: self.judgement, camp: self.camp, actor, aim: Aim::Post };
            if let Some(command) = way.choose(battle, &mut self.luck) {
                return Some(command);
            }
        }
        None
    }
}

/// May somebody move here?
fn may_move(battle: &Battle, actor: Actor) -> bool {
    let mut found = false;
    battle.view().each_actor(|other| found |= other == actor);
    found
}

impl Leader for Follower<'_> {
    fn say(&mut self, battle: &Battle, question: Question) -> Command {
        self.thought.spend();
        match question {
            Question::Command | Question::Selection => self.call(battle, question),
            Question::Movement => self.go(battle),
            _ => best_of(self.judgement, self.thought, battle, self.camp),
        }
    }
}

/// The answer after which the position looks best.
pub(crate) fn best_of(judgement: &Judgement, thought: &Thought<'_>, battle: &Battle, camp: Camp) -> Command {
    let mut best: Option<(i32, Command)> = None;
    battle.each_legal(|command| {
        let mut next = battle.clone();
        next.obey(command, &mut ());
        settle(&mut next, &mut Luck::new(1));
        thought.spend();
        let worth = judgement.judge(next.view(), next.setup(), camp, camp.opposite());
        if best.is_none_or(|(other, _)| other < worth) {
            best = Some((worth, command));
        }
    });
    best.map_or_else(|| reflex(battle), |(_, command)| command)
}
