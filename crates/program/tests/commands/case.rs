//! `etendard case`, run as a person runs it.

use crate::{Run, etendard, root, run};
use std::path::{Path, PathBuf};

fn case(arguments: &[&str]) -> (String, String, Option<i32>) {
    let Run { out, err, code } = run(etendard(&["--lang", "en", "case"]).args(arguments));
    (out, err, code)
}

fn trials() -> PathBuf {
    root().join("trials")
}

fn written(name: &str, text: &str) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the folder is there");
    path.to_string_lossy().into_owned()
}

const WRONG: &str = "case one/{book} Nobody moved
books jomini
map
 1   .   .   .
 2 .   .A  .
 3   .   .   .

A: north infantry
north plays, movement

play
expect A at A1
";

#[test]
fn a_file_or_a_folder_of_cases_is_played() {
    let figures = trials().join("figures");
    let (out, _, code) = case(&[&figures.join("target.case").to_string_lossy()]);
    assert_eq!((out.as_str(), code), ("cases played: 12, all as they say\n", Some(0)));
    let (out, _, _) = case(&[&figures.to_string_lossy(), "--log"]);
    assert!(out.contains("sight.case: fig/F-LOS-1A\n"), "{out}");
}

#[test]
fn a_difference_is_said_with_file_and_line() {
    let file = written("wrong.case", WRONG);
    let (out, _, code) = case(&[&file]);
    assert!(out.starts_with(&format!("{file}:12: one/J: expected A at A1, found it at B2\n")), "{out}");
    assert!(out.ends_with("cases played: 1, failed: 1\n"), "{out}");
    assert_eq!(code, Some(1));
}

#[test]
fn a_file_that_cannot_be_read_as_cases_is_said_too() {
    let file = written("slip.case", &WRONG.replace("infantry", "infantri"));
    let (out, _, code) = case(&[&file]);
    assert!(out.starts_with(&format!("{file}:8: `infantri` is not a troop of Jomini\n")), "{out}");
    assert_eq!(code, Some(1));
    let (_, err, code) = case(&["no/such.case"]);
    assert!(err.starts_with("etendard: cannot read no/such.case: "), "{err}");
    assert_eq!(code, Some(2));
}
