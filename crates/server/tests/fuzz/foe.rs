//! Somebody who throws nonsense at a server.

use crate::ask::PATIENCE;
use crate::chance::Chance;
use crate::hall::Hall;
use crate::nonsense::{Request, Said, request, said};
use futures_util::{SinkExt, StreamExt};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wire::live::{Joined, Progress, TableView};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Frames of a wave.
const WAVE: usize = 400;
/// No socket outlives a longer frame, nor one that says it is text and is not: one in so many of them is sent.
const LONGEST: usize = 60_000;
const SELDOM: usize = 20;
/// Things tried before the table is looked at again.
const ROUND: usize = 25;
/// Whoever may wait for more before he answers is given so long.
const MOMENT: Duration = Duration::from_millis(150);

/// What became of it all.
#[derive(Debug, Default)]
pub(crate) struct Seen {
    messages: usize,
    requests: usize,
    closed: usize,
    pub(crate) refused: usize,
    pub(crate) done: usize,
}

impl Seen {
    pub(crate) fn add(&mut self, other: &Self) {
        self.messages += other.messages;
        self.requests += other.requests;
        self.closed += other.closed;
        self.refused += other.refused;
        self.done += other.done;
    }
}

pub(crate) struct Foe {
    hall: Arc<Hall>,
    runner: TestRunner,
    joined: Joined,
    /// Of another game.
    foreign: Joined,
    chance: Chance,
    seen: Seen,
}

impl Foe {
    /// Tries so many things.
    pub(crate) async fn attack(hall: Arc<Hall>, cases: usize) -> Seen {
        let [joined, foreign] = [game(&hall).await, game(&hall).await];
        let runner = TestRunner::default();
        let mut foe = Self { hall, runner, joined, foreign, chance: Chance::of(3), seen: Seen::default() };
        while foe.seen.messages + foe.seen.requests < cases {
            let table = foe.hall.table(&foe.joined.game, Some(&foe.joined.token)).await;
            assert_ne!(table.progress, Progress::Frozen, "nonsense froze a game");
            if table.progress == Progress::Over {
                foe.joined = game(&foe.hall).await;
                continue;
            }
            let sound = foe.sound(&table);
            foe.talk(&sound).await;
            foe.ask(&sound).await;
        }
        foe.seen
    }

    /// What is tried in one round.
    fn draw<T>(&mut self, strategy: impl Strategy<Value = T>) -> Vec<T> {
        (0..ROUND).map(|_| strategy.new_tree(&mut self.runner).unwrap().current()).collect()
    }

    /// What could be said and would be heard, before it is damaged.
    fn sound(&mut self, table: &TableView) -> Vec<Value> {
        let after = table.number;
        let command = table.choices.as_ref().map(|choices| self.chance.choose(choices));
        let nonce = dice::Nonce::fresh().unwrap().to_string();
        let unit = &table.position.units[0].id;
        let side = json!({"troop": books::JOMINI.troops[0].key});
        let token = [&self.joined.token, &self.foreign.token][usize::from(after.is_multiple_of(2))];
        vec![
            json!({"say": "hello", "token": token, "after": after, "language": "en"}),
            json!({"say": "command", "id": "1", "after": after, "command": command, "nonce": nonce}),
            json!({"say": "undo", "id": "2", "after": after, "back": {"after": 1}}),
            json!({"say": "undo", "id": "2", "after": after, "back": "command"}),
            json!({"say": "offer-draw", "id": "3"}),
            json!({"say": "answer-draw", "id": "4", "yes": false}),
            json!({"say": "pause", "id": "5", "yes": table.progress != Progress::Paused}),
            json!({"say": "chat", "id": "6", "text": "?"}),
            json!({"say": "odds", "id": "7", "unit": unit, "policy": "best", "depth": "exchange"}),
            json!({"say": "way", "id": "8", "unit": "ney", "way": ["C4", "C5", "ZZ9", "", "C4", "C4", "C4", "C4", "C4"]}),
            json!({"say": "sight", "id": "8", "from": "A1", "to": "C4", "weapon": "guns"}),
            json!({"say": "rematch", "id": "9"}),
            json!({"say": "language", "id": "10", "language": "fr"}),
            json!({"scenario": "training-jomini", "north": {"kind": "me"}, "south": {"kind": "open"}, "name": "x"}),
            json!({"camp": "south", "invitation": self.joined.invitation, "name": "y"}),
            json!({"book": "jomini", "attacker": side, "target": side}),
            json!({"scenario": "waterloo", "from": "A1", "to": "D5"}),
        ]
    }

    /// A connection, greeted properly nine times of ten.
    async fn connect(&mut self, greet: bool) -> Socket {
        let url = format!("ws://{}/api/games/{}/live", self.hall.address(), self.joined.game);
        let (mut socket, _) = connect_async(url).await.unwrap();
        if greet {
            let hello = json!({"say": "hello", "token": self.joined.token, "after": 0});
            socket.send(Message::text(hello.to_string())).await.unwrap();
            assert!(heard(&mut socket).await.is_some_and(|said| said["tell"] == "welcome"));
        }
        socket
    }

    /// So many frames, thrown as fast as they are taken and not one answer waited for before the next.
    pub(crate) async fn flood(hall: Arc<Hall>, frames: usize) -> Seen {
        let [joined, foreign] = [game(&hall).await, game(&hall).await];
        let runner = TestRunner::default();
        let mut foe = Self { hall, runner, joined, foreign, chance: Chance::of(5), seen: Seen::default() };
        while foe.seen.messages < frames {
            let table = foe.hall.table(&foe.joined.game, Some(&foe.joined.token)).await;
            assert_ne!(table.progress, Progress::Frozen, "nonsense froze a game");
            // A long game has a long story to welcome with.
            if table.progress == Progress::Over || 300 < table.number {
                foe.joined = game(&foe.hall).await;
                continue;
            }
            let sound = foe.sound(&table);
            let frames = foe.frames(sound);
            foe.wave(&frames).await;
        }
        foe.seen
    }

    /// The frames of a wave; few of those no socket outlives, each of which costs a greeting.
    fn frames(&mut self, sound: Vec<Value>) -> Vec<Frame> {
        let strategy = said(sound);
        let round = (0..WAVE).map(|_| strategy.new_tree(&mut self.runner).unwrap().current());
        let mut last_words = 0;
        let frames = round.filter_map(|said| framed(&said)).filter(|frame| {
            let goes_on = frame.payload().len() <= LONGEST && std::str::from_utf8(frame.payload()).is_ok();
            last_words += usize::from(!goes_on);
            goes_on || last_words % SELDOM == 1
        });
        frames.collect()
    }

    /// All of these at once; where the server closes, the others go over another socket.
    async fn wave(&mut self, frames: &[Frame]) {
        let mut left = frames;
        while !left.is_empty() {
            let (mut sends, mut hears) = self.connect(true).await.split();
            let throw = async {
                let mut thrown = 0;
                for frame in left {
                    // Where the server has closed already, nothing can be sent.
                    if sends.feed(Message::Frame(frame.clone())).await.is_err() {
                        break;
                    }
                    thrown += 1;
                }
                let _ = sends.flush().await;
                thrown
            };
            let listen = async {
                let (mut refused, mut done) = (0, 0);
                while refused + done < left.len() {
                    let message = tokio::time::timeout(PATIENCE, hears.next()).await.expect("the server says nothing");
                    let Some(Ok(message)) = message else { break };
                    let Message::Text(text) = message else { continue };
                    let said: Value = serde_json::from_str(&text).unwrap();
                    match said["tell"].as_str().unwrap() {
                        "answer" | "welcome" => {
                            let code = said["code"].as_str().unwrap_or_default();
                            assert!(!matches!(code, "fault" | "frozen" | "storage"), "{said}");
                            let no = matches!(said["answer"].as_str(), Some("error" | "refused" | "stale"));
                            (refused, done) = (refused + usize::from(no), done + usize::from(!no));
                        }
                        "bye" => break,
                        _ => {}
                    }
                }
                (refused, done)
            };
            let (thrown, (refused, done)) = tokio::join!(throw, listen);
            // What was on its way when the server closed was sent, and is not sent again.
            let closed = refused + done < left.len();
            let used = if closed { (refused + done + 1).min(thrown).max(1) } else { left.len() };
            self.seen.closed += usize::from(closed);
            self.seen.messages += used;
            self.seen.refused += refused;
            self.seen.done += done;
            left = &left[used..];
        }
    }

    /// A round over a socket.
    async fn talk(&mut self, sound: &[Value]) {
        let round = self.draw(said(sound.to_vec()));
        let mut socket = self.connect(!self.seen.messages.is_multiple_of(10)).await;
        for said in round {
            self.seen.messages += 1;
            let Some(frame) = framed(&said) else {
                let Said::Noise(bytes) = &said else { continue };
                self.noise(bytes).await;
                continue;
            };
            // Where the server has closed already, nothing can be sent.
            let sent = socket.send(Message::Frame(frame)).await;
            let answer = if sent.is_ok() { heard(&mut socket).await } else { None };
            if let Some(answer) = answer {
                self.count(&answer, &said);
            } else {
                self.seen.closed += 1;
                socket = self.connect(true).await;
            }
        }
    }

    fn count(&mut self, answer: &Value, said: &Said) {
        match answer["answer"].as_str() {
            Some("error") => {
                let known = answer["code"].as_str().unwrap();
                assert!(!matches!(known, "fault" | "frozen" | "storage"), "{said:?}: {answer}");
                assert!(!answer["text"].as_str().unwrap().is_empty(), "{said:?}: {answer}");
                self.seen.refused += 1;
            }
            Some("refused" | "stale") => self.seen.refused += 1,
            _ => self.seen.done += 1,
        }
    }

    /// Greets by the protocol, then sends what is no frame; whatever comes, or nothing, ends in a moment.
    async fn noise(&mut self, bytes: &[u8]) {
        let head = format!(
            "GET /api/games/{}/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
            self.joined.game
        );
        let bytes = [head.as_bytes(), bytes].concat();
        let answer = exchange(&self.hall.address(), &bytes, MOMENT).await;
        assert!(answer.starts_with(b"HTTP/1.1 101"), "{:?}", String::from_utf8_lossy(&answer));
        self.seen.closed += 1;
    }

    /// A round by HTTP.
    async fn ask(&mut self, sound: &[Value]) {
        let games =
            [&self.joined.game, &self.foreign.game, &"0123456789abcdef".to_owned(), &"x".to_owned()].map(Clone::clone);
        let parts = ["", "/entries", "/join", "/messages", "/messages", "/messages", "/replay", "/dice", "/live"];
        let tables = games.iter().flat_map(|id| parts.map(|part| format!("/api/games/{id}{part}")));
        let others = ["", "/about", "/odds", "/sight", "/rules", "/rules/mod-5", "/games", "/scenarios/waterloo"];
        let paths: Vec<String> = tables.chain(others.map(|part| format!("/api{part}"))).collect();
        for request in self.draw(request(paths, sound.to_vec())) {
            self.seen.requests += 1;
            let token = [&self.joined.token, &self.foreign.token][usize::from(self.seen.requests.is_multiple_of(5))];
            let bytes = written(&request, &self.hall.address(), token);
            let own_length = request.headers.iter().any(|header| {
                ["Content-Length:", "Transfer-Encoding:", "Expect:", "Upgrade:"]
                    .iter()
                    .any(|name| header.starts_with(name))
            });
            let patience = if own_length { MOMENT } else { PATIENCE };
            let answer = exchange(&self.hall.address(), &bytes, patience).await;
            let status: Option<u16> =
                String::from_utf8_lossy(&answer).split(' ').nth(1).and_then(|word| word.parse().ok());
            assert!(status.is_none_or(|status| status < 500), "{request:?}: {:?}", String::from_utf8_lossy(&answer));
            assert!(status.is_some() || own_length, "no answer to {request:?}");
            match status {
                Some(200..400) => self.seen.done += 1,
                _ => self.seen.refused += 1,
            }
        }
    }
}

/// As a frame, if it is one.
fn framed(said: &Said) -> Option<Frame> {
    Some(match said {
        Said::Text(bytes) => Frame::message(bytes.clone(), OpCode::Data(Data::Text), true),
        Said::Binary(bytes) => Frame::message(bytes.clone(), OpCode::Data(Data::Binary), true),
        Said::Long(length) => Frame::message(vec![b'x'; *length], OpCode::Data(Data::Text), true),
        Said::Noise(_) => return None,
    })
}

async fn game(hall: &Hall) -> Joined {
    let game = json!({
        "scenario": "training-jomini", "north": {"kind": "me"}, "south": {"kind": "me"}, "practice": true,
    });
    hall.make(game).await
}

fn written(request: &Request, host: &str, token: &str) -> Vec<u8> {
    let Request { method, path, headers, body } = request;
    let has = |name: &str| headers.iter().any(|header| header.starts_with(name));
    let mut lines = vec![format!("{method} {path} HTTP/1.1"), format!("Host: {host}"), "Connection: close".to_owned()];
    if !has("Authorization") {
        lines.push(format!("Authorization: Bearer {token}"));
    }
    lines.extend(headers.iter().cloned());
    if !has("Content-Length") && !has("Transfer-Encoding") {
        lines.push(format!("Content-Length: {}", body.len()));
    }
    [lines.join("\r\n").as_bytes(), b"\r\n\r\n", body].concat()
}

/// The next thing said that is an answer; none when the connection is closed.
async fn heard(socket: &mut Socket) -> Option<Value> {
    loop {
        let message = tokio::time::timeout(PATIENCE, socket.next()).await.expect("the server says nothing");
        match message? {
            Ok(Message::Text(text)) => {
                let said: Value = serde_json::from_str(&text).unwrap();
                match said["tell"].as_str().unwrap() {
                    "answer" | "welcome" => return Some(said),
                    "bye" => return None,
                    _ => {}
                }
            }
            Ok(_) => {}
            Err(_) => return None,
        }
    }
}

/// Sends bytes and reads what comes until the end, or until it is not worth waiting.
async fn exchange(address: &str, bytes: &[u8], patience: Duration) -> Vec<u8> {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // The server may close before it has read everything.
    let _ = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    let mut piece = [0; 4096];
    let read = async {
        while let Ok(length @ 1..) = stream.read(&mut piece).await {
            answer.extend(&piece[..length]);
        }
    };
    let _ = tokio::time::timeout(patience, read).await;
    answer
}
