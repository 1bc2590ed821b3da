//! Who fights: periods of a book, their armies, how units are called. Read from `armies/<book>.toml`.

use rulebook::Book;
use scenario::{EnglishForm, Ensign, FrenchForm, Houses};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The armies, by the keys of the books.
const ARMIES: [(&str, &str); 4] = [
    ("frederic", include_str!("../armies/frederic.toml")),
    ("panache", include_str!("../armies/panache.toml")),
    ("jomini", include_str!("../armies/jomini.toml")),
    ("thucidide", include_str!("../armies/thucidide.toml")),
];

/// The armies of a book.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Muster {
    pub(crate) names: BTreeMap<String, NameForm>,
    pub(crate) periods: Vec<Period>,
}

/// How units of a troop are called; `{n}` is their number.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NameForm {
    pub(crate) fr: String,
    pub(crate) en: String,
    pub(crate) grammar: Grammar,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Grammar {
    fr: String,
    en: String,
}

impl Grammar {
    pub(crate) fn fr(&self) -> FrenchForm {
        self.fr.parse().expect("a test reads the files")
    }

    pub(crate) fn en(&self) -> EnglishForm {
        self.en.parse().expect("a test reads the files")
    }
}

/// Years, and who fought in them.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Period {
    pub(crate) from: i16,
    pub(crate) to: i16,
    houses: String,
    pub(crate) armies: Vec<Nation>,
}

impl Period {
    pub(crate) fn houses(&self) -> Houses {
        self.houses.parse().expect("a test reads the files")
    }
}

/// An army of a period.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Nation {
    pub(crate) fr: String,
    pub(crate) en: String,
    ensign: String,
    pub(crate) officers: Vec<String>,
    /// Troops, and how many of them in a dozen or so.
    pub(crate) troops: BTreeMap<String, u8>,
}

impl Nation {
    pub(crate) fn ensign(&self) -> Ensign {
        self.ensign.parse().expect("a test reads the files")
    }
}

/// The armies of a book.
pub(crate) fn muster(book: Book) -> Muster {
    let key = book.to_string();
    let (_, text) = ARMIES.into_iter().find(|(named, _)| *named == key).expect("every book has its armies");
    toml::from_str(text).expect("a test reads the files")
}

/// The years of a period one can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PeriodYears {
    /// The first.
    pub from: i16,
    /// The last.
    pub to: i16,
}

/// The periods of a book, the earliest first.
#[must_use]
pub fn periods(book: Book) -> Vec<PeriodYears> {
    muster(book).periods.iter().map(|period| PeriodYears { from: period.from, to: period.to }).collect()
}

#[cfg(test)]
mod tests {
    use super::muster;
    use rulebook::Book;

    #[test]
    fn every_army_is_of_troops_of_its_book_that_have_a_name() {
        for book in Book::ALL {
            let muster = muster(book);
            for form in muster.names.values() {
                assert!(form.fr.contains("{n}") && form.en.contains("{n}"), "{}", form.fr);
                let _ = (form.grammar.fr(), form.grammar.en());
            }
            for period in &muster.periods {
                assert!(period.from <= period.to && 2 <= period.armies.len(), "{book} {}", period.from);
                let _ = period.houses();
                for army in &period.armies {
                    let _ = army.ensign();
                    assert!(4 <= army.officers.len(), "{}", army.en);
                    for (troop, share) in &army.troops {
                        assert!(0 < *share && muster.names.contains_key(troop), "{troop} of {}", army.en);
                        let known = books::of(book).troop(troop).unwrap_or_else(|| panic!("{troop} in {book}"));
                        for year in [period.from, period.to] {
                            assert_eq!(books::of(book).anachronism(known, year), None, "{troop} in {year}");
                        }
                    }
                }
            }
        }
    }
}
