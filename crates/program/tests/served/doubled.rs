//! Two servers on one PostgreSQL, the two players of a game on different ones.

use crate::ask;
use crate::honest;
use crate::player::{Player, join, make};
use crate::postgres;
use crate::process::{Place, Process};
use serde_json::{Value, json};
use wire::live::EntryBody;

async fn play(mut player: Player, address: String) -> Player {
    player.come(&address).await.unwrap();
    while !player.is_over() {
        player.step().await.unwrap();
    }
    player
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_host_one_game_to_its_end() {
    let place = Place::Database(postgres::database().await);
    let [here, there] = [Process::of(&place), Process::of(&place)];
    assert_ne!(here.address, there.address);
    let game = json!({
        "scenario": "training-jomini", "north": {"kind": "me"}, "south": {"kind": "open"}, "name": "Anne",
    });
    let host = make(&here.address, game).await.unwrap();
    let guest = join(&there.address, &host).await.unwrap();
    let (id, tokens) = (host.game.clone(), [host.token.clone(), guest.token.clone()]);
    let north = tokio::spawn(play(Player::new(host, 1), here.address.clone()));
    let south = tokio::spawn(play(Player::new(guest, 2), there.address.clone()));
    let [north, south] = [north.await.unwrap(), south.await.unwrap()];
    assert!(!north.done.is_empty() && !south.done.is_empty());
    assert_eq!((north.already, south.already), (0, 0));
    // Everybody was told everything, once, in the same words, wherever he sat.
    assert_eq!(north.entries, south.entries);
    let [one, other] = [&north, &south].map(|player| player.table.as_ref().unwrap());
    assert_eq!((&one.position, &one.result, one.number), (&other.position, &other.result, other.number));
    assert!(one.result.is_some());
    let files = tempfile::tempdir().unwrap();
    let mut told: Vec<Value> = Vec::new();
    for server in [&here, &there] {
        honest::verify(&server.address, &id, files.path(), None).await;
        let (status, log) = ask::get(&server.address, &format!("/api/games/{id}/entries?lang=en"), None).await.unwrap();
        assert_eq!(status, 200, "{log}");
        told.push(serde_json::from_str(&log).unwrap());
    }
    assert_eq!(told[0], told[1]);
    assert_eq!(told[0].as_array().unwrap().len(), north.entries.len());
    for server in [here, there] {
        let (status, said) = server.end();
        assert!(status.success() && !said.contains("panicked"), "{said}");
        // What a server logs is for its host, who is no player.
        assert!(!tokens.iter().any(|token| said.contains(token)), "{said}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_failover_the_host_renews_the_dice_while_his_servers_run() {
    let database = postgres::database().await;
    let server = Process::of(&Place::Database(database.clone()));
    let game = json!({"scenario": "waterloo", "north": {"kind": "me"}, "south": {"kind": "me"}, "name": "Anne"});
    let mut player = Player::new(make(&server.address, game).await.unwrap(), 1);
    player.come(&server.address).await.unwrap();
    while player.done.len() < 3 {
        player.step().await.unwrap();
    }
    let renewed = tokio::task::spawn_blocking(move || {
        let mut renew = std::process::Command::new(env!("CARGO_BIN_EXE_etendard"));
        renew.args(["--lang", "fr", "admin", "renew-dice", "--database", &database]).output().unwrap()
    });
    let renewed = renewed.await.unwrap();
    assert!(renewed.status.success(), "{}", String::from_utf8_lossy(&renewed.stderr));
    assert_eq!(String::from_utf8_lossy(&renewed.stdout), "nouvelles chaînes de dés\u{a0}: 1\n");
    let is_told = |player: &Player| player.entries.iter().any(|entry| matches!(entry.body, EntryBody::Chain { .. }));
    while !is_told(&player) {
        player.hear().await.unwrap();
    }
    let before = player.table.as_ref().unwrap().dice.throws;
    while player.table.as_ref().unwrap().dice.throws <= before {
        player.step().await.unwrap();
    }
    let thrown = player.entries.iter().rev().find_map(|entry| match &entry.body {
        EntryBody::Command { throws, .. } => throws.first().cloned(),
        _ => None,
    });
    assert_eq!(thrown.map(|cast| (cast.chain, cast.index)), Some((2, 1)));
    let files = tempfile::tempdir().unwrap();
    let said = honest::verify(&server.address, &player.joined.game, files.path(), None).await;
    assert!(said.contains("chain 2 begun at entry"), "{said}");
    server.kill();
}
