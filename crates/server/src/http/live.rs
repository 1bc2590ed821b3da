//! The WebSocket of a table: one task for each, which reads, answers and passes on what the room tells.

use super::Oops;
use super::asker::{Asker, speaker};
use crate::house::House;
use crate::limits::{self, Pace};
use crate::room::{Room, Speaker, Welcome, written};
use crate::trouble::Trouble;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::response::Response;
use rulebook::Language;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use wire::live::{ClientMessage, ServerMessage};

/// Whoever has not said hello after so long is let go.
const PATIENCE: Duration = Duration::from_secs(15);
/// A sign of life goes out after so much silence, and the connection is given up when the next one is due.
const SILENCE: Duration = Duration::from_secs(45);
/// Bytes kept for reading; the usual 128 KiB for each socket would be most of the server's memory.
const READ_BUFFER: usize = 4096;
/// Bytes gathered before they are written: none, each message is written at once.
const WRITE_BUFFER: usize = 0;
/// Bytes that may wait to be written.
const MOST_WAITING: usize = 4 << 20;

/// A live connection to a table.
#[utoipa::path(
    get, path = "/api/games/{id}/live",
    params(("id" = String, Path)),
    responses(
        (status = 101, description = "A WebSocket: docs/server.md"),
        (status = "4XX", body = super::reply::OopsView),
    ),
)]
pub(crate) async fn live(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
    asker: Asker,
    upgrade: WebSocketUpgrade,
) -> Result<Response, Oops> {
    if house.is_closing() {
        return Err(asker.oops(Trouble::closing()));
    }
    // Whether there is such a game is said before the connection, not after.
    house.room(&id).await.map_err(|trouble| asker.oops(trouble))?;
    let upgrade = upgrade.read_buffer_size(READ_BUFFER).write_buffer_size(WRITE_BUFFER);
    let upgrade = upgrade.max_write_buffer_size(MOST_WAITING);
    let upgrade = upgrade.max_message_size(super::LONGEST).max_frame_size(super::LONGEST);
    let language = asker.language;
    let mut closing = house.closing();
    Ok(upgrade.on_upgrade(move |socket| async move {
        let mut talk = Talk { pace: house.limits.socket(), house, game: id, socket, language };
        if let Err(end) = talk.go_on(&mut closing).await {
            talk.bye(end).await;
        }
    }))
}

/// Why a connection ends.
enum End {
    /// The other side has gone.
    Gone,
    /// The server has something to say first.
    Said(Trouble),
}

impl From<axum::Error> for End {
    fn from(_: axum::Error) -> Self {
        Self::Gone
    }
}

impl From<Trouble> for End {
    fn from(trouble: Trouble) -> Self {
        Self::Said(trouble)
    }
}

/// One connection.
struct Talk {
    house: Arc<House>,
    game: String,
    socket: WebSocket,
    pace: Pace,
    language: Language,
}

impl Talk {
    /// Listens until somebody goes.
    async fn go_on(&mut self, closing: &mut watch::Receiver<bool>) -> Result<(), End> {
        let (mut somebody, after) = tokio::select! {
            hello = tokio::time::timeout(PATIENCE, self.hello()) => hello.map_err(|_| Trouble::hello_first())??,
            () = closed(closing) => return Err(Trouble::closing().into()),
        };
        self.language = somebody.reader.language;
        let room = self.house.room(&self.game).await?;
        let listening = room.listen(&self.house, somebody.reader, after).await?;
        let (serial, mut post) = (listening.serial, listening.post);
        let mut talked = self.welcome(&room, listening.welcome).await;
        let mut waited = false;
        while talked.is_ok() {
            talked = tokio::select! {
                news = post.recv() => match news {
                    Some(text) => self.send(text).await,
                    // The room has let him go: he did not keep up.
                    None => Err(Trouble::too_slow().into()),
                },
                said = tokio::time::timeout(SILENCE, self.socket.recv()) => match said {
                    Ok(Some(Ok(message))) => {
                        waited = false;
                        self.hear(&room, &mut somebody, serial, message).await
                    }
                    Ok(Some(Err(_)) | None) => Err(End::Gone),
                    Err(_) if waited => Err(End::Gone),
                    Err(_) => {
                        waited = true;
                        self.socket.send(Message::Ping(axum::body::Bytes::new())).await.map_err(End::from)
                    }
                },
                () = closed(closing) => Err(Trouble::closing().into()),
            };
        }
        room.leave(serial).await;
        talked
    }

    /// The first message: who he is, and what he has seen.
    async fn hello(&mut self) -> Result<(Speaker, u64), End> {
        loop {
            let text = match self.socket.recv().await {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                Some(Ok(Message::Binary(_))) => return Err(Trouble::hello_first().into()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(End::Gone),
            };
            let said = serde_json::from_str(&text).map_err(Trouble::malformed)?;
            let ClientMessage::Hello { token, after, language } = said else {
                return Err(Trouble::hello_first().into());
            };
            self.language = language.into();
            let somebody = speaker(&self.house, &self.game, token.as_deref(), language.into()).await?;
            return Ok((somebody, after));
        }
    }

    /// Something was said.
    async fn hear(
        &mut self,
        room: &Arc<Room>,
        somebody: &mut Speaker,
        serial: u64,
        message: Message,
    ) -> Result<(), End> {
        let text = match message {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Close(_) => return Err(End::Gone),
            Message::Binary(_) => return Err(Trouble::malformed("binary").into()),
        };
        let language = somebody.reader.language;
        let (id, answer) = match serde_json::from_str::<ClientMessage>(&text) {
            Err(error) => (id_of(&text), Trouble::malformed(error).answer(language)),
            Ok(said) => {
                let id = said.id().to_owned();
                if let Err(trouble) = limits::message(&self.pace) {
                    (id, trouble.answer(language))
                } else if let ClientMessage::Language { language: wanted, .. } = said {
                    somebody.reader.language = wanted.into();
                    self.language = wanted.into();
                    let welcome = room.relisten(&self.house, serial, somebody.reader).await?;
                    return self.welcome(room, welcome).await;
                } else {
                    (id, room.say(&self.house, somebody, said).await)
                }
            }
        };
        self.send(written(&ServerMessage::Answer { id, answer })).await
    }

    /// Page by page, each once the one before has gone.
    async fn welcome(&mut self, room: &Room, mut welcome: Welcome) -> Result<(), End> {
        while let Some(page) = welcome.next(room, &self.house).await? {
            self.send(written(&page)).await?;
        }
        Ok(())
    }

    async fn send(&mut self, text: Utf8Bytes) -> Result<(), End> {
        Ok(self.socket.send(Message::Text(text)).await?)
    }

    /// The last word, where there is one to say.
    async fn bye(&mut self, end: End) {
        let End::Said(trouble) = end else { return };
        let text = trouble.said(self.language).to_owned();
        let code = if trouble.status.is_server_error() { close_code::AWAY } else { close_code::POLICY };
        let reason = Utf8Bytes::from_static(trouble.code);
        // Whoever has gone already does not hear it.
        let said = self.send(written(&ServerMessage::Bye { text })).await;
        if said.is_ok() {
            let _ = self.socket.send(Message::Close(Some(CloseFrame { code, reason }))).await;
        }
    }
}

/// The server closes, or is gone altogether.
async fn closed(closing: &mut watch::Receiver<bool>) {
    let _ = closing.wait_for(|closing| *closing).await;
}

/// The id of something that could not be read, if it had one.
fn id_of(text: &str) -> String {
    let read = serde_json::from_str::<serde_json::Value>(text).ok();
    let id = read.as_ref().and_then(|said| said.get("id")).and_then(serde_json::Value::as_str);
    id.unwrap_or_default().to_owned()
}
