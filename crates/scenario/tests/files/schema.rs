//! The JSON Schema beside the scenarios is the one the types make.

use serde_json::Value;

#[test]
fn the_schema_in_the_folder_is_fresh() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/scenario.schema.json");
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        kept == scenario::schema(),
        "scenarios/scenario.schema.json is stale: etendard check --schema > scenarios/scenario.schema.json"
    );
}

#[test]
fn an_editor_knows_the_troops_of_each_book() {
    let schema: Value = serde_json::from_str(&scenario::schema()).unwrap();
    for book in &books::ALL {
        let list = schema["definitions"][format!("troops-of-{}", book.book)]["enum"].as_array().unwrap();
        assert_eq!(list.len(), book.troops.len());
        assert!(book.troops.iter().zip(list).all(|(troop, key)| key == troop.key));
    }
    let text = schema.to_string();
    assert!(!text.contains("null"), "TOML has no null");
    for word in ["frederic", "training", "general-in-chief", "poor-staff", "setting-fire", "on-wagons", "the p"] {
        assert!(text.contains(&format!("\"{word}\"")), "{word}");
    }
    assert!(!text.contains("armour-ignored"), "a trait nobody may write");
}

/// Every key a table of the schema requires stands in this table of a file.
fn holds(schema: &Value, name: &str, table: &toml::Table) {
    let shape = if name.is_empty() { schema } else { &schema["definitions"][name] };
    let required = shape["required"].as_array().expect("something is required");
    for key in required.iter().map(|key| key.as_str().expect("a key")) {
        assert!(table.contains_key(key), "the schema requires `{key}` of {name}, the reader does not");
    }
    for (key, value) in table {
        let inner = match key.as_str() {
            "title" | "story" => "text",
            "map" | "turns" => key,
            "north" | "south" => "army",
            "units" => "unit",
            "officers" => "officer",
            "grammar" if name == "unit" => "unit-grammar",
            "grammar" => "officer-grammar",
            _ => continue,
        };
        match value {
            toml::Value::Array(rows) => {
                rows.iter().filter_map(toml::Value::as_table).for_each(|row| holds(schema, inner, row));
            }
            other => holds(schema, inner, other.as_table().expect("a table")),
        }
    }
}

#[test]
fn the_schema_asks_for_no_more_than_the_shortest_file_has() {
    let schema: Value = serde_json::from_str(&scenario::schema()).unwrap();
    let text = include_str!("../sound/meadow.toml");
    holds(&schema, "", &text.parse().unwrap());
    let required = schema["required"].as_array().unwrap();
    assert_eq!(required.len(), 10, "id, book, kind, year, title, story, map, turns, and two armies");
}
