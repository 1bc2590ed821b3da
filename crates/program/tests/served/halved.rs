//! Two servers on one PostgreSQL, one of which is killed again and again while people play at either, at both at once, and
//! at the other when they get no answer.

use crate::killed::{Outcome, Siege, kills};
use crate::player::Manner;
use crate::postgres;
use crate::process::Place;
use crate::tables::Company;

/// Kills while the same games are played; then new ones are begun, on the same database.
const KILLS: usize = 10;

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn one_of_two_servers_may_be_killed_at_any_moment() {
    let place = Place::Database(postgres::database().await);
    let companies = [
        Company::Alone(Manner::Live),
        Company::Alone(Manner::Requests),
        Company::Two(Manner::Live, Manner::Live),
        Company::Two(Manner::Live, Manner::Requests),
        Company::Rivals,
    ];
    // As fast as anybody may speak to a server that is told nothing else: some of them are told to wait.
    let mut siege = Siege::new(2, &companies, move || place.serve_seats(20));
    let (mut outcome, kills) = (Outcome::default(), kills(KILLS));
    while outcome.kills < kills {
        siege.go_on(KILLS.min(kills - outcome.kills), &mut outcome).await;
        eprintln!("{outcome:?}");
    }
    siege.end();
    assert!(0 < outcome.stale && kills <= outcome.kills);
}
