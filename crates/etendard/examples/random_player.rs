//! Two players who say the first thing that comes to mind, from the first turn to the last:
//! `cargo run --package etendard --example random_player -- waterloo 7`.

use etendard::{Battle, Chronicle, Language, Pending, Roll, scenario};

/// Any source of numbers will do: the machine rolls nothing by itself.
fn below(seed: &mut u64, most: usize) -> usize {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    usize::try_from(*seed >> 33).unwrap_or(0) % most
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut words = std::env::args().skip(1);
    let id = words.next().unwrap_or_else(|| "training-jomini".to_owned());
    let mut seed: u64 = words.next().map_or(Ok(1), |word| word.parse())?;
    let scenario = scenario::catalogue().iter().find(|listed| listed.id == id).ok_or("no such battle")?.read()?;
    let mut battle = Battle::new(scenario.setup())?;
    let mut story = Chronicle::new(scenario.cast(), battle.setup());
    battle.begin(&mut story);
    loop {
        match battle.pending() {
            Pending::Decision(..) => {
                let legal = battle.legal();
                battle.command(legal[below(&mut seed, legal.len())], &mut story)?;
            }
            Pending::Chance(chance) => {
                let faces = battle.setup().book.die.faces;
                let roll: Roll = (0..chance.dice).map(|_| faces[below(&mut seed, 6)]).collect();
                battle.roll(roll, &mut story)?;
            }
            Pending::Over(outcome) => break println!("{}\n{outcome:?}", story.text(Language::Fr)),
        }
    }
    Ok(())
}
