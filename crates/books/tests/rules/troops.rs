//! The troop tables: figures a player would look up.

use crate::cast::troop;
use rulebook::{Book, FireAfterMove, Trait, Weight};
use std::collections::BTreeSet;

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
        "elephant-bolt-thrower",
        "elephant-drawn-bolt-thrower",
        "elephant-drawn-stone-thrower",
        "elephant-drawn-bombard",
        "elephant-drawn-fire-rockets",
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
        // On elephants or drawn by them, an engine is what it is on its own wheels.
        let kinds = troops.filter_map(|troop| troop.key.split('/').next());
        kinds.map(|kind| kind.trim_start_matches("elephant-").trim_start_matches("drawn-")).collect()
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
