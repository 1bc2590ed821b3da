//! Line of sight: who sees whom, and why not.

pub(crate) mod lines;

use crate::Board;
use hexes::{Cell, Crossing, Side};
use rulebook::{Clause, HillFoot, LoneOfficers, Quality, Rulebook, SmallArmsOnHill, Terrain};

/// What stands in a hex, as far as sight goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    /// Troops of a camp.
    Troops(Camp),
    /// Elephants of a camp, which stand higher: war elephants, guns borne on them, panicking ones.
    Elephants(Camp),
    /// Officers alone.
    LoneOfficers,
}

/// Whose they are: the side that owns the north edge, or the south.
pub type Camp = hexes::Edge;

/// What can be seen standing on the board at a moment.
pub trait Standing {
    /// Who stands in a hex, if anybody.
    fn body(&self, cell: Cell) -> Option<Body>;
    /// Does the hex burn?
    fn burns(&self, cell: Cell) -> bool;
}

/// What is fired: guns see past shadows that stop small arms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weapon {
    /// Guns, rockets and engines.
    Artillery,
    /// Everything else.
    SmallArms,
}

/// Where the clauses that spoke are written; `()` forgets them.
pub trait Notes {
    /// Does anybody read them?
    const ARE_READ: bool;
    /// This clause spoke.
    fn note(&mut self, clause: Clause);
}

impl Notes for () {
    const ARE_READ: bool = false;

    fn note(&mut self, _: Clause) {}
}

impl Notes for Vec<Clause> {
    const ARE_READ: bool = true;

    fn note(&mut self, clause: Clause) {
        if !self.contains(&clause) {
            self.push(clause);
        }
    }
}

/// One look from a hex to another.
#[derive(Clone, Copy)]
pub struct Look<'a, S> {
    /// The rules.
    pub book: &'a Rulebook,
    /// The ground.
    pub board: &'a Board,
    /// Who stands where.
    pub standing: &'a S,
    /// The shooter's hex.
    pub from: Cell,
    /// The target's hex.
    pub to: Cell,
    /// The shooter's weapon.
    pub weapon: Weapon,
}

impl<S: Standing> Look<'_, S> {
    /// Is the line open? If not, by which clause.
    ///
    /// The shooter's and the target's own hexes never block (LOS-1).
    pub fn blocked_by(&self, notes: &mut impl Notes) -> Option<Clause> {
        let (mut left, mut right) = (None, None);
        for crossing in self.board.grid().sight_line(self.from, self.to) {
            match crossing {
                Crossing::Through(cell) => {
                    if let Some(clause) = self.hides(cell, notes) {
                        notes.note(Clause::SightLine);
                        return Some(clause);
                    }
                }
                Crossing::Along(cell, Side::Left) => left = left.or_else(|| self.hides(cell, notes)),
                Crossing::Along(cell, Side::Right) => right = right.or_else(|| self.hides(cell, notes)),
            }
        }
        if left.is_some() || right.is_some() {
            notes.note(Clause::SightAlongBorder);
        }
        // A shadow on one side hides nothing by itself, nor does one at the edge of the table (PRC-13).
        if [left, right].contains(&Some(Clause::ShadowBelowHill)) {
            notes.note(Clause::BorderShadows);
        }
        left.and(right)
    }

    /// Does what stands in a hex on the line hide the target, and by which clause?
    pub fn hides(&self, cell: Cell, notes: &mut impl Notes) -> Option<Clause> {
        let masks = |terrain| self.book.ground(terrain).is(Quality::MasksAnyHeight);
        if masks(self.board.land(cell).ground) || self.standing.burns(cell) && masks(Terrain::Fire) {
            notes.note(Clause::HeightsBetween);
            notes.note(Clause::Masks);
            return Some(Clause::Masks);
        }
        if self.board.height(self.from) == self.board.height(self.to) {
            self.hides_on_the_level(cell, notes)
        } else {
            self.hides_from_above(cell, notes)
        }
    }

    /// Shooter and target at the same height.
    fn hides_on_the_level(&self, cell: Cell, notes: &mut impl Notes) -> Option<Clause> {
        let (level, between) = (self.board.height(self.from), self.board.height(cell));
        if between < level {
            // Masks lower than both ends never block (LOS-10).
            notes.note(Clause::HeightsBetween);
            return None;
        }
        if level == 0 {
            if 0 < between {
                notes.note(Clause::Masks);
                return Some(Clause::Masks);
            }
            if self.wooded(cell) {
                notes.note(Clause::Masks);
                return Some(Clause::Masks);
            }
            return self.unit_blocks(cell, notes);
        }
        if self.board.same_hill(self.from, self.to) {
            notes.note(Clause::HeightsBetween);
            if level < between {
                return Some(Clause::HeightsBetween);
            }
            // On the same hill only units at that level block.
            return self.unit_blocks(cell, notes);
        }
        notes.note(Clause::SameLevelHill);
        Some(Clause::SameLevelHill)
    }

    /// Shooter and target at different heights: judged from the higher end, with the shooter's weapon (LOS-8).
    fn hides_from_above(&self, cell: Cell, notes: &mut impl Notes) -> Option<Clause> {
        let (from, to) = (self.board.height(self.from), self.board.height(self.to));
        let (high, low) = if to < from { (self.from, self.to) } else { (self.to, self.from) };
        if high == self.to {
            notes.note(Clause::SightIsMutual);
        }
        let between = self.board.height(cell);
        if self.board.height(high) <= between {
            notes.note(Clause::SameLevelHill);
            return Some(Clause::SameLevelHill);
        }
        if between < self.board.height(low) {
            notes.note(Clause::HeightsBetween);
            return None;
        }
        let (whole, before) = (self.board.grid().distance(high, low), self.board.grid().distance(high, cell));
        let reading = match self.weapon {
            Weapon::Artillery => SmallArmsOnHill::AsArtillery,
            Weapon::SmallArms => self.book.small_arms_on_hill,
        };
        if self.wooded(cell) {
            notes.note(Clause::Masks);
            if reading != SmallArmsOnHill::AsArtillery {
                notes.note(Clause::SmallArmsOnHill);
                return Some(Clause::SmallArmsOnHill);
            }
            notes.note(Clause::ShadowBelowHill);
            return (whole - before <= before).then_some(Clause::ShadowBelowHill);
        }
        if reading == SmallArmsOnHill::OverNothing {
            // As on the level: who is not looked over blocks (LOS-6b, ruling 14).
            let blocks = !self.overlooked(cell, notes)?;
            if blocks {
                notes.note(Clause::SmallArmsOnHill);
            }
            return blocks.then_some(Clause::SmallArmsOnHill);
        }
        self.unit_shades(cell, high, whole - before, notes)
    }

    /// Does a unit in the way block at the same height (LOS-4)? Elephants are seen over all but elephants (LOS-9).
    fn unit_blocks(&self, cell: Cell, notes: &mut impl Notes) -> Option<Clause> {
        if self.overlooked(cell, notes)? {
            return None;
        }
        notes.note(Clause::Masks);
        notes.note(Clause::NoFireOverUnits);
        Some(Clause::NoFireOverUnits)
    }

    /// Does a unit in the way, seen from a hill, hide what is `beyond` hexes behind it (LOS-6)?
    fn unit_shades(&self, cell: Cell, high: Cell, beyond: u32, notes: &mut impl Notes) -> Option<Clause> {
        if self.overlooked(cell, notes)? {
            return None;
        }
        notes.note(Clause::HillSeesOverUnits);
        if 1 < beyond {
            return None;
        }
        let camp = |cell| match self.standing.body(cell) {
            Some(Body::Troops(camp) | Body::Elephants(camp)) => Some(camp),
            Some(Body::LoneOfficers) | None => None,
        };
        let (own, above) = (camp(cell), camp(high));
        if own.is_some() && above.is_some() {
            notes.note(Clause::ShadowBelowHill);
        }
        let lets_see = match self.book.hill_foot {
            HillFoot::Friends => own.is_some() && own == above,
            HillFoot::Anybody => own.is_some(),
        };
        (!(lets_see && self.board.at_foot(cell, high))).then_some(Clause::ShadowBelowHill)
    }

    /// Is what stands in a hex overlooked, as too low or no mask at all? `None` if nothing stands there.
    fn overlooked(&self, cell: Cell, notes: &mut impl Notes) -> Option<bool> {
        let body = self.standing.body(cell)?;
        if body == Body::LoneOfficers {
            notes.note(Clause::Masks);
            return Some(self.book.lone_officers == LoneOfficers::DoNotMask);
        }
        let is_elephant = |cell| matches!(self.standing.body(cell), Some(Body::Elephants(_)));
        let tall = is_elephant(self.from) || is_elephant(self.to);
        if tall {
            notes.note(Clause::ElephantsStandHigher);
        }
        Some(tall && !matches!(body, Body::Elephants(_)))
    }

    /// Forest or habitations.
    fn wooded(&self, cell: Cell) -> bool {
        self.book.ground(self.board.land(cell).ground).is(Quality::Masks)
    }
}
