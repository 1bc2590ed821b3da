//! Where a game is written down.

use crate::error::Error;
use std::path::{Path, PathBuf};
use wire::Recorder;

/// The file of a game: named by the player, or the first free name after the scenario.
#[derive(Clone, Debug)]
pub(super) struct GameFile {
    path: PathBuf,
    warned: bool,
}

impl GameFile {
    /// The file somebody named, or one nobody has used: `waterloo.replay`, `waterloo-2.replay`…
    pub(super) fn new(wanted: Option<PathBuf>, scenario: &str) -> Self {
        let free = || {
            let names = std::iter::once(format!("{scenario}.replay"))
                .chain((2_u32..).map(|number| format!("{scenario}-{number}.replay")));
            names.map(PathBuf::from).find(|path| !path.exists())
        };
        let path = wanted.or_else(free).unwrap_or_else(|| PathBuf::from(format!("{scenario}.replay")));
        Self { path, warned: false }
    }

    /// Another file from now on.
    pub(super) fn rename(&mut self, path: &str) {
        *self = Self { path: PathBuf::from(path), warned: false };
    }

    /// Its path.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Is it the first time that somebody asks? A file that cannot be written to is complained of once.
    pub(super) fn warns(&mut self) -> bool {
        !std::mem::replace(&mut self.warned, true)
    }

    /// Writes the game down, whole or not at all: a file cut short would be no game.
    pub(super) fn write(&self, recorder: &Recorder) -> Result<(), Error> {
        let failed = |error| Error::Unwritable(self.path.clone(), error);
        let mut draft = self.path.clone().into_os_string();
        draft.push(".part");
        std::fs::write(&draft, recorder.replay().to_string()).map_err(failed)?;
        std::fs::rename(&draft, &self.path).map_err(failed)
    }
}
