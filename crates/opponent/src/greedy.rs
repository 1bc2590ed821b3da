//! A player who counts: the attack with the best exact odds, and the shortest way to the next one.

use crate::reflex::{nearest_enemy, reflex};
use crate::{Budget, Player};
use battle::{Actor, Battle, Camp, Command, Pending, Question as Asked, View};
use odds::{Calculator, OddsQuestion};

/// The yardstick of exact odds: it sees one attack deep, and nothing else.
pub(crate) struct Greedy {
    calculator: Calculator,
}

impl Greedy {
    pub(crate) fn new() -> Self {
        Self { calculator: Calculator::new() }
    }

    /// The attack that gains most on average, if one gains anything.
    fn best_attack(&mut self, battle: &Battle) -> Option<Command> {
        let mut attacks = Vec::new();
        battle.each_legal(|command| {
            if let Command::Attack { unit, target } = command {
                attacks.push((unit, target));
            }
        });
        let mut best: Option<(odds::Fraction, Command)> = None;
        for (unit, target) in attacks {
            let question = OddsQuestion::EXCHANGE.with_elephants_standing();
            let Ok(odds) = self.calculator.of_attack(battle, unit, target, &question) else { continue };
            let gain = odds.expected_gain();
            if odds::Fraction::new(0, 1) < gain && best.is_none_or(|(other, _)| other < gain) {
                best = Some((gain, Command::Attack { unit, target }));
            }
        }
        best.map(|(_, command)| command)
    }
}

impl Player for Greedy {
    fn decide(&mut self, battle: &Battle, _: &Budget<'_>) -> Command {
        match battle.pending() {
            Pending::Decision(_, Asked::Combat) => self.best_attack(battle).unwrap_or(Command::EndCombat),
            Pending::Decision(camp, Asked::Movement) => nearest_step(battle, camp).unwrap_or(Command::EndMovement),
            Pending::Decision(..) => reflex(battle),
            Pending::Chance(_) | Pending::Over(_) => panic!("nobody is asked"),
        }
    }
}

/// The move that brings a unit nearest to an enemy, and nearer than it stands.
fn nearest_step(battle: &Battle, camp: Camp) -> Option<Command> {
    let view = battle.view();
    let mut best: Option<(i32, Command)> = None;
    view.each_actor(|actor| {
        let Actor::Unit(unit) = actor else { return };
        let Some(before) = view.cell(unit).map(|cell| stand(view, camp, unit, cell)) else {
            view.each_legal_of(actor, |command| best = best.or(Some((0, command))));
            return;
        };
        view.each_legal_of(actor, |command| {
            let Command::Move { to, .. } = command else { return };
            let gain = stand(view, camp, unit, to) - before;
            if 0 < gain && best.is_none_or(|(other, _)| other < gain) {
                best = Some((gain, command));
            }
        });
    });
    best.map(|(_, command)| command)
}

/// How good a hex is for a fight: as near as the weapon needs, no nearer.
fn stand(view: View<'_>, camp: Camp, unit: battle::UnitId, cell: battle::Cell) -> i32 {
    let wanted = view.troop(unit).range;
    let far = nearest_enemy(view, camp, cell);
    -i32::from(far.saturating_sub(wanted)) - i32::from(far < wanted)
}
