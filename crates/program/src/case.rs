//! `etendard case`: plays the cases of some files, and says where they differ.

use crate::Outcome;
use crate::checkout;
use crate::error::Error;
use rulebook::Language;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Plays every case; exit status 1 if a file cannot be read as cases, or a case differs from what it says.
pub(crate) fn run(paths: &[PathBuf], log: bool, language: Language) -> Result<Outcome, Error> {
    let mut text = String::new();
    let (mut played, mut failed) = (0, 0);
    for path in paths {
        for (file, content) in files(path)? {
            let cases = match cases::parse(&file, &content) {
                Ok(cases) => cases,
                Err(problems) => {
                    failed += 1;
                    let told = match language {
                        Language::Fr => problems.in_french(),
                        Language::En => problems.to_string(),
                    };
                    let _ = writeln!(text, "{told}\n");
                    continue;
                }
            };
            for run in cases.iter().flat_map(cases::Case::runs) {
                played += 1;
                failed += usize::from(!run.failures.is_empty());
                match run.report() {
                    Some(report) => text.push_str(&(report + "\n")),
                    None if log => {
                        let _ = writeln!(text, "{file}: {}\n{}", run.id, run.story);
                    }
                    None => {}
                }
            }
        }
    }
    text.push_str(&summary(played, failed, language));
    Ok(Outcome { text, code: if failed == 0 { ExitCode::SUCCESS } else { ExitCode::from(1) } })
}

fn summary(played: usize, failed: usize, language: Language) -> String {
    match (language, failed) {
        (Language::Fr, 0) => format!("cas joués\u{a0}: {played}, tous conformes\n"),
        (Language::Fr, _) => format!("cas joués\u{a0}: {played}, en défaut\u{a0}: {failed}\n"),
        (Language::En, 0) => format!("cases played: {played}, all as they say\n"),
        (Language::En, _) => format!("cases played: {played}, failed: {failed}\n"),
    }
}

/// A file, or every `.case` file below a folder.
fn files(path: &Path) -> Result<Vec<(String, String)>, Error> {
    let name = |path: &Path| path.to_string_lossy().into_owned();
    if path.is_dir() {
        let found = checkout::files(path, "", "case")?;
        return Ok(found.into_iter().map(|(file, text)| (name(&path.join(file)), text)).collect());
    }
    let text = std::fs::read_to_string(path).map_err(|error| Error::Unreadable(path.to_path_buf(), error))?;
    Ok(vec![(name(path), text)])
}
