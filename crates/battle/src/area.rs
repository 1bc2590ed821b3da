//! Sets of hexes, a bit for each.

use hexes::Cell;

/// Words of a set on an ordinary board: 256 hexes.
pub(crate) const ORDINARY: usize = 4;
/// Words of a set on a large board: 512 hexes.
pub(crate) const LARGE: usize = 8;
/// Words of a set on a great board: 1,280 hexes.
pub(crate) const GREAT: usize = 20;

/// Some hexes of a board. Where a board has more hexes than there are bits, those that far apart share one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Area<const WORDS: usize = ORDINARY>([u64; WORDS]);

#[expect(clippy::inline_always, reason = "a few instructions each, and sets are all a reckoning by sets is made of")]
impl<const WORDS: usize> Area<WORDS> {
    /// How many bits there are.
    pub(crate) const BITS: usize = 64 * WORDS;
    /// No hex at all.
    pub(crate) const NONE: Self = Self([0; WORDS]);

    /// One hex.
    #[inline(always)]
    pub(crate) fn only(cell: Cell) -> Self {
        let mut one = Self::NONE;
        one.enter(cell);
        one
    }

    /// The same hexes in a set of another size.
    #[inline(always)]
    pub(crate) fn sized<const OTHER: usize>(&self) -> Area<OTHER> {
        Area(std::array::from_fn(|word| self.0.get(word).copied().unwrap_or(0)))
    }

    /// The word and the bit of a hex.
    #[inline(always)]
    fn place(cell: Cell) -> (usize, u64) {
        let place = cell.index() % Self::BITS;
        (place / 64, 1 << (place % 64))
    }

    /// Is this one of them?
    #[inline(always)]
    pub(crate) fn holds(&self, cell: Cell) -> bool {
        let (word, bit) = Self::place(cell);
        self.0[word] & bit != 0
    }

    /// Is one of these among those?
    #[inline(always)]
    pub(crate) fn meets(&self, hexes: &Self) -> bool {
        self.0.iter().zip(&hexes.0).fold(0, |common, (own, other)| common | own & other) != 0
    }

    /// These hexes and those.
    #[inline(always)]
    pub(crate) fn and(&self, more: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | more.0[word]))
    }

    /// The hexes that are among these and among those.
    #[inline(always)]
    pub(crate) fn both(&self, other: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    /// These hexes without those.
    #[inline(always)]
    pub(crate) fn without(&self, less: &Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !less.0[word]))
    }

    /// None at all?
    #[inline(always)]
    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// How many they are.
    #[inline(always)]
    pub(crate) fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Each of them, in the order of the map.
    #[inline(always)]
    pub(crate) fn each(&self, mut found: impl FnMut(Cell)) {
        for (word, first) in self.0.into_iter().zip((0_u16..).step_by(64)) {
            let mut left = word;
            while left != 0 {
                if let Some(cell) = Cell::from_index(first + u16::from(left.trailing_zeros().to_le_bytes()[0])) {
                    found(cell);
                }
                left &= left - 1;
            }
        }
    }

    /// One hex more.
    #[inline(always)]
    pub(crate) fn enter(&mut self, cell: Cell) {
        let (word, bit) = Self::place(cell);
        self.0[word] |= bit;
    }

    /// One hex less.
    #[inline(always)]
    pub(crate) fn leave(&mut self, cell: Cell) {
        let (word, bit) = Self::place(cell);
        self.0[word] &= !bit;
    }

    /// Have two hexes the same bit?
    pub(crate) fn share(one: Cell, other: Cell) -> bool {
        Self::place(one) == Self::place(other)
    }
}

impl<const WORDS: usize> FromIterator<Cell> for Area<WORDS> {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut area = Self::NONE;
        cells.into_iter().for_each(|cell| area.enter(cell));
        area
    }
}
