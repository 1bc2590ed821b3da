//! A replay file played again, as far as somebody wants to see it.

use crate::ground::Ground;
use crate::trouble::{Trouble, status};
use chronicle::{Bookmark, Chronicle};
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
    let mut story = Chronicle::new(ground.field.cast(), ground.field.setup());
    let playback = Playback::new(replay, Arc::clone(&ground.field), &mut story);
    let mut playback = playback.map_err(|flaw| no_replay(|language| flaw.said("replay", language)))?;
    let (mut then, mut now, mut played) = (Bookmark::default(), story.bookmark(), 0);
    let followed = playback.follow(lines, &mut story, |story, _| {
        (then, now, played) = (now, story.bookmark(), played + 1);
    });
    if let Err(found) = followed {
        // A line may be found wrong after it was played: the table is that before it.
        let flaw = Some(FlawView::from(&found));
        return Ok(RecordedView { flaw, ..after(replay, ground, played, language)? });
    }
    let told = story.since(then).iter().map(|entry| entry.sentence(language)).collect();
    Ok(RecordedView { played, position: Position::of(playback.battle(), &ground.field), told, flaw: None })
}

pub(crate) fn no_replay(said: impl Fn(Language) -> String) -> Trouble {
    Trouble::new(status::UNPROCESSABLE_ENTITY, "no-replay", said(Language::Fr), said(Language::En))
}
