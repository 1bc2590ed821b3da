//! What each answer to the question about an order would bring.

use super::{chance, hundredths, spread};
use crate::trouble::Trouble;
use battle::{Battle, Combatant, Command, Pending, Question, UnitId};
use odds::{Calculator, OddsBudget, OddsQuestion, account_under_way};
use rulebook::Order;
use wire::live::StakeView;

/// The stakes of the question under way, giving no order first; nothing where no order is asked about.
pub(crate) fn stakes(battle: &Battle, budget: OddsBudget) -> Result<Vec<StakeView>, Trouble> {
    let Pending::Decision(_, Question::AttackOrder | Question::DefenceOrder) = battle.pending() else {
        return Ok(Vec::new());
    };
    let mut calculator = Calculator::within(budget);
    let mut found = Vec::new();
    for command in battle.legal() {
        let (Command::AttackOrder { order } | Command::DefenceOrder { order }) = command else { continue };
        found.extend(stake(battle, command, order, &mut calculator)?);
    }
    found.sort_by_key(|stake| stake.order.is_some());
    Ok(found)
}

/// What an attack would bring with each order its attacker may give; nothing where he may give none.
pub(super) fn of_attack(
    battle: &Battle,
    unit: UnitId,
    target: Combatant,
    budget: OddsBudget,
) -> Result<Vec<StakeView>, Trouble> {
    let mut declared = battle.clone();
    match declared.command(Command::Attack { unit, target }, &mut ()) {
        Ok(()) if matches!(declared.pending(), Pending::Decision(_, Question::AttackOrder)) => {
            stakes(&declared, budget)
        }
        _ => Ok(Vec::new()),
    }
}

fn stake(
    battle: &Battle,
    command: Command,
    order: Option<Order>,
    calculator: &mut Calculator,
) -> Result<Option<StakeView>, Trouble> {
    let mut after = battle.clone();
    if after.command(command, &mut ()).is_err() {
        return Ok(None);
    }
    let combat = battle.view().combat();
    let Some((attacker, target)) = combat.and_then(|combat| Some((combat.attacker().unit()?, combat.target()))) else {
        return Ok(None);
    };
    let put = |question: &OddsQuestion<'_>| calculator.from_here(&after, attacker, target, question);
    let odds = OddsQuestion::EXCHANGE.or_standing(put).map_err(|error| super::no_odds(&error))?;
    let row = battle.setup().book.orders.iter().find(|row| Some(row.order) == order);
    let Pending::Decision(camp, _) = battle.pending() else { return Ok(None) };
    let spent = battle.view().tokens(camp).saturating_sub(after.view().tokens(camp));
    Ok(Some(StakeView {
        order: order.map(Into::into),
        name: row.map(|row| row.name.into()),
        price: u8::try_from(spent).unwrap_or(u8::MAX),
        clause: row.map(|row| row.clause.id().to_owned()),
        dice: account_under_way(&after).map_or(0, |account| account.dice()),
        losses: spread(&odds, odds::Tally::target_lost),
        destroyed: chance(odds.chance(odds::Tally::target_destroyed)),
        leaves: chance(odds.chance(odds::Tally::target_left)),
        riposte: chance(odds.chance(odds::Tally::riposted)),
        expected_losses: hundredths(odds.expected(|tally| tally.target_lost().cast_signed())),
    }))
}
