//! What sets a unit apart, line by line: each badge in one sentence with its clause, who commands it, what supports it.

use super::{Asker, Prompt};
use crate::catalogue::{Args, Message, say_key};
use crate::grammar::sentence_case;
use crate::tell::Teller;
use battle::UnitId;
use rulebook::{Arm, Clause, Language, Trait, Weight};
use strum::IntoEnumIterator;

/// A line of a unit's card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardLine {
    /// What it is about: the key of a trait, a weight, `commanders`, `officers`, `support`.
    pub about: String,
    /// In one sentence.
    pub text: String,
    /// The clause that says so.
    pub clause: Clause,
}

impl Prompt<'_> {
    /// What sets a unit apart now: its weight, its traits, its officers, its support.
    #[must_use]
    pub fn card(&self, unit: UnitId, language: Language) -> Vec<CardLine> {
        let asker = Asker { battle: self.battle, teller: Teller { scene: self.scene, language } };
        let mut lines: Vec<CardLine> = asker.card_of_weight(unit).into_iter().collect();
        lines.extend(asker.card_of_traits(unit));
        lines.extend(asker.card_of_officers(unit));
        lines.extend(asker.card_of_support(unit));
        lines
    }
}

/// The clauses of a trait, each with the message that says it; a book tells those that stand in it.
const fn told_of(one: Trait, arm: Arm) -> &'static [(Clause, &'static str)] {
    use Clause as By;
    match (one, arm) {
        (Trait::Elite, Arm::Infantry) => {
            &[(By::FollowUpInfantry, "elite"), (By::FollowUpInfantryPanache, "elite"), (By::WhoDeserts, "elite-steady")]
        }
        (Trait::Elite, Arm::Cavalry | Arm::Camelry | Arm::Chariotry) => {
            &[(By::FollowUpMounted, "elite"), (By::FollowUpMountedPanache, "elite"), (By::WhoDeserts, "elite-steady")]
        }
        (Trait::Volunteer, _) => &[(By::WhoDeserts, "volunteer")],
        (Trait::Hesitant, _) => &[(By::RetreatHexes, "hesitant")],
        (Trait::Panic, _) => &[(By::Desertion, "panic")],
        (Trait::Solid, _) => &[(By::ElementsPerUnit, "solid")],
        (Trait::Fanatic, _) => &[(By::FollowUpByTrait, "fanatic")],
        (Trait::Fickle, _) => &[(By::FollowUpByTrait, "fickle")],
        (Trait::Elusive, _) => &[(By::RetreatTowardEdge, "elusive")],
        (Trait::Aggressive, _) => &[(By::Aggressive, "aggressive"), (By::FollowUpByTrait, "aggressive-follows")],
        (Trait::ArabHorses, _) => &[(By::CamelEffect, "arab-horses")],
        (Trait::IndianHorses, _) => &[(By::ElephantEffect, "indian-horses")],
        (Trait::Static, _) => &[(By::StaticDoNotRetreat, "static"), (By::ArtilleryRetreatLimit, "static")],
        (Trait::Detachment, _) => &[(By::NoSupportFrom, "detachment")],
        (Trait::Allied, _) => &[(By::LeaderTraits, "allied")],
        (Trait::Recruit, _) => &[(By::Training, "recruit")],
        (Trait::OnHorses | Trait::OnCamels | Trait::OnElephants, _) => &[(By::MountedMove, "mounted-infantry")],
        (Trait::OnWagons, _) => &[(By::WagonFort, "on-wagons")],
        (Trait::Irregular, _) => &[(By::IrregularsInMelee, "irregular")],
        (Trait::MeleeArmed, _) => {
            &[(By::RiposteFirstUnarmed, "melee-armed"), (By::RiposteFirstMeleeArmed, "melee-armed")]
        }
        (Trait::Rifles, _) => &[(By::RiflesInMelee, "rifles")],
        (Trait::Lances, _) => &[(By::LancersAttack, "lances")],
        (Trait::Pikes, _) => &[(By::OneDiePerElement, "pikes")],
        (Trait::BracedSpears, _) => &[(By::AssaultForbidden, "braced-spears")],
        (Trait::Camels, _) => &[(By::CamelEffect, "camels")],
        (Trait::ElephantBeasts, _) => {
            &[(By::ElephantEffect, "elephant-beasts"), (By::ElephantsPanic, "elephants-panic")]
        }
        (Trait::Rockets, _) => &[(By::RocketEffect, "rockets")],
        (Trait::UsesFire, _) => &[(By::FireEffect, "uses-fire")],
        (Trait::ArmourIgnored, _) => &[(By::ArmourIgnored, "armour-ignored")],
        (Trait::ArmourInverted, _) => &[(By::InvertedArmour, "armour-inverted")],
        // What the type itself says, or what has no effect of its own.
        (
            Trait::Elite
            | Trait::Modern
            | Trait::Animals
            | Trait::Dwarf
            | Trait::HorseDrawn
            | Trait::Borne
            | Trait::ElephantDrawn
            | Trait::Powder
            | Trait::StaticWhenLast
            | Trait::Engine
            | Trait::NotModern,
            _,
        ) => &[],
    }
}

impl Asker<'_> {
    /// What its weight does where the book looks at it.
    fn card_of_weight(self, unit: UnitId) -> Option<CardLine> {
        let view = self.battle.view();
        let troop = view.troop(unit);
        let rides = matches!(troop.arm, Arm::Cavalry | Arm::Camelry);
        let weighed = match troop.arm {
            Arm::Artillery => None,
            _ if self.stands(Clause::WeightOfTarget) => Some((Clause::WeightOfTarget, "armour")),
            _ if self.stands(Clause::HitsByColour) => Some((Clause::HitsByColour, "colours")),
            _ if rides && troop.weight == Weight::VeryHeavy => Some((Clause::SuperHeavyTarget, "super")),
            _ => None,
        };
        let (clause, how) = weighed?;
        self.card_line(&format!("{how}-{}", troop.weight), &format!("weight-{}", troop.weight), clause)
    }

    fn card_of_traits(self, unit: UnitId) -> Vec<CardLine> {
        let view = self.battle.view();
        let (traits, arm) = (view.traits(unit), view.troop(unit).arm);
        let told = Trait::iter().filter(|one| traits.contains(*one)).flat_map(|one| {
            let standing = told_of(one, arm).iter().filter(|(clause, _)| self.stands(*clause));
            standing.filter_map(move |(clause, key)| self.card_line(key, &one.to_string(), *clause))
        });
        told.collect()
    }

    fn stands(self, clause: Clause) -> bool {
        clause.stands_in(self.battle.setup().book.book)
    }

    /// Who stands with it, and who else could give it orders (ACT-3).
    fn card_of_officers(self, unit: UnitId) -> Vec<CardLine> {
        let (view, language) = (self.battle.view(), self.teller.language);
        let Some(at) = view.cell(unit) else { return Vec::new() };
        let camp = view.camp(unit);
        let range = |officer| view.book().command.range.of(view.setup().officer(officer).rank);
        let reaches = |officer: &battle::OfficerId| {
            view.officer_cell(*officer).is_some_and(|from| view.distance(from, at) <= u32::from(range(*officer)))
        };
        let commanders: Vec<_> = view.officers_of(camp).filter(|officer| 0 < range(*officer)).filter(reaches).collect();
        let text = if commanders.is_empty() {
            self.say(Message::CardUncommanded, &Args::new())
        } else {
            let names = self.teller.scene.officers(&commanders, language);
            self.say(Message::CardCommanded, &Args::new().noun("officers", &names))
        };
        let about = "commanders".to_owned();
        vec![CardLine { about, text: sentence_case(&text), clause: Clause::CommandRange }]
    }

    fn card_of_support(self, unit: UnitId) -> Option<CardLine> {
        let view = self.battle.view();
        if view.is_supported(unit) {
            self.card_line("supported", "support", Clause::Supported)
        } else if view.is_supported_as_target(unit) {
            self.card_line("sheltered", "support", Clause::HabitationsSupport)
        } else {
            None
        }
    }

    /// A line without arguments; none where there is nothing to say.
    fn card_line(self, key: &str, about: &str, clause: Clause) -> Option<CardLine> {
        let text = say_key(self.teller.language, &format!("card-line-{key}"), &Args::new())?;
        Some(CardLine { about: about.to_owned(), text, clause })
    }
}
