//! Odds are exact: they sum to one, agree with play, and with what a player works out by hand.

mod budget;
#[path = "../../../battle/tests/whole/fields.rs"]
mod fields;
mod frederic;
mod jomini;
mod panache;
mod plays;
mod policies;
mod positions;
mod refusals;
mod sketch;
mod sums;
mod table;
mod thucidide;
