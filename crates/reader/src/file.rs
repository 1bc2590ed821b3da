//! One file being read.

use super::{FilePosition, Gravity, Problem, Problems, Sentence, Table, sentence};
use std::cell::{Cell, RefCell};
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
    /// Values handed out.
    asked: Cell<usize>,
}

impl<'t> TomlFile<'t> {
    /// Problems noted in one file: whoever has as many mends these first.
    pub const MOST: usize = 200;

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
            asked: Cell::default(),
        };
        file.report_syntax(&errors);
        file
    }

    /// Notes what is not TOML. Errors on the same line or the next come from the same slip: the first tells it.
    fn report_syntax(&self, errors: &[toml::de::Error]) {
        let mut errors: Vec<_> = errors.iter().map(|error| (error.span().unwrap_or_default(), error)).collect();
        errors.sort_by_key(|(span, _)| span.start);
        let mut last: Option<usize> = None;
        for (span, error) in errors {
            let between = last.map(|last| self.text.get(last..span.start).unwrap_or_default());
            if between.is_none_or(|between| 1 < between.matches('\n').count()) {
                let said = error.message();
                let what = sentence!("ce n’est pas du TOML\u{a0}: {said}", "not TOML: {said}");
                self.report(self.problem(&span, String::new(), what));
            }
            last = Some(span.start);
        }
    }

    pub(super) fn text(&self) -> &'t str {
        self.text
    }

    /// So many problems have been noted that no more are.
    pub(super) fn is_full(&self) -> bool {
        Self::MOST <= self.problems.borrow().len()
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

    /// Notes a problem. The same problem is noted once, so a value may be asked twice; past [`MOST`](Self::MOST)
    /// no more are.
    pub fn report(&self, problem: Problem) {
        if !self.is_full() {
            self.problems.borrow_mut().push(problem);
        }
    }

    /// A problem somewhere in this file, not noted yet.
    #[must_use]
    pub fn problem(&self, span: &Range<usize>, path: String, what: impl Into<Sentence>) -> Problem {
        Problem {
            file: self.name.clone(),
            // Counting lines takes time, and a problem that will not be noted needs none.
            position: (!self.is_full()).then(|| FilePosition::of(span, self.text)),
            path,
            gravity: Gravity::Fault,
            what: what.into(),
            expected: None,
            suggestion: None,
            words: String::new(),
            remedy: None,
        }
    }

    /// All that was found wrong, line by line.
    #[must_use]
    pub fn into_problems(self) -> Problems {
        let full = self.is_full();
        let mut problems = self.problems.into_inner();
        problems.sort();
        if full {
            let what = sentence!(
                "{} défauts, et peut-être d’autres\u{a0}: corrigez d’abord ceux-ci, puis vérifiez de nouveau",
                "{} problems, and maybe more: mend these first, then check again",
                Self::MOST
            );
            problems.push(Problem::of_file(self.name, what));
        }
        problems
    }

    /// How many values were looked at: whoever reads a file asks for each.
    #[must_use]
    pub fn asked(&self) -> usize {
        self.asked.get()
    }

    pub(super) fn count_asked(&self) {
        self.asked.set(self.asked.get() + 1);
    }

    pub(super) fn note_misspelt(&self, path: String) {
        self.misspelt.borrow_mut().insert(path);
    }

    pub(super) fn is_misspelt(&self, path: &str) -> bool {
        self.misspelt.borrow().contains(path)
    }
}
