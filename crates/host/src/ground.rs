//! Battlefields, each read once and shared by every game on it.

use crate::trouble::{Trouble, status};
use battle::Battle;
use chronicle::{Bearing, Chronicle};
use rulebook::{HouseRule, HouseRules, Language};
use scenario::{Scenario, ScenarioKind};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, PoisonError};
use wire::{Field, Lesson, LessonFlaw};
use workshop::OwnBattle;

/// A battlefield with a battle about to be fought on it.
#[derive(Debug)]
pub struct Ground {
    pub scenario: Arc<Scenario>,
    pub field: Arc<Field>,
    /// The battle at its first question.
    pub start: Battle,
    /// The story up to that question; clones share what it knows of names.
    pub story: Chronicle,
    /// Whoever listens for what a side is about, up to that question.
    pub bearing: Bearing,
    /// What is played on it step by step, if it is that of a lesson.
    pub lesson: Option<Lesson>,
}

/// The id of a scenario, and the house rules it is played by.
type Key = (String, Vec<String>);

/// Battlefields by scenario and house rules.
#[derive(Debug, Default)]
pub struct Grounds {
    scenarios: Mutex<HashMap<String, Arc<Scenario>>>,
    known: Mutex<HashMap<Key, Arc<Ground>>>,
    /// Those of own battles, by the hash of the text: the last ones asked for, the latest at the end. Anybody may bring
    /// one, so they are not kept for ever; a game that is played holds its own.
    own: Mutex<VecDeque<(Key, Arc<Ground>)>>,
}

impl Grounds {
    /// A scenario of the catalogue.
    ///
    /// # Errors
    /// With what cannot be done, and why.
    pub fn scenario(&self, id: &str, language: Language) -> Result<Arc<Scenario>, Trouble> {
        let mut known = self.scenarios.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(scenario) = known.get(id) {
            return Ok(Arc::clone(scenario));
        }
        let listed = scenario::listed(id).ok_or_else(|| Trouble::no_scenario(id, language))?;
        let scenario = listed.read().map_err(|problems| Trouble::fault(&problems.to_string()))?;
        let scenario = Arc::new(scenario);
        known.insert(id.to_owned(), Arc::clone(&scenario));
        Ok(scenario)
    }

    /// The ground of a scenario with these house rules; its own where nothing is said.
    ///
    /// # Errors
    /// With what cannot be done, and why.
    pub fn ground(&self, id: &str, options: Option<&[String]>, language: Language) -> Result<Arc<Ground>, Trouble> {
        let scenario = self.scenario(id, language)?;
        let rules = match options {
            Some(options) => house_rules(options, language)?,
            None => scenario.setup().book.house,
        };
        let key = (id.to_owned(), rules.iter().map(|rule| rule.to_string()).collect());
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(ground) = known.get(&key) {
            return Ok(Arc::clone(ground));
        }
        let ground = Arc::new(Ground::new(scenario, rules, None)?);
        known.insert(key, Arc::clone(&ground));
        Ok(ground)
    }
}

/// Own battlefields that are remembered.
const OWN_GROUNDS: usize = 24;

impl Grounds {
    /// The ground of a battle of the catalogue, or of the one whose text is given.
    ///
    /// # Errors
    /// With what cannot be done, and why.
    pub fn ground_of(
        &self,
        id: &str,
        battle: Option<&str>,
        options: Option<&[String]>,
        language: Language,
    ) -> Result<Arc<Ground>, Trouble> {
        match battle {
            Some(text) => self.own(text, options, language),
            None => self.ground(id, options, language),
        }
    }

    /// The ground of somebody’s own battle with these house rules; its own where nothing is said.
    ///
    /// # Errors
    /// When the text is no sound battle, with what is wrong with it.
    pub fn own(&self, text: &str, options: Option<&[String]>, language: Language) -> Result<Arc<Ground>, Trouble> {
        let wanted = options.map(|options| house_rules(options, language)).transpose()?;
        let words = |rules: HouseRules| rules.iter().map(|rule| rule.to_string()).collect::<Vec<_>>();
        let hash = OwnBattle::hash_of(text);
        if let Some(rules) = wanted
            && let Some(known) = self.remembered(&(hash, words(rules)))
        {
            return Ok(known);
        }
        let battle = OwnBattle::read(text).map_err(|problems| Trouble::no_battle(&problems))?;
        let rules = wanted.unwrap_or(battle.scenario.setup().book.house);
        let key = (battle.hash, words(rules));
        if let Some(known) = self.remembered(&key) {
            return Ok(known);
        }
        let ground = Arc::new(Ground::new(battle.scenario, rules, Some(battle.text))?);
        let mut own = self.own.lock().unwrap_or_else(PoisonError::into_inner);
        if OWN_GROUNDS <= own.len() {
            own.pop_front();
        }
        own.push_back((key, Arc::clone(&ground)));
        Ok(ground)
    }

    fn remembered(&self, key: &Key) -> Option<Arc<Ground>> {
        let mut own = self.own.lock().unwrap_or_else(PoisonError::into_inner);
        let found = own.iter().position(|(known, _)| known == key)?;
        let entry = own.remove(found)?;
        let ground = Arc::clone(&entry.1);
        own.push_back(entry);
        Some(ground)
    }
}

/// House rules by their names.
fn house_rules(options: &[String], language: Language) -> Result<HouseRules, Trouble> {
    options.iter().map(|word| word.parse::<HouseRule>().map_err(|_| Trouble::no_option(word, language))).collect()
}

impl Ground {
    fn new(scenario: Arc<Scenario>, rules: HouseRules, own: Option<Arc<str>>) -> Result<Self, Trouble> {
        let book = books::of(scenario.book()).with(rules).map_err(|error| Trouble::idle_option(&error))?;
        let field = Arc::new(match own {
            Some(text) => Field::of_own(&scenario, book, text),
            None => Field::of(&scenario, book),
        });
        let mut start = Battle::new(field.setup().clone()).map_err(|error| Trouble::fault(&error.to_string()))?;
        let mut story = Chronicle::new(field.cast(), field.setup());
        let mut bearing = Bearing::default();
        start.begin(&mut (&mut story, &mut bearing));
        let lesson = match scenario.file().kind {
            ScenarioKind::Lesson => Some(Lesson::play(scenario.file(), &field).map_err(no_lesson)?),
            ScenarioKind::Battle | ScenarioKind::Training => None,
        };
        Ok(Self { scenario, field, start, story, bearing, lesson })
    }
}

/// A lesson that does not play, with these house rules.
fn no_lesson(flaw: LessonFlaw) -> Trouble {
    Trouble::new(status::UNPROCESSABLE_ENTITY, "no-lesson", flaw.text.fr, flaw.text.en)
}

#[cfg(test)]
mod tests {
    use super::{Grounds, OWN_GROUNDS};
    use rulebook::Language;
    use std::sync::Arc;

    #[test]
    fn own_battles_are_remembered_and_not_for_ever() {
        let text = scenario::listed("training-jomini").unwrap().text;
        let grounds = Grounds::default();
        let of = |year: usize| {
            grounds.own(&text.replace("year = ", &format!("# {year}\nyear = ")), None, Language::En).unwrap()
        };
        let first = of(0);
        assert!(Arc::ptr_eq(&first, &of(0)), "the same text is the same ground");
        assert_eq!(first.field.id(), "own-training-jomini");
        for year in 1..OWN_GROUNDS + 5 {
            of(year);
        }
        assert_eq!(grounds.own.lock().unwrap().len(), OWN_GROUNDS);
        assert!(!Arc::ptr_eq(&first, &of(0)), "others came since");
        assert!(grounds.scenario("own-training-jomini", Language::En).is_err(), "no list has it");
    }
}
