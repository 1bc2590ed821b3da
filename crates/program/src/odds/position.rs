//! The position an attack is asked about, and what everybody in it is called.

use super::trouble::OddsTrouble;
use crate::play::names::{Names, Spelling};
use crate::sight::scene::Scene;
use battle::{Battle, Cell, Combatant, Grid, OfficerId, Place, UnitId, View};
use rulebook::{Language, Rulebook, Words};
use speech::{Lexicon, folded, name_word, unquoted};
use std::sync::Arc;
use wire::Field;

/// Where names come from.
enum Cast {
    /// A scenario.
    Scenario(Arc<Field>),
    /// A case, which calls its units by letters.
    Case,
    /// Two troops of the real table.
    Table,
}

/// A battle at the moment asked about.
pub(super) struct Position {
    /// The battle.
    pub(super) battle: Battle,
    /// What it is called; nothing for the real table.
    pub(super) title: Option<String>,
    cast: Cast,
}

impl Position {
    /// A scenario, a recorded game or a case.
    pub(super) fn of_scene(scene: Scene) -> Self {
        let cast = scene.field.map_or(Cast::Case, Cast::Scenario);
        Self { battle: scene.battle, title: Some(scene.title), cast }
    }

    /// The real table.
    pub(super) fn of_table(battle: Battle) -> Self {
        Self { battle, title: None, cast: Cast::Table }
    }

    /// A look at it.
    pub(super) fn view(&self) -> View<'_> {
        self.battle.view()
    }

    /// Its rules.
    pub(super) fn book(&self) -> &Rulebook {
        &self.battle.setup().book
    }

    /// The unit of a word, which must stand on the table.
    pub(super) fn unit(&self, word: &str, language: Language) -> Result<UnitId, OddsTrouble> {
        let unit = self.read_unit(word, language).map_err(|fault| OddsTrouble::Said(fault.in_one_line()))?;
        match self.view().cell(unit) {
            Some(_) => Ok(unit),
            None => Err(OddsTrouble::Said(match language {
                Language::Fr => format!("«\u{a0}{word}\u{a0}» n’est pas sur la table à ce moment"),
                Language::En => format!("`{word}` is not on the table at this moment"),
            })),
        }
    }

    /// The unit of a word, or the panicking elephant of a hex.
    pub(super) fn target(&self, word: &str, language: Language) -> Result<Combatant, OddsTrouble> {
        let elephant = self.hex(word).and_then(|cell| self.view().elephant_at(cell));
        match (self.unit_named(word), elephant) {
            (None, Some(marker)) => Ok(Combatant::Elephant(marker)),
            _ => self.unit(word, language).map(Combatant::Unit),
        }
    }

    /// What somebody is called.
    pub(super) fn name(&self, combatant: Combatant, language: Language) -> &str {
        let Combatant::Unit(unit) = combatant else {
            return Words::new("éléphant en panique", "panicking elephant").in_language(language);
        };
        let setup = self.battle.setup().unit(unit);
        match &self.cast {
            Cast::Scenario(field) => field.cast().unit(unit).text.in_language(language),
            Cast::Case => &setup.name,
            Cast::Table => setup.troop.name.in_language(language),
        }
    }

    /// How programs call a unit.
    pub(super) fn id(&self, unit: UnitId) -> &str {
        match &self.cast {
            Cast::Scenario(field) => &field.cast().unit(unit).id,
            Cast::Case | Cast::Table => &self.battle.setup().unit(unit).name,
        }
    }

    /// Where somebody stands; on the real table the hex says nothing.
    pub(super) fn place(&self, combatant: Combatant) -> Option<String> {
        let cell = self.view().cell_of(combatant)?;
        if matches!(self.cast, Cast::Table) { None } else { Some(self.hex_word(cell)) }
    }

    /// A name, with the hex where it helps.
    pub(super) fn name_and_place(&self, combatant: Combatant, language: Language) -> String {
        let name = self.name(combatant, language);
        self.place(combatant).map_or_else(|| name.to_owned(), |place| format!("{name} ({place})"))
    }

    fn hex(&self, word: &str) -> Option<Cell> {
        self.grid().cell_at(word.to_uppercase().parse::<Place>().ok()?)
    }

    /// The names of a scenario, as they are said in play.
    fn said(&self) -> Option<Names<'_>> {
        match &self.cast {
            Cast::Scenario(field) => Some(Names { field, battle: &self.battle, spelling: Spelling::Id }),
            Cast::Case | Cast::Table => None,
        }
    }
}

impl Lexicon for Position {
    fn grid(&self) -> Grid {
        self.battle.setup().board.grid()
    }

    fn unit_named(&self, word: &str) -> Option<UnitId> {
        if let Some(names) = self.said() {
            return names.unit_named(word);
        }
        let word = unquoted(word);
        let lettered = self.battle.setup().units.iter().position(|unit| unit.name == word);
        lettered.and_then(UnitId::new).or_else(|| self.view().unit_at(self.hex(word)?))
    }

    fn officer_named(&self, word: &str) -> Option<OfficerId> {
        if let Some(names) = self.said() {
            return names.officer_named(word);
        }
        let word = folded(unquoted(word));
        self.battle.setup().officers.iter().position(|officer| folded(&officer.name) == word).and_then(OfficerId::new)
    }

    fn unit_word(&self, unit: UnitId) -> String {
        self.said().map_or_else(|| name_word(self.id(unit)), |names| names.unit_word(unit))
    }

    fn officer_word(&self, officer: OfficerId) -> String {
        let plain = || name_word(&self.battle.setup().officer(officer).name);
        self.said().map_or_else(plain, |names| names.officer_word(officer))
    }

    fn unit_words(&self) -> Vec<String> {
        let plain = || self.battle.setup().units.iter().map(|unit| unit.name.clone()).collect();
        self.said().map_or_else(plain, |names| names.unit_words())
    }

    fn officer_words(&self) -> Vec<String> {
        let plain = || self.battle.setup().officers.iter().map(|officer| officer.name.clone()).collect();
        self.said().map_or_else(plain, |names| names.officer_words())
    }
}
