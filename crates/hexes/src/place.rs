//! The names of hexes in files and on people's lips: `C7`.

use std::error::Error;
use std::fmt::{self, Write};
use std::str::FromStr;

use crate::Hex;

/// A place by column and row, such as `C7`: third column from the west, seventh row from the north.
///
/// Places sort in reading order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    row: u8,
    column: u8,
}

impl Place {
    /// The place so many columns east and rows south of `A1`; none beyond the 255th of either.
    #[must_use]
    #[inline]
    pub const fn from_corner(columns_east: u8, rows_south: u8) -> Option<Self> {
        if columns_east == u8::MAX || rows_south == u8::MAX {
            return None;
        }
        Some(Self { row: rows_south, column: columns_east })
    }

    /// How many columns east of `A1`: 2 for `C7`.
    #[must_use]
    pub const fn columns_east(self) -> u8 {
        self.column
    }

    /// How many rows south of `A1`: 6 for `C7`.
    #[must_use]
    pub const fn rows_south(self) -> u8 {
        self.row
    }

    /// The hex of this name.
    #[must_use]
    #[inline]
    pub fn hex(self) -> Hex {
        let row = i16::from(self.row);
        Hex::new(i16::from(self.column) - western_slant(row), row)
    }

    /// The name of a hex; none for a hex north or west of row 1 and column A, or too far from them.
    #[must_use]
    #[inline]
    pub fn of(hex: Hex) -> Option<Self> {
        let row = u8::try_from(hex.r).ok()?;
        let column = u8::try_from(hex.q.checked_add(western_slant(hex.r))?).ok()?;
        Self::from_corner(column, row)
    }
}

/// How far `q` at column A has slid below zero by this row: every other step south-west stays in its column, since
/// rows 1, 3, 5 … stand half a hex to the east.
#[inline]
const fn western_slant(rows_south: i16) -> i16 {
    rows_south / 2 + rows_south % 2
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(alphabets) = (self.column / 26).checked_sub(1) {
            f.write_char(char::from(b'A' + alphabets))?;
        }
        f.write_char(char::from(b'A' + self.column % 26))?;
        write!(f, "{}", u16::from(self.row) + 1)
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Place({self})")
    }
}

impl FromStr for Place {
    type Err = PlaceError;

    fn from_str(text: &str) -> Result<Self, PlaceError> {
        read(text).map_err(|fault| PlaceError { text: text.into(), fault })
    }
}

fn read(text: &str) -> Result<Place, PlaceFault> {
    let (letters, number) = text.split_at(text.find(|c: char| !c.is_ascii_uppercase()).unwrap_or(text.len()));
    if letters.is_empty() {
        return Err(PlaceFault::NoColumn);
    }
    if number.is_empty() {
        return Err(PlaceFault::NoRow);
    }
    if number.starts_with('0') || number.contains(|c: char| !c.is_ascii_digit()) {
        return Err(PlaceFault::NotARow);
    }
    let column = column_number(letters).ok_or(PlaceFault::ColumnTooFar)?;
    let row = number.parse::<u8>().map_err(|_| PlaceFault::RowTooFar)?;
    // Both are counted from 1 here, since no letter and no written row is zero.
    Ok(Place { row: row - 1, column: column - 1 })
}

/// A is 1, Z is 26, AA is 27; none past the 255th column.
fn column_number(letters: &str) -> Option<u8> {
    letters.bytes().try_fold(0_u8, |number, letter| number.checked_mul(26)?.checked_add(letter - b'A' + 1))
}

/// A text that names no place, or none on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceError {
    /// What was written.
    pub text: Box<str>,
    /// What is wrong with it.
    pub fault: PlaceFault,
}

/// What is wrong with the name of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceFault {
    /// It does not begin with a capital letter.
    NoColumn,
    /// Its letters go past `IU`, the 255th column.
    ColumnTooFar,
    /// Nothing follows the letters.
    NoRow,
    /// What follows the letters is not a number written plainly from 1 up.
    NotARow,
    /// Its number goes past 255.
    RowTooFar,
    /// A good name, but the table ends before it.
    OffTable {
        /// The place in the table's south-east corner.
        last: Place,
    },
}

impl fmt::Display for PlaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = &self.text;
        match self.fault {
            PlaceFault::NoColumn => write!(f, "`{text}` has no column: a place begins with capital letters, as in C7"),
            PlaceFault::ColumnTooFar => write!(f, "`{text}` lies too far east: the last possible column is IU"),
            PlaceFault::NoRow => write!(f, "`{text}` has no row: a row number follows the column, as in C7"),
            PlaceFault::NotARow => {
                write!(f, "`{text}` has no proper row: a plain number from 1 to 255 follows the column, as in C7")
            }
            PlaceFault::RowTooFar => write!(f, "`{text}` lies too far south: the last possible row is 255"),
            PlaceFault::OffTable { last } => write!(f, "`{text}` is off the table, which runs from A1 to {last}"),
        }
    }
}

impl Error for PlaceError {}
