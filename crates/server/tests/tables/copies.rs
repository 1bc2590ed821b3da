//! Games taken up from a copy: what was shown before is of no use to anybody.

use crate::chance::Chance;
use crate::hall::{Hall, Person};
use crate::lasting::commands;
use dice::{Nonce, Record, Secret};
use serde_json::json;
use std::path::{Path, PathBuf};
use std::time::Duration;
use wire::live::{EntryBody, EntryView, Joined, Progress};

/// Both sides by one person, on a field where dice fall soon and for long.
async fn at_salamanca(hall: &Hall) -> (Joined, Person) {
    let made = json!({"scenario": "salamanca", "north": {"kind": "me"}, "south": {"kind": "me"}, "name": "Camille"});
    let joined = hall.make(made).await;
    let person = hall.sit(&joined).await;
    (joined, person)
}

async fn until_thrown(person: &mut Person, chance: &mut Chance, throws: u32) {
    while person.table.dice.throws < throws {
        commands(person, chance, 1).await;
    }
}

async fn dice(hall: &Hall, game: &str) -> Record {
    let (status, text) = hall.get(&format!("/api/games/{game}/dice"), None).await;
    assert_eq!(status, 200, "{text}");
    Record::read(&text).unwrap()
}

fn chains(entries: &[EntryView]) -> Vec<(u32, String)> {
    let told = entries.iter().filter_map(|entry| match &entry.body {
        EntryBody::Chain { chain, commitment } => Some((*chain, commitment.clone())),
        _ => None,
    });
    told.collect()
}

/// Puts a file in the place of another, once nobody has either open: whoever closes it last takes its log away.
fn put(from: &Path, to: &Path) {
    for path in [from, to] {
        let log = PathBuf::from(format!("{}-wal", path.display()));
        for _ in 0..400 {
            if !log.exists() {
                break;
            }
            std::thread::sleep(Duration::from_millis(25));
        }
        assert!(!log.exists(), "{} is still open", path.display());
    }
    std::fs::copy(from, to).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_put_back_by_hand_goes_on_with_secrets_nobody_has_seen() {
    let mut hall = Hall::open().await;
    let (joined, mut person) = at_salamanca(&hall).await;
    let mut chance = Chance::of(3);
    until_thrown(&mut person, &mut chance, 2).await;
    hall.stop().await;
    let copy = hall.file().with_extension("copy");
    put(&hall.file(), &copy);
    hall.restart().await;
    let mut person = hall.sit(&joined).await;
    // The same file again is no copy: nothing is told, the chain goes on.
    assert_eq!(chains(&person.entries), []);
    until_thrown(&mut person, &mut chance, 5).await;
    let shown: Vec<Secret> = dice(&hall, &joined.game).await.throws.iter().map(|throw| throw.secret).collect();
    let commitment = person.table.dice.commitments[0].clone();
    hall.stop().await;
    // The host puts the older copy back; whoever played on knows the next secrets, and would choose his nonces.
    put(&copy, &hall.file());
    hall.restart().await;
    let mut back = hall.sit(&joined).await;
    let told = chains(&back.entries);
    assert_eq!(told.len(), 1, "a new commitment is told, once");
    assert_eq!(back.table.dice.commitments, [commitment, told[0].1.clone()]);
    let before = back.table.dice.throws;
    until_thrown(&mut back, &mut chance, before + 3).await;
    let record = dice(&hall, &joined.game).await;
    record.verify().unwrap();
    assert_eq!((record.begun.len(), record.begun[0].chain), (1, 2));
    let again = record.throws[before as usize..].iter().filter(|throw| shown.contains(&throw.secret));
    assert_eq!(again.count(), 0, "a secret already shown is used again");
    assert!(record.throws[before as usize..].iter().all(|throw| throw.chain == 2));
    // Two lives of the same copy have nothing in common either.
    hall.stop().await;
    put(&copy, &hall.file());
    hall.restart().await;
    let other = chains(&hall.sit(&joined).await.entries);
    assert_ne!(other, told);
    // And once it was noticed, a plain restart does not begin another.
    hall.restart().await;
    assert_eq!(chains(&hall.sit(&joined).await.entries), other);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_spoke_before_he_was_shown_the_new_chain_speaks_again() {
    let mut hall = Hall::open().await;
    let (joined, mut person) = at_salamanca(&hall).await;
    commands(&mut person, &mut Chance::of(3), 2).await;
    let (after, command) = (person.table.number, Chance::of(4).choose(person.table.choices.as_ref().unwrap()));
    hall.stop().await;
    let store = storage::Store::open(&hall.file().display().to_string()).await.unwrap();
    let renewed = server::renew_game(&store, &joined.game).await.unwrap();
    assert_eq!(renewed, server::Renewed::Begun { chain: 2, entry: after + 1 });
    store.close().await;
    hall.restart().await;
    let mut person = hall.sit(&joined).await;
    let blind = json!({"say": "command", "after": after, "command": command, "nonce": "05".repeat(16)});
    assert_eq!(person.say(blind).await, wire::live::AnswerWire::Stale { number: after + 1 });
    person.does(&command).await;
    // A game that is over has no dice to come.
    assert!(matches!(person.say(json!({"say": "resign"})).await, wire::live::AnswerWire::Done { .. }));
    hall.stop().await;
    let store = storage::Store::open(&hall.file().display().to_string()).await.unwrap();
    assert_eq!(server::renew_game(&store, &joined.game).await.unwrap(), server::Renewed::Over);
    assert_eq!(server::renew_unfinished(&store).await.unwrap(), 0);
    store.close().await;
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_nonce_of_a_computer_follows_from_what_a_person_sent_or_from_the_commitment() {
    let hall = Hall::open().await;
    let recruit = json!({"kind": "computer", "level": "recruit"});
    // Nobody but computers: they play while somebody watches.
    let made = json!({"scenario": "training-jomini", "north": recruit, "south": recruit});
    let joined = hall.make(made).await;
    let mut watcher = Person::come(&hall, &joined.game, None, 0).await;
    watcher.until(|table| 3 <= table.dice.throws || table.progress == Progress::Over).await;
    let record = dice(&hall, &joined.game).await;
    assert_eq!(record.verify().unwrap().unexplained, 0);
    let first = Nonce::first(&record.game, &record.commitments[0]);
    assert!(record.throws.iter().all(|throw| throw.follows.as_ref() == Some(&first)));
    assert_eq!(record.computers, Some(vec!["north".to_owned(), "south".to_owned()]));
    watcher.leave().await;
    // Against a person: from the last nonce he sent.
    let made = json!({"scenario": "training-jomini", "north": recruit, "south": {"kind": "me"}});
    let joined = hall.make(made).await;
    let mut person = hall.sit(&joined).await;
    let (mut chance, mut sent) = (Chance::of(5), vec![first]);
    while person.table.progress != Progress::Over && person.table.dice.throws < 12 {
        person.until(|table| table.choices.is_some() || table.progress == Progress::Over).await;
        let Some(choices) = person.table.choices.clone() else { break };
        person.does(&chance.choose(&choices)).await;
        sent.push(person.nonce.parse().unwrap());
    }
    let record = dice(&hall, &joined.game).await;
    assert_eq!(record.verify().unwrap().unexplained, 0);
    let follows: Vec<_> = record.throws.iter().filter_map(|throw| throw.follows.clone()).collect();
    let spoken = Nonce::first(&record.game, &record.commitments[0]);
    assert!(!follows.is_empty(), "the computer threw no dice");
    assert!(follows.iter().all(|last| sent.contains(last) || *last == spoken), "{follows:?}");
    hall.close().await;
}
