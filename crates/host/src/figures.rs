//! The figures of the chapters and the cases of the clauses, played moment by moment.

mod shown;

pub(crate) use shown::{beside, readings, why_none};

use crate::trouble::{Trouble, shown};
use crate::view;
use battle::{Battle, Setup};
use cases::{Case, CaseAct, Claim};
use chronicle::{Bookmark, Chronicle};
use rulebook::{Book, Language};
use scenario::{Article, Cast, Gender, Name, Number, Text};
use speech::Lexicon;
use std::sync::LazyLock;
use wire::live::{FigureFrame, FigureLine, FigureSummary, FigureView, MapView, ShownView, SightView, troops_of};
use wire::{Field, NameView, Position};

// The files of `trials/`, as far as they are shown.
include!(concat!(env!("OUT_DIR"), "/cases.rs"));

/// What a case is shown as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Shelf {
    /// A figure of a chapter.
    Figure,
    /// A case of a clause.
    Case,
}

static CASES: LazyLock<Vec<(Shelf, Case)>> = LazyLock::new(|| {
    let of_file = |(shelf, file, text): &(&str, &str, &str)| {
        let shelf = if *shelf == "figures" { Shelf::Figure } else { Shelf::Case };
        let cases = cases::parse(file, text).unwrap_or_default();
        cases.into_iter().map(move |case| (shelf, case)).collect::<Vec<_>>()
    };
    FILES.iter().flat_map(of_file).collect()
});

/// Every figure, of one book or of all.
#[must_use]
pub fn figures(book: Option<Book>) -> Vec<FigureSummary> {
    let books = Book::ALL.into_iter().filter(|one| book.is_none_or(|wanted| wanted == *one));
    let of_book = |book: Book| {
        CASES.iter().filter(|(shelf, _)| *shelf == Shelf::Figure).filter_map(move |(_, case)| {
            let (id, _) = case.setup_in(book)?;
            Some(FigureSummary { id: short(id).to_owned(), title: title(case), clauses: clauses(case, book) })
        })
    };
    books.flat_map(of_book).collect()
}

/// A figure or a case, moment by moment.
///
/// # Errors
/// When there is no such figure.
pub fn figure(id: &str, language: Language) -> Result<FigureView, Trouble> {
    let of = |(_, case): &'static (Shelf, Case)| {
        Book::ALL.into_iter().find_map(|book| {
            let (own, setup) = case.setup_in(book)?;
            (short(own) == id).then_some((case, book, setup))
        })
    };
    let (case, book, setup) = CASES.iter().find_map(of).ok_or_else(|| no_figure(id))?;
    let field = Field::new(id, setup.clone(), cast(case, book, setup));
    Ok(FigureView {
        id: id.to_owned(),
        book: book.to_string(),
        title: title(case),
        clauses: clauses(case, book),
        map: MapView::of_setup(setup),
        troops: troops_of(setup),
        frames: frames(case, book, &field, language),
    })
}

/// `fig/J-TAC-1A` without its shelf.
fn short(id: &str) -> &str {
    id.strip_prefix("fig/").unwrap_or(id)
}

fn title(case: &Case) -> NameView {
    NameView { fr: case.titre().unwrap_or(case.title()).to_owned(), en: case.title().to_owned() }
}

/// The clauses it shows: those that bite in it; where none does, those that might have.
fn clauses(case: &Case, book: Book) -> Vec<String> {
    let ids = |spared: bool| {
        let proofs = case.proofs().filter(move |proof| proof.book == book && (proof.claim == Claim::Spares) == spared);
        proofs.map(|proof| proof.clause.id().to_owned()).collect::<Vec<String>>()
    };
    Some(ids(false)).filter(|bites| !bites.is_empty()).unwrap_or_else(|| ids(true))
}

/// Those who take part, by their letters.
fn cast(case: &Case, book: Book, setup: &Setup) -> Cast {
    let (letters, officers) = case.people(book).unwrap_or_default();
    let name = |id: String, fr: String, en: String, gender, article| Name {
        id,
        text: Text { fr, en },
        gender,
        number_fr: Number::Singular,
        number_en: Number::Singular,
        article,
    };
    let unit = |index: usize| {
        let letter = letters.get(index).copied().unwrap_or('?');
        name(letter.to_string(), format!("Unité {letter}"), format!("Unit {letter}"), Gender::Feminine, Article::None)
    };
    let officer = |index: usize| {
        let own = officers.get(index).cloned().unwrap_or_default();
        name(own.clone(), own.clone(), own, Gender::Masculine, Article::None)
    };
    let army = |fr: &str, en: &str| Text { fr: fr.to_owned(), en: en.to_owned() };
    Cast {
        units: (0..setup.units.len()).map(unit).collect(),
        officers: (0..setup.officers.len()).map(officer).collect(),
        armies: [army("Nord", "North"), army("Sud", "South")],
    }
}

/// The table at its beginning, and after every line of the script that shows something.
fn frames(case: &Case, book: Book, field: &Field, language: Language) -> Vec<FigureFrame> {
    let mut story = Chronicle::new(field.cast(), field.setup());
    let mut frames: Vec<FigureFrame> = Vec::new();
    let mut then = Bookmark::default();
    if let Some(Ok(start)) =
        case.positions().find(|battle| battle.as_ref().is_ok_and(|one| one.setup().book.book == book))
    {
        frames.push(FigureFrame::still(Position::of(&start, field)));
    }
    case.perform(book, &mut story, |story, battle, act| {
        let mut frame = FigureFrame::still(Position::of(battle, field));
        for tale in story.since(then) {
            frame.told.push(tale.sentence(language));
            frame.clause =
                frame.clause.take().or_else(|| tale.telling_clauses().first().map(|one| one.id().to_owned()));
            for one in view::shown(tale, field, language) {
                if let ShownView::Struck { faces, .. } = one {
                    frame.dice = faces;
                }
            }
        }
        then = story.bookmark();
        look(&mut frame, act, battle, field, language);
        // What is done without a word moves nobody: it is part of the moment before.
        let is_told = !frame.told.is_empty() || frame.refused.is_some() || frame.line.is_some();
        match frames.last_mut() {
            Some(last) if !is_told => last.position = frame.position,
            _ => frames.push(frame),
        }
    });
    frames
}

/// What was refused or looked along.
fn look(frame: &mut FigureFrame, act: CaseAct, battle: &Battle, field: &Field, language: Language) {
    match act {
        CaseAct::Said | CaseAct::Rolled(..) => {}
        CaseAct::Refused(refusal) => {
            frame.refused = Some(refusal.because.sentence().in_language(language).to_owned());
            frame.clause = Some(refusal.clause.id().to_owned());
        }
        CaseAct::Looked { from, to, blocked } => {
            let view = battle.view();
            let weapon = view.unit_at(from).map_or(battle::Weapon::Artillery, |unit| view.weapon(unit));
            let sight = SightView::of(&view, from, to, weapon, language);
            frame.told.push(sight.text);
            frame.clause = blocked.map(|clause| clause.id().to_owned()).or(sight.clause);
            frame.line =
                Some(FigureLine { from: field.hex_word(from), to: field.hex_word(to), clear: blocked.is_none() });
        }
    }
}

fn no_figure(id: &str) -> Trouble {
    let id = shown(id);
    Trouble {
        text: Text {
            fr: format!("il n’y a pas de figure «\u{a0}{id}\u{a0}»\u{a0}; elles s’appellent comme J-TAC-1A"),
            en: format!("there is no figure “{id}”; they are called like J-TAC-1A"),
        },
        ..Trouble::not_found()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_figure_plays() {
        for book in Book::ALL {
            let figures = figures(Some(book));
            assert!(60 < figures.len(), "{book}: {}", figures.len());
            for summary in figures {
                let [fr, en] = [Language::Fr, Language::En].map(|language| figure(&summary.id, language).unwrap());
                assert!(1 < fr.frames.len(), "{}: nothing happens", summary.id);
                assert_eq!(fr.frames.len(), en.frames.len());
                assert!(!fr.clauses.is_empty(), "{}: it proves nothing", summary.id);
                let is_told = |frame: &FigureFrame| !frame.told.is_empty() || frame.refused.is_some();
                assert!(fr.frames.iter().skip(1).all(is_told), "{}: a step of which nothing is told", summary.id);
            }
        }
        assert!(figure("J-TAC-1Z", Language::Fr).is_err());
    }

    #[test]
    fn a_figure_shows_its_dice_its_refusal_and_its_line() {
        let all: Vec<FigureView> =
            figures(Some(Book::Jomini)).iter().map(|one| figure(&one.id, Language::En).unwrap()).collect();
        let has = |told: fn(&FigureFrame) -> bool| all.iter().any(|figure| figure.frames.iter().any(told));
        assert!(has(|frame| !frame.dice.is_empty()));
        assert!(has(|frame| frame.refused.is_some() && frame.clause.is_some()));
        assert!(has(|frame| frame.line.as_ref().is_some_and(|line| !line.clear)));
    }
}
