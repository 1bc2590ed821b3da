//! Every outcome of some dice, by how many show each face, with the number of ways it can come up.

use crate::Calculator;
use crate::shelf::Shelf;
use battle::{Reader, Roll, View};
use rulebook::{Die, Face};
use std::sync::Arc;

/// The most dice one way through a combat can roll: six to this power, times any count of a tally, is still a number.
pub const MOST_DICE: u32 = 46;

/// What a die can show for some purpose: a face, and on how many of the six sides it or one that acts alike stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sides {
    faces: [Face; 6],
    kinds: usize,
    /// The faces and their counts once more, a byte each: a number to find tables by.
    name: Name,
}

/// Faces, and on how many sides each stands.
type Name = [u64; 2];

impl Sides {
    /// The die with every face apart.
    pub(crate) fn of(die: Die) -> Self {
        Self::merged(die, |_, _| false)
    }

    /// The die with faces that act alike put together; the first of them stands for all.
    fn merged(die: Die, alike: impl Fn(Face, Face) -> bool) -> Self {
        let mut sides = Self { faces: die.faces, kinds: 0, name: [0; 2] };
        for face in die.faces {
            let known = sides.faces[..sides.kinds].iter().position(|other| *other == face || alike(*other, face));
            let kind = known.unwrap_or(sides.kinds);
            if known.is_none() {
                sides.faces[kind] = face;
                sides.kinds += 1;
                sides.name[0] |= (face as u64) << (8 * kind);
            }
            sides.name[1] += 1 << (8 * kind);
        }
        sides
    }

    /// The die as far as the machine reads its faces apart. The flags an attack or a riposte shows are counted, whatever
    /// becomes of them.
    pub(crate) fn at(view: View<'_>, reader: &Reader) -> Self {
        let counts_flags = reader.is_blow();
        let flag = |face: Face| counts_flags && face == Face::Flag;
        Self::merged(view.book().die, |one, two| reader.takes_alike(one, two) && flag(one) == flag(two))
    }

    /// The faces that are told apart, and on how many sides each stands.
    fn kinds(&self) -> Vec<(Face, u8)> {
        self.faces.into_iter().zip(self.name[1].to_le_bytes()).take(self.kinds).collect()
    }
}

/// Dice by which no elephant runs: no flag, nor any face that some book reads as one.
pub(crate) fn calm(die: Die, count: u8) -> Roll {
    let runs = |face: &Face| matches!(face, Face::Flag | Face::Advantage | Face::Ducat);
    let calm = die.faces.into_iter().find(|face| !runs(face)).unwrap_or(die.faces[0]);
    (0..count).map(|_| calm).collect()
}

/// Outcomes of some dice, each with its number of ways.
pub(crate) type Rolls = Arc<[(Roll, u128)]>;

/// Outcomes are counted once and kept.
#[derive(Default)]
pub(crate) struct Tables {
    /// Which sides, with the number of dice above the faces; what they can show.
    known: Vec<(Name, Rolls)>,
    /// Where each stands among them.
    shelf: Shelf,
}

impl Tables {
    /// Every outcome of so many dice, each with its number of ways: together six to the power of the dice.
    pub(crate) fn of(&mut self, sides: Sides, dice: u8) -> &Rolls {
        let name = [sides.name[0] | u64::from(dice) << 48, sides.name[1]];
        // The shelf goes by the high bits.
        let mark = (name[0] ^ name[1].rotate_left(29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let known = self.shelf.find(mark, |place| self.known[place].0 == name);
        let place = known.unwrap_or_else(|| {
            self.shelf.put(mark, self.known.len());
            self.known.push((name, every(sides, dice).into()));
            self.known.len() - 1
        });
        &self.known[place].1
    }
}

impl Calculator {
    /// Every outcome of so many dice by how many show each face, with the number of ways it can come up: together six to
    /// the power of the dice. Faces that are `alike` count as one; the first of them on the die stands for all. Worked
    /// out when it is first asked for, and kept: what this calculator's own questions go by.
    ///
    /// # Panics
    /// With more than [`MOST_DICE`] dice, whose ways would be too many to count.
    pub fn outcomes(&mut self, die: Die, count: u8, alike: impl Fn(Face, Face) -> bool) -> &[(Roll, u128)] {
        self.tables.of(Sides::merged(die, alike), count)
    }
}

fn every(sides: Sides, count: u8) -> Vec<(Roll, u128)> {
    // Dice and the bars between kinds of faces stand in a row: an outcome says which of them are bars.
    let bars = sides.kinds.saturating_sub(1);
    let mut rolls = Vec::with_capacity(usize::try_from(chosen(usize::from(count) + bars, bars)).unwrap_or(0));
    deal(&sides.kinds(), count, Roll::default(), 1, &mut rolls);
    rolls
}

/// Deals the dice left out to the faces left: so many of the first, in as many ways as they can be chosen and turned.
fn deal(kinds: &[(Face, u8)], left: u8, roll: Roll, ways: u128, found: &mut Vec<(Roll, u128)>) {
    let Some(((face, sides), rest)) = kinds.split_first() else { return };
    if rest.is_empty() || left == 0 {
        found.push((roll.and_so_many(left, *face), ways * u128::from(*sides).pow(u32::from(left))));
        return;
    }
    let (mut roll, mut turned) = (roll, 1);
    for count in 0..=left {
        let ways = ways * u128::from(chosen(usize::from(left), usize::from(count))) * turned;
        deal(rest, left - count, roll, ways, found);
        roll = roll.and(*face);
        turned *= u128::from(*sides);
    }
}

/// Rows of Pascal's triangle that are kept: as many dice as a way through a combat can roll, and the kinds of faces.
const ROWS: usize = MOST_DICE as usize + 6;

/// Pascal's triangle.
static TRIANGLE: [[u64; ROWS]; ROWS] = {
    let mut rows = [[0; ROWS]; ROWS];
    let mut row = 0;
    while row < ROWS {
        rows[row][0] = 1;
        let mut column = 1;
        while column <= row {
            rows[row][column] = rows[row - 1][column - 1] + rows[row - 1][column];
            column += 1;
        }
        row += 1;
    }
    rows
};

/// The ways to choose some of many.
fn chosen(many: usize, some: usize) -> u64 {
    TRIANGLE[many][some]
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
