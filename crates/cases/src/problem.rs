//! What is wrong with a case file, and what was probably meant.

use std::fmt::{Display, Formatter, Result};

/// One thing wrong with one line.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// The file, as the reader named it.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, what should have stood there, what was probably meant.
    pub fault: Fault,
}

/// What is wrong with some words, wherever they stand.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    /// What is wrong.
    pub what: String,
    /// What should have stood there.
    pub expected: Option<String>,
    /// The word that was probably meant.
    pub suggestion: Option<String>,
}

impl Fault {
    /// Something is wrong.
    pub(crate) fn new(what: impl Into<String>) -> Self {
        Self { what: what.into(), expected: None, suggestion: None }
    }

    /// Says what should have stood there.
    pub(crate) fn expecting(mut self, expected: impl Into<String>) -> Self {
        self.expected = Some(expected.into());
        self
    }

    /// A word that is none of those it could have been; the closest is named.
    pub(crate) fn unknown<'w>(what: &str, word: &str, known: impl IntoIterator<Item = &'w str>) -> Self {
        let known: Vec<&str> = known.into_iter().collect();
        let mut fault = Self::new(format!("`{word}` is not {what}"));
        fault.suggestion = nearest(word, known.iter().copied()).map(str::to_owned);
        if known.len() <= MOST_LISTED || fault.suggestion.is_none() {
            fault.expected = Some(format!("one of: {}", known.join(", ")));
        }
        fault
    }
}

/// With a good guess, a longer list would only be in the way.
const MOST_LISTED: usize = 12;

impl Display for Problem {
    fn fmt(&self, out: &mut Formatter<'_>) -> Result {
        write!(out, "{}:{}: {}", self.file, self.line, self.fault)
    }
}

impl Display for Fault {
    fn fmt(&self, out: &mut Formatter<'_>) -> Result {
        write!(out, "{}", self.what)?;
        if let Some(expected) = &self.expected {
            write!(out, "\n  expected {expected}")?;
        }
        if let Some(suggestion) = &self.suggestion {
            write!(out, "\n  did you mean `{suggestion}`?")?;
        }
        Ok(())
    }
}

/// Everything wrong with a file, line by line.
#[derive(Clone, Debug, Default, PartialEq, Eq, thiserror::Error)]
pub struct Problems(Vec<Problem>);

impl Problems {
    /// Each of them.
    pub fn iter(&self) -> std::slice::Iter<'_, Problem> {
        self.0.iter()
    }

    /// Is all well?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// One more; what several books find wrong with the same line is said once.
    pub(crate) fn push(&mut self, problem: Problem) {
        if !self.0.contains(&problem) {
            self.0.push(problem);
        }
    }

    pub(crate) fn sort(&mut self) {
        self.0.sort_by_key(|problem| problem.line);
    }
}

impl<'p> IntoIterator for &'p Problems {
    type Item = &'p Problem;
    type IntoIter = std::slice::Iter<'p, Problem>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl Display for Problems {
    fn fmt(&self, out: &mut Formatter<'_>) -> Result {
        for (index, problem) in self.iter().enumerate() {
            if 0 < index {
                writeln!(out)?;
            }
            write!(out, "{problem}")?;
        }
        Ok(())
    }
}

/// The candidate closest to a word, if one is close enough to be worth naming: one slip for every three letters.
fn nearest<'w>(word: &str, candidates: impl IntoIterator<Item = &'w str>) -> Option<&'w str> {
    let word = word.to_lowercase();
    let slips = (word.chars().count() / 3).max(1);
    candidates
        .into_iter()
        .map(|candidate| (strsim::damerau_levenshtein(&word, &candidate.to_lowercase()), candidate))
        .filter(|(distance, candidate)| *distance <= slips && *distance < candidate.chars().count())
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, candidate)| candidate)
}
