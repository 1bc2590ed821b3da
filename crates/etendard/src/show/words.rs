//! The words of the armies: arms, ranks, traits.

use rulebook::{Arm, LeaderTrait, Rank, Trait, Words};

/// An arm.
pub(super) fn arm(arm: Arm) -> Words {
    match arm {
        Arm::Infantry => Words::new("infanterie", "infantry"),
        Arm::Cavalry => Words::new("cavalerie", "cavalry"),
        Arm::Camelry => Words::new("chamellerie", "camelry"),
        Arm::Chariotry => Words::new("charrerie", "chariotry"),
        Arm::Elephants => Words::new("éléphants", "elephants"),
        Arm::Artillery => Words::new("artillerie", "artillery"),
    }
}

/// A rank.
pub(super) fn rank(rank: Rank) -> Words {
    match rank {
        Rank::GeneralInChief => Words::new("général en chef", "general in chief"),
        Rank::SubGeneral => Words::new("sous-général", "sub-general"),
        Rank::SuperiorOfficer => Words::new("officier supérieur", "superior officer"),
    }
}

/// A trait written on a unit; none for those that come with a troop and go without saying.
pub(super) fn unit_trait(one: Trait) -> Option<Words> {
    Some(match one {
        Trait::Elite => Words::new("élite", "elite"),
        Trait::Volunteer => Words::new("volontaire", "volunteer"),
        Trait::Hesitant => Words::new("hésitant", "hesitant"),
        Trait::Panic => Words::new("panique", "panic"),
        Trait::Solid => Words::new("solide", "solid"),
        Trait::Fanatic => Words::new("fanatique", "fanatic"),
        Trait::Fickle => Words::new("changeant", "fickle"),
        Trait::Elusive => Words::new("insaisissable", "elusive"),
        Trait::Aggressive => Words::new("agressif", "aggressive"),
        Trait::ArabHorses => Words::new("chevaux arabes", "Arab horses"),
        Trait::IndianHorses => Words::new("chevaux indiens", "Indian horses"),
        Trait::Static => Words::new("statique", "static"),
        Trait::Detachment => Words::new("détachement", "detachment"),
        Trait::Allied => Words::new("allié", "allied"),
        Trait::Recruit => Words::new("recrues", "recruits"),
        Trait::OnHorses => Words::new("à cheval", "on horses"),
        Trait::OnCamels => Words::new("sur chameaux", "on camels"),
        Trait::OnElephants => Words::new("sur éléphants", "on elephants"),
        Trait::OnWagons => Words::new("sur chariots", "on wagons"),
        Trait::Irregular => Words::new("irrégulier", "irregular"),
        Trait::MeleeArmed => Words::new("armé de mêlée", "melee-armed"),
        Trait::Modern => Words::new("moderne", "modern"),
        Trait::Rifles
        | Trait::Lances
        | Trait::Pikes
        | Trait::BracedSpears
        | Trait::Animals
        | Trait::Camels
        | Trait::ElephantBeasts
        | Trait::Dwarf
        | Trait::HorseDrawn
        | Trait::Borne
        | Trait::ElephantDrawn
        | Trait::Rockets
        | Trait::Powder
        | Trait::StaticWhenLast
        | Trait::Engine
        | Trait::UsesFire
        | Trait::ArmourIgnored
        | Trait::ArmourInverted => return None,
    })
}

/// A trait of a leader.
pub(super) fn leader_trait(one: LeaderTrait) -> Words {
    match one {
        LeaderTrait::Good => Words::new("bon chef", "good leader"),
        LeaderTrait::Weak => Words::new("chef faible", "weak leader"),
        LeaderTrait::Bad => Words::new("mauvais chef", "bad leader"),
        LeaderTrait::Allied => Words::new("allié", "allied"),
        LeaderTrait::PoorStaff => Words::new("état-major médiocre", "poor staff"),
        LeaderTrait::Messengers => Words::new("estafettes", "messengers"),
        LeaderTrait::Manoeuvre => Words::new("chef manœuvrier", "manoeuvre leader"),
        LeaderTrait::Attack => Words::new("chef d’attaque", "attack leader"),
        LeaderTrait::Defence => Words::new("chef de défense", "defence leader"),
        LeaderTrait::WeakManoeuvre => Words::new("faible en manœuvre", "weak in manoeuvre"),
        LeaderTrait::WeakAttack => Words::new("faible en attaque", "weak in attack"),
        LeaderTrait::WeakDefence => Words::new("faible en défense", "weak in defence"),
    }
}
