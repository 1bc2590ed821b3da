//! A real server on a free port with a real file, and people who speak to it.

use crate::ask::{self, PATIENCE};
use futures_util::{SinkExt, StreamExt};
use serde::Serialize;
use serde_json::{Value, json};
use server::{Options, Server};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wire::live::{AnswerWire, ClientMessage, EntryView, Joined, LanguageWire, ServerMessage, TableView};

static HALLS: AtomicU32 = AtomicU32::new(0);

/// A server with its file.
pub(crate) struct Hall {
    server: Option<Server>,
    options: Options,
    folder: PathBuf,
    door: Option<String>,
}

impl Hall {
    pub(crate) async fn open() -> Self {
        Self::open_with(|_| {}).await
    }

    pub(crate) async fn open_with(change: impl FnOnce(&mut Options)) -> Self {
        let number = HALLS.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("etendard-tables-{}-{number}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        let database = folder.join("games.sqlite").display().to_string();
        let mut options = Options::new("127.0.0.1:0".parse().unwrap(), database);
        // Scripted players are quicker than people.
        (options.requests_per_second, options.messages_per_second) = (100_000, 100_000);
        options.games_per_hour = 1000;
        change(&mut options);
        let server = Server::start(options.clone()).await.unwrap();
        Self { server: Some(server), options, folder, door: None }
    }

    /// The server is stopped and started again.
    pub(crate) async fn restart(&mut self) {
        self.stop().await;
        self.server = Some(Server::start(self.options.clone()).await.unwrap());
    }

    /// The same, run another way.
    pub(crate) async fn restart_with(&mut self, change: impl FnOnce(&mut Options)) {
        change(&mut self.options);
        self.restart().await;
    }

    pub(crate) async fn close(mut self) {
        self.stop().await;
    }

    /// The server is stopped; its file stays.
    pub(crate) async fn stop(&mut self) {
        if let Some(server) = self.server.take() {
            server.close().await;
        }
    }

    /// Where everybody goes from now on, in place of the server's own address.
    pub(crate) fn through(&mut self, door: &str) {
        self.door = Some(door.to_owned());
    }

    pub(crate) fn file(&self) -> PathBuf {
        self.folder.join("games.sqlite")
    }

    pub(crate) fn address(&self) -> String {
        if let Some(door) = &self.door {
            return door.clone();
        }
        self.server.as_ref().unwrap().address().to_string()
    }

    /// A request, as plain as it can be: status, headers, body.
    pub(crate) async fn raw(&self, request: String) -> (u16, String, String) {
        ask::raw(&self.address(), request.as_bytes()).await.unwrap()
    }

    pub(crate) async fn get(&self, path: &str, token: Option<&str>) -> (u16, String) {
        ask::get(&self.address(), path, token).await.unwrap()
    }

    pub(crate) async fn post(&self, path: &str, token: Option<&str>, body: impl Serialize) -> (u16, Value) {
        ask::post(&self.address(), path, token, body).await.unwrap()
    }

    /// Makes a game; a public one where nothing is said about it, so that anybody may watch.
    pub(crate) async fn make(&self, game: impl Serialize) -> Joined {
        let mut game = serde_json::to_value(game).unwrap();
        game.as_object_mut().unwrap().entry("public").or_insert(true.into());
        let (status, joined) = self.post("/api/games", None, game).await;
        assert_eq!(status, 200, "{joined}");
        serde_json::from_value(joined).unwrap()
    }

    /// Two people at one table: the maker in the north, a guest in the south.
    pub(crate) async fn two(&self, scenario: &str) -> [Joined; 2] {
        let made = json!({"scenario": scenario, "north": {"kind": "me"}, "south": {"kind": "open"}, "name": "Anne"});
        let north = self.make(made).await;
        let wanted = json!({"invitation": north.invitation, "name": "Béatrice"});
        let (status, south) = self.post(&format!("/api/games/{}/join", north.game), None, wanted).await;
        assert_eq!(status, 200, "{south}");
        [north, serde_json::from_value(south).unwrap()]
    }

    /// Somebody sits down at a table with a socket.
    pub(crate) async fn sit(&self, joined: &Joined) -> Person {
        Person::come(self, &joined.game, Some(&joined.token), 0).await
    }

    /// The table as a token sees it.
    pub(crate) async fn table(&self, game: &str, token: Option<&str>) -> TableView {
        let (status, body) = self.get(&format!("/api/games/{game}?lang=en"), token).await;
        assert_eq!(status, 200, "{body}");
        serde_json::from_str(&body).unwrap()
    }
}

impl Drop for Hall {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Somebody with a socket.
pub(crate) struct Person {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// The table as he last saw it.
    pub(crate) table: TableView,
    /// Every entry he was told.
    pub(crate) entries: Vec<EntryView>,
    said: u32,
    /// The last nonce he sent.
    pub(crate) nonce: String,
    /// He was told that a computer thinks.
    pub(crate) thinking: u32,
    /// Messages of the welcome.
    pub(crate) pages: u32,
}

impl Person {
    /// Comes to a table.
    pub(crate) async fn come(hall: &Hall, game: &str, token: Option<&str>, after: u64) -> Self {
        let token = token.map(str::to_owned);
        let hello = ClientMessage::Hello { token, invitation: None, after, language: LanguageWire::En };
        Self::greet(hall, game, &hello).await
    }

    /// Comes to watch a private game.
    pub(crate) async fn invited(hall: &Hall, game: &str, invitation: &str) -> Self {
        let invitation = Some(invitation.to_owned());
        let hello = ClientMessage::Hello { token: None, invitation, after: 0, language: LanguageWire::En };
        Self::greet(hall, game, &hello).await
    }

    async fn greet(hall: &Hall, game: &str, hello: &ClientMessage) -> Self {
        let url = format!("ws://{}/api/games/{game}/live", hall.address());
        let (mut socket, _) = connect_async(url).await.unwrap();
        socket.send(Message::text(serde_json::to_string(hello).unwrap())).await.unwrap();
        let (table, entries, mut more) = match next(&mut socket).await {
            ServerMessage::Welcome { table, entries, more } => (*table, entries, more),
            other => panic!("no welcome: {other:?}"),
        };
        let mut person = Self { socket, table, entries, said: 0, nonce: String::new(), thinking: 0, pages: 1 };
        while more {
            let ServerMessage::Entries { entries, more: on } = next(&mut person.socket).await else {
                panic!("no page")
            };
            person.entries.extend(entries);
            person.pages += 1;
            more = on;
        }
        person
    }

    /// Takes in one message; an answer is handed back.
    pub(crate) async fn hear(&mut self) -> Option<(String, AnswerWire)> {
        match next(&mut self.socket).await {
            ServerMessage::News { table, entries } | ServerMessage::Welcome { table, entries, .. } => {
                self.table = *table;
                self.entries.extend(entries);
            }
            ServerMessage::Entries { entries, .. } => self.entries.extend(entries),
            ServerMessage::Presence { table } => self.table = *table,
            ServerMessage::Thinking { .. } => self.thinking += 1,
            ServerMessage::Answer { id, answer } => return Some((id, answer)),
            ServerMessage::Bye { text } => panic!("bye: {text}"),
        }
        None
    }

    /// Hears whatever comes until the table is as wanted.
    pub(crate) async fn until(&mut self, wanted: impl Fn(&TableView) -> bool) {
        while !wanted(&self.table) {
            assert!(self.hear().await.is_none(), "an answer nobody asked for");
        }
    }

    /// Comes with a token that opens nothing here; what he is told.
    pub(crate) async fn refused(hall: &Hall, game: &str, token: &str) -> String {
        Self::turned_away(hall, game, Some(token)).await
    }

    /// Comes and is turned away; what he is told.
    pub(crate) async fn turned_away(hall: &Hall, game: &str, token: Option<&str>) -> String {
        let url = format!("ws://{}/api/games/{game}/live", hall.address());
        let (mut socket, _) = connect_async(url).await.unwrap();
        let hello = ClientMessage::Hello {
            token: token.map(str::to_owned),
            invitation: None,
            after: 0,
            language: LanguageWire::En,
        };
        socket.send(Message::text(serde_json::to_string(&hello).unwrap())).await.unwrap();
        match next(&mut socket).await {
            ServerMessage::Bye { text } => text,
            other => panic!("not refused: {other:?}"),
        }
    }

    /// Sends something and waits for nothing.
    pub(crate) async fn tell(&mut self, message: &Value) {
        self.socket.send(Message::text(message.to_string())).await.unwrap();
    }

    /// The next answer, whatever else is heard before.
    pub(crate) async fn answer(&mut self) -> AnswerWire {
        loop {
            if let Some((_, answer)) = self.hear().await {
                return answer;
            }
        }
    }

    /// Says something, as JSON without its id; gives back the answer.
    pub(crate) async fn say(&mut self, mut message: Value) -> AnswerWire {
        self.said += 1;
        let id = self.said.to_string();
        message["id"] = json!(id);
        self.tell(&message).await;
        loop {
            if let Some((answered, answer)) = self.hear().await {
                assert_eq!(answered, id);
                return answer;
            }
        }
    }

    /// Gives a command about the table as he sees it.
    pub(crate) async fn command(&mut self, command: &wire::CommandWire) -> AnswerWire {
        self.nonce = dice::Nonce::fresh().unwrap().to_string();
        let (after, nonce) = (self.table.number, self.nonce.clone());
        self.say(json!({"say": "command", "after": after, "command": command, "nonce": nonce})).await
    }

    /// Gives a command that must be done, and waits until he has seen it.
    pub(crate) async fn does(&mut self, command: &wire::CommandWire) -> u64 {
        let answer = self.command(command).await;
        let AnswerWire::Done { number } = answer else { panic!("{command:?}: {answer:?}") };
        self.until(|table| number <= table.number).await;
        number
    }

    pub(crate) async fn leave(mut self) {
        let _ = self.socket.close(None).await;
    }

    /// The last word of the server.
    pub(crate) async fn bye(&mut self) -> String {
        loop {
            if let ServerMessage::Bye { text } = next(&mut self.socket).await {
                return text;
            }
        }
    }
}

async fn next(socket: &mut WebSocketStream<MaybeTlsStream<TcpStream>>) -> ServerMessage {
    loop {
        let message = tokio::time::timeout(PATIENCE, socket.next()).await.expect("the server says nothing");
        if let Message::Text(text) = message.expect("the connection is closed").unwrap() {
            return serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
        }
    }
}
