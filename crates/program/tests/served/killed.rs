//! Servers that are killed at any moment and started again: nothing acknowledged is lost, nothing is done twice, every
//! game goes on.

use crate::halved::Scissors;
use crate::honest;
use crate::player::{Manner, Player};
use crate::postgres;
use crate::process::{Place, Process};
use crate::tables::{Company, Now, Played, Table, Tally, all_go_on, assert_kept, chance, go_on};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::watch;

/// Kills while the same games are played; then new ones are begun.
const KILLS: usize = 30;

/// How many kills: few, many, or as many as `ETENDARD_KILLS` says.
pub(crate) fn kills(few: usize) -> usize {
    let usual = || if std::env::var_os("ETENDARD_SOAK").is_some() { 2_000 } else { few };
    std::env::var("ETENDARD_KILLS").map_or_else(|_| usual(), |wanted| wanted.parse().expect("ETENDARD_KILLS: a number"))
}

/// What came of many kills.
#[derive(Debug, Default)]
pub(crate) struct Outcome {
    pub(crate) kills: usize,
    games: usize,
    commands: usize,
    /// Commands that were done though the answer was lost.
    unheard: u32,
    /// Commands that came too late, and those who sent them were told.
    pub(crate) stale: usize,
    /// How often somebody was told that he spoke too fast.
    pub(crate) too_fast: u64,
    /// How often somebody was told that the store was out of reach.
    pub(crate) out_of_reach: u64,
}

/// Servers on one place, and who plays there.
pub(crate) struct Siege {
    servers: Vec<Process>,
    /// Starts another one.
    start: Box<dyn Fn() -> Command + Send>,
    companies: Vec<Company>,
    /// What cuts their connections to the store, where they have such.
    pub(crate) scissors: Option<Scissors>,
}

impl Siege {
    pub(crate) fn new(count: usize, companies: &[Company], start: impl Fn() -> Command + Send + 'static) -> Self {
        let servers = (0..count).map(|_| begin(start())).collect();
        Self { servers, start: Box::new(start), companies: companies.to_vec(), scissors: None }
    }

    fn addresses(&self) -> Vec<String> {
        self.servers.iter().map(|server| server.address.clone()).collect()
    }

    /// Kills one server after the other, whichever it is, and starts another in its place.
    pub(crate) async fn go_on(&mut self, kills: usize, outcome: &mut Outcome) {
        let (post, now) = watch::channel(Now::At(self.addresses()));
        let tallies: Vec<Arc<Tally>> = self.companies.iter().map(|_| Arc::default()).collect();
        let playing = self.companies.iter().zip(&tallies).zip(1..).map(|((company, tally), number)| {
            let seed = u64::try_from(outcome.kills).unwrap() * 1000 + number * 100;
            let (now, tally) = (now.clone(), Arc::clone(tally));
            tokio::spawn(Table { now, tally, seed, company: *company }.play())
        });
        let playing: Vec<_> = playing.collect();
        for round in 0..kills {
            // Three times of four everybody has played on; the fourth comes at any moment, the first ones of a server too.
            let wait = u64::from(chance());
            if round % 4 != 3 {
                all_go_on(&tallies).await;
            }
            if let Some(scissors) = &self.scissors {
                scissors.cut().await;
            }
            tokio::time::sleep(Duration::from_millis(wait / if round % 4 == 3 { 1 } else { 5 })).await;
            let which = usize::from(chance()) % self.servers.len();
            self.servers.remove(which).kill();
            self.servers.push(begin((self.start)()));
            post.send_replace(Now::At(self.addresses()));
            outcome.kills += 1;
        }
        all_go_on(&tallies).await;
        post.send_replace(Now::Last(self.addresses()));
        for table in playing {
            for players in table.await.unwrap() {
                self.look_over(players, outcome).await;
            }
        }
        for tally in tallies {
            outcome.too_fast += tally.too_fast.load(Ordering::Relaxed);
            outcome.out_of_reach += tally.out_of_reach.load(Ordering::Relaxed);
        }
    }

    /// A game goes on at every server, every server tells the same of it, and its dice were not chosen.
    async fn look_over(&self, mut players: Vec<Player>, outcome: &mut Outcome) {
        for address in self.addresses() {
            go_on(&mut players, &address).await;
        }
        let played = Played::by(&players);
        let files = tempfile::tempdir().unwrap();
        let mut logs = Vec::new();
        for address in self.addresses() {
            logs.push(assert_kept(&address, &played).await);
            honest::verify(&address, &played.game, files.path(), None).await;
        }
        for log in &logs {
            assert_eq!(*log, logs[0], "two servers do not tell the same");
            for player in &players {
                assert_eq!(player.entries, log[..player.entries.len()], "somebody was told something else");
            }
        }
        outcome.games += 1;
        outcome.commands += played.done.len();
        outcome.unheard += players.iter().map(|player| player.already).sum::<u32>();
        let stale: usize = players.iter().map(|player| player.stale.len()).sum();
        let rivals = 1 < players.iter().filter(|player| player.joined.token == players[0].joined.token).count();
        assert!(rivals || stale == 0, "nobody else could command in {}", played.game);
        outcome.stale += stale;
    }

    pub(crate) fn end(self) {
        for server in self.servers {
            server.kill();
        }
    }
}

fn begin(command: Command) -> Process {
    Process::start(command).unwrap_or_else(|said| panic!("it does not start: {said}"))
}

/// Kills the only server of a place.
async fn kill(place: Place, kills: usize, outcome: &mut Outcome) {
    let [alone, two] = [Company::Alone(Manner::Live), Company::Two(Manner::Live, Manner::Live)];
    let mut siege = Siege::new(1, &[alone, two, alone, two, alone], move || place.serve());
    siege.go_on(kills, outcome).await;
    siege.end();
    eprintln!("{outcome:?}");
    assert!(outcome.kills <= outcome.commands);
    assert_eq!((outcome.stale, outcome.too_fast, outcome.out_of_reach), (0, 0, 0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_killed_server_loses_no_command_and_does_none_twice() {
    let (mut outcome, kills) = (Outcome::default(), kills(KILLS));
    while outcome.kills < kills {
        let folder = tempfile::tempdir().unwrap();
        kill(Place::folder(folder.path()), KILLS.min(kills - outcome.kills), &mut outcome).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn nor_does_one_on_postgresql() {
    let mut outcome = Outcome::default();
    kill(Place::Database(postgres::database().await), KILLS, &mut outcome).await;
}
