//! Many games at once: how long players wait for their answers, and what it costs the server.
//!
//! `scripts/load` starts a server and runs this: `load ADDRESS GAMES COMMANDS_PER_SECOND SECONDS SERVER_PROCESS`.

#![expect(clippy::unwrap_used, reason = "a measurement that fails should stop where it fails")]

#[path = "../tests/tables/ask.rs"]
mod ask;
#[path = "../tests/tables/chance.rs"]
mod chance;

use chance::Chance;
use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::json;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::sync::Semaphore;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use wire::live::{Choices, Joined, Progress};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// Games made at once, at the beginning.
const MAKERS: usize = 8;

/// What a program needs to know of what it hears; the rest is passed over.
#[derive(Deserialize)]
struct Heard {
    tell: String,
    table: Option<Table>,
    answer: Option<String>,
}

#[derive(Deserialize)]
struct Table {
    number: u64,
    progress: Progress,
    choices: Option<Choices>,
}

/// One player with his socket.
struct Seat {
    socket: Socket,
    table: Table,
}

impl Seat {
    async fn sit(address: &str, joined: &Joined) -> Self {
        let url = format!("ws://{address}/api/games/{}/live", joined.game);
        let (mut socket, _) = connect_async(url).await.unwrap();
        let hello = json!({"say": "hello", "token": joined.token, "after": 0, "language": "en"});
        socket.send(Message::text(hello.to_string())).await.unwrap();
        let table = Table { number: 0, progress: Progress::Waiting, choices: None };
        let mut seat = Self { socket, table };
        while seat.table.number == 0 {
            seat.hear().await;
        }
        seat
    }

    /// Takes in one message; an answer is handed back.
    async fn hear(&mut self) -> Option<String> {
        let message = self.socket.next().await.expect("the server has closed").unwrap();
        let Message::Text(text) = message else { return None };
        let heard: Heard = serde_json::from_str(&text).unwrap();
        assert_ne!(heard.tell, "bye", "{text}");
        if let Some(table) = heard.table {
            self.table = table;
        }
        heard.answer
    }
}

/// What is measured.
#[derive(Default)]
struct Figures {
    /// From a command to its answer, in microseconds.
    waits: Mutex<Vec<u64>>,
    /// Commands that were not done.
    refused: AtomicU64,
    games: AtomicU64,
}

/// One game after the other, with two players each.
struct Play {
    address: String,
    scenarios: Arc<Vec<String>>,
    figures: Arc<Figures>,
    makers: Arc<Semaphore>,
    chance: Chance,
    number: usize,
}

impl Play {
    async fn seats(&mut self) -> [Seat; 2] {
        let _permit = self.makers.acquire().await.unwrap();
        let scenario = &self.scenarios[self.number % self.scenarios.len()];
        self.number += 1;
        let game = json!({"scenario": scenario, "north": {"kind": "me"}, "south": {"kind": "open"}, "name": "Anne"});
        let (status, said) = ask::post(&self.address, "/api/games", None, game).await.unwrap();
        assert_eq!(status, 200, "{said}");
        let host: Joined = serde_json::from_value(said).unwrap();
        let wanted = json!({"invitation": host.invitation, "name": "Béatrice"});
        let path = format!("/api/games/{}/join", host.game);
        let (status, said) = ask::post(&self.address, &path, None, wanted).await.unwrap();
        assert_eq!(status, 200, "{said}");
        let guest: Joined = serde_json::from_value(said).unwrap();
        self.figures.games.fetch_add(1, Ordering::Relaxed);
        [Seat::sit(&self.address, &host).await, Seat::sit(&self.address, &guest).await]
    }

    /// Gives a command at every beat, until the end.
    async fn go_on(mut self, first: Instant, beat: Duration, end: Instant) {
        let [mut one, mut other] = self.seats().await;
        let mut next = first;
        loop {
            let at = tokio::time::Instant::from_std(next);
            tokio::select! {
                _ = one.hear() => continue,
                _ = other.hear() => continue,
                () = tokio::time::sleep_until(at) => {}
            }
            if end <= next {
                return;
            }
            next += beat;
            if one.table.progress == Progress::Over {
                [one, other] = self.seats().await;
            }
            let [asked, idle] =
                if one.table.choices.is_some() { [&mut one, &mut other] } else { [&mut other, &mut one] };
            // Nobody has been told of the last command yet: the next beat will do.
            let Some(choices) = asked.table.choices.take() else { continue };
            let command = self.chance.choose(&choices);
            let nonce = dice::Nonce::fresh().unwrap().to_string();
            let said =
                json!({"say": "command", "id": "1", "after": asked.table.number, "command": command, "nonce": nonce});
            let sent = Instant::now();
            asked.socket.send(Message::text(said.to_string())).await.unwrap();
            let answer = loop {
                tokio::select! {
                    answer = asked.hear() => if let Some(answer) = answer { break answer },
                    _ = idle.hear() => {}
                }
            };
            let waited = u64::try_from(sent.elapsed().as_micros()).unwrap();
            self.figures.waits.lock().unwrap().push(waited);
            self.figures.refused.fetch_add(u64::from(answer != "done"), Ordering::Relaxed);
        }
    }
}

/// Megabytes the server holds, now and at most; its seconds on a processor.
fn server(process: u32) -> (u64, u64, f64) {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let kilobytes = |name: &str| -> u64 {
        let line = status.lines().find(|line| line.starts_with(name)).unwrap_or_default();
        line.split_whitespace().nth(1).and_then(|word| word.parse().ok()).unwrap_or(0)
    };
    let times = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let ticks: f64 = times.split(' ').skip(13).take(2).filter_map(|word| word.parse::<f64>().ok()).sum();
    (kilobytes("VmRSS:") / 1024, kilobytes("VmHWM:") / 1024, ticks / 100.0)
}

fn load_average() -> String {
    std::fs::read_to_string("/proc/loadavg").unwrap_or_default().split(' ').take(3).collect::<Vec<_>>().join(" ")
}

#[tokio::main(flavor = "multi_thread", worker_threads = 2)]
async fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [address, games, rate, seconds, process] = arguments.as_slice() else {
        eprintln!("load ADDRESS GAMES COMMANDS_PER_SECOND SECONDS SERVER_PROCESS; scripts/load says them all");
        std::process::exit(2);
    };
    let number = |word: &String| word.parse::<u32>().unwrap();
    let (games, rate, seconds, process) = (number(games), number(rate), number(seconds), number(process));
    let (_, list) = ask::get(address, "/api/scenarios", None).await.unwrap();
    let list: Vec<wire::live::ScenarioSummary> = serde_json::from_str(&list).unwrap();
    let scenarios = Arc::new(list.into_iter().map(|listed| listed.id).collect::<Vec<_>>());
    let figures = Arc::new(Figures::default());
    let makers = Arc::new(Semaphore::new(MAKERS));
    let beat = Duration::from_secs(u64::from(games)) / rate;
    // Everybody sits down first.
    let warm_up = Duration::from_millis(u64::from(games) * 20);
    let start = Instant::now() + warm_up;
    let end = start + Duration::from_secs(u64::from(seconds));
    let playing: Vec<_> = (0..games)
        .map(|place| {
            let play = Play {
                address: address.clone(),
                scenarios: Arc::clone(&scenarios),
                figures: Arc::clone(&figures),
                makers: Arc::clone(&makers),
                chance: Chance::of(u64::from(place) + 1),
                number: usize::try_from(place).unwrap(),
            };
            tokio::spawn(play.go_on(start + beat * place / games, beat, end))
        })
        .collect();
    tokio::time::sleep_until(tokio::time::Instant::from_std(start)).await;
    let made = figures.games.load(Ordering::Relaxed);
    println!("{made} games, {} sockets, {} MB; load average {}", made * 2, server(process).0, load_average());
    let before = server(process).2;
    for game in playing {
        game.await.unwrap();
    }
    let (now, most, after) = server(process);
    let mut waits = figures.waits.lock().unwrap().clone();
    waits.sort_unstable();
    let part = |thousandths: usize| waits[(waits.len() - 1) * thousandths / 1000];
    let shown = |micros: u64| format!("{}.{:01} ms", micros / 1000, micros % 1000 / 100);
    println!(
        "{} commands in {seconds} s ({} a second), {} not done",
        waits.len(),
        waits.len() / usize::try_from(seconds).unwrap(),
        figures.refused.load(Ordering::Relaxed)
    );
    println!("answers: p50 {}, p99 {}, max {}", shown(part(500)), shown(part(990)), shown(part(1000)));
    println!(
        "server: {now} MB, at most {most} MB; {:.0} s on a processor; load average {}",
        after - before,
        load_average()
    );
}
