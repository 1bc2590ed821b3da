//! One file being read.

use super::{Position, Problem, Problems, Table};
use std::cell::RefCell;
use std::collections::BTreeSet;
use std::ops::Range;
use toml::de::DeTable;

/// One TOML file being read: its text, and what has been found wrong in it so far.
#[derive(Debug)]
pub struct TomlFile<'t> {
    name: String,
    text: &'t str,
    tree: Option<DeTable<'t>>,
    problems: RefCell<Problems>,
    /// Keys that are there under a misspelt name: their absence has been said already.
    misspelt: RefCell<BTreeSet<String>>,
}

impl<'t> TomlFile<'t> {
    /// Parses a text; what is not TOML is noted, and then there is no [`root`](Self::root).
    #[must_use]
    pub fn parse(name: impl Into<String>, text: &'t str) -> Self {
        let (tree, errors) = DeTable::parse_recoverable(text);
        let file = Self {
            name: name.into(),
            text,
            tree: errors.is_empty().then(|| tree.into_inner()),
            problems: RefCell::default(),
            misspelt: RefCell::default(),
        };
        file.report_syntax(&errors);
        file
    }

    /// Notes what is not TOML. Errors on the same line or the next come from the same slip: the first tells it.
    fn report_syntax(&self, errors: &[toml::de::Error]) {
        let what = |error: &toml::de::Error| format!("not TOML: {}", error.message());
        let problem =
            |error| self.problem(&toml::de::Error::span(error).unwrap_or_default(), String::new(), what(error));
        let mut problems: Vec<Problem> = errors.iter().map(problem).collect();
        problems.sort_by_key(Problem::line);
        let mut last = None;
        for problem in problems {
            let line = problem.line();
            if last.is_none() || last.map(|last| last + 1) < line {
                self.report(problem);
            }
            last = line;
        }
    }

    /// The name it was given.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The whole file as a table; none if it is not TOML.
    #[must_use]
    pub fn root(&self) -> Option<Table<'_>> {
        self.tree.as_ref().map(|tree| Table::root(self, tree))
    }

    /// Notes a problem. The same problem is noted once, so a value may be asked twice.
    pub fn report(&self, problem: Problem) {
        let mut problems = self.problems.borrow_mut();
        if !problems.iter().any(|noted| *noted == problem) {
            problems.push(problem);
        }
    }

    /// A problem somewhere in this file, not noted yet.
    #[must_use]
    pub fn problem(&self, span: &Range<usize>, path: String, what: impl Into<String>) -> Problem {
        Problem {
            file: self.name.clone(),
            position: Some(Position::of(span, self.text)),
            path,
            what: what.into(),
            expected: None,
            suggestion: None,
        }
    }

    /// All that was found wrong, line by line.
    #[must_use]
    pub fn into_problems(self) -> Problems {
        let mut problems = self.problems.into_inner();
        problems.sort();
        problems
    }

    pub(super) fn note_misspelt(&self, path: String) {
        self.misspelt.borrow_mut().insert(path);
    }

    pub(super) fn is_misspelt(&self, path: &str) -> bool {
        self.misspelt.borrow().contains(path)
    }
}
