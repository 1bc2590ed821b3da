//! News from every server on the same database.

use super::CHANNEL;
use crate::Notice;
use std::future::poll_fn;
use std::time::Duration;
use tokio::sync::{broadcast, mpsc};
use tokio_postgres::{AsyncMessage, Client, Config, Error, NoTls, Notification};

/// How long to wait before the first and at most before any later attempt to be connected again.
const PAUSES: [Duration; 2] = [Duration::from_millis(100), Duration::from_secs(5)];

/// A connection that listens. The client is kept for the connection's sake.
pub(super) struct Ear {
    _client: Client,
    heard: mpsc::UnboundedReceiver<Notification>,
}

impl Ear {
    pub(super) async fn open(config: &Config) -> Result<Self, Error> {
        let (client, mut connection) = config.connect(NoTls).await?;
        let (sender, heard) = mpsc::unbounded_channel();
        tokio::spawn(async move {
            // Ends when the connection does; the sender ends with it, which is how the loss is heard.
            while let Some(Ok(message)) = poll_fn(|context| connection.poll_message(context)).await {
                if let AsyncMessage::Notification(notification) = message
                    && sender.send(notification).is_err()
                {
                    break;
                }
            }
        });
        client.batch_execute(&format!("LISTEN {CHANNEL}")).await?;
        Ok(Self { _client: client, heard })
    }
}

/// Passes news on, and gets connected again whenever it loses the connection.
pub(super) async fn run(config: Config, mut ear: Ear, news: broadcast::Sender<Notice>) {
    loop {
        while let Some(notification) = ear.heard.recv().await {
            if let Some(notice) = read(notification.payload()) {
                // Nobody may be listening.
                let _ = news.send(notice);
            }
        }
        let mut pause = PAUSES[0];
        ear = loop {
            tokio::time::sleep(pause).await;
            match Ear::open(&config).await {
                Ok(ear) => break ear,
                Err(_) => pause = (2 * pause).min(PAUSES[1]),
            }
        };
        let _ = news.send(Notice::Missed);
    }
}

/// `57 the-game`.
fn read(payload: &str) -> Option<Notice> {
    let (last, game) = payload.split_once(' ')?;
    Some(Notice::Appended { game: game.to_owned(), last: last.parse().ok()? })
}
