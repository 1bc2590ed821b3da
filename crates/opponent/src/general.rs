//! A player who plans: whole turns are drawn up, played on through the enemy's answer, and the best is carried out.

use crate::fight::{ANSWER, ATTACK, raced};
use crate::foresight::is_of_the_march;
use crate::judgement::Judgement;
use crate::luck::Luck;
use crate::plan::{March, PlanStep};
use crate::player::Thought;
use crate::race::Race;
use crate::reflex::reflex;
use crate::rehearsal::Rehearsal;
use crate::staff::{Staff, stances};
use crate::tactician::{Tactician, offers};
use crate::{Budget, Player, Weights};
use battle::{Battle, Command, Pending, Question};

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

/// Plans whole turns; in the fight every answer is weighed, and the best attacks are played on.
#[derive(Debug)]
pub(crate) struct General {
    seed: u64,
    tactician: Tactician,
    /// The plan under way: what was to be said where.
    steps: Vec<PlanStep>,
}

impl General {
    pub(crate) fn new(seed: u64, weights: Weights) -> Self {
        Self { seed, tactician: Tactician::new(seed, weights), steps: Vec::new() }
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
        let own = battle.view().active() == camp;
        if !own || !is_of_the_march(question) {
            let offers = offers(battle, &judgement, &thought);
            let answer = self.tactician.pick(battle, &offers);
            let share = if question == Question::Combat { ATTACK } else { ANSWER };
            let salt = Luck::of(self.seed, battle.fingerprint()).number();
            let rehearsal = Rehearsal { judgement: &judgement, thought: &thought, camp, turns: TURNS, salt };
            return raced(battle, offers, &rehearsal, share).unwrap_or(answer);
        }
        // The dice of the march may have fallen otherwise than was thought: the rest of the turn is planned anew.
        let staff = Staff { seed: self.seed, battle, camp, judgement: &judgement, thought: &thought };
        self.steps = best_plan(&staff).map_or_else(Vec::new, |march| march.steps);
        self.planned(battle).unwrap_or_else(|| reflex(battle))
    }
}

/// The best plan that is found for the turn.
fn best_plan(staff: &Staff<'_>) -> Option<March> {
    let mut luck = Luck::of(staff.seed, staff.battle.fingerprint());
    let rehearsal = Rehearsal {
        judgement: staff.judgement,
        thought: staff.thought,
        camp: staff.camp,
        turns: TURNS,
        salt: luck.number(),
    };
    let mut race = Race::new(&rehearsal);
    gather(staff, &mut race, &mut luck);
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
fn gather(staff: &Staff<'_>, race: &mut Race<'_>, luck: &mut Luck) {
    let mut enter = |march: Option<March>| {
        if let Some(march) = march
            && race.is_new(&march)
        {
            race.enter((staff.look(&march.end), march), FIRST);
        }
    };
    enter(staff.by_rote(luck));
    enter(staff.filled(&staff.judgement.weights, luck));
    for (plan, change) in staff.concentrations() {
        enter(staff.carried_out(plan, change, luck));
    }
    for stance in stances(&staff.judgement.weights) {
        if !staff.thought.is_past(WEIGHED, 1) {
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
