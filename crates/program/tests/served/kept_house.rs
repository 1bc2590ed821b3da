//! Whoever keeps the server looks after its games while people play.

use crate::player::{Player, join, make};
use crate::process::{Place, Process};
use crate::{ask, postgres};
use serde_json::{Value, json};
use std::path::Path;
use std::process::Command;
use wire::live::{AnswerWire, EntryBody, Progress};

/// `etendard admin`, in words; what it said, and whether it was done.
fn admin(place: &Place, journal: &Path, words: &[&str]) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_etendard"));
    command.args(["--lang", "en", "admin"]).args(words).arg("--journal").arg(journal);
    match place {
        Place::Folder(path) => command.arg("--data").arg(path),
        Place::Database(address) => command.arg("--database").arg(address),
    };
    let output = command.output().unwrap();
    (output.status.success(), String::from_utf8([output.stdout, output.stderr].concat()).unwrap())
}

fn open_table() -> Value {
    json!({"scenario": "training-jomini", "north": {"kind": "me"}, "south": {"kind": "open"}, "name": "Anne"})
}

async fn chat(server: &Process, player: &Player) -> Value {
    let said = json!({"say": "chat", "id": "1", "text": "Bonjour"});
    let path = format!("/api/games/{}/messages?lang=en", player.joined.game);
    ask::post(&server.address, &path, Some(&player.joined.token), said).await.unwrap().1
}

async fn look_after(place: &Place) {
    let folder = tempfile::tempdir().unwrap();
    let journal = folder.path().join("journal");
    let server = Process::of(place);
    let host = make(&server.address, open_table()).await.unwrap();
    let guest = join(&server.address, &host).await.unwrap();
    let game = host.game.clone();
    let [mut anne, mut eve] = [Player::new(host, 1), Player::new(guest, 2)];
    anne.come(&server.address).await.unwrap();
    eve.come(&server.address).await.unwrap();
    let admin = |words: &[&str]| admin(place, &journal, words);

    assert_eq!(chat(&server, &eve).await["answer"], "done");
    let (done, said) = admin(&["list"]);
    assert!(done && said.contains(&game) && said.contains("Anne / Béatrice"), "{said}");
    let (done, said) = admin(&["look", &game]);
    assert!(done && said.contains("Béatrice: Bonjour") && said.contains("north host, south"), "{said}");
    assert!(admin(&["check"]).1.contains("all is well: games 1, seats 2"));

    // Muted, she is heard no more, and may play; then again.
    assert!(admin(&["mute", &game, "south"]).0);
    while anne.entries.last().is_none_or(|entry| entry.number < 5) {
        anne.hear().await.unwrap();
    }
    assert_eq!(chat(&server, &eve).await["code"], "muted");
    assert_eq!(chat(&server, &anne).await["answer"], "done");
    assert!(admin(&["mute", &game, "south", "--off"]).0);

    // New dice are told to those who play.
    let (done, said) = admin(&["renew-dice", &game]);
    assert!(done && said.contains("new chains of dice: 1"), "{said}");
    while !anne.entries.iter().any(|entry| matches!(entry.body, EntryBody::Chain { chain: 2, .. })) {
        anne.hear().await.unwrap();
    }

    // A token that was taken back opens nothing, and the connection it had is closed.
    let (done, said) = admin(&["revoke", &game, "south"]);
    let token = said.trim().rsplit(' ').next().unwrap().to_owned();
    assert!(done && token.len() == 64, "{said}");
    while let Ok(answer) = eve.hear_farewell().await {
        assert!(!matches!(answer, Some(AnswerWire::Done { .. })));
    }
    assert_eq!(chat(&server, &eve).await["code"], "bad-token");
    eve.joined.token = token;
    eve.come(&server.address).await.unwrap();
    // A seat that was freed waits for somebody else.
    let (done, said) = admin(&["free", &game, "south"]);
    assert!(done && said.contains("its invitation: "), "{said}");
    while anne.table.as_ref().is_none_or(|table| table.progress != Progress::Waiting) {
        anne.hear().await.unwrap();
    }
    assert_eq!(chat(&server, &eve).await["code"], "bad-token");
    // Closed, it is over for everybody, once.
    assert!(admin(&["close", &game]).0);
    while anne.table.as_ref().is_none_or(|table| table.progress != Progress::Over) {
        anne.hear().await.unwrap();
    }
    let (done, said) = admin(&["close", &game]);
    assert!(!done && said.contains("is over already"), "{said}");
    // Deleted, it is no more.
    assert!(admin(&["delete", &game]).0);
    while anne.hear_farewell().await.is_ok() {}
    assert_eq!(ask::get(&server.address, &format!("/api/games/{game}"), None).await.unwrap().0, 404);
    assert!(admin(&["check"]).1.contains("games 0, seats 0, entries 0"));
    assert!(!admin(&["look", &game]).0);

    let written = std::fs::read_to_string(&journal).unwrap();
    let lines: Vec<Value> = written.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let actions: Vec<&str> = lines.iter().map(|line| line["action"].as_str().unwrap()).collect();
    assert_eq!(actions.len(), 13, "{actions:?}");
    assert_eq!(actions[3], format!("mute {game} south"));
    let failed = lines.iter().filter(|line| !line["failed"].is_null()).count();
    assert_eq!(failed, 2, "{written}");
    assert!(!written.contains(&eve.joined.token), "a token stands in the journal");
    server.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_looked_after_while_they_are_played() {
    let folder = tempfile::tempdir().unwrap();
    look_after(&Place::folder(folder.path())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn and_on_postgresql() {
    look_after(&Place::Database(postgres::database().await)).await;
}

#[test]
fn where_there_are_no_games_there_is_nothing_to_look_after() {
    let folder = tempfile::tempdir().unwrap();
    let (done, said) = admin(&Place::folder(folder.path()), &folder.path().join("journal"), &["check"]);
    assert!(!done && said.contains("there are no games at"), "{said}");
}

/// A battle is reported, hidden, shown again and removed, while the server runs.
async fn look_after_the_shelf(place: &Place) {
    let folder = tempfile::tempdir().unwrap();
    let journal = folder.path().join("journal");
    let server = Process::of(place);
    let admin = |words: &[&str]| admin(place, &journal, &[&["shelf"], words].concat());
    let text = scenario::listed("training-jomini").unwrap().text;
    let wanted = json!({"text": text, "author": "Anne"});
    let (status, made) = ask::post(&server.address, "/api/shelf", None, wanted).await.unwrap();
    assert_eq!(status, 200, "{made}");
    let (id, token) = (made["id"].as_str().unwrap(), made["token"].as_str().unwrap());
    let path = format!("/api/shelf/{id}");
    let seen = async |token: Option<&str>| ask::get(&server.address, &path, token).await.unwrap().0;

    assert_eq!(admin(&["reports"]), (true, String::new()));
    let said = json!({"browser": "c".repeat(64), "reason": "Not mine\nto give"});
    assert_eq!(ask::post(&server.address, &format!("{path}/report"), None, said).await.unwrap().0, 200);
    let (done, page) = admin(&["reports"]);
    assert!(done && page.contains(id) && page.contains("! Not mine ⏎ to give") && page.contains("reports 1"), "{page}");
    let (done, page) = admin(&["look", id]);
    assert!(done && page.contains("(Anne)") && page.ends_with(text), "{page}");
    assert!(admin(&["hide", id]).0);
    assert_eq!((seen(None).await, seen(Some(token)).await), (403, 200));
    assert_eq!(admin(&["list"]), (true, String::new()));
    assert!(admin(&["list", "--all"]).1.contains("hidden"));
    assert!(admin(&["show", id]).0 && admin(&["settle", id]).0);
    assert_eq!((seen(None).await, admin(&["reports"]).1), (200, String::new()));
    assert!(admin(&["remove", id]).0);
    assert_eq!((seen(None).await, seen(Some(token)).await), (410, 410));
    let (done, said) = admin(&["show", id]);
    assert!(!done && said.contains("there is no battle"), "{said}");

    let written = std::fs::read_to_string(&journal).unwrap();
    let lines: Vec<Value> = written.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[3]["action"], format!("shelf hide {id}"));
    assert_eq!((lines.len(), lines.iter().filter(|line| !line["failed"].is_null()).count()), (11, 1), "{written}");
    server.kill();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_shelf_is_looked_after() {
    let folder = tempfile::tempdir().unwrap();
    look_after_the_shelf(&Place::folder(folder.path())).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn and_the_shelf_on_postgresql() {
    look_after_the_shelf(&Place::Database(postgres::database().await)).await;
}
