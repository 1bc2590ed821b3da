//! `etendard show`: a battle on a page: story, map, armies, what wins.

mod armies;
mod data;
mod map;

use crate::error::Error;
use crate::terminal::paint::{Ink, Paint};
use crate::{Outcome, list, listed, table, terminal};
use rulebook::{Language, Words};
use scenario::{Scenario, Text};
use std::process::ExitCode;

/// Shows a scenario, by its name or its path.
pub(crate) fn run(name: &str, as_json: bool, language: Language) -> Result<Outcome, Error> {
    let scenario = listed::find(name)?;
    let text = if as_json {
        format!("{:#}\n", data::of(&scenario, language))
    } else {
        page(&scenario, language, terminal::width(), Paint::of_the_terminal())
    };
    Ok(Outcome { text, code: ExitCode::SUCCESS })
}

/// The whole page.
fn page(scenario: &Scenario, language: Language, width: usize, paint: Paint) -> String {
    let file = scenario.file();
    // A line of reading is at most so long, however wide the terminal.
    let column = width.min(100);
    let mut page = heading(scenario, language, column, paint);
    page.push('\n');
    page += &table::paragraph("", file.story.in_language(language), column);
    page.push('\n');
    page += &map::drawn(scenario, language, width, paint);
    page.push('\n');
    page += &armies::drawn(scenario, language, width, paint);
    page += &armies::victory(scenario, language, column, paint);
    let notes: [(Words, Option<&Text>); 5] = [
        (Words::new("Forces", "Strengths"), file.strengths.as_ref()),
        (Words::new("Échelle", "Scale"), file.scale.as_ref()),
        (Words::new("Équilibre", "Balance"), file.balance.as_ref()),
        (Words::new("Leçon", "Lesson"), file.lesson.as_ref()),
        (Words::new("Notes", "Notes"), file.notes.as_ref()),
    ];
    for (title, text) in notes {
        if let Some(text) = text {
            page += &section(title.in_language(language), text.in_language(language), column, paint);
        }
    }
    for (number, step) in (1..).zip(&file.steps) {
        let clauses = step.clauses.iter().map(|clause| clause.id()).collect::<Vec<_>>().join(", ");
        let title = format!("{number}. {} ({clauses})", step.title.in_language(language));
        page += &section(&title, step.text.in_language(language), column, paint);
    }
    if !file.sources.is_empty() {
        let between = Words::new("\u{a0}; ", "; ").in_language(language);
        page += &section("Sources", &file.sources.join(between), column, paint);
    }
    page
}

/// Title, book, when and where.
fn heading(scenario: &Scenario, language: Language, width: usize, paint: Paint) -> String {
    let file = scenario.file();
    let date =
        file.date.as_ref().map_or_else(|| year(file.year, language), |date| date.in_language(language).to_owned());
    let place = file.place.as_ref().map(|place| place.in_language(language).to_owned());
    let length = file.minutes.is_some().then(|| format!("{} min", list::minutes(scenario)));
    let facts = [Some(scenario.book().title().to_owned()), Some(date), place, length];
    let facts: Vec<String> = facts.into_iter().flatten().collect();
    let title = paint.on(Ink::Title, scenario.title().in_language(language));
    let facts = table::fold(&facts.join(" · "), width);
    let facts = facts.iter().map(|line| paint.on(Ink::Faint, line) + "\n");
    std::iter::once(title + "\n").chain(facts).collect()
}

/// A year somebody can read.
fn year(year: i16, language: Language) -> String {
    match (year, language) {
        (..0, Language::Fr) => format!("{} av. J.-C.", -i32::from(year)),
        (..0, Language::En) => format!("{} BC", -i32::from(year)),
        _ => year.to_string(),
    }
}

/// A heading and its paragraph.
fn section(title: &str, text: &str, width: usize, paint: Paint) -> String {
    format!("\n{}\n{}", paint.on(Ink::Title, title), table::paragraph("", text, width))
}
