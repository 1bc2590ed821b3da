//! Somebody at a table who expects the connection to break at any moment, and comes back.

use crate::ask::{self, PATIENCE};
use crate::chance::Chance;
use futures_util::{SinkExt, StreamExt};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::time::Duration;
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

/// How somebody speaks with a server.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Manner {
    /// Over a WebSocket.
    Live,
    /// By requests; he looks again and again.
    Requests,
}

/// His connection to a server.
enum Line {
    Live(Box<Socket>),
    /// To this address.
    Requests(String),
}

/// Somebody at a table.
pub(crate) struct Player {
    pub(crate) joined: Joined,
    manner: Manner,
    chance: Chance,
    line: Option<Line>,
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
    /// What he was told was not done, because somebody else was first.
    pub(crate) stale: Vec<Sent>,
    /// The last entry he knows of, whether he was told what it is or not.
    known: u64,
    /// He expects to be let go.
    farewell: bool,
}

impl Player {
    pub(crate) fn new(joined: Joined, seed: u64) -> Self {
        Self::speaking(Manner::Live, joined, seed)
    }

    pub(crate) fn speaking(manner: Manner, joined: Joined, seed: u64) -> Self {
        Self {
            joined,
            manner,
            chance: Chance::of(seed),
            line: None,
            table: None,
            entries: Vec::new(),
            pending: None,
            done: Vec::new(),
            already: 0,
            stale: Vec::new(),
            known: 0,
            farewell: false,
        }
    }

    fn seen(&self) -> u64 {
        self.entries.last().map_or(0, |entry| entry.number)
    }

    /// Comes to the table, with what he has seen.
    pub(crate) async fn come(&mut self, address: &str) -> Result<(), Lost> {
        self.line = Some(match self.manner {
            Manner::Live => Line::Live(Box::new(self.connect(address).await?)),
            Manner::Requests => Line::Requests(address.to_owned()),
        });
        self.table = None;
        while self.table.is_none() {
            self.hear().await?;
        }
        Ok(())
    }

    async fn connect(&self, address: &str) -> Result<Socket, Lost> {
        let url = format!("ws://{address}/api/games/{}/live", self.joined.game);
        let connected = tokio::time::timeout(PATIENCE, connect_async(url)).await.expect("an answer");
        let (mut socket, _) = connected.map_err(|_| Lost)?;
        let (token, after) = (Some(self.joined.token.clone()), self.seen());
        let hello = ClientMessage::Hello { token, invitation: None, after, language: LanguageWire::En };
        socket.send(Message::text(serde_json::to_string(&hello).unwrap())).await.map_err(|_| Lost)?;
        Ok(socket)
    }

    /// Goes without a word.
    pub(crate) fn leave(&mut self) {
        self.line = None;
    }

    /// The same for somebody who may be let go: a farewell is the end.
    pub(crate) async fn hear_farewell(&mut self) -> Result<Option<AnswerWire>, Lost> {
        self.farewell = true;
        self.hear().await
    }

    /// Takes in one message; an answer is handed back.
    pub(crate) async fn hear(&mut self) -> Result<Option<AnswerWire>, Lost> {
        let socket = match self.line.as_mut().ok_or(Lost)? {
            Line::Live(socket) => socket,
            Line::Requests(address) => {
                let address = address.clone();
                self.look(&address).await?;
                return Ok(None);
            }
        };
        let heard = tokio::time::timeout(PATIENCE, socket.next()).await.expect("the server says nothing");
        let text = match heard {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return Ok(None),
            _ => {
                self.line = None;
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
            // Its games are out of reach for a moment.
            ServerMessage::Bye { text } if text.contains("send your message again") => return Err(Lost),
            ServerMessage::Bye { text } => panic!("bye: {text}"),
        }
        Ok(None)
    }

    /// Asks what has happened, and how the table stands now.
    async fn look(&mut self, address: &str) -> Result<(), Lost> {
        // People do not look oftener.
        tokio::time::sleep(Duration::from_millis(5)).await;
        let entries = self.ask(address, &format!("/entries?lang=en&after={}", self.seen())).await?;
        self.note(entries);
        let table: TableView = self.ask(address, "?lang=en").await?;
        // A server that has not heard of the last entries yet shows the table as it was.
        self.table = Some(table).filter(|table| self.seen() <= table.number);
        Ok(())
    }

    async fn ask<T: DeserializeOwned>(&self, address: &str, what: &str) -> Result<T, Lost> {
        let path = format!("/api/games/{}{what}", self.joined.game);
        let (status, text) = ask::get(address, &path, Some(&self.joined.token)).await.map_err(|_| Lost)?;
        match status {
            200 => Ok(serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))),
            0 | 429 | 503 => Err(Lost),
            _ => panic!("{path}: {status} {text}"),
        }
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
        let done = matches!(answer, AnswerWire::Done { .. } | AnswerWire::AlreadyDone { .. });
        assert!(done, "{answer:?} {:?}", self.entries.last());
        Ok(())
    }

    /// Sends what he has no good answer to yet; gives back the answer.
    pub(crate) async fn send(&mut self) -> Result<AnswerWire, Lost> {
        let (address, message) = self.post().await?;
        let answer = match address {
            Some(address) => self.request(&address, message).await?,
            None => loop {
                if let Some(answer) = self.hear().await? {
                    break answer;
                }
            },
        };
        match answer {
            AnswerWire::Done { number } | AnswerWire::AlreadyDone { number } => {
                self.already += u32::from(matches!(answer, AnswerWire::AlreadyDone { .. }));
                self.done.extend(self.pending.take().map(|sent| (number, sent)));
                self.known = self.known.max(number);
            }
            AnswerWire::Stale { number } => {
                self.stale.extend(self.pending.take());
                self.known = self.known.max(number);
            }
            _ => {}
        }
        Ok(answer)
    }

    /// Sends what he has no answer to and goes at once, whatever becomes of it.
    pub(crate) async fn send_and_leave(&mut self, patience: Duration) {
        if let Ok((Some(address), message)) = self.post().await {
            let _ = tokio::time::timeout(patience, self.request(&address, message)).await;
        }
        self.leave();
    }

    /// Says it on his socket; whoever has none is told where to send it.
    async fn post(&mut self) -> Result<(Option<String>, Value), Lost> {
        let Sent { after, command, nonce } = self.pending.clone().expect("something to say");
        let message = json!({"say": "command", "id": "1", "after": after, "command": command, "nonce": nonce});
        match self.line.as_mut().ok_or(Lost)? {
            Line::Requests(address) => Ok((Some(address.clone()), message)),
            Line::Live(socket) => {
                if socket.send(Message::text(message.to_string())).await.is_err() {
                    self.line = None;
                    return Err(Lost);
                }
                Ok((None, message))
            }
        }
    }

    async fn request(&self, address: &str, message: Value) -> Result<AnswerWire, Lost> {
        let path = format!("/api/games/{}/messages?lang=en", self.joined.game);
        let asked = ask::post(address, &path, Some(&self.joined.token), message).await;
        let (status, said) = asked.map_err(|_| Lost)?;
        match status {
            0 => Err(Lost),
            200 => Ok(serde_json::from_value(said).unwrap()),
            _ => {
                let word = |key: &str| said[key].as_str().unwrap_or_else(|| panic!("{status} {said}")).to_owned();
                Ok(AnswerWire::Error { code: word("code"), text: word("text") })
            }
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.pending.is_none() && self.table.as_ref().is_some_and(|table| table.progress == Progress::Over)
    }

    /// Decides what to send next, if he is asked something and has heard what became of the last.
    pub(crate) fn choose(&mut self) -> bool {
        let told = self.known <= self.seen();
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
    assert!(matches!(status, 200 | 503) || said.is_string(), "{status} {said}");
    serde_json::from_value(said).ok()
}

/// Takes the free seat of a game; none if no answer came.
pub(crate) async fn join(address: &str, host: &Joined) -> Option<Joined> {
    let wanted = json!({"invitation": host.invitation, "name": "Béatrice"});
    let (status, said) = ask::post(address, &format!("/api/games/{}/join", host.game), None, wanted).await.ok()?;
    assert!(matches!(status, 200 | 503) || said.is_string(), "{status} {said}");
    serde_json::from_value(said).ok()
}
