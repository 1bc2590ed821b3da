//! `given` lines: what is different from the start of a battle.

use crate::names::{Names, camp};
use crate::problem::Fault;
use battle::{Camp, Moment, UnitId};
use speech::{Lexicon, Phrase};

/// Reads `activated A Fritz`, or one of the `given` lines.
pub(crate) fn read(words: &mut Phrase<'_>, names: &Names, moment: &mut Moment) -> Result<(), Fault> {
    if words.skip("activated") {
        return activated(words, names, moment);
    }
    words.need("given")?;
    let word = words.take("a unit, a camp, a hex or `elephant of`")?;
    if let Some(camp) = camp(word) {
        of_camp(words, camp, moment)?;
    } else if word == "elephant" {
        words.need("of")?;
        let unit = names.unit(words.take("the letter of the unit it ran from")?)?;
        words.need("at")?;
        moment.elephants.push((unit, names.cell(words.take("a hex")?)?));
    } else if let Some(unit) = names.unit_named(word) {
        of_unit(words, unit, moment)?;
    } else if word.chars().count() == 1 {
        return Err(names.unit(word).err().unwrap_or_else(|| Fault::new(format!("`{word}` is no unit"))));
    } else {
        let cell = names.cell(word)?;
        words.need("burns")?;
        moment.fires.push(cell);
    }
    words.finish()
}

fn activated(words: &mut Phrase<'_>, names: &Names, moment: &mut Moment) -> Result<(), Fault> {
    while words.peek().is_some() {
        let word = words.take("a unit or an officer")?;
        match (names.unit_named(word), names.officer_named(word)) {
            (Some(unit), _) => moment.activated.push(unit),
            (None, Some(officer)) => moment.activated_officers.push(officer),
            (None, None) => return Err(names.unit(word).err().unwrap_or_else(|| Fault::new("nobody"))),
        }
    }
    Ok(())
}

fn of_camp(words: &mut Phrase<'_>, camp: Camp, moment: &mut Moment) -> Result<(), Fault> {
    if words.skip("must pass") {
        moment.must_pass.push(camp);
        return Ok(());
    }
    words.need("has")?;
    moment.tokens.push((camp, words.number("a number of tokens")?));
    if words.skip("token") || words.skip("ducats") || words.skip("ducat") { Ok(()) } else { words.need("tokens") }
}

fn of_unit(words: &mut Phrase<'_>, unit: UnitId, moment: &mut Moment) -> Result<(), Fault> {
    let known = ["has", "moved", "owes", "is", "stood"];
    match words.take("has, moved, owes, is played or stood still")? {
        "has" if words.skip("fought") => moment.fought.push(unit),
        "has" => {
            moment.elements.push((unit, words.number("a number of elements, or `fought`")?));
            if !words.skip("element") {
                words.need("elements")?;
            }
        }
        "moved" => moment.moved.push((unit, words.number("a number of hexes")?)),
        "owes" => moment.debts.push((unit, words.number("a number of hexes")?)),
        "is" => {
            words.need("played")?;
            moment.played.push(unit);
        }
        "stood" => {
            words.need("still")?;
            moment.stood_still.push(unit);
        }
        word => return Err(Fault::unknown("something a unit can be or have done", word, known)),
    }
    Ok(())
}
