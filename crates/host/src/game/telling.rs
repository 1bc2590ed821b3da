//! A log told entry by entry, as it was told when it happened: to be gone on with, so that nobody holds the whole story.

use super::{Birth, Game, Misplayed, Told};
use crate::deed::{Deed, Entry};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A log being told: where the game stands after the entries told so far.
#[derive(Debug)]
pub struct Telling {
    log: Arc<[Entry]>,
    /// Commands that were taken back later.
    undone: Vec<u64>,
    /// Commands an undo goes back to before.
    turned_at: BTreeSet<u64>,
    /// The game as it stood before those, as far as it is told.
    before: Vec<(u64, Game)>,
    game: Game,
    next: usize,
}

/// An entry with what it told.
#[derive(Debug)]
pub(crate) struct ToldEntry {
    pub entry: Entry,
    pub told: Vec<Told>,
    /// It was taken back later.
    pub undone: bool,
}

impl Telling {
    /// A whole log, about to be told from its first entry.
    #[must_use]
    pub fn new(birth: &Birth, log: Arc<[Entry]>) -> Self {
        let (undone, turned_at) = (Entry::undone(&log), turned_at(&log));
        Self { undone, turned_at, before: Vec::new(), game: Game::new(birth), next: 0, log }
    }

    /// The next entry with what it told when it happened; none after the last.
    ///
    /// # Errors
    /// When the log does not play: another version wrote it, or somebody changed it.
    pub(crate) fn next(&mut self) -> Result<Option<ToldEntry>, Misplayed> {
        let Some(entry) = self.log.get(self.next).cloned() else { return Ok(None) };
        self.next += 1;
        if let Deed::Undo { to, .. } = entry.deed {
            let kept = self.before.partition_point(|(number, _)| *number <= to);
            if let Some((_, then)) = self.before.drain(kept..).next() {
                self.game = self.game.clone().back_at(then);
            }
        } else if self.turned_at.contains(&entry.number) {
            self.before.push((entry.number, self.game.clone()));
        }
        let told = self.game.apply(&entry)?;
        let undone = self.undone.binary_search(&entry.number).is_ok();
        Ok(Some(ToldEntry { entry, told, undone }))
    }

    /// Is everything told?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.log.len() <= self.next
    }

    /// Passes over everything up to this entry.
    ///
    /// # Errors
    /// With what cannot be done, and why.
    pub fn pass(&mut self, number: u64) -> Result<(), Misplayed> {
        while self.log.get(self.next).is_some_and(|entry| entry.number <= number) {
            self.next()?;
        }
        Ok(())
    }
}

/// The first command each undo takes back: only there must a game be kept to go back to.
fn turned_at(log: &[Entry]) -> BTreeSet<u64> {
    let (mut standing, mut found) = (Vec::new(), BTreeSet::new());
    for entry in log {
        match entry.deed {
            Deed::Command { .. } => standing.push(entry.number),
            Deed::Undo { to, .. } => {
                let kept = standing.partition_point(|number| *number <= to);
                found.extend(standing.drain(kept..).next());
            }
            _ => {}
        }
    }
    found
}
