//! What SQLite complains of, in the words of a store.

use crate::StoreError;
use rusqlite::{ErrorCode, ffi};
use std::path::Path;

/// SQLite failed, or the store says no.
#[derive(Debug)]
pub(super) enum SqliteTrouble {
    Sql(rusqlite::Error),
    Store(StoreError),
}

impl From<rusqlite::Error> for SqliteTrouble {
    fn from(error: rusqlite::Error) -> Self {
        Self::Sql(error)
    }
}

impl From<StoreError> for SqliteTrouble {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl SqliteTrouble {
    pub(super) fn at(self, path: &Path) -> StoreError {
        let error = match self {
            Self::Store(error) => return error,
            Self::Sql(error) => error,
        };
        let place = path.display();
        match error.sqlite_error() {
            Some(found) if is_full(*found) => StoreError::Full,
            Some(found) if found.code == ErrorCode::ReadOnly => StoreError::ReadOnly(place.to_string()),
            Some(found) if matches!(found.code, ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
                StoreError::Damaged(vec![format!("{place}: {error}")])
            }
            _ => StoreError::Unavailable(format!("{place}: {error}")),
        }
    }
}

/// No room for the file, or none for the index of its log, which is mapped into memory.
fn is_full(error: ffi::Error) -> bool {
    error.code == ErrorCode::DiskFull || error.extended_code == ffi::SQLITE_IOERR_SHMSIZE
}
