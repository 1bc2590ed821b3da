//! Terrain: a row of a book's terrain table.

use crate::{Clause, Words};
use enumset::{EnumSet, EnumSetType};
use strum::{Display, EnumIter, EnumString, IntoStaticStr};

/// What a hex holds, or a side of it.
///
/// Ground, height, crossings, roads and works are layers of a map; a hex answers in combat with the row of its
/// footing: a river crossed by a bridge answers as `Bridge`.
#[derive(Debug, PartialOrd, Ord, Hash, EnumSetType, EnumIter, EnumString, Display, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Terrain {
    /// Open ground.
    Clear,
    /// A hill, by levels.
    Hill,
    /// A wood.
    Forest,
    /// Village, town, farm.
    Habitations,
    /// Marsh.
    Marsh,
    /// Rocks.
    Rocks,
    /// Sand.
    Sand,
    /// Snow.
    Snow,
    /// A mountain nobody crosses.
    Mountain,
    /// A lake.
    Lake,
    /// A river, crossed at bridges and fords.
    River,
    /// A ford of a river.
    Ford,
    /// A bridge over a river or stream.
    Bridge,
    /// A large river, crossed at bridges.
    LargeRiver,
    /// A bridge over a large river.
    LargeBridge,
    /// A stream, fordable all along.
    Stream,
    /// A road.
    Road,
    /// A palisade on a hex side.
    Palisade,
    /// A ditch on a hex side.
    Ditch,
    /// A fortification on a hex side.
    Fortification,
    /// A burning hex.
    Fire,
}

impl Terrain {
    /// How many rows a terrain table has.
    pub const COUNT: usize = 21;

    /// The letter that draws each on a map; roads, works and fires are laid on it in other ways.
    pub const LETTERS: [(char, Self); 15] = [
        ('.', Self::Clear),
        ('f', Self::Forest),
        ('v', Self::Habitations),
        ('m', Self::Marsh),
        ('r', Self::Rocks),
        ('s', Self::Sand),
        ('n', Self::Snow),
        ('M', Self::Mountain),
        ('L', Self::Lake),
        ('~', Self::River),
        ('=', Self::LargeRiver),
        ('-', Self::Stream),
        ('h', Self::Hill),
        ('x', Self::Ford),
        ('b', Self::Bridge),
    ];

    /// The letter that draws it, if one does.
    #[must_use]
    pub fn letter(self) -> Option<char> {
        Self::LETTERS.iter().find(|(_, drawn)| *drawn == self).map(|(letter, _)| *letter)
    }

    /// What a letter draws.
    #[must_use]
    pub fn drawn_by(letter: char) -> Option<Self> {
        Self::LETTERS.iter().find(|(known, _)| *known == letter).map(|(_, drawn)| *drawn)
    }
}

/// What entering a hex, or crossing a side, costs (MOV-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TerrainEntry {
    /// Nothing: `free`.
    Free,
    /// The move ends there: `stop`.
    Stop,
    /// At most so many hexes that turn: `at-most-2`.
    AtMost(u8),
    /// Never: `never`.
    Never,
}

/// Who may not enter or cross at all, beyond [`TerrainEntry`].
#[derive(Debug, PartialOrd, Ord, EnumSetType, EnumIter, EnumString, Display, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Barred {
    /// Artillery, except along a road.
    Artillery,
    /// Mounted troops.
    Mounted,
    /// War elephants.
    Elephants,
}

/// The most dice a terrain allows, and to whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiceLimits {
    /// In melee against a unit that stands there (or across the side, or higher on the hill).
    pub melee_into: Option<u8>,
    /// In melee by a unit that stands there.
    pub melee_out: Option<u8>,
    /// In fire against a unit that stands there.
    pub fire_into: Option<u8>,
    /// Only for mounted attackers.
    pub mounted_only: bool,
}

/// What else a terrain does.
#[derive(Debug, PartialOrd, Ord, EnumSetType, EnumIter, EnumString, Display, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Quality {
    /// Camels walk it freely, however it slows others.
    CamelsFree,
    /// It masks a sight line on the level (LOS-3).
    Masks,
    /// It masks from any height (LOS-10).
    MasksAnyHeight,
    /// Rough: no place for a gun on the road to fight (CBT-4), no assault (CBT-8e).
    Rough,
    /// A mounted attacker's advantages miss in or against it; for a hill, from below (TAC-1).
    AdvantagesMiss,
    /// Cover from small arms (TAC-1).
    CoversFromFire,
    /// Infantry attacked there is always supported (SUP-2).
    SupportsInfantry,
}

/// One row of a book's terrain table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerrainRow {
    /// Which terrain.
    pub terrain: Terrain,
    /// The clause of the row.
    pub clause: Clause,
    /// What players call it.
    pub name: Words,
    /// Entering it.
    pub entry: TerrainEntry,
    /// Who may not enter.
    pub barred: EnumSet<Barred>,
    /// What else it does.
    pub qualities: EnumSet<Quality>,
    /// Its limits on dice.
    pub limits: DiceLimits,
}

impl TerrainRow {
    /// Does it have this quality?
    #[must_use]
    pub fn is(&self, quality: Quality) -> bool {
        self.qualities.contains(quality)
    }
}
