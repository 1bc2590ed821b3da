//! The program, command by command, run as a person or another program runs it.

mod arena;
mod case;
mod certificate;
mod check;
mod cli;
mod dice;
mod engine;
mod house;
mod odds;
mod own;
mod play;
mod replay;
mod show;
mod sight;

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// What a run said and how it ended.
struct Run {
    out: String,
    err: String,
    code: Option<i32>,
}

impl Run {
    fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|error| panic!("{error}: {}{}", self.out, self.err))
    }
}

impl From<Output> for Run {
    fn from(output: Output) -> Self {
        let [out, err] = [output.stdout, output.stderr].map(|said| String::from_utf8(said).expect("it speaks UTF-8"));
        Self { out, err, code: output.status.code() }
    }
}

/// The program, about to be run.
fn etendard(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_etendard"));
    command.args(arguments);
    command
}

/// Runs it to its end.
fn run(command: &mut Command) -> Run {
    command.output().expect("it was just built").into()
}

/// The checkout.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}
