//! Morale hits a unit may ignore.

use crate::cast::Kind::{Foot, Guns};
use crate::cast::{Duel, duel};
use rulebook::{Book, Fact, Shelter, bites, spares};

fn attacked(book: Book) -> Duel {
    duel(book, Foot, Foot)
}

#[test]
fn a_supported_unit_ignores_a_flag() {
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::Supported, |book| {
        attacked(book).when(Fact::DefenderSupported).flags()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::Supported, |book| attacked(book).flags());
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::Supported, |book| {
        attacked(book).when(Fact::AttackerSupported).flags()
    });
}

#[test]
fn a_unit_with_an_officer_ignores_a_flag() {
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::FlagsIgnored, |book| attacked(book).led_by(1).flags());
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::FlagsIgnored, |book| attacked(book).flags());
}

#[test]
fn artillery_ignores_a_flag_in_frederic_and_jomini() {
    bites!(Frederic, Jomini: Clause::FlagsIgnored, |book| duel(book, Foot, Guns).flags());
    spares!(Panache, Thucidide: Clause::FlagsIgnored, |book| duel(book, Foot, Guns).flags());
}

#[test]
fn wagons_palisade_and_walls_let_a_unit_ignore_a_flag_in_melee() {
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::WagonFort, |book| {
        attacked(book).behind(Shelter::Wagons).flags()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::WagonFort, |book| {
        attacked(book).at(2).behind(Shelter::Wagons).flags()
    });
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::Palisade, |book| {
        attacked(book).behind(Shelter::Palisade).flags()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::Palisade, |book| {
        attacked(book).at(2).behind(Shelter::Palisade).flags()
    });
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::Fortification, |book| {
        attacked(book).behind(Shelter::Fortification).flags()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::Fortification, |book| {
        attacked(book).at(2).behind(Shelter::Fortification).flags()
    });
}

#[test]
fn a_unit_that_stands_fast_ignores_a_flag_more() {
    bites!(Jomini, Thucidide: Clause::DefenceOrders, |book| attacked(book).when(Fact::StandFast).flags());
    spares!(Jomini, Thucidide: Clause::DefenceOrders, |book| attacked(book).flags());
    spares!(Jomini, Thucidide: Clause::DefenceOrders, |book| attacked(book).when(Fact::DefenderSupported).flags());
}

#[test]
fn reasons_to_ignore_flags_add_up() {
    let all = |book| duel(book, Foot, Guns).when(Fact::DefenderSupported).led_by(2).behind(Shelter::Palisade);
    // Support, officers (two, or one in all), artillery where it counts, palisade.
    assert_eq!(Book::ALL.map(|book| all(book).flags_ignored()), [1 + 2 + 1 + 1, 1 + 1 + 1, 1 + 2 + 1 + 1, 1 + 1 + 1]);
    assert_eq!(Book::ALL.map(|book| attacked(book).flags_ignored()), [0; 4]);
}
