//! Keeping house: how long games are kept, how long they may grow, what is counted.

use crate::ask::PATIENCE;
use crate::hall::Hall;
use serde_json::json;
use std::time::Duration;
use wire::live::{AnswerWire, Progress};

fn both() -> serde_json::Value {
    json!({"scenario": "training-jomini", "north": {"kind": "me"}, "south": {"kind": "me"}})
}

#[tokio::test(flavor = "multi_thread")]
async fn finished_games_go_when_their_time_is_over_and_others_stay() {
    let mut hall = Hall::open().await;
    let [over, under_way] = [hall.make(both()).await, hall.make(both()).await];
    let mut person = hall.sit(&over).await;
    assert!(matches!(person.say(json!({"say": "resign"})).await, AnswerWire::Done { .. }));
    hall.restart_with(|options| options.keep_finished = Some(Duration::from_hours(1))).await;
    assert_eq!(hall.table(&over.game, Some(&over.token)).await.progress, Progress::Over);
    hall.restart_with(|options| options.keep_finished = Some(Duration::ZERO)).await;
    let gone = async {
        while hall.get(&format!("/api/games/{}", over.game), Some(&over.token)).await.0 != 404 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, gone).await.expect("it stays for ever");
    assert_eq!(hall.table(&under_way.game, Some(&under_way.token)).await.progress, Progress::Playing);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_grows_no_longer_than_it_may_and_can_still_be_ended() {
    let hall = Hall::open_with(|options| options.entries_per_game = 50).await;
    let joined = hall.make(both()).await;
    let mut person = hall.sit(&joined).await;
    let full = loop {
        let pause = person.table.progress == Progress::Playing;
        match person.say(json!({"say": "pause", "yes": pause})).await {
            AnswerWire::Done { number } => person.until(|table| table.number == number).await,
            AnswerWire::Error { code, text } => break (code, text),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!((full.0.as_str(), person.table.number), ("game-full", 50));
    assert!(full.1.contains("resign"), "{}", full.1);
    assert!(matches!(person.say(json!({"say": "resign"})).await, AnswerWire::Done { number: 51 }));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_watches_over_the_server_finds_its_figures() {
    let hall = Hall::open().await;
    let joined = hall.make(both()).await;
    let mut person = hall.sit(&joined).await;
    person.say(json!({"say": "sight", "from": "A1", "to": "C4"})).await;
    let (_, text) = hall.get("/metrics", None).await;
    for wanted in [
        "etendard_connections ",
        "etendard_listeners ",
        "etendard_storage_queue ",
        "etendard_storage_bytes ",
        "etendard_answer_seconds{said=\"question\"",
        "etendard_answer_seconds_count{said=\"question\"}",
        "etendard_requests_total{status=\"200\"}",
    ] {
        assert!(text.contains(wanted), "no {wanted}:\n{text}");
    }
    hall.close().await;
}
