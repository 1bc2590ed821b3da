//! Questions about a printed table, asked for one situation after the other: the table is read, as in a combat.

use super::{TopicQuestion, said};
use crate::{
    Arm, Clash, Clause, Evade, Fact, FrontRank, Language, Order, RiposteFirst, Rulebook, Shelter, Slope,
    SupportIgnores, Trait, Worded, Words,
};

/// May the attacker in this situation follow up?
macro_rules! follows {
    ($fr:literal, $en:literal, $situation:expr) => {
        TopicQuestion {
            name: Words::new($fr, $en),
            answer: |book, language| follow_up(book, &made($situation), language),
        }
    };
}

/// How many flags may the target in this situation ignore?
macro_rules! ignores {
    ($fr:literal, $en:literal, $($situation:expr),+) => {
        TopicQuestion { name: Words::new($fr, $en), answer: |book, _| flags(book, &[$(made($situation)),+]) }
    };
}

/// Who goes into the hex its target left, troop by troop.
pub(super) const FOLLOW_UPS: &[TopicQuestion] = &[
    follows!("artillerie", "artillery", |clash| clash.attacker.arm = Arm::Artillery),
    follows!("chariots, unités statiques", "wagons, static units", |clash| {
        clash.attacker.traits = Trait::Static | Trait::OnWagons;
    }),
    follows!("fanatiques, changeants, agressifs", "fanatic, fickle, aggressive", |clash| {
        clash.attacker.traits = Trait::Fanatic | Trait::Fickle | Trait::Aggressive;
    }),
    follows!("éléphants de guerre", "war elephants", |clash| clash.attacker.arm = Arm::Elephants),
    follows!("infanterie", "infantry", |_| ()),
    follows!("infanterie, cible plus bas", "infantry, target lower", |clash| clash.slope = Slope::Downhill),
    follows!("infanterie d’élite", "elite infantry", |clash| clash.attacker.traits = Trait::Elite.into()),
    follows!("infanterie d’élite, cible plus bas", "elite infantry, target lower", |clash| {
        clash.attacker.traits = Trait::Elite.into();
        clash.slope = Slope::Downhill;
    }),
    follows!("montés", "mounted", |clash| clash.attacker.arm = Arm::Cavalry),
    follows!("montés, cible plus bas", "mounted, target lower", |clash| {
        clash.attacker.arm = Arm::Cavalry;
        clash.slope = Slope::Downhill;
    }),
    follows!("montés d’élite, cible plus bas", "elite mounted, target lower", |clash| {
        clash.attacker.arm = Arm::Cavalry;
        clash.attacker.traits = Trait::Elite.into();
        clash.slope = Slope::Downhill;
    }),
    TopicQuestion {
        name: Words::new("officier au premier rang, cible plus bas", "officer in the front rank, target lower"),
        answer: |book, language| {
            let led = |clash: &mut Clash| {
                clash.slope = Slope::Downhill;
                clash.facts |= Fact::FrontRank;
            };
            if book.front_rank == FrontRank::No { "–".to_owned() } else { follow_up(book, &made(led), language) }
        },
    },
];

/// How many flags a unit may ignore, reason by reason.
pub(super) const FLAGS: &[TopicQuestion] = &[
    TopicQuestion {
        name: Words::new("soutenue", "supported"),
        answer: |book, _| match book.support_ignores {
            SupportIgnores::OneFlag => flags(book, &[made(|clash| clash.facts |= Fact::DefenderSupported)]),
            SupportIgnores::Nothing => "0".to_owned(),
        },
    },
    ignores!("avec un chef", "with a leader", |clash| clash.defender.officers = 1),
    ignores!("avec deux chefs", "with two leaders", |clash| clash.defender.officers = 2),
    ignores!("artillerie", "artillery", |clash| clash.defender.arm = Arm::Artillery),
    ignores!(
        "sous l’effet de palissade",
        "under the palisade effect",
        |clash| clash.shelter = Shelter::Wagons,
        |clash| clash.shelter = Shelter::Palisade,
        |clash| clash.shelter = Shelter::Fortification
    ),
    TopicQuestion {
        name: Words::new("ordre «\u{a0}tenir ferme\u{a0}»", "order “stand fast”"),
        answer: |book, _| match order(book, Order::StandFast) {
            Some(_) => flags(book, &[made(|clash| clash.facts |= Fact::StandFast)]),
            None => "–".to_owned(),
        },
    },
];

/// May the defender evade? An optional rule is named as one (EVA-3).
pub(super) fn evade(book: &Rulebook, language: Language) -> String {
    let words = match book.evade {
        Evade::Never if Clause::EvadeOptional.stands_in(book.book) => {
            let option = Words::new("facultatif, non joué par défaut", "optional, off by default");
            return format!("{} ({})", option.in_language(language), Clause::EvadeOptional);
        }
        Evade::Never | Evade::FasterUnits | Evade::InPlaceOfDefenceOrder => book.evade.words(),
    };
    words.in_language(language).to_owned()
}

/// When the riposte comes first: by the book, or by an order if the book has that order.
pub(super) fn riposte_first(book: &Rulebook, language: Language) -> String {
    let by_rule = said(&book.riposte.first, language);
    let Some(name) = order(book, Order::Ambush) else { return by_rule };
    let by_order = match language {
        Language::Fr => format!("par l’ordre «\u{a0}{}\u{a0}»", name.fr),
        Language::En => format!("by the order “{}”", name.en),
    };
    match (book.riposte.first, language) {
        (RiposteFirst::Never, Language::Fr) => format!("{by_order} seulement"),
        (RiposteFirst::Never, Language::En) => format!("only {by_order}"),
        (_, Language::Fr) => format!("{by_rule}, ou {by_order}"),
        (_, Language::En) => format!("{by_rule}, or {by_order}"),
    }
}

/// What lets a unit pursue once more than the book has it.
pub(super) fn one_more_pursuit(book: &Rulebook, language: Language) -> String {
    match (order(book, Order::PressOn), language) {
        (Some(name), Language::Fr) => format!("l’ordre «\u{a0}{}\u{a0}»", name.fr),
        (Some(name), Language::En) => format!("the order “{}”", name.en),
        (None, _) => "–".to_owned(),
    }
}

/// What the book calls this order, if it has it.
fn order(book: &Rulebook, wanted: Order) -> Option<Words> {
    book.orders.iter().find(|row| row.order == wanted).map(|row| row.name)
}

/// Infantry against infantry in the open, but for this.
fn made(change: impl FnOnce(&mut Clash)) -> Clash {
    let mut clash = Clash::plain();
    change(&mut clash);
    clash
}

fn follow_up(book: &Rulebook, clash: &Clash, language: Language) -> String {
    let (result, clause) = (book.follow_up.read)(clash);
    format!("{} ({clause})", said(&result, language))
}

/// The flags ignored in each of these situations, which are alike, and the clauses that say so.
fn flags(book: &Rulebook, situations: &[Clash]) -> String {
    let total = |clash: &Clash| (book.flags_ignored.total)(clash);
    let most = situations.iter().map(total).max().unwrap_or_default();
    assert!(situations.iter().all(|clash| total(clash) == most), "the situations of one question are alike");
    let rows = situations.iter().flat_map(|clash| book.flags_ignored.rows.iter().filter(|row| (row.applies)(clash)));
    let clauses: Vec<String> = rows.map(|row| row.clause.to_string()).collect();
    if clauses.is_empty() { most.to_string() } else { format!("{most} ({})", clauses.join(", ")) }
}
