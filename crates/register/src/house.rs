//! `house.toml`: what each house rule changes, in a sentence.

use crate::shelf::{HOUSE, Shelf};
use crate::{Bilingual, HouseLine, Ruling};
use rulebook::HouseRule;
use strum::IntoEnumIterator;

/// Every house rule that says what it changes, in the order of [`HouseRule`]: in its own words, or in those its ruling
/// has for the other reading.
pub(crate) fn read(shelf: &Shelf, rulings: &[Ruling]) -> Vec<HouseLine> {
    let root = shelf.root(HOUSE);
    if let Some(root) = &root {
        let words: Vec<&str> = HouseRule::iter().map(Into::into).collect();
        root.only(&words);
    }
    let own = |rule: HouseRule| {
        let row = root.as_ref()?.get(rule.into())?.table()?;
        row.only(&["fr", "en"]);
        Bilingual::read(&row, "")
    };
    let of_ruling = |rule: HouseRule| {
        rulings.iter().find(|ruling| ruling.house_rule == Some(rule)).map(|ruling| ruling.other.clone())
    };
    let line = |rule: HouseRule| Some(HouseLine { rule, says: own(rule).or_else(|| of_ruling(rule))? });
    HouseRule::iter().filter_map(line).collect()
}
