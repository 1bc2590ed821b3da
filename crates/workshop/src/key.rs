//! Where something stands in a draft: `north.units[2].traits[0]`.

use serde_json::Value;

/// A part of a way into a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WayPart<'p> {
    /// By this key.
    Key(&'p str),
    /// To this item of a list.
    Item(usize),
}

/// The parts of a way.
pub(crate) fn parts(path: &str) -> Vec<WayPart<'_>> {
    let mut parts = Vec::new();
    for piece in path.split('.').filter(|piece| !piece.is_empty()) {
        let mut pieces = piece.split('[');
        parts.extend(pieces.next().filter(|key| !key.is_empty()).map(WayPart::Key));
        let items = pieces.filter_map(|item| item.strip_suffix(']')?.parse().ok());
        parts.extend(items.map(WayPart::Item));
    }
    parts
}

/// What stands there.
pub(crate) fn at<'v>(draft: &'v Value, parts: &[WayPart<'_>]) -> Option<&'v Value> {
    parts.iter().try_fold(draft, |value, part| match part {
        WayPart::Key(key) => value.get(key),
        WayPart::Item(index) => value.get(index),
    })
}

/// What stands there by a JSON pointer, to be changed: keys that are missing are made.
pub(crate) fn at_mut<'v>(draft: &'v mut Value, pointer: &str) -> Option<&'v mut Value> {
    pointer.split('/').skip(1).try_fold(draft, |value, part| {
        if value.is_array() {
            return value.get_mut(part.parse::<usize>().ok()?);
        }
        if value.is_null() {
            *value = Value::Object(serde_json::Map::new());
        }
        Some(value.as_object_mut()?.entry(part.to_owned()).or_insert(Value::Null))
    })
}

/// A way as a JSON pointer: `/north/units/2/traits/0`.
pub(crate) fn pointer(path: &str) -> String {
    parts(path).iter().fold(String::new(), |pointer, part| match part {
        WayPart::Key(key) => pointer + "/" + &key.replace('~', "~0").replace('/', "~1"),
        WayPart::Item(index) => format!("{pointer}/{index}"),
    })
}

/// The whole way as the reader of a file writes it, in the words of a draft: a map is its rows.
pub(crate) fn of_draft(path: &str) -> String {
    if path == "map.drawing" { "map.rows".to_owned() } else { path.to_owned() }
}
