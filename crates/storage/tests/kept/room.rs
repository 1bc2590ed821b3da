//! A full disk, a limit on files, a folder that cannot be written to.

use crate::homes::{House, append, game};
use crate::killed::{Heard, all_is_kept, child};
use crate::postgres;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;
use storage::{Append, LogEntry, Store, StoreError};

/// A small disk of its own, gone when it is dropped.
struct Disk(tempfile::TempDir);

impl Disk {
    /// None where we may not make one.
    fn of(size: &str) -> Option<Self> {
        let folder = tempfile::tempdir().expect("a folder");
        let mut mount = Command::new("mount");
        let mount = mount.args(["-t", "tmpfs", "-o", &format!("size={size}"), "tmpfs"]).arg(folder.path());
        mount.output().ok()?.status.success().then_some(Self(folder))
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(self.0.path()).status();
    }
}

fn large(after: u64) -> Append {
    let body = format!("\"{}\"", "x".repeat(4000));
    Append { entries: vec![LogEntry { number: after + 1, at: 0, body }], ..append("g", after, 0) }
}

#[tokio::test]
async fn a_full_disk_loses_nothing_and_the_store_goes_on_when_there_is_room() {
    let Some(disk) = Disk::of("8m") else {
        return eprintln!("not root: the limit on files below stands for the full disk");
    };
    let ballast = disk.0.path().join("ballast");
    std::fs::write(&ballast, vec![0; 4 << 20]).expect("there is room");
    let store = Store::open(&disk.0.path().join("games.db").display().to_string()).await.unwrap();
    store.create(game("g"), Vec::new(), Vec::new()).await.unwrap();
    let mut last = 0;
    for _ in 0..3 {
        let refused = loop {
            match store.append(large(last)).await {
                Ok(()) => last += 1,
                Err(error) => break error,
            }
        };
        assert_eq!(refused, StoreError::Full, "after {last}");
        assert!(50 < last, "{last}");
        // Full is full, again and again, and what was acknowledged can be read all the while.
        assert_eq!(store.append(large(last)).await, Err(StoreError::Full));
        assert_eq!(store.load("g").await.unwrap().0.entries, last);
        if ballast.exists() {
            std::fs::remove_file(&ballast).expect("it is there");
            store.append(large(last)).await.unwrap();
            last += 1;
        }
    }
    assert_eq!(store.check().await.unwrap().entries, last);
    store.close().await;
}

#[tokio::test]
async fn a_file_that_may_not_grow_loses_nothing() {
    let house = House::sqlite();
    let program = std::env::current_exe().expect("this program");
    // A shell sets the limit, in blocks of 512 bytes, and has the signal of the limit ignored.
    let plain = child(&program, &house.address());
    let mut limited = Command::new("sh");
    limited.args(["-c", "trap '' XFSZ; ulimit -f 600; exec \"$@\"", "sh"]).arg(plain.get_program());
    limited.args(plain.get_args()).stdout(std::process::Stdio::piped());
    limited.envs(plain.get_envs().filter_map(|(key, value)| Some((key, value?))));
    let mut heard = Heard::default();
    heard.hear(limited.spawn().expect("a shell"), usize::MAX);
    assert!(!heard.kept.is_empty() && !heard.failed.is_empty(), "{:?}", heard.failed);
    let store = house.open().await;
    all_is_kept(&store, &heard).await;
    let last = store.load("g0").await.unwrap().0.entries;
    store.append(append("g0", last, 3)).await.unwrap();
}

#[tokio::test]
async fn a_folder_that_cannot_be_written_to_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let closed = folder.path().join("closed");
    std::fs::create_dir(&closed).expect("a folder");
    let allow = |path: &Path, mode| std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode));
    allow(folder.path(), 0o755).expect("it is ours");
    allow(&closed, 0o555).expect("it is ours");
    // Somebody else's program, if we are root, for whom nothing is closed.
    let program = folder.path().join("child");
    std::fs::copy(std::env::current_exe().expect("this program"), &program).expect("a copy");
    allow(&program, 0o755).expect("it is ours");
    let store = closed.join("games.db");
    let mut command = child(&program, &store.display().to_string());
    if let Some((user, group)) = postgres::ordinary_user() {
        command.uid(user).gid(group);
    }
    let mut heard = Heard::default();
    heard.hear(command.current_dir(folder.path()).spawn().expect("it runs"), usize::MAX);
    let expected = StoreError::ReadOnly(closed.display().to_string()).to_string();
    assert_eq!(heard.failed, [expected]);
    allow(&closed, 0o755).expect("it is ours");
    Store::open(&store.display().to_string()).await.unwrap().close().await;
}
