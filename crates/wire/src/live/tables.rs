//! The printed tables of a book, made from the values the rules are played by.

use super::map::TroopView;
use crate::position::NameView;
use crate::words::{ArmWire, FaceWire, OrderWire, TerrainWire, WeightWire};
use rulebook::{
    AdvantageReading, Arm, Blow, Clause, Currency, Face, Factor, Fighter, FireAfterMove, FirstRow, HitReading,
    Language, Letters, Mode, Order, Rulebook, Terrain, TerrainEntry, TerrainRow, Traits, Troop, Weight, Worded,
};
use serde::{Deserialize, Serialize};
use strum::IntoEnumIterator;
use ts_rs::TS;
use utoipa::ToSchema;

/// Every table of a book.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TablesView {
    /// The key of the book.
    pub book: String,
    /// The clause of the troop table.
    pub troop_clause: String,
    /// Every troop.
    pub troops: Vec<TroopRowView>,
    /// The faces of the die, each once.
    pub dice: Vec<FaceRowView>,
    /// Every terrain.
    pub terrain: Vec<TerrainRowView>,
    /// Every order; none where the book has none.
    pub orders: Vec<OrderRowView>,
    /// What a tactical advantage is worth: the first row that holds decides.
    pub advantage: Vec<OutcomeRowView>,
    /// Whether the attacker takes the hex its target left: the first row that holds decides.
    pub follow_up: Vec<OutcomeRowView>,
}

/// A row of the troop table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TroopRowView {
    /// The troop.
    pub troop: TroopView,
    /// Its dice at a distance.
    pub fire: FactorView,
    /// Its dice in melee with everything in its favour.
    pub assault: FactorView,
    /// Its dice in melee otherwise.
    pub melee: FactorView,
    /// Its dice striking back.
    pub riposte: FactorView,
    /// What else there is to know.
    pub notes: Vec<TroopNoteView>,
}

/// Dice of a troop in one kind of fight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FactorView {
    /// At full strength; 0 if it does not fight this way.
    pub full: u8,
    /// With the last element.
    pub last: u8,
    /// One for each element.
    pub each: bool,
}

/// Something to know about a troop, and its clause.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TroopNoteView {
    /// What.
    pub note: NoteWire,
    /// By which clause.
    pub clause: String,
}

/// What there is to know about how a troop marches and fires.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NoteWire {
    /// It never moves.
    Static,
    /// Never more than one hex.
    NeverMore,
    /// Moving forbids it to fight.
    MoveOrFight,
    /// It loses a die of fire for each hex.
    DiePerHex,
    /// It loses a die of fire in all.
    OneDie,
}

/// A face of the die.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct FaceRowView {
    /// The face.
    pub face: FaceWire,
    /// What it is called.
    pub name: NameView,
    /// On how many of the six sides it stands.
    pub sides: u8,
    /// What it does.
    pub does: FaceDoesWire,
    /// The arms it hits, where arms decide.
    pub arms: Vec<ArmWire>,
    /// The weights it hits, where weights decide.
    pub weights: Vec<WeightWire>,
    /// Those it hits if it is confirmed.
    pub confirmed: Vec<WeightWire>,
    /// By which clause.
    pub clause: String,
}

/// What a face does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum FaceDoesWire {
    /// It hits some arms.
    HitsArms,
    /// It hits some weights.
    HitsWeights,
    /// It hits anybody.
    Hits,
    /// It hits in melee only.
    HitsInMelee,
    /// It is a morale hit.
    Shakes,
    /// It earns an order token.
    EarnsToken,
    /// It earns an order token, but artillery’s first is a morale hit.
    EarnsTokenButFirst,
    /// It earns a ducat.
    EarnsDucat,
    /// It is worth what its table says.
    Weighed,
}

/// A row of the terrain table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TerrainRowView {
    /// Which.
    pub terrain: TerrainWire,
    /// What it is called.
    pub name: NameView,
    /// The clause of the row.
    pub clause: String,
    /// What entering costs.
    pub entry: EntryWire,
    /// The most hexes of a turn that touches it, where that is what it costs.
    pub at_most: Option<u8>,
    /// Who may not enter: `artillery`, `mounted`, `elephants`.
    pub barred: Vec<String>,
    /// What else it does: `masks`, `rough`…
    pub qualities: Vec<String>,
    /// The most dice in melee against whoever stands there.
    pub melee_into: Option<u8>,
    /// The most dice in melee of whoever stands there.
    pub melee_out: Option<u8>,
    /// The most dice of fire against whoever stands there.
    pub fire_into: Option<u8>,
    /// Are these limits for mounted attackers only?
    pub mounted_only: bool,
}

/// What entering a terrain costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EntryWire {
    /// Nothing.
    Free,
    /// The move ends there.
    Stop,
    /// The move is shorter.
    AtMost,
    /// It is not entered.
    Never,
}

/// A row of the order table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OrderRowView {
    /// Which.
    pub order: OrderWire,
    /// What it is called.
    pub name: NameView,
    /// When it is given: `manoeuvre`, `attack`, `defence`.
    pub kind: String,
    /// The clause of its list.
    pub clause: String,
    /// Tokens or ducats, before leaders lower or raise it.
    pub cost: u8,
    /// What that pays for: `order`, `hex`, `element`.
    pub price: String,
    /// What it does, in the reader's language.
    pub effect: String,
}

/// A clause of a table, and what it can give.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OutcomeRowView {
    /// The clause.
    pub clause: String,
    /// What it says, in the reader's language.
    pub says: String,
    /// What its rows give, each once.
    pub results: Vec<NameView>,
}

impl TablesView {
    /// The tables of a book; `effect` says in a line what an order does.
    #[must_use]
    pub fn of(book: &Rulebook, language: Language, effect: impl Fn(Order) -> String) -> Self {
        let faces = book.die.faces.iter().enumerate();
        let once = faces.filter(|(place, face)| !book.die.faces[..*place].contains(face)).map(|(_, face)| *face);
        Self {
            book: book.book.to_string(),
            troop_clause: book.troop_clause.id().to_owned(),
            troops: book.troops.iter().map(TroopRowView::of).collect(),
            dice: once.map(|face| FaceRowView::of(book, face)).collect(),
            terrain: book.terrain.iter().map(TerrainRowView::of).collect(),
            orders: orders(book, effect),
            advantage: match book.advantage_reading {
                AdvantageReading::NoAdvantages => Vec::new(),
                AdvantageReading::OneResult | AdvantageReading::HitAndMorale => {
                    outcomes(book, &book.advantages, language)
                }
            },
            follow_up: outcomes(book, &book.follow_up, language),
        }
    }
}

impl TroopRowView {
    fn of(troop: &Troop) -> Self {
        let factor = |factor| FactorView::of(factor, troop.elements);
        Self {
            troop: TroopView::of(troop),
            fire: if troop.fires() { factor(troop.factors.fire) } else { factor(Factor::Never) },
            assault: factor(troop.factors.assault),
            melee: factor(troop.factors.melee),
            riposte: factor(troop.factors.riposte),
            notes: notes(troop),
        }
    }
}

fn notes(troop: &Troop) -> Vec<TroopNoteView> {
    let march = troop.allowance;
    let on_the_march = if march.without_combat == 0 {
        Some((NoteWire::Static, Clause::MovementAllowance))
    } else if march.never_more {
        Some((NoteWire::NeverMore, Clause::NeverMoreThanOne))
    } else if march.with_combat == 0 {
        Some((NoteWire::MoveOrFight, Clause::MovementAllowance))
    } else {
        None
    };
    let in_fire = match troop.after_move {
        _ if !troop.fires() || march.with_combat == 0 => None,
        FireAfterMove::Free => None,
        FireAfterMove::DiePerHex => Some((NoteWire::DiePerHex, Clause::DiceLostByMoving)),
        FireAfterMove::OneDie => Some((NoteWire::OneDie, Clause::DiceLostByMoving)),
    };
    let view = |(note, clause): (NoteWire, Clause)| TroopNoteView { note, clause: clause.id().to_owned() };
    on_the_march.into_iter().chain(in_fire).map(view).collect()
}

impl FactorView {
    fn of(factor: Factor, elements: u8) -> Self {
        Self { full: factor.dice(elements).0, last: factor.dice(1).0, each: factor == Factor::PerElement }
    }
}

impl FaceRowView {
    fn of(book: &Rulebook, face: Face) -> Self {
        let (does, clause) = reading(book, face);
        let [arms, weights] = [FaceDoesWire::HitsArms, FaceDoesWire::HitsWeights].map(|decides| does == decides);
        let hit = |blow| Weight::ALL.into_iter().filter(move |weight| weights && struck(book, face, *weight) == blow);
        let fights = |arm: &Arm| book.troops.iter().any(|troop| troop.arm == *arm);
        let arms = Arm::iter().filter(|arm| arms && rulebook::symbol_of(*arm) == face && fights(arm));
        Self {
            face: face.into(),
            name: face.words().into(),
            sides: book.die.sides_showing(face),
            does,
            arms: arms.map(Into::into).collect(),
            weights: hit(Blow::Hit).map(Into::into).collect(),
            confirmed: hit(Blow::HitIfConfirmed).map(Into::into).collect(),
            clause: clause.id().to_owned(),
        }
    }
}

/// What a plain blow of this face does to somebody of this weight.
fn struck(book: &Rulebook, face: Face, armour: Weight) -> Blow {
    let plain = Fighter {
        arm: Arm::Infantry,
        armour,
        traits: Traits::empty(),
        elements: 1,
        officers: 0,
        ground: Terrain::Clear,
    };
    book.hits.blow(face, Mode::Melee, &plain, &plain)
}

fn reading(book: &Rulebook, face: Face) -> (FaceDoesWire, Clause) {
    let earns = if book.currency == Currency::Ducats { Clause::Ducats } else { Clause::OrderLetters };
    match face {
        Face::Flag => (FaceDoesWire::Shakes, Clause::FlagsIgnored),
        Face::Ducat => (FaceDoesWire::EarnsDucat, earns),
        Face::Letter => match book.letters {
            Letters::TokenButFirstOfArtillery => (FaceDoesWire::EarnsTokenButFirst, earns),
            Letters::Token | Letters::None => (FaceDoesWire::EarnsToken, earns),
        },
        Face::Advantage => (FaceDoesWire::Weighed, book.advantages.otherwise.1),
        Face::MeleeHit => (FaceDoesWire::HitsInMelee, book.hits.clause()),
        Face::Hit => (FaceDoesWire::Hits, book.hits.clause()),
        Face::Infantry | Face::Cavalry | Face::Artillery | Face::Green | Face::Blue | Face::Red => {
            let by_arm = book.hits == HitReading::ByArm;
            (if by_arm { FaceDoesWire::HitsArms } else { FaceDoesWire::HitsWeights }, book.hits.clause())
        }
    }
}

impl TerrainRowView {
    fn of(row: &TerrainRow) -> Self {
        let (entry, at_most) = match row.entry {
            TerrainEntry::Free => (EntryWire::Free, None),
            TerrainEntry::Stop => (EntryWire::Stop, None),
            TerrainEntry::AtMost(hexes) => (EntryWire::AtMost, Some(hexes)),
            TerrainEntry::Never => (EntryWire::Never, None),
        };
        Self {
            terrain: row.terrain.into(),
            name: row.name.into(),
            clause: row.clause.id().to_owned(),
            entry,
            at_most,
            barred: row.barred.iter().map(|one| one.to_string()).collect(),
            qualities: row.qualities.iter().map(|one| one.to_string()).collect(),
            melee_into: row.limits.melee_into,
            melee_out: row.limits.melee_out,
            fire_into: row.limits.fire_into,
            mounted_only: row.limits.mounted_only,
        }
    }
}

fn orders(book: &Rulebook, effect: impl Fn(Order) -> String) -> Vec<OrderRowView> {
    let view = |row: &rulebook::OrderRow| OrderRowView {
        order: row.order.into(),
        name: row.name.into(),
        kind: row.kind.to_string(),
        clause: row.clause.id().to_owned(),
        cost: row.cost,
        price: row.price.to_string(),
        effect: effect(row.order),
    };
    book.orders.iter().map(view).collect()
}

/// The clauses of a table from its top row down, each once, and what holds otherwise.
fn outcomes<R: Worded + PartialEq>(book: &Rulebook, table: &FirstRow<R>, language: Language) -> Vec<OutcomeRowView> {
    let mut read: Vec<OutcomeRowView> = Vec::new();
    let (result, clause) = &table.otherwise;
    let rows = table.rows.iter().map(|row| (row.clause, &row.result)).chain([(*clause, result)]);
    for (clause, result) in rows {
        let gives = NameView::from(result.words());
        match read.iter_mut().find(|known| known.clause == clause.id()) {
            Some(known) if known.results.contains(&gives) => {}
            Some(known) => known.results.push(gives),
            None => read.push(OutcomeRowView {
                clause: clause.id().to_owned(),
                says: clause.text(book.book, language).to_owned(),
                results: vec![gives],
            }),
        }
    }
    read
}
