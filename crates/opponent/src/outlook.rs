//! What a position is worth as a chance of winning, in parts of ten thousand: an army ahead by ten elements wants
//! another element less than one that is level.

/// A battle won for sure.
pub(crate) const SURE: i32 = 10_000;

/// Hundredths of an element between two numbers of the table.
const STEP: i32 = 300;

/// The logistic curve over fifths, from an even battle upwards.
const CURVE: [i32; 31] = [
    5000, 5498, 5987, 6457, 6900, 7311, 7685, 8022, 8320, 8581, 8808, 9002, 9168, 9309, 9427, 9526, 9608, 9677, 9734,
    9781, 9820, 9852, 9879, 9901, 9918, 9933, 9945, 9955, 9963, 9970, 9975,
];

/// The chance of winning that a judgement stands for.
pub(crate) fn chance_of_winning(worth: i32) -> i32 {
    let ahead = worth.abs();
    let place = usize::try_from(ahead / STEP).unwrap_or(0);
    let last = CURVE.len() - 1;
    let chance = if last <= place {
        // Nearly sure, and surer still.
        (CURVE[last] + (ahead - STEP * 30) / 400).min(SURE - 1)
    } else {
        CURVE[place] + (CURVE[place + 1] - CURVE[place]) * (ahead % STEP) / STEP
    };
    if worth < 0 { SURE - chance } else { chance }
}

#[cfg(test)]
mod tests {
    use super::{SURE, chance_of_winning};

    #[test]
    fn who_is_farther_ahead_wins_more_often_and_nobody_for_sure() {
        assert_eq!(chance_of_winning(0), 5000);
        let chances: Vec<i32> = (-12_000..=12_000).map(chance_of_winning).collect();
        assert!(chances.is_sorted());
        assert!(chances.iter().all(|chance| (1..SURE).contains(chance)));
        assert!(chances.iter().zip(chances.iter().rev()).all(|(one, other)| one + other == SURE));
    }
}
