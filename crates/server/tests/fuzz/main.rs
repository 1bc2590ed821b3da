//! Whatever is thrown at a server, it answers, and nobody else notices. A program of its own: it counts every panic.

#![expect(clippy::unwrap_used, reason = "in a test, a failure should stop where it happens")]

#[path = "../tables/ask.rs"]
mod ask;
mod bystander;
#[path = "../tables/chance.rs"]
mod chance;
mod foe;
#[path = "../tables/hall.rs"]
#[expect(dead_code, reason = "the tables use all of it")]
mod hall;
mod nonsense;

use bystander::Bystander;
use foe::Foe;
use hall::Hall;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

/// Panics anywhere in this process, the server's threads among them.
static PANICS: AtomicUsize = AtomicUsize::new(0);

/// Those who attack at once.
const FOES: usize = 4;

/// How many things are tried: few, many, or as many as `ETENDARD_FRAMES` says.
fn cases() -> usize {
    if std::env::var_os("ETENDARD_SOAK").is_some() { 100_000 } else { 10_000 }
}

/// Frames thrown as fast as they are taken, or as many as `ETENDARD_FRAMES` says.
fn frames() -> usize {
    let usual = || if std::env::var_os("ETENDARD_SOAK").is_some() { 1_000_000 } else { 10_000 };
    let wanted = std::env::var("ETENDARD_FRAMES");
    wanted.map_or_else(|_| usual(), |wanted| wanted.parse().expect("ETENDARD_FRAMES: a number"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn nonsense_is_answered_and_disturbs_nobody() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        PANICS.fetch_add(1, Ordering::Relaxed);
        usual(info);
    }));
    let hall = Arc::new(Hall::open_with(|options| options.games_per_hour = 1_000_000).await);
    let bystander = tokio::spawn(Bystander::play(Arc::clone(&hall)));
    let start = Instant::now();
    let (tries, frames) = (cases() / FOES, frames() / FOES);
    let foes = (0..FOES).map(|_| {
        let hall = Arc::clone(&hall);
        tokio::spawn(async move {
            let mut seen = Foe::attack(Arc::clone(&hall), tries).await;
            seen.add(&Foe::flood(hall, frames).await);
            seen
        })
    });
    let mut seen = foe::Seen::default();
    for foe in foes.collect::<Vec<_>>() {
        seen.add(&foe.await.unwrap());
    }
    bystander::stop();
    let played = bystander.await.unwrap();
    eprintln!("{seen:?} in {:.1?}; a bystander gave {played} commands meanwhile", start.elapsed());
    assert!(0 < played);
    assert_eq!(PANICS.load(Ordering::Relaxed), 0, "the server panicked");
    let (status, figures) = hall.get("/metrics", None).await;
    assert_eq!(status, 200);
    assert!(figures.contains("etendard_frozen_total 0"), "a game was frozen");
    assert!(!figures.contains("status=\"5"), "{figures}");
    // Both kinds of answers were had: nonsense is refused, and what was sense after all was done.
    assert!(0 < seen.done && seen.done < seen.refused, "{seen:?}");
    Arc::into_inner(hall).expect("everybody has gone").close().await;
}
