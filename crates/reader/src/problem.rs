//! What is wrong with a file, and what to do about it.

use super::{FilePosition, nearest};
use std::fmt::{Display, Formatter, Result};

/// One thing wrong with one file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// The file, from the root of the repository.
    pub file: String,
    /// The place in it; none when the file as a whole is at fault.
    pub position: Option<FilePosition>,
    /// The key: `troop[2].elements`. Empty for the whole file.
    pub path: String,
    /// What is wrong.
    pub what: String,
    /// What should have stood there.
    pub expected: Option<String>,
    /// The word that was probably meant.
    pub suggestion: Option<String>,
}

impl Problem {
    /// A problem of a whole file.
    #[must_use]
    pub fn of_file(file: impl Into<String>, what: impl Into<String>) -> Self {
        Self {
            file: file.into(),
            position: None,
            path: String::new(),
            what: what.into(),
            expected: None,
            suggestion: None,
        }
    }

    /// A problem of one line of a file.
    #[must_use]
    pub fn of_line(file: impl Into<String>, line: usize, what: impl Into<String>) -> Self {
        Self { position: Some(FilePosition::of_line(line)), ..Self::of_file(file, what) }
    }

    /// Says what should have stood there.
    #[must_use]
    pub fn expecting(mut self, expected: impl Into<String>) -> Self {
        self.expected = Some(expected.into());
        self
    }

    /// Lists the words that could have stood there, and names the one closest to `word`.
    #[must_use]
    pub fn expecting_one_of(self, word: &str, candidates: &[&str]) -> Self {
        let list = format!("one of: {}", candidates.join(", "));
        self.expecting(list).suggesting_nearest(word, candidates)
    }

    /// Names the word closest to `word`, if one is close.
    #[must_use]
    pub fn suggesting_nearest(mut self, word: &str, candidates: &[&str]) -> Self {
        self.suggestion = nearest(word, candidates.iter().copied()).map(str::to_owned);
        self
    }

    /// Names what was probably meant.
    #[must_use]
    pub fn suggesting(mut self, suggestion: impl Into<String>) -> Self {
        self.suggestion = Some(suggestion.into());
        self
    }

    /// The line, if the problem has one.
    #[must_use]
    pub fn line(&self) -> Option<usize> {
        self.position.as_ref().map(|position| position.line)
    }
}

impl Display for Problem {
    fn fmt(&self, out: &mut Formatter<'_>) -> Result {
        write!(out, "{}", self.file)?;
        if let Some(position) = &self.position {
            write!(out, ":{}", position.line)?;
            if let Some(column) = position.column {
                write!(out, ":{column}")?;
            }
        }
        write!(out, ": {}", self.what)?;
        if let Some(excerpt) = self.position.as_ref().and_then(FilePosition::excerpt) {
            write!(out, "\n{excerpt}")?;
        }
        if let Some(expected) = &self.expected {
            write!(out, "\n  expected {expected}")?;
        }
        if let Some(suggestion) = &self.suggestion {
            write!(out, "\n  did you mean `{suggestion}`?")?;
        }
        Ok(())
    }
}

/// Everything wrong with some files, file by file and line by line.
#[derive(Clone, Debug, Default, PartialEq, Eq, thiserror::Error)]
pub struct Problems(Vec<Problem>);

impl Problems {
    /// One more; the same one is noted once.
    pub fn push(&mut self, problem: Problem) {
        if !self.0.contains(&problem) {
            self.0.push(problem);
        }
    }

    /// In the order of a reader: by file, then line.
    pub fn sort(&mut self) {
        self.0.sort_by(|one, other| (&one.file, &one.position).cmp(&(&other.file, &other.position)));
    }

    /// Each of them.
    pub fn iter(&self) -> std::slice::Iter<'_, Problem> {
        self.0.iter()
    }

    /// How many.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Is all well?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl std::ops::Index<usize> for Problems {
    type Output = Problem;

    fn index(&self, index: usize) -> &Problem {
        &self.0[index]
    }
}

impl Extend<Problem> for Problems {
    fn extend<I: IntoIterator<Item = Problem>>(&mut self, problems: I) {
        self.0.extend(problems);
    }
}

impl IntoIterator for Problems {
    type Item = Problem;
    type IntoIter = std::vec::IntoIter<Problem>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
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
        for problem in self {
            write!(out, "{problem}\n\n")?;
        }
        match self.len() {
            1 => write!(out, "1 problem"),
            count => write!(out, "{count} problems"),
        }
    }
}
