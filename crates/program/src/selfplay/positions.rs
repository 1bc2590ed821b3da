//! The positions of games, for whoever wants to learn from them what things are worth: one line each, with commas.

use crate::arena::{Noted, Played};
use battle::Camp;
use opponent::Weights;
use std::fmt::Write;

/// Every position of these games: where it stood, how the game ended for the side it is seen from, and its numbers.
pub(crate) fn listed(games: &[(Played, Vec<Noted>)], scenario: &str) -> String {
    let mut text = format!("game,battle,side,moment,turn,result,worth,{}\n", Weights::keys().join(","));
    for (played, noted) in games {
        for position in noted {
            let result = match played.bout.outcome.winner {
                Some(winner) if winner == position.camp => "1",
                Some(_) => "0",
                None => "0.5",
            };
            let side = match position.camp {
                Camp::North => "north",
                Camp::South => "south",
            };
            let (game, moment, worth) = (played.game.pair, position.moment.key(), position.appraisal.worth);
            let _ = write!(text, "{game},{scenario},{side},{moment},{},{result},{worth}", position.turn);
            for (_, part) in &position.appraisal.parts {
                let _ = write!(text, ",{part}");
            }
            text.push('\n');
        }
    }
    text
}
