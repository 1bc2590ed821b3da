//! The JSON Schema of a scenario file, made from the types: an editor that reads it completes and checks.

use crate::file::ScenarioFile;
use rulebook::{LeaderTrait, Rulebook, Trait};
use schemars::generate::SchemaSettings;
use schemars::transform::{RecursiveTransform, Transform};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fmt::Display;
use strum::IntoEnumIterator;

/// The schema as a page of JSON; `scenarios/scenario.schema.json` holds it.
#[must_use]
pub fn schema() -> String {
    let mut root = SchemaSettings::draft07().into_generator().into_root_schema_for::<ScenarioFile>();
    RecursiveTransform(without_null).transform(&mut root);
    if let Some(defs) = root.get_mut("definitions").and_then(Value::as_object_mut) {
        let keys = |book: &Rulebook| book.troops.iter().map(|troop| troop.key).collect::<Vec<_>>();
        let lists = books::ALL.iter().map(|book| (troops_of(book), json!({ "enum": keys(book) })));
        defs.extend(lists);
    }
    root.insert("allOf".to_owned(), books::ALL.iter().map(troops_by_book).collect());
    format!("{:#}\n", sorted(root.to_value()))
}

/// Keys in the order of the alphabet, whatever the JSON library was told to do elsewhere.
fn sorted(value: Value) -> Value {
    match value {
        Value::Object(map) => {
            let keys: BTreeMap<String, Value> = map.into_iter().collect();
            Value::Object(keys.into_iter().map(|(key, value)| (key, sorted(value))).collect())
        }
        Value::Array(items) => Value::Array(items.into_iter().map(sorted).collect()),
        other => other,
    }
}

/// TOML has no null: a key that may be left out is left out.
fn without_null(schema: &mut Schema) {
    let Some(object) = schema.as_object_mut() else { return };
    if object.get("default").is_some_and(Value::is_null) {
        object.remove("default");
    }
    let null = json!("null");
    if let Some(Value::Array(types)) = object.get_mut("type") {
        types.retain(|kind| *kind != null);
        if let [only] = types.as_slice() {
            let only = only.clone();
            object.insert("type".to_owned(), only);
        }
    }
    if let Some(Value::Array(choices)) = object.get_mut("anyOf") {
        choices.retain(|choice| choice.get("type") != Some(&null));
        if let [Value::Object(only)] = choices.as_slice() {
            let only = only.clone();
            object.remove("anyOf");
            // A reference beside other keys is read by every version of JSON Schema only inside `allOf`.
            if only.contains_key("$ref") {
                object.insert("allOf".to_owned(), json!([only]));
            } else {
                object.extend(only);
            }
        }
    }
}

fn troops_of(book: &Rulebook) -> String {
    format!("troops-of-{}", book.book)
}

/// In a scenario of this book, units are of its troops.
fn troops_by_book(book: &Rulebook) -> Value {
    let list = json!({ "$ref": format!("#/definitions/{}", troops_of(book)) });
    let army = json!({ "properties": { "units": { "items": { "properties": { "troop": list } } } } });
    json!({
        "if": { "properties": { "book": { "const": book.book.to_string() } }, "required": ["book"] },
        "then": { "properties": { "north": army, "south": army } },
    })
}

/// The words of an enum.
pub(crate) fn words<E: IntoEnumIterator + Display>(_: &mut SchemaGenerator) -> Schema {
    one_of(E::iter())
}

fn one_of(words: impl Iterator<Item: Display>) -> Schema {
    json_schema!({ "type": "string", "enum": words.map(|word| word.to_string()).collect::<Vec<_>>() })
}

fn list_of(items: &Schema) -> Schema {
    json_schema!({ "type": "array", "items": items, "uniqueItems": true })
}

/// A list of the words of an enum.
pub(crate) fn list_of_words<E: IntoEnumIterator + Display>(_: &mut SchemaGenerator) -> Schema {
    list_of(&one_of(E::iter()))
}

/// The traits a unit may have written on it.
pub(crate) fn unit_traits(_: &mut SchemaGenerator) -> Schema {
    list_of(&one_of(Trait::WRITTEN.iter()))
}

/// The traits of a leader.
pub(crate) fn leader_traits(generator: &mut SchemaGenerator) -> Schema {
    list_of_words::<LeaderTrait>(generator)
}

/// `north` or `south`.
pub(crate) fn side(_: &mut SchemaGenerator) -> Schema {
    one_of(["north", "south"].into_iter())
}

/// The key of a troop, of any book; the book narrows it down.
pub(crate) fn troop(_: &mut SchemaGenerator) -> Schema {
    let lists = books::ALL.iter().map(|book| json!({ "$ref": format!("#/definitions/{}", troops_of(book)) }));
    json_schema!({ "type": "string", "anyOf": lists.collect::<Vec<_>>() })
}

/// Everybody has a hex, or arrives later.
pub(crate) fn on_the_table_or_later() -> Value {
    json!([{ "required": ["hex"] }, { "required": ["arrives"] }])
}

/// An id.
pub(crate) fn id(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$" })
}

/// A hex.
pub(crate) fn hex(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "string", "pattern": "^[A-Z]{1,2}[1-9][0-9]{0,2}$" })
}

/// Some hexes.
pub(crate) fn hexes(generator: &mut SchemaGenerator) -> Schema {
    list_of(&hex(generator))
}

/// The hexes of a name.
pub(crate) fn named_hexes(generator: &mut SchemaGenerator) -> Schema {
    let mut list = hexes(generator);
    list.insert("minItems".to_owned(), json!(1));
    list
}

/// Activations and units in each.
pub(crate) fn activations(_: &mut SchemaGenerator) -> Schema {
    json_schema!({ "type": "string", "pattern": "^[1-9]x[1-9]$" })
}

/// Shortest and longest length.
pub(crate) fn minutes(generator: &mut SchemaGenerator) -> Schema {
    let minute = u16::json_schema(generator);
    json_schema!({ "type": "array", "items": minute, "minItems": 2, "maxItems": 2 })
}

#[cfg(test)]
mod tests {
    use super::schema;
    use crate::keys;
    use serde_json::Value;
    use std::collections::BTreeSet;

    #[test]
    fn the_schema_lists_the_keys_the_reader_accepts() {
        let schema: Value = serde_json::from_str(&schema()).unwrap();
        let listed =
            |table: &Value| -> BTreeSet<String> { table["properties"].as_object().unwrap().keys().cloned().collect() };
        let accepted = |keys: &[&str]| keys.iter().map(|key| (*key).to_owned()).collect::<BTreeSet<_>>();
        let tables: [(&str, &[&str]); 11] = [
            ("text", &keys::TEXT),
            ("map", &keys::MAP),
            ("name", &keys::NAME),
            ("turns", &keys::TURNS),
            ("army", &keys::ARMY),
            ("unit", &keys::UNIT),
            ("unit-grammar", &keys::UNIT_GRAMMAR),
            ("officer", &keys::OFFICER),
            ("officer-grammar", &keys::OFFICER_GRAMMAR),
            ("arrival", &keys::ARRIVAL),
            ("step", &keys::STEP),
        ];
        assert_eq!(listed(&schema), accepted(&keys::SCENARIO));
        for (name, keys) in tables {
            assert_eq!(listed(&schema["definitions"][name]), accepted(keys), "{name}");
        }
        let others =
            schema["definitions"].as_object().unwrap().values().filter(|table| table["properties"].is_object());
        assert_eq!(others.count(), tables.len(), "a table without keys of the reader");
    }
}
