//! Every face as often as every other, whatever face came before.

use dice::{Chain, LENGTH, Nonce, Seed, Throw, roll};

/// How many dice, about.
fn dice() -> u64 {
    if std::env::var_os("ETENDARD_SOAK").is_some() { 100_000_000 } else { 1_000_000 }
}

/// Thousandths of chi-square: how far counts are from all being the same.
fn chi_square(counts: &[u64]) -> u64 {
    let (total, kinds) = (u128::from(counts.iter().sum::<u64>()), counts.len() as u128);
    // Σ (count − total/kinds)² / (total/kinds), brought over one fraction.
    let squares: u128 = counts.iter().map(|count| (u128::from(*count) * kinds).abs_diff(total).pow(2)).sum();
    u64::try_from(1000 * squares / (kinds * total)).expect("not that far")
}

/// Worse comes by chance once in a thousand times, with 5 and with 35 degrees of freedom.
const FACES: u64 = 20_515;
const PAIRS: u64 = 66_619;

/// Counts faces, and pairs of dice one after the other, within throws and from one throw to the next.
fn counted(mut throw: impl FnMut(u32) -> Vec<u8>) -> ([u64; 6], [u64; 36]) {
    let (mut faces, mut pairs, mut thrown, mut before) = ([0; 6], [0; 36], 0, None);
    for number in 0.. {
        for face in throw(number).into_iter().map(usize::from) {
            faces[face] += 1;
            if let Some(before) = before.replace(face) {
                pairs[6 * before + face] += 1;
            }
            thrown += 1;
        }
        if dice() <= thrown {
            break;
        }
    }
    (faces, pairs)
}

#[test]
fn faces_and_pairs_come_up_evenly() {
    let nonce: Nonce = "0123456789abcdef".parse().expect("a nonce");
    let chain = Chain::new(&Seed::from_bytes([42; 32]), 1);
    let secrets: Vec<_> = (1..=LENGTH).map(|index| chain.secret(index).expect("in the chain")).collect();
    let (faces, pairs) = counted(|number| {
        let (chain, index) = (number / LENGTH + 1, number % LENGTH + 1);
        let (command, purpose) = ("south attack left-wing centre", "attack");
        let throw = Throw { game: "even", chain, index, nonce: &nonce, command, purpose, dice: 255 };
        roll(&throw, &secrets[(index - 1) as usize])
    });
    assert!(chi_square(&faces) < FACES, "{faces:?}: {}", chi_square(&faces));
    assert!(chi_square(&pairs) < PAIRS, "{pairs:?}: {}", chi_square(&pairs));
}

#[test]
fn first_dice_of_throws_that_differ_in_one_thing_come_up_evenly() {
    // A player who tries nonces, or commands, gets dice as good as any, and no better.
    let secret = Chain::new(&Seed::from_bytes([43; 32]), 1).secret(1).expect("in the chain");
    let (faces, pairs) = counted(|number| {
        let nonce: Nonce = format!("{number:016x}").parse().expect("a nonce");
        let (command, purpose) = ("south attack left-wing centre", "attack");
        roll(&Throw { game: "even", chain: 1, index: 1, nonce: &nonce, command, purpose, dice: 5 }, &secret)
    });
    assert!(chi_square(&faces) < FACES, "{faces:?}: {}", chi_square(&faces));
    assert!(chi_square(&pairs) < PAIRS, "{pairs:?}: {}", chi_square(&pairs));
}

#[test]
fn the_measure_finds_dice_that_are_not_even() {
    // A byte taken modulo 6 without passing any over: four faces come up 43 times in 256, two 42 times.
    let loaded = |total: u64| [43, 43, 43, 43, 42, 42].map(|part| total * part / 256);
    assert!(FACES < chi_square(&loaded(1_000_000)));
    assert_eq!(chi_square(&[10, 10, 10, 10, 10, 10]), 0);
    // (4 + 4 + 0 + 0 + 0 + 0) / 10
    assert_eq!(chi_square(&[12, 8, 10, 10, 10, 10]), 800);
}
