//! From a file to a draft: everything that says what it should, and nothing of what does not.

use crate::drawing;
use crate::shape::{DRAFT, Key, Shape};
use serde_json::{Map, Value, json};
use toml_edit::{Item, TableLike};
use wire::workshop::Draft;

/// The draft a file says.
pub(crate) fn draft(root: &dyn TableLike) -> Draft {
    from_json(table(root, DRAFT))
}

/// A draft from its keys.
pub(crate) fn from_json(value: Value) -> Draft {
    serde_json::from_value(value).expect("every key was gathered as the draft holds it")
}

/// A draft by its keys.
pub(crate) fn to_json(draft: &Draft) -> Value {
    serde_json::to_value(draft).expect("texts, numbers and lists can always be written")
}

fn table(table: &dyn TableLike, keys: &[Key]) -> Value {
    let found = keys.iter().filter_map(|key| {
        let value = said(table.get(key.name)?, key.shape)?;
        Some((key.draft.to_owned(), value))
    });
    Value::Object(found.collect::<Map<String, Value>>())
}

/// What an item says, if it is of the shape it should have.
fn said(item: &Item, shape: Shape) -> Option<Value> {
    match shape {
        Shape::Text => Some(json!(item.as_str()?)),
        Shape::Number => Some(json!(whole(item.as_integer())?)),
        Shape::Pair => {
            let numbers: Option<Vec<i32>> = item.as_array()?.iter().map(|one| whole(one.as_integer())).collect();
            numbers.filter(|numbers| numbers.len() == 2).map(|numbers| json!(numbers))
        }
        Shape::List | Shape::LongList => {
            // What is no text keeps its place, so that what comes after it has its own.
            let texts = item.as_array()?.iter().map(|one| one.as_str().unwrap_or_default());
            Some(json!(texts.collect::<Vec<_>>()))
        }
        Shape::Drawing => {
            let rows = drawing::rows(item.as_str()?);
            Some(json!(
                rows.into_iter().map(|row| row.chars().map(drawing::drawable).collect()).collect::<Vec<String>>()
            ))
        }
        Shape::Inline(keys) | Shape::Table(keys) => Some(table(item.as_table_like()?, keys)),
        Shape::Rows(keys, _) => rows(item, keys),
    }
}

fn rows(item: &Item, keys: &[Key]) -> Option<Value> {
    if let Some(tables) = item.as_array_of_tables() {
        return Some(tables.iter().map(|one| table(one, keys)).collect());
    }
    let values = item.as_array()?.iter();
    Some(values.map(|one| one.as_inline_table().map_or_else(|| json!({}), |one| table(one, keys))).collect())
}

fn whole(number: Option<i64>) -> Option<i32> {
    number.and_then(|number| i32::try_from(number).ok())
}
