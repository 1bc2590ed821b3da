//! The battlefields exercises are drawn on: every battle that comes with the program, read once.

use battle::Battle;
use rulebook::Book;
use scenario::Scenario;
use std::sync::LazyLock;

/// A battlefield, and the battle at its first question.
#[derive(Debug)]
pub struct ExerciseField {
    /// The battle as it is written.
    pub scenario: Scenario,
    pub(crate) start: Battle,
}

static FIELDS: LazyLock<Vec<ExerciseField>> = LazyLock::new(|| {
    let read = scenario::catalogue().iter().map(|listed| {
        let scenario = listed.read().expect("a test reads every battle of the catalogue");
        let mut start = Battle::new(scenario.setup()).expect("a test sets up every battle of the catalogue");
        start.by_hand().begin(&mut ());
        ExerciseField { scenario, start }
    });
    read.collect()
});

impl ExerciseField {
    /// The battlefields of a book, in the order of the catalogue.
    pub(crate) fn of(book: Book) -> Vec<&'static Self> {
        FIELDS.iter().filter(|field| field.start.setup().book.book == book).collect()
    }
}
