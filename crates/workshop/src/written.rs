//! Values as a scenario file writes them.

use crate::drawing;
use crate::shape::{Key, Shape};
use scenario::quoted;
use serde_json::Value;

/// A value on one line, or on as many as it is written on.
pub(crate) fn value(shape: Shape, value: &Value) -> String {
    match shape {
        Shape::Text => quoted(value.as_str().unwrap_or_default()),
        Shape::Number => value.as_i64().unwrap_or_default().to_string(),
        Shape::Pair => {
            let numbers: Vec<String> = items(value).iter().map(Value::to_string).collect();
            format!("[{}]", numbers.join(", "))
        }
        Shape::List => format!("[{}]", texts(value).join(", ")),
        Shape::LongList => {
            texts(value).into_iter().fold("[\n".to_owned(), |text, item| text + "  " + &item + ",\n") + "]"
        }
        Shape::Drawing => drawn(&drawing::drawn(&rows(value))),
        Shape::Inline(keys) | Shape::Table(keys) | Shape::Rows(keys, _) => inline(keys, value),
    }
}

/// A table on one line.
pub(crate) fn inline(keys: &[Key], table: &Value) -> String {
    let written = keys.iter().filter(|key| !is_nothing(&table[key.draft]));
    let written: Vec<String> =
        written.map(|key| format!("{} = {}", key.name, value(key.shape, &table[key.draft]))).collect();
    if written.is_empty() { "{}".to_owned() } else { format!("{{ {} }}", written.join(", ")) }
}

/// A drawing between its quotes.
pub(crate) fn drawn(text: &str) -> String {
    let text: String = text
        .chars()
        .flat_map(|letter| {
            let escaped = letter == '\\' || letter == '"';
            escaped.then_some('\\').into_iter().chain([letter])
        })
        .collect();
    format!("\"\"\"\n{text}\"\"\"")
}

/// The rows of a map.
pub(crate) fn rows(value: &Value) -> Vec<String> {
    items(value).iter().map(|row| row.as_str().unwrap_or_default().to_owned()).collect()
}

/// The items of a list; none of what is no list.
pub(crate) fn items(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn texts(value: &Value) -> Vec<String> {
    items(value).iter().map(|item| quoted(item.as_str().unwrap_or_default())).collect()
}

/// Does a value say nothing, so that its key is left out?
pub(crate) fn is_nothing(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.is_empty(),
        Value::Object(table) => table.values().all(is_nothing),
        Value::Bool(_) | Value::Number(_) => false,
    }
}
