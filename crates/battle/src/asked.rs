//! Whom the question under way is about.

use crate::frame::{Frame, TurnStage};
use crate::{Combatant, MarkerId, OfficerId, UnitId, View};
use hexes::Cell;

/// Whom a question is about, as far as it is about somebody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Concerned {
    /// The unit: who moved, who attacks.
    pub unit: Option<UnitId>,
    /// The officer: who selects, who may go along, who is tested.
    pub officer: Option<OfficerId>,
    /// The panicking elephant.
    pub elephant: Option<MarkerId>,
    /// The other side of a combat.
    pub target: Option<Combatant>,
    /// The hex it is about: attacked, vacated or fled from.
    pub hex: Option<Cell>,
}

impl View<'_> {
    /// Whom the question or the roll under way is about.
    #[must_use]
    pub fn concerned(&self) -> Concerned {
        let nobody = Concerned::default();
        match self.top() {
            Frame::Turn(TurnStage::Select) => Concerned { officer: self.affairs.commander, ..nobody },
            Frame::Turn(TurnStage::Staff(unit)) => Concerned { unit: UnitId::new(usize::from(unit)), ..nobody },
            Frame::Turn(TurnStage::BurnOut(slot)) => {
                Concerned { hex: self.fires().nth(usize::from(slot)).flatten(), ..nobody }
            }
            Frame::Turn(_) => nobody,
            Frame::GoAlong { unit, from, next } => {
                Concerned { unit: Some(unit), officer: Some(OfficerId(next)), hex: from, ..nobody }
            }
            Frame::Combat(combat) => Concerned {
                unit: combat.attacker().unit(),
                target: Some(combat.target()),
                hex: Some(combat.at),
                elephant: match combat.attacker() {
                    Combatant::Unit(_) => None,
                    Combatant::Elephant(marker) => Some(marker),
                },
                ..nobody
            },
            Frame::Panic { marker, .. } => {
                Concerned { elephant: Some(marker), hex: self.cell_of(Combatant::Elephant(marker)), ..nobody }
            }
            Frame::Flight { cell, .. } => Concerned { hex: Some(cell), ..nobody },
            Frame::FrontRankTest { officer, .. } => {
                Concerned { officer: Some(officer), hex: self.officer_cell(officer), ..nobody }
            }
        }
    }
}
