//! Whether a unit may go a way told hex by hex.

use crate::trouble::Trouble;
use battle::{Battle, Command};
use chronicle::refusal_sentence;
use rulebook::Language;
use wire::live::AnswerWire;
use wire::{CommandWire, Field, PaceWire};

/// The command that goes this way, or why there is none.
pub(crate) fn way(
    battle: &Battle,
    field: &Field,
    unit: &str,
    way: &[String],
    language: Language,
) -> Result<AnswerWire, Trouble> {
    let view = battle.view();
    let told = CommandWire::MoveBy { unit: unit.to_owned(), way: way.to_vec(), pace: PaceWire::Normal };
    let read = told.command(&view, field, language).map_err(|fault| Trouble::unknown(&fault))?;
    let Command::MoveBy { unit, way, .. } = read else { unreachable!("a way is read as a way") };
    Ok(match view.told_by(unit, way) {
        Ok(command) => AnswerWire::Way {
            command: CommandWire::of(command, &view, field),
            drives_off: view.driven_off_by(unit, way).map(|officer| field.cast().officer(officer).id.clone()).collect(),
        },
        Err(refusal) => AnswerWire::Refused {
            text: refusal_sentence(refusal, language),
            clause: Some(refusal.clause.id().to_owned()),
        },
    })
}
