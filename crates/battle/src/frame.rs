//! The stack of questions under way: a retreat inside a combat inside a turn.

use crate::overflow::Spill;
use crate::{Camp, Combatant, MarkerId, OfficerId, UnitId};
use enumset::{EnumSet, EnumSetType};
use hexes::Cell;
use rulebook::{Exchange, Order};

/// Where a turn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum TurnStage {
    /// Before anything.
    Start,
    /// Panicking elephants of the active camp flee, in their owner's order.
    Panic,
    /// The lost general may return.
    Replace,
    /// Officers and orders.
    Command,
    /// An officer selects units.
    Select,
    /// Poor staff: a die for each unit selected, from this one on.
    Staff(u8),
    /// Messengers: one die.
    Messengers,
    /// Units move.
    Movement,
    /// Units fight.
    Combat,
    /// Fires burn out, from this one on.
    BurnOut(u16),
    /// Victory, then the other camp.
    End,
}

/// Where a combat stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Stage {
    /// Does an officer fight in the front rank?
    FrontRank,
    /// Does the defender evade?
    Evade,
    /// The evading unit goes back.
    EvadeRetreat,
    /// The attacker's order.
    AttackOrder,
    /// The defender's order.
    DefenceOrder,
    /// Does the riposte come first?
    RiposteFirst,
    /// The roll.
    Roll,
    /// Where rockets fall.
    Disperse,
    /// Hits on very heavy troops.
    Confirm,
    /// Losses.
    Losses,
    /// Flags ignored.
    Flags,
    /// Retreat, hex by hex.
    Retreat,
    /// Hexes not made.
    Shortfall,
    /// Desertion.
    Desert,
    /// Bursting guns.
    Burst,
    /// The vacated hex.
    FollowUp,
    /// One hex more.
    Pursue,
    /// A second combat.
    PursueAttack,
    /// Striking back.
    Riposte,
    /// Done.
    End,
}

/// What is true of a combat.
#[derive(Debug, Hash, EnumSetType)]
#[enumset(repr = "u16")]
pub(crate) enum CombatMark {
    /// The target evaded.
    Evaded,
    /// The riposte came first.
    RipostedFirst,
    /// The attacker followed up.
    FollowedUp,
    /// The attacker's officer led from the front rank.
    LedInFront,
    /// The roll sets the struck hex on fire.
    Ignites,
    /// The rocket fire strayed to whoever is now the target, or to nobody.
    Strayed,
    /// It is a riposte, not an attack.
    Riposte,
    /// The attacker's number is a panicking elephant's.
    ElephantStrikes,
    /// The target's number is one's.
    ElephantIsStruck,
}

/// A combatant's number among its like.
const fn number_of(combatant: Combatant) -> u8 {
    match combatant {
        Combatant::Unit(UnitId(number)) | Combatant::Elephant(MarkerId(number)) => number,
    }
}

/// One combat under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Combat {
    attacker: u8,
    target: u8,
    /// The attacker's hex when it was declared.
    pub(crate) from: Cell,
    /// The attacked hex.
    pub(crate) at: Cell,
    pub(crate) stage: Stage,
    pub(crate) marks: EnumSet<CombatMark>,
    pub(crate) attack_order: Option<Order>,
    pub(crate) defence_order: Option<Order>,
    /// Hits on the target.
    pub(crate) hits: u8,
    /// Morale hits on it.
    pub(crate) morale: u8,
    /// Dice to roll, then those to confirm, or to burst.
    pub(crate) more: u8,
    /// Hexes of retreat owed.
    pub(crate) owed: u8,
    /// Those of them made; before, the flags that may be ignored.
    pub(crate) made: u8,
}

/// The retreat under way: there is never more than one, for nothing that can happen during one begins another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Trail {
    /// The friend it is crossing: the unit is on its way through this hex, not in it.
    pub(crate) crossing: Option<Cell>,
    path: [u16; 4],
}

impl Trail {
    pub(crate) fn new(crossing: Option<Cell>, path: u64) -> Self {
        Self { crossing, path: [path, path >> 16, path >> 32, path >> 48].map(|bits| (bits & 0xffff) as u16) }
    }

    /// The directions retreated, three bits each, the last one lowest (an elusive unit goes nowhere twice).
    pub(crate) fn path(&self) -> u64 {
        self.path.iter().rev().fold(0, |path, bits| path << 16 | u64::from(*bits))
    }
}

impl Combat {
    /// A combat at its first step.
    pub(crate) fn declared(attacker: Combatant, target: Combatant, from: Cell, at: Cell, exchange: Exchange) -> Self {
        let mut combat = Self {
            attacker: number_of(attacker),
            target: 0,
            from,
            at,
            stage: Stage::FrontRank,
            marks: match exchange {
                Exchange::Attack => EnumSet::empty(),
                Exchange::Riposte => CombatMark::Riposte.into(),
            },
            attack_order: None,
            defence_order: None,
            hits: 0,
            morale: 0,
            more: 0,
            owed: 0,
            made: 0,
        };
        combat.set(CombatMark::ElephantStrikes, attacker.unit().is_none());
        combat.set_target(target);
        combat
    }

    /// Who strikes.
    #[must_use]
    pub fn attacker(&self) -> Combatant {
        self.fighter(self.attacker, CombatMark::ElephantStrikes)
    }

    /// Who is struck.
    #[must_use]
    pub fn target(&self) -> Combatant {
        self.fighter(self.target, CombatMark::ElephantIsStruck)
    }

    fn fighter(&self, number: u8, elephant: CombatMark) -> Combatant {
        if self.is(elephant) { Combatant::Elephant(MarkerId(number)) } else { Combatant::Unit(UnitId(number)) }
    }

    /// The hex the attacker struck from.
    #[must_use]
    pub const fn from(&self) -> Cell {
        self.from
    }

    /// The hex that is struck.
    #[must_use]
    pub const fn at(&self) -> Cell {
        self.at
    }

    /// Did the target evade?
    #[must_use]
    pub fn evaded(&self) -> bool {
        self.is(CombatMark::Evaded)
    }

    /// The orders given for it, the attacker's first.
    #[must_use]
    pub const fn orders(&self) -> [Option<Order>; 2] {
        [self.attack_order, self.defence_order]
    }

    pub(crate) fn set_target(&mut self, target: Combatant) {
        self.target = number_of(target);
        self.set(CombatMark::ElephantIsStruck, target.unit().is_none());
    }

    fn set(&mut self, mark: CombatMark, holds: bool) {
        if holds {
            self.marks |= mark;
        } else {
            self.marks -= mark;
        }
    }

    /// An attack, or a riposte?
    #[must_use]
    pub fn exchange(&self) -> Exchange {
        if self.is(CombatMark::Riposte) { Exchange::Riposte } else { Exchange::Attack }
    }

    pub(crate) fn is(&self, mark: CombatMark) -> bool {
        self.marks.contains(mark)
    }
}

/// A question under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Frame {
    /// A turn.
    Turn(TurnStage),
    /// Officers in the hex a unit left (or off the table with it) say whether they go along, from this one on.
    GoAlong { unit: UnitId, from: Option<Cell>, next: u8 },
    /// A combat.
    Combat(Combat),
    /// A panicking elephant flees so many hexes; `None` before its dice.
    Panic { marker: MarkerId, left: Option<u8> },
    /// Officers of a camp flee from a hex.
    Flight { camp: Camp, cell: Cell },
    /// So many dice for the officer in the front rank.
    FrontRankTest { officer: OfficerId, dice: u8 },
}

/// Questions kept in place: a turn, a combat, its riposte, officers fleeing, an elephant let loose, its fight and what
/// that raises. Deeper ones, elephants running through a column of others, go to the overflow.
const DEPTH: usize = 7;

/// The questions under way, the innermost on top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Stack {
    frames: [Frame; DEPTH],
    depth: u16,
}

impl Stack {
    /// A battle about to begin.
    pub(crate) const fn starting() -> Self {
        Self { frames: [Frame::Turn(TurnStage::Start); DEPTH], depth: 1 }
    }

    /// Those under way, the outermost first.
    pub(crate) fn frames<'a>(&'a self, spill: &'a Spill) -> impl DoubleEndedIterator<Item = &'a Frame> {
        self.frames[..usize::from(self.depth).min(DEPTH)].iter().chain(spill.frames())
    }

    pub(crate) fn top(&self, spill: &Spill) -> Frame {
        match self.frames.get(usize::from(self.depth) - 1) {
            Some(frame) => *frame,
            None => deepest(spill),
        }
    }

    pub(crate) fn set_top(&mut self, frame: Frame, spill: &mut Spill) {
        if let Some(top) = self.frames.get_mut(usize::from(self.depth) - 1) {
            *top = frame;
        } else {
            let deep = &mut spill.overflow().frames;
            deep.pop();
            deep.push(frame);
        }
    }

    pub(crate) fn push(&mut self, frame: Frame, spill: &mut Spill) {
        match self.frames.get_mut(usize::from(self.depth)) {
            Some(place) => *place = frame,
            None => spill.overflow().frames.push(frame),
        }
        self.depth += 1;
    }

    pub(crate) fn pop(&mut self, spill: &mut Spill) {
        debug_assert!(1 < self.depth, "a turn is never popped, only followed by the next");
        self.depth -= 1;
        if let Some(place) = self.frames.get_mut(usize::from(self.depth)) {
            // Two states that mean the same are the same.
            *place = Frame::Turn(TurnStage::Start);
        } else {
            spill.overflow().frames.pop();
            spill.tidy();
        }
    }
}

#[cold]
fn deepest(spill: &Spill) -> Frame {
    *spill.frames().last().expect("a question that has no place in the row is apart")
}
