//! Writing what players say.

use crate::phrase::{NO, YES};
use crate::verb;
use crate::vocabulary::Said;
use crate::{Answer, Lexicon, Naming, written_dice};
use battle::{Cell, Combatant, Command, MarkerId, Pace, Part, View};
use rulebook::{Language, Words};

/// A command in words; it reads back as the same command on the same table.
///
/// The table is where a panicking elephant is looked for, which is called by the hex it stands in; without one it goes
/// by its number, which nobody reads.
#[must_use]
pub fn written(command: Command, view: Option<&View<'_>>, lexicon: &impl Lexicon, language: Language) -> String {
    let stands = |marker| view.and_then(|view| view.cell_of(Combatant::Elephant(marker)));
    written_where(command, stands, lexicon, language)
}

/// A command in words, where somebody else knows in which hex a panicking elephant stands.
#[must_use]
pub fn written_where(
    command: Command,
    stands: impl Fn(MarkerId) -> Option<Cell>,
    names: &impl Naming,
    language: Language,
) -> String {
    let word = |words: Words| words.in_language(language).to_owned();
    let elephant = |marker: MarkerId| match stands(marker) {
        Some(at) => format!("{} {}", word(verb::ELEPHANT_AT), names.hex_word(at)),
        None => marker.to_string(),
    };
    let mut said = vec![word(command.kind().words())];
    for (before, part) in command.parts().into_iter().filter(|(before, part)| is_said(command, *before, *part)) {
        said.extend(before.map(word));
        said.push(match part {
            Part::Unit(Some(unit)) | Part::Target(Some(Combatant::Unit(unit))) => names.unit_word(unit),
            Part::Target(Some(Combatant::Elephant(marker))) => elephant(marker),
            Part::Officer(Some(officer)) => names.officer_word(officer),
            Part::Order(order) => word(order.map_or(verb::NONE, Said::word)),
            Part::Unit(None) | Part::Target(None) | Part::Officer(None) => word(verb::NOBODY),
            Part::Hex(cell) => names.hex_word(cell),
            Part::Way(way) => way.hexes().map(|cell| names.hex_word(cell)).collect::<Vec<_>>().join(" "),
            Part::Pace(pace) => word(pace.word()),
            Part::Number(number) => number.to_string(),
            Part::Yes(yes) => word(if yes { YES } else { NO }),
        });
    }
    said.join(" ")
}

/// Is a part said, or does it go without saying?
fn is_said(command: Command, before: Option<Words>, part: Part) -> bool {
    match (command, part) {
        (Command::Manoeuvre { .. }, Part::Unit(None) | Part::Number(1)) => false,
        // The general takes the place of an officer where that one stands, or appears in a hex.
        (Command::ReplaceGeneral { officer, .. }, part) => officer.is_some() == matches!(part, Part::Officer(_)),
        (_, Part::Pace(pace)) => pace != Pace::Normal,
        (_, Part::Unit(None) | Part::Officer(None) | Part::Target(None) | Part::Order(None)) => before.is_none(),
        _ => true,
    }
}

/// A command in words, or the faces of a roll.
#[must_use]
pub fn written_answer(answer: Answer, view: &View<'_>, lexicon: &impl Lexicon, language: Language) -> String {
    match answer {
        Answer::Command(command) => written(command, Some(view), lexicon, language),
        Answer::Roll(roll) => written_dice(roll, language),
    }
}
