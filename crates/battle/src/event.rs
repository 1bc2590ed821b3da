//! What happened. State changes only by events; a sink hears them all.

use crate::{Camp, Combatant, Command, MarkerId, OfficerId, Pace, Purpose, Roll, UnitId, View};
use hexes::Cell;
use rulebook::{Clause, Line, Order};

/// A phase of a turn (TUR-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// Command.
    Command,
    /// Movement.
    Movement,
    /// Combat.
    Combat,
    /// End of turn.
    End,
}

/// Who won, by what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Outcome {
    /// The winner; nobody in a draw.
    pub winner: Option<Camp>,
    /// By what.
    pub by: WonBy,
}

/// The condition that ended a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WonBy {
    /// Enough enemy units eliminated.
    Elimination,
    /// Objectives held.
    Objectives,
    /// Units led off the table.
    Exit,
    /// The last turn was played.
    TurnLimit,
}

/// How a combat came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Onset {
    /// A unit attacks in its turn.
    Attack,
    /// It attacks again in pursuit.
    Pursuit,
    /// The target strikes back.
    Riposte,
    /// The target strikes before the attack does.
    RiposteFirst,
    /// A panicking elephant fights what bars its way.
    Elephant,
}

/// Something that happened. A field says what it is by its name: `unit` which, `at` and `to` where, `clause` by which.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are named by what they are")]
pub enum Event {
    /// A turn began.
    TurnBegan { camp: Camp, turn: u8 },
    /// A turn is passed: the general in chief was lost.
    TurnPassed { camp: Camp },
    /// A phase began.
    PhaseBegan { phase: Phase },
    /// An officer makes an activation.
    OfficerActivated { officer: OfficerId, group: u8 },
    /// A unit was activated, by the clause that let it.
    UnitActivated { unit: UnitId, group: u8, clause: Clause },
    /// A lone officer was activated.
    OfficerSelected { officer: OfficerId, group: u8 },
    /// A unit's orders come too late.
    UnitDelayed { unit: UnitId },
    /// Messengers give a free dispatch.
    MessengersArrived { camp: Camp },
    /// An order was paid for.
    OrderGiven { camp: Camp, order: Order, cost: u8, clause: Clause },
    /// An order took hold of a unit.
    OrderTook { unit: UnitId, order: Order },
    /// An order changed the turn.
    TurnOrder { order: Order },
    /// Tokens or ducats were gained.
    TokensGained { camp: Camp, tokens: u8, clause: Clause },
    /// A unit recovered elements.
    Rallied { unit: UnitId, elements: u8, clause: Clause },
    /// A unit moved so many hexes.
    UnitMoved { unit: UnitId, to: Cell, hexes: u8, pace: Pace },
    /// A unit came onto the table, after so many hexes, at a pace.
    UnitEntered { unit: UnitId, to: Cell, hexes: u8, pace: Pace },
    /// A unit left the table.
    UnitLeft { unit: UnitId },
    /// An officer moved.
    OfficerMoved { officer: OfficerId, to: Cell },
    /// An officer went along with a unit.
    OfficerWentAlong { officer: OfficerId, to: Cell, clause: Clause },
    /// An officer left the table with a unit.
    OfficerLeft { officer: OfficerId },
    /// The unit did not move in its movement phase.
    UnitStoodStill { unit: UnitId },
    /// A unit will not move this phase: it has evaded before.
    PlayedMarkerRemoved { unit: UnitId },
    /// A combat was declared, and how it came about.
    CombatDeclared { attacker: Combatant, target: Combatant, onset: Onset },
    /// An officer stands in the front rank.
    FrontRankTaken { officer: OfficerId },
    /// He steps back when the combat is over.
    FrontRankLeft { officer: OfficerId },
    /// A unit evades.
    Evaded { unit: UnitId, clause: Clause },
    /// One reason for the number of dice: the factor, a modifier, a limit.
    DiceReasoned { line: Line },
    /// The dice were counted.
    DiceCounted { dice: u8 },
    /// Dice were rolled.
    Rolled { purpose: Purpose, roll: Roll },
    /// Rockets fell elsewhere: on this hex, or off the table.
    RocketsStrayed { to: Option<Cell> },
    /// A unit lost elements, and why.
    ElementsLost { unit: UnitId, lost: u8, clause: Clause },
    /// A unit was destroyed.
    UnitDestroyed { unit: UnitId },
    /// An elephant went out of hand.
    ElephantReleased { elephant: MarkerId, unit: UnitId, at: Cell, clause: Clause },
    /// The elephant that carried or drew a unit is gone.
    CarrierLost { unit: UnitId },
    /// A panicking elephant fled.
    ElephantFled { elephant: MarkerId, to: Cell },
    /// A panicking elephant is gone.
    ElephantRemoved { elephant: MarkerId, clause: Clause },
    /// Morale hits were ignored.
    FlagsIgnored { by: Combatant, flags: u8 },
    /// So many hexes of retreat are owed.
    RetreatOwed { unit: UnitId, hexes: u8, clause: Clause },
    /// A unit retreated one hex, by the clause that let it.
    Retreated { unit: UnitId, to: Cell, clause: Clause },
    /// A retreating unit passes through a friend.
    Crossed { unit: UnitId, at: Cell },
    /// Guns owe for their retreat.
    DebtIncurred { unit: UnitId, hexes: u8, by_road: bool },
    /// A unit followed up.
    FollowedUp { unit: UnitId, to: Cell, clause: Clause },
    /// A unit that might have followed up left this hex empty.
    HeldBack { unit: UnitId, from: Cell, clause: Clause },
    /// A unit pursued.
    Pursued { unit: UnitId, to: Cell },
    /// A unit has fought.
    Fought { unit: UnitId },
    /// An officer fled.
    OfficerFled { officer: OfficerId, to: Cell },
    /// An officer was lost.
    OfficerLost { officer: OfficerId, clause: Clause },
    /// A new general in chief: the officer who was general returns here.
    GeneralReplaced { officer: OfficerId, at: Cell },
    /// The general in chief does not return yet.
    GeneralPutOff { camp: Camp },
    /// A hex caught fire.
    HexIgnited { at: Cell },
    /// A fire burnt out.
    HexBurntOut { at: Cell },
    /// There was only one thing to do, so it was done.
    Forced { command: Command },
    /// A clause spoke.
    Noted { clause: Clause },
    /// The battle is over.
    BattleOver { outcome: Outcome },
}

impl Event {
    /// The clause behind it, if one is.
    #[must_use]
    pub const fn clause(&self) -> Option<Clause> {
        Some(match *self {
            Self::TurnBegan { .. } | Self::PhaseBegan { .. } => Clause::TurnSequence,
            Self::TurnPassed { .. } | Self::GeneralReplaced { .. } | Self::GeneralPutOff { .. } => Clause::GeneralLost,
            // The order of activations speaks from the second one on.
            Self::OfficerActivated { group: 0..=1, .. } => Clause::OnlyActivated,
            Self::OfficerActivated { .. } => Clause::ActivationOrder,
            Self::OfficerSelected { .. } | Self::OfficerMoved { .. } => Clause::OfficerActivation,
            Self::UnitDelayed { .. } | Self::MessengersArrived { .. } => Clause::LeaderTraits,
            Self::UnitMoved { pace, .. } => match pace {
                Pace::Normal => Clause::MovementAllowance,
                Pace::RoadMarch => Clause::RoadMarch,
                Pace::Mounted | Pace::MountedRoadMarch => Clause::MountedMove,
            },
            Self::UnitEntered { .. } => Clause::Reinforcements,
            Self::UnitLeft { .. } | Self::OfficerLeft { .. } => Clause::LeavingTheTable,
            Self::UnitStoodStill { .. } => Clause::WagonFortMemory,
            Self::PlayedMarkerRemoved { .. } => Clause::PlayedMarker,
            Self::CombatDeclared { .. } => Clause::OneAgainstOne,
            Self::FrontRankTaken { .. } | Self::FrontRankLeft { .. } => Clause::FrontRank,
            Self::RocketsStrayed { .. } => Clause::RocketDispersion,
            Self::CarrierLost { .. } => Clause::CarryingElephantLost,
            Self::ElephantFled { .. } => Clause::PanicFlight,
            Self::FlagsIgnored { .. } => Clause::FlagsIgnored,
            Self::Crossed { .. } => Clause::RetreatThroughFriends,
            Self::DebtIncurred { .. } => Clause::ArtilleryRetreatDebt,
            Self::Pursued { .. } => Clause::Pursuit,
            Self::Fought { .. } => Clause::OneCombatPerTurn,
            Self::OfficerFled { .. } => Clause::CharacterFlight,
            Self::HexIgnited { .. } | Self::HexBurntOut { .. } => Clause::SettingFire,
            Self::BattleOver { .. } => Clause::Victory,
            Self::DiceReasoned { line } => line.clause(),
            Self::UnitActivated { clause, .. }
            | Self::OrderGiven { clause, .. }
            | Self::TokensGained { clause, .. }
            | Self::OfficerWentAlong { clause, .. }
            | Self::ElementsLost { clause, .. }
            | Self::ElephantReleased { clause, .. }
            | Self::ElephantRemoved { clause, .. }
            | Self::RetreatOwed { clause, .. }
            | Self::Retreated { clause, .. }
            | Self::FollowedUp { clause, .. }
            | Self::HeldBack { clause, .. }
            | Self::Evaded { clause, .. }
            | Self::Rallied { clause, .. }
            | Self::OfficerLost { clause, .. }
            | Self::Noted { clause } => clause,
            Self::OrderTook { .. }
            | Self::TurnOrder { .. }
            | Self::DiceCounted { .. }
            | Self::Rolled { .. }
            | Self::UnitDestroyed { .. }
            | Self::Forced { .. } => return None,
        })
    }
}

impl rulebook::Fired for Event {
    fn fired(&self, clause: Clause) -> bool {
        self.clause() == Some(clause)
    }
}

/// Whoever listens to events. He sees the table: each event comes with the battle as it stood before it. A combat is
/// under way from its declaration until its attacker has fought, both included.
pub trait Sink {
    /// Does it hear at all? Where nobody does, nothing is told.
    const HEARS_ANYTHING: bool = true;
    /// Does it want to hear which clauses spoke and how dice were counted, not only what changed?
    const HEARS_CLAUSES: bool;
    /// Something is about to change the battle, which stands as `before`.
    fn hear(&mut self, event: Event, before: View<'_>);

    /// Has it heard all it wanted? Then the machine stops where it is, in the middle of things: whoever says so looks at
    /// what was heard, and not at the battle any more.
    fn has_heard_enough(&self) -> bool {
        false
    }
}

/// Nobody listens: costs nothing.
impl Sink for () {
    const HEARS_ANYTHING: bool = false;
    const HEARS_CLAUSES: bool = false;
    fn hear(&mut self, _: Event, _: View<'_>) {}
}

impl Sink for Vec<Event> {
    const HEARS_CLAUSES: bool = true;
    fn hear(&mut self, event: Event, _: View<'_>) {
        self.push(event);
    }
}

/// Two listen.
impl<One: Sink, Other: Sink> Sink for (One, Other) {
    const HEARS_ANYTHING: bool = One::HEARS_ANYTHING || Other::HEARS_ANYTHING;
    const HEARS_CLAUSES: bool = One::HEARS_CLAUSES || Other::HEARS_CLAUSES;
    fn hear(&mut self, event: Event, before: View<'_>) {
        self.0.hear(event, before);
        self.1.hear(event, before);
    }
    fn has_heard_enough(&self) -> bool {
        self.0.has_heard_enough() && self.1.has_heard_enough()
    }
}

impl<Lent: Sink> Sink for &mut Lent {
    const HEARS_ANYTHING: bool = Lent::HEARS_ANYTHING;
    const HEARS_CLAUSES: bool = Lent::HEARS_CLAUSES;
    fn hear(&mut self, event: Event, before: View<'_>) {
        (**self).hear(event, before);
    }
    fn has_heard_enough(&self) -> bool {
        (**self).has_heard_enough()
    }
}
