//! Writing a draft: what differs from its file is changed there, and nothing else.

mod list;
mod rows;

use crate::gather::{self, to_json};
use crate::shape::{DRAFT, Key, Shape};
use crate::written::{self, is_nothing};
use crate::{drawing, limits};
use reader::Sentence;
use serde_json::Value as Json;
use toml_edit::{DocumentMut, InlineTable, Item, Table, Value};
use wire::workshop::Draft;

/// The line that tells an editor where the schema is: the first of a new file.
const HEAD: &str = "#:schema ./scenario.schema.json\n";

/// The file of a draft. With the file it came from, comments, order and layout stay as they are, and a draft that says what
/// the file says leaves every byte as it is; a file that is no TOML is written anew.
///
/// # Errors
/// With a sentence, when it is larger than a battle may be.
pub fn write(draft: &Draft, original: Option<&str>) -> Result<String, Sentence> {
    limits::small(draft)?;
    let wanted = limits::tidied(draft);
    let edited = original.and_then(|text| edited(&wanted, text));
    let text = edited.unwrap_or_else(|| anew(&wanted));
    limits::text(&text).map(|()| text)
}

/// The draft as the one form of a file.
fn anew(draft: &Draft) -> String {
    let mut document = DocumentMut::new();
    table(document.as_table_mut(), DRAFT, &Json::Null, &to_json(draft));
    format!("{HEAD}{document}")
}

/// The file with what differs changed; none where it cannot be edited so that it says the draft.
fn edited(draft: &Draft, text: &str) -> Option<String> {
    limits::text(text).ok()?;
    let bare = text.strip_prefix('\u{feff}').unwrap_or(text);
    let unix = bare.replace("\r\n", "\n");
    let mut document: DocumentMut = unix.parse().ok()?;
    let before = gather::draft(document.as_table());
    if before == *draft {
        return Some(text.to_owned());
    }
    table(document.as_table_mut(), DRAFT, &to_json(&before), &to_json(draft));
    let edited = document.to_string();
    let again: DocumentMut = edited.parse().ok()?;
    if gather::draft(again.as_table()) != *draft {
        return None;
    }
    let edited = if unix.len() < bare.len() { edited.replace('\n', "\r\n") } else { edited };
    Some(if bare.len() < text.len() { format!("\u{feff}{edited}") } else { edited })
}

/// Do two values say the same?
pub(super) fn same(one: &Json, other: &Json) -> bool {
    one == other
        || is_nothing(one) && is_nothing(other) && !one.is_array() && !other.is_array()
        || one.is_null() && other.as_array().is_some_and(Vec::is_empty)
        || other.is_null() && one.as_array().is_some_and(Vec::is_empty)
}

/// Makes a table say what it should.
pub(super) fn table(table: &mut Table, keys: &[Key], before: &Json, after: &Json) {
    for (rank, key) in keys.iter().enumerate() {
        let (was, is) = (&before[key.draft], &after[key.draft]);
        if same(was, is) {
            continue;
        }
        if is_nothing(is) && !is_rows(key.shape, is) {
            remove(table, key.name);
        } else if let Some(item) = table.get_mut(key.name) {
            update(item, key.shape, was, is);
        } else {
            insert(table, &keys[rank + 1..], key.name, built(key.shape, is));
        }
    }
}

/// Tables may be there without saying anything yet.
fn is_rows(shape: Shape, value: &Json) -> bool {
    matches!(shape, Shape::Rows(..)) && !written::items(value).is_empty()
}

/// A new item.
fn built(shape: Shape, after: &Json) -> Item {
    match shape {
        Shape::Text
        | Shape::Number
        | Shape::Pair
        | Shape::List
        | Shape::LongList
        | Shape::Drawing
        | Shape::Inline(_) => Item::Value(value(shape, after)),
        Shape::Table(keys) => Item::Table(new_table(keys, after)),
        Shape::Rows(keys, _) => {
            Item::ArrayOfTables(written::items(after).iter().map(|row| new_table(keys, row)).collect())
        }
    }
}

/// A new table, a blank line before its head.
pub(super) fn new_table(keys: &[Key], after: &Json) -> Table {
    let mut new = Table::new();
    new.decor_mut().set_prefix("\n");
    table(&mut new, keys, &Json::Null, after);
    new
}

/// A value as the one form writes it.
pub(super) fn value(shape: Shape, after: &Json) -> Value {
    let mut value: Value = written::value(shape, after).parse().expect("what is written here is TOML");
    value.decor_mut().clear();
    value
}

/// Makes an item say what it should, in the manner it is written in.
fn update(item: &mut Item, shape: Shape, before: &Json, after: &Json) {
    match (shape, &mut *item) {
        (Shape::List | Shape::LongList, Item::Value(Value::Array(array))) if !before.is_null() => {
            list::update(array, before, after);
        }
        (Shape::Drawing, Item::Value(old)) => redraw(old, after),
        (Shape::Inline(keys) | Shape::Table(keys), Item::Table(old)) => table(old, keys, before, after),
        (Shape::Inline(keys) | Shape::Table(keys), Item::Value(Value::InlineTable(old))) => inline(old, keys, after),
        (Shape::Rows(keys, label), Item::ArrayOfTables(old)) => rows::update(old, (keys, label), before, after),
        (Shape::Rows(keys, _), Item::Value(Value::Array(old))) => list::tables(old, keys, before, after),
        (
            Shape::Text | Shape::Number | Shape::Pair | Shape::List | Shape::LongList | Shape::Inline(_),
            Item::Value(old),
        ) => replace(old, value(shape, after)),
        (
            Shape::Text
            | Shape::Number
            | Shape::Pair
            | Shape::List
            | Shape::LongList
            | Shape::Inline(_)
            | Shape::Drawing
            | Shape::Table(_)
            | Shape::Rows(..),
            _,
        ) => *item = built(shape, after),
    }
}

/// Another value in the same place, with the spaces and the remark beside it.
fn replace(old: &mut Value, mut new: Value) {
    *new.decor_mut() = old.decor().clone();
    *old = new;
}

/// The same table on one line with other values.
pub(super) fn inline(old: &mut InlineTable, keys: &[Key], after: &Json) {
    let new: Value = written::inline(keys, after).parse().expect("what is written here is TOML");
    let Value::InlineTable(mut new) = new else { return };
    // What is no key of ours stays.
    for (key, value) in old.iter().filter(|(key, _)| keys.iter().all(|known| known.name != *key)) {
        new.insert(key, value.clone());
    }
    *new.decor_mut() = old.decor().clone();
    *old = new;
}

/// The same drawing with other letters, or another one.
fn redraw(old: &mut Value, after: &Json) {
    let wanted = written::rows(after);
    let kept = old.as_str().and_then(|text| drawing::redrawn(text, &wanted));
    let text = kept.unwrap_or_else(|| drawing::drawn(&wanted));
    let new: Value = written::drawn(&text).parse().expect("what is written here is TOML");
    replace(old, new);
}

/// Puts an item before those that come after it in the order of a file.
fn insert(table: &mut Table, later: &[Key], name: &str, item: Item) {
    let names: Vec<String> = table.iter().map(|(name, _)| name.to_owned()).collect();
    let comes_later = |name: &String| later.iter().any(|key| key.name == name.as_str());
    let Some(place) = names.iter().position(comes_later) else {
        table.insert(name, item);
        return;
    };
    let tail: Vec<_> = names[place..].iter().filter_map(|name| table.remove_entry(name)).collect();
    table.insert(name, item);
    for (key, item) in tail {
        table.insert_formatted(&key, item);
    }
    // Remarks at the top of a table stay at its top.
    if place == 0 && names.first().is_some_and(|first| table.get(first).is_some_and(Item::is_value)) {
        let first = table.key_mut(&names[0]).and_then(|mut key| {
            let prefix = key.leaf_decor().prefix()?.as_str()?.to_owned();
            key.leaf_decor_mut().set_prefix("");
            Some(prefix)
        });
        if let (Some(prefix), Some(mut key)) = (first, table.key_mut(name)) {
            key.leaf_decor_mut().set_prefix(prefix);
        }
    }
}

/// Takes a key out; the remarks above it go to the key after it.
fn remove(table: &mut Table, name: &str) {
    let names: Vec<String> = table.iter().map(|(name, _)| name.to_owned()).collect();
    let Some((key, item)) = table.remove_entry(name) else { return };
    let remarks = key.leaf_decor().prefix().and_then(|prefix| prefix.as_str()).unwrap_or_default();
    if !item.is_value() || !remarks.contains('#') {
        return;
    }
    let next = names.iter().skip_while(|one| *one != name).nth(1).cloned();
    let Some(next) = next.filter(|next| table.get(next).is_some_and(Item::is_value)) else { return };
    if let Some(mut key) = table.key_mut(&next) {
        let own = key.leaf_decor().prefix().and_then(|prefix| prefix.as_str()).unwrap_or_default().to_owned();
        key.leaf_decor_mut().set_prefix(format!("{remarks}{own}"));
    }
}
