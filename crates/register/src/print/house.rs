//! What each house rule changes.

use super::HEADER;
use super::rust::{joined, words};
use crate::{HouseLine, Register};

pub(super) fn print(register: &Register) -> String {
    let count = register.house.len();
    let rows = joined(register.house.iter().map(row));
    format!(
        "{HEADER}//! What each house rule changes, in a sentence.\n\n\
         use super::HouseRule;\nuse crate::Words;\n\n\
         pub(super) static SAYS: [(HouseRule, Words); {count}] = [\n{rows}];\n"
    )
}

fn row(line: &HouseLine) -> String {
    format!("    (HouseRule::{:?}, {}),\n", line.rule, words(&line.says))
}
