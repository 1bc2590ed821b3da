//! `etendard clauses`: the register, with what the tree says of each clause.

mod page;

use crate::checkout;
use crate::citations::{Citations, Place};
use crate::error::Error;
use crate::{Outcome, terminal};
use cases::Claim;
use rulebook::{Book, Clause, Language, Status, Words};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::ExitCode;

/// What to print.
pub(crate) struct Wanted {
    /// One book only.
    pub(crate) book: Option<Book>,
    /// As JSON.
    pub(crate) json: bool,
    /// Only what still lacks something.
    pub(crate) unproved: bool,
}

/// How far a clause has come in one book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// Cited, proved where it bites and where it does not.
    Done,
    /// Holds by the way things are built, with its witness.
    ByType,
    /// Not played, with its reason.
    NotPlayed,
    /// Something is missing.
    Unproved,
}

impl State {
    const ALL: [Self; 4] = [Self::Done, Self::ByType, Self::NotPlayed, Self::Unproved];

    fn key(self) -> &'static str {
        match self {
            Self::Done => "done",
            Self::ByType => "by-type",
            Self::NotPlayed => "not-played",
            Self::Unproved => "unproved",
        }
    }

    fn words(self) -> Words {
        match self {
            Self::Done => Words::new("prouvée", "proved"),
            Self::ByType => Words::new("par construction", "by type"),
            Self::NotPlayed => Words::new("non jouée", "not played"),
            Self::Unproved => Words::new("à prouver", "unproved"),
        }
    }
}

/// A clause in one book, with everything found about it.
struct Line {
    clause: Clause,
    book: Book,
    state: State,
    cited: Vec<Place>,
    proofs: [Vec<Place>; 3],
}

/// The register; exit status 1 while any clause is unproved.
pub(crate) fn run(wanted: &Wanted, root: Option<&Path>, language: Language) -> Result<Outcome, Error> {
    let citations = Citations::read(&checkout::find(root)?)?;
    let lines: Vec<Line> = Clause::all()
        .flat_map(|clause| clause.books().map(move |book| (clause, book)))
        .filter(|(_, book)| wanted.book.is_none_or(|only| only == *book))
        .map(|(clause, book)| line(&citations, clause, book))
        .collect();
    let shown: Vec<&Line> = lines.iter().filter(|line| !wanted.unproved || line.state == State::Unproved).collect();
    let text = if wanted.json {
        format!("{:#}\n", as_json(&lines, &shown))
    } else {
        page::of(&lines, &shown, language, terminal::width())
    };
    let all_proved = lines.iter().all(|line| line.state != State::Unproved);
    Ok(Outcome { text, code: if all_proved { ExitCode::SUCCESS } else { ExitCode::from(1) } })
}

fn line(citations: &Citations, clause: Clause, book: Book) -> Line {
    let cited = citations.cited(clause).iter().filter(|place| concerns(place, book)).cloned().collect::<Vec<_>>();
    let proofs =
        [Claim::Bites, Claim::Spares, Claim::Witness].map(|claim| citations.proofs(clause, book, claim).to_vec());
    let [bites, spares, witness] = &proofs;
    let state = match clause.status_in(book) {
        Status::NotPlayed(_) => State::NotPlayed,
        Status::ByType if !witness.is_empty() => State::ByType,
        Status::Played if !cited.is_empty() && !bites.is_empty() && !spares.is_empty() => State::Done,
        Status::ByType | Status::Played => State::Unproved,
    };
    Line { clause, book, state, cited, proofs }
}

/// A citation in another book's own file does not count for this one.
fn concerns(place: &Place, book: Book) -> bool {
    Book::ALL.into_iter().all(|other| {
        let owned = place.at.starts_with(&format!("crates/books/src/{other}.rs"))
            || place.at.starts_with(&format!("rulebooks/{other}/"));
        !owned || other == book
    })
}

fn ids(lines: &[Line]) -> usize {
    lines.iter().map(|line| line.clause).collect::<BTreeSet<_>>().len()
}

fn as_json(all: &[Line], shown: &[&Line]) -> Value {
    let mut clauses: Vec<Value> = Vec::new();
    for line in shown {
        let entry = line.clause.entry();
        if clauses.last().is_none_or(|last| last["id"] != entry.id) {
            clauses.push(
                json!({ "id": entry.id, "name": entry.name, "fr": entry.text.fr, "en": entry.text.en, "books": {} }),
            );
        }
        let Some(own) = &entry.books[line.book as usize] else { continue };
        let [bites, spares, witness] = line.proofs.each_ref().map(|places| places_json(places));
        let cited: Vec<&str> = line.cited.iter().map(|place| place.at.as_str()).collect();
        let value = json!({
            "section": own.section,
            "source": own.source.iter().map(|source| source.to_string()).collect::<Vec<_>>(),
            "rulings": own.rulings,
            "fr": line.clause.text(line.book, Language::Fr),
            "en": line.clause.text(line.book, Language::En),
            "state": line.state.key(),
            "cited": cited,
            "bites": bites,
            "spares": spares,
            "witness": witness,
        });
        if let Some(last) = clauses.last_mut() {
            last["books"][line.book.to_string()] = value;
        }
    }
    let count = |state: State| all.iter().filter(|line| line.state == state).count();
    let mut summary = json!({ "ids": ids(all), "total": all.len() });
    for state in State::ALL {
        summary[state.key()] = count(state).into();
    }
    json!({ "clauses": clauses, "summary": summary })
}

fn places_json(places: &[Place]) -> Value {
    places.iter().map(|place| json!({ "at": place.at, "test": place.test })).collect()
}
