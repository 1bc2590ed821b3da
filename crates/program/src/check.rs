//! `etendard check`: says everything wrong with scenario files; silent when all is well.

use crate::error::Error;
use crate::{Outcome, listed};
use rulebook::Language;
use scenario::{Problem, Scenario};
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What is wanted of the files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Wanted {
    /// Problems as JSON.
    pub(crate) json: bool,
    /// Sound files are rewritten in the one form.
    pub(crate) write: bool,
    /// Only the JSON Schema.
    pub(crate) schema: bool,
}

/// Checks every file; exit status 1 if one has a fault.
pub(crate) fn run(paths: &[PathBuf], wanted: Wanted, language: Language) -> Result<Outcome, Error> {
    if wanted.schema {
        return Ok(Outcome { text: scenario::schema(), code: ExitCode::SUCCESS });
    }
    let (mut problems, mut rewritten) = (Vec::new(), Vec::new());
    for path in paths {
        for file in listed::files(path)? {
            match listed::read(&file)? {
                Ok(scenario) if wanted.write => rewritten.extend(rewrite(&file, &scenario)?),
                Ok(_) => {}
                Err(found) => problems.extend(found),
            }
        }
    }
    let code = if problems.is_empty() { ExitCode::SUCCESS } else { ExitCode::from(1) };
    let text = if wanted.json {
        format!("{:#}\n", problems.iter().map(as_json).collect::<Value>())
    } else {
        page(&problems, &rewritten, language)
    };
    Ok(Outcome { text, code })
}

/// Puts a file in the one form, if it is not.
fn rewrite(file: &Path, scenario: &Scenario) -> Result<Option<PathBuf>, Error> {
    let text = scenario.written();
    let before = std::fs::read(file).map_err(|error| Error::Unreadable(file.to_path_buf(), error))?;
    if before == text.as_bytes() {
        return Ok(None);
    }
    std::fs::write(file, text).map_err(|error| Error::Unwritable(file.to_path_buf(), error))?;
    Ok(Some(file.to_path_buf()))
}

fn page(problems: &[Problem], rewritten: &[PathBuf], language: Language) -> String {
    let mut text = String::new();
    for problem in problems {
        let _ = write!(text, "{problem}\n\n");
    }
    let count = match (problems.len(), language) {
        (0, _) => String::new(),
        (1, Language::Fr) => "1 défaut\n".to_owned(),
        (1, Language::En) => "1 fault\n".to_owned(),
        (count, Language::Fr) => format!("{count} défauts\n"),
        (count, Language::En) => format!("{count} faults\n"),
    };
    text.push_str(&count);
    let said = match language {
        Language::Fr => "récrit\u{a0}:",
        Language::En => "rewritten:",
    };
    text.extend(rewritten.iter().map(|file| format!("{said} {}\n", file.display())));
    text
}

fn as_json(problem: &Problem) -> Value {
    let position = problem.position.as_ref();
    json!({
        "file": problem.file,
        "line": position.map(|position| position.line),
        "column": position.map(|position| position.column),
        "path": problem.path,
        "what": problem.what,
        "expected": problem.expected,
        "suggestion": problem.suggestion,
    })
}
