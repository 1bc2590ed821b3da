//! Playing the games, on every core.

use battle::{Battle, Camp, Command};
use indicatif::{ProgressBar, ProgressStyle};
use opponent::{Bout, Budget, Level, Luck, Player, Weights};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use scenario::Scenario;
use std::time::{Duration, Instant};

/// A bar that fills as games end.
pub(crate) type Bell = ProgressBar;

/// A battle to fight.
pub(crate) struct Field {
    /// The scenario.
    pub(crate) scenario: Scenario,
    /// At its first decision.
    pub(crate) battle: Battle,
}

/// A player, and how far he thinks.
#[derive(Clone)]
pub(crate) struct Seat {
    /// How well he plays.
    pub(crate) level: Level,
    /// Nodes a decision.
    pub(crate) nodes: u64,
    /// What he holds dear.
    pub(crate) weights: Weights,
}

/// One game to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Game {
    /// The pair it belongs to: both games of a pair have the same dice.
    pub(crate) pair: usize,
    /// Where.
    pub(crate) field: usize,
    /// The first player's side.
    pub(crate) first_is: Camp,
}

impl Game {
    /// Both games of a pair; pairs go from battle to battle in turn.
    pub(crate) fn pair(pair: usize, fields: usize) -> [Self; 2] {
        [Camp::North, Camp::South].map(|first_is| Self { pair, field: pair % fields.max(1), first_is })
    }
}

/// A game played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Played {
    /// Which.
    pub(crate) game: Game,
    /// How it went.
    pub(crate) bout: Bout,
    /// Time spent by the first and the second player.
    pub(crate) spent: [Duration; 2],
}

impl Played {
    /// The first player's score in halves: 2 won, 1 drawn, 0 lost.
    pub(crate) fn halves(&self) -> u32 {
        match self.bout.outcome.winner {
            None => 1,
            Some(winner) => 2 * u32::from(winner == self.game.first_is),
        }
    }
}

/// The bar, on a terminal; elsewhere nothing is shown.
pub(crate) fn bell(games: usize) -> Bell {
    let bell = ProgressBar::new(u64::try_from(games).unwrap_or(u64::MAX));
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos}/{len} {eta}") {
        bell.set_style(style);
    }
    bell
}

/// Plays games on every core; the answer is in their order, whatever the number of cores.
///
/// # Panics
/// When a player breaks a rule or a battle has no end, which are bugs of ours.
pub(crate) fn play_all(field: &[Field], seats: &[Seat; 2], games: Vec<Game>, seed: u64, bell: &Bell) -> Vec<Played> {
    let played = games.into_par_iter().map(|game| {
        let played = play(&field[game.field], seats, game, seed);
        bell.inc(1);
        played
    });
    played.collect()
}

fn play(field: &Field, seats: &[Seat; 2], game: Game, seed: u64) -> Played {
    let pair = u64::try_from(game.pair).unwrap_or(u64::MAX);
    let mut luck = Luck::of(seed, pair);
    let mut players = seats
        .each_ref()
        .map(|seat| Timed { player: seat.level.player_with(luck.number(), &seat.weights), spent: Duration::ZERO });
    let [first, second] = &mut players;
    let budgets = seats.each_ref().map(|seat| Budget::nodes(seat.nodes));
    let (sides, thinking): ([&mut dyn Player; 2], _) = match game.first_is {
        Camp::North => ([first, second], [&budgets[0], &budgets[1]]),
        Camp::South => ([second, first], [&budgets[1], &budgets[0]]),
    };
    let bout = Bout::play(field.battle.clone(), sides, thinking, luck)
        .unwrap_or_else(|bug| panic!("{}, seed {seed}, {game:?}: {bug}", field.scenario.id()));
    Played { game, bout, spent: players.map(|player| player.spent) }
}

/// A player with a clock.
struct Timed {
    player: Box<dyn Player>,
    spent: Duration,
}

impl Player for Timed {
    fn decide(&mut self, battle: &Battle, budget: &Budget<'_>) -> Command {
        let clock = Instant::now();
        let command = self.player.decide(battle, budget);
        self.spent += clock.elapsed();
        command
    }
}
