//! What a troop is worth before anybody has played: a first guess, which trial games put right.

use rulebook::{Arm, Factor, Troop, Weight};

/// About fifteen for a unit of the line.
pub(crate) fn worth(troop: &Troop) -> u16 {
    let dice = |factor: Factor| u16::from(factor.dice(troop.elements).0);
    let (assault, melee, fire) = (dice(troop.factors.assault), dice(troop.factors.melee), dice(troop.factors.fire));
    let fight = (assault + melee).max(fire);
    let reach = if troop.fires() { u16::from(troop.range) } else { 0 };
    let march = u16::from(troop.allowance.with_combat);
    let armour = match troop.armour() {
        Weight::VeryLight => 0,
        Weight::Light => 1,
        Weight::Medium => 2,
        Weight::Heavy => 3,
        Weight::VeryHeavy => 4,
    };
    // A gun is soon lost once it is reached.
    let frail = if troop.arm == Arm::Artillery { 2 } else { 0 };
    2 * u16::from(troop.elements) + fight + reach + march + armour - frail
}
