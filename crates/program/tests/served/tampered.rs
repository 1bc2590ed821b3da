//! A host that edits nonces, faces, order, end or commitment is found by whoever kept what he sent: by the program, by the
//! script of docs/fair-dice.md and by the page.

use crate::ask;
use crate::player::{Player, make};
use crate::process::{Place, Process};
use crate::spoilt::{Files, WAYS, faces, own};
use dice::{Nonce, Record, SeenGame, SentCommand, SentFile};
use rusqlite::Connection;
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use wire::live::EntryBody;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// What a checker says, and whether it found something wrong.
struct Verdict {
    wrong: bool,
    said: String,
}

fn said(mut command: Command) -> Verdict {
    let output = command.output().unwrap();
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    Verdict { wrong: !output.status.success(), said }
}

/// The files as files.
struct Written {
    replay: PathBuf,
    dice: PathBuf,
    sent: PathBuf,
    commitment: String,
}

impl Files {
    fn written(&self, folder: &Path, name: &str) -> Written {
        let [replay, dice, sent] =
            ["replay", "dice.json", "sent.json"].map(|ending| folder.join(format!("{name}.{ending}")));
        std::fs::write(&replay, &self.replay).unwrap();
        std::fs::write(&dice, self.dice.written()).unwrap();
        std::fs::write(&sent, self.sent.written()).unwrap();
        Written { replay, dice, sent, commitment: self.sent.commitments[0].to_string() }
    }
}

impl Written {
    fn by_the_program(&self) -> Verdict {
        let mut command = Command::new(env!("CARGO_BIN_EXE_etendard"));
        command.args(["--lang", "en", "replay"]).arg(&self.replay).arg("--verify-dice").arg(&self.dice);
        command.arg("--sent").arg(&self.sent).args(["--commitment", &self.commitment]);
        said(command)
    }

    fn by_the_script(&self) -> Verdict {
        let mut command = Command::new("node");
        command.arg(format!("{ROOT}/docs/check-dice.mjs")).arg(&self.dice).arg(&self.sent).arg(&self.commitment);
        said(command)
    }
}

/// What the page finds in each; none where the page's tools are not installed.
fn by_the_page(folder: &Path, files: &[Written]) -> Option<Vec<Verdict>> {
    if !Path::new(ROOT).join("web/node_modules/typescript").exists() {
        return None;
    }
    let cases: Vec<Value> = files.iter().map(|one| json!({"dice": one.dice, "sent": one.sent})).collect();
    let list = folder.join("cases.json");
    std::fs::write(&list, json!(cases).to_string()).unwrap();
    let mut command = Command::new("node");
    command.arg(format!("{ROOT}/web/scripts/fair.mjs")).arg(list);
    let all = said(command);
    assert!(!all.wrong, "{}", all.said);
    let lines = all.said.lines().map(|line| Verdict { wrong: !line.starts_with("good "), said: line.to_owned() });
    Some(lines.collect())
}

fn is_here(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// How often each side has thrown by a command with one throw.
fn thrown(player: &Player) -> [usize; 2] {
    let mut counts = [0; 2];
    for entry in &player.entries {
        if let EntryBody::Command { camp, throws, .. } = &entry.body
            && throws.len() == 1
        {
            counts[usize::from(*camp == wire::CampWire::South)] += 1;
        }
    }
    counts
}

/// Plays until both sides have thrown so often; none if the battle is over before.
async fn play(player: &mut Player, wanted: usize) -> Option<()> {
    while thrown(player).iter().any(|count| *count < wanted) {
        if player.is_over() {
            return None;
        }
        player.attack();
        player.step().await.unwrap();
    }
    Some(())
}

/// The host's files, as anybody can fetch them.
async fn fetched(address: &str, game: &str) -> (String, Record) {
    let mut files = Vec::new();
    for what in ["replay", "dice"] {
        let (status, text) = ask::get(address, &format!("/api/games/{game}/{what}"), None).await.unwrap();
        assert_eq!(status, 200, "{text}");
        files.push(text);
    }
    (files.remove(0), Record::read(&files[0]).unwrap())
}

/// The throws as they were told to the player while he played.
fn seen(player: &Player) -> Record {
    let mut told = Record::empty("", Vec::new());
    for entry in &player.entries {
        let EntryBody::Command { camp, words, nonce: Some(nonce), throws, .. } = &entry.body else { continue };
        let side = wire::Speaker::Camp((*camp).into()).written();
        told.throws.extend(throws.iter().map(|cast| dice::ThrowProof {
            chain: cast.chain,
            index: cast.index,
            secret: cast.secret.clone().try_into().unwrap(),
            nonce: nonce.parse().unwrap(),
            command: format!("{side} {words}"),
            purpose: serde_json::to_value(cast.purpose).unwrap().as_str().unwrap().to_owned(),
            faces: cast.places.clone(),
            entry: Some(entry.number),
            follows: None,
        }));
    }
    told
}

/// What the player's own program kept.
fn kept(player: &Player) -> SentFile {
    let table = player.table.as_ref().unwrap();
    let chains = |after: u64| {
        let told = player.entries.iter().filter(|entry| entry.number <= after);
        1 + told.filter(|entry| matches!(entry.body, EntryBody::Chain { .. })).count()
    };
    let words = |number: u64| {
        player.entries.iter().find(|entry| entry.number == number).and_then(|entry| match &entry.body {
            EntryBody::Command { words, .. } => Some(words.clone()),
            _ => None,
        })
    };
    let sent = player.done.iter().map(|(number, sent)| SentCommand {
        after: sent.after,
        chain: u32::try_from(chains(sent.after)).unwrap(),
        nonce: sent.nonce.parse().unwrap(),
        command: serde_json::to_value(&sent.command).unwrap(),
        words: words(*number),
        entry: Some(*number),
    });
    let throws = table.dice.throws as usize;
    let seen = SeenGame { entries: table.number, throws, digest: Some(seen(player).digest(throws)), over: true };
    SentFile {
        format: 1,
        game: player.joined.game.clone(),
        sides: vec!["north".to_owned()],
        computers: vec!["south".to_owned()],
        since: 0,
        commitments: table.dice.commitments.iter().map(|shown| shown.clone().try_into().unwrap()).collect(),
        seen,
        sent: sent.collect(),
    }
}

/// A game against a recruit, renewed in its middle; the files after it, and those of a moment before its end.
async fn played(folder: &Path) -> (Files, (String, Record)) {
    // Dice fall as they will, and a battle may be over too soon.
    for seed in 11.. {
        if let Some(played) = tried(folder, seed).await {
            return played;
        }
    }
    unreachable!("some battle is long enough")
}

async fn tried(folder: &Path, seed: u64) -> Option<(Files, (String, Record))> {
    let server = Process::of(&Place::folder(folder));
    let game = json!({
        "scenario": "waterloo", "north": {"kind": "me"}, "south": {"kind": "computer", "level": "recruit"},
    });
    let mut player = Player::new(make(&server.address, game).await.unwrap(), seed);
    player.come(&server.address).await.unwrap();
    play(&mut player, 2).await?;
    server.kill();
    let mut renew = Command::new(env!("CARGO_BIN_EXE_etendard"));
    renew.args(["--lang", "en", "admin", "renew-dice", &player.joined.game, "--data"]).arg(folder);
    let renewed = said(renew);
    assert!(!renewed.wrong && renewed.said == "new chains of dice: 1\n", "{}", renewed.said);
    let server = Process::of(&Place::folder(folder));
    player.come(&server.address).await.unwrap();
    play(&mut player, 3).await?;
    let earlier = fetched(&server.address, &player.joined.game).await;
    play(&mut player, 4).await?;
    let (path, token) = (format!("/api/games/{}/messages", player.joined.game), player.joined.token.clone());
    let (status, answer) =
        ask::post(&server.address, &path, Some(&token), json!({"say": "resign", "id": "1"})).await.unwrap();
    assert_eq!(status, 200, "{answer}");
    while player.table.as_ref().is_none_or(|table| table.progress != wire::live::Progress::Over) {
        player.hear().await.unwrap();
    }
    let (replay, dice) = fetched(&server.address, &player.joined.game).await;
    server.end();
    Some((Files { replay, dice, sent: kept(&player) }, earlier))
}

/// The host edits an entry of his store with another program, and gives out the files anew.
async fn edited(folder: &Path, files: &Files, entry: u64, edit: impl FnOnce(&mut Value)) -> Files {
    let server = Process::of(&Place::folder(folder));
    let game = files.dice.game.clone();
    // The game is in memory: what is given out is read from the store all the same.
    fetched(&server.address, &game).await;
    let store = Connection::open(folder.join("games.sqlite")).unwrap();
    let key = (&game, i64::try_from(entry).unwrap());
    let read = "SELECT body FROM entries WHERE game = ? AND number = ?";
    let kept: String = store.query_row(read, key, |row| row.get(0)).unwrap();
    let mut body: Value = serde_json::from_str(&kept).unwrap();
    edit(&mut body);
    let write = "UPDATE entries SET body = ?3 WHERE game = ?1 AND number = ?2";
    assert_eq!(store.execute(write, (key.0, key.1, body.to_string())).unwrap(), 1);
    let (status, text) = ask::get(&server.address, &format!("/api/games/{game}/dice"), None).await.unwrap();
    assert_eq!(status, 200, "{text}");
    // Other dice may lead where the next command of the log is none: then he has no new replay to show.
    let (status, replay) = ask::get(&server.address, &format!("/api/games/{game}/replay"), None).await.unwrap();
    let replay = if status == 200 { replay } else { files.replay.clone() };
    server.end();
    assert_eq!(store.execute(write, (key.0, key.1, kept)).unwrap(), 1);
    Files { replay, dice: Record::read(&text).unwrap(), sent: files.sent.clone() }
}

/// Both edits of the store: a nonce with the very faces it had, found by trying, and a face of the last throw.
async fn edits(folder: &Path, honest: &Files) -> [(&'static str, &'static str, Files); 2] {
    let place =
        (0..4).map(|which| own(honest, which)).find(|place| honest.dice.throws[*place].faces.len() < 6).unwrap();
    let proof = honest.dice.throws[place].clone();
    let mut tried = (0..1_000_000_u64).map(|number| format!("{number:032x}").parse::<Nonce>().unwrap());
    let same = tried.find(|nonce| {
        let other = dice::ThrowProof { nonce: nonce.clone(), ..proof.clone() };
        faces(&honest.dice.game, &other) == proof.faces
    });
    let same = same.unwrap();
    let nonce = edited(folder, honest, proof.entry.unwrap(), |body| body["nonce"] = json!(same)).await;
    let last = honest.dice.throws.last().unwrap();
    let face = edited(folder, honest, last.entry.unwrap(), |body| {
        let faces = body["throws"].as_array_mut().unwrap().last_mut().unwrap()["faces"].as_array_mut().unwrap();
        faces[0] = json!((faces[0].as_u64().unwrap() + 1) % 6);
    });
    [
        ("a nonce is another in the store itself", "dice-not-sent", nonce),
        ("a face is turned in the store itself", "dice-bad-faces", face.await),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_a_host_spoils_is_found_by_the_program_the_script_and_the_page() {
    let node = is_here("node");
    let [store, folder] = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let (honest, (cut_replay, cut_dice)) = played(store.path()).await;
    let mut all = vec![("nothing", "good", honest.clone())];
    for (name, found, spoil) in WAYS {
        let mut files = honest.clone();
        spoil(&mut files);
        all.push((name, found, files));
    }
    let cut = Files { replay: cut_replay, dice: cut_dice, ..honest.clone() };
    all.push(("both files are of a moment before the end", "-cut", cut));
    let mut of_another = honest.clone();
    "0123456789abcdef".clone_into(&mut of_another.sent.game);
    all.push(("the player’s file is of another game", "dice-other-game", of_another));
    let mut changed = honest.clone();
    let place = own(&honest, 0);
    let nonce = &honest.dice.throws[place].nonce;
    changed.sent.sent.iter_mut().find(|sent| sent.nonce == *nonce).unwrap().nonce = "ab".repeat(16).parse().unwrap();
    all.push(("the player’s file was changed", "dice-not-sent", changed));
    all.extend(edits(store.path(), &honest).await);
    let written: Vec<Written> = (0..)
        .zip(&all)
        .map(|(number, (_, _, files)): (usize, _)| files.written(folder.path(), &number.to_string()))
        .collect();
    let page = if node { by_the_page(folder.path(), &written) } else { None };
    let mut table = String::new();
    for (place, ((name, found, _), files)) in all.iter().zip(&written).enumerate() {
        let mut verdicts = vec![("program", files.by_the_program())];
        if node {
            verdicts.push(("script", files.by_the_script()));
        }
        if let Some(page) = &page {
            let Verdict { wrong, ref said } = page[place];
            assert!(said.contains(found), "{name}: {said}, not {found}");
            verdicts.push(("page", Verdict { wrong, said: said.clone() }));
        }
        for (checker, verdict) in verdicts {
            let said = verdict.said.replace(&*folder.path().to_string_lossy(), "");
            let last = said.lines().last().unwrap_or_default();
            let _ = writeln!(table, "| {name} | {checker} | {last} |");
            assert_eq!(verdict.wrong, place != 0, "{name}, by the {checker}: {said}\n{table}");
        }
    }
    println!("{table}");
}

#[tokio::test(flavor = "multi_thread")]
async fn imported_games_under_way_begin_a_new_chain_and_finished_ones_do_not() {
    let [one, other] = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let server = Process::of(&Place::folder(one.path()));
    let both = json!({"scenario": "waterloo", "north": {"kind": "me"}, "south": {"kind": "me"}});
    let mut over = Player::new(make(&server.address, both.clone()).await.unwrap(), 3);
    over.come(&server.address).await.unwrap();
    let path = format!("/api/games/{}/messages", over.joined.game);
    let resigned = json!({"say": "resign", "id": "1"});
    ask::post(&server.address, &path, Some(&over.joined.token), resigned).await.unwrap();
    let mut player = Player::new(make(&server.address, both).await.unwrap(), 3);
    player.come(&server.address).await.unwrap();
    while player.table.as_ref().unwrap().dice.throws < 1 {
        player.step().await.unwrap();
    }
    let shown = player.entries.len();
    server.end();
    let file = one.path().join("games.jsonl");
    for (what, place) in [("export", &one), ("import", &other), ("import", &other)] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_etendard"));
        command.args(["--lang", "en", what]).arg(&file).arg("--data").arg(place.path());
        let done = said(command);
        // What is taken in a second time is no longer the same game, and is refused.
        assert!(done.said.contains("games 2") || done.said.contains("line"), "{}", done.said);
    }
    let server = Process::of(&Place::folder(other.path()));
    player.come(&server.address).await.unwrap();
    let begun = player.entries[shown..].iter().filter(|entry| matches!(entry.body, EntryBody::Chain { .. })).count();
    assert!(0 < begun, "no new chain was told");
    let (_, dice) = fetched(&server.address, &player.joined.game).await;
    assert_eq!(dice.commitments.len(), 1 + begun);
    let (_, finished) = fetched(&server.address, &over.joined.game).await;
    assert_eq!((finished.commitments.len(), finished.begun.len()), (1, 0));
    server.kill();
}
