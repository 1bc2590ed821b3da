//! A real PostgreSQL of our own, on a folder of its own.

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

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

/// A new database of this run's own PostgreSQL: its address.
pub(crate) async fn database() -> String {
    static SERVER: OnceLock<Server> = OnceLock::new();
    static NUMBER: AtomicU32 = AtomicU32::new(1);
    let server = SERVER.get_or_init(Server::start);
    let name = format!("games_{}", NUMBER.fetch_add(1, Ordering::Relaxed));
    let (client, connection) =
        tokio_postgres::connect(&server.address("postgres"), tokio_postgres::NoTls).await.expect("PostgreSQL answers");
    let talk = tokio::spawn(connection);
    client.batch_execute(&format!("CREATE DATABASE {name}")).await.expect("a database");
    drop(client);
    talk.await.expect("it ends").expect("in peace");
    server.address(&name)
}

/// A PostgreSQL of our own; the child is kept for its input.
struct Server {
    folder: String,
    _child: Child,
}

impl Server {
    fn start() -> Self {
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

    /// The address of one of its databases.
    fn address(&self, database: &str) -> String {
        format!("postgres://etendard@{}/{database}", self.folder.replace('/', "%2F"))
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
    let has_all = |folder: &PathBuf| ["initdb", "postgres", "pg_isready"].iter().all(|name| folder.join(name).exists());
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
