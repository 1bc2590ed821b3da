//! A replay file played again, as far as somebody wants to see it.

use crate::ground::Ground;
use crate::trouble::Trouble;
use axum::http::StatusCode;
use chronicle::Chronicle;
use rulebook::Language;
use std::sync::Arc;
use wire::live::RecordedView;
use wire::{FlawView, Playback, Position, Replay};

/// Reads a file; what is wrong with it, line by line, if it is no replay.
pub(crate) fn read(text: &str) -> Result<Replay, Trouble> {
    Replay::read(text).map_err(|flaws| no_replay(|language| flaws.said("replay", language)))
}

/// The table after so many lines of a file, and what the last of them told. A file that breaks off is shown as far as
/// it plays.
pub(crate) fn after(
    replay: &Replay,
    ground: &Ground,
    lines: usize,
    language: Language,
) -> Result<RecordedView, Trouble> {
    let mut events = Vec::new();
    let playback = Playback::new(replay, Arc::clone(&ground.field), &mut events);
    let mut playback = playback.map_err(|flaw| no_replay(|language| flaw.said("replay", language)))?;
    let mut story = Chronicle::new(ground.field.cast(), ground.field.setup());
    story.hear_all(&events);
    events.clear();
    let (mut told, mut played) = (0, 0);
    let followed = playback.follow(lines, &mut events, |events, _| {
        told = story.hear_all(events);
        events.clear();
        played += 1;
    });
    let flaw = followed.err().map(|flaw| FlawView::from(&flaw));
    let sentences = story.entries()[told..].iter().map(|entry| entry.sentence(language));
    let position = Position::of(playback.battle(), &ground.field);
    Ok(RecordedView { played, position, told: sentences.collect(), flaw })
}

fn no_replay(said: impl Fn(Language) -> String) -> Trouble {
    Trouble::new(StatusCode::UNPROCESSABLE_ENTITY, "no-replay", said(Language::Fr), said(Language::En))
}
