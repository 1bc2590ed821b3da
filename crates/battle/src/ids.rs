//! Who is who: small numbers for units, officers and panicking elephants.

use std::fmt;

/// A unit, by its place in the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UnitId(pub(crate) u8);

/// An officer, by his place in the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OfficerId(pub(crate) u8);

/// A panicking elephant on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MarkerId(pub(crate) u8);

macro_rules! numbered {
    ($name:ident, $letter:literal) => {
        impl $name {
            /// Its number in the set-up.
            #[must_use]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The one with this number, if the number is small enough.
            #[must_use]
            pub fn new(index: usize) -> Option<Self> {
                u8::try_from(index).ok().filter(|number| *number < u8::MAX).map(Self)
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(out, concat!($letter, "{}"), self.0)
            }
        }
    };
}

numbered!(UnitId, "u");
numbered!(OfficerId, "o");
numbered!(MarkerId, "e");

/// Someone who fights: a unit, or a panicking elephant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Combatant {
    /// A unit.
    Unit(UnitId),
    /// A panicking elephant.
    Elephant(MarkerId),
}

impl Combatant {
    /// The unit, if it is one.
    #[must_use]
    pub const fn unit(self) -> Option<UnitId> {
        match self {
            Self::Unit(unit) => Some(unit),
            Self::Elephant(_) => None,
        }
    }
}

impl fmt::Display for Combatant {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unit(unit) => unit.fmt(out),
            Self::Elephant(marker) => marker.fmt(out),
        }
    }
}
