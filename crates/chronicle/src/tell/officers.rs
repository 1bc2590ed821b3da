//! Officers in danger.

use super::Teller;
use crate::catalogue::{Args, Message};
use battle::{Cell, OfficerId, Roll, UnitId};
use rulebook::Rank;

impl Teller<'_> {
    pub(super) fn front_rank_test(self, officer: OfficerId, roll: Roll, lost: bool) -> String {
        let args = Args::new().noun("officer", &self.scene.officer(officer, self.language));
        if lost {
            // A general in chief may come back (CHR-4): he does not die.
            let general = self.scene.setup.officer(officer).rank == Rank::GeneralInChief;
            let message = if general { Message::FrontRankGeneral } else { Message::FrontRankFalls };
            return self.and_then_the_general(officer, self.test(message, roll, args));
        }
        self.test(Message::FrontRankSafe, roll, args)
    }

    pub(super) fn officer_fled(self, officer: OfficerId, to: Cell, with: Option<UnitId>) -> String {
        let args =
            Args::new().noun("officer", &self.scene.officer(officer, self.language)).text("to", self.scene.place(to));
        match with {
            Some(unit) => {
                let unit = self.scene.unit(unit, self.language);
                self.sentence(Message::OfficerFleesWith, &args.noun("unit", &unit))
            }
            None => self.sentence(Message::OfficerFlees, &args),
        }
    }

    pub(super) fn officer_lost(self, officer: OfficerId) -> String {
        let args = Args::new().noun("officer", &self.scene.officer(officer, self.language));
        self.and_then_the_general(officer, self.sentence(Message::OfficerTaken, &args))
    }

    /// A general in chief costs his side its next turn.
    fn and_then_the_general(self, officer: OfficerId, told: String) -> String {
        if self.scene.setup.officer(officer).rank != Rank::GeneralInChief {
            return told;
        }
        format!("{told} {}", self.sentence(Message::GeneralLost, &Args::new()))
    }

    pub(super) fn general_replaced(self, general: OfficerId, at: Cell, replaced: Option<OfficerId>) -> String {
        let args =
            Args::new().noun("officer", &self.scene.officer(general, self.language)).text("at", self.scene.place(at));
        match replaced {
            Some(other) => {
                let args = args.noun("replaced", &self.scene.officer(other, self.language));
                self.sentence(Message::GeneralReturnsFor, &args)
            }
            None => self.sentence(Message::GeneralReturns, &args),
        }
    }
}
