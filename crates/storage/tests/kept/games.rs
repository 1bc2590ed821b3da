//! Games are made, go on, are found again.

use crate::homes::{House, append, entries, entry, game, seat};
use storage::{Append, Filter, GameRecord, GameState, Holdings, Notice, Page, Store, StoreError};

#[tokio::test]
async fn a_game_is_found_as_it_was_left() {
    for house in House::both().await {
        let store = house.open().await;
        let seats = vec![seat("g", "north", 1), seat("g", "south", 2)];
        store.create(game("g"), seats.clone(), entries(0, 2)).await.unwrap();
        let more = Append {
            state: Some(GameState::Playing),
            terms: Some("{}".to_owned()),
            seats: vec![seat("g", "south", 9), seat("g", "watcher", 3)],
            ..append("g", 2, 3)
        };
        store.append(more).await.unwrap();
        store.append(append("g", 5, 1)).await.unwrap();
        store.close().await;
        let (found, sitting, log) = house.open().await.load("g").await.unwrap();
        let expected =
            GameRecord { state: GameState::Playing, terms: "{}".to_owned(), updated: 2_000, entries: 6, ..game("g") };
        assert!(found == expected, "{house}: {found:?}");
        assert_eq!(sitting, [seat("g", "north", 1), seat("g", "south", 9), seat("g", "watcher", 3)], "{house}");
        assert_eq!(log, entries(0, 6), "{house}");
    }
}

#[tokio::test]
async fn only_the_next_number_can_be_appended() {
    for house in House::both().await {
        let store = house.open().await;
        store.create(game("g"), Vec::new(), entries(0, 2)).await.unwrap();
        for after in [0, 1, 3, 99] {
            let refused = Append { seats: vec![seat("g", "north", 1)], ..append("g", after, 1) };
            assert_eq!(store.append(refused).await, Err(StoreError::Conflict { last: 2 }), "{house} after {after}");
        }
        let (record, seats, log) = store.load("g").await.unwrap();
        assert_eq!((record.entries, seats.len(), log.len(), record.updated), (2, 0, 2, 1_000), "{house}");
        assert_eq!(store.append(append("none", 0, 1)).await, Err(StoreError::NoSuchGame("none".to_owned())));
        assert_eq!(store.create(game("g"), Vec::new(), Vec::new()).await, Err(StoreError::Exists("g".to_owned())));
        assert_eq!(store.load("none").await.map(drop), Err(StoreError::NoSuchGame("none".to_owned())));
        assert_eq!(store.entries_after("none", 0).await, Err(StoreError::NoSuchGame("none".to_owned())));
        store.append(append("g", 2, 1)).await.unwrap();
        assert_eq!(store.entries_after("g", 1).await.unwrap(), [entry(2), entry(3)], "{house}");
        assert_eq!(store.entries_after("g", u64::MAX).await.unwrap(), [], "{house}");
        // Without entries, the same number guards what else changes.
        let over = Append { state: Some(GameState::Over), ..append("g", 3, 0) };
        store.append(over.clone()).await.unwrap();
        assert_eq!(store.append(Append { after: 2, ..over }).await, Err(StoreError::Conflict { last: 3 }));
    }
}

#[tokio::test]
async fn what_cannot_be_kept_is_refused_in_both_homes_alike() {
    for house in House::both().await {
        let store = house.open().await;
        let invalid =
            |result: Result<(), StoreError>| assert!(matches!(result, Err(StoreError::Invalid(_))), "{result:?}");
        invalid(store.create(game(""), Vec::new(), Vec::new()).await);
        invalid(store.create(game("a\nb"), Vec::new(), Vec::new()).await);
        invalid(store.create(game(&"a".repeat(300)), Vec::new(), Vec::new()).await);
        invalid(store.create(game("g"), vec![seat("h", "north", 1)], Vec::new()).await);
        invalid(store.create(game("g"), vec![seat("g", "north", 1), seat("g", "north", 2)], Vec::new()).await);
        invalid(store.create(game("g"), Vec::new(), vec![entry(2)]).await);
        invalid(store.create(GameRecord { terms: "\0".to_owned(), ..game("g") }, Vec::new(), Vec::new()).await);
        store.create(game("g"), Vec::new(), Vec::new()).await.unwrap();
        let gap = Append { entries: vec![entry(1), entry(3)], ..append("g", 0, 0) };
        invalid(store.append(gap).await);
        assert_eq!(store.check().await, Ok(Holdings { games: 1, ..Holdings::default() }), "{house}");
    }
}

#[tokio::test]
async fn a_token_opens_its_seat() {
    for house in House::both().await {
        let store = house.open().await;
        store.create(game("a"), vec![seat("a", "north", 1)], Vec::new()).await.unwrap();
        store.create(game("b"), vec![seat("b", "south", 2)], Vec::new()).await.unwrap();
        assert_eq!(store.find_token(&[2; 32]).await.unwrap(), Some(seat("b", "south", 2)), "{house}");
        assert_eq!(store.find_token(&[3; 32]).await.unwrap(), None, "{house}");
        // A token that was replaced opens nothing any more.
        store.append(Append { seats: vec![seat("b", "south", 3)], ..append("b", 0, 0) }).await.unwrap();
        assert_eq!(store.find_token(&[2; 32]).await.unwrap(), None, "{house}");
        assert_eq!(store.find_token(&[3; 32]).await.unwrap(), Some(seat("b", "south", 3)), "{house}");
    }
}

async fn ids(store: &Store, filter: &Filter, page: &Page) -> Vec<String> {
    store.list(filter, page).await.expect("a list").into_iter().map(|game| game.id).collect()
}

#[tokio::test]
async fn games_are_listed_newest_first_page_by_page() {
    for house in House::both().await {
        let store = house.open().await;
        // Ids that a locale would order otherwise than bytes do, some made at the same time.
        for (created, id) in [(1, "b"), (2, "Z"), (2, "a"), (2, "é"), (3, "c-1"), (3, "c1")] {
            let state = if created == 2 { GameState::Playing } else { GameState::Over };
            let scenario = if id == "a" { "ivry" } else { "leuthen" }.to_owned();
            let record = GameRecord { created, updated: 10 * created, state, scenario, ..game(id) };
            store.create(record, Vec::new(), Vec::new()).await.unwrap();
        }
        let all = ["c1", "c-1", "é", "a", "Z", "b"];
        assert_eq!(ids(&store, &Filter::default(), &Page::default()).await, all, "{house}");
        let (mut page, mut seen) = (Page { after: None, limit: 2 }, Vec::new());
        loop {
            let found = store.list(&Filter::default(), &page).await.unwrap();
            let Some(last) = found.last() else { break };
            page.after = Some((last.created, last.id.clone()));
            seen.extend(found.into_iter().map(|game| game.id));
        }
        assert_eq!(seen, all, "{house}");
        let playing = Filter { states: vec![GameState::Playing, GameState::Frozen], ..Filter::default() };
        assert_eq!(ids(&store, &playing, &Page::default()).await, ["é", "a", "Z"], "{house}");
        let ivry = Filter { scenario: Some("ivry".to_owned()), ..playing };
        assert_eq!(ids(&store, &ivry, &Page::default()).await, ["a"], "{house}");
        let idle = Filter { idle_since: Some(20), ..Filter::default() };
        assert_eq!(ids(&store, &idle, &Page::default()).await, ["b"], "{house}");
    }
}

#[tokio::test]
async fn whoever_follows_hears_of_every_entry() {
    for house in House::both().await {
        let store = house.open().await;
        let mut news = store.subscribe();
        store.create(game("g"), Vec::new(), entries(0, 1)).await.unwrap();
        store.append(append("g", 1, 2)).await.unwrap();
        assert!(store.append(append("g", 1, 2)).await.is_err());
        store.append(append("g", 3, 1)).await.unwrap();
        for last in [1, 3, 4] {
            assert_eq!(news.next().await, Some(Notice::Appended { game: "g".to_owned(), last }), "{house}");
        }
        store.close().await;
        assert_eq!(news.next().await, None, "{house}");
        assert_eq!(store.append(append("g", 4, 1)).await, Err(StoreError::Closed), "{house}");
        assert_eq!(store.load("g").await.map(drop), Err(StoreError::Closed), "{house}");
    }
}

#[tokio::test]
async fn an_address_that_names_no_store_is_said() {
    for address in ["", "sqlite:", "mysql://a/b"] {
        assert_eq!(Store::open(address).await.map(drop), Err(StoreError::Address(address.to_owned())));
    }
    let nobody = Store::open("postgres://etendard@%2Fnowhere/games").await.map(drop);
    assert!(matches!(nobody, Err(StoreError::Unavailable(_))), "{nobody:?}");
    let nowhere = Store::open("/nowhere/games.db").await.map(drop);
    assert!(matches!(&nowhere, Err(StoreError::File { what, .. }) if what.contains("No such file")), "{nowhere:?}");
}

#[tokio::test]
async fn a_battle_stays_with_its_game_wherever_it_goes() {
    let text = "id = \"own\"\n# à moi\n".repeat(500);
    let own = GameRecord { battle: Some(text.clone()), ..game("g") };
    for house in House::both().await {
        let store = house.open().await;
        store.create(own.clone(), vec![seat("g", "north", 1)], entries(0, 2)).await.unwrap();
        store.create(game("h"), Vec::new(), entries(0, 1)).await.unwrap();
        let other = GameRecord { battle: Some("another".to_owned()), ..game("g") };
        assert_eq!(store.create(other, Vec::new(), Vec::new()).await, Err(StoreError::Exists("g".to_owned())));
        store.append(Append { terms: Some("{}".to_owned()), ..append("g", 2, 3) }).await.unwrap();
        let (found, _, _) = store.load("g").await.unwrap();
        assert_eq!(found.battle.as_ref(), Some(&text), "{house}");
        assert_eq!(store.load("h").await.unwrap().0.battle, None, "{house}");
        let listed = store.list(&Filter::default(), &Page::default()).await.unwrap();
        assert!(listed.iter().all(|record| record.battle.is_none()), "{house}: a list is short");
        assert!(store.check().await.is_ok(), "{house}");
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("all.jsonl");
        store.export(std::fs::File::create(&path).unwrap()).await.unwrap();
        for next in House::both().await {
            let into = next.open().await;
            let file = || std::io::BufReader::new(std::fs::File::open(&path).unwrap());
            into.import(file()).await.unwrap();
            into.import(file()).await.expect("the same again is passed over");
            assert!(into.load("g").await.unwrap() == store.load("g").await.unwrap(), "{house} → {next}");
            into.delete("g").await.unwrap();
            into.create(game("g"), Vec::new(), Vec::new()).await.expect("nothing of it is left");
            assert_eq!(into.load("g").await.unwrap().0.battle, None, "{next}");
        }
    }
}
