//! A server that is killed at any moment and started again: nothing acknowledged is lost, nothing is done twice, every
//! game goes on.

use crate::ask;
use crate::honest;
use crate::player::{Lost, Player, Sent, join, make};
use crate::postgres;
use crate::process::{Place, Process};
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::watch;
use wire::live::{EntryBody, EntryView, Joined};

/// Kills of servers on one store; then a new one is begun.
const KILLS: usize = 30;

fn kills() -> usize {
    if std::env::var_os("ETENDARD_SOAK").is_some() { 2_000 } else { KILLS }
}

/// Where to find the server now.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Now {
    /// Here, or nowhere for a moment.
    At(String),
    /// Here; finish what you have begun.
    Last(String),
}

impl Now {
    fn address(&self) -> &str {
        match self {
            Self::At(address) | Self::Last(address) => address,
        }
    }
}

/// A table: where games are played, one after the other.
struct Table {
    now: watch::Receiver<Now>,
    /// Commands acknowledged at it so far.
    acknowledged: Arc<AtomicU64>,
    seed: u64,
    /// Two people, or one who plays both sides?
    two: bool,
}

/// A game that was played: everything that was acknowledged in it.
#[derive(Default)]
pub(crate) struct Played {
    pub(crate) game: String,
    pub(crate) done: BTreeMap<u64, Sent>,
    pub(crate) already: u32,
}

impl Table {
    /// Plays game after game until told to stop.
    async fn play(mut self) -> Vec<Played> {
        let mut games = Vec::new();
        loop {
            let seats = self.seats().await;
            let game = seats[0].game.clone();
            let players = seats.into_iter().map(|joined| {
                self.seed += 1;
                tokio::spawn(play(Player::new(joined, self.seed), self.now.clone(), Arc::clone(&self.acknowledged)))
            });
            let mut one = Played { game, ..Played::default() };
            for player in players.collect::<Vec<_>>() {
                let player = player.await.unwrap();
                one.already += player.already;
                for (number, sent) in player.done {
                    assert_eq!(one.done.insert(number, sent), None, "entry {number} was acknowledged twice");
                }
            }
            games.push(one);
            if matches!(*self.now.borrow(), Now::Last(_)) {
                return games;
            }
        }
    }

    /// Makes a game and takes its seats. Where an answer is lost, so is the token in it: another game is made.
    async fn seats(&mut self) -> Vec<Joined> {
        let south = if self.two { "open" } else { "me" };
        let game = json!({"scenario": "waterloo", "north": {"kind": "me"}, "south": {"kind": south}, "name": "Anne"});
        loop {
            let address = self.now.borrow().address().to_owned();
            if let Some(host) = make(&address, game.clone()).await {
                if !self.two {
                    return vec![host];
                }
                if let Some(guest) = join(&address, &host).await {
                    return vec![host, guest];
                }
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

/// Plays a game to its end, or until everything is answered and it is time to stop.
async fn play(mut player: Player, now: watch::Receiver<Now>, acknowledged: Arc<AtomicU64>) -> Player {
    loop {
        let here = now.borrow().clone();
        if visit(&mut player, here.address(), &now, &acknowledged).await.is_ok() {
            return player;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// Plays as long as the connection holds.
async fn visit(
    player: &mut Player,
    address: &str,
    now: &watch::Receiver<Now>,
    acknowledged: &AtomicU64,
) -> Result<(), Lost> {
    player.come(address).await?;
    let mut ending = now.clone();
    loop {
        if player.pending.is_some() {
            player.insist().await?;
            acknowledged.fetch_add(1, Ordering::Relaxed);
        } else if player.is_over() || matches!(*now.borrow(), Now::Last(_)) {
            return Ok(());
        } else if !player.choose() {
            tokio::select! {
                heard = player.hear() => assert_eq!(heard?, None, "an answer nobody asked for"),
                _ = ending.wait_for(|now| matches!(now, Now::Last(_))) => return Ok(()),
            }
        }
    }
}

/// Waits until every table has gone on.
async fn all_go_on(tables: &[Arc<AtomicU64>]) {
    let counts = || tables.iter().map(|table| table.load(Ordering::Relaxed)).collect::<Vec<_>>();
    let before = counts();
    let gone_on = async {
        while counts().iter().zip(&before).any(|(now, before)| now == before) {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    tokio::time::timeout(ask::PATIENCE, gone_on).await.expect("every game goes on");
}

/// The log of a game is what was acknowledged, all of it, once, and nothing else.
pub(crate) async fn assert_kept(address: &str, played: &Played) {
    let (status, text) = ask::get(address, &format!("/api/games/{}/entries", played.game), None).await.unwrap();
    assert_eq!(status, 200, "{text}");
    let log: Vec<EntryView> = serde_json::from_str(&text).unwrap();
    let mut done = played.done.iter();
    for entry in &log {
        let EntryBody::Command { command, nonce, .. } = &entry.body else { continue };
        let (number, sent) = done.next().unwrap_or_else(|| panic!("nobody was told of {entry:?}"));
        assert_eq!((entry.number, command), (*number, &sent.command), "of {}", played.game);
        assert!(nonce.as_ref().is_none_or(|nonce| *nonce == sent.nonce), "of {}", played.game);
    }
    let lost: Vec<_> = done.collect();
    assert!(lost.is_empty(), "acknowledged and lost: {lost:?}");
}

/// What came of many kills.
#[derive(Default)]
struct Outcome {
    kills: usize,
    commands: usize,
    /// Commands that were done though the answer was lost.
    unheard: u32,
}

/// Kills servers of one place, again and again.
async fn kill(place: &Place, kills: usize, outcome: &mut Outcome) {
    let mut server = Process::of(place);
    let (post, now) = watch::channel(Now::At(server.address.clone()));
    let mut tables = Vec::new();
    let playing: Vec<_> = (0..5)
        .map(|number| {
            let acknowledged = Arc::new(AtomicU64::new(0));
            tables.push(Arc::clone(&acknowledged));
            let seed = u64::try_from(outcome.kills).unwrap() * 1000 + number * 100;
            tokio::spawn(Table { now: now.clone(), acknowledged, seed, two: number % 2 == 1 }.play())
        })
        .collect();
    for round in 0..kills {
        // Three times of four everybody has played on; the fourth comes at any moment, the first ones of a server too.
        let wait = u64::from(u8::from_str_radix(&dice::Nonce::fresh().unwrap().to_string()[..2], 16).unwrap());
        if round % 4 != 3 {
            all_go_on(&tables).await;
        }
        tokio::time::sleep(Duration::from_millis(wait / if round % 4 == 3 { 1 } else { 5 })).await;
        server.kill();
        server = Process::of(place);
        post.send_replace(Now::At(server.address.clone()));
        outcome.kills += 1;
    }
    all_go_on(&tables).await;
    post.send_replace(Now::Last(server.address.clone()));
    let mut longest = Played::default();
    for table in playing {
        for played in table.await.unwrap() {
            assert_kept(&server.address, &played).await;
            outcome.commands += played.done.len();
            outcome.unheard += played.already;
            longest = if longest.done.len() < played.done.len() { played } else { longest };
        }
    }
    let files = tempfile::tempdir().unwrap();
    honest::verify(&server.address, &longest.game, files.path(), None).await;
    server.kill();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_killed_server_loses_no_command_and_does_none_twice() {
    let mut outcome = Outcome::default();
    while outcome.kills < kills() {
        let folder = tempfile::tempdir().unwrap();
        kill(&Place::folder(folder.path()), KILLS.min(kills() - outcome.kills), &mut outcome).await;
    }
    let Outcome { kills, commands, unheard } = outcome;
    eprintln!("{kills} kills, {commands} commands acknowledged, {unheard} of them only when asked again");
    assert!(kills <= commands);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn nor_does_one_on_postgresql() {
    let mut outcome = Outcome::default();
    kill(&Place::Database(postgres::database().await), KILLS, &mut outcome).await;
    let Outcome { kills, commands, unheard } = outcome;
    eprintln!("{kills} kills, {commands} commands acknowledged, {unheard} of them only when asked again");
    assert!(kills <= commands);
}
