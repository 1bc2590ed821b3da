//! `etendard engine`: the rules behind a line protocol, for programs and scripts. `docs/engine.md` is its manual.

mod position;
mod reply;
mod session;

use crate::Outcome;
use crate::error::Error;
use rulebook::Language;
use session::Session;
use std::io::{BufRead, ErrorKind, Read, Write};
use std::process::ExitCode;

/// Bytes of the longest line that is listened to.
const LONGEST: u64 = 1 << 16;

/// Answers every line until the end of the input, or `quit`.
pub(crate) fn run(language: Language) -> Result<Outcome, Error> {
    let (input, output) = (std::io::stdin().lock(), std::io::stdout().lock());
    match converse(input, output, language) {
        // Whoever listened has gone away: there is nobody left to answer.
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(Error::Unreadable("<stdin>".into(), error)),
        Ok(()) | Err(_) => Ok(Outcome { text: String::new(), code: ExitCode::SUCCESS }),
    }
}

/// The conversation: a line in, its answer out, at once.
fn converse(mut input: impl BufRead, mut output: impl Write, language: Language) -> std::io::Result<()> {
    let mut session = Session::new(language);
    while let Some(line) = next_line(&mut input)? {
        let answer = match &line {
            Heard::Line(line) if line.trim() == "quit" => return Ok(()),
            Heard::Line(line) => session.answer(line),
            Heard::TooLong => session.too_long(),
        };
        output.write_all(answer.as_bytes())?;
        output.flush()?;
    }
    Ok(())
}

/// What came in.
enum Heard {
    Line(String),
    TooLong,
}

/// The next line, no more of it than is listened to; none at the end of the input.
fn next_line(input: &mut impl BufRead) -> std::io::Result<Option<Heard>> {
    let mut bytes = Vec::new();
    input.take(LONGEST).read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.ends_with(b"\n") || u64::try_from(bytes.len()).is_ok_and(|length| length < LONGEST) {
        return Ok(Some(Heard::Line(String::from_utf8_lossy(&bytes).into_owned())));
    }
    while !bytes.ends_with(b"\n") {
        bytes.clear();
        if input.take(LONGEST).read_until(b'\n', &mut bytes)? == 0 {
            break;
        }
    }
    Ok(Some(Heard::TooLong))
}

#[cfg(test)]
mod tests;
