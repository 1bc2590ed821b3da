//! Luck so far: what each exchange could be expected to cost either side, and what it cost.

use crate::deed::{Deed, Entry};
use crate::game::{Birth, Game, Misplayed};
use crate::reckon::no_odds;
use crate::trouble::Trouble;
use battle::{Camp, Combatant, Command, UnitId};
use odds::{Calculator, OddsBudget, OddsError, OddsQuestion, Tally};
use rulebook::Language;
use wire::Both;
use wire::live::ExchangeView;

/// Each of many exchanges has this part of the work one question may take.
const SHARE: usize = 4;

/// An exchange under way.
struct Exchange {
    number: u64,
    attacker: UnitId,
    target: UnitId,
    camp: Camp,
    /// Elements of attacker and target when it began.
    stood: [u8; 2],
    /// Elements expected lost by each, in hundredths.
    expected: [i32; 2],
}

/// Every exchange of a log, with attacks in pursuit as exchanges of their own. What was taken back is left out, and so
/// is an attack on an elephant in panic, which no side owns.
///
/// # Errors
/// When the log does not play, or its exchanges take too long to reckon.
pub fn exchanges(birth: &Birth, log: &[Entry], budget: OddsBudget) -> Result<Vec<ExchangeView>, Trouble> {
    let fault = |error: Misplayed| Trouble::fault(&error.to_string());
    let undone = Entry::undone(log);
    let is_over = budget.is_over.clone();
    let mut calculator = Calculator::within(OddsBudget { work: budget.work / SHARE, ..budget });
    let mut game = Game::new(birth);
    let mut open: Option<Exchange> = None;
    let mut done = Vec::new();
    for entry in log.iter().filter(|entry| undone.binary_search(&entry.number).is_err()) {
        if let Some(attack) = attack_of(&game, entry) {
            done.extend(open.take().map(|exchange| exchange.view(&game)));
            open = begin(&game, entry.number, attack, &mut calculator);
            if is_over.as_ref().is_some_and(|is_over| is_over()) {
                return Err(no_odds(&OddsError::TimeUp));
            }
        }
        game.apply(entry).map_err(fault)?;
        if game.battle.view().combats().next().is_none() {
            done.extend(open.take().map(|exchange| exchange.view(&game)));
        }
    }
    done.extend(open.map(|exchange| exchange.view(&game)));
    Ok(done)
}

/// The command that begins an exchange, who attacks by it and whom.
type Attack = (Command, UnitId, Combatant);

/// The attack an entry makes, if it makes one.
fn attack_of(game: &Game, entry: &Entry) -> Option<Attack> {
    let (Deed::Command { command, .. } | Deed::Elsewhere { command, .. }) = &entry.deed else { return None };
    let view = game.battle.view();
    let command = command.command(&view, &game.ground.field, Language::En).ok()?;
    match command {
        Command::Attack { unit, target } => Some((command, unit, target)),
        Command::PursueAttack { target: Some(target) } => Some((command, view.concerned().unit?, target)),
        _ => None,
    }
}

/// An exchange at its beginning; none if it cannot be reckoned.
fn begin(game: &Game, number: u64, attack: Attack, calculator: &mut Calculator) -> Option<Exchange> {
    let (command, attacker, Combatant::Unit(target)) = attack else { return None };
    let view = game.battle.view();
    let mut declared = game.battle.clone();
    declared.command(command, &mut ()).ok()?;
    let reckon =
        |question: &OddsQuestion<'_>| calculator.from_here(&declared, attacker, Combatant::Unit(target), question);
    let odds = OddsQuestion::EXCHANGE.or_standing(reckon).ok()?;
    let hundredths = |count: fn(Tally) -> u8| {
        let expected = odds.expected(|tally| count(tally).cast_signed()).rounded(2);
        i32::try_from(expected).unwrap_or(i32::MAX)
    };
    Some(Exchange {
        number,
        attacker,
        target,
        camp: view.camp(attacker),
        stood: [attacker, target].map(|unit| view.elements(unit)),
        expected: [hundredths(Tally::attacker_lost), hundredths(Tally::target_lost)],
    })
}

impl Exchange {
    /// With what it has cost by now.
    fn view(self, game: &Game) -> ExchangeView {
        let view = game.battle.view();
        let lost = [self.attacker, self.target].map(|unit| view.elements(unit));
        let lost = [self.stood[0].saturating_sub(lost[0]), self.stood[1].saturating_sub(lost[1])];
        let camps = |[attacker, target]: [i32; 2]| match self.camp {
            Camp::North => Both { north: attacker, south: target },
            Camp::South => Both { north: target, south: attacker },
        };
        ExchangeView {
            number: self.number,
            until: game.number,
            by: self.camp.into(),
            lost: camps(lost.map(i32::from)),
            expected: camps(self.expected),
        }
    }
}
