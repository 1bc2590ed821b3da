//! How a server is run.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

/// Called before a command is worked out, with the game and the number its entry would have. Tests make it panic.
pub type Trip = Arc<dyn Fn(&str, u64) + Send + Sync>;

/// How a server is run.
#[derive(Clone)]
pub struct Options {
    /// Where it listens.
    pub address: SocketAddr,
    /// Is the next free port taken where this one is not free?
    pub next_port: bool,
    /// Where games are kept: a file, or `postgres://…`.
    pub database: String,
    /// Sites besides this one whose pages may speak to it: `https://example.org`.
    pub origins: Vec<String>,
    /// Does a proxy before the server say who asks, in `X-Forwarded-For`?
    pub behind_proxy: bool,
    /// Requests a second from one address, on average.
    pub requests_per_second: u32,
    /// Messages a second from one seat or socket, on average.
    pub messages_per_second: u32,
    /// Games one address may make in an hour.
    pub games_per_hour: u32,
    /// Battles and new versions one address may publish in a day.
    pub battles_per_day: u32,
    /// Battles on the shelf; none are taken where this is 0.
    pub battles_on_shelf: u32,
    /// Megabytes of all their versions.
    pub shelf_megabytes: u32,
    /// Connections from one address at once; behind a proxy they are not told apart.
    pub connections_per_address: u32,
    /// WebSockets from one address at once.
    pub sockets_per_address: u32,
    /// WebSockets of those who watch one game at once.
    pub sockets_per_game: u32,
    /// Entries in the log of one game.
    pub entries_per_game: u32,
    /// Finished games nobody has touched for so long are deleted; never where nothing is said.
    pub keep_finished: Option<Duration>,
    /// How long somebody may take to say what he wants, to send it, or to take what is sent to him.
    pub patience: Duration,
    /// For tests.
    pub trip: Option<Trip>,
}

impl Options {
    /// The usual: this machine only, games kept in this file.
    #[must_use]
    pub fn new(address: SocketAddr, database: impl Into<String>) -> Self {
        Self {
            address,
            next_port: false,
            database: database.into(),
            origins: Vec::new(),
            behind_proxy: false,
            requests_per_second: 40,
            messages_per_second: 20,
            games_per_hour: 120,
            battles_per_day: 20,
            battles_on_shelf: 2000,
            shelf_megabytes: 200,
            connections_per_address: 200,
            sockets_per_address: 100,
            sockets_per_game: 200,
            entries_per_game: 10_000,
            keep_finished: None,
            patience: Duration::from_secs(20),
            trip: None,
        }
    }
}

impl std::fmt::Debug for Options {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // No database: its address may hold a password.
        out.debug_struct("Options")
            .field("address", &self.address)
            .field("origins", &self.origins)
            .finish_non_exhaustive()
    }
}
