//! Everything as lines of JSON: to move from one home to the other, and to look at.
//!
//! A first line that says what it is; each game followed by its seats and its entries; each battle on the shelf followed
//! by its versions, who holds it dear and what was reported; a last line that counts, so that a file that was cut off is
//! found out.

use crate::{
    GameRecord, Holdings, LogEntry, SeatRecord, ShelfReport, ShelfThumb, ShelvedBattle, ShelvedVersion, ShelvedWhole,
    StoreError,
};
use serde::{Deserialize, Serialize};
use std::io::{BufRead, Write};

/// The version of the lines.
const FORMAT: u32 = 2;
/// The oldest that is read: without a shelf.
const OLDEST: u32 = 1;

/// One line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Line {
    #[serde(rename = "étendard store")]
    Store(u32),
    Game(GameRecord),
    Seat(SeatRecord),
    Entry(LogEntry),
    Battle(ShelvedBattle),
    Version(ShelvedVersion),
    Thumb(ShelfThumb),
    Report(ShelfReport),
    End(Holdings),
}

impl Line {
    /// A battle of the shelf, line by line.
    pub(crate) fn of_shelved(whole: ShelvedWhole) -> impl Iterator<Item = Self> {
        let ShelvedWhole { battle, versions, thumbs, reports } = whole;
        let versions = versions.into_iter().map(Self::Version);
        let thumbs = thumbs.into_iter().map(Self::Thumb);
        std::iter::once(Self::Battle(battle)).chain(versions).chain(thumbs).chain(reports.into_iter().map(Self::Report))
    }
}

/// A game or a battle with all that belongs to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Whole {
    Game { game: GameRecord, seats: Vec<SeatRecord>, entries: Vec<LogEntry> },
    Battle(Box<ShelvedWhole>),
}

/// What was read, and the line it began on.
pub(crate) type Taken = (u64, Whole);

/// Writes lines as they come, and the first and the last.
pub(crate) fn write(mut writer: impl Write, lines: impl Iterator<Item = Line>) -> Result<Holdings, std::io::Error> {
    let mut tally = Holdings::default();
    put(&mut writer, &Line::Store(FORMAT))?;
    for line in lines {
        count(&mut tally, &line);
        put(&mut writer, &line)?;
    }
    put(&mut writer, &Line::End(tally))?;
    writer.flush()?;
    Ok(tally)
}

const fn count(tally: &mut Holdings, line: &Line) {
    match line {
        Line::Game(_) => tally.games += 1,
        Line::Seat(_) => tally.seats += 1,
        Line::Entry(_) => tally.entries += 1,
        Line::Battle(_) => tally.battles += 1,
        Line::Version(_) | Line::Thumb(_) | Line::Report(_) | Line::Store(_) | Line::End(_) => {}
    }
}

fn put(writer: &mut impl Write, line: &Line) -> Result<(), std::io::Error> {
    serde_json::to_writer(&mut *writer, line)?;
    writer.write_all(b"\n")
}

/// Reads lines, and hands over each game and each battle once it is whole; ends early when nobody takes them.
pub(crate) fn read(mut reader: impl BufRead, mut take: impl FnMut(Taken) -> bool) -> Result<Holdings, StoreError> {
    let (mut tally, mut current, mut text) = (Holdings::default(), None::<Taken>, String::new());
    for number in 1.. {
        text.clear();
        let wrong = |what: String| StoreError::Import { line: number, what };
        let length = reader.read_line(&mut text).map_err(|error| wrong(error.to_string()))?;
        if length == 0 {
            return Err(wrong("the file breaks off: the line that counts everything is missing".to_owned()));
        }
        let line: Line = serde_json::from_str(&text).map_err(|error| wrong(error.to_string()))?;
        let begins = matches!(line, Line::Game(_) | Line::Battle(_));
        if begins && !hand_over(&mut current, &mut take)? {
            return Ok(tally);
        }
        count(&mut tally, &line);
        match line {
            Line::Store(OLDEST..=FORMAT) if number == 1 => {}
            _ if number == 1 => return Err(wrong(format!("expected {{\"étendard store\":{FORMAT}}}"))),
            Line::Store(_) => return Err(wrong("a second beginning".to_owned())),
            Line::Game(game) => {
                current = Some((number, Whole::Game { game, seats: Vec::new(), entries: Vec::new() }));
            }
            Line::Battle(battle) => {
                let (versions, thumbs, reports) = (Vec::new(), Vec::new(), Vec::new());
                let whole = ShelvedWhole { battle, versions, thumbs, reports };
                current = Some((number, Whole::Battle(Box::new(whole))));
            }
            Line::End(end) if end == tally => {
                hand_over(&mut current, &mut take)?;
                break;
            }
            Line::End(end) => return Err(wrong(format!("{end:?} are counted, {tally:?} stand there"))),
            part => add(current.as_mut().map(|(_, whole)| whole), part).map_err(|what| wrong(what.to_owned()))?,
        }
    }
    Ok(tally)
}

/// Adds a line to what it belongs to.
fn add(current: Option<&mut Whole>, line: Line) -> Result<(), &'static str> {
    match (current, line) {
        (Some(Whole::Game { seats, .. }), Line::Seat(seat)) => seats.push(seat),
        (Some(Whole::Game { entries, .. }), Line::Entry(entry)) => entries.push(entry),
        (Some(Whole::Battle(whole)), Line::Version(version)) => whole.versions.push(version),
        (Some(Whole::Battle(whole)), Line::Thumb(thumb)) => whole.thumbs.push(thumb),
        (Some(Whole::Battle(whole)), Line::Report(report)) => whole.reports.push(report),
        (_, Line::Seat(_)) => return Err("a seat before any game"),
        (_, Line::Entry(_)) => return Err("an entry before any game"),
        _ => return Err("something of a battle before any battle"),
    }
    Ok(())
}

/// Hands over what is whole now; false if nobody takes it.
fn hand_over(current: &mut Option<Taken>, take: &mut impl FnMut(Taken) -> bool) -> Result<bool, StoreError> {
    let Some((line, whole)) = current.take() else { return Ok(true) };
    if let Whole::Game { game, entries, .. } = &whole {
        let (counted, found) = (game.entries, entries.len());
        if u64::try_from(found) != Ok(counted) {
            let what = format!("game `{}` should have {counted} entries, {found} stand there", game.id);
            return Err(StoreError::Import { line, what });
        }
    }
    Ok(take((line, whole)))
}
