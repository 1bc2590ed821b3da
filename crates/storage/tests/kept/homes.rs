//! The two homes, each test with one of its own: a folder for SQLite, a database of a real PostgreSQL.

use std::path::PathBuf;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use storage::{Append, GameRecord, GameState, LogEntry, SeatRecord, Store};
use tempfile::TempDir;

/// Somewhere to keep games, gone when it is dropped.
pub(crate) enum House {
    Sqlite(TempDir),
    Postgres(String),
}

impl House {
    /// One of each.
    pub(crate) async fn both() -> [Self; 2] {
        [Self::sqlite(), Self::postgres().await]
    }

    pub(crate) fn sqlite() -> Self {
        Self::Sqlite(tempfile::tempdir().expect("a folder"))
    }

    pub(crate) async fn postgres() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(1);
        let name = format!("games_{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        let (client, connection) =
            tokio_postgres::connect(&address("postgres"), tokio_postgres::NoTls).await.expect("PostgreSQL answers");
        let talk = tokio::spawn(connection);
        client.batch_execute(&format!("CREATE DATABASE {name}")).await.expect("a database");
        drop(client);
        talk.await.expect("it ends").expect("in peace");
        Self::Postgres(address(&name))
    }

    pub(crate) fn address(&self) -> String {
        match self {
            Self::Sqlite(_) => self.file().display().to_string(),
            Self::Postgres(address) => address.clone(),
        }
    }

    /// The file of games.
    pub(crate) fn file(&self) -> PathBuf {
        match self {
            Self::Sqlite(folder) => folder.path().join("games.db"),
            Self::Postgres(_) => panic!("PostgreSQL keeps no file of ours"),
        }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.address()).await.unwrap_or_else(|error| panic!("{}: {error}", self.address()))
    }
}

impl std::fmt::Display for House {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(if matches!(self, Self::Sqlite(_)) { "SQLite" } else { "PostgreSQL" })
    }
}

/// The address of a database of this run's own PostgreSQL.
fn address(database: &str) -> String {
    static SERVER: OnceLock<server::Server> = OnceLock::new();
    let folder = &SERVER.get_or_init(server::Server::start).folder;
    format!("postgres://etendard@{}/{database}", folder.replace('/', "%2F"))
}

pub(crate) mod server {
    use std::io::{BufRead, BufReader};
    use std::os::unix::process::CommandExt;
    use std::path::{Path, PathBuf};
    use std::process::{Child, Command, Stdio};

    /// Starts PostgreSQL on a folder of its own, says where, and stops it when its input ends: however the tests end,
    /// killed or not, nothing is left running.
    const SCRIPT: &str = r#"
        set -eu
        folder=$(mktemp -d /tmp/etendard-postgres.XXXXXX)
        server=
        trap 'test -z "$server" || { kill -INT $server; wait $server; } || true; rm -rf "$folder"' EXIT
        trap 'exit 1' INT TERM
        "$1/initdb" -D "$folder/data" -U etendard -A trust --no-sync -E UTF8 --locale=C >"$folder/log" 2>&1 || { cat "$folder/log" >&2; exit 1; }
        "$1/postgres" -D "$folder/data" -k "$folder" -c listen_addresses= -c max_connections=200 >"$folder/log" 2>&1 &
        server=$!
        for try in $(seq 600); do
            "$1/pg_isready" -q -h "$folder" && break
            kill -0 $server || { cat "$folder/log" >&2; exit 1; }
            sleep 0.1
        done
        "$1/pg_isready" -q -h "$folder" || { cat "$folder/log" >&2; exit 1; }
        echo "$folder"
        cat >/dev/null
    "#;

    /// A PostgreSQL of our own; the child is kept for its input.
    pub(crate) struct Server {
        pub(crate) folder: String,
        _child: Child,
    }

    impl Server {
        pub(crate) fn start() -> Self {
            let mut shell = Command::new("sh");
            shell.args(["-c", SCRIPT, "sh"]).arg(programs()).current_dir("/");
            if let Some((user, group)) = ordinary_user() {
                shell.uid(user).gid(group);
            }
            let mut child = shell.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("a shell");
            let mut folder = String::new();
            BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut folder).expect("it speaks");
            assert!(folder.starts_with('/'), "PostgreSQL did not start; what it said stands above");
            Self { folder: folder.trim_end().to_owned(), _child: child }
        }
    }

    /// Where Debian and others keep the server's programs.
    fn programs() -> PathBuf {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
        let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        let mut debian: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
        debian.sort();
        folders.append(&mut debian);
        let has_all =
            |folder: &PathBuf| ["initdb", "postgres", "pg_isready"].iter().all(|name| folder.join(name).exists());
        let found = folders.into_iter().rev().find(has_all);
        found.expect("these tests need PostgreSQL: run scripts/ready, or sudo apt-get install postgresql")
    }

    /// PostgreSQL refuses to run as root: who else? None where we are somebody else already.
    pub(crate) fn ordinary_user() -> Option<(u32, u32)> {
        use std::os::unix::fs::MetadataExt;
        let is_root = Path::new("/proc/self").metadata().is_ok_and(|me| me.uid() == 0);
        let known = std::fs::read_to_string("/etc/passwd").unwrap_or_default();
        let user = |name: &str| {
            let line = known.lines().find(|line| line.starts_with(&format!("{name}:")))?;
            let mut numbers = line.split(':').skip(2).map(str::parse);
            Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
        };
        if is_root { user("postgres").or_else(|| user("nobody")) } else { None }
    }
}

/// A game that begins.
pub(crate) fn game(id: &str) -> GameRecord {
    GameRecord {
        id: id.to_owned(),
        created: 1_000,
        scenario: "leuthen".to_owned(),
        terms: r#"{"options":[],"é":"«\u00a0»"}"#.to_owned(),
        seed: [0xab; 32],
        state: GameState::Waiting,
        updated: 1_000,
        entries: 0,
    }
}

pub(crate) fn seat(game: &str, seat: &str, token: u8) -> SeatRecord {
    SeatRecord { game: game.to_owned(), seat: seat.to_owned(), token_hash: [token; 32], name: format!("Zoé {token}") }
}

pub(crate) fn entry(number: u64) -> LogEntry {
    let at = 1_000 + i64::try_from(number).expect("small");
    LogEntry { number, at, body: format!(r#"{{"number":{number},"said":"à l’attaque"}}"#) }
}

/// Entries after this number.
pub(crate) fn entries(after: u64, count: u64) -> Vec<LogEntry> {
    (after + 1..=after + count).map(entry).collect()
}

/// So many entries more.
pub(crate) fn append(game: &str, after: u64, count: u64) -> Append {
    let entries = entries(after, count);
    Append { game: game.to_owned(), after, at: 2_000, entries, ..Append::default() }
}
