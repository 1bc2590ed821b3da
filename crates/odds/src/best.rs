//! Best play: each side looks ahead over every answer and every outcome of the dice, and takes what gives it the most.

use crate::OddsError;
use crate::budget::{OddsBudget, WORK_OF_A_ROLL};
use crate::dice::{MOST_DICE, Rolls, Sides, Tables, calm};
use crate::ear::{Ear, Subject};
use crate::tally::{CLOSED, Tally};
use crate::walk::{Stand, Wait, stands, wait};
use battle::{Battle, Chance, Command};
use std::collections::BTreeMap;

/// What the attacker's side gains on average from a moment on: so much over six to the power of the dice.
#[derive(Clone, Copy, Debug, Default)]
struct Worth {
    gain: i128,
    dice: u32,
}

impl Worth {
    /// The same over more dice.
    fn over(self, dice: u32) -> Result<i128, OddsError> {
        let deep = OddsError::TooDeep { dice, most: MOST_DICE };
        let factor = 6_i128.checked_pow(dice - self.dice).ok_or(deep.clone())?;
        self.gain.checked_mul(factor).filter(|_| dice <= MOST_DICE).ok_or(deep)
    }

    fn plus(self, gain: i8) -> Result<Self, OddsError> {
        Ok(Self { gain: self.gain + i128::from(gain) * Self { gain: 1, dice: 0 }.over(self.dice)?, dice: self.dice })
    }
}

/// A moment looked at before, with its worth and the answer to give, if one is asked for.
struct Known {
    battle: Battle,
    worth: Worth,
    answer: Option<Command>,
}

/// What has been looked ahead to, by fingerprint; the moments themselves are compared too.
pub(crate) struct Foresight {
    moments: BTreeMap<u64, Vec<Known>>,
    /// How many moments have been begun to be looked at.
    looked: usize,
    budget: OddsBudget,
    work: usize,
    /// The dice rolled on the way to the moment looked at.
    rolled: u32,
}

impl Foresight {
    /// With nothing looked at yet.
    pub(crate) const fn within(budget: OddsBudget) -> Self {
        Self { moments: BTreeMap::new(), looked: 0, budget, work: 0, rolled: 0 }
    }

    /// The best answer to what is asked now.
    pub(crate) fn best(
        &mut self,
        tables: &mut Tables,
        battle: &Battle,
        subject: Subject<'_>,
    ) -> Result<Command, OddsError> {
        self.rolled = 0;
        self.look(tables, battle, subject)?;
        let known = self.known(battle.fingerprint(), battle).and_then(|known| known.answer);
        known.ok_or(OddsError::NoCombat)
    }

    fn known(&self, print: u64, battle: &Battle) -> Option<&Known> {
        self.moments.get(&print)?.iter().find(|known| known.battle == *battle)
    }

    /// What a moment is worth.
    fn look(&mut self, tables: &mut Tables, battle: &Battle, subject: Subject<'_>) -> Result<Worth, OddsError> {
        let waiting = wait(battle, Tally::default(), subject.depth);
        if matches!(waiting, Wait::Stand(Stand::Done)) {
            return Ok(Worth::default());
        }
        let print = battle.fingerprint();
        if let Some(known) = self.known(print, battle) {
            return Ok(known.worth);
        }
        self.looked += 1;
        self.budget.allows(self.work, self.looked)?;
        let (worth, answer) = match waiting {
            Wait::Stand(Stand::Chance(chance)) => (self.average(tables, battle, chance, subject)?, None),
            Wait::Answer(camp, _) => self.choose(tables, battle, subject, camp == subject.camp)?,
            Wait::Stand(Stand::Done) => (Worth::default(), None),
        };
        self.moments.entry(print).or_default().push(Known { battle: battle.clone(), worth, answer });
        Ok(worth)
    }

    /// What the dice give on average.
    fn average(
        &mut self,
        tables: &mut Tables,
        battle: &Battle,
        chance: Chance,
        subject: Subject<'_>,
    ) -> Result<Worth, OddsError> {
        // Said on the way down: the look ahead itself is only so deep.
        let before = self.rolled;
        self.rolled += u32::from(chance.dice);
        if MOST_DICE < self.rolled {
            return Err(OddsError::TooDeep { dice: self.rolled, most: MOST_DICE });
        }
        let reader = battle.view().reader(chance.purpose);
        let rolls = if stands(chance, subject) {
            Rolls::from([(calm(battle.setup().book.die, chance.dice), 6_u128.pow(u32::from(chance.dice)))])
        } else {
            Rolls::clone(tables.of(Sides::at(battle.view(), &reader), chance.dice))
        };
        self.work += rolls.len() * WORK_OF_A_ROLL;
        let mut sum = Worth::default();
        for &(roll, ways) in rolls.iter() {
            let (mut after, mut ear) = (battle.clone(), Ear { subject, tally: Tally::default() });
            after.take(roll, reader.read(roll), &mut ear);
            let one = self.look_after(tables, &after, ear)?;
            let dice = sum.dice.max(one.dice);
            let more = one.over(dice)?.checked_mul(ways.cast_signed());
            let gain = more.and_then(|more| sum.over(dice).ok()?.checked_add(more));
            let deep = OddsError::TooDeep { dice: dice + u32::from(chance.dice), most: MOST_DICE };
            sum = Worth { gain: gain.ok_or(deep)?, dice };
        }
        self.rolled = before;
        Ok(Worth { gain: sum.gain, dice: sum.dice + u32::from(chance.dice) })
    }

    /// The answer that gives the one who decides the most; the first listed of those that give as much.
    fn choose(
        &mut self,
        tables: &mut Tables,
        battle: &Battle,
        subject: Subject<'_>,
        own: bool,
    ) -> Result<(Worth, Option<Command>), OddsError> {
        let mut best: Option<(Worth, Command)> = None;
        for command in battle.legal() {
            let (mut after, mut ear) = (battle.clone(), Ear { subject, tally: Tally::default() });
            after.obey(command, &mut ear);
            let one = self.look_after(tables, &after, ear)?;
            let better = match best {
                None => true,
                Some((other, _)) => {
                    let dice = one.dice.max(other.dice);
                    let (one, other) = (one.over(dice)?, other.over(dice)?);
                    if own { other < one } else { one < other }
                }
            };
            if better {
                best = Some((one, command));
            }
        }
        Ok(best.map_or((Worth::default(), None), |(worth, command)| (worth, Some(command))))
    }

    /// The worth of what follows, with what was just heard.
    fn look_after(&mut self, tables: &mut Tables, after: &Battle, ear: Ear<'_>) -> Result<Worth, OddsError> {
        let gain = ear.tally.gain();
        if ear.tally.is(CLOSED) {
            return Worth::default().plus(gain);
        }
        self.look(tables, after, ear.subject)?.plus(gain)
    }
}
