//! The lines of a case file.

use crate::problem::Fault;
use reader::Sentence;
use rulebook::{Book, Language};
use speech::Phrase;

/// A line worth reading: without its comment, and with the books it is for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line<'t> {
    /// From 1.
    pub(crate) number: usize,
    /// The text; a `[FJ]` before it is blanked out, so that columns stay where they were drawn.
    pub(crate) text: &'t str,
    /// The letters of its books, all four if it says nothing.
    pub(crate) letters: &'t str,
    /// How far the text is from the left margin.
    pub(crate) indent: usize,
}

impl<'t> Line<'t> {
    /// Every line of a text that says something.
    pub(crate) fn all(text: &'t str) -> impl Iterator<Item = Result<Self, (usize, Fault)>> {
        text.lines().enumerate().filter_map(|(index, line)| {
            let line = without_comment(line);
            (!line.trim().is_empty()).then(|| Self::read(index + 1, line).map_err(|fault| (index + 1, fault)))
        })
    }

    fn read(number: usize, line: &'t str) -> Result<Self, Fault> {
        let start = line.trim_start();
        let Some(rest) = start.strip_prefix('[') else {
            return Ok(Self { number, text: start.trim_end(), letters: "FPJT", indent: columns(line, start) });
        };
        let wrong = || {
            Fault::new(Sentence::new(
                "une ligne entre crochets n’est que pour certains livres",
                "a line in brackets is for some books only",
            ))
            .expecting(Sentence::new(
                "des lettres parmi F, P, J, T\u{a0}: «\u{a0}[FJ]\u{a0}»",
                "letters of F, P, J, T: `[FJ]`",
            ))
        };
        let (letters, after) = rest.split_once(']').ok_or_else(wrong)?;
        let known = |letter: char| Book::ALL.into_iter().any(|book| book.letter() == letter);
        if letters.is_empty() || !letters.chars().all(known) {
            return Err(wrong());
        }
        let text = after.trim_start();
        Ok(Self { number, text: text.trim_end(), letters, indent: columns(line, text) })
    }

    /// Is the line for this book?
    pub(crate) fn is_for(&self, book: Book) -> bool {
        self.letters.contains(book.letter())
    }

    /// Its words.
    pub(crate) fn words(&self) -> Phrase<'t> {
        english(self.text)
    }
}

/// How many characters stand before the end of a line.
fn columns(line: &str, end: &str) -> usize {
    line[..line.len() - end.len()].chars().count()
}

/// A line up to a `#` that begins a word.
fn without_comment(line: &str) -> &str {
    let mut before = ' ';
    for (index, letter) in line.char_indices() {
        if letter == '#' && before.is_whitespace() {
            return &line[..index];
        }
        before = letter;
    }
    line
}

/// The words of a text, in the one language case files are written in.
pub(crate) fn english(text: &str) -> Phrase<'_> {
    Phrase::of(text, Language::En)
}
