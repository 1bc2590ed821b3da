//! Two servers on one PostgreSQL, the two players of a game on different ones.

use crate::ask;
use crate::honest;
use crate::player::{Player, join, make};
use crate::postgres;
use crate::process::{Place, Process};
use serde_json::{Value, json};

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
