//! Computer players at the table: their temperament, told or hidden, and how they are hurried.

use crate::chance::Chance;
use crate::hall::{Hall, Person};
use serde_json::{Value, json};
use wire::live::{AnswerWire, GameListView, Progress, SeatView};
use wire::{LevelWire, TemperamentWire};

fn against(level: &str, temperament: &Value) -> Value {
    let mut seat = json!({"kind": "computer", "level": level});
    if !temperament.is_null() {
        seat["temperament"] = temperament.clone();
    }
    json!({"scenario": "training-jomini", "north": seat, "south": {"kind": "me"}, "name": "Anne", "public": true})
}

fn north(person: &Person) -> &SeatView {
    &person.table.seats.north
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_chooses_a_temperament_sees_it_at_the_table_and_after_a_restart() {
    let mut hall = Hall::open().await;
    let joined = hall.make(against("general", &json!("bold"))).await;
    let person = hall.sit(&joined).await;
    assert_eq!(
        (north(&person).computer, north(&person).temperament),
        (Some(LevelWire::General), Some(TemperamentWire::Bold))
    );
    assert!(!north(&person).drawn);
    let name = north(&person).name.clone().unwrap();
    assert!(["Général hardi", "Bold general"].contains(&&*name), "{name}");
    person.leave().await;
    hall.restart().await;
    let again = hall.sit(&joined).await;
    assert_eq!(north(&again).temperament, Some(TemperamentWire::Bold));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_says_no_temperament_has_a_steady_player() {
    let hall = Hall::open().await;
    let person = hall.sit(&hall.make(against("captain", &Value::Null)).await).await;
    assert_eq!((north(&person).temperament, north(&person).drawn), (Some(TemperamentWire::Steady), false));
    let (status, said) = hall.post("/api/games", None, against("captain", &json!("mad"))).await;
    assert_eq!(status, 400, "{said}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_chance_drew_is_told_nowhere_before_the_game_is_over() {
    let hall = Hall::open().await;
    let joined = hall.make(against("recruit", &json!("chance"))).await;
    let mut person = hall.sit(&joined).await;
    assert_eq!((north(&person).temperament, north(&person).drawn), (None, true));
    let name = north(&person).name.clone().unwrap();
    assert!(["Recrue", "Recruit"].contains(&&*name), "{name}");
    let listed = async || {
        let (_, body) = hall.get("/api/games?lang=en", None).await;
        let list: GameListView = serde_json::from_str(&body).unwrap();
        list.games.into_iter().find(|one| one.game == joined.game)
    };
    assert!(listed().await.is_none_or(|game| game.seats.north.temperament.is_none()));
    person.say(json!({"say": "resign"})).await;
    person.until(|table| table.progress == Progress::Over).await;
    assert!(north(&person).temperament.is_some() && north(&person).drawn);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_may_hurry_the_general_and_the_game_goes_on() {
    let hall = Hall::open().await;
    let joined = hall.make(against("general", &json!("wily"))).await;
    let mut person = hall.sit(&joined).await;
    let mut onlooker = Person::come(&hall, &joined.game, None, 0).await;
    let AnswerWire::Error { code, .. } = onlooker.say(json!({"say": "hurry"})).await else { panic!("he only looks") };
    assert_eq!(code, "not-your-seat");
    let mut chance = Chance::of(5);
    for _ in 0..40 {
        if let Some(choices) = person.table.choices.clone() {
            // Nobody thinks: it is no fault to say so.
            assert!(matches!(person.say(json!({"say": "hurry"})).await, AnswerWire::Done { .. }));
            person.does(&chance.choose(&choices)).await;
        }
        assert!(matches!(person.say(json!({"say": "hurry"})).await, AnswerWire::Done { .. }));
        person.until(|table| table.choices.is_some() || table.progress == Progress::Over).await;
    }
    hall.close().await;
}
