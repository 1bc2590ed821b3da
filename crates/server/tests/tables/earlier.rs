//! Games begun under earlier rules.

use crate::chance::Chance;
use crate::hall::{Hall, Person};
use crate::lasting::{alone, commands, inside, rewritten};
use serde_json::{Value, json};
use std::sync::Arc;
use wire::live::{AnswerWire, EntryBody, Progress};
use wire::{Field, RULES_VERSION, Replay};

const EARLIER: u32 = RULES_VERSION - 1;

/// Was begun under these rules.
fn begun_under(rules: u32) -> impl Fn(&mut Value) {
    move |line| {
        if let Some(game) = line.get_mut("game") {
            inside(&mut game["terms"], |terms| terms["rules"] = rules.into());
        }
    }
}

/// A battle so long that it is not over after a few throws.
const LONG: &str = "salamanca";

/// A game with some dice thrown in it.
async fn played(hall: &Hall, seed: u64) -> (wire::live::Joined, Person, Chance) {
    let joined = hall.make(json!({"scenario": LONG, "north": {"kind": "me"}, "south": {"kind": "me"}})).await;
    let mut chance = Chance::of(seed);
    let mut person = hall.sit(&joined).await;
    while person.table.dice.throws < 3 {
        commands(&mut person, &mut chance, 1).await;
    }
    commands(&mut person, &mut chance, 3).await;
    (joined, person, chance)
}

fn says_so(entry: &wire::live::EntryView) -> bool {
    entry.body == EntryBody::Rules { from: EARLIER, to: RULES_VERSION }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_earlier_rules_that_plays_the_same_goes_on_and_says_so_once() {
    let mut hall = Hall::open().await;
    let (joined, person, mut chance) = played(&hall, 3).await;
    rewritten(&mut hall, begun_under(EARLIER)).await;
    let mut again = hall.sit(&joined).await;
    assert_eq!(again.table.progress, Progress::Playing);
    assert_eq!((&again.table.position, &again.table.outdated), (&person.table.position, &None));
    assert_eq!(again.entries[..person.entries.len()], person.entries);
    assert!(again.entries[person.entries.len()..].iter().all(says_so));
    commands(&mut again, &mut chance, 5).await;
    hall.restart().await;
    let back = hall.sit(&joined).await;
    assert_eq!(back.entries, again.entries);
    assert_eq!(back.entries.iter().filter(|entry| says_so(entry)).count(), 1);
    // It is a game of today's rules from now on, and so is its replay.
    let (_, text) = hall.get(&format!("/api/games/{}/replay", joined.game), None).await;
    let listed = scenario::catalogue().iter().find(|listed| listed.id == LONG).unwrap().read().unwrap();
    let field = Arc::new(Field::of(&listed, listed.setup().book));
    assert_eq!(Replay::read(&text).unwrap().verify(field).unwrap().earlier_rules, None);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_earlier_rules_that_plays_otherwise_is_read_as_far_as_it_plays_and_loses_nothing() {
    let mut hall = Hall::open().await;
    let (joined, person, _) = played(&hall, 6).await;
    let has_dice =
        |entry: &&wire::live::EntryView| matches!(&entry.body, EntryBody::Command { throws, .. } if !throws.is_empty());
    let broken = person.entries.iter().find(has_dice).unwrap().number;
    let path = format!("/api/games/{}", joined.game);
    let before: wire::live::TableView =
        serde_json::from_str(&hall.get(&format!("{path}?at={}", broken - 1), None).await.1).unwrap();
    // By today's rules these dice are not thrown.
    let other_rules = move |line: &mut Value| {
        begun_under(EARLIER)(line);
        if let Some(entry) = line.get_mut("entry").filter(|entry| entry["number"] == broken) {
            inside(&mut entry["body"], |body| {
                let throws = body.remove("throws").unwrap();
                body.insert("kept".to_owned(), throws);
            });
        }
    };
    rewritten(&mut hall, other_rules).await;
    let mut again = hall.sit(&joined).await;
    assert_eq!((again.table.progress, again.table.number), (Progress::Outdated, broken - 1));
    assert_eq!(again.table.position, before.position);
    assert_eq!(again.entries, person.entries[..again.entries.len()]);
    assert_eq!(again.entries.len() as u64, broken - 1);
    assert!(again.table.choices.is_none() && !again.table.undo.command);
    let why = again.table.outdated.clone().unwrap();
    assert!(why.contains(&format!("rules {EARLIER}")) && why.contains(&format!("entry {broken}")), "{why}");
    for message in [
        json!({"say": "undo", "after": broken - 1, "back": "command"}),
        json!({"say": "resign"}),
        json!({"say": "chat", "text": "?"}),
        json!({"say": "rematch"}),
    ] {
        let answer = again.say(message.clone()).await;
        assert!(
            matches!(&answer, AnswerWire::Error { code, text } if code == "earlier-rules" && *text == why),
            "{message}: {answer:?}"
        );
    }
    let answer = again.command(&wire::CommandWire::EndCommand {}).await;
    assert!(matches!(&answer, AnswerWire::Error { code, .. } if code == "earlier-rules"), "{answer:?}");
    let (_, french) = hall.get(&format!("{path}?lang=fr"), None).await;
    assert!(french.contains(&format!("cette partie a commencé sous les règles {EARLIER}")), "{french}");
    let (status, replay) = hall.get(&format!("{path}/replay"), None).await;
    assert!(status == 200 && replay.contains(&format!("rules {EARLIER}\n")), "{replay}");
    // The rules it was begun under play it to its end: every entry is still there.
    let as_it_was = move |line: &mut Value| {
        begun_under(RULES_VERSION)(line);
        if let Some(entry) = line.get_mut("entry").filter(|entry| entry["number"] == broken) {
            inside(&mut entry["body"], |body| {
                let throws = body.remove("kept").unwrap();
                body.insert("throws".to_owned(), throws);
            });
        }
    };
    rewritten(&mut hall, as_it_was).await;
    let restored = hall.sit(&joined).await;
    assert_eq!((restored.entries, restored.table.position), (person.entries, person.table.position));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_of_earlier_rules_is_left_as_it_is() {
    let mut hall = Hall::open().await;
    let (joined, mut person, _) = played(&hall, 7).await;
    assert!(matches!(person.say(json!({"say": "resign"})).await, AnswerWire::Done { .. }));
    rewritten(&mut hall, begun_under(EARLIER)).await;
    let again = hall.sit(&joined).await;
    assert_eq!(again.table.progress, Progress::Over);
    assert!(!again.entries.iter().any(says_so));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_later_rules_is_refused_in_words() {
    let mut hall = Hall::open().await;
    let joined = alone(&hall).await;
    rewritten(&mut hall, begun_under(RULES_VERSION + 1)).await;
    let (status, said) = hall.get(&format!("/api/games/{}?lang=en", joined.game), Some(&joined.token)).await;
    assert_eq!(status, 501, "{said}");
    assert!(said.contains("newer-rules") && said.contains("update the server"), "{said}");
    hall.close().await;
}
