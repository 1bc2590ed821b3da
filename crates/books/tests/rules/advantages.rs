//! What a tactical advantage is worth (Panache has none).

use crate::cast::Kind::{Elephants, Foot, Guns, Horse, Rockets, SmallArms};
use crate::cast::{Duel, duel};
use rulebook::{Advantage, Book, Fact, Shelter, Slope, Terrain, Trait, bites, spares, witness};

/// Horse with friends at hand: a hit, if nothing forbids it.
fn charge(book: Book) -> Duel {
    duel(book, Horse, Foot).when(Fact::AttackerSupported)
}

#[test]
fn a_mounted_attacker_always_misses_in_or_against_rough_ground() {
    bites!(Frederic, Jomini, Thucidide: Clause::AdvantageAlwaysMisses, |book| {
        charge(book).into(Terrain::Forest).advantage()
    });
    bites!(Frederic, Jomini, Thucidide: Clause::AdvantageAlwaysMisses, |book| {
        charge(book).out_of(Terrain::Marsh).advantage()
    });
    spares!(Frederic, Jomini, Thucidide: Clause::AdvantageAlwaysMisses, |book| charge(book).advantage());
    spares!(Frederic, Jomini, Thucidide: Clause::AdvantageAlwaysMisses, |book| {
        duel(book, Foot, Foot).into(Terrain::Forest).advantage()
    });
}

#[test]
fn small_arms_always_miss_against_cover_and_guns_do_not() {
    bites!(Frederic, Jomini, Thucidide: Clause::AdvantageAlwaysMisses, |book| {
        duel(book, SmallArms, Foot).at(2).into(Terrain::Forest).advantage()
    });
    bites!(Frederic, Jomini, Thucidide: Clause::AdvantageAlwaysMisses, |book| {
        duel(book, SmallArms, Foot).at(2).into(Terrain::Habitations).advantage()
    });
    bites!(Frederic, Jomini, Thucidide: Clause::AdvantageAlwaysMisses, |book| {
        duel(book, SmallArms, Foot).at(2).when(Fact::FireCover).advantage()
    });
    spares!(Frederic, Jomini, Thucidide: Clause::AdvantageAlwaysMisses, |book| {
        duel(book, SmallArms, Foot).at(2).into(Terrain::Marsh).advantage()
    });
    spares!(Frederic, Jomini, Thucidide: Clause::AdvantageAlwaysMisses, |book| {
        duel(book, Guns, Foot).at(2).into(Terrain::Forest).advantage()
    });
    spares!(Frederic, Jomini, Thucidide: Clause::AdvantageAlwaysMisses, |book| {
        duel(book, SmallArms, Foot).into(Terrain::Forest).advantage()
    });
}

#[test]
fn everybody_always_misses_against_wagons_palisades_and_walls() {
    for shelter in [Shelter::Wagons, Shelter::Palisade, Shelter::Fortification] {
        bites!(Frederic, Jomini, Thucidide: Clause::AdvantageAlwaysMisses, |book| {
            duel(book, Foot, Foot).behind(shelter).advantage()
        });
        bites!(Frederic, Jomini, Thucidide: Clause::AdvantageAlwaysMisses, |book| {
            duel(book, Elephants, Foot).behind(shelter).advantage()
        });
        spares!(Frederic, Jomini, Thucidide: Clause::AdvantageAlwaysMisses, |book| {
            duel(book, Guns, Foot).at(2).behind(shelter).advantage()
        });
    }
}

#[test]
fn in_frederic_infantry_gains_nothing_by_fire() {
    let volley = |book| duel(book, SmallArms, Foot).at(2).when(Fact::AttackerSupported).advantage();
    bites!(Frederic: Clause::AdvantageMeleeOnly, volley);
    spares!(Frederic: Clause::AdvantageMeleeOnly, |book| {
        duel(book, SmallArms, Foot).when(Fact::AttackerSupported).advantage()
    });
    spares!(Frederic: Clause::AdvantageMeleeOnly, |book| duel(book, Guns, Foot).at(3).advantage());
    witness!(Jomini, Thucidide: Clause::AdvantageMeleeOnly, |book| volley(book).0 == Advantage::Hit);
}

#[test]
fn infantry_hits_infantry_when_better_supported() {
    let supported = |book| duel(book, Foot, Foot).when(Fact::AttackerSupported);
    bites!(Frederic, Jomini, Thucidide: Clause::AdvantageInfantryOnInfantry, |book| supported(book).advantage());
    spares!(Frederic, Jomini, Thucidide: Clause::AdvantageInfantryOnInfantry, |book| {
        supported(book).when(Fact::DefenderSupported).advantage()
    });
    spares!(Frederic, Jomini, Thucidide: Clause::AdvantageInfantryOnInfantry, |book| {
        duel(book, Foot, Foot).advantage()
    });
}

#[test]
fn infantry_hits_infantry_caught_between_two_arms() {
    let beside = |book, fact| duel(book, Foot, Foot).when(Fact::DefenderSupported | fact).advantage();
    bites!(Frederic, Jomini: Clause::AdvantageInfantryOnInfantry, |book| beside(book, Fact::BesideArtillery));
    bites!(Frederic, Jomini: Clause::AdvantageInfantryOnInfantry, |book| beside(book, Fact::BesideCavalry));
    bites!(Thucidide: Clause::AdvantageInfantryOnInfantry, |book| beside(book, Fact::BesideMounted));
    spares!(Thucidide: Clause::AdvantageInfantryOnInfantry, |book| beside(book, Fact::BesideArtillery));
    spares!(Frederic, Jomini: Clause::AdvantageInfantryOnInfantry, |book| beside(book, Fact::BesideMounted));
    spares!(Frederic, Jomini, Thucidide: Clause::AdvantageInfantryOnInfantry, |book| {
        beside(book, Fact::BesideInfantry)
    });
}

#[test]
fn infantry_hits_guns_and_fanatics_and_shakes_horse_when_supported() {
    bites!(Frederic, Jomini, Thucidide: Clause::AdvantageInfantryOnOthers, |book| duel(book, Foot, Guns).advantage());
    bites!(Frederic, Jomini, Thucidide: Clause::AdvantageInfantryOnOthers, |book| {
        duel(book, Foot, Foot).on(Trait::Fanatic).advantage()
    });
    bites!(Frederic, Jomini, Thucidide: Clause::AdvantageInfantryOnOthers, |book| {
        duel(book, Foot, Horse).when(Fact::AttackerSupported).advantage()
    });
    spares!(Frederic, Jomini, Thucidide: Clause::AdvantageInfantryOnOthers, |book| duel(book, Foot, Horse).advantage());
    let worth = |duel: Duel| duel.advantage().0;
    for book in [Book::Frederic, Book::Jomini, Book::Thucidide] {
        assert_eq!(worth(duel(book, Foot, Guns)), Advantage::Hit);
        assert_eq!(worth(duel(book, Foot, Foot).on(Trait::Fanatic)), Advantage::Hit);
        assert_eq!(worth(duel(book, Foot, Horse).when(Fact::AttackerSupported)), Advantage::MoraleHit);
    }
}

#[test]
fn infantry_shakes_elusive_troops() {
    bites!(Frederic, Jomini: Clause::AdvantageInfantryOnOthers, |book| {
        duel(book, Foot, Foot).on(Trait::Elusive).advantage()
    });
    for book in [Book::Frederic, Book::Jomini, Book::Thucidide] {
        assert_eq!(duel(book, Foot, Foot).on(Trait::Elusive).advantage().0, Advantage::MoraleHit);
    }
}

#[test]
fn mounted_troops_hit_guns_and_when_they_have_friends_at_hand() {
    bites!(Frederic, Jomini, Thucidide: Clause::AdvantageMounted, |book| charge(book).advantage());
    bites!(Frederic, Jomini, Thucidide: Clause::AdvantageMounted, |book| {
        charge(book).when(Fact::DefenderSupported).advantage()
    });
    bites!(Frederic, Jomini, Thucidide: Clause::AdvantageMounted, |book| {
        duel(book, Horse, Horse).when(Fact::BesideInfantry).advantage()
    });
    bites!(Frederic, Jomini, Thucidide: Clause::AdvantageMounted, |book| duel(book, Horse, Guns).advantage());
    bites!(Frederic, Jomini: Clause::AdvantageMounted, |book| {
        duel(book, Horse, Foot).when(Fact::BesideArtillery).advantage()
    });
    bites!(Frederic, Jomini: Clause::AdvantageMounted, |book| duel(book, Horse, Foot).on(Trait::Elusive).advantage());
    spares!(Thucidide: Clause::AdvantageMounted, |book| {
        duel(book, Horse, Foot).when(Fact::BesideArtillery).advantage()
    });
    spares!(Thucidide: Clause::AdvantageMounted, |book| duel(book, Horse, Foot).on(Trait::Elusive).advantage());
    spares!(Frederic, Jomini, Thucidide: Clause::AdvantageMounted, |book| duel(book, Horse, Foot).advantage());
}

#[test]
fn guns_hit_at_two_hexes_or_less() {
    bites!(Frederic, Jomini, Thucidide: Clause::AdvantageArtillery, |book| duel(book, Guns, Foot).at(2).advantage());
    bites!(Frederic, Jomini, Thucidide: Clause::AdvantageArtillery, |book| {
        duel(book, Guns, Foot).riposting().advantage()
    });
    spares!(Frederic, Jomini, Thucidide: Clause::AdvantageArtillery, |book| duel(book, Guns, Foot).at(3).advantage());
    spares!(Frederic, Jomini, Thucidide: Clause::AdvantageArtillery, |book| {
        duel(book, Rockets, Foot).at(2).advantage()
    });
    spares!(Thucidide: Clause::AdvantageArtillery, |book| duel(book, "stone-thrower/medium", Foot).at(2).advantage());
}

#[test]
fn beyond_two_hexes_only_elite_gunners_or_elusive_targets_are_shaken() {
    bites!(Frederic, Jomini: Clause::AdvantageArtillery, |book| {
        duel(book, Guns, Foot).at(3).by(Trait::Elite).advantage()
    });
    bites!(Frederic, Jomini: Clause::AdvantageArtillery, |book| {
        duel(book, Guns, Foot).at(3).on(Trait::Elusive).advantage()
    });
    spares!(Thucidide: Clause::AdvantageArtillery, |book| duel(book, Guns, Foot).at(3).by(Trait::Elite).advantage());
    for book in [Book::Frederic, Book::Jomini] {
        assert_eq!(duel(book, Guns, Foot).at(3).by(Trait::Elite).advantage().0, Advantage::MoraleHit);
    }
}

#[test]
fn rockets_shake() {
    bites!(Frederic, Jomini, Thucidide: Clause::AdvantageRockets, |book| duel(book, Rockets, Foot).at(2).advantage());
    bites!(Frederic, Jomini, Thucidide: Clause::AdvantageRockets, |book| duel(book, Rockets, Foot).at(3).advantage());
    bites!(Thucidide: Clause::AdvantageRockets, |book| duel(book, "fire-siphons/medium", Foot).at(2).advantage());
    spares!(Frederic, Jomini, Thucidide: Clause::AdvantageRockets, |book| duel(book, Guns, Foot).at(2).advantage());
    for book in [Book::Frederic, Book::Jomini, Book::Thucidide] {
        assert_eq!(duel(book, Rockets, Foot).at(2).advantage().0, Advantage::MoraleHit);
    }
}

#[test]
fn elephants_attacking_hit() {
    bites!(Frederic, Jomini, Thucidide: Clause::AdvantageElephants, |book| duel(book, Elephants, Foot).advantage());
    spares!(Frederic, Jomini, Thucidide: Clause::AdvantageElephants, |book| duel(book, Foot, Elephants).advantage());
    spares!(Frederic, Jomini, Thucidide: Clause::AdvantageElephants, |book| {
        duel(book, Elephants, Foot).behind(Shelter::Palisade).advantage()
    });
    spares!(Frederic, Jomini: Clause::AdvantageElephants, |book| {
        duel(book, Elephants, Foot).into(Terrain::Forest).advantage()
    });
    bites!(Thucidide: Clause::AdvantageElephants, |book| duel(book, Elephants, Foot).into(Terrain::Forest).advantage());
}

#[test]
fn in_thucidide_very_light_targets_are_hit_and_elusive_ones_shaken() {
    bites!(Thucidide: Clause::AdvantagePrecedence, |book| duel(book, Foot, "javelin/very-light").advantage());
    bites!(Thucidide: Clause::AdvantagePrecedence, |book| {
        duel(book, Foot, "javelin/light").on(Trait::Elusive).advantage()
    });
    spares!(Thucidide: Clause::AdvantagePrecedence, |book| duel(book, Foot, "javelin/light").advantage());
    spares!(Thucidide: Clause::AdvantagePrecedence, |book| duel(book, Foot, "bombard/very-light").advantage());
}

#[test]
fn in_thucidide_a_hit_outranks_a_morale_hit_and_a_mandatory_miss_both() {
    let both = duel(Book::Thucidide, Foot, "javelin/very-light").on(Trait::Elusive);
    assert_eq!(both.advantage().0, Advantage::Hit);
    assert_eq!(both.behind(Shelter::Palisade).advantage().0, Advantage::Miss);
    let elusive = duel(Book::Thucidide, Foot, "javelin/light").on(Trait::Elusive);
    assert_eq!(elusive.advantage().0, Advantage::MoraleHit);
    assert_eq!(elusive.when(Fact::AttackerSupported).advantage().0, Advantage::Hit);
}

#[test]
fn a_weapon_that_inverts_armour_finds_very_heavy_troops_very_light() {
    let by_advantage = |key| duel(Book::Thucidide, Foot, key).by(Trait::ArmourInverted).advantage().0;
    assert_eq!(by_advantage("sword/very-heavy"), Advantage::Hit);
    assert_eq!(by_advantage("sword/very-light"), Advantage::Miss);
}

#[test]
fn anything_else_is_a_miss() {
    bites!(Frederic, Jomini, Thucidide: Clause::AdvantageOtherwiseMiss, |book| duel(book, Foot, Foot).advantage());
    bites!(Frederic, Jomini, Thucidide: Clause::AdvantageOtherwiseMiss, |book| {
        duel(book, Guns, Foot).at(3).advantage()
    });
    spares!(Frederic, Jomini, Thucidide: Clause::AdvantageOtherwiseMiss, |book| charge(book).advantage());
    spares!(Frederic, Jomini, Thucidide: Clause::AdvantageOtherwiseMiss, |book| {
        charge(book).into(Terrain::Forest).advantage()
    });
}

#[test]
fn in_thucidide_elephants_stand_in_no_column_of_the_table() {
    bites!(Thucidide: Clause::AdvantageOnElephants, |book| {
        duel(book, Horse, Elephants).when(Fact::AttackerSupported).advantage()
    });
    bites!(Thucidide: Clause::AdvantageOnElephants, |book| {
        duel(book, Foot, Elephants).when(Fact::AttackerSupported).advantage()
    });
    spares!(Thucidide: Clause::AdvantageOnElephants, |book| duel(book, Foot, Elephants).on(Trait::Fanatic).advantage());
    spares!(Thucidide: Clause::AdvantageOnElephants, |book| duel(book, Guns, Elephants).at(2).advantage());
    spares!(Thucidide: Clause::AdvantageOnElephants, |book| duel(book, Horse, Foot).advantage());
}

#[test]
fn a_square_makes_every_advantage_miss() {
    bites!(Jomini: Clause::DefenceOrders, |book| charge(book).when(Fact::Square).advantage());
    spares!(Jomini: Clause::DefenceOrders, |book| charge(book).advantage());
}

#[test]
fn rough_ground_in_jomini_is_whatever_slows_or_limits() {
    let misses = |book, ground| charge(book).into(ground).advantage().0 == Advantage::Miss;
    let rough = [Terrain::Forest, Terrain::Habitations, Terrain::Marsh, Terrain::Rocks];
    let slow = [Terrain::Sand, Terrain::Snow, Terrain::Stream, Terrain::Ford, Terrain::LargeBridge];
    for book in [Book::Frederic, Book::Jomini, Book::Thucidide] {
        assert!(rough.iter().all(|ground| misses(book, *ground)), "{book}");
        assert!(slow.iter().all(|ground| misses(book, *ground) == (book == Book::Jomini)), "{book}");
        assert!(![Terrain::Clear, Terrain::Road, Terrain::Bridge].iter().any(|ground| misses(book, *ground)), "{book}");
        let uphill = charge(book).sloping(Slope::Uphill).advantage().0;
        assert_eq!(uphill == Advantage::Miss, book == Book::Jomini, "{book}");
        assert_eq!(charge(book).sloping(Slope::Downhill).advantage().0, Advantage::Hit, "{book}");
    }
}
