//! Puts the figures of the chapters into the host, and the cases of `trials/` that have a French title: those are shown
//! beside the clauses of the rulebooks.

use std::fmt::Write;
use std::path::Path;

const SHELVES: [&str; 3] = ["figures", "clauses", "rulings"];

fn main() {
    let home = std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where");
    let trials = Path::new(&home).join("../../trials");
    println!("cargo:rerun-if-changed={}", trials.display());
    let mut texts: Vec<(&str, String, String)> = Vec::new();
    for shelf in SHELVES {
        let entries = std::fs::read_dir(trials.join(shelf)).expect("trials/ stands beside crates/");
        let mut files: Vec<_> = entries.map(|entry| entry.expect("the folder can be read").path()).collect();
        files.retain(|file| file.extension().is_some_and(|ending| ending == "case"));
        files.sort();
        texts.extend(files.iter().map(|file| (shelf, name(file), titled(file))));
    }
    let guide = trials.join("guide.case");
    texts.push(("guide", name(&guide), titled(&guide)));
    texts.retain(|(.., text)| !text.is_empty());
    let mut code = format!("static FILES: [(&str, &str, &str); {}] = [\n", texts.len());
    for entry in &texts {
        let _ = writeln!(code, "    {entry:?},");
    }
    code.push_str("];\n");
    let out = std::env::var_os("OUT_DIR").expect("cargo says where");
    std::fs::write(Path::new(&out).join("cases.rs"), code).expect("cargo's folder can be written");
}

fn name(file: &Path) -> String {
    file.file_stem().expect("it ends in .case").to_string_lossy().into_owned()
}

/// The cases of a file that have a French title.
fn titled(file: &Path) -> String {
    println!("cargo:rerun-if-changed={}", file.display());
    let text = std::fs::read_to_string(file).expect("a case file can be read");
    let mut cases: Vec<String> = Vec::new();
    for line in text.lines() {
        match (line.starts_with("case "), cases.last_mut()) {
            (false, None) => {}
            (false, Some(case)) => case.extend([line, "\n"]),
            (true, _) => cases.push(format!("{line}\n")),
        }
    }
    cases.retain(|case| case.contains("\ntitre "));
    cases.concat()
}
