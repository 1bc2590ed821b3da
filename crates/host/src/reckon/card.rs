//! What sets a unit apart.

use crate::trouble::Trouble;
use battle::Battle;
use chronicle::Prompt;
use rulebook::Language;
use wire::live::{AnswerWire, CardLineView};
use wire::{CommandWire, Field, TargetWire};

/// The card of a unit, line by line.
pub(crate) fn card(battle: &Battle, field: &Field, unit: &str, language: Language) -> Result<AnswerWire, Trouble> {
    // Whoever is asked about is named as an attacker would be.
    let named = CommandWire::Attack { unit: unit.to_owned(), target: TargetWire::Unit(unit.to_owned()) };
    let read = named.command(&battle.view(), field, language).map_err(|fault| Trouble::unknown(&fault))?;
    let battle::Command::Attack { unit, .. } = read else { unreachable!("an attack is read as an attack") };
    let lines = Prompt::new(field.cast(), battle).card(unit, language).into_iter().map(|line| CardLineView {
        about: line.about,
        text: line.text,
        clause: line.clause.id().to_owned(),
    });
    Ok(AnswerWire::Card { lines: lines.collect() })
}
