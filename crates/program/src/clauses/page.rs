//! The register as a page to read: each clause once, what the books share on one line.

use super::{Line, State, ids};
use crate::citations::Place;
use crate::table::paragraph;
use rulebook::{Book, Language, Status, Words};

/// How many places are shown before the rest is only counted.
const MOST_PLACES: usize = 4;

/// The widest a line of text is set: wider is hard to read.
const WIDEST: usize = 110;

/// Every clause shown, then how far all of them have come.
pub(super) fn of(all: &[Line], shown: &[&Line], language: Language, width: usize) -> String {
    let width = width.min(WIDEST);
    let clauses = shown.chunk_by(|one, next| one.clause == next.clause);
    let mut text: String = clauses.map(|lines| one_clause(lines, language, width) + "\n").collect();
    text.push_str(&summary(all, language));
    text.push_str(&not_played(all, language, width));
    text
}

fn one_clause(lines: &[&Line], language: Language, width: usize) -> String {
    let Some(first) = lines.first() else { return String::new() };
    let entry = first.clause.entry();
    let mut text = format!("{} {}\n", entry.id, entry.name);
    text.push_str(&paragraph("  ", entry.text.in_language(language), width));
    let parts: [fn(&Line, Language) -> Vec<String>; 7] = [heading, own_text, missing, code, bites, spares, witness];
    for part in parts {
        for (letters, said) in shared(lines, |line| part(line, language)) {
            text.push_str(&paragraph(&format!("  {letters:<4} "), &said, width));
        }
    }
    text
}

/// What several books say alike is said once, behind their letters.
fn shared(lines: &[&Line], said: impl Fn(&Line) -> Vec<String>) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = Vec::new();
    for line in lines {
        for words in said(line) {
            match found.iter_mut().find(|(_, known)| *known == words) {
                Some((letters, _)) => letters.push(line.book.letter()),
                None => found.push((line.book.letter().to_string(), words)),
            }
        }
    }
    found
}

fn heading(line: &Line, language: Language) -> Vec<String> {
    let own = line.clause.entry().books[line.book as usize];
    let state = line.state.words().in_language(language);
    let section = own.map(|own| section(own.section, language));
    let rulings = own.map_or(&[][..], |own| own.rulings).iter();
    let rulings = rulings.map(|number| format!("{} {number}", Words::new("arbitrage", "ruling").in_language(language)));
    let said: Vec<String> = section.map(str::to_owned).into_iter().chain(rulings).collect();
    vec![format!("{state} — {}", said.join(", "))]
}

/// Sections are headings of the French chapters; what stands in none has a word of ours.
fn section(name: &'static str, language: Language) -> &'static str {
    match (name, language) {
        ("compagnon", Language::En) => "companion",
        ("édition", Language::En) => "edition",
        _ => name,
    }
}

fn own_text(line: &Line, language: Language) -> Vec<String> {
    let own = line.clause.entry().books[line.book as usize];
    own.and_then(|own| own.text).map(|text| text.in_language(language).to_owned()).into_iter().collect()
}

fn missing(line: &Line, language: Language) -> Vec<String> {
    if line.state != State::Unproved {
        return Vec::new();
    }
    let [bites, spares, witness] = &line.proofs;
    let wants = match line.clause.status_in(line.book) {
        Status::ByType => vec![(witness.is_empty(), Words::new("un témoin", "a witness"))],
        Status::Played | Status::NotPlayed(_) => vec![
            (line.cited.is_empty(), Words::new("une citation dans le code", "a citation in code")),
            (bites.is_empty(), Words::new("un essai où elle agit", "a test where it bites")),
            (spares.is_empty(), Words::new("un essai où elle n’agit pas", "a test where it does not bite")),
        ],
    };
    let words = wants.into_iter().filter(|(lacks, _)| *lacks).map(|(_, words)| words.in_language(language));
    let title = Words::new("manque\u{a0}:", "missing:").in_language(language);
    vec![format!("{title} {}", words.collect::<Vec<_>>().join(", "))]
}

fn code(line: &Line, _: Language) -> Vec<String> {
    listed("code", &line.cited)
}

fn bites(line: &Line, language: Language) -> Vec<String> {
    listed(Words::new("agit", "bites").in_language(language), &line.proofs[0])
}

fn spares(line: &Line, language: Language) -> Vec<String> {
    listed(Words::new("épargne", "spares").in_language(language), &line.proofs[1])
}

fn witness(line: &Line, language: Language) -> Vec<String> {
    listed(Words::new("témoin", "witness").in_language(language), &line.proofs[2])
}

fn listed(title: &str, places: &[Place]) -> Vec<String> {
    let mut said: Vec<String> = places
        .iter()
        .take(MOST_PLACES)
        .map(|place| {
            format!("{title} {} {}", place.at, place.test.as_deref().unwrap_or_default()).trim_end().to_owned()
        })
        .collect();
    if MOST_PLACES < places.len() {
        said.push(format!("{title} … +{}", places.len() - MOST_PLACES));
    }
    said
}

fn summary(lines: &[Line], language: Language) -> String {
    let books: Vec<Book> = Book::ALL.into_iter().filter(|book| lines.iter().any(|line| line.book == *book)).collect();
    let row = |title: &str, cells: &[String]| {
        let cells: Vec<String> = cells.iter().map(|cell| format!("{cell:>6}")).collect();
        format!("  {title:<17} {}\n", cells.join(" "))
    };
    let each = match language {
        Language::Fr => format!(", {} en comptant chaque livre", lines.len()),
        Language::En => format!(", {} counting each book", lines.len()),
    };
    let mut text = format!("{} clauses{}\n", ids(lines), if books.len() == 1 { "" } else { each.as_str() });
    let letters = books.iter().map(|book| book.letter().to_string());
    let head: Vec<String> = std::iter::once("total".to_owned()).chain(letters).collect();
    text.push_str(&row("", &head));
    for state in State::ALL {
        let in_state: Vec<&Line> = lines.iter().filter(|line| line.state == state).collect();
        let of_books = books.iter().map(|book| in_state.iter().filter(|line| line.book == *book).count());
        let counts: Vec<String> =
            std::iter::once(in_state.len()).chain(of_books).map(|count| count.to_string()).collect();
        text.push_str(&row(state.words().in_language(language), &counts));
    }
    text
}

fn not_played(lines: &[Line], language: Language, width: usize) -> String {
    let reasons = lines.iter().filter_map(|line| match line.clause.status_in(line.book) {
        Status::NotPlayed(reason) => Some((line, reason)),
        Status::Played | Status::ByType => None,
    });
    reasons
        .map(|(line, reason)| {
            let before = format!("  {} {} ", line.book.letter(), line.clause);
            paragraph(&before, reason.in_language(language), width)
        })
        .collect()
}
