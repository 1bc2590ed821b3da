//! Several at once: nobody writes over anybody, nobody is spoilt by another's mistake, everybody hears.

use crate::homes::{House, append, entry, game};
use storage::{Append, Holdings, LogEntry, Notice, Store, StoreError};
use tokio::task::JoinSet;

/// Appends so many entries of its own to a log others append to as well; each says whose it is.
async fn push_in(store: Store, who: usize, count: usize) {
    let mut last = 0;
    for turn in 0..count {
        loop {
            let body = format!(r#"{{"who":{who},"turn":{turn}}}"#);
            let entries = vec![LogEntry { body, ..entry(last + 1) }];
            match store.append(Append { entries, ..append("g", last, 0) }).await {
                Ok(()) => break,
                Err(StoreError::Conflict { last: found }) => last = found,
                Err(error) => panic!("{error}"),
            }
        }
        last += 1;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_never_write_the_same_number() {
    for house in House::both().await {
        let one = house.open().await;
        // SQLite has one server, PostgreSQL as many as one likes.
        let two = if matches!(house, House::Sqlite(_)) { one.clone() } else { house.open().await };
        one.create(game("g"), Vec::new(), Vec::new()).await.unwrap();
        let mut all = JoinSet::new();
        for who in 0..8 {
            let store = if who % 2 == 0 { one.clone() } else { two.clone() };
            all.spawn(push_in(store, who, 25));
        }
        all.join_all().await;
        let log = two.entries_after("g", 0).await.unwrap();
        assert!(log.iter().map(|entry| entry.number).eq(1..=200), "{house}");
        for who in 0..8 {
            // Everything each was told is kept, once, and in his order.
            let wanted = (0..25).map(|turn| format!(r#"{{"who":{who},"turn":{turn}}}"#));
            let own = format!(r#"{{"who":{who},"#);
            assert!(
                log.iter()
                    .map(|entry| &entry.body)
                    .filter(|body| body.starts_with(&own))
                    .eq(&wanted.collect::<Vec<_>>())
            );
        }
        assert_eq!(one.check().await, Ok(Holdings { games: 1, entries: 200, ..Holdings::default() }), "{house}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_conflict_of_one_does_not_spoil_the_others() {
    for house in House::both().await {
        let store = house.open().await;
        for number in 0..64 {
            store.create(game(&format!("g{number}")), Vec::new(), vec![entry(1)]).await.unwrap();
        }
        // All together, so that they fall into the same transactions.
        let mut all = JoinSet::new();
        for number in 0..64_u64 {
            let store = store.clone();
            let after = u64::from(number % 3 != 0);
            let id = if number % 8 == 5 { "none".to_owned() } else { format!("g{number}") };
            all.spawn(async move { (number, store.append(append(&id, after, 2)).await) });
        }
        for (number, result) in all.join_all().await {
            let expected = match number {
                _ if number % 8 == 5 => Err(StoreError::NoSuchGame("none".to_owned())),
                _ if number % 3 == 0 => Err(StoreError::Conflict { last: 1 }),
                _ => Ok(()),
            };
            let kept = if expected.is_ok() { 3 } else { 1 };
            assert_eq!(result, expected, "{house} {number}");
            assert_eq!(store.load(&format!("g{number}")).await.unwrap().2.len(), kept, "{house} {number}");
        }
        store.check().await.unwrap();
    }
}

#[tokio::test]
async fn appends_to_one_game_that_wait_together_are_kept_in_their_order() {
    for house in House::both().await {
        let store = house.open().await;
        store.create(game("g"), Vec::new(), Vec::new()).await.unwrap();
        // A future does nothing until it is asked: asking each once, in order, hands all in before any is answered.
        let mut answers: Vec<_> = (0..50).map(|number| Box::pin(store.append(append("g", number, 1)))).collect();
        for answer in &mut answers {
            let first = std::future::poll_fn(|context| std::task::Poll::Ready(answer.as_mut().poll(context))).await;
            assert!(first.is_pending(), "{house}");
        }
        for answer in answers {
            answer.await.unwrap();
        }
        assert_eq!(store.load("g").await.unwrap().0.entries, 50, "{house}");
    }
}

#[tokio::test]
async fn a_second_server_on_the_same_file_is_turned_away() {
    let house = House::sqlite();
    let store = house.open().await;
    let refused = Store::open(&house.address()).await.map(drop).unwrap_err();
    let holder = format!("process {}", std::process::id());
    assert_eq!(refused, StoreError::InUse { path: house.file(), holder });
    assert!(refused.to_string().contains("is used by another server (process "), "{refused}");
    store.close().await;
    house.open().await.close().await;
}

#[tokio::test]
async fn servers_on_one_database_hear_each_other_even_after_a_broken_connection() {
    let house = House::postgres().await;
    let (one, two) = (house.open().await, house.open().await);
    let mut news = two.subscribe();
    one.create(game("g"), Vec::new(), Vec::new()).await.unwrap();
    one.append(append("g", 0, 3)).await.unwrap();
    let appended = |last| Some(Notice::Appended { game: "g".to_owned(), last });
    assert_eq!(news.next().await, appended(0));
    assert_eq!(news.next().await, appended(3));
    // Every connection of both is cut.
    let (client, connection) = tokio_postgres::connect(&house.address(), tokio_postgres::NoTls).await.unwrap();
    let talk = tokio::spawn(connection);
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
               WHERE datname = current_database() AND pid <> pg_backend_pid()";
    assert!(4 <= client.query(cut, &[]).await.unwrap().len());
    assert_eq!(news.next().await, Some(Notice::Missed));
    one.append(append("g", 3, 1)).await.unwrap();
    assert_eq!(news.next().await, appended(4));
    assert_eq!(two.load("g").await.unwrap().0.entries, 4);
    drop(client);
    talk.await.unwrap().unwrap();
}
