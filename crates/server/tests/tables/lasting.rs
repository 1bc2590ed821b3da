//! What outlasts connections, restarts and faults.

use crate::chance::Chance;
use crate::hall::{Hall, Person};
use serde_json::{Map, Value, json};
use std::fs::File;
use std::io::Cursor;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use storage::Store;
use wire::live::{AnswerWire, EntryBody, Progress};

pub(crate) async fn alone(hall: &Hall) -> wire::live::Joined {
    hall.make(json!({"scenario": "training-jomini", "north": {"kind": "me"}, "south": {"kind": "me"}})).await
}

pub(crate) async fn commands(person: &mut Person, chance: &mut Chance, count: usize) {
    for _ in 0..count {
        let choices = person.table.choices.clone();
        let choices = choices.unwrap_or_else(|| {
            panic!("he plays both sides: {:?}, turn {}", person.table.progress, person.table.position.turn)
        });
        person.does(&chance.choose(&choices)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_is_told_what_he_missed_once() {
    let hall = Hall::open().await;
    let joined = alone(&hall).await;
    let mut chance = Chance::of(4);
    let mut person = hall.sit(&joined).await;
    let mut watcher = Person::come(&hall, &joined.game, None, 0).await;
    commands(&mut person, &mut chance, 5).await;
    watcher.until(|table| table.number == person.table.number).await;
    let (seen, mut entries) = (watcher.table.number, watcher.entries.clone());
    watcher.leave().await;
    commands(&mut person, &mut chance, 7).await;
    let mut back = Person::come(&hall, &joined.game, None, seen).await;
    commands(&mut person, &mut chance, 5).await;
    back.until(|table| table.number == person.table.number).await;
    entries.extend(back.entries.clone());
    assert_eq!(entries, person.entries);
    // The same by HTTP, in the other language: the same entries, other words.
    let (status, text) = hall.get(&format!("/api/games/{}/entries?after={seen}&lang=fr", joined.game), None).await;
    assert_eq!(status, 200);
    let french: Vec<wire::live::EntryView> = serde_json::from_str(&text).unwrap();
    assert_eq!(
        french.iter().map(|entry| entry.number).collect::<Vec<_>>(),
        (seen + 1..=person.table.number).collect::<Vec<_>>()
    );
    assert!(french.iter().zip(&back.entries).any(|(one, other)| one.told != other.told));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_keeps_everything_and_says_goodbye() {
    let mut hall = Hall::open().await;
    let joined = alone(&hall).await;
    let mut chance = Chance::of(9);
    let mut person = hall.sit(&joined).await;
    commands(&mut person, &mut chance, 25).await;
    let mut other = Person::come(&hall, &joined.game, None, 0).await;
    let (bye, ()) = tokio::join!(other.bye(), hall.restart());
    assert!(!bye.is_empty());
    let mut again = Person::come(&hall, &joined.game, Some(&joined.token), 0).await;
    assert_eq!(again.table.position, person.table.position);
    assert_eq!(again.table.choices, person.table.choices);
    assert_eq!(again.table.dice, person.table.dice);
    assert_eq!(again.table.undo, person.table.undo);
    assert_eq!(again.entries, person.entries);
    commands(&mut again, &mut chance, 10).await;
    hall.close().await;
}

/// The store as it was, each line of its export changed by hand.
pub(crate) async fn rewritten(hall: &mut Hall, change: impl Fn(&mut Value)) {
    hall.stop().await;
    let (file, page) = (hall.file(), hall.file().with_extension("jsonl"));
    let address = file.display().to_string();
    let store = Store::open(&address).await.unwrap();
    store.export(File::create(&page).unwrap()).await.unwrap();
    store.close().await;
    let text = std::fs::read_to_string(&page).unwrap();
    let lines = text.lines().map(|line| {
        let mut line: Value = serde_json::from_str(line).unwrap();
        change(&mut line);
        format!("{line}\n")
    });
    let text: String = lines.collect();
    for beside in ["sqlite", "sqlite-wal", "sqlite-shm"] {
        let _ = std::fs::remove_file(file.with_extension(beside));
    }
    let store = Store::open(&address).await.unwrap();
    store.import(Cursor::new(text.into_bytes())).await.unwrap();
    // It is to be the store as it was, not a copy that is put in its place.
    store.mark().await.unwrap();
    store.close().await;
    hall.restart().await;
}

/// Changes JSON that stands as a text in JSON.
pub(crate) fn inside(text: &mut Value, change: impl FnOnce(&mut Map<String, Value>)) {
    let mut body: Value = serde_json::from_str(text.as_str().unwrap()).unwrap();
    change(body.as_object_mut().unwrap());
    *text = body.to_string().into();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_the_first_edition_which_kept_two_spellings_goes_on() {
    let mut hall = Hall::open().await;
    let mut chance = Chance::of(12);
    // By chance a battle may be over before anybody has struck three times: then another.
    let (joined, person) = loop {
        let joined = alone(&hall).await;
        let mut person = hall.sit(&joined).await;
        while person.table.dice.throws < 3 && person.table.choices.is_some() {
            commands(&mut person, &mut chance, 1).await;
        }
        if person.table.choices.is_some() {
            break (joined, person);
        }
    };
    let dice = format!("/api/games/{}/dice", joined.game);
    let thrown = hall.get(&dice, None).await;
    let spoken = |number: u64| {
        person.entries.iter().find_map(|entry| match &entry.body {
            EntryBody::Command { words, .. } if entry.number == number => Some(words.clone()),
            _ => None,
        })
    };
    rewritten(&mut hall, |line| {
        if let Some(entry) = line.get_mut("entry") {
            let words = entry["number"].as_u64().and_then(&spoken);
            inside(&mut entry["body"], |body| body.extend(words.map(|words| ("words".to_owned(), words.into()))));
        }
        if let Some(game) = line.get_mut("game") {
            inside(&mut game["terms"], |terms| assert!(terms.remove("log").is_some()));
        }
    })
    .await;
    let mut again = Person::come(&hall, &joined.game, Some(&joined.token), 0).await;
    assert_eq!(again.entries, person.entries);
    assert_eq!(again.table.position, person.table.position);
    assert_eq!(hall.get(&dice, None).await, thrown);
    for _ in 0..10 {
        let under_way = again.table.choices.is_some();
        commands(&mut again, &mut chance, usize::from(under_way)).await;
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_a_later_edition_is_refused_in_words() {
    let mut hall = Hall::open().await;
    let joined = alone(&hall).await;
    rewritten(&mut hall, |line| {
        if let Some(game) = line.get_mut("game") {
            inside(&mut game["terms"], |terms| terms["log"] = 99.into());
        }
    })
    .await;
    let (status, said) = hall.get(&format!("/api/games/{}?lang=en", joined.game), Some(&joined.token)).await;
    assert_eq!(status, 501, "{said}");
    assert!(said.contains("a newer Étendard"), "{said}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_that_is_asked_goes_on_after_a_restart() {
    let mut hall = Hall::open().await;
    let made = json!({
        "scenario": "training-jomini", "north": {"kind": "computer", "level": "corporal"}, "south": {"kind": "me"},
    });
    let joined = hall.make(made).await;
    let mut person = hall.sit(&joined).await;
    // Up to a moment when the computer has the word, as often as not in the middle of its turn.
    let mut chance = Chance::of(6);
    for _ in 0..30 {
        person.until(|table| table.choices.is_some() || table.progress == Progress::Over).await;
        let Some(choices) = person.table.choices.clone() else { break };
        person.does(&chance.choose(&choices)).await;
        if person.table.choices.is_none() {
            break;
        }
    }
    hall.restart().await;
    let mut again = Person::come(&hall, &joined.game, Some(&joined.token), person.table.number).await;
    again.until(|table| table.choices.is_some() || table.progress == Progress::Over).await;
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fault_freezes_one_game_and_no_other() {
    let faulty = Arc::new(AtomicU64::new(0));
    let trip = Arc::clone(&faulty);
    let mut hall = Hall::open_with(move |options| {
        options.trip = Some(Arc::new(move |game, _| {
            let marked = trip.load(Ordering::Relaxed);
            assert!(marked == 0 || u64::from_str_radix(game, 16) != Ok(marked), "a fault made for this test");
        }));
    })
    .await;
    let [sick, sound] = [alone(&hall).await, alone(&hall).await];
    let (mut one, mut other) = (hall.sit(&sick).await, hall.sit(&sound).await);
    let mut chance = Chance::of(8);
    commands(&mut one, &mut chance, 3).await;
    let before = one.table.clone();
    faulty.store(u64::from_str_radix(&sick.game, 16).unwrap(), Ordering::Relaxed);
    let command = chance.choose(one.table.choices.as_ref().unwrap());
    let answer = one.command(&command).await;
    assert!(matches!(&answer, AnswerWire::Error { code, .. } if code == "frozen"), "{answer:?}");
    one.until(|table| table.progress == Progress::Frozen).await;
    assert_eq!(one.table.position, before.position);
    assert!(matches!(one.entries.last().unwrap().body, EntryBody::Frozen {}));
    commands(&mut other, &mut chance, 10).await;
    let (_, figures) = hall.get("/metrics", None).await;
    let frozen = figures.lines().find(|line| line.starts_with("etendard_frozen_total ")).unwrap();
    assert_ne!(frozen, "etendard_frozen_total 0");
    // It stays frozen over a restart, until its host takes it up again where it stood.
    hall.restart().await;
    assert_eq!(hall.table(&sick.game, None).await.progress, Progress::Frozen);
    faulty.store(0, Ordering::Relaxed);
    let mut one = hall.sit(&sick).await;
    assert!(matches!(one.say(json!({"say": "pause", "yes": false})).await, AnswerWire::Done { .. }));
    one.until(|table| table.progress == Progress::Playing).await;
    assert_eq!(one.table.position, before.position);
    one.does(&command).await;
    hall.close().await;
}
