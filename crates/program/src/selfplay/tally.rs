//! What many games of one battle add up to.

use crate::arena::{Played, Share};
use battle::{Camp, WonBy, seat};

/// The sums of all games.
pub(crate) struct Tally {
    /// The north's share.
    pub(crate) north: Share,
    /// The last turn of each game, shortest first.
    pub(crate) turns: Vec<u8>,
    elements_lost: [u32; 2],
    units_lost: [u32; 2],
    endings: Vec<(WonBy, Option<Camp>, u32)>,
}

impl Tally {
    pub(crate) fn of(played: &[Played]) -> Self {
        let mut tally = Self {
            north: Share::default(),
            turns: played.iter().map(|game| game.bout.turns).collect(),
            elements_lost: [0; 2],
            units_lost: [0; 2],
            endings: Vec::new(),
        };
        tally.turns.sort_unstable();
        for game in played {
            let (bout, outcome) = (&game.bout, game.bout.outcome);
            tally.north.add(outcome.winner.map_or(1, |winner| 2 * u32::from(winner == Camp::North)));
            for place in [0, 1] {
                tally.elements_lost[place] += bout.elements_lost[place];
                tally.units_lost[place] += u32::from(bout.units_lost[place]);
            }
            match tally.endings.iter_mut().find(|(by, winner, _)| (*by, *winner) == (outcome.by, outcome.winner)) {
                Some((_, _, count)) => *count += 1,
                None => tally.endings.push((outcome.by, outcome.winner, 1)),
            }
        }
        tally
    }

    /// A side's share.
    pub(crate) fn share(&self, camp: Camp) -> Share {
        match camp {
            Camp::North => self.north,
            Camp::South => Share { wins: self.north.losses, draws: self.north.draws, losses: self.north.wins },
        }
    }

    fn per_game(&self, sum: u32) -> f64 {
        f64::from(sum) / f64::from(self.north.games().max(1))
    }

    /// Elements a side loses, on average.
    pub(crate) fn elements_lost(&self, camp: Camp) -> f64 {
        self.per_game(self.elements_lost[seat(camp)])
    }

    /// Units a side loses, on average.
    pub(crate) fn units_lost(&self, camp: Camp) -> f64 {
        self.per_game(self.units_lost[seat(camp)])
    }

    /// Turns, on average.
    pub(crate) fn mean_turns(&self) -> f64 {
        self.per_game(self.turns.iter().map(|turns| u32::from(*turns)).sum())
    }

    /// A quarter of the games, half and three quarters last no longer than this.
    pub(crate) fn quartiles(&self) -> [u8; 3] {
        let at =
            |quarters: usize| self.turns.get((self.turns.len() * quarters / 4).min(self.turns.len().saturating_sub(1)));
        [1, 2, 3].map(|quarters| at(quarters).copied().unwrap_or(0))
    }

    /// How the games ended, the most frequent first.
    pub(crate) fn endings(&self) -> Vec<(WonBy, Option<Camp>, u32)> {
        let mut endings = self.endings.clone();
        endings.sort_by_key(|(by, winner, count)| (std::cmp::Reverse(*count), *by, *winner));
        endings
    }
}
