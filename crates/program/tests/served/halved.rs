//! Two servers on one PostgreSQL, one of which is killed again and again, and connections to the database are cut, while
//! people play at either, at both at once, and at the other when they get no answer.

use crate::killed::{Outcome, Siege, kills};
use crate::player::Manner;
use crate::postgres;
use crate::process::Place;
use crate::tables::Company;

/// Kills while the same games are played; then new ones are begun, on the same database.
const KILLS: usize = 10;

/// Cuts connections of servers to their database, as a network does that fails for a moment.
pub(crate) struct Scissors(tokio_postgres::Client);

impl Scissors {
    async fn on(database: &str) -> Self {
        let (client, connection) = tokio_postgres::connect(database, tokio_postgres::NoTls).await.unwrap();
        tokio::spawn(connection);
        Self(client)
    }

    /// Cuts half of them, whichever they are, in the midst of whatever they do.
    pub(crate) async fn cut(&self) {
        let half = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE application_name = 'etendard' AND datname = current_database() AND random() < 0.5";
        self.0.execute(half, &[]).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn one_of_two_servers_may_be_killed_at_any_moment() {
    let database = postgres::database().await;
    let place = Place::Database(database.clone());
    let companies = [
        Company::Alone(Manner::Live),
        Company::Alone(Manner::Requests),
        Company::Two(Manner::Live, Manner::Live),
        Company::Two(Manner::Live, Manner::Requests),
        Company::Rivals,
    ];
    // Slower than these players: some are told to wait, and others because the store is out of reach.
    let mut siege = Siege::new(2, &companies, move || place.serve_seats(2));
    siege.scissors = Some(Scissors::on(&database).await);
    let (mut outcome, kills) = (Outcome::default(), kills(KILLS));
    while outcome.kills < kills {
        siege.go_on(KILLS.min(kills - outcome.kills), &mut outcome).await;
        eprintln!("{outcome:?}");
    }
    siege.end();
    assert!(0 < outcome.stale && 0 < outcome.too_fast + outcome.out_of_reach, "too peaceful: {outcome:?}");
}
