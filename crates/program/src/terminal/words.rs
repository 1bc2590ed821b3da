//! Small words of the table: arms, ranks, traits, numbers of dice and hexes.

use rulebook::{Arm, Language, Words};
pub(crate) use workshop::{leader_trait, rank, unit_trait};

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
