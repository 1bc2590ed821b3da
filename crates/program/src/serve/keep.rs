//! `etendard backup`, `export`, `import`: games taken from one place to another.

use super::Place;
use crate::Outcome;
use crate::error::Error;
use rulebook::Language;
use std::fs::{File, OpenOptions};
use std::io::{BufReader, BufWriter};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use storage::{Holdings, Store, StoreError};

/// Games to be written to a file, or read from one.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Keeping {
    /// The file.
    file: PathBuf,
    #[command(flatten)]
    place: Place,
}

/// Writes every game into a new file that can take the place of the old one, while a server goes on.
pub(crate) fn backup(wanted: &Keeping, language: Language) -> Result<Outcome, Error> {
    let address = wanted.place.address()?;
    let done = wait_for(Store::backup_of(&address, &wanted.file))?.map_err(Error::Store)?;
    Ok(Outcome { text: said(done, &wanted.file, language), code: ExitCode::SUCCESS })
}

/// Writes every game as lines of JSON.
pub(crate) fn export(wanted: &Keeping, language: Language) -> Result<Outcome, Error> {
    // It holds seeds and token hashes.
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let file = options.open(&wanted.file).map_err(|error| Error::Unwritable(wanted.file.clone(), error))?;
    with_store(wanted, language, async |store: Store| store.export(BufWriter::new(file)).await)
}

/// Takes in what `export` wrote. Games under way begin a new chain of dice: where they came from, the secrets that were
/// to come may have been shown.
pub(crate) fn import(wanted: &Keeping, language: Language) -> Result<Outcome, Error> {
    let file = File::open(&wanted.file).map_err(|error| Error::Unreadable(wanted.file.clone(), error))?;
    with_store(wanted, language, async |store: Store| {
        let here = server::unfinished(&store).await?;
        let taken = store.import(BufReader::new(file)).await;
        // What was taken before a line that cannot be stays, and must not be played with known dice either.
        for game in server::unfinished(&store).await?.into_iter().filter(|game| !here.contains(game)) {
            server::renew_game(&store, &game).await?;
        }
        taken
    })
}

fn wait_for<T>(work: impl Future<Output = T>) -> Result<T, Error> {
    let runtime = tokio::runtime::Runtime::new().map_err(|error| Error::World(error.to_string()))?;
    Ok(runtime.block_on(work))
}

/// Does something with the store, and says how much it was.
fn with_store(
    wanted: &Keeping,
    language: Language,
    work: impl AsyncFnOnce(Store) -> Result<Holdings, StoreError>,
) -> Result<Outcome, Error> {
    let address = wanted.place.address()?;
    let done = wait_for(async {
        let store = Store::open(&address).await?;
        let done = work(store.clone()).await;
        store.close().await;
        done
    })?;
    let tally = done.map_err(Error::Store)?;
    Ok(Outcome { text: said(tally, &wanted.file, language), code: ExitCode::SUCCESS })
}

fn said(tally: Holdings, file: &Path, language: Language) -> String {
    let Holdings { games, seats, entries, battles } = tally;
    let file = file.display();
    match language {
        Language::Fr => {
            format!("{file}\u{a0}: parties {games}, sièges {seats}, entrées {entries}, batailles publiées {battles}\n")
        }
        Language::En => {
            format!("{file}: games {games}, seats {seats}, entries {entries}, published battles {battles}\n")
        }
    }
}
