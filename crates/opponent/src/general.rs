//! A player who plans: whole turns are drawn up, played on through the enemy's answer, and the best is carried out.

use crate::aim::aim_of;
use crate::fight::{ANSWER, ATTACK, raced};
use crate::foresight::is_of_the_march;
use crate::judgement::Judgement;
use crate::luck::Luck;
use crate::plan::{March, PlanStep, TurnPlan};
use crate::player::{Pondering, Thought, TurnAim};
use crate::race::Race;
use crate::reflex::reflex;
use crate::rehearsal::{ALONE, AttackMade, Rehearsal, TurnOf, turn_of, turn_under_way};
use crate::staff::{Staff, stances};
use crate::tactician::{Tactician, offers};
use crate::way::Amendment;
use crate::{Budget, Player, Weights};
use battle::{Battle, Camp, Command, Pending, Question};

/// Turns of either side that are played on: one's own, and the enemy's answer.
const TURNS: u8 = 2;
/// Plays of a plan before it is compared with others.
const FIRST: usize = 5;
/// Plans that others are made of.
const KEPT: usize = 8;
/// Plans made before the leaders are played on again.
const LITTER: usize = 8;
/// Plans made for one that is played on: the one that looks best at once.
const DRAFTS: usize = 6;
/// One part in so many of the nodes may go into weighing every answer by itself, in several stances.
const WEIGHED: u64 = 3;

/// Plans thought of beforehand that are kept.
const IDEAS: usize = 6;

/// Plans whole turns; in the fight every answer is weighed, and the best attacks are played on.
#[derive(Debug)]
pub(crate) struct General {
    seed: u64,
    tactician: Tactician,
    /// The plan under way: what was to be said where.
    steps: Vec<PlanStep>,
    /// What it is about.
    aim: Option<TurnAim>,
    /// The turn under way, and what he has struck in it.
    struck: (TurnOf, Vec<AttackMade>),
    /// Plans to begin with: thought of while the enemy was asked, or under way when the dice of a march fell otherwise.
    ideas: Vec<TurnPlan>,
    /// Where he thought ahead, and how often.
    ahead: (u64, usize),
}

impl General {
    pub(crate) fn new(seed: u64, weights: Weights) -> Self {
        Self {
            seed,
            tactician: Tactician::new(seed, weights),
            steps: Vec::new(),
            aim: None,
            struck: ((0, Camp::North), Vec::new()),
            ideas: Vec::new(),
            ahead: (0, 0),
        }
    }

    /// What the plan under way says here.
    fn planned(&self, battle: &Battle) -> Option<Command> {
        if self.steps.is_empty() {
            return None;
        }
        let at = battle.fingerprint();
        let step = self.steps.iter().find(|step| step.at == at)?;
        battle.check(step.command).is_ok().then_some(step.command)
    }

    /// A plan for the turn that begins, or for what is left of it.
    fn plan(&mut self, battle: &Battle, judgement: &Judgement, thought: &Thought<'_>) {
        let camp = battle.view().active();
        let staff = Staff { seed: self.seed, battle, camp, judgement, thought };
        let found = best_plan(&staff, &std::mem::take(&mut self.ideas));
        self.aim = found.as_ref().and_then(|march| aim_of(judgement, battle, &march.end, camp));
        self.steps.clear();
        if let Some(march) = found {
            self.steps = march.steps;
            // Where the dice of the march fall otherwise, what is left of it is thought of first.
            self.ideas.push(march.plan);
        }
    }

    /// An answer in a fight, whoever began it.
    fn fight(&mut self, battle: &Battle, judgement: &Judgement, thought: &Thought<'_>) -> Command {
        let Pending::Decision(camp, question) = battle.pending() else { panic!("nobody is asked") };
        let view = battle.view();
        let turn = turn_under_way(battle);
        if self.struck.0 != turn {
            self.struck = (turn, Vec::new());
        }
        if view.active() == camp {
            // What was planned before the dice of this fight is no plan for another turn.
            self.ideas.clear();
        }
        let offers = offers(battle, judgement, thought);
        let first = self.tactician.pick(battle, &offers);
        let share = if question == Question::Combat { ATTACK } else { ANSWER };
        let salt = Luck::of(self.seed, battle.fingerprint()).number();
        let struck: &[AttackMade] = if view.active() == camp { &self.struck.1 } else { &[] };
        let rehearsal = Rehearsal { judgement, thought, camp, begins: turn, turns: TURNS, salt, struck, alone: 0 };
        let answer = raced(battle, offers, &rehearsal, share).unwrap_or(first);
        self.struck.1.extend(AttackMade::of(view, answer));
        answer
    }
}

impl Player for General {
    fn decide(&mut self, battle: &Battle, budget: &Budget<'_>) -> Command {
        let Pending::Decision(camp, question) = battle.pending() else { panic!("nobody is asked") };
        if let Some(command) = self.planned(battle) {
            return command;
        }
        let thought = Thought::new(budget);
        if thought.is_over() {
            return reflex(battle);
        }
        let judgement = Judgement::of(battle, self.tactician.weights()).farsighted();
        if battle.view().active() != camp || !is_of_the_march(question) {
            return self.fight(battle, &judgement, &thought);
        }
        // The dice of the march may have fallen otherwise than was thought: the rest of the turn is planned anew.
        self.plan(battle, &judgement, &thought);
        self.planned(battle).unwrap_or_else(|| reflex(battle))
    }

    fn ponder(&mut self, battle: &Battle, budget: &Budget<'_>) -> Pondering {
        let Pending::Decision(asked, _) = battle.pending() else { return Pondering::Enough };
        let (camp, at) = (asked.opposite(), battle.fingerprint());
        if battle.view().active() == camp {
            return Pondering::Enough;
        }
        if self.ahead.0 != at {
            self.ahead = (at, 0);
        }
        if IDEAS <= self.ahead.1 {
            return Pondering::Enough;
        }
        self.ahead.1 += 1;
        let thought = Thought::new(budget);
        let judgement = Judgement::of(battle, self.tactician.weights()).farsighted();
        let number = u64::try_from(self.ahead.1).unwrap_or(u64::MAX);
        let mut luck = Luck::of(self.seed ^ at, number);
        let Some(next) = turn_of(camp, battle, &judgement, &mut luck) else { return Pondering::GoesOn };
        let staff = Staff { seed: self.seed, battle: &next, camp, judgement: &judgement, thought: &thought };
        if let Some(march) = best_plan(&staff, &self.ideas) {
            self.ideas.retain(|idea| *idea != march.plan);
            self.ideas.insert(0, march.plan);
            self.ideas.truncate(IDEAS);
        }
        Pondering::GoesOn
    }

    fn aim(&self) -> Option<TurnAim> {
        self.aim
    }
}

/// The best plan that is found for the turn.
fn best_plan(staff: &Staff<'_>, ideas: &[TurnPlan]) -> Option<March> {
    let mut luck = Luck::of(staff.seed, staff.battle.fingerprint());
    let rehearsal = Rehearsal {
        judgement: staff.judgement,
        thought: staff.thought,
        camp: staff.camp,
        begins: turn_under_way(staff.battle),
        turns: TURNS,
        salt: luck.number(),
        struck: &[],
        alone: ALONE,
    };
    let mut race = Race::new(&rehearsal);
    gather(staff, ideas, &mut race, &mut luck);
    race.cut(KEPT, 2 * FIRST);
    race.cut(KEPT / 2, 4 * FIRST);
    tell(staff, &race);
    while !staff.thought.is_over() && !race.runners.is_empty() {
        breed(staff, &mut race, &mut luck);
        tell(staff, &race);
    }
    race.runners.into_iter().next().map(|best| best.march)
}

/// Says what the plan that leads begins with, and how far ahead it looks.
fn tell(staff: &Staff<'_>, race: &Race<'_>) {
    let first = race.best().and_then(|best| best.steps.first());
    staff.thought.tell(first.map(|step| step.command), race.best().map_or(0, |best| staff.look(&best.end)));
}

/// The first plans, from all sources.
fn gather(staff: &Staff<'_>, ideas: &[TurnPlan], race: &mut Race<'_>, luck: &mut Luck) {
    let mut enter = |march: Option<March>| {
        if let Some(march) = march
            && race.is_new(&march)
        {
            race.enter((staff.look(&march.end), march), FIRST);
        }
    };
    enter(staff.by_rote(luck));
    for idea in ideas {
        enter(staff.carried_out(idea.clone(), Amendment::default(), luck));
    }
    enter(staff.filled(&staff.judgement.weights, luck));
    for (plan, change) in staff.concentrations() {
        enter(staff.carried_out(plan, change, luck));
    }
    for stance in stances(&staff.judgement.weights) {
        if !staff.thought.has_spent(staff.thought.part(WEIGHED)) {
            enter(staff.filled(&stance, luck));
        }
    }
    enter(staff.stand(luck));
}

/// New plans are made of the best so far; of several drafts the one that looks best at once runs against the leaders.
fn breed(staff: &Staff<'_>, race: &mut Race<'_>, luck: &mut Luck) {
    for _ in 0..LITTER {
        let drafts = (0..DRAFTS).filter_map(|_| draft(staff, race, luck));
        if let Some(draft) = drafts.max_by_key(|(look, _)| *look) {
            race.challenge(draft, FIRST);
        }
        if staff.thought.is_over() {
            break;
        }
    }
    race.cut(KEPT, 0);
    race.widen(FIRST);
}

/// A plan made of those that race, and what it looks like at once; nothing if it is known.
fn draft(staff: &Staff<'_>, race: &Race<'_>, luck: &mut Luck) -> Option<(i32, March)> {
    let count = race.runners.len();
    // The better half is asked three times as often.
    let one = &race.runners[luck.below(count).min(luck.below(count))].march.plan;
    let other = &race.runners[luck.below(count)].march.plan;
    let (plan, change) = staff.varied(one, other, luck);
    let march = staff.carried_out(plan, change, luck)?;
    race.is_new(&march).then(|| (staff.look(&march.end), march))
}
