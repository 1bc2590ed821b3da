//! What an entry tells, in no language: facts gathered from events, told when a reader asks.

use battle::{
    Camp, Cell, Combat, FaceReading, MarkerId, OfficerId, Onset, Outcome, Pace, Phase, Purpose, Roll, UnitId,
};
use rulebook::{Clash, Clause, Face, Letters, Line, Order};

/// What one entry tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Tale {
    /// A turn begins.
    Turn(Camp, u8),
    /// A turn is passed for want of a general.
    TurnPassed(Camp),
    /// The general in chief does not return yet.
    GeneralPutOff(Camp),
    /// A phase begins.
    Phase(Phase),
    /// An officer activates.
    Activation(Activation),
    /// A poor staff tests the units of an activation.
    Staff { rolls: Vec<Roll>, delayed: Vec<UnitId> },
    /// Messengers ride.
    Messengers { roll: Roll, arrived: bool },
    /// An order of manoeuvre.
    Manoeuvre(Manoeuvre),
    /// Tokens or ducats gained, outside any order or roll.
    Tokens { camp: Camp, gained: u8 },
    /// Units and officers move.
    Moves(Vec<Move>),
    /// Wagons that stood still form their fort.
    WagonForts(Vec<UnitId>),
    /// "Played" markers go.
    PlayedMarkers(Vec<UnitId>),
    /// An attack, a riposte, a pursuit: with its dice.
    Strike(Strike),
    /// An attack that a riposte or an evasion made pointless.
    AttackLost(UnitId),
    /// What befalls one unit, or what it does next.
    Deeds { unit: UnitId, deeds: Vec<Deed> },
    /// Hits on very heavy troops, confirmed or not.
    Confirmation(Roll),
    /// Where rockets fall: where they were aimed, or elsewhere, or off the table.
    Rockets { roll: Roll, fell: Fell },
    /// Does a gun burst? What was lost and is left, if one did.
    Burst { unit: UnitId, roll: Roll, lost: Option<(u8, u8)> },
    /// Does anybody desert? What was lost and is left, if anybody did.
    Desertion { unit: UnitId, roll: Roll, lost: Option<(u8, u8)> },
    /// A panicking elephant runs.
    ElephantRun { marker: MarkerId, from: Cell, roll: Option<Roll>, path: Vec<Cell> },
    /// It is gone.
    ElephantGone { cell: Cell, how: Gone },
    /// Does the officer of the front rank fall?
    FrontRankTest { officer: OfficerId, roll: Roll, lost: bool },
    /// An officer flees.
    OfficerFled { officer: OfficerId, to: Cell, with: Option<UnitId> },
    /// An officer is lost.
    OfficerLost { officer: OfficerId },
    /// A general in chief returns, in the place of another or not.
    GeneralReplaced { general: OfficerId, at: Cell, replaced: Option<OfficerId> },
    /// A hex catches fire.
    Ignited(Cell),
    /// A fire goes out.
    BurntOut(Cell),
    /// The battle is over.
    Over(Ending),
}

/// Where rockets fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fell {
    /// Where they were aimed.
    True,
    /// On another hex.
    On(Cell),
    /// On none.
    OffTheTable,
}

/// How a panicking elephant went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gone {
    /// Killed in combat.
    Killed,
    /// Off the table by its own edge.
    OffTheTable,
    /// No way was left to it.
    NoWay,
}

/// The activation of one officer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Activation {
    pub(crate) officer: OfficerId,
    pub(crate) units: Vec<UnitId>,
    pub(crate) officers: Vec<OfficerId>,
}

/// An order of manoeuvre and what it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Manoeuvre {
    pub(crate) camp: Camp,
    pub(crate) order: Order,
    /// Nothing for a free dispatch.
    pub(crate) cost: Option<u8>,
    pub(crate) unit: Option<UnitId>,
    pub(crate) rallied: Option<(u8, u8)>,
    pub(crate) gained: Option<u8>,
}

/// One movement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Move {
    /// On the table.
    March { unit: UnitId, from: Cell, to: Cell, pace: Pace, along: Vec<OfficerId>, way: Vec<Cell> },
    /// Onto it.
    Enter { unit: UnitId, to: Cell, along: Vec<OfficerId> },
    /// Off it.
    Leave { unit: UnitId, from: Option<Cell>, along: Vec<OfficerId> },
    /// An officer on his own; from nowhere when he enters the table.
    Officer { officer: OfficerId, from: Option<Cell>, to: Cell },
    /// An officer leaves on his own.
    OfficerLeaves { officer: OfficerId, from: Option<Cell> },
}

impl Move {
    /// The officers who go along with a unit.
    pub(crate) fn along_mut(&mut self) -> Option<&mut Vec<OfficerId>> {
        match self {
            Self::March { along, .. } | Self::Enter { along, .. } | Self::Leave { along, .. } => Some(along),
            Self::Officer { .. } | Self::OfficerLeaves { .. } => None,
        }
    }
}

/// One attack with its dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Strike {
    /// The combat it is part of, when it was told last.
    pub(crate) combat: Combat,
    /// Its facts, as the rules saw them then.
    pub(crate) clash: Clash,
    /// How it came about; nothing when it goes on after an evasion or a riposte that came first.
    pub(crate) onset: Option<Onset>,
    pub(crate) front_rank: Option<OfficerId>,
    /// Orders of both sides, with what they cost.
    pub(crate) orders: Vec<(Camp, Order, u8)>,
    /// Every reason for the number of dice.
    pub(crate) lines: Vec<Line>,
    /// How many, once counted.
    pub(crate) dice: Option<u8>,
    pub(crate) roll: Option<(Purpose, Roll)>,
    /// What each face did, read when the dice were counted.
    pub(crate) faces: Vec<FaceReading>,
    /// What the dice earned their roller.
    pub(crate) gained: u8,
    /// Did the target's weight take hits back?
    pub(crate) cancelled: bool,
}

impl Strike {
    /// Letters of its roll that were morale hits instead: the first one, where artillery rolled (LET-1).
    pub(crate) fn letters_that_shake(&self, letters: Letters) -> u8 {
        let shown = |(purpose, roll): (Purpose, Roll)| match (purpose, letters) {
            (Purpose::Attack | Purpose::Riposte, Letters::TokenButFirstOfArtillery) => roll.count(Face::Letter),
            _ => 0,
        };
        self.roll.map_or(0, shown).saturating_sub(self.gained)
    }
}

/// What a unit suffers or does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// It loses elements and so many are left.
    Lost { lost: u8, left: u8, clause: Clause },
    /// It ignores flags, by these clauses, helped by these officers.
    IgnoredFlags { ignored: u8, clauses: Vec<Clause>, officers: Vec<OfficerId> },
    /// It owes a retreat and goes back hex by hex, past friends it crosses.
    Retreated { owed: u8, path: Vec<Cell>, crossed: Vec<UnitId> },
    /// It evades.
    Evaded { path: Vec<Cell>, crossed: Vec<UnitId> },
    /// Elephants of its own go out of hand.
    ReleasedElephants { count: u8 },
    /// The elephant that carried or drew it is gone.
    LostCarrier,
    /// Guns will pay for their retreat.
    Indebted,
    /// It follows up, by choice or because it must.
    FollowedUp { to: Cell, forced: bool },
    /// It stays where it is, though it might have followed up into this hex.
    HeldBack { from: Cell },
    /// It pursues.
    Pursued { to: Cell },
}

/// How the battle ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ending {
    pub(crate) outcome: Outcome,
    /// Enemy units eliminated by each camp, north then south.
    pub(crate) eliminated: [u8; 2],
    /// Units led off the table by each camp.
    pub(crate) exited: [u8; 2],
}
