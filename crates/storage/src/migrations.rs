//! From an older store to today's: forwards only, each step once, and never over a newer store.

use crate::StoreError;
use sha2::{Digest, Sha256};
use std::fmt::Write;

/// One step. What was released is never edited: the checksum of every step is kept in the store.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Migration {
    pub(crate) version: u32,
    pub(crate) name: &'static str,
    pub(crate) sql: &'static str,
}

pub(crate) const SQLITE: &[Migration] = &[
    Migration { version: 1, name: "games", sql: include_str!("../migrations/sqlite/0001_games.sql") },
    Migration { version: 2, name: "battles", sql: include_str!("../migrations/sqlite/0002_battles.sql") },
    Migration { version: 3, name: "shelf", sql: include_str!("../migrations/sqlite/0003_shelf.sql") },
];

pub(crate) const POSTGRES: &[Migration] = &[
    Migration { version: 1, name: "games", sql: include_str!("../migrations/postgres/0001_games.sql") },
    Migration { version: 2, name: "battles", sql: include_str!("../migrations/postgres/0002_battles.sql") },
    Migration { version: 3, name: "shelf", sql: include_str!("../migrations/postgres/0003_shelf.sql") },
];

impl Migration {
    pub(crate) fn checksum(&self) -> String {
        Sha256::digest(self.sql.as_bytes()).iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }
}

/// The steps a store still lacks, given the versions and checksums of those it has.
pub(crate) fn missing<'k>(known: &'k [Migration], done: &[(u32, String)]) -> Result<&'k [Migration], StoreError> {
    let newest = known.last().map_or(0, |step| step.version);
    if let Some((found, _)) = done.iter().max().filter(|(found, _)| newest < *found) {
        return Err(StoreError::Newer { found: *found, known: newest });
    }
    for (step, (version, checksum)) in known.iter().zip(done) {
        if step.version != *version || step.checksum() != *checksum {
            let what = format!("step {version} of its making is not the step `{}` of this program", step.name);
            return Err(StoreError::Damaged(vec![what]));
        }
    }
    Ok(&known[done.len().min(known.len())..])
}

#[cfg(test)]
mod tests {
    use super::{Migration, POSTGRES, SQLITE, missing};
    use crate::StoreError;

    const STEPS: [Migration; 2] =
        [Migration { version: 1, name: "a", sql: "A" }, Migration { version: 2, name: "b", sql: "B" }];

    fn done(count: usize) -> Vec<(u32, String)> {
        STEPS[..count].iter().map(|step| (step.version, step.checksum())).collect()
    }

    #[test]
    fn only_what_is_missing_is_done() {
        for count in 0..=2 {
            let left: Vec<u32> =
                missing(&STEPS, &done(count)).expect("sound").iter().map(|step| step.version).collect();
            assert_eq!(left, [1, 2][count..], "{count}");
        }
    }

    #[test]
    fn a_newer_store_is_refused() {
        let found = missing(&STEPS[..1], &done(2)).map(<[_]>::len);
        assert_eq!(found, Err(StoreError::Newer { found: 2, known: 1 }));
    }

    #[test]
    fn a_step_that_was_edited_is_found() {
        let mut done = done(1);
        done[0].1 = "0".repeat(64);
        assert!(matches!(missing(&STEPS, &done), Err(StoreError::Damaged(_))));
    }

    #[test]
    fn steps_are_numbered_from_one_in_both_homes() {
        for steps in [SQLITE, POSTGRES] {
            assert!(steps.iter().map(|step| step.version).eq(1..=u32::try_from(steps.len()).expect("few")));
        }
        assert!(SQLITE.iter().map(|step| step.name).eq(POSTGRES.iter().map(|step| step.name)));
    }
}
