//! The same battles end in the same moments, in every build and on every platform.

use crate::fields::{Luck, answer, give, setup};
use battle::Battle;

/// Battles per book.
const BATTLES: u64 = 250;

/// Every moment of a book's battles, folded into one number.
fn chain(book: &rulebook::Rulebook) -> u64 {
    let (mut chain, mut list) = (0_u64, Vec::new());
    for seed in 0..BATTLES {
        let mut luck = Luck::new(seed);
        let mut battle = Battle::new(setup(book, seed)).expect("the field is sound");
        battle.begin(&mut ());
        while let Some(next) = answer(&battle, &mut luck, &mut list) {
            give(&mut battle, next, &mut ());
            chain = chain.rotate_left(7) ^ battle.fingerprint();
        }
    }
    chain
}

/// What the chains were when the rules last changed. A change of rules changes them: run the test, read the new
/// numbers off its failure, and say in the changelog which rule it was.
const CHAINS: [u64; 4] = [0x592d_dadc_d82f_2ba3, 0x2f42_f0a7_5735_030a, 0xa6f5_dd43_7c36_2cd4, 0x827a_cc02_4dcf_dac5];

#[test]
fn a_thousand_battles_go_as_they_went_in_any_build() {
    let chains: Vec<String> = books::ALL.iter().map(|book| format!("{:#018x}", chain(book))).collect();
    assert_eq!(chains, CHAINS.map(|chain| format!("{chain:#018x}")));
}
