//! Hearing the players: a line editor at a terminal, plain lines from a pipe.

use super::complete::Completion;
use rustyline::error::ReadlineError;
use rustyline::history::MemHistory;
use rustyline::{CompletionType, Config, Editor};
use std::io::{BufRead, IsTerminal, Read, StdinLock};

/// Bytes of the longest line that is listened to.
const LONGEST: u64 = 1 << 12;

/// What was heard.
pub(super) enum Heard {
    /// A line.
    Line(String),
    /// Nobody is there any more: the end of the input, or Ctrl-C.
    Silence,
}

/// Where the players are.
pub(super) enum Ears {
    /// At a keyboard, with completion and a history.
    Keyboard(Box<Editor<Completion, MemHistory>>),
    /// At the other end of a pipe.
    Pipe(StdinLock<'static>),
}

impl Ears {
    /// A line editor if there is a terminal to edit in.
    pub(super) fn new() -> Self {
        let at_a_terminal = std::io::stdin().is_terminal() && std::io::stdout().is_terminal();
        let config = Config::builder().completion_type(CompletionType::List).auto_add_history(true).build();
        let history = MemHistory::with_config(&config);
        match Editor::with_history(config, history) {
            Ok(mut editor) if at_a_terminal => {
                editor.set_helper(Some(Completion::default()));
                Self::Keyboard(Box::new(editor))
            }
            Ok(_) | Err(_) => Self::Pipe(std::io::stdin().lock()),
        }
    }

    /// Does somebody else show what is typed?
    pub(super) fn echoes(&self) -> bool {
        matches!(self, Self::Keyboard(_))
    }

    /// The next line.
    pub(super) fn hear(&mut self, prompt: &str, known: Completion) -> Heard {
        match self {
            Self::Keyboard(editor) => {
                editor.set_helper(Some(known));
                loop {
                    match editor.readline(prompt) {
                        Ok(line) => return Heard::Line(line),
                        // The window changed its size.
                        Err(ReadlineError::Signal(_)) => {}
                        Err(_) => return Heard::Silence,
                    }
                }
            }
            Self::Pipe(input) => {
                let mut bytes = Vec::new();
                match input.take(LONGEST).read_until(b'\n', &mut bytes) {
                    Ok(1..) => Heard::Line(String::from_utf8_lossy(&bytes).trim_end().to_owned()),
                    Ok(0) | Err(_) => Heard::Silence,
                }
            }
        }
    }
}
