//! What a side was about, in one sentence of its player.

use crate::catalogue::{Args, Message};
use crate::landmark::Landmarks;
use crate::scene::Scene;
use crate::tell::Teller;
use battle::{Cell, Setup, UnitId};
use rulebook::Language;
use scenario::{Cast, NameEntry};

/// A part of a side, as it looks at the enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wing {
    /// Its left.
    Left,
    /// Its middle.
    Centre,
    /// Its right.
    Right,
    /// All along.
    Whole,
}

/// What a side was about in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// It took a hex that decides something.
    Seizes(Cell),
    /// Several blows on one enemy, who stood there.
    Concentrates(UnitId, Cell),
    /// It struck the enemy it had struck the turn before.
    Persists(UnitId, Cell),
    /// It struck several enemies, here.
    Assaults(Wing),
    /// It shot and did not strike, above all at this enemy.
    Shoots(UnitId, Cell),
    /// It struck this enemy.
    Attacks(UnitId, Cell),
    /// Part of it came nearer to a hex that decides something.
    MakesFor(Wing, Cell),
    /// Those who had not moved before went forward.
    Commits(Wing),
    /// Part of it closed on one enemy.
    Masses(Wing, UnitId, Cell),
    /// It came nearer.
    Advances(Wing),
    /// It drew back.
    Withdraws(Wing),
    /// It drew back, or aside, to where nobody reaches it.
    KeepsAway,
    /// It stands on a hex that decides something.
    Holds(Cell),
    /// It stands where it was, the enemy before it.
    Stands,
    /// It did nothing of all that.
    Waits,
}

impl Intent {
    /// Whom it struck hand to hand.
    pub(crate) const fn struck(self) -> Option<UnitId> {
        match self {
            Self::Concentrates(unit, _) | Self::Persists(unit, _) | Self::Attacks(unit, _) => Some(unit),
            Self::Seizes(_)
            | Self::Assaults(_)
            | Self::Shoots(..)
            | Self::MakesFor(..)
            | Self::Commits(_)
            | Self::Masses(..)
            | Self::Advances(_)
            | Self::Withdraws(_)
            | Self::KeepsAway
            | Self::Holds(_)
            | Self::Stands
            | Self::Waits => None,
        }
    }

    /// Is it a march against somebody or something?
    pub(crate) const fn is_against(self) -> bool {
        matches!(self, Self::MakesFor(..) | Self::Commits(_) | Self::Masses(..))
    }

    /// It in a sentence, said of the player who moved; places go by their names on the map where they have one.
    #[must_use]
    pub fn sentence(self, cast: &Cast, setup: &Setup, names: &[NameEntry], language: Language) -> String {
        let teller = Teller { scene: Scene { cast, setup }, language };
        let landmarks = Landmarks { names, board: &setup.board, language };
        let place = |cell: Cell| landmarks.at(cell).unwrap_or_else(|| teller.scene.place(cell));
        let at = |cell: Cell| Args::new().text("at", place(cell));
        let foe = |unit: UnitId, cell: Cell| at(cell).noun("unit", &teller.scene.unit(unit, language));
        let wing = |wing: Wing| Args::new().text("wing", teller.say(wing.message(), &Args::new()));
        let there = |wing: Wing| Args::new().text("wing", teller.say(wing.standing(), &Args::new()));
        let told = |message: Message, args: &Args| teller.sentence(message, args);
        match self {
            Self::Seizes(cell) => told(Message::IntentSeizes, &at(cell)),
            Self::Concentrates(unit, cell) => told(Message::IntentConcentrates, &foe(unit, cell)),
            Self::Persists(unit, cell) => told(Message::IntentPersists, &foe(unit, cell)),
            Self::Assaults(side) => told(Message::IntentAssaults, &there(side)),
            Self::Shoots(unit, cell) => told(Message::IntentShoots, &foe(unit, cell)),
            Self::Attacks(unit, cell) => told(Message::IntentAttacks, &foe(unit, cell)),
            Self::MakesFor(side, cell) => told(Message::IntentMakesFor, &wing(side).text("at", place(cell))),
            Self::Commits(side) => told(Message::IntentCommits, &there(side)),
            Self::Masses(side, unit, cell) => {
                if let Some(name) = landmarks.near(cell) {
                    told(Message::IntentMassesPlace, &wing(side).text("at", name))
                } else {
                    let unit = teller.scene.unit(unit, language);
                    told(Message::IntentMasses, &wing(side).text("at", place(cell)).noun("unit", &unit))
                }
            }
            Self::Advances(side) => told(Message::IntentAdvances, &wing(side)),
            Self::Withdraws(side) => told(Message::IntentWithdraws, &wing(side)),
            Self::KeepsAway => told(Message::IntentKeepsAway, &Args::new()),
            Self::Holds(cell) => told(Message::IntentHolds, &at(cell)),
            Self::Stands => told(Message::IntentStands, &Args::new()),
            Self::Waits => told(Message::IntentWaits, &Args::new()),
        }
    }
}

impl Wing {
    /// The wing itself: his left.
    const fn message(self) -> Message {
        match self {
            Self::Left => Message::IntentWingLeft,
            Self::Centre => Message::IntentWingCentre,
            Self::Right => Message::IntentWingRight,
            Self::Whole => Message::IntentWingWhole,
        }
    }

    /// Where it is: on his left.
    const fn standing(self) -> Message {
        match self {
            Self::Left => Message::IntentOnLeft,
            Self::Centre => Message::IntentOnCentre,
            Self::Right => Message::IntentOnRight,
            Self::Whole => Message::IntentOnWhole,
        }
    }
}
