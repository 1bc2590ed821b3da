//! `etendard list`: the battles that come with the program.

use crate::error::Error;
use crate::table::{self, Cell};
use crate::{Outcome, terminal};
use battle::Camp;
use rulebook::{Language, Words};
use scenario::{Scenario, ScenarioKind, catalogue};
use serde_json::{Value, json};
use std::process::ExitCode;

/// Book by book, battles first, then lessons, each from the oldest.
pub(crate) fn run(as_json: bool, language: Language) -> Result<Outcome, Error> {
    let read = catalogue().iter().map(|listed| listed.read().map_err(Error::Unsound));
    let mut scenarios: Vec<Scenario> = read.collect::<Result<_, _>>()?;
    scenarios.sort_by_key(|scenario| {
        (scenario.book(), scenario.file().kind == ScenarioKind::Training, scenario.file().year)
    });
    let text = if as_json {
        format!("{:#}\n", scenarios.iter().map(|scenario| row_json(scenario, language)).collect::<Value>())
    } else {
        page(&scenarios, language, terminal::width())
    };
    Ok(Outcome { text, code: ExitCode::SUCCESS })
}

fn page(scenarios: &[Scenario], language: Language, width: usize) -> String {
    let heads = [
        Words::new("nom", "name"),
        Words::new("bataille", "battle"),
        Words::new("année", "year"),
        Words::new("table", "table"),
        Words::new("unités", "units"),
        Words::new("minutes", "minutes"),
    ];
    let mut rows = vec![heads.map(|head| Cell::plain(head.in_language(language))).to_vec()];
    for group in scenarios.chunk_by(|one, other| one.book() == other.book()) {
        let title = group.first().map_or("", |scenario| scenario.book().title());
        let heading = [title, "", "", "", "", ""].map(Cell::plain).to_vec();
        rows.push(vec![Cell::plain("")]);
        rows.push(heading);
        rows.extend(group.iter().map(|scenario| row(scenario, language)));
    }
    let note = Words::new("Pour en voir une\u{a0}: etendard show NOM", "To see one: etendard show NAME");
    format!("{}\n{}\n", without_rules(&table::drawn(&rows, width)), note.in_language(language))
}

fn row(scenario: &Scenario, language: Language) -> Vec<Cell> {
    let (columns, rows) = size(scenario);
    let [north, south] = units(scenario);
    let cells = [
        format!("  {}", scenario.id()),
        scenario.title().in_language(language).to_owned(),
        scenario.file().year.to_string().replace('-', "−"),
        format!("{columns}×{rows}"),
        format!("{north}+{south}"),
        minutes(scenario),
    ];
    cells.iter().map(|cell| Cell::plain(cell)).collect()
}

/// Columns and rows of the table.
fn size(scenario: &Scenario) -> (u8, u8) {
    let grid = scenario.file().map.drawing.grid();
    (grid.columns(), grid.rows())
}

/// Units of each army.
fn units(scenario: &Scenario) -> [usize; 2] {
    [Camp::North, Camp::South].map(|camp| scenario.file().army(camp).units.len())
}

/// A table without the rules that part tall rows: a long name may well take two lines.
pub(crate) fn without_rules(table: &str) -> String {
    let kept = table.lines().enumerate().filter(|(number, line)| *number < 2 || !line.starts_with('─'));
    kept.flat_map(|(_, line)| [line, "\n"]).collect()
}

/// The usual length: `45–60`.
pub(crate) fn minutes(scenario: &Scenario) -> String {
    match scenario.file().minutes {
        Some([shortest, longest]) if shortest == longest => shortest.to_string(),
        Some([shortest, longest]) => format!("{shortest}–{longest}"),
        None => "–".to_owned(),
    }
}

fn row_json(scenario: &Scenario, language: Language) -> Value {
    let (columns, rows) = size(scenario);
    let [north, south] = units(scenario);
    json!({
        "id": scenario.id(),
        "title": scenario.title().in_language(language),
        "book": scenario.book().to_string(),
        "kind": scenario.file().kind.to_string(),
        "year": scenario.file().year,
        "columns": columns,
        "rows": rows,
        "units": { "north": north, "south": south },
        "minutes": scenario.file().minutes,
    })
}
