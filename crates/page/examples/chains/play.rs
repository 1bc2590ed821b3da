//! Battles by chance, folded into numbers, as `battle/tests/whole/chain.rs` does it.

use crate::fields::{Luck, answer, give, setup};
use battle::Battle;

/// Every moment of battles with these numbers, folded into one.
pub(crate) fn chain(book: usize, first: u64, battles: u64) -> String {
    let (mut chain, mut list) = (0_u64, Vec::new());
    for seed in first..first + battles {
        let mut luck = Luck::new(seed);
        let mut battle = Battle::new(setup(&books::ALL[book], seed)).expect("the field is sound");
        battle.begin(&mut ());
        while let Some(next) = answer(&battle, &mut luck, &mut list) {
            give(&mut battle, next, &mut ());
            chain = chain.rotate_left(7) ^ battle.fingerprint();
        }
    }
    format!("{chain:#018x}")
}
