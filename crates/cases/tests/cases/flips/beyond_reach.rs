//! Flips nothing can notice: nothing in that book reaches the question. Each with its reason, each looked into.

use crate::flips::flip::Flip;
use rulebook::Book::{self, Frederic, Jomini, Panache, Thucidide};

/// The books, the question and what it is changed to (`*` stands for anything), and why nobody notices.
type Excuse = (&'static [Book], &'static str, &'static str, &'static str);

const EXCUSES: &[Excuse] = &[
    (&[Frederic, Jomini], "troops.factors.melee", "* in every row", "one factor: nothing forbids the assault"),
    (
        &[Frederic, Jomini],
        "troops.traits",
        "not powder in every row",
        "no gun bursts, and no advantage asks for powder",
    ),
    (&[Thucidide], "troops.after_move", "* in every row", "no modifier counts dice lost by moving"),
    (&[Frederic, Panache], "command.influence of a *", "*", "no officer lowers a price"),
    (&[Jomini, Thucidide], "command.influence of a historical-figure", "*", "he lowers no price"),
    (&[Frederic, Panache, Jomini, Thucidide], "command.range of a historical-figure", "*", "he commands nobody"),
    (&[Frederic, Jomini], "terrain.fire.*", "*", "nothing burns"),
    (&[Panache], "terrain.*.qualities.advantages-miss", "*", "the die has no advantage"),
    (&[Panache], "terrain.*.qualities.covers-from-fire", "*", "the die has no advantage"),
    (&[Panache], "fortified_border", "*", "the die has no advantage"),
    (&[Frederic], "melee_guns", "*", "guns weaken with their last element as printed"),
    (&[Jomini, Thucidide], "front_rank_in", "*", "no front rank"),
    (&[Frederic], "evade", "InPlaceOfDefenceOrder", "there are no defence orders to be in the place of"),
    (&[Frederic, Panache], "letters", "*", "the die has no letters"),
    (&[Panache], "confirm_advantages", "*", "the die has no advantage"),
    (&[Panache], "advantage_reading", "*", "the die has no advantage"),
    (&[Panache], "advantages otherwise DIE-P", "*", "the die has no advantage"),
    (&[Thucidide], "retreat.through", "LightTroopsAndParent", "there are no detachments"),
    (&[Panache, Thucidide], "riposte.first", "*", "no troops are modern"),
    (&[Frederic, Panache], "riposte.orders", "*", "no orders in combat"),
    (&[Frederic, Jomini], "panic.release", "OnePerElement", "a unit has one elephant, and one element"),
    (&[Panache], "panic.faces", "FlagsAndAdvantages", "the die has no advantage"),
    (&[Frederic, Jomini, Thucidide], "bursting", "*", "the die has no melee hit"),
    (&[Frederic, Jomini, Thucidide], "fire", "OnDucat", "the die has no ducat"),
    (&[Panache], "fire", "OnAdvantage", "the die has no advantage"),
];

/// Why nothing can notice a flip, if nothing can.
pub(crate) fn reason(flip: &Flip) -> Option<&'static str> {
    EXCUSES.iter().find(|excuse| fits(excuse, flip)).map(|(.., why)| *why)
}

/// Excuses that excuse nothing.
pub(crate) fn unused(flips: &[Flip]) -> Vec<String> {
    let idle = EXCUSES.iter().filter(|excuse| !flips.iter().any(|flip| fits(excuse, flip)));
    idle.map(|(_, question, to, _)| format!("{question} -> {to}")).collect()
}

fn fits((books, question, to, _): &Excuse, flip: &Flip) -> bool {
    books.contains(&flip.book.book) && reads(question, &flip.question) && reads(to, &flip.to)
}

/// Does a text read like a pattern?
fn reads(pattern: &str, text: &str) -> bool {
    match pattern.split_once('*') {
        Some((start, end)) => start.len() + end.len() <= text.len() && text.starts_with(start) && text.ends_with(end),
        None => pattern == text,
    }
}
