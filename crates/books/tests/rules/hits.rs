//! Reading hits off the dice, and the dice themselves.

use crate::cast::Kind::{Camels, Elephants, Foot, Guns, Horse};
use crate::cast::{Duel, duel};
use rulebook::Face::{Advantage, Artillery, Blue, Cavalry, Ducat, Flag, Green, Hit, Infantry, Letter, MeleeHit, Red};
use rulebook::{Blow, Book, Clause, Face, Trait, Weight, bites, spares, witness};
use strum::IntoEnumIterator;

/// MOD-12 or MOD-15, if the trait of the weapon changes what the face does.
fn changed_by(weapon: Trait, clause: Clause, duel: Duel, face: Face) -> Option<Clause> {
    (duel.by(weapon).blow(face) != duel.blow(face)).then_some(clause)
}

#[test]
fn the_die_of_each_book_has_its_faces() {
    witness!(Frederic: Clause::FredericDie, |book| {
        books::of(book).die.faces == [Infantry, Cavalry, Artillery, Flag, Flag, Advantage]
    });
    witness!(Panache: Clause::PanacheDie, |book| books::of(book).die.faces == [Hit, Hit, MeleeHit, Ducat, Flag, Flag]);
    witness!(Jomini: Clause::JominiDie, |book| {
        books::of(book).die.faces == [Infantry, Cavalry, Artillery, Flag, Letter, Advantage]
    });
    witness!(Thucidide: Clause::ThucidideDie, |book| {
        books::of(book).die.faces == [Green, Blue, Red, Flag, Letter, Advantage]
    });
    let flags = Book::ALL.map(|book| books::of(book).die.sides_showing(Flag));
    assert_eq!(flags, [2, 2, 1, 1]);
}

#[test]
fn each_arm_is_hit_by_its_own_symbol() {
    bites!(Frederic, Jomini: Clause::HitsByArm, |book| duel(book, Foot, Foot).hit(Infantry));
    bites!(Frederic, Jomini: Clause::HitsByArm, |book| duel(book, Foot, Horse).hit(Cavalry));
    bites!(Frederic, Jomini: Clause::HitsByArm, |book| duel(book, Foot, Camels).hit(Cavalry));
    bites!(Frederic, Jomini: Clause::HitsByArm, |book| duel(book, Foot, Elephants).hit(Cavalry));
    bites!(Frederic, Jomini: Clause::HitsByArm, |book| duel(book, Foot, Guns).hit(Artillery));
    bites!(Frederic, Jomini: Clause::HitsByArm, |book| duel(book, Foot, "elephant-guns-light").hit(Artillery));
    bites!(Frederic, Jomini: Clause::HitsByArm, |book| duel(book, Foot, "elephant-drawn-guns-heavy").hit(Artillery));
    bites!(Frederic, Jomini: Clause::HitsByArm, |book| duel(book, Foot, Foot).on(Trait::OnElephants).hit(Infantry));
    spares!(Frederic, Jomini: Clause::HitsByArm, |book| duel(book, Foot, Horse).hit(Infantry));
    spares!(Frederic, Jomini: Clause::HitsByArm, |book| duel(book, Foot, Guns).hit(Cavalry));
    spares!(Frederic, Jomini: Clause::HitsByArm, |book| duel(book, Foot, Foot).hit(Flag));
}

#[test]
fn exactly_one_face_in_six_hits_an_arm() {
    for book in [Book::Frederic, Book::Jomini] {
        for target in [Foot, Horse, Camels, Elephants, Guns] {
            let hits =
                books::of(book).die.faces.iter().filter(|face| duel(book, Foot, target).blow(**face) == Blow::Hit);
            assert_eq!(hits.count(), 1, "{book}");
        }
    }
}

#[test]
fn hits_count_everywhere_and_melee_hits_in_melee_only() {
    bites!(Panache: Clause::HitsAndMeleeHits, |book| duel(book, Foot, Foot).hit(Hit));
    bites!(Panache: Clause::HitsAndMeleeHits, |book| duel(book, Guns, Foot).at(2).hit(Hit));
    bites!(Panache: Clause::HitsAndMeleeHits, |book| duel(book, Foot, Foot).hit(MeleeHit));
    spares!(Panache: Clause::HitsAndMeleeHits, |book| duel(book, Guns, Foot).at(2).hit(MeleeHit));
    spares!(Panache: Clause::HitsAndMeleeHits, |book| duel(book, Foot, Foot).hit(Ducat));
    spares!(Panache: Clause::HitsAndMeleeHits, |book| duel(book, Foot, Foot).hit(Flag));
}

#[test]
fn colours_hit_by_weight() {
    bites!(Thucidide: Clause::HitsByColour, |book| duel(book, Foot, "sword/light").hit(Green));
    bites!(Thucidide: Clause::HitsByColour, |book| duel(book, Foot, "sword/medium").hit(Blue));
    bites!(Thucidide: Clause::HitsByColour, |book| duel(book, Foot, "sword/heavy").hit(Red));
    spares!(Thucidide: Clause::HitsByColour, |book| duel(book, Foot, "sword/medium").hit(Green));
    spares!(Thucidide: Clause::HitsByColour, |book| duel(book, Foot, "sword/heavy").hit(Blue));
    spares!(Thucidide: Clause::HitsByColour, |book| duel(book, Foot, "sword/very-heavy").hit(Blue));
    assert_eq!(duel(Book::Thucidide, Foot, "sword/very-heavy").blow(Red), Blow::HitIfConfirmed);
}

#[test]
fn a_gun_or_engine_is_hit_as_medium_whatever_its_class() {
    for key in ["bombard/very-light", "bolt-thrower/heavy", "stone-thrower/very-heavy"] {
        let blows = [Green, Blue, Red].map(|face| duel(Book::Thucidide, Foot, key).blow(face));
        assert_eq!(blows, [Blow::Miss, Blow::Hit, Blow::Hit], "{key}");
    }
}

#[test]
fn a_weapon_that_ignores_armour_hits_with_blue_and_red() {
    let ignored = |target: Duel, face| changed_by(Trait::ArmourIgnored, Clause::ArmourIgnored, target, face);
    bites!(Thucidide: Clause::ArmourIgnored, |book| ignored(duel(book, Foot, "sword/heavy"), Blue));
    bites!(Thucidide: Clause::ArmourIgnored, |book| ignored(duel(book, Foot, "sword/very-heavy"), Red));
    bites!(Thucidide: Clause::ArmourIgnored, |book| ignored(duel(book, Foot, "sword/light"), Green));
    spares!(Thucidide: Clause::ArmourIgnored, |book| ignored(duel(book, Foot, "sword/medium"), Blue));
    spares!(Thucidide: Clause::ArmourIgnored, |book| ignored(duel(book, Foot, "sword/very-heavy"), Green));
    for weight in Weight::ALL {
        for distance in [1, 3] {
            let crossbow = duel(Book::Thucidide, "crossbow/medium", Foot).at(distance).weighing(weight);
            assert_eq!([Green, Blue, Red].map(|face| crossbow.blow(face)), [Blow::Miss, Blow::Hit, Blow::Hit]);
        }
    }
}

#[test]
fn a_weapon_may_find_armour_upside_down() {
    let inverted = |target: Duel, face| changed_by(Trait::ArmourInverted, Clause::InvertedArmour, target, face);
    bites!(Thucidide: Clause::InvertedArmour, |book| inverted(duel(book, Foot, "sword/very-heavy"), Green));
    bites!(Thucidide: Clause::InvertedArmour, |book| inverted(duel(book, Foot, "sword/light"), Blue));
    spares!(Thucidide: Clause::InvertedArmour, |book| inverted(duel(book, Foot, "sword/medium"), Blue));
    let in_dice = |target: Duel| {
        let (plain, turned) = (target, target.by(Trait::ArmourInverted));
        let differs = plain.dice() != turned.dice() || plain.hits_cancelled() != turned.hits_cancelled();
        differs.then_some(Clause::InvertedArmour)
    };
    bites!(Panache: Clause::InvertedArmour, |book| in_dice(duel(book, Foot, "levy/very-heavy")));
    bites!(Panache: Clause::InvertedArmour, |book| in_dice(duel(book, Foot, "levy/light")));
    spares!(Panache: Clause::InvertedArmour, |book| in_dice(duel(book, Foot, "levy/medium")));
}

#[test]
fn inverted_armour_counts_as_its_opposite_in_dice_and_hits() {
    for weight in Weight::ALL {
        for distance in [1, 2] {
            let turned = duel(Book::Panache, Guns, Foot).at(distance).by(Trait::ArmourInverted).weighing(weight);
            let opposite = duel(Book::Panache, Guns, Foot).at(distance).weighing(weight.inverted());
            assert_eq!(turned.dice(), opposite.dice());
            assert_eq!(turned.hits_cancelled(), opposite.hits_cancelled());
            for face in Face::iter() {
                let turned = duel(Book::Thucidide, Foot, Foot).at(distance).by(Trait::ArmourInverted).weighing(weight);
                let opposite = duel(Book::Thucidide, Foot, Foot).at(distance).weighing(weight.inverted());
                assert_eq!(turned.blow(face), opposite.blow(face));
            }
        }
    }
}
