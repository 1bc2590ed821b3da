//! A player who plans: he thinks of many ways to play his turn, plays each on in his mind, and takes what ends best.

use crate::drill::{Drill, Mood};
use crate::foresight::toss;
use crate::judgement::Judgement;
use crate::luck::Luck;
use crate::player::Thought;
use crate::reflex::reflex;
use crate::tactician::Tactician;
use crate::{Budget, Player, Weights};
use battle::{Battle, Camp, Command, Pending, Question};

/// How a planner goes about it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Style {
    /// Plans he thinks of.
    pub(crate) plans: usize,
    /// Turns imagined after this one, both sides counted.
    pub(crate) turns: u8,
    /// The most games imagined of each plan before the first are dropped.
    pub(crate) rounds: u32,
    /// The strongest whim.
    pub(crate) whim: usize,
    /// How often the best plans are varied.
    pub(crate) generations: u8,
}

/// Plans a turn, and keeps to it.
#[derive(Debug)]
pub(crate) struct Planner {
    seed: u64,
    style: Style,
    tactician: Tactician,
    /// What is left of the plan: each command with the position it is for.
    plan: Vec<(u64, Command)>,
}

/// A way to play a turn up to its first dice.
struct Plan {
    commands: Vec<(u64, Command)>,
    end: Battle,
    sum: i64,
    games: i64,
    /// What the plan it grew from was worth.
    parent: i64,
}

/// A tactician's plan takes about so many positions.
const SLOW: u64 = 6_000;

/// Halvings a thought is divided for; the last ones, among few plans, go deeper than their share if any time is left.
const HALVINGS: u8 = 4;

/// What a tactician's plan is taken to be worth beyond those made by rote, before any is played on.
const CREDIT: i64 = 80;

/// Games the worth of the plan it grew from counts for.
const INHERITED: i64 = 12;

impl Plan {
    /// Points a game; a plan seldom played is taken to be like the one it grew from.
    fn worth(&self) -> i64 {
        (self.sum + self.parent * INHERITED) / (self.games + INHERITED)
    }
}

impl Planner {
    pub(crate) fn new(seed: u64, weights: Weights, style: Style) -> Self {
        Self { seed, style, tactician: Tactician::new(seed, weights), plan: Vec::new() }
    }

    /// The next command of the plan, if things stand as it foresaw.
    fn planned(&mut self, battle: &Battle) -> Option<Command> {
        let now = battle.fingerprint();
        let place = self.plan.iter().position(|(then, _)| *then == now)?;
        let (_, command) = self.plan.swap_remove(place);
        battle.check(command).is_ok().then_some(command)
    }

    /// Thinks of plans, plays them on, varies the best, and again, until one is left or time is up.
    fn think(&self, battle: &Battle, judgement: &Judgement, thought: &Thought<'_>, camp: Camp) -> Option<Plan> {
        let mut luck = Luck::of(self.seed, battle.fingerprint());
        let start = i64::from(judgement.judge(battle.view(), battle.setup(), camp));
        let mut plans: Vec<Plan> = Vec::new();
        for number in 0..self.style.plans {
            if 0 < number && thought.is_over() {
                break;
            }
            let mut drill = Drill::new(judgement);
            if 1 < number {
                drill.mood = self.mood(&mut luck);
            }
            // The tactician's own plan is the best to begin with, where there is time for it.
            let tactical = number == 1 && SLOW < thought.left();
            let plan = draw_up(battle, &[], thought, |battle| {
                if tactical { self.tactician.choose(battle, judgement, thought) } else { drill.answer(battle) }
            });
            admit(&mut plans, Plan { parent: start + if tactical { CREDIT } else { 0 }, ..plan });
        }
        let imagination = Imagination { judgement, thought, camp, turns: self.style.turns };
        let share = thought.left() / u64::from(self.style.generations + HALVINGS);
        for _ in 0..self.style.generations {
            imagination.play(&mut plans, &mut luck, self.style.rounds, share);
            plans.truncate((self.style.plans / 4).max(2));
            self.breed(battle, &imagination, &mut plans, &mut luck);
        }
        halve(&mut plans, &imagination, luck, self.style.rounds, share);
        plans.into_iter().next()
    }

    fn mood(&self, luck: &mut Luck) -> Mood {
        let caution = luck.pick(&[0, 0, 40, 100]).unwrap_or(0);
        Mood { seed: luck.number(), strength: 1 + luck.below(self.style.whim), caution }
    }

    /// Adds plans that begin as the best ones do and go on otherwise.
    fn breed(&self, battle: &Battle, imagination: &Imagination<'_>, plans: &mut Vec<Plan>, luck: &mut Luck) {
        let parents = plans.len();
        for number in 0..self.style.plans / 2 {
            if imagination.thought.is_over() {
                return;
            }
            let Some(parent) = plans.get(number % parents.max(1)) else { return };
            let kept = luck.below(parent.commands.len().max(1));
            let drill = Drill { judgement: imagination.judgement, mood: self.mood(luck) };
            let worth = parent.worth();
            let child = draw_up(battle, &parent.commands[..kept], imagination.thought, |battle| drill.answer(battle));
            admit(plans, Plan { parent: worth, ..child });
        }
    }
}

/// Two ways to the same position are one plan.
fn admit(plans: &mut Vec<Plan>, plan: Plan) {
    if plans.iter().all(|other| other.end != plan.end) {
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
        if matches!(question, Question::Command | Question::Selection | Question::Movement)
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

/// Plays a turn in the mind up to its first dice, its first combat or its end; it begins with what is given.
fn draw_up(
    battle: &Battle,
    given: &[(u64, Command)],
    thought: &Thought<'_>,
    mut answer: impl FnMut(&Battle) -> Command,
) -> Plan {
    let mut plan = Plan { commands: Vec::new(), end: battle.clone(), sum: 0, games: 0, parent: 0 };
    let camp = battle.view().active();
    while let Pending::Decision(asked, question) = plan.end.pending() {
        if asked != camp || plan.end.view().active() != camp || question == Question::Combat {
            break;
        }
        let command = match given.get(plan.commands.len()) {
            Some((_, command)) => *command,
            None if thought.is_over() => reflex(&plan.end),
            None => answer(&plan.end),
        };
        thought.spend();
        plan.commands.push((plan.end.fingerprint(), command));
        plan.end.obey(command, &mut ());
    }
    plan
}

/// Plays all plans on the same number of times, keeps the better half, and again.
fn halve(plans: &mut Vec<Plan>, imagination: &Imagination<'_>, mut luck: Luck, rounds: u32, share: u64) {
    let mut rounds = rounds;
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
    turns: u8,
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
            for plan in &mut *plans {
                let Some(worth) = self.from(&plan.end, dice) else { break };
                plan.sum += i64::from(worth);
                plan.games += 1;
            }
        }
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
        let (mut active, mut left) = (next.view().active(), self.turns);
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
        Some(self.judgement.judge(next.view(), next.setup(), self.camp))
    }
}
