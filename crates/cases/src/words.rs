//! The lines of a case file, and reading one word by word.

use crate::problem::Fault;
use rulebook::Book;
use std::str::FromStr;

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
        let wrong =
            || Fault::new("a line in brackets is for some books only").expecting("letters of F, P, J, T: `[FJ]`");
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
    pub(crate) fn words(&self) -> Words<'t> {
        Words::of(self.text)
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

/// Words are parted by spaces and commas; `"a name in quotes"` is one word, quotes included.
fn split(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut rest = text;
    loop {
        rest = rest.trim_start_matches(|letter: char| letter.is_whitespace() || letter == ',');
        if rest.is_empty() {
            return words;
        }
        let quoted = rest.strip_prefix('"').and_then(|inner| inner.find('"')).map(|end| end + 2);
        let plain = || rest.find(|letter: char| letter.is_whitespace() || letter == ',').unwrap_or(rest.len());
        let (word, after) = rest.split_at(quoted.unwrap_or_else(plain));
        words.push(word);
        rest = after;
    }
}

/// A line being read, word by word.
#[derive(Clone, Debug)]
pub(crate) struct Words<'t> {
    words: Vec<&'t str>,
    next: usize,
}

impl<'t> Words<'t> {
    /// The words of a text.
    pub(crate) fn of(text: &'t str) -> Self {
        Self { words: split(text), next: 0 }
    }

    /// Are these the next words?
    pub(crate) fn starts_with(&self, words: &[&str]) -> bool {
        self.words[self.next..].starts_with(words)
    }

    /// The next word, left where it is.
    pub(crate) fn peek(&self) -> Option<&'t str> {
        self.words.get(self.next).copied()
    }

    /// The next word; `expected` says what it should be.
    pub(crate) fn take(&mut self, expected: &str) -> Result<&'t str, Fault> {
        let word = self.peek().ok_or_else(|| self.cut_short(expected))?;
        self.next += 1;
        Ok(word)
    }

    fn cut_short(&self, expected: &str) -> Fault {
        let so_far = self.words[..self.next].join(" ");
        Fault::new(format!("the line ends after `{so_far}`")).expecting(expected)
    }

    /// Takes the next word if it is this one.
    pub(crate) fn skip(&mut self, word: &str) -> bool {
        let there = self.peek() == Some(word);
        if there {
            self.next += 1;
        }
        there
    }

    /// Takes the next words if they are these.
    pub(crate) fn skip_all(&mut self, words: &[&str]) -> bool {
        let there = self.starts_with(words);
        if there {
            self.next += words.len();
        }
        there
    }

    /// The next word must be this one.
    pub(crate) fn need(&mut self, word: &str) -> Result<(), Fault> {
        let found = self.take(&format!("`{word}`"))?;
        if found == word { Ok(()) } else { Err(Fault::unknown("what comes here", found, [word])) }
    }

    /// A small number.
    pub(crate) fn number(&mut self, what: &str) -> Result<u8, Fault> {
        let word = self.take(what)?;
        word.parse().map_err(|_| Fault::new(format!("`{word}` is no number")).expecting(what))
    }

    /// One of the words a type knows.
    pub(crate) fn one_of<T>(&mut self, what: &str, known: impl IntoIterator<Item = T>) -> Result<T, Fault>
    where
        T: FromStr + Copy + Into<&'static str>,
    {
        let word = self.take(what)?;
        word.parse().map_err(|_| Fault::unknown(what, word, known.into_iter().map(Into::into)))
    }

    /// `yes` or `no`.
    pub(crate) fn yes(&mut self) -> Result<bool, Fault> {
        match self.take("yes or no")? {
            "yes" => Ok(true),
            "no" => Ok(false),
            word => Err(Fault::unknown("an answer", word, ["yes", "no"])),
        }
    }

    /// Splits off the words from the last `word` on; it is left out.
    pub(crate) fn split_at_last(mut self, word: &str) -> Option<(Self, Self)> {
        let found = self.words[self.next..].iter().rposition(|other| *other == word)? + self.next;
        let after = self.words.split_off(found + 1);
        self.words.pop();
        Some((self, Self { words: after, next: 0 }))
    }

    /// Nothing more may follow.
    pub(crate) fn finish(&self) -> Result<(), Fault> {
        match self.peek() {
            None => Ok(()),
            Some(word) => {
                let so_far = self.words[..self.next].join(" ");
                Err(Fault::new(format!("`{word}` follows `{so_far}`, which is complete")))
            }
        }
    }
}
