//! Players who march by rote: some have weak turns, one thinks when it comes to blows.

use crate::drill::Drill;
use crate::foible::Foible;
use crate::foresight::{is_of_the_march, is_of_the_turn};
use crate::general::General;
use crate::judgement::Judgement;
use crate::temperament::Temperament;
use crate::{Budget, Luck, Player, Weights};
use battle::{Battle, Command, Pending};

/// By rote, but some of his turns are played with a weakness.
#[derive(Debug)]
pub(crate) struct Drilled {
    seed: u64,
    temperament: Temperament,
    weights: Weights,
    /// So many turns in sixteen are slips.
    slips: usize,
}

impl Drilled {
    pub(crate) fn new(seed: u64, temperament: Temperament, weights: Weights, slips: usize) -> Self {
        Self { seed, temperament, weights, slips }
    }

    /// The weakness of this turn, if it is one of the bad ones.
    fn foible(&self, turn: u8) -> Option<Foible> {
        let slips = Luck::of(self.seed, BAD_DAY + u64::from(turn)).below(16) < self.slips;
        slips.then(|| Foible::of_turn(self.seed, self.temperament, turn))
    }
}

/// Turns are good or bad by other dice than those of the weakness.
const BAD_DAY: u64 = 1 << 32;

impl Player for Drilled {
    fn decide(&mut self, battle: &Battle, _: &Budget<'_>) -> Command {
        let Pending::Decision(camp, question) = battle.pending() else { panic!("nobody is asked") };
        if is_of_the_turn(question)
            && let Some(foible) = self.foible(battle.view().turn())
        {
            return foible.answer(battle, camp, self.seed);
        }
        Drill::new(&Judgement::of(battle, &self.weights)).answer(battle)
    }
}

/// By rote up to the fight; there, and in some of his turns on the march too, he thinks as a general does.
#[derive(Debug)]
pub(crate) struct Swordsman {
    seed: u64,
    weights: Weights,
    general: General,
}

impl Swordsman {
    pub(crate) fn new(seed: u64, weights: Weights) -> Self {
        Self { seed, general: General::new(seed, weights.clone()), weights }
    }

    /// Is this a turn that he plans?
    fn plans(&self, turn: u8) -> bool {
        Luck::of(self.seed, GOOD_DAY + u64::from(turn)).below(16) < PLANNED
    }
}

/// The turns that are planned, in sixteen.
const PLANNED: usize = 2;
/// They are drawn by other dice than the bad ones.
const GOOD_DAY: u64 = 1 << 33;

impl Player for Swordsman {
    fn decide(&mut self, battle: &Battle, budget: &Budget<'_>) -> Command {
        let Pending::Decision(_, question) = battle.pending() else { panic!("nobody is asked") };
        if is_of_the_march(question) && !self.plans(battle.view().turn()) {
            Drill::new(&Judgement::of(battle, &self.weights)).answer(battle)
        } else {
            self.general.decide(battle, budget)
        }
    }
}
