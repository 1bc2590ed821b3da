//! A game that comes from elsewhere: what a replay file says was played there, as the first entries of a log.

use super::{Game, Misplayed, Told, Turned};
use crate::deed::{Deed, Fallen};
use crate::ground::Ground;
use crate::recorded::no_replay;
use crate::trouble::Trouble;
use battle::{Battle, Camp, Pending};
use chronicle::Bookmark;
use speech::Answer;
use std::sync::Arc;
use wire::{CommandWire, Lesson, Playback, Replay, Speaker};

/// Whether the battle has begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beginning {
    /// Nothing was played.
    Fresh,
    /// It was begun elsewhere, and not yet here.
    Elsewhere,
    Begun,
}

/// What was played elsewhere, and where it has led.
#[derive(Debug)]
pub(crate) struct Brought {
    pub(crate) deeds: Vec<Deed>,
    pub(crate) battle: Battle,
}

impl Brought {
    /// What has been played when a lesson begins.
    pub(crate) fn to(lesson: &Lesson, ground: &Ground) -> Self {
        let die = ground.field.setup().book.die;
        let deeds = lesson.before.iter().map(|one| Deed::Elsewhere {
            camp: one.camp.into(),
            command: one.command.clone(),
            throws: one.throws.iter().map(|(purpose, roll)| Fallen::of(*purpose, *roll, die)).collect(),
        });
        Self { deeds: deeds.collect(), battle: lesson.start.clone() }
    }

    /// What a file says was played. A command whose dice are not in it was never finished, and is left out.
    pub(crate) fn of(replay: &Replay, ground: &Ground) -> Result<Self, Trouble> {
        let flawed = |flaw: wire::Flaw| no_replay(|language| flaw.said("replay", language));
        let mut playback = Playback::new(replay, Arc::clone(&ground.field), &mut ()).map_err(flawed)?;
        let die = ground.field.setup().book.die;
        let (mut deeds, mut unfinished) = (Vec::new(), ground.start.clone());
        playback
            .follow(usize::MAX, &mut (), |(), played| match (played.answer, played.line.speaker) {
                (Answer::Command(command), Speaker::Camp(camp)) => {
                    let command = CommandWire::of(command, &played.before.view(), &ground.field);
                    deeds.push(Deed::Elsewhere { camp: camp.into(), command, throws: Vec::new() });
                    unfinished.clone_from(played.before);
                }
                (Answer::Roll(roll), Speaker::Dice(purpose)) => {
                    if let Some(Deed::Elsewhere { throws, .. }) = deeds.last_mut() {
                        throws.push(Fallen::of(purpose, roll, die));
                    }
                }
                _ => {}
            })
            .map_err(flawed)?;
        match playback.battle().pending() {
            Pending::Decision(..) => Ok(Self { deeds, battle: playback.battle().clone() }),
            Pending::Chance(_) => {
                deeds.pop();
                Ok(Self { deeds, battle: unfinished })
            }
            Pending::Over(_) => Err(Trouble::nothing_to_play_on()),
        }
    }
}

impl Game {
    /// Plays what was played elsewhere; it stands before the battle begins here.
    pub(super) fn elsewhere(
        &mut self,
        camp: Camp,
        command: &CommandWire,
        throws: &[Fallen],
    ) -> Result<Vec<Told>, Misplayed> {
        if self.has_begun() {
            let what = "what was played elsewhere stands before the battle begins here".to_owned();
            return Err(Misplayed { entry: self.number, what, clause: None });
        }
        let then = self.last_told();
        self.beginning = Beginning::Elsewhere;
        let die = self.battle.setup().book.die;
        let rolls = throws.iter().map(|fallen| (fallen.purpose.into(), fallen.roll(die)));
        let tellers = self.play(camp, command, rolls, &mut Turned::default())?;
        self.changed = self.number;
        Ok(self.told_since(then, &tellers))
    }

    /// Where the story told so far ends; before anything was played none of it is told.
    pub(super) fn last_told(&self) -> Bookmark {
        if self.beginning == Beginning::Fresh { Bookmark::default() } else { self.story.bookmark() }
    }
}
