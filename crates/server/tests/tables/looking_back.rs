//! A game as it stood.

use crate::chance::Chance;
use crate::hall::{Hall, Person};
use serde_json::json;
use wire::live::{ScenarioView, TableView};

async fn table_at(hall: &Hall, game: &str, number: u64, token: Option<&str>) -> TableView {
    let (status, body) = hall.get(&format!("/api/games/{game}?at={number}&lang=en"), token).await;
    assert_eq!(status, 200, "{body}");
    serde_json::from_str(&body).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_moment_of_a_game_can_be_seen_again() {
    let hall = Hall::open().await;
    let joined = hall.make(json!({"scenario": "waterloo", "north": {"kind": "me"}, "south": {"kind": "me"}})).await;
    let (mut person, mut chance) = (hall.sit(&joined).await, Chance(11));
    let mut seen = vec![person.table.clone()];
    for _ in 0..20 {
        let choices = person.table.choices.clone().expect("he plays both sides");
        person.does(&chance.choose(&choices)).await;
        seen.push(person.table.clone());
    }
    for then in &seen {
        let now = table_at(&hall, &joined.game, then.number, Some(&joined.token)).await;
        assert_eq!((now.number, &now.position, &now.ask), (then.number, &then.position, &then.ask));
        assert_eq!((now.choices, now.undo.command, now.you), (None, false, then.you), "it is there to look at");
    }
    // Whoever watches sees the same, and a number beyond the last entry is the game as it stands.
    let now = table_at(&hall, &joined.game, u64::MAX, None).await;
    assert_eq!((now.number, &now.position), (person.table.number, &person.table.position));
    let (status, body) = hall.get(&format!("/api/games/{}?at=yesterday", joined.game), None).await;
    assert_eq!(status, 400, "{body}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_battle_shows_who_stands_where_before_it_begins() {
    let hall = Hall::open().await;
    let (_, body) = hall.get("/api/scenarios/waterloo", None).await;
    let view: ScenarioView = serde_json::from_str(&body).unwrap();
    let joined = hall.make(json!({"scenario": "waterloo", "north": {"kind": "me"}, "south": {"kind": "me"}})).await;
    let person: Person = hall.sit(&joined).await;
    assert_eq!(view.opening, person.table.position);
    assert!(!view.opening.units.is_empty());
    hall.close().await;
}
