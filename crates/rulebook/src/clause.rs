//! Clauses: the sentences of the books, as values.

pub use self::generated::Clause;
use crate::{Book, Language, Words};
use enumset::{EnumSet, EnumSetType};
use strum::{Display, EnumIter, EnumString, IntoStaticStr};

#[rustfmt::skip]
mod generated;

/// Where a clause comes from.
#[derive(Debug, PartialOrd, Ord, EnumSetType, EnumIter, EnumString, Display, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Source {
    /// It stands in the chapter.
    Text,
    /// It stands in another chapter by the same author.
    Companion,
    /// The texts are silent or disagree: a decision of this edition.
    Edition,
}

/// How a clause is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The engine names it when it acts.
    Played,
    /// It holds by the way things are built; nothing can break it.
    ByType,
    /// Not played, and why.
    NotPlayed(Words),
}

/// A clause as the register has it.
#[derive(Clone, Copy, Debug)]
pub struct RegisterEntry {
    /// `MOD-5`.
    pub id: &'static str,
    /// `CamelEffect`.
    pub name: &'static str,
    /// How it is played.
    pub status: Status,
    /// The text the books share.
    pub text: Words,
    /// What each book adds, in the order of [`Book::ALL`]; nothing where the clause does not apply.
    pub books: [Option<BookEntry>; 4],
}

/// What one book says of a clause.
#[derive(Clone, Copy, Debug)]
pub struct BookEntry {
    /// The section of its chapter.
    pub section: &'static str,
    /// Where it comes from.
    pub source: EnumSet<Source>,
    /// The rulings that decide it, if any do.
    pub rulings: &'static [u8],
    /// How it is played there, where that differs.
    pub status: Option<Status>,
    /// The text where it differs from the shared one.
    pub text: Option<Words>,
}

impl Clause {
    /// Every clause, in the order of the register.
    #[must_use]
    pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
        generated::ALL.iter().copied()
    }

    /// Its entry in the register.
    #[must_use]
    pub fn entry(self) -> &'static RegisterEntry {
        &generated::ENTRIES[self as usize]
    }

    /// `MOD-5`.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.entry().id
    }

    /// Does it apply in this book?
    #[must_use]
    pub fn stands_in(self, book: Book) -> bool {
        self.entry().books[book as usize].is_some()
    }

    /// How it is played in this book.
    #[must_use]
    pub fn status_in(self, book: Book) -> Status {
        let entry = self.entry();
        entry.books[book as usize].and_then(|own| own.status).unwrap_or(entry.status)
    }

    /// The books it applies to.
    pub fn books(self) -> impl Iterator<Item = Book> {
        Book::ALL.into_iter().filter(move |book| self.stands_in(*book))
    }

    /// Its text in one book.
    #[must_use]
    pub fn text(self, book: Book, language: Language) -> &'static str {
        let entry = self.entry();
        let own = entry.books[book as usize].and_then(|own| own.text);
        own.unwrap_or(entry.text).in_language(language)
    }

    /// The clause with this id.
    #[must_use]
    pub fn by_id(id: &str) -> Option<Self> {
        Self::all().find(|clause| clause.id() == id)
    }
}

impl std::fmt::Display for Clause {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str(self.id())
    }
}
