//! What the games say, and how sure that is.

use super::games::{Field, Played, Seat};
use battle::Camp;
use rulebook::HouseRules;

/// Of a normal distribution, 95 % lie within so many deviations.
const NINETY_FIVE: f64 = 1.959_964;

/// Wins, draws and losses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Share {
    pub(crate) wins: u32,
    pub(crate) draws: u32,
    pub(crate) losses: u32,
}

impl Share {
    /// One game more: 2 halves won, 1 drawn, 0 lost.
    pub(crate) fn add(&mut self, halves: u32) {
        match halves {
            0 => self.losses += 1,
            1 => self.draws += 1,
            _ => self.wins += 1,
        }
    }

    /// Games in all.
    pub(crate) fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// Points a game: a draw is half a win.
    pub(crate) fn score(self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games().max(1))
    }

    /// Where the true score lies, 95 times in a hundred (Wilson).
    pub(crate) fn interval(self) -> (f64, f64) {
        let games = f64::from(self.games());
        if games == 0.0 {
            return (0.0, 1.0);
        }
        let (score, squared) = (self.score(), NINETY_FIVE * NINETY_FIVE);
        let middle = (score + squared / (2.0 * games)) / (1.0 + squared / games);
        let inside = score * (1.0 - score) / games + squared / (4.0 * games * games);
        let width = NINETY_FIVE * inside.sqrt() / (1.0 + squared / games);
        ((middle - width).max(0.0), (middle + width).min(1.0))
    }
}

/// The Elo difference a score speaks of; out of sight at all or nothing.
pub(crate) fn elo(score: f64) -> f64 {
    if score <= 0.0 {
        f64::NEG_INFINITY
    } else if 1.0 <= score {
        f64::INFINITY
    } else {
        -400.0 * (1.0 / score - 1.0).log10()
    }
}

/// The score an Elo difference promises.
fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// A share as a percentage: `62.5 %`.
pub(crate) fn percent(share: f64) -> String {
    format!("{:.1}\u{a0}%", share * 100.0)
}

/// A sequential test: no difference, or 35 Elo for the first?
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trial {
    /// The logarithm of how much likelier the games are if the first is better.
    pub(crate) likelihood: f64,
}

impl Trial {
    /// Beyond this either way it is clear, at 5 % risk: the logarithm of 0.95 over 0.05.
    pub(crate) const BOUND: f64 = 2.944_439;

    /// Looks at the games as pairs, whose two games have the same dice.
    pub(crate) fn of(played: &[Played]) -> Self {
        let scores: Vec<f64> =
            played.chunks_exact(2).map(|pair| f64::from(pair[0].halves() + pair[1].halves()) / 4.0).collect();
        let pairs = f64::from(u32::try_from(scores.len()).unwrap_or(u32::MAX));
        if scores.len() < 2 {
            return Self { likelihood: 0.0 };
        }
        let mean = scores.iter().sum::<f64>() / pairs;
        let spread = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / pairs;
        // Games that all end alike still leave some doubt.
        let spread = spread.max(0.02);
        let (none, better) = (score_of(0.0), score_of(35.0));
        Self { likelihood: pairs * (better - none) * (2.0 * mean - none - better) / (2.0 * spread) }
    }

    /// Is it clear by now?
    pub(crate) fn is_clear(self) -> bool {
        Self::BOUND <= self.likelihood.abs()
    }
}

/// One line of figures.
pub(crate) struct Line {
    /// The battle.
    pub(crate) id: String,
    /// The first player's share.
    pub(crate) share: Share,
    /// The north's share.
    pub(crate) north: Share,
    /// Turns of a game, on average.
    pub(crate) turns: f64,
    /// The house rules in force.
    pub(crate) house: HouseRules,
}

/// Everything there is to say.
pub(crate) struct Figures {
    /// What the players are called.
    pub(crate) names: [String; 2],
    /// All battles together.
    pub(crate) whole: Line,
    /// Battle by battle.
    pub(crate) lines: Vec<Line>,
    /// Milliseconds a decision, first and second.
    pub(crate) millis: [f64; 2],
    /// Decisions a game, first and second.
    pub(crate) decisions: [f64; 2],
    /// The sequential test, if one was asked for.
    pub(crate) trial: Option<Trial>,
}

impl Figures {
    pub(crate) fn of(field: &[Field], seats: &[Seat; 2], played: &[Played], trial: Option<Trial>) -> Self {
        let lines = field.iter().enumerate().map(|(place, field)| {
            let here: Vec<&Played> = played.iter().filter(|played| played.game.field == place).collect();
            line(field.scenario.id(), field.battle.setup().book.house, &here)
        });
        let all: Vec<&Played> = played.iter().collect();
        let of = |seat: usize| {
            let decisions: u32 = played.iter().map(|played| decisions(played, seat)).sum();
            let spent: f64 = played.iter().map(|played| played.spent[seat].as_secs_f64()).sum();
            (f64::from(decisions), spent * 1000.0)
        };
        let games = f64::from(u32::try_from(played.len().max(1)).unwrap_or(u32::MAX));
        Self {
            names: seats.each_ref().map(|seat| format!("{}@{}", seat.character, seat.nodes)),
            whole: line("", HouseRules::NONE, &all),
            lines: lines.filter(|line| 0 < line.share.games()).collect(),
            millis: [0, 1].map(|seat| of(seat).1 / of(seat).0.max(1.0)),
            decisions: [0, 1].map(|seat| of(seat).0 / games),
            trial,
        }
    }
}

/// Decisions of the first (0) or second (1) player.
pub(crate) fn decisions(played: &Played, seat: usize) -> u32 {
    let first = battle::seat(played.game.first_is);
    played.bout.decisions[if seat == 0 { first } else { 1 - first }]
}

fn line(id: &str, house: HouseRules, played: &[&Played]) -> Line {
    let (mut share, mut north, mut turns) = (Share::default(), Share::default(), 0_u32);
    for game in played {
        share.add(game.halves());
        north.add(game.bout.outcome.winner.map_or(1, |winner| 2 * u32::from(winner == Camp::North)));
        turns += u32::from(game.bout.turns);
    }
    Line { id: id.to_owned(), share, north, turns: f64::from(turns) / f64::from(share.games().max(1)), house }
}

#[cfg(test)]
mod tests {
    use super::{Share, elo, score_of};

    #[test]
    fn wilson_is_wide_for_few_games_and_never_leaves_the_scale() {
        let few = Share { wins: 4, draws: 0, losses: 0 }.interval();
        assert!(0.50 < few.0 && few.0 < 0.52 && few.1 <= 1.0, "{few:?}");
        let many = Share { wins: 600, draws: 0, losses: 400 }.interval();
        assert!((0.569..0.570).contains(&many.0) && (0.629..0.631).contains(&many.1), "{many:?}");
        assert_eq!(Share::default().interval(), (0.0, 1.0));
    }

    #[test]
    fn elo_and_score_are_each_others_inverse() {
        for points in [-300.0, -35.0, 0.0, 35.0, 191.0] {
            assert!((elo(score_of(points)) - points).abs() < 1e-9);
        }
        assert!((score_of(191.0) - 0.75).abs() < 0.001);
        assert!(elo(1.0).is_infinite());
    }
}
