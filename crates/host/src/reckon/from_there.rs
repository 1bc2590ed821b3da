//! What a move promises: whom the unit could attack from there, and who it.

use super::{chance, mode, no_odds, unit_id};
use crate::trouble::Trouble;
use battle::{Battle, Camp, Combatant, Command, Pending, Question, UnitId};
use chronicle::refusal_sentence;
use odds::{Calculator, OddsBudget, OddsQuestion};
use rulebook::{Language, Mode};
use speech::Lexicon;
use wire::live::{AnswerWire, ProspectView};
use wire::{CommandWire, Field, TargetWire};

/// Looks ahead of a move; refused as the move would be.
pub(crate) fn from_there(
    battle: &Battle,
    field: &Field,
    told: &CommandWire,
    language: Language,
    budget: OddsBudget,
) -> Result<AnswerWire, Trouble> {
    let command = told.command(&battle.view(), field, language).map_err(|fault| Trouble::unknown(&fault))?;
    let mut after = battle.clone();
    if let Err(refusal) = after.command(command, &mut ()) {
        let (text, clause) = (refusal_sentence(refusal, language), Some(refusal.clause.id().to_owned()));
        return Ok(AnswerWire::Refused { text, clause });
    }
    let (Command::Move { unit, .. } | Command::MoveBy { unit, .. }) = command else {
        return Ok(AnswerWire::FromThere { attacks: Vec::new(), threats: Vec::new() });
    };
    answer_plainly(&mut after);
    let attacks = attacks(&after, field, unit, budget)?;
    Ok(AnswerWire::FromThere { attacks, threats: threats(after, field, unit) })
}

/// Questions inside the move are answered as most would.
fn answer_plainly(battle: &mut Battle) {
    while let Some(answer) = odds::ready_answer(battle) {
        if battle.command(answer, &mut ()).is_err() {
            return;
        }
    }
}

fn attacks(after: &Battle, field: &Field, unit: UnitId, budget: OddsBudget) -> Result<Vec<ProspectView>, Trouble> {
    let view = after.view();
    if !matches!(after.pending(), Pending::Decision(..)) || view.active() != view.camp(unit) {
        return Ok(Vec::new());
    }
    let mut calculator = Calculator::within(budget);
    let reckon = |question: &OddsQuestion<'_>| calculator.all_of(after, unit, question);
    let found = OddsQuestion::EXCHANGE.or_standing(reckon).map_err(|error| no_odds(&error))?;
    let seen = found.iter().filter_map(|odds| {
        let at = view.cell_of(odds.target)?;
        Some(ProspectView {
            unit: unit_id(field, unit),
            target: TargetWire::of(odds.target, &view, field),
            hex: field.hex_word(at),
            dice: view.promised_dice(unit, odds.target).ok()?,
            chance: Some(chance(odds.chance(|tally| 0 < tally.target_lost()))),
        })
    });
    Ok(seen.collect())
}

/// The other side begins its turn with everybody where he stands.
fn threats(mut after: Battle, field: &Field, unit: UnitId) -> Vec<ProspectView> {
    let camp = after.view().camp(unit);
    hand_over(&mut after, camp);
    let view = after.view();
    if view.active() == camp || view.cell(unit).is_none() {
        return Vec::new();
    }
    let target = Combatant::Unit(unit);
    let foes = view.units_of(view.active()).filter_map(|foe| {
        let dice = view.promised_dice(foe, target).ok()?;
        Some((mode(&view, foe, target) == Mode::Fire, foe, field.hex_word(view.cell(foe)?), dice))
    });
    let mut seen: Vec<_> = foes.collect();
    seen.sort_by_key(|(fires, _, _, dice)| (*fires, std::cmp::Reverse(*dice)));
    let prospect = |(_, foe, hex, dice)| {
        let target = TargetWire::of(target, &view, field);
        ProspectView { unit: unit_id(field, foe), target, hex, dice, chance: None }
    };
    seen.into_iter().map(prospect).collect()
}

/// Ends phase after phase until the other side begins, as far as no dice are rolled.
fn hand_over(battle: &mut Battle, camp: Camp) {
    while battle.view().active() == camp {
        let end = match battle.pending() {
            Pending::Decision(_, Question::Movement) => Command::EndMovement,
            Pending::Decision(_, Question::Combat) => Command::EndCombat,
            Pending::Decision(..) | Pending::Chance(_) | Pending::Over(_) => return,
        };
        if battle.command(end, &mut ()).is_err() {
            return;
        }
    }
}
