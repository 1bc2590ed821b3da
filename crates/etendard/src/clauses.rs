//! `etendard clauses`: the register, with what the tree says of each clause.

use crate::checkout;
use crate::citations::{Citations, Claim, Place};
use rulebook::{Book, Clause, Language, Status, Words};
use serde_json::{Value, json};
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
            Self::Done => Words::new("prouvée", "done"),
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

/// Prints the register; exit status 1 while any clause is unproved.
pub(crate) fn run(wanted: &Wanted, root: Option<&Path>, language: Language) -> Result<ExitCode, String> {
    let root = checkout::find(root)?;
    let citations = Citations::read(&root)?;
    let lines: Vec<Line> = Clause::all()
        .flat_map(|clause| clause.books().map(move |book| (clause, book)))
        .filter(|(_, book)| wanted.book.is_none_or(|only| only == *book))
        .map(|(clause, book)| line(&citations, clause, book))
        .collect();
    let shown: Vec<&Line> = lines.iter().filter(|line| !wanted.unproved || line.state == State::Unproved).collect();
    if wanted.json {
        println!("{:#}", as_json(&lines, &shown));
    } else {
        print_lines(&shown, language);
        print_summary(&lines, language);
    }
    let all_proved = lines.iter().all(|line| line.state != State::Unproved);
    Ok(if all_proved { ExitCode::SUCCESS } else { ExitCode::from(1) })
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

fn print_lines(lines: &[&Line], language: Language) {
    let mut last = None;
    for line in lines {
        let entry = line.clause.entry();
        if last != Some(line.clause) {
            println!("\n{} {}", entry.id, entry.name);
            println!("  {}", entry.text.in_language(language));
            last = Some(line.clause);
        }
        let Some(own) = &entry.books[line.book as usize] else { continue };
        let ruling = own.ruling.map_or(String::new(), |number| {
            format!(", {} {number}", Words::new("arbitrage", "ruling").in_language(language))
        });
        println!("  {} [{}] {}{ruling}", line.book.letter(), line.state.words().in_language(language), own.section);
        if let Some(text) = own.text {
            println!("      {}", text.in_language(language));
        }
        let missing = missing(line, language);
        if !missing.is_empty() {
            println!("      {}: {missing}", Words::new("manque", "missing").in_language(language));
        }
        print_places(Words::new("code", "code").in_language(language), &line.cited);
        for (word, places) in ["+", "−", "="].into_iter().zip(&line.proofs) {
            print_places(word, places);
        }
    }
}

fn print_places(title: &str, places: &[Place]) {
    const MOST: usize = 4;
    for place in places.iter().take(MOST) {
        let test = place.test.as_ref().map_or(String::new(), |name| format!(" {name}"));
        println!("      {title} {}{test}", place.at);
    }
    if MOST < places.len() {
        println!("      {title} … +{}", places.len() - MOST);
    }
}

fn missing(line: &Line, language: Language) -> String {
    if line.state != State::Unproved {
        return String::new();
    }
    let [bites, spares, witness] = &line.proofs;
    let wants = match line.clause.status_in(line.book) {
        Status::ByType => vec![(witness.is_empty(), Words::new("un témoin", "a witness"))],
        Status::Played | Status::NotPlayed(_) => vec![
            (line.cited.is_empty(), Words::new("une citation dans le code", "a citation in code")),
            (bites.is_empty(), Words::new("un essai où elle agit", "a test where it bites")),
            (spares.is_empty(), Words::new("un essai où elle n'agit pas", "a test where it does not")),
        ],
    };
    let words = wants.into_iter().filter(|(lacks, _)| *lacks).map(|(_, words)| words.in_language(language));
    words.collect::<Vec<_>>().join(", ")
}

fn print_summary(lines: &[Line], language: Language) {
    let ids = distinct(lines.iter().map(|line| line.clause));
    println!("\n{ids} clauses, {} × {}", lines.len(), Words::new("livre", "book").in_language(language));
    for state in State::ALL {
        let by_book = Book::ALL.map(|book| {
            let count = lines.iter().filter(|line| line.book == book && line.state == state).count();
            format!("{} {count}", book.letter())
        });
        let total = lines.iter().filter(|line| line.state == state).count();
        println!("  {:<18} {total:>4}   {}", state.words().in_language(language), by_book.join("  "));
    }
    for line in lines {
        if let Status::NotPlayed(reason) = line.clause.status_in(line.book) {
            println!("  {} {}: {}", line.book.letter(), line.clause, reason.in_language(language));
        }
    }
}

fn distinct(clauses: impl Iterator<Item = Clause>) -> usize {
    clauses.collect::<std::collections::BTreeSet<_>>().len()
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
            "ruling": own.ruling,
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
    let mut summary = json!({ "ids": distinct(all.iter().map(|line| line.clause)), "total": all.len() });
    for state in State::ALL {
        summary[state.key()] = count(state).into();
    }
    json!({ "clauses": clauses, "summary": summary })
}

fn places_json(places: &[Place]) -> Value {
    places.iter().map(|place| json!({ "at": place.at, "test": place.test })).collect()
}
