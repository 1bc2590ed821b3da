//! `etendard serve`: games over the network. `docs/server.md` is its guide.

mod keep;
mod page;

pub(crate) use keep::{Keeping, backup, export, import};

use crate::Outcome;
use crate::error::Error;
use rulebook::Language;
use server::{Options, Server};
use std::io::IsTerminal;
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

/// How the server logs.
#[derive(Clone, Copy, Debug, Default, clap::ValueEnum)]
pub(crate) enum LogStyle {
    /// Lines for people.
    #[default]
    Text,
    /// One JSON object a line, for programs.
    Json,
}

/// Where games are kept.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Place {
    /// The folder games are kept in (default: `$XDG_DATA_HOME/etendard` where that is set, else `./etendard-data`).
    #[arg(long, value_name = "FOLDER", global = true)]
    data: Option<PathBuf>,
    /// A PostgreSQL database in place of the folder: <postgres://USER@HOST/DATABASE>; several servers may share it.
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data", global = true)]
    database: Option<String>,
}

impl Place {
    fn folder(&self) -> PathBuf {
        self.data.clone().unwrap_or_else(|| match std::env::var_os("XDG_DATA_HOME") {
            Some(home) if !home.is_empty() => PathBuf::from(home).join("etendard"),
            _ => PathBuf::from("etendard-data"),
        })
    }

    /// A file that stands with the games; in the current folder where they are in a database.
    pub(crate) fn beside(&self, name: &str) -> PathBuf {
        match &self.database {
            Some(_) => PathBuf::from(format!("etendard-{name}")),
            None => self.folder().join(name),
        }
    }

    /// The address of the store; its folder is made where there is none.
    pub(crate) fn address(&self) -> Result<String, Error> {
        if let Some(database) = &self.database {
            return Ok(database.clone());
        }
        let folder = self.folder();
        make_folder(&folder).map_err(|error| Error::Unwritable(folder.clone(), error))?;
        Ok(format!("sqlite:{}", folder.join("games.sqlite").display()))
    }
}

/// Makes a folder that only its owner looks into; one that is there stays as it is.
fn make_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// What is wanted.
#[derive(Clone, Debug, clap::Args)]
pub(crate) struct Wanted {
    /// Where to listen; 0.0.0.0:8080 for everybody on the local network. A port that is taken: the next free one.
    #[arg(long, value_name = "ADDRESS", default_value = "127.0.0.1:8080")]
    address: SocketAddr,
    #[command(flatten)]
    place: Place,
    /// Another site whose pages may speak to this server: <https://example.org>. May be said several times.
    #[arg(long, value_name = "ORIGIN")]
    allow_origin: Vec<String>,
    /// A proxy stands before the server and says in X-Forwarded-For who asks.
    #[arg(long)]
    behind_proxy: bool,
    /// Requests a second from one address.
    #[arg(long, value_name = "N", default_value_t = 40)]
    requests_per_second: u32,
    /// Messages a second from one seat.
    #[arg(long, value_name = "N", default_value_t = 20)]
    messages_per_second: u32,
    /// Games one address may make in an hour.
    #[arg(long, value_name = "N", default_value_t = 120)]
    games_per_hour: u32,
    /// Battles and new versions one address may publish on the shelf in a day.
    #[arg(long, value_name = "N", default_value_t = 20)]
    battles_per_day: u32,
    /// Battles on the shelf; 0 for a server without a shelf.
    #[arg(long, value_name = "N", default_value_t = 2000)]
    battles_on_shelf: u32,
    /// Megabytes the battles on the shelf may take, all versions together.
    #[arg(long, value_name = "N", default_value_t = 200)]
    shelf_megabytes: u32,
    /// Connections from one address at once.
    #[arg(long, value_name = "N", default_value_t = 200)]
    connections_per_address: u32,
    /// Live connections from one address at once.
    #[arg(long, value_name = "N", default_value_t = 100)]
    sockets_per_address: u32,
    /// Live connections of those who watch one game at once.
    #[arg(long, value_name = "N", default_value_t = 200)]
    sockets_per_game: u32,
    /// Entries in the log of one game.
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    entries_per_game: u32,
    /// Days after which a finished game is deleted (default: it is kept for ever).
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u64).range(1..=36_500))]
    keep_finished: Option<u64>,
    /// Seconds somebody may take to say what he wants, to send it, or to take what is sent to him.
    #[arg(long, value_name = "SECONDS", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..))]
    patience: u64,
    /// How to log.
    #[arg(long, value_enum, default_value_t)]
    log: LogStyle,
    /// Open the page in the browser.
    #[arg(long)]
    open: bool,
}

/// Serves until it is told to stop.
pub(crate) fn run(wanted: &Wanted, language: Language) -> Result<Outcome, Error> {
    log(wanted.log);
    let options = Options {
        next_port: true,
        origins: wanted.allow_origin.clone(),
        behind_proxy: wanted.behind_proxy,
        requests_per_second: wanted.requests_per_second,
        messages_per_second: wanted.messages_per_second,
        games_per_hour: wanted.games_per_hour,
        battles_per_day: wanted.battles_per_day,
        battles_on_shelf: wanted.battles_on_shelf,
        shelf_megabytes: wanted.shelf_megabytes,
        connections_per_address: wanted.connections_per_address,
        sockets_per_address: wanted.sockets_per_address,
        sockets_per_game: wanted.sockets_per_game,
        entries_per_game: wanted.entries_per_game,
        keep_finished: wanted.keep_finished.map(|days| Duration::from_hours(24 * days)),
        patience: Duration::from_secs(wanted.patience),
        ..Options::new(wanted.address, wanted.place.address()?)
    };
    let runtime = tokio::runtime::Runtime::new().map_err(|error| Error::World(error.to_string()))?;
    runtime.block_on(async {
        let server = Server::start(options).await.map_err(Error::Serve)?;
        let address = server.address();
        eprintln!("{}", page::greeting(wanted.address, address, lan(address), language));
        if wanted.open {
            page::open(address, language);
        }
        told_to_stop().await;
        eprintln!("{}", page::farewell(language));
        server.close().await;
        Ok(Outcome { text: String::new(), code: ExitCode::SUCCESS })
    })
}

/// The address others on the network reach this machine at, where it listens to them.
fn lan(address: SocketAddr) -> Option<IpAddr> {
    if !address.ip().is_unspecified() {
        return None;
    }
    // Nothing is sent: the system only says which way it would go.
    let socket = UdpSocket::bind(("0.0.0.0", 0)).ok()?;
    socket.connect(("192.0.2.1", 9)).ok()?;
    socket.local_addr().ok().map(|own| own.ip()).filter(|ip| !ip.is_unspecified() && !ip.is_loopback())
}

fn log(style: LogStyle) {
    let colours = std::io::stderr().is_terminal();
    let builder = tracing_subscriber::fmt().with_writer(std::io::stderr).with_ansi(colours);
    let builder = builder.with_max_level(tracing::Level::INFO);
    // A second subscriber would be a second server in the same process, which this program never is.
    let _ = match style {
        LogStyle::Text => builder.with_target(false).try_init(),
        LogStyle::Json => builder.json().try_init(),
    };
}

/// Ctrl-C, or the system's wish that the process end.
async fn told_to_stop() {
    let keyboard = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let system = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => {
                signal.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let system = std::future::pending::<()>();
    tokio::select! {
        () = keyboard => {}
        () = system => {}
    }
}
