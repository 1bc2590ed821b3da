//! What is wrong with a case file, line by line.

pub use speech::Fault;
use std::fmt::{Display, Formatter, Result};

/// One thing wrong with one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file, as the reader named it.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong, what should have stood there, what was probably meant.
    pub fault: Fault,
}

impl Display for Problem {
    fn fmt(&self, out: &mut Formatter<'_>) -> Result {
        write!(out, "{}:{}: {}", self.file, self.line, self.fault)
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
