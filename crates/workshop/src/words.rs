//! What can be chosen, in words.

use rulebook::{LeaderTrait, Rank, Trait, Words};
use scenario::{BandHue, Ensign, Houses, NameKind};

/// A rank.
#[must_use]
pub fn rank(rank: Rank) -> Words {
    match rank {
        Rank::GeneralInChief => Words::new("général en chef", "general in chief"),
        Rank::SubGeneral => Words::new("sous-général", "sub-general"),
        Rank::SuperiorOfficer => Words::new("officier supérieur", "superior officer"),
        Rank::HistoricalFigure => Words::new("personnage historique", "historical figure"),
    }
}

/// A trait written on a unit; none for those that come with a troop and go without saying.
#[must_use]
pub fn unit_trait(one: Trait) -> Option<Words> {
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
#[must_use]
pub fn leader_trait(one: LeaderTrait) -> Words {
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

/// A colour of the band of blocks.
pub(crate) fn band(band: BandHue) -> Words {
    match band {
        BandHue::Blue => Words::new("bleu", "blue"),
        BandHue::Red => Words::new("rouge", "red"),
        BandHue::Green => Words::new("vert", "green"),
        BandHue::Black => Words::new("noir", "black"),
        BandHue::Violet => Words::new("violet", "violet"),
        BandHue::Ochre => Words::new("ocre", "ochre"),
    }
}

/// A way of building.
pub(crate) fn houses(houses: Houses) -> Words {
    match houses {
        Houses::Village => Words::new("village", "village"),
        Houses::Antique => Words::new("antique", "antique"),
        Houses::Levant => Words::new("Levant", "Levant"),
        Houses::India => Words::new("Inde", "India"),
    }
}

/// What a name on the map names.
pub(crate) fn name_kind(kind: NameKind) -> Words {
    match kind {
        NameKind::Village => Words::new("village", "village"),
        NameKind::Wood => Words::new("bois", "wood"),
        NameKind::Height => Words::new("hauteur", "height"),
        NameKind::Water => Words::new("eau", "water"),
        NameKind::Road => Words::new("route", "road"),
        NameKind::Place => Words::new("lieu", "place"),
    }
}

/// An ensign.
pub(crate) fn ensign(ensign: Ensign) -> Words {
    match ensign {
        Ensign::Austria => Words::new("Autriche", "Austria"),
        Ensign::Athens => Words::new("Athènes", "Athens"),
        Ensign::Boeotia => Words::new("Béotie", "Boeotia"),
        Ensign::Britain => Words::new("Grande-Bretagne", "Britain"),
        Ensign::Deccan => Words::new("Deccan", "Deccan"),
        Ensign::Durrani => Words::new("Durrani", "Durrani"),
        Ensign::Empire => Words::new("Empire (croix de Bourgogne)", "Empire (cross of Burgundy)"),
        Ensign::England => Words::new("Angleterre", "England"),
        Ensign::France => Words::new("France (tricolore)", "France (tricolour)"),
        Ensign::FranceRoyal => Words::new("France (lys)", "France (lilies)"),
        Ensign::Huguenots => Words::new("Huguenots", "Huguenots"),
        Ensign::League => Words::new("Ligue", "League"),
        Ensign::Macedon => Words::new("Macédoine", "Macedon"),
        Ensign::Mamluks => Words::new("Mamelouks", "Mamluks"),
        Ensign::Marathas => Words::new("Marathes", "Marathas"),
        Ensign::Persia => Words::new("Perse", "Persia"),
        Ensign::Porus => Words::new("Poros", "Porus"),
        Ensign::Prussia => Words::new("Prusse", "Prussia"),
        Ensign::Russia => Words::new("Russie", "Russia"),
        Ensign::Saxony => Words::new("Saxe", "Saxony"),
        Ensign::Sparta => Words::new("Sparte", "Sparta"),
        Ensign::Vijayanagara => Words::new("Vijayanagara", "Vijayanagara"),
    }
}
