//! A battle as JSON, for programs.

use battle::{Arrival, Camp, Grid, seat};
use rulebook::Language;
use scenario::{Scenario, Text};
use serde_json::{Value, json};

/// Everything the page shows, and the keys programs use.
pub(super) fn of(scenario: &Scenario, language: Language) -> Value {
    let file = scenario.file();
    let setup = scenario.setup();
    let said = |text: &Text| text.in_language(language).to_owned();
    let maybe = |text: &Option<Text>| text.as_ref().map(said);
    json!({
        "id": file.id,
        "title": said(&file.title),
        "book": file.book.to_string(),
        "kind": file.kind.to_string(),
        "year": file.year,
        "minutes": file.minutes,
        "options": setup.book.house.iter().map(|rule| rule.to_string()).collect::<Vec<_>>(),
        "date": maybe(&file.date),
        "place": maybe(&file.place),
        "story": said(&file.story),
        "strengths": maybe(&file.strengths),
        "scale": maybe(&file.scale),
        "balance": maybe(&file.balance),
        "lesson": maybe(&file.lesson),
        "notes": maybe(&file.notes),
        "sources": file.sources,
        "map": map(scenario),
        "first": side(setup.first),
        "last_turn": setup.last_turn,
        "winner": setup.at_last_turn.map(side),
        "north": army(scenario, Camp::North, language),
        "south": army(scenario, Camp::South, language),
        "steps": file.steps.iter().map(|step| json!({
            "title": said(&step.title),
            "clauses": step.clauses.iter().map(|clause| clause.id()).collect::<Vec<_>>(),
            "text": said(&step.text),
        })).collect::<Vec<_>>(),
    })
}

fn side(camp: Camp) -> &'static str {
    match camp {
        Camp::North => "north",
        Camp::South => "south",
    }
}

fn map(scenario: &Scenario) -> Value {
    let (map, board) = (&scenario.file().map, scenario.setup().board);
    let grid = board.grid();
    let hex = |cell| {
        let land = board.land(cell);
        json!({
            "hex": grid.place(cell).to_string(),
            "ground": land.ground.to_string(),
            "terrain": board.footing(cell).to_string(),
            "height": land.height,
            "road": board.on_road(cell),
        })
    };
    let sides = |works: &scenario::Sides| {
        let sides = works.iter().flatten().map(|(inside, outside)| format!("{inside}>{outside}"));
        sides.collect::<Vec<_>>()
    };
    json!({
        "columns": grid.columns(),
        "rows": grid.rows(),
        "hexes": grid.cells().map(hex).collect::<Vec<_>>(),
        "roads": map.roads.iter().map(|road| places(road)).collect::<Vec<_>>(),
        "palisades": sides(&map.palisades),
        "ditches": sides(&map.ditches),
        "fortifications": sides(&map.fortifications),
    })
}

fn places(places: &[battle::Place]) -> Vec<String> {
    places.iter().map(ToString::to_string).collect()
}

fn start(grid: Grid, start: &Result<battle::Cell, Arrival>) -> (Option<String>, Option<Value>) {
    let name = |cell: &battle::Cell| grid.place(*cell).to_string();
    match start {
        Ok(cell) => (Some(name(cell)), None),
        Err(Arrival { turn, entries }) => {
            (None, Some(json!({ "turn": turn, "at": entries.iter().map(name).collect::<Vec<_>>() })))
        }
    }
}

fn army(scenario: &Scenario, camp: Camp, language: Language) -> Value {
    let (setup, cast) = (scenario.setup(), scenario.cast());
    let (entry, means) = (scenario.file().army(camp), &setup.camps[seat(camp)]);
    let units = setup.units.iter().zip(&cast.units).filter(|(unit, _)| unit.camp == camp).zip(&entry.units);
    let units = units.map(|((unit, name), entry)| {
        let (hex, arrives) = start(setup.board.grid(), &unit.start);
        json!({
            "id": name.id,
            "name": name.text.in_language(language),
            "troop": unit.troop.key,
            "elements": unit.elements,
            "traits": entry.traits.iter().map(|one| one.to_string()).collect::<Vec<_>>(),
            "hex": hex,
            "arrives": arrives,
            "parent": entry.parent,
        })
    });
    let officers = setup.officers.iter().zip(&cast.officers).filter(|(officer, _)| officer.camp == camp);
    let officers = officers.map(|(officer, name)| {
        let (hex, arrives) = start(setup.board.grid(), &officer.start);
        json!({
            "id": name.id,
            "name": name.text.in_language(language),
            "rank": officer.rank.to_string(),
            "traits": officer.traits.iter().map(|one| one.to_string()).collect::<Vec<_>>(),
            "hex": hex,
            "arrives": arrives,
        })
    });
    json!({
        "name": cast.army(camp).in_language(language),
        "activations": means.activations,
        "units_per_activation": means.units_per_activation,
        "tokens": means.command_level,
        "victory": means.units_to_eliminate,
        "objectives": places(&entry.objectives),
        "objectives_needed": means.objectives_needed,
        "exits": places(&entry.exits),
        "exits_needed": means.exits_needed,
        "units": units.collect::<Vec<_>>(),
        "officers": officers.collect::<Vec<_>>(),
    })
}
