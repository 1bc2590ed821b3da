//! Those who look at a game, and what they are told.

use super::welcome::Welcome;
use super::{Inner, Listener, News, Room, Speaker};
use crate::house::House;
use crate::metrics;
use axum::extract::ws::Utf8Bytes;
use host::{HostedGame, Presence, TableDeed, TableReader, Trouble};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use tokio::sync::mpsc;
use wire::live::{ServerMessage, TableView, YouView};

/// Messages that may wait for a slow reader; beyond, the connection is closed, and he comes back for the rest.
const POST: usize = 64;

/// Somebody who listens.
#[derive(Debug)]
pub(crate) struct Listening {
    pub(crate) serial: u64,
    pub(crate) post: mpsc::Receiver<Utf8Bytes>,
    /// The welcome, to be sent first.
    pub(crate) welcome: Welcome,
}

impl Room {
    /// Somebody comes to the table: he is told how it stands and what he has not seen, and everything that follows.
    pub(crate) async fn listen(
        self: &Arc<Self>,
        house: &Arc<House>,
        speaker: &Speaker,
        after: u64,
    ) -> Result<Listening, Trouble> {
        let mut inner = self.enter(house).await?;
        // What he has seen elsewhere must not be told to him again as news.
        if inner.game.number < after {
            self.catch_up(house, &mut inner).await?;
        }
        let (reader, freed) = (speaker.reader(), speaker.visitor.freed);
        inner.game.is_seated(&speaker.visitor)?;
        let (sender, post) = mpsc::channel(POST);
        inner.serial += 1;
        let serial = inner.serial;
        // The others hear of him; he himself is told by the welcome.
        inner.listeners.push(Listener { serial, reader, freed, post: sender });
        let table = host::table(&inner.game, inner.presence(), reader);
        inner.tell_presence(Some(serial));
        self.wake_computer(house, &mut inner);
        metrics::listeners(1);
        Ok(Listening { serial, post, welcome: Welcome::new(table, after, reader) })
    }

    /// Somebody goes.
    pub(crate) async fn leave(&self, serial: u64) {
        let mut inner = self.inner.lock().await;
        let before = inner.listeners.len();
        inner.listeners.retain(|listener| listener.serial != serial);
        metrics::listeners(-1);
        if inner.listeners.len() < before {
            inner.tell_presence(None);
        }
    }

    /// Somebody reads on in another language, and is welcomed in it.
    pub(crate) async fn relisten(&self, house: &House, serial: u64, reader: TableReader) -> Result<Welcome, Trouble> {
        let mut inner = self.enter(house).await?;
        if let Some(own) = inner.listeners.iter_mut().find(|listener| listener.serial == serial) {
            own.reader = reader;
        }
        // Everything again: what he has is in the other language.
        Ok(Welcome::new(host::table(&inner.game, inner.presence(), reader), 0, reader))
    }

    /// The table as somebody sees it.
    pub(crate) async fn table(self: &Arc<Self>, house: &Arc<House>, reader: TableReader) -> Result<TableView, Trouble> {
        let mut inner = self.enter(house).await?;
        self.wake_computer(house, &mut inner);
        Ok(host::table(&inner.game, inner.presence(), reader))
    }

    /// The table as it stood after an entry, to look at: nothing can be chosen there.
    pub(crate) async fn table_at(&self, house: &House, number: u64, reader: TableReader) -> Result<TableView, Trouble> {
        let mut log = self.log(house, 0).await?;
        log.truncate(usize::try_from(number).unwrap_or(usize::MAX));
        let then = HostedGame::load(&self.birth, &log).map_err(|error| Trouble::fault(&error.to_string()))?;
        let onlooker = TableReader { you: YouView::default(), ..reader };
        Ok(TableView { you: reader.you, ..host::table(&then, Presence::default(), onlooker) })
    }
}

impl Inner {
    /// Who is there.
    pub(super) fn presence(&self) -> Presence {
        Presence::of(self.listeners.iter().map(|listener| listener.reader))
    }

    /// Tells everybody what happened.
    pub(super) fn tell(&mut self, news: &News) {
        self.send(None, |game, presence, reader| host::news(game, presence, reader, news));
        if news.iter().any(|(entry, _)| matches!(entry.deed, TableDeed::Freed { .. } | TableDeed::Rekeyed { .. })) {
            self.show_out();
        }
    }

    /// Whoever sat in a seat that was freed is let go.
    fn show_out(&mut self) {
        let (game, before) = (&self.game, self.listeners.len());
        self.listeners.retain(|listener| game.still_seats(listener.reader, listener.freed));
        if self.listeners.len() < before {
            self.tell_presence(None);
        }
    }

    /// Tells everybody but one that somebody came or went.
    pub(super) fn tell_presence(&mut self, but: Option<u64>) {
        self.send(but, host::presence_told);
    }

    /// Tells everybody how far a computer has thought.
    pub(super) fn tell_thinking(&mut self, per_mille: u16) {
        self.send(None, |_, _, _| ServerMessage::Thinking { per_mille });
    }

    /// Sends everybody his own view, written once for all who see the same. Whoever does not keep up is let go: he
    /// comes back and asks for what he missed.
    fn send(&mut self, but: Option<u64>, message: impl Fn(&HostedGame, Presence, TableReader) -> ServerMessage) {
        let presence = self.presence();
        let mut ready: Vec<(TableReader, Utf8Bytes)> = Vec::new();
        let game = &self.game;
        self.listeners.retain(|listener| {
            if Some(listener.serial) == but {
                return true;
            }
            let known = ready.iter().find(|(reader, _)| *reader == listener.reader).map(|(_, text)| text.clone());
            let text = known.or_else(|| {
                let made = catch_unwind(AssertUnwindSafe(|| written(&message(game, presence, listener.reader))));
                let made = made.inspect_err(|_| {
                    tracing::error!(game = &*game.id, number = game.number, "a fault while telling");
                    metrics::frozen();
                });
                ready.extend(made.as_ref().ok().map(|text| (listener.reader, text.clone())));
                made.ok()
            });
            text.is_some_and(|text| listener.post.try_send(text).is_ok())
        });
    }
}

/// A message as it goes over the wire.
pub(crate) fn written(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("texts and numbers can always be written").into()
}
