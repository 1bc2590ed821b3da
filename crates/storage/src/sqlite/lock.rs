//! One server for one file.

use crate::StoreError;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// Held as long as the server runs, let go of by the system even when it is killed. A file beside the store is locked
/// and not the store itself: SQLite's own locks are lost when anybody closes the file.
#[derive(Debug)]
pub(super) struct Lock {
    _file: File,
}

impl Lock {
    pub(super) fn take(store: &Path) -> Result<Self, StoreError> {
        let path = beside(store);
        let mut options = OpenOptions::new();
        super::private::only_ours(&mut options);
        let opened = options.read(true).write(true).create(true).truncate(false).open(&path);
        let mut file = opened.map_err(|error| match error.kind() {
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
                StoreError::ReadOnly(folder(store).display().to_string())
            }
            ErrorKind::StorageFull => StoreError::Full,
            _ => StoreError::File { path: path.clone(), what: error.to_string() },
        })?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                let _ = file.read_to_string(&mut holder);
                let holder = if holder.is_empty() { "process unknown" } else { holder.trim_end() };
                return Err(StoreError::InUse { path: store.to_owned(), holder: holder.to_owned() });
            }
            Err(TryLockError::Error(error)) => {
                return Err(StoreError::File { path, what: format!("it cannot be locked: {error}") });
            }
        }
        // For whoever is refused; the lock holds without it, so a full disk does no harm here.
        let _ = file.set_len(0).and_then(|()| file.seek(SeekFrom::Start(0)));
        let _ = writeln!(file, "process {}", std::process::id());
        Ok(Self { _file: file })
    }
}

fn beside(store: &Path) -> PathBuf {
    let mut name = store.as_os_str().to_owned();
    name.push(".lock");
    name.into()
}

/// The folder a file stands in.
pub(super) fn folder(file: &Path) -> &Path {
    match file.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent,
        _ => Path::new("."),
    }
}
