//! What is told of a game, and the dice each sentence tells.

use crate::chance::Chance;
use crate::hall::{Hall, Person};
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use wire::FaceWire;
use wire::PurposeWire as Purpose;
use wire::live::{EntryBody, EntryView, Progress, ThrowView, ToldKind, ToldView};

fn throws(entry: &EntryView) -> &[ThrowView] {
    match &entry.body {
        EntryBody::Command { throws, .. } => throws,
        _ => &[],
    }
}

/// Does the sentence speak of this throw? The dice of a blow are told face by face.
fn tells(told: &ToldView, thrown: &ThrowView) -> bool {
    use ToldKind::{Activation, Combat, Elephant, Fire, Loss, Officer};
    let kinds: &[ToldKind] = match thrown.purpose {
        Purpose::Attack | Purpose::Riposte | Purpose::ElephantFight => {
            return told.kind == Combat && shows(told, &thrown.faces);
        }
        Purpose::Confirm | Purpose::Dispersion => &[Combat],
        Purpose::Burst | Purpose::Desertion => &[Combat, Loss],
        Purpose::ElephantFlight => &[Elephant],
        Purpose::FrontRank => &[Officer],
        Purpose::Staff | Purpose::Messengers => &[Activation],
        Purpose::BurnOut => &[Fire],
    };
    kinds.contains(&told.kind)
}

/// `flag × 3`, `melee hit`: every face as often as it fell.
fn shows(told: &ToldView, faces: &[FaceWire]) -> bool {
    faces.iter().all(|face| {
        let name = word(face).replace('-', " ");
        // What is read alike is told together, what is not apart: a first letter that shakes, a second that earns.
        let count = faces.iter().filter(|other| *other == face).count();
        told.text.contains(&format!("{name} × {count}")) || count <= told.text.matches(&name).count()
    })
}

/// A closed word as it travels.
fn word(value: impl Serialize) -> String {
    serde_json::to_value(value).unwrap().as_str().unwrap().to_owned()
}

/// Which throws of an entry are told, each by its sentence; what was thrown for.
fn check(entry: &EntryView) -> BTreeSet<String> {
    let throws = throws(entry);
    let mut left: BTreeSet<usize> = (0..throws.len()).collect();
    for told in &entry.told {
        for place in &told.throws {
            let place = usize::try_from(*place).unwrap();
            assert!(left.remove(&place), "throw {place} is told twice, or was not made: {entry:?}");
            assert!(tells(told, &throws[place]), "« {} » does not tell {:?}", told.text, throws[place]);
        }
    }
    for place in left {
        let ThrowView { purpose, faces, .. } = &throws[place];
        let burns_on = *purpose == Purpose::BurnOut && !faces.contains(&FaceWire::Flag);
        assert!(burns_on, "nobody tells throw {place}: {entry:?}");
    }
    throws.iter().map(|thrown| word(thrown.purpose)).collect()
}

/// Every entry of a game told as it happened; whoever comes later is told the same.
async fn told(hall: &Hall, game: &str, person: Person) -> Vec<EntryView> {
    let (status, body) = hall.get(&format!("/api/games/{game}/entries?after=0&lang=en"), None).await;
    assert_eq!(status, 200, "{body}");
    assert_eq!(serde_json::from_str::<Vec<EntryView>>(&body).unwrap(), person.entries);
    person.entries
}

#[tokio::test(flavor = "multi_thread")]
async fn each_throw_is_told_by_exactly_one_sentence() {
    let hall = Hall::open().await;
    let seats = |scenario: &str, seat: Value| json!({"scenario": scenario, "north": seat, "south": seat});
    let mut games = Vec::new();
    // By chance, where guns burst, rockets stray, hexes burn and elephants panic.
    let joined = hall.make(seats("talikota", json!({"kind": "me"}))).await;
    let (mut person, mut chance) = (hall.sit(&joined).await, Chance::of(1));
    while person.table.progress == Progress::Playing && person.table.number < 200 {
        let choices = person.table.choices.clone().expect("he plays both sides");
        person.does(&chance.choose(&choices)).await;
    }
    games.push(told(&hall, &joined.game, person).await);
    // By players who seek battle, with its ripostes and pursuits, to the end.
    for scenario in ["training-thucidide", "training-frederic", "training-jomini"] {
        let joined = hall.make(seats(scenario, json!({"kind": "computer", "level": "recruit"}))).await;
        let mut person = hall.sit(&joined).await;
        person.until(|table| table.progress == Progress::Over).await;
        games.push(told(&hall, &joined.game, person).await);
    }
    let purposes: BTreeSet<String> = games.iter().flatten().flat_map(check).collect();
    assert!(["attack", "riposte"].iter().all(|blow| purposes.contains(*blow)), "nobody fought: {purposes:?}");
    hall.close().await;
}

#[test]
fn a_sentence_kept_before_it_named_its_dice_is_still_read() {
    let kept = r#"{"text": "The guns fire.", "kind": "combat", "camp": "north", "continues": false, "replaces": false,
        "hexes": ["C3"], "clauses": []}"#;
    assert_eq!(serde_json::from_str::<ToldView>(kept).unwrap().throws, [0; 0]);
}
