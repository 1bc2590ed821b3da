//! A file that has its name only once it is whole and on the disk.

use crate::{Holdings, StoreError};
use std::fs::{File, OpenOptions};
use std::path::{Path, PathBuf};

/// The file to write to, while it is not whole.
pub(crate) fn begin(path: &Path) -> Result<PathBuf, StoreError> {
    if path.exists() {
        let what = "it exists already; name a new file".to_owned();
        return Err(StoreError::File { path: path.to_owned(), what });
    }
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    let part = PathBuf::from(part);
    let _ = std::fs::remove_file(&part);
    // It holds seeds and token hashes: nobody else may read it, from its first byte.
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(&part).map_err(|error| failed(&part, &error))?;
    Ok(part)
}

/// Gives the file its name, or takes it away.
pub(crate) fn finish(part: &Path, path: &Path, written: Result<Holdings, StoreError>) -> Result<Holdings, StoreError> {
    let kept = written.and_then(|tally| {
        let named = File::open(part).and_then(|file| file.sync_all()).and_then(|()| std::fs::rename(part, path));
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let synced = named.and_then(|()| File::open(folder)?.sync_all());
        synced.map(|()| tally).map_err(|error| failed(path, &error))
    });
    if kept.is_err() {
        let _ = std::fs::remove_file(part);
    }
    kept
}

pub(crate) fn failed(path: &Path, error: &std::io::Error) -> StoreError {
    StoreError::File { path: path.to_owned(), what: error.to_string() }
}
