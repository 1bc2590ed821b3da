//! Odds, accounts of dice and lines of sight.

use super::FaceView;
use crate::TargetWire;
use crate::position::NameView;
use crate::words::{LineKind, MetWire, OrderWire};
use battle::{Cell, Grid, Met, Side, SightCrossing, Trace, View, Weapon};
use rulebook::{Clause, Language};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Who decides inside a combat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PolicyWire {
    /// What a sensible player does.
    #[default]
    Usual,
    /// What gains most.
    Best,
}

/// How far a combat is followed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DepthWire {
    /// Attack, retreat, riposte.
    Exchange,
    /// Also follow-up, pursuit and its second combat.
    #[default]
    WholeChain,
}

/// A chance: exact as a fraction, and in parts of ten thousand for bars.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ChanceView {
    /// `91/216`.
    pub exact: String,
    /// 4213 for 42.13 %; rounded.
    pub per_myriad: u32,
}

/// A line of the account of dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AccountLineView {
    /// What it does to the count.
    pub kind: LineKind,
    /// Dice: the base, the change, the limit.
    pub dice: i8,
    /// The clause behind it.
    pub clause: String,
    /// A short label for a ledger.
    pub label: NameView,
    /// What the clause says.
    pub text: NameView,
    /// What it would have needed, where it did not count.
    pub lacking: Option<NameView>,
}

/// Why so many dice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct AccountView {
    /// How many are rolled.
    pub dice: u8,
    /// Line by line, in the order the book counts.
    pub lines: Vec<AccountLineView>,
}

/// The exact chances of an attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OddsView {
    /// Who attacks.
    pub unit: String,
    /// Whom.
    pub target: TargetWire,
    /// Why so many dice.
    pub account: AccountView,
    /// What each face of the die would do.
    #[serde(default)]
    pub faces: Vec<FaceView>,
    /// Who decides inside.
    pub policy: PolicyWire,
    /// How far it was followed.
    pub depth: DepthWire,
    /// Elements the target loses: the chance of 0, 1, 2…
    pub losses: Vec<ChanceView>,
    /// Elements the attacker loses: the chance of 0, 1, 2…
    pub own_losses: Vec<ChanceView>,
    /// The target is destroyed.
    pub destroyed: ChanceView,
    /// The target leaves its hex, or is destroyed.
    pub leaves: ChanceView,
    /// The attacker takes the hex.
    pub taken: ChanceView,
    /// There is a riposte.
    pub riposte: ChanceView,
    /// The attacker is destroyed.
    pub attacker_destroyed: ChanceView,
    /// Enemy elements lost on average, in hundredths.
    pub expected_losses: i32,
    /// Own elements lost on average, in hundredths.
    pub expected_own_losses: i32,
    /// Elephants let loose were taken to stand still: their running amok was too much to count.
    pub elephants_stand: bool,
    /// What each order the attacker may give would bring; nothing where none may be given, or where several targets
    /// were asked about.
    #[serde(default)]
    pub stakes: Vec<StakeView>,
}

/// What an answer to the question about an order would bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct StakeView {
    /// The order; none for giving none.
    pub order: Option<OrderWire>,
    /// What it is called.
    pub name: Option<NameView>,
    /// What it costs.
    pub price: u8,
    /// The clause of its list.
    pub clause: Option<String>,
    /// Dice that would be rolled.
    pub dice: u8,
    /// Elements the target loses: the chance of 0, 1, 2…
    pub losses: Vec<ChanceView>,
    /// The target is destroyed.
    pub destroyed: ChanceView,
    /// The target leaves its hex, or is destroyed.
    pub leaves: ChanceView,
    /// There is a riposte.
    pub riposte: ChanceView,
    /// Elements the target loses on average, in hundredths.
    pub expected_losses: i32,
}

/// An attack that could come.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ProspectView {
    /// Who would attack.
    pub unit: String,
    /// Whom.
    pub target: TargetWire,
    /// Where the enemy stands.
    pub hex: String,
    /// With how many dice, before orders.
    pub dice: u8,
    /// The chance of one loss at least, where it was counted.
    pub chance: Option<ChanceView>,
}

/// A line of a unit's card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct CardLineView {
    /// What it is about: the key of a trait, `weight-heavy`, `commanders`, `support`.
    pub about: String,
    /// In one sentence, in the reader's language.
    pub text: String,
    /// The clause that says so.
    pub clause: String,
}

/// A shooter's weapon, as far as sight is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum WeaponWire {
    /// Muskets, bows, pistols.
    SmallArms,
    /// Cannon and engines.
    Guns,
}

/// A hex on a line of sight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SightHexView {
    /// It.
    pub hex: String,
    /// Where it lies on the line.
    pub how: MetWire,
    /// The clause by which it hides the target, if it does.
    pub hides: Option<String>,
}

/// A line of sight, hex by hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SightView {
    /// From here.
    pub from: String,
    /// To here.
    pub to: String,
    /// Hexes between them, and one more.
    pub distance: u32,
    /// Is it open?
    pub open: bool,
    /// The clause that blocks it.
    pub clause: Option<String>,
    /// The hexes that block it.
    pub masks: Vec<String>,
    /// What the line meets, near to far.
    pub met: Vec<SightHexView>,
    /// The verdict in the reader's language.
    pub text: String,
}

impl From<WeaponWire> for Weapon {
    fn from(weapon: WeaponWire) -> Self {
        match weapon {
            WeaponWire::SmallArms => Self::SmallArms,
            WeaponWire::Guns => Self::Artillery,
        }
    }
}

impl SightHexView {
    fn of(met: &Met, grid: Grid) -> Self {
        let how = match met.crossing {
            SightCrossing::Through(_) => MetWire::Through,
            SightCrossing::Along(_, Side::Left) => MetWire::Left,
            SightCrossing::Along(_, Side::Right) => MetWire::Right,
        };
        Self {
            hex: grid.place(met.crossing.at()).to_string(),
            how,
            hides: met.hides.map(|clause| clause.id().to_owned()),
        }
    }
}

impl SightView {
    /// Looks along a line as the machine does.
    #[must_use]
    pub fn of(view: &View<'_>, from: Cell, to: Cell, weapon: Weapon, language: Language) -> Self {
        let trace = Trace::of(view, from, to, weapon);
        let grid = view.setup().board.grid();
        let place = |cell| grid.place(cell).to_string();
        Self {
            from: place(from),
            to: place(to),
            distance: view.distance(from, to),
            open: trace.blocked_by.is_none(),
            clause: trace.blocked_by.map(|clause| clause.id().to_owned()),
            masks: trace.masks().into_iter().map(place).collect(),
            met: trace.met.iter().map(|met| SightHexView::of(met, grid)).collect(),
            text: verdict(&trace, grid, language),
        }
    }
}

/// The verdict on a line of sight, with the hexes and the clause that block it.
#[must_use]
pub fn verdict(trace: &Trace, grid: Grid, language: Language) -> String {
    let Some(clause) = trace.blocked_by else {
        let one_side = trace.met.iter().any(|met| met.hides.is_some());
        return match (language, one_side) {
            (Language::Fr, true) => "La ligne est libre\u{a0}: elle n’est masquée que d’un côté.",
            (Language::En, true) => "The line is open: it is hidden on one side only.",
            (Language::Fr, false) => "La ligne est libre.",
            (Language::En, false) => "The line is open.",
        }
        .to_owned();
    };
    blocked(&trace.masks().into_iter().map(|cell| grid.place(cell).to_string()).collect::<Vec<_>>(), clause, language)
}

fn blocked(masks: &[String], clause: Clause, language: Language) -> String {
    match (language, masks) {
        (Language::Fr, [left, right]) => {
            format!("La ligne est bloquée\u{a0}: masquée des deux côtés, en {left} et {right} ({clause}).")
        }
        (Language::En, [left, right]) => {
            format!("The line is blocked: hidden on both sides, at {left} and {right} ({clause}).")
        }
        (Language::Fr, masks) => format!("La ligne est bloquée par {} ({clause}).", masks.join(" et ")),
        (Language::En, masks) => format!("The line is blocked by {} ({clause}).", masks.join(" and ")),
    }
}
