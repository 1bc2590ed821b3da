//! What anybody can check afterwards with the program itself.

use crate::ask;
use std::path::Path;
use std::process::Command;

/// The replay of a game plays as it was recorded, with the dice that were committed to: `etendard replay` says so.
pub(crate) async fn verify(address: &str, game: &str, folder: &Path, sent: Option<&Path>) -> String {
    let mut files = Vec::new();
    for what in ["replay", "dice"] {
        let (status, text) = ask::get(address, &format!("/api/games/{game}/{what}"), None).await.unwrap();
        assert_eq!(status, 200, "{text}");
        let file = folder.join(format!("{game}.{what}"));
        std::fs::write(&file, text).unwrap();
        files.push(file);
    }
    let mut replay = Command::new(env!("CARGO_BIN_EXE_etendard"));
    replay.args(["--lang", "en", "replay"]).arg(&files[0]).arg("--verify-dice").arg(&files[1]);
    if let Some(sent) = sent {
        replay.arg("--sent").arg(sent);
    }
    let output = replay.output().unwrap();
    let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
    assert!(output.status.success(), "{said}");
    said
}
