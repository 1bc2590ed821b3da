//! The checkout: where the sources, tests and rulebooks stand.

use std::path::{Path, PathBuf};

/// The folder that holds `rulebooks/clauses.toml`: the one given, or the nearest around the current folder.
pub(crate) fn find(given: Option<&Path>) -> Result<PathBuf, String> {
    let here = std::env::current_dir().map_err(|error| format!("cannot tell the current folder: {error}"))?;
    let start = given.map_or(here, Path::to_path_buf);
    let holds = |folder: &&Path| folder.join("rulebooks/clauses.toml").is_file();
    let found = if given.is_some() { Some(start.as_path()).filter(holds) } else { start.ancestors().find(holds) };
    found.map(Path::to_path_buf).ok_or_else(|| {
        format!(
            "no checkout of Étendard at {}: expected a folder with rulebooks/clauses.toml; run this inside one, or name it with --root",
            start.display()
        )
    })
}

/// Every file below a folder with one of these endings, in a stable order, by its path from the root.
pub(crate) fn files(root: &Path, below: &str, endings: &[&str]) -> Result<Vec<(String, String)>, String> {
    let mut found = Vec::new();
    let mut folders = vec![root.join(below)];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = std::fs::read_dir(&folder) else { continue };
        for entry in entries {
            let path = entry.map_err(|error| format!("cannot read {}: {error}", folder.display()))?.path();
            let named = |ending: &&str| path.extension().is_some_and(|known| known == *ending);
            if path.is_dir() {
                if path.file_name().is_none_or(|name| name != "target" && name != "node_modules") {
                    folders.push(path);
                }
            } else if endings.iter().any(|ending| named(ending)) {
                let text = std::fs::read_to_string(&path)
                    .map_err(|error| format!("cannot read {}: {error}", path.display()))?;
                let short = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
                found.push((short, text));
            }
        }
    }
    found.sort();
    Ok(found)
}
