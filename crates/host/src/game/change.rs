//! What changes a game: each is planned on a copy, and becomes the game once it is kept.

use super::{Game, Narrator, Told, Turned};
use crate::deed::{Cast, Deed, Entry, Fallen, said};
use crate::trouble::Trouble;
use battle::{Camp, Chance, Command, Pending, Refusal};
use dice::Nonce;
use rulebook::Language;
use speech::{Said, written};
use wire::CommandWire;
use wire::live::Progress;

/// The game after something was done, and the entry that says so.
#[derive(Debug)]
pub struct Change {
    /// The game then.
    pub next: Game,
    /// What the log says of it.
    pub entry: Entry,
    /// What it tells.
    pub told: Vec<Told>,
}

impl Game {
    /// Something is done that needs no dice.
    ///
    /// # Errors
    /// With what cannot be done, and why.
    pub fn and(&self, deed: Deed, at: i64) -> Result<Change, Trouble> {
        let entry = Entry { number: self.number + 1, at, deed };
        let mut next = self.clone();
        let told = next.apply(&entry).map_err(|error| Trouble::fault(&error.to_string()))?;
        Ok(Change { next, entry, told })
    }

    /// A command, and every throw it leads to, until somebody must decide again.
    ///
    /// # Errors
    /// When the rulebook says no: nothing has changed.
    ///
    /// # Panics
    /// Never: what is written is texts and numbers, what is thrown is asked for.
    pub fn and_command(&self, command: Command, nonce: &Nonce, at: i64) -> Result<Change, Refusal> {
        let mut next = self.clone();
        let (view, field) = (self.battle.view(), &*self.ground.field);
        let camp = self.asked().unwrap_or(view.active());
        let spoken = said(camp, &written(command, Some(&view), field, Language::En));
        let wire = CommandWire::of(command, &view, field);
        let (then, mut turned) = (next.story.bookmark(), Turned::default());
        let mut ears = (&mut turned, (&mut next.bearing, Narrator::of(&mut next.story)));
        next.battle.command(command, &mut ears)?;
        let die = next.battle.setup().book.die;
        let mut throws = Vec::new();
        while let Pending::Chance(chance) = next.battle.pending() {
            let purpose = chance.purpose.in_language(Language::En);
            let mut cast = Cast::of(chance.purpose, next.cup.throw(nonce, &spoken, purpose, chance.dice).proof);
            if let Some(given) = self.given(&wire, throws.len(), chance) {
                cast.faces = given.faces;
            }
            let roll = cast.roll(die).expect("a throw gives faces from 0 to 5");
            next.battle.roll(roll, &mut ears).expect("the dice asked for, of this book’s die");
            throws.push(cast);
        }
        let tellers = ears.1.1.tellers;
        next.throws += u32::try_from(throws.len()).unwrap_or(u32::MAX);
        next.number += 1;
        next.commanded(camp, nonce, !throws.is_empty(), turned);
        let told = next.told_since(then, &tellers);
        let deed = Deed::Command { camp: camp.into(), command: wire, nonce: nonce.clone(), throws, aim: None };
        Ok(Change { entry: Entry { number: next.number, at, deed }, next, told })
    }

    /// The dice a lesson gives for a throw of this command, if it is one of the lesson’s and this is where it stands.
    fn given(&self, command: &CommandWire, throw: usize, chance: Chance) -> Option<Fallen> {
        let lesson = self.ground.lesson.as_ref()?;
        let mut thrown = usize::try_from(self.throws).ok()?;
        let scripted = lesson.steps.iter().flatten().find(|one| {
            let here = thrown == 0 && !one.throws.is_empty();
            thrown = thrown.saturating_sub(one.throws.len());
            here
        })?;
        let (purpose, roll) = *scripted.throws.get(throw).filter(|_| scripted.command == *command)?;
        let fallen = Fallen::of(purpose, roll, self.battle.setup().book.die);
        (purpose == chance.purpose && fallen.faces.len() == usize::from(chance.dice)).then_some(fallen)
    }

    /// The nonce of a computer player's command: it follows from the last one a person sent.
    pub(crate) fn computer_nonce(&self) -> Nonce {
        let (chain, index) = self.cup.next();
        let first = || Nonce::first(&self.id, &self.cup.commitments()[0]);
        self.nonce.clone().unwrap_or_else(first).following(chain, index)
    }

    /// May this side command now?
    pub(crate) fn may_command(&self, held: impl Fn(Camp) -> bool) -> Result<(), Trouble> {
        self.is_played()?;
        match self.asked() {
            Some(camp) if held(camp) => Ok(()),
            _ => Err(Trouble::not_your_turn()),
        }
    }

    /// Is it being played?
    pub(crate) fn is_played(&self) -> Result<(), Trouble> {
        match self.progress() {
            Progress::Playing => Ok(()),
            Progress::Waiting => Err(Trouble::waiting()),
            Progress::Paused => Err(Trouble::paused()),
            Progress::Over => Err(Trouble::over()),
            Progress::Frozen => Err(Trouble::frozen()),
            Progress::Outdated => Err(self.outdated().unwrap_or_else(Trouble::over)),
        }
    }

    /// The seat of a person that is still free.
    pub(crate) fn free_seat(&self, wanted: Option<Camp>) -> Option<Camp> {
        let free =
            |camp: &Camp| self.names[battle::seat(*camp)].is_none() && self.terms.wanted(*camp).level().is_none();
        [Camp::North, Camp::South].into_iter().filter(|camp| wanted.is_none_or(|one| one == *camp)).find(free)
    }
}
