//! Luck for random battles: the same number, the same battle.

use battle::Roll;
use rulebook::Die;

/// The luck of computer players, with the remainder for a number below another: so were the pinned chains thrown.
#[derive(Clone)]
pub(crate) struct Luck(opponent::Luck);

impl Luck {
    pub(crate) fn new(seed: u64) -> Self {
        Self(opponent::Luck::new(seed))
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.0.number() % (bound.max(1) as u64)).expect("it is below a usize")
    }

    pub(crate) fn one_in(&mut self, odds: usize) -> bool {
        self.below(odds) == 0
    }

    pub(crate) fn roll(&mut self, die: Die, count: u8) -> Roll {
        (0..count).map(|_| die.faces[self.below(6)]).collect()
    }
}
