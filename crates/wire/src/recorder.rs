//! A battle being played, and written down as it goes.

use crate::chain::Chain;
use crate::header::{Header, is_day};
use crate::replay::{Ending, Places, Replay, ReplayLine, Speaker};
use crate::{FORMAT_VERSION, Field, RULES_VERSION};
use battle::{Battle, Camp, Command, Pending, Refusal, Roll, RollError, SetupError, Sink};
use rulebook::Language;
use speech::{written, written_dice};
use std::sync::Arc;

/// A battle being played, and written down as it goes. What the machine does by itself is not written: it will do it
/// again.
#[derive(Clone, Debug)]
pub struct Recorder {
    field: Arc<Field>,
    header: Header,
    battle: Battle,
    start: Chain,
    chain: Chain,
    taken: Vec<Taken>,
}

/// A line, and how things stood before it.
#[derive(Clone, Debug)]
struct Taken {
    line: ReplayLine,
    battle: Battle,
    chain: Chain,
}

impl Recorder {
    /// Begins a battle.
    ///
    /// # Errors
    /// When the set-up breaks a rule of the table.
    pub fn new(field: Arc<Field>, sink: &mut impl Sink) -> Result<Self, SetupError> {
        let mut battle = Battle::new(field.setup().clone())?;
        battle.begin(sink);
        let header = Header::of(&field);
        let start = Chain::start(&header, &battle.view(), &field);
        Ok(Self { field, header, battle, start, chain: start, taken: Vec::new() })
    }

    /// Takes up, before its first line, a game begun under earlier rules: its checks hold their version.
    #[must_use]
    pub fn under(mut self, rules: u32) -> Self {
        self.header.rules = rules;
        self.start = Chain::start(&self.header, &self.battle.view(), &self.field);
        self.chain = self.start;
        self
    }

    /// Goes on under today's rules, which have played every line so far: the checks are made anew.
    #[must_use]
    pub fn under_todays_rules(mut self) -> Self {
        let (battle, taken) = (self.battle.clone(), std::mem::take(&mut self.taken));
        self.battle = taken.first().map_or(&battle, |first| &first.battle).clone();
        self = self.under(RULES_VERSION);
        let after = taken.iter().skip(1).map(|next| next.battle.clone()).chain([battle]);
        for (Taken { line, battle: before, .. }, after) in taken.iter().zip(after) {
            self.battle = after;
            self.write(before.clone(), line.speaker, line.words.clone());
        }
        self
    }

    /// Which game this is.
    #[must_use]
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Names a player; a name is one line, and not empty.
    pub fn name_player(&mut self, camp: Camp, name: &str) {
        self.header.name_player(camp, name);
    }

    /// Says on which day it is played, as in 2026-11-15; anything else is no day, and left out.
    pub fn date(&mut self, day: &str) {
        self.header.date = is_day(day).then(|| day.to_owned());
    }

    /// The players and the day of another game.
    pub(crate) fn played_as(mut self, header: &Header) -> Self {
        self.header.players.clone_from(&header.players);
        self.header.date.clone_from(&header.date);
        self
    }

    /// The battlefield, which is the lexicon of the battle.
    #[must_use]
    pub fn field(&self) -> &Arc<Field> {
        &self.field
    }

    /// The battle as it stands.
    #[must_use]
    pub fn battle(&self) -> &Battle {
        &self.battle
    }

    /// What was said and rolled so far.
    #[must_use]
    pub fn lines(&self) -> impl ExactSizeIterator<Item = &ReplayLine> + DoubleEndedIterator {
        self.taken.iter().map(|taken| &taken.line)
    }

    /// The battle before the last line, if there is one.
    pub(crate) fn before_last(&self) -> Option<&Battle> {
        self.taken.last().map(|taken| &taken.battle)
    }

    /// Does what a player says, and writes it down.
    ///
    /// # Errors
    /// When the rulebook says no: nothing has changed, nothing is written.
    pub fn command(&mut self, command: Command, sink: &mut impl Sink) -> Result<(), Refusal> {
        let before = self.battle.clone();
        self.battle.command(command, sink)?;
        let Pending::Decision(camp, _) = before.pending() else { return Ok(()) };
        let words = written(command, Some(&before.view()), &*self.field, Language::En);
        self.write(before, Speaker::Camp(camp), words);
        Ok(())
    }

    /// Takes dice, and writes them down.
    ///
    /// # Errors
    /// When they are not the dice asked for: nothing has changed, nothing is written.
    pub fn roll(&mut self, roll: Roll, sink: &mut impl Sink) -> Result<(), RollError> {
        let before = self.battle.clone();
        self.battle.roll(roll, sink)?;
        let Pending::Chance(chance) = before.pending() else { return Ok(()) };
        self.write(before, Speaker::Dice(chance.purpose), written_dice(roll, Language::En));
        Ok(())
    }

    fn write(&mut self, battle: Battle, speaker: Speaker, words: String) {
        let mut line = ReplayLine { place: 0, number: self.taken.len() + 1, speaker, words, check: String::new() };
        let chain = self.chain;
        self.chain = chain.and(&line.text(), &self.battle.view(), &self.field);
        line.check = self.chain.check();
        self.taken.push(Taken { line, battle, chain });
    }

    /// Takes the last line back; false if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(taken) = self.taken.pop() else { return false };
        self.battle = taken.battle;
        self.chain = taken.chain;
        true
    }

    /// The check before the first line.
    pub(crate) fn start(&self) -> String {
        self.start.check()
    }

    /// The game as it was written so far.
    #[must_use]
    pub fn replay(&self) -> Replay {
        let ending = match self.battle.pending() {
            Pending::Over(outcome) => Ending::Over(outcome),
            Pending::Decision(..) | Pending::Chance(_) => Ending::Unfinished,
        };
        let last = self.chain.and(&ending.written(), &self.battle.view(), &self.field);
        Replay {
            format: FORMAT_VERSION,
            header: self.header.clone(),
            start: self.start(),
            lines: self.lines().cloned().collect(),
            ending,
            ending_check: last.check(),
            hash: last.end(&ending.written(), &self.header).hash(),
            battle: self.field.own().cloned(),
            places: Places::default(),
        }
    }
}
