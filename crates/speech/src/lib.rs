//! What players say and what the dice show, in words: read and written, in French and English.
//!
//! One grammar in two languages, over a [`Lexicon`] that knows who is who. Accents and capitals may be left out in
//! what is typed; what is not understood comes back as a [`Fault`]: what is wrong, what was expected, what was
//! probably meant.

mod dice;
mod fault;
mod grammar;
mod lexicon;
mod phrase;
mod spoken;
mod verb;
mod vocabulary;
mod written;

pub use dice::{read_dice, read_face, written_dice};
pub use fault::Fault;
pub use grammar::Speech;
pub use lexicon::{Lexicon, Naming, name_word};
pub use phrase::{Phrase, unquoted};
pub use reader::{folded, slug};
pub use verb::openings;
pub use vocabulary::{ENDINGS, PURPOSES, QUESTIONS, Said, named};
pub use written::{written, written_answer, written_where};

use battle::{Command, Roll};

/// What was said or rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Somebody said something.
    Command(Command),
    /// Dice were thrown.
    Roll(Roll),
}
