//! How a battle is pictured: names on its map, the houses of the country, ensigns and the colours of the bands.
//!
//! Nothing of it is a rule: it is no part of the set-up, and no game or replay changes with it.

use crate::schema;
use battle::Place;
use schemars::JsonSchema;
use strum::{Display, EnumIter, EnumString};

/// A name written on the map.
#[derive(Clone, Debug, PartialEq, Eq, JsonSchema)]
#[schemars(rename = "name", deny_unknown_fields)]
pub struct NameEntry {
    /// As the French write it.
    #[schemars(length(min = 1, max = NameEntry::LONGEST))]
    pub fr: String,
    /// As the English write it.
    #[schemars(length(min = 1, max = NameEntry::LONGEST))]
    pub en: String,
    /// What is named: it says how the name is written, and where.
    #[schemars(schema_with = "schema::words::<NameKind>")]
    pub kind: NameKind,
    /// Where that is: a hex, or a few.
    #[schemars(schema_with = "schema::named_hexes")]
    pub hexes: Vec<Place>,
}

impl NameEntry {
    /// Names on a map: more would be read instead of the battle.
    pub const MOST: usize = 10;
    /// Letters of a name: as many as three hexes are wide.
    pub const LONGEST: usize = 28;
}

/// What a name on the map names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, EnumString, Display)]
#[strum(serialize_all = "kebab-case")]
pub enum NameKind {
    /// Habitations: a town, a village, a farm.
    Village,
    /// A wood.
    Wood,
    /// A hill, a ridge, a mountain.
    Height,
    /// A river, a stream, a lake: written along its course.
    Water,
    /// A road, or where it leads.
    Road,
    /// Anything else: a plain, a camp, a park.
    Place,
}

/// How houses are built in the country of a battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumIter, EnumString, Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Houses {
    /// Gables round a church.
    #[default]
    Village,
    /// Low roofs round a temple.
    Antique,
    /// Terraces round a dome.
    Levant,
    /// Huts round a shrine.
    India,
}

/// The ensign an army fights under.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, EnumString, Display)]
#[strum(serialize_all = "kebab-case")]
pub enum Ensign {
    /// Red, white, red.
    Austria,
    /// The owl.
    Athens,
    /// The club of Heracles.
    Boeotia,
    /// The Union flag.
    Britain,
    /// A crescent on green.
    Deccan,
    /// A sun on black, between green.
    Durrani,
    /// The ragged cross of Burgundy.
    Empire,
    /// The cross of Saint George.
    England,
    /// The tricolour.
    France,
    /// Three lilies.
    FranceRoyal,
    /// White, with the chains of Navarre.
    Huguenots,
    /// The cross of Lorraine.
    League,
    /// The star of the Argeads.
    Macedon,
    /// A crescent on red.
    Mamluks,
    /// The swallow-tail of saffron.
    Marathas,
    /// The golden falcon.
    Persia,
    /// A sun on saffron.
    Porus,
    /// The black eagle.
    Prussia,
    /// White, blue, red.
    Russia,
    /// Black and gold, with the crown of rue.
    Saxony,
    /// The lambda.
    Sparta,
    /// The boar, under sun and moon.
    Vijayanagara,
}

/// The colour of the band at the foot of an army's blocks; dark or light, the block itself, stays its side's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, EnumString, Display)]
#[strum(serialize_all = "kebab-case")]
pub enum BandHue {
    /// Indigo: of the south, unless said.
    Blue,
    /// Oxblood: of the north, unless said.
    Red,
    /// Forest green.
    Green,
    /// Black.
    Black,
    /// Violet.
    Violet,
    /// Dark saffron.
    Ochre,
}
