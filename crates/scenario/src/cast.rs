//! Who is who: the names of units, officers and armies in both languages, with the grammar a sentence needs.

use battle::{Camp, OfficerId, UnitId, seat};
use rulebook::Language;
use schemars::JsonSchema;

/// A text in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq, JsonSchema)]
#[schemars(rename = "text", deny_unknown_fields)]
pub struct Text {
    /// In French.
    pub fr: String,
    /// In English.
    pub en: String,
}

impl Text {
    /// The text in one language.
    #[must_use]
    pub fn in_language(&self, language: Language) -> &str {
        match language {
            Language::Fr => &self.fr,
            Language::En => &self.en,
        }
    }
}

/// French gender.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gender {
    /// Un régiment, le roi.
    Masculine,
    /// Une phalange, la reine.
    Feminine,
}

/// One or several, as the name is spoken of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Number {
    /// The 21st Line *was*.
    Singular,
    /// The Cretan archers *were*.
    Plural,
}

/// Does the English name take an article in a sentence?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Article {
    /// *The* Cretan archers.
    The,
    /// Seleucus’ hypaspists.
    None,
}

/// The name of a unit or an officer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    /// How files and programs call it: lower case and hyphens, unique in the battle.
    pub id: String,
    /// What players read, without article.
    pub text: Text,
    /// In French.
    pub gender: Gender,
    /// In French.
    pub number_fr: Number,
    /// In English.
    pub number_en: Number,
    /// In English; officers take none in either language.
    pub article: Article,
}

/// The name of an army.
pub type ArmyName = Text;

/// Everybody in a battle, in the order of its set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cast {
    /// The units.
    pub units: Vec<Name>,
    /// The officers.
    pub officers: Vec<Name>,
    /// North, then south.
    pub armies: [ArmyName; 2],
}

impl Cast {
    /// A unit’s name.
    #[must_use]
    pub fn unit(&self, unit: UnitId) -> &Name {
        &self.units[unit.index()]
    }

    /// An officer’s name.
    #[must_use]
    pub fn officer(&self, officer: OfficerId) -> &Name {
        &self.officers[officer.index()]
    }

    /// An army’s name.
    #[must_use]
    pub fn army(&self, camp: Camp) -> &ArmyName {
        &self.armies[seat(camp)]
    }
}
