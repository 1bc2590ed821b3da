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
const CHAINS: [u64; 4] = [0x5fba_42f6_558f_2c49, 0xe937_c481_f2e4_057f, 0x1af7_98be_f895_7ec3, 0xae3d_ea47_9ddf_c560];

#[test]
fn a_thousand_battles_go_as_they_went_in_any_build() {
    let chains: Vec<String> = books::ALL.iter().map(|book| format!("{:#018x}", chain(book))).collect();
    assert_eq!(chains, CHAINS.map(|chain| format!("{chain:#018x}")));
}
