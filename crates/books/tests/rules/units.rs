//! What units are made of, what frightens, and the steps of a combat: clauses that hold by the way a book is built.

use rulebook::{Arm, Book, Factor, Step, Trait, Troop, bites, spares, witness};

fn every_troop(book: Book, holds: impl Fn(&Troop) -> bool) -> bool {
    books::of(book).troops.iter().all(holds)
}

#[test]
fn a_unit_has_a_type_a_weight_weapons_and_elements_to_lose() {
    witness!(Frederic, Panache, Jomini, Thucidide: Clause::UnitMakeup, |book| every_troop(book, |troop| {
        let factors = troop.factors;
        let armed = [factors.fire, factors.assault, factors.melee].iter().any(|factor| *factor != Factor::Never);
        let reaches = troop.fires() == (factors.fire != Factor::Never);
        armed && reaches && 0 < troop.elements && !troop.name.fr.is_empty() && !troop.name.en.is_empty()
    }));
}

#[test]
fn every_type_has_its_number_of_elements() {
    let elements = |troop: &Troop, elephants: u8, dwarfs: u8| match troop.arm {
        Arm::Infantry => 4,
        Arm::Cavalry if troop.traits.contains(Trait::Dwarf) => dwarfs,
        Arm::Cavalry | Arm::Camelry | Arm::Chariotry => 3,
        Arm::Elephants => elephants,
        Arm::Artillery if troop.traits.is_superset(Trait::Borne | Trait::ElephantBeasts) => elephants,
        Arm::Artillery => 2,
    };
    witness!(Frederic, Jomini: Clause::ElementsPerUnit, |book| {
        every_troop(book, |troop| troop.elements == elements(troop, 1, 2))
    });
    witness!(Panache, Thucidide: Clause::ElementsPerUnit, |book| {
        every_troop(book, |troop| troop.elements == elements(troop, 2, 3))
    });
}

#[test]
fn elephants_are_mounted_troops_in_frederic_and_jomini_only() {
    let rides = |troop: &Troop| matches!(troop.arm, Arm::Cavalry | Arm::Camelry | Arm::Chariotry);
    let elephants = |troop: &Troop| troop.arm == Arm::Elephants;
    witness!(Frederic, Jomini: Clause::MountedTroops, |book| {
        every_troop(book, |troop| books::of(book).is_mounted(troop) == (rides(troop) || elephants(troop)))
    });
    witness!(Panache, Thucidide: Clause::MountedTroops, |book| {
        every_troop(book, |troop| books::of(book).is_mounted(troop) == rides(troop))
    });
}

#[test]
fn animals_are_in_every_unit_that_rides_or_is_drawn_at_a_gallop() {
    witness!(Frederic, Panache, Jomini, Thucidide: Clause::UnitsWithAnimals, |book| every_troop(book, |troop| {
        let hauled = Trait::HorseDrawn | Trait::Borne | Trait::ElephantDrawn;
        let has_animals = match troop.arm {
            Arm::Cavalry | Arm::Camelry | Arm::Chariotry | Arm::Elephants => true,
            Arm::Artillery => !troop.traits.is_disjoint(hauled),
            Arm::Infantry => false,
        };
        let camels = troop.arm == Arm::Camelry || troop.key == "zamboureks";
        let elephants = troop.key.contains("elephant");
        troop.traits.contains(Trait::Animals) == has_animals
            && troop.traits.contains(Trait::Camels) == camels
            && troop.traits.contains(Trait::ElephantBeasts) == elephants
    }));
}

#[test]
fn modern_troops_are_those_drilled_and_armed_as_regulars() {
    let modern = [
        "light-infantry",
        "line-infantry",
        "light-rifles",
        "line-rifles",
        "cavalry-",
        "lancers-",
        "foot-",
        "horse-",
        "rockets-",
    ];
    witness!(Frederic, Jomini: Clause::ModernTroops, |book| every_troop(book, |troop| {
        troop.traits.contains(Trait::Modern) == modern.iter().any(|start| troop.key.starts_with(start))
    }));
    for book in [Book::Panache, Book::Thucidide] {
        assert!(every_troop(book, |troop| !troop.traits.contains(Trait::Modern)), "{book} does not know the word");
    }
}

#[test]
fn nothing_but_camels_frightens_like_camels_unless_the_data_say_so() {
    witness!(Thucidide: Clause::OtherFrights, |book| every_troop(book, |troop| {
        let frightens = troop.traits & (Trait::Camels | Trait::ElephantBeasts | Trait::UsesFire);
        match troop.arm {
            Arm::Camelry => frightens == Trait::Camels,
            Arm::Elephants => frightens == Trait::ElephantBeasts,
            Arm::Infantry => frightens.is_subset(Trait::UsesFire.into()),
            Arm::Artillery if troop.key.starts_with("elephant-") => frightens == Trait::ElephantBeasts,
            Arm::Cavalry | Arm::Chariotry | Arm::Artillery => frightens.is_empty(),
        }
    }));
}

#[test]
fn the_steps_of_a_combat_stand_in_the_order_printed() {
    use Step::{
        Aftermath, AttackOrder, CheckRangeAndSight, CheckRightToFight, CountDice, DeclareEvade, DefenceOrder,
        RollAndApply,
    };
    let steps = |book: Book| -> Vec<Step> {
        Step::ALL.iter().copied().filter(|step| books::of(book).has_step(*step)).collect()
    };
    let (first, last) = ([CheckRightToFight, CheckRangeAndSight, CountDice], [RollAndApply, Aftermath]);
    witness!(Frederic: Clause::CombatSteps, |book| steps(book) == [&first[..], &last].concat());
    witness!(Panache: Clause::CombatStepsWithEvade, |book| {
        steps(book) == [&first[..], &[DeclareEvade], &last].concat()
    });
    witness!(Jomini, Thucidide: Clause::CombatStepsWithOrders, |book| {
        steps(book) == [&first[..], &[AttackOrder, DefenceOrder], &last].concat()
    });
}

#[test]
fn a_battle_before_1760_is_warned_of_galloping_guns() {
    let warning = |key: &'static str, year: i16| {
        move |book: Book| books::of(book).troop(key).and_then(|troop| books::of(book).anachronism(troop, year))
    };
    bites!(Frederic: Clause::GunsOf1760, warning("horse-guns-light", 1757));
    bites!(Frederic: Clause::GunsOf1760, warning("elephant-drawn-guns-heavy", 1757));
    spares!(Frederic: Clause::GunsOf1760, warning("horse-guns-light", 1760));
    spares!(Frederic: Clause::GunsOf1760, warning("elephant-drawn-guns-very-heavy", 1757));
    spares!(Frederic: Clause::GunsOf1760, warning("foot-guns-light", 1745));
    assert_eq!(warning("horse-guns-light", 1757)(Book::Jomini), None);
}
