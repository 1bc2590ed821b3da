//! Who acts now: the units of one activation, kept by whatever changes them.

use crate::UnitId;
use crate::state::{NORMAL_UNITS, UnitState};

/// A bit for each unit of the activation that acts, in a battle of ordinary size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Acting(u32);

const _: () = assert!(NORMAL_UNITS <= u32::BITS as usize);

impl Acting {
    /// Looked at anew.
    pub(crate) fn new(units: &[UnitState], group: u8) -> Self {
        if NORMAL_UNITS < units.len() || group == 0 {
            return Self(0);
        }
        let bit = |(place, unit): (usize, &UnitState)| u32::from(unit.group() == group) << place;
        Self(units.iter().enumerate().map(bit).fold(0, |all, bit| all | bit))
    }

    /// A unit more.
    pub(crate) fn join(&mut self, unit: UnitId, units: usize) {
        if units <= NORMAL_UNITS {
            self.0 |= 1 << unit.0;
        }
    }

    /// Those who act, by their numbers; in a larger battle everybody of their camp, who has to be looked at.
    pub(crate) fn units(self, everybody: &[UnitId], units: usize) -> impl Iterator<Item = UnitId> + Clone {
        let (mut acting, others) = if units <= NORMAL_UNITS { (self.0, &[][..]) } else { (0, everybody) };
        let next = move || {
            let first = (acting != 0).then(|| UnitId(acting.trailing_zeros().to_le_bytes()[0]));
            acting &= acting.wrapping_sub(1);
            first
        };
        std::iter::from_fn(next).chain(others.iter().copied())
    }
}
