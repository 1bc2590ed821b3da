//! Small words of the table: arms, ranks, traits, numbers of dice and hexes.

use rulebook::{Arm, Language, LeaderTrait, Rank, Trait, Words};

/// An arm.
pub(crate) fn arm(arm: Arm) -> Words {
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
pub(crate) fn rank(rank: Rank) -> Words {
    match rank {
        Rank::GeneralInChief => Words::new("général en chef", "general in chief"),
        Rank::SubGeneral => Words::new("sous-général", "sub-general"),
        Rank::SuperiorOfficer => Words::new("officier supérieur", "superior officer"),
        Rank::HistoricalFigure => Words::new("personnage historique", "historical figure"),
    }
}

/// A trait written on a unit; none for those that come with a troop and go without saying.
pub(crate) fn unit_trait(one: Trait) -> Option<Words> {
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
        Trait::Static => Words::new("statique", "static"),
        Trait::Detachment => Words::new("détachement", "detachment"),
        Trait::Allied => Words::new("allié", "allied"),
        Trait::Recruit => Words::new("recrues", "recruits"),
        Trait::OnHorses => Words::new("à cheval", "on horses"),
        Trait::OnCamels => Words::new("sur chameaux", "on camels"),
        Trait::OnElephants => Words::new("sur éléphants", "on elephants"),
        Trait::OnWagons => Words::new("sur chariots", "on wagons"),
        Trait::Irregular => Words::new("irrégulier", "irregular"),
        Trait::MeleeArmed => Words::new("à l’arme blanche", "melee-armed"),
        Trait::ArabHorses => Words::new("chevaux arabes", "Arab horses"),
        Trait::IndianHorses => Words::new("chevaux indiens", "Indian horses"),
        Trait::Modern => Words::new("moderne", "modern"),
        Trait::NotModern => Words::new("non moderne", "not modern"),
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
pub(crate) fn leader_trait(one: LeaderTrait) -> Words {
    match one {
        LeaderTrait::Good => Words::new("bon chef", "good leader"),
        LeaderTrait::Weak => Words::new("chef faible", "weak leader"),
        LeaderTrait::Bad => Words::new("mauvais chef", "bad leader"),
        LeaderTrait::Allied => Words::new("allié", "allied"),
        LeaderTrait::InVehicle => Words::new("en voiture", "in a vehicle"),
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

/// The mark between what is named and what is said of it.
pub(crate) fn colon(language: Language) -> &'static str {
    match language {
        Language::Fr => "\u{a0}: ",
        Language::En => ": ",
    }
}

/// So many dice.
pub(crate) fn dice(count: u8, language: Language) -> String {
    match (language, count) {
        (Language::Fr, 0 | 1) => format!("{count} dé"),
        (Language::Fr, _) => format!("{count} dés"),
        (Language::En, 1) => "1 die".to_owned(),
        (Language::En, _) => format!("{count} dice"),
    }
}

/// So many hexes away.
pub(crate) fn hexes(count: u32, language: Language) -> String {
    match (language, count) {
        (Language::Fr, 0 | 1) => format!("{count} hexagone"),
        (Language::Fr, _) => format!("{count} hexagones"),
        (Language::En, 1) => "1 hex".to_owned(),
        (Language::En, _) => format!("{count} hexes"),
    }
}
