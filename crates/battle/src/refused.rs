//! Set-ups that cannot be played, and why.

use crate::Camp;
use crate::markers::MOST_ELEPHANTS;
use crate::nibbles::Nibbles;
use crate::setup::{Setup, UnitSetup};
use rulebook::{Arm, ElephantRelease, Rank, Trait};

/// A battle that cannot begin.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// Too many pieces to number.
    #[error("{found} {what}: at most {most} can take part")]
    TooMany {
        /// `units` or `officers`.
        what: &'static str,
        /// How many there are.
        found: usize,
        /// How many there may be.
        most: usize,
    },
    /// Two units in one hex.
    #[error("{first} and {second} both stand on {at}: one unit a hex (GEO-4)")]
    TwoUnits {
        /// Where.
        at: String,
        /// One.
        first: String,
        /// The other.
        second: String,
    },
    /// No general in chief, or two.
    #[error("{camp:?} has {found} generals in chief: exactly one is needed (ACT-3)")]
    Generals {
        /// Whose.
        camp: Camp,
        /// How many.
        found: usize,
    },
    /// A unit without elements, or with more than can be counted.
    #[error("{name} has {found} elements: a unit starts with 1 to {most} (UNI-1)")]
    Elements {
        /// The unit.
        name: String,
        /// How many it has.
        found: u8,
        /// How many it may have.
        most: u8,
    },
    /// More elephants than could be told apart, were they all loose at once.
    #[error("{found} elephants could be let loose: at most {most} can take part (ELE-1)")]
    Elephants {
        /// How many there are.
        found: usize,
        /// How many there may be.
        most: usize,
    },
    /// More activations than can be counted.
    #[error("{camp:?} has {found} activations a turn: at most {most} can be made (ACT-2)")]
    Activations {
        /// Whose.
        camp: Camp,
        /// How many.
        found: u8,
        /// How many there may be.
        most: u8,
    },
}

/// May a battle begin so?
pub(crate) fn check(setup: &Setup) -> Result<(), SetupError> {
    let most = usize::from(u8::MAX);
    for (what, found) in [("units", setup.units.len()), ("officers", setup.officers.len())] {
        if most < found {
            return Err(SetupError::TooMany { what, found, most });
        }
    }
    for (index, unit) in setup.units.iter().enumerate() {
        if unit.elements == 0 || Nibbles::MOST < unit.elements {
            return Err(SetupError::Elements { name: unit.name.clone(), found: unit.elements, most: Nibbles::MOST });
        }
        let twin = setup.units[..index].iter().find(|other| other.start.is_ok() && other.start == unit.start);
        if let (Some(other), Ok(cell)) = (twin, &unit.start) {
            return Err(SetupError::TwoUnits {
                at: setup.board.grid().place(*cell).to_string(),
                first: other.name.clone(),
                second: unit.name.clone(),
            });
        }
    }
    let (found, most) = (setup.units.iter().map(|unit| elephants(setup, unit)).sum(), usize::from(MOST_ELEPHANTS));
    if most < found {
        return Err(SetupError::Elephants { found, most });
    }
    for camp in [Camp::North, Camp::South] {
        // A general assault doubles them, a dispatch acts apart.
        let (found, most) = (setup.camp(camp).activations, Nibbles::MOST / 2);
        if most < found {
            return Err(SetupError::Activations { camp, found, most });
        }
        let generals =
            setup.officers.iter().filter(|officer| officer.camp == camp && officer.rank == Rank::GeneralInChief);
        let found = generals.count();
        if found != 1 {
            return Err(SetupError::Generals { camp, found });
        }
    }
    Ok(())
}

/// Elephants a unit could let loose, if it lost everything (ELE-1, ELE-2, ELE-3).
fn elephants(setup: &Setup, unit: &UnitSetup) -> usize {
    if unit.traits.contains(Trait::OnElephants) || unit.traits.contains(Trait::ElephantDrawn) {
        return 1;
    }
    let borne = unit.traits.contains(Trait::Borne) && unit.traits.contains(Trait::ElephantBeasts);
    let beasts = unit.troop.arm == Arm::Elephants || borne;
    if beasts && setup.book.panic.release != ElephantRelease::Vanishes { unit.elements.into() } else { 0 }
}
