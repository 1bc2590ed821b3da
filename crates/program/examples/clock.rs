//! How long each level thinks at its usual number of nodes: a decision on average, the longest decision, the longest
//! turn, over one game of every battle against a captain.
//!
//! ```text
//! cargo run --release --package program --example clock
//! ```

use battle::{Battle, Command};
use opponent::{Bout, Budget, Level, Luck, Player};
use std::error::Error;
use std::time::{Duration, Instant};

/// A player with a clock.
struct Timed {
    player: Box<dyn Player>,
    decisions: u32,
    spent: Duration,
    longest: Duration,
    /// The turn under way, and the time it has taken so far.
    turn: (u8, Duration),
    longest_turn: Duration,
}

impl Player for Timed {
    fn decide(&mut self, battle: &Battle, budget: &Budget<'_>) -> Command {
        let begun = Instant::now();
        let command = self.player.decide(battle, budget);
        let taken = begun.elapsed();
        let turn = battle.view().turn();
        let before = if self.turn.0 == turn { self.turn.1 } else { Duration::ZERO };
        self.turn = (turn, before + taken);
        self.decisions += 1;
        self.spent += taken;
        self.longest = self.longest.max(taken);
        self.longest_turn = self.longest_turn.max(self.turn.1);
        command
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut field = Vec::new();
    for listed in scenario::catalogue() {
        let mut battle = Battle::new(listed.read()?.setup())?;
        battle.begin(&mut ());
        field.push(battle);
    }
    println!("level      mean ms   longest ms   longest turn ms");
    for level in Level::RANKS {
        let mut timed = Timed {
            player: level.player(1),
            decisions: 0,
            spent: Duration::ZERO,
            longest: Duration::ZERO,
            turn: (0, Duration::ZERO),
            longest_turn: Duration::ZERO,
        };
        for (seed, battle) in (1..).zip(&field) {
            timed.turn = (0, Duration::ZERO);
            let mut captain = Level::Captain.player(seed);
            let budgets = [&Budget::nodes(level.nodes()), &Budget::nodes(Level::Captain.nodes())];
            Bout::play(battle.clone(), [&mut timed, captain.as_mut()], budgets, Luck::new(seed))?;
        }
        let mean = timed.spent.as_secs_f64() * 1000.0 / f64::from(timed.decisions.max(1));
        let millis = |time: Duration| time.as_secs_f64() * 1000.0;
        println!("{:<8} {mean:>9.3} {:>12.1} {:>17.1}", level.key(), millis(timed.longest), millis(timed.longest_turn));
    }
    Ok(())
}
