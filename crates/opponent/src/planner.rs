//! A player who plans: he thinks of several ways to play his turn, plays each on in his mind, and takes what ends best.

use crate::activation::{Muster, fighters};
use crate::drill::Drill;
use crate::foresight::{Foresight, is_of_the_march, toss};
use crate::judgement::Judgement;
use crate::luck::Luck;
use crate::player::Thought;
use crate::reflex::reflex;
use crate::tactician::Tactician;
use crate::{Budget, Player, Weights};
use battle::{Battle, Camp, Command, Pending, Question};

/// Plans a turn, and keeps to it.
#[derive(Debug)]
pub(crate) struct Planner {
    seed: u64,
    tactician: Tactician,
    /// What is left of the plan: each command with the position it is for.
    plan: Vec<(u64, Command)>,
}

/// A way to play a turn up to its first dice.
#[derive(Clone)]
struct Plan {
    commands: Vec<(u64, Command)>,
    end: Battle,
    sum: i64,
    games: i64,
    /// What it looks like before it is played on.
    prior: i64,
}

/// Activations he plans for, the most promising ones.
const ACTIVATIONS: usize = 5;

/// How bold a plan is: the share of the enemy's menace it minds, in percent.
const STANCES: [i32; 3] = [100, 0, 220];

/// Games the looks of a plan count for.
const INHERITED: i64 = 12;

/// The most games imagined of each plan before the worse half is dropped.
const ROUNDS: u32 = 48;

/// Halvings a thought is divided for; the last ones, among few plans, go deeper than their share if any time is left.
const HALVINGS: u64 = 4;

/// Turns imagined after this one, both sides counted.
const TURNS: u8 = 0;

/// The share of a thought that goes into finding plans, in percent; the rest plays them on.
const FINDING: u64 = 40;

impl Plan {
    fn from(battle: &Battle) -> Self {
        Self { commands: Vec::new(), end: battle.clone(), sum: 0, games: 0, prior: 0 }
    }

    /// One command more.
    fn say(&mut self, command: Command) {
        self.commands.push((self.end.fingerprint(), command));
        self.end.obey(command, &mut ());
    }

    /// Points a game; a plan seldom played is taken to be what it looks like.
    fn worth(&self) -> i64 {
        (self.sum + self.prior * INHERITED) / (self.games + INHERITED)
    }

    /// What this camp is asked, while the plan goes on: up to the first dice, the first combat, the end of the turn.
    fn asked(&self, camp: Camp) -> Option<Question> {
        match self.end.pending() {
            Pending::Decision(asked, question)
                if asked == camp && self.end.view().active() == camp && question != Question::Combat =>
            {
                Some(question)
            }
            _ => None,
        }
    }
}

impl Planner {
    pub(crate) fn new(seed: u64, weights: Weights) -> Self {
        Self { seed, tactician: Tactician::new(seed, weights), plan: Vec::new() }
    }

    /// The next command of the plan, if things stand as it foresaw.
    fn planned(&mut self, battle: &Battle) -> Option<Command> {
        let now = battle.fingerprint();
        let place = self.plan.iter().position(|(then, _)| *then == now)?;
        let (_, command) = self.plan.swap_remove(place);
        battle.check(command).is_ok().then_some(command)
    }

    /// Thinks of plans and plays them on until one is left or time is up.
    fn think(&self, battle: &Battle, judgement: &Judgement, thought: &Thought<'_>, camp: Camp) -> Option<Plan> {
        let mut plans = thought.hushed(|| self.plans(battle, judgement, thought, camp));
        let imagination = Imagination { judgement, thought, camp };
        let luck = Luck::of(self.seed, battle.fingerprint());
        halve(&mut plans, &imagination, luck, thought.left() / HALVINGS);
        plans.into_iter().next()
    }

    /// The tactician's plan, and others: by other officers, bolder, more careful.
    fn plans(&self, battle: &Battle, judgement: &Judgement, thought: &Thought<'_>, camp: Camp) -> Vec<Plan> {
        let until = thought.left() / 100 * (100 - FINDING);
        let foresight = Foresight { judgement, thought, camp, next: battle.view().active().opposite() };
        let mut plans = Vec::new();
        let own = self.carry_out(Plan::from(battle), judgement, thought, camp);
        admit(&mut plans, own, &foresight);
        for (number, stance) in STANCES.into_iter().enumerate() {
            let minded = judgement.minding(stance);
            let mut starts = if number == 0 { Vec::new() } else { vec![Plan::from(battle)] };
            starts.extend(activations(battle, &foresight));
            for start in starts {
                if thought.left() < until || thought.is_over() {
                    return plans;
                }
                let plan = self.carry_out(start, &minded, thought, camp);
                admit(&mut plans, plan, &foresight);
            }
        }
        plans
    }

    /// Goes on as the tactician would.
    fn carry_out(&self, mut plan: Plan, judgement: &Judgement, thought: &Thought<'_>, camp: Camp) -> Plan {
        while plan.asked(camp).is_some() {
            let command = if thought.is_over() {
                reflex(&plan.end)
            } else {
                self.tactician.choose(&plan.end, judgement, thought)
            };
            plan.say(command);
        }
        plan
    }
}

/// The most promising activations, one for each officer and body of troops, with their units named.
fn activations(battle: &Battle, foresight: &Foresight<'_>) -> Vec<Plan> {
    if !matches!(battle.pending(), Pending::Decision(_, Question::Command)) {
        return Vec::new();
    }
    let mut muster = Muster::new(foresight, battle);
    let mut found: Vec<(i32, Plan)> = Vec::new();
    for officer in battle.legal().into_iter().filter(|command| matches!(command, Command::Activate(_))) {
        let mut start = Plan::from(battle);
        start.say(officer);
        let at = start.end.clone();
        muster.each_line_up(&at, |gain, named| {
            let mut plan = start.clone();
            for command in named {
                plan.say(*command);
            }
            found.push((gain, plan));
        });
    }
    found.sort_by_key(|(gain, _)| std::cmp::Reverse(*gain));
    found.truncate(ACTIVATIONS);
    found.into_iter().map(|(_, plan)| plan).collect()
}

/// Notes what a plan looks like; two ways to the same position are one plan.
fn admit(plans: &mut Vec<Plan>, mut plan: Plan, foresight: &Foresight<'_>) {
    if plans.iter().all(|other| other.end != plan.end) {
        let hope = foresight.judgement.prospects(plan.end.view(), plan.end.setup(), &fighters(&plan.end));
        plan.prior = i64::from(foresight.here(&plan.end) + hope);
        plans.push(plan);
    }
}

impl Player for Planner {
    fn decide(&mut self, battle: &Battle, budget: &Budget<'_>) -> Command {
        let Pending::Decision(camp, question) = battle.pending() else { panic!("nobody is asked") };
        if let Some(command) = self.planned(battle) {
            return command;
        }
        let thought = Thought::new(budget);
        if thought.is_over() {
            return reflex(battle);
        }
        let judgement = Judgement::of(battle, self.tactician.weights());
        if is_of_the_march(question)
            && let Some(plan) = self.think(battle, &judgement, &thought, camp)
        {
            self.plan = plan.commands;
            if let Some(command) = self.planned(battle) {
                return command;
            }
        }
        self.tactician.choose(battle, &judgement, &thought)
    }
}

/// Plays all plans on the same number of times, keeps the better half, and again.
fn halve(plans: &mut Vec<Plan>, imagination: &Imagination<'_>, mut luck: Luck, share: u64) {
    imagination.rank(plans);
    let mut rounds = ROUNDS;
    while 1 < plans.len() && !imagination.thought.is_over() {
        imagination.play(plans, &mut luck, rounds, share);
        plans.truncate(plans.len().div_ceil(2));
        rounds *= 2;
    }
}

/// Turns played in the mind.
struct Imagination<'a> {
    judgement: &'a Judgement,
    thought: &'a Thought<'a>,
    camp: Camp,
}

impl Imagination<'_> {
    /// Plays each plan on, all with the same luck, so many times or until a share of the time is spent; the best first.
    fn play(&self, plans: &mut [Plan], luck: &mut Luck, rounds: u32, share: u64) {
        let until = self.thought.spent().saturating_add(share);
        for _ in 0..rounds {
            if until <= self.thought.spent() || self.thought.is_over() {
                break;
            }
            let dice = Luck::new(luck.number());
            let worths: Option<Vec<i32>> = plans.iter().map(|plan| self.from(&plan.end, dice)).collect();
            let Some(worths) = worths else { break };
            for (plan, worth) in plans.iter_mut().zip(worths) {
                plan.sum += i64::from(worth);
                plan.games += 1;
            }
        }
        self.rank(plans);
    }

    /// The best first; whoever wants to know is told.
    fn rank(&self, plans: &mut [Plan]) {
        plans.sort_by_key(|plan| std::cmp::Reverse(plan.worth()));
        if let Some(best) = plans.first() {
            let command = best.commands.first().map(|(_, command)| *command);
            self.thought.tell(command, i32::try_from(best.worth()).unwrap_or(0));
        }
    }

    /// What comes of a position, with this luck; nothing if time is up.
    fn from(&self, battle: &Battle, mut dice: Luck) -> Option<i32> {
        let drill = Drill::new(self.judgement);
        let mut next = battle.clone();
        let (mut active, mut left) = (next.view().active(), TURNS);
        loop {
            if next.view().active() != active {
                active = active.opposite();
                if left == 0 {
                    break;
                }
                left -= 1;
            }
            match next.pending() {
                Pending::Over(_) => break,
                Pending::Chance(chance) => toss(&mut next, chance, &mut dice),
                Pending::Decision(..) => {
                    if self.thought.is_over() {
                        return None;
                    }
                    self.thought.spend();
                    next.obey(drill.answer(&next), &mut ());
                }
            }
        }
        // Whoever is active has his whole turn before him.
        Some(self.judgement.judge(next.view(), next.setup(), self.camp, active))
    }
}
