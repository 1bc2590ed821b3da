//! A game as it stood.

use crate::chance::Chance;
use crate::hall::{Hall, Person};
use serde_json::json;
use wire::live::{AnswerWire, CampWire, EntryBody, ExchangeView, Progress, ScenarioView, TableView};
use wire::{AskedWire, Both, CommandWire, QuestionWire, TargetWire};

async fn table_at(hall: &Hall, game: &str, number: u64, token: Option<&str>) -> TableView {
    let (status, body) = hall.get(&format!("/api/games/{game}?at={number}&lang=en"), token).await;
    assert_eq!(status, 200, "{body}");
    serde_json::from_str(&body).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_moment_of_a_game_can_be_seen_again() {
    let hall = Hall::open().await;
    let joined = hall.make(json!({"scenario": "waterloo", "north": {"kind": "me"}, "south": {"kind": "me"}})).await;
    let (mut person, mut chance) = (hall.sit(&joined).await, Chance::of(11));
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

/// The elements of a unit; none once it is gone.
fn elements(table: &TableView, unit: &str) -> i32 {
    table.position.units.iter().find(|one| one.id == unit).map_or(0, |one| i32::from(one.elements))
}

#[tokio::test(flavor = "multi_thread")]
async fn luck_is_what_was_lost_against_what_could_be_expected() {
    let hall = Hall::open().await;
    let both = json!({"scenario": "rossbach", "north": {"kind": "me"}, "south": {"kind": "me"}});
    let joined = hall.make(both).await;
    let (mut person, mut chance) = (hall.sit(&joined).await, Chance::of(8));
    let mut seen: Vec<ExchangeView> = Vec::new();
    let mut fighting: Option<(ExchangeView, String, String, TableView)> = None;
    while person.table.progress == Progress::Playing && seen.len() < 6 {
        let choices = person.table.choices.clone().expect("he plays both sides");
        let command = chance.choose(&choices);
        let before = person.table.clone();
        // The odds of an attack, asked just before; those in pursuit are told by the luck alone.
        if let CommandWire::Attack { unit, target: TargetWire::Unit(target) } = &command {
            let asked =
                person.say(json!({"say": "odds", "unit": unit, "target": TargetWire::Unit(target.clone()), "depth": "exchange"})).await;
            let AnswerWire::Odds { odds } = asked else { panic!("{asked:?}") };
            let [own, other] = [odds[0].expected_own_losses, odds[0].expected_losses];
            let by = before.ask.camp.expect("somebody attacks");
            let expected = if by == CampWire::North { (own, other) } else { (other, own) };
            let expected = Both { north: expected.0, south: expected.1 };
            let open =
                ExchangeView { number: before.number + 1, until: 0, by, lost: Both { north: 0, south: 0 }, expected };
            fighting = Some((open, unit.clone(), target.clone(), before));
        }
        let pursues = matches!(command, CommandWire::PursueAttack { target: Some(_) });
        let ended = if pursues { Some(person.table.clone()) } else { None };
        person.does(&command).await;
        let over = match person.table.ask.question {
            AskedWire::Over(_) => true,
            AskedWire::Question(question) => {
                matches!(question, QuestionWire::Combat | QuestionWire::Command | QuestionWire::Movement)
            }
        };
        if let Some(then) = ended.or_else(|| over.then(|| person.table.clone()))
            && let Some((mut open, unit, target, before)) = fighting.take()
        {
            let [own, other] = [unit, target].map(|id| elements(&before, &id) - elements(&then, &id));
            open.lost = if open.by == CampWire::North {
                Both { north: own, south: other }
            } else {
                Both { north: other, south: own }
            };
            open.until = then.number;
            seen.push(open);
        }
    }
    let (status, body) = hall.get(&format!("/api/games/{}/luck", joined.game), None).await;
    assert_eq!(status, 200, "{body}");
    let luck: Vec<ExchangeView> = serde_json::from_str(&body).unwrap();
    let attacks: Vec<ExchangeView> =
        luck.into_iter().filter(|one| seen.iter().any(|seen| seen.number == one.number)).collect();
    assert!(3 < seen.len(), "too few attacks to judge by");
    assert_eq!(attacks, seen);
    assert!(seen.iter().any(|one| one.lost.north + one.lost.south > 0), "nobody lost anything");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_file_is_shown_line_by_line_as_it_was_played() {
    let hall = Hall::open().await;
    let both = json!({"scenario": "training-panache", "north": {"kind": "me"}, "south": {"kind": "me"}});
    let joined = hall.make(both).await;
    let (mut person, mut chance) = (hall.sit(&joined).await, Chance::of(5));
    for _ in 0..40 {
        let Some(choices) = person.table.choices.clone() else { break };
        person.does(&chance.choose(&choices)).await;
    }
    let (_, file) = hall.get(&format!("/api/games/{}/replay", joined.game), None).await;
    let played = |lines: usize, file: String| {
        let hall = &hall;
        async move { hall.post("/api/replays?lang=en", None, json!({"replay": file, "lines": lines})).await }
    };
    let (status, whole) = played(9999, file.clone()).await;
    assert_eq!(status, 200, "{whole}");
    assert_eq!(whole["position"], serde_json::to_value(&person.table.position).unwrap());
    assert_eq!(whole["flaw"], json!(null));
    let (_, first) = played(1, file.clone()).await;
    assert_eq!(first["played"], json!(1));
    let command = person.entries.iter().find(|entry| matches!(entry.body, EntryBody::Command { .. })).unwrap();
    let told: Vec<&str> = command.told.iter().map(|one| &*one.text).collect();
    assert_eq!(first["told"], json!(told));
    // A file that was changed plays as far as it is true, and says where it is not.
    let line = file.lines().find(|line| line.starts_with("9 ")).unwrap();
    let (kept, _) = line.rsplit_once('#').unwrap();
    let (status, said) = played(9999, file.replace(line, &format!("{kept}#0000"))).await;
    assert_eq!((status, &said["played"]), (200, &json!(8)), "{said}");
    assert!(said["flaw"]["line"].is_number(), "{said}");
    let (status, said) = played(1, "étendard replay 99".to_owned()).await;
    assert_eq!((status, &said["code"]), (422, &json!("no-replay")), "{said}");
    hall.close().await;
}
