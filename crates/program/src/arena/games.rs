//! Playing the games, on every core.

use super::scribe::{Noted, Scribe};
use battle::{Battle, Command};
use indicatif::{ProgressBar, ProgressStyle};
use opponent::{Bout, Budget, Character, Fixture, Player, Weights};
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
    /// How well he plays, and what he likes.
    pub(crate) character: Character,
    /// Nodes a decision.
    pub(crate) nodes: u64,
    /// What he holds dear.
    pub(crate) weights: Weights,
}

/// A game played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Played {
    /// Which.
    pub(crate) game: Fixture,
    /// How it went.
    pub(crate) bout: Bout,
    /// Time spent by the first and the second player.
    pub(crate) spent: [Duration; 2],
}

impl Played {
    /// The first player's score in halves: 2 won, 1 drawn, 0 lost.
    pub(crate) fn halves(&self) -> u32 {
        self.game.halves(&self.bout)
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
pub(crate) fn play_all(field: &[Field], seats: &[Seat; 2], games: Vec<Fixture>, seed: u64, bell: &Bell) -> Vec<Played> {
    let played = games.into_par_iter().map(|game| {
        let (played, _) = play(&field[game.field], seats, game, seed, |_| None);
        bell.inc(1);
        played
    });
    played.collect()
}

/// The same, and both sides' positions are written down, the first player's before the second's.
///
/// # Panics
/// As [`play_all`].
pub(crate) fn play_noting(
    field: &[Field],
    seats: &[Seat; 2],
    games: Vec<Fixture>,
    seed: u64,
    bell: &Bell,
) -> Vec<(Played, Vec<Noted>)> {
    let played = games.into_par_iter().map(|game| {
        let scribe = |seat: &Seat| Some(Scribe::new(seat.weights.clone()));
        let played = play(&field[game.field], seats, game, seed, scribe);
        bell.inc(1);
        played
    });
    played.collect()
}

fn play(
    field: &Field,
    seats: &[Seat; 2],
    game: Fixture,
    seed: u64,
    scribe: impl Fn(&Seat) -> Option<Scribe>,
) -> (Played, Vec<Noted>) {
    let mut luck = game.luck(seed);
    let mut players = seats.each_ref().map(|seat| Timed {
        player: seat.character.player_with(luck.number(), &seat.weights),
        spent: Duration::ZERO,
        scribe: scribe(seat),
    });
    let [first, second] = &mut players;
    let budgets = seats.each_ref().map(|seat| Budget::nodes(seat.nodes));
    let bout = game
        .play(field.battle.clone(), [first, second], budgets.each_ref(), luck)
        .unwrap_or_else(|bug| panic!("{}, seed {seed}, {game:?}: {bug}", field.scenario.id()));
    let spent = players.each_ref().map(|player| player.spent);
    let noted = players.into_iter().filter_map(|player| player.scribe).flat_map(|scribe| scribe.noted);
    (Played { game, bout, spent }, noted.collect())
}

/// A player with a clock, and perhaps somebody who writes down what he sees.
struct Timed {
    player: Box<dyn Player>,
    spent: Duration,
    scribe: Option<Scribe>,
}

impl Player for Timed {
    fn decide(&mut self, battle: &Battle, budget: &Budget<'_>) -> Command {
        if let Some(scribe) = &mut self.scribe {
            scribe.see(battle);
        }
        let clock = Instant::now();
        let command = self.player.decide(battle, budget);
        self.spent += clock.elapsed();
        command
    }
}
