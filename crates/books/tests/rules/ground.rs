//! What the ground allows: two dice at most, into it, out of it, or by fire.

use crate::cast::Kind::{Elephants, Foot, Guns, Horse};
use crate::cast::{Duel, duel};
use rulebook::{Book, Shelter, Slope, Terrain, TerrainEntry, bites, spares, witness};

/// Guns firing from two hexes, three dice in every book.
fn cannonade(book: Book) -> Duel {
    duel(book, Guns, Foot).at(2)
}

/// Foot against foot, three dice in every book.
fn melee(book: Book) -> Duel {
    duel(book, Foot, Foot)
}

#[test]
fn clear_ground_asks_nothing_of_anybody() {
    witness!(Frederic, Panache, Jomini, Thucidide: Clause::Clear, |book| {
        let row = books::of(book).ground(Terrain::Clear);
        let limits = row.limits;
        row.entry == TerrainEntry::Free
            && row.barred.is_empty()
            && row.qualities.is_empty()
            && [limits.melee_into, limits.melee_out, limits.fire_into] == [None; 3]
            && melee(book).dice() == 3
    });
}

#[test]
fn uphill_a_melee_has_two_dice_at_most() {
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::Hill, |book| melee(book).sloping(Slope::Uphill).ledger());
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::Hill, |book| melee(book).sloping(Slope::Downhill).ledger());
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::Hill, |book| melee(book).ledger());
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::Hill, |book| cannonade(book).sloping(Slope::Uphill).ledger());
}

#[test]
fn a_forest_limits_melee_both_ways_and_fire_into_it() {
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::Forest, |book| melee(book).into(Terrain::Forest).ledger());
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::Forest, |book| melee(book).out_of(Terrain::Forest).ledger());
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::Forest, |book| cannonade(book).into(Terrain::Forest).ledger());
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::Forest, |book| {
        cannonade(book).out_of(Terrain::Forest).ledger()
    });
}

#[test]
fn habitations_limit_everything_into_them_and_nothing_out_of_them() {
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::Habitations, |book| {
        melee(book).into(Terrain::Habitations).ledger()
    });
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::Habitations, |book| {
        cannonade(book).into(Terrain::Habitations).ledger()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::Habitations, |book| {
        melee(book).out_of(Terrain::Habitations).ledger()
    });
}

#[test]
fn a_marsh_limits_melee_both_ways_and_no_fire() {
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::Marsh, |book| melee(book).into(Terrain::Marsh).ledger());
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::Marsh, |book| melee(book).out_of(Terrain::Marsh).ledger());
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::Marsh, |book| cannonade(book).into(Terrain::Marsh).ledger());
}

#[test]
fn rocks_limit_mounted_troops_only() {
    let horse = |book| match book {
        Book::Thucidide => duel(book, "cataphracts/heavy", Foot),
        Book::Frederic | Book::Panache | Book::Jomini => duel(book, Horse, Foot),
    };
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::Rocks, |book| horse(book).into(Terrain::Rocks).ledger());
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::Rocks, |book| horse(book).out_of(Terrain::Rocks).ledger());
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::Rocks, |book| melee(book).into(Terrain::Rocks).ledger());
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::Rocks, |book| melee(book).out_of(Terrain::Rocks).ledger());
}

#[test]
fn rocks_limit_elephants_where_they_are_mounted_troops() {
    let elephants = |book| duel(book, Elephants, Foot).into(Terrain::Rocks);
    bites!(Frederic, Jomini: Clause::Rocks, |book| elephants(book).ledger());
    spares!(Panache, Thucidide: Clause::Rocks, |book| elephants(book).ledger());
    assert_eq!(Book::ALL.map(|book| elephants(book).dice()), [2, 5, 2, 4]);
}

#[test]
fn a_ford_limits_melee_out_of_it_and_a_bridge_does_not() {
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::River, |book| melee(book).out_of(Terrain::Ford).ledger());
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::River, |book| melee(book).into(Terrain::Ford).ledger());
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::River, |book| melee(book).out_of(Terrain::Bridge).ledger());
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::River, |book| cannonade(book).out_of(Terrain::Ford).ledger());
}

#[test]
fn a_bridge_over_a_large_river_limits_melee_onto_it_and_off_it() {
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::LargeRiver, |book| {
        melee(book).into(Terrain::LargeBridge).ledger()
    });
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::LargeRiver, |book| {
        melee(book).out_of(Terrain::LargeBridge).ledger()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::LargeRiver, |book| {
        cannonade(book).into(Terrain::LargeBridge).ledger()
    });
}

#[test]
fn a_stream_limits_melee_out_of_it() {
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::Stream, |book| melee(book).out_of(Terrain::Stream).ledger());
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::Stream, |book| melee(book).into(Terrain::Stream).ledger());
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::Stream, |book| {
        cannonade(book).out_of(Terrain::Stream).ledger()
    });
}

#[test]
fn wagons_limit_the_attack_in_melee_only() {
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::WagonFort, |book| {
        melee(book).behind(Shelter::Wagons).ledger()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::WagonFort, |book| {
        cannonade(book).behind(Shelter::Wagons).ledger()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::WagonFort, |book| melee(book).ledger());
}

#[test]
fn a_palisade_or_ditch_limits_the_attack_in_melee_only() {
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::Palisade, |book| {
        melee(book).behind(Shelter::Palisade).ledger()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::Palisade, |book| {
        cannonade(book).behind(Shelter::Palisade).ledger()
    });
}

#[test]
fn a_fortification_limits_the_attack_in_melee_only() {
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::Fortification, |book| {
        melee(book).behind(Shelter::Fortification).ledger()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::Fortification, |book| {
        cannonade(book).behind(Shelter::Fortification).ledger()
    });
}

#[test]
fn two_limits_are_no_worse_than_one() {
    let wooded_hill = |book| melee(book).into(Terrain::Forest).sloping(Slope::Uphill);
    assert_eq!(Book::ALL.map(|book| wooded_hill(book).dice()), [2; 4]);
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::Hill, |book| wooded_hill(book).ledger());
}

#[test]
fn a_limit_adds_no_dice() {
    for book in Book::ALL {
        let weak = match book {
            Book::Frederic | Book::Jomini => duel(book, "light-rifles", Foot),
            Book::Panache => duel(book, "levy/light", Foot).weighing(rulebook::Weight::Heavy),
            Book::Thucidide => duel(book, "sling/light", Foot),
        };
        assert_eq!(weak.into(Terrain::Forest).dice(), 1, "{book}");
    }
}
