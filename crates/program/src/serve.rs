//! `etendard serve`: games over the network. `docs/server.md` is its guide.

mod keep;
mod page;

pub(crate) use keep::{Keeping, Renewing, backup, export, import, renew_dice};

use crate::Outcome;
use crate::error::Error;
use rulebook::Language;
use server::{Options, Server};
use std::io::IsTerminal;
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::process::ExitCode;

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
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// A PostgreSQL database in place of the folder: <postgres://USER@HOST/DATABASE>; several servers may share it.
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data")]
    database: Option<String>,
}

impl Place {
    /// The address of the store; its folder is made where there is none.
    pub(crate) fn address(&self) -> Result<String, Error> {
        if let Some(database) = &self.database {
            return Ok(database.clone());
        }
        let folder = self.data.clone().unwrap_or_else(|| match std::env::var_os("XDG_DATA_HOME") {
            Some(home) if !home.is_empty() => PathBuf::from(home).join("etendard"),
            _ => PathBuf::from("etendard-data"),
        });
        std::fs::create_dir_all(&folder).map_err(|error| Error::Unwritable(folder.clone(), error))?;
        Ok(format!("sqlite:{}", folder.join("games.sqlite").display()))
    }
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
