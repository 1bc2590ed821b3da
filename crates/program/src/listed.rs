//! A scenario as somebody names it: by the id of a battle that comes with the program, or by the path of a file.

use crate::error::Error;
use scenario::{Problems, Scenario, catalogue};
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// The scenario of that name.
pub(crate) fn find(name: &str) -> Result<Scenario, Error> {
    let folded = name.to_lowercase();
    let found = scenario::listed(&folded).map(scenario::Listed::read);
    let is_path = Path::new(name).is_file() || name.contains(['/', '\\', '.']);
    let read = match found {
        Some(read) => read,
        None if is_path => read(Path::new(name))?,
        None => return Err(Error::NoSuchScenario(name.to_owned(), nearest(&folded))),
    };
    read.map_err(Error::Unsound)
}

/// The battle that was probably meant: by its id, or by its title in either language.
fn nearest(name: &str) -> Option<&'static str> {
    let by_id = reader::nearest(name, catalogue().iter().map(|listed| listed.id));
    by_id.or_else(|| {
        let titled = |listed: &&scenario::Listed| {
            listed.read().is_ok_and(|scenario| {
                let title = scenario.title();
                let titles = [title.fr.to_lowercase(), title.en.to_lowercase()];
                titles.iter().any(|title| title.contains(name))
                    || reader::nearest(name, titles.iter().map(String::as_str)).is_some()
            })
        };
        catalogue().iter().find(titled).map(|listed| listed.id)
    })
}

/// Reads a file, no farther than a scenario can be long: the largest file is answered at once.
pub(crate) fn read(path: &Path) -> Result<Result<Scenario, Problems>, Error> {
    let unreadable = |error| Error::Unreadable(path.to_path_buf(), error);
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(unreadable)?;
    file.take(Scenario::LONGEST as u64 + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    Ok(Scenario::from_bytes(&path.to_string_lossy(), &bytes))
}

/// A file, or every `.toml` file of a folder and those below it, by name.
pub(crate) fn files(path: &Path) -> Result<Vec<PathBuf>, Error> {
    if !path.is_dir() {
        return Ok(vec![path.to_path_buf()]);
    }
    let (mut found, mut folders) = (Vec::new(), vec![path.to_path_buf()]);
    while let Some(folder) = folders.pop() {
        let entries = std::fs::read_dir(&folder).map_err(|error| Error::Unreadable(folder.clone(), error))?;
        for entry in entries {
            let entry = entry.map_err(|error| Error::Unreadable(folder.clone(), error))?;
            let kind = entry.file_type().map_err(|error| Error::Unreadable(entry.path(), error))?;
            if kind.is_dir() {
                folders.push(entry.path());
            } else if entry.path().extension().is_some_and(|ending| ending == "toml") {
                found.push(entry.path());
            }
        }
    }
    found.sort();
    if found.is_empty() { Err(Error::NoScenarios(path.to_path_buf())) } else { Ok(found) }
}
