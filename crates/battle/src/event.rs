//! What happened. State changes only by events; a sink hears them all.

use crate::{Camp, Combatant, Command, MarkerId, OfficerId, Pace, Purpose, Roll, UnitId};
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

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A turn began.
    TurnBegan(Camp, u8),
    /// A turn is passed: the general in chief was lost.
    TurnPassed(Camp),
    /// A phase began.
    PhaseBegan(Phase),
    /// An officer makes an activation.
    OfficerActivated(OfficerId, u8),
    /// A unit was activated, by the clause that let it.
    UnitActivated(UnitId, u8, Clause),
    /// A lone officer was activated.
    OfficerSelected(OfficerId, u8),
    /// A unit's orders come too late.
    UnitDelayed(UnitId),
    /// Messengers give a free dispatch.
    MessengersArrived(Camp),
    /// An order was paid for.
    OrderGiven(Camp, Order, u8, Clause),
    /// An order took hold of a unit.
    OrderTook(UnitId, Order),
    /// An order changed the turn.
    TurnOrder(Order),
    /// Tokens or ducats were gained.
    TokensGained(Camp, u8, Clause),
    /// A unit recovered elements.
    Rallied(UnitId, u8, Clause),
    /// A unit moved so many hexes.
    UnitMoved(UnitId, Cell, u8, Pace),
    /// A unit came onto the table, after so many hexes, at a pace.
    UnitEntered(UnitId, Cell, u8, Pace),
    /// A unit left the table.
    UnitLeft(UnitId),
    /// An officer moved.
    OfficerMoved(OfficerId, Cell),
    /// An officer went along with a unit.
    OfficerWentAlong(OfficerId, Cell, Clause),
    /// An officer left the table with a unit.
    OfficerLeft(OfficerId),
    /// The unit did not move in its movement phase.
    UnitStoodStill(UnitId),
    /// A unit will not move this phase: it has evaded before.
    PlayedMarkerRemoved(UnitId),
    /// An attack was declared.
    AttackDeclared(Combatant, Combatant),
    /// An officer stands in the front rank.
    FrontRankTaken(OfficerId),
    /// He steps back when the combat is over.
    FrontRankLeft(OfficerId),
    /// A unit evades.
    Evaded(UnitId, Clause),
    /// One reason for the number of dice: the factor, a modifier, a limit.
    DiceReasoned(Line),
    /// The dice were counted.
    DiceCounted(u8),
    /// Dice were rolled.
    Rolled(Purpose, Roll),
    /// Rockets fell elsewhere: on this hex, or off the table.
    RocketsStrayed(Option<Cell>),
    /// A unit lost elements, and why.
    ElementsLost(UnitId, u8, Clause),
    /// A unit was destroyed.
    UnitDestroyed(UnitId),
    /// An elephant went out of hand.
    ElephantReleased(MarkerId, UnitId, Cell, Clause),
    /// The elephant that carried or drew a unit is gone.
    CarrierLost(UnitId),
    /// A panicking elephant fled.
    ElephantFled(MarkerId, Cell),
    /// A panicking elephant is gone.
    ElephantRemoved(MarkerId, Clause),
    /// Morale hits were ignored.
    FlagsIgnored(Combatant, u8),
    /// So many hexes of retreat are owed.
    RetreatOwed(UnitId, u8, Clause),
    /// A unit retreated one hex, by the clause that let it.
    Retreated(UnitId, Cell, Clause),
    /// A retreating unit passes through a friend.
    Crossed(UnitId, Cell),
    /// Guns owe for their retreat.
    DebtIncurred(UnitId, u8),
    /// A unit followed up.
    FollowedUp(UnitId, Cell, Clause),
    /// A unit pursued.
    Pursued(UnitId, Cell),
    /// A unit has fought.
    Fought(UnitId),
    /// An officer fled.
    OfficerFled(OfficerId, Cell),
    /// An officer was lost.
    OfficerLost(OfficerId, Clause),
    /// A new general in chief: the officer who was general returns here.
    GeneralReplaced(OfficerId, Cell),
    /// A hex caught fire.
    HexIgnited(Cell),
    /// A fire burnt out.
    HexBurntOut(Cell),
    /// There was only one thing to do, so it was done.
    Forced(Command),
    /// A clause spoke.
    Noted(Clause),
    /// The battle is over.
    BattleOver(Outcome),
}

impl Event {
    /// The clause behind it, if one is.
    #[must_use]
    pub const fn clause(&self) -> Option<Clause> {
        Some(match *self {
            Self::TurnBegan(..) | Self::PhaseBegan(_) => Clause::TurnSequence,
            Self::TurnPassed(_) | Self::GeneralReplaced(..) => Clause::GeneralLost,
            // The order of activations speaks from the second one on.
            Self::OfficerActivated(_, 0..=1) => Clause::OnlyActivated,
            Self::OfficerActivated(..) => Clause::ActivationOrder,
            Self::OfficerSelected(..) | Self::OfficerMoved(..) => Clause::OfficerActivation,
            Self::UnitDelayed(_) | Self::MessengersArrived(_) => Clause::LeaderTraits,
            Self::UnitMoved(_, _, _, pace) => match pace {
                Pace::Normal => Clause::MovementAllowance,
                Pace::RoadMarch => Clause::RoadMarch,
                Pace::Mounted | Pace::MountedRoadMarch => Clause::MountedMove,
            },
            Self::UnitEntered(..) => Clause::Reinforcements,
            Self::UnitLeft(_) | Self::OfficerLeft(_) => Clause::LeavingTheTable,
            Self::UnitStoodStill(_) => Clause::WagonFortMemory,
            Self::PlayedMarkerRemoved(_) => Clause::PlayedMarker,
            Self::AttackDeclared(..) => Clause::OneAgainstOne,
            Self::FrontRankTaken(_) | Self::FrontRankLeft(_) => Clause::FrontRank,
            Self::RocketsStrayed(_) => Clause::RocketDispersion,
            Self::CarrierLost(_) => Clause::CarryingElephantLost,
            Self::ElephantFled(..) => Clause::PanicFlight,
            Self::FlagsIgnored(..) => Clause::FlagsIgnored,
            Self::Crossed(..) => Clause::RetreatThroughFriends,
            Self::DebtIncurred(..) => Clause::ArtilleryRetreatDebt,
            Self::Pursued(..) => Clause::Pursuit,
            Self::Fought(_) => Clause::OneCombatPerTurn,
            Self::OfficerFled(..) => Clause::CharacterFlight,
            Self::HexIgnited(_) | Self::HexBurntOut(_) => Clause::SettingFire,
            Self::BattleOver(_) => Clause::Victory,
            Self::DiceReasoned(line) => line.clause(),
            Self::UnitActivated(_, _, clause)
            | Self::OrderGiven(_, _, _, clause)
            | Self::TokensGained(_, _, clause)
            | Self::OfficerWentAlong(_, _, clause)
            | Self::ElementsLost(_, _, clause)
            | Self::ElephantReleased(_, _, _, clause)
            | Self::ElephantRemoved(_, clause)
            | Self::RetreatOwed(_, _, clause)
            | Self::Retreated(_, _, clause)
            | Self::FollowedUp(_, _, clause)
            | Self::Evaded(_, clause)
            | Self::Rallied(_, _, clause)
            | Self::OfficerLost(_, clause)
            | Self::Noted(clause) => clause,
            Self::OrderTook(..)
            | Self::TurnOrder(_)
            | Self::DiceCounted(_)
            | Self::Rolled(..)
            | Self::UnitDestroyed(_)
            | Self::Forced(_) => return None,
        })
    }
}

impl rulebook::Fired for Event {
    fn fired(&self, clause: Clause) -> bool {
        self.clause() == Some(clause)
    }
}

/// Whoever listens to events.
pub trait Sink {
    /// Does it want to hear which clauses spoke and how dice were counted, not only what changed?
    const HEARS_CLAUSES: bool;
    /// Something happened.
    fn hear(&mut self, event: Event);

    /// Has it heard all it wanted? Then the machine stops where it is, in the middle of things: whoever says so looks at
    /// what was heard, and not at the battle any more.
    fn has_heard_enough(&self) -> bool {
        false
    }
}

/// Nobody listens: costs nothing.
impl Sink for () {
    const HEARS_CLAUSES: bool = false;
    fn hear(&mut self, _: Event) {}
}

impl Sink for Vec<Event> {
    const HEARS_CLAUSES: bool = true;
    fn hear(&mut self, event: Event) {
        self.push(event);
    }
}
