//! What is shown beside a clause: its figures, a case that bites it, or why there is neither; and both readings of a ruling.

use super::{CASES, Shelf, short};
use cases::Claim;
use rulebook::{Book, Clause, HouseRule, Words};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use wire::live::PlayedReadings;

/// So many beside one clause: whoever wants more has the text and its figures.
const MOST: usize = 3;

/// A clause that nothing on a table can show.
struct Unseen {
    clause: Clause,
    why: Words,
    /// What comes nearest to it; `{book}` is the letter of the book.
    near: &'static str,
}

const UNSEEN: [Unseen; 3] = [
    Unseen {
        clause: Clause::GunsOf1760,
        why: Words::new(
            "Cette clause avertit qui écrit un scénario\u{a0}; à la table, elle ne change rien. Voici, au jeu, l’une des \
             pièces dont elle parle.",
            "This clause warns whoever writes a scenario; at the table it changes nothing. Here is one of the guns it \
             speaks of, in play.",
        ),
        near: "{book}-EX-ART-6",
    },
    Unseen {
        clause: Clause::OtherFrights,
        why: Words::new(
            "Aucune troupe de cette édition n’effraie les animaux autrement que les chameaux\u{a0}: voici ce que font \
             ceux-ci.",
            "No troop of this edition frightens animals otherwise than camels do: here is what those do.",
        ),
        near: "clause/{book}-MOD-5-engines",
    },
    Unseen {
        clause: Clause::AdvantagePrecedence,
        why: Words::new(
            "Dans ce livre l’ordre même du tableau donne la touche avant le coup au moral\u{a0}: la clause n’a rien à \
             trancher. Voici ce qui en vient.",
            "In this book the very order of the table gives the hit before the morale hit: the clause has nothing to \
             decide. Here is what comes of it.",
        ),
        near: "clause/{book}-TAC-9-hit-alone",
    },
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

/// The figures and cases that show a clause; where nothing can, what comes nearest to it.
pub(crate) fn beside(clause: Clause, book: Book) -> Vec<String> {
    let near = || unseen(clause, book).map(|unseen| unseen.near.replace("{book}", &book.letter().to_string()));
    BESIDE.get(&(clause, book)).cloned().unwrap_or_else(|| near().into_iter().collect())
}

/// Why nothing shows it, where nothing does.
pub(crate) fn why_none(clause: Clause, book: Book) -> Option<Words> {
    unseen(clause, book).map(|unseen| unseen.why)
}

fn unseen(clause: Clause, book: Book) -> Option<&'static Unseen> {
    let found = UNSEEN.iter().find(|unseen| unseen.clause == clause);
    found.filter(|_| clause.stands_in(book) && !BESIDE.contains_key(&(clause, book)))
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
                let shown = beside(clause, book);
                let first = shown.first().unwrap_or_else(|| panic!("{clause} in {book}: nothing shows it"));
                match (why_none(clause, book), first.contains('/')) {
                    (Some(_), _) => {
                        assert!(figure(first, Language::Fr).is_ok(), "{clause} in {book}: there is no {first}");
                        told += 1;
                    }
                    (None, true) => played += 1,
                    (None, false) => drawn += 1,
                }
            }
            counted.insert(book.to_string(), [drawn, played, told]);
        }
        println!("by book, with a figure, with a case, with what comes nearest: {counted:?}");
        let told: usize = counted.values().map(|[.., told]| told).sum();
        assert_eq!(told, 4, "UNI-6 and TAC-9 of Frédéric, TAC-9 of Jomini, MOD-16 of Thucidide");
        for Unseen { clause, .. } in UNSEEN {
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
