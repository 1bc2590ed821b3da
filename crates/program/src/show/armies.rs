//! The armies of a battle as tables, and what wins it.

use crate::list;
use crate::table::{self, Cell};
use crate::terminal::paint::{Ink, Paint};
use crate::terminal::{map, words};
use battle::{Arrival, Camp, Grid, Setup, seat};
use rulebook::{Currency, Language, Words};
use scenario::{ArmyEntry, Scenario};

/// Both armies: units, then officers.
pub(super) fn drawn(scenario: &Scenario, language: Language, width: usize, paint: Paint) -> String {
    let setup = scenario.setup();
    let mut page = String::new();
    for camp in [Camp::North, Camp::South] {
        let name = format!(" {} {} ", map::facing(camp), scenario.cast().army(camp).in_language(language));
        page += &paint.on(Ink::Camp(camp), &name);
        page += &table::paragraph("  ", &means(&setup, camp, language), width);
        page += &units(scenario, &setup, camp, language, width);
        page += &officers(scenario, &setup, camp, language, width);
        page.push('\n');
    }
    page
}

/// Activations and tokens.
fn means(setup: &Setup, camp: Camp, language: Language) -> String {
    let means = setup.camp(camp);
    let (count, units) = (means.activations, means.units_per_activation);
    let activations = match language {
        Language::Fr => {
            let plural = |number: u8| if number < 2 { "" } else { "s" };
            format!("{count} activation{} de {units} unité{}", plural(count), plural(units))
        }
        Language::En => {
            let plural = |number: u8| if number == 1 { "" } else { "s" };
            format!("{count} activation{} of {units} unit{}", plural(count), plural(units))
        }
    };
    let coin = match setup.book.currency {
        Currency::None => return activations,
        Currency::Tokens => Words::new("jetons d’ordre", "order tokens"),
        Currency::Ducats => Words::new("ducats", "ducats"),
    };
    format!("{activations}, {} {}", means.command_level, coin.in_language(language))
}

/// Where somebody starts: a hex, or the turn he arrives.
fn start(grid: Grid, start: &Result<battle::Cell, Arrival>, language: Language) -> String {
    match start {
        Ok(cell) => grid.place(*cell).to_string(),
        Err(Arrival { turn, entries }) => {
            let places: Vec<String> = entries.iter().map(|cell| grid.place(*cell).to_string()).collect();
            match language {
                Language::Fr => format!("tour {turn}\u{a0}: {}", places.join(" ")),
                Language::En => format!("turn {turn}: {}", places.join(" ")),
            }
        }
    }
}

fn row(cells: &[String; 5]) -> Vec<Cell> {
    cells.iter().map(|cell| Cell::plain(cell)).collect()
}

fn units(scenario: &Scenario, setup: &Setup, camp: Camp, language: Language, width: usize) -> String {
    let heads = [("hexagone", "hex"), ("unité", "unit"), ("troupe", "troop"), ("él.", "el."), ("traits", "traits")];
    let mut rows = vec![row(&heads.map(|(fr, en)| Words::new(fr, en).in_language(language).to_owned()))];
    let written = &scenario.file().army(camp).units;
    let own = setup.units.iter().zip(&scenario.cast().units).filter(|(unit, _)| unit.camp == camp);
    for ((unit, name), entry) in own.zip(written) {
        let traits = entry.traits.iter().filter_map(words::unit_trait).map(|words| words.in_language(language));
        rows.push(row(&[
            start(setup.board.grid(), &unit.start, language),
            name.text.in_language(language).to_owned(),
            unit.troop.name.in_language(language).to_owned(),
            unit.elements.to_string(),
            traits.collect::<Vec<_>>().join(", "),
        ]));
    }
    list::without_rules(&table::drawn(&rows, width))
}

fn officers(scenario: &Scenario, setup: &Setup, camp: Camp, language: Language, width: usize) -> String {
    let own = setup.officers.iter().zip(&scenario.cast().officers).filter(|(officer, _)| officer.camp == camp);
    let lines = own.map(|(officer, name)| {
        let rank = words::rank(officer.rank).in_language(language);
        let traits = officer.traits.iter().map(|one| words::leader_trait(one).in_language(language));
        let about = std::iter::once(rank).chain(traits).collect::<Vec<_>>().join(", ");
        let place = start(setup.board.grid(), &officer.start, language);
        let text = format!("{} ({place}), {about}", name.text.in_language(language));
        table::paragraph(&format!("{} ", map::star(officer.rank)), &text, width)
    });
    lines.collect()
}

/// What wins, for each side, and when it ends.
pub(super) fn victory(scenario: &Scenario, language: Language, width: usize, paint: Paint) -> String {
    let setup = scenario.setup();
    let title = Words::new("Victoire", "Victory").in_language(language);
    let mut page = format!("{}\n", paint.on(Ink::Title, title));
    for camp in [Camp::North, Camp::South] {
        let goals = goals(&setup, camp, scenario.file().army(camp), language);
        let name = scenario.cast().army(camp).in_language(language);
        let colon = Words::new("\u{a0}: ", ": ").in_language(language);
        page += &table::paragraph(&format!("{} ", map::facing(camp)), &format!("{name}{colon}{goals}"), width);
    }
    let named = |camp: Camp| scenario.cast().army(camp).in_language(language);
    let first = named(setup.first);
    let last = setup.last_turn;
    let end = match (setup.at_last_turn.map(named), language) {
        (Some(winner), Language::Fr) => format!("Victoire au bout de {last} tours\u{a0}: {winner}."),
        (Some(winner), Language::En) => format!("Winner after {last} turns: {winner}."),
        (None, Language::Fr) => format!("Au bout de {last} tours, partie nulle."),
        (None, Language::En) => format!("After {last} turns, a draw."),
    };
    let begins = match language {
        Language::Fr => format!("Premier à jouer\u{a0}: {first}."),
        Language::En => format!("First to play: {first}."),
    };
    let options: Vec<&str> = setup.book.house.iter().map(|rule| rule.name().in_language(language)).collect();
    page += &table::paragraph("", &format!("{begins} {end}"), width);
    if !options.is_empty() {
        let word = Words::new("Options\u{a0}:", "Options:").in_language(language);
        page += &table::paragraph("", &format!("{word} {}.", options.join(", ")), width);
    }
    page
}

/// One side's goals in a sentence.
fn goals(setup: &Setup, camp: Camp, army: &ArmyEntry, language: Language) -> String {
    let goals = &setup.camps[seat(camp)];
    let (units, needed) = (goals.units_to_eliminate, goals.objectives_needed);
    let places = |places: &[battle::Place]| places.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    let mut ways = vec![match language {
        Language::Fr => format!("éliminer {units} unité{}", if units < 2 { "" } else { "s" }),
        Language::En => format!("eliminate {units} unit{}", if units == 1 { "" } else { "s" }),
    }];
    if !army.objectives.is_empty() {
        let (all, hexes) = (army.objectives.len() == usize::from(needed), places(&army.objectives));
        ways.push(match (language, all) {
            (Language::Fr, true) => format!("tenir {hexes} à la fin de son tour"),
            (Language::Fr, false) => format!("tenir {needed} hexagones de {hexes} à la fin de son tour"),
            (Language::En, true) => format!("hold {hexes} at the end of its turn"),
            (Language::En, false) => format!("hold {needed} of {hexes} at the end of its turn"),
        });
    }
    if 0 < goals.exits_needed {
        let (leaving, hexes) = (goals.exits_needed, places(&army.exits));
        ways.push(match language {
            Language::Fr => format!("faire sortir {leaving} unités par {hexes}"),
            Language::En => format!("bring {leaving} units off the table by {hexes}"),
        });
    }
    ways.join(Words::new(" ou ", " or ").in_language(language)) + "."
}
