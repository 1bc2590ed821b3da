//! The troop table: every column changed in all its rows at once, which a case must notice, and every cell of every
//! row, which is looked up.

use crate::flips::flip::Flips;
use rulebook::{Allowance, Arm, Factor, Factors, FireAfterMove, Traits, Troop, Weight};
use strum::IntoEnumIterator;

/// A change of one cell: its column, what becomes of it, and how.
struct Change {
    column: &'static str,
    to: String,
    make: Box<dyn Fn(&mut Troop)>,
}

pub(crate) fn flip_all(flips: &mut Flips<'_>, table: &'static [Troop]) {
    // Weights of one weapon are one printed row.
    let mut kinds: Vec<&str> = table.iter().map(kind).collect();
    kinds.dedup();
    for Change { column, to, make } in changes(table) {
        let column = format!("troops.{column}");
        let mut rows = table.to_vec();
        rows.iter_mut().for_each(&make);
        assert_ne!(rows, table, "{column} -> {to} changes nothing");
        flips.flip(&column, "as printed", format!("{to} in every row"), |book| book.troops = rows.leak());
        for name in &kinds {
            let mut rows = table.to_vec();
            rows.iter_mut().filter(|row| kind(row) == *name).for_each(&make);
            if rows != table {
                let to = format!("{to} in the row of {name}");
                flips.look_up(&column, "as printed", to, |book| book.troops = rows.leak());
            }
        }
    }
}

/// `bow` of `bow/light`.
fn kind(troop: &Troop) -> &'static str {
    troop.key.split('/').next().unwrap_or(troop.key)
}

/// Everything a cell of the table can become.
fn changes(table: &[Troop]) -> Vec<Change> {
    // The key and the name are what a row is called; every other column is changed below, or does not compile here.
    let Troop {
        key: _,
        name: _,
        arm: _,
        weight: _,
        elements: _,
        allowance,
        range: _,
        factors,
        after_move: _,
        traits: _,
    } = table[0];
    let Allowance { with_combat: _, without_combat: _, never_more: _ } = allowance;
    let Factors { fire: _, assault: _, melee: _, riposte: _ } = factors;
    let mut found = vec![
        change("arm", "the next", |row| turn(&mut row.arm, Arm::iter())),
        change("weight", "the next", |row| turn(&mut row.weight, Weight::iter())),
        change("allowance.never_more", "turned", |row| row.allowance.never_more ^= true),
    ];
    for (by, to) in [(1, "one more"), (-1, "one less")] {
        found.extend([
            change("elements", to, move |row| add(&mut row.elements, by, 1)),
            change("allowance.with_combat", to, move |row| add(&mut row.allowance.with_combat, by, 0)),
            change("allowance.without_combat", to, move |row| add(&mut row.allowance.without_combat, by, 0)),
            change("range", to, move |row| add(&mut row.range, by, 1)),
            change("factors.fire", to, move |row| add_dice(&mut row.factors.fire, by)),
            change("factors.assault", to, move |row| add_dice(&mut row.factors.assault, by)),
            change("factors.melee", to, move |row| add_dice(&mut row.factors.melee, by)),
            change("factors.riposte", to, move |row| add_dice(&mut row.factors.riposte, by)),
        ]);
        let last = format!("{to} with the last element");
        let weaken = [
            change("factors.fire", &last, move |row| add_last(&mut row.factors.fire, by)),
            change("factors.assault", &last, move |row| add_last(&mut row.factors.assault, by)),
            change("factors.melee", &last, move |row| add_last(&mut row.factors.melee, by)),
            change("factors.riposte", &last, move |row| add_last(&mut row.factors.riposte, by)),
        ];
        // Not every book has guns that weaken, nor in every column.
        found.extend(weaken.into_iter().filter(|change| table.iter().any(|row| changes_row(change, *row))));
    }
    for other in FireAfterMove::iter().filter(|other| table.iter().any(|row| row.after_move != *other)) {
        found.push(change("after_move", &other.to_string(), move |row| row.after_move = other));
    }
    for known in table.iter().fold(Traits::empty(), |all, row| all | row.traits) {
        found.push(change("traits", &format!("not {known}"), move |row| row.traits -= known));
    }
    found
}

fn change(column: &'static str, to: &str, make: impl Fn(&mut Troop) + 'static) -> Change {
    Change { column, to: to.to_owned(), make: Box::new(make) }
}

fn changes_row(change: &Change, row: Troop) -> bool {
    let mut changed = row;
    (change.make)(&mut changed);
    changed != row
}

/// To the next of a closed list, the first after the last.
fn turn<T: PartialEq + Copy>(cell: &mut T, all: impl Iterator<Item = T> + Clone) {
    let one = *cell;
    *cell = all.cycle().skip_while(|other| *other != one).nth(1).unwrap_or(one);
}

/// One more or less, but never less than makes sense.
fn add(cell: &mut u8, by: i8, least: u8) {
    *cell = cell.saturating_add_signed(by).max(least);
}

fn add_dice(factor: &mut Factor, by: i8) {
    *factor = match *factor {
        Factor::Never => Factor::Never,
        Factor::Dice(dice) => Factor::Dice(dice.saturating_add_signed(by)),
        Factor::Weakens { full, last } => Factor::Weakens { full: full.saturating_add_signed(by), last },
        Factor::PerElement => Factor::Dice(4_u8.saturating_add_signed(by)),
    };
}

fn add_last(factor: &mut Factor, by: i8) {
    if let Factor::Weakens { full, last } = *factor {
        *factor = Factor::Weakens { full, last: last.saturating_add_signed(by) };
    }
}
