//! Whole battles over the network.

use crate::chance::Chance;
use crate::hall::{Hall, Person};
use serde_json::json;
use std::sync::Arc;
use wire::live::{EntryBody, Progress, TableView};
use wire::{Field, Replay};

fn is_over(table: &TableView) -> bool {
    table.progress == Progress::Over
}

/// Plays by chance until the game is over.
pub(crate) async fn play_on(person: &mut Person, chance: &mut Chance) {
    loop {
        person.until(|table| is_over(table) || table.choices.is_some()).await;
        let Some(choices) = person.table.choices.clone().filter(|_| !is_over(&person.table)) else { return };
        person.does(&chance.choose(&choices)).await;
    }
}

/// Entries are numbered without a gap, each told once.
fn assert_whole(person: &Person) {
    let numbers: Vec<u64> = person.entries.iter().map(|entry| entry.number).collect();
    assert_eq!(numbers, (1..=person.table.number).collect::<Vec<_>>());
}

/// The replay plays as it was recorded, and the dice are those that were committed to.
async fn assert_honest(hall: &Hall, game: &str, scenario: &str) -> usize {
    let (status, text) = hall.get(&format!("/api/games/{game}/replay"), None).await;
    assert_eq!(status, 200, "{text}");
    let listed = scenario::catalogue().iter().find(|listed| listed.id == scenario).unwrap().read().unwrap();
    let field = Arc::new(Field::of(&listed, listed.setup().book));
    let replay = Replay::read(&text).unwrap();
    replay.verify(field).unwrap_or_else(|flaw| panic!("{flaw:?}"));
    let (status, text) = hall.get(&format!("/api/games/{game}/dice"), None).await;
    assert_eq!(status, 200, "{text}");
    let record = dice::Record::read(&text).unwrap();
    assert_eq!(record.game, game);
    let checked = record.verify().unwrap();
    assert!(0 < checked.throws);
    checked.throws
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_battle_to_its_end() {
    let hall = Hall::open().await;
    let [north, south] = hall.two("training-jomini").await;
    let commitment = hall.table(&north.game, None).await.dice.commitments;
    let (mut one, mut other) = (hall.sit(&north).await, hall.sit(&south).await);
    let play = async |person: &mut Person, seed| play_on(person, &mut Chance::of(seed)).await;
    tokio::join!(play(&mut one, 1), play(&mut other, 2));
    for person in [&one, &other] {
        assert!(is_over(&person.table) && person.table.result.is_some());
        assert_whole(person);
        assert_eq!(person.table.dice.commitments, commitment);
    }
    assert_eq!(one.entries, other.entries);
    assert_eq!(one.table.position, other.table.position);
    let thrown: usize = one
        .entries
        .iter()
        .map(|entry| if let EntryBody::Command { throws, .. } = &entry.body { throws.len() } else { 0 })
        .sum();
    assert_eq!(assert_honest(&hall, &north.game, "training-jomini").await, thrown);
    // Whoever comes late is told the same story.
    let late = Person::come(&hall, &north.game, None, 0).await;
    assert_eq!(late.entries, one.entries);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_beats_or_is_beaten_by_a_recruit() {
    let hall = Hall::open().await;
    let wanted = json!({
        "scenario": "training-panache", "north": {"kind": "computer", "level": "recruit"}, "south": {"kind": "me"},
    });
    let joined = hall.make(wanted).await;
    assert_eq!(joined.invitation, None);
    let mut person = hall.sit(&joined).await;
    assert_eq!(person.table.seats.north.computer, Some(wire::LevelWire::Recruit));
    play_on(&mut person, &mut Chance::of(3)).await;
    assert!(person.table.result.is_some());
    assert_whole(&person);
    assert_honest(&hall, &joined.game, "training-panache").await;
    hall.close().await;
}
