//! From the header of a replay to the battlefield it was played on.

use crate::listed;
use rulebook::{HouseRules, Language};
use scenario::{Scenario, Text};
use std::sync::Arc;
use wire::{Field, Header};

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

/// The scenario of a replay: the file named for it, or the battle of that id.
pub(crate) fn scenario(header: &Header, file: Option<&str>) -> Result<Scenario, Text> {
    let name = file.unwrap_or(&header.scenario);
    listed::find(name).map_err(|error| {
        let [fr, en] = [Language::Fr, Language::En].map(|language| error.said(language));
        Text { fr, en }
    })
}
