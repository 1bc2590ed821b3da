//! Those nobody drew: they stand on an island far from the table, so that the machine stops where the case looks.
//!
//! A machine that finds only one thing to do does it: it would end a phase, a turn, a whole battle of two units under
//! the eyes of the case. So each camp has a sentry on the island, face to face with the other, and an officer if the
//! case gives it no general. They reach nobody, nobody reaches them, and they count for nothing.

use super::{Draft, NO_TURN};
use crate::problem::Fault;
use crate::troops;
use battle::{Arrival, Camp, Cell, Moment, OfficerSetup, Phase, UnitId, UnitSetup};
use rulebook::{LeaderTraits, Rank, Trait};

/// What a sentry is called.
pub(crate) const SENTRY: &str = "a sentry";
/// The letters of the sentries: of the camp that plays, and of the other.
const SENTRIES: [char; 2] = ['⚑', '⚐'];

impl Draft<'_> {
    /// Posts the sentries; that of the camp that plays is activated in a phase where that means something.
    pub(super) fn people_the_island(&mut self, moment: &mut Moment) -> Result<(), Fault> {
        let too_wide = || Fault::new("the map is too wide");
        let posts = self.drawing.island().ok_or_else(too_wide)?;
        for ((letter, post), camp) in SENTRIES.into_iter().zip(posts).zip([moment.active, moment.active.opposite()]) {
            let post = self.names.grid.cell_at(post).ok_or_else(too_wide)?;
            self.names.units.push(letter);
            self.post_sentry(camp, post)?;
            self.appoint(camp, post);
        }
        let acting = matches!(moment.phase, Phase::Movement | Phase::Combat) && !moment.before_turn;
        if acting {
            moment.activated.extend(UnitId::new(self.units.len() - SENTRIES.len()));
        }
        Ok(())
    }

    /// A detachment gives no support and does not count for victory (SUP-3, VIC-2).
    fn post_sentry(&mut self, camp: Camp, post: Cell) -> Result<(), Fault> {
        let troop = troops::troop(&self.book, "light-infantry")?;
        self.units.push(UnitSetup {
            name: SENTRY.to_owned(),
            camp,
            troop,
            traits: troop.traits | Trait::Detachment,
            elements: 1,
            start: Ok(post),
            parent: None,
        });
        Ok(())
    }

    /// A general who never arrives, for a camp without one, and an officer who keeps its command phase open.
    fn appoint(&mut self, camp: Camp, post: Cell) {
        let led = self.officers.iter().any(|officer| officer.camp == camp && officer.rank == Rank::GeneralInChief);
        if led {
            return;
        }
        let never = Arrival { turn: NO_TURN, entries: Vec::new() };
        for (rank, start) in [(Rank::GeneralInChief, Err(never)), (Rank::SuperiorOfficer, Ok(post))] {
            let name = "an officer nobody drew".to_owned();
            self.officers.push(OfficerSetup { name, camp, rank, traits: LeaderTraits::empty(), start });
        }
    }
}
