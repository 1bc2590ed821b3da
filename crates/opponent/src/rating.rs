//! Hexes as troops see them, units as their army sees them, officers as those who send units: what does not change
//! during one thought.

use crate::weights::Weights;
use battle::{Battle, Cell, OfficerId, Setup, UnitId};
use rulebook::{Arm, FireAfterMove, LeaderTrait, Quality, Trait};

/// A hex, as troops see it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot {
    /// The most dice in melee against a unit here.
    pub(crate) melee: u8,
    /// The most dice in fire against a unit here.
    pub(crate) fire: u8,
    /// Horse fights badly here.
    pub(crate) rough: bool,
}

/// How a unit fights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// On foot.
    Foot,
    /// On horses, camels, chariots.
    Mounted,
    /// With guns or engines.
    Guns,
}

/// A unit, as its army sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rating {
    /// What an element is worth.
    pub(crate) element: i32,
    /// What the unit is worth beside its elements.
    pub(crate) whole: i32,
    /// Hexes it goes and still fights.
    pub(crate) walk: u32,
    /// Hexes its weapon reaches.
    pub(crate) range: u32,
    /// Hexes from which it threatens to shoot next turn.
    pub(crate) shot: u32,
    pub(crate) kind: Kind,
    /// It never moves.
    pub(crate) still: bool,
    /// Its loss counts for victory.
    pub(crate) counts: bool,
    /// The activations it fits into: foot, mounted, guns.
    pub(crate) bodies: u8,
}

/// The three bodies an activation can be of.
pub(crate) const BODIES: [u8; 3] = [1, 2, 4];

/// An officer, as one who sends units.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sender {
    /// Hexes his voice carries.
    pub(crate) voice: u32,
    /// Units he sends at a time.
    pub(crate) size: usize,
}

impl Spot {
    pub(crate) fn of(setup: &Setup, cell: Cell) -> Self {
        let ground = setup.book.ground(setup.board.footing(cell));
        let sheltered =
            battle::Direction::ALL.iter().filter(|side| setup.board.side(cell, **side).is_some_and(|side| side.inside));
        let works = 2 <= sheltered.count();
        let melee = if ground.limits.mounted_only { None } else { ground.limits.melee_into };
        Self {
            melee: if works { 2 } else { melee.unwrap_or(u8::MAX) },
            fire: ground.limits.fire_into.unwrap_or(u8::MAX),
            rough: ground.is(Quality::AdvantagesMiss) || ground.is(Quality::Rough),
        }
    }
}

impl Rating {
    pub(crate) fn of(battle: &Battle, unit: UnitId, weights: &Weights) -> Self {
        let (view, setup) = (battle.view(), battle.setup());
        let (troop, traits) = (view.troop(unit), view.traits(unit));
        let best = [troop.factors.fire, troop.factors.assault, troop.factors.melee];
        let dice = best.map(|factor| factor.dice(view.elements(unit).max(1)).0).into_iter().max().unwrap_or(0);
        let still = traits.contains(Trait::Static);
        let walk = if still { 0 } else { u32::from(troop.allowance.with_combat) };
        let counts = setup.unit(unit).counts_for_victory();
        let range = u32::from(troop.range);
        let reach = weights.reach * i32::try_from(walk + range).unwrap_or(0);
        Self {
            element: weights.element + weights.element_per_die * i32::from(dice),
            whole: if counts { weights.unit + reach } else { weights.unit / 4 },
            walk,
            range,
            // A gun that moves shoots worse: it threatens where it stands.
            shot: if range < 2 {
                0
            } else if troop.after_move == FireAfterMove::Free {
                walk + range
            } else {
                range
            },
            kind: match troop.arm {
                Arm::Artillery => Kind::Guns,
                _ if view.is_mounted(unit) => Kind::Mounted,
                _ => Kind::Foot,
            },
            still,
            counts,
            bodies: match troop.arm {
                Arm::Infantry => 1,
                Arm::Cavalry | Arm::Camelry | Arm::Chariotry => 2,
                Arm::Elephants => 3,
                Arm::Artillery if traits.contains(Trait::HorseDrawn) || traits.contains(Trait::Borne) => 6,
                Arm::Artillery => 5,
            },
        }
    }
}

impl Sender {
    pub(crate) fn of(setup: &Setup, officer: OfficerId) -> Self {
        let officer = setup.officer(officer);
        let has = |wanted| usize::from(officer.traits.contains(wanted));
        let base = usize::from(setup.camp(officer.camp).units_per_activation) + has(LeaderTrait::Good);
        Self {
            voice: u32::from(setup.book.command.range.of(officer.rank)),
            size: base.saturating_sub(has(LeaderTrait::Weak) + 2 * has(LeaderTrait::Bad)).max(1),
        }
    }
}
