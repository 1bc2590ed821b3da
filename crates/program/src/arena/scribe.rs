//! Somebody who looks over a player's shoulder and writes positions down.

use battle::{Battle, Camp, Pending, Question};
use opponent::{Appraisal, Weights};

/// When in a game a position stood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Watched {
    /// A side begins its first turn.
    Turn,
    /// It has moved, and nobody has attacked.
    March,
    /// The enemy has answered, and the side begins another turn.
    Reply,
}

impl Watched {
    /// The word in a file.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Turn => "turn",
            Self::March => "march",
            Self::Reply => "reply",
        }
    }
}

/// A position written down.
#[derive(Clone, Debug)]
pub(crate) struct Noted {
    /// Whose turn it was, and who sees it.
    pub(crate) camp: Camp,
    pub(crate) moment: Watched,
    pub(crate) turn: u8,
    /// What it is worth to him, and why.
    pub(crate) appraisal: Appraisal,
}

/// Writes down a player's positions.
pub(crate) struct Scribe {
    weights: Weights,
    /// The turn that was begun last, and whether its march has ended.
    last: Option<(u8, bool)>,
    pub(crate) noted: Vec<Noted>,
}

impl Scribe {
    pub(crate) fn new(weights: Weights) -> Self {
        Self { weights, last: None, noted: Vec::new() }
    }

    /// Looks at a battle before the player answers.
    pub(crate) fn see(&mut self, battle: &Battle) {
        let Pending::Decision(camp, question) = battle.pending() else { return };
        let view = battle.view();
        if view.active() != camp {
            return;
        }
        let turn = view.turn();
        let fights = question == Question::Combat;
        if self.last.is_none_or(|(begun, _)| begun != turn) {
            self.note(battle, camp, if self.last.is_none() { Watched::Turn } else { Watched::Reply });
            self.last = Some((turn, false));
        }
        if fights && self.last == Some((turn, false)) {
            self.note(battle, camp, Watched::March);
            self.last = Some((turn, true));
        }
    }

    fn note(&mut self, battle: &Battle, camp: Camp, moment: Watched) {
        let appraisal = Appraisal::of(battle, camp, &self.weights);
        self.noted.push(Noted { camp, moment, turn: battle.view().turn(), appraisal });
    }
}
