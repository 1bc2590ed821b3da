//! Players between a recruit and a tactician: they march by rote; some slip, one thinks when it comes to blows.

use crate::drill::Drill;
use crate::foresight::is_of_the_march;
use crate::judgement::Judgement;
use crate::player::Thought;
use crate::recruit::Recruit;
use crate::reflex::reflex;
use crate::tactician::Tactician;
use crate::{Budget, Luck, Player, Weights};
use battle::{Battle, Command, Pending};

/// By rote, but now and then he does what a recruit would.
#[derive(Debug)]
pub(crate) struct Drilled {
    seed: u64,
    weights: Weights,
    recruit: Recruit,
    /// So many answers in sixteen are slips.
    slips: usize,
}

impl Drilled {
    pub(crate) fn new(seed: u64, weights: Weights, slips: usize) -> Self {
        Self { seed, weights, recruit: Recruit { seed }, slips }
    }
}

impl Player for Drilled {
    fn decide(&mut self, battle: &Battle, budget: &Budget<'_>) -> Command {
        if Luck::of(self.seed, battle.fingerprint()).below(16) < self.slips {
            return self.recruit.decide(battle, budget);
        }
        Drill::new(&Judgement::of(battle, &self.weights)).answer(battle)
    }
}

/// By rote up to the fight; there he weighs every answer.
#[derive(Debug)]
pub(crate) struct Swordsman {
    tactician: Tactician,
}

impl Swordsman {
    pub(crate) fn new(seed: u64, weights: Weights) -> Self {
        Self { tactician: Tactician::new(seed, weights) }
    }
}

impl Player for Swordsman {
    fn decide(&mut self, battle: &Battle, budget: &Budget<'_>) -> Command {
        let Pending::Decision(_, question) = battle.pending() else { panic!("nobody is asked") };
        let thought = Thought::new(budget);
        if thought.is_over() {
            return reflex(battle);
        }
        let judgement = Judgement::of(battle, self.tactician.weights());
        if is_of_the_march(question) {
            thought.spend();
            return Drill::new(&judgement).answer(battle);
        }
        self.tactician.choose(battle, &judgement, &thought)
    }
}
