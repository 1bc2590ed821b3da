//! `troops.toml`: the troop table of a book, one line for each weight.

use super::factors::{self, Columns};
use super::movement::Movement;
use crate::{Bilingual, TroopLine};
use reader::{Table, Value};
use rulebook::{Allowance, Arm, FireAfterMove, Traits, Weight};
use std::collections::BTreeMap;

const KEYS: [&str; 16] = [
    "key",
    "fr",
    "en",
    "arm",
    "weight",
    "weights",
    "movement",
    "elements",
    "range",
    "dice",
    "fire",
    "assault",
    "melee",
    "riposte",
    "after-move",
    "traits",
];

/// The troops of a book; `movement` is nothing if that file could not be read.
pub(crate) fn read(root: &Table, movement: Option<&Movement>) -> Vec<TroopLine> {
    root.only(&["troop"]);
    let rows = root.rows("troop", "key");
    let mut taken = Taken::default();
    let mut troops = Vec::new();
    let mut first: Option<(Columns, String)> = None;
    for row in &rows {
        row.only(&KEYS);
        let columns = Columns::of(row);
        let (of_table, example) = first.get_or_insert_with(|| (columns, row.place().en));
        if columns != *of_table {
            let problem = row.problem(format!("the dice do not stand in the columns of this table{}", row.place().en));
            row.report(problem.expecting(format!("{}, as{example}", of_table.description())));
        }
        taken.note(row);
        troops.extend(lines(row, columns, movement));
    }
    troops
}

/// A row as it stands, or once for each of its weights.
fn lines(row: &Table, columns: Columns, movement: Option<&Movement>) -> Vec<TroopLine> {
    let key = row.need("key").and_then(|value| key(&value));
    let name = Bilingual::read(row, "");
    let arm = row.need("arm").and_then(|value| value.word::<Arm>("arm"));
    let allowances = allowances(row, movement);
    let elements = row.need("elements").and_then(|value| value.number(1..=9));
    let range = row.need("range").and_then(|value| value.number(1..=9));
    let factors = factors::read(row, columns, range);
    let after_move = match row.get("after-move") {
        Some(value) => value.word::<FireAfterMove>("after-move"),
        None => Some(FireAfterMove::Free),
    };
    let traits = match row.get("traits") {
        Some(value) => value.words("trait"),
        None => Some(Traits::empty()),
    };
    let line = |weight, allowance| {
        Some(TroopLine {
            key: key?.to_owned(),
            name: name.clone()?,
            arm: arm?,
            weight,
            elements: elements?,
            allowance,
            range: range?,
            factors: factors?,
            after_move: after_move?,
            traits: traits?,
        })
    };
    let lines = allowances.into_iter().filter_map(|(weight, allowance)| line(weight, allowance));
    if row.has("weights") { lines.map(of_one_weight).collect() } else { lines.collect() }
}

/// `shot`, a row of several weights, as `shot/light`, *shot (light)*.
fn of_one_weight(mut line: TroopLine) -> TroopLine {
    let (fr, en) = weight_words(line.weight);
    line.key = format!("{}/{}", line.key, line.weight);
    line.name = Bilingual { fr: format!("{} ({fr})", line.name.fr), en: format!("{} ({en})", line.name.en) };
    line
}

const fn weight_words(weight: Weight) -> (&'static str, &'static str) {
    match weight {
        Weight::VeryLight => ("très léger", "very light"),
        Weight::Light => ("léger", "light"),
        Weight::Medium => ("moyen", "medium"),
        Weight::Heavy => ("lourd", "heavy"),
        Weight::VeryHeavy => ("très lourd", "very heavy"),
    }
}

/// The weights of a row, each with its movement.
fn allowances(row: &Table, movement: Option<&Movement>) -> Vec<(Weight, Allowance)> {
    let weights = weights(row);
    let Some(kind) = row.need("movement") else { return Vec::new() };
    let Some(movement) = movement.filter(|movement| movement.has(&kind)) else { return Vec::new() };
    let of_weight = |(weight, value): &(Weight, Value)| Some((*weight, movement.of(&kind, *weight, value)?));
    weights.iter().filter_map(of_weight).collect()
}

/// `weight`, or each of `weights`.
fn weights<'f>(row: &Table<'f>) -> Vec<(Weight, Value<'f>)> {
    let Some(several) = row.get("weights") else {
        let one = if row.has("weights") { None } else { row.need("weight") };
        return one.into_iter().filter_map(|value| Some((value.word("weight")?, value))).collect();
    };
    if row.has("weight") {
        let what = format!("`weight` and `weights`{}", row.place().en);
        several.report(several.key_problem(what).expecting("one of the two"));
        return Vec::new();
    }
    if several.words::<Weight>("weight").is_some_and(|weights| weights.is_empty()) {
        let what = format!("`weights` names none{}", row.place().en);
        several.report(several.problem(what).expecting("at least one weight"));
    }
    several.list().unwrap_or_default().into_iter().filter_map(|value| Some((value.word("weight")?, value))).collect()
}

/// `line-infantry`: small letters, digits and hyphens.
fn key<'f>(value: &Value<'f>) -> Option<&'f str> {
    let key = value.text()?;
    let sound =
        |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
    if !key.split('-').all(sound) {
        let problem = value.problem(format!("`{key}` is no key of a troop"));
        value.report(problem.expecting("small letters, digits and hyphens: line-infantry"));
        return None;
    }
    Some(key)
}

/// The keys and names given so far, each with the row that has it.
#[derive(Default)]
struct Taken<'f>(BTreeMap<(&'static str, &'f str), String>);

impl<'f> Taken<'f> {
    fn note(&mut self, row: &Table<'f>) {
        for label in ["key", "fr", "en"] {
            let Some((value, text)) = row.get(label).and_then(|value| Some((value.clone(), value.text()?))) else {
                continue;
            };
            if let Some(other) = self.0.insert((label, text), row.place().en) {
                let what = format!("the {label} `{text}` stands twice:{other} and here");
                value.report(value.problem(what).expecting(format!("a {label} of its own")));
            }
        }
    }
}
