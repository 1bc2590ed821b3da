//! Games of battles somebody made himself, and the doors of the workshop.

use crate::chance::Chance;
use crate::hall::{Hall, Person};
use serde_json::{Value, json};
use std::sync::Arc;
use wire::live::{AnswerWire, GameListView, Progress};
use wire::workshop::{DraftCheckView, DraftReadView, GameBattleView, StockView};
use wire::{Field, Replay};
use workshop::OwnBattle;

/// A battle like one of ours, with its id and another year.
fn text() -> String {
    let listed = scenario::listed("training-jomini").unwrap();
    listed.text.replace("[title]\n", "# À moi.\n[title]\n").replace("hex = \"D3\"", "hex = \"D3\" # ici")
}

fn both(text: &str) -> Value {
    json!({"scenario": "training-jomini", "battle": text, "north": {"kind": "me"}, "south": {"kind": "me"}})
}

async fn play(person: &mut Person, seed: u64, commands: usize) {
    let mut chance = Chance::of(seed);
    for _ in 0..commands {
        let Some(choices) = person.table.choices.clone() else { break };
        person.does(&chance.choose(&choices)).await;
    }
}

async fn battle(hall: &Hall, game: &str) -> GameBattleView {
    let (status, body) = hall.get(&format!("/api/games/{game}/battle"), None).await;
    assert_eq!(status, 200, "{body}");
    serde_json::from_str(&body).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_own_battle_is_played_kept_seen_again_and_played_once_more() {
    let mut hall = Hall::open().await;
    let text = text();
    let made = hall.make(both(&text)).await;
    let mut person = hall.sit(&made).await;
    assert_eq!(person.table.terms.scenario, "own-training-jomini");
    assert_eq!(person.table.terms.own, Some(OwnBattle::hash_of(&text)));
    play(&mut person, 3, 40).await;
    let (position, number) = (person.table.position.clone(), person.table.number);
    drop(person);
    hall.restart().await;
    let mut person = hall.sit(&made).await;
    assert_eq!((&person.table.position, person.table.number), (&position, number), "it is taken up with its battle");
    let seen = battle(&hall, &made.game).await;
    assert_eq!(seen.text.as_deref(), Some(&*text));
    assert_eq!(seen.view.id, "own-training-jomini");
    let watcher = Person::come(&hall, &made.game, None, 0).await;
    assert_eq!(watcher.table.position, position, "whoever watches sees the same");
    let (_, list) = hall.get("/api/games?scenario=training-jomini", None).await;
    assert!(serde_json::from_str::<GameListView>(&list).unwrap().games.is_empty(), "no list of ours has it");
    play(&mut person, 4, 100_000).await;
    assert_eq!(person.table.progress, Progress::Over);
    let (_, replay) = hall.get(&format!("/api/games/{}/replay", made.game), None).await;
    assert!(
        replay.contains("\nscenario own-training-jomini sha256:") && replay.contains("\n#| # À moi.\n"),
        "{replay}"
    );
    let read = Replay::read(&replay).unwrap();
    assert_eq!(read.battle.as_deref(), Some(&*text));
    let own = OwnBattle::read(&text).unwrap();
    read.verify(Arc::new(Field::of_own(&own.scenario, own.scenario.setup().book, own.text))).unwrap();
    let (status, again) = hall.post("/api/replays", None, json!({"replay": replay, "lines": 20})).await;
    assert_eq!((status, &again["flaw"]), (200, &Value::Null), "{again}");
    let AnswerWire::Rematch { game, token } = person.say(json!({"say": "rematch"})).await else { panic!("no rematch") };
    let next = Person::come(&hall, &game, Some(&token), 0).await;
    assert_eq!(next.table.terms.own, Some(OwnBattle::hash_of(&text)));
    assert_eq!(battle(&hall, &game).await.text.as_deref(), Some(&*text));
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_own_battle_goes_on_from_its_file_and_is_taken_back_in_practice() {
    let hall = Hall::open().await;
    let mut wanted = both(&text());
    wanted["practice"] = json!(true);
    let made = hall.make(wanted).await;
    let mut person = hall.sit(&made).await;
    play(&mut person, 5, 12).await;
    let after = person.table.number;
    let answer = person.say(json!({"say": "undo", "after": after, "back": "command"})).await;
    assert!(matches!(answer, AnswerWire::Done { .. }), "{answer:?}");
    person.until(|table| after < table.number).await;
    let (_, replay) = hall.get(&format!("/api/games/{}/replay", made.game), Some(&made.token)).await;
    let wanted = json!({"scenario": "", "replay": replay, "north": {"kind": "me"}, "south": {"kind": "me"}});
    let second = hall.make(wanted).await;
    let here = hall.sit(&second).await;
    assert_eq!(here.table.position, person.table.position);
    assert_eq!(here.table.terms.own, person.table.terms.own);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_workshop_reads_checks_writes_and_says_what_there_is() {
    let hall = Hall::open().await;
    let (status, body) = hall.get("/api/workshop/battle/waterloo", None).await;
    assert_eq!(status, 200);
    let text = serde_json::from_str::<Value>(&body).unwrap()["text"].as_str().unwrap().to_owned();
    let (status, read) = hall.post("/api/workshop/read", None, json!({"text": text})).await;
    assert_eq!(status, 200, "{read}");
    let mut draft = serde_json::from_value::<DraftReadView>(read).unwrap().draft.unwrap();
    let (_, written) = hall.post("/api/workshop/write", None, json!({"draft": draft, "text": text})).await;
    assert_eq!(written["text"], json!(text), "byte for byte");
    draft.north.units[0].hex = Some("Z99".to_owned());
    let (status, checked) = hall.post("/api/workshop/check", None, json!({"draft": draft})).await;
    assert_eq!(status, 200, "{checked}");
    let checked: DraftCheckView = serde_json::from_value(checked).unwrap();
    assert!(checked.problems.iter().any(|one| one.path == "/north/units/0/hex"), "{:?}", checked.problems);
    assert!(checked.view.is_some());
    let (_, stock) = hall.get("/api/workshop/stock/jomini", None).await;
    assert_eq!(serde_json::from_str::<StockView>(&stock).unwrap().limits, workshop::LIMITS);
    assert_eq!(hall.get("/api/workshop/stock/jomny", None).await.0, 404);
    assert_eq!(hall.get("/api/workshop/battle/nowhere", None).await.0, 404);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn too_much_and_too_little_are_refused_in_words() {
    let hall = Hall::open().await;
    let large = "x".repeat(3 * 1024 * 1024);
    let (status, said) = hall.post("/api/workshop/read?lang=en", None, json!({"text": large})).await;
    assert_eq!((status, &said["code"]), (413, &json!("too-large")), "{said}");
    assert!(said["text"].as_str().unwrap().contains("256 kB"), "{said}");
    let text = text();
    let unit = text[text.find("[[north.units]]").unwrap()..].split("\n\n").next().unwrap().to_owned();
    let units = format!("{text}\n{}", format!("{unit}\n\n").repeat(1000));
    for (battle, told) in [
        ("", "empty"),
        ("id = ", "not TOML"),
        (&*units, "255 at most"),
        (&*"# nothing\n".repeat(40_000), "256 at most"),
        (&*text.replace("id = \"training-jomini\"", "id = \"../x\""), "is no id"),
        (scenario::lessons()[0].text, "a lesson"),
    ] {
        let (status, said) = hall.post("/api/games?lang=en", None, both(battle)).await;
        assert_eq!((status, &said["code"]), (422, &json!("no-battle")), "{said}");
        assert!(said["text"].as_str().unwrap().contains(told), "{said}");
    }
    assert_eq!(hall.get("/api/games", None).await.1.matches("own-").count(), 0);
    hall.close().await;
}
