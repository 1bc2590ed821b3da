//! Commands as JSON, by the names of the battle.

use crate::Field;
use battle::{Battle, Cell, Combatant, Command, OfficerId, Pace, UnitId, View};
use rulebook::{Language, Order, Words};
use serde::{Deserialize, Serialize};
use speech::{Fault, Lexicon, Said, named, written};
use strum::IntoEnumIterator;

/// A command, by the names of the battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the variants and fields are those of battle::Command, by name")]
pub enum CommandWire {
    Activate { officer: String },
    Select { unit: String },
    SelectOfficer { officer: String },
    EndSelection {},
    Order { order: String, unit: Option<String>, amount: u8 },
    EndCommand {},
    Move { unit: String, to: String, pace: String, past: Option<String> },
    Leave { unit: String, by: String },
    LeaveOfficer { officer: String, by: String },
    MoveOfficer { officer: String, to: String },
    GoAlong { yes: bool },
    EndMovement {},
    Attack { unit: String, target: TargetWire },
    EndCombat {},
    FrontRank { officer: Option<String> },
    AttackOrder { order: Option<String> },
    DefenceOrder { order: Option<String> },
    Evade { yes: bool },
    Ignore { flags: u8 },
    Retreat { to: String },
    FollowUp { yes: bool },
    Pursue { to: String },
    PursueAttack { target: Option<TargetWire> },
    Riposte { yes: bool },
    Flee { officer: String, to: String },
    ElephantTo { to: String },
    ElephantAttacks { target: TargetWire },
    ReplaceGeneral { officer: Option<String>, at: String },
}

/// Who is attacked: a unit by its name, a panicking elephant by the hex it stands in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TargetWire {
    /// A unit.
    Unit(String),
    /// A panicking elephant.
    Elephant(String),
}

impl TargetWire {
    /// By the names of the battle; the view is where a panicking elephant is looked for.
    #[must_use]
    pub fn of(target: Combatant, view: &View<'_>, field: &Field) -> Self {
        match target {
            Combatant::Unit(unit) => Self::Unit(field.cast().unit(unit).id.clone()),
            Combatant::Elephant(marker) => {
                let at = view.cell_of(target).map_or_else(|| marker.to_string(), |cell| field.hex_word(cell));
                Self::Elephant(at)
            }
        }
    }
}

/// A command in every form: as JSON, and as players say it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema)]
pub struct CommandWords {
    /// For programs.
    pub command: CommandWire,
    /// In French.
    pub fr: String,
    /// In English.
    pub en: String,
}

impl CommandWords {
    /// A command that is legal now.
    #[must_use]
    pub fn of(command: Command, battle: &Battle, field: &Field) -> Self {
        let view = battle.view();
        let [fr, en] = [Language::Fr, Language::En].map(|language| written(command, Some(&view), field, language));
        Self { command: CommandWire::of(command, &view, field), fr, en }
    }
}

/// Names for numbers.
struct Namer<'n, 'v> {
    view: &'n View<'v>,
    field: &'n Field,
}

impl Namer<'_, '_> {
    fn unit(&self, unit: UnitId) -> String {
        self.field.cast().unit(unit).id.clone()
    }

    fn officer(&self, officer: OfficerId) -> String {
        self.field.cast().officer(officer).id.clone()
    }

    fn hex(&self, cell: Cell) -> String {
        self.field.hex_word(cell)
    }

    fn target(&self, target: Combatant) -> TargetWire {
        TargetWire::of(target, self.view, self.field)
    }
}

impl CommandWire {
    /// A command by names; the view is where a panicking elephant is looked for.
    #[must_use]
    pub fn of(command: Command, view: &View<'_>, field: &Field) -> Self {
        let name = Namer { view, field };
        match command {
            Command::Activate { officer } => Self::Activate { officer: name.officer(officer) },
            Command::Select { unit } => Self::Select { unit: name.unit(unit) },
            Command::SelectOfficer { officer } => Self::SelectOfficer { officer: name.officer(officer) },
            Command::EndSelection => Self::EndSelection {},
            Command::Manoeuvre { order, unit, amount } => {
                Self::Order { order: order.to_string(), unit: unit.map(|unit| name.unit(unit)), amount }
            }
            Command::EndCommand => Self::EndCommand {},
            Command::Move { unit, to, pace, past } => Self::Move {
                unit: name.unit(unit),
                to: name.hex(to),
                pace: pace.in_language(Language::En).to_owned(),
                past: past.map(|officer| name.officer(officer)),
            },
            Command::Leave { unit, by } => Self::Leave { unit: name.unit(unit), by: name.hex(by) },
            Command::LeaveOfficer { officer, by } => {
                Self::LeaveOfficer { officer: name.officer(officer), by: name.hex(by) }
            }
            Command::MoveOfficer { officer, to } => {
                Self::MoveOfficer { officer: name.officer(officer), to: name.hex(to) }
            }
            Command::GoAlong { yes } => Self::GoAlong { yes },
            Command::EndMovement => Self::EndMovement {},
            Command::Attack { unit, target } => Self::Attack { unit: name.unit(unit), target: name.target(target) },
            Command::EndCombat => Self::EndCombat {},
            Command::FrontRank { officer } => Self::FrontRank { officer: officer.map(|officer| name.officer(officer)) },
            Command::AttackOrder { order } => Self::AttackOrder { order: order.map(|order| order.to_string()) },
            Command::DefenceOrder { order } => Self::DefenceOrder { order: order.map(|order| order.to_string()) },
            Command::Evade { yes } => Self::Evade { yes },
            Command::IgnoreFlags { flags } => Self::Ignore { flags },
            Command::RetreatTo { to } => Self::Retreat { to: name.hex(to) },
            Command::FollowUp { yes } => Self::FollowUp { yes },
            Command::PursueTo { to } => Self::Pursue { to: name.hex(to) },
            Command::PursueAttack { target } => Self::PursueAttack { target: target.map(|target| name.target(target)) },
            Command::Riposte { yes } => Self::Riposte { yes },
            Command::Flee { officer, to } => Self::Flee { officer: name.officer(officer), to: name.hex(to) },
            Command::ElephantTo { to } => Self::ElephantTo { to: name.hex(to) },
            Command::ElephantAttacks { target } => Self::ElephantAttacks { target: name.target(target) },
            Command::ReplaceGeneral { officer, at } => {
                Self::ReplaceGeneral { officer: officer.map(|officer| name.officer(officer)), at: name.hex(at) }
            }
        }
    }
}

/// Numbers for names.
struct Finder<'f, 'v> {
    view: &'f View<'v>,
    field: &'f Field,
    language: Language,
}

impl Finder<'_, '_> {
    fn unit(&self, id: &str) -> Result<UnitId, Fault> {
        self.field.read_unit(&quoted(id), self.language)
    }

    fn officer(&self, id: &str) -> Result<OfficerId, Fault> {
        self.field.read_officer(&quoted(id), self.language)
    }

    fn hex(&self, place: &str) -> Result<Cell, Fault> {
        self.field.read_hex(place, self.language)
    }

    fn order(&self, word: &str) -> Result<Order, Fault> {
        let all: Vec<Order> = Order::iter().collect();
        // Ids are English in every language; only what is said about them changes.
        word.parse().map_err(|_| {
            let known = all.iter().map(|order| order.in_language(Language::En));
            Fault::unknown_in(self.language, Words::new("un ordre", "an order"), word, known)
        })
    }

    fn pace(&self, word: &str) -> Result<Pace, Fault> {
        let what = Words::new("une allure", "a pace");
        named(&Pace::ALL, what, word, Language::En).map_err(|fault| Fault { language: self.language, ..fault })
    }

    fn target(&self, target: &TargetWire) -> Result<Combatant, Fault> {
        match target {
            TargetWire::Unit(id) => self.unit(id).map(Combatant::Unit),
            TargetWire::Elephant(place) => {
                let there = self.view.elephant_at(self.hex(place)?).map(Combatant::Elephant);
                there.ok_or_else(|| {
                    let nothing = match self.language {
                        Language::Fr => format!("il n’y a pas d’éléphant en panique en {place}"),
                        Language::En => format!("there is no panicking elephant at {place}"),
                    };
                    Fault::said_in(self.language, nothing)
                })
            }
        }
    }
}

/// An id that is all digits is a name all the same.
fn quoted(id: &str) -> String {
    format!("\"{id}\"")
}

impl CommandWire {
    /// The command it names; whether it is legal is for the battle to say.
    ///
    /// # Errors
    /// When it names nobody or nothing of this battle.
    pub fn command(&self, view: &View<'_>, field: &Field, language: Language) -> Result<Command, Fault> {
        let find = Finder { view, field, language };
        let officer = |id: &Option<String>| id.as_deref().map(|id| find.officer(id)).transpose();
        let order = |word: &Option<String>| word.as_deref().map(|word| find.order(word)).transpose();
        Ok(match self {
            Self::Activate { officer } => Command::Activate { officer: find.officer(officer)? },
            Self::Select { unit } => Command::Select { unit: find.unit(unit)? },
            Self::SelectOfficer { officer } => Command::SelectOfficer { officer: find.officer(officer)? },
            Self::EndSelection {} => Command::EndSelection,
            Self::Order { order, unit, amount } => Command::Manoeuvre {
                order: find.order(order)?,
                unit: unit.as_deref().map(|id| find.unit(id)).transpose()?,
                amount: *amount,
            },
            Self::EndCommand {} => Command::EndCommand,
            Self::Move { unit, to, pace, past } => Command::Move {
                unit: find.unit(unit)?,
                to: find.hex(to)?,
                pace: find.pace(pace)?,
                past: officer(past)?,
            },
            Self::Leave { unit, by } => Command::Leave { unit: find.unit(unit)?, by: find.hex(by)? },
            Self::LeaveOfficer { officer, by } => {
                Command::LeaveOfficer { officer: find.officer(officer)?, by: find.hex(by)? }
            }
            Self::MoveOfficer { officer, to } => {
                Command::MoveOfficer { officer: find.officer(officer)?, to: find.hex(to)? }
            }
            Self::GoAlong { yes } => Command::GoAlong { yes: *yes },
            Self::EndMovement {} => Command::EndMovement,
            Self::Attack { unit, target } => Command::Attack { unit: find.unit(unit)?, target: find.target(target)? },
            Self::EndCombat {} => Command::EndCombat,
            Self::FrontRank { officer: who } => Command::FrontRank { officer: officer(who)? },
            Self::AttackOrder { order: given } => Command::AttackOrder { order: order(given)? },
            Self::DefenceOrder { order: given } => Command::DefenceOrder { order: order(given)? },
            Self::Evade { yes } => Command::Evade { yes: *yes },
            Self::Ignore { flags } => Command::IgnoreFlags { flags: *flags },
            Self::Retreat { to } => Command::RetreatTo { to: find.hex(to)? },
            Self::FollowUp { yes } => Command::FollowUp { yes: *yes },
            Self::Pursue { to } => Command::PursueTo { to: find.hex(to)? },
            Self::PursueAttack { target } => {
                Command::PursueAttack { target: target.as_ref().map(|target| find.target(target)).transpose()? }
            }
            Self::Riposte { yes } => Command::Riposte { yes: *yes },
            Self::Flee { officer, to } => Command::Flee { officer: find.officer(officer)?, to: find.hex(to)? },
            Self::ElephantTo { to } => Command::ElephantTo { to: find.hex(to)? },
            Self::ElephantAttacks { target } => Command::ElephantAttacks { target: find.target(target)? },
            Self::ReplaceGeneral { officer: who, at } => {
                Command::ReplaceGeneral { officer: officer(who)?, at: find.hex(at)? }
            }
        })
    }
}
