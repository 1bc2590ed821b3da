//! `given` lines: what is different from the start of a battle.

use crate::names::{Names, camp};
use crate::problem::Fault;
use battle::{Camp, Moment, UnitId};
use reader::{Sentence, sentence};
use rulebook::Words;
use speech::{Lexicon, Phrase};

/// Reads `activated A Fritz`, or one of the `given` lines.
pub(crate) fn read(words: &mut Phrase<'_>, names: &Names, moment: &mut Moment) -> Result<(), Fault> {
    if words.skip("activated") {
        return activated(words, names, moment);
    }
    words.need("given")?;
    let word = words.take_one(Words::new(
        "une unité, un camp, un hexagone ou «\u{a0}elephant of\u{a0}»",
        "a unit, a camp, a hex or `elephant of`",
    ))?;
    if let Some(camp) = camp(word) {
        of_camp(words, camp, moment)?;
    } else if word == "elephant" {
        words.need("of")?;
        let unit = names.unit(words.take_one(Words::new(
            "la lettre de l’unité dont il s’est enfui",
            "the letter of the unit it ran from",
        ))?)?;
        words.need("at")?;
        moment.elephants.push((unit, names.cell(words.take_one(Words::new("un hexagone", "a hex"))?)?));
    } else if let Some(unit) = names.unit_named(word) {
        of_unit(words, unit, moment)?;
    } else if word.chars().count() == 1 {
        return Err(names.unit(word).err().unwrap_or_else(|| {
            Fault::new(sentence!("«\u{a0}{word}\u{a0}» n’est pas une unité", "`{word}` is no unit"))
        }));
    } else {
        let cell = names.cell(word)?;
        words.need("burns")?;
        moment.fires.push(cell);
    }
    words.finish()
}

fn activated(words: &mut Phrase<'_>, names: &Names, moment: &mut Moment) -> Result<(), Fault> {
    while words.peek().is_some() {
        let word = words.take_one(Words::new("une unité ou un officier", "a unit or an officer"))?;
        match (names.unit_named(word), names.officer_named(word)) {
            (Some(unit), _) => moment.activated.push(unit),
            (None, Some(officer)) => moment.activated_officers.push(officer),
            (None, None) => {
                return Err(names.unit(word).err().unwrap_or_else(|| Fault::new(Sentence::new("personne", "nobody"))));
            }
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
    moment.tokens.push((camp, words.number(Sentence::new("un nombre de jetons", "a number of tokens"))?));
    if words.skip("token") || words.skip("ducats") || words.skip("ducat") { Ok(()) } else { words.need("tokens") }
}

fn of_unit(words: &mut Phrase<'_>, unit: UnitId, moment: &mut Moment) -> Result<(), Fault> {
    let known = ["has", "moved", "owes", "is", "stood"];
    match words.take_one(Words::new(
        "has, moved, owes, is played ou stood still",
        "has, moved, owes, is played or stood still",
    ))? {
        "has" if words.skip("fought") => moment.fought.push(unit),
        "has" => {
            moment.elements.push((
                unit,
                words.number(Sentence::new(
                    "un nombre d’éléments, ou «\u{a0}fought\u{a0}»",
                    "a number of elements, or `fought`",
                ))?,
            ));
            if !words.skip("element") {
                words.need("elements")?;
            }
        }
        "moved" => {
            moment.moved.push((unit, words.number(Sentence::new("un nombre d’hexagones", "a number of hexes"))?));
        }
        "owes" => moment.debts.push((unit, words.number(Sentence::new("un nombre d’hexagones", "a number of hexes"))?)),
        "is" => {
            words.need("played")?;
            moment.played.push(unit);
        }
        "stood" => {
            words.need("still")?;
            moment.stood_still.push(unit);
        }
        word => {
            return Err(Fault::unknown(
                Sentence::new("ce qu’une unité peut être ou avoir fait", "something a unit can be or have done"),
                word,
                known,
            ));
        }
    }
    Ok(())
}
