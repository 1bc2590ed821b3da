//! Everything as lines of JSON: to move from one home to the other, and to look at.
//!
//! A first line that says what it is; each game followed by its seats and its entries; a last line that counts, so that
//! a file that was cut off is found out.

use crate::{GameRecord, Holdings, LogEntry, SeatRecord, StoreError};
use serde::{Deserialize, Serialize};
use std::io::{BufRead, Write};

/// The version of the lines.
const FORMAT: u32 = 1;

/// One line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Line {
    #[serde(rename = "étendard store")]
    Store(u32),
    Game(GameRecord),
    Seat(SeatRecord),
    Entry(LogEntry),
    End(Holdings),
}

/// A game with all that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Whole {
    /// The line it began on.
    pub(crate) line: u64,
    pub(crate) game: GameRecord,
    pub(crate) seats: Vec<SeatRecord>,
    pub(crate) entries: Vec<LogEntry>,
}

/// Writes lines as they come, and the first and the last.
pub(crate) fn write(mut writer: impl Write, lines: impl Iterator<Item = Line>) -> Result<Holdings, std::io::Error> {
    let mut tally = Holdings::default();
    put(&mut writer, &Line::Store(FORMAT))?;
    for line in lines {
        match &line {
            Line::Game(_) => tally.games += 1,
            Line::Seat(_) => tally.seats += 1,
            Line::Entry(_) => tally.entries += 1,
            Line::Store(_) | Line::End(_) => {}
        }
        put(&mut writer, &line)?;
    }
    put(&mut writer, &Line::End(tally))?;
    writer.flush()?;
    Ok(tally)
}

fn put(writer: &mut impl Write, line: &Line) -> Result<(), std::io::Error> {
    serde_json::to_writer(&mut *writer, line)?;
    writer.write_all(b"\n")
}

/// Reads lines, and hands over each game once it is whole; ends early when nobody takes them.
pub(crate) fn read(mut reader: impl BufRead, mut take: impl FnMut(Whole) -> bool) -> Result<Holdings, StoreError> {
    let (mut tally, mut current, mut text) = (Holdings::default(), None::<Whole>, String::new());
    for number in 1.. {
        text.clear();
        let wrong = |what: String| StoreError::Import { line: number, what };
        let length = reader.read_line(&mut text).map_err(|error| wrong(error.to_string()))?;
        if length == 0 {
            return Err(wrong("the file breaks off: the line that counts everything is missing".to_owned()));
        }
        let line: Line = serde_json::from_str(&text).map_err(|error| wrong(error.to_string()))?;
        match line {
            Line::Store(FORMAT) if number == 1 => {}
            _ if number == 1 => return Err(wrong(format!("expected {{\"étendard store\":{FORMAT}}}"))),
            Line::Store(_) => return Err(wrong("a second beginning".to_owned())),
            Line::Game(game) => {
                if !hand_over(&mut current, &mut take)? {
                    return Ok(tally);
                }
                tally.games += 1;
                current = Some(Whole { line: number, game, seats: Vec::new(), entries: Vec::new() });
            }
            Line::Seat(seat) => {
                let whole = current.as_mut().ok_or_else(|| wrong("a seat before any game".to_owned()))?;
                tally.seats += 1;
                whole.seats.push(seat);
            }
            Line::Entry(entry) => {
                let whole = current.as_mut().ok_or_else(|| wrong("an entry before any game".to_owned()))?;
                tally.entries += 1;
                whole.entries.push(entry);
            }
            Line::End(end) if end == tally => {
                hand_over(&mut current, &mut take)?;
                break;
            }
            Line::End(end) => return Err(wrong(format!("{end:?} are counted, {tally:?} stand there"))),
        }
    }
    Ok(tally)
}

/// Hands over the game that is whole now; false if nobody takes it.
fn hand_over(current: &mut Option<Whole>, take: &mut impl FnMut(Whole) -> bool) -> Result<bool, StoreError> {
    let Some(whole) = current.take() else { return Ok(true) };
    let (counted, found) = (whole.game.entries, whole.entries.len());
    if u64::try_from(found) != Ok(counted) {
        let what = format!("game `{}` should have {counted} entries, {found} stand there", whole.game.id);
        return Err(StoreError::Import { line: whole.line, what });
    }
    Ok(take(whole))
}
