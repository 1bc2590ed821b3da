//! Every course of a combat, followed side by side: from each chance to the next, courses that meet put together.

use crate::best::Foresight;
use crate::budget::{OddsBudget, WORK_OF_A_ROLL};
use crate::dice::{MOST_DICE, Rolls, Sides, Tables, calm};
use crate::ear::{Ear, Subject};
use crate::policy::usual;
use crate::shelf::Shelf;
use crate::tally::{CLOSED, Tally};
use crate::{Depth, Elephants, Odds, OddsError, OddsQuestion, Policy};
use battle::{Battle, Camp, Chance, Pending, Purpose, Question as Asked, Reading, Roll};

/// Courses that have come to the same moment: they go on together.
struct Course {
    battle: Battle,
    /// What the listener has to know of what went before.
    heard: Tally,
    /// What came of each way here, with the number of ways out of six to the power [`MOST_DICE`].
    counts: Vec<(Tally, u128)>,
    /// The dice rolled on the longest way here.
    dice: u32,
    /// What it waits for.
    waits: Wait,
}

/// Where a course stands once nobody but the dice can decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stand {
    /// Dice are rolled.
    Chance(Chance),
    /// It is over, or as much of it as was asked for.
    Done,
}

/// What the machine waits for in the middle of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wait {
    /// Somebody's answer.
    Answer(Camp, Asked),
    /// The dice, or nothing more.
    Stand(Stand),
}

/// What a course waits for.
pub(crate) fn wait(battle: &Battle, tally: Tally, depth: Depth) -> Wait {
    if tally.is(CLOSED) {
        return Wait::Stand(Stand::Done);
    }
    match battle.pending() {
        Pending::Over(_) => Wait::Stand(Stand::Done),
        Pending::Chance(chance) => match chance.purpose {
            Purpose::Staff | Purpose::Messengers | Purpose::BurnOut => Wait::Stand(Stand::Done),
            Purpose::Attack
            | Purpose::Riposte
            | Purpose::ElephantFight
            | Purpose::Confirm
            | Purpose::Dispersion
            | Purpose::Burst
            | Purpose::Desertion
            | Purpose::ElephantFlight
            | Purpose::FrontRank => Wait::Stand(Stand::Chance(chance)),
        },
        Pending::Decision(_, asked) if !is_inside(asked) => Wait::Stand(Stand::Done),
        Pending::Decision(_, Asked::FollowUp) if depth == Depth::Exchange => Wait::Stand(Stand::Done),
        Pending::Decision(camp, asked) => Wait::Answer(camp, asked),
    }
}

/// Is this the flight of an elephant that is taken to stand?
pub(crate) fn stands(chance: Chance, subject: Subject<'_>) -> bool {
    subject.elephants == Elephants::Stand && chance.purpose == Purpose::ElephantFlight
}

/// Is it a question of a combat, not of a turn?
pub(crate) const fn is_inside(asked: Asked) -> bool {
    match asked {
        Asked::Command
        | Asked::Selection
        | Asked::Movement
        | Asked::GoAlong
        | Asked::Combat
        | Asked::ReplaceGeneral
        | Asked::ElephantOrder => false,
        Asked::FrontRank
        | Asked::AttackOrder
        | Asked::DefenceOrder
        | Asked::Evade
        | Asked::IgnoreFlags
        | Asked::Retreat
        | Asked::FollowUp
        | Asked::Pursue
        | Asked::PursueAttack
        | Asked::Riposte
        | Asked::Flee
        | Asked::Elephant => true,
    }
}

/// Reckons odds; keeps its tables of dice and its room to work in from one question to the next.
#[derive(Default)]
pub struct Calculator {
    pub(crate) tables: Tables,
    now: Vec<Course>,
    next: Vec<Course>,
    /// Lists that can be used again.
    spare: Vec<Vec<(Tally, u128)>>,
    /// What comes of the steps that end a course, and in how many ways.
    ends: Vec<(Tally, u128)>,
    done: Vec<(Tally, u128)>,
    longest: u32,
    /// Where the courses of `next` stand in it, by their mark.
    shelf: Shelf,
    /// No order will be given: purses are emptied, so that they tell no courses apart.
    penniless: bool,
    /// Work done for the question under way.
    work: usize,
    /// What a question may cost.
    pub(crate) budget: OddsBudget,
    /// Faces that act alike are told apart: slower, and never different.
    tells_apart: bool,
}

/// One question under way.
struct Errand<'a> {
    subject: Subject<'a>,
    question: &'a OddsQuestion<'a>,
    foresight: Foresight,
}

impl Calculator {
    /// With nothing reckoned yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// One whose questions may cost so much and no more.
    #[must_use]
    pub fn within(budget: OddsBudget) -> Self {
        Self { budget, ..Self::default() }
    }

    /// One that tells every face of the die from every other, to check the shorter way against.
    #[must_use]
    pub fn telling_faces_apart() -> Self {
        Self { tells_apart: true, ..Self::default() }
    }

    /// Follows every course from where the machine stands.
    pub(crate) fn walk(
        &mut self,
        start: Battle,
        heard: Tally,
        subject: Subject<'_>,
        question: &OddsQuestion<'_>,
    ) -> Result<Odds, OddsError> {
        self.clear();
        // The usual player gives no orders.
        self.penniless = matches!(question.policy, Policy::Usual) && !self.tells_apart;
        let mut errand = Errand { subject, question, foresight: Foresight::within(self.budget.clone()) };
        let mut counts = self.spare.pop().unwrap_or_default();
        counts.push((Tally::default(), 6_u128.pow(MOST_DICE)));
        let heard = heard.listening();
        let waits = wait(&start, heard, subject.depth);
        let first = Course { battle: start, heard, counts, dice: 0, waits };
        self.next.push(first);
        while !self.next.is_empty() {
            std::mem::swap(&mut self.now, &mut self.next);
            self.shelf.clear();
            while let Some(mut course) = self.now.pop() {
                merge(&mut course.counts);
                self.follow(&mut course, &mut errand)?;
                course.counts.clear();
                self.spare.push(course.counts);
            }
        }
        Ok(self.finish(subject, question))
    }

    /// Forgets the last question, and keeps its room.
    fn clear(&mut self) {
        for mut course in self.now.drain(..).chain(self.next.drain(..)) {
            course.counts.clear();
            self.spare.push(course.counts);
        }
        self.done.clear();
        self.longest = 0;
        self.work = 0;
    }

    /// One step on: the answer to a question, or every outcome of some dice.
    fn follow(&mut self, course: &mut Course, errand: &mut Errand<'_>) -> Result<(), OddsError> {
        match course.waits {
            Wait::Stand(Stand::Done) => self.end(course, &[(Tally::default(), 1)]),
            Wait::Stand(Stand::Chance(chance)) => return self.roll(course, chance, errand.subject),
            Wait::Answer(camp, asked) => {
                let command = self.answer(course, camp, asked, errand)?;
                let mut battle = course.battle.clone();
                let mut ear = Ear { subject: errand.subject, tally: course.heard };
                match errand.question.policy {
                    Policy::Fixed(_) => {
                        let said = battle.command(command, &mut ear);
                        said.map_err(|refusal| OddsError::Answer(command, refusal))?;
                    }
                    Policy::Usual | Policy::Best => battle.obey(command, &mut ear),
                }
                let waits = self.settle(&mut battle, &mut ear);
                if waits == Wait::Stand(Stand::Done) {
                    self.end(course, &[(ear.tally.settled(), 1)]);
                } else {
                    self.keep(course, battle, ear, 1, waits);
                }
            }
        }
        Ok(())
    }

    /// What is said to a question.
    fn answer(
        &mut self,
        course: &Course,
        camp: Camp,
        asked: Asked,
        errand: &mut Errand<'_>,
    ) -> Result<battle::Command, OddsError> {
        let said = match errand.question.policy {
            Policy::Usual => None,
            Policy::Fixed(answer) => answer(&course.battle, camp, asked),
            Policy::Best => Some(errand.foresight.best(&mut self.tables, &course.battle, errand.subject)?),
        };
        said.or_else(|| usual(course.battle.view(), camp, asked)).ok_or(OddsError::NoCombat)
    }

    /// Rolls every outcome of the dice a course waits for.
    fn roll(&mut self, course: &mut Course, chance: Chance, subject: Subject<'_>) -> Result<(), OddsError> {
        course.dice += u32::from(chance.dice);
        if MOST_DICE < course.dice {
            return Err(OddsError::TooDeep { dice: course.dice, most: MOST_DICE });
        }
        self.longest = self.longest.max(course.dice);
        let all = 6_u128.pow(u32::from(chance.dice));
        course.counts.iter_mut().for_each(|(_, ways)| *ways /= all);
        let reader = course.battle.view().reader(chance.purpose);
        if stands(chance, subject) {
            let calm = calm(course.battle.setup().book.die, chance.dice);
            self.take(course, calm, reader.read(calm), all, subject);
        } else {
            let view = course.battle.view();
            let sides = if self.tells_apart { Sides::of(view.book().die) } else { Sides::at(view, &reader) };
            let outcomes = Rolls::clone(self.tables.of(sides, chance.dice));
            self.work += outcomes.len() * (WORK_OF_A_ROLL + course.counts.len());
            self.budget.allows(self.work, 0)?;
            for (roll, ways) in outcomes.iter() {
                self.take(course, *roll, reader.read(*roll), *ways, subject);
            }
        }
        let mut ends = std::mem::take(&mut self.ends);
        merge(&mut ends);
        self.end(course, &ends);
        ends.clear();
        self.ends = ends;
        Ok(())
    }

    /// One outcome of the dice, in so many ways.
    fn take(&mut self, course: &Course, roll: Roll, reading: Reading, ways: u128, subject: Subject<'_>) {
        let mut battle = course.battle.clone();
        let mut ear = Ear { subject, tally: course.heard };
        battle.take(roll, reading, &mut ear);
        let waits = self.settle(&mut battle, &mut ear);
        if waits == Wait::Stand(Stand::Done) {
            self.ends.push((ear.tally.settled(), ways));
        } else {
            self.keep(course, battle, ear, ways, waits);
        }
    }

    /// What a course waits for now. What everybody says without thinking is said at once, before courses are put
    /// together; where answers are given or sought, each is a step of its own.
    fn settle(&self, battle: &mut Battle, ear: &mut Ear<'_>) -> Wait {
        if self.penniless && !ear.tally.is(CLOSED) {
            battle.empty_purses();
        }
        let mut waits = wait(battle, ear.tally, ear.subject.depth);
        while let (true, Wait::Answer(camp, asked)) = (self.penniless, waits) {
            let Some(command) = usual(battle.view(), camp, asked) else { break };
            battle.obey(command, ear);
            waits = wait(battle, ear.tally, ear.subject.depth);
        }
        waits
    }

    /// Courses that end, each of them with each of these last steps.
    fn end(&mut self, course: &Course, steps: &[(Tally, u128)]) {
        for (tally, share) in &course.counts {
            self.done.extend(steps.iter().map(|(step, ways)| (tally.and(*step), share * ways)));
        }
    }

    /// Puts courses together with those they have met, if there are any.
    fn keep(&mut self, from: &Course, battle: Battle, ear: Ear<'_>, ways: u128, waits: Wait) {
        let (step, heard, mark) = (ear.tally.settled(), ear.tally.listening(), mark(&battle));
        let met = |index: usize| self.next[index].heard == heard && self.next[index].battle == battle;
        let index = self.shelf.find(mark, met).unwrap_or(self.next.len());
        if index == self.next.len() {
            let counts = self.spare.pop().unwrap_or_default();
            self.shelf.put(mark, index);
            self.next.push(Course { battle, heard, counts, dice: 0, waits });
        }
        let course = &mut self.next[index];
        course.dice = course.dice.max(from.dice);
        course.counts.extend(from.counts.iter().map(|(tally, share)| (tally.and(step), share * ways)));
    }

    /// Counts together what came out alike, over the smallest power of six.
    fn finish(&mut self, subject: Subject<'_>, question: &OddsQuestion<'_>) -> Odds {
        merge(&mut self.done);
        let spare = 6_u128.pow(MOST_DICE - self.longest);
        Odds {
            attacker: subject.attacker,
            target: subject.target,
            policy: question.policy.name(),
            depth: question.depth,
            elephants: question.elephants,
            dice: self.longest,
            outcomes: self.done.iter().map(|(tally, ways)| (*tally, ways / spare)).collect(),
        }
    }
}

/// Counts together what is alike, in order.
fn merge(counts: &mut Vec<(Tally, u128)>) {
    if counts.len() < 2 {
        return;
    }
    counts.sort_unstable_by_key(|(tally, _)| tally.key());
    counts.dedup_by(|next, first| {
        let alike = next.0 == first.0;
        if alike {
            first.1 += next.1;
        }
        alike
    });
}

/// A number for a moment, which few others have: who stands where with how much left, and who can pay what.
fn mark(battle: &Battle) -> u64 {
    let view = battle.view();
    // Each number has a weight of its own, so that none has to wait for the one before.
    let (mut mark, mut weight) = (0_u64, 0x9e37_79b9_7f4a_7c15_u64);
    let mut mix = |number: u64| {
        mark = mark.wrapping_add((number ^ 0x5851_f42d_4c95_7f2d).wrapping_mul(weight));
        weight = weight.wrapping_add(0xd1b5_4a32_d192_ed02);
    };
    for unit in view.unit_ids() {
        let cell = view.cell(unit).map_or(u64::MAX, |cell| u64::from(cell.number()));
        mix(cell << 8 | u64::from(view.elements(unit)));
    }
    for officer in view.officer_ids() {
        mix(view.officer_cell(officer).map_or(u64::MAX, |cell| u64::from(cell.number())));
    }
    for (_, _, cell) in view.elephants() {
        mix(u64::from(cell.number()));
    }
    mix(u64::from(view.tokens(Camp::North)) << 16 | u64::from(view.tokens(Camp::South)));
    mark
}
