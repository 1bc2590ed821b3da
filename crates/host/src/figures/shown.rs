//! What is shown beside a clause: its figures, a case that bites it, or why there is neither; and both readings of a ruling.

use super::{CASES, Shelf, short};
use cases::Claim;
use rulebook::{Book, Clause, HouseRule, Words};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use wire::live::PlayedReadings;

/// So many beside one clause: whoever wants more has the text and its figures.
const MOST: usize = 3;

/// Clauses that nothing on a table can show, by book, each with the reason.
const UNSEEN: [(Clause, Words); 3] = [
    (
        Clause::GunsOf1760,
        Words::new(
            "Cette clause avertit qui écrit un scénario\u{a0}; à la table, elle ne change rien.",
            "This clause warns whoever writes a scenario; at the table it changes nothing.",
        ),
    ),
    (
        Clause::OtherFrights,
        Words::new(
            "Aucune troupe de cette édition n’effraie les animaux autrement que les chameaux\u{a0}: il n’y a rien à jouer.",
            "No troop of this edition frightens animals otherwise than camels do: there is nothing to play.",
        ),
    ),
    (
        Clause::AdvantagePrecedence,
        Words::new(
            "Dans ce livre aucune ligne du tableau ne donne à la fois une touche et un drapeau\u{a0}: le choix ne se présente pas.",
            "In this book no row of the table gives a hit and a flag at once: the choice never comes up.",
        ),
    ),
];

/// Where it stands, whether it bears another name than the clause’s, and its id.
type Candidate = (Shelf, bool, &'static str);

/// What shows each clause in each book: figures first, and before all those that bear its name.
static BESIDE: LazyLock<BTreeMap<(Clause, Book), Vec<String>>> = LazyLock::new(|| {
    let mut found: BTreeMap<(Clause, Book), Vec<Candidate>> = BTreeMap::new();
    for (shelf, case) in CASES.iter() {
        for proof in case.proofs().filter(|proof| proof.claim != Claim::Spares) {
            let named = proof.case.contains(&format!("-{}", proof.clause.id()));
            found.entry((proof.clause, proof.book)).or_default().push((*shelf, !named, short(proof.case)));
        }
    }
    let ids = |mut shown: Vec<Candidate>| {
        shown.sort_by_key(|(shelf, unnamed, _)| (*shelf, *unnamed));
        shown.into_iter().take(MOST).map(|(.., id)| id.to_owned()).collect()
    };
    found.into_iter().map(|(place, shown)| (place, ids(shown))).collect()
});

/// The figures and cases that show a clause.
pub(crate) fn beside(clause: Clause, book: Book) -> Vec<String> {
    BESIDE.get(&(clause, book)).cloned().unwrap_or_default()
}

/// Why nothing shows it, where nothing does.
pub(crate) fn why_none(clause: Clause, book: Book) -> Option<Words> {
    let reason = UNSEEN.iter().find(|(unseen, _)| *unseen == clause).map(|(_, reason)| *reason);
    reason.filter(|_| beside(clause, book).is_empty())
}

/// Both readings of what a house rule decides, played: the case as we follow it, and the same under the rule.
pub(crate) fn readings(rule: HouseRule) -> Vec<PlayedReadings> {
    let of_book = |book: Book| {
        let setups = CASES.iter().filter_map(|(_, case)| case.setup_in(book));
        let other = setups.filter(|(_, setup)| setup.book.house.iter().any(|one| one == rule)).map(|(id, _)| short(id));
        other.filter_map(|other| Some((other, ours(other)?))).find(|(_, ours)| is_shown(ours, book)).map(
            |(other, ours)| PlayedReadings {
                book: book.to_string(),
                ruling: number(ours),
                ours: ours.to_owned(),
                other: other.to_owned(),
            },
        )
    };
    Book::ALL.into_iter().filter_map(of_book).collect()
}

/// The reading we follow, by the name of the other: `ruling/J-1-other`, `house/F-hesitant/hesitant-foot-only`.
fn ours(other: &str) -> Option<&str> {
    let (shelf, name) = other.split_once('/')?;
    let whole = other.rsplit_once('/').map_or(other, |(before, _)| if before == shelf { other } else { before });
    let ours = whole.strip_suffix("-other").unwrap_or(whole);
    (ours != other && !name.is_empty()).then_some(ours)
}

fn is_shown(id: &str, book: Book) -> bool {
    CASES.iter().filter_map(|(_, case)| case.setup_in(book)).any(|(known, _)| short(known) == id)
}

/// The ruling a case is about: `ruling/J-14`.
fn number(id: &str) -> Option<u8> {
    id.strip_prefix("ruling/")?.split('-').nth(1)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figures::figure;
    use rulebook::{Language, Status};
    use strum::IntoEnumIterator;

    #[test]
    fn no_clause_of_a_book_is_without_a_figure_or_a_case_and_what_cannot_have_one_says_why() {
        let mut counted = BTreeMap::new();
        for book in Book::ALL {
            let clauses = Clause::all().filter(|clause| clause.stands_in(book));
            let [mut drawn, mut played, mut told] = [0, 0, 0];
            for clause in clauses.filter(|clause| !matches!(clause.status_in(book), Status::NotPlayed(_))) {
                match beside(clause, book).first() {
                    Some(first) if first.contains('/') => played += 1,
                    Some(_) => drawn += 1,
                    None => {
                        assert!(why_none(clause, book).is_some(), "{clause} in {book}: nothing shows it");
                        told += 1;
                    }
                }
            }
            counted.insert(book.to_string(), [drawn, played, told]);
        }
        println!("by book, with a figure, with a case, with neither: {counted:?}");
        let told: usize = counted.values().map(|[.., told]| told).sum();
        assert_eq!(told, 4, "UNI-6 and TAC-9 of Frédéric, TAC-9 of Jomini, MOD-16 of Thucidide");
        for (clause, _) in UNSEEN {
            let idle = Book::ALL.into_iter().all(|book| why_none(clause, book).is_none());
            assert!(!idle, "{clause} is shown everywhere: it needs no reason");
        }
    }

    #[test]
    fn every_case_shown_beside_a_clause_plays_in_both_languages() {
        let mut ids: Vec<&String> = BESIDE.values().flatten().collect();
        ids.sort();
        ids.dedup();
        for id in ids {
            let [fr, en] = [Language::Fr, Language::En].map(|language| figure(id, language).unwrap());
            assert!(1 < fr.frames.len(), "{id}: nothing happens");
            assert_ne!(fr.title.fr, fr.title.en, "{id}: no French title");
            assert_eq!(fr.frames.len(), en.frames.len());
        }
    }

    #[test]
    fn a_ruling_that_can_be_switched_is_played_in_both_readings() {
        let played: Vec<(HouseRule, usize)> = HouseRule::iter().map(|rule| (rule, readings(rule).len())).collect();
        for (rule, books) in &played {
            let in_books = Book::ALL.into_iter().filter(|book| HouseRule::of(books::of(*book)).any(|one| one == *rule));
            assert!(0 < *books && *books <= in_books.count(), "{rule}: played in {books} books");
        }
        for PlayedReadings { ours, other, .. } in HouseRule::iter().flat_map(readings) {
            assert!(figure(&ours, Language::Fr).is_ok() && figure(&other, Language::Fr).is_ok(), "{ours}, {other}");
        }
        assert_eq!(readings(HouseRule::BlockedRetreatByCaption)[0].ruling, Some(1));
    }
}
