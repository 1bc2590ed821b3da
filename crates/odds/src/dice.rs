//! Every outcome of some dice, by how many show each face, with the number of ways it can come up.

use battle::{Chance, Combatant, Purpose, Roll, View};
use rulebook::{Arm, Blow, Die, Evade, Face, Fighter, Mode, Terrain, Trait, Weight};

/// The most dice one way through a combat can roll: six to this power, times any count of a tally, is still a number.
pub const MOST_DICE: u32 = 46;

/// What a die can show for some purpose: a face, and on how many of the six sides it or one that acts alike stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Sides {
    faces: [(Face, u8); 6],
    kinds: usize,
}

impl Sides {
    /// The die with every face apart.
    pub(crate) fn of(die: Die) -> Self {
        Self::merged(die, |_, _| false)
    }

    /// The die with faces that act alike put together; the first of them stands for all.
    fn merged(die: Die, alike: impl Fn(Face, Face) -> bool) -> Self {
        let mut sides = Self { faces: [(Face::Flag, 0); 6], kinds: 0 };
        for face in die.faces {
            let known = &mut sides.faces[..sides.kinds];
            if let Some((_, count)) = known.iter_mut().find(|(other, _)| *other == face || alike(*other, face)) {
                *count += 1;
            } else {
                sides.faces[sides.kinds] = (face, 1);
                sides.kinds += 1;
            }
        }
        sides
    }

    /// The die as far as this chance can tell its faces apart.
    ///
    /// In a blow the symbols of the arms and the colours are read in one way only, by the book's `HitReading`: those
    /// that strike alike, or miss alike, act alike.
    pub(crate) fn at(view: View<'_>, chance: Chance) -> Self {
        let die = view.book().die;
        if !matches!(chance.purpose, Purpose::Attack | Purpose::Riposte | Purpose::ElephantFight) {
            return Self::of(die);
        }
        let Some((attacker, target)) = view.fighting() else { return Self::of(die) };
        let striker = fighter(view, attacker, Weight::Medium);
        let armours = armours(view, target);
        let blow = |face: Face, armour: Weight, mode: Mode| -> Blow {
            view.book().hits.blow(face, mode, &striker, &fighter(view, target, armour))
        };
        let same = |one: Face, two: Face| {
            let pairs = Weight::ALL.into_iter().filter(|armour| armours[*armour as usize]);
            let mut all = pairs.flat_map(|armour| [(armour, Mode::Fire), (armour, Mode::Melee)]);
            all.all(|(armour, mode)| blow(one, armour, mode) == blow(two, armour, mode))
        };
        Self::merged(die, |one, two| only_strikes(one) && only_strikes(two) && same(one, two))
    }

    fn kinds(&self) -> &[(Face, u8)] {
        &self.faces[..self.kinds]
    }
}

/// Is a face read for nothing but the blow it strikes? Panache's hits are not: some are taken back, some burst guns.
const fn only_strikes(face: Face) -> bool {
    match face {
        Face::Infantry | Face::Cavalry | Face::Artillery | Face::Green | Face::Blue | Face::Red => true,
        Face::Hit | Face::MeleeHit | Face::Ducat | Face::Flag | Face::Letter | Face::Advantage => false,
    }
}

/// A combatant with as much as a blow looks at.
fn fighter(view: View<'_>, combatant: Combatant, armour: Weight) -> Fighter {
    let (arm, traits) = match combatant {
        Combatant::Unit(unit) => (view.troop(unit).arm, view.traits(unit)),
        Combatant::Elephant(_) => (Arm::Elephants, Trait::Animals | Trait::ElephantBeasts),
    };
    Fighter { arm, armour, traits, elements: 1, officers: 0, ground: Terrain::Clear }
}

/// The weights a target may be struck at, as far as can be told from outside: its own, that of a detachment, either
/// turned round where units may evade, and any for a panicking elephant.
fn armours(view: View<'_>, target: Combatant) -> [bool; 5] {
    let Combatant::Unit(unit) = target else { return [true; 5] };
    let detached = view.traits(unit).contains(Trait::Detachment);
    let armour = if detached { Weight::VeryLight } else { view.troop(unit).armour() };
    let mut found = [false; 5];
    found[armour as usize] = true;
    if view.book().evade != Evade::Never {
        found[armour.inverted() as usize] = true;
    }
    found
}

/// Dice by which no elephant runs: no flag, nor any face that some book reads as one.
pub(crate) fn calm(die: Die, count: u8) -> Roll {
    let runs = |face: &Face| matches!(face, Face::Flag | Face::Advantage | Face::Ducat);
    let calm = die.faces.into_iter().find(|face| !runs(face)).unwrap_or(die.faces[0]);
    (0..count).map(|_| calm).collect()
}

/// Every outcome of some dice.
#[derive(Debug)]
struct Outcomes {
    sides: Sides,
    dice: u8,
    rolls: Vec<(Roll, u128)>,
}

/// Outcomes are counted once and kept.
#[derive(Debug, Default)]
pub(crate) struct Tables(Vec<Outcomes>);

impl Tables {
    /// Every outcome of so many dice, each with its number of ways: together six to the power of the dice.
    pub(crate) fn of(&mut self, sides: Sides, dice: u8) -> &[(Roll, u128)] {
        let known = self.0.iter().position(|table| table.dice == dice && table.sides == sides);
        let index = known.unwrap_or_else(|| {
            let mut rolls = Vec::new();
            deal(sides.kinds(), dice, Roll::default(), 1, &mut rolls);
            self.0.push(Outcomes { sides, dice, rolls });
            self.0.len() - 1
        });
        &self.0[index].rolls
    }
}

/// Deals the dice left out to the faces left: so many of the first, in as many ways as they can be chosen and turned.
fn deal(kinds: &[(Face, u8)], left: u8, roll: Roll, ways: u128, found: &mut Vec<(Roll, u128)>) {
    let Some(((face, sides), rest)) = kinds.split_first() else { return };
    if rest.is_empty() {
        let roll = (0..left).fold(roll, |roll, _| roll.and(*face));
        found.push((roll, ways * u128::from(*sides).pow(u32::from(left))));
        return;
    }
    let mut roll = roll;
    let mut ways = ways;
    for count in 0..=left {
        deal(rest, left - count, roll, ways, found);
        roll = roll.and(*face);
        // From `count` to one more of `left` chosen: C(left, count + 1) = C(left, count) · (left − count) / (count + 1).
        ways = ways * u128::from(left - count) / u128::from(count + 1) * u128::from(*sides);
    }
}

#[cfg(test)]
mod tests {
    use super::{Sides, Tables};
    use rulebook::Face;

    #[test]
    fn the_ways_of_every_table_sum_to_a_power_of_six() {
        let mut tables = Tables::default();
        for book in &books::ALL {
            for dice in 0..=10 {
                let rolls = tables.of(Sides::of(book.die), dice);
                assert_eq!(rolls.iter().map(|(_, ways)| ways).sum::<u128>(), 6_u128.pow(u32::from(dice)));
                assert!(rolls.iter().all(|(roll, _)| roll.dice() == dice && roll.fits(&book.die)));
            }
        }
    }

    #[test]
    fn two_dice_of_frederic_show_fifteen_things() {
        // Infantry, cavalry, artillery, flag (two sides), advantage: 5 + 10 multisets. Two flags in 2 × 2 ways, a flag
        // and an infantry in 2 × 2 × 1.
        let mut tables = Tables::default();
        let rolls = tables.of(Sides::of(books::FREDERIC.die), 2);
        let ways = |faces: [Face; 2]| {
            let roll = faces.into_iter().collect();
            rolls.iter().find(|(other, _)| *other == roll).map(|(_, ways)| *ways)
        };
        assert_eq!(rolls.len(), 15);
        assert_eq!(ways([Face::Flag, Face::Flag]), Some(4));
        assert_eq!(ways([Face::Flag, Face::Infantry]), Some(4));
        assert_eq!(ways([Face::Infantry, Face::Infantry]), Some(1));
        assert_eq!(ways([Face::Infantry, Face::Advantage]), Some(2));
    }
}
