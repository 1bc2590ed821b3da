//! A search that plays to the end: the plain kind other engines are measured by. Our own players do not search this way
//! (`docs/opponents.md`), so it lives here.

use crate::play::{Choice, Gambler, Tally};
use battle::{Battle, Command, Outcome, Pending};
use opponent::Luck;

/// A command tried at the root.
struct Arm {
    command: Command,
    tries: u64,
    /// Twice the battles won, and once the drawn.
    points: u64,
}

/// Plays so many battles to their end, more often after the commands that do well (upper confidence bounds at the root),
/// and says the one tried most.
pub(crate) fn playouts(battle: &Battle, simulations: u64, luck: &mut Luck) -> (Option<Command>, Tally) {
    let Pending::Decision(camp, _) = battle.pending() else { return (None, Tally::default()) };
    let mut arms: Vec<Arm> = battle.legal().into_iter().map(|command| Arm { command, tries: 0, points: 0 }).collect();
    let mut gambler = Gambler::default();
    for simulation in 0..simulations {
        let Some(arm) = arms.iter_mut().max_by_key(|arm| bound(arm, simulation)) else { break };
        let mut next = battle.clone();
        next.obey(arm.command, &mut ());
        let end = gambler.finish(next, Choice::Factored, luck);
        arm.tries += 1;
        arm.points += match end.pending() {
            Pending::Over(Outcome { winner: Some(winner), .. }) => 2 * u64::from(winner == camp),
            _ => 1,
        };
    }
    (arms.iter().max_by_key(|arm| arm.tries).map(|arm| arm.command), gambler.tally)
}

/// The upper confidence bound of a command, in thousandths: its mean and the square root of ln(all) / tries.
fn bound(arm: &Arm, all: u64) -> u64 {
    if arm.tries == 0 {
        return u64::MAX;
    }
    let logarithm = u64::from(all.max(1).ilog2()) * 693;
    arm.points * 500 / arm.tries + (logarithm * 1000 / arm.tries).isqrt()
}
