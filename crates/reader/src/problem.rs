//! What is wrong with a file, and what to do about it.

use super::{FilePosition, Sentence, nearest, sentence};
use std::fmt::{Display, Formatter, Result};

/// How bad it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Gravity {
    /// The file cannot be used.
    #[default]
    Fault,
    /// The file can be used, and somebody should look.
    Warning,
}

/// One thing wrong with one file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Problem {
    /// The file, from the root of the repository.
    pub file: String,
    /// The place in it; none when the file as a whole is at fault.
    pub position: Option<FilePosition>,
    /// The key: `troop[2].elements`. Empty for the whole file.
    pub path: String,
    /// How bad it is.
    pub gravity: Gravity,
    /// What is wrong.
    pub what: Sentence,
    /// What should have stood there.
    pub expected: Option<Sentence>,
    /// The word that was probably meant.
    pub suggestion: Option<String>,
    /// The words it points at: a value, or a part of one; empty where it points at a key or a table.
    pub words: String,
    /// What puts it right, where only one thing does and it is no word.
    pub remedy: Option<Remedy>,
}

/// What puts a value right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Remedy {
    /// This number in its place.
    Number(i64),
    /// Nothing in its place: it is left out.
    LeaveOut,
}

impl Problem {
    /// A problem of a whole file.
    #[must_use]
    pub fn of_file(file: impl Into<String>, what: impl Into<Sentence>) -> Self {
        Self {
            file: file.into(),
            position: None,
            path: String::new(),
            gravity: Gravity::Fault,
            what: what.into(),
            expected: None,
            suggestion: None,
            words: String::new(),
            remedy: None,
        }
    }

    /// A problem of one line of a file.
    #[must_use]
    pub fn of_line(file: impl Into<String>, line: usize, what: impl Into<Sentence>) -> Self {
        Self { position: Some(FilePosition::of_line(line)), ..Self::of_file(file, what) }
    }

    /// Not so bad: the file can be used.
    #[must_use]
    pub fn as_warning(mut self) -> Self {
        self.gravity = Gravity::Warning;
        self
    }

    /// Says what should have stood there.
    #[must_use]
    pub fn expecting(mut self, expected: impl Into<Sentence>) -> Self {
        self.expected = Some(expected.into());
        self
    }

    /// Lists the words that could have stood there, and names the one closest to `word`.
    #[must_use]
    pub fn expecting_one_of(self, word: &str, candidates: &[&str]) -> Self {
        let list = candidates.join(", ");
        self.expecting(sentence!("l’un de\u{a0}: {list}", "one of: {list}")).suggesting_nearest(word, candidates)
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

    /// Says what puts it right.
    #[must_use]
    pub fn mended_by(mut self, remedy: Remedy) -> Self {
        self.remedy = Some(remedy);
        self
    }

    /// The line, if the problem has one.
    #[must_use]
    pub fn line(&self) -> Option<usize> {
        self.position.as_ref().map(|position| position.line)
    }
}

impl Problem {
    /// The whole of it, for whoever reads French.
    #[must_use]
    pub fn in_french(&self) -> String {
        let expected = self.expected.as_ref().map(|expected| format!("\n  attendu\u{a0}: {}", expected.fr));
        let meant = self.suggestion.as_ref();
        let meant = meant.map(|meant| format!("\n  vouliez-vous dire «\u{a0}{meant}\u{a0}»\u{a0}?"));
        let what = match self.gravity {
            Gravity::Fault => self.what.fr.clone(),
            Gravity::Warning => format!("avertissement\u{a0}: {}", self.what.fr),
        };
        self.shown(&what, [expected, meant])
    }

    /// The whole of it, for whoever reads English.
    #[must_use]
    pub fn in_english(&self) -> String {
        let expected = self.expected.as_ref().map(|expected| format!("\n  expected {}", expected.en));
        let meant = self.suggestion.as_ref().map(|meant| format!("\n  did you mean `{meant}`?"));
        let what = match self.gravity {
            Gravity::Fault => self.what.en.clone(),
            Gravity::Warning => format!("warning: {}", self.what.en),
        };
        self.shown(&what, [expected, meant])
    }

    /// Place, what is wrong, the line, and how to mend it.
    fn shown(&self, what: &str, remedies: [Option<String>; 2]) -> String {
        let mut text = self.file.clone();
        if let Some(position) = &self.position {
            text.push_str(&[":", &position.line.to_string()].concat());
            text.extend(position.column.map(|column| format!(":{column}")));
        }
        text.extend([": ", what]);
        text.extend(self.position.as_ref().and_then(FilePosition::excerpt).map(|excerpt| format!("\n{excerpt}")));
        text.extend(remedies.into_iter().flatten());
        text
    }
}

/// In English.
impl Display for Problem {
    fn fmt(&self, out: &mut Formatter<'_>) -> Result {
        out.write_str(&self.in_english())
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

    /// Is there one that makes the file useless?
    #[must_use]
    pub fn has_fault(&self) -> bool {
        self.0.iter().any(|problem| problem.gravity == Gravity::Fault)
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

impl Problems {
    /// All of them, for whoever reads French.
    #[must_use]
    pub fn in_french(&self) -> String {
        let all: String = self.iter().map(|problem| problem.in_french() + "\n\n").collect();
        match self.len() {
            1 => all + "1 défaut",
            count => format!("{all}{count} défauts"),
        }
    }
}

/// In English.
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
