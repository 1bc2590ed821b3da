//! The doors of the workshop: a battle is read, checked, written, and what a book has to choose from.

use crate::game::Birth;
use crate::library::no_book;
use crate::trouble::{Trouble, status};
use rulebook::{Book, Language};
use wire::Position;
use wire::live::ScenarioView;
use wire::workshop::{
    BattleTextView, DraftCheckRequest, DraftCheckView, DraftReadRequest, DraftReadView, DraftWriteRequest,
    DraftWrittenView, GameBattleView, StockView,
};

/// Bytes of the longest message to the workshop: a battle of the largest size, as a draft and as a text.
pub const LONGEST: usize = 2 * 1024 * 1024;

/// A text on the bench.
#[must_use]
pub fn read(asked: &DraftReadRequest) -> DraftReadView {
    workshop::read(&asked.text)
}

/// A draft looked over.
#[must_use]
pub fn check(asked: &DraftCheckRequest) -> DraftCheckView {
    workshop::check(&asked.draft)
}

/// A draft written down.
///
/// # Errors
/// When it is larger than a battle may be.
pub fn write(asked: &DraftWriteRequest) -> Result<DraftWrittenView, Trouble> {
    let written = workshop::write(&asked.draft, asked.text.as_deref());
    let too_large =
        |what: scenario::Sentence| Trouble::new(status::UNPROCESSABLE_ENTITY, "too-large", what.fr, what.en);
    written.map(|text| DraftWrittenView { text }).map_err(too_large)
}

/// What a book has to choose from.
///
/// # Errors
/// When there is no such book.
pub fn stock(key: &str) -> Result<StockView, Trouble> {
    let book: Book = key.parse().map_err(|_| no_book(key))?;
    Ok(workshop::stock(books::of(book)))
}

/// The file of a battle of the catalogue.
///
/// # Errors
/// When there is no such battle.
pub fn text(id: &str, language: Language) -> Result<BattleTextView, Trouble> {
    let listed = scenario::listed(id).ok_or_else(|| Trouble::no_scenario(id, language))?;
    Ok(BattleTextView { text: listed.text.to_owned() })
}

impl Birth {
    /// The battle of a game, whoever made it.
    #[must_use]
    pub fn battle(&self) -> GameBattleView {
        let ground = &self.ground;
        let lesson = ground.lesson.as_ref();
        let start = lesson.map_or(&ground.start, |lesson| &lesson.start);
        let view = ScenarioView::of(&ground.scenario, Position::of(start, &ground.field), lesson);
        let view = ScenarioView { id: ground.field.id().to_owned(), ..view };
        GameBattleView { view, text: ground.field.own().map(ToString::to_string) }
    }
}
