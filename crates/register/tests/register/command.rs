//! The command line: `register generate` and `register check`.

use super::sample::{Sample, TROOPS};
use register::print::{self, HEADER};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The sample on disk, in a folder of its own.
fn folder(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if root.exists() {
        fs::remove_dir_all(&root).expect("the target folder is ours");
    }
    for (file, text) in Sample::new().files() {
        let path = root.join(file);
        fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("the target folder is ours");
        fs::write(path, text).expect("the target folder is ours");
    }
    root
}

/// Runs a task; did it succeed, and what did it say?
fn run(task: &str, root: &Path) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_register")).arg(task).arg(root).output().expect("it was just built");
    let said = [output.stdout, output.stderr].map(|said| String::from_utf8(said).expect("it speaks UTF-8")).concat();
    (output.status.success(), said)
}

#[test]
fn what_was_generated_is_up_to_date_until_the_books_change() {
    let root = folder("generate");
    let (current, said) = run("check", &root);
    assert!(!current && said.ends_with("stale: run make generate\n"), "{said}");

    let (generated, said) = run("generate", &root);
    assert!(generated);
    assert_eq!(said.lines().count(), 6, "{said}");
    assert_eq!(run("check", &root), (true, String::new()));
    assert_eq!(run("generate", &root), (true, String::new()), "what has not changed is not written again");

    let troops = root.join(TROOPS);
    fs::write(&troops, fs::read_to_string(&troops).unwrap().replace("elements = 4", "elements = 5")).unwrap();
    let stale = "crates/books/src/generated/frederic.rs is stale\nstale: run make generate\n";
    assert_eq!(run("check", &root), (false, stale.to_owned()));
}

#[test]
fn nothing_is_generated_from_faulty_books() {
    let root = folder("faulty");
    fs::write(root.join(TROOPS), "[[troop]]\nkey = \"guards\"\n").unwrap();
    let (generated, said) = run("generate", &root);
    assert!(!generated && said.contains(TROOPS) && said.ends_with(" problems\n"), "{said}");
    assert!(!root.join("crates").exists());
}

#[test]
fn a_folder_that_is_not_there_is_named() {
    let (found, said) = run("check", Path::new("/nowhere"));
    assert!(!found && said.starts_with("rulebooks: cannot be listed: "), "{said}");
    let (found, said) = run("chek", Path::new("/nowhere"));
    assert!(!found && said.starts_with("usage: register generate"), "{said}");
}

#[test]
fn the_same_books_print_the_same_bytes() {
    let register = Sample::new().register();
    let printed = print::all(&register);
    assert_eq!(printed, print::all(&Sample::new().register()));
    let names: Vec<&str> = printed.iter().map(|file| file.name.as_str()).collect();
    assert_eq!(names[..2], ["clause", "house"].map(|what| format!("crates/rulebook/src/{what}/generated.rs")));
    assert_eq!(
        names[2..],
        ["frederic", "panache", "jomini", "thucidide"].map(|book| { format!("crates/books/src/generated/{book}.rs") })
    );
    assert!(printed.iter().all(|file| file.text.starts_with(HEADER)));
}

#[test]
fn a_printed_table_imports_what_it_uses() {
    let mut sample = Sample::new();
    sample.set("rulebooks/frederic/orders.toml", "");
    let printed = print::all(&sample.register());
    let imports = |index: usize| {
        let text: &str = &printed[index].text;
        let line: Option<&str> = text.lines().find(|line| line.starts_with("use rulebook::"));
        line.unwrap().to_owned()
    };
    assert!(!imports(2).contains("Order,") && imports(2).contains("OrderRow") && imports(2).contains("Trait"));
    assert!(imports(5).contains("Order, OrderKind, OrderRow, Price") && !imports(5).contains("Trait"));
    assert!(printed[2].text.contains("pub(crate) static ORDERS: [OrderRow; 0] = [];\n"));
    assert!(printed[3].text.contains("factors: Factors { fire: Factor::Dice(3), assault: Factor::Dice(2), "));
}
