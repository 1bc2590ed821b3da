//! Proves positions, and shows what else could have been done.
//!
//! ```text
//! cargo run --profile play --package generalship --example prove -- [--rank] FILE… [ID…]
//! ```

use generalship::prove;
use opponent::{Budget, Level, Luck};
use std::error::Error;
use std::time::Instant;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let ranked = words.iter().any(|word| word == "--rank");
    let quick = words.iter().any(|word| word == "--quick");
    let (files, ids): (Vec<&String>, Vec<&String>) =
        words.iter().filter(|word| !word.starts_with("--")).partition(|word| word.ends_with(".position"));
    for file in files {
        let text = std::fs::read_to_string(file)?;
        let posed = match cases::parse_positions(file, &text) {
            Ok(posed) => posed,
            Err(problems) => {
                println!("{problems}");
                continue;
            }
        };
        for posed in posed.iter().filter(|posed| ids.is_empty() || ids.iter().any(|id| posed.id.contains(*id))) {
            let clock = Instant::now();
            if !quick {
                match prove(posed, 4_000_000, ranked) {
                    Ok(proof) => {
                        println!(
                            "{} best {} next {} ({} nodes, {:.1} s)",
                            posed.id,
                            proof.worth.best,
                            proof.worth.next,
                            proof.nodes,
                            clock.elapsed().as_secs_f32()
                        );
                        for line in proof.ranking.iter().take(24) {
                            println!("    {:9} {} {}", line.worth, if line.best { "*" } else { " " }, line.answer);
                        }
                    }
                    Err(error) => println!("{}: {error}", posed.id),
                }
            }
            let mut shown = String::new();
            for level in Level::RANKS {
                let right = (0..2_u64).filter(|seed| {
                    let mut player = level.player(*seed);
                    let budget = Budget::nodes(level.nodes());
                    generalship::put(posed, &mut *player, &budget, &mut Luck::new(*seed)) == Some(true)
                });
                shown += &format!(" {level} {}/2", right.count());
            }
            println!("  {}{shown} ({:.1} s)", posed.id, clock.elapsed().as_secs_f32());
        }
    }
    Ok(())
}
