//! Every clause that can stand in a ledger of the four books has its short name in both languages.

use crate::catalogue::{Args, say_key};
use crate::tell::account::{CountedBy, key, reason};
use rulebook::{Clause, Factor, Language, Line, Mode, Rulebook, Shelter, Terrain};
use strum::IntoEnumIterator;

fn has_label(kind: &str, clause: Clause) {
    for language in [Language::Fr, Language::En] {
        let label = say_key(language, &key(kind, clause), &Args::new().count("dice", 2_u8));
        assert!(label.is_some_and(|label| !label.is_empty()), "{kind} {clause:?} has no label in {language}");
    }
}

/// The clauses a count may start from, those of the plain factors apart.
fn bases(book: &Rulebook) -> Vec<Clause> {
    let mut found = vec![Clause::PanicFight];
    found.extend(book.assault_forbidden.rows.iter().map(|row| row.clause));
    for troop in book.troops {
        let factors = troop.factors;
        for factor in [factors.fire, factors.assault, factors.melee, factors.riposte] {
            found.extend(factor.dice(1).1);
        }
    }
    found.extend(Factor::Weakens { full: 3, last: 2 }.dice(1).1);
    found
}

fn limits(book: &Rulebook) -> Vec<Clause> {
    let rows = Terrain::iter().map(|terrain| book.ground(terrain));
    let limited = rows.filter(|row| {
        let limits = row.limits;
        limits.melee_into.or(limits.melee_out).or(limits.fire_into).is_some()
    });
    let mut found: Vec<Clause> = limited.map(|row| row.clause).collect();
    found.extend([Shelter::Wagons, Shelter::Palisade, Shelter::Fortification].into_iter().filter_map(Shelter::clause));
    found
}

#[test]
fn every_line_of_a_ledger_has_a_short_name() {
    for book in &books::ALL {
        for clause in bases(book) {
            has_label("base", clause);
            has_label("ledger", clause);
        }
        for clause in limits(book) {
            has_label("limit", clause);
        }
        for row in book.dice_modifiers.rows {
            has_label("adjust", row.clause);
        }
        for order in book.orders.iter().filter(|row| row.dice != 0) {
            assert!(matches!(order.clause, Clause::AttackOrders | Clause::DefenceOrders), "{order:?} is told by name");
        }
    }
    has_label("adjust", Clause::FrontRank);
    for plain in ["base-troop", "base-fire", "base-melee", "base-assault"] {
        for language in [Language::Fr, Language::En] {
            assert!(say_key(language, plain, &Args::new().count("dice", 2_u8)).is_some(), "{plain} in {language}");
        }
    }
}

#[test]
fn a_line_of_an_account_has_the_words_of_the_log() {
    let melee = |book| CountedBy { book, mode: Mode::Melee };
    let said = |line| [Language::Fr, Language::En].map(|language| reason(line, melee(&books::JOMINI), language));
    let words = |fr: &str, en: &str| [Some(fr.to_owned()), Some(en.to_owned())];
    assert_eq!(said(Line::Adjust(1, Clause::Aggressive)), words("Agressivité", "Aggressive"));
    assert_eq!(said(Line::Limit(2, Clause::Forest)), words("En forêt", "In forest"));
    assert_eq!(said(Line::PassedOver(Clause::LancersAttack)), words("Lances", "Lances"));
    let base = |book, mode| reason(Line::Base(3, Clause::ThreeFactors), CountedBy { book, mode }, Language::Fr);
    assert_eq!(base(&books::THUCIDIDE, Mode::Melee).as_deref(), Some("Facteur d’assaut"));
    assert_eq!(base(&books::THUCIDIDE, Mode::Fire).as_deref(), Some("Facteur de tir"));
}
