//! Puts every file of `scenarios/` into the program: a new file is in it without a word.

use std::fmt::Write;
use std::path::Path;

fn main() {
    let home = std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where");
    // Packed into a crate they stand in it; where links are not made at checkout, beside `crates/`.
    let packed = Path::new(&home).join("scenarios");
    let folder = if packed.is_dir() { packed } else { Path::new(&home).join("../../scenarios") };
    let mut code = listed("CATALOGUE", "scenarios", &folder);
    code.push_str(&listed("LESSONS", "scenarios/lessons", &folder.join("lessons")));
    let out = std::env::var_os("OUT_DIR").expect("cargo says where");
    std::fs::write(Path::new(&out).join("catalogue.rs"), code).expect("cargo's folder can be written");
}

/// The files of a folder, as a table of their texts.
fn listed(name: &str, called: &str, folder: &Path) -> String {
    println!("cargo:rerun-if-changed={}", folder.display());
    let entries = std::fs::read_dir(folder).expect("the folder scenarios/ stands beside crates/");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "toml"));
    files.sort();
    let mut code = format!("static {name}: [Listed; {}] = [\n", files.len());
    for file in &files {
        let id = file.file_stem().expect("it ends in .toml").to_string_lossy();
        let (file, text) = (format!("{called}/{id}.toml"), file.display().to_string());
        let _ = writeln!(code, "    Listed {{ id: {id:?}, file: {file:?}, text: include_str!({text:?}) }},");
    }
    code.push_str("];\n");
    code
}
