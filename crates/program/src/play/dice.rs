//! The dice: a named generator, so that a seed means the same throws on every machine and in every version.

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use rulebook::{Die, Face};

/// Numbers from here on would favour the first faces: they are thrown again.
const FAIR: u32 = u32::MAX - u32::MAX % SIDES;
const SIDES: u32 = 6;

/// Dice in a hand.
pub(super) struct Dice(ChaCha8Rng);

impl Dice {
    /// The dice of a seed, taken up after so many lines of a game: a game resumed does not throw its first dice again.
    pub(super) fn new(seed: u64, lines: usize) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut generator = ChaCha8Rng::from_seed(key);
        generator.set_stream(u64::try_from(lines).unwrap_or(u64::MAX));
        Self(generator)
    }

    /// So many dice, one after the other.
    pub(super) fn throw(&mut self, die: Die, count: u8) -> Vec<Face> {
        (0..count).map(|_| die.faces[self.side()]).collect()
    }

    fn side(&mut self) -> usize {
        loop {
            let number = self.0.next_u32();
            if number < FAIR {
                return usize::try_from(number % SIDES).unwrap_or(0);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Dice;

    fn sides(seed: u64, lines: usize, count: usize) -> Vec<usize> {
        let mut dice = Dice::new(seed, lines);
        (0..count).map(|_| dice.side()).collect()
    }

    #[test]
    fn a_seed_means_the_same_throws_in_every_version() {
        assert_eq!(sides(7, 0, 12), PINNED);
        assert_ne!(sides(7, 0, 40), sides(8, 0, 40));
        assert_ne!(sides(7, 0, 40), sides(7, 30, 40), "a game resumed throws other dice");
    }

    const PINNED: [usize; 12] = [5, 4, 1, 2, 2, 3, 0, 0, 5, 4, 2, 1];

    #[test]
    fn every_side_comes_up_as_often_as_another() {
        let mut counts = [0_i64; 6];
        for side in sides(1, 0, 60_000) {
            counts[side] += 1;
        }
        // Chi-square with 5 degrees of freedom: 20.5 is passed once in a thousand seeds.
        let excess: i64 = counts.iter().map(|count| (count - 10_000) * (count - 10_000)).sum();
        assert!(excess * 10 < 205 * 10_000, "{counts:?}");
    }
}
