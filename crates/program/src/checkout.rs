//! The checkout: where the sources, tests and rulebooks stand.

use crate::error::Error;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The folder that holds `rulebooks/clauses.toml`: the one given, or the nearest around the current folder.
pub(crate) fn find(given: Option<&Path>) -> Result<PathBuf, Error> {
    let holds = |folder: &&Path| folder.join("rulebooks/clauses.toml").is_file();
    if let Some(given) = given {
        return Some(given).filter(holds).map(Path::to_path_buf).ok_or_else(|| Error::NoCheckout(given.to_path_buf()));
    }
    let here = std::env::current_dir().map_err(|error| Error::Unreadable(".".into(), error))?;
    here.ancestors().find(holds).map(Path::to_path_buf).ok_or_else(|| Error::NoCheckout(here.clone()))
}

/// Every file below a folder with this ending, in a stable order, by its path from the root; none if there is no
/// such folder.
pub(crate) fn files(root: &Path, below: &str, ending: &str) -> Result<Vec<(String, String)>, Error> {
    let mut found = Vec::new();
    let mut folders = vec![root.join(below)];
    while let Some(folder) = folders.pop() {
        let entries = match std::fs::read_dir(&folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound && folder == root.join(below) => continue,
            Err(error) => return Err(Error::Unreadable(folder, error)),
        };
        for entry in entries {
            let path = entry.map_err(|error| Error::Unreadable(folder.clone(), error))?.path();
            if path.is_dir() {
                if path.file_name().is_none_or(|name| name != "target" && name != "node_modules") {
                    folders.push(path);
                }
            } else if path.extension().is_some_and(|known| known == ending) {
                let text = std::fs::read_to_string(&path).map_err(|error| Error::Unreadable(path.clone(), error))?;
                let short = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
                found.push((short, text));
            }
        }
    }
    found.sort();
    Ok(found)
}
