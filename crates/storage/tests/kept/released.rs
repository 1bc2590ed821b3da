//! Stores of every released version are taken up; those of a later one are left alone.
//!
//! `tests/released` holds a dump of each version in both homes, made when it was new: for SQLite by Python's
//! `sqlite3.connect(path).iterdump()`, for PostgreSQL by `pg_dump --inserts --no-owner --no-privileges`.

use crate::homes::{House, append, entries, game, seat};
use storage::{GameRecord, GameState, Holdings, Store, StoreError};

const SQLITE: [(u32, &str); 1] = [(1, include_str!("../released/sqlite-1.sql"))];
const POSTGRES: [(u32, &str); 1] = [(1, include_str!("../released/postgres-1.sql"))];

/// Runs statements behind the store's back.
async fn run(house: &House, sql: &str) {
    if matches!(house, House::Sqlite(_)) {
        let connection = rusqlite::Connection::open(house.file()).expect("a file");
        // A dump names its tables in any order.
        connection.pragma_update(None, "foreign_keys", "off").expect("it is known");
        return connection.execute_batch(sql).expect("SQL");
    }
    let (client, connection) =
        tokio_postgres::connect(&house.address(), tokio_postgres::NoTls).await.expect("PostgreSQL answers");
    let talk = tokio::spawn(connection);
    // Lines for psql itself.
    let statements: Vec<&str> = sql.lines().filter(|line| !line.starts_with('\\')).collect();
    client.batch_execute(&statements.join("\n")).await.expect("SQL");
    drop(client);
    talk.await.expect("it ends").expect("in peace");
}

/// What every dump holds.
async fn is_taken_up(store: &Store) {
    assert_eq!(store.check().await, Ok(Holdings { games: 2, seats: 2, entries: 7, battles: 0 }));
    let (record, seats, log) = store.load("released").await.expect("it is in the dump");
    let expected = GameRecord { state: GameState::Playing, updated: 2_000, entries: 7, ..game("released") };
    assert!(record == expected, "{record:?}");
    assert_eq!(seats, [seat("released", "north", 1), seat("released", "south", 2)]);
    assert_eq!(log, entries(0, 7));
    store.append(append("released", 7, 1)).await.expect("it goes on");
}

#[tokio::test]
async fn every_released_version_is_taken_up() {
    for (version, dump) in SQLITE {
        let house = House::sqlite();
        run(&house, dump).await;
        eprintln!("SQLite {version}");
        is_taken_up(&house.open().await).await;
    }
    for (version, dump) in POSTGRES {
        let house = House::postgres().await;
        run(&house, dump).await;
        eprintln!("PostgreSQL {version}");
        is_taken_up(&house.open().await).await;
    }
}

#[tokio::test]
async fn a_store_of_a_newer_program_is_left_alone() {
    for house in House::both().await {
        house.open().await.close().await;
        run(&house, "INSERT INTO versions (version, name, checksum) VALUES (99, 'later', '')").await;
        let refused = Store::open(&house.address()).await.map(drop);
        assert_eq!(refused, Err(StoreError::Newer { found: 99, known: 3 }), "{house}");
        run(&house, "DELETE FROM versions WHERE version = 99; UPDATE versions SET checksum = 'other'").await;
        let refused = Store::open(&house.address()).await.map(drop);
        assert!(matches!(refused, Err(StoreError::Damaged(_))), "{house}: {refused:?}");
    }
}

#[tokio::test]
async fn what_is_no_store_of_ours_is_left_alone() {
    let house = House::sqlite();
    run(&house, "CREATE TABLE recipes (name TEXT)").await;
    let refused = Store::open(&house.address()).await.map(drop).unwrap_err();
    assert!(refused.to_string().contains("a database of something else"), "{refused}");
    let house = House::sqlite();
    std::fs::write(house.file(), "not a database, but a file long enough to be looked at\n".repeat(50))
        .expect("a file");
    let refused = Store::open(&house.address()).await.map(drop);
    assert!(matches!(refused, Err(StoreError::Damaged(_))), "{refused:?}");
}

#[tokio::test]
async fn damage_is_found_by_looking() {
    for house in House::both().await {
        let store = house.open().await;
        store.create(game("g"), Vec::new(), entries(0, 9)).await.unwrap();
        store.create(game("h"), Vec::new(), entries(0, 2)).await.unwrap();
        run(&house, "DELETE FROM entries WHERE game = 'g' AND number = 5").await;
        let found = store.check().await;
        assert_eq!(found, Err(StoreError::Damaged(vec!["the log of game g has a gap".to_owned()])), "{house}");
    }
}
