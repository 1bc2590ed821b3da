//! Tables with a head, as many as there are: each stays what it was by its name, wherever it stands now.

use super::{new_table, table};
use crate::shape::Key;
use crate::written::items;
use serde_json::Value as Json;
use toml_edit::{ArrayOfTables, Item, Table};

/// Makes rows say what they should.
pub(super) fn update(rows: &mut ArrayOfTables, (keys, label): (&[Key], &str), before: &Json, after: &Json) {
    let (was, is) = (items(before), items(after));
    let from = origins(label, was, is);
    let moved = !from.iter().flatten().is_sorted();
    let olds: Vec<Table> = rows.iter().cloned().collect();
    let new = from.iter().zip(is).map(|(from, is)| {
        let Some((old, was)) = from.and_then(|from| Some((olds.get(from)?, was.get(from)?))) else {
            return new_table(keys, is);
        };
        let mut row = old.clone();
        table(&mut row, keys, was, is);
        if moved {
            let_go(&mut row);
        }
        row
    });
    let new: Vec<Table> = new.collect();
    rows.clear();
    for row in new {
        rows.push(row);
    }
}

/// Which row each was: by its name, else by its place.
fn origins(label: &str, was: &[Json], is: &[Json]) -> Vec<Option<usize>> {
    let mut free = vec![true; was.len()];
    let mut take = |index: usize| std::mem::replace(&mut free[index], false).then_some(index);
    let by_name = |row: &Json| {
        was.iter()
            .enumerate()
            .filter(|(_, old)| !old[label].is_null() && old[label] == row[label])
            .map(|(index, _)| index)
            .collect::<Vec<_>>()
    };
    let named: Vec<Option<usize>> = is.iter().map(|row| by_name(row).into_iter().find_map(&mut take)).collect();
    (0..)
        .zip(named)
        .map(|(index, named)| named.or_else(|| (index < was.len()).then(|| take(index)).flatten()))
        .collect()
}

/// A table that has been moved has no place of its own any more: it stands where it comes.
fn let_go(table: &mut Table) {
    table.set_position(None);
    for (_, item) in table.iter_mut() {
        if let Item::Table(inner) = item {
            let_go(inner);
        }
    }
}
