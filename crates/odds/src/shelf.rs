//! Finding one moment among many by a number most others do not have.

/// Places by their mark: an open table, twice as large as what it holds.
#[derive(Default)]
pub(crate) struct Shelf {
    /// Mark and place, one more than it is; 0 is an empty slot.
    slots: Vec<(u64, u32)>,
    held: usize,
}

impl Shelf {
    /// Empties it.
    pub(crate) fn clear(&mut self) {
        self.slots.fill((0, 0));
        self.held = 0;
    }

    /// The place with this mark that is the one looked for.
    pub(crate) fn find(&self, mark: u64, is_it: impl Fn(usize) -> bool) -> Option<usize> {
        let mut slot = self.first_slot(mark)?;
        loop {
            match self.slots[slot] {
                (_, 0) => return None,
                (other, place) if other == mark && is_it(place as usize - 1) => return Some(place as usize - 1),
                _ => slot = (slot + 1) & (self.slots.len() - 1),
            }
        }
    }

    /// Puts a place that is not there yet.
    pub(crate) fn put(&mut self, mark: u64, place: usize) {
        if self.slots.len() <= self.held * 2 {
            let larger = (self.slots.len() * 2).max(64);
            let old = std::mem::replace(&mut self.slots, vec![(0, 0); larger]);
            for (mark, place) in old.into_iter().filter(|(_, place)| *place != 0) {
                self.insert(mark, place);
            }
        }
        self.held += 1;
        self.insert(mark, u32::try_from(place).unwrap_or(u32::MAX - 1) + 1);
    }

    fn insert(&mut self, mark: u64, place: u32) {
        let Some(mut slot) = self.first_slot(mark) else { return };
        while self.slots[slot].1 != 0 {
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        self.slots[slot] = (mark, place);
    }

    /// The slot a mark would have to itself: its high bits are the best mixed.
    fn first_slot(&self, mark: u64) -> Option<usize> {
        let last = self.slots.len().checked_sub(1)?;
        usize::try_from(mark >> 32).ok().map(|high| high & last)
    }
}

#[cfg(test)]
mod tests {
    use super::Shelf;

    #[test]
    fn what_was_put_is_found_however_marks_collide() {
        let mut shelf = Shelf::default();
        assert_eq!(shelf.find(1, |_| true), None);
        for place in 0..500 {
            shelf.put(u64::try_from(place % 7).unwrap() << 32, place);
        }
        for place in 0..500 {
            let mark = u64::try_from(place % 7).unwrap() << 32;
            assert_eq!(shelf.find(mark, |other| other == place), Some(place));
            assert_eq!(shelf.find(mark + 1, |_| true), None);
        }
        shelf.clear();
        assert_eq!(shelf.find(0, |_| true), None);
    }
}
