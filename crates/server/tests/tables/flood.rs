//! Somebody who talks and talks, so that nobody else can come to the table.

use crate::hall::{Hall, Person};
use serde_json::json;
use storage::{Append, LogEntry, Store};
use wire::live::{AnswerWire, EntryBody, EntryView, Joined, ServerMessage};

/// A table whose log is as long as a flood of chat made it before there was a bound: some 6 MB.
pub(crate) async fn flooded(hall: &mut Hall) -> ([Joined; 2], u64) {
    let [north, south] = hall.two("training-frederic").await;
    let number = hall.table(&north.game, Some(&south.token)).await.number;
    hall.stop().await;
    let store = Store::open(&hall.file().display().to_string()).await.unwrap();
    let body = json!({"kind": "chat", "camp": "south", "name": "Béatrice", "text": "«\u{a0}".repeat(500)}).to_string();
    let last = number + 3000;
    let entries = (number + 1..=last).map(|number| LogEntry { number, at: 0, body: body.clone() }).collect();
    store.append(Append { game: north.game.clone(), after: number, entries, ..Append::default() }).await.unwrap();
    store.close().await;
    hall.restart().await;
    ([north, south], last)
}

fn numbers(entries: &[EntryView]) -> Vec<u64> {
    entries.iter().map(|entry| entry.number).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_opened_however_long_its_log_is() {
    let mut hall = Hall::open().await;
    let ([joined, _], last) = flooded(&mut hall).await;
    let mut person = hall.sit(&joined).await;
    assert_eq!(person.table.number, last);
    assert_eq!(numbers(&person.entries), (1..=last).collect::<Vec<_>>());
    assert!(1 < person.pages, "a log of megabytes does not come in one piece");
    // What comes after the pages is news.
    let AnswerWire::Done { number } = person.say(json!({"say": "pause", "yes": true})).await else { panic!("no") };
    person.until(|table| table.number == number).await;
    assert_eq!(numbers(&person.entries), (1..=number).collect::<Vec<_>>());
    // The same in another language, told anew.
    person.entries.clear();
    person.tell(&json!({"say": "language", "id": "x", "language": "fr"})).await;
    while person.entries.last().is_none_or(|entry| entry.number < number) {
        assert!(person.hear().await.is_none());
    }
    assert_eq!(numbers(&person.entries), (1..=number).collect::<Vec<_>>());
    // Whoever has the beginning is told the rest only.
    let late = Person::come(&hall, &joined.game, Some(&joined.token), number - 2).await;
    assert_eq!(numbers(&late.entries), [number - 1, number]);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_log_is_read_by_http_page_after_page() {
    let mut hall = Hall::open().await;
    let ([joined, _], last) = flooded(&mut hall).await;
    let (mut read, mut pages) = (Vec::new(), 0);
    loop {
        let after = read.last().copied().unwrap_or(0);
        let path = format!("/api/games/{}/entries?after={after}", joined.game);
        let (status, text) = hall.get(&path, Some(&joined.token)).await;
        assert_eq!(status, 200, "{text}");
        assert!(text.len() < 2 << 20, "a page of {} bytes", text.len());
        let page: Vec<EntryView> = serde_json::from_str(&text).unwrap();
        if page.is_empty() {
            break;
        }
        read.extend(numbers(&page));
        pages += 1;
    }
    assert_eq!(read, (1..=last).collect::<Vec<_>>());
    assert!(1 < pages);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_of_chat_ends_in_words_and_the_game_goes_on() {
    let hall = Hall::open().await;
    let [north, south] = hall.two("training-frederic").await;
    let (mut one, mut other) = (hall.sit(&north).await, hall.sit(&south).await);
    let text = "\"".repeat(500);
    let said = loop {
        match other.say(json!({"say": "chat", "text": text})).await {
            AnswerWire::Done { .. } => {}
            AnswerWire::Error { code, text } => break (code, text),
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(said.0, "chat-full");
    assert!(said.1.contains("talk elsewhere"), "{}", said.1);
    let chats = |entry: &&EntryView| matches!(entry.body, EntryBody::Chat { .. });
    let bytes: usize = other.entries.iter().filter(chats).map(|_| text.len()).sum();
    assert!(bytes <= 100_000, "{bytes}");
    // The other seat is heard, and the game goes on.
    assert!(matches!(one.say(json!({"say": "chat", "text": "?"})).await, AnswerWire::Done { .. }));
    assert!(matches!(other.say(json!({"say": "offer-draw"})).await, AnswerWire::Done { .. }));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_knows_no_pages_still_finds_table_and_entries_in_the_welcome() {
    let hall = Hall::open().await;
    let [north, _] = hall.two("training-frederic").await;
    let person = hall.sit(&north).await;
    assert_eq!((person.pages, person.entries.len()), (1, usize::try_from(person.table.number).unwrap()));
    let old = json!({"tell": "welcome", "table": person.table, "entries": []});
    assert!(matches!(serde_json::from_value(old).unwrap(), ServerMessage::Welcome { more: false, .. }));
    hall.close().await;
}
