//! A backup made beside a server that goes on.

use crate::player::{Player, make};
use crate::process::{Place, Process};
use crate::tables::{Played, assert_kept};
use serde_json::json;
use std::path::Path;
use std::process::Command;

fn backup(from: &Path, to: &Path) -> (bool, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_etendard"));
    let output = command.args(["--lang", "en", "backup"]).arg(to).arg("--data").arg(from).output().unwrap();
    (output.status.success(), String::from_utf8([output.stdout, output.stderr].concat()).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_made_while_games_go_on_and_can_be_played_on() {
    let [folder, copy] = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let server = Process::of(&Place::folder(folder.path()));
    let game = json!({"scenario": "waterloo", "north": {"kind": "me"}, "south": {"kind": "me"}, "name": "Camille"});
    let mut player = Player::new(make(&server.address, game).await.unwrap(), 3);
    player.come(&server.address).await.unwrap();
    while player.done.len() < 20 {
        player.step().await.unwrap();
    }
    let before = player.done.clone();
    let (from, to) = (folder.path().to_owned(), copy.path().join("games.sqlite"));
    let made = tokio::task::spawn_blocking(move || (backup(&from, &to), backup(&from, &to)));
    while !made.is_finished() {
        player.step().await.unwrap();
    }
    let (first, second) = made.await.unwrap();
    assert!(first.0 && first.1.contains("games 1,"), "{}", first.1);
    // What is there is not written over.
    assert!(!second.0 && second.1.contains("it exists already"), "{}", second.1);
    player.step().await.unwrap();
    server.kill();
    // The copy is a store: it has at least what was acknowledged before, whole, and the game goes on from there.
    let server = Process::of(&Place::folder(copy.path()));
    let mut again = Player::new(player.joined.clone(), 4);
    again.come(&server.address).await.unwrap();
    // It is known as a copy: after what it has, a new chain of dice is told.
    let told = again.entries.last().unwrap();
    assert!(matches!(told.body, wire::live::EntryBody::Chain { chain: 2, .. }), "{told:?}");
    let last = told.number - 1;
    assert!(before.last().unwrap().0 <= last);
    let mut done: Vec<_> = player.done.into_iter().filter(|(number, _)| *number <= last).collect();
    while again.done.len() < 5 && !again.is_over() {
        again.step().await.unwrap();
    }
    done.extend(again.done);
    let kept = Played { game: again.joined.game, done: done.into_iter().collect() };
    assert_kept(&server.address, &kept).await;
    server.kill();
    let nothing = tempfile::tempdir().unwrap();
    let (made, said) = backup(nothing.path(), &nothing.path().join("copy"));
    assert!(!made && said.contains("there are no games at"), "{said}");
}
