//! House rules as they are named on the command line, and as they are shown.

use crate::error::Error;
use crate::replay;
use crate::word::{Known, pick};
use rulebook::{Book, HouseRule, HouseRules, Language, Words};
use scenario::Scenario;
use std::sync::Arc;
use strum::IntoEnumIterator;
use wire::Field;

/// What is said in place of a rule, for the book as it stands.
const NONE: [&str; 3] = ["none", "aucune", "aucun"];

/// House rules asked for.
#[derive(clap::Args, Clone, Debug, Default)]
pub(crate) struct Asked {
    /// A house rule, by its key or its name; may be said several times, besides the scenario's own; none: not even those.
    #[arg(long = "house", value_name = "RULE", value_delimiter = ',')]
    house: Vec<String>,
}

impl Asked {
    /// Was nothing said?
    pub(crate) fn is_silent(&self) -> bool {
        self.house.is_empty()
    }

    /// The house rules in force where a book has these of its own; or why there are none, in a sentence.
    pub(crate) fn rules(&self, book: Book, own: HouseRules, language: Language) -> Result<HouseRules, String> {
        let is_none = |word: &String| NONE.contains(&word.trim().to_lowercase().as_str());
        let first = if self.house.iter().any(is_none) { HouseRules::NONE } else { own };
        self.house.iter().filter(|word| !is_none(word)).try_fold(first, |rules, word| {
            let known: Vec<Known<HouseRule>> = HouseRule::of(books::of(book)).map(spelt).collect();
            let named =
                pick(Words::new("une règle maison de ce livre", "a house rule of this book"), word, &known, language);
            named.map(|rule| rules.and(rule)).map_err(|sentence| idle(word, book, language).unwrap_or(sentence))
        })
    }

    /// A scenario made ready to be played by them.
    pub(crate) fn field(&self, scenario: &Scenario, language: Language) -> Result<Arc<Field>, Error> {
        let rules = self.rules(scenario.book(), scenario.setup().book.house, language).map_err(Error::Said)?;
        replay::field::with(scenario, rules).map_err(|text| Error::Said(text.in_language(language).to_owned()))
    }
}

fn spelt(rule: HouseRule) -> Known<HouseRule> {
    let Words { fr, en } = rule.name();
    Known::new(rule, [rule.to_string(), fr.to_owned(), en.to_owned()])
}

/// A house rule of other books only: that, and those of this book.
fn idle(word: &str, book: Book, language: Language) -> Option<String> {
    let all: Vec<Known<HouseRule>> = HouseRule::iter().map(spelt).collect();
    let rule = pick(Words::new("une règle maison", "a house rule"), word, &all, language).ok()?;
    let keys: Vec<String> = HouseRule::of(books::of(book)).map(|rule| rule.to_string()).collect();
    let (keys, title) = (keys.join(", "), book.title());
    Some(match language {
        Language::Fr => format!(
            "la règle maison «\u{a0}{rule}\u{a0}» ne change rien dans {title}\u{a0}; celles de ce livre\u{a0}: {keys}"
        ),
        Language::En => format!("the house rule `{rule}` changes nothing in {title}; those of this book: {keys}"),
    })
}

/// Those in force on one line, each with its clause; nothing where there are none.
pub(crate) fn line(rules: HouseRules, language: Language) -> Option<String> {
    let cited = |rule: HouseRule| format!("{} [{}]", rule.name().in_language(language), rule.clause());
    let names: Vec<String> = rules.iter().map(cited).collect();
    let heading = Words::new("règles maison\u{a0}:", "house rules:").in_language(language);
    (!names.is_empty()).then(|| format!("{heading} {}", names.join(", ")))
}

/// The same behind a title.
pub(crate) fn behind(title: &str, rules: HouseRules, language: Language) -> String {
    line(rules, language).map_or_else(|| title.to_owned(), |line| format!("{title}, {line}"))
}

/// Their keys, for programs.
pub(crate) fn keys(rules: HouseRules) -> Vec<String> {
    rules.iter().map(|rule| rule.to_string()).collect()
}

#[cfg(test)]
mod tests {
    use super::{Asked, line};
    use rulebook::{Book, HouseRule, HouseRules, Language};

    fn asked(words: &[&str]) -> Asked {
        Asked { house: words.iter().map(|word| (*word).to_owned()).collect() }
    }

    #[test]
    fn a_house_rule_is_named_by_its_key_or_in_either_language() {
        for book in Book::ALL {
            for rule in HouseRule::of(books::of(book)) {
                for word in [rule.to_string().as_str(), rule.name().fr, rule.name().en] {
                    let found = asked(&[word]).rules(book, HouseRules::NONE, Language::En);
                    assert_eq!(found, Ok(HouseRules::NONE.and(rule)), "{word} in {book}");
                }
            }
        }
    }

    #[test]
    fn the_scenarios_own_stay_unless_none_is_said() {
        let own = HouseRules::NONE.and(HouseRule::SettingFire);
        let rules = |words: &[&str]| asked(words).rules(Book::Panache, own, Language::En).unwrap();
        assert_eq!(rules(&[]), own);
        assert_eq!(rules(&["elephants-vanish"]), own.and(HouseRule::ElephantsVanish));
        assert_eq!(rules(&["none"]), HouseRules::NONE);
        assert_eq!(rules(&["aucune", "elephants-vanish"]), HouseRules::NONE.and(HouseRule::ElephantsVanish));
    }

    #[test]
    fn a_wrong_one_is_answered_with_the_nearest_and_those_of_the_book() {
        let said = |word| asked(&[word]).rules(Book::Jomini, HouseRules::NONE, Language::En).unwrap_err();
        let slip = said("flight-on-flag-onli");
        assert!(slip.contains("did you mean `flight-on-flags-only`?") && !slip.contains("setting-fire"), "{slip}");
        let idle = said("setting-fire");
        assert!(idle.contains("changes nothing in Jomini") && idle.contains("lone-officers-mask"), "{idle}");
    }

    #[test]
    fn what_is_in_force_is_said_with_its_clauses() {
        assert_eq!(line(HouseRules::NONE, Language::Fr), None);
        let fire = line(HouseRules::NONE.and(HouseRule::SettingFire), Language::En).unwrap();
        assert_eq!(fire, "house rules: fire (optional) [FIR-1]");
    }
}
