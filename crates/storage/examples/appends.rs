//! How many appends a second: `cargo run --release -p storage --example appends [ADDRESS]`.
//!
//! With 1, 16 and 256 games at once, each waiting for its entry to be on the disk before it sends the next. Without an
//! address, a new SQLite file in the folder of temporary files; mind that some keep that in memory.

use std::time::{Duration, Instant};
use storage::{Append, GameRecord, GameState, LogEntry, Store, StoreError};

const WRITERS: [usize; 3] = [1, 16, 256];
const TIME: Duration = Duration::from_secs(5);
/// About as long as a command with its dice.
const BODY: usize = 300;

#[tokio::main]
async fn main() -> Result<(), StoreError> {
    let own = std::env::temp_dir().join(format!("appends-{}.db", std::process::id()));
    let address = std::env::args().nth(1).unwrap_or_else(|| own.display().to_string());
    let store = Store::open(&address).await?;
    for writers in WRITERS {
        let playing: Vec<_> =
            (0..writers).map(|number| tokio::spawn(play(store.clone(), format!("{writers}-{number}")))).collect();
        let (mut count, mut slowest) = (0, Duration::ZERO);
        let start = Instant::now();
        for game in playing {
            let (appends, longest) = game.await.map_err(|error| StoreError::Unavailable(error.to_string()))??;
            count += appends;
            slowest = slowest.max(longest);
        }
        let rate = u128::from(count) * 1000 / start.elapsed().as_millis().max(1);
        println!("{writers:>4} writers: {rate:>6} appends a second, the slowest took {} ms", slowest.as_millis());
    }
    println!("{:?}", store.check().await?);
    store.close().await;
    if own.exists() {
        for end in ["", "-wal", "-shm", ".lock"] {
            let _ = std::fs::remove_file(format!("{}{end}", own.display()));
        }
    }
    Ok(())
}

/// Appends as fast as it is acknowledged; how many, and how long the longest took.
async fn play(store: Store, id: String) -> Result<(u64, Duration), StoreError> {
    let id = format!("{id}-{}", std::process::id());
    let (terms, scenario) = ("{}".to_owned(), "leuthen".to_owned());
    let state = GameState::Playing;
    let game = GameRecord {
        id: id.clone(),
        created: 0,
        scenario,
        terms,
        seed: [0; 32],
        state,
        updated: 0,
        entries: 0,
        battle: None,
    };
    store.create(game, Vec::new(), Vec::new()).await?;
    let (start, mut after, mut longest) = (Instant::now(), 0, Duration::ZERO);
    while start.elapsed() < TIME {
        let entries = vec![LogEntry { number: after + 1, at: 0, body: "x".repeat(BODY) }];
        let sent = Instant::now();
        store.append(Append { game: id.clone(), after, entries, ..Append::default() }).await?;
        longest = longest.max(sent.elapsed());
        after += 1;
    }
    Ok((after, longest))
}
