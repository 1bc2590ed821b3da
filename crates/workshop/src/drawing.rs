//! The drawing of a map, as rows of letters and as a text.

use battle::Place;
use std::fmt::Write;

/// A letter of a drawing that stands for what no drawing can hold.
const UNKNOWN: char = '?';

/// Where a letter stands: its row, its column, and the bytes of the text before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    pub(crate) row: usize,
    pub(crate) column: usize,
    pub(crate) at: usize,
    pub(crate) letter: char,
}

/// Every letter of a drawing, and how many rows it has. The line of column letters and the numbers of rows are passed over,
/// as the reader of files does; letters without a space between are letters all the same.
pub(crate) fn letters(text: &str) -> (Vec<Spot>, usize) {
    let (mut spots, mut rows, mut named) = (Vec::new(), 0, false);
    let start = text.as_ptr().addr();
    for line in text.split('\n') {
        let mut words = line.split_whitespace().peekable();
        let Some(first) = words.peek().copied() else { continue };
        if first == "A" && rows == 0 && !named {
            named = true;
            continue;
        }
        if first.bytes().all(|letter| letter.is_ascii_digit()) {
            words.next();
        }
        let mut column = 0;
        for word in words {
            for (offset, letter) in word.char_indices() {
                spots.push(Spot { row: rows, column, at: word.as_ptr().addr() - start + offset, letter });
                column += 1;
            }
        }
        rows += 1;
    }
    (spots, rows)
}

/// The rows of a drawing.
pub(crate) fn rows(text: &str) -> Vec<String> {
    let (spots, count) = letters(text);
    let mut rows = vec![String::new(); count];
    for spot in spots {
        rows[spot.row].push(spot.letter);
    }
    rows
}

/// The name of a column.
fn column(index: usize) -> String {
    let place = u8::try_from(index).ok().and_then(|index| Place::from_corner(index, 0));
    place.map_or_else(|| UNKNOWN.to_string(), |place| place.to_string().trim_end_matches('1').to_owned())
}

/// Rows as they are drawn: column letters, numbered rows, odd rows half a hex to the east.
pub(crate) fn drawn(rows: &[String]) -> String {
    let width = rows.iter().map(|row| row.chars().count()).max().unwrap_or_default();
    let number = rows.len().to_string().len().max(2);
    let names: Vec<String> = (0..width).map(column).collect();
    let pitch = names.last().map_or(1, String::len);
    let line = |words: &mut dyn Iterator<Item = String>| {
        words.map(|word| format!("{word:<pitch$}")).collect::<Vec<_>>().join(" ").trim_end().to_owned()
    };
    let mut text = String::new();
    let _ = writeln!(text, "{:number$}  {}", "", line(&mut names.into_iter()));
    for (row, letters) in (1..).zip(rows) {
        let indent = if row % 2 == 1 { " " } else { "" };
        let letters = letters.chars().map(drawable);
        let _ = writeln!(text, "{row:>number$}  {indent}{}", line(&mut letters.map(String::from)));
    }
    text
}

/// A letter as a drawing can hold it: a space is none.
pub(crate) fn drawable(letter: char) -> char {
    if letter.is_whitespace() || letter.is_control() { UNKNOWN } else { letter }
}

/// The same drawing with other letters, every space where it was; none if it has another size now.
pub(crate) fn redrawn(text: &str, wanted: &[String]) -> Option<String> {
    let (spots, count) = letters(text);
    let mut letters = wanted.iter().map(|row| row.chars());
    let mut left = vec![0; count];
    for spot in &spots {
        left[spot.row] += 1;
    }
    let same = count == wanted.len() && left.iter().zip(wanted).all(|(had, row)| *had == row.chars().count());
    if !same {
        return None;
    }
    let (mut new, mut from) = (String::with_capacity(text.len()), 0);
    let mut row = letters.next()?;
    let mut at = 0;
    for spot in spots {
        while at < spot.row {
            row = letters.next()?;
            at += 1;
        }
        new.push_str(&text[from..spot.at]);
        new.push(drawable(row.next()?));
        from = spot.at + spot.letter.len_utf8();
    }
    new.push_str(&text[from..]);
    Some(new)
}
