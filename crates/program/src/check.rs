//! `etendard check`: says everything wrong with scenario files, and what somebody should look at; silent when all is well.

use crate::error::Error;
use crate::{Outcome, listed};
use rulebook::{Language, Words};
use scenario::{Gravity, Problem, Scenario, ScenarioKind, Sentence};
use serde_json::{Value, json};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use wire::{Field, Lesson};

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
                Ok(scenario) => {
                    problems.extend(scenario.warnings().iter().cloned());
                    problems.extend(unplayable(&file, &scenario));
                    if wanted.write {
                        rewritten.extend(rewrite(&file, &scenario)?);
                    }
                }
                Err(found) => problems.extend(found),
            }
        }
    }
    let has_fault = problems.iter().any(|problem| problem.gravity == Gravity::Fault);
    let code = if has_fault { ExitCode::from(1) } else { ExitCode::SUCCESS };
    let text = if wanted.json {
        format!("{:#}\n", problems.iter().map(|problem| as_json(problem, language)).collect::<Value>())
    } else {
        page(&problems, &rewritten, language)
    };
    Ok(Outcome { text, code })
}

/// The first line of a lesson that does not play.
fn unplayable(file: &Path, scenario: &Scenario) -> Option<Problem> {
    if scenario.file().kind != ScenarioKind::Lesson {
        return None;
    }
    let field = Arc::new(Field::of(scenario, scenario.setup().book));
    let flaw = Lesson::play(scenario.file(), &field).err()?;
    let (path, [here_fr, here_en]) = match flaw.step {
        None => ("before".to_owned(), ["avant la première étape".to_owned(), "before the first step".to_owned()]),
        Some(step) => (format!("steps[{step}].do"), [format!("étape {}", step + 1), format!("step {}", step + 1)]),
    };
    let line = flaw.line.unwrap_or_default();
    let fr = format!("la leçon ne se joue pas, {here_fr}, «\u{a0}{line}\u{a0}»\u{a0}: {}", flaw.text.fr);
    let en = format!("the lesson does not play, {here_en}, `{line}`: {}", flaw.text.en);
    Some(Problem { path, ..Problem::of_file(file.display().to_string(), Sentence::new(fr, en)) })
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
        let told = match language {
            Language::Fr => problem.in_french(),
            Language::En => problem.in_english(),
        };
        let _ = write!(text, "{told}\n\n");
    }
    let count = |gravity: Gravity| problems.iter().filter(|problem| problem.gravity == gravity).count();
    for (found, [one, more]) in [
        (count(Gravity::Fault), [Words::new("défaut", "fault"), Words::new("défauts", "faults")]),
        (count(Gravity::Warning), [Words::new("avertissement", "warning"), Words::new("avertissements", "warnings")]),
    ] {
        match found {
            0 => {}
            1 => text.extend(["1 ", one.in_language(language), "\n"]),
            found => text.extend([&found.to_string(), " ", more.in_language(language), "\n"]),
        }
    }
    let said = match language {
        Language::Fr => "récrit\u{a0}:",
        Language::En => "rewritten:",
    };
    text.extend(rewritten.iter().map(|file| format!("{said} {}\n", file.display())));
    text
}

fn as_json(problem: &Problem, language: Language) -> Value {
    let position = problem.position.as_ref();
    let told = |sentence: &Sentence| match language {
        Language::Fr => sentence.fr.clone(),
        Language::En => sentence.en.clone(),
    };
    json!({
        "file": problem.file,
        "line": position.map(|position| position.line),
        "column": position.map(|position| position.column),
        "path": problem.path,
        "gravity": match problem.gravity {
            Gravity::Fault => "fault",
            Gravity::Warning => "warning",
        },
        "what": told(&problem.what),
        "expected": problem.expected.as_ref().map(told),
        "suggestion": problem.suggestion,
    })
}
