//! Puts every file of `scenarios/` into the program: a new file is in it without a word.

use std::fmt::Write;
use std::path::Path;

fn main() {
    let home = std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where");
    // Packed into a crate they stand in it; where links are not made at checkout, beside `crates/`.
    let packed = Path::new(&home).join("scenarios");
    let folder = if packed.is_dir() { packed } else { Path::new(&home).join("../../scenarios") };
    println!("cargo:rerun-if-changed={}", folder.display());
    let entries = std::fs::read_dir(&folder).expect("the folder scenarios/ stands beside crates/");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("the folder can be read").path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "toml"));
    files.sort();
    let mut code = format!("static CATALOGUE: [Listed; {}] = [\n", files.len());
    for file in &files {
        let id = file.file_stem().expect("it ends in .toml").to_string_lossy();
        let _ = writeln!(code, "    Listed {{ id: {id:?}, text: include_str!({:?}) }},", file.display().to_string());
    }
    code.push_str("];\n");
    let out = std::env::var_os("OUT_DIR").expect("cargo says where");
    std::fs::write(Path::new(&out).join("catalogue.rs"), code).expect("cargo's folder can be written");
}
