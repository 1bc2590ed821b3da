//! `etendard arena`: two computer players, many battles, who is better and how sure that is.

mod figures;
mod games;
mod page;
mod roster;
mod scribe;

use crate::error::Error;
use crate::{Outcome, house, terminal};
use figures::{Figures, Trial};
pub(crate) use figures::{Share, percent};
pub(crate) use games::{Bell, Played, bell, play_all, play_noting};
use opponent::{Fixture, Weights};
pub(crate) use roster::{Contender, field};
use rulebook::Language;
pub(crate) use scribe::Noted;
use std::process::ExitCode;

/// Pairs of games between two looks at a sequential test: fixed, so that every machine stops at the same game.
const BATCH: usize = 16;

/// What is asked.
#[derive(clap::Args)]
pub(crate) struct Wanted {
    /// A player: recruit, corporal, captain, colonel, marshal, general, random, greedy or tactician; `captain@5000` thinks 5000 nodes.
    first: Contender,
    /// The other.
    second: Contender,
    /// Battles to fight, by name or path, with commas between (default: all that come with the program, training apart).
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    scenarios: Vec<String>,
    /// Games in all, each pair with sides swapped and the same dice.
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(2..=1_000_000))]
    games: u32,
    /// The number all luck comes from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Nodes a decision of either player (default: those of its level).
    #[arg(long)]
    nodes: Option<u64>,
    /// Stop as soon as it is clear whether the first is better: no difference against 35 Elo, 5 % risk either way.
    #[arg(long)]
    sprt: bool,
    /// Weights for the first player, in place of the usual ones.
    #[arg(long, value_name = "FILE", value_parser = roster::weights)]
    weights: Option<Weights>,
    #[command(flatten)]
    house: house::Asked,
    /// Print JSON.
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Print one line a game, with commas.
    #[arg(long)]
    csv: bool,
}

/// Plays, counts and prints.
pub(crate) fn run(wanted: &Wanted, language: Language) -> Result<Outcome, Error> {
    let field = field(&wanted.scenarios, &wanted.house, language)?;
    let mut seats = [wanted.first.seat(wanted.nodes), wanted.second.seat(wanted.nodes)];
    if let Some(weights) = &wanted.weights {
        seats[0].weights = weights.clone();
    }
    let pairs = usize::try_from(wanted.games.div_ceil(2)).unwrap_or(usize::MAX);
    let bell = bell(2 * pairs);
    let mut played: Vec<Played> = Vec::with_capacity(2 * pairs);
    let mut trial = None;
    while played.len() < 2 * pairs {
        let from = played.len() / 2;
        let until = if wanted.sprt { pairs.min(from + BATCH) } else { pairs };
        let games = (from..until).flat_map(|pair| Fixture::pair(pair, field.len()));
        played.extend(play_all(&field, &seats, games.collect(), wanted.seed, &bell));
        if wanted.sprt {
            let now = Trial::of(&played);
            let clear = now.is_clear();
            trial = Some(now);
            if clear {
                break;
            }
        }
    }
    bell.finish_and_clear();
    let figures = Figures::of(&field, &seats, &played, trial);
    let text = if wanted.json {
        format!("{:#}\n", page::json(&figures))
    } else if wanted.csv {
        page::csv(&field, &seats, &played)
    } else {
        page::text(&figures, language, terminal::width())
    };
    Ok(Outcome { text, code: ExitCode::SUCCESS })
}
