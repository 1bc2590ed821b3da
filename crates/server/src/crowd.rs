//! How many may come at once: connections and sockets of one address, sockets of one table.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// Those who are there, counted by where they come from or where they are.
#[derive(Debug)]
pub(crate) struct Crowd<K: Eq + Hash + Clone> {
    there: Arc<Mutex<HashMap<K, u32>>>,
}

impl<K: Eq + Hash + Clone> Default for Crowd<K> {
    fn default() -> Self {
        Self { there: Arc::default() }
    }
}

/// A place taken; it is free again when this goes.
#[derive(Debug)]
pub(crate) struct Held<K: Eq + Hash + Clone> {
    there: Arc<Mutex<HashMap<K, u32>>>,
    key: K,
}

impl<K: Eq + Hash + Clone> Crowd<K> {
    /// A place, if there are not so many already.
    pub(crate) fn enter(&self, key: K, most: u32) -> Option<Held<K>> {
        let mut there = self.there.lock().unwrap_or_else(PoisonError::into_inner);
        let count = there.entry(key.clone()).or_insert(0);
        if most <= *count {
            if *count == 0 {
                there.remove(&key);
            }
            return None;
        }
        *count += 1;
        drop(there);
        Some(Held { there: Arc::clone(&self.there), key })
    }
}

impl<K: Eq + Hash + Clone> Drop for Held<K> {
    fn drop(&mut self) {
        let mut there = self.there.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = there.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                there.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Crowd;

    #[test]
    fn a_place_is_free_again_when_somebody_goes_and_nobody_is_remembered() {
        let crowd = Crowd::default();
        let first = crowd.enter("a", 2);
        let second = crowd.enter("a", 2);
        assert!(first.is_some() && second.is_some());
        assert!(crowd.enter("a", 2).is_none() && crowd.enter("b", 2).is_some());
        drop(first);
        assert!(crowd.enter("a", 2).is_some());
        drop(second);
        assert!(crowd.enter("c", 0).is_none());
        assert!(crowd.there.lock().unwrap().is_empty());
    }
}
