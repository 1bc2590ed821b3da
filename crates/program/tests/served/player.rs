//! Somebody at a table who expects the connection to break at any moment, and comes back.

use crate::ask::{self, PATIENCE};
use crate::chance::Chance;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wire::CommandWire;
use wire::live::{AnswerWire, ClientMessage, EntryView, Joined, LanguageWire, Progress, ServerMessage, TableView};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// The connection is gone.
#[derive(Debug)]
pub(crate) struct Lost;

/// A command that was sent, as it was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Sent {
    pub(crate) after: u64,
    pub(crate) command: CommandWire,
    pub(crate) nonce: String,
}

/// Somebody at a table.
pub(crate) struct Player {
    pub(crate) joined: Joined,
    chance: Chance,
    socket: Option<Socket>,
    /// The table as he last saw it.
    pub(crate) table: Option<TableView>,
    /// Every entry he was told, once.
    pub(crate) entries: Vec<EntryView>,
    /// What he sent and has no answer to.
    pub(crate) pending: Option<Sent>,
    /// What he was told was done, with its entry.
    pub(crate) done: Vec<(u64, Sent)>,
    /// How often the answer was that it had been done already.
    pub(crate) already: u32,
    /// He expects to be let go.
    farewell: bool,
}

impl Player {
    pub(crate) fn new(joined: Joined, seed: u64) -> Self {
        let (entries, done) = (Vec::new(), Vec::new());
        Self {
            joined,
            chance: Chance::of(seed),
            socket: None,
            table: None,
            entries,
            pending: None,
            done,
            already: 0,
            farewell: false,
        }
    }

    fn seen(&self) -> u64 {
        self.entries.last().map_or(0, |entry| entry.number)
    }

    /// Comes to the table, with what he has seen.
    pub(crate) async fn come(&mut self, address: &str) -> Result<(), Lost> {
        let url = format!("ws://{address}/api/games/{}/live", self.joined.game);
        let connected = tokio::time::timeout(PATIENCE, connect_async(url)).await.expect("an answer");
        let (mut socket, _) = connected.map_err(|_| Lost)?;
        let (token, after) = (Some(self.joined.token.clone()), self.seen());
        let hello = ClientMessage::Hello { token, invitation: None, after, language: LanguageWire::En };
        socket.send(Message::text(serde_json::to_string(&hello).unwrap())).await.map_err(|_| Lost)?;
        self.socket = Some(socket);
        self.table = None;
        while self.table.is_none() {
            self.hear().await?;
        }
        Ok(())
    }

    /// The same for somebody who may be let go: a farewell is the end.
    pub(crate) async fn hear_farewell(&mut self) -> Result<Option<AnswerWire>, Lost> {
        self.farewell = true;
        self.hear().await
    }

    /// Takes in one message; an answer is handed back.
    pub(crate) async fn hear(&mut self) -> Result<Option<AnswerWire>, Lost> {
        let socket = self.socket.as_mut().ok_or(Lost)?;
        let heard = tokio::time::timeout(PATIENCE, socket.next()).await.expect("the server says nothing");
        let text = match heard {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return Ok(None),
            _ => {
                self.socket = None;
                return Err(Lost);
            }
        };
        match serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}")) {
            ServerMessage::News { table, entries } | ServerMessage::Welcome { table, entries, .. } => {
                self.note(entries);
                self.table = Some(*table);
            }
            ServerMessage::Entries { entries, .. } => self.note(entries),
            ServerMessage::Presence { table } => self.table = Some(*table),
            ServerMessage::Answer { answer, .. } => return Ok(Some(answer)),
            ServerMessage::Thinking { .. } => {}
            ServerMessage::Bye { .. } if self.farewell => return Err(Lost),
            ServerMessage::Bye { text } => panic!("bye: {text}"),
        }
        Ok(None)
    }

    /// Entries he was told, each once and in order.
    fn note(&mut self, entries: Vec<EntryView>) {
        for entry in entries {
            assert_eq!(entry.number, self.seen() + 1, "told twice, or not at all");
            self.entries.push(entry);
        }
    }

    /// Sends what he has no answer to, and waits until it is done.
    pub(crate) async fn insist(&mut self) -> Result<(), Lost> {
        let answer = self.send().await?;
        assert_eq!(self.pending, None, "{answer:?} {:?}", self.entries.last());
        Ok(())
    }

    /// Sends what he has no good answer to yet; gives back the answer.
    pub(crate) async fn send(&mut self) -> Result<AnswerWire, Lost> {
        let Sent { after, command, nonce } = self.pending.clone().expect("something to say");
        let message = json!({"say": "command", "id": "1", "after": after, "command": command, "nonce": nonce});
        let socket = self.socket.as_mut().ok_or(Lost)?;
        if socket.send(Message::text(message.to_string())).await.is_err() {
            self.socket = None;
            return Err(Lost);
        }
        let answer = loop {
            if let Some(answer) = self.hear().await? {
                break answer;
            }
        };
        if let AnswerWire::Done { number } | AnswerWire::AlreadyDone { number } = answer {
            self.already += u32::from(matches!(answer, AnswerWire::AlreadyDone { .. }));
            self.done.extend(self.pending.take().map(|sent| (number, sent)));
        }
        Ok(answer)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.pending.is_none() && self.table.as_ref().is_some_and(|table| table.progress == Progress::Over)
    }

    /// Decides what to send next, if he is asked something and has heard what became of the last.
    pub(crate) fn choose(&mut self) -> bool {
        let told = self.done.last().is_none_or(|(number, _)| *number <= self.seen());
        let asked = self.table.as_ref().filter(|_| told).and_then(|table| Some((table.number, table.choices.clone()?)));
        if let Some((after, choices)) = asked {
            let nonce = dice::Nonce::fresh().unwrap().to_string();
            self.pending = Some(Sent { after, command: self.chance.choose(&choices), nonce });
        }
        self.pending.is_some()
    }

    /// Chooses to attack, where he may and has nothing else to say.
    pub(crate) fn attack(&mut self) {
        if self.pending.is_some() || !self.choose() {
            return;
        }
        let actors = self.table.iter().flat_map(|table| table.choices.iter()).flat_map(|choices| &choices.actors);
        let attacks = actors.filter_map(|actor| Some((actor.unit.clone()?, actor.attacks.first()?.target.clone())));
        if let (Some((unit, target)), Some(pending)) = (attacks.clone().next(), &mut self.pending) {
            pending.command = CommandWire::Attack { unit, target };
        }
    }

    /// One step: he answers what he is asked, or hears what happens.
    pub(crate) async fn step(&mut self) -> Result<(), Lost> {
        if self.pending.is_some() || self.choose() {
            return self.insist().await;
        }
        self.hear().await.map(|answer| assert_eq!(answer, None, "an answer nobody asked for"))
    }
}

/// Makes a game; none if no answer came.
pub(crate) async fn make(address: &str, mut game: Value) -> Option<Joined> {
    // Whoever checks it afterwards has no token.
    game["public"] = json!(true);
    let (status, said) = ask::post(address, "/api/games", None, game).await.ok()?;
    assert!(status == 200 || said.is_string(), "{status} {said}");
    serde_json::from_value(said).ok()
}

/// Takes the free seat of a game; none if no answer came.
pub(crate) async fn join(address: &str, host: &Joined) -> Option<Joined> {
    let wanted = json!({"invitation": host.invitation, "name": "Béatrice"});
    let (status, said) = ask::post(address, &format!("/api/games/{}/join", host.game), None, wanted).await.ok()?;
    assert!(status == 200 || said.is_string(), "{status} {said}");
    serde_json::from_value(said).ok()
}
