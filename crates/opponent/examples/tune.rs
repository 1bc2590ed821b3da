//! Tunes `weights.toml` by self-play: simultaneous perturbation, in whole numbers.
//!
//! Each round shakes all weights at once, every one up or down by the toss of a coin, plays the file shaken one way
//! against the file shaken the other way, and moves every weight a little towards the winner. The same seed gives the
//! same rounds on any machine. `docs/opponents.md` has the figures.
//!
//! ```text
//! cargo run --release --package etendard-opponent --example tune -- ROUNDS GAMES SEED OUT [LEVEL]
//! ```

use battle::Battle;
use opponent::{Budget, Fixture, Level, Luck, Weights};
use std::error::Error;
use std::fmt::Write;

/// The file that comes with the program, comments and all.
const STANDARD: &str = include_str!("../weights.toml");
/// Weights are kept in so many parts of one while they drift.
const PARTS: i64 = 1000;
/// How far weights are shaken, in percent: in the first round, and in the last.
const SHAKEN: [i64; 2] = [25, 10];
/// The share of the shake a weight moves when every game is won, in percent: in the first round, and in the last.
const MOVED: [i64; 2] = [60, 15];

/// A weight that drifts.
struct Drifting {
    key: &'static str,
    parts: i64,
}

impl Drifting {
    /// How far it is shaken: in proportion, but never by less than one.
    fn shake(&self, percent: i64) -> i64 {
        (self.parts.abs() * percent / 100).max(PARTS)
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, usual: u64| arguments.get(place).map_or(Ok(usual), |word| word.parse());
    let (rounds, games, seed) = (number(0, 20)?, number(1, 32)?, number(2, 1)?);
    let out = arguments.get(3).map_or("weights.tuned.toml", String::as_str);
    let level: Level = arguments.get(4).map_or(Ok(Level::Marshal), |word| word.parse())?;
    let mut weights = drifting();
    let mut luck = Luck::new(seed);
    let field = battles()?;
    for round in 0..rounds {
        let between = |[first, last]: [i64; 2]| {
            first + (last - first) * i64::try_from(round).unwrap_or(0) / i64::try_from(rounds).unwrap_or(1)
        };
        let (shaken, moved) = (between(SHAKEN), between(MOVED));
        let signs: Vec<i64> = weights.iter().map(|_| if luck.below(2) == 0 { 1 } else { -1 }).collect();
        let up = written(&weights, |place, weight| weight.parts + signs[place] * weight.shake(shaken));
        let down = written(&weights, |place, weight| weight.parts - signs[place] * weight.shake(shaken));
        let seats = [Weights::read(&up)?, Weights::read(&down)?];
        let (lead, played) = play(&field, level, &seats, round * games / 2, games, seed);
        for (place, weight) in weights.iter_mut().enumerate() {
            weight.parts += signs[place] * weight.shake(shaken) * lead * moved / (100 * played.max(1));
        }
        println!("round {round}: {lead:+} of {played}");
        std::fs::write(out, written(&weights, |_, weight| weight.parts))?;
    }
    Ok(())
}

/// The weights of the file.
fn drifting() -> Vec<Drifting> {
    let number = |line: &'static str| {
        let (key, value) = line.split_once(" = ")?;
        Some(Drifting { key, parts: value.parse::<i64>().ok()? * PARTS })
    };
    STANDARD.lines().filter_map(number).collect()
}

/// The file with other numbers.
fn written(weights: &[Drifting], parts: impl Fn(usize, &Drifting) -> i64) -> String {
    let mut text = String::new();
    for line in STANDARD.lines() {
        let key = line.split(" = ").next();
        match weights.iter().position(|weight| Some(weight.key) == key) {
            Some(place) => {
                let rounded = (parts(place, &weights[place]) + PARTS / 2).div_euclid(PARTS);
                let _ = writeln!(text, "{} = {rounded}", weights[place].key);
            }
            None => text = text + line + "\n",
        }
    }
    text
}

/// Every battle of the catalogue, training apart.
fn battles() -> Result<Vec<Battle>, Box<dyn Error>> {
    let mut field = Vec::new();
    for listed in scenario::catalogue().iter().filter(|listed| !listed.id.starts_with("training")) {
        let mut battle = Battle::new(listed.read()?.setup())?;
        battle.begin(&mut ());
        field.push(battle);
    }
    Ok(field)
}

/// Games won more than lost by the first, and games played.
fn play(field: &[Battle], level: Level, seats: &[Weights; 2], from: u64, games: u64, seed: u64) -> (i64, i64) {
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    let pairs = (from..from + games / 2).filter_map(|pair| usize::try_from(pair).ok());
    let games: Vec<Fixture> = pairs.flat_map(|pair| Fixture::pair(pair, field.len())).collect();
    let work = |worker: usize| {
        let share = games.iter().skip(worker).step_by(workers);
        share.map(|game| lead(&field[game.field], level, seats, *game, seed)).sum::<i64>()
    };
    let lead = std::thread::scope(|scope| {
        let work = &work;
        let working: Vec<_> = (0..workers).map(|worker| scope.spawn(move || work(worker))).collect();
        let done = working.into_iter().map(|worker| worker.join().expect("players keep the rules"));
        done.sum()
    });
    (lead, i64::try_from(games.len()).unwrap_or(0))
}

/// One game: 1 if the first wins, −1 if the second does.
fn lead(battle: &Battle, level: Level, seats: &[Weights; 2], game: Fixture, seed: u64) -> i64 {
    let (mut luck, budget) = (game.luck(seed), Budget::nodes(level.nodes()));
    let [mut first, mut second] = seats.each_ref().map(|weights| level.player_with(luck.number(), weights));
    let bout = game.play(battle.clone(), [first.as_mut(), second.as_mut()], [&budget, &budget], luck);
    i64::from(game.halves(&bout.expect("players keep the rules"))) - 1
}
