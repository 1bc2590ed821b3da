//! What every unit can do to every other, on open ground: measured once, before a decision.

use battle::{Battle, UnitId};
use rulebook::{Advantage, Blow, Clash, Count, Exchange, Face, Fact, Facts, Fighter, Mode, Rulebook, Terrain, Trait};

/// One unit against another, in one kind of fight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Strike {
    /// Dice on open ground.
    pub(crate) dice: u8,
    /// Elements one die takes, in hundredths.
    pub(crate) hit: i16,
    /// Morale hits one die gives, in hundredths.
    pub(crate) morale: i16,
}

impl Strike {
    /// Elements expected, in hundredths, where no more than these dice are allowed.
    pub(crate) fn hits(self, limit: u8) -> i32 {
        i32::from(self.dice.min(limit)) * i32::from(self.hit)
    }

    /// Morale hits expected, in hundredths.
    pub(crate) fn flags(self, limit: u8) -> i32 {
        i32::from(self.dice.min(limit)) * i32::from(self.morale)
    }
}

/// One unit against another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pair {
    /// Hand to hand, attacking.
    pub(crate) melee: Strike,
    /// Hand to hand, striking back.
    pub(crate) riposte: Strike,
    /// At a distance.
    pub(crate) fire: Strike,
}

/// Every unit against every other.
#[derive(Clone, Debug)]
pub(crate) struct Arms {
    units: usize,
    pairs: Vec<Pair>,
}

impl Arms {
    pub(crate) fn of(battle: &Battle) -> Self {
        let view = battle.view();
        let units = battle.setup().units.len();
        let mut pairs = vec![Pair::default(); units * units];
        for one in view.unit_ids() {
            for other in view.unit_ids().filter(|other| view.camp(*other) != view.camp(one)) {
                pairs[one.index() * units + other.index()] = pair(battle, one, other);
            }
        }
        Self { units, pairs }
    }

    pub(crate) fn pair(&self, attacker: UnitId, target: UnitId) -> &Pair {
        &self.pairs[attacker.index() * self.units + target.index()]
    }
}

fn pair(battle: &Battle, attacker: UnitId, target: UnitId) -> Pair {
    let troop = battle.view().troop(attacker);
    let strike = |distance, exchange| {
        let clash = Clash {
            attacker: fighter(battle, attacker),
            defender: fighter(battle, target),
            distance,
            exchange,
            facts: Facts::empty(),
            ..Clash::plain()
        };
        let mut count = Count::default();
        battle.setup().book.count_dice(&troop.factors, &clash, &mut count);
        let (hit, morale) = per_die(&battle.setup().book, &clash);
        Strike { dice: count.dice(), hit, morale }
    };
    Pair {
        melee: strike(1, Exchange::Attack),
        riposte: strike(1, Exchange::Riposte),
        fire: if troop.fires() { strike(2, Exchange::Attack) } else { Strike::default() },
    }
}

fn fighter(battle: &Battle, unit: UnitId) -> Fighter {
    let view = battle.view();
    Fighter {
        arm: view.troop(unit).arm,
        armour: view.troop(unit).armour(),
        traits: view.traits(unit),
        elements: view.elements(unit).max(1),
        officers: 0,
        ground: Terrain::Clear,
    }
}

/// What one die does, in hundredths of an element and of a morale hit: half the time with support, half without.
fn per_die(book: &Rulebook, clash: &Clash) -> (i16, i16) {
    let (mut hits, mut morale) = (0_i16, 0_i16);
    for face in book.die.faces {
        match face {
            Face::Flag => morale += 4,
            Face::Advantage => {
                for facts in [Facts::empty(), Facts::from(Fact::AttackerSupported)] {
                    match (book.advantages.read)(&Clash { facts, ..*clash }).0 {
                        Advantage::Hit => hits += 2,
                        Advantage::MoraleHit => morale += 2,
                        Advantage::Miss => {}
                    }
                }
            }
            _ => match book.hits.blow(face, clash.mode(), &clash.attacker, &clash.defender) {
                Blow::Hit => hits += 4,
                Blow::HitIfConfirmed => hits += 2,
                Blow::Miss => {}
            },
        }
    }
    // A cancelled hit takes back about a third of what so many dice do.
    if (book.hits_cancelled.total)(clash) != 0 {
        hits = hits * 2 / 3;
    }
    let shy = if clash.mode() == Mode::Fire && clash.attacker.is(Trait::Rockets) { 2 } else { 3 };
    (hits * 100 / 24 * shy / 3, morale * 100 / 24)
}
