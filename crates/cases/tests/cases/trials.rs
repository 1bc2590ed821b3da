//! Every case under `trials/` is played, in each of its books.

use std::path::{Path, PathBuf};

/// Every `.case` file below a folder, in a stable order.
pub(crate) fn case_files(folder: &Path, found: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a folder can be listed").path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            case_files(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "case") {
            found.push(path);
        }
    }
}

#[test]
fn every_case_comes_out_as_it_says() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    case_files(&root.join("trials"), &mut files);
    assert!(!files.is_empty(), "there are cases to play");
    let (mut played, mut reports) = (0, Vec::new());
    for path in files {
        let name = path.strip_prefix(&root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        let text = std::fs::read_to_string(&path).unwrap();
        match cases::parse(&name, &text) {
            Ok(cases) => {
                let runs: Vec<cases::Run> = cases.iter().flat_map(cases::Case::runs).collect();
                played += runs.len();
                reports.extend(runs.iter().filter_map(cases::Run::report));
            }
            Err(problems) => reports.push(format!("{problems}\n")),
        }
    }
    assert!(reports.is_empty(), "of {played} cases played, these differ:\n\n{}", reports.join("\n"));
}

#[test]
fn no_two_cases_share_a_name() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../trials");
    let mut files = Vec::new();
    case_files(&root, &mut files);
    let mut seen = std::collections::BTreeMap::new();
    let mut twice = Vec::new();
    for path in files {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        for case in cases::parse(&name, &std::fs::read_to_string(&path).unwrap()).unwrap_or_default() {
            for id in case.ids() {
                if let Some(other) = seen.insert(id.to_owned(), name.clone()) {
                    twice.push(format!("{id} stands in {other} and in {name}"));
                }
            }
        }
    }
    assert!(twice.is_empty(), "{}", twice.join("\n"));
}
