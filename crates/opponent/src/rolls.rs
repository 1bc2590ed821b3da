//! Every outcome of a handful of dice, with its ways.

use battle::Roll;
use rulebook::{Die, Face};

/// More dice than this are sampled, not listed.
pub(crate) const MOST_LISTED: u8 = 5;

/// Every outcome of so many dice, with its number of ways; together they are six to that power.
#[must_use]
pub fn each_roll(die: Die, count: u8) -> Vec<(Roll, i64)> {
    let mut faces: Vec<(Face, i64)> = Vec::with_capacity(6);
    for face in die.faces {
        match faces.iter_mut().find(|(other, _)| *other == face) {
            Some((_, sides)) => *sides += 1,
            None => faces.push((face, 1)),
        }
    }
    let mut found = Vec::new();
    spread(&faces, count, Roll::default(), 1, &mut found);
    found
}

/// Gives each number of the dice left to the first face, and the rest to the others.
fn spread(faces: &[(Face, i64)], left: u8, roll: Roll, ways: i64, found: &mut Vec<(Roll, i64)>) {
    let Some(((face, sides), others)) = faces.split_first() else {
        if left == 0 {
            found.push((roll, ways));
        }
        return;
    };
    let (mut roll, mut ways) = (roll, ways);
    for shown in 0..=left {
        spread(others, left - shown, roll, ways, found);
        // One die more shows this face: choose which of those left, in so many ways.
        ways = ways * i64::from(left - shown) * sides / i64::from(shown + 1);
        roll = roll.and(*face);
    }
}

#[cfg(test)]
mod tests {
    use super::each_roll;

    #[test]
    fn the_ways_of_all_outcomes_are_a_power_of_six() {
        for book in &books::ALL {
            for dice in 0..=5 {
                let outcomes = each_roll(book.die, dice);
                assert_eq!(outcomes.iter().map(|(_, ways)| ways).sum::<i64>(), 6_i64.pow(u32::from(dice)));
                assert!(outcomes.iter().all(|(roll, _)| roll.dice() == dice && roll.fits(&book.die)));
            }
        }
    }
}
