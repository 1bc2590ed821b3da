//! A battle being played at the table: what is said and thrown, and how far it may be taken back.

use super::dice::Dice;
use super::names::{Names, Spelling};
use super::teller::{Teller, Told};
use battle::{Battle, Camp, Combatant, Command, Pending, Purpose, Refusal, Roll};
use rulebook::{Face, Language, Ledger};
use scenario::Scenario;
use std::sync::Arc;
use wire::{Field, Recorder, Speaker};

/// The dice of a combat as they were counted.
#[derive(Clone, Debug)]
pub(super) struct Counted {
    /// Who struck.
    pub(super) attacker: Combatant,
    /// Whom.
    pub(super) target: Combatant,
    /// Every reason, also those that did not count.
    pub(super) ledger: Ledger,
}

/// Dice on the table.
#[derive(Clone, Debug)]
pub(super) struct Thrown {
    /// What for.
    pub(super) purpose: Purpose,
    /// What they show, in the order they fell.
    pub(super) faces: Vec<Face>,
}

/// How things stood before a line that can still be taken back.
struct Mark {
    teller: Teller,
    phase_start: usize,
    counted: Option<Counted>,
}

/// A battle being played.
pub(super) struct Game {
    pub(super) scenario: Scenario,
    pub(super) recorder: Recorder,
    pub(super) teller: Teller,
    /// The last dice that were counted.
    pub(super) counted: Option<Counted>,
    /// Has a turn begun that nobody was shown yet?
    pub(super) turn_began: bool,
    dice: Dice,
    marks: Vec<Mark>,
    /// Lines there were when the phase began.
    phase_start: usize,
}

impl Game {
    /// A game begun, or taken up, with the dice of a seed; the teller has heard what happened so far.
    pub(super) fn new(scenario: Scenario, recorder: Recorder, mut teller: Teller, seed: u64) -> Self {
        let lines = recorder.lines().len();
        teller.begin_with_the_last_turn();
        let dice = Dice::new(seed, lines);
        let (marks, counted) = (Vec::new(), None);
        Self { scenario, recorder, teller, counted, turn_began: true, dice, marks, phase_start: lines }
    }

    /// The battle as it stands.
    pub(super) fn battle(&self) -> &Battle {
        self.recorder.battle()
    }

    /// The battlefield.
    pub(super) fn field(&self) -> &Arc<Field> {
        self.recorder.field()
    }

    /// The names of everybody as they stand.
    pub(super) fn names(&self) -> Names<'_> {
        Names { field: self.recorder.field(), battle: self.recorder.battle(), spelling: Spelling::Id }
    }

    /// An army's name.
    pub(super) fn army(&self, camp: Camp, language: Language) -> &str {
        self.recorder.field().cast().army(camp).in_language(language)
    }

    /// Would the whole turn pass with this command, nobody having been activated?
    pub(super) fn passes(&self, command: Command) -> bool {
        self.teller.idle && command == Command::EndCommand
    }

    /// Does what a player says.
    pub(super) fn say(&mut self, command: Command) -> Result<(), Refusal> {
        let mark = Mark { teller: self.teller.clone(), phase_start: self.phase_start, counted: self.counted.clone() };
        self.recorder.command(command, &mut self.teller)?;
        self.marks.push(mark);
        self.look_at_the_turn();
        Ok(())
    }

    /// Throws the dice that are asked for; nothing if none are.
    pub(super) fn throw(&mut self) -> Option<Thrown> {
        let Pending::Chance(chance) = self.battle().pending() else { return None };
        let view = self.battle().view();
        if matches!(chance.purpose, Purpose::Attack | Purpose::Riposte | Purpose::ElephantFight)
            && let (Some(combat), Some(ledger)) = (view.combat(), view.account_under_way())
        {
            self.counted = Some(Counted { attacker: combat.attacker(), target: combat.target(), ledger });
        }
        let die = self.battle().setup().book.die;
        let faces = self.dice.throw(die, chance.dice);
        let roll: Roll = faces.iter().copied().collect();
        self.recorder.roll(roll, &mut self.teller).expect("as many dice as were asked for, of the book's own faces");
        self.look_at_the_turn();
        // What the dice have said is said.
        self.marks.clear();
        Some(Thrown { purpose: chance.purpose, faces })
    }

    fn look_at_the_turn(&mut self) {
        if std::mem::take(&mut self.teller.new_turn) {
            self.turn_began = true;
            self.marks.clear();
        }
        if std::mem::take(&mut self.teller.new_phase) {
            self.phase_start = self.recorder.lines().len();
        }
    }

    /// What has not been told yet; `done` says in a few words each what was just commanded.
    pub(super) fn tell(&mut self, done: &[String]) -> Vec<Told> {
        self.teller.tell(done, self.recorder.battle())
    }

    /// Takes back the last command of a person, and what computers answered to it; false if it is too late.
    pub(super) fn undo(&mut self, is_human: impl Fn(Camp) -> bool) -> bool {
        let lines: Vec<Speaker> = self.recorder.lines().map(|line| line.speaker).collect();
        let own = |speaker: &&Speaker| matches!(speaker, Speaker::Camp(camp) if is_human(*camp));
        let back = lines.iter().rev().take(self.marks.len()).position(|speaker| own(&speaker));
        let Some(back) = back else { return false };
        for _ in 0..=back {
            self.take_back();
        }
        true
    }

    /// Goes back towards the start of the phase, as far as the dice allow; says how many commands that were.
    pub(super) fn restart(&mut self) -> usize {
        let before = self.recorder.lines().len();
        while self.phase_start < self.recorder.lines().len() && self.take_back() {}
        before - self.recorder.lines().len()
    }

    /// Takes back everything after so many lines, as far as that is possible.
    pub(super) fn back_to(&mut self, lines: usize) {
        while lines < self.recorder.lines().len() && self.take_back() {}
    }

    fn take_back(&mut self) -> bool {
        let Some(mark) = self.marks.pop() else { return false };
        let undone = self.recorder.undo();
        (self.teller, self.phase_start, self.counted) = (mark.teller, mark.phase_start, mark.counted);
        undone
    }
}
