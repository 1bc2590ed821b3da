//! Orders: a row of a book's order table.

use crate::{Clause, Words};
use enumset::EnumSetType;
use strum::{Display, EnumIter, EnumString, IntoStaticStr};

/// When an order is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, EnumIter, EnumString, Display, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum OrderKind {
    /// Once a turn, in the command phase or before a move.
    Manoeuvre,
    /// By the attacker, once a combat.
    Attack,
    /// By the defender, once a combat.
    Defence,
}

/// What an order is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, EnumString, Display, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Price {
    /// Once.
    Order,
    /// For each hex.
    Hex,
    /// For each element.
    Element,
}

/// An order of the lists ORD-4, ORD-5, ORD-6.
#[derive(Debug, PartialOrd, Ord, Hash, EnumSetType, EnumIter, EnumString, Display, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Order {
    /// Mount or dismount: one step of movement.
    MountOrDismount,
    /// Only one unit activated; gain tokens.
    Reconnaissance,
    /// One unit moves one hex more and may still fight.
    ForcedMarch,
    /// Difficult terrain as clear.
    Woodsmen,
    /// One more unit, any arm, anywhere.
    Dispatch,
    /// One activation may mix arms.
    CombinedAttack,
    /// One activation anywhere, one arm.
    Manoeuvre,
    /// Forced march for a whole activation.
    ForwardMarch,
    /// A second command phase this turn.
    GeneralAssault,
    /// A unit recovers lost elements.
    Rally,
    /// One die more in fire.
    SteadyFire,
    /// One die more, mounted in melee.
    Charge,
    /// One die more, infantry in melee.
    ColdSteel,
    /// Two dice more.
    AllOut,
    /// A pursuit, or a second one.
    PressOn,
    /// Ignore one flag more.
    StandFast,
    /// Fire against the unit loses one die.
    TakeCover,
    /// Infantry squares up to cavalry.
    Square,
    /// The riposte comes first.
    Ambush,
    /// A mounted defender ripostes unsupported.
    CounterCharge,
}

/// One row of a book's order table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OrderRow {
    /// Which order.
    pub order: Order,
    /// When it is given.
    pub kind: OrderKind,
    /// The clause of its list.
    pub clause: Clause,
    /// What players call it.
    pub name: Words,
    /// Tokens or ducats, before leaders lower or raise it.
    pub cost: u8,
    /// What the cost buys.
    pub price: Price,
    /// Dice it adds beyond any limit.
    pub dice: i8,
}
