//! What forbids an attack.

use crate::cast::Kind::{Elephants, Foot, Guns, Horse, Rockets};
use crate::cast::duel;
use rulebook::{Book, Fact, bites, spares};

#[test]
fn a_unit_that_has_fought_does_not_attack_again() {
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::OneCombatPerTurn, |book| {
        duel(book, Foot, Foot).when(Fact::HasFought).forbidden()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::OneCombatPerTurn, |book| duel(book, Foot, Foot).forbidden());
}

#[test]
fn a_gun_on_a_road_through_rough_terrain_does_not_fire() {
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::BarredFromAttack, |book| {
        duel(book, Guns, Foot).at(2).when(Fact::GunOnRoughRoad).forbidden()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::BarredFromAttack, |book| {
        duel(book, Guns, Foot).at(2).forbidden()
    });
}

#[test]
fn a_road_march_gives_up_the_fight() {
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::RoadMarch, |book| {
        duel(book, Foot, Foot).when(Fact::RoadMarched).forbidden()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::RoadMarch, |book| {
        duel(book, Foot, Foot).when(Fact::MovedMounted).forbidden()
    });
}

#[test]
fn a_mounted_move_gives_up_the_fight() {
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::MountedMove, |book| {
        duel(book, Foot, Foot).when(Fact::MovedMounted).forbidden()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::MountedMove, |book| {
        duel(book, Foot, Foot).when(Fact::RoadMarched).forbidden()
    });
}

#[test]
fn a_unit_that_moved_too_far_gives_up_the_fight() {
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::MovementAllowance, |book| {
        duel(book, Foot, Foot).when(Fact::MovedTooFar).forbidden()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::MovementAllowance, |book| duel(book, Foot, Foot).forbidden());
}

#[test]
fn a_gun_that_owes_for_its_retreat_does_not_fire() {
    bites!(Frederic, Panache: Clause::ArtilleryRetreatDebt, |book| {
        duel(book, Guns, Foot).at(2).when(Fact::InRetreatDebt).forbidden()
    });
    spares!(Frederic, Panache: Clause::ArtilleryRetreatDebt, |book| duel(book, Guns, Foot).at(2).forbidden());
}

#[test]
fn a_unit_its_poor_staff_delayed_does_not_attack() {
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::LeaderTraits, |book| {
        duel(book, Foot, Foot).when(Fact::StaffDelayed).forbidden()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::LeaderTraits, |book| duel(book, Foot, Foot).forbidden());
}

#[test]
fn rockets_never_attack_in_melee() {
    bites!(Frederic, Panache: Clause::RocketEffect, |book| duel(book, Rockets, Foot).forbidden());
    spares!(Frederic, Panache: Clause::RocketEffect, |book| duel(book, Rockets, Foot).at(2).forbidden());
    spares!(Frederic, Panache: Clause::RocketEffect, |book| duel(book, Guns, Foot).forbidden());
}

#[test]
fn no_horse_attacks_across_a_fortification() {
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::Fortification, |book| {
        duel(book, Horse, Foot).when(Fact::AcrossFortification).forbidden()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::Fortification, |book| {
        duel(book, Foot, Foot).when(Fact::AcrossFortification).forbidden()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::Fortification, |book| {
        duel(book, Horse, Foot).when(Fact::AcrossObstacle).forbidden()
    });
}

#[test]
fn elephants_attack_across_a_fortification_where_they_are_not_mounted_troops() {
    bites!(Frederic, Jomini: Clause::Fortification, |book| {
        duel(book, Elephants, Foot).when(Fact::AcrossFortification).forbidden()
    });
    spares!(Panache, Thucidide: Clause::Fortification, |book| {
        duel(book, Elephants, Foot).when(Fact::AcrossFortification).forbidden()
    });
}

#[test]
fn an_engine_attacks_in_melee_with_its_melee_factor_and_strikes_back_with_it() {
    let engine = duel(Book::Thucidide, "bolt-thrower/medium", Foot);
    assert_eq!(engine.forbidden(), None);
    bites!(Thucidide: Clause::AssaultForbidden, |_| engine.ledger());
    spares!(Thucidide: Clause::AssaultForbidden, |_| engine.at(4).ledger());
    assert_eq!([engine.dice(), engine.riposting().dice(), engine.at(4).dice()], [1, 1, 2]);
}

#[test]
fn the_first_prohibition_of_the_list_is_the_one_named() {
    let tired_marcher = Fact::HasFought | Fact::RoadMarched | Fact::MovedTooFar;
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::OneCombatPerTurn, |book| {
        duel(book, Foot, Foot).when(tired_marcher).forbidden()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::RoadMarch, |book| {
        duel(book, Foot, Foot).when(tired_marcher).forbidden()
    });
}
