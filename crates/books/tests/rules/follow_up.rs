//! Who takes the hex its target left: the table part of FOL.

use crate::cast::Kind::{Elephants, Foot, Guns, Horse};
use crate::cast::{Duel, duel};
use rulebook::{Book, Fact, FollowUp, Slope, Trait, bites, spares};

fn foot(book: Book) -> Duel {
    duel(book, Foot, Foot)
}

fn horse(book: Book) -> Duel {
    duel(book, Horse, Foot)
}

#[test]
fn fanatic_fickle_and_aggressive_troops_must_follow() {
    for wild in [Trait::Fanatic, Trait::Fickle, Trait::Aggressive] {
        bites!(Frederic, Panache, Jomini, Thucidide: Clause::FollowUpByTrait, |book| foot(book).by(wild).follow_up());
        bites!(Frederic, Panache, Jomini, Thucidide: Clause::FollowUpByTrait, |book| {
            horse(book).by(wild | Trait::Elite).follow_up()
        });
        spares!(Frederic, Panache, Jomini, Thucidide: Clause::FollowUpByTrait, |book| foot(book).on(wild).follow_up());
        assert_eq!(Book::ALL.map(|book| foot(book).by(wild).follow_up().0), [FollowUp::Must; 4]);
    }
}

#[test]
fn infantry_follows_downhill_or_when_it_is_elite() {
    bites!(Frederic, Jomini, Thucidide: Clause::FollowUpInfantry, |book| {
        foot(book).sloping(Slope::Downhill).follow_up()
    });
    bites!(Frederic, Jomini, Thucidide: Clause::FollowUpInfantry, |book| foot(book).by(Trait::Elite).follow_up());
    bites!(Frederic, Jomini, Thucidide: Clause::FollowUpInfantry, |book| foot(book).follow_up());
    spares!(Frederic, Jomini, Thucidide: Clause::FollowUpInfantry, |book| horse(book).follow_up());
    spares!(Frederic, Jomini, Thucidide: Clause::FollowUpInfantry, |book| foot(book).by(Trait::Fanatic).follow_up());
    for book in [Book::Frederic, Book::Jomini, Book::Thucidide] {
        let answers =
            |duel: Duel| [Slope::Level, Slope::Downhill, Slope::Uphill].map(|slope| duel.sloping(slope).follow_up().0);
        assert_eq!(answers(foot(book)), [FollowUp::Never, FollowUp::Must, FollowUp::Never], "{book}");
        assert_eq!(answers(foot(book).by(Trait::Elite)), [FollowUp::May; 3], "{book}");
    }
}

#[test]
fn any_infantry_of_panache_may_follow_and_an_officer_in_front_may_hold_it() {
    bites!(Panache: Clause::FollowUpInfantryPanache, |book| foot(book).follow_up());
    bites!(Panache: Clause::FollowUpInfantryPanache, |book| foot(book).sloping(Slope::Downhill).follow_up());
    spares!(Panache: Clause::FollowUpInfantryPanache, |book| horse(book).follow_up());
    let downhill = foot(Book::Panache).sloping(Slope::Downhill);
    assert_eq!(foot(Book::Panache).follow_up().0, FollowUp::May);
    assert_eq!(downhill.follow_up().0, FollowUp::Must);
    assert_eq!(downhill.by(Trait::Elite).follow_up().0, FollowUp::May);
    assert_eq!(downhill.when(Fact::FrontRank).follow_up().0, FollowUp::May);
}

#[test]
fn mounted_troops_may_follow_and_must_downhill_unless_elite() {
    bites!(Frederic, Jomini, Thucidide: Clause::FollowUpMounted, |book| horse(book).follow_up());
    bites!(Frederic, Jomini, Thucidide: Clause::FollowUpMounted, |book| {
        horse(book).sloping(Slope::Downhill).follow_up()
    });
    bites!(Frederic, Jomini, Thucidide: Clause::FollowUpMounted, |book| duel(book, Elephants, Foot).follow_up());
    spares!(Frederic, Jomini, Thucidide: Clause::FollowUpMounted, |book| foot(book).follow_up());
    bites!(Panache: Clause::FollowUpMountedPanache, |book| horse(book).follow_up());
    bites!(Panache: Clause::FollowUpMountedPanache, |book| horse(book).sloping(Slope::Downhill).follow_up());
    bites!(Panache: Clause::FollowUpMountedPanache, |book| duel(book, Elephants, Foot).follow_up());
    spares!(Panache: Clause::FollowUpMountedPanache, |book| foot(book).follow_up());
    for book in Book::ALL {
        let downhill = horse(book).sloping(Slope::Downhill);
        assert_eq!(horse(book).follow_up().0, FollowUp::May, "{book}");
        assert_eq!(downhill.follow_up().0, FollowUp::Must, "{book}");
        assert_eq!(downhill.by(Trait::Elite).follow_up().0, FollowUp::May, "{book}");
    }
    assert_eq!(horse(Book::Panache).sloping(Slope::Downhill).when(Fact::FrontRank).follow_up().0, FollowUp::May);
}

#[test]
fn war_elephants_must_follow_elite_or_not() {
    for book in Book::ALL {
        assert_eq!(duel(book, Elephants, Foot).follow_up().0, FollowUp::Must, "{book}");
        assert_eq!(duel(book, Elephants, Foot).by(Trait::Elite).follow_up().0, FollowUp::Must, "{book}");
    }
}

#[test]
fn guns_wagons_and_static_units_never_follow_fanatic_or_not() {
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::FollowUpNever, |book| duel(book, Guns, Foot).follow_up());
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::FollowUpNever, |book| {
        duel(book, Guns, Foot).by(Trait::Fanatic | Trait::Elite).follow_up()
    });
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::FollowUpNever, |book| {
        foot(book).by(Trait::OnWagons).follow_up()
    });
    bites!(Frederic, Panache, Jomini, Thucidide: Clause::FollowUpNever, |book| {
        foot(book).by(Trait::Static).follow_up()
    });
    spares!(Frederic, Panache, Jomini, Thucidide: Clause::FollowUpNever, |book| foot(book).follow_up());
}
