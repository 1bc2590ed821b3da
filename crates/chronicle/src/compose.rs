//! From events to entries: which event begins a sentence, and which goes on with the last one.

mod combat;
mod command;
mod elephants;
mod fate;
mod movement;
mod officers;

use crate::chronicle::Chronicle;
use crate::tale::{Ending, Fell, Tale};
use battle::{Camp, Event, Outcome, Purpose, Roll};

impl Chronicle {
    /// Makes, or goes on with, an entry.
    pub(crate) fn compose(&mut self, event: Event) {
        match event {
            Event::TurnBegan { .. } | Event::TurnPassed { .. } | Event::PhaseBegan { .. } => self.compose_turn(event),
            Event::OfficerActivated { .. }
            | Event::UnitActivated { .. }
            | Event::OfficerSelected { .. }
            | Event::UnitDelayed { .. }
            | Event::MessengersArrived { .. }
            | Event::OrderGiven { .. }
            | Event::OrderTook { .. }
            | Event::TurnOrder { .. }
            | Event::TokensGained { .. }
            | Event::Rallied { .. } => self.compose_command(event),
            Event::UnitMoved { .. }
            | Event::UnitEntered { .. }
            | Event::UnitLeft { .. }
            | Event::OfficerMoved { .. }
            | Event::OfficerWentAlong { .. }
            | Event::OfficerLeft { .. }
            | Event::UnitStoodStill { .. }
            | Event::PlayedMarkerRemoved { .. } => self.compose_movement(event),
            Event::CombatDeclared { .. }
            | Event::FrontRankTaken { .. }
            | Event::DiceReasoned { .. }
            | Event::DiceCounted { .. }
            | Event::RocketsStrayed { .. }
            | Event::Fought { .. }
            | Event::HexIgnited { .. }
            | Event::HexBurntOut { .. } => self.compose_combat(event),
            Event::Evaded { .. }
            | Event::ElementsLost { .. }
            | Event::FlagsIgnored { .. }
            | Event::RetreatOwed { .. }
            | Event::Retreated { .. }
            | Event::Crossed { .. }
            | Event::DebtIncurred { .. }
            | Event::FollowedUp { .. }
            | Event::Pursued { .. } => self.compose_fate(event),
            Event::ElephantReleased { .. }
            | Event::CarrierLost { .. }
            | Event::ElephantFled { .. }
            | Event::ElephantRemoved { .. } => self.compose_elephant(event),
            Event::OfficerFled { .. } | Event::OfficerLost { .. } | Event::GeneralReplaced { .. } => {
                self.compose_officer(event);
            }
            Event::Rolled { purpose, roll } => self.compose_roll(purpose, roll, event),
            Event::UnitDestroyed { .. } | Event::FrontRankLeft { .. } | Event::Forced { .. } | Event::Noted { .. } => {
                self.join(event)
            }
            Event::BattleOver { outcome } => self.compose_end(outcome, event),
        }
    }

    fn compose_turn(&mut self, event: Event) {
        match event {
            Event::TurnBegan { camp, turn } => {
                self.fights.clear();
                self.phase = None;
                self.open(camp, Tale::Turn(camp, turn), event);
            }
            Event::TurnPassed { camp } => self.open(camp, Tale::TurnPassed(camp), event),
            Event::PhaseBegan { phase } => {
                self.fights.clear();
                self.phase = Some(phase);
            }
            _ => {}
        }
    }

    fn compose_roll(&mut self, purpose: Purpose, roll: Roll, event: Event) {
        let active = self.roster.active;
        match purpose {
            Purpose::Attack | Purpose::Riposte | Purpose::ElephantFight => self.strike_rolled(purpose, roll, event),
            Purpose::Confirm => self.go_on(active, Tale::Confirmation(roll), event),
            Purpose::Dispersion => self.go_on(active, Tale::Rockets { roll, fell: Fell::True }, event),
            Purpose::Burst => self.burst_rolled(roll, event),
            Purpose::Desertion => self.desertion_rolled(roll, event),
            Purpose::ElephantFlight => self.flight_rolled(roll, event),
            Purpose::FrontRank => self.front_rank_rolled(roll, event),
            Purpose::Staff => self.staff_rolled(roll, event),
            Purpose::Messengers => self.open(active, Tale::Messengers { roll, arrived: false }, event),
            // A fire that burns on is no news; one that goes out is told by its own event.
            Purpose::BurnOut => {}
        }
    }

    fn compose_end(&mut self, outcome: Outcome, event: Event) {
        let setup = &self.backdrop.setup;
        let eliminated = [Camp::North, Camp::South].map(|camp| self.roster.eliminated_by(camp, setup));
        let ending = Ending { outcome, eliminated, exited: self.roster.exited };
        self.begin(outcome.winner, Tale::Over(ending), event, false);
    }
}
