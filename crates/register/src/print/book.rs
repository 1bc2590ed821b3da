//! The tables of one book.

use super::HEADER;
use super::rust::{import, joined, literal, option, set, words};
use crate::{BookTables, OrderLine, Register, TerrainLine, TroopLine};
use rulebook::{Allowance, DiceLimits, Die, Factor, Factors, TerrainEntry};

/// What the tables may name of `rulebook`.
const NAMES: [&str; 22] = [
    "Allowance",
    "Arm",
    "Barred",
    "Clause",
    "DiceLimits",
    "Die",
    "Face",
    "Factor",
    "Factors",
    "FireAfterMove",
    "Order",
    "OrderKind",
    "OrderRow",
    "Price",
    "Quality",
    "Terrain",
    "TerrainEntry",
    "TerrainRow",
    "Trait",
    "Troop",
    "Weight",
    "Words",
];

pub(super) fn print(register: &Register, tables: &BookTables) -> String {
    let troops = table("The troop table", "TROOPS", "Troop", tables.troops.iter().map(troop));
    let terrain = tables.terrain.iter().map(|row| terrain(row, register));
    let terrain = table("The terrain table, in the order of `Terrain`", "TERRAIN", "TerrainRow", terrain);
    let orders = tables.orders.iter().map(|row| order(row, register));
    let orders = table("The order table", "ORDERS", "OrderRow", orders);
    let die = die(tables.die.die);
    let body = format!("{troops}\n{terrain}\n{orders}\n{die}");
    let imports = import("enumset", &["EnumSet", "enum_set"], &body) + &import("rulebook", &NAMES, &body);
    format!("{HEADER}//! The printed tables of {}.\n\n{imports}\n{body}", tables.book.title())
}

fn table(doc: &str, name: &str, row: &str, rows: impl ExactSizeIterator<Item = String>) -> String {
    let count = rows.len();
    let rows = if count == 0 { String::new() } else { format!("\n{}", joined(rows)) };
    format!("/// {doc}.\npub(crate) static {name}: [{row}; {count}] = [{rows}];\n")
}

fn troop(row: &TroopLine) -> String {
    format!(
        "    Troop {{\n        key: {},\n        name: {},\n        arm: Arm::{:?},\n        weight: Weight::{:?},\n        \
         elements: {},\n        allowance: {},\n        range: {},\n        factors: {},\n        \
         after_move: FireAfterMove::{:?},\n        traits: {},\n    }},\n",
        literal(&row.key),
        words(&row.name),
        row.arm,
        row.weight,
        row.elements,
        allowance(row.allowance),
        row.range,
        factors(&row.factors),
        row.after_move,
        set("Trait", row.traits),
    )
}

fn allowance(allowance: Allowance) -> String {
    let Allowance { with_combat, without_combat, never_more } = allowance;
    if allowance == Allowance::STATIC {
        return "Allowance::STATIC".to_owned();
    }
    format!("Allowance {{ with_combat: {with_combat}, without_combat: {without_combat}, never_more: {never_more} }}")
}

fn factors(factors: &Factors) -> String {
    let [fire, assault, melee, riposte] = [factors.fire, factors.assault, factors.melee, factors.riposte].map(factor);
    format!("Factors {{ fire: {fire}, assault: {assault}, melee: {melee}, riposte: {riposte} }}")
}

fn factor(factor: Factor) -> String {
    match factor {
        Factor::Never => "Factor::Never".to_owned(),
        Factor::Dice(dice) => format!("Factor::Dice({dice})"),
        Factor::Weakens { full, last } => format!("Factor::Weakens {{ full: {full}, last: {last} }}"),
        Factor::PerElement => "Factor::PerElement".to_owned(),
    }
}

fn terrain(row: &TerrainLine, register: &Register) -> String {
    let entry = match row.entry {
        TerrainEntry::Free => "TerrainEntry::Free".to_owned(),
        TerrainEntry::Stop => "TerrainEntry::Stop".to_owned(),
        TerrainEntry::AtMost(hexes) => format!("TerrainEntry::AtMost({hexes})"),
        TerrainEntry::Never => "TerrainEntry::Never".to_owned(),
    };
    format!(
        "    TerrainRow {{\n        terrain: Terrain::{:?},\n        clause: {},\n        name: {},\n        \
         entry: {entry},\n        barred: {},\n        qualities: {},\n        limits: {},\n    }},\n",
        row.terrain,
        clause(&row.clause, register),
        words(&row.name),
        set("Barred", row.barred),
        set("Quality", row.qualities),
        limits(row.limits),
    )
}

fn limits(limits: DiceLimits) -> String {
    let [into, out, fire] =
        [limits.melee_into, limits.melee_out, limits.fire_into].map(|dice| option(dice.map(|dice| dice.to_string())));
    format!(
        "DiceLimits {{ melee_into: {into}, melee_out: {out}, fire_into: {fire}, mounted_only: {} }}",
        limits.mounted_only
    )
}

fn order(row: &OrderLine, register: &Register) -> String {
    format!(
        "    OrderRow {{\n        order: Order::{:?},\n        kind: OrderKind::{:?},\n        clause: {},\n        \
         name: {},\n        cost: {},\n        price: Price::{:?},\n        dice: {},\n    }},\n",
        row.order,
        row.kind,
        clause(&row.clause, register),
        words(&row.name),
        row.cost,
        row.price,
        row.dice,
    )
}

fn die(die: Die) -> String {
    let faces: Vec<String> = die.faces.iter().map(|face| format!("Face::{face:?}")).collect();
    format!("/// The die.\npub(crate) const DIE: Die = Die {{ faces: [{}] }};\n", faces.join(", "))
}

/// `Clause::CamelEffect`.
fn clause(id: &str, register: &Register) -> String {
    let clause = register.clause(id).expect("every clause a table names was looked up when it was read");
    format!("Clause::{}", clause.name)
}
