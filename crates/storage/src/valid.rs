//! What can be kept in either home.

use crate::{
    Append, GameRecord, LogEntry, SeatRecord, ShelfReport, ShelvedBattle, ShelvedVersion, ShelvedWhole, StoreError,
};

const LONGEST_NAME: usize = 200;

pub(crate) fn new_game(game: &GameRecord, seats: &[SeatRecord], entries: &[LogEntry]) -> Result<(), StoreError> {
    name("the id of the game", &game.id)?;
    name("the scenario", &game.scenario)?;
    text("the terms", &game.terms)?;
    game.battle.as_deref().map_or(Ok(()), |battle| text("the battle", battle))?;
    self::seats(&game.id, seats)?;
    numbered(0, entries)
}

pub(crate) fn append(append: &Append) -> Result<(), StoreError> {
    append.terms.as_deref().map_or(Ok(()), |terms| text("the terms", terms))?;
    seats(&append.game, &append.seats)?;
    numbered(append.after, &append.entries)
}

pub(crate) fn shelved(whole: &ShelvedWhole) -> Result<(), StoreError> {
    let ShelvedWhole { battle, versions, thumbs, reports } = whole;
    row(battle)?;
    let expected = if battle.state.is_gone() { 0 } else { battle.version };
    if u64::try_from(versions.len()) != Ok(expected) {
        let (id, found) = (&battle.id, versions.len());
        return Err(StoreError::Invalid(format!("battle `{id}` should have {expected} versions and has {found}")));
    }
    for (wanted, found) in (1..).zip(versions) {
        if found.number != wanted {
            let number = found.number;
            return Err(StoreError::Invalid(format!("version {number} where version {wanted} should stand")));
        }
        version(battle, found)?;
    }
    let strange = |id: &String| *id != battle.id;
    if thumbs.iter().any(|thumb| strange(&thumb.battle)) || reports.iter().any(|report| strange(&report.battle)) {
        return Err(StoreError::Invalid(format!("something of another battle among what belongs to `{}`", battle.id)));
    }
    reports.iter().try_for_each(report)
}

pub(crate) fn new_version(battle: &ShelvedBattle, found: &ShelvedVersion) -> Result<(), StoreError> {
    row(battle)?;
    version(battle, found)
}

pub(crate) fn report(report: &ShelfReport) -> Result<(), StoreError> {
    text("a report", &report.reason)
}

fn row(battle: &ShelvedBattle) -> Result<(), StoreError> {
    name("the id of the battle", &battle.id)?;
    text("the card of a battle", &battle.card)?;
    text("the words of a battle", &battle.words)?;
    text("the book of a battle", &battle.book)
}

fn version(battle: &ShelvedBattle, version: &ShelvedVersion) -> Result<(), StoreError> {
    if version.battle != battle.id {
        let (other, own) = (&version.battle, &battle.id);
        return Err(StoreError::Invalid(format!("a version of battle `{other}` among those of battle `{own}`")));
    }
    text("the text of a battle", &version.body)?;
    version.certificate.as_deref().map_or(Ok(()), |certificate| text("a certificate", certificate))
}

fn seats(game: &str, seats: &[SeatRecord]) -> Result<(), StoreError> {
    for (place, seat) in seats.iter().enumerate() {
        name("the seat", &seat.seat)?;
        text("the name at a seat", &seat.name)?;
        if seat.game != game {
            let other = &seat.game;
            return Err(StoreError::Invalid(format!("a seat of game `{other}` among those of game `{game}`")));
        }
        if seats[..place].iter().any(|earlier| earlier.seat == seat.seat) {
            return Err(StoreError::Invalid(format!("the seat `{}` twice", seat.seat)));
        }
    }
    Ok(())
}

fn numbered(after: u64, entries: &[LogEntry]) -> Result<(), StoreError> {
    for (wanted, entry) in (after.saturating_add(1)..).zip(entries) {
        if entry.number != wanted || i64::try_from(wanted).is_err() {
            return Err(StoreError::Invalid(format!("entry {} where entry {wanted} should stand", entry.number)));
        }
        text("an entry", &entry.body)?;
    }
    Ok(())
}

fn name(what: &str, name: &str) -> Result<(), StoreError> {
    if name.is_empty() || LONGEST_NAME < name.len() || name.chars().any(char::is_control) {
        let expected = format!("expected 1 to {LONGEST_NAME} bytes without control characters");
        return Err(StoreError::Invalid(format!("{what} is {name:?}; {expected}")));
    }
    Ok(())
}

/// PostgreSQL keeps no NUL in a text.
fn text(what: &str, text: &str) -> Result<(), StoreError> {
    if text.contains('\0') { Err(StoreError::Invalid(format!("{what} contains a NUL character"))) } else { Ok(()) }
}
