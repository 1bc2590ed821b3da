//! The WebSocket of a table: one task for each, which reads, answers and passes on what the room tells.

use super::Oops;
use super::asker::{Asker, Knock, speaker};
use crate::crowd::Held;
use crate::house::House;
use crate::limits::{Caller, network};
use crate::metrics;
use crate::room::{Room, Speaker, Welcome, written};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{Path, State};
use axum::response::Response;
use host::Trouble;
use rulebook::Language;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use storage::TokenHash;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep_until};
use wire::live::{AnswerWire, ClientMessage, ServerMessage};

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
/// A whole message may take so many times the patience there is for a byte of it.
const LONGEST_SEND: u32 = 3;
/// Whoever speaks too fast is told so; after so many times without a pause the connection is closed.
const MOST_EXCESS: u32 = 200;
/// Pages one seat may be open on at once.
const SOCKETS_OF_A_SEAT: u32 = 10;
/// Questions of one socket that may wait for their answers.
const QUESTIONS: usize = 8;

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
    let place = house.sockets.enter(network(asker.address), house.options.sockets_per_address);
    let place = place.ok_or_else(|| asker.oops(turned_away("sockets", Trouble::too_many_sockets())))?;
    // Whether there is such a game is said before the connection, not after.
    house.room(&id).await.map_err(|trouble| asker.oops(trouble))?;
    let upgrade = upgrade.read_buffer_size(READ_BUFFER).write_buffer_size(WRITE_BUFFER);
    let upgrade = upgrade.max_write_buffer_size(MOST_WAITING);
    let upgrade = upgrade.max_message_size(super::LONGEST).max_frame_size(super::LONGEST);
    let (language, address) = (asker.language, asker.address);
    let mut closing = house.closing();
    Ok(upgrade.on_upgrade(move |socket| async move {
        let questions = JoinSet::new();
        let mut talk = Talk { house, game: id, socket, language, address, asked: questions, excess: 0 };
        if let Err(end) = talk.go_on(&mut closing).await {
            talk.bye(end).await;
        }
        drop(place);
    }))
}

/// Somebody is turned away, and counted.
fn turned_away(why: &'static str, trouble: Trouble) -> Trouble {
    metrics::turned_away(why);
    trouble
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

/// A place at a table.
#[expect(dead_code, reason = "a place is held, and free again when it goes")]
enum AtTable {
    Watcher(Held<String>),
    Seat(Held<TokenHash>),
}

/// Somebody who has said hello.
struct Guest {
    speaker: Speaker,
    after: u64,
    _place: AtTable,
}

/// One connection.
struct Talk {
    house: Arc<House>,
    game: String,
    socket: WebSocket,
    language: Language,
    address: IpAddr,
    /// Questions that are worked on; they end with the connection.
    asked: JoinSet<(String, AnswerWire)>,
    /// Messages that came too fast, one after the other.
    excess: u32,
}

impl Talk {
    /// Listens until somebody goes.
    async fn go_on(&mut self, closing: &mut watch::Receiver<bool>) -> Result<(), End> {
        let mut guest = tokio::select! {
            hello = tokio::time::timeout(PATIENCE, self.hello()) => hello.map_err(|_| Trouble::hello_first())??,
            () = closed(closing) => return Err(Trouble::closing().into()),
        };
        let room = self.house.room(&self.game).await?;
        let listening = room.listen(&self.house, &guest.speaker, guest.after).await?;
        let (serial, mut post) = (listening.serial, listening.post);
        let mut talked = self.welcome(&room, listening.welcome).await;
        let (mut waited, mut due) = (false, Instant::now() + SILENCE);
        while talked.is_ok() {
            talked = tokio::select! {
                news = post.recv() => match news {
                    Some(text) => self.send(text).await,
                    // The room has let him go.
                    None => Err(room.why_gone(&self.house, &guest.speaker).await.into()),
                },
                Some(answered) = self.asked.join_next() => self.answered(answered).await,
                said = self.socket.recv() => match said {
                    Some(Ok(message)) => {
                        (waited, due) = (false, Instant::now() + SILENCE);
                        self.hear(&room, &mut guest.speaker, serial, message).await
                    }
                    Some(Err(_)) | None => Err(End::Gone),
                },
                () = sleep_until(due), if waited => Err(End::Gone),
                () = sleep_until(due) => {
                    (waited, due) = (true, Instant::now() + SILENCE);
                    self.pass(Message::Ping(axum::body::Bytes::new())).await
                },
                () = closed(closing) => Err(Trouble::closing().into()),
            };
        }
        room.leave(serial).await;
        talked
    }

    /// The first message: who he is, and what he has seen.
    async fn hello(&mut self) -> Result<Guest, End> {
        loop {
            let message = self.socket.recv().await;
            self.count(&Caller::of(None, self.address))?;
            let text = match message {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                Some(Ok(Message::Binary(_))) => return Err(Trouble::hello_first().into()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(End::Gone),
            };
            let said = serde_json::from_str(&text).map_err(Trouble::malformed)?;
            let ClientMessage::Hello { token, invitation, after, language } = said else {
                return Err(Trouble::hello_first().into());
            };
            self.language = language.into();
            let (token, invitation) = (token.as_deref(), invitation.as_deref());
            let knock = Knock { token, invitation, address: self.address, language: self.language };
            let room = self.house.room(&self.game).await?;
            let speaker = speaker(&self.house, &room, knock).await?;
            let place = self.place(&speaker)?;
            return Ok(Guest { speaker, after, _place: place });
        }
    }

    /// A place among those who watch, or among the pages of his seat.
    fn place(&self, speaker: &Speaker) -> Result<AtTable, Trouble> {
        match speaker.caller {
            Caller::Seat(seat) => {
                let place = self.house.seated.enter(seat, SOCKETS_OF_A_SEAT).map(AtTable::Seat);
                place.ok_or_else(|| turned_away("seat", Trouble::too_many_of_a_seat()))
            }
            Caller::Address(_) => {
                let most = self.house.options.sockets_per_game;
                let place = self.house.watchers.enter(self.game.clone(), most).map(AtTable::Watcher);
                place.ok_or_else(|| turned_away("watchers", Trouble::too_many_watchers()))
            }
        }
    }

    /// Counts whatever is said; whoever does not stop is let go.
    fn count(&mut self, caller: &Caller) -> Result<bool, End> {
        match self.house.limits.message(caller) {
            Ok(()) => {
                self.excess = 0;
                Ok(true)
            }
            Err(trouble) => {
                self.excess += 1;
                if MOST_EXCESS < self.excess { Err(trouble.into()) } else { Ok(false) }
            }
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
        let fits = self.count(&somebody.caller)?;
        let text = match message {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Close(_) => return Err(End::Gone),
            Message::Binary(_) => return Err(Trouble::malformed("binary").into()),
        };
        let language = somebody.reader().language;
        if !fits {
            return self.answer(id_of(&text), Trouble::too_fast().answer(language)).await;
        }
        match serde_json::from_str::<ClientMessage>(&text) {
            Err(error) => self.answer(id_of(&text), Trouble::malformed(error).answer(language)).await,
            Ok(ClientMessage::Language { language: wanted, .. }) => {
                somebody.visitor.reader.language = wanted.into();
                self.language = wanted.into();
                let welcome = room.relisten(&self.house, serial, somebody.reader()).await?;
                self.welcome(room, welcome).await
            }
            Ok(
                said @ (ClientMessage::Odds { .. } | ClientMessage::Stakes { .. } | ClientMessage::FromThere { .. }),
            ) => self.ask(room, somebody, said).await,
            Ok(said) => {
                let id = said.id().to_owned();
                let answer = room.say(&self.house, somebody, said).await;
                self.answer(id, answer).await
            }
        }
    }

    /// A question that takes a while: the game goes on meanwhile.
    async fn ask(&mut self, room: &Arc<Room>, somebody: &Speaker, said: ClientMessage) -> Result<(), End> {
        let id = said.id().to_owned();
        if QUESTIONS <= self.asked.len() {
            let busy = Trouble::one_question().answer(somebody.reader().language);
            return self.answer(id, busy).await;
        }
        let (room, house, somebody) = (Arc::clone(room), Arc::clone(&self.house), somebody.clone());
        self.asked.spawn(async move { (id, room.say(&house, &somebody, said).await) });
        Ok(())
    }

    /// A question has its answer.
    async fn answered(&mut self, answered: Result<(String, AnswerWire), tokio::task::JoinError>) -> Result<(), End> {
        let (id, answer) = answered.map_err(|error| Trouble::fault(&error.to_string()))?;
        self.answer(id, answer).await
    }

    async fn answer(&mut self, id: String, answer: AnswerWire) -> Result<(), End> {
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
        self.pass(Message::Text(text)).await
    }

    /// Sends something; whoever takes too long over it is gone.
    async fn pass(&mut self, message: Message) -> Result<(), End> {
        let longest = self.house.options.patience * LONGEST_SEND;
        match tokio::time::timeout(longest, self.socket.send(message)).await {
            Ok(sent) => Ok(sent?),
            Err(_) => Err(End::Gone),
        }
    }

    /// The last word, where there is one to say.
    async fn bye(&mut self, end: End) {
        let End::Said(trouble) = end else { return };
        let text = trouble.said(self.language).to_owned();
        let code = if 500 <= trouble.status { close_code::AWAY } else { close_code::POLICY };
        let reason = Utf8Bytes::from_static(trouble.code);
        // Whoever has gone already does not hear it.
        let said = self.send(written(&ServerMessage::Bye { text })).await;
        if said.is_ok() {
            let _ = self.pass(Message::Close(Some(CloseFrame { code, reason }))).await;
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
