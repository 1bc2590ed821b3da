//! From events to entries: which event begins a sentence, and which goes on with the last one.

mod combat;
mod command;
mod elephants;
mod fate;
mod movement;
mod officers;

use crate::chronicle::{Chronicle, News};
use crate::tale::{Deed, Ending, Fell, Tale};
use battle::{Camp, Event, Outcome, Purpose, Roll};

impl Chronicle {
    /// Makes, or goes on with, an entry.
    pub(crate) fn compose(&mut self, news: News<'_>) {
        match news.event {
            Event::TurnBegan { camp, turn } => self.open(camp, Tale::Turn(camp, turn), news),
            Event::TurnPassed { camp } => self.open(camp, Tale::TurnPassed(camp), news),
            Event::GeneralPutOff { camp } => self.open(camp, Tale::GeneralPutOff(camp), news),
            Event::PhaseBegan { phase } => self.phase = Some(phase),
            Event::OfficerActivated { officer, .. } => self.officer_activates(officer, news),
            Event::UnitActivated { unit, .. } => self.unit_activated(unit, news),
            Event::OfficerSelected { officer, .. } => self.officer_selected(officer, news),
            Event::UnitDelayed { unit } => self.unit_delayed(unit, news),
            Event::MessengersArrived { .. } => self.messengers_arrived(news),
            Event::OrderGiven { camp, order, cost, .. } => self.order_given(camp, order, cost, news),
            Event::OrderTook { unit, .. } => self.order_took(unit, news),
            Event::TokensGained { camp, tokens, .. } => self.tokens_gained(camp, tokens, news),
            Event::Rallied { unit, elements, .. } => self.rallied(unit, elements, news),
            Event::UnitMoved { unit, to, pace, .. } => self.unit_moved(unit, to, pace, news),
            Event::UnitEntered { unit, to, .. } => self.unit_entered(unit, to, news),
            Event::UnitLeft { unit } => self.unit_left(unit, news),
            Event::OfficerMoved { officer, to } => self.officer_moved(officer, to, news),
            Event::OfficerWentAlong { officer, .. } => self.went_along(officer, news),
            Event::OfficerLeft { officer } => self.officer_left(officer, news),
            Event::UnitStoodStill { unit } => self.stood_still(unit, news),
            Event::PlayedMarkerRemoved { unit } => self.marker_removed(unit, news),
            Event::CombatDeclared { onset, .. } => self.combat_declared(onset, news),
            Event::FrontRankTaken { officer } => self.front_rank_taken(officer, news),
            Event::Evaded { unit, .. } => self.deed(unit, Deed::evaded(), news),
            Event::DiceReasoned { line } => self.strike_to_count(news).lines.push(line),
            Event::DiceCounted { dice } => self.dice_counted(dice, news),
            Event::Rolled { purpose, roll } => self.rolled(purpose, roll, news),
            Event::RocketsStrayed { to } => self.rockets_strayed(to, news),
            Event::ElementsLost { unit, lost, clause } => self.elements_lost(unit, lost, clause, news),
            Event::ElephantReleased { unit, .. } => self.elephant_released(unit, news),
            Event::CarrierLost { unit } => self.deed(unit, Deed::LostCarrier, news),
            Event::ElephantFled { elephant, to } => self.elephant_fled(elephant, to, news),
            Event::ElephantRemoved { elephant, .. } => self.elephant_removed(elephant, news),
            Event::FlagsIgnored { by, flags } => self.flags_ignored(by, flags, news),
            Event::RetreatOwed { unit, hexes, .. } => self.deed(unit, Deed::retreated(hexes), news),
            Event::Retreated { unit, to, .. } => self.stepped_back(unit, Some(to), None, news),
            Event::Crossed { unit, at } => self.stepped_back(unit, None, news.before.unit_at(at), news),
            Event::DebtIncurred { unit, .. } => self.deed(unit, Deed::Indebted, news),
            Event::FollowedUp { unit, to, .. } => self.followed_up(unit, to, news),
            Event::HeldBack { unit, from, .. } => self.deed(unit, Deed::HeldBack { from }, news),
            Event::Pursued { unit, to } => self.pursued(unit, to, news),
            Event::Fought { unit } => self.fought(unit, news),
            Event::OfficerFled { officer, to } => self.officer_fled(officer, to, news),
            Event::OfficerLost { officer, clause } => self.officer_lost(officer, clause, news),
            Event::GeneralReplaced { officer, at } => self.general_replaced(officer, at, news),
            Event::HexIgnited { at } => self.go_on(news.before.active(), Tale::Ignited(at), news),
            Event::HexBurntOut { at } => self.open(news.before.active(), Tale::BurntOut(at), news),
            Event::Forced { .. } => self.ahead.push(news.event),
            Event::Noted { clause } => self.note(clause, news),
            Event::BattleOver { outcome } => self.ended(outcome, news),
            Event::TurnOrder { .. } | Event::UnitDestroyed { .. } | Event::FrontRankLeft { .. } => self.join(news),
        }
    }

    fn rolled(&mut self, purpose: Purpose, roll: Roll, news: News<'_>) {
        let active = news.before.active();
        match purpose {
            Purpose::Attack | Purpose::Riposte | Purpose::ElephantFight => self.strike_rolled(purpose, roll, news),
            Purpose::Confirm => self.go_on(active, Tale::Confirmation(roll), news),
            Purpose::Dispersion => self.go_on(active, Tale::Rockets { roll, fell: Fell::True }, news),
            Purpose::Burst => self.burst_rolled(roll, news),
            Purpose::Desertion => self.desertion_rolled(roll, news),
            Purpose::ElephantFlight => self.flight_rolled(roll, news),
            Purpose::FrontRank => self.front_rank_rolled(roll, news),
            Purpose::Staff => self.staff_rolled(roll, news),
            Purpose::Messengers => self.open(active, Tale::Messengers { roll, arrived: false }, news),
            // A fire that burns on is no news; one that goes out is told by its own event.
            Purpose::BurnOut => {}
        }
    }

    fn ended(&mut self, outcome: Outcome, news: News<'_>) {
        let camps = [Camp::North, Camp::South];
        let eliminated = camps.map(|camp| news.before.eliminated(camp.opposite()));
        let ending = Ending { outcome, eliminated, exited: camps.map(|camp| news.before.exited(camp)) };
        self.begin(outcome.winner, Tale::Over(ending), news, false);
    }
}
