//! Playing a script: every line is said to the machine, and what comes of it is compared.

use crate::check::{Blocked, Spot};
use crate::claims::{Claim, Claimed};
use crate::dice::DieWord;
use crate::names::{Names, count, kebab, pending_words};
use crate::report;
use crate::scene::{Phases, Scene};
use crate::script::{Action, ScriptStep};
use battle::{Battle, Cell, Command, Event, Pending, Purpose, Question, Refusal, Roll, SetupError, Sink, UnitId};
use rulebook::{Clause, Language};
use speech::{Said, Speech};
use std::collections::BTreeSet;

/// A case in one book, ready to be played.
#[derive(Clone, Debug)]
pub(crate) struct Play {
    /// The id, with the letter of the book.
    pub(crate) id: String,
    pub(crate) scene: Scene,
    pub(crate) claims: Vec<Claimed>,
    pub(crate) script: Vec<ScriptStep>,
    /// The line the case starts on, and the one it ends on.
    pub(crate) lines: (usize, usize),
}

/// A difference: where, and in which words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Difference {
    pub(crate) line: usize,
    pub(crate) what: String,
}

/// A case that was played.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    pub(crate) differences: Vec<Difference>,
    pub(crate) story: String,
    /// The number that stands for the moment it ended at.
    pub(crate) fingerprint: u64,
}

/// What a line of a script does to the table.
#[derive(Clone, Copy, Debug)]
pub enum CaseAct {
    /// Somebody said something, or it was only looked at.
    Said,
    /// Dice fell.
    Rolled(Purpose, Roll),
    /// Something was refused, and changed nothing.
    Refused(Refusal),
    /// A line of sight was looked along.
    Looked {
        /// From where.
        from: Cell,
        /// To where.
        to: Cell,
        /// What bars it.
        blocked: Option<Clause>,
    },
}

/// A script being played.
pub(crate) struct Trial<'p, S> {
    play: &'p Play,
    /// Whoever listens.
    audience: &'p mut S,
    /// What the last line did.
    act: CaseAct,
    battle: Battle,
    log: Vec<Event>,
    /// The clauses that spoke in events, refusals and looks.
    fired: BTreeSet<Clause>,
    /// What was done because there was nothing else to do, since the last line said.
    forced: Vec<Command>,
    /// Has the script named what the machine is waiting for?
    named: bool,
    differences: Vec<Difference>,
}

impl Play {
    /// Plays it to the end, or to the first line that cannot be.
    ///
    /// # Errors
    /// When the battle cannot be set up.
    pub(crate) fn run(&self) -> Result<Played, SetupError> {
        self.perform(&mut (), |(), _, _| {})
    }

    /// The same before somebody who listens, and looks at the table after each line.
    ///
    /// # Errors
    /// When the battle cannot be set up.
    pub(crate) fn perform<S: Sink>(
        &self,
        audience: &mut S,
        mut each: impl FnMut(&mut S, &Battle, CaseAct),
    ) -> Result<Played, SetupError> {
        let mut events = Vec::new();
        let battle = self.scene.begin(&mut (&mut events, &mut *audience))?;
        let mut trial = Trial {
            play: self,
            audience,
            act: CaseAct::Said,
            battle,
            log: Vec::new(),
            fired: BTreeSet::new(),
            forced: Vec::new(),
            named: false,
            differences: Vec::new(),
        };
        trial.heard(events);
        let finished = self.script.iter().all(|step| {
            trial.act = CaseAct::Said;
            let goes_on = trial.step(step);
            each(trial.audience, &trial.battle, trial.act);
            goes_on
        });
        if finished {
            trial.check_rest();
            trial.check_claims();
        }
        let story = report::story(&self.scene, &trial.battle, &trial.log);
        Ok(Played { differences: trial.differences, story, fingerprint: trial.battle.fingerprint() })
    }
}

impl<S: Sink> Trial<'_, S> {
    pub(crate) fn battle(&self) -> &Battle {
        &self.battle
    }

    pub(crate) fn names(&self) -> &Names {
        &self.play.scene.names
    }

    fn differs(&mut self, line: usize, what: String) {
        self.differences.push(Difference { line, what });
    }

    /// Something came of a command or a roll.
    fn heard(&mut self, events: Vec<Event>) {
        self.fired.extend(events.iter().filter_map(Event::clause));
        self.forced = events
            .iter()
            .filter_map(|event| if let Event::Forced { command: only } = event { Some(*only) } else { None })
            .collect();
        self.named = false;
        self.log.extend(events);
    }

    /// Plays a line; false if nothing sensible can follow.
    fn step(&mut self, step: &ScriptStep) -> bool {
        let outcome = match &step.action {
            Action::Say(speech) => self.say(*speech, &step.text).map_err(|what| (what, false)),
            Action::Roll(dice) => self.roll(dice).map_err(|what| (what, false)),
            Action::Refused(speech, clause) => {
                self.refused(*speech, *clause, said(&step.text)).map_err(|what| (what, true))
            }
            Action::May(speech) => self.may(*speech, said(&step.text)).map_err(|what| (what, true)),
            Action::Expect(check) => {
                self.named |= check.names_pending();
                check.look(self).map_err(|what| (what, true))
            }
            Action::BreakOff => {
                self.named = true;
                Ok(())
            }
        };
        match outcome {
            Ok(()) => true,
            Err((what, goes_on)) => {
                self.differs(step.line, what);
                goes_on
            }
        }
    }

    fn command(&self, speech: Speech) -> Result<Command, String> {
        if speech == Speech::PursueStay {
            return self.stay();
        }
        speech.command(&self.battle.view(), self.names(), Language::En).map_err(|fault| fault.to_string())
    }

    /// Staying where it followed up may be said even where there was nothing else to do.
    fn stay(&self) -> Result<Command, String> {
        let follower = self
            .log
            .iter()
            .rev()
            .find_map(|event| if let Event::FollowedUp { unit, .. } = event { Some(*unit) } else { None });
        let cell = follower.and_then(|unit| self.battle.view().cell(unit));
        cell.map(|to| Command::PursueTo { to })
            .ok_or_else(|| "nobody has followed up, so nobody can stay there".to_owned())
    }

    /// Says something. What has just been done because nothing else was possible may be said too.
    fn say(&mut self, speech: Speech, text: &str) -> Result<(), String> {
        let command = self.command(speech)?;
        if let Some(position) = self.forced.iter().position(|forced| *forced == command)
            && self.battle.check(command).is_err()
        {
            self.forced.drain(..=position);
            return Ok(());
        }
        let mut events = Vec::new();
        let mut ears = (&mut events, &mut *self.audience);
        self.battle.by_hand().command(command, &mut ears).map_err(|refusal| {
            format!("`{text}` is refused: {}; {}", refusal_words(refusal), pending_words(self.battle.pending()))
        })?;
        self.play.scene.go_on(&mut self.battle, &mut ears);
        self.heard(events);
        Ok(())
    }

    fn roll(&mut self, dice: &[DieWord]) -> Result<(), String> {
        let given = u8::try_from(dice.len()).unwrap_or(u8::MAX);
        let Pending::Chance(chance) = self.battle.pending() else {
            let dice = count(given, "die is given", "dice are given");
            return Err(format!("{dice}, but none is asked for: {}", pending_words(self.battle.pending())));
        };
        if given != chance.dice {
            let (asked, given) =
                (count(chance.dice, "die is asked", "dice are asked"), count(given, "is given", "are given"));
            return Err(format!("{asked} for {}, {given}", chance.purpose.in_language(Language::En)));
        }
        let view = self.battle.view();
        let roll: Roll = dice.iter().map(|word| word.face(chance.purpose, &view)).collect::<Result<_, _>>()?;
        let mut events = Vec::new();
        let mut ears = (&mut events, &mut *self.audience);
        self.battle.by_hand().roll(roll, &mut ears).map_err(|error| error.to_string())?;
        self.play.scene.go_on(&mut self.battle, &mut ears);
        self.act = CaseAct::Rolled(chance.purpose, roll);
        self.heard(events);
        Ok(())
    }

    fn refused(&mut self, speech: Speech, clause: Clause, said: &str) -> Result<(), String> {
        let command = self.command(speech)?;
        let mut copy = self.battle.clone();
        let Err(refusal) = copy.by_hand().command(command, &mut ()) else {
            return Err(format!("expected `{said}` refused by {clause}, found it legal"));
        };
        if copy != self.battle {
            return Err(format!("`{said}` is refused, yet something has changed"));
        }
        if self.battle.legal().contains(&command) {
            return Err(format!("`{said}` is refused by {}, yet it is listed as legal", refusal.clause));
        }
        self.act = CaseAct::Refused(refusal);
        self.fired.insert(refusal.clause);
        if refusal.clause == clause {
            return Ok(());
        }
        Err(format!("expected `{said}` refused by {clause}, found it refused: {}", refusal_words(refusal)))
    }

    fn may(&mut self, speech: Speech, said: &str) -> Result<(), String> {
        let command = self.command(speech)?;
        if let Err(refusal) = self.battle.check(command) {
            let pending = pending_words(self.battle.pending());
            return Err(format!(
                "expected `{said}` to be legal, found it refused: {}; {pending}",
                refusal_words(refusal)
            ));
        }
        if self.battle.legal().contains(&command) {
            return Ok(());
        }
        Err(format!("`{said}` is legal, yet it is not listed as legal"))
    }

    pub(crate) fn look_fired(&self, clause: Clause, wanted: bool) -> Result<(), String> {
        match (wanted, self.fired.contains(&clause)) {
            (true, false) => Err(format!("expected {clause} to have spoken, found it silent")),
            (false, true) => Err(format!("expected {clause} to be silent, found that it spoke")),
            (true, true) | (false, false) => Ok(()),
        }
    }

    /// Looks along a line; the clauses that judge it have spoken.
    pub(crate) fn look_sight(&mut self, unit: UnitId, to: Spot, wanted: Blocked) -> Result<(), String> {
        let view = self.battle.view();
        let letter = self.names().letter(unit);
        let (cell, name) = match to {
            Spot::Hex(cell) => (Some(cell), self.names().place(cell)),
            Spot::Unit(other) => (view.cell(other), self.names().letter(other)),
        };
        let Some(cell) = cell else { return Err(format!("{name} is not on the table")) };
        let mut spoke: Vec<Clause> = Vec::new();
        let blocked = view.sight_blocked_by(unit, cell, &mut spoke);
        if let Some(from) = view.cell(unit) {
            self.act = CaseAct::Looked { from, to: cell, blocked };
        }
        self.fired.extend(spoke);
        self.fired.extend(blocked);
        match (wanted, blocked) {
            (Blocked::No, None) | (Blocked::By(None), Some(_)) => Ok(()),
            (Blocked::By(Some(by)), Some(found)) if by == found => Ok(()),
            (Blocked::No, Some(found)) => {
                Err(format!("expected {letter} to see {name}, found the line blocked by {found}"))
            }
            (Blocked::By(_), None) => Err(format!("expected the line from {letter} to {name} blocked, found it open")),
            (Blocked::By(Some(by)), Some(found)) => {
                Err(format!("expected the line from {letter} to {name} blocked by {by}, found it blocked by {found}"))
            }
        }
    }

    /// Nothing may be left unanswered, but what the script has named as the last thing asked.
    fn check_rest(&mut self) {
        let pending = self.battle.pending();
        let at_rest = match pending {
            Pending::Decision(_, question) => matches!(
                question,
                Question::Command
                    | Question::Selection
                    | Question::Movement
                    | Question::Combat
                    | Question::ReplaceGeneral
                    | Question::ElephantOrder
            ),
            Pending::Chance(_) => false,
            Pending::Over(_) => true,
        };
        if !at_rest && !self.named {
            let line = self.play.lines.1;
            self.differs(line, format!("the script ends, and something is still asked: {}", pending_words(pending)));
        }
    }

    /// A claimed bite must have spoken, a spared clause not.
    fn check_claims(&mut self) {
        for Claimed { line, claim, clause } in &self.play.claims {
            match (claim, self.fired.contains(clause)) {
                (Claim::Bites, false) => self.differs(*line, format!("{clause} should have spoken and did not")),
                (Claim::Spares, true) => self.differs(*line, format!("{clause} spoke and should not have")),
                (Claim::Bites, true) | (Claim::Spares, false) | (Claim::Witness, _) => {}
            }
        }
    }
}

impl Scene {
    /// The battle at the moment the script begins at.
    ///
    /// # Errors
    /// When it cannot be set up.
    pub(crate) fn begin(&self, sink: &mut impl Sink) -> Result<Battle, SetupError> {
        let mut battle = Battle::at(self.setup.clone(), &self.moment)?;
        battle.by_hand().begin(sink);
        self.go_on(&mut battle, sink);
        Ok(battle)
    }

    /// Gives every answer that is the only one; but a phase ends when the script says so, unless phases end by
    /// themselves.
    fn go_on(&self, battle: &mut Battle, sink: &mut impl Sink) {
        let stops = |only| self.phases == Phases::EndWhenSaid && is_an_end(only);
        while battle.only_answer().is_some_and(|only| !stops(only)) {
            battle.by_hand().take_forced(sink);
        }
    }
}

/// Does it end a phase, or the selection of units?
fn is_an_end(command: Command) -> bool {
    matches!(command, Command::EndSelection | Command::EndCommand | Command::EndMovement | Command::EndCombat)
}

/// The command of a line that says it may be given, or is refused.
fn said(text: &str) -> &str {
    match text.strip_prefix("refused ") {
        Some(rest) => rest.rsplit_once(" by ").map_or(rest, |(command, _)| command),
        None => text.strip_prefix("may ").unwrap_or(text),
    }
}

fn refusal_words(refusal: Refusal) -> String {
    format!("{} ({})", kebab(refusal.because).replace('-', " "), refusal.clause)
}
