//! Where a unit may stand and go, by the ground alone.

use crate::read::army::Unit;
use battle::Explorer;
use rulebook::{Rulebook, Trait};

/// A unit on an empty board, once its troop is known.
pub(crate) fn explorer(unit: &Unit<'_>, book: &Rulebook) -> Option<Explorer> {
    unit.troop.as_ref().map(|troop| Explorer::of(book, troop.what))
}

/// Does a unit never move?
pub(crate) fn is_static(unit: &Unit<'_>) -> bool {
    let by_troop = unit.troop.as_ref().is_some_and(|troop| troop.what.allowance.without_combat == 0);
    by_troop || unit.written().contains(Trait::Static)
}
