//! What can be looked up without a game: what this is, battles, rules, odds, sight, replay files.

use crate::character::{rank, temper};
use crate::ground::Grounds;
use crate::trouble::{Trouble, shown};
use crate::{figures, reckon, recorded};
use rulebook::{Book, Clause, HouseRule, Language};
use strum::IntoEnumIterator;
use wire::live::{
    AboutView, BookView, HouseRuleView, LessonSummary, LevelView, RecordedRequest, RecordedView, RetreatRequest,
    RetreatView, RuleView, ScenarioSummary, ScenarioView, SightRequest, SightView, TablesView, TemperamentView,
};
use wire::{FORMAT_VERSION, LevelWire, Position, RULES_VERSION, TemperamentWire};

/// What this is, and of which version.
#[must_use]
pub fn about() -> AboutView {
    let books = Book::ALL.map(|book| BookView { key: book.to_string(), title: book.title().to_owned() });
    let levels = LevelWire::ALL.iter().map(|level| LevelView { key: *level, name: rank(*level).words().into() });
    let temperaments =
        TemperamentWire::ALL.iter().map(|one| TemperamentView { key: *one, name: temper(*one).words().into() });
    AboutView {
        name: "Étendard".to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        rules: RULES_VERSION,
        replays: FORMAT_VERSION,
        books: books.to_vec(),
        levels: levels.collect(),
        temperaments: temperaments.collect(),
    }
}

/// Is this a lesson?
#[must_use]
pub fn is_lesson(id: &str) -> bool {
    scenario::lessons().iter().any(|lesson| lesson.id == id)
}

/// The clauses of the rules, of one book or of all.
#[must_use]
pub fn rules(book: Option<Book>, language: Language) -> Vec<RuleView> {
    let books = Book::ALL.into_iter().filter(|one| book.is_none_or(|wanted| wanted == *one));
    books.flat_map(|book| Clause::all().filter_map(move |clause| ruled(clause, book, language))).collect()
}

/// One clause, as each book that has it says it.
///
/// # Errors
/// When there is no such clause.
pub fn rule(id: &str, language: Language) -> Result<Vec<RuleView>, Trouble> {
    let meant = Clause::all().find(|clause| clause.id().eq_ignore_ascii_case(id));
    let clause = meant.ok_or_else(|| no_clause(id))?;
    Ok(Book::ALL.into_iter().filter_map(|book| ruled(clause, book, language)).collect())
}

/// A clause in a book, with what shows it.
fn ruled(clause: Clause, book: Book, language: Language) -> Option<RuleView> {
    let unseen = figures::why_none(clause, book).map(|why| why.in_language(language).to_owned());
    Some(RuleView { shown: figures::beside(clause, book), unseen, ..RuleView::of(clause, book, language)? })
}

fn no_clause(id: &str) -> Trouble {
    let id = shown(id);
    Trouble {
        text: scenario::Text {
            fr: format!(
                "il n’y a pas de règle «\u{a0}{id}\u{a0}»\u{a0}; elles s’appellent comme MOD-5, voyez /api/rules"
            ),
            en: format!("there is no rule “{id}”; they are called like MOD-5, see /api/rules"),
        },
        ..Trouble::not_found()
    }
}

/// The tables of a book, made from the values its rules are played by.
///
/// # Errors
/// When there is no such book.
pub fn tables(key: &str, language: Language) -> Result<TablesView, Trouble> {
    let book: Book = key.parse().map_err(|_| no_book(key))?;
    Ok(TablesView::of(books::of(book), language, |order| chronicle::order_effect(order, language)))
}

pub(crate) fn no_book(key: &str) -> Trouble {
    let key = shown(key);
    let keys = Book::ALL.map(|book| book.to_string()).join(", ");
    Trouble {
        text: scenario::Text {
            fr: format!("il n’y a pas de livre «\u{a0}{key}\u{a0}»\u{a0}; les livres sont {keys}"),
            en: format!("there is no book “{key}”; the books are {keys}"),
        },
        ..Trouble::not_found()
    }
}

/// Every house rule: what changes with it, and in which books it means something.
#[must_use]
pub fn house_rules() -> Vec<HouseRuleView> {
    let means_something = |rule| move |book: &Book| HouseRule::of(books::of(*book)).any(|one| one == rule);
    let view = |rule| {
        let books = Book::ALL.into_iter().filter(means_something(rule));
        HouseRuleView { played: figures::readings(rule), ..HouseRuleView::of(rule, books) }
    };
    HouseRule::iter().map(view).collect()
}

impl Grounds {
    /// Every battle.
    ///
    /// # Errors
    /// When one cannot be read.
    pub fn battles(&self, language: Language) -> Result<Vec<ScenarioSummary>, Trouble> {
        let listed = scenario::catalogue().iter();
        listed.map(|listed| Ok(ScenarioSummary::of(&*self.scenario(listed.id, language)?))).collect()
    }

    /// A battle: its story, its map, its armies.
    ///
    /// # Errors
    /// When there is no such battle.
    pub fn battle(&self, id: &str, language: Language) -> Result<ScenarioView, Trouble> {
        let ground = self.ground(id, None, language)?;
        let lesson = ground.lesson.as_ref();
        let start = lesson.map_or(&ground.start, |lesson| &lesson.start);
        Ok(ScenarioView::of(&ground.scenario, Position::of(start, &ground.field), lesson))
    }

    /// Every lesson: book by book, in the order they are taken in.
    ///
    /// # Errors
    /// When one cannot be read.
    pub fn lessons(&self, language: Language) -> Result<Vec<LessonSummary>, Trouble> {
        let mut lessons: Vec<LessonSummary> = Vec::new();
        for listed in scenario::lessons() {
            let scenario = self.scenario(listed.id, language)?;
            let book = scenario.book().to_string();
            let taken = lessons.iter().rev().take_while(|lesson| lesson.book == book).count();
            lessons.push(LessonSummary::of(&scenario, u8::try_from(taken + 1).unwrap_or(u8::MAX)));
        }
        Ok(lessons)
    }

    /// Who sees whom on the field of a battle.
    ///
    /// # Errors
    /// When there is no such battle, or no such hex.
    pub fn sight(&self, asked: &SightRequest, language: Language) -> Result<SightView, Trouble> {
        let SightRequest { scenario, options, from, to, weapon } = asked;
        let ground = self.ground(scenario, options.as_deref(), language)?;
        reckon::sight(&ground.start, &ground.field, from, to, *weapon, language)
    }

    /// Where a unit goes back on a drawn field, or on that of a battle.
    ///
    /// # Errors
    /// When it cannot be laid out, or it may not go the way that is said.
    pub fn retreat(&self, asked: &RetreatRequest, language: Language) -> Result<RetreatView, Trouble> {
        reckon::retreat(self, asked, language)
    }

    /// A replay file played again, up to a line.
    ///
    /// # Errors
    /// When it is no replay, or its battle is not here.
    pub fn recorded(&self, asked: &RecordedRequest, language: Language) -> Result<RecordedView, Trouble> {
        let replay = recorded::read(&asked.replay)?;
        let options: Vec<String> = replay.header.options.iter().map(|rule| rule.to_string()).collect();
        let battle = replay.battle.as_deref();
        let ground = self.ground_of(&replay.header.scenario, battle, Some(&options), language)?;
        recorded::after(&replay, &ground, asked.lines, language)
    }
}
