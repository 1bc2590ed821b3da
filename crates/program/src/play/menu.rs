//! The answers to a question, numbered, and the one that Enter gives.

use super::game::Game;
use crate::terminal::words;
use battle::{Battle, Cell, Combatant, Command, Pending, Question};
use rulebook::Language;
use speech::Lexicon;

/// One answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Choice {
    /// What to type.
    pub(super) number: usize,
    /// What it says.
    pub(super) command: Command,
}

/// The numbered answers to what is asked now.
#[derive(Clone, Debug)]
pub(super) struct Menu {
    /// All of them.
    pub(super) choices: Vec<Choice>,
    /// How many are shown without being asked for; orders by the piece are not.
    pub(super) shown: usize,
    /// What Enter says.
    pub(super) default: Option<Command>,
}

/// More than these are not shown until they are asked for.
const MOST_SHOWN: usize = 16;

impl Menu {
    /// The answers to what is asked now. Moves have too many to be numbered: only the end of the phase is.
    pub(super) fn of(battle: &Battle) -> Self {
        let Pending::Decision(_, question) = battle.pending() else {
            return Self { choices: Vec::new(), shown: 0, default: None };
        };
        let legal = battle.legal();
        let is_order = |command: &Command| matches!(command, Command::Manoeuvre { .. });
        let wanted = |command: &&Command| question != Question::Movement || is_end(**command);
        let (ends, others): (Vec<Command>, Vec<Command>) =
            legal.iter().filter(wanted).partition(|command| is_end(**command));
        let (orders, plain): (Vec<Command>, Vec<Command>) = others.into_iter().partition(is_order);
        // As many flags as the number says; elsewhere 0 ends, and counting begins at 1.
        let first = usize::from(question != Question::IgnoreFlags);
        let mut choices: Vec<Choice> =
            (first..).zip(plain).map(|(number, command)| Choice { number, command }).collect();
        choices.extend(ends.into_iter().map(|command| Choice { number: 0, command }));
        let shown = if choices.len() <= MOST_SHOWN { choices.len() } else { 0 };
        let next = choices.iter().map(|choice| choice.number).max().unwrap_or(0) + 1;
        choices.extend((next..).zip(orders).map(|(number, command)| Choice { number, command }));
        Self { choices, shown, default: odds::ready_answer(battle) }
    }

    /// The answer of a number.
    pub(super) fn numbered(&self, number: usize) -> Option<Command> {
        self.choices.iter().find(|choice| choice.number == number).map(|choice| choice.command)
    }

    /// The command that ends what is under way.
    pub(super) fn end(&self) -> Option<Command> {
        self.choices.iter().map(|choice| choice.command).find(|command| is_end(*command))
    }
}

fn is_end(command: Command) -> bool {
    matches!(command, Command::EndSelection | Command::EndCommand | Command::EndMovement | Command::EndCombat)
}

/// The lines of a menu: number, phrase, dice of an attack, what Enter gives.
pub(super) fn lines(game: &Game, menu: &Menu, shown: usize, language: Language) -> Vec<(String, String)> {
    let battle = game.battle();
    let line = |choice: &Choice| {
        let mut text = game.teller.choice(battle, choice.command);
        if let Some(cell) = chosen(battle, choice.command) {
            text = format!("{text} ({})", game.field().hex_word(cell));
        }
        if let Some(dice) = dice(battle, choice.command) {
            text = format!("{text}{}{}", words::colon(language), words::dice(dice, language));
        }
        if is_end(choice.command) {
            text = match language {
                Language::Fr => format!("{text} (fin)"),
                Language::En => format!("{text} (end)"),
            };
        }
        if menu.default == Some(choice.command) {
            text = match language {
                Language::Fr => format!("{text} ← Entrée"),
                Language::En => format!("{text} ← Enter"),
            };
        }
        (choice.number.to_string(), text)
    };
    menu.choices.iter().take(shown).map(line).collect()
}

/// Where a unit or an officer stands who may be chosen.
fn chosen(battle: &Battle, command: Command) -> Option<Cell> {
    match command {
        Command::Select { unit } => battle.view().cell(unit),
        Command::SelectOfficer { officer } | Command::Activate { officer } => battle.view().officer_cell(officer),
        _ => None,
    }
}

/// The dice of an attack that could be declared, or pursued into.
fn dice(battle: &Battle, command: Command) -> Option<u8> {
    let view = battle.view();
    let (unit, target) = match command {
        Command::Attack { unit, target } => (unit, target),
        Command::PursueAttack { target: Some(target) } => match view.combat()?.attacker() {
            Combatant::Unit(unit) => (unit, target),
            Combatant::Elephant(_) => return None,
        },
        _ => return None,
    };
    view.promised_dice(unit, target).ok()
}
