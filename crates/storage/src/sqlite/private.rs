//! Games are read by the server's own user and nobody else: they hold the seeds of dice.

use std::fs::OpenOptions;
use std::io::{ErrorKind, Result};
use std::path::Path;

/// What stands beside a file of games; SQLite makes the first two as readable as the file itself.
const BESIDE: [&str; 4] = ["-wal", "-shm", ".lock", ".mark"];

/// A file made with these options is its owner's alone.
pub(super) fn only_ours(options: &mut OpenOptions) {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    #[cfg(not(unix))]
    let _ = options;
}

/// Makes the file where there is none; one that others could read, from an earlier program, they can read no more.
pub(super) fn make(path: &Path) -> Result<()> {
    let mut options = OpenOptions::new();
    only_ours(&mut options);
    let made = options.write(true).create_new(true).open(path);
    // It is new; or it cannot be made, and whoever opens it next says why.
    if !made.is_err_and(|error| error.kind() == ErrorKind::AlreadyExists) {
        return Ok(());
    }
    close_to_others(path)?;
    for end in BESIDE {
        let mut name = path.as_os_str().to_owned();
        name.push(end);
        if Path::new(&name).exists() {
            close_to_others(Path::new(&name))?;
        }
    }
    Ok(())
}

/// Takes the rights of others away, where there are such and it is ours to do so.
#[cfg(unix)]
fn close_to_others(path: &Path) -> Result<()> {
    use std::fs::{Permissions, metadata, set_permissions};
    use std::os::unix::fs::PermissionsExt;
    let mode = metadata(path)?.permissions().mode() & 0o777;
    if mode == mode & 0o700 {
        return Ok(());
    }
    match set_permissions(path, Permissions::from_mode(mode & 0o700)) {
        // The file of another user, shared on purpose, or on a disk nothing is written to.
        Err(error) if matches!(error.kind(), ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem) => Ok(()),
        done => done,
    }
}

#[cfg(not(unix))]
fn close_to_others(_: &Path) -> Result<()> {
    Ok(())
}
