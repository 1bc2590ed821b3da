//! The bot of the guide plays a game to its end.

use crate::ask;
use crate::honest;
use crate::process::{Place, Process};
use serde_json::Value;
use std::process::Command;

/// Its first words, where Node is there and knows sockets.
fn node() -> Option<Command> {
    let mut node = Command::new("node");
    node.arg("--experimental-websocket");
    let knows = Command::new("node").args(["--experimental-websocket", "--version"]).output();
    knows.is_ok_and(|output| output.status.success()).then_some(node)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_of_the_guide_plays_a_recruit() {
    let Some(mut node) = node() else {
        return eprintln!("no Node 20.10 or later here: the bot stays at home");
    };
    let folder = tempfile::tempdir().unwrap();
    let server = Process::of(&Place::folder(folder.path()));
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bots/chance.mjs");
    let sent = folder.path().join("sent.json");
    node.arg(bot).arg(format!("http://{}", server.address)).env("SENT", &sent);
    let output = tokio::task::spawn_blocking(move || node.output().unwrap()).await.unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    let mut lines = said.lines();
    let game = lines.next().and_then(|line| line.rsplit('/').next()).unwrap().to_owned();
    assert!(10 < lines.count(), "{said}");
    let (status, table) = ask::get(&server.address, &format!("/api/games/{game}"), None).await.unwrap();
    assert_eq!(status, 200, "{table}");
    let table: Value = serde_json::from_str(&table).unwrap();
    assert_eq!(table["progress"], "over");
    assert_eq!(table["seats"]["north"]["name"], "Chance");
    assert!(said.contains(" throws checked\n"), "{said}");
    // The program reads what the bot kept, and says the same.
    let said = honest::verify(&server.address, &game, folder.path(), Some(&sent)).await;
    assert!(said.contains("this is what you sent and saw"), "{said}");
    server.kill();
}
