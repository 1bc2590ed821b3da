//! The card of every unit of every battle, line by line.

use crate::Prompt;
use battle::Battle;
use rulebook::Language;
use std::collections::BTreeMap;

#[test]
fn every_line_of_a_card_is_a_sentence_with_a_clause_of_its_book() {
    read_all();
}

/// The cards of every unit of every battle, looked at.
pub(super) fn read_all() {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for listed in scenario::catalogue() {
        let scenario = listed.read().expect("the battles of the house are sound");
        let mut battle = Battle::new(scenario.setup()).expect("a sound set-up");
        battle.begin(&mut ());
        let prompt = Prompt::new(scenario.cast(), &battle);
        for unit in battle.view().unit_ids() {
            let [french, english] = [Language::Fr, Language::En].map(|language| prompt.card(unit, language));
            assert_eq!(french.len(), english.len());
            for (line, other) in french.iter().zip(&english) {
                assert_eq!((&line.about, line.clause), (&other.about, other.clause));
                assert!(line.clause.stands_in(battle.setup().book.book), "{}: {}", listed.id, line.text);
                assert!(line.text.ends_with('.') && other.text.ends_with('.'), "{} / {}", line.text, other.text);
                super::stories::is_well_set(&line.text, Language::Fr);
                super::stories::is_well_set(&other.text, Language::En);
                *seen.entry(line.about.clone()).or_default() += 1;
            }
        }
    }
    for about in ["elite", "aggressive", "commanders", "support", "weight-heavy", "hesitant", "elephant-beasts"] {
        assert!(seen.contains_key(about), "nobody in any battle tells of {about}: {seen:?}");
    }
}
