//! The troop tables: figures a player would look up.

use crate::cast::troop;
use rulebook::{Allowance, Book, Factor, FireAfterMove, Trait, Weight, witness};
use std::collections::BTreeSet;

/// Key, movement, range, dice, elements, as the tables print them.
type Printed = (&'static str, &'static str, u8, &'static str, u8);

/// `2`, `1/2`, `1nc`, `1nc!`, `static`.
fn movement(allowance: Allowance) -> String {
    match allowance {
        Allowance::STATIC => "static".to_owned(),
        Allowance { with_combat: 0, without_combat, never_more } => {
            format!("{without_combat}nc{}", if never_more { "!" } else { "" })
        }
        Allowance { with_combat, without_combat, .. } if with_combat == without_combat => with_combat.to_string(),
        Allowance { with_combat, without_combat, .. } => format!("{with_combat}/{without_combat}"),
    }
}

fn factor(factor: Factor) -> String {
    match factor {
        Factor::Never => "–".to_owned(),
        Factor::Dice(dice) => dice.to_string(),
        Factor::Weakens { full, last } => format!("{full}({last})"),
        Factor::PerElement => "each".to_owned(),
    }
}

/// Fire, assault, melee, riposte; what repeats the column before is left out.
fn dice(book: Book, key: &str) -> String {
    let factors = troop(book, key).factors;
    let mut columns = [factors.fire, factors.assault, factors.melee, factors.riposte].map(factor).to_vec();
    columns.dedup();
    columns.join(" ")
}

fn is_printed(book: Book, rows: &[Printed]) -> bool {
    rows.iter().all(|&(key, hexes, range, factors, elements)| {
        let found = troop(book, key);
        let printed = (movement(found.allowance), found.range, dice(book, key), found.elements);
        assert_eq!(printed, (hexes.to_owned(), range, factors.to_owned(), elements), "{book}: {key}");
        true
    })
}

const FREDERIC: &[Printed] = &[
    ("light-infantry", "2", 1, "– 2", 4),
    ("line-infantry", "1/2", 1, "– 3", 4),
    ("light-rifles", "2", 2, "2", 4),
    ("line-rifles", "1/2", 2, "3", 4),
    ("irregular-line", "1/2", 1, "– 3", 4),
    ("melee-armed-light", "2", 1, "– 2", 4),
    ("cavalry-light", "4", 1, "– 2", 3),
    ("cavalry-heavy", "3", 1, "– 4", 3),
    ("lancers-super-heavy", "2", 1, "– 3", 3),
    ("camelry-light", "3", 1, "– 2", 3),
    ("war-elephants-medium", "2", 1, "– 5", 1),
    ("war-elephants-heavy", "2", 1, "– 6", 1),
    ("dwarf-elephants", "3", 1, "– 3", 2),
    ("foot-guns-very-light", "1/2", 2, "3(2)", 2),
    ("foot-guns-light", "1nc", 3, "3(2)", 2),
    ("foot-guns-very-heavy", "1nc!", 5, "3(2)", 2),
    ("horse-guns-light", "2", 3, "3(2)", 2),
    ("zamboureks", "2", 2, "3(2)", 2),
    ("elephant-guns-light", "2", 3, "3", 1),
    ("elephant-drawn-guns-heavy", "1/2", 4, "3(2)", 2),
    ("elephant-drawn-guns-very-heavy", "1nc", 5, "3(2)", 2),
    ("rockets-heavy", "1nc", 4, "3(2)", 2),
];

const JOMINI: &[Printed] = &[
    ("light-infantry", "2", 1, "– 2", 4),
    ("line-infantry", "1/2", 1, "– 3", 4),
    ("line-rifles", "1/2", 2, "3", 4),
    ("irregular-light", "2", 1, "– 2", 4),
    ("irregular-line", "1/2", 1, "– 2", 4),
    ("melee-armed-line", "1/2", 1, "– 3", 4),
    ("cavalry-medium", "3", 1, "– 3", 3),
    ("cavalry-super-heavy", "2", 1, "– 3", 3),
    ("lancers-heavy", "3", 1, "– 4", 3),
    ("camelry-super-heavy", "2", 1, "– 3", 3),
    ("war-elephants-heavy", "2", 1, "– 6", 1),
    ("dwarf-elephants", "3", 1, "– 3", 2),
    ("foot-guns-very-light", "1/2", 2, "3", 2),
    ("foot-guns-heavy", "1nc", 4, "3", 2),
    ("horse-guns-very-light", "3", 2, "3", 2),
    ("horse-guns-heavy", "1", 4, "3", 2),
    ("elephant-guns-very-light", "2", 2, "3", 1),
    ("rockets-very-heavy", "1nc!", 5, "3", 2),
];

const PANACHE: &[Printed] = &[
    ("guns-very-light", "1/2", 2, "3(2) 3 2", 2),
    ("guns-light", "1nc", 3, "3(2) 3 2", 2),
    ("guns-medium", "1nc", 4, "3(2) 3 2", 2),
    ("guns-heavy", "1nc!", 5, "3(2) 3 2", 2),
    ("guns-very-heavy", "1nc!", 6, "3(2) 3 2", 2),
    ("rockets-medium", "1nc", 4, "3 2", 2),
    ("elephant-guns-light", "2", 3, "3", 2),
    ("elephant-drawn-guns-very-heavy", "1nc", 6, "3(2) 3 2", 2),
    ("melee-infantry/medium", "1/2", 1, "– 3", 4),
    ("light-foot/very-light", "3", 1, "– 2", 4),
    ("levy/very-heavy", "1", 1, "– 2", 4),
    ("shot/light", "2", 2, "3 2", 4),
    ("bows/light", "2", 2, "2", 4),
    ("crossbows/heavy", "1/2", 2, "2", 4),
    ("pikes/heavy", "1/2", 1, "– each", 4),
    ("fire-throwers/medium", "1/2", 2, "4 2", 4),
    ("cavalry/light", "4", 1, "– 3", 3),
    ("lancers/very-heavy", "2", 1, "– 3", 3),
    ("camelry/very-light", "3", 1, "– 3", 3),
    ("war-elephants/heavy", "2", 1, "– 5", 2),
    ("dwarf-elephants/heavy", "3", 1, "– 3", 3),
];

const THUCIDIDE: &[Printed] = &[
    ("light-arms/light", "2", 1, "– 2", 4),
    ("sword/medium", "1/2", 1, "– 3", 4),
    ("spear/heavy", "1/2", 1, "– 3 2", 4),
    ("pike/medium", "1/2", 1, "– 4 2", 4),
    ("heavy-throwing/heavy", "1/2", 1, "– 4 3", 4),
    ("two-handed/very-heavy", "1", 1, "– 3", 4),
    ("javelin/very-light", "3", 2, "2", 4),
    ("sling/light", "2", 3, "2 1", 4),
    ("bow/light", "2", 3, "2 1", 4),
    ("longbow/light", "2", 4, "2 1", 4),
    ("crossbow/medium", "1/2", 3, "2 1", 4),
    ("light-cavalry/light", "4", 2, "2", 3),
    ("horse-archers/light", "4", 3, "2 1", 3),
    ("cavalry/medium", "3", 1, "– 3 2", 3),
    ("lancers/heavy", "3", 1, "– 4 2", 3),
    ("cataphracts/very-heavy", "2", 1, "– 4 3", 3),
    ("camelry/medium", "3", 1, "– 3 2", 3),
    ("light-chariots/light", "3", 3, "2 3 2", 3),
    ("scythed-chariots/heavy", "3", 1, "– 5 1", 3),
    ("war-elephants/heavy", "2", 1, "– 5 4", 2),
    ("bolt-thrower/light", "1nc", 4, "2 – 1", 2),
    ("stone-thrower/heavy", "static", 5, "3 – 1", 2),
    ("bombard/heavy", "1nc!", 4, "3 – 1", 2),
    ("fire-siphons/medium", "1/2", 2, "3 1", 4),
    ("fire-rockets/medium", "1nc", 3, "2 – 1", 2),
];

#[test]
fn the_troop_tables_say_what_the_books_print() {
    witness!(Frederic: Clause::TroopsFrederic, |book| is_printed(book, FREDERIC));
    witness!(Jomini: Clause::TroopsJomini, |book| is_printed(book, JOMINI));
    witness!(Panache: Clause::TroopsPanache, |book| is_printed(book, PANACHE));
    witness!(Thucidide: Clause::TroopsThucidide, |book| is_printed(book, THUCIDIDE));
}

#[test]
fn no_two_troops_of_a_book_share_a_key() {
    for book in &books::ALL {
        let keys: BTreeSet<&str> = book.troops.iter().map(|troop| troop.key).collect();
        assert_eq!(keys.len(), book.troops.len(), "{}", book.book);
    }
}

/// The keys battles are written with.
fn keys_of_battles(book: Book) -> Vec<String> {
    let each = |kinds: &[&str], join: &str, weights: &[&str]| -> Vec<String> {
        kinds.iter().flat_map(|kind| weights.iter().map(move |weight| format!("{kind}{join}{weight}"))).collect()
    };
    let all = ["very-light", "light", "medium", "heavy", "very-heavy"];
    let elephant_guns =
        [each(&["elephant-guns"], "-", &all[..2]), each(&["elephant-drawn-guns"], "-", &["heavy", "very-heavy"])]
            .concat();
    let powder_age = || {
        let guns = each(&["foot-guns", "rockets"], "-", &["very-light", "light", "heavy", "very-heavy"]);
        let horse = each(&["cavalry", "lancers", "camelry"], "-", &["light", "medium", "heavy", "super-heavy"]);
        let foot = [
            each(&["light", "line"], "-", &["infantry", "rifles"]),
            each(&["irregular", "melee-armed"], "-", &["light", "line"]),
        ];
        let others = each(&["war-elephants"], "-", &["medium", "heavy"]);
        let horse_guns = each(&["horse-guns"], "-", &["very-light", "light"]);
        let single = vec!["dwarf-elephants".to_owned(), "zamboureks".to_owned()];
        [foot.concat(), horse, others, guns, horse_guns, single, elephant_guns.clone()].concat()
    };
    let panache = ["melee-infantry", "light-foot", "levy", "shot", "bows", "crossbows", "pikes", "fire-throwers"];
    let mounted = ["cavalry", "lancers", "camelry", "war-elephants", "dwarf-elephants"];
    let thucidide = [
        "light-arms",
        "sword",
        "spear",
        "pike",
        "heavy-throwing",
        "two-handed",
        "javelin",
        "sling",
        "bow",
        "longbow",
        "crossbow",
        "light-cavalry",
        "horse-archers",
        "cavalry",
        "lancers",
        "cataphracts",
        "camelry",
        "light-chariots",
        "scythed-chariots",
        "war-elephants",
        "bolt-thrower",
        "stone-thrower",
        "bombard",
        "fire-siphons",
        "fire-rockets",
    ];
    match book {
        Book::Frederic => powder_age(),
        Book::Jomini => [powder_age(), vec!["horse-guns-heavy".to_owned()]].concat(),
        Book::Panache => {
            let guns = each(&["guns", "rockets"], "-", &all);
            [each(&panache, "/", &all), each(&mounted, "/", &all), guns, elephant_guns].concat()
        }
        Book::Thucidide => each(&thucidide, "/", &all),
    }
}

#[test]
fn every_troop_a_battle_may_name_exists_and_no_other() {
    for book in &books::ALL {
        let named: BTreeSet<String> = keys_of_battles(book.book).into_iter().collect();
        let printed: BTreeSet<String> = book.troops.iter().map(|troop| troop.key.to_owned()).collect();
        assert_eq!(named, printed, "{}", book.book);
    }
}

#[test]
fn what_moving_costs_the_dice_of_each_gun() {
    let lost = |book, key| troop(book, key).after_move;
    for book in [Book::Frederic, Book::Jomini] {
        let per_hex = [
            "foot-guns-very-light",
            "horse-guns-very-light",
            "horse-guns-light",
            "elephant-drawn-guns-heavy",
            "rockets-very-light",
        ];
        assert!(per_hex.iter().all(|key| lost(book, key) == FireAfterMove::DiePerHex), "{book}");
        assert_eq!(lost(book, "zamboureks"), FireAfterMove::OneDie, "{book}");
        assert_eq!(lost(book, "elephant-guns-light"), FireAfterMove::Free, "{book}");
    }
    assert_eq!(lost(Book::Jomini, "horse-guns-heavy"), FireAfterMove::DiePerHex);
    assert_eq!(lost(Book::Panache, "guns-very-light"), FireAfterMove::DiePerHex);
    assert_eq!(lost(Book::Panache, "elephant-guns-light"), FireAfterMove::Free);
    assert!(books::of(Book::Thucidide).troops.iter().all(|troop| troop.after_move == FireAfterMove::Free));
}

#[test]
fn weapons_of_thucidide_that_ignore_armour_use_fire_or_brace_against_horse() {
    let with = |wanted: Trait| -> BTreeSet<&str> {
        let troops = books::of(Book::Thucidide).troops.iter().filter(|troop| troop.traits.contains(wanted));
        troops.filter_map(|troop| troop.key.split('/').next()).collect()
    };
    assert_eq!(with(Trait::ArmourIgnored), ["two-handed", "crossbow", "stone-thrower", "bombard"].into());
    assert_eq!(with(Trait::BracedSpears), ["spear", "pike"].into());
    assert_eq!(with(Trait::UsesFire), ["fire-siphons"].into());
    assert_eq!(with(Trait::Rockets), ["fire-rockets"].into());
    assert_eq!(with(Trait::Powder), ["bombard"].into());
    assert_eq!(with(Trait::Engine), ["bolt-thrower", "stone-thrower", "bombard", "fire-rockets"].into());
    assert_eq!(with(Trait::ArmourInverted), [].into());
}

#[test]
fn the_class_of_a_gun_is_no_armour() {
    for book in Book::ALL {
        let guns = books::of(book).troops.iter().filter(|troop| troop.arm == rulebook::Arm::Artillery);
        assert!(guns.clone().any(|gun| gun.weight != Weight::Medium), "{book}");
        assert!(guns.clone().all(|gun| gun.armour() == Weight::Medium), "{book}");
    }
}
