//! Where troops may stand and go by the ground alone: for whoever draws a map, before anybody moves on it.

use super::ground::{self, Gait, Walker};
use crate::{Board, Camp};
use enumset::EnumSet;
use hexes::{Cell, Direction};
use rulebook::{Arm, Rulebook, TerrainEntry, Troop};

/// A kind of troops on an empty board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Explorer(Walker);

impl Explorer {
    /// Somebody on foot: an officer alone goes wherever infantry can.
    #[must_use]
    pub fn on_foot() -> Self {
        Self(Walker { camp: Camp::South, arm: Arm::Infantry, gait: EnumSet::empty(), unit: None })
    }

    /// Troops of a type.
    #[must_use]
    pub fn of(book: &Rulebook, troop: &Troop) -> Self {
        let gait = if book.is_mounted(troop) { Gait::Mounted.into() } else { EnumSet::empty() };
        Self(Walker { camp: Camp::South, arm: troop.arm, gait, unit: None })
    }

    /// May they stand in a hex? A road leads guns into ground they could not enter otherwise (MOV-13).
    #[must_use]
    pub fn may_stand(self, book: &Rulebook, board: &Board, cell: Cell) -> bool {
        let row = book.ground(board.footing(cell));
        ground::entry(self.0, row).is_some() || row.entry != TerrainEntry::Never && board.on_road(cell)
    }

    /// Every hex they can ever come to from some, whoever stands in their way: for each hex of the board, whether.
    #[must_use]
    pub fn reach(self, book: &Rulebook, board: &Board, from: &[Cell]) -> Vec<bool> {
        let mut reached = vec![false; board.grid().cell_count()];
        let mut waiting = from.to_vec();
        while let Some(cell) = waiting.pop() {
            if std::mem::replace(&mut reached[cell.index()], true) {
                continue;
            }
            let steps = Direction::ALL.into_iter().filter_map(|direction| {
                ground::worked_out(book, board, self.0, cell, direction)?;
                board.neighbours().toward(cell, direction)
            });
            waiting.extend(steps);
        }
        reached
    }
}
