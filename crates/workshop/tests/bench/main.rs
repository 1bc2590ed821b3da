//! The workshop tried: every battle of the catalogue on the bench, spoilt in every way, and put back.

mod edits;
mod limits;
mod problems;
mod round;
mod spoilt;
mod stock;

use wire::workshop::Draft;

/// A battle of the catalogue on the bench.
fn opened(id: &str) -> (&'static str, Draft) {
    let text = scenario::listed(id).expect("it is in the catalogue").text;
    (text, workshop::read(text).draft.expect("it is a draft"))
}

/// Every battle and every lesson that comes with the program.
fn all() -> impl Iterator<Item = &'static scenario::Listed> {
    scenario::catalogue().iter().chain(scenario::lessons())
}
