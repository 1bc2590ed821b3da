//! A player on his first day: he knows the rules, and plays each turn with another weakness.

use crate::foible::Foible;
use crate::foresight::is_of_the_turn;
use crate::reflex::reflex;
use crate::temperament::Temperament;
use crate::{Budget, Player};
use battle::{Battle, Command, Pending};

/// Knows the rules, not the game.
#[derive(Debug)]
pub(crate) struct Recruit {
    pub(crate) seed: u64,
    pub(crate) temperament: Temperament,
}

impl Player for Recruit {
    fn decide(&mut self, battle: &Battle, _: &Budget<'_>) -> Command {
        let Pending::Decision(camp, question) = battle.pending() else { panic!("nobody is asked") };
        let turn = battle.view().turn();
        if is_of_the_turn(question) {
            Foible::of_turn(self.seed, self.temperament, turn).answer(battle, camp, self.seed)
        } else {
            reflex(battle)
        }
    }
}
