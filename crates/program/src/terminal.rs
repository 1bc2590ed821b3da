//! The terminal: how wide it is, writing to it, and what is drawn on it.

pub(crate) mod map;
pub(crate) mod paint;
pub(crate) mod words;

use std::io::{ErrorKind, Write};

/// Where nobody says how wide the terminal is.
const USUAL: usize = 120;

/// Narrower than this, four columns cannot be read: lines are then left to the terminal.
const NARROWEST: usize = 60;

/// How many letters a line may have: what `COLUMNS` says, else the terminal, else enough for four columns.
pub(crate) fn width() -> usize {
    let told = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let seen = || terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    told.or_else(seen).unwrap_or(USUAL).max(NARROWEST)
}

/// Writes the text; a reader that has gone away, such as `head`, is no fault.
pub(crate) fn write(text: &str) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        outcome => outcome,
    }
}
