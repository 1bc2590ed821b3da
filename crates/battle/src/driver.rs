//! Driving the machine: what is said and rolled is handed to it, and a question with a single answer is answered at once.
//!
//! Play, replay, search and the server drive it so. Whoever wants to stop at every question drives it by hand.

use crate::{Battle, Command, Event, Pending, Reading, Refusal, Roll, RollError, Sink};

/// A question with one answer is answered at once…
const TAKES_FORCED: bool = true;
/// …or asked like any other.
const ASKS_EVERYTHING: bool = false;

impl Battle {
    /// Runs to the first choice or roll. Called once, before the first command.
    pub fn begin(&mut self, sink: &mut impl Sink) {
        let mut play = self.play(sink);
        play.open();
        play.run::<TAKES_FORCED>();
    }

    /// Does what a player says, and whatever follows without a choice.
    ///
    /// # Errors
    /// When the rulebook says no: nothing has changed, and the clause says why.
    pub fn command(&mut self, command: Command, sink: &mut impl Sink) -> Result<(), Refusal> {
        self.check(command)?;
        self.obey(command, sink);
        Ok(())
    }

    /// Does what was taken from the list of legal commands, without asking the predicate again: for drivers that play
    /// millions of battles. A command that is not legal is the caller's bug, caught in a debug build.
    pub fn obey(&mut self, command: Command, sink: &mut impl Sink) {
        debug_assert_eq!(self.check(command), Ok(()), "{command:?} was not taken from the list");
        let mut play = self.play(sink);
        play.obey(command);
        play.run::<TAKES_FORCED>();
    }

    /// Takes the dice that were asked for, and does whatever follows without a choice.
    ///
    /// # Errors
    /// When they are not the dice asked for: nothing has changed.
    pub fn roll(&mut self, roll: Roll, sink: &mut impl Sink) -> Result<(), RollError> {
        let reading = self.read(roll)?;
        self.take(roll, reading, sink);
        Ok(())
    }

    /// Takes dice that were read already, without asking again what was asked for: for drivers that look at every
    /// outcome. Another reading than that of this moment is the caller's bug, caught in a debug build.
    pub fn take(&mut self, roll: Roll, reading: Reading, sink: &mut impl Sink) {
        debug_assert_eq!(self.view().reader(reading.purpose()).read(roll), reading, "these dice were read elsewhere");
        let mut play = self.play(sink);
        play.take(roll, reading);
        play.run::<TAKES_FORCED>();
    }

    /// What dice come to, if they are those asked for.
    fn read(&self, roll: Roll) -> Result<Reading, RollError> {
        let Pending::Chance(chance) = self.pending() else { return Err(RollError::NotAsked) };
        if roll.dice() != chance.dice {
            return Err(RollError::Count { expected: chance.dice, found: roll.dice() });
        }
        if !roll.fits(&self.setup().book.die) {
            return Err(RollError::Face);
        }
        Ok(self.view().reader(chance.purpose).read(roll))
    }

    /// The one legal command, where there is only one.
    #[must_use]
    pub fn only_answer(&self) -> Option<Command> {
        match self.pending() {
            Pending::Decision(..) => self.view().only_command(),
            Pending::Chance(_) | Pending::Over(_) => None,
        }
    }

    /// It driven by hand.
    pub fn by_hand(&mut self) -> ByHand<'_> {
        ByHand(self)
    }
}

/// A battle driven by hand: it stops at every question, also at one with a single answer.
#[derive(Debug)]
pub struct ByHand<'a>(&'a mut Battle);

impl ByHand<'_> {
    /// Runs to the first question or roll. Called once, before the first command.
    pub fn begin(&mut self, sink: &mut impl Sink) {
        let mut play = self.0.play(sink);
        play.open();
        play.run::<ASKS_EVERYTHING>();
    }

    /// Does what a player says.
    ///
    /// # Errors
    /// When the rulebook says no: nothing has changed, and the clause says why.
    pub fn command(&mut self, command: Command, sink: &mut impl Sink) -> Result<(), Refusal> {
        self.0.check(command)?;
        let mut play = self.0.play(sink);
        play.obey(command);
        play.run::<ASKS_EVERYTHING>();
        Ok(())
    }

    /// Takes the only answer to what is asked, as whoever plays does at once; false where there is a choice, or a roll.
    pub fn take_forced(&mut self, sink: &mut impl Sink) -> bool {
        let Some(command) = self.0.only_answer() else { return false };
        let mut play = self.0.play(sink);
        play.emit(Event::Forced { command });
        play.obey(command);
        play.run::<ASKS_EVERYTHING>();
        true
    }

    /// Takes the dice that were asked for.
    ///
    /// # Errors
    /// When they are not the dice asked for: nothing has changed.
    pub fn roll(&mut self, roll: Roll, sink: &mut impl Sink) -> Result<(), RollError> {
        let reading = self.0.read(roll)?;
        let mut play = self.0.play(sink);
        play.take(roll, reading);
        play.run::<ASKS_EVERYTHING>();
        Ok(())
    }
}
