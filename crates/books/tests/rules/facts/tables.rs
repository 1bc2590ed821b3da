//! What each printed table of each book looks at.

use super::{Axis, Projection};
use enumset::{EnumSet, enum_set};
use rulebook::{Book, Fact, Facts, Trait, Traits};

const NO_TRAITS: Traits = EnumSet::empty();
const NO_FACTS: Facts = EnumSet::empty();
const NOTHING: Projection =
    Projection { axes: EnumSet::empty(), attacker: NO_TRAITS, defender: NO_TRAITS, facts: NO_FACTS };

/// What makes an advantage worth something.
pub(crate) fn advantages(book: Book) -> Projection {
    let arms = enum_set!(Axis::AttackerArm | Axis::DefenderArm | Axis::Distance | Axis::Shelter);
    let grounds = enum_set!(Fact::RoughGround | Fact::FireCover);
    let support = enum_set!(Fact::AttackerSupported | Fact::DefenderSupported);
    let beside = enum_set!(Fact::BesideInfantry | Fact::BesideCavalry | Fact::BesideArtillery);
    let powder_age = Projection {
        axes: arms,
        attacker: enum_set!(Trait::Rockets | Trait::Elite),
        defender: enum_set!(Trait::Fanatic | Trait::Elusive),
        facts: grounds | support | beside,
    };
    match book {
        Book::Frederic => powder_age,
        Book::Panache => NOTHING,
        Book::Jomini => Projection { facts: powder_age.facts | Fact::Square, ..powder_age },
        Book::Thucidide => Projection {
            axes: arms | Axis::Armour,
            attacker: enum_set!(Trait::Powder | Trait::Rockets | Trait::UsesFire | Trait::ArmourInverted),
            facts: grounds | support | Fact::BesideInfantry | Fact::BesideMounted,
            ..powder_age
        },
    }
}

/// Who follows up.
pub(crate) fn follow_up(book: Book) -> Projection {
    let traits =
        enum_set!(Trait::OnWagons | Trait::Static | Trait::Fanatic | Trait::Fickle | Trait::Aggressive | Trait::Elite);
    let facts = match book {
        Book::Panache => enum_set!(Fact::FrontRank),
        Book::Frederic | Book::Jomini | Book::Thucidide => NO_FACTS,
    };
    Projection { axes: enum_set!(Axis::AttackerArm | Axis::Slope), attacker: traits, facts, ..NOTHING }
}

/// What adds or takes dice.
pub(crate) fn dice_modifiers(book: Book) -> Projection {
    let beasts = enum_set!(Trait::Aggressive | Trait::Animals | Trait::Camels | Trait::ElephantBeasts);
    let seasoned = enum_set!(Trait::ArabHorses | Trait::IndianHorses);
    let near = enum_set!(Fact::NearCamels | Fact::NearElephants);
    let powder_age = Projection {
        axes: enum_set!(Axis::DefenderArm | Axis::Armour | Axis::Distance | Axis::Exchange | Axis::LostByMoving),
        attacker: beasts | Trait::Rifles | Trait::Modern | Trait::Lances,
        defender: enum_set!(Trait::Irregular),
        facts: near,
    };
    match book {
        Book::Frederic => Projection { facts: near | Fact::FrontRank, ..powder_age },
        Book::Panache => Projection {
            attacker: beasts | seasoned | Trait::Lances | Trait::ArmourInverted,
            defender: enum_set!(Trait::Pikes),
            facts: near | Fact::NearFire | Fact::FrontRank,
            ..powder_age
        },
        Book::Jomini => powder_age,
        Book::Thucidide => Projection {
            axes: enum_set!(Axis::Distance | Axis::Exchange),
            attacker: beasts | seasoned,
            facts: near | Fact::NearFire,
            ..NOTHING
        },
    }
}

/// What lets a unit ignore a flag.
pub(crate) fn flags_ignored(book: Book) -> Projection {
    let axes = enum_set!(Axis::Distance | Axis::Shelter | Axis::Officers);
    let supported = Projection { axes, facts: enum_set!(Fact::DefenderSupported), ..NOTHING };
    match book {
        Book::Frederic => Projection { axes: axes | Axis::DefenderArm, ..supported },
        Book::Panache => supported,
        Book::Jomini => {
            Projection { axes: axes | Axis::DefenderArm, facts: supported.facts | Fact::StandFast, ..supported }
        }
        Book::Thucidide => Projection { facts: supported.facts | Fact::StandFast, ..supported },
    }
}

/// What takes a hit back.
pub(crate) fn hits_cancelled(book: Book) -> Projection {
    match book {
        Book::Panache => Projection {
            axes: enum_set!(Axis::Armour | Axis::Distance),
            attacker: enum_set!(Trait::ArmourInverted),
            ..NOTHING
        },
        Book::Frederic | Book::Jomini | Book::Thucidide => NOTHING,
    }
}

/// What forbids an attack.
pub(crate) fn prohibitions(book: Book) -> Projection {
    let always = enum_set!(
        Fact::HasFought
            | Fact::GunOnRoughRoad
            | Fact::RoadMarched
            | Fact::MovedMounted
            | Fact::MovedTooFar
            | Fact::StaffDelayed
            | Fact::AcrossFortification
    );
    let axes = enum_set!(Axis::AttackerArm | Axis::Distance);
    let (attacker, facts) = match book {
        Book::Frederic | Book::Panache => (enum_set!(Trait::Rockets), always | Fact::InRetreatDebt),
        Book::Jomini => (NO_TRAITS, always),
        Book::Thucidide => (enum_set!(Trait::Engine), always),
    };
    Projection { axes, attacker, facts, ..NOTHING }
}

/// What forbids an assault.
pub(crate) fn assault_forbidden(book: Book) -> Projection {
    match book {
        Book::Thucidide => Projection {
            axes: enum_set!(Axis::AttackerArm),
            attacker: enum_set!(Trait::Engine),
            defender: enum_set!(Trait::BracedSpears),
            facts: enum_set!(Fact::RoughGround | Fact::AcrossObstacle),
        },
        Book::Frederic | Book::Panache | Book::Jomini => NOTHING,
    }
}
