//! Lists: what is at both ends of them and has not changed stays, with the remarks beside it.

use super::{inline, value};
use crate::shape::{Key, Shape};
use crate::written::{self, items};
use serde_json::Value as Json;
use toml_edit::{Array, Value};

/// How many items are the same at the beginning, and then at the end.
fn kept(before: &[Json], after: &[Json]) -> (usize, usize) {
    let head = before.iter().zip(after).take_while(|(one, other)| one == other).count();
    let (before, after) = (&before[head..], &after[head..]);
    (head, before.iter().rev().zip(after.iter().rev()).take_while(|(one, other)| one == other).count())
}

/// Makes a list of texts say what it should.
pub(super) fn update(array: &mut Array, before: &Json, after: &Json) {
    let text = |old: Option<&Value>, item: &Json| {
        let mut new = value(Shape::Text, item);
        if let Some(old) = old {
            *new.decor_mut() = old.decor().clone();
        }
        new
    };
    change(array, items(before), items(after), &text);
}

/// Makes a list of tables say what it should, each written on one line.
pub(super) fn tables(array: &mut Array, keys: &[Key], before: &Json, after: &Json) {
    let table = |old: Option<&Value>, item: &Json| {
        if let Some(Value::InlineTable(old)) = old {
            let mut new = old.clone();
            inline(&mut new, keys, item);
            return Value::InlineTable(new);
        }
        let mut new: Value = written::inline(keys, item).parse().expect("what is written here is TOML");
        new.decor_mut().clear();
        new
    };
    change(array, items(before), items(after), &table);
}

fn change(array: &mut Array, before: &[Json], after: &[Json], new: &dyn Fn(Option<&Value>, &Json) -> Value) {
    if before.len() != array.len() {
        return;
    }
    let (head, tail) = kept(before, after);
    let prefix = |array: &Array, index: usize| {
        let decor = array.get(index).map(|value| value.decor().clone());
        let prefix = decor.as_ref().and_then(|decor| decor.prefix()?.as_str().map(str::to_owned));
        // A remark beside an item is that item’s own.
        prefix.filter(|prefix| !prefix.contains('#'))
    };
    let (changed, wanted) = (before.len() - head - tail, after.len() - head - tail);
    let usual = prefix(array, 1).or_else(|| prefix(array, 0));
    for index in 0..wanted.max(changed) {
        let place = head + index.min(wanted);
        match (index < changed, index < wanted) {
            (true, true) => {
                let value = new(array.get(place), &after[head + index]);
                array.replace_formatted(place, value);
            }
            (true, false) => {
                array.remove(place);
            }
            (false, true) => {
                let mut value = new(None, &after[head + index]);
                let first = if usual.as_deref().is_some_and(|usual| usual.contains('\n')) {
                    usual.as_deref()
                } else {
                    Some("")
                };
                let prefix =
                    if place == 0 { first } else { usual.as_deref().filter(|usual| !usual.is_empty()).or(Some(" ")) };
                value.decor_mut().set_prefix(prefix.unwrap_or_default());
                array.insert_formatted(place, value);
            }
            (false, false) => {}
        }
    }
}
