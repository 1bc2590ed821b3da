//! A game as files: its replay, its dice.

use crate::deed::{Deed, Entry};
use crate::game::{Birth, Game};
use crate::proofs;
use crate::trouble::Trouble;
use battle::{Camp, seat};
use dice::Record;
use rulebook::Language;
use std::sync::Arc;
use wire::Recorder;

impl Game {
    /// The game as a replay file; what was taken back is not in it.
    ///
    /// # Errors
    /// When the log does not play.
    pub fn replay(&self, birth: &Birth, log: &[Entry]) -> Result<String, Trouble> {
        let (ground, terms) = (&birth.ground, &birth.terms);
        let fault = |what: &dyn std::fmt::Display| Trouble::fault(&format!("replay of {}: {what}", birth.id));
        let recorder = Recorder::new(Arc::clone(&ground.field), &mut ()).map_err(|error| fault(&error))?;
        let mut recorder = recorder.under(terms.rules);
        for camp in [Camp::North, Camp::South] {
            recorder.name_player(camp, self.names[seat(camp)].as_deref().unwrap_or_default());
        }
        recorder.date(&log.first().map(|entry| day(entry.at)).unwrap_or_default());
        let (undone, die) = (Entry::undone(log), ground.field.setup().book.die);
        for entry in log.iter().filter(|entry| undone.binary_search(&entry.number).is_err()) {
            let (command, rolls): (_, Vec<_>) = match &entry.deed {
                Deed::Command { command, throws, .. } => (command, throws.iter().map(|cast| cast.roll(die)).collect()),
                Deed::Elsewhere { command, throws, .. } => (command, throws.iter().map(|one| one.roll(die)).collect()),
                _ => continue,
            };
            let named = command.command(&recorder.battle().view(), &ground.field, Language::En);
            let command = named.map_err(|error| fault(&error.in_one_line()))?;
            recorder.command(command, &mut ()).map_err(|refusal| fault(&refusal))?;
            for roll in rolls {
                let roll = roll.ok_or_else(|| fault(&"no such face"))?;
                recorder.roll(roll, &mut ()).map_err(|error| fault(&error))?;
            }
        }
        Ok(recorder.replay().to_string())
    }

    /// Every throw of the log up to this game, with its proof.
    ///
    /// # Errors
    /// When a command of the log names what is not there.
    pub fn proofs(&self, mut log: Vec<Entry>) -> Result<Record, Trouble> {
        log.retain(|entry| entry.number <= self.number);
        proofs::record(self, &log)
    }
}

/// The day of a moment, as in 2026-11-15.
fn day(milliseconds: i64) -> String {
    let days = milliseconds.div_euclid(86_400_000) + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    // Years are taken to begin in March, so that the odd day is their last.
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let month = if month < 10 { month + 3 } else { month - 9 };
    let year = year_of_era + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::day;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (milliseconds, expected) in [
            (0, "1970-01-01"),
            (951_782_400_000, "2000-02-29"),
            (1_709_251_199_999, "2024-02-29"),
            (1_709_251_200_000, "2024-03-01"),
            (1_794_700_800_000, "2026-11-15"),
            (-1, "1969-12-31"),
        ] {
            assert_eq!(day(milliseconds), expected);
        }
    }
}
