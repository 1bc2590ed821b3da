//! Showing: lines no wider than can be read, colour where there is a terminal.

use crate::terminal::paint::{Ink, Paint};
use crate::{table, terminal};
use std::io::Write;

/// A line of reading is at most so long, however wide the terminal.
const COLUMN: usize = 88;

/// Where the battle is shown.
pub(super) struct Screen {
    pub(super) paint: Paint,
    gone: bool,
}

impl Screen {
    /// The terminal, or whatever stands in its place.
    pub(super) fn new() -> Self {
        Self { paint: Paint::of_the_terminal(), gone: false }
    }

    /// Has whoever was reading gone away?
    pub(super) fn is_gone(&self) -> bool {
        self.gone
    }

    /// Letters a line of reading may have.
    pub(super) fn column() -> usize {
        terminal::width().min(COLUMN)
    }

    /// Text as it is.
    pub(super) fn write(&mut self, text: &str) {
        let mut out = std::io::stdout().lock();
        self.gone |= out.write_all(text.as_bytes()).and_then(|()| out.flush()).is_err();
    }

    /// A line.
    pub(super) fn line(&mut self, text: &str) {
        self.write(&format!("{text}\n"));
    }

    /// An empty line.
    pub(super) fn blank(&mut self) {
        self.write("\n");
    }

    /// A paragraph behind a first word or two.
    pub(super) fn paragraph(&mut self, before: &str, text: &str) {
        let paragraph = table::paragraph(before, text, Self::column());
        self.write(&paragraph);
    }

    /// A heading.
    pub(super) fn heading(&mut self, text: &str) {
        let painted = self.paint.on(Ink::Title, text);
        self.line(&painted);
    }

    /// What matters less.
    pub(super) fn aside(&mut self, text: &str) {
        let folded = table::paragraph("", text, Self::column());
        let painted = self.paint.on(Ink::Faint, folded.trim_end());
        self.line(&painted);
    }
}
