//! A position as JSON: what a program needs to draw the table and to know what is asked.

use crate::words::{CampWire, DoingWire, EndingWire, PurposeWire, QuestionWire, RankWire, SpeakerWire};
use crate::{CommandWire, Field, Flaw, Replay, Speaker};
use battle::{Battle, Camp, Pending, Setup, Standing, View};
use scenario::{Cast, Text};
use serde::{Deserialize, Serialize};
use speech::Lexicon;

/// Something each camp has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema)]
pub struct Both<T> {
    /// Of the north.
    pub north: T,
    /// Of the south.
    pub south: T,
}

impl<T> Both<T> {
    pub(crate) fn of(mut each: impl FnMut(Camp) -> T) -> Self {
        Self { north: each(Camp::North), south: each(Camp::South) }
    }
}

/// A name in both languages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema)]
pub struct NameView {
    /// In French.
    pub fr: String,
    /// In English.
    pub en: String,
}

impl From<&Text> for NameView {
    fn from(text: &Text) -> Self {
        Self { fr: text.fr.clone(), en: text.en.clone() }
    }
}

/// An army, as far as it has means and goals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema)]
pub struct ArmyView {
    /// What it is called.
    pub name: NameView,
    /// Order tokens or ducats.
    pub tokens: u16,
    /// Units it has lost that count for victory.
    pub lost: u8,
    /// Enemy units it must eliminate.
    pub to_eliminate: u8,
    /// Hexes to hold.
    pub objectives: Vec<String>,
    /// How many of them.
    pub objectives_needed: u8,
    /// Those it holds now.
    pub objectives_held: Vec<String>,
    /// Hexes it may leave by.
    pub exits: Vec<String>,
    /// Units that must leave to win; 0 if leaving wins nothing.
    pub exits_needed: u8,
}

/// A unit at a moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema)]
pub struct UnitView {
    /// The name of programs.
    pub id: String,
    /// The name of players.
    pub name: NameView,
    /// Whose it is.
    pub camp: CampWire,
    /// The key of its type.
    pub troop: String,
    /// What sets it apart now.
    pub traits: Vec<String>,
    /// Elements left; none is destroyed.
    pub elements: u8,
    /// Elements it began with.
    pub full: u8,
    /// Its hex; none if it is not on the table.
    pub hex: Option<String>,
    /// Is it supported?
    pub supported: bool,
    /// What it has done this turn.
    pub doings: Vec<DoingWire>,
    /// The group it was activated in this turn, from 1; 0 if in none.
    #[serde(default)]
    pub group: u8,
}

/// An officer at a moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema)]
pub struct OfficerView {
    /// The name of programs.
    pub id: String,
    /// The name of players.
    pub name: NameView,
    /// Whose he is.
    pub camp: CampWire,
    /// His rank.
    pub rank: RankWire,
    /// What sets him apart.
    pub traits: Vec<String>,
    /// His hex; none if he is not on the table.
    pub hex: Option<String>,
}

/// A panicking elephant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema)]
pub struct ElephantView {
    /// Whose it was.
    pub camp: CampWire,
    /// Its hex.
    pub hex: String,
}

/// What the machine waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema)]
#[serde(tag = "asks", rename_all = "kebab-case")]
pub enum PendingView {
    /// A player decides.
    Decision {
        /// Who.
        camp: CampWire,
        /// About what.
        question: QuestionWire,
    },
    /// Dice are thrown.
    Dice {
        /// How many.
        dice: u8,
        /// What for.
        purpose: PurposeWire,
    },
    /// It is over.
    Over {
        /// Who won; nobody in a draw.
        winner: Option<CampWire>,
        /// By what.
        by: EndingWire,
    },
}

impl From<Pending> for PendingView {
    fn from(pending: Pending) -> Self {
        match pending {
            Pending::Decision(camp, question) => Self::Decision { camp: camp.into(), question: question.into() },
            Pending::Chance(chance) => Self::Dice { dice: chance.dice, purpose: chance.purpose.into() },
            Pending::Over(outcome) => Self::Over { winner: outcome.winner.map(Into::into), by: outcome.by.into() },
        }
    }
}

/// Everything that can be seen on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema)]
pub struct Position {
    /// The id of the scenario.
    pub scenario: String,
    /// The key of the book.
    pub book: String,
    /// House rules in force.
    pub options: Vec<String>,
    /// The number of the turn.
    pub turn: u8,
    /// The last one.
    pub last_turn: u8,
    /// Who plays it.
    pub active: CampWire,
    /// What is asked.
    pub pending: PendingView,
    /// Both armies.
    pub armies: Both<ArmyView>,
    /// Every unit, in the order of the scenario.
    pub units: Vec<UnitView>,
    /// Every officer, in the order of the scenario.
    pub officers: Vec<OfficerView>,
    /// Panicking elephants on the table.
    pub elephants: Vec<ElephantView>,
    /// Burning hexes.
    pub fires: Vec<String>,
}

impl Position {
    /// The position of a battle.
    #[must_use]
    pub fn of(battle: &Battle, field: &Field) -> Self {
        let (view, setup) = (battle.view(), battle.setup());
        let elephants =
            view.elephants().map(|(_, camp, cell)| ElephantView { camp: camp.into(), hex: field.hex_word(cell) });
        let fires = field.grid().cells().filter(|cell| view.burns(*cell)).map(|cell| field.hex_word(cell));
        Self {
            scenario: field.id().to_owned(),
            book: setup.book.book.to_string(),
            options: setup.book.house.iter().map(|rule| rule.to_string()).collect(),
            turn: view.turn(),
            last_turn: setup.last_turn,
            active: view.active().into(),
            pending: battle.pending().into(),
            armies: Both::of(|camp| army(battle, field, camp)),
            units: units(&view, battle, field),
            officers: officers(&view, battle, field),
            elephants: elephants.collect(),
            fires: fires.collect(),
        }
    }
}

impl Position {
    /// Who stands where in a battle that is being made: nothing is asked yet, and nobody knows whom he supports.
    #[must_use]
    pub fn laid_out(id: &str, setup: &Setup, cast: &Cast) -> Self {
        let place = |cell: battle::Cell| setup.board.grid().place(cell).to_string();
        let units = setup.units.iter().zip(&cast.units).map(|(unit, name)| UnitView {
            id: name.id.clone(),
            name: (&name.text).into(),
            camp: unit.camp.into(),
            troop: unit.troop.key.to_owned(),
            traits: unit.traits.iter().map(|one| one.to_string()).collect(),
            elements: unit.elements,
            full: unit.elements,
            hex: unit.start.as_ref().ok().map(|cell| place(*cell)),
            supported: false,
            doings: Vec::new(),
            group: 0,
        });
        let officers = setup.officers.iter().zip(&cast.officers).map(|(officer, name)| OfficerView {
            id: name.id.clone(),
            name: (&name.text).into(),
            camp: officer.camp.into(),
            rank: officer.rank.into(),
            traits: officer.traits.iter().map(|one| one.to_string()).collect(),
            hex: officer.start.as_ref().ok().map(|cell| place(*cell)),
        });
        let army = |camp| {
            let means = setup.camp(camp);
            let places = |cells: &[battle::Cell]| cells.iter().map(|cell| place(*cell)).collect();
            ArmyView {
                name: cast.army(camp).into(),
                tokens: means.command_level.into(),
                lost: 0,
                to_eliminate: means.units_to_eliminate,
                objectives: places(&means.objectives),
                objectives_needed: means.objectives_needed,
                objectives_held: Vec::new(),
                exits: places(&means.exits),
                exits_needed: means.exits_needed,
            }
        };
        Self {
            scenario: id.to_owned(),
            book: setup.book.book.to_string(),
            options: setup.book.house.iter().map(|rule| rule.to_string()).collect(),
            turn: 1,
            last_turn: setup.last_turn,
            active: setup.first.into(),
            pending: PendingView::Decision { camp: setup.first.into(), question: QuestionWire::Command },
            armies: Both::of(army),
            units: units.collect(),
            officers: officers.collect(),
            elephants: Vec::new(),
            fires: Vec::new(),
        }
    }
}

fn army(battle: &Battle, field: &Field, camp: Camp) -> ArmyView {
    let (view, means) = (battle.view(), battle.setup().camp(camp));
    let hexes = |cells: &[battle::Cell]| cells.iter().map(|cell| field.hex_word(*cell)).collect();
    let held: Vec<battle::Cell> = means.objectives.iter().copied().filter(|cell| view.holds(camp, *cell)).collect();
    ArmyView {
        name: field.cast().army(camp).into(),
        tokens: view.tokens(camp),
        lost: view.eliminated(camp),
        to_eliminate: means.units_to_eliminate,
        objectives: hexes(&means.objectives),
        objectives_needed: means.objectives_needed,
        objectives_held: hexes(&held),
        exits: hexes(&means.exits),
        exits_needed: means.exits_needed,
    }
}

fn units(view: &View<'_>, battle: &Battle, field: &Field) -> Vec<UnitView> {
    let seen = view.unit_ids().map(|unit| {
        let name = field.cast().unit(unit);
        UnitView {
            id: name.id.clone(),
            name: (&name.text).into(),
            camp: view.camp(unit).into(),
            troop: battle.setup().unit(unit).troop.key.to_owned(),
            traits: view.traits(unit).iter().map(|one| one.to_string()).collect(),
            elements: view.elements(unit),
            full: battle.setup().unit(unit).elements,
            hex: view.cell(unit).map(|cell| field.hex_word(cell)),
            supported: view.is_supported(unit),
            doings: view.doings(unit).iter().map(Into::into).collect(),
            group: view.group_of(unit),
        }
    });
    seen.collect()
}

fn officers(view: &View<'_>, battle: &Battle, field: &Field) -> Vec<OfficerView> {
    let seen = view.officer_ids().map(|officer| {
        let (name, setup) = (field.cast().officer(officer), battle.setup().officer(officer));
        OfficerView {
            id: name.id.clone(),
            name: (&name.text).into(),
            camp: setup.camp.into(),
            rank: setup.rank.into(),
            traits: setup.traits.iter().map(|one| one.to_string()).collect(),
            hex: view.officer_cell(officer).map(|cell| field.hex_word(cell)),
        }
    });
    seen.collect()
}

/// A replay as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema)]
pub struct ReplayView {
    /// The id of the scenario.
    pub scenario: String,
    /// The key of the book.
    pub book: String,
    /// The version of the rules it was recorded under.
    pub rules: u32,
    /// House rules in force.
    pub options: Vec<String>,
    /// Who played.
    pub players: Both<String>,
    /// The day.
    pub date: Option<String>,
    /// What was said and rolled, as far as it was played.
    pub lines: Vec<ReplayLineView>,
    /// The position after the last of them.
    pub position: Position,
    /// What is wrong with it, if anything.
    pub flaw: Option<FlawView>,
}

/// A flaw as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema)]
pub struct FlawView {
    /// The line of the file.
    pub line: Option<usize>,
    /// In French.
    pub fr: String,
    /// In English.
    pub en: String,
}

impl From<&Flaw> for FlawView {
    fn from(flaw: &Flaw) -> Self {
        Self { line: flaw.place, fr: flaw.text.fr.clone(), en: flaw.text.en.clone() }
    }
}

/// One line of a replay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS, utoipa::ToSchema)]
pub struct ReplayLineView {
    /// Its number.
    pub number: usize,
    /// Who it comes from.
    pub who: SpeakerWire,
    /// What the dice are for.
    pub purpose: Option<PurposeWire>,
    /// What was said or rolled, in English.
    pub words: String,
    /// The command, for programs; none for dice.
    pub command: Option<CommandWire>,
    /// What came of it, told in the language asked for.
    pub told: Vec<String>,
}

impl ReplayLineView {
    /// A line that was played.
    #[must_use]
    pub fn of(line: &crate::ReplayLine, command: Option<CommandWire>, told: Vec<String>) -> Self {
        let (who, purpose) = match line.speaker {
            Speaker::Camp(Camp::North) => (SpeakerWire::North, None),
            Speaker::Camp(Camp::South) => (SpeakerWire::South, None),
            Speaker::Dice(purpose) => (SpeakerWire::Dice, Some(purpose.into())),
        };
        Self { number: line.number, who, purpose, words: line.words.clone(), command, told }
    }
}

impl ReplayView {
    /// A replay played as far as the battle stands.
    #[must_use]
    pub fn of(replay: &Replay, lines: Vec<ReplayLineView>, position: Position, flaw: Option<&Flaw>) -> Self {
        let header = &replay.header;
        let [north, south] = header.players.clone();
        Self {
            scenario: header.scenario.clone(),
            book: header.book.to_string(),
            rules: header.rules,
            options: header.options.iter().map(|rule| rule.to_string()).collect(),
            players: Both { north, south },
            date: header.date.clone(),
            lines,
            position,
            flaw: flaw.map(Into::into),
        }
    }
}
