//! Taking commands back: until dice were thrown or the other side was asked; anything in a practice game.

use super::Game;
use crate::deed::{Deed, Entry};
use crate::trouble::Trouble;
use battle::Camp;
use rulebook::Language;
use wire::live::{Progress, Rewind, UndoView};

/// How far a game goes back: the last entry that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Back {
    pub camp: Camp,
    pub to: u64,
}

impl Game {
    /// How far back somebody may go who asks for this; `held` says which sides are his.
    pub(crate) fn back(&self, rewind: Rewind, log: &[Entry], held: impl Fn(Camp) -> bool) -> Result<Back, Trouble> {
        if self.terms.practice {
            return self.back_in_practice(rewind, log, held);
        }
        self.is_played()?;
        let Some(last) = self.open.last() else { return Err(self.why_not()) };
        if !held(last.camp) {
            return Err(Trouble::not_your_turn());
        }
        let first = self.open.first().map_or(last.number, |open| open.number);
        match rewind {
            Rewind::Command => Ok(Back { camp: last.camp, to: last.number - 1 }),
            Rewind::Phase if self.phase < last.number => Ok(Back { camp: last.camp, to: self.phase.max(first - 1) }),
            Rewind::Phase => Err(Trouble::nothing_to_undo()),
            Rewind::After(_) => Err(Trouble::practice_only()),
        }
    }

    fn back_in_practice(&self, rewind: Rewind, log: &[Entry], held: impl Fn(Camp) -> bool) -> Result<Back, Trouble> {
        match self.progress() {
            Progress::Waiting => return Err(Trouble::waiting()),
            Progress::Paused => return Err(Trouble::paused()),
            Progress::Frozen => return Err(Trouble::frozen()),
            Progress::Outdated => return Err(self.outdated().unwrap_or_else(Trouble::over)),
            Progress::Over if self.closed.is_some() => return Err(Trouble::over()),
            Progress::Over | Progress::Playing => {}
        }
        let undone = Entry::undone(log);
        let own = log.iter().rev().filter_map(|entry| match entry.deed {
            Deed::Command { camp, .. } if undone.binary_search(&entry.number).is_err() => {
                Some((entry.number, Camp::from(camp))).filter(|(_, camp)| held(*camp))
            }
            _ => None,
        });
        let (last, camp) = own.clone().next().ok_or_else(Trouble::nothing_to_undo)?;
        match rewind {
            Rewind::Phase if self.phase < last => Ok(Back { camp, to: self.phase }),
            Rewind::Command | Rewind::Phase => Ok(Back { camp, to: last - 1 }),
            Rewind::After(to) if to < last => Ok(Back { camp, to }),
            Rewind::After(_) => Err(Trouble::nothing_to_undo()),
        }
    }

    /// What somebody can take back.
    pub fn undo_view(&self, held: impl Fn(Camp) -> bool, language: Language) -> UndoView {
        let nothing = |trouble: Trouble| UndoView {
            command: false,
            phase: false,
            anything: false,
            why_not: Some(trouble.said(language).to_owned()),
        };
        if let Some(outdated) = self.outdated() {
            return nothing(outdated);
        }
        if self.terms.practice {
            let may = held(Camp::North) || held(Camp::South);
            let fits = self.closed.is_none() && !self.paused && !self.frozen && may && 0 < self.said;
            if fits {
                return UndoView { command: true, phase: true, anything: true, why_not: None };
            }
            return nothing(Trouble::nothing_to_undo());
        }
        match (self.is_played(), self.open.last()) {
            (Err(trouble), _) => nothing(trouble),
            (Ok(()), None) => nothing(self.why_not()),
            (Ok(()), Some(last)) if !held(last.camp) => nothing(Trouble::not_your_turn()),
            (Ok(()), Some(last)) => {
                UndoView { command: true, phase: self.phase < last.number, anything: false, why_not: None }
            }
        }
    }

    /// Why nothing can be taken back in a game that is played.
    fn why_not(&self) -> Trouble {
        if self.said == 0 { Trouble::nothing_to_undo() } else { Trouble::no_undo() }
    }
}
