//! The battles of the catalogue as the page gets them, for whoever draws: `npm run fixtures` in `web/` reads this.

use battle::Battle;
use scenario::{Scenario, catalogue};
use serde_json::{Value, json};
use std::error::Error;
use wire::live::{ScenarioView, TroopView};
use wire::{Field, Position};

/// A scenario and its first position.
fn battle(scenario: &Scenario) -> Result<Value, Box<dyn Error>> {
    let setup = scenario.setup();
    let field = Field::of(scenario, setup.book);
    let mut battle = Battle::new(setup)?;
    battle.begin(&mut ());
    let opening = Position::of(&battle, &field);
    Ok(json!({ "scenario": ScenarioView::of(scenario, opening.clone(), None), "position": opening }))
}

fn main() -> Result<(), Box<dyn Error>> {
    let scenarios = catalogue().iter().map(|listed| Ok(listed.read()?)).collect::<Result<Vec<_>, Box<dyn Error>>>()?;
    let battles = scenarios.iter().map(battle).collect::<Result<Vec<_>, _>>()?;
    let troops = books::ALL
        .iter()
        .map(|book| (book.book.to_string(), json!(book.troops.iter().map(TroopView::of).collect::<Vec<_>>())));
    let troops: serde_json::Map<String, Value> = troops.collect();
    println!("{}", json!({ "battles": battles, "troops": troops }));
    Ok(())
}
