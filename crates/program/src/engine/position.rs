//! Where a game is taken up: a scenario, a file, a replay.

use super::reply::{Complaint, number};
use crate::listed;
use crate::replay::{battlefield, field};
use rulebook::{HouseRule, HouseRules, Language, Words};
use speech::Fault;
use strum::IntoEnumIterator;
use wire::{Flaw, Flaws, Playback, RULES_VERSION, Recorder, Replay};

/// `ID [options …]`, `PATH [options …]`.
pub(crate) fn set_up(kind: &str, what: &str, language: Language) -> Result<Recorder, Complaint> {
    let (name, options) = match what.split_once(" options ") {
        Some((name, words)) => (name.trim(), Some(options(words, language)?)),
        None => (what, None),
    };
    // A file is named by its path, whatever battle it may share a name with.
    let name = if kind == "file" && !name.contains('/') { format!("./{name}") } else { name.to_owned() };
    let scenario = listed::find(&name).map_err(|error| {
        let [fr, en] = [Language::Fr, Language::En].map(|language| error.said(language));
        Complaint::new(fr, en)
    })?;
    let field = match options {
        Some(options) => field::with(&scenario, options)?,
        None => field::of(&scenario),
    };
    Recorder::new(field, &mut ()).map_err(|error| {
        Complaint::new(
            format!("aucune bataille ne peut commencer\u{a0}: {error}"),
            format!("no battle can begin: {error}"),
        )
    })
}

fn options(words: &str, language: Language) -> Result<HouseRules, Complaint> {
    if words.trim() == "none" {
        return Ok(HouseRules::NONE);
    }
    let rule = |word: &str| {
        word.parse::<HouseRule>().map_err(|_| {
            let what = Words::new("une règle maison", "a house rule");
            Complaint::from(Fault::unknown_in(language, what, word, HouseRule::iter().map(Into::into)))
        })
    };
    words.split_whitespace().map(rule).collect()
}

/// `PATH [to N]`.
pub(crate) fn take_up(what: &str) -> Result<Recorder, Complaint> {
    let (path, to) = match what.rsplit_once(" to ") {
        Some((path, lines)) => (path.trim(), number(lines)?),
        None => (what, usize::MAX),
    };
    let text = std::fs::read_to_string(path).map_err(|error| {
        Complaint::new(format!("lecture impossible, {path}\u{a0}: {error}"), format!("cannot read {path}: {error}"))
    })?;
    let replay = Replay::read(&text)
        .map_err(|flaws: Flaws| Complaint::new(flaws.said(path, Language::Fr), flaws.said(path, Language::En)))?;
    let flawed = |flaw: Flaw| Complaint::new(flaw.said(path, Language::Fr), flaw.said(path, Language::En));
    let mut playback = Playback::new(&replay, battlefield(&replay, None)?, &mut ()).map_err(flawed)?;
    playback.play(to, &mut ()).map_err(flawed)?;
    let recorder = playback.into_recorder();
    Ok(if replay.header.rules == RULES_VERSION { recorder } else { recorder.under_todays_rules() })
}
