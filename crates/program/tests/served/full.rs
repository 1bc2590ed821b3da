//! No room left, or no right to write: what is said, and that nothing is lost.

use crate::ask;
use crate::player::{Player, make};
use crate::postgres;
use crate::process::{Place, Process};
use crate::tables::{Played, assert_kept};
use serde_json::{Value, json};
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use wire::live::AnswerWire;

/// Plays both sides until a command is refused; gives back the word for why.
async fn play_until_refused(player: &mut Player) -> String {
    loop {
        assert!(!player.is_over(), "the game is over before the disk is full");
        if player.pending.is_none() && !player.choose() {
            player.hear().await.unwrap();
            continue;
        }
        if let AnswerWire::Error { code, text } = player.send().await.unwrap() {
            assert!(text.contains("send your message again"), "{text}");
            return code;
        }
    }
}

async fn play_on(player: &mut Player, commands: usize) {
    let until = player.done.len() + commands;
    while player.done.len() < until && !player.is_over() {
        player.step().await.unwrap();
    }
}

async fn hot_seat(address: &str) -> Player {
    let game = json!({"scenario": "waterloo", "north": {"kind": "me"}, "south": {"kind": "me"}, "name": "Camille"});
    let mut player = Player::new(make(address, game).await.unwrap(), 7);
    player.come(address).await.unwrap();
    player
}

/// While nothing can be written: the table can be looked at, whatever changes something is refused, and that is said.
async fn assert_refused(server: &Process, player: &mut Player, code: &str, status: u16) {
    assert_eq!(play_until_refused(player).await, code);
    assert_eq!(play_until_refused(player).await, code, "the same again");
    let game =
        json!({"scenario": "waterloo", "north": {"kind": "me"}, "south": {"kind": "me"}, "name": "x".repeat(40)});
    for (language, sentence) in [("fr", "renvoyez votre message"), ("en", "send your message again")] {
        let path = format!("/api/games?lang={language}");
        let (found, said) = ask::post(&server.address, &path, None, &game).await.unwrap();
        assert_eq!((found, said["code"].as_str()), (status, Some(code)), "{said}");
        assert!(said["text"].as_str().unwrap().contains(sentence), "{said}");
    }
    let path = format!("/api/games/{}", player.joined.game);
    let (found, table) = ask::get(&server.address, &path, None).await.unwrap();
    assert_eq!(found, 200, "{table}");
    let table: Value = serde_json::from_str(&table).unwrap();
    assert_eq!(table["number"], json!(player.done.last().unwrap().0), "what was refused is not there");
}

/// There is room again: the command that was refused is done, once, and play goes on.
async fn assert_goes_on(server: &Process, player: &mut Player) {
    assert!(matches!(player.send().await.unwrap(), AnswerWire::Done { .. }), "it had not been done");
    play_on(player, 20).await;
    let kept = Played { game: player.joined.game.clone(), done: player.done.iter().cloned().collect() };
    assert_kept(&server.address, &kept).await;
}

/// A server whose files may not grow beyond a limit.
fn limited(folder: &Path) -> Process {
    let plain = Place::folder(folder).serve();
    let mut limited = Command::new("sh");
    limited.args(["-c", "trap '' XFSZ; ulimit -S -f 1200; exec \"$@\"", "sh"]);
    limited.arg(plain.get_program()).args(plain.get_args());
    Process::start(limited).unwrap()
}

fn lift_limit(server: &Process) {
    let raised = Command::new("prlimit").args(["--fsize=unlimited", "--pid", &server.id().to_string()]).status();
    assert!(raised.unwrap().success());
}

/// Any user can run this: a limit on the length of files stands for the full disk. The system refuses to write beyond
/// it as it refuses on a full disk, with another number (EFBIG, not ENOSPC), so the word is `storage` here.
#[tokio::test(flavor = "multi_thread")]
async fn files_that_may_not_grow_stop_play_until_they_may() {
    let folder = tempfile::tempdir().unwrap();
    let server = limited(folder.path());
    let mut player = hot_seat(&server.address).await;
    assert_refused(&server, &mut player, "storage", 503).await;
    assert!(10 < player.done.len());
    lift_limit(&server);
    assert_goes_on(&server, &mut player).await;
    let (status, said) = server.end();
    assert!(status.success() && !said.contains("panicked"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn computers_wait_until_there_is_room_and_play_on_unasked() {
    let folder = tempfile::tempdir().unwrap();
    let server = limited(folder.path());
    let recruit = json!({"kind": "computer", "level": "recruit"});
    let game = json!({"scenario": "waterloo", "north": recruit, "south": recruit, "name": "Camille"});
    let mut watcher = Player::new(make(&server.address, game).await.unwrap(), 7);
    watcher.come(&server.address).await.unwrap();
    while !server.said().contains("a computer player waits") {
        assert!(!watcher.is_over(), "the game is over before the disk is full");
        let _nothing_new = tokio::time::timeout(Duration::from_millis(50), watcher.hear()).await;
    }
    lift_limit(&server);
    let stood = watcher.entries.len();
    while watcher.entries.len() < stood + 40 && !watcher.is_over() {
        watcher.hear().await.unwrap();
    }
}

/// A small disk of its own, gone when it is dropped.
struct Disk(tempfile::TempDir);

impl Disk {
    /// None where we may not make one.
    fn of(size: &str) -> Option<Self> {
        let folder = tempfile::tempdir().unwrap();
        let mounted = mount(&["-t", "tmpfs", "-o", &format!("size={size}"), "tmpfs"], folder.path());
        mounted.then_some(Self(folder))
    }
}

fn mount(arguments: &[&str], path: &Path) -> bool {
    Command::new("mount").args(arguments).arg(path).output().is_ok_and(|output| output.status.success())
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(self.0.path()).status();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_stops_play_until_there_is_room() {
    let Some(disk) = Disk::of("4m") else {
        return eprintln!("not root: the limit on files stands for the full disk");
    };
    let ballast = disk.0.path().join("ballast");
    std::fs::write(&ballast, vec![0; 3 << 20]).unwrap();
    let server = Process::of(&Place::folder(disk.0.path()));
    let mut player = hot_seat(&server.address).await;
    assert_refused(&server, &mut player, "storage-full", 507).await;
    std::fs::remove_file(&ballast).unwrap();
    assert_goes_on(&server, &mut player).await;
    drop(player);
    server.kill();
    // And where there is no room to begin with, it says so.
    let filled = std::fs::write(&ballast, vec![0; 5 << 20]);
    assert!(filled.is_err());
    std::fs::create_dir(disk.0.path().join("other")).unwrap();
    let said = Process::start(Place::folder(&disk.0.path().join("other")).serve()).err().expect("it does not start");
    assert!(said.contains("the disk is full"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_that_cannot_be_written_to_is_named_at_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let closed = folder.path().join("closed");
    std::fs::create_dir(&closed).unwrap();
    let allow = |path: &Path, mode| std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
    allow(folder.path(), 0o755);
    allow(&closed, 0o555);
    // Nothing is closed to root: then it is somebody else's program.
    let program = folder.path().join("etendard");
    std::fs::copy(env!("CARGO_BIN_EXE_etendard"), &program).unwrap();
    for (language, expected) in [("en", "cannot be written to"), ("fr", "écriture impossible")] {
        let mut serve = Command::new(&program);
        serve.args(["--lang", language, "serve", "--address", "127.0.0.1:0", "--data"]).arg(&closed);
        if let Some((user, group)) = postgres::ordinary_user() {
            serve.uid(user).gid(group);
        }
        serve.current_dir("/");
        let said = Process::start(serve).err().expect("it does not start");
        assert!(said.contains(expected) && said.contains(closed.to_str().unwrap()), "{said}");
    }
}
