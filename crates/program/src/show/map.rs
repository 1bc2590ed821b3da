//! The map as the battle begins, with its legend.

use crate::table;
use crate::terminal::map::{MARGIN, Map};
use crate::terminal::paint::Paint;
use battle::Battle;
use rulebook::{Language, Words};
use scenario::Scenario;

/// The map and its legend.
pub(super) fn drawn(scenario: &Scenario, language: Language, width: usize, paint: Paint) -> String {
    let battle = Battle::new(scenario.setup()).expect("a scenario that was read can be set up");
    let map = Map::of(battle.setup(), battle.view(), width.min(120), paint);
    let mut page = map.drawn();
    if let Some(top) = &scenario.file().map.top {
        let words = Words::new("Haut de la carte\u{a0}:", "Top of the map:");
        let line = format!("{} {}", words.in_language(language), top.in_language(language));
        page += &table::paragraph(&" ".repeat(MARGIN), &line, width.min(100));
    }
    page.push('\n');
    page + &map.legend(language, width.min(100))
}
