//! `register generate` writes the Rust printed from `rulebooks/`; `register check` says whether it is up to date.

use register::Register;
use register::print::{self, Printed};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "\
usage: register generate [root]   write the files generated from rulebooks/
       register check [root]      check rulebooks/ and that those files are up to date";

type Task = fn(&Path, &[Printed]) -> Result<(), String>;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let (task, root): (Task, PathBuf) = match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["generate"] => (generate, workspace()),
        ["generate", root] => (generate, root.into()),
        ["check"] => (check, workspace()),
        ["check", root] => (check, root.into()),
        _ => return fail(USAGE),
    };
    let register = match Register::load(&root) {
        Ok(register) => register,
        Err(problems) => return fail(&problems.to_string()),
    };
    match task(&root, &print::all(&register)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => fail(&message),
    }
}

/// The root of the workspace this was built in.
fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn fail(message: &str) -> ExitCode {
    eprintln!("{message}");
    ExitCode::FAILURE
}

/// Writes what has changed, and only that: what has not is not compiled again.
fn generate(root: &Path, printed: &[Printed]) -> Result<(), String> {
    for file in printed {
        let unwritten = |error| format!("{}: {error}", file.name);
        if !file.is_current(root).map_err(unwritten)? {
            file.write(root).map_err(unwritten)?;
            println!("wrote {}", file.name);
        }
    }
    Ok(())
}

fn check(root: &Path, printed: &[Printed]) -> Result<(), String> {
    let mut stale = Vec::new();
    for file in printed {
        if !file.is_current(root).map_err(|error| format!("{}: {error}", file.name))? {
            stale.push(format!("{} is stale", file.name));
        }
    }
    if stale.is_empty() { Ok(()) } else { Err(format!("{}\nstale: run make generate", stale.join("\n"))) }
}
