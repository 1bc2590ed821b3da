//! Random games of chess with shakmaty: `peer-shakmaty MILLISECONDS`.

#[path = "../../clock.rs"]
mod clock;

use shakmaty::{Chess, Position};

/// `SplitMix64`, as our own driver has.
struct Luck(u64);

impl Luck {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        ((u128::from(mixed) * bound as u128) >> 64) as usize
    }
}

fn main() {
    let milliseconds = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(500);
    let mut luck = Luck(1);
    let play = |counts: &mut [(&'static str, u64)]| {
        let mut position = Chess::default();
        counts[0].1 += 1;
        loop {
            let moves = position.legal_moves();
            // Fifty moves without a capture or a pawn's move are a draw, as OpenSpiel has it.
            if moves.is_empty() || position.is_insufficient_material() || 100 <= position.halfmoves() {
                return;
            }
            counts[1].1 += 1;
            counts[2].1 += moves.len() as u64;
            position.play_unchecked(moves[luck.below(moves.len())]);
        }
    };
    clock::measure(milliseconds, play, &["games", "plies", "listed"]);
}
