//! What the register holds: the types of `rulebook`, with owned texts and clauses by their ids.

use crate::shelf::{self, Files, Shelf};
use crate::{books, clauses, glossary, house, rulings};
use enumset::EnumSet;
use reader::{Problems, Table, Value};
use rulebook::{
    Allowance, Arm, Barred, Book, DiceLimits, Die, Factors, FireAfterMove, HouseRule, Order, OrderKind, Price, Quality,
    Source, Terrain, TerrainEntry, Traits, Weight,
};
use std::path::Path;

/// All that `rulebooks/` says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Register {
    /// Every clause, in the order of `clauses.toml`.
    pub clauses: Vec<ClauseEntry>,
    /// The rulings, by number.
    pub rulings: Vec<Ruling>,
    /// What each house rule changes, in the order of [`HouseRule`].
    pub house: Vec<HouseLine>,
    /// The glossary, in its order.
    pub glossary: Vec<Term>,
    /// The tables of each book, in the order of [`Book::ALL`].
    pub books: [BookTables; 4],
}

impl Register {
    /// Reads and checks `rulebooks/` under the root of the repository.
    ///
    /// # Errors
    /// Everything that is wrong in it, not the first thing only.
    pub fn load(root: &Path) -> Result<Self, Problems> {
        Self::read(&shelf::files_under(root)?)
    }

    /// Reads and checks files held in memory, each under its name from the root: `rulebooks/clauses.toml`.
    ///
    /// # Errors
    /// Everything that is wrong in them, not the first thing only.
    pub fn read(files: &Files) -> Result<Self, Problems> {
        let shelf = Shelf::open(files);
        let rulings = rulings::read(&shelf);
        let clauses = clauses::read(&shelf, &rulings);
        let house = house::read(&shelf, &rulings);
        let books = Book::ALL.map(|book| books::read(&shelf, book));
        let glossary = glossary::read(&shelf);
        let problems = shelf.into_problems();
        // A book that is not there whole has left a problem behind.
        match books {
            [Some(first), Some(second), Some(third), Some(fourth)] if problems.is_empty() => {
                Ok(Self { clauses, rulings, house, glossary, books: [first, second, third, fourth] })
            }
            _ => Err(problems),
        }
    }

    /// The clause with this id.
    #[must_use]
    pub fn clause(&self, id: &str) -> Option<&ClauseEntry> {
        self.clauses.iter().find(|clause| clause.id == id)
    }
}

/// A text in both languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bilingual {
    /// In French.
    pub fr: String,
    /// In English.
    pub en: String,
}

impl Bilingual {
    /// Reads `fr` and `en`, or `note_fr` and `note_en` where `stem` is `note_`.
    pub(crate) fn read(table: &Table, stem: &str) -> Option<Self> {
        let [fr, en] = ["fr", "en"].map(|language| table.need(&format!("{stem}{language}")));
        let [fr, en] = [fr, en].map(|value| value.as_ref().and_then(Value::text).map(str::to_owned));
        Some(Self { fr: fr?, en: en? })
    }

    /// The same where the text may be absent, but not in one language only.
    pub(crate) fn read_if_any(table: &Table, stem: &str) -> Option<Self> {
        let keys = ["fr", "en"].map(|language| format!("{stem}{language}"));
        let [has_fr, has_en] = [table.has(&keys[0]), table.has(&keys[1])];
        if has_fr == has_en {
            return if has_fr { Self::read(table, stem) } else { None };
        }
        let [there, absent] = if has_fr { &keys } else { &[keys[1].clone(), keys[0].clone()] };
        if let Some(value) = table.get(there) {
            let what = format!("`{there}` without `{absent}`{}", table.place().en);
            value.report(value.key_problem(what).expecting("both languages, or neither"));
        }
        None
    }
}

/// A clause of the register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClauseEntry {
    /// `MOD-5`.
    pub id: String,
    /// `CamelEffect`.
    pub name: String,
    /// How it is played.
    pub status: ClauseStatus,
    /// The text the books share.
    pub text: Bilingual,
    /// What each book adds, in the order of [`Book::ALL`].
    pub books: [Option<ClauseInBook>; 4],
}

/// How a clause is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClauseStatus {
    /// The engine names it when it acts.
    Played,
    /// It holds by the way things are built.
    ByType,
    /// Not played, and why.
    NotPlayed(Bilingual),
}

/// What one book says of a clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClauseInBook {
    /// The section of its chapter.
    pub section: String,
    /// Where it comes from.
    pub source: EnumSet<Source>,
    /// The rulings that decide it, if any do.
    pub rulings: Vec<u8>,
    /// How it is played there, where that differs from the other books.
    pub status: Option<ClauseStatus>,
    /// The text where it differs from the shared one.
    pub text: Option<Bilingual>,
}

/// A decision where the books are silent or disagree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// Its number.
    pub number: u8,
    /// Its title.
    pub title: Bilingual,
    /// The books it is for.
    pub books: EnumSet<Book>,
    /// The clauses it decides.
    pub clauses: Vec<String>,
    /// The house rule that plays the other reading, if it can be played.
    pub house_rule: Option<HouseRule>,
    /// The figures it draws on.
    pub figures: Vec<String>,
    /// What was in doubt.
    pub question: Bilingual,
    /// What the books say.
    pub texts: Bilingual,
    /// What is decided.
    pub ruling: Bilingual,
    /// An example with numbers.
    pub example: Bilingual,
    /// The same example by the other reading.
    pub other: Bilingual,
}

/// A house rule, and what it changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseLine {
    /// The rule.
    pub rule: HouseRule,
    /// In a sentence.
    pub says: Bilingual,
}

/// A word of the glossary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// The word.
    pub words: Bilingual,
    /// What it means.
    pub note: Bilingual,
}

/// The tables of one book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookTables {
    /// Which book.
    pub book: Book,
    /// Its troops, in the order of its file.
    pub troops: Vec<TroopLine>,
    /// Every terrain, in the order of [`Terrain`].
    pub terrain: Vec<TerrainLine>,
    /// Its orders, in the order of its file.
    pub orders: Vec<OrderLine>,
    /// Its die.
    pub die: DieLine,
}

/// A row of a troop table, with its movement looked up: see [`rulebook::Troop`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "field for field a rulebook::Troop")]
pub struct TroopLine {
    pub key: String,
    pub name: Bilingual,
    pub arm: Arm,
    pub weight: Weight,
    pub elements: u8,
    pub allowance: Allowance,
    pub range: u8,
    pub factors: Factors,
    pub after_move: FireAfterMove,
    pub traits: Traits,
}

/// A row of a terrain table: see [`rulebook::TerrainRow`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "field for field a rulebook::TerrainRow")]
pub struct TerrainLine {
    pub terrain: Terrain,
    pub clause: String,
    pub name: Bilingual,
    pub entry: TerrainEntry,
    pub barred: EnumSet<Barred>,
    pub qualities: EnumSet<Quality>,
    pub limits: DiceLimits,
}

/// A row of an order table: see [`rulebook::OrderRow`].
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "field for field a rulebook::OrderRow")]
pub struct OrderLine {
    pub order: Order,
    pub kind: OrderKind,
    pub clause: String,
    pub name: Bilingual,
    pub cost: u8,
    pub price: Price,
    pub dice: i8,
}

/// A book's die, and the clause that shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DieLine {
    /// The clause.
    pub clause: String,
    /// The die.
    pub die: Die,
}
