//! How far a file of games has come, written beside it: a file that has come less far is an older copy put in its place.
//!
//! The number stands in the file itself (`user_version`) and in another beside it. It is raised in the file first, so that
//! whatever breaks off in between, the games are never behind their mark by themselves.

use super::trouble::SqliteTrouble;
use super::{PATIENCE, blocking, private};
use crate::StoreError;
use rusqlite::{Connection, OpenFlags};
use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

/// Is this file behind its mark, or does it have none, as after a copy to another folder?
pub(super) async fn is_behind(store: PathBuf) -> Result<bool, StoreError> {
    blocking(move || {
        let path = beside(&store);
        let noted = match std::fs::read_to_string(&path) {
            Ok(text) => text.trim().parse::<i32>().ok(),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(StoreError::File { path, what: error.to_string() }),
        };
        let reached = reached(&store).map_err(|trouble| trouble.at(&store))?;
        Ok(noted.is_none_or(|noted| reached < noted))
    })
    .await
}

/// Raises the mark.
pub(super) async fn raise(store: PathBuf) -> Result<(), StoreError> {
    blocking(move || {
        let path = beside(&store);
        let noted = std::fs::read_to_string(&path).ok().and_then(|text| text.trim().parse::<i32>().ok());
        let at = |trouble: SqliteTrouble| trouble.at(&store);
        // Above both: a file that was behind is the one that counts from now on.
        let next = reached(&store).map_err(at)?.max(noted.unwrap_or(0)).saturating_add(1);
        set(&store, next).map_err(at)?;
        write(&path, next).map_err(|error| match error.kind() {
            ErrorKind::StorageFull => StoreError::Full,
            _ => StoreError::File { path, what: error.to_string() },
        })
    })
    .await
}

fn write(path: &Path, reached: i32) -> std::io::Result<()> {
    let mut options = OpenOptions::new();
    private::only_ours(&mut options);
    options.write(true).create(true).truncate(true).open(path)?.write_all(format!("{reached}\n").as_bytes())
}

/// Sets the number in a file of games; a copy is given 0, which is behind every mark.
pub(super) fn set(store: &Path, reached: i32) -> Result<(), SqliteTrouble> {
    Ok(open(store)?.pragma_update(None, "user_version", reached)?)
}

fn reached(store: &Path) -> Result<i32, SqliteTrouble> {
    Ok(open(store)?.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

fn open(store: &Path) -> Result<Connection, SqliteTrouble> {
    let connection = Connection::open_with_flags(store, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    connection.busy_timeout(PATIENCE)?;
    Ok(connection)
}

fn beside(store: &Path) -> PathBuf {
    let mut name = store.as_os_str().to_owned();
    name.push(".mark");
    name.into()
}
