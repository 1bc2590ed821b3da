//! What is wrong with a case file, line by line.

pub use reader::{Problem, Problems};
pub use speech::Fault;

/// What is wrong with a line of a file.
pub(crate) fn problem(file: &str, line: usize, fault: Fault) -> Problem {
    let Fault { what, expected, suggestion, .. } = fault;
    Problem { expected: expected.map(|expected| *expected), suggestion, ..Problem::of_line(file, line, what) }
}
