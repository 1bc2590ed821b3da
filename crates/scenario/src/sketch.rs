//! A battle as far as its file goes: to be drawn while it is made, never to be played.

use crate::cast::{Article, Cast, Gender, Name, Number, Text};
use crate::file::{ArmyEntry, ScenarioFile, ScenarioKind, TurnsEntry};
use crate::read::Reading;
use crate::read::army::{Army, Officer, Unit};
use crate::read::names::MapName;
use crate::read::places;
use battle::{Camp, OfficerSetup, Setup, UnitSetup, seat};
use reader::{Problems, TomlFile};
use rulebook::Rank;

/// A battle as far as its file goes: everything that could be read, faults left out. It is drawn; whether it can be played is
/// for [`Scenario::read`](crate::Scenario::read) to say.
#[derive(Clone, Debug)]
pub struct ScenarioSketch {
    /// What the file says: the armies without their units and officers.
    pub file: ScenarioFile,
    /// Who stands where on which ground.
    pub setup: Setup,
    /// What they are called, in the order of the set-up.
    pub cast: Cast,
}

/// A file that was looked over.
#[derive(Clone, Debug)]
pub struct LookedOver {
    /// Everything wrong with it.
    pub problems: Problems,
    /// How many values were looked at.
    pub checked: usize,
    /// What can be drawn of it; none where there is no book or no map.
    pub sketch: Option<ScenarioSketch>,
}

impl ScenarioSketch {
    /// Looks a file over and draws what there is of it.
    #[must_use]
    pub fn of(name: &str, text: &str) -> LookedOver {
        let file = TomlFile::parse(name, text);
        let reading = file.root().map(|root| Reading::of(&root, name));
        let sketch = reading.and_then(|reading| Self::drawn(&reading));
        LookedOver { sketch, checked: file.asked(), problems: file.into_problems() }
    }

    fn drawn(reading: &Reading<'_>) -> Option<Self> {
        let (mut units, mut officers, mut cast) = (Vec::new(), Vec::new(), [Vec::new(), Vec::new()]);
        for army in &reading.armies {
            for (number, unit) in (1..).zip(&army.units) {
                if let Some(setup) = unit_setup(unit, army.camp) {
                    units.push(setup);
                    cast[0].push(unit_name(unit, army.camp, number));
                }
            }
            for (number, officer) in (1..).zip(&army.officers) {
                if let Some(setup) = officer_setup(officer, army.camp) {
                    officers.push(setup);
                    cast[1].push(officer_name(officer, army.camp, number));
                }
            }
        }
        let [unit_names, officer_names] = cast;
        let file = file(reading)?;
        let setup = Setup {
            book: *reading.head.rulebook()?,
            board: reading.ground.board.clone()?,
            units,
            officers,
            camps: reading.armies.each_ref().map(Army::setup),
            first: file.turns.first,
            last_turn: file.turns.last.unwrap_or(0),
            at_last_turn: file.turns.winner,
        };
        let armies = reading.armies.each_ref().map(|army| army.name.clone().unwrap_or_default());
        Some(Self { file, setup: setup.completed(), cast: Cast { units: unit_names, officers: officer_names, armies } })
    }
}

/// The file without what could not be read.
fn file(reading: &Reading<'_>) -> Option<ScenarioFile> {
    let head = &reading.head;
    let texts = head.texts.clone();
    let [date, place, strengths, scale, balance, lesson, notes] = texts.others;
    Some(ScenarioFile {
        head: Vec::new(),
        id: head.id.as_ref().map_or_else(String::new, |id| id.what.to_owned()),
        book: head.book()?.book,
        kind: head.kind.unwrap_or(ScenarioKind::Battle),
        year: head.year.unwrap_or(0),
        minutes: head.minutes,
        options: head.options.iter().map(|option| option.what).collect(),
        sources: head.sources.clone(),
        hides: Vec::new(),
        before: Vec::new(),
        title: texts.title.unwrap_or_default(),
        date,
        place,
        story: texts.story.unwrap_or_default(),
        strengths,
        scale,
        balance,
        lesson,
        notes,
        map: reading.ground.entry.clone()?,
        names: reading.names.iter().filter_map(MapName::entry).collect(),
        turns: reading.turns.entry.unwrap_or(TurnsEntry { first: Camp::South, last: None, winner: None }),
        north: army(&reading.armies[seat(Camp::North)]),
        south: army(&reading.armies[seat(Camp::South)]),
        steps: Vec::new(),
    })
}

fn army(army: &Army<'_>) -> ArmyEntry {
    let Text { fr, en } = army.name.clone().unwrap_or_default();
    ArmyEntry {
        fr,
        en,
        ensign: army.ensign,
        band: army.band,
        activations: army.activations.as_ref().map(|said| said.what),
        tokens: army.tokens.as_ref().map(|said| said.what),
        victory: army.victory.as_ref().map(|said| said.what),
        objectives: places(&army.objectives),
        objectives_needed: army.objectives_needed.as_ref().map(|said| said.what),
        exits: places(&army.exits),
        exits_needed: army.exits_needed.as_ref().map(|said| said.what),
        units: Vec::new(),
        officers: Vec::new(),
    }
}

fn unit_setup(unit: &Unit<'_>, camp: Camp) -> Option<UnitSetup> {
    let elements = unit.elements.as_ref().map_or(unit.usual_elements()?, |said| said.what);
    Some(UnitSetup {
        name: unit.name.as_ref().map_or_else(String::new, |name| name.fr.clone()),
        camp,
        troop: unit.troop.as_ref()?.what,
        traits: unit.all_traits()?,
        elements,
        start: unit.start.as_ref()?.setup()?,
        parent: None,
    })
}

fn officer_setup(officer: &Officer<'_>, camp: Camp) -> Option<OfficerSetup> {
    Some(OfficerSetup {
        name: officer.name.as_ref().map_or_else(String::new, |name| name.fr.clone()),
        camp,
        rank: officer.rank.as_ref().map_or(Rank::SubGeneral, |rank| rank.what),
        traits: officer.written(),
        start: officer.start.as_ref()?.setup()?,
    })
}

fn unit_name(unit: &Unit<'_>, camp: Camp, number: usize) -> Name {
    unit.cast().unwrap_or_else(|| {
        let id = unit.id.as_ref().map(|id| id.what);
        unnamed(id, unit.name.as_ref(), camp, ("unit", number))
    })
}

fn officer_name(officer: &Officer<'_>, camp: Camp, number: usize) -> Name {
    officer.cast().unwrap_or_else(|| {
        let id = officer.id.as_ref().map(|id| id.what);
        unnamed(id, officer.name.as_ref(), camp, ("officer", number))
    })
}

/// Somebody whose name is not all there: by what there is of it, and a place in the army.
fn unnamed(id: Option<&str>, name: Option<&Text>, camp: Camp, (kind, number): (&str, usize)) -> Name {
    let army = match camp {
        Camp::North => "north",
        Camp::South => "south",
    };
    Name {
        id: id.map_or_else(|| format!("{army}-{kind}-{number}"), str::to_owned),
        text: name.cloned().unwrap_or_default(),
        gender: Gender::Masculine,
        number_fr: Number::Singular,
        number_en: Number::Singular,
        article: Article::None,
    }
}
