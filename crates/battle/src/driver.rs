//! Driving the machine: what is said and rolled is handed to it, and a question with a single answer is answered at once.
//!
//! Play, replay, search and the server drive it so. Whoever wants to stop at every question drives it by hand.

use crate::machine::{Play, Stop};
use crate::{Battle, Command, Event, Pending, Reading, Refusal, Roll, RollError, Sink};

impl<S: Sink> Play<'_, S> {
    /// Goes on to the next choice or roll.
    fn drive(&mut self) {
        while self.run() == Stop::Ask && self.take_forced() {}
    }

    /// Takes the only answer to what is asked, and an event says so; false where there is a choice.
    #[inline]
    fn take_forced(&mut self) -> bool {
        let Some(only) = self.view().only_command() else { return false };
        self.emit(Event::Forced { command: only });
        self.obey(only);
        true
    }
}

impl Battle {
    /// Runs to the first choice or roll. Called once, before the first command.
    pub fn begin(&mut self, sink: &mut impl Sink) {
        let mut play = self.play(sink);
        play.open();
        play.drive();
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
        play.drive();
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
        play.drive();
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
        play.run();
    }

    /// Does what a player says.
    ///
    /// # Errors
    /// When the rulebook says no: nothing has changed, and the clause says why.
    pub fn command(&mut self, command: Command, sink: &mut impl Sink) -> Result<(), Refusal> {
        self.0.check(command)?;
        let mut play = self.0.play(sink);
        play.obey(command);
        play.run();
        Ok(())
    }

    /// Takes the only answer to what is asked, as whoever plays does at once; false where there is a choice, or a roll.
    pub fn take_forced(&mut self, sink: &mut impl Sink) -> bool {
        if self.0.only_answer().is_none() {
            return false;
        }
        let mut play = self.0.play(sink);
        play.take_forced();
        play.run();
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
        play.run();
        Ok(())
    }
}
