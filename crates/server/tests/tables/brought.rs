//! Games begun elsewhere and played on here from their replay file.

use crate::chance::Chance;
use crate::hall::{Hall, Person};
use serde_json::{Value, json};
use std::sync::Arc;
use wire::live::{EntryBody, Progress};
use wire::{Field, Replay};

/// Some commands by chance, both sides by one person.
async fn play(person: &mut Person, seed: u64, commands: usize) {
    let mut chance = Chance::of(seed);
    for _ in 0..commands {
        let Some(choices) = person.table.choices.clone() else { break };
        person.does(&chance.choose(&choices)).await;
    }
}

async fn file(hall: &Hall, game: &str, what: &str) -> String {
    let (status, body) = hall.get(&format!("/api/games/{game}/{what}"), None).await;
    assert_eq!(status, 200, "{body}");
    body
}

fn both(scenario: &str) -> Value {
    json!({"scenario": scenario, "north": {"kind": "me"}, "south": {"kind": "me"}})
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_from_its_file_as_it_was_told() {
    let hall = Hall::open().await;
    for (seed, scenario) in [(3, "training-jomini"), (4, "training-panache"), (5, "hydaspes"), (6, "rossbach")] {
        let first = hall.make(both(scenario)).await;
        let mut there = hall.sit(&first).await;
        play(&mut there, seed, 60).await;
        assert_eq!(there.table.progress, Progress::Playing, "{scenario} is over too soon");
        let mut wanted = both(scenario);
        wanted["replay"] = json!(file(&hall, &first.game, "replay").await);
        let second = hall.make(wanted).await;
        let mut here = hall.sit(&second).await;
        assert_eq!(here.table.position, there.table.position);
        assert_eq!(here.table.ask, there.table.ask);
        assert!(!here.table.undo.command, "what was done elsewhere is not taken back here");
        let told = |person: &Person| -> Vec<String> {
            person.entries.iter().flat_map(|entry| &entry.told).map(|one| one.text.clone()).collect()
        };
        assert_eq!(told(&here), told(&there), "the same story in {scenario}");
        let elsewhere = here.entries.iter().filter(|entry| matches!(entry.body, EntryBody::Elsewhere { .. }));
        assert_eq!(elsewhere.count(), 60);
        play(&mut here, seed + 10, 30).await;
        // The file of the whole game plays from its first line, and its dice file says which lines it does not prove.
        let whole = Replay::read(&file(&hall, &second.game, "replay").await).unwrap();
        let read = scenario::catalogue().iter().find(|listed| listed.id == scenario).unwrap().read().unwrap();
        let field = Field::of(&read, read.setup().book);
        whole.verify(Arc::new(field)).unwrap();
        let dice: Value = serde_json::from_str(&file(&hall, &second.game, "dice").await).unwrap();
        let before = Replay::read(&file(&hall, &first.game, "replay").await).unwrap();
        assert_eq!(dice["elsewhere"], json!(before.lines.len()));
        assert_eq!(dice["extent"]["lines"], json!(whole.lines.len()));
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_free_seat_waits_and_the_battle_begins_where_it_stopped() {
    let hall = Hall::open().await;
    let first = hall.make(both("training-frederic")).await;
    let mut there = hall.sit(&first).await;
    play(&mut there, 9, 30).await;
    let replay = file(&hall, &first.game, "replay").await;
    let wanted = json!({"scenario": "training-frederic", "north": {"kind": "me"}, "south": {"kind": "open"},
        "replay": replay});
    let second = hall.make(wanted).await;
    let here = hall.sit(&second).await;
    assert_eq!((here.table.progress, &here.table.position), (Progress::Waiting, &there.table.position));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_played_on_is_refused_in_words() {
    let hall = Hall::open().await;
    let first = hall.make(both("training-jomini")).await;
    let mut there = hall.sit(&first).await;
    play(&mut there, 3, 20).await;
    let unfinished = file(&hall, &first.game, "replay").await;
    play(&mut there, 3, 100_000).await;
    assert_eq!(there.table.progress, Progress::Over);
    let over = file(&hall, &first.game, "replay").await;
    let forged: String = unfinished.split_inclusive('\n').filter(|line| !line.starts_with("5 ")).collect();
    for (scenario, replay, status, said) in [
        ("training-jomini", over, 409, "is over"),
        ("training-jomini", "a letter".to_owned(), 422, "replay"),
        ("training-panache", unfinished, 422, "replay"),
        ("training-jomini", forged, 422, "replay"),
    ] {
        let mut wanted = both(scenario);
        wanted["replay"] = json!(replay);
        let (found, body) = hall.post("/api/games?lang=en", None, wanted).await;
        assert_eq!(found, status, "{body}");
        assert!(body["text"].as_str().unwrap().contains(said), "{body}");
    }
    hall.close().await;
}
