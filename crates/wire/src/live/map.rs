//! A scenario for whoever draws it: the ground hex by hex, the troop types, the plan of both armies.

use crate::position::{Both, NameView, Position};
use crate::words::{
    ArmWire, BandWire, CampWire, CrossingWire, EnsignWire, HiddenWire, HousesWire, NameKindWire, ScenarioKindWire,
    TerrainWire, WeightWire,
};
use crate::{CommandWire, Lesson, LessonMove};
use battle::{Board, Camp, Cell, Direction, Place, Setup, seat};
use rulebook::{Rulebook, Terrain, Troop, Words};
use scenario::{Cast, Houses, NameEntry, Scenario, ScenarioFile, ScenarioSketch, Text};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Everything about a scenario that does not change in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ScenarioView {
    /// Its id.
    pub id: String,
    /// What the battle is called.
    pub title: NameView,
    /// The key of the book.
    pub book: String,
    /// A battle, or a training battle.
    pub kind: ScenarioKindWire,
    /// The year, negative before our era.
    pub year: i16,
    /// Shortest and longest usual length, in minutes.
    pub minutes: Option<[u16; 2]>,
    /// House rules in force.
    pub options: Vec<String>,
    /// When it was fought.
    pub date: Option<NameView>,
    /// Where it was fought.
    pub place: Option<NameView>,
    /// Why it matters.
    pub story: NameView,
    /// Commanders and numbers.
    pub strengths: Option<NameView>,
    /// What a unit stands for.
    pub scale: Option<NameView>,
    /// What weighs on each side.
    pub balance: Option<NameView>,
    /// What the battle teaches.
    pub lesson: Option<NameView>,
    /// Conjectures and liberties.
    pub notes: Option<NameView>,
    /// Books and chronicles.
    pub sources: Vec<String>,
    /// The ground.
    pub map: MapView,
    /// Names written on it.
    pub names: Vec<MapNameView>,
    /// The troop types that take part.
    pub troops: Vec<TroopView>,
    /// Who starts.
    pub first: CampWire,
    /// The last turn.
    pub last_turn: u8,
    /// Who wins when it has been played; a draw if nobody.
    pub winner: Option<CampWire>,
    /// Both armies.
    pub armies: Both<ArmyPlan>,
    /// What a lesson does not show yet.
    pub hides: Vec<HiddenWire>,
    /// The steps of a training battle or a lesson.
    pub steps: Vec<StepView>,
    /// Who stands where before the first command.
    pub opening: Position,
}

/// The ground.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MapView {
    /// Hexes from west to east.
    pub columns: u8,
    /// Hexes from north to south.
    pub rows: u8,
    /// Every hex, row by row from the north-west.
    pub hexes: Vec<HexView>,
    /// What the top of the map is in reality, if not the north.
    pub top: Option<NameView>,
}

/// A name written on the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct MapNameView {
    /// The name.
    pub text: NameView,
    /// What is named.
    pub kind: NameKindWire,
    /// Where that is: a hex, or a few.
    pub hexes: Vec<String>,
}

/// A hex. Sides are numbered as `battle::Direction` counts them: 0 east, then counter-clockwise.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct HexView {
    /// Its name: `C4`.
    pub place: String,
    /// Its ground.
    pub ground: TerrainWire,
    /// What the ground is called.
    pub name: NameView,
    /// Its level.
    pub height: u8,
    /// How its houses are built, if it has any.
    pub houses: Option<HousesWire>,
    /// Where its water may be crossed, if it may.
    pub crossing: Option<CrossingWire>,
    /// Sides a road leaves by.
    pub roads: Vec<u8>,
    /// Works on its sides, each on the hex it shelters.
    pub works: Vec<WorkView>,
    /// Whose objective it is.
    pub objective: Vec<CampWire>,
    /// Whose exit it is.
    pub exit: Vec<CampWire>,
}

/// A work on the side of a hex.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct WorkView {
    /// Which side.
    pub side: u8,
    /// A palisade, a ditch or a fortification.
    pub kind: TerrainWire,
}

/// A troop type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TroopView {
    /// Its key.
    pub key: String,
    /// What it is called.
    pub name: NameView,
    /// Its arm.
    pub arm: ArmWire,
    /// Its weight, for the badge.
    pub weight: WeightWire,
    /// Elements at full strength.
    pub elements: u8,
    /// What sets it apart by type.
    pub traits: Vec<String>,
    /// Hexes it may go and still fight.
    pub march: u8,
    /// Hexes it may go if it gives up fighting.
    pub march_free: u8,
    /// Dice in melee at full strength, before anything else counts.
    pub dice: u8,
    /// Dice at a distance; 0 if it does not fire.
    pub fire: u8,
    /// Hexes its weapon reaches; 1 is melee only.
    pub range: u8,
}

/// An army before the battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ArmyPlan {
    /// What it is called.
    pub name: NameView,
    /// The ensign it fights under.
    pub ensign: Option<EnsignWire>,
    /// The colour of the band of its blocks; the usual one of its side if none.
    pub band: Option<BandWire>,
    /// Activations a turn.
    pub activations: u8,
    /// Units in each.
    pub units_per_activation: u8,
    /// Order tokens or ducats at the start.
    pub tokens: u8,
    /// Enemy units to eliminate.
    pub victory: u8,
    /// Units at the start, reinforcements included.
    pub units: u8,
    /// Officers at the start.
    pub officers: u8,
}

/// A step of a training battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct StepView {
    /// What it is about.
    pub title: NameView,
    /// What to do and why.
    pub text: NameView,
    /// The clauses it teaches.
    pub clauses: Vec<String>,
    /// What a pupil is told when it is done.
    pub done: Option<NameView>,
    /// What a pupil is told who touches something else.
    pub wrong: Option<NameView>,
    /// What is commanded in a lesson, the pupil’s command first; its dice fall as the lesson gives them.
    pub script: Vec<ScriptedView>,
}

/// A command of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ScriptedView {
    /// Who says it.
    pub camp: CampWire,
    /// What.
    pub command: CommandWire,
}

impl From<Words> for NameView {
    fn from(words: Words) -> Self {
        Self { fr: words.fr.to_owned(), en: words.en.to_owned() }
    }
}

fn maybe(text: Option<&Text>) -> Option<NameView> {
    text.map(Into::into)
}

impl ScenarioView {
    /// A scenario, as its file says it, with the battle about to be fought there.
    #[must_use]
    pub fn of(scenario: &Scenario, opening: Position, lesson: Option<&Lesson>) -> Self {
        Self::seen(scenario.file(), &scenario.setup(), scenario.cast(), opening, lesson)
    }

    /// A battle that is being made, as far as it goes.
    #[must_use]
    pub fn sketched(sketch: &ScenarioSketch) -> Self {
        let ScenarioSketch { file, setup, cast } = sketch;
        Self::seen(file, setup, cast, Position::laid_out(&file.id, setup, cast), None)
    }

    fn seen(file: &ScenarioFile, setup: &Setup, cast: &Cast, opening: Position, lesson: Option<&Lesson>) -> Self {
        let script = |step: usize| lesson.map_or(&[][..], |lesson| &lesson.steps[step]);
        Self {
            id: file.id.clone(),
            title: (&file.title).into(),
            book: file.book.to_string(),
            kind: file.kind.into(),
            year: file.year,
            minutes: file.minutes,
            options: setup.book.house.iter().map(|rule| rule.to_string()).collect(),
            date: maybe(file.date.as_ref()),
            place: maybe(file.place.as_ref()),
            story: (&file.story).into(),
            strengths: maybe(file.strengths.as_ref()),
            scale: maybe(file.scale.as_ref()),
            balance: maybe(file.balance.as_ref()),
            lesson: maybe(file.lesson.as_ref()),
            notes: maybe(file.notes.as_ref()),
            sources: file.sources.clone(),
            map: MapView::of(file, setup),
            names: file.names.iter().map(MapNameView::of).collect(),
            troops: troops_of(setup),
            first: setup.first.into(),
            last_turn: setup.last_turn,
            winner: setup.at_last_turn.map(Into::into),
            armies: Both::of(|camp| ArmyPlan::of((file, setup, cast), camp)),
            hides: file.hides.iter().map(|hidden| (*hidden).into()).collect(),
            steps: file.steps.iter().enumerate().map(|(at, step)| StepView::of(step, script(at))).collect(),
            opening,
        }
    }
}

impl MapView {
    fn of(file: &ScenarioFile, setup: &Setup) -> Self {
        Self { top: maybe(file.map.top.as_ref()), ..Self::drawn(setup, Some(file)) }
    }

    /// A ground no file has drawn.
    #[must_use]
    pub fn of_setup(setup: &Setup) -> Self {
        Self::drawn(setup, None)
    }

    fn drawn(setup: &Setup, file: Option<&ScenarioFile>) -> Self {
        let grid = setup.board.grid();
        Self {
            columns: grid.columns(),
            rows: grid.rows(),
            hexes: grid.cells().map(|cell| HexView::of(file, &setup.board, &setup.book, cell)).collect(),
            top: None,
        }
    }
}

impl MapNameView {
    fn of(name: &NameEntry) -> Self {
        Self {
            text: NameView { fr: name.fr.clone(), en: name.en.clone() },
            kind: name.kind.into(),
            hexes: name.hexes.iter().map(ToString::to_string).collect(),
        }
    }
}

/// How houses at this place are built.
fn houses(file: &ScenarioFile, place: Place) -> HousesWire {
    if file.map.farms.contains(&place) {
        return HousesWire::Farm;
    }
    match file.map.houses.unwrap_or_default() {
        Houses::Village => HousesWire::Village,
        Houses::Antique => HousesWire::Antique,
        Houses::Levant => HousesWire::Levant,
        Houses::India => HousesWire::India,
    }
}

impl HexView {
    fn of(file: Option<&ScenarioFile>, board: &Board, book: &Rulebook, cell: Cell) -> Self {
        let (land, place) = (board.land(cell), board.grid().place(cell));
        let sides = || (0..).zip(Direction::ALL);
        let works = sides().filter_map(|(side, direction)| {
            let work = board.side(cell, direction).filter(|work| work.inside)?;
            Some(WorkView { side, kind: work.kind.into() })
        });
        let whose = |holds: &dyn Fn(Camp) -> bool| {
            [Camp::North, Camp::South].into_iter().filter(|camp| holds(*camp)).map(Into::into).collect()
        };
        Self {
            place: place.to_string(),
            ground: land.ground.into(),
            name: book.ground(board.footing(cell)).name.into(),
            height: land.height,
            houses: (land.ground == Terrain::Habitations)
                .then(|| file.map_or(HousesWire::Village, |file| houses(file, place))),
            crossing: land.crossing.map(Into::into),
            roads: sides().filter(|(_, direction)| board.road(cell, *direction)).map(|(side, _)| side).collect(),
            works: works.collect(),
            objective: whose(&|camp| file.is_some_and(|file| file.army(camp).objectives.contains(&place))),
            exit: whose(&|camp| file.is_some_and(|file| file.army(camp).exits.contains(&place))),
        }
    }
}

/// The troop types that take part, each once, in the order they are met.
#[must_use]
pub fn troops_of(setup: &Setup) -> Vec<TroopView> {
    let mut found: Vec<TroopView> = Vec::new();
    for unit in &setup.units {
        if !found.iter().any(|known| known.key == unit.troop.key) {
            found.push(TroopView::of(unit.troop));
        }
    }
    found
}

impl TroopView {
    /// A row of a book's troop table.
    #[must_use]
    pub fn of(troop: &Troop) -> Self {
        Self {
            key: troop.key.to_owned(),
            name: troop.name.into(),
            arm: troop.arm.into(),
            weight: troop.weight.into(),
            elements: troop.elements,
            traits: troop.traits.iter().map(|one| one.to_string()).collect(),
            march: troop.allowance.with_combat,
            march_free: troop.allowance.without_combat,
            dice: troop.factors.assault.dice(troop.elements).0,
            fire: if troop.fires() { troop.factors.fire.dice(troop.elements).0 } else { 0 },
            range: troop.range,
        }
    }
}

impl ArmyPlan {
    fn of((file, setup, cast): (&ScenarioFile, &Setup, &Cast), camp: Camp) -> Self {
        let means = &setup.camps[seat(camp)];
        let count = |own: usize| u8::try_from(own).unwrap_or(u8::MAX);
        Self {
            name: cast.army(camp).into(),
            ensign: file.army(camp).ensign.map(Into::into),
            band: file.army(camp).band.map(Into::into),
            activations: means.activations,
            units_per_activation: means.units_per_activation,
            tokens: means.command_level,
            victory: means.units_to_eliminate,
            units: count(setup.units.iter().filter(|unit| unit.camp == camp).count()),
            officers: count(setup.officers.iter().filter(|officer| officer.camp == camp).count()),
        }
    }
}

impl StepView {
    fn of(step: &scenario::StepEntry, script: &[LessonMove]) -> Self {
        let scripted = |one: &LessonMove| ScriptedView { camp: one.camp.into(), command: one.command.clone() };
        Self {
            title: (&step.title).into(),
            text: (&step.text).into(),
            clauses: step.clauses.iter().map(|clause| clause.id().to_owned()).collect(),
            done: maybe(step.done.as_ref()),
            wrong: maybe(step.wrong.as_ref()),
            script: script.iter().map(scripted).collect(),
        }
    }
}
