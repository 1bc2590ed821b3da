//! Weapon, trait, weight and animal modifiers to the number of dice.

use crate::cast::Kind::{Camels, Elephants, Foot, Guns, Horse, Lancers, SmallArms};
use crate::cast::{duel, troop};
use rulebook::{Book, Clause, Fact, Factor, Line, Terrain, Trait, Weight, bites, spares, witness};

#[test]
fn rifles_lose_a_die_in_melee_and_none_in_fire() {
    bites!(Frederic, Jomini: Clause::RiflesInMelee, |book| duel(book, SmallArms, Foot).ledger());
    bites!(Frederic, Jomini: Clause::RiflesInMelee, |book| duel(book, SmallArms, Foot).riposting().ledger());
    spares!(Frederic, Jomini: Clause::RiflesInMelee, |book| duel(book, SmallArms, Foot).at(2).ledger());
    for book in [Book::Frederic, Book::Jomini] {
        let rifles = duel(book, SmallArms, Foot);
        assert_eq!([rifles.dice(), rifles.at(2).dice()], [2, 3], "{book}");
    }
}

#[test]
fn a_modern_enemy_has_a_die_more_against_irregulars_in_melee() {
    bites!(Frederic, Jomini: Clause::IrregularsInMelee, |book| duel(book, Foot, "irregular-light").ledger());
    spares!(Frederic, Jomini: Clause::IrregularsInMelee, |book| {
        duel(book, SmallArms, "irregular-light").at(2).ledger()
    });
    spares!(Frederic, Jomini: Clause::IrregularsInMelee, |book| {
        duel(book, "melee-armed-line", "irregular-light").ledger()
    });
    spares!(Frederic, Jomini: Clause::IrregularsInMelee, |book| duel(book, Foot, Foot).ledger());
}

#[test]
fn lancers_have_a_die_more_attacking_and_none_striking_back() {
    bites!(Frederic, Panache, Jomini: Clause::LancersAttack, |book| duel(book, Lancers, Horse).ledger());
    bites!(Frederic, Panache, Jomini: Clause::LancersAttack, |book| duel(book, Lancers, Guns).ledger());
    spares!(Frederic, Panache, Jomini: Clause::LancersAttack, |book| duel(book, Lancers, Horse).riposting().ledger());
    spares!(Frederic, Panache, Jomini: Clause::LancersAttack, |book| duel(book, Horse, Horse).ledger());
}

#[test]
fn cavalry_for_a_lancer_is_horse_and_dwarf_elephants_but_not_camels() {
    bites!(Frederic, Jomini: Clause::LancersAttack, |book| duel(book, Lancers, "dwarf-elephants").ledger());
    spares!(Frederic, Jomini: Clause::LancersAttack, |book| duel(book, Lancers, Camels).ledger());
    spares!(Frederic, Jomini: Clause::LancersAttack, |book| duel(book, Lancers, Foot).ledger());
}

#[test]
fn panache_lancers_fear_only_pikes_and_elephants() {
    bites!(Panache: Clause::LancersAttack, |book| duel(book, Lancers, Foot).ledger());
    bites!(Panache: Clause::LancersAttack, |book| duel(book, Lancers, "dwarf-elephants/heavy").ledger());
    spares!(Panache: Clause::LancersAttack, |book| duel(book, Lancers, "pikes/medium").ledger());
    spares!(Panache: Clause::LancersAttack, |book| duel(book, Lancers, Elephants).ledger());
}

#[test]
fn super_heavy_horse_costs_its_enemy_a_die_in_melee_and_in_fire() {
    bites!(Frederic, Jomini: Clause::SuperHeavyTarget, |book| duel(book, Horse, "cavalry-super-heavy").ledger());
    bites!(Frederic, Jomini: Clause::SuperHeavyTarget, |book| duel(book, Guns, "camelry-super-heavy").at(3).ledger());
    spares!(Frederic, Jomini: Clause::SuperHeavyTarget, |book| duel(book, Horse, "cavalry-heavy").ledger());
    spares!(Frederic, Jomini: Clause::SuperHeavyTarget, |book| duel(book, Horse, "foot-guns-very-heavy").ledger());
}

#[test]
fn camels_frighten_every_animal_but_camels() {
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::CamelEffect, |book| {
        duel(book, Horse, Foot).when(Fact::NearCamels).ledger()
    });
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::CamelEffect, |book| {
        duel(book, Elephants, Foot).when(Fact::NearCamels).ledger()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::CamelEffect, |book| {
        duel(book, Camels, Foot).when(Fact::NearCamels).ledger()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::CamelEffect, |book| {
        duel(book, Foot, Foot).when(Fact::NearCamels).ledger()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::CamelEffect, |book| duel(book, Horse, Foot).ledger());
    spares!(Panache, Thucidide: Clause::CamelEffect, |book| {
        duel(book, Horse, Foot).by(Trait::ArabHorses).when(Fact::NearCamels).ledger()
    });
}

#[test]
fn elephants_frighten_every_animal_but_elephants() {
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::ElephantEffect, |book| {
        duel(book, Horse, Foot).when(Fact::NearElephants).ledger()
    });
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::ElephantEffect, |book| {
        duel(book, Camels, Foot).when(Fact::NearElephants).ledger()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::ElephantEffect, |book| {
        duel(book, Elephants, Foot).when(Fact::NearElephants).ledger()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::ElephantEffect, |book| {
        duel(book, Foot, Foot).when(Fact::NearElephants).ledger()
    });
    spares!(Panache, Thucidide: Clause::ElephantEffect, |book| {
        duel(book, Horse, Foot).by(Trait::IndianHorses).when(Fact::NearElephants).ledger()
    });
}

#[test]
fn fire_frightens_every_animal() {
    bites!(Panache, Thucidide: Clause::FireEffect, |book| duel(book, Horse, Foot).when(Fact::NearFire).ledger());
    bites!(Panache, Thucidide: Clause::FireEffect, |book| duel(book, Camels, Foot).when(Fact::NearFire).ledger());
    spares!(Panache, Thucidide: Clause::FireEffect, |book| duel(book, Foot, Foot).when(Fact::NearFire).ledger());
    spares!(Panache, Thucidide: Clause::FireEffect, |book| duel(book, Horse, Foot).ledger());
}

#[test]
fn different_frights_add_up_and_each_costs_one_die() {
    let all = Fact::NearCamels | Fact::NearElephants | Fact::NearFire;
    witness!(Frederic, Jomini: Clause::EffectsOnce, |book| duel(book, Horse, Foot).when(all).dice() == 3 - 2);
    witness!(Panache: Clause::EffectsOnce, |book| duel(book, Horse, Foot).when(all).ledger().dice() == 0);
    witness!(Thucidide: Clause::EffectsOnce, |book| duel(book, "cataphracts/heavy", Foot).when(all).dice() == 4 - 3);
}

#[test]
fn guns_have_three_dice_and_two_with_their_last_element() {
    bites!(Frederic, Panache: Clause::ArtilleryDice, |book| duel(book, Guns, Foot).at(3).down_to(1).ledger());
    bites!(Frederic: Clause::ArtilleryDice, |book| duel(book, Guns, Foot).down_to(1).ledger());
    spares!(Frederic, Panache: Clause::ArtilleryDice, |book| {
        duel(book, "elephant-guns-light", Foot).at(3).down_to(1).ledger()
    });
    spares!(Panache: Clause::ArtilleryDice, |book| duel(book, "rockets-light", Foot).at(3).down_to(1).ledger());
    for book in [Book::Frederic, Book::Panache] {
        let dice = |elements| duel(book, Guns, Foot).at(3).down_to(elements).dice();
        assert_eq!([dice(2), dice(1)], [3, 2], "{book}");
    }
}

#[test]
fn the_guns_of_jomini_always_have_three_dice() {
    witness!(Jomini: Clause::ArtilleryDice, |book| {
        let mut guns = books::of(book).troops.iter().filter(|troop| troop.arm == rulebook::Arm::Artillery);
        let three = Factor::Dice(3);
        guns.all(|gun| [gun.factors.fire, gun.factors.assault, gun.factors.riposte].iter().all(|dice| *dice == three))
    });
}

#[test]
fn the_weight_of_the_target_counts_in_panache() {
    let melee = |weight| duel(Book::Panache, Foot, Foot).weighing(weight).dice();
    let fire = |weight| duel(Book::Panache, Guns, Foot).at(2).weighing(weight).dice();
    assert_eq!(Weight::ALL.map(melee), [5, 4, 3, 2, 2]);
    assert_eq!(Weight::ALL.map(fire), [2, 2, 3, 2, 2]);
    let taken_back = |distance| {
        Weight::ALL.map(|weight| duel(Book::Panache, Guns, Foot).at(distance).weighing(weight).hits_cancelled())
    };
    assert_eq!(taken_back(1), [0, 0, 0, 0, 1]);
    assert_eq!(taken_back(2), [1, 0, 0, 0, 1]);
    bites!(Panache: Clause::WeightOfTarget, |book| duel(book, Foot, "levy/very-light").ledger());
    bites!(Panache: Clause::WeightOfTarget, |book| duel(book, SmallArms, "levy/heavy").at(2).ledger());
    spares!(Panache: Clause::WeightOfTarget, |book| duel(book, Foot, "levy/medium").ledger());
    spares!(Panache: Clause::WeightOfTarget, |book| duel(book, Foot, "guns-very-heavy").ledger());
}

#[test]
fn pikes_roll_one_die_for_each_element_left() {
    bites!(Panache: Clause::OneDiePerElement, |book| duel(book, "pikes/medium", Foot).ledger());
    bites!(Panache: Clause::OneDiePerElement, |book| duel(book, "pikes/medium", Foot).riposting().ledger());
    spares!(Panache: Clause::OneDiePerElement, |book| duel(book, Foot, Foot).ledger());
    let pikes = duel(Book::Panache, "pikes/medium", Foot);
    assert_eq!([4, 3, 2, 1].map(|elements| pikes.down_to(elements).dice()), [4, 3, 2, 1]);
}

#[test]
fn an_officer_in_the_front_rank_is_worth_a_die_in_attack_and_riposte() {
    bites!(Frederic, Panache: Clause::FrontRank, |book| duel(book, Foot, Foot).when(Fact::FrontRank).ledger());
    bites!(Frederic, Panache: Clause::FrontRank, |book| {
        duel(book, Foot, Foot).when(Fact::FrontRank).riposting().ledger()
    });
    spares!(Frederic, Panache: Clause::FrontRank, |book| duel(book, Foot, Foot).led_by(1).ledger());
}

#[test]
fn aggressive_troops_have_a_die_more_attacking_in_melee_only() {
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::Aggressive, |book| {
        duel(book, Foot, Foot).by(Trait::Aggressive).ledger()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::Aggressive, |book| {
        duel(book, Foot, Foot).by(Trait::Aggressive).riposting().ledger()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::Aggressive, |book| {
        duel(book, SmallArms, Foot).by(Trait::Aggressive).at(2).ledger()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::Aggressive, |book| {
        duel(book, Foot, Foot).on(Trait::Aggressive).ledger()
    });
}

#[test]
fn dice_lost_by_moving_are_not_lost_in_a_riposte() {
    bites!(Frederic, Panache, Jomini: Clause::DiceLostByMoving, |book| {
        duel(book, Guns, Foot).at(2).having_moved(1).ledger()
    });
    spares!(Frederic, Panache, Jomini: Clause::DiceLostByMoving, |book| {
        duel(book, Guns, Foot).having_moved(1).riposting().ledger()
    });
    spares!(Frederic, Panache, Jomini: Clause::DiceLostByMoving, |book| duel(book, Guns, Foot).at(2).ledger());
    let gun = duel(Book::Jomini, Guns, Foot).at(2);
    assert_eq!([0, 1, 2, 3].map(|hexes| gun.having_moved(hexes).dice()), [3, 2, 1, 0]);
}

#[test]
fn thucidide_fights_with_fire_assault_or_melee() {
    bites!(Thucidide: Clause::ThreeFactors, |book| duel(book, Lancers, Foot).ledger());
    bites!(Thucidide: Clause::ThreeFactors, |book| duel(book, Lancers, Foot).riposting().ledger());
    bites!(Thucidide: Clause::ThreeFactors, |book| duel(book, SmallArms, Foot).at(3).ledger());
    spares!(Thucidide: Clause::ThreeFactors, |book| duel(book, Lancers, "pike/medium").ledger());
    let dice = |duel: crate::cast::Duel| [duel.at(2).dice(), duel.dice(), duel.riposting().dice()];
    assert_eq!(dice(duel(Book::Thucidide, "light-chariots/light", Foot)), [2, 3, 2]);
    assert_eq!(dice(duel(Book::Thucidide, "pike/heavy", Foot)), [0, 4, 2]);
}

#[test]
fn an_assault_is_forbidden_by_rough_ground_obstacles_and_spears() {
    bites!(Thucidide: Clause::AssaultForbidden, |book| duel(book, Lancers, Foot).into(Terrain::Marsh).ledger());
    bites!(Thucidide: Clause::AssaultForbidden, |book| duel(book, Foot, Foot).out_of(Terrain::Rocks).ledger());
    bites!(Thucidide: Clause::AssaultForbidden, |book| duel(book, Foot, Foot).when(Fact::AcrossObstacle).ledger());
    bites!(Thucidide: Clause::AssaultForbidden, |book| duel(book, Lancers, "spear/medium").ledger());
    spares!(Thucidide: Clause::AssaultForbidden, |book| duel(book, Lancers, Foot).ledger());
    spares!(Thucidide: Clause::AssaultForbidden, |book| duel(book, Foot, "spear/medium").ledger());
    spares!(Thucidide: Clause::AssaultForbidden, |book| duel(book, Elephants, "pike/medium").ledger());
    spares!(Thucidide: Clause::AssaultForbidden, |book| duel(book, Lancers, "spear/medium").riposting().ledger());
    assert_eq!(duel(Book::Thucidide, Lancers, "spear/medium").dice(), 2);
}

#[test]
fn without_a_die_no_attack_is_declared_unless_the_front_rank_brings_one() {
    bites!(Frederic, Jomini: Clause::NoDiceNoAttack, |book| {
        duel(book, "horse-guns-very-light", Foot).at(2).having_moved(3).undeclarable()
    });
    let surrounded = |book| duel(book, "cavalry-light", Foot).when(Fact::NearCamels | Fact::NearElephants);
    bites!(Frederic: Clause::NoDiceNoAttack, |book| surrounded(book).undeclarable());
    spares!(Frederic: Clause::NoDiceNoAttack, |book| surrounded(book).when(Fact::FrontRank).undeclarable());
    bites!(Panache: Clause::NoDiceNoAttack, |book| {
        duel(book, "guns-very-light", "levy/light").at(2).down_to(1).having_moved(1).undeclarable()
    });
    bites!(Thucidide: Clause::NoDiceNoAttack, |book| {
        duel(book, "horse-archers/light", "spear/heavy").when(Fact::NearElephants).undeclarable()
    });
    spares!(Frederic, Jomini: Clause::NoDiceNoAttack, |book| {
        duel(book, "horse-guns-very-light", Foot).at(2).having_moved(2).undeclarable()
    });
    spares!(Panache: Clause::NoDiceNoAttack, |book| {
        duel(book, "guns-very-light", "levy/medium").at(2).down_to(1).having_moved(1).undeclarable()
    });
    spares!(Thucidide: Clause::NoDiceNoAttack, |book| {
        duel(book, "horse-archers/light", Foot).when(Fact::NearElephants).undeclarable()
    });
}

#[test]
fn dice_are_counted_in_the_order_the_book_prints() {
    let everything = duel(Book::Frederic, Lancers, "cavalry-super-heavy")
        .by(Trait::Aggressive)
        .when(Fact::NearCamels | Fact::FrontRank)
        .into(Terrain::Forest);
    let ledger = everything.ledger();
    let applied: Vec<Line> = ledger.lines().iter().copied().filter(Line::applied).collect();
    assert_eq!(
        applied,
        [
            Line::Base(3, Clause::TroopsFrederic),
            Line::Adjust(1, Clause::LancersAttack),
            Line::Adjust(-1, Clause::SuperHeavyTarget),
            Line::Adjust(1, Clause::Aggressive),
            Line::Adjust(-1, Clause::CamelEffect),
            Line::Adjust(1, Clause::FrontRank),
            Line::Limit(2, Clause::Forest),
        ]
    );
    assert!(ledger.lines().contains(&Line::PassedOver(Clause::RiflesInMelee)), "what did not apply is kept too");
}

#[test]
fn rockets_of_panache_defend_with_their_melee_factor() {
    let rockets = troop(Book::Panache, "rockets-light").factors;
    assert_eq!([rockets.fire, rockets.melee, rockets.riposte], [Factor::Dice(3), Factor::Dice(2), Factor::Dice(2)]);
    assert_eq!(duel(Book::Panache, "rockets-light", Foot).riposting().dice(), 2);
}
