//! What was done to games by hand, a line of JSON each: when, by whom, what, and whether it was done.

use crate::error::Error;
use server::KeeperError;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The journal, open.
pub(super) struct Journal {
    file: File,
    path: PathBuf,
}

impl Journal {
    pub(super) fn open(path: &Path) -> Result<Self, Error> {
        let mut options = OpenOptions::new();
        options.append(true).create(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = options.open(path).map_err(|error| Error::Unwritable(path.to_owned(), error))?;
        Ok(Self { file, path: path.to_owned() })
    }

    /// Writes an action down. Tokens and invitations it gave out are not in it.
    pub(super) fn note(mut self, action: &str, failed: Option<&KeeperError>) -> Result<(), Error> {
        let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        let named = ["SUDO_USER", "USER", "LOGNAME"].into_iter().find_map(|name| std::env::var(name).ok());
        let line = serde_json::json!({
            "at": u64::try_from(since.as_millis()).unwrap_or(u64::MAX),
            "by": named.unwrap_or_else(|| "?".to_owned()),
            "action": action,
            "failed": failed.map(ToString::to_string),
        });
        let written = writeln!(self.file, "{line}").and_then(|()| self.file.sync_data());
        written.map_err(|error| Error::Unwritable(self.path.clone(), error))
    }
}
