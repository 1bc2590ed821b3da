//! From the header of a replay to the battlefield it was played on.

use crate::listed;
use rulebook::{HouseRules, Language};
use scenario::{Scenario, Text};
use std::path::Path;
use std::sync::Arc;
use wire::{Field, OWN, Replay};
use workshop::OwnBattle;

/// The battlefield of a scenario with these house rules.
pub(crate) fn with(scenario: &Scenario, options: HouseRules) -> Result<Arc<Field>, Text> {
    let book = books::of(scenario.book()).with(options).map_err(|error| Text {
        fr: format!("la règle maison «\u{a0}{}\u{a0}» ne change rien dans {}", error.rule, error.book),
        en: error.to_string(),
    })?;
    Ok(Arc::new(Field::of(scenario, book)))
}

/// The battlefield of a scenario as it stands.
pub(crate) fn of(scenario: &Scenario) -> Arc<Field> {
    Arc::new(Field::of(scenario, scenario.setup().book))
}

/// The battlefield of a replay with the house rules it was played by.
pub(crate) fn of_replay(replay: &Replay, named: &Named) -> Result<Arc<Field>, Text> {
    let Named { scenario, own } = named;
    // Another book than the scenario's is for the playback to say, with its line.
    let field =
        if scenario.book() == replay.header.book { with(scenario, replay.header.options)? } else { of(scenario) };
    Ok(match own {
        Some(text) => Arc::new(Field::of_own(scenario, field.setup().book, Arc::clone(text))),
        None => field,
    })
}

/// The scenario of a replay.
pub(crate) struct Named {
    pub(crate) scenario: Scenario,
    /// The text of its file, where it is somebody’s own battle.
    own: Option<Arc<str>>,
}

impl Named {
    /// The file named for it, or the battle it carries itself, or that of its id.
    pub(crate) fn of(replay: &Replay, file: Option<&str>) -> Result<Self, Text> {
        let is_own = replay.header.scenario.starts_with(OWN);
        match (file, &replay.battle) {
            (None, Some(text)) if is_own => Self::carried(text),
            (Some(file), _) if is_own && Path::new(file).is_file() => {
                let text = std::fs::read_to_string(file).map_err(|error| Text {
                    fr: format!("lecture impossible, {file}\u{a0}: {error}"),
                    en: format!("cannot read {file}: {error}"),
                })?;
                Self::carried(&text)
            }
            _ => {
                let found = listed::find(file.unwrap_or(&replay.header.scenario));
                let scenario = found.map_err(|error| {
                    let [fr, en] = [Language::Fr, Language::En].map(|language| error.said(language));
                    Text { fr, en }
                })?;
                Ok(Self { scenario, own: None })
            }
        }
    }

    fn carried(text: &str) -> Result<Self, Text> {
        let battle = OwnBattle::read(text).map_err(|problems| Text {
            fr: format!("sa bataille ne se lit pas\u{a0}:\n{}", problems.in_french()),
            en: format!("its battle cannot be read:\n{problems}"),
        })?;
        Ok(Self { scenario: Scenario::clone(&battle.scenario), own: Some(battle.text) })
    }
}
