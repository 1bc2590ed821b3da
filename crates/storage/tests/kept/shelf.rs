//! Battles on the shelf: versions that never change, limits, thumbs, reports, and what is left of one that is taken back.

use crate::homes::House;
use storage::{
    ShelfFilter, ShelfOrder, ShelfReport, ShelfRoom, ShelfState, ShelfThumb, ShelvedBattle, ShelvedVersion, Store,
    StoreError,
};

const ROOM: ShelfRoom = ShelfRoom { battles: 10, bytes: 10_000, versions: 3 };

fn battle(id: &str, created: i64) -> ShelvedBattle {
    ShelvedBattle {
        id: id.to_owned(),
        created,
        updated: created,
        token_hash: [7; 32],
        state: ShelfState::Shown,
        version: 1,
        card: format!(r#"{{"title":"Le pont « {id} »"}}"#),
        book: "jomini".to_owned(),
        hexes: 120,
        words: format!("le pont {id} 100% zoé"),
        plays: 0,
        thumbs: 0,
        reports: 0,
        bytes: 0,
    }
}

fn version(battle: &str, number: u64) -> ShelvedVersion {
    let mark = u8::try_from(number).expect("small");
    ShelvedVersion {
        battle: battle.to_owned(),
        number,
        at: 5_000 + i64::from(mark),
        hash: [mark; 32],
        body: format!("id = \"{battle}\" # é {number}"),
        certificate: (number == 2).then(|| "{\"games\":200}".to_owned()),
    }
}

fn no_battle<T>(id: &str) -> Result<T, StoreError> {
    Err(StoreError::NoSuchBattle(id.to_owned()))
}

/// Two battles, one of them with two versions, a thumb and a report; the other was taken back.
pub(crate) async fn fill_shelf(store: &Store) {
    store.publish(battle("a", 1), version("a", 1), ROOM).await.expect("room");
    store.add_version(ShelvedBattle { updated: 2, ..battle("a", 1) }, version("a", 2), ROOM).await.expect("room");
    store.thumb(ShelfThumb { battle: "a".to_owned(), mark: [1; 32] }, true).await.expect("it is there");
    let report = ShelfReport { battle: "a".to_owned(), mark: [2; 32], at: 9, reason: "vilain".to_owned() };
    store.report(report).await.expect("it is there");
    store.publish(battle("gone", 3), version("gone", 1), ROOM).await.expect("room");
    store.set_shelf_state("gone", ShelfState::Withdrawn).await.expect("it is there");
}

async fn ids(store: &Store, filter: ShelfFilter) -> String {
    let found = store.shelf(&ShelfFilter { limit: 50, ..filter }).await.expect("a list");
    assert!(found.iter().all(|battle| battle.words.is_empty()), "what a battle is found by stays where it is");
    found.iter().map(|battle| battle.id.as_str()).collect::<Vec<_>>().join(" ")
}

#[tokio::test]
async fn a_version_never_changes_and_the_next_number_is_the_only_one() {
    for house in House::both().await {
        let store = house.open().await;
        store.publish(battle("a", 1), version("a", 1), ROOM).await.unwrap();
        let again = store.publish(battle("a", 9), version("a", 1), ROOM).await;
        assert_eq!(again, Err(StoreError::Exists("a".to_owned())), "{house}");
        for number in [1, 3] {
            let other = ShelvedVersion { body: "other".to_owned(), ..version("a", number) };
            let refused = store.add_version(battle("a", 1), other, ROOM).await;
            assert_eq!(refused, Err(StoreError::Conflict { last: 1 }), "{house} {number}");
        }
        let renewed = ShelvedBattle { updated: 8, card: "{}".to_owned(), hexes: 9, ..battle("a", 1) };
        store.add_version(renewed.clone(), version("a", 2), ROOM).await.unwrap();
        let (found, times, newest) = store.shelved("a", None).await.unwrap();
        assert_eq!((found.version, found.updated, found.hexes, found.card.as_str()), (2, 8, 9, "{}"), "{house}");
        assert_eq!((times, newest), (vec![5_001, 5_002], Some(version("a", 2))), "{house}");
        let bytes = version("a", 1).body.len() + version("a", 2).body.len() + "{\"games\":200}".len();
        assert_eq!(found.bytes, bytes as u64, "{house}");
        assert_eq!(store.shelved("a", Some(1)).await.unwrap().2, Some(version("a", 1)), "{house}");
        for number in [0, 3, u64::MAX] {
            assert_eq!(store.shelved("a", Some(number)).await, no_battle(&format!("a/{number}")), "{house}");
        }
        assert_eq!(store.shelved("none", None).await, no_battle("none"), "{house}");
        store.add_version(renewed.clone(), version("a", 3), ROOM).await.unwrap();
        assert_eq!(store.add_version(renewed, version("a", 4), ROOM).await, Err(StoreError::ShelfFull), "{house}");
        assert_eq!(store.shelved("a", None).await.unwrap().1.len(), 3, "{house}");
        let nul = ShelvedVersion { body: "\0".to_owned(), ..version("b", 1) };
        let refused = store.publish(battle("b", 1), nul, ROOM).await;
        assert!(matches!(refused, Err(StoreError::Invalid(_))), "{house} {refused:?}");
        store.check().await.unwrap();
    }
}

#[tokio::test]
async fn a_full_shelf_takes_no_more_until_something_is_taken_back() {
    for house in House::both().await {
        let store = house.open().await;
        let few = ShelfRoom { battles: 2, ..ROOM };
        store.publish(battle("a", 1), version("a", 1), few).await.unwrap();
        store.publish(battle("b", 2), version("b", 1), few).await.unwrap();
        assert_eq!(store.publish(battle("c", 3), version("c", 1), few).await, Err(StoreError::ShelfFull), "{house}");
        assert_eq!(store.shelved("c", None).await, no_battle("c"), "{house}: nothing of it was kept");
        // What is hidden still takes its room; what is gone does not.
        store.set_shelf_state("a", ShelfState::Hidden).await.unwrap();
        assert_eq!(store.publish(battle("c", 3), version("c", 1), few).await, Err(StoreError::ShelfFull), "{house}");
        store.set_shelf_state("a", ShelfState::Removed).await.unwrap();
        store.publish(battle("c", 3), version("c", 1), few).await.unwrap();
        let small = ShelfRoom { bytes: 60, ..ROOM };
        let long = ShelvedVersion { body: "é".repeat(40), ..version("d", 1) };
        assert_eq!(store.publish(battle("d", 4), long, small).await, Err(StoreError::ShelfFull), "{house}");
        assert_eq!(ids(&store, ShelfFilter::default()).await, "c b", "{house}");
    }
}

#[tokio::test]
async fn a_browser_has_one_thumb_and_one_report_and_plays_are_counted_by_text() {
    for house in House::both().await {
        let store = house.open().await;
        store.publish(battle("a", 1), version("a", 1), ROOM).await.unwrap();
        let thumb = |mark: u8| ShelfThumb { battle: "a".to_owned(), mark: [mark; 32] };
        for (mark, yes) in [(1, true), (1, true), (2, true), (3, true), (2, false), (9, false)] {
            store.thumb(thumb(mark), yes).await.unwrap();
        }
        let said = |mark: u8, at: i64, reason: &str| ShelfReport {
            battle: "a".to_owned(),
            mark: [mark; 32],
            at,
            reason: reason.to_owned(),
        };
        for report in [said(1, 5, "laid"), said(2, 6, "copié"), said(1, 7, "très laid")] {
            store.report(report).await.unwrap();
        }
        store.played_text([1; 32]).await.unwrap();
        store.played_text([1; 32]).await.unwrap();
        store.played_text([77; 32]).await.unwrap();
        let whole = store.whole_battle("a").await.unwrap();
        let counts = (whole.battle.thumbs, whole.battle.reports, whole.battle.plays);
        assert_eq!(counts, (2, 2, 2), "{house}");
        assert_eq!(whole.reports, [said(2, 6, "copié"), said(1, 7, "très laid")], "{house}");
        let reported = ShelfFilter { reported: true, ..ShelfFilter::default() };
        assert_eq!(ids(&store, reported.clone()).await, "a", "{house}");
        store.heard("a").await.unwrap();
        assert_eq!(ids(&store, reported).await, "", "{house}");
        for nothing in
            [store.heard("x").await, store.thumb(ShelfThumb { battle: "x".into(), mark: [1; 32] }, true).await]
        {
            assert_eq!(nothing, no_battle("x"), "{house}");
        }
    }
}

#[tokio::test]
async fn of_what_was_taken_back_only_the_fact_is_left() {
    for house in House::both().await {
        let store = house.open().await;
        fill_shelf(&store).await;
        store.set_shelf_state("a", ShelfState::Hidden).await.unwrap();
        assert_eq!(ids(&store, ShelfFilter::default()).await, "", "{house}");
        assert_eq!(ids(&store, ShelfFilter { hidden_too: true, ..ShelfFilter::default() }).await, "gone a", "{house}");
        store.set_shelf_state("a", ShelfState::Shown).await.unwrap();
        store.set_shelf_state("a", ShelfState::Withdrawn).await.unwrap();
        let whole = store.whole_battle("a").await.unwrap();
        assert!(whole.versions.is_empty() && whole.thumbs.is_empty() && whole.reports.is_empty(), "{house}");
        let left = (whole.battle.card.as_str(), whole.battle.words.as_str(), whole.battle.bytes, whole.battle.state);
        assert_eq!(left, ("{}", "", 0, ShelfState::Withdrawn), "{house}");
        assert_eq!(store.shelved("a", None).await.unwrap().2, None, "{house}");
        // Nothing brings it back.
        assert_eq!(store.set_shelf_state("a", ShelfState::Shown).await, no_battle("a"), "{house}");
        assert_eq!(store.add_version(battle("a", 1), version("a", 3), ROOM).await, no_battle("a"), "{house}");
        store.check().await.unwrap();
    }
}

#[tokio::test]
async fn the_shelf_is_searched_and_leafed_through_in_three_orders() {
    for house in House::both().await {
        let store = house.open().await;
        for (number, id) in (1..).zip(["a", "b", "c", "d"]) {
            let hexes = u64::try_from(number * 50).expect("small");
            let book = if id == "b" { "frederic" } else { "jomini" }.to_owned();
            let text = ShelvedVersion { hash: [id.as_bytes()[0]; 32], ..version(id, 1) };
            store.publish(ShelvedBattle { hexes, book, ..battle(id, number) }, text, ROOM).await.unwrap();
        }
        for (id, count) in [("b", 3), ("d", 3), ("a", 1)] {
            for mark in 0..count {
                store.played_text([id.as_bytes()[0]; 32]).await.unwrap();
                store.thumb(ShelfThumb { battle: id.to_owned(), mark: [mark; 32] }, id != "d").await.unwrap();
            }
        }
        let all = ShelfFilter::default;
        assert_eq!(ids(&store, all()).await, "d c b a", "{house}");
        assert_eq!(ids(&store, ShelfFilter { order: ShelfOrder::Plays, ..all() }).await, "d b a c", "{house}");
        assert_eq!(ids(&store, ShelfFilter { order: ShelfOrder::Thumbs, ..all() }).await, "b a d c", "{house}");
        assert_eq!(ids(&store, ShelfFilter { hexes: Some((60, 150)), ..all() }).await, "c b", "{house}");
        assert_eq!(ids(&store, ShelfFilter { book: Some("frederic".to_owned()), ..all() }).await, "b", "{house}");
        for (word, found) in [("pont c", "c"), ("100%", "d c b a"), ("%", "d c b a"), ("_", ""), ("zoé", "d c b a")] {
            assert_eq!(ids(&store, ShelfFilter { saying: Some(word.to_owned()), ..all() }).await, found, "{house}");
        }
        let mut seen = Vec::new();
        let mut filter = ShelfFilter { order: ShelfOrder::Plays, limit: 1, ..all() };
        while let Some(found) = store.shelf(&filter).await.unwrap().pop() {
            filter.after = Some((i64::try_from(found.plays).expect("small"), found.id.clone()));
            seen.push(found.id);
        }
        assert_eq!(seen, ["d", "b", "a", "c"], "{house}");
    }
}
