//! Why nothing can be done where somebody pointed.

use super::hex_named;
use crate::trouble::Trouble;
use battle::Battle;
use chronicle::{InHand, Prompt};
use rulebook::Language;
use wire::Field;
use wire::live::AnswerWire;

/// The reason, with its clause. Whoever is in hand is named by his id, unit or officer.
pub(crate) fn why(
    battle: &Battle,
    field: &Field,
    hand: Option<&str>,
    hex: &str,
    language: Language,
) -> Result<AnswerWire, Trouble> {
    let (view, cast) = (battle.view(), field.cast());
    let hand = hand.and_then(|id| {
        let unit = view.unit_ids().find(|unit| cast.unit(*unit).id == id).map(InHand::Unit);
        unit.or_else(|| view.officer_ids().find(|officer| cast.officer(*officer).id == id).map(InHand::Officer))
    });
    let why = Prompt::new(cast, battle).why(hand, hex_named(field, hex)?, language);
    let clause = why.clause.map(|clause| clause.id().to_owned());
    Ok(AnswerWire::Why { title: why.title, text: why.text, clause })
}
