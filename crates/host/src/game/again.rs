//! A command of the log played again, with the dice it says were thrown.

use super::{Game, Narrator, Turned};
use battle::{Camp, Pending, Purpose, Roll};
use rulebook::Language;
use wire::CommandWire;

/// An entry that does not play: another version wrote it, or somebody changed it.
#[derive(Debug)]
pub struct Misplayed {
    /// Its number.
    pub entry: u64,
    /// What does not fit.
    pub what: String,
    /// The clause that refuses it, if one does.
    pub clause: Option<&'static str>,
}

impl std::fmt::Display for Misplayed {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "entry {}: {}", self.entry, self.what)
    }
}

impl Game {
    /// Plays a command with the dice that fell for it; it must be that side's to give, and the dice those asked for. Says which sentence tells which throw, or what does not fit, with the clause of a refusal.
    pub(super) fn play(
        &mut self,
        camp: Camp,
        command: &CommandWire,
        throws: impl Iterator<Item = (Purpose, Option<Roll>)>,
        turned: &mut Turned,
    ) -> Result<Vec<(usize, u32)>, Misplayed> {
        let entry = self.number;
        let wrong = |what: String| Misplayed { entry, what, clause: None };
        if self.asked() != Some(camp) {
            return Err(wrong(format!("{camp:?} is not asked")));
        }
        let command = command.command(&self.battle.view(), &self.ground.field, Language::En);
        let command = command.map_err(|fault| wrong(fault.in_one_line()))?;
        let mut ears = (turned, (&mut self.bearing, Narrator::of(&mut self.story)));
        let played = self.battle.command(command, &mut ears);
        played.map_err(|refusal| Misplayed { clause: Some(refusal.clause.id()), ..wrong(refusal.to_string()) })?;
        for (purpose, roll) in throws {
            match self.battle.pending() {
                Pending::Chance(chance) if chance.purpose == purpose => {}
                _ => return Err(wrong("these dice are not asked for".to_owned())),
            }
            let roll = roll.ok_or_else(|| wrong("no such face".to_owned()))?;
            self.battle.roll(roll, &mut ears).map_err(|error| wrong(error.to_string()))?;
        }
        if let Pending::Chance(_) = self.battle.pending() {
            return Err(wrong("more dice are asked for than were thrown".to_owned()));
        }
        Ok(ears.1.1.tellers)
    }
}
