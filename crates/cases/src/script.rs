//! The script of a case: what is said, rolled, refused and expected, line by line.

use crate::check::Check;
use crate::dice::{self, DieWord};
use crate::names::{self, Names};
use crate::problem::Fault;
use crate::words::Line;
use reader::Sentence;
use rulebook::{Clause, Language, Rulebook, Words};
use speech::{Phrase, Speech, openings};

/// A line of a script.
#[derive(Clone, Debug)]
pub(crate) struct ScriptStep {
    /// From 1.
    pub(crate) line: usize,
    /// As it is written.
    pub(crate) text: String,
    pub(crate) action: Action,
}

/// What a line of a script does.
#[derive(Clone, Debug)]
pub(crate) enum Action {
    /// Somebody says something.
    Say(Speech),
    /// Dice are thrown.
    Roll(Vec<DieWord>),
    /// This must be refused by that clause, and change nothing.
    Refused(Speech, Clause),
    /// This must be legal.
    May(Speech),
    /// This must be so.
    Expect(Check),
    /// The script ends here, whatever is asked.
    BreakOff,
}

/// Reads a line of a script.
pub(crate) fn read(line: &Line<'_>, names: &Names, book: &Rulebook) -> Result<Vec<ScriptStep>, Fault> {
    let mut words = line.words();
    let actions = match words.peek() {
        Some("dice") => {
            words.skip("dice");
            vec![Action::Roll(dice::read(&mut words, book)?)]
        }
        Some("refused") => {
            words.skip("refused");
            vec![refused(words, names)?]
        }
        Some("may") => {
            words.skip("may");
            vec![Action::May(one(&mut words, names)?)]
        }
        Some("expect") => {
            words.skip("expect");
            vec![Action::Expect(Check::read(&mut words, names)?)]
        }
        Some("break") => {
            words.skip("break");
            words.need("off")?;
            words.finish()?;
            vec![Action::BreakOff]
        }
        Some(verb) if !openings(Language::En).contains(&verb) => {
            let others = ["dice", "refused", "may", "expect", "break"];
            return Err(Fault::unknown(
                Sentence::new("une ligne de script", "a line of a script"),
                verb,
                openings(Language::En).into_iter().chain(others),
            ));
        }
        _ => Speech::read(&mut words, names)?.into_iter().map(Action::Say).collect(),
    };
    let step = |action| ScriptStep { line: line.number, text: line.text.to_owned(), action };
    Ok(actions.into_iter().map(step).collect())
}

/// `attack A b by CBT-3`.
fn refused(words: Phrase<'_>, names: &Names) -> Result<Action, Fault> {
    let missing = || {
        Fault::new(Sentence::new("un refus a sa clause", "a refusal has its clause")).expecting(Sentence::new(
            "«\u{a0}by\u{a0}» et une clause à la fin\u{a0}: «\u{a0}by CBT-3\u{a0}»",
            "`by` and a clause at the end: `by CBT-3`",
        ))
    };
    let (mut command, mut rest) = words.split_at_last("by").ok_or_else(missing)?;
    let clause = names::clause(rest.take_one(Words::new("une clause", "a clause"))?)?;
    rest.finish()?;
    Ok(Action::Refused(one(&mut command, names)?, clause))
}

fn one(words: &mut Phrase<'_>, names: &Names) -> Result<Speech, Fault> {
    match Speech::read(words, names)?.as_slice() {
        [speech] => Ok(*speech),
        _ => Err(Fault::new(Sentence::new("un seul hexagone à la fois ici", "one hex at a time here"))),
    }
}
