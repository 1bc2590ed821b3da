//! The words of a book for two units of the real table: troops, grounds, works, traits, orders.

use super::duel::{WORKS, grounds};
use crate::table::paragraph;
use crate::terminal;
use crate::terminal::words;
use rulebook::{Factor, Language, OrderKind, Rulebook, Terrain, TerrainEntry, Trait, Troop, Weight, Words};
use serde_json::{Value, json};
use speech::Said;

/// The column of the keys.
const KEY: usize = 4;

/// The lists, in the reader's language.
pub(super) fn page(book: &Rulebook, language: Language) -> String {
    let said = |words: Words| words.in_language(language);
    let width = terminal::width().min(80);
    let heads = [
        Words::new("él.", "el."),
        Words::new("portée", "range"),
        Words::new("mêlée", "melee"),
        Words::new("tir", "fire"),
        Words::new("clé", "key"),
        Words::new("troupe", "troop"),
    ];
    let mut rows = vec![heads.map(|head| said(head).to_owned())];
    rows.extend(book.troops.chunk_by(alike).filter_map(|troops| row(troops, language)));
    let mut page = format!("{} ({})\n\n", book.book.title(), book.troop_clause.id());
    let widest = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or_default();
    let widths = [0, 1, 2, 3, 4].map(widest);
    for [elements, range, melee, fire, key, name] in &rows {
        let before = format!(
            "{elements:>0$}  {range:>1$}  {melee:>2$}  {fire:>3$}  {key:<4$}  ",
            widths[0], widths[1], widths[2], widths[3], widths[4]
        );
        page += &paragraph(&before, name, width);
    }
    page.push('\n');
    if rows.iter().any(|row| row[KEY].ends_with("/…")) {
        let weights = Weight::ALL.map(|weight| weight.to_string()).join(", ");
        page += &paragraph(&format!("{:<9} ", "/…"), &weights, width);
    }
    let names = |found: Vec<(String, &str)>| {
        let items: Vec<String> = found.into_iter().map(|(key, name)| format!("{key} ({name})")).collect();
        items.join(", ")
    };
    let terrain = |one: Terrain| (one.to_string(), said(book.ground(one).name));
    let open = grounds().filter(|one| book.ground(*one).entry != TerrainEntry::Never);
    let traits = Trait::WRITTEN.iter().filter_map(|one| Some((one.to_string(), said(words::unit_trait(one)?))));
    let orders = |kind: OrderKind| -> Vec<(String, &str)> {
        let of_kind = book.orders.iter().filter(|row| row.kind == kind);
        of_kind.map(|row| (row.order.in_language(Language::En).to_owned(), said(row.name))).collect()
    };
    let lists = [
        (Words::new("terrains", "grounds"), open.map(terrain).collect()),
        (Words::new("ouvrages", "works"), WORKS.map(terrain).to_vec()),
        (Words::new("traits", "traits"), traits.collect()),
        (Words::new("attaque", "attack"), orders(OrderKind::Attack)),
        (Words::new("défense", "defence"), orders(OrderKind::Defence)),
    ];
    for (label, found) in lists {
        if !found.is_empty() {
            page += &paragraph(&format!("{:<9} ", said(label)), &names(found), width);
        }
    }
    page
}

/// The key of a troop without its weight.
fn stem(troop: &Troop) -> &str {
    troop.key.split('/').next().unwrap_or(troop.key)
}

/// The same but for their weight?
fn alike(one: &Troop, two: &Troop) -> bool {
    let figures = |troop: &Troop| (troop.elements, troop.range, troop.factors);
    one.key.contains('/') && stem(one) == stem(two) && figures(one) == figures(two)
}

/// Troops that differ in weight alone, in one row.
fn row(troops: &[Troop], language: Language) -> Option<[String; 6]> {
    let troop = troops.first()?;
    let name = troop.name.in_language(language);
    let (key, name) = if troops.len() == 1 {
        (troop.key.to_owned(), name)
    } else {
        let all = troops.len() == Weight::ALL.len();
        let weights: Vec<String> = troops.iter().map(|troop| troop.weight.to_string()).collect();
        let weights = if all { "…".to_owned() } else { weights.join("|") };
        (format!("{}/{weights}", stem(troop)), name.split(" (").next().unwrap_or(name))
    };
    Some([
        troop.elements.to_string(),
        troop.range.to_string(),
        melee(troop, language),
        factor(troop.factors.fire, language),
        key,
        name.to_owned(),
    ])
}

/// The dice of a melee; of an assault before them, where they differ.
fn melee(troop: &Troop, language: Language) -> String {
    let (assault, melee) = (factor(troop.factors.assault, language), factor(troop.factors.melee, language));
    if assault == melee { melee } else { format!("{assault}, {melee}") }
}

/// As the troop table prints it.
fn factor(factor: Factor, language: Language) -> String {
    match factor {
        Factor::Never => "–".to_owned(),
        Factor::Dice(dice) => dice.to_string(),
        Factor::Weakens { full, last } => format!("{full}/{last}"),
        Factor::PerElement => Words::new("1/él.", "1/el.").in_language(language).to_owned(),
    }
}

/// The same for programs.
pub(super) fn json(book: &Rulebook) -> String {
    let name = |words: Words| json!({ "fr": words.fr, "en": words.en });
    let troops = book.troops.iter().map(|troop| {
        json!({
            "key": troop.key, "name": name(troop.name), "arm": troop.arm.to_string(),
            "weight": troop.weight.to_string(), "elements": troop.elements, "range": troop.range,
        })
    });
    let terrain = |one: Terrain| json!({ "key": one.to_string(), "name": name(book.ground(one).name) });
    let orders = book.orders.iter().filter(|row| row.kind != OrderKind::Manoeuvre).map(|row| {
        let kind = if row.kind == OrderKind::Attack { "attack" } else { "defence" };
        json!({ "key": row.order.in_language(Language::En), "name": name(row.name), "kind": kind, "cost": row.cost })
    });
    let view = json!({
        "book": book.book.to_string(),
        "troops": troops.collect::<Vec<Value>>(),
        "grounds": grounds().map(terrain).collect::<Vec<Value>>(),
        "works": WORKS.map(terrain),
        "traits": Trait::WRITTEN.iter().map(|one| one.to_string()).collect::<Vec<_>>(),
        "orders": orders.collect::<Vec<Value>>(),
    });
    format!("{view:#}\n")
}
