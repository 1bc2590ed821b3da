//! A server from its start to its end.

use crate::door::{Door, most_connections};
use crate::house::House;
use crate::http;
use crate::options::Options;
use crate::renewal;
use std::io::ErrorKind;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use storage::{Store, StoreError};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

/// Ports tried after the one that is taken.
const PORTS: u16 = 20;
/// Connections get so long to say goodbye.
const GOODBYE: Duration = Duration::from_secs(5);

/// Why a server does not start.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// Games cannot be kept.
    #[error("{0}")]
    Store(#[from] StoreError),
    /// Nobody can be listened to.
    #[error("cannot listen on {address}: {error}; name another with --address")]
    Listen {
        /// Where.
        address: SocketAddr,
        /// Why not.
        error: std::io::Error,
    },
}

impl ServerError {
    /// The sentence in French; English is how it is displayed.
    #[must_use]
    pub fn in_french(&self) -> String {
        match self {
            Self::Store(error) => error.in_french(),
            Self::Listen { address, error } => {
                format!(
                    "impossible d’écouter sur {address}\u{a0}: {error}\u{a0}; nommez une autre adresse avec --address"
                )
            }
        }
    }
}

/// A server that runs.
#[derive(Debug)]
pub struct Server {
    address: SocketAddr,
    house: Arc<House>,
    task: JoinHandle<()>,
}

impl Server {
    /// Starts a server: opens its store, takes its port, answers.
    ///
    /// # Errors
    /// When the store cannot be opened, or no port is free.
    pub async fn start(options: Options) -> Result<Self, ServerError> {
        let store = Store::open(&options.database).await?;
        let listener = match listen(&options).await {
            Ok(listener) => listener,
            Err(error) => {
                store.close().await;
                return Err(error);
            }
        };
        if let Err(error) = renewal::after_a_copy(&store).await {
            store.close().await;
            return Err(error.into());
        }
        let failed = |error| ServerError::Listen { address: options.address, error };
        let address = listener.local_addr().map_err(failed)?;
        let house = House::new(store, options.clone());
        let door = Door::new(Arc::clone(&house), http::router(Arc::clone(&house)), most_connections());
        let task = tokio::spawn(door.keep(listener));
        if !http::has_engine() {
            tracing::info!("the page was built without its engine: it asks this server for everything");
        }
        tracing::info!(%address, "listening");
        Ok(Self { address, house, task })
    }

    /// Where it listens.
    #[must_use]
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Says goodbye to everybody, writes what is under way, and ends.
    pub async fn close(self) {
        self.house.close();
        if tokio::time::timeout(GOODBYE, self.house.empty()).await.is_err() {
            tracing::warn!("some connections did not close in time");
        }
        self.task.abort();
        self.house.mark().await;
        self.house.store.close().await;
        tracing::info!("closed");
    }
}

/// Takes the port, or the next free one where that is allowed.
async fn listen(options: &Options) -> Result<TcpListener, ServerError> {
    let mut address = options.address;
    let last = address.port().saturating_add(if options.next_port { PORTS } else { 0 });
    loop {
        match TcpListener::bind(address).await {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() == ErrorKind::AddrInUse && address.port() < last => {
                address.set_port(address.port() + 1);
            }
            Err(error) => return Err(ServerError::Listen { address: options.address, error }),
        }
    }
}
