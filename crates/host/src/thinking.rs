//! Computer players: who is asked, what he thinks with, and his command, which goes the way of everybody's.

use crate::game::{Change, Game};
use crate::trouble::Trouble;
use battle::{Camp, Command};
use opponent::{Level, ThoughtProgress};
use wire::live::Progress;

impl Game {
    /// The computer player that is asked. Two computers play only while somebody watches.
    #[must_use]
    pub fn to_think(&self, is_watched: bool) -> Option<(Camp, Level)> {
        let persons = self.terms.seats.iter().any(|wanted| wanted.level().is_none());
        let is_worth_playing = self.progress() == Progress::Playing && (persons || is_watched);
        let camp = self.speaker().filter(|_| is_worth_playing)?;
        Some((camp, self.terms.wanted(camp).level()?))
    }

    /// Does what a computer decided.
    ///
    /// # Errors
    /// When the rulebook says no: the computer is at fault.
    pub fn obey_computer(&self, command: Command, at: i64) -> Result<Change, Trouble> {
        let done = self.and_command(command, &self.computer_nonce(), at);
        done.map_err(|refusal| Trouble::fault(&format!("a computer said {command:?}: {refusal}")))
    }
}

/// How far a thought has come, of a thousand.
#[must_use]
pub fn per_mille(made: ThoughtProgress) -> u16 {
    let part = made.nodes.saturating_mul(1000) / made.of.max(1);
    u16::try_from(part.min(1000)).unwrap_or(1000)
}
