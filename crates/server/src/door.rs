//! The door: who is let in, how many at once, and how long somebody may take who does not get on.

mod files;
mod stream;

pub(crate) use files::most_connections;

use crate::crowd::{Crowd, Held};
use crate::house::House;
use crate::limits::network;
use crate::metrics;
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};
use stream::Impatient;
use tokio::net::{TcpListener, TcpStream};

/// After a connection that could not be taken, whatever was missing has so long to come back.
const BREATH: Duration = Duration::from_millis(200);
/// What happens at the door is written down so often at most: it happens most when there is least time for it.
const QUIET: Duration = Duration::from_secs(10);

/// The door of a house.
pub(crate) struct Door {
    house: Arc<House>,
    router: TowerToHyperService<Router>,
    /// Connections at once, from anywhere.
    most: u32,
    everybody: Crowd<()>,
    addresses: Crowd<IpAddr>,
}

/// The places of one connection.
type Places = (Held<()>, Option<Held<IpAddr>>);

impl Door {
    pub(crate) fn new(house: Arc<House>, router: Router, most: u32) -> Self {
        let router = TowerToHyperService::new(router);
        Self { house, router, most, everybody: Crowd::default(), addresses: Crowd::default() }
    }

    /// Lets people in until the house closes.
    pub(crate) async fn keep(self, listener: TcpListener) {
        let mut closing = self.house.closing();
        let mut notes = DoorNotes::default();
        loop {
            let came = tokio::select! {
                came = listener.accept() => came,
                _ = closing.wait_for(|closing| *closing) => return,
            };
            match came {
                Ok((stream, from)) => match self.room_for(from.ip()) {
                    Ok(places) => self.let_in(stream, from, places),
                    Err(why) => notes.turned_away(why, from.ip()),
                },
                // Somebody who was gone before he was let in is nobody's trouble.
                Err(error) if is_his_own(&error) => {}
                Err(error) => {
                    notes.cannot_accept(&error);
                    tokio::time::sleep(BREATH).await;
                }
            }
        }
    }

    /// Is there room for one more? Behind a proxy every connection is the proxy's.
    fn room_for(&self, from: IpAddr) -> Result<Places, &'static str> {
        let own = if self.house.options.behind_proxy {
            None
        } else {
            let most = self.house.options.connections_per_address;
            Some(self.addresses.enter(network(from), most).ok_or("address")?)
        };
        let place = self.everybody.enter((), self.most).ok_or("server")?;
        Ok((place, own))
    }

    fn let_in(&self, stream: TcpStream, from: SocketAddr, places: Places) {
        let patience = self.house.options.patience;
        let router = self.router.clone();
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo(from));
            router.call(request.map(Body::new))
        });
        // What is written goes at once: messages are small, and somebody waits for them.
        let _ = stream.set_nodelay(true);
        let mut builder = http1::Builder::new();
        // The same clock runs while the next request is waited for.
        builder.timer(TokioTimer::new()).header_read_timeout(patience);
        let connection = builder.serve_connection(TokioIo::new(Impatient::new(stream, patience, places)), service);
        let mut closing = self.house.closing();
        tokio::spawn(async move {
            let mut connection = std::pin::pin!(connection.with_upgrades());
            tokio::select! {
                // Whatever broke off, the other side knows it.
                _ = connection.as_mut() => return,
                _ = closing.wait_for(|closing| *closing) => connection.as_mut().graceful_shutdown(),
            }
            let _ = connection.await;
        });
    }
}

/// Did the other side spoil it, and not want of anything here?
fn is_his_own(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}

/// What is written down about the door, now and then.
#[derive(Debug, Default)]
struct DoorNotes {
    last: Option<Instant>,
    turned_away: u64,
}

impl DoorNotes {
    fn turned_away(&mut self, why: &'static str, from: IpAddr) {
        metrics::turned_away(why);
        self.turned_away += 1;
        if self.may_speak() {
            let count = std::mem::take(&mut self.turned_away);
            tracing::warn!(why, %from, count, "too many connections: turned away");
        }
    }

    fn cannot_accept(&mut self, error: &std::io::Error) {
        metrics::turned_away("accept");
        if self.may_speak() {
            tracing::error!(%error, "no connection can be taken just now; raise the limit on open files (ulimit -n)");
        }
    }

    fn may_speak(&mut self) -> bool {
        let speaks = self.last.is_none_or(|last| QUIET < last.elapsed());
        if speaks {
            self.last = Some(Instant::now());
        }
        speaks
    }
}
