//! Tables where people play game after game, while servers come and go.

use crate::ask;
use crate::player::{Lost, Manner, Player, Sent, join, make};
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::watch;
use wire::live::{AnswerWire, EntryBody, EntryView, Joined};

/// Chance, in 256 parts.
pub(crate) fn chance() -> u8 {
    u8::from_str_radix(&dice::Nonce::fresh().unwrap().to_string()[..2], 16).unwrap()
}

/// Where to find servers now; any of them may be gone for a moment.
#[derive(Clone, Debug)]
pub(crate) enum Now {
    At(Vec<String>),
    /// There; finish what you have begun.
    Last(Vec<String>),
}

impl Now {
    /// One of them: people are sent to whichever is free.
    fn address(&self) -> String {
        let (Self::At(all) | Self::Last(all)) = self;
        all[usize::from(chance()) % all.len()].clone()
    }
}

/// Who plays at a table.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Company {
    /// One who plays both sides.
    Alone(Manner),
    /// Two people.
    Two(Manner, Manner),
    /// One who plays both sides, on two pages at once, each of which wants to be first.
    Rivals,
}

/// What was answered at a table so far.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    /// Commands acknowledged.
    pub(crate) acknowledged: AtomicU64,
    /// How often somebody was told that he spoke too fast.
    pub(crate) too_fast: AtomicU64,
    /// How often somebody was told that the store was out of reach.
    pub(crate) out_of_reach: AtomicU64,
}

/// A table: where games are played, one after the other.
pub(crate) struct Table {
    pub(crate) now: watch::Receiver<Now>,
    pub(crate) tally: Arc<Tally>,
    pub(crate) seed: u64,
    pub(crate) company: Company,
}

impl Table {
    /// Plays game after game until told to stop; the players of each.
    pub(crate) async fn play(mut self) -> Vec<Vec<Player>> {
        let mut games = Vec::new();
        loop {
            let players = self.sit_down().await.into_iter().map(|player| {
                let (now, tally) = (self.now.clone(), Arc::clone(&self.tally));
                tokio::spawn(play(player, now, tally))
            });
            let mut played = Vec::new();
            for player in players.collect::<Vec<_>>() {
                played.push(player.await.unwrap());
            }
            games.push(played);
            if matches!(*self.now.borrow(), Now::Last(_)) {
                return games;
            }
        }
    }

    async fn sit_down(&mut self) -> Vec<Player> {
        let joined = self.seats().await;
        let manners = match self.company {
            Company::Alone(one) => vec![one],
            Company::Two(one, other) => vec![one, other],
            Company::Rivals => vec![Manner::Live, Manner::Requests],
        };
        let seats = joined.iter().cycle().zip(manners);
        let sat = seats.map(|(joined, manner)| {
            self.seed += 1;
            Player::speaking(manner, joined.clone(), self.seed)
        });
        sat.collect()
    }

    /// Makes a game and takes its seats. Where an answer is lost, so is the token in it: another game is made.
    async fn seats(&self) -> Vec<Joined> {
        let two = matches!(self.company, Company::Two(..));
        let south = if two { "open" } else { "me" };
        let game = json!({"scenario": "waterloo", "north": {"kind": "me"}, "south": {"kind": south}, "name": "Anne"});
        loop {
            let [here, there] = [self.now.borrow().address(), self.now.borrow().address()];
            if let Some(host) = make(&here, game.clone()).await {
                if !two {
                    return vec![host];
                }
                if let Some(guest) = join(&there, &host).await {
                    return vec![host, guest];
                }
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }
}

/// Plays a game to its end, or until everything is answered and it is time to stop.
async fn play(mut player: Player, now: watch::Receiver<Now>, tally: Arc<Tally>) -> Player {
    loop {
        let address = now.borrow().address();
        if visit(&mut player, &address, &now, &tally).await.is_ok() {
            player.leave();
            return player;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

/// Plays as long as the connection holds.
async fn visit(player: &mut Player, address: &str, now: &watch::Receiver<Now>, tally: &Tally) -> Result<(), Lost> {
    player.come(address).await?;
    let mut ending = now.clone();
    loop {
        if player.pending.is_some() {
            say(player, tally).await?;
        } else if player.is_over() || matches!(*now.borrow(), Now::Last(_)) {
            return Ok(());
        } else if !player.choose() {
            tokio::select! {
                heard = player.hear() => assert_eq!(heard?, None, "an answer nobody asked for"),
                _ = ending.wait_for(|now| matches!(now, Now::Last(_))) => return Ok(()),
            }
        } else if chance() < 32 {
            // He does not wait for the answer, and says the same again, perhaps elsewhere and before it is done here.
            player.send_and_leave(Duration::from_millis(u64::from(chance() / 32))).await;
            return Err(Lost);
        }
    }
}

/// Says what has no answer yet; whoever is told to wait turns elsewhere, and says it again there.
async fn say(player: &mut Player, tally: &Tally) -> Result<(), Lost> {
    match player.send().await? {
        AnswerWire::Done { .. } | AnswerWire::AlreadyDone { .. } => {
            tally.acknowledged.fetch_add(1, Ordering::Relaxed);
        }
        AnswerWire::Stale { .. } => {}
        AnswerWire::Error { code, .. } if ["too-fast", "storage"].contains(&&*code) => {
            let told = if code == "storage" { &tally.out_of_reach } else { &tally.too_fast };
            told.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(Duration::from_millis(30)).await;
            return Err(Lost);
        }
        answer => panic!("{answer:?} to {:?}", player.pending),
    }
    Ok(())
}

/// Waits until every table has gone on.
pub(crate) async fn all_go_on(tables: &[Arc<Tally>]) {
    let counts = || tables.iter().map(|table| table.acknowledged.load(Ordering::Relaxed)).collect::<Vec<_>>();
    let before = counts();
    let gone_on = async {
        while counts().iter().zip(&before).any(|(now, before)| now == before) {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    tokio::time::timeout(ask::PATIENCE, gone_on).await.expect("every game goes on");
}

/// Whoever is asked in a game goes on with it at this server, unless it is over.
pub(crate) async fn go_on(players: &mut [Player], address: &str) {
    let tally = Tally::default();
    let gone_on = async {
        while tally.acknowledged.load(Ordering::Relaxed) == 0 {
            for player in &mut *players {
                let here = player.come(address).await.is_ok();
                if player.is_over() {
                    return;
                }
                if here && (player.pending.is_some() || player.choose()) {
                    // What is not done now is said again when he comes the next time.
                    let _ = say(player, &tally).await;
                    break;
                }
            }
            // The server may not have heard of the last command yet.
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    tokio::time::timeout(ask::PATIENCE, gone_on).await.expect("the game goes on");
}

/// A game that was played: everything that was acknowledged in it.
pub(crate) struct Played {
    pub(crate) game: String,
    pub(crate) done: BTreeMap<u64, Sent>,
}

impl Played {
    /// What its players were told.
    pub(crate) fn by(players: &[Player]) -> Self {
        let mut done = BTreeMap::new();
        for (number, sent) in players.iter().flat_map(|player| player.done.clone()) {
            assert_eq!(done.insert(number, sent), None, "entry {number} was acknowledged twice");
        }
        Self { game: players[0].joined.game.clone(), done }
    }
}

/// The whole log of a game, page by page.
async fn log(address: &str, game: &str) -> Vec<EntryView> {
    let mut log: Vec<EntryView> = Vec::new();
    loop {
        let path = format!("/api/games/{game}/entries?lang=en&after={}", log.len());
        let (status, text) = ask::get(address, &path, None).await.unwrap();
        assert_eq!(status, 200, "{text}");
        let page: Vec<EntryView> = serde_json::from_str(&text).unwrap();
        if page.is_empty() {
            return log;
        }
        log.extend(page);
    }
}

/// The log of a game is what was acknowledged, all of it, once, in order, and nothing else.
pub(crate) async fn assert_kept(address: &str, played: &Played) -> Vec<EntryView> {
    let log = log(address, &played.game).await;
    let mut done = played.done.iter();
    for (number, entry) in (1..).zip(&log) {
        assert_eq!(entry.number, number, "of {}", played.game);
        let EntryBody::Command { command, nonce, .. } = &entry.body else { continue };
        let (number, sent) = done.next().unwrap_or_else(|| panic!("nobody was told of {entry:?}"));
        assert_eq!((entry.number, command), (*number, &sent.command), "of {}", played.game);
        assert!(nonce.as_ref().is_none_or(|nonce| *nonce == sent.nonce), "of {}", played.game);
    }
    let lost: Vec<_> = done.collect();
    assert!(lost.is_empty(), "acknowledged and lost: {lost:?}");
    log
}
