//! `movement.toml`: hexes a turn, by kind of troop and weight.

use reader::{Table, Value};
use rulebook::{Allowance, Weight};
use std::collections::BTreeMap;

/// A book's movement table. An allowance that could not be read stands as nothing, so that it is noted once.
pub(crate) struct Movement(BTreeMap<String, BTreeMap<Weight, Option<Allowance>>>);

pub(crate) fn read(root: &Table) -> Movement {
    let rows = root.tables();
    Movement(rows.iter().map(|row| (row.name().to_owned(), weights(row))).collect())
}

fn weights(row: &Table) -> BTreeMap<Weight, Option<Allowance>> {
    let words = Weight::ALL.map(|weight| weight.to_string());
    row.only(&words.each_ref().map(String::as_str));
    let cell = |weight: Weight| Some((weight, allowance(&row.get(weight.into())?)));
    let cells: BTreeMap<_, _> = Weight::ALL.into_iter().filter_map(cell).collect();
    if row.values().is_empty() {
        row.report(
            row.problem(format!("no weight{}", row.place().en)).expecting(format!("one of: {}", words.join(", "))),
        );
    }
    cells
}

/// `2`, `1/2`, `1nc`, `1nc!` or `static`.
fn allowance(value: &Value) -> Option<Allowance> {
    let text = value.text()?;
    let read = if text == "static" { Some(Allowance::STATIC) } else { hexes(text) };
    if read.is_none() {
        let problem = value.problem(format!("`{text}` is not an allowance{}", value.place().en));
        let expected = "\"2\", \"1/2\" with / without combat, \"1nc\" without combat only, \"1nc!\" the same and never \
                        more, or \"static\"";
        value.report(problem.expecting(expected));
    }
    read
}

fn hexes(text: &str) -> Option<Allowance> {
    let number = |text: &str| text.parse::<u8>().ok().filter(|hexes| (1..=9).contains(hexes));
    if let Some((with, without)) = text.split_once('/') {
        let (with_combat, without_combat) = (number(with)?, number(without)?);
        return (with_combat < without_combat).then_some(Allowance { with_combat, without_combat, never_more: false });
    }
    let (text, never_more) = text.strip_suffix('!').map_or((text, false), |text| (text, true));
    if let Some(text) = text.strip_suffix("nc") {
        return Some(Allowance { with_combat: 0, without_combat: number(text)?, never_more });
    }
    let hexes = number(text)?;
    (!never_more).then_some(Allowance { with_combat: hexes, without_combat: hexes, never_more })
}

impl Movement {
    /// How far a troop moves: `kind` names a row, `weight` a column.
    pub(crate) fn of(&self, kind: &Value, weight: Weight, weight_value: &Value) -> Option<Allowance> {
        let row = self.row(kind)?;
        if let Some(cell) = row.get(&weight) {
            return *cell;
        }
        let there: Vec<&str> = row.keys().map(|weight| (*weight).into()).collect();
        let what = format!("the movement row [{}] has no `{weight}`{}", kind.text()?, kind.place().en);
        weight_value.report(weight_value.problem(what).expecting(format!("one of: {}", there.join(", "))));
        None
    }

    /// Is there such a row? Noted if not.
    pub(crate) fn has(&self, kind: &Value) -> bool {
        let Some(name) = kind.text() else { return false };
        let known = self.0.contains_key(name);
        if !known {
            let rows: Vec<&str> = self.0.keys().map(String::as_str).collect();
            kind.report(kind.unknown(name, "row of movement.toml").expecting_one_of(name, &rows));
        }
        known
    }

    fn row(&self, kind: &Value) -> Option<&BTreeMap<Weight, Option<Allowance>>> {
        self.0.get(kind.text()?)
    }
}
