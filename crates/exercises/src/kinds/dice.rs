//! How many dice: the account of the machine, and what it comes to when a line of it is forgotten.

use super::Sketch;
use crate::options::{Difficulty, ExerciseOption, ExercisePick, OptionReason};
use battle::{Battle, Combatant, Command, UnitId};
use chronicle::ExerciseTask;
use rulebook::{Account, Clause, Count, Ledger, Line, Mode};

/// The most dice that can be answered.
const MOST: u8 = 9;
/// Modifiers considered in vain from which on a count is harder to make.
const CROWDED: usize = 3;

/// The dice of every attack that can be declared now.
pub(super) fn dice(battle: &Battle) -> Vec<Sketch> {
    let mut found = Vec::new();
    battle.each_legal(|command| {
        if let Command::Attack { unit, target: Combatant::Unit(target) } = command {
            found.extend(of_attack(battle, unit, target));
        }
    });
    found
}

fn of_attack(battle: &Battle, unit: UnitId, target: UnitId) -> Option<Sketch> {
    let view = battle.view();
    let ledger = view.account(unit, Combatant::Unit(target)).ok()?;
    let dice = ledger.dice();
    // A count nobody can make again from its lines is not asked about.
    if dice == 0 || MOST < dice || recounted(&ledger, None) != dice {
        return None;
    }
    let between = view.distance(view.cell(unit)?, view.cell(target)?);
    let mode = if 1 < between { Mode::Fire } else { Mode::Melee };
    let forgotten = forgotten(&ledger, dice);
    let option = |number: u8| {
        let pick = ExercisePick::Dice(number);
        let line = forgotten.iter().find(|(wrong, _)| *wrong == number).map(|(_, line)| *line);
        let plain = OptionReason::Counted(dice);
        ExerciseOption {
            pick,
            is_right: number == dice,
            tempts: line.is_some(),
            clause: line.map(|line| line.clause()).or_else(|| (number == dice).then(|| decisive(&ledger)).flatten()),
            reason: line.map_or(plain, |line| OptionReason::Without(line, mode)),
        }
    };
    let sketch = Sketch::tempting(ExerciseTask::Dice(unit, target), (0..=MOST).map(option).collect())?;
    // Whatever was considered and did not count could be thought to.
    let considered = ledger.lines().iter().filter(|line| matches!(line, Line::PassedOver(_))).count();
    let depth = forgotten.len() + usize::from(CROWDED <= considered);
    Some(Sketch { difficulty: Difficulty::of(depth)?, ..sketch })
}

/// What counts with one line left out come to, where that is another number.
fn forgotten(ledger: &Ledger, dice: u8) -> Vec<(u8, Line)> {
    let counts = |line: &Line| matches!(line, Line::Adjust(..) | Line::Limit(..));
    let lines = ledger.lines().iter().enumerate().filter(|(_, line)| counts(line));
    lines
        .map(|(number, line)| (recounted(ledger, Some(number)), *line))
        .filter(|(wrong, _)| *wrong != dice && *wrong <= MOST)
        .collect()
}

/// The lines of a ledger counted again, one of them left out.
fn recounted(ledger: &Ledger, without: Option<usize>) -> u8 {
    let mut count = Count::default();
    for (_, line) in ledger.lines().iter().enumerate().filter(|(number, _)| Some(*number) != without) {
        match *line {
            Line::Base(dice, clause) => count.base(dice, clause),
            Line::Adjust(change, clause) => count.adjust(change, clause),
            Line::Limit(dice, clause) => count.limit(dice, clause),
            Line::PassedOver(_) => {}
        }
    }
    count.dice()
}

/// The clause that spoke last in the count.
fn decisive(ledger: &Ledger) -> Option<Clause> {
    let counted = ledger.lines().iter().rfind(|line| !matches!(line, Line::PassedOver(_)));
    counted.map(Line::clause)
}
