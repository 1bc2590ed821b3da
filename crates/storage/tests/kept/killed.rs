//! A server that is killed in the middle loses nothing it acknowledged.

use crate::homes::{House, append, entries, game};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use storage::{Store, StoreError};

/// Where the child keeps games; without it there is no child.
const ADDRESS: &str = "ETENDARD_TEST_STORE";
/// Games it plays at once.
const GAMES: usize = 16;

fn kills() -> usize {
    if std::env::var_os("ETENDARD_SOAK").is_some() { 2_000 } else { 30 }
}

/// This same program, told to be the child.
pub(crate) fn child(program: &std::path::Path, address: &str) -> Command {
    let mut command = Command::new(program);
    command.args(["--exact", "killed::the_child", "--nocapture"]).env(ADDRESS, address).stdout(Stdio::piped());
    command
}

/// Not a test by itself: appends until it is killed or the store fails, and says what was acknowledged.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_child() {
    let Some(address) = std::env::var_os(ADDRESS) else { return };
    let store = match Store::open(&address.to_string_lossy()).await {
        Ok(store) => store,
        Err(error) => return say(&format!("failed {error}")),
    };
    let playing = (0..GAMES).map(|number| tokio::spawn(play(store.clone(), format!("g{number}"))));
    for game in playing.collect::<Vec<_>>() {
        say(&format!("failed {}", game.await.unwrap()));
    }
}

async fn play(store: Store, id: String) -> StoreError {
    let made = store.create(game(&id), Vec::new(), Vec::new()).await;
    if let Err(error) = made
        && !matches!(error, StoreError::Exists(_))
    {
        return error;
    }
    let mut last = match store.load(&id).await {
        Ok((record, _, _)) => record.entries,
        Err(error) => return error,
    };
    loop {
        if let Err(error) = store.append(append(&id, last, 3)).await {
            return error;
        }
        last += 3;
        say(&format!("kept {id} {last}"));
    }
}

/// In one piece, at once: what is not said was not acknowledged. Where nobody listens any more, it ends.
fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    if out.write_all(format!("\n{line}\n").as_bytes()).and_then(|()| out.flush()).is_err() {
        std::process::exit(1);
    }
}

/// What a child acknowledged.
#[derive(Default)]
pub(crate) struct Heard {
    pub(crate) kept: BTreeMap<String, u64>,
    pub(crate) failed: Vec<String>,
    count: usize,
}

impl Heard {
    /// Listens until so many appends were acknowledged, then kills, then hears the rest.
    pub(crate) fn hear(&mut self, mut child: Child, kill_after: usize) {
        let lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
        let until = self.count + kill_after;
        for line in lines.map_while(Result::ok) {
            let words: Vec<&str> = line.split(' ').collect();
            match words[..] {
                ["kept", game, last] if let Ok(last) = last.parse() => {
                    self.count += 1;
                    self.kept.insert(game.to_owned(), last);
                    if self.count == until {
                        child.kill().expect("it runs");
                    }
                }
                ["failed", ..] => self.failed.push(line["failed ".len()..].to_owned()),
                _ => {}
            }
        }
        child.wait().expect("it ends");
    }
}

/// Everything acknowledged is there, and every log is whole.
pub(crate) async fn all_is_kept(store: &Store, heard: &Heard) {
    store.check().await.expect("sound");
    for (id, last) in &heard.kept {
        let (record, _, log) = store.load(id).await.expect("it was acknowledged");
        assert!(*last <= record.entries, "{id}: {last} was acknowledged, {} is there", record.entries);
        assert_eq!(record.entries % 3, 0, "{id}: half of an append");
        assert_eq!(log, entries(0, record.entries), "{id}");
    }
}

/// Kills as many servers on one store, and looks for everything now and then.
async fn kill(house: &House, rounds: usize) {
    let program = std::env::current_exe().expect("this program");
    let mut heard = Heard::default();
    for round in 0..rounds {
        let running = child(&program, &house.address()).spawn().expect("it runs");
        heard.hear(running, 1 + round * 37 % 101);
        assert_eq!(heard.failed, [""; 0], "{house}");
        if round % 10 == 9 || rounds <= round + 1 {
            let store = house.open().await;
            all_is_kept(&store, &heard).await;
            store.close().await;
        }
    }
    assert!(rounds <= heard.count, "{house}: {}", heard.count);
}

#[tokio::test]
async fn a_killed_server_loses_nothing_it_acknowledged() {
    // A new file now and then: looking through a long one again and again takes longer than killing.
    for _ in 0..kills() / 30 {
        kill(&House::sqlite(), 30).await;
    }
    kill(&House::sqlite(), kills() % 30).await;
    // PostgreSQL looks after its own disk: fewer will do.
    kill(&House::postgres().await, 5).await;
}
