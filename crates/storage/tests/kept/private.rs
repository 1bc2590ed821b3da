//! Who may read what is kept.

#![cfg(unix)]

use crate::homes::{House, game};
use std::fs::{Permissions, metadata, set_permissions};
use std::os::unix::fs::PermissionsExt;
use storage::Store;

#[tokio::test]
async fn games_are_read_by_their_owner_alone_also_those_an_earlier_program_left_open() {
    let house = House::sqlite();
    for round in ["new", "left open"] {
        let store = Store::open(&house.address()).await.expect("opened");
        let _ = store.create(game(&format!("game {round}")), Vec::new(), Vec::new()).await;
        store.mark().await.expect("noted");
        for end in ["", "-wal", "-shm", ".lock", ".mark"] {
            let file = format!("{}{end}", house.file().display());
            let mode = metadata(&file).expect("there").permissions().mode() & 0o777;
            assert_eq!(mode, 0o600, "{file}, {round}");
        }
        store.close().await;
        for end in ["", ".mark"] {
            let file = format!("{}{end}", house.file().display());
            set_permissions(file, Permissions::from_mode(0o644)).expect("ours");
        }
    }
}
