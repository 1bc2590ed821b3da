//! A player put to a position.

use crate::proof::fight_begins;
use battle::{Battle, Pending};
use cases::{BestAnswer, PosedPosition};
use opponent::{Budget, Luck, Player};

/// Questions of a turn before its fight, and more.
const PATIENCE: usize = 400;

/// Does a player find the best answer? Nothing if the position cannot be set up.
///
/// # Panics
/// When he says what the rulebook forbids.
pub fn put(posed: &PosedPosition, player: &mut dyn Player, budget: &Budget<'_>, luck: &mut Luck) -> Option<bool> {
    let mut battle = posed.position().ok()?;
    match &posed.best {
        BestAnswer::Say(said) => Some(said.contains(&player.decide(&battle, budget))),
        BestAnswer::Have(rows) => {
            march(&mut battle, player, budget, luck);
            Some(posed.is_so(&battle.view(), rows))
        }
    }
}

/// Plays his turn up to the fight.
fn march(battle: &mut Battle, player: &mut dyn Player, budget: &Budget<'_>, luck: &mut Luck) {
    let start = (battle.view().turn(), battle.view().active());
    for _ in 0..PATIENCE {
        if fight_begins(battle, start) {
            return;
        }
        match battle.pending() {
            Pending::Decision(..) => {
                let command = player.decide(battle, budget);
                battle.command(command, &mut ()).expect("a player says what the rulebook allows");
            }
            Pending::Chance(chance) => {
                let roll = luck.roll(&battle.setup().book.die, chance.dice);
                battle.roll(roll, &mut ()).expect("the dice asked for, of this book's die");
            }
            Pending::Over(_) => return,
        }
    }
}
