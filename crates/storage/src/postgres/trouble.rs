//! What PostgreSQL complains of, in the words of a store.

use crate::StoreError;
use deadpool_postgres::PoolError;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

pub(super) fn failed(error: &Error) -> StoreError {
    match error.code() {
        Some(code) if *code == SqlState::DISK_FULL => StoreError::Full,
        Some(code) if *code == SqlState::READ_ONLY_SQL_TRANSACTION => StoreError::ReadOnly("the database".to_owned()),
        _ => StoreError::Unavailable(said(error)),
    }
}

pub(super) fn out_of_reach(error: &PoolError) -> StoreError {
    match error {
        PoolError::Backend(error) => failed(error),
        PoolError::Closed => StoreError::Closed,
        _ => StoreError::Unavailable(error.to_string()),
    }
}

/// What the server said, or why it said nothing; the error itself keeps both to its sources.
fn said(error: &Error) -> String {
    if let Some(said) = error.as_db_error() {
        return format!("PostgreSQL: {} ({})", said.message(), said.code().code());
    }
    let mut text = format!("PostgreSQL: {error}");
    let mut cause = std::error::Error::source(error);
    while let Some(source) = cause {
        text = format!("{text}: {source}");
        cause = source.source();
    }
    text
}
