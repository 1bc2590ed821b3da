//! A player without a thought: the yardstick below all others.

use crate::{Budget, Luck, Player};
use battle::{Actor, Battle, Command};

/// Chooses by chance: who, then what.
#[derive(Debug)]
pub(crate) struct Random {
    pub(crate) seed: u64,
}

impl Player for Random {
    fn decide(&mut self, battle: &Battle, _: &Budget<'_>) -> Command {
        let mut luck = Luck::of(self.seed, battle.fingerprint());
        let mut actors = Vec::new();
        battle.view().each_actor(|actor| actors.push(actor));
        let mut commands = Vec::new();
        // Some actors turn out to have nothing to do; the player himself always has.
        for _ in 0..4 {
            let actor = luck.pick(&actors).unwrap_or(Actor::Player);
            battle.view().each_legal_of(actor, |command| commands.push(command));
            if let Some(command) = luck.pick(&commands) {
                return command;
            }
        }
        battle.each_legal(|command| commands.push(command));
        luck.pick(&commands).expect("a decision has at least one legal answer")
    }
}
