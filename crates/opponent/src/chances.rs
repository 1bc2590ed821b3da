//! How many hits so many dice bring, near enough for a judgement and at once.

/// Dice the table goes to.
const DICE: usize = 40;
/// Elements the table goes to.
const ELEMENTS: usize = 8;
/// The table counts in parts of this.
const WHOLE: i32 = 10_000;

/// The chance of at least so many hits with so many dice, of which one in three hits: by dice, then by hits less one.
const AT_LEAST: [[i32; ELEMENTS]; DICE + 1] = at_least();
/// The elements expected to be lost by a unit of so many, with so many dice: by dice, then by elements less one.
const LOST: [[i32; ELEMENTS]; DICE + 1] = lost();

#[expect(clippy::cast_possible_truncation, reason = "parts of ten thousand")]
const fn at_least() -> [[i32; ELEMENTS]; DICE + 1] {
    const FINE: i64 = 1_000_000_000;
    let mut table = [[0; ELEMENTS]; DICE + 1];
    // The chance of exactly so many hits; the last place gathers all larger numbers.
    let mut exactly = [0_i64; ELEMENTS + 1];
    exactly[0] = FINE;
    let mut dice = 0;
    while dice <= DICE {
        let (mut sum, mut hits) = (0, ELEMENTS);
        while 0 < hits {
            sum += exactly[hits];
            table[dice][hits - 1] = (sum * WHOLE as i64 / FINE) as i32;
            hits -= 1;
        }
        let mut next = ELEMENTS;
        while 0 < next {
            let stays = if next == ELEMENTS { 3 } else { 2 };
            exactly[next] = (exactly[next] * stays + exactly[next - 1]) / 3;
            next -= 1;
        }
        exactly[0] = exactly[0] * 2 / 3;
        dice += 1;
    }
    table
}

const fn lost() -> [[i32; ELEMENTS]; DICE + 1] {
    let mut table = [[0; ELEMENTS]; DICE + 1];
    let mut dice = 0;
    while dice <= DICE {
        let (mut sum, mut hits) = (0, 0);
        while hits < ELEMENTS {
            sum += AT_LEAST[dice][hits];
            table[dice][hits] = sum;
            hits += 1;
        }
        dice += 1;
    }
    table
}

/// A row of a table for so many hits expected, between two dice where they fall between.
fn look(table: &[[i32; ELEMENTS]; DICE + 1], hits: i32, elements: i32) -> i32 {
    let column = usize::try_from(elements - 1).unwrap_or(0).min(ELEMENTS - 1);
    let dice = usize::try_from(hits * 3).unwrap_or(0).min(DICE * 100 - 1);
    let (row, part) = (dice / 100, i32::try_from(dice % 100).unwrap_or(0));
    (table[row][column] * (100 - part) + table[row + 1][column] * part) / WHOLE
}

/// How likely a unit of so many elements is destroyed by so many hits expected (in hundredths), in percent.
pub(crate) fn chance_of_end(hits: i32, elements: i32) -> i32 {
    look(&AT_LEAST, hits, elements)
}

/// The elements it is expected to lose, in hundredths.
pub(crate) fn elements_lost(hits: i32, elements: i32) -> i32 {
    look(&LOST, hits, elements)
}

#[cfg(test)]
mod tests {
    use super::{chance_of_end, elements_lost};

    #[test]
    fn a_die_in_three_hits() {
        // One die against one element: a third; three dice: nineteen chances of twenty-seven.
        assert_eq!(chance_of_end(34, 1), 33);
        assert_eq!(chance_of_end(100, 1), 70);
        // Three dice against three elements: one of twenty-seven.
        assert_eq!(chance_of_end(100, 3), 3);
        assert_eq!((chance_of_end(0, 1), elements_lost(0, 4)), (0, 0));
    }

    #[test]
    fn nobody_loses_more_than_he_has_or_than_is_expected() {
        for elements in 1..=8 {
            for hits in (0..1500).step_by(25) {
                let lost = elements_lost(hits, elements);
                assert!(lost <= hits + 1 && lost <= 100 * elements, "{hits} {elements}: {lost}");
                assert!(chance_of_end(hits, elements) <= 100);
            }
        }
        assert_eq!(elements_lost(100, 8), 99);
    }
}
